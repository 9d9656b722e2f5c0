"""The table as text, for a terminal or a notebook."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.text import Texts
from .view import Place, View


def sketch(view: View, texts: Texts, names: Sequence[str]) -> str:
    shown = [_place(place, texts, names) for place in view.places]
    widths = [max(len(text) for text in column) for column in shown]
    lines = [
        f"{texts.say('word-duck_deck')}: {view.duck_deck}{_bottom(view, texts)}   "
        f"{texts.say('word-action_deck')}: {view.action_deck}   "
        f"{texts.say('word-discard')}: {sum(view.discard.values())}",
        "",
        "  ".join(str(n).center(width) for n, width in enumerate(widths, start=1)),
    ]
    for level in range(len(shown[0])):
        line = "  ".join(
            column[level].center(width) for column, width in zip(shown, widths, strict=True)
        )
        if line.strip():
            lines.append(line.rstrip())
    if view.order:
        lines.append(f"{texts.say('word-new_order')}: {' '.join(map(str, view.order))} …")
    lines.append("")
    width = max(len(name) for name in names)
    for seat, hunter in enumerate(view.hunters):
        mark = "▶" if seat == view.turn else " "
        lines.append(
            f"{mark} {names[seat]:{width}}  {texts.say('card-name', card=hunter.colour)}:"
            f" {texts.say('word-afloat').lower()} {hunter.afloat},"
            f" {texts.say('word-shot').lower()} {hunter.shot}"
        )
    if view.you is not None and (cards := view.hands[view.you].cards) is not None:
        held = ", ".join(texts.say("action-name", card=card) for card in cards)
        lines += ["", f"{texts.say('word-hand')}: {held or '–'}"]
    return "\n".join(lines)


def _place(place: Place, texts: Texts, names: Sequence[str]) -> list[str]:
    """A place from the sky down: target, splash, card, hidden duck."""
    card = texts.say("card-name", card=place.card) if place.card else "–"
    return [
        "◎" if place.target else "·",
        f"≈ {names[place.splash]}" if place.splash is not None else "",
        card,
        f"({texts.say('card-name', card=place.hides)})" if place.hides else "",
    ]


def _bottom(view: View, texts: Texts) -> str:
    if not view.known_bottom:
        return ""
    known = ", ".join(texts.say("card-name", card=card) for card in view.known_bottom)
    return f" ({texts.say('word-known_bottom').lower()}: {known})"
