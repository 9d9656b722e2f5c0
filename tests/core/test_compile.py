"""The cache of compiled rules: kept, keyed by what can be reached, and never in the way."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
import pytest

import rookery
from rookery.core.compile import compiled
from rookery.core.compile.kept import _forget_what_is_too_much
from rookery.core.compile.reach import digest, reached
from rookery.core.registry import all_game_ids, find_game

PROGRAM = """
from rookery.core.random import below, generator
print(below(generator(1), 1000))
"""


def run(cache: Path, source: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        # Without Python's own cache: it takes a file of the same second and size for the same.
        env={
            **os.environ,
            "ROOKERY_CACHE": str(cache),
            "PYTHONPATH": str(source),
            "PYTHONDONTWRITEBYTECODE": "1",
        },
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))


def test_compiled_code_is_kept_until_something_that_it_reaches_changes(tmp_path: Path) -> None:
    source, cache = tmp_path / "src", tmp_path / "cache"
    shutil.copytree(Path(rookery.__file__).parent / "core", source / "rookery" / "core")
    (source / "rookery" / "__init__.py").write_text("")

    def kept() -> dict[str, int]:
        return {path.name: path.stat().st_mtime_ns for path in cache.glob("below-*")}

    first = run(cache, source)
    before = kept()
    assert before
    helper = source / "rookery" / "core" / "random.py"
    change(helper, "SEED_BITS = 256", "# A comment.\nSEED_BITS = 256")
    change(helper, '"""The next 64 random bits."""', '"""Other words for the same."""')
    change(
        source / "rookery" / "core" / "events.py",
        "from collections",
        "import math\nfrom collections",
    )
    assert run(cache, source) == first
    assert kept() == before
    change(helper, "_FIVE, _NINE = np.uint64(5)", "_FIVE, _NINE = np.uint64(7)")
    assert run(cache, source) != first
    assert len(kept()) == len(before) + 1


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    assert run(blocked / "cache", Path(rookery.__file__).parent.parent)


def test_what_was_not_used_for_longest_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rookery.core.compile.kept.MOST_KEPT", 250)
    for age, name in enumerate("abcd"):
        (tmp_path / name).write_bytes(bytes(100))
        os.utime(tmp_path / name, (1_000_000 - age, 1_000_000 - age))
    _forget_what_is_too_much(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "b"]


RULES = """
import math
import numpy as np

TABLE = np.array([1, 2, 3], np.int8)
KIND = np.dtype([("a", "i1"), ("b", "i4")])
LIMITS = (3, (4, 5))
STEP = 2

@compiled
def helper(x, by=1):
    return x + STEP * by

@compiled
def other(x):
    '''Nothing calls it.'''
    return x - 1

def closing(inner, count):
    @compiled
    def loop(x):
        for _ in range(count):
            x = inner(x)
        return x
    return loop

@compiled
def rule(x):
    '''A rule.'''
    if x.other > LIMITS[1][0]:
        return loop(TABLE[x.n]) + math.floor(x.n)
    return np.zeros(1, KIND)

