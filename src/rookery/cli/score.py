"""`rookery score`: helpers for people who score a game at a real table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from ..core.errors import BadSetup, one_of
from ..core.registry import find_game
from ..core.text import Texts
from .shared import AsJson, Language, console, language, print_json

if TYPE_CHECKING:
    from ..games.birdie.scoring import Best

score = typer.Typer(name="score", no_args_is_help=True)


def add_to(app: typer.Typer) -> None:
    app.add_typer(score)


@score.callback()
def of_which_game() -> None:
    """Find the best way to score at a real table."""


@score.command("birdie")
def birdie(
    cards: Annotated[
        list[str],
        typer.Argument(
            metavar="CARD…",
            help="The row from left to right. spring-robin, 'spring robin' and sp-r are the same.",
        ),
    ],
    filled: Annotated[
        str, typer.Option(metavar="BOX,…", help="Boxes that are filled already: robin,winter.")
    ] = "",
    flaps: Annotated[int, typer.Option(metavar="N", help="Flaps marked already.")] = 0,
    rivals: Annotated[
        str | None,
        typer.Option(
            metavar="BIRD=N,…",
            help="The highest number of anybody else in a bird box: robin=3,owl=2. Trophies count"
            " only if this is given.",
        ),
    ] = None,
    advanced: Annotated[
        bool, typer.Option("--advanced", help="The order of removals instead of the cut.")
    ] = False,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Birdie: the best cut of a row, or in the advanced game the best order of removals."""
    from ..games.birdie.cards import BIRDS, FEATURES, SEASONS
    from ..games.birdie.scoring import best_cut, best_removals

    row = [_card(text, SEASONS, BIRDS) for text in cards]
    boxes = [_named(text, FEATURES, "--filled") for text in _listed(filled)]
    others = None if rivals is None else dict(_rival(text, BIRDS) for text in _listed(rivals))
    helper = best_removals if advanced else best_cut
    try:
        best = helper(row, [box for box in FEATURES if box not in boxes], flaps, others)
    except ValueError as error:
        raise BadSetup(str(error)) from None
    if as_json:
        print_json({"total": best.total, **msgspec.to_builtins(best)})
    else:
        _show(best, find_game("birdie").texts(language(lang)), advanced)


def _show(best: Best, texts: Texts, advanced: bool) -> None:
    title = "helper-title-removals" if advanced else "helper-title-cut"
    steps = _removals(best, texts) if advanced else _sets(best, texts)
    together = texts.say(
        "helper-total",
        total=best.total,
        points=best.points,
        flaps=best.flaps,
        trophies=best.trophies,
    )
    console.print(f"[b]{texts.say(title)}[/]", highlight=False)
    for step in steps or [texts.say("helper-none")]:
        console.print(f"  {step}", highlight=False, markup=False)
    console.print(together, highlight=False)
    console.print(texts.say("helper-exact" if best.exact else "helper-limit"), highlight=False)


def _sets(best: Best, texts: Texts) -> list[str]:
    return [
        texts.say("helper-set", feature=a.feature, count=a.count, start=a.start, end=a.end)
        for a in best.sets
    ]


def _removals(best: Best, texts: Texts) -> list[str]:
    """Each removal with what flies off after it; at the end the rest of the row."""
    steps: list[str] = []
    for removal in best.removals:
        steps.append(texts.say("helper-remove", card=removal.card, place=removal.place))
        for a in removal.sets:
            written = "yes" if a.written else "no"
            fly = texts.say("helper-fly", feature=a.feature, count=a.count, written=written)
            steps.append(f"  {fly}")
    return [*steps, texts.say("helper-clear")] if steps else []


# --- Reading what was typed ---------------------------------------------------------------------


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _card(text: str, seasons: Sequence[str], birds: Sequence[str]) -> str:
    """`spring-robin`, or as much of it as is clear."""
    parts = re.split(r"[\s_-]+", text.strip())
    if len(parts) != 2:
        raise BadSetup(f"{text!r}: a card is a season and a bird, for example spring-robin")
    return f"{_named(parts[0], seasons, text)}_{_named(parts[1], birds, text)}"


def _rival(text: str, birds: Sequence[str]) -> tuple[str, int]:
    bird, equals, number = text.partition("=")
    if not equals or not number.strip().isdigit():
        raise BadSetup(f"--rivals {text!r}: write BIRD=NUMBER, for example robin=3")
    return _named(bird.strip(), birds, "--rivals"), int(number)


def _named(text: str, names: Sequence[str], where: str) -> str:
    """A name by its beginning."""
    found = [name for name in names if text and name.startswith(text.lower())]
    if len(found) != 1:
        raise BadSetup(f"{where}: {one_of(names)}, not {text!r}")
    return found[0]
