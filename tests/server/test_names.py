"""What people may be called."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rookery.core.meta import LANGUAGES
from rookery.server.names import BadName, clean_line, is_guests, likeness
from rookery.server.words import GUEST_NAMES, guest_name

SITE_TEXTS = Path(__file__).parents[2] / "web" / "src" / "text"

INVISIBLE = (
    "", " ", "\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u00a0", "\u3000", "\u200b\u200d",
    "\u202e", "\u0301\u0302", "\u034f", "\ufe0f", "\U000e0041", "\x00", "\u2800 \u3164",
    "\xa8", "\uffe3",
)  # fmt: skip


@pytest.mark.parametrize("text", INVISIBLE, ids=ascii)
def test_a_name_can_be_seen(text: str) -> None:
    with pytest.raises(BadName) as bad:
        clean_line(text)
    assert bad.value.code == "name_invisible"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Anna   B ", "Anna B"),
        ("Ａｎｎａ", "Anna"),
        ("An\u202ena", "Anna"),
        ("An\u3164na\u2800", "Anna"),
        ("\u0301Anna", "Anna"),
        ("❤\ufe0f", "❤"),
        ("Ёжик", "Ёжик"),
        ("Łukasz O’Neil-Żak", "Łukasz O’Neil-Żak"),
        ("🦆", "🦆"),
        ("´Anna´´", "Anna"),
        ("e\u0301" * 24, "é" * 24),
        ("a" + 40 * "\u0323", "ạ" + 3 * "\u0323"),
    ],
    ids=ascii,
)
def test_a_name_has_one_spelling(text: str, name: str) -> None:
    assert clean_line(text) == name
    assert clean_line(name) == name


@pytest.mark.parametrize("text", ["x" * 25, "🦆" * 25, "\ufdfa" * 3], ids=ascii)
def test_a_name_is_as_long_as_it_looks(text: str) -> None:
    with pytest.raises(BadName) as bad:
        clean_line(text)
    assert bad.value.code == "name_too_long"
    assert clean_line(text[:1]) != ""


def test_names_that_are_taken_for_each_other() -> None:
    assert len({likeness(name) for name in ("Anna", "ANNA", "Аnna", "Ａnna", "An na")}) == 1
    assert likeness("Anna") != likeness("Ann")
    assert likeness("Żaba") != likeness("Zaba")


def test_what_guests_are_called_by_themselves() -> None:
    assert all(is_guests(guest_name()) for _ in range(50))
    assert not is_guests("Wren")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bird_that_lends_guests_its_name_has_one_in_every_language(language: str) -> None:
    said = (SITE_TEXTS / f"{language}.ftl").read_text()
    assert all(re.search(rf"(?m)^guest-{bird.lower()} = \S", said) for bird in GUEST_NAMES)
