"""`rookery new`: a game of one's own to begin with, a copy of Pluck that keeps all the laws."""

from __future__ import annotations

import keyword
import re
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from ..core.errors import BadSetup
from ..core.registry import GROUP, all_game_ids, find_texts

NAME = re.compile(r"[a-z][a-z0-9_]{1,23}")
SOURCE = "pluck"
ROOT = Path(__file__).parents[3]
"""Of a checkout, if this is one."""
GAMES = Path("src") / "rookery" / "games"


def add_to(app: typer.Typer) -> None:
    app.command("new")(new)


def new(
    name: Annotated[str, typer.Argument(help="A short name: small letters, digits and _.")],
    package: Annotated[
        Path | None,
        typer.Option(
            "--package",
            metavar="DIR",
            help="An own package in this new folder. Default: among the games of a checkout; where"
            " there is none, a package in a folder of that name.",
        ),
    ] = None,
) -> None:
    """Begin a game: a small one that works, to be changed until it is yours."""
    check_name(name)
    if package is None and not (ROOT / GAMES).exists():
        package = Path(name)
    if package is None:
        write(ROOT, in_checkout(name))
        with (ROOT / GAMES / "__init__.py").open("a", encoding="utf-8") as register:
            register.write(f'register("{name}", "rookery.games.{name}")\n')
        print(f"{GAMES / name}: a copy of Pluck, and tests/scenarios/{name}.")
        for module in ("rookery.core.record_types", "rookery.server.typescript"):
            subprocess.run([sys.executable, "-m", module], cwd=ROOT, check=True, stdout=sys.stderr)
        golden = [sys.executable, "-m", "tests.test_golden", name]
        subprocess.run(golden, cwd=ROOT, check=True)
        print(f"Next: pytest -k {name}, then docs/add-a-game.md")
    else:
        if find_spec(name):
            raise BadSetup(f"{name}: there is a Python package of that name already")
        write(package, in_package(name))
        print(f"{package}: a package with a copy of Pluck.")
        print(
            f"Next: pip install -e '{package}[test]', then pytest in it, then rookery play {name}"
        )


def check_name(name: str) -> None:
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadSetup(
            "a game's name is 2 to 24 small letters, digits and _, with a letter first, and no word"
            f" of Python: not {name!r}"
        )
    if name in all_game_ids():
        raise BadSetup(f"there is a game {name} already")


def in_checkout(name: str) -> dict[Path, str]:
    """The files of a game among ours."""
    files = {GAMES / name / path: text for path, text in copied(name).items()}
    scenarios = Path("tests") / "scenarios" / name
    files |= {scenarios / path: text for path, text in copied_scenarios(name).items()}
    return files


def in_package(name: str) -> dict[Path, str]:
    """The files of a package of its own."""

    def from_outside(text: str) -> str:
        return text.replace("from ...core.", "from rookery.core.")

    files = {Path(name) / path: from_outside(text) for path, text in copied(name).items()}
    scenarios = Path("tests") / "scenarios"
    files |= {scenarios / path: text for path, text in copied_scenarios(name).items()}
    files[Path("pyproject.toml")] = PYPROJECT.format(name=name, group=GROUP)
    files[Path("tests") / f"test_{name}.py"] = TESTS.format(name=name)
    files[Path("README.md")] = README.format(name=name, title=title_of(name))
    return files


def copied(name: str) -> dict[Path, str]:
    folder = find_texts(SOURCE).parent
    sources = [*folder.glob("*.py"), *folder.glob("*.pyi"), *folder.glob("text/*.ftl")]
    change = renamer(name)
    return {path.relative_to(folder): change(path.read_text("utf-8")) for path in sorted(sources)}


def copied_scenarios(name: str) -> dict[Path, str]:
    change = renamer(name)
    folder = find_texts(SOURCE).parent / "scenarios"
    return {Path(path.name): change(path.read_text("utf-8")) for path in folder.glob("*.toml")}


def renamer(name: str) -> Callable[[str], str]:
    """Pluck's names become the new game's: its id, its title in three languages, its clauses."""
    title, clauses = title_of(name), f"{name.replace('_', '').upper():X<3.3}-"

    def change(text: str) -> str:
        for old in ("Pluck", "Ягоды»", "Jagody”"):
            text = re.sub(rf"\b{old}", title + old[-1] * (old[-1] in "»”"), text)
        text = re.sub(r"(?m)^title = \w+$", f"title = {title}", text)  # Fluent's
        return re.sub(r"\bpluck\b", name, text).replace("PLU-", clauses)

    return change


def title_of(name: str) -> str:
    return " ".join(word.capitalize() for word in name.split("_"))


def write(folder: Path, files: dict[Path, str]) -> None:
    """All of them, or none: nothing is overwritten."""
    there = [path for path in files if (folder / path).exists()]
    if there:
        raise BadSetup(f"{folder / there[0]} is there already: nothing was written")
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")


PYPROJECT = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "{name}"
version = "0.1"
requires-python = ">=3.11"
dependencies = ["rookery"]

[project.optional-dependencies]
test = ["rookery[laws]"]

[project.entry-points."{group}"]
{name} = "{name}"

[tool.hatch.build.targets.wheel]
packages = ["{name}"]
"""
TESTS = '''\
"""The laws that every game keeps, and the scenarios of this one."""

from __future__ import annotations

from pathlib import Path

import pytest
from rookery.core.registry import find_meta
from rookery.core.scenario import load, run
from rookery.laws import *  # noqa: F403
from rookery.laws import over

pytest_generate_tests = over("{name}")
FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    assert run(load(path)) == []


def test_every_clause_has_a_scenario() -> None:
    proven = {{clause for path in FILES for clause in load(path).clauses}}
    assert set(find_meta("{name}").clauses) <= proven
'''
README = """\
# {title}

A game for Rookery, which has to be installed. It begins as a copy of Pluck: change it, a
file at a time, and keep its tests green.

    pip install -e '.[test]'
    pytest
    rookery play {name}
    rookery serve       # with the extra `server` of Rookery: a board for it comes by itself
"""
