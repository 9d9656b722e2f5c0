"""Sitting Ducks beyond scenarios: what a seat can know, counted; the log's room; judgement."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations, product
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.bots.levels import make
from rookery.bots.looks import LooksBot
from rookery.core.errors import BadPosition
from rookery.core.match import Match, describe, position
from rookery.core.meta import LANGUAGES
from rookery.core.random import generator
from rookery.core.records import MAX_SEATS, note, readable
from rookery.games.ducks.cards import ACTIONS, COLOURS, DUCK_CARDS, TABLE
from rookery.games.ducks.events import EVENTS, FULL, MORE, PLAYED, ROOM, WON, tell
from rookery.games.ducks.game import GAME
from rookery.games.ducks.rules import playable_kinds, uses
from tests.tables import play_at_random

ROW = ["blue", "orange", "green", "blue", "water", "orange"]
PLAIN = ["aim", "aim", "march"]


# --- What a seat can know ---------------------------------------------------------------------


def discarding_all_but(*cards: str) -> dict[str, int]:
    """A discard pile that leaves just these action cards for hands and deck."""
    left = {action.name: action.copies for action in TABLE}
    for card in cards:
        left[card] -= 1
    return {name: n for name, n in left.items() if n}


def guesses(match: Match, seat: int | None, count: int) -> list[Any]:
    """Records, each guessed anew."""
    rng, found = generator(5), []
    for _ in range(count):
        trial = GAME.layout.copy(match.state)
        GAME.kernels.guess(trial, -1 if seat is None else seat, rng)
        found.append(trial[0])
    return found


def assert_equally_often(counted: Counter[Any], expected: Counter[Any]) -> None:
    """Five standard deviations: with a fixed seed this either holds or does not."""
    assert set(counted) == set(expected)
    n, ways = sum(counted.values()), sum(expected.values())
    for outcome, weight in expected.items():
        share = weight / ways
        assert abs(counted[outcome] - n * share) < 5 * np.sqrt(n * share * (1 - share)), outcome


def deals(pool: list[str], *sizes: int) -> Counter[Any]:
    """All ways to deal labelled cards to hands and, in order, to a deck."""
    if not sizes:
        orders = [tuple(pool[i] for i in order) for order in permutations(range(len(pool)))]
        return Counter((order,) for order in orders)
    found: Counter[Any] = Counter()
    for chosen in combinations(range(len(pool)), sizes[0]):
        hand = tuple(sorted((pool[i] for i in chosen), key=ACTIONS.index))
        rest = [card for i, card in enumerate(pool) if i not in chosen]
        for later, n in deals(rest, *sizes[1:]).items():
            found[(hand, *later)] += n
    return found


def named(pile: Any, names: Sequence[str]) -> tuple[str, ...]:
    return tuple(names[card] for card in pile["cards"][: pile["n"]].tolist())


def dealt(record: Any, seat: int) -> tuple[Any, ...]:
    """A hand, and the deck from the top down."""
    hand, deck = (named(pile, ACTIONS) for pile in (record["hands"][seat], record["action_deck"]))
    return hand, deck[::-1]


def ducks(record: Any) -> tuple[str, ...]:
    """The duck deck from the top down."""
    return named(record["duck_deck"], DUCK_CARDS)[::-1]


def test_other_hands_and_the_deck_are_dealt_evenly() -> None:
    own, pool = ["aim", "aim", "march"], ["aim", "fire", "fire", "hide", "splash"]
    start = {"players": 2, "row": [*ROW[:2], "water", "blue", "orange", "blue"],
             "hands": [own, pool[:3]], "action_deck": pool[3:],
             "discard": discarding_all_but(*own, *pool)}  # fmt: skip
    found = guesses(position("ducks", start), 0, 6_000)
    assert_equally_often(Counter(dealt(one, 1) for one in found), deals(pool, 3))


def test_who_chooses_a_card_to_play_holds_two_kinds_that_can_be_played() -> None:
    """Seen by the other seat, and by a spectator: no targets, so fire and peace duck cannot be."""
    pool = ["aim", "aim", "march", "fire", "peace_duck", "hide"]
    own = ["march", "march", "fire"]
    start = {"players": 2, "row": ["blue", "water", "orange", "orange", "water", "blue"],
             "hands": [["aim", "march", "fire"], own], "action_deck": ["aim", "peace_duck", "hide"],
             "discard": discarding_all_but(*own, *pool)}  # fmt: skip
    match = position("ducks", start)
    assert [d.text for d in match.legal()] == ["play aim", "play march"]
    fits = Counter(
        {deal: n for deal, n in deals(pool, 3).items() if {"aim", "march"} <= {*deal[0]}}
    )
    found = guesses(match, 1, 6_000)
    assert_equally_often(Counter(dealt(one, 0) for one in found), fits)
    for one in guesses(match, None, 300):
        assert {"aim", "march"} <= {*dealt(one, 0)[0]}


def test_three_kinds_that_can_be_played_are_no_likelier_than_two() -> None:
    pool, own = ["aim", "aim", "march", "hip_shot", "fire"], ["march", "march", "fire"]
    start = {"players": 2, "row": ["blue", "water", "orange", "orange", "water", "blue"],
             "hands": [["aim", "march", "fire"], own], "action_deck": ["aim", "hip_shot"],
             "discard": discarding_all_but(*own, *pool)}  # fmt: skip
    playable = {"aim", "march", "hip_shot"}
    fits = Counter(
        {deal: n for deal, n in deals(pool, 3).items() if len(playable & {*deal[0]}) > 1}
    )
    found = guesses(position("ducks", start), 1, 6_000)
    assert_equally_often(Counter(dealt(one, 0) for one in found), fits)


def test_who_throws_a_card_away_holds_none_that_can_be_played() -> None:
    pool, own = ["fire", "fire", "fire", "peace_duck", "aim_left", "aim"], ["march", "march", "aim"]
    start = {"players": 2, "row": ["blue", "water", "orange", "orange", "water", "blue"],
             "hands": [["fire", "fire", "peace_duck"], own],
             "action_deck": ["fire", "aim_left", "aim"],
             "discard": discarding_all_but(*own, *pool)}  # fmt: skip
    match = position("ducks", start)
    assert describe(match)["phase"] == "throw"
    fits = Counter({deal: n for deal, n in deals(pool, 3).items()
                    if "aim" not in deal[0] and len({*deal[0]}) > 1})  # fmt: skip
    found = guesses(match, 1, 6_000)
    assert_equally_often(Counter(dealt(one, 0) for one in found), fits)


def test_the_duck_deck_is_shuffled_above_its_known_bottom() -> None:
    start = {"players": 2, "row": ["blue", "water", "orange", "orange", "water", "blue"],
             "shot": {"blue": 1, "orange": 2}, "hands": [PLAIN, PLAIN],
             "duck_deck": ["blue", "water", "water", "blue", "orange", "water"],
             "known_bottom": 2}  # fmt: skip
    match = position("ducks", start)
    orders = Counter(permutations(["blue", "blue", "water", "water"]))
    for seat in (0, 1, None):
        found = guesses(match, seat, 2_000)
        assert {ducks(one)[-2:] for one in found} == {("orange", "water")}
        assert_equally_often(Counter(ducks(one)[:4] for one in found), orders)


def test_a_deck_that_is_known_to_the_top_stays_as_it_is() -> None:
    start = {"players": 2, "row": ["blue", "water", "orange", "orange", "water", "blue"],
             "shot": {"blue": 2, "orange": 3}, "hands": [PLAIN, PLAIN],
             "duck_deck": ["water", "blue", "water", "water"], "known_bottom": 4}  # fmt: skip
    for one in guesses(position("ducks", start), None, 20):
        assert list(ducks(one)) == start["duck_deck"]


# --- The row, the log, positions -----------------------------------------------------------------


@given(seed=st.integers(0, 2**60), players=st.integers(2, MAX_SEATS))
def test_six_places_are_filled_while_two_colours_live(seed: int, players: int) -> None:
    """DCK-R1."""
    match = Match("ducks", players, seed=seed)
    while not match.over:
        assert "empty" not in describe(match)["row"]  # type: ignore[operator]
        play_at_random(match, seed + len(match.decisions), len(match.decisions) + 1)
    assert ("empty" in describe(match)["row"]) == bool(match.record.drawn)  # type: ignore[operator]


@given(seed=st.integers(0, 2**60), players=st.integers(2, MAX_SEATS))
def test_a_card_is_playable_if_it_can_be_used_on_something(seed: int, players: int) -> None:
    match = Match("ducks", players, seed=seed)
    for _ in range(40):
        if match.over:
            return
        state = match.state[0]
        expected = sum(1 << card for card in range(len(ACTIONS)) if uses(state, card))
        assert playable_kinds(match.state[0]) == expected or match.record.order.n
        play_at_random(match, seed, len(match.decisions) + 1)


def test_a_chain_longer_than_the_log_says_so_and_leaves_room_for_the_end() -> None:
    states = GAME.layout.blank()
    states["noting"] = 1
    record = readable(states)
    for _ in range(3 * ROOM):
        tell(record, PLAYED, 0)
    note(record, WON, 1)
    kinds = [int(item[0]) for item in record.events.items[: record.events.n]]
    assert kinds == [PLAYED] * FULL + [MORE, WON]


def test_forced_steps_of_the_set_up_are_told() -> None:
    """A first player without a choice plays before anybody is asked."""
    for seed in range(40):
        match = Match("ducks", 3, seed=seed)
        if match.record.discard.any() or match.record.phase > 1:
            assert match.log(None)[0].key in ("event-only_card", "event-threw")
            return
    raise AssertionError("no such seed")


def test_a_card_that_is_played_without_being_asked_for_is_told_as_forced() -> None:
    for seed in range(40):
        match = Match("ducks", 3, seed=seed)
        while not match.over:
            decision = match.legal()[seed % len(match.legal())]
            match.play(decision)
            keys = [line.key for line in match.log(None)]
            played = [i for i, key in enumerate(keys) if key == "event-played"]
            if decision.text.startswith("play "):
                assert played.pop(0) == 0, "what was chosen is not called forced"
            assert all(keys[i - 1] == "event-only_card" for i in played)


def test_every_event_can_be_said_with_every_argument() -> None:
    for language in LANGUAGES:
        texts = GAME.texts(language)
        for kind in EVENTS.kinds:
            values = [names or range(7) for names in kind.arguments.values()]
            for words in product(*values):
                args: dict[str, Any] = dict(zip(kind.arguments, words, strict=True))
                assert "{" not in texts.say(
                    kind.key, player="Ann", you="no", other_you="no", **args
                )
        for card in ACTIONS:
            assert texts.say("action-help", card=card)
        for count in range(6):
            assert str(count) in texts.say("score-ducks", count=count) or count == 0


START: dict[str, Any] = {"players": 3, "row": ROW, "hands": [PLAIN, PLAIN, PLAIN]}
WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "no row": ({"row": None}, "6 cards are needed"),
    "short row": ({"row": ROW[:5]}, "6 cards are needed, not 5"),
    "odd part": ({"row": [{"card": "blue", "hide": "blue"}, *ROW[1:]]}, "no 'hide' here"),
    "no such seat": ({"row": [{"card": "blue", "splash": 3}, *ROW[1:]]}, "a seat from 0 to 2"),
    "wet splash": ({"row": [{"card": "water", "splash": 1}, *ROW[1:]]}, "only a duck"),
    "stranger": ({"row": ["white", *ROW[1:]]}, "White duck: 1 are placed, but there are only 0"),
    "targets": ({"targets": [1, 1]}, "different places from 1 to 6"),
    "too many": ({"hands": [["hide"] * 3, PLAIN, PLAIN]}, "Hide: 3 are placed"),
    "big hand": ({"hands": [[*PLAIN, "fire"], PLAIN, PLAIN]}, "at most 3 cards"),
    "bottom": ({"known_bottom": 1}, "known_bottom: at most 0"),
    "over": ({"shot": {"blue": 3, "orange": 5, "green": 5},
              "row": ["blue", "blue", *["water"] * 4]}, "ducks of two colours"),
}  # fmt: skip


@pytest.mark.parametrize(("wrong", "message"), WRONG.values(), ids=WRONG)
def test_a_position_that_makes_no_sense_is_refused(wrong: dict[str, Any], message: str) -> None:
    data = {name: value for name, value in (START | wrong).items() if value is not None}
    with pytest.raises(BadPosition, match=message):
        position("ducks", data)


# --- Judgement ------------------------------------------------------------------------------------


def judged(**data: Any) -> str:
    """What somebody does who overlooks nothing and goes by looks."""
    return LooksBot(1, 0.0, 0.0).decide(position("ducks", START | data).seat()).text


def rated(**data: Any) -> dict[str, float]:
    match = position("ducks", START | data)
    scores = GAME.rating_buffer()
    assert GAME.rate is not None
    GAME.rate(readable(match.state), match.choices, len(match.choices), scores)
    return {d.text: float(score) for d, score in zip(match.legal(), scores, strict=False)}


def hands(*cards: str) -> list[list[str]]:
    return [list(cards), PLAIN, PLAIN]


def test_a_rival_under_a_target_is_shot() -> None:
    assert judged(hands=hands("fire", "aim_left", "march"), targets=[2]) == "play fire"


def test_an_own_duck_under_a_target_is_not() -> None:
    assert judged(hands=hands("fire", "fire", "march"), targets=[1]) == "play march"


def test_a_duck_in_danger_dives_or_steps_aside() -> None:
    assert judged(hands=hands("splash", "fire", "aim"), targets=[4]) == "play splash"
    assert judged(hands=hands("step_ahead", "fire", "aim"), targets=[4]) == "play step_ahead"
    assert judged(phase="splash", hands=[["fire", "aim"], PLAIN, PLAIN], targets=[4]) == "place 4"


def test_the_stronger_rival_is_aimed_at_and_no_neighbour_of_an_own_duck() -> None:
    aiming = {"phase": "aim", "hands": [["fire", "march"], PLAIN, PLAIN]}
    row = ["blue", "water", "orange", "water", "green", "water"]
    assert judged(**aiming, row=row, shot={"orange": 3}) == "place 5"
    row = ["green", "blue", "water", "orange", "water", "water"]
    assert judged(**aiming, row=row, shot={}) == "place 4"


def test_an_own_duck_comes_back_first() -> None:
    start = {"phase": "resurrection", "hands": [["fire", "aim"], PLAIN, PLAIN]}
    row = ["blue", "water", "orange", "green", "water", "water"]
    assert judged(**start, row=row, shot={"blue": 2, "orange": 3, "green": 1}) == "colour blue"


def test_a_new_order_puts_rivals_under_targets_and_own_ducks_elsewhere() -> None:
    match = position("ducks", START | {"phase": "rearrange", "targets": [1, 4],
                                       "hands": [["fire", "aim"], PLAIN, PLAIN]})  # fmt: skip
    bot = LooksBot(1, 0.0, 0.0)
    while match.turn == 0:
        match.play(bot.decide(match.seat()))
    row = describe(match)["row"]
    assert isinstance(row, list)
    assert {row[0], row[3]} <= {"orange", "green"}


@pytest.mark.parametrize("phase", ["play", "aim", "fire", "hip_shot", "misfire"])
def test_rivals_are_told_apart_by_their_ducks_alone(phase: str) -> None:
    """Nobody is picked on: two rivals who change places are rated as before, places changed."""
    row = ["orange", "blue", {"card": "green", "hides": "orange"}, "water", "orange", "green"]
    cards = ["aim", "fire", "hip_shot"] if phase == "play" else ["aim", "march"]
    start = {"hands": [cards, PLAIN, PLAIN], "targets": [1, 3, 6], "phase": phase}
    change = {"orange": "green", "green": "orange"}
    changed = [
        {part: change.get(card, card) for part, card in place.items()}
        if isinstance(place, dict)
        else change.get(str(place), place)
        for place in row
    ]
    ratings = rated(**start, row=row, shot={"orange": 1, "green": 2})
    assert ratings == rated(**start, row=changed, shot={"green": 1, "orange": 2})


MIRRORED = {"orange": "green", "green": "orange"}
TWO_EQUAL_RIVALS = ["water", "orange", "blue", "water", "green", "blue"]


def victims(level: str, row: list[str], seeds: range) -> list[str]:
    """Whose duck is shot by a level that has the choice between two rivals alike in everything."""
    start = START | {"row": row, "targets": [2, 5], "phase": "fire",
                     "hands": [["aim", "march"], PLAIN, PLAIN]}  # fmt: skip
    match = position("ducks", start)
    choices = [
        make(level, seed, timed=False).decide(match.seat()).fields["place"] for seed in seeds
    ]
    return [row[int(place) - 1] for place in choices]


@pytest.mark.parametrize("level", ["chick", "fledgling"])
def test_looks_pick_a_place_and_not_a_person(level: str) -> None:
    """Which of two equal rivals sits where, and so who they are, changes nothing."""
    mirrored = [MIRRORED.get(card, card) for card in TWO_EQUAL_RIVALS]
    here, there = (victims(level, row, range(40)) for row in (TWO_EQUAL_RIVALS, mirrored))
    assert here == [MIRRORED.get(card, card) for card in there]


def test_search_picks_on_nobody() -> None:
    """Over both arrangements of two equal rivals each is hit as often as the other."""
    mirrored = [MIRRORED.get(card, card) for card in TWO_EQUAL_RIVALS]
    hit = Counter(victims("hawk", TWO_EQUAL_RIVALS, range(150)))
    hit += Counter(victims("hawk", mirrored, range(150)))
    assert_equally_often(hit, Counter({"orange": 1, "green": 1}))


def chances(**data: Any) -> list[float]:
    """Each seat's share of the win, as a search sees it where it stops looking."""
    match = position("ducks", START | data)
    shares = np.zeros(MAX_SEATS, np.float32)
    assert GAME.evaluate is not None
    GAME.evaluate(readable(match.state), shares)
    assert shares.sum() == pytest.approx(1.0, abs=1e-5)
    return [float(share) for share in shares[: match.players]]


