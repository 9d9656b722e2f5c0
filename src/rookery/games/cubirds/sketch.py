"""The table as text, for a terminal or a notebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from ...core.text import Texts
from .cards import TABLE
from .view import View

_FLOCKS = {species.name: (species.small_flock, species.big_flock) for species in TABLE}


def sketch(view: View, texts: Texts, names: Sequence[str]) -> str:
    lines = [
        f"{texts.say('word-deck')}: {view.deck}   "
        f"{texts.say('word-discard')}: {sum(view.discard.values())}",
        "",
    ]
    for number, row in enumerate(view.rows, start=1):
        runs = [birds(texts, name, len(list(run))) for name, run in groupby(row)]
        lines.append(f"{texts.say('word-row')} {number}:  " + " │ ".join(runs))
    lines.append("")
    width = max(len(name) for name in names)
    for seat, hand in enumerate(view.hands):
        marks = ("▶" if seat == view.turn else " ") + ("•" if seat == view.dealer else " ")
        known = f" ({texts.say('word-known').lower()}: {several(texts, hand.known)})"
        lines.append(
            f"{marks} {names[seat]:{width}}  {texts.say('word-hand')}: {hand.size}"
            + (known if hand.known and hand.cards is None else "")
            + f"   {texts.say('word-collection')}: {several(texts, view.collections[seat])}"
        )
    if view.you is not None and (cards := view.hands[view.you].cards) is not None:
        lines += ["", f"{texts.say('word-hand')}:"]
        lines += [
            f"  {birds(texts, name, n):22} {texts.say('word-small_flock')} {_FLOCKS[name][0]},"
            f" {texts.say('word-big_flock').lower()} {_FLOCKS[name][1]}"
            for name, n in cards.items()
        ]
    return "\n".join(lines)


def birds(texts: Texts, species: str, count: int) -> str:
    return texts.say("species-count", species=species, count=count)


def several(texts: Texts, cards: Mapping[str, int]) -> str:
    return ", ".join(birds(texts, name, n) for name, n in cards.items()) or "–"
