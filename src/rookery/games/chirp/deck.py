"""The deck as data: what a command can say, and the reading of a file of 48 cards (CHP-1).

An effect is a word, parameters and the circled number `n`; `"N"` in place of a number means the
circled number as it is boosted. Plain Python, so that a file can be checked without the engine.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from ...core.errors import BadSetup, nearest, one_of

COLOURS = ("yellow", "black", "red", "blue", "grey", "white")
LETTERS = "ykrbgw"
CARDS_PER_COLOUR = 8
FACES = tuple(
    letter + place for letter in LETTERS for place in "abcdefgh"[:CARDS_PER_COLOUR]
)  # ya … yh, ka … kh, …
KINDS = len(FACES)
SIDES = "LRUD"
MOST_BIRDS = 4
MOST_SIDES = 3
LARGEST_NUMBER = 9
LONGEST_TEXT = 32_768
LONGEST_TITLE = 60
OWN_DECKS = ("second", "first")
"""This project's own, by name; the usual one first."""
USUAL = OWN_DECKS[0]

# Marks among the numbers of the compiled table.
THE_NUMBER = -1  # "N": the circled number, boosted
ABSENT = -2
NO_LIMIT = 99
ANY_COLOUR, OWNED, PAID, SAME = -2, 6, 7, 8  # beside the colours themselves, 0 … 5

WORDS = (
    "draw", "salvage", "dig", "refill", "pay", "discard", "steal", "pluck", "prune", "bank",
    "cover", "cover_top", "move", "add", "add_top", "claim", "strip", "swap",
)  # fmt: skip
(
    DRAW, SALVAGE, DIG, REFILL, PAY, DISCARD, STEAL, PLUCK, PRUNE, BANK,
    COVER, COVER_TOP, MOVE, ADD, ADD_TOP, CLAIM, STRIP, SWAP,
) = range(len(WORDS))  # fmt: skip

END, OFF_END, ROUTE, ANYWHERE, MINE, OFF = range(6)  # column `where`
TO_DISCARD, TO_HAND, TO_SCORE = range(3)  # column `to`
ME, ALL, OPPONENT = range(3)  # column `who` of discard
ONE, RICHER = range(2)  # … of steal
REWARD_DRAW, REWARD_STEAL = range(2)  # … of pay
UNCOMPARED, FEWER, MORE = range(3)  # … of cover
FROM_DISCARD, FROM_STOCK = range(2)  # … of add_top


class Parameter(NamedTuple):
    """A parameter of a word: the column it fills, what it may be, and its value if left out
    (None: it may not be left out). Numbers may be "N" if `boostable`."""

    column: str
    names: Mapping[str, int] | None = None
    default: int | None = None
    boostable: bool = False
    flag: bool = False


_WHERE = {"end": END, "off": OFF, "off_end": OFF_END, "route": ROUTE, "any": ANYWHERE}
_COLOUR = {colour: index for index, colour in enumerate(COLOURS)}
_COUNT = Parameter("count", default=1, boostable=True)
_BIRDS = Parameter("most", default=NO_LIMIT, boostable=True)

VOCABULARY: dict[str, dict[str, Parameter]] = {
    "draw": {"then_discard": Parameter("then", default=0)},
    "salvage": {},
    "dig": {},
    "refill": {},
    "pay": {
        "colour": Parameter("colour", _COLOUR),
        "reward": Parameter("who", {"draw": REWARD_DRAW, "steal": REWARD_STEAL}),
        "each": Parameter("then"),
    },
    "discard": {
        "who": Parameter("who", {"me": ME, "all": ALL, "opponent": OPPONENT}),
        "then_draw": Parameter("then", default=ABSENT),
    },
    "steal": {
        "from": Parameter("who", {"one": ONE, "richer": RICHER}),
        "give_back": Parameter("then", default=0, flag=True),
    },
    "pluck": {
        "to": Parameter("to", {"discard": TO_DISCARD, "hand": TO_HAND, "score": TO_SCORE}),
        "where": Parameter("where", {"end": END, "off": OFF, "off_end": OFF_END}),
        "birds_at_most": _BIRDS,
        "colour": Parameter("colour", {"owned": OWNED, "paid": PAID}, ANY_COLOUR),
        "count": _COUNT,
    },
    "prune": {},
    "bank": {
        "colour": Parameter("colour", _COLOUR, ANY_COLOUR),
        "birds_at_most": _BIRDS,
        "count": _COUNT,
    },
    "cover": {
        "where": Parameter("where", _WHERE),
        "birds_at_most": _BIRDS,
        "compared": Parameter("who", {"fewer": FEWER, "more": MORE}, UNCOMPARED),
        "colour": Parameter("colour", {"same": SAME}, ANY_COLOUR),
        "old": Parameter("to", {"hand": TO_HAND}, TO_DISCARD),
        "count": _COUNT,
    },
    "cover_top": {"where": Parameter("where", _WHERE)},
    "move": {},
    "add": {
        "birds_at_most": _BIRDS,
        "colour": Parameter("colour", {"owned": OWNED}, ANY_COLOUR),
        "attach": Parameter("where", {"mine": MINE}, ANYWHERE),
        "over": Parameter("then", default=0, boostable=True),
        "count": _COUNT,
    },
    "add_top": {"from": Parameter("who", {"discard": FROM_DISCARD, "stock": FROM_STOCK})},
    "claim": {"birds_at_most": _BIRDS, "return": Parameter("then", default=0), "count": _COUNT},
    "strip": {},
    "swap": {},
}
MUST_SAY_N = ("pluck", "bank", "cover", "add", "claim")
"""Words whose number does something only where a parameter is "N"."""

