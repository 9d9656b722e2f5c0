"""What a card says: its command, made from its row of the deck. Compiled."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.compile import compiled
from ...core.text import Line
from ...core.views import Arguments, Names, Sentence, ViewLayout
from .deck import (
    ABSENT,
    ADD,
    ADD_TOP,
    BANK,
    CLAIM,
    COLOURS,
    COVER,
    COVER_TOP,
    DISCARD,
    DRAW,
    END,
    FROM_STOCK,
    MINE,
    NO_LIMIT,
    OFF,
    OFF_END,
    PAY,
    PLUCK,
    RICHER,
    ROUTE,
    STEAL,
    THE_NUMBER,
    WORDS,
    Card,
)  # fmt: skip
from .record import DeckTableCardsRecord
from .state import DeckTable
from .wide import wide

_WHERE = {END: "end", OFF: "off", OFF_END: "off_end", ROUTE: "route"}
WHERE = tuple(_WHERE.get(where, "any") for where in range(max(*_WHERE, MINE) + 1))
LARGEST = 128
SHOWN = tuple(str(n) for n in range(LARGEST)) + tuple(f"({n})" for n in range(LARGEST))
"""A figure as it is to be shown: plain, or the circled number in brackets."""
_COLOUR = (*COLOURS, "owned", "paid", "same", "any")
_NUMBER = {"n": None}
_FIGURES: dict[str, Names | None] = {
    **_NUMBER,
    "count": None,
    "count_shown": SHOWN,
    "birds": None,
    "birds_shown": SHOWN,
    "colour": _COLOUR,
    "where": WHERE,
    "to": ("discard", "hand", "score"),
    "compared": ("no", "fewer", "more"),
    "attach": ("any", "mine"),
    "then": None,
    "then_shown": SHOWN,
}
_ARGUMENTS: dict[str, Arguments] = {
    "draw": {**_NUMBER, "then": None},
    "pay": {**_NUMBER, "colour": _COLOUR, "each": None, "reward": ("draw", "steal")},
    "discard": {**_NUMBER, "who": ("me", "all", "opponent"), "draws": ("no", "yes"), "more": None},
    "steal": {**_NUMBER, "from": ("one", "richer"), "gives": ("no", "yes")},
    "add_top": {**_NUMBER, "from": ("discard", "stock")},
    **dict.fromkeys(("pluck", "bank", "cover", "cover_top", "add", "claim"), _FIGURES),
}
COMMAND = Sentence({f"command-{word}": _ARGUMENTS.get(word, _NUMBER) for word in WORDS})


@compiled
def say_command(row: DeckTableCardsRecord, number: int, words: Any) -> None:
    """A card's command with its number as it is boosted: `command-<word>`.

    `n` is that number. A figure that may be it or not comes twice: plain, to choose a plural by,
    and as it is to be shown, the circled number in brackets.
    """
    word, who, then = wide(row.word), wide(row.who), wide(row.then)
    words[0], words[1] = word, number
    if word == DRAW:
        words[2] = then
    elif word == PAY:
        words[2], words[3], words[4] = colour_word(wide(row.colour)), then, who != 0
    elif word == DISCARD:
        words[2], words[3], words[4] = min(who, 2), then != ABSENT, 0 if then == ABSENT else then
    elif word == STEAL:
        words[2], words[3] = who == RICHER, then != 0
    elif word == ADD_TOP:
        words[2] = who == FROM_STOCK
    elif word in (PLUCK, BANK, COVER, COVER_TOP, ADD, CLAIM):
        say_figure(wide(row.count), number, words[2:])
        say_figure(wide(0) if row.most == NO_LIMIT else wide(row.most), number, words[4:])
        words[6], words[7], words[8] = colour_word(wide(row.colour)), row.where, min(row.to, 2)
        words[9], words[10] = who if who <= 2 else 0, row.where == MINE
        say_figure(then, number, words[11:])


@compiled
def say_figure(figure: int, number: int, words: Any) -> None:
    """Twice: plain, to choose a plural by, and as it is to be shown."""
    circled = figure == THE_NUMBER
    words[0] = number if circled else figure
    words[1] = words[0] + (LARGEST if circled else 0)


@compiled
def colour_word(colour: int) -> int:
    return colour if colour >= 0 else len(_COLOUR) - 1


_SAID = ViewLayout(COMMAND)


def command(card: Card, number: int) -> Line:
    """The same for a card that is in no game."""
    row, words = np.zeros(1, DeckTable.dtype["cards"].base), _SAID.new()
    for column, value in card.row.items():
        row[0][column] = value
    say_command(row[0], number, words[0]["shown"])
    line: Line = _SAID.read(_SAID.json(words))
    return line
