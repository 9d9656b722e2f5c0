from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rookery.bots.explain import because, explain, reasons
from rookery.core import scenario
from rookery.core.match import Match, position
from rookery.core.random import below, generator

SCENARIOS = Path(__file__).parents[1] / "scenarios"


@pytest.mark.parametrize("players", [2, 5])
def test_an_explanation_names_legal_decisions_with_sensible_shares(players: int) -> None:
    match = Match("cubirds", players, seed=3)
    found = explain(match, iterations=1500, seconds=None)
    assert found is not None
    legal = {int(decision) for decision in match.legal()}
    assert found.seat == match.turn
    assert found.iterations == 1500
    assert 0 < found.share < 1
    attention = [option.attention for option in found.options]
    assert attention == sorted(attention, reverse=True)
    assert sum(attention) <= 1 + 1e-9
    for option in found.options:
        assert option.decision in legal
        assert option.text == match.game.catalogue[option.decision].text
        assert 0 <= option.share <= 1
    best = found.options[0]
    assert best.line[0].decision == best.decision
    assert best.line[0].seat == match.turn
    assert len(best.line) > 1


def test_it_travels_as_json_and_is_the_same_again() -> None:
    match = Match("cubirds", 2, seed=3)
    texts = {msgspec.json.encode(explain(match, iterations=200, seconds=None)) for _ in range(2)}
    assert len(texts) == 1


def test_all_options_share_all_attention() -> None:
    match = Match("cubirds", 2, seed=3)
    found = explain(match, iterations=300, seconds=None, options=1000)
    assert found is not None
    assert sum(option.attention for option in found.options) == pytest.approx(1.0)


def test_a_finished_game_has_nothing_to_explain() -> None:
    match = Match("cubirds", 2, seed=3)
    rng = generator(1)
    while not match.over:
        match.play(int(match.choices[below(rng, len(match.choices))]))
    assert explain(match) is None


def test_a_plan_goes_on_until_something_new_is_known_and_says_what_is_good_about_it() -> None:
    match = position(
        "cubirds",
        {
            "players": 2,
            "rows": [
                ["duck", "robin", "owl"],
                ["duck", "magpie"],
                ["duck", "parrot"],
                ["owl", "magpie"],
            ],
            "hands": [{"robin": 1, "owl": 2}, {"duck": 2}],
        },
    )
    found = explain(match, iterations=600, seconds=None)
    assert found is not None
    option = next(option for option in found.options if option.text == "lay robin 1R")
    assert [step.text for step in option.plan] == ["lay robin 1R", "flock owl"]
    texts = match.game.texts("en")
    assert because(option.reasons, texts, ["Anna", "Boris"]).startswith("Gathers a flock of 3 owls")
    lay = match.game.catalogue.parse("lay robin 1R")
    assert because(reasons(match.seat(), [lay]), texts, ["Anna", "Boris"]) == (
        "Takes 1 owl and makes a flock of 3 owls ready."
    )


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("fire-at-water", "Uses up a shot and a target without hurting anybody."),
        ("end-shooting-oneself-out", "Costs you a duck of your own."),
    ],
)
def test_a_shot_that_hits_nobody_else_is_told_as_that(name: str, why: str) -> None:
    match = scenario.begin(scenario.load(SCENARIOS / "ducks" / f"{name}.toml"))
    fire = match.game.catalogue.parse("play fire")
    texts = match.game.texts("en")
    assert because(reasons(match.seat(), [fire]), texts, ["Anna", "Ben", "Cleo"]) == why


def test_a_rivals_duck_that_comes_back_is_no_own_one() -> None:
    match = position(
        "ducks",
        {
            "players": 2,
            "row": ["blue", "orange", "orange", "blue", "water", "blue"],
            "duck_deck": ["water", "water", "water", "water"],
            "hands": [["resurrection", "aim", "march"], ["aim", "aim", "march"]],
            "action_deck": ["aim"],
            "shot": {"blue": 2, "orange": 3},
        },
    )
    match.play("play resurrection")
    texts = match.game.texts("en")
    said = {
        colour: because(
            reasons(match.seat(), [match.game.catalogue.parse(f"colour {colour}")]),
            texts,
            ["A", "B"],
        )
        for colour in ("blue", "orange")
    }
    assert said == {"blue": "Brings a shot duck of yours back.", "orange": ""}
