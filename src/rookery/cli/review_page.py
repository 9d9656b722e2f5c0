"""A review as one HTML page with everything in it."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from ..arena import report
from .review import HEADS, seat_rows, sentence

if TYPE_CHECKING:
    from ..bots.review_forms import Review
    from ..core.text import Texts

WIDE, HIGH, LEFT, TOP = 960, 320, 44, 12
COLOURS = ("#b3443a", "#2a6fa8", "#3f7d3a", "#a0701c", "#77489b", "#3c7f84")
DASHES = ("", "7 3", "2 3", "10 3 2 3", "5 5", "1 4")
"""So that lines can be told apart without colours."""


def page(found: Review, title: str, texts: Texts) -> str:
    head = f"{escape(texts.say('review-title'))} <small>{escape(title)}</small>"
    about = texts.say("review-open" if found.open else "review-fair", worlds=found.worlds)
    turning = "".join(
        f"<li>{escape(sentence(found, move, texts))}</li>" for move in found.turning_points
    )
    heads = [texts.say(f"review-{name}") for name in HEADS]
    return report.html(
        f"{texts.say('review-title')}: {title}",
        f"<h1>{head}</h1><p class=lead>{escape(about)}</p>"
        f"<section>{graph(found, texts)}</section>"
        f"<section>{report.table(heads, seat_rows(found))}"
        f"<p>{escape(texts.say('review-sum'))}</p></section>"
        f"<section><h2>{escape(texts.say('review-turning-points'))}</h2><ul>{turning}</ul></section>"
        f"<section><h2>{escape(texts.say('review-decisions'))}</h2>{_decisions(found, texts)}"
        "</section>",
    )


def graph(found: Review, texts: Texts) -> str:
    """Everybody's chances over the game; mistakes are marked."""
    last = max(1, len(found.chances) - 1)

    def at(move: int, share: float) -> str:
        x = LEFT + (WIDE - LEFT - 12) * move / last
        return f"{x:.1f},{TOP + (HIGH - 2 * TOP) * (1 - share):.1f}"

    title = escape(texts.say("review-chances"))
    lines = [f'<svg viewBox="0 0 {WIDE} {HIGH + 24}" role="img" aria-label="{title}">']
    for percent in (0, 25, 50, 75, 100):
        x, y = at(0, percent / 100).split(",")
        end = at(last, 0).split(",")[0]
        lines.append(
            f'<path d="M{x} {y}H{end}" stroke="#dfe6e9"/>'
            f'<text x="{LEFT - 6}" y="{y}" font-size="12" text-anchor="end" dy="4">{percent} %'
            "</text>"
        )
    for seat in range(found.players):
        points = " ".join(at(move, each[seat]) for move, each in enumerate(found.chances))
        lines.append(
            f'<polyline points="{points}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2"'
            f' stroke-dasharray="{DASHES[seat]}"/>'
        )
        name = escape(texts.say("review-seat-number", seat=seat + 1))
        key = LEFT + seat * 140
        lines.append(
            f'<path d="M{key} {HIGH + 12}h28" stroke="{COLOURS[seat]}" stroke-width="2"'
            f' stroke-dasharray="{DASHES[seat]}"/>'
            f'<text x="{key + 34}" y="{HIGH + 16}" font-size="13">{name}</text>'
        )
    for d in found.decisions:
        if d.mistake:
            x, y = at(d.move, found.chances[d.move][d.seat]).split(",")
            told = escape(sentence(found, d.move, texts))
            lines.append(
                f'<circle cx="{x}" cy="{y}" r="4" fill="{COLOURS[d.seat]}"><title>{told}</title>'
                "</circle>"
            )
    return "".join(lines) + "</svg>"


def _decisions(found: Review, texts: Texts) -> str:
    heads = ("move", "seat", "played", "best", "loss")
    return report.table(
        [texts.say(f"review-{name}") for name in heads],
        (
            (
                str(d.move + 1),
                str(d.seat + 1),
                d.played,
                d.best if d.mistake else "",
                f"{d.loss:.1%} ± {d.error:.1%}" if d.loss > 0 else "",
            )
            for d in found.decisions
        ),
    )
