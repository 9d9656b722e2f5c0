"""What people call themselves and their tables: one visible line, in one spelling.

PRECIS (RFC 8266, nicknames) settles width, spaces and composition, and forbids what no keyboard
means. What only hides in a text (marks of direction, joiners, blank letters) is dropped first, so
that a name that was pasted is mended rather than refused.
"""

from __future__ import annotations

import re
import unicodedata

from precis_i18n import get_profile
from wcwidth import iter_graphemes

from .contract import LIMITS, ErrorCode
from .words import GUEST_NAMES, clean

MOST_MARKS = 3
"""Accents on one letter."""

_NICKNAME = get_profile("NicknameCasePreserved")
_BLANK = dict.fromkeys(
    map(ord, "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159\u034f\u180b\u180c\u180d\u180f")
) | dict.fromkeys((*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
"""Letters and symbols that show nothing, and selectors of variants."""
_LATIN_LOOKS = str.maketrans(
    "авекмнорстухіјѕԁһԛԝӏ" + "αβεζηικμνορτυχ", "abekmhopctyxijsdhqwl" + "abezhikmnoptyx"
)
"""Small letters, as case folding leaves them, that look like Latin ones in one of the cases."""
_GUEST = re.compile(rf"({'|'.join(GUEST_NAMES)}) \d\d", re.IGNORECASE)


class BadName(ValueError):
    """`code` is for programs, and for the site to say it in the reader's language."""

    def __init__(self, code: ErrorCode, message: str) -> None:
        super().__init__(message)
        self.code = code


def clean_line(text: str, longest: int = LIMITS["name"]) -> str:
    """The name, or the title, as it is kept and shown; `BadName` says why it cannot be one. Length
    is counted in what one sees: an accented letter or an emoji is one."""
    text = unicodedata.normalize("NFKC", text.translate(_BLANK))  # lone accents are spaces then
    line = _without_piled_marks(clean(text))
    if not line:
        raise BadName("name_invisible", "a name needs at least one visible letter")
    try:
        line = _NICKNAME.enforce(line)
    except UnicodeEncodeError as error:
        wrong = f"U+{ord(error.object[error.start]):04X}"
        raise BadName("name_not_allowed", f"{wrong} cannot be part of a name") from None
    length = sum(1 for _ in iter_graphemes(line))
    if length > longest or len(line) > 2 * longest:
        raise BadName("name_too_long", f"at most {longest} characters fit, not {length}")
    return line


def _without_piled_marks(text: str) -> str:
    """Accents need a letter to sit on, and a letter carries only so many."""
    kept: list[str] = []
    marks = MOST_MARKS
    for character in text:
        is_mark = unicodedata.category(character) in ("Mn", "Me", "Mc")
        if not (is_mark and marks == MOST_MARKS):
            kept.append(character)
            marks = marks + 1 if is_mark else MOST_MARKS if character == " " else 0
    return "".join(kept).strip()


def likeness(name: str) -> str:
    """Names that one takes for each other have the same: case, width, spaces and letters of other
    alphabets that look like Latin ones make no difference."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return folded.translate(_LATIN_LOOKS).replace(" ", "")


def is_guests(name: str) -> bool:
    """Whether it is one of the names that guests get by themselves."""
    return _GUEST.fullmatch(name) is not None
