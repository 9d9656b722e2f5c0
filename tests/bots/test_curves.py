"""A review is a picture of everybody's chances where a notebook shows it."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from rookery import Match, review
from rookery.bots.curves import HIGH, TOP, curves
from tests.tables import play_at_random

SVG = "{http://www.w3.org/2000/svg}"


def test_a_notebook_shows_the_chances() -> None:
    match = play_at_random(Match("pluck", 3, seed=4), choices=2)
    found = review(match, worlds=1)
    drawn = ET.fromstring(found._repr_svg_())
    lines = drawn.findall(f"{SVG}polyline")
    assert len(lines) == match.players
    for line, share in zip(lines, match.win_shares(), strict=True):
        points = line.attrib["points"].split()
        assert len(points) == len(match.decisions) + 1
        at = TOP + (HIGH - 2 * TOP) * (1 - share)
        assert float(points[-1].split(",")[1]) == pytest.approx(at, abs=0.06)
    mistakes = sum(decision.mistake for decision in found.decisions)
    assert len(drawn.findall(f"{SVG}circle")) == mistakes


def test_names_are_no_markup() -> None:
    found = review(play_at_random(Match("pluck", 2, seed=4), choices=2), worlds=1)
    drawn = ET.fromstring(curves(found, "<b>", lambda seat: "Tom & Jerry", lambda move: "<oh>"))
    assert drawn.findtext(f"{SVG}title") == "<b>"
    assert "Tom & Jerry" in [text.text for text in drawn.iter(f"{SVG}text")]
