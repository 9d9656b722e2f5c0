"""Decks made better at random: change something, play a few hundred quick games, keep what comes
nearer to the aims. What it starts from decides what it finds; a person reads the result.

The aims: games end by thirty points, at every number of players; they last as long as those with
the first deck; no seat is ahead, counted from the one that begins; the branch counts beside what
goes from the hand to the scoring pile; and every command is heard, and does something.
"""

from __future__ import annotations

import math
import random
import time
import tomllib
from collections.abc import Iterator
from typing import Any

import numpy as np

from ...core.errors import BadSetup
from .deck import COLOURS, MOST_SIDES, SIDES, VOCABULARY, WORDS, own_deck, read_deck
from .scoring import POINTS_TO_WIN
from .trial import (
    BEST,
    DECISIONS,
    DID,
    HEARD,
    ON_BRANCHES,
    OTHERS,
    STARTER,
    THIRTY,
    WINNER,
    Trial,
    play_trial,
)

Entries = dict[str, list[dict[str, Any]]]
"""A deck as its file says it: for each colour its cards."""

SEATS = (2, 3, 4, 5)
GAMES = 400
"""Played with every deck that is tried, at every number of players."""
BY_THIRTY = 0.7
"""The share of the games that should end by thirty points; hawks are at about the same."""
AHEAD = 0.03
ON_THE_BRANCH = 0.3
DOES_SOMETHING, OFTEN_ENOUGH = 0.4, 0.25
LARGEST_NUMBER = 4


def improve(text: str, seconds: float, seed: int) -> Entries:
    """The best deck that was met on the way from one."""
    rng, until = random.Random(seed), time.monotonic() + seconds
    lengths = {
        seats: play_trial(seats, own_deck("first"), GAMES, seed).games[:, DECISIONS].mean()
        for seats in SEATS
    }
    best = tomllib.loads(text)
    dealt = seed
    least = distance(best, lengths, dealt)
    tried = 0
    while time.monotonic() < until:
        tried += 1
        if tried % 50 == 0:  # other deals, or what is found is luck
            dealt += 1
            least = distance(best, lengths, dealt)
        changed = another(best, rng)
        found = distance(changed, lengths, dealt)
        if found < least:
            best, least = changed, found
    return best


def another(deck: Entries, rng: random.Random) -> Entries:
    """The same with a card or two changed, no command twice."""
    while True:
        changed = {colour: [dict(card) for card in deck[colour]] for colour in COLOURS}
        for _ in range(rng.choice((1, 1, 2, 3))):
            change(changed[rng.choice(COLOURS)], rng)
        try:
            cards = read_deck(written(changed)).cards
        except BadSetup:
            continue
        said = {tuple(v for k, v in c.row.items() if k not in ("birds", "sides")) for c in cards}
        if len(said) == len(cards) and {card.word for card in cards} == set(WORDS):
            return changed


def change(cards: list[dict[str, Any]], rng: random.Random) -> None:
    """Something about the cards of a colour. Birds are swapped: their sum stays."""
    card, other = rng.sample(cards, 2)
    what = rng.choice(("birds", "sides", "n", "n", "command"))
    if what == "birds":
        card["birds"], other["birds"] = other["birds"], card["birds"]
    elif what == "sides":
        sides = set(card["sides"]) ^ {rng.choice(SIDES)}
        if 1 <= len(sides) <= MOST_SIDES:
            card["sides"] = "".join(side for side in SIDES if side in sides)
    elif what == "n":
        card["n"] = min(max(card["n"] + rng.choice((-1, 1)), 1), LARGEST_NUMBER)
    else:
        change_command(card, rng)


def change_command(card: dict[str, Any], rng: random.Random) -> None:
    """One of its parameters."""
    names = list(VOCABULARY[card["do"]].items())
    if not names:
        return
    name, parameter = rng.choice(names)
    if parameter.names:
        values: list[Any] = [*parameter.names]
    elif parameter.flag:
        values = [True, False]
    else:
        values = ["N", 1, 2, 3] if parameter.boostable else [1, 2, 3]
    if parameter.default is not None:
        values.append(None)
    value = rng.choice(values)
    card.pop(name, None)
    if value is not None:
        card[name] = value


def distance(deck: Entries, lengths: dict[int, float], seed: int) -> float:
    """How far a deck is from the aims."""
    text = written(deck)
    return sum(
        math.fsum(complaints(seats, play_trial(seats, text, GAMES, seed), lengths[seats]))
        for seats in SEATS
    )


def complaints(seats: int, trial: Trial, usual_length: float) -> Iterator[float]:
    games, commands = trial.games, trial.commands
    by_thirty, best = games[:, THIRTY].mean(), games[:, BEST].mean()
    yield 8 * max(0.0, BY_THIRTY - by_thirty) ** 2 + 12 * max(0.0, 1 - best / POINTS_TO_WIN) ** 2
    yield 3 * math.log(games[:, DECISIONS].mean() / usual_length) ** 2
    wins = np.bincount((games[:, WINNER] - games[:, STARTER]) % seats, minlength=seats)
    yield 8 * max(0.0, wins.max() / len(games) - 1 / seats - AHEAD) ** 2
    points = games[:, BEST].sum() + games[:, OTHERS].sum()
    yield 3 * max(0.0, ON_THE_BRANCH - games[:, ON_BRANCHES].sum() / points) ** 2
    heard = commands[:, HEARD]
    does = commands[:, DID] / np.maximum(heard, 1)
    often = heard / heard.mean()
    yield 0.15 * float((np.maximum(0, DOES_SOMETHING - does) ** 2).sum())
    yield 0.6 * float((np.maximum(0, OFTEN_ENOUGH - often) ** 2).sum())


def written(deck: Entries) -> str:
    """A deck as a file."""
    lines = [f'title = "{deck.get("title", "")}"']
    for colour in COLOURS:
        lines += ["", f"{colour} = ["]
        for card in deck[colour]:
            fields = ", ".join(f"{name} = {_value(value)}" for name, value in card.items())
            lines.append(f"  {{ {fields} }},")
        lines.append("]")
    return "\n".join(lines) + "\n"


def _value(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)