loop = closing(helper, 3)
"""


def rule_digest(*changes: tuple[str, str], mark: Callable[..., Any] = compiled) -> str:
    text = RULES
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    names: dict[str, Any] = {"compiled": mark, "__name__": "made_up"}
    exec(textwrap.dedent(text), names)
    return digest(names["rule"])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("STEP = 2", "STEP = 3"),
        ("STEP = 2", "STEP = 2.0"),
        ("STEP = 2", "STEP = np.int8(2)"),
        ("[1, 2, 3]", "[1, 2, 4]"),
        ("[1, 2, 3], np.int8", "[1, 2, 3], np.int16"),
        ('("b", "i4")', '("b", "i2")'),
        ('("b", "i4")])', '("b", "i4")], align=True)'),
        ("(4, 5)", "(4, 6)"),
        ("by=1", "by=2"),
        ("x + STEP", "x - STEP"),
        ("closing(helper, 3)", "closing(helper, 4)"),
        ("closing(helper, 3)", "closing(other, 3)"),
        ("math.floor", "math.ceil"),
        ("x = inner(x)", "x = inner(inner(x))"),
    ],
)
def test_a_change_of_anything_reached_is_another_digest(old: str, new: str) -> None:
    assert rule_digest() == rule_digest()
    assert rule_digest((old, new)) != rule_digest()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("'''A rule.'''", "'''Another text.'''"),
        ("'''A rule.'''", "# A comment, and no text at all"),
        ("x - 1", "x - 2"),
        ("STEP = 2", "\n\n# A comment\nSTEP = 2\nUNRELATED = 4"),
    ],
)
def test_a_change_of_anything_else_is_not(old: str, new: str) -> None:
    assert rule_digest((old, new)) == rule_digest()


def test_how_a_function_is_compiled_counts() -> None:
    import numba

    assert rule_digest(mark=numba.njit(boundscheck=True)) != rule_digest(mark=numba.njit)


def test_a_docstring_that_is_also_a_value_counts() -> None:
    def texts(first: str) -> str:
        names: dict[str, Any] = {"__name__": "made_up"}
        exec(f"def text():\n    {first!r}\n    return {first!r}", names)
        return digest(names["text"])

    assert texts("one") != texts("two")


def test_functions_that_call_each_other_in_a_circle() -> None:
    names: dict[str, Any] = {"__name__": "made_up"}
    exec("def even(n): return n == 0 or odd(n - 1)\ndef odd(n): return not even(n)", names)
    first = digest(names["even"])
    assert first == digest(names["even"])
    assert first != digest(names["odd"])


def test_what_is_not_understood_counts_with_its_whole_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "oddities").mkdir()
    (tmp_path / "oddities" / "__init__.py").write_text("")
    (tmp_path / "oddities" / "rule.py").write_text(
        "class Strange: ...\n\nTHING = Strange()\n\ndef rule():\n    return THING\n"
    )
    monkeypatch.syspath_prepend(tmp_path)

    def now() -> str:
        from importlib import import_module

        from rookery.core.compile import reach

        reach._files.cache_clear()
        for name in ("oddities", "oddities.rule"):
            sys.modules.pop(name, None)
        return digest(import_module("oddities.rule").rule)

    before = now()
    assert now() == before
    (tmp_path / "oddities" / "more.py").write_text("ANYTHING = 1\n")
    assert now() != before


@pytest.mark.parametrize("game_id", all_game_ids())
def test_everything_that_a_game_reaches_is_understood(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No rule falls back to counting whole packages, or every comment would compile it anew."""
    from rookery.bots.tree import grower, opinion_of
    from rookery.core.compile import reach

    def whole_package(folder: Path) -> bytes:
        raise AssertionError(f"not understood in {folder}")

    monkeypatch.setattr(reach, "_files", whole_package)
    reach._part.cache_clear()
    game = find_game(game_id)
    functions = [*vars(game.kernels).values(), grower(game, opinion_of(game))]
    assert len({digest(function) for function in functions}) == len(functions)


def test_names_are_found_in_closures_and_globals() -> None:
    table = np.zeros(3)

    def rule() -> Any:
        return table, RULES

    assert isinstance(rule, FunctionType)
    assert reached(rule) == {"table": table, "RULES": RULES}


def test_what_only_compiled_functions_call_is_made_once_and_not_built_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROOKERY_CACHE", str(tmp_path))  # nothing is found there

    @compiled
    def longer(a: int, b: int = 1) -> int:
        return a + b

    @compiled
    def longest(numbers: Any, more: int) -> int:
        return longer(numbers[0]) + longer(numbers[0], numbers[1]) + longer(7, more)

    assert longest(np.array([120, 100], np.int8), 5) == 121 + 220 + 12
    part = longer._part  # type: ignore[attr-defined]
    assert len(part.overloads) == 1
    assert not longer.overloads  # type: ignore[attr-defined]
    assert longer(1, 2) == 3, "Python can call it all the same"