AT_EASE = {"hands": [PLAIN] * 3, "row": ["blue", "orange", "green", *["water"] * 3]}
WORSE = {
    "a duck shot": {"shot": {"blue": 1}},
    "a target above": {"targets": [1]},
    "no duck left": {"shot": {"blue": 5}, "row": ["water", "orange", "green", *["water"] * 3]},
}
BETTER = {
    "hidden": {"row": ["orange", {"card": "green", "hides": "blue"}, *["water"] * 4]},
    "a duck to come back": {"hands": [["aim", "march", "resurrection"], PLAIN, PLAIN]},
    "a rival's duck shot": {"shot": {"green": 1}},
}


@pytest.mark.parametrize("change", WORSE.values(), ids=WORSE)
def test_chances_fall(change: dict[str, Any]) -> None:
    assert chances(**AT_EASE | change)[0] < chances(**AT_EASE)[0]


@pytest.mark.parametrize("change", BETTER.values(), ids=BETTER)
def test_chances_rise(change: dict[str, Any]) -> None:
    assert chances(**AT_EASE | change)[0] > chances(**AT_EASE)[0]


def test_colours_stand_for_seats() -> None:
    view = Match("ducks", MAX_SEATS, seed=1).view(None)
    assert [hunter.colour for hunter in view.hunters] == list(COLOURS)