COLUMNS = ("birds", "sides", "word", "n", "count", "most", "where", "to", "colour", "then", "who")


@dataclass(frozen=True)
class Card:
    """A card as the file says it, and as the columns of the compiled table (`row`)."""

    face: str
    colour: str
    birds: int
    sides: str
    word: str
    n: int
    row: Mapping[str, int]


@dataclass(frozen=True)
class Deck:
    title: str
    cards: tuple[Card, ...]


def own_deck(name: str) -> str:
    """The text of one of our own."""
    return (Path(__file__).parent / "decks" / f"{name}.toml").read_text(encoding="utf-8")


@functools.cache
def read_deck(text: str) -> Deck:
    """The deck of that name, or the one that a file's text describes; a `BadSetup` says what is
    wrong, and where. No text at all is the first deck: games saved when there was no other say
    nothing."""
    try:
        data = tomllib.loads(own_deck(text or "first") if text in ("", *OWN_DECKS) else text)
    except tomllib.TOMLDecodeError as error:
        raise BadSetup(f"deck: not TOML: {error}") from None
    for name in data:
        if name not in (*COLOURS, "title"):
            raise BadSetup(
                f"deck: {name!r} is no colour; there is {one_of(COLOURS)}.{nearest(name, COLOURS)}"
            )
    title = data.get("title", "")
    if not isinstance(title, str) or len(title) > LONGEST_TITLE:
        raise BadSetup(f"deck: title: a text of at most {LONGEST_TITLE} characters is needed")
    cards = []
    for colour, letter in zip(COLOURS, LETTERS, strict=True):
        listed = data.get(colour)
        if not isinstance(listed, list) or len(listed) != CARDS_PER_COLOUR:
            raise BadSetup(f"deck: {colour}: a list of {CARDS_PER_COLOUR} cards is needed (CHP-1)")
        for place, entry in enumerate(listed):
            face = letter + "abcdefgh"[place]
            cards.append(_read_card(entry, face, colour, f"deck: {colour}, card {place + 1}"))
    return Deck(title, tuple(cards))


def _read_card(entry: object, face: str, colour: str, where: str) -> Card:
    if not isinstance(entry, Mapping):
        raise BadSetup(f"{where}: a table with birds, sides, do and n is needed, not {entry!r}")
    word = entry.get("do")
    if not isinstance(word, str) or word not in VOCABULARY:
        raise BadSetup(f"{where}: do: {word!r} is not {one_of(WORDS)}.{nearest(word, WORDS)}")
    parameters = VOCABULARY[word]
    for name in entry:
        if name not in ("birds", "sides", "do", "n", *parameters):
            known = one_of(parameters) if parameters else "nothing else"
            raise BadSetup(
                f"{where}: {word} does not take {name!r}; it takes {known}."
                + nearest(name, parameters)
            )
    birds = _number(entry.get("birds"), 1, MOST_BIRDS, f"{where}: birds")
    n = _number(entry.get("n"), 1, LARGEST_NUMBER, f"{where}: n")
    sides = _sides(entry.get("sides"), f"{where}: sides")
    row = dict.fromkeys(COLUMNS, 0) | {"count": 1, "most": NO_LIMIT, "colour": ANY_COLOUR}
    for name, parameter in parameters.items():
        row[parameter.column] = _value(entry.get(name), parameter, f"{where}: {name}")
    if word in MUST_SAY_N and "N" not in [entry.get(name) for name in parameters]:
        raise BadSetup(f'{where}: nothing in this command is "N", so its number would do nothing')
    row |= {"birds": birds, "n": n, "word": WORDS.index(word)}
    row["sides"] = sum(1 << SIDES.index(side) for side in sides)
    return Card(face, colour, birds, sides, word, n, row)


def _value(value: object, parameter: Parameter, where: str) -> int:
    if value is None:
        if parameter.default is None:
            needed = one_of(parameter.names) if parameter.names else "a number"
            raise BadSetup(f"{where}: {needed} is needed")
        return parameter.default
    if parameter.flag:
        if isinstance(value, bool):
            return int(value)
        raise BadSetup(f"{where}: true or false, not {value!r}")
    if parameter.names is not None:
        if isinstance(value, str) and value in parameter.names:
            return parameter.names[value]
        raise BadSetup(f"{where}: {one_of(parameter.names)}, not {value!r}")
    if value == "N" and parameter.boostable:
        return THE_NUMBER
    return _number(value, 0, LARGEST_NUMBER, where, ' or "N"' if parameter.boostable else "")


def _number(value: object, smallest: int, largest: int, where: str, other: str = "") -> int:
    if type(value) is int and smallest <= value <= largest:
        return value
    raise BadSetup(f"{where}: a number from {smallest} to {largest}{other}, not {value!r}")


def _sides(value: object, where: str) -> str:
    fine = isinstance(value, str) and set(value) <= set(SIDES) and len(set(value)) == len(value)
    if not fine or not 1 <= len(str(value)) <= MOST_SIDES:
        raise BadSetup(
            f"{where}: one to {MOST_SIDES} different letters of {SIDES}, not {value!r} (CHP-1)"
        )
    return "".join(side for side in SIDES if side in str(value))
