"""The table of the deck, for the rules page.

Every figure of the deck is this project's own (the printed list is not public); the structure,
six colours of eight cards, is confirmed.
"""

from __future__ import annotations

from ...core.text import Texts
from .deck import COLOURS, USUAL, read_deck
from .says import command


def component_tables(texts: Texts) -> list[list[list[str]]]:
    """The deck, for the rules page: a table for each colour."""
    heads = [texts.say(f"rules-table-{head}") for head in ("card", "birds", "sides", "command")]
    tables = []
    for colour in COLOURS:
        rows = []
        for card in read_deck(USUAL).cards:
            if card.colour == colour:
                line = command(card, card.n)
                sides = " ".join(texts.say("side", side=side) for side in card.sides)
                said = texts.say(line.key, **line.args)
                name = f"{card.face} {texts.say('colour-name', colour=colour)}"
                rows.append([name, str(card.birds), sides, said])
        tables.append([heads, *rows])
    return tables