# --- What the board is told -----------------------------------------------------------------------


@given(seed=st.integers(0, 2**60), players=st.integers(2, MAX_SEATS))
def test_a_preview_promises_what_then_happens(seed: int, players: int) -> None:
    match = Match("ducks", players, seed=seed)
    for _ in range(60):
        if match.over:
            return
        view = match.view(match.turn)
        texts = {decision.text for decision in match.legal()}
        assert set(view.previews) <= texts
        assert not texts & set(view.refusals)
        choice = match.legal()[seed % len(texts)]
        match.play(choice)
        if (preview := view.previews.get(choice.text)) is not None:
            told = [line for line in match.log(None) if line.key not in UNFORESEEN]
            promised = [line for line in preview.lines if line.key not in UNFORESEEN]
            assert [(line.key, line.args) for line in told][: len(promised)] == [
                (line.key, line.args) for line in promised
            ]


# What swims in is known beforehand only from a deck that everybody has seen.
UNFORESEEN = ("event-played", "event-swam_in")


def test_a_preview_does_not_look_into_the_deck() -> None:
    start = START | {"hands": hands("march", "duck_dance", "fire"), "targets": [2],
                     "duck_deck": ["green", "blue"], "known_bottom": 1}  # fmt: skip
    previews = position("ducks", start).view(0).previews
    marched, danced = (previews[f"play {card}"] for card in ("march", "duck_dance"))
    assert [place.card for place in marched.places] == [*ROW[1:], "?"]
    assert [place.card for place in danced.places] == ["?"] * 6
    assert [place.target for place in danced.places] == [False, True, *[False] * 4]
    assert previews["play fire"].places[1].card == ROW[2]


def test_a_preview_knows_a_deck_that_everybody_has_seen() -> None:
    start = START | {"shot": {"blue": 3, "orange": 2, "green": 3}, "known_bottom": 6,
                     "row": ["blue", "orange", "green", "blue", "water", "orange"],
                     "duck_deck": ["green", "water", "water", "water", "water", "orange"],
                     "hands": hands("march", "aim", "fire")}  # fmt: skip
    marched = position("ducks", start).view(0).previews["play march"]
    assert marched.places[5].card == "green"
    assert [line.key for line in marched.lines] == ["event-swam_under", "event-swam_in"]


def test_what_cannot_be_chosen_says_why() -> None:
    match = position("ducks", START | {"hands": hands("fire", "aim", "march")})
    assert match.view(0).refusals == {"play fire": "DCK-15"}
    assert match.view(1).refusals == match.view(None).refusals == {}
