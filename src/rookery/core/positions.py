"""What readable positions leave out, and what is wrong with them, as a game's `complete` says it.

Compiled like the rules: a browser, too, lets people set positions up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from .compile import compiled
from .random import below_after
from .records import Layout, Record
from .text import Refusal, Texts
from .views import Sentence, ViewLayout

NO_SEAT = -1


def wrongs(
    layout: Layout, kinds: Mapping[str, Mapping[str, Any]], clauses: Iterable[str] = ()
) -> ViewLayout:
    """What `complete` may find wrong: texts `position-<kind>` with their arguments. Each says which
    field it is about, if any, and which seat's part of it. The first of the clauses is none."""
    where = {"field": layout.names, "seat": None}
    sentences = {f"position-{kind}": where | dict(more) for kind, more in kinds.items()}
    return ViewLayout(Sentence(sentences, ("", *clauses)))


@compiled
def amiss(
    wrong: Any, clause: int, kind: int, field: int, seat: int, a: int = 0, b: int = 0, c: int = 0
) -> bool:
    """Say what is wrong. (Never true, so that `complete` can return it.)"""
    wrong[0], wrong[1], wrong[2], wrong[3] = clause, kind, field, seat
    wrong[4], wrong[5], wrong[6] = a, b, c
    return False


def in_words(wrong: Refusal, texts: Texts) -> str:
    """One line that names the field."""
    args = dict(wrong.args)
    field, seat = args.pop("field"), args.pop("seat")
    where = f"{field}.{seat}: " if seat != NO_SEAT else f"{field}: " if field else ""
    clause = f" ({wrong.clause})" if wrong.clause else ""
    return where + texts.say(wrong.key, **args) + clause


@compiled
def shuffle_in(pile: Record, missing: Any, kinds: int, above: int, rng: Any) -> None:
    """Put `missing[kind]` cards of each kind, shuffled, just above the lowest `above` cards of a
    pile; `missing` is all zeros then."""
    n = 0
    for kind in range(kinds):
        n += missing[kind]
    for i in range(pile.n - 1, above - 1, -1):
        pile.cards[i + n] = pile.cards[i]
    at = above
    for kind in range(kinds):
        while missing[kind] > 0:
            pile.cards[at] = kind
            missing[kind] -= 1
            at += 1
    pile.n += n
    shuffle_part(pile, above, n, rng)


@compiled
def shuffle_part(pile: Record, start: int, n: int, rng: Any) -> None:
    """As `shuffle` does with a whole pile."""
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    for i in range(n - 1, 0, -1):
        j, a, b, c, d = below_after(a, b, c, d, i + 1)
        card = pile.cards[start + i]
        pile.cards[start + i] = pile.cards[start + j]
        pile.cards[start + j] = card
    rng[0], rng[1], rng[2], rng[3] = a, b, c, d
