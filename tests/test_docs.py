"""README and docs name nothing that is not there."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted(ROOT.glob("docs/**/*.md"))]
PAGES = [page for page in PAGES if page.parent.name != "generated"]
IMAGES = ROOT / "docs" / "images"
_LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
_CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


def links(page: Path) -> Iterator[str]:
    yield from _LINK.findall(_CODE.sub("", page.read_text()))


def anchors(page: Path) -> set[str]:
    """What GitHub calls a page's headings."""
    heads = re.findall(r"^#+ (.+)$", page.read_text(), re.MULTILINE)
    plain = (re.sub(r"[^\w\- ]", "", head.strip().lower()) for head in heads)
    return {head.replace(" ", "-") for head in plain}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_and_pictures_lead_somewhere(page: Path) -> None:
    for link in links(page):
        if link.startswith(("http://", "https://", "mailto:")):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{link} is not there"
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), f"{link}: no such heading"


def test_every_picture_is_shown_somewhere_and_every_game_on_the_readme() -> None:
    shown = {(page.parent / link).resolve() for page in PAGES for link in links(page)}
    assert set(IMAGES.glob("*.png")) <= shown
    readme = set(links(ROOT / "README.md"))
    for page in (ROOT / "docs" / "games").glob("*.md"):
        assert f"docs/games/{page.name}" in readme


def test_what_the_readme_says_to_type_is_there() -> None:
    readme = (ROOT / "README.md").read_text()
    makefile = (ROOT / "Makefile").read_text()
    for target in re.findall(r"\bmake ([a-z-]+)\b", readme):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"make {target}"


def choose(observation: Any, action_mask: Any) -> Any:
    """Some legal decision, for one table or a row of them."""
    return np.asarray(action_mask).argmax(axis=-1)


@pytest.mark.parametrize("page", ["README.md", "docs/library.md", "docs/research.md"])
@pytest.mark.filterwarnings("ignore")  # of the tools that the examples are for
def test_examples_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    """All of a page's, one after the other, as somebody would who tries them."""
    examples = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(), re.DOTALL)
    assert examples
    names: dict[str, Any] = {"choose": choose}
    for example in examples:
        exec(compile(example, page, "exec"), names)


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / "docs" / page).read_text()
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def test_the_bot_of_ten_minutes_plays(tmp_path: Path) -> None:
    """What the page says to write and to type, in the order in which it says so."""
    (program,) = blocks("write-a-bot.md", "python")
    (tmp_path / "dreamers.py").write_text(program)
    (commands,) = blocks("write-a-bot.md", "bash")
    said = []
    for line in commands.splitlines():
        command, *arguments = shlex.split(line)
        assert command == "rookery"
        done = subprocess.run(
            [sys.executable, "-m", "rookery.cli", *arguments],
            cwd=tmp_path, capture_output=True, text=True,
            env={**os.environ, "NUMBA_DISABLE_JIT": "1"},  # small games: nothing to compile
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr
        said.append(done.stdout)
    order = re.findall(r"dreamers:\w+|random", said[0])
    assert order[0] == "dreamers:Dreamer"
