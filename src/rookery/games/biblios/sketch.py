"""The table as text, for a terminal or a notebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...core.text import Texts
from .cards import CATEGORIES
from .view import Sale, View


def sketch(view: View, texts: Texts, names: Sequence[str]) -> str:
    say = texts.say
    dice = "   ".join(
        f"{say('category-name', category=name)} [{die}]" for name, die in view.dice.items()
    )
    lines = [
        f"{say('word-dice')}:  {dice}",
        f"{say('word-deck')}: {view.deck}   {say('word-auction')}: {view.auction}   "
        f"{say('word-discard')}: {sum(view.discard.values())} + {view.face_down}",
        "",
    ]
    if view.public:
        lines += [f"{say('word-public')}:  {several(texts, view.public)}", ""]
    if view.gift is not None and view.gift.drawn is not None:
        lines += [f"{say('word-drawn')}:  {card(texts, view.gift.drawn)}"]
    if view.gift is not None and view.gift.kept is not None:
        lines += [f"{say('word-kept')}:  {card(texts, view.gift.kept)}"]
    if view.church is not None:
        lines += [f"{say('word-church')}:  {card(texts, view.church)}", ""]
    if view.sale is not None:
        lines += [*sale(view.sale, texts, names), ""]
    width = max(len(name) for name in names)
    for seat, hand in enumerate(view.hands):
        marks = ("▶" if seat == view.turn else " ") + ("•" if seat == view.active else " ")
        known = f"   {say('word-known')}: {counted(texts, hand.known)}" if hand.known else ""
        lines.append(f"{marks} {names[seat]:{width}}  {say('word-hand')}: {hand.size}{known}")
    for seat, hand in enumerate(view.hands):
        if hand.cards is not None and hand.sums is not None:
            whose = say("word-hand") if seat == view.you else names[seat]
            lines += ["", f"{whose}:  {say('word-gold')} {hand.gold}"]
            lines += [
                f"  {say('category-name', category=name):18} {hand.sums[name]:3}  "
                + several(texts, [c for c in hand.cards if c.startswith(name)])
                for name in CATEGORIES
            ]
    return "\n".join(lines)


def sale(sale: Sale, texts: Texts, names: Sequence[str]) -> list[str]:
    say = texts.say
    unit = say("word-in_cards") if sale.in_cards else say("word-in_gold")
    bids = []
    for seat, name in enumerate(names):
        if sale.barred[seat]:
            bid = say("word-barred")
        elif sale.passed[seat]:
            bid = say("word-passed")
        else:
            bid = str(sale.bids[seat] or "…")
        bids.append(f"{name} {bid}" + (" *" if seat == sale.bidder else ""))
    return [f"{say('word-lot')}:  {card(texts, sale.lot)}  ({unit})", "  " + "   ".join(bids)]


def card(texts: Texts, name: str) -> str:
    return texts.say("card-name", card=name)


def several(texts: Texts, cards: Sequence[str]) -> str:
    return ", ".join(card(texts, name) for name in cards) or "–"


def counted(texts: Texts, cards: Mapping[str, int]) -> str:
    return ", ".join(
        f"{n} × {card(texts, name)}" if n > 1 else card(texts, name) for name, n in cards.items()
    )
