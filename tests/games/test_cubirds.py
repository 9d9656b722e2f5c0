"""CuBirds: what a guess may and may not deal, by counting."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rookery.core.match import Match, position
from rookery.core.random import generator
from rookery.games.cubirds.actions import LAY, PLACES
from rookery.games.cubirds.cards import (
    ALL_CARDS,
    BIG_FLOCK,
    COPIES,
    KINDS,
    ROWS,
    SMALL_FLOCK,
    SPECIES,
    TABLE,
)
from rookery.games.cubirds.knowledge import PER_SIDE
from rookery.games.cubirds.state import LAYING
from tests.tables import play_at_random


def hidden(pool: list[str], hands: list[tuple[int, str]]) -> Match:
    """A position in which only `pool` is hidden from seat 0: each other seat holds as many unseen
    cards as its tuple says, none of them of the species it shows, and the rest is the deck."""
    counts = Counter(pool)
    elsewhere = {
        species.name: species.cards - counts[species.name] - (species.name == "robin")
        for species in TABLE
    }
    cards = iter(pool)
    return position(
        "cubirds",
        {
            "players": 1 + len(hands),
            "rows": [[], [], [], []],
            "hands": [
                {"robin": 1},
                *(dict(Counter(next(cards) for _ in range(n))) for n, _ in hands),
            ],
            "discard": elsewhere,
            "recent": [list(SPECIES), *(_first(shown) for _, shown in hands)],
            "unseen": [[1] + [0] * KINDS, *([0, n] + [0] * (KINDS - 1) for n, _ in hands)],
        },
    )


def _first(shown: str) -> list[str]:
    return [shown, *(species for species in SPECIES if species != shown)]


def guesses(match: Match, times: int) -> Counter[tuple[tuple[str, ...], ...]]:
    """How often each deal of the other hands and the deck came up."""
    rng, found = generator(5), Counter[tuple[tuple[str, ...], ...]]()
    for _ in range(times):
        guessed = match.copy()
        match.game.kernels.guess(guessed.state, 0, rng)
        record = guessed.record
        hands = [
            tuple(
                name for name, n in zip(SPECIES, record.hands[seat], strict=True) for _ in range(n)
            )
            for seat in range(1, match.players)
        ]
        deck = tuple(SPECIES[card] for card in record.deck.cards[: record.deck.n])
        found[*hands, deck] += 1
    return found


def deals(pool: list[str], hands: list[tuple[int, str]]) -> Counter[tuple[tuple[str, ...], ...]]:
    """The same by brute force: all orders of the cards, each card a thing of its own."""
    found = Counter[tuple[tuple[str, ...], ...]]()
    for order in permutations(pool):
        at, dealt = 0, []
        for n, shown in hands:
            hand = order[at : at + n]
            if shown in hand:
                break
            dealt.append(tuple(sorted(hand, key=SPECIES.index)))
            at += n
        else:
            found[*dealt, order[at:]] += 1
    return found


@pytest.mark.parametrize(
    ("pool", "hands"),
    [
        (["duck", "owl", "owl", "robin", "magpie"], [(2, "owl")]),
        (["duck", "owl", "robin", "robin"], [(1, "owl"), (1, "duck")]),
        (["duck", "owl", "magpie", "parrot", "robin"], [(1, "owl"), (2, "duck")]),
        (["duck", "owl", "magpie", "robin", "robin"], [(1, "owl"), (1, "duck"), (1, "robin")]),
    ],
    ids=["one hand", "two hands", "unequal hands", "three hands"],
)
def test_a_guess_is_uniform_among_what_fits(pool: list[str], hands: list[tuple[int, str]]) -> None:
    # The first cards of the pool go into the hands: order it so that they may be there.
    ordered = next(list(order) for order in permutations(pool) if deals_fit(list(order), hands))
    expected = deals(pool, hands)
    times = 6_000
    found = guesses(hidden(ordered, hands), times)
    assert set(found) <= set(expected)
    total = sum(expected.values())
    chi_squared = sum(
        (found[deal] - times * ways / total) ** 2 / (times * ways / total)
        for deal, ways in expected.items()
    )
    freedom = len(expected) - 1
    assert chi_squared < freedom + 6 * np.sqrt(2 * freedom)


def deals_fit(order: list[str], hands: list[tuple[int, str]]) -> bool:
    at = 0
    for n, shown in hands:
        if shown in order[at : at + n]:
            return False
        at += n
    return True


@given(seed=st.integers(0, 2**63), players=st.integers(2, 5))
def test_what_is_publicly_known_of_a_hand_is_true(seed: int, players: int) -> None:
    """Along a game: known cards are there, unseen ones are counted, and what is ruled out for the
    unseen ones can be true of the cards that are really there."""
    match = Match("cubirds", players, seed=seed)
    while not match.over:
        play_at_random(match, seed + len(match.decisions), len(match.decisions) + 1)
        record = match.record
        for seat in range(players):
            left = record.hands[seat].astype(int) - record.known[seat]
            assert (left >= 0).all()
            assert record.unseen[seat].sum() == left.sum()
            for level in range(KINDS, 0, -1):
                barred = record.recent[seat, :level]
                restricted = record.unseen[seat, level:].sum()
                assert left.sum() - left[barred].sum() >= restricted


@given(seed=st.integers(0, 2**63), players=st.integers(2, 5))
def test_features_say_what_every_lay_brings(seed: int, players: int) -> None:
    match = play_at_random(Match("cubirds", players, seed=seed), seed, seed % 100)
    while not match.over and match.record.phase != LAYING:
        play_at_random(match, seed, len(match.decisions) + 1)
    assume(not match.over)
    seat = int(match.record.turn)
    seen = np.zeros(match.game.feature_count, np.int8)
    match.game.kernels.features(match.state, seat, seen)
    promised = seen[-ROWS * 2 * PER_SIDE :].reshape(ROWS, 2, 3, KINDS)
    before = match.record.hands[seat].astype(int)
    for lay in match.legal():
        laid, place = divmod(lay - LAY, PLACES)
        caught, flocks, new = promised[place // 2, place % 2, :, laid]
        after = match.copy()
        after.play(lay)
        if caught == 0:
            assert "event-took" not in [line.key for line in after.log(None)]
            continue
        held = after.record.hands[seat].astype(int)
        assert held.sum() == before.sum() - before[laid] + caught
        others = np.arange(KINDS) != laid
        small, big = (
            others & (before < size) & (size <= held) for size in (SMALL_FLOCK, BIG_FLOCK)
        )
        assert small.sum() + big.sum() == flocks
        assert (small & (match.record.collections[seat] == 0)).sum() == new


def test_the_cards_are_those_of_the_box() -> None:
    assert COPIES.sum() == ALL_CARDS == 110
    assert [(s.name, s.cards, s.small_flock, s.big_flock) for s in TABLE] == [
        ("flamingo", 7, 2, 3),
        ("owl", 10, 3, 4),
        ("toucan", 10, 3, 4),
        ("duck", 13, 4, 6),
        ("parrot", 13, 4, 6),
        ("magpie", 17, 5, 7),
        ("reed_warbler", 20, 6, 9),
        ("robin", 20, 6, 9),
    ]
