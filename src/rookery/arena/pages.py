"""Figures for a game's page in the docs, between markers that say they are generated."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

from ..core.errors import BadSetup
from . import plots, report
from .facts import Facts, Spread
from .play import Result
from .summary import Summary
from .tally import Tally

Played = Mapping[tuple[int, str], Sequence[Result]]
"""Results by number of seats and bot."""


def put_into(page: Path, section: str, text: str) -> None:
    """Replace what stands between a section's markers."""
    try:
        old = page.read_text(encoding="utf-8")
    except OSError as error:
        raise BadSetup(f"{page}: {error.strerror}") from None
    begin, end = f"<!-- {section}: generated -->", f"<!-- {section}: end -->"
    pattern = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
    if not pattern.search(old):
        raise BadSetup(f"{page}: the lines {begin} and {end} are missing")
    new = pattern.sub(lambda _: f"{begin}\n{text.strip()}\n{end}", old)
    page.write_text(new, encoding="utf-8")


def facts_table(found: Sequence[Facts]) -> str:
    """Everything in one table, a line for each bot and number of seats."""
    return _table(
        (
            "seats", "played by", "games", "decisions, mean (10 % to 90 %)", "longest", "choices",
            "wins by seat, from the first", "endings", "score of winners", "of others",
        ),
        (
            (
                str(f.players),
                f.bot,
                str(f.games),
                _spread(f.decisions),
                str(f.decisions.largest),
                f"{f.choices:.1f}",
                " · ".join(f"{s.share:.0%}" for s in f.seats),
                ", ".join(f"{_words(name)} {share:.0%}" for name, share in f.endings.items()),
                _spread(f.winning_score),
                _spread(f.other_score),
            )
            for f in found
        ),
    )  # fmt: skip


def kinds_table(found: Sequence[Facts]) -> str:
    kinds = list(dict.fromkeys(kind for f in found for kind in f.kinds))
    return _table(
        ("seats", "played by", *(f"{_words(kind)}, per game" for kind in kinds)),
        (
            (str(f.players), f.bot, *(f"{f.kinds.get(kind, 0.0):.1f}" for kind in kinds))
            for f in found
        ),
    )


def counts_rows(found: Sequence[Facts], tally: Tally) -> tuple[list[str], list[list[str]]]:
    """What the game counts of itself, with the fewest seats: the head, and a line for each thing,
    with a cell for each bot."""
    fewest = min(f.players for f in found)
    here = [f for f in found if f.players == fewest]
    head = [f"{fewest} seats", *(f"{f.bot}: {' · '.join(tally.heads)}" for f in here)]
    return head, [
        [tally.name(thing), *(" · ".join(f"{n:.2f}" for n in f.counts[thing]) for f in here)]
        for thing in here[0].counts
    ]


def counts_table(found: Sequence[Facts], tally: Tally) -> str:
    """The same as Markdown."""
    return _table(*counts_rows(found, tally))


def duels_table(summaries: Sequence[Summary]) -> str:
    """A line for each number of seats, a column for each pair."""
    rows: dict[int, dict[str, str]] = {}
    for summary in summaries:
        upper, lower = summary.tournament.bots
        duel = next(d for d in summary.duels if d.first == upper)
        text = f"{duel.share:.0%} ({duel.low:.0%} to {duel.high:.0%}; {duel.games})"
        rows.setdefault(summary.tournament.players, {})[f"{upper} against {lower}"] = text
    columns = list(dict.fromkeys(name for row in rows.values() for name in row))
    return _table(
        ("seats", *columns),
        ((str(seats), *(row.get(name, "") for name in columns)) for seats, row in rows.items()),
    )


def drawings(found: Sequence[Facts], played: Played) -> dict[str, str]:
    """Plots by file name, some for each number of seats."""
    made = {}
    for players in dict.fromkeys(f.players for f in found):
        here = [f for f in found if f.players == players]
        made[f"lengths-{players}"] = plots.histogram(
            {f.bot: [r.decisions for r in played[players, f.bot]] for f in here},
            "Decisions in a game",
        )
        made[f"seats-{players}"] = plots.seats({f.bot: f.seats for f in here})
        if len({ending for f in here for ending in f.endings}) > 1:
            endings = {f.bot: f.endings for f in here}
            made[f"endings-{players}"] = plots.bars(endings, "How games end")
        made[f"scores-{players}"] = plots.histogram(
            {f.bot: [n for r in played[players, f.bot] for n in r.scores] for f in here},
            "Scores of all seats",
        )
    return made


def facts_page(title: str, found: Sequence[Facts], made: Mapping[str, str]) -> str:
    """The same as one HTML page."""
    rows = [
        (str(f.players), f.bot, str(f.games), _spread(f.decisions), f"{f.choices:.1f}",
         " · ".join(f"{s.share:.0%}" for s in f.seats))
        for f in found
    ]  # fmt: skip
    head = ("seats", "played by", "games", "decisions (10 % to 90 %)", "choices", "wins by seat")
    body = f"<h1>{escape(title)}</h1><section>{report.table(head, rows)}</section>"
    for players in dict.fromkeys(f.players for f in found):
        own = [svg for name, svg in made.items() if name.endswith(f"-{players}")]
        body += f"<h2>{players} seats</h2>{report.grid(own)}"
    return report.html(title, body)


def _spread(values: Spread) -> str:
    return f"{values.mean:.1f} ({values.low:.0f} to {values.high:.0f})"


def _words(name: str) -> str:
    return name.replace("_", " ")


def _table(head: Sequence[str], rows: object) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    lines += ["| " + " | ".join(row) + " |" for row in rows]  # type: ignore[attr-defined]
    return "\n".join(lines)
