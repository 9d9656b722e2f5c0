from __future__ import annotations

import pytest

from rookery.core.catalogue import Catalogue, Kind
from rookery.core.errors import UnreadableDecision

CATALOGUE = Catalogue(
    Kind("lay", "lay {bird} {row}{side}", bird=("owl", "reed_warbler"), row=(1, 2), side="LR"),
    Kind("pass"),
)


def test_kinds_are_laid_out_one_after_another() -> None:
    assert len(CATALOGUE) == 9
    assert [CATALOGUE.first(kind) for kind in ("lay", "pass")] == [0, 8]
    assert CATALOGUE[3].typed() == {"kind": "lay", "bird": "owl", "row": 2, "side": "R"}
    assert repr(CATALOGUE[3]) == str(CATALOGUE[3]) == "lay owl 2R"


@pytest.mark.parametrize(
    "text", ["lay reed_warbler 1L", "LAY  reed warbler 1l", "lay reed-warbler 1L"]
)
def test_a_text_is_read_generously(text: str) -> None:
    assert CATALOGUE.parse(text) == 4


def test_every_form_is_read() -> None:
    for decision in CATALOGUE:
        for form in (int(decision), decision.text, decision.typed(), decision):
            assert CATALOGUE.read(form) is decision


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ("lay owl 3L", "no decision of this game. Did you mean lay owl"),
        ("x" * 500, "…"),
        (9, "numbered 0 to 8"),
        (-1, "numbered 0 to 8"),
        (True, "numbered 0 to 8"),
        (None, "give a text"),
        ({"kind": "fly"}, "'fly' is not one of lay, pass"),
        ({"kind": "lay", "bird": "owl", "row": "2", "side": "L"}, "lay.row: '2' is not 1 or 2"),
        ({"kind": "lay", "bird": "owl", "row": True, "side": "L"}, "lay.row: True"),
        ({"kind": "pass", "card": 1}, "no field 'card'"),
    ],
)
def test_anything_else_is_refused(wrong: object, message: str) -> None:
    with pytest.raises(UnreadableDecision, match=message):
        CATALOGUE.read(wrong)


def test_two_decisions_cannot_share_a_text() -> None:
    with pytest.raises(ValueError, match="same text"):
        Catalogue(Kind("pass"), Kind("fold", "Pass"))
