"""The table as text, for a terminal or a notebook."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.text import Texts
from .cards import FEATURES
from .view import Player, View, Wire


def sketch(view: View, texts: Texts, names: Sequence[str]) -> str:
    lines = [
        f"{texts.say('word-round')} {view.round}   {texts.say('word-deck')}: {view.deck}"
        + f"   {texts.say('word-under')}: {view.under}"
        + (f"   {texts.say('word-stopped')}" if view.stopped else ""),
        "",
    ]
    places = [
        f"{slot}: {card_name(texts, card) if card else '–'}"
        for slot, card in enumerate(view.open_row, start=1)
    ]
    lines += [f"{texts.say('word-open_row')}:  " + " │ ".join(places), ""]
    width = max(len(name) for name in names)
    for seat, player in enumerate(view.players):
        mark = "▶" if seat == view.turn else "×" if player.passed else " "
        lines.append(
            f"{mark} {names[seat]:{width}}  {texts.say('word-hand')}: {player.hand}"
            f"   {texts.say('word-personal_deck')}: {player.deck}"
            f"   {texts.say('word-total')}: {player.sheet.total}"
        )
        lines.append(" " * (width + 4) + sheet_line(texts, player, len(view.column)))
    if view.wire is not None:
        lines += ["", *wire_lines(texts, view.wire)]
    if view.you is not None:
        own = view.players[view.you]
        lines += ["", f"{texts.say('word-hand')}: {several(texts, own.cards or [])}"]
        if own.order is not None:
            lines.append(f"{texts.say('word-personal_deck')}: {several(texts, own.order)}")
        if view.stack is not None and view.stack.cards is not None:
            lines.append(f"{texts.say('word-stack')}: {several(texts, view.stack.cards)}")
    return "\n".join(lines)


def sheet_line(texts: Texts, player: Player, squares: int) -> str:
    """The boxes, flaps and trophies of a sheet."""
    sheet = player.sheet
    written = [f"{name(texts, f)} {sheet.boxes[f]}" for f in FEATURES if f in sheet.boxes]
    parts = [
        f"{texts.say('word-boxes')}: {', '.join(written) or '–'}",
        f"{texts.say('word-flaps')}: {sheet.flaps}/{squares}",
    ]
    if sheet.trophies:
        trophies = ", ".join(name(texts, bird) for bird in sheet.trophies)
        parts.append(f"{texts.say('word-trophies')}: {trophies}")
    return "   ".join(parts)


def wire_lines(texts: Texts, wire: Wire) -> list[str]:
    """The row with its places; sets in brackets with their feature."""
    starts = {a_set.start: a_set for a_set in wire.sets}
    ends = {a_set.end for a_set in wire.sets}
    parts = []
    for place, card in enumerate(wire.cards, start=1):
        opening = f"[{name(texts, starts[place].feature)}: " if place in starts else ""
        closing = "]" if place in ends else ""
        parts.append(f"{opening}{place} {card_name(texts, card)}{closing}")
    lines = [f"{texts.say('word-row')}: " + (" │ ".join(parts) or "–")]
    if wire.guest is not None:
        lines.append(f"{texts.say('word-guest')}: {card_name(texts, wire.guest)}")
    return lines


def name(texts: Texts, feature: str) -> str:
    return texts.say("feature-name", feature=feature)


def card_name(texts: Texts, card: str) -> str:
    return texts.say("card-name", card=card)


def several(texts: Texts, cards: Sequence[str]) -> str:
    return ", ".join(card_name(texts, card) for card in cards) or "–"
