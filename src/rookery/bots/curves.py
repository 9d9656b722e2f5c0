"""Everybody's chances over a game, as an SVG: for notebooks and pages, light or dark as the reader
likes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from .review_forms import Review

WIDE, HIGH, LEFT, TOP, KEY = 960, 320, 44, 12, 24
COLOURS = ("#b3443a", "#2a6fa8", "#3f7d3a", "#a0701c", "#77489b", "#3c7f84")
DASHES = ("", "7 3", "2 3", "10 3 2 3", "5 5", "1 4")
"""So that lines can be told apart without colours."""
STYLE = (
    ".rk-curves rect{fill:#fbf7ee}.rk-curves text{fill:#33302a;font:12px sans-serif}"
    "@media(prefers-color-scheme:dark){.rk-curves rect{fill:#262420}.rk-curves text{fill:#ece6d8}}"
)


def curves(
    found: Review,
    title: str = "Chances",
    named: Callable[[int], str] = "seat {}".format,
    told: Callable[[int], str] | None = None,
) -> str:
    """A line for each seat, `named` by its number; mistakes are marked, with what is `told` of the
    move when they are pointed at."""
    last = max(1, len(found.chances) - 1)

    def at(move: int, share: float) -> tuple[str, str]:
        x = LEFT + (WIDE - LEFT - 12) * move / last
        return f"{x:.1f}", f"{TOP + (HIGH - 2 * TOP) * (1 - share):.1f}"

    end = at(last, 0)[0]
    drawn = []
    for percent in (0, 25, 50, 75, 100):
        x, y = at(0, percent / 100)
        drawn.append(
            f'<path d="M{x} {y}H{end}" stroke="#8886" stroke-width="1"/>'
            f'<text x="{LEFT - 6}" y="{y}" text-anchor="end" dy="4">{percent} %</text>'
        )
    for seat in range(found.players):
        line = f'stroke="{COLOURS[seat]}" stroke-width="2" stroke-dasharray="{DASHES[seat]}"'
        points = " ".join(",".join(at(move, each[seat])) for move, each in enumerate(found.chances))
        key = LEFT + seat * 140
        drawn.append(
            f'<polyline points="{points}" fill="none" {line}/>'
            f'<path d="M{key} {HIGH + 12}h28" {line}/>'
            f'<text x="{key + 34}" y="{HIGH + 16}">{escape(named(seat))}</text>'
        )
    for each in found.decisions:
        if each.mistake:
            x, y = at(each.move, found.chances[each.move][each.seat])
            said = f"<title>{escape(told(each.move))}</title>" if told else ""
            colour = COLOURS[each.seat]
            drawn.append(f'<circle cx="{x}" cy="{y}" r="4" fill="{colour}">{said}</circle>')
    size = f'width="{WIDE}" height="{HIGH + KEY}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="rk-curves" {size} role="img"'
        f' viewBox="0 0 {WIDE} {HIGH + KEY}" style="max-width:100%;height:auto">'
        f'<title>{escape(title)}</title><style>{STYLE}</style><rect {size} rx="10"/>'
        f"{''.join(drawn)}</svg>"
    )
