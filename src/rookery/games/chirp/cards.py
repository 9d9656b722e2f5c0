"""Cards for people: what a command says, made from its effect, and the table of the deck.

Every figure of the deck is this project's own (the printed list is not public); the structure,
six colours of eight cards, is confirmed.
"""

from __future__ import annotations

from ...core.text import Line, Texts
from .deck import (
    ABSENT,
    ALL,
    ANY_COLOUR,
    COLOURS,
    END,
    FEWER,
    FROM_STOCK,
    ME,
    MINE,
    MORE,
    NO_LIMIT,
    OFF,
    OWNED,
    PAID,
    RICHER,
    ROUTE,
    SAME,
    THE_NUMBER,
    TO_DISCARD,
    TO_HAND,
    Card,
    read_deck,
)

_WHERE = {END: "end", OFF: "off", ROUTE: "route"}
_COLOUR = {ANY_COLOUR: "any", OWNED: "owned", PAID: "paid", SAME: "same"} | dict(enumerate(COLOURS))
_TO = {TO_DISCARD: "discard", TO_HAND: "hand"}
_COMPARED = {FEWER: "fewer", MORE: "more"}


def command(card: Card, number: int) -> Line:
    """The text of a card's command with its number as it is boosted: `command-<word>`.

    `n` is that number. A figure that may be it or not comes twice: plain, to choose a plural by,
    and as it is to be shown, the circled number in brackets.
    """
    row = card.row
    args: dict[str, str | int] = {"n": number}

    def figure(name: str, value: int) -> None:
        circled = value == THE_NUMBER
        args[name] = number if circled else value
        args[f"{name}_shown"] = f"({number})" if circled else str(value)

    word = card.word
    if word == "draw":
        args["then"] = row["then"]
    elif word == "pay":
        args |= {"colour": _COLOUR[row["colour"]], "each": row["then"]}
        args["reward"] = "steal" if row["who"] else "draw"
    elif word == "discard":
        args["who"] = {ME: "me", ALL: "all"}.get(row["who"], "opponent")
        args["draws"] = "no" if row["then"] == ABSENT else "yes"
        args["more"] = 0 if row["then"] == ABSENT else row["then"]
    elif word == "steal":
        args["from"] = "richer" if row["who"] == RICHER else "one"
        args["gives"] = "yes" if row["then"] else "no"
    elif word == "add_top":
        args["from"] = "stock" if row["who"] == FROM_STOCK else "discard"
    elif word in ("pluck", "bank", "cover", "cover_top", "add", "claim"):
        figure("count", row["count"])
        figure("birds", 0 if row["most"] == NO_LIMIT else row["most"])
        args["colour"] = _COLOUR[row["colour"]]
        args["where"] = _WHERE.get(row["where"], "any")
        args["to"] = _TO.get(row["to"], "score")
        args["compared"] = _COMPARED.get(row["who"], "no")
        args["attach"] = "mine" if row["where"] == MINE else "any"
        figure("then", row["then"])
    return Line(f"command-{word}", args)


def component_tables(texts: Texts) -> list[list[list[str]]]:
    """The deck, for the rules page: a table for each colour."""
    heads = [texts.say(f"rules-table-{head}") for head in ("card", "birds", "sides", "command")]
    tables = []
    for colour in COLOURS:
        rows = []
        for card in read_deck("").cards:
            if card.colour == colour:
                line = command(card, card.n)
                sides = " ".join(texts.say("side", side=side) for side in card.sides)
                said = texts.say(line.key, **line.args)
                name = f"{card.face} {texts.say('colour-name', colour=colour)}"
                rows.append([name, str(card.birds), sides, said])
        tables.append([heads, *rows])
    return tables
