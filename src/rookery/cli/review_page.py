"""A review as one HTML page with everything in it."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from ..arena import report
from ..bots.curves import curves
from .review import HEADS, seat_rows, sentence

if TYPE_CHECKING:
    from ..bots.review_forms import Review
    from ..core.text import Texts


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
    return curves(
        found,
        texts.say("review-chances"),
        lambda seat: texts.say("review-seat-number", seat=seat + 1),
        lambda move: sentence(found, move, texts),
    )


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
