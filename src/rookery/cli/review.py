"""`rookery review`: what a game's decisions were worth, and what was luck."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..core.errors import BadSetup
from .shared import AsJson, Language, language, own_texts, read_file, wait_for_the_compiler

if TYPE_CHECKING:
    from ..bots.review_forms import Review
    from ..core.text import Texts


def add_to(app: typer.Typer) -> None:
    app.command("review")(review)


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A save file of a finished game.")],
    to: Annotated[
        Path | None, typer.Argument(metavar="[TO]", help="Where to write. Default: the screen.")
    ] = None,
    worlds: Annotated[
        int | None,
        typer.Option(help="Worlds to weigh each decision in. Default: 64 (Birdie 16)."),
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(help="Stop after so long; numbers then depend on the machine.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", "-s", help="Fixes everything random.")] = 0,
    open: Annotated[
        bool, typer.Option("--open", help="Judge with all cards open, as nobody could.")
    ] = False,
    html: Annotated[bool, typer.Option("--html", help="A page with graph and tables.")] = False,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Review a finished game: chances, mistakes, accuracy, luck and skill (docs/review.md)."""
    if html and as_json:
        raise BadSetup("--html and --json: one of them")
    from ..core.match import Match

    match = Match.from_json(read_file(file))
    texts = own_texts(language(lang))
    if match.over:
        wait_for_the_compiler(match.game.id)
    from ..bots.review import review as make_review

    found = make_review(match, worlds, seconds, seed, open)
    if as_json:
        import json

        import msgspec

        written = json.dumps(msgspec.to_builtins(found), ensure_ascii=False, indent=1)
    elif html:
        from .review_page import page

        written = page(found, match.game.texts(language(lang)).say("title"), texts)
    else:
        written = plainly(found, texts)
    if to is None:
        print(written)
        return
    try:
        to.write_text(written + "\n", encoding="utf-8")
    except OSError as error:
        raise BadSetup(f"{to}: {error.strerror}") from None


def plainly(found: Review, texts: Texts) -> str:
    """The seats, and the moments that mattered."""
    heads = [texts.say(f"review-{head}") for head in HEADS]
    rows = [heads, *seat_rows(found)]
    wide = [max(len(row[i]) for row in rows) for i in range(len(heads))]
    lines = ["  ".join(cell.rjust(wide[i]) for i, cell in enumerate(row)) for row in rows]
    lines += ["", texts.say("review-turning-points")]
    lines += [f"  {sentence(found, move, texts)}" for move in found.turning_points]
    return "\n".join(lines)


HEADS = ("seat", "start", "luck", "skill", "result", "accuracy", "mistakes")


def seat_rows(found: Review) -> list[list[str]]:
    return [
        [
            str(s.seat + 1),
            f"{s.start:.0%}",
            f"{s.luck:+.0%}",
            f"{s.skill:+.0%}",
            f"{s.result:.0%}",
            f"{s.accuracy:.0f} ± {s.uncertainty:.0f}",
            str(s.mistakes),
        ]
        for s in found.seats
    ]


def sentence(found: Review, move: int, texts: Texts) -> str:
    """What a decision was worth, in words."""
    d = found.decisions[move]
    gained = d.gain[d.seat]
    kind = "mistake" if d.mistake else "found" if gained > 0 else "mattered"
    return texts.say(
        f"review-{kind}",
        move=move + 1,
        seat=d.seat + 1,
        played=d.played,
        best=d.best,
        points=round(100 * (d.loss if d.mistake else abs(gained))),
    )
