"""The table as text, for a terminal or a notebook."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.text import Texts
from .cards import SPECIES
from .view import View


def sketch(view: View, texts: Texts, names: Sequence[str]) -> str:
    lines = [
        f"{texts.say('word-visit')}: {view.visit}   {texts.say('word-bush')}: {view.bush}   "
        f"{texts.say('word-aside')}: {view.aside}",
        f"{texts.say('word-gone')}: {birds(texts, view.gone)}",
        "",
    ]
    width = max(map(len, names))
    for seat, hand in enumerate(view.hands):
        marks = ("▶" if seat == view.turn else " ") + ("•" if seat == view.leader else " ")
        bird = texts.say(f"card-{view.sent[seat]}") if view.sent[seat] else "–"
        held = str(hand.size) if hand.cards is None else birds(texts, hand.cards)
        lines.append(
            f"{marks} {names[seat]:{width}}  {texts.say('word-berries')}: {view.berries[seat]}   "
            f"{texts.say('word-sent')}: {bird}   {texts.say('word-hands')}: {held}"
        )
    return "\n".join(lines)


def birds(texts: Texts, counts: dict[str, int]) -> str:
    """Each with its size, which is what counts."""
    return (
        ", ".join(
            f"{n} × {texts.say(f'card-{name}')} ({SPECIES.index(name) + 1})"
            for name, n in counts.items()
        )
        or "–"
    )
