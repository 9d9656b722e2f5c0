"""Plots as SVG, in the colours of the report: standings, who beats whom, lengths, seats."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any

from ..core.extras import need
from .summary import SeatShare, Summary

INK, FAINT, PAPER = "#22313a", "#c9d2d6", "#ffffff"
COLOURS = ("#2a7f9e", "#d9822b", "#5b8c3a", "#a8466a", "#6b5bb0", "#8a6d3b", "#3b8f87")
GRADUAL = "BrBG"
MOST_BINS = 40
HASH_SALT = "rookery"  # the same plot is the same file


def figure(width: float, height: float, columns: int = 1) -> tuple[Any, Any]:
    """A figure and its axes, bare of everything that says nothing."""
    need("matplotlib", "arena")
    from matplotlib.figure import Figure

    drawn = Figure(figsize=(width, height), layout="constrained", facecolor=PAPER)
    axes = drawn.subplots(1, columns, squeeze=False)[0]
    for axis in axes:
        axis.spines[["top", "right"]].set_visible(False)
        axis.spines[["left", "bottom"]].set_color(FAINT)
        axis.tick_params(colors=INK, length=0)
        axis.grid(axis="y", color=FAINT, linewidth=0.6, alpha=0.6)
        axis.set_axisbelow(True)
    return drawn, axes


def svg(drawn: Any) -> str:
    """The figure as SVG text, the same bytes for the same data."""
    from matplotlib import rc_context

    buffer = io.StringIO()
    with rc_context({"svg.hashsalt": HASH_SALT, "svg.fonttype": "none"}):
        drawn.savefig(buffer, format="svg", metadata={"Date": None, "Creator": None})
    text = buffer.getvalue()
    return text[text.index("<svg") :]


def title(axis: Any, text: str) -> None:
    """Above everything, a legend included."""
    pad = 26 if axis.get_legend() else 6
    axis.set_title(text, loc="left", color=INK, fontsize=11, fontweight="bold", pad=pad)


def legend(axis: Any, names: int) -> None:
    """Above the plot, where it hides nothing. The title comes after it."""
    if names > 1:
        axis.legend(
            frameon=False, ncols=names, loc="lower left", bbox_to_anchor=(-0.02, 0.97),
            handlelength=1.2, columnspacing=1.2,
        )  # fmt: skip


def ratings(summary: Summary) -> str:
    """Each bot's skill with twice its uncertainty, the best on top."""
    standings = summary.standings[::-1]
    drawn, (axis,) = figure(6, 0.8 + 0.45 * len(standings))
    for height, standing in enumerate(standings):
        axis.errorbar(
            standing.skill, height, xerr=2 * standing.doubt, fmt="o", color=COLOURS[0],
            ecolor=FAINT, elinewidth=5, markersize=8,
        )  # fmt: skip
    axis.set_yticks(range(len(standings)), [standing.bot for standing in standings])
    axis.set_ylim(-0.6, len(standings) - 0.4)
    axis.grid(axis="x", color=FAINT, linewidth=0.6, alpha=0.6)
    title(axis, "Skill (openskill), ± 2 σ")
    return svg(drawn)


def win_matrix(summary: Summary) -> str:
    """How often the bot of the row wins against the bot of the column."""
    names = [standing.bot for standing in summary.standings]
    shares = {(duel.first, duel.second): duel.share for duel in summary.duels}
    table = [[shares.get((a, b), float("nan")) for b in names] for a in names]
    size = 1.6 + 0.75 * len(names)
    drawn, (axis,) = figure(size + 0.6, size)
    axis.imshow(table, cmap=GRADUAL, vmin=0, vmax=1)
    axis.grid(visible=False)
    axis.spines[:].set_visible(False)
    axis.set_xticks(range(len(names)), names, rotation=30, ha="right")
    axis.set_yticks(range(len(names)), names)
    for row, line in enumerate(table):
        for column, share in enumerate(line):
            if share == share:
                ink = PAPER if abs(share - 0.5) > 0.3 else INK
                axis.text(column, row, f"{share:.0%}", ha="center", va="center", color=ink)
    title(axis, "Row against column")
    return svg(drawn)


def histogram(by_name: Mapping[str, Sequence[int]], heading: str) -> str:
    """How often each number occurs, or, where there are many, each range of numbers."""
    drawn, (axis,) = figure(6, 3)
    everything = [number for values in by_name.values() for number in values]
    low, high = min(everything), max(everything)
    step = -(-(high - low + 1) // MOST_BINS)
    bins = [number - 0.5 for number in range(low, high + step + 1, step)]
    for colour, (name, values) in zip(COLOURS * 3, by_name.items(), strict=False):
        weights = [1 / len(values)] * len(values)
        axis.hist(values, bins, weights=weights, color=colour, alpha=0.55, label=name)
    axis.yaxis.set_major_formatter(percent())
    legend(axis, len(by_name))
    title(axis, heading)
    return svg(drawn)


def seats(by_name: Mapping[str, Sequence[SeatShare]]) -> str:
    """The share of wins from each seat, with its interval; the line is what would be fair."""
    drawn, (axis,) = figure(6, 3)
    width = 0.8 / max(1, len(by_name))
    for index, (name, shares) in enumerate(by_name.items()):
        places = [share.seat + (index - (len(by_name) - 1) / 2) * width for share in shares]
        values = [share.share for share in shares]
        error = [
            [share.share - share.low for share in shares],
            [share.high - share.share for share in shares],
        ]
        axis.bar(places, values, width * 0.92, color=COLOURS[index % len(COLOURS)], label=name)
        axis.errorbar(places, values, error, fmt="none", ecolor=INK, elinewidth=1)
    count = len(next(iter(by_name.values())))
    axis.axhline(1 / count, color=INK, linewidth=0.8, linestyle=":")
    axis.set_xticks(range(count), [f"seat {seat + 1}" for seat in range(count)])
    axis.yaxis.set_major_formatter(percent())
    legend(axis, len(by_name))
    title(axis, "Wins by seat")
    return svg(drawn)


def bars(by_name: Mapping[str, Mapping[str, float]], heading: str) -> str:
    """Shares of named things, a group of bars for each thing."""
    things = list(dict.fromkeys(thing for shares in by_name.values() for thing in shares))
    drawn, (axis,) = figure(6, 3)
    width = 0.8 / max(1, len(by_name))
    for index, (name, shares) in enumerate(by_name.items()):
        places = [i + (index - (len(by_name) - 1) / 2) * width for i in range(len(things))]
        values = [shares.get(thing, 0.0) for thing in things]
        axis.bar(places, values, width * 0.92, color=COLOURS[index % len(COLOURS)], label=name)
    axis.set_xticks(range(len(things)), [thing.replace("_", " ") for thing in things])
    axis.yaxis.set_major_formatter(percent())
    legend(axis, len(by_name))
    title(axis, heading)
    return svg(drawn)


def percent() -> Any:
    from matplotlib.ticker import PercentFormatter

    return PercentFormatter(1.0, decimals=0)
