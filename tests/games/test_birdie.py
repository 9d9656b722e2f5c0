"""Birdie: what `guess` deals is uniform, the decisions of scoring reach every outcome that the
rules allow and no other, and the scoring helper finds the best of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from rookery.core.errors import BadPosition, BadSetup
from rookery.core.match import Match, position
from rookery.core.random import generator
from rookery.core.records import readable
from rookery.games.birdie.cards import (
    ALL_CARDS,
    BIRDS,
    CARDS,
    COPIES,
    FEATURES,
    FEATURES_OF,
    LONGEST_ROW,
    PLACES,
    SEASONS,
)
from rookery.games.birdie.features import PER_FEATURE
from rookery.games.birdie.flaps import ASSUMED as FLAPS
from rookery.games.birdie.real_table import HELPER, Question
from rookery.games.birdie.scoring import Best
from rookery.games.birdie.state import LAYOUT, PHASES
from tests.tables import play_at_random

ALL = [card for card in CARDS for _ in range(COPIES)]


def guesses(match: Match, seat: int, count: int) -> Iterator[Any]:
    """Records as `seat` may imagine them."""
    rng = generator(5)
    for _ in range(count):
        state = match.copy().state
        match.game.kernels.guess(state, seat, rng)
        yield readable(state)


def names(pile: Any) -> tuple[str, ...]:
    return tuple(CARDS[card] for card in pile.cards[: pile.n])


def hand(record: Any, seat: int) -> tuple[str, ...]:
    return tuple(CARDS[card] for card in range(len(CARDS)) for _ in range(record.hands[seat, card]))


def assert_uniform(counts: Mapping[Any, int], weights: Mapping[Any, int]) -> None:
    """Every outcome that is possible occurs, in proportion to its weight, and no other: the
    chi-squared statistic stays within five standard deviations of its mean."""
    assert set(counts) == set(weights)
    draws, total = sum(counts.values()), sum(weights.values())
    expected = {outcome: draws * weight / total for outcome, weight in weights.items()}
    assert min(expected.values()) >= 5
    squares = sum((counts[outcome] - e) ** 2 / e for outcome, e in expected.items())
    freedom = len(weights) - 1
    assert squares < freedom + 5 * (2 * freedom) ** 0.5 + 5


# --- What a seat imagines -----------------------------------------------------------------------


def out_of_play(**kept: int) -> dict[str, int]:
    """All cards but those kept: a position in which only a few are hidden."""
    return {card: COPIES - kept.get(card, 0) for card in CARDS}


def stacked(**more: object) -> Match:
    """Seat 1 holds or has stacked four cards: it got two unseen, took a winter owl, and stacked
    two cards of the open row with one of its hand."""
    return position(
        "birdie",
        {
            "players": 3,
            "open_row": ["spring_owl", "summer_owl", "", ""],
            "stopped": True,
            "deck": [],
            "under": ["spring_robin"],
            "hands": [{}, {"winter_owl": 1, "spring_pigeon": 1}, {}],
            "decks": [[], ["autumn_owl", "autumn_robin", "summer_pigeon"], []],
            "unseen": [0, 2, 0],
            "history": [
                [],
                [{"took": "winter_owl"}, {"stacked": ["autumn_owl", "autumn_robin"], "hand": 1}],
                [],
            ],
            "out": out_of_play(
                spring_owl=1,
                summer_owl=1,
                winter_owl=1,
                spring_pigeon=1,
                autumn_owl=1,
                summer_pigeon=1,
                autumn_robin=1,
                spring_robin=1,
            ),
            **more,
        },
    )


def test_hidden_cards_hands_and_stacks_are_dealt_uniformly() -> None:
    """Three unseen cards: two came to seat 1, one lies under the Stop card. One of its three cards
    went into the stack, at any of its places."""
    weights: Counter[object] = Counter()
    for first, second, under in permutations(["spring_pigeon", "summer_pigeon", "spring_robin"]):
        held = [first, second, "winter_owl"]
        for chosen in held:
            left = sorted((card for card in held if card != chosen), key=CARDS.index)
            for order in permutations(["autumn_owl", "autumn_robin", chosen]):
                weights[tuple(left), order, under] += 1
    counts: Counter[object] = Counter()
    for record in guesses(stacked(), 0, 6000):
        counts[hand(record, 1), names(record.decks[1]), names(record.under)[0]] += 1
    assert_uniform(counts, weights)


def test_a_spectator_knows_no_hand_and_its_owner_all_of_it() -> None:
    match = stacked()
    for record in guesses(match, 1, 20):
        assert hand(record, 1) == ("spring_pigeon", "winter_owl")
        assert names(record.decks[1]) == ("autumn_owl", "autumn_robin", "summer_pigeon")
        assert names(record.under) == ("spring_robin",)
    assert len({hand(record, 1) for record in guesses(match, -1, 200)}) > 3


def test_a_stack_that_is_put_together_is_imagined_in_every_way() -> None:
    """Two cards are staged: of two in the row and two in the hand, in any order. Both of the
    hand, or one of each with one of each left, or both of the row."""
    match = position(
        "birdie",
        {
            "open_row": ["spring_owl", "summer_owl", "autumn_owl", ""],
            "stopped": True,
            "deck": [],
            "hands": [{}, {"winter_robin": 1, "winter_pigeon": 1}],
            "turn": 1,
            "history": [[], [{"took": "winter_robin"}, {"took": "winter_pigeon"}]],
        },
    )
    match.play("stack winter robin")
    match.play("stack 3")
    row, held = ["spring_owl", "summer_owl", "autumn_owl"], ["winter_robin", "winter_pigeon"]
    weights = Counter(permutations(row + held, 2))
    counts: Counter[object] = Counter()
    for record in guesses(match, 0, 4000):
        staged = names(record.staged)
        counts[staged] += 1
        slots = [CARDS[c] for c, on in zip(record.open_row, record.staged_slots, strict=True) if on]
        assert sorted(slots) == sorted(card for card in staged if card in row)
        assert len(hand(record, 1)) == len(held) - sum(card in held for card in staged)
    assert_uniform(counts, weights)


def test_whoever_is_asked_about_an_owl_holds_one() -> None:
    """Two unseen cards in the hand, one of them an owl: all such pairs are equally likely."""
    match = position(
        "birdie",
        {
            "players": 3,
            "phase": "owl",
            "lowest": 2,
            "deck": ["spring_robin", "summer_robin"],
            "under": ["winter_owl"],
            "hands": [{"spring_owl": 1, "summer_pigeon": 1}, {}, {}],
            "out": out_of_play(
                spring_robin=1, summer_robin=1, winter_owl=1, spring_owl=1, summer_pigeon=1
            ),
        },
    )
    unseen = ["spring_robin", "summer_robin", "winter_owl", "spring_owl", "summer_pigeon"]
    weights: Counter[object] = Counter()
    for order in permutations(unseen):
        pair = tuple(sorted(order[:2], key=CARDS.index))
        if any(card.endswith("owl") for card in pair):
            weights[pair, order[2:]] += 1
    counts: Counter[object] = Counter()
    for record in guesses(match, 1, 6000):
        assert names(record.under)[0] != ""
        counts[hand(record, 0), (*names(record.under), *names(record.deck)[::-1])] += 1
    assert_uniform(counts, weights)


def test_a_row_tells_what_is_left_of_a_hand() -> None:
    """Once the row is laid out, cards that were taken and are not in it are known to be held, and
    unseen ones that are in it are known not to be."""
    match = stacked(turn=0, order=[1, 2])
    match.play("pass")
    assert match.turn == 1
    record = match.record
    assert record.unseen[1] == 1
    assert LAYOUT.describe(record)["history"][1] == [{"took": "winter_owl"}]  # type: ignore[index]
    hands = Counter(hand(guess, 1) for guess in guesses(match, 0, 2000))
    known = ("spring_robin", "spring_pigeon")
    assert_uniform(
        hands, {tuple(sorted((card, "winter_owl"), key=CARDS.index)): 1 for card in known}
    )


def test_round_two_of_two_knows_what_left_in_round_one() -> None:
    """What a seat discarded unseen it still knows; the others only know how many cards that is."""
    match = play_to_round_two(seed=3)
    buried = [hand_of_counts(match.record.buried[seat]) for seat in range(2)]
    assert [len(cards) for cards in buried] == [2, 2]
    for seat in range(2):
        different = False
        for record in guesses(match, seat, 30):
            assert hand_of_counts(record.buried[seat]) == buried[seat]
            other = hand_of_counts(record.buried[1 - seat])
            assert len(other) == len(buried[1 - seat])
            different |= other != buried[1 - seat]
            assert record.rest.sum() == match.record.rest.sum()
            assert (record.out == match.record.out).all()
        assert different


def play_to_round_two(seed: int) -> Match:
    match = Match("birdie", 2, seed=seed)
    while match.record.round_number == 1:
        legal = [decision.text for decision in match.legal()]
        match.play("pass" if "pass" in legal else "done")
    return match


def hand_of_counts(counts: Any) -> list[str]:
    return [CARDS[card] for card in range(len(CARDS)) for _ in range(counts[card])]


# --- Decisions ----------------------------------------------------------------------------------


def test_done_is_asked_alone_only_where_something_can_be_taken_back() -> None:
    for seed in range(40):
        match = Match("birdie", 2 + seed % 3, {"advanced": seed % 2 == 0}, seed)
        rng = random.Random(seed)
        while not match.over:
            legal = match.legal()
            if len(legal) == 1:
                assert match.view(match.turn).phase in ("stack", "cut")
            match.play(rng.choice(legal))


def test_nothing_is_revealed_before_a_stack_is_done() -> None:
    """Everything up to `done` can be taken back; then the row is refilled."""
    match = Match("birdie", 3, seed=2)
    revelations = match.revelations
    match.play("stack 1")
    match.play("stack 3")
    assert match.revelations == revelations
    assert match.turn == 0
    match.play("done")
    assert match.revelations > revelations


def test_the_longest_row_possible_is_played() -> None:
    """One player stacks all the time, another one takes single cards, the third passes at once:
    the row reaches the bound, and no decision has more options than there is room for."""
    match = Match("birdie", 3, seed=1)
    while match.view(None).phase in ("turn", "stack"):
        legal = [decision.text for decision in match.legal()]
        view = match.view(match.turn)
        deck_left = view.deck + sum(card is not None for card in view.open_row)
        if match.turn == 0:
            match.play("done" if "done" in legal and len(legal) == 1 else _stacking(legal))
        elif match.turn == 1 and deck_left > 2:
            match.play(legal[0])
        else:
            match.play("pass")
    rows = [match.record.decks[seat].n for seat in range(3)]
    assert max(rows) == LONGEST_ROW


def _stacking(legal: Sequence[str]) -> str:
    stacking = [text for text in legal if text.startswith("stack")]
    return stacking[-1] if stacking else legal[0]


# --- Scoring: the decisions reach what the rules allow -----------------------------------------

Outcome = tuple[tuple[int, ...], int]
"""The boxes and the flaps after scoring."""


def scoring(
    row: Sequence[str], boxes: Mapping[str, int], hand: Mapping[str, int], advanced: bool
) -> Match:
    """A match in which seat 0 scores and nothing else is left to do."""
    return position(
        "birdie",
        {
            "options": {"advanced": advanced},
            "round_number": 2,
            "phase": "before",
            "decks": [list(row), []],
            "boxes": [dict(boxes), {}],
            "hands": [dict(hand), {}],
            "order": [0, 1],
        },
    )


def reached(match: Match) -> set[Outcome]:
    """Every outcome that the decisions lead to."""
    if match.over or match.turn != 0:
        record = match.record
        return {(tuple(record.boxes[0].tolist()), int(record.flaps[0]))}
    found: set[Outcome] = set()
    for decision in match.legal():
        after = match.copy()
        after.play(decision)
        found |= reached(after)
    return found


def cuts(row: Sequence[int], start: int = 0) -> Iterator[list[tuple[int, int]]]:
    """Every way to cut a row into sets: feature and size each (BRD-18)."""
    if start >= len(row):
        yield []
        return
    yield from cuts(row, start + 1)
    for end in range(start + 2, len(row) + 1):
        shared = -1
        for bits in row[start:end]:
            shared &= bits
        for feature in range(len(FEATURES)):
            if shared & 1 << feature:
                for rest in cuts(row, end):
                    yield [(feature, end - start), *rest]


def allowed(row: Sequence[str], boxes: Mapping[str, int], pigeon: bool) -> set[Outcome]:
    """What BRD-18 to BRD-22 and BRD-29 allow, straight from their words."""
    before = [boxes.get(feature, 0) for feature in FEATURES]
    outcomes = set()
    for sets in cuts([int(FEATURES_OF[CARDS.index(card)]) for card in row]):
        given_up: list[int | None] = [None]
        if pigeon:
            given_up += list(range(len(sets)))
        for gone in given_up:
            largest: dict[int, int] = {}
            for i, (feature, count) in enumerate(sets):
                if i != gone:
                    largest[feature] = max(count, largest.get(feature, 0))
            after, flaps = list(before), 0 if gone is None else 2
            for feature, count in largest.items():
                if before[feature] == 0:
                    after[feature] = count
                    flaps += 1
            outcomes.add((tuple(after), flaps))
    return outcomes


def rows(lengths: Sequence[int], count: int, seed: int) -> Iterator[list[str]]:
    """Random rows; those of few kinds have more sets."""
    rng = random.Random(seed)
    for length in lengths:
        for i in range(count):
            few = rng.sample(CARDS, 3 + i % 4)
            pool = ALL if i % 2 else [card for card in few for _ in range(COPIES)]
            yield rng.sample(pool, min(length, len(pool)))


def boxes_for(rng: random.Random) -> dict[str, int]:
    return dict.fromkeys(rng.sample(FEATURES, rng.randrange(5)), 2)


def test_cutting_reaches_every_outcome_and_no_other() -> None:
    rng = random.Random(1)
    for row in rows((2, 3, 4, 5, 6), 8, seed=1):
        boxes, pigeon = boxes_for(rng), rng.random() < 0.5
        expected = allowed(row, boxes, pigeon)
        if len(expected) == 1:
            continue  # nothing to choose, or only to say that there is nothing
        # The hand must not keep a card that the row needs: take a pigeon that is free.
        free = [card for card in CARDS if card.endswith("pigeon") and row.count(card) < COPIES]
        match = scoring(row, boxes, {free[0]: 1} if pigeon else {}, advanced=False)
        assert reached(match) == expected, (row, boxes, pigeon)


# --- The scoring helper -------------------------------------------------------------------------


def gain(outcome: Outcome, boxes: Mapping[str, int], rivals: Mapping[str, int] | None) -> int:
    """What an outcome adds to the total: points, flaps, trophies."""
    total = FLAPS[outcome[1]]
    for feature, points in zip(FEATURES, outcome[0], strict=True):
        if feature not in boxes and points:
            total += points
            if rivals is not None and feature in BIRDS and points > rivals.get(feature, 0):
                total += 3
    return total


def best_of(
    row: Sequence[str], boxes: Collection[str] = (), most: int | None = None, **more: Any
) -> Best:
    best: Best = HELPER.answer(Question(row=list(row), filled=list(boxes), **more), most)
    return best


def test_the_best_cut_is_the_best_of_all() -> None:
    rng = random.Random(2)
    for row in rows((0, 1, 2, 3, 4, 5, 6, 7), 8, seed=2):
        boxes = boxes_for(rng)
        rivals = {bird: rng.randrange(5) for bird in BIRDS} if rng.random() < 0.5 else None
        best = best_of(row, boxes, rivals=rivals)
        every = [gain(outcome, boxes, rivals) for outcome in allowed(row, boxes, False)]
        assert best.total == max(every), (row, boxes, rivals)
        assert best.exact
        check_sets(row, best, boxes)


def check_sets(row: Sequence[str], best: Best, boxes: Mapping[str, int]) -> None:
    """The sets named make the points promised."""
    after = 0
    for found in best.sets:
        assert found.start > after
        assert found.end - found.start + 1 == found.count >= 2
        assert found.feature not in boxes
        assert all(found.feature in card.split("_") for card in row[found.start - 1 : found.end])
        after = found.end
    assert len({found.feature for found in best.sets}) == len(best.sets)
    assert best.points == sum(found.count for found in best.sets)


def test_flaps_already_marked_count() -> None:
    row = ["spring_owl", "spring_robin", "winter_pigeon", "summer_pigeon"]
    assert best_of(row, flaps=0).flaps == FLAPS[2]
    assert best_of(row, flaps=8).flaps == FLAPS[10] - FLAPS[8]
    assert best_of(row, column=[5, 9]).flaps == 9
    assert best_of(row, flaps=10).flaps == 0


def test_a_long_row_is_cut_in_no_time() -> None:
    row = random.Random(4).sample(ALL, LONGEST_ROW)
    best = best_of(row)
    assert best.exact
    check_sets(row, best, {})


def test_the_best_removals_are_the_best_of_all() -> None:
    """Every order of removals, played by the rules themselves."""
    rng = random.Random(3)
    for row in rows((0, 1, 2, 3, 4, 5, 6), 6, seed=3):
        boxes = boxes_for(rng)
        rivals = {bird: rng.randrange(4) for bird in BIRDS} if rng.random() < 0.5 else None
        best = best_of(row, boxes, rivals=rivals, advanced=True)
        assert best.exact
        try:
            match = scoring(row, boxes, {}, advanced=True)
        except BadPosition:
            assert best.total == 0  # nothing to choose, nothing to gain
            continue
        every = [gain(outcome, boxes, rivals) for outcome in reached(match)]
        assert best.total == max(every), (row, boxes, rivals)
        outcome = follow(match, best)
        assert gain(outcome, boxes, rivals) == best.total


def follow(match: Match, best: Best) -> Outcome:
    """Play the removals that the helper names; the rest of the row makes no difference."""
    for removal in best.removals:
        match.play(f"position {removal.place}")
        for choice in removal.choices:
            match.play(f"feature {choice}")
    (outcome,) = {(tuple(match.record.boxes[0].tolist()), int(match.record.flaps[0]))}
    return outcome


def test_beyond_its_limit_the_search_says_so() -> None:
    row = random.Random(5).sample(ALL, 12)
    exact, narrow = best_of(row, advanced=True), best_of(row, advanced=True, most=10)
    assert exact.exact
    assert not narrow.exact
    assert 0 < narrow.total <= exact.total
    assert narrow.points == sum(found.count for found in narrow.sets if found.written)


def test_the_helper_of_the_seed_s_chain() -> None:
    row = [
        *("winter_owl", "winter_robin", "winter_pigeon", "summer_pigeon"),
        *("spring_owl", "spring_robin", "spring_woodpecker", "autumn_robin"),
        *("spring_owl", "spring_owl", "summer_pigeon", "winter_pigeon", "winter_woodpecker"),
    ]
    best = best_of(row, advanced=True)
    assert best.exact
    assert best.total >= 5 + 4 + 3 + FLAPS[3]


@pytest.mark.parametrize(
    ("question", "message"),
    [
        ({"row": ["robin"]}, "a season and a bird"),
        ({"row": [], "filled": ["sping"]}, "filled"),
        ({"row": [], "flaps": 11}, "flaps"),
        ({"row": [], "flaps": 3, "column": [1, 2]}, "flaps"),
    ],
)
def test_the_helper_names_a_mistake(question: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        HELPER.answer(Question(**question))


def test_odd_questions_are_answered() -> None:
    row = ["spring_owl", "spring_robin"]
    nine_times = best_of(row, ["owl"] * 9, rivals={"robin": 10**12})
    assert (nine_times.points, nine_times.trophies) == (2, 0)
    assert best_of([]).total == best_of([], advanced=True).total == 0


# --- Positions ----------------------------------------------------------------------------------

MISTAKES: dict[str, tuple[dict[str, object], str]] = {
    "five copies": ({"hands": [{"winter_owl": 5}, {}]}, "BRD-1"),
    "passed": ({"order": [0]}, "has passed"),
    "no cards": ({"open_row": ["", "", "", ""]}, "BRD-13"),
    "round": ({"round_number": 3}, "round_number"),
    "staged": ({"staged": ["spring_owl"]}, "staged"),
    "history": ({"history": [[{"took": "spring_owl"}], []]}, "history.0"),
    "stack of one": ({"history": [[{"stacked": ["spring_owl"], "hand": 1}], []]}, "two cards"),
    "row too long": ({"hands": [dict.fromkeys(CARDS, 3), {}]}, "40 cards"),
    "order of scoring": ({"phase": "owl", "order": [1, 0]}, "BRD-15"),
    "guest": ({"phase": "robin"}, "guest"),
    "mark": ({"phase": "cut_end"}, "mark"),
    "pigeon": ({"phase": "gap_pigeon", "mark": 1, "decks": [["spring_owl"] * 3, []]}, "BRD-40"),
    "sets": ({"phase": "cut", "sets": [{"start": 2, "end": 2, "feature": "owl"}]}, "left to right"),
    "second half": ({"second": []}, "BRD-3"),
    "seats": ({"order": [0, 0]}, "different seats"),
    "flaps": ({"flaps": [11, 0]}, "flaps"),
}


@pytest.mark.parametrize(("fields", "message"), MISTAKES.values(), ids=MISTAKES)
def test_a_position_that_cannot_be_is_named(fields: dict[str, object], message: str) -> None:
    row = ["spring_robin", "summer_robin", "autumn_robin", "winter_robin"]
    with pytest.raises(BadPosition, match=message):
        position("birdie", {"open_row": row, **fields})


def test_names() -> None:
    assert len(ALL) == ALL_CARDS
    assert {card.partition("_")[0] for card in CARDS} == set(SEASONS)
    assert len(PHASES) == len(set(PHASES))


def test_games_of_every_kind_end() -> None:
    for players in (2, 3, 4):
        for advanced in (False, True):
            match = play_at_random(Match("birdie", players, {"advanced": advanced}, 11), 11)
            assert match.over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_features_show_the_runs_of_the_row(players: int) -> None:
    """Along whole games: the longest and the last run of every feature whose box is empty, in what
    is not cut yet; of one that is pencilled only if it is longer."""
    for seed in range(5):
        match = Match("birdie", players, seed=seed)
        while not match.over:
            assert_runs_are_shown(match)
            play_at_random(match, seed + len(match.decisions), len(match.decisions) + 1)


def assert_runs_are_shown(match: Match) -> None:
    record, seat = match.record, match.turn
    assert seat is not None
    row = [int(card) for card in record.decks[seat].cards[: record.decks[seat].n]]
    row += [int(card) for card in record.staged.cards[: record.staged.n]]
    cut = int(record.sets.end[record.sets.n - 1]) + 1 if record.sets.n else 0
    seen = np.zeros(match.game.feature_count, np.int8)
    match.game.kernels.features(match.state, seat, seen)
    at = match.game.feature_count - PER_FEATURE * len(FEATURES) - 2 * PLACES
    on_top = []
    for feature in range(len(FEATURES)):
        fits = "".join(str(int(FEATURES_OF[card]) >> feature & 1) for card in row[cut:])
        longest = max(fits.split("0"), key=len)
        last = len(fits) - len(fits.rstrip("1"))
        start = cut + fits.index(longest) + 1 if longest else 0
        empty = record.boxes[seat, feature] == 0
        drawn = record.sets.feature[: record.sets.n].tolist()
        if feature in drawn:
            i = drawn.index(feature)
            open_still = len(longest) > record.sets.end[i] - record.sets.start[i] + 1
        else:
            open_still = True
        shown = seen[at + PER_FEATURE * feature :][:PER_FEATURE].tolist()
        assert shown == ([start, len(longest), last] if empty and open_still else [0, 0, 0])
        on_top.append(last + 1 if empty else 0)
    for slot, card in enumerate(record.open_row):
        runs = seen[at + PER_FEATURE * len(FEATURES) + 2 * slot :][:2].tolist()
        bird, season = card >> 2, len(BIRDS) + (card & 3)
        assert runs == ([0, 0] if card < 0 else [on_top[bird], on_top[season]])
