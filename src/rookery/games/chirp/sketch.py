"""The table as text, for a terminal or a notebook."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.text import Texts
from .view import Face, View

WIDE, HIGH = 7, 3
"""Characters that a card takes."""


def sketch(view: View, texts: Texts, names: Sequence[str]) -> str:
    lines = [
        f"{texts.say('word-stock')}: {view.stock}   "
        f"{texts.say('word-discard')}: {len(view.discard)}"
        + (f" ({' '.join(view.discard[:3])})" if view.discard else "")
    ]
    lines += ["", *branch(view), ""]
    lines += [plumage(view, texts, names), ""]
    width = max(len(name) for name in names)
    for seat, hand in enumerate(view.hands):
        marks = ("▶" if seat == view.turn else " ") + ("•" if seat == view.current else " ")
        known = f" ({texts.say('word-known').lower()}: {' '.join(hand.known)})"
        lines.append(
            f"{marks} {names[seat]:{width}}  {texts.say('word-points')}: {view.points[seat]:2}"
            f"   {texts.say('word-hand')}: {hand.size}"
            + (known if hand.known and hand.cards is None else "")
            + (f"   {texts.say('word-pass_card')}" if view.pass_card == seat else "")
        )
    if view.chirp is not None:
        said = texts.say(view.chirp.command.key, **view.chirp.command.args)
        lines += ["", f"{view.chirp.card}: „{said}”"]
    if view.you is not None and (cards := view.hands[view.you].cards) is not None:
        lines += ["", f"{texts.say('word-hand')}:"]
        lines += [f"  {describe(texts, card, view.faces[card])}" for card in cards]
    return "\n".join(lines)


def describe(texts: Texts, card: str, face: Face) -> str:
    sides = " ".join(texts.say("side", side=side) for side in face.sides)
    colour = texts.say("colour-name", colour=face.colour)
    said = texts.say(face.command.key, **face.command.args)
    return f"{card}  {colour} {face.birds}  [{sides}]  {said}"


def branch(view: View) -> list[str]:
    """The grid as far as it is used: a card is its name and birds with its connections around."""
    spots = {(spot.x, spot.y): spot for spot in view.branch} | {(0, 0): None}
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    left, top = min(xs), max(ys)
    across, down = max(xs) - left + 1, top - min(ys) + 1
    canvas = [[" "] * (WIDE * across) for _ in range(HIGH * down)]
    for (x, y), spot in spots.items():
        column, row = WIDE * (x - left), HIGH * (top - y)
        if spot is None:
            label, sides = "▓▓▓", "LR"
        else:
            face = view.faces[spot.card]
            label, sides = f"{spot.card}{face.birds}", face.sides
        frame = "[]" if spot is not None and spot.on_route else "  "
        canvas[row + 1][column + 1 : column + 6] = f"{frame[0]}{label}{frame[1]}"
        if "L" in sides:
            canvas[row + 1][column] = "─"
        if "R" in sides:
            canvas[row + 1][column + WIDE - 1] = "─"
        if "U" in sides:
            canvas[row][column + WIDE // 2] = "│"
        if "D" in sides:
            canvas[row + 2][column + WIDE // 2] = "│"
    return ["".join(line).rstrip() for line in canvas]


def plumage(view: View, texts: Texts, names: Sequence[str]) -> str:
    parts = []
    for name, colour in view.colours.items():
        owner = "–" if colour.owner is None else names[colour.owner]
        star = "*" if colour.leads else ""
        parts.append(f"{texts.say('colour-name', colour=name)} {colour.birds}{star} {owner}")
    return f"{texts.say('word-plumage')}: " + " · ".join(parts)
