"""The report page: one HTML file with everything in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from . import plots
from .play import Result
from .summary import Standing, Summary

STYLE = """
:root { color-scheme: light; --ink: #22313a; --faint: #dfe6e9; --accent: #2a7f9e }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: #f4f7f8;
       max-width: 64rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.7rem; margin: 0 } h1 small { font-weight: 400; color: #60737d }
.lead { color: #60737d; margin: .2rem 0 1.5rem }
section { background: #fff; border: 1px solid var(--faint); border-radius: .7rem;
          padding: 1rem 1.3rem; margin: 0 0 1rem; overflow-x: auto }
h2 { font-size: 1.05rem; margin: 0 0 .6rem }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: right; padding: .35rem .6rem; border-bottom: 1px solid var(--faint) }
th:first-child, td:first-child { text-align: left } th { font-weight: 600; color: #60737d }
td.bar { width: 30% } .track { position: relative; height: .8rem; background: var(--faint);
         border-radius: .4rem }
.range, .dot, .par { position: absolute; top: 0; bottom: 0 }
.range { background: #9cc7d6; border-radius: .4rem } .dot { width: 3px; background: var(--accent) }
.par { width: 1px; background: var(--ink); opacity: .5 }
.grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(24rem, 1fr)); gap: 1rem }
.grid section { margin: 0 } svg { max-width: 100%; height: auto }
"""


def page(summary: Summary, results: Sequence[Result]) -> str:
    event = summary.tournament
    early = " Stopped early: the order is decided." if summary.decided_early else ""
    lead = (
        f"{summary.games} games, {event.players} seats, seed {event.seed};"
        f" {summary.decisions:.0f} decisions in a game.{early}"
    )
    drawings = [plots.seats({"all games": summary.seats})]
    if results:
        lengths = {"all games": [result.decisions for result in results]}
        drawings.insert(0, plots.histogram(lengths, "Decisions in a game"))
    if len(summary.standings) > 1:
        drawings = [plots.ratings(summary), plots.win_matrix(summary), *drawings]
    return html(
        f"{event.game}: {', '.join(event.bots)}",
        f"<h1>Arena <small>{escape(event.game)}</small></h1><p class=lead>{escape(lead)}</p>"
        f"<section><h2>Standings</h2>{_standings(summary.standings)}</section>"
        f"{grid(drawings)}"
        f"<section><h2>How games ended</h2>{_endings(summary)}</section>",
    )


def html(title: str, body: str) -> str:
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width">'
        f"<style>{STYLE}</style><body>{body}</body></html>\n"
    )


def grid(drawings: Iterable[str]) -> str:
    cells = "".join(f"<section>{drawing}</section>" for drawing in drawings)
    return f'<div class="grid">{cells}</div>'


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Cells that start with `<td` are taken as they are."""
    lines = ["<tr>" + "".join(f"<th>{escape(cell)}</th>" for cell in head) + "</tr>"]
    for row in rows:
        cells = (c if c.startswith("<td") else f"<td>{escape(c)}</td>" for c in row)
        lines.append("<tr>" + "".join(cells) + "</tr>")
    return "<table>" + "".join(lines) + "</table>"


def _standings(standings: Sequence[Standing]) -> str:
    return table(
        ("bot", "games", "share of wins", "95 %", "", "par", "skill ± 2 σ"),
        (
            (
                standing.bot,
                str(standing.games),
                f"{standing.share:.1%}",
                f"{standing.low:.1%} to {standing.high:.1%}",
                _bar(standing),
                f"{standing.par:.0%}",
                f"{standing.skill:.1f} ± {2 * standing.doubt:.1f}",
            )
            for standing in standings
        ),
    )


def _bar(standing: Standing) -> str:
    wide = max(0.01, standing.high - standing.low)
    return (
        '<td class="bar"><div class="track">'
        f'<div class="range" style="left:{standing.low:.2%};width:{wide:.2%}"></div>'
        f'<div class="dot" style="left:{standing.share:.2%}"></div>'
        f'<div class="par" style="left:{standing.par:.2%}"></div></div></td>'
    )


def _endings(summary: Summary) -> str:
    return table(
        ("ending", "games", "share"),
        (
            (name.replace("_", " "), str(count), f"{count / max(1, summary.games):.1%}")
            for name, count in summary.endings.items()
        ),
    )
