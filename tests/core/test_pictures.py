"""Pictures show what a seat sees, and films every position of a game."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from rookery import Match

SVG = "{http://www.w3.org/2000/svg}"


def texts(svg: str) -> list[str]:
    """What stands in each frame."""
    frames = ElementTree.fromstring(svg).iter(f"{SVG}g")
    return ["\n".join(line.text or "" for line in frame) for frame in frames]


@pytest.mark.parametrize("game", ["cubirds", "pluck"])
def test_a_film_shows_what_its_seat_saw(game: str, tmp_path: Path) -> None:
    match = Match(game, players=2, seed=7)
    seen = {seat: [match.text(seat)] for seat in (0, 1, None)}
    for _ in range(3):
        match.play(match.legal()[0])
        for seat, frames in seen.items():
            frames.append(match.text(seat))
    films = {seat: match.movie(seat, seconds=0.5) for seat in seen}
    for seat, film in films.items():
        assert texts(film.svg()) == seen[seat]
    assert texts(films[0].svg()) != texts(films[1].svg())
    films[0].save(tmp_path / "game.svg")
    assert (tmp_path / "game.svg").read_text(encoding="utf-8") == films[0].svg()


def test_a_notebook_shows_the_seat_to_move() -> None:
    match = Match("cubirds", players=3, seed=7)
    shown = match._repr_svg_()
    assert texts(shown) == [match.text(match.turn)] == texts(match.picture(0).svg())
    assert texts(match.picture(1).svg()) != texts(shown)
    assert "prefers-color-scheme:dark" in shown
    assert "animation:" not in shown
