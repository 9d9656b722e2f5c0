"""Biblios: what a guess may and may not deal, by counting; what is held to be known is true; and
decisions on which any good player agrees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import permutations
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rookery.bots.looks import LooksBot
from rookery.core.errors import BadPosition
from rookery.core.match import Match, describe, position
from rookery.core.random import below, generator
from rookery.games.biblios.cards import (
    ALL_CARDS,
    ALL_GOLD,
    CARD_VALUE,
    CARDS,
    CATEGORIES,
    HAND_CARDS,
    NO_CARD,
)
from rookery.games.biblios.heaps import Heap
from rookery.games.biblios.positions import copies
from rookery.games.biblios.state import BIDDING, FACE_DOWN, OBSERVERS, SEATS

Deal = tuple[tuple[str, ...], ...]
"""What lies where, for the places that a case is about."""

GOLD = {"gold_1": 1, "gold_2": 2, "gold_3": 3}
ASIDE = {2: 2, 3: 1, 4: 0}


def guesses(match: Match, seat: int, places: Iterable[str], times: int) -> Counter[Deal]:
    """How often each deal came up."""
    rng, found = generator(5), Counter[Deal]()
    for _ in range(times):
        guessed = match.copy()
        match.game.kernels.guess(guessed.state, seat, rng)
        found[tuple(at(guessed, place) for place in places)] += 1
    return found


def at(match: Match, place: str) -> tuple[str, ...]:
    record = match.record
    if place.isdigit():
        return listed(record.hands[int(place)])
    if place in ("deck", "auction"):
        pile = record[place]
        return tuple(CARDS[card] for card in pile.cards[: pile.n])
    if place in ("gift", "kept"):
        return () if record[place] == NO_CARD else (CARDS[record[place]],)
    cards = Counter(listed(record[place]))
    if place == "removed":
        cards.subtract(dict.fromkeys(GOLD, ASIDE[match.players]))
    return tuple(cards.elements())


def listed(heap: Any) -> tuple[str, ...]:
    return tuple(name for name, n in Heap().read(heap, 0).items() for _ in range(n))


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(cards, key=CARDS.index))


def assert_alike(found: Counter[Deal], expected: Counter[Any]) -> None:
    """The deals found are those expected, as often as they should be (chi squared)."""
    assert set(found) <= set(expected)
    times, total = sum(found.values()), sum(expected.values())
    chi_squared = sum(
        (found[deal] - times * ways / total) ** 2 / (times * ways / total)
        for deal, ways in expected.items()
    )
    freedom = len(expected) - 1
    assert chi_squared < freedom + 6 * np.sqrt(2 * freedom)


def test_gifts_seen_by_the_active_player() -> None:
    """Hidden: a card kept by the other one, which is no church card, the deck, a removed card. The
    own card in the auction deck, the one just drawn and the one kept before are known."""
    pool = ("gold_1", "monks_2a", "holy_books_1a", "church_up")
    match = position(
        "biblios",
        {
            "players": 2,
            "room": {"keep": 1, "public": 1},
            "gift": "gold_2",
            "deck": ["church_up"],
            "auction": ["monks_4h"],
            "put_up": [{"monks_4h": 1}, {}],
            "hands": [{}, {"gold_1": 1, "monks_2a": 1}],
            "discard": rest(2, [*pool, "gold_2", "monks_4h"]),
        },
    )
    expected = Counter(
        (in_order(order[:2]), (order[2],), (order[3],), ("monks_4h",))
        for order in permutations(pool)
        if "church_up" not in order[:2]
    )
    assert_alike(guesses(match, 0, ("1", "deck", "removed", "auction"), 4_000), expected)


def rest(players: int, cards: Iterable[str]) -> dict[str, int]:
    """Everything but these cards, and gold put aside: to be discarded in the open."""
    box = Counter({name: copies(card) for card, name in enumerate(CARDS)})
    box.subtract(dict.fromkeys(GOLD, ASIDE[players]))
    box.subtract(Counter(cards))
    return {name: n for name, n in box.items() if n}


def test_gifts_seen_by_another_player() -> None:
    """Hidden from seat 1: what seat 0 has drawn, kept and put up, its hand, and the last card."""
    pool = ("gold_1", "monks_2a", "holy_books_1a", "church_up", "church_up")
    match = position(
        "biblios",
        {
            "players": 2,
            "room": {"public": 1, "keep": 0, "auction": 1},
            "gift": "church_up",
            "kept": "gold_1",
            "deck": ["church_up"],
            "hands": [{"monks_2a": 1}, {}],
            "discard": rest(2, pool),
        },
    )
    expected = Counter(
        ((order[0],), (order[1],), (order[2],), (order[3],), (order[4],))
        for order in permutations(pool)
        if "church_up" not in order[:2]
    )
    places = ("0", "kept", "gift", "deck", "removed")
    assert_alike(guesses(match, 1, places, 6_000), expected)


def test_the_auction_deck_holds_what_one_put_there() -> None:
    pool = ("gold_1", "monks_2a", "church_up")
    match = position(
        "biblios",
        {
            "players": 2,
            "phase": "bid",
            "turn": 1,
            "lot": "gold_3",
            "auction": ["monks_4h", "gold_1", "monks_2a"],
            "put_up": [{"monks_4h": 1}, {"gold_1": 1, "monks_2a": 1}],
            "discard": rest(2, [*pool, "gold_3", "monks_4h"]),
        },
    )
    expected = Counter(
        (deck, (order[2],))
        for order in permutations(pool)
        for deck in permutations(("monks_4h", *order[:2]))
    )
    assert_alike(guesses(match, 0, ("auction", "removed"), 4_000), expected)
    spectator = Counter((order[:3], (order[3],)) for order in permutations((*pool, "monks_4h")))
    assert_alike(guesses(match, -1, ("auction", "removed"), 4_000), spectator)


def test_cards_paid_face_down() -> None:
    """Seat 1 picked a monk in the open, has an unseen card and pays one of the two for gold: the
    monk is in the hand or face down, and nowhere else."""
    pool = ("holy_books_1a", "gold_1", "gold_2")
    match = position(
        "biblios",
        {
            "players": 3,
            "phase": "pick",
            "turn": 1,
            "public": ["monks_2a", "gold_1"],
            "auction": ["gold_3", "gold_3"],
            "hands": [{}, {"holy_books_1a": 1}, {}],
            "discard": rest(3, [*pool, "monks_2a", "gold_1", "gold_3", "gold_3"]),
        },
    )
    for decision in ("pick monks_2a", "bid 1", "pass", "pass", "pay card holy_books_1a"):
        match.play(decision)
    expected = Counter[Deal]()
    for order in permutations(("monks_2a", *pool)):
        hand, face_down, removed = order[:1], order[1:2], order[2:]
        if "monks_2a" not in removed:
            expected[in_order((*hand, "gold_3")), face_down, in_order(removed)] += 1
    assert_alike(guesses(match, 0, ("1", "face_down", "removed"), 4_000), expected)
    # Who paid knows what is there.
    own = guesses(match, 1, ("1", "face_down"), 50)
    assert set(own) == {(("gold_3", "monks_2a"), ("holy_books_1a",))}


@pytest.mark.parametrize("seed", range(4))
def test_cards_taken_as_a_penalty(seed: int) -> None:
    """Seat 1 holds a monk that all have seen, and two unseen cards; seats 2 and 0 each take one of
    the three at random. Seat 0 sees its own: all ways in which that can have come about."""
    pool = ("holy_books_1a", "gold_1", "manuscripts_1a")
    match = position(
        "biblios",
        {
            "players": 3,
            "phase": "pick",
            "turn": 1,
            "public": ["monks_2a", "gold_3"],
            "auction": ["monks_4h", "monks_4i"],
            "put_up": [{"monks_4h": 1, "monks_4i": 1}, {}, {}],
            "hands": [{}, {"holy_books_1a": 1, "gold_1": 1}, {}],
            "discard": rest(3, [*pool, "monks_2a", "gold_3", "monks_4h", "monks_4i"]),
            "seed": seed,
        },
    )
    for decision in ("pick monks_2a", "bid 9", "pass", "pass"):
        match.play(decision)
    (seen,) = listed(match.record.hands[0])
    expected = Counter[Deal]()
    for a, b, removed in permutations(pool):
        for to_2, to_0, left in permutations(("monks_2a", a, b)):
            if to_0 == seen:
                expected[(left,), in_order((to_2, "gold_3")), (removed,)] += 1
    assert_alike(guesses(match, 0, ("1", "2", "removed"), 4_000), expected)
    # The victim knows where its cards have gone.
    own = guesses(match, 1, ("0", "2"), 50)
    assert set(own) == {((seen,), listed(match.record.hands[2]))}


@pytest.mark.parametrize("bid", [2, 3, 4])
def test_who_cannot_pay_has_less_gold(bid: int) -> None:
    pool = ("gold_1", "gold_2", "gold_3", "holy_books_1a", "monks_2a")
    match = position(
        "biblios",
        {
            "players": 2,
            "phase": "bid",
            "turn": 1,
            "lot": "monks_4h",
            "auction": ["monks_4i"],
            "put_up": [{"monks_4i": 1}, {}],
            "hands": [{}, {"gold_1": 1, "monks_2a": 1}],
            "discard": rest(2, [*pool, "monks_4h", "monks_4i"]),
        },
    )
    for decision in (f"bid {bid}", "pass"):
        match.play(decision)
    (taken,) = listed(match.record.hands[0])
    expected = Counter(
        ((card,), in_order(set(pool) - {card, taken}))
        for card in pool
        if card != taken and GOLD.get(card, 0) + GOLD.get(taken, 0) < bid
    )
    assert_alike(guesses(match, 0, ("1", "removed"), 1_000), expected)


def bid_what_is_there(match: Match) -> list[Any]:
    """The legal decisions without bluffs and without bids that empty the hand."""
    if match.record.phase != BIDDING:
        return match.legal()
    view = match.view(match.turn)
    hand = view.hands[match.turn]
    most = hand.size // 2 if view.sale.in_cards else hand.gold
    return [d for d in match.legal() if d.kind == "pass" or int(d.fields["amount"]) <= most]


@settings(max_examples=8)
@given(
    seed=st.integers(0, 2**63),
    players=st.integers(2, 4),
    penalty=st.sampled_from(("take", "discard")),
    honest=st.booleans(),
)
@example(seed=516, players=2, penalty="take", honest=False)  # gold goes from a crossed hand
def test_what_is_held_to_be_known_is_true(
    seed: int, players: int, penalty: str, honest: bool
) -> None:
    """Along a game, for every seat and a spectator: sure cards are there, slots are as many as the
    other cards, each group's cards can be where the group has slots, no hand has too much gold."""
    match, rng = Match("biblios", players, {"penalty": penalty}, seed), generator(seed)
    while not match.over:
        choices = bid_what_is_there(match) if honest else match.legal()
        match.play(choices[below(rng, len(choices))])
        state: Any = describe(match)
        for observer in range(OBSERVERS):
            check_memory(state, players, observer)


def check_memory(state: Any, players: int, observer: int) -> None:
    sure, groups = state["sure"][observer], state["groups"][observer]
    slots = state["slots"][observer]
    left: dict[int, Counter[str]] = {}
    for place in [seat for seat in range(players) if seat != observer] + [FACE_DOWN]:
        cards = Counter(state["face_down"] if place == FACE_DOWN else state["hands"][place])
        left[place] = cards - Counter(sure[place])
        assert left[place].total() == cards.total() - sum(sure[place].values())
        assert left[place].total() == sum(slots[group][place] for group in range(SEATS))
        if place != FACE_DOWN:
            gold = sum(GOLD.get(card, 0) * n for card, n in cards.items())
            assert gold <= state["most_gold"][observer][place]
    for group in range(SEATS):
        assert sum(groups[group].values()) <= sum(slots[group])
        for card, n in groups[group].items():
            where = [place for place in left if slots[group][place]]
            assert sum(left[place][card] for place in where) >= n


# --- The box and positions --------------------------------------------------------------------


def test_the_cards_are_those_of_the_box() -> None:
    assert sum(copies(card) for card in range(len(CARDS))) == ALL_CARDS == 87
    assert ALL_GOLD == 66
    assert len(HAND_CARDS) == 48
    for category in CATEGORIES:
        cards = [card for card in HAND_CARDS if card.startswith(category)]
        values = [int(CARD_VALUE[CARDS.index(card)]) for card in cards]
        precious = category in ("pigments", "monks")
        assert values == ([2] * 4 + [3] * 3 + [4] * 2 if precious else [1] * 7 + [2] * 2)
        assert [card[-1] for card in cards] == list("abcdefghi")
    assert {name: copies(card) for card, name in enumerate(CARDS) if name[:6] == "church"} == {
        "church_up": 2,
        "church_down": 2,
        "church_up_two": 2,
        "church_down_two": 2,
        "church_up_or_down": 1,
    }


BID = {"players": 2, "phase": "bid", "turn": 1, "lot": "monks_2a"}
MISTAKES = {
    "a church card in a hand": (BID | {"hands": [{"church_up": 1}, {}]}, "never in a hand"),
    "a card twice": ({"deck": ["monks_2a"] * 3}, "only 1"),
    "a die": ({"dice": dict.fromkeys(CATEGORIES, 7), "deck": ["gold_1"] * 3}, "from 1 to 6"),
    "an uneven deck": ({"deck": ["gold_1"] * 5}, "2 cards are needed"),
    "no deck": ({}, "a card is needed"),
    "too much gold": ({"deck": ["gold_1"] * 3, "hands": [{"gold_1": 7}, {}]}, "out of the game"),
    "gifts in the auction": (BID | {"deck": ["gold_1"] * 3}, "gift deck is empty"),
    "one public card": ({"phase": "pick", "turn": 1, "public": ["gold_1"]}, "two different"),
    "no church card": ({"phase": "church"}, "a church card is needed"),
    "has passed": (BID | {"passed": [False, True]}, "nothing to decide"),
    "a bidder without a bid": (BID | {"bidder": 0}, "has a bid"),
    "a single place": ({"deck": ["gold_1"], "room": {"keep": 1}}, "two places"),
    "nothing to pay": ({"phase": "pay_gold", "lot": "monks_2a"}, "nothing to decide"),
    "three equal monks": (BID | {"hands": [{"monks_2b": 2}, {}]}, "there is only one"),
}


@pytest.mark.parametrize(("data", "message"), MISTAKES.values(), ids=MISTAKES)
def test_a_position_that_makes_no_sense_is_named(data: Any, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        position("biblios", data)


# --- The view -----------------------------------------------------------------------------------

SALE = {
    "players": 2,
    "phase": "bid",
    "turn": 1,
    "lot": "monks_4h",
    "hands": [{"gold_1": 1}, {"gold_2": 1}],
    "auction": ["holy_books_1a", "holy_books_1b"],
}
HAMMER = {
    "a bid decides nothing": (["bid 1"], []),
    "bought": (["bid 2", "pass"], [("monks_4h", "bought", 1)]),
    "nobody wants it": (["pass", "pass"], [("monks_4h", "unsold", None)]),
    "a bluff, and it comes up again": (["bid 9", "pass"], [("monks_4h", "bluffed", 1)]),
    "bluffs of all": (
        ["bid 9", "pass", "bid 9"],
        [("monks_4h", "bluffed", 0), ("monks_4h", "unsold", None)],
    ),
    "only the last decision counts": (["bid 2", "pass", "pass"], []),
}


@pytest.mark.parametrize(("decisions", "verdicts"), HAMMER.values(), ids=HAMMER)
def test_the_view_tells_what_the_hammer_decided(decisions: list[str], verdicts: list[Any]) -> None:
    match = position("biblios", SALE)
    for decision in decisions:
        match.play(decision)
    for seat in (None, 0, 1):
        hammer = match.view(seat).hammer
        assert [(v.lot, v.verdict, v.seat) for v in hammer] == verdicts


# --- Judgement --------------------------------------------------------------------------------


def judged(**data: Any) -> str:
    """What somebody does who overlooks nothing and goes by looks."""
    return LooksBot(1, 0.0, 0.0).decide(position("biblios", {"players": 2} | data).seat()).text


def test_a_fine_card_is_kept() -> None:
    assert judged(deck=["pigments_4h", "gold_1", "gold_1"]) == "place keep"


def test_a_poor_card_is_not() -> None:
    assert judged(deck=["gold_1", "gold_2", "gold_3"]) != "place keep"


def test_nobody_bluffs() -> None:
    hands = [{"gold_3": 3}, {"holy_books_1a": 1}]
    assert judged(**BID, hands=hands, auction=["gold_3"]) == "pass"


def test_a_wanted_card_is_bid_for_with_what_is_there() -> None:
    hands = [{"gold_3": 3}, {"gold_2": 2, "monks_2b": 1}]
    dice = dict.fromkeys(CATEGORIES, 2) | {"monks": 6}
    assert judged(**BID, hands=hands, dice=dice, auction=["gold_3"] * 3) in ("bid 2", "bid 4")


def test_the_own_die_is_raised() -> None:
    hands = [{"monks_4h": 1, "monks_4i": 1}, {"holy_books_1a": 1}]
    start = {"phase": "church", "church": "church_up", "hands": hands, "deck": ["gold_1"] * 2}
    assert judged(**start, room={"auction": 1, "public": 1}) == "church up monks"


def test_the_cheapest_cover_is_paid() -> None:
    hands = [{}, {"gold_1": 2, "gold_3": 2}]
    paying = BID | {"phase": "pay_gold", "bids": [0, 2], "bidder": 1, "due": 2}
    assert judged(**paying, hands=hands) == "pay gold 1"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_is_paying_can_go_on(players: int) -> None:
    """In every guess, also in the middle of a payment, where the rest has to fit what was paid."""
    rng = generator(8)
    for due, first, held in ((5, 1, (0, 1, 1)), (4, 2, (0, 2, 0)), (6, 3, (0, 0, 2))):
        gold = {f"gold_{value}": n for value, n in enumerate(held, 1)}
        hands = [{"gold_3": 1}, gold | {"pigments_3e": 1, "gold_1": 1}, {}, {}][:players]
        match = position(
            "biblios",
            {
                "players": players,
                "phase": "pay_gold",
                "turn": 1,
                "lot": "monks_2a",
                "auction": ["holy_books_1a"],
                "bids": [0, due + first, 0, 0][:players],
                "bidder": 1,
                "due": due,
                "paid_up_to": first - 1,
                "paid_first": first,
                "discard": {f"gold_{first}": 1},
                "hands": hands,
            },
        )
        for _ in range(200):
            guessed = match.copy()
            match.game.kernels.guess(guessed.state, 0, rng)
            assert match.game.kernels.legal(guessed.state, match.game.legal_buffer()) > 0


def test_useless_cards_are_paid_for_gold() -> None:
    hands = [{}, {"monks_4h": 1, "gold_3": 1, "forbidden_books_1g": 1, "gold_2": 1}]
    paying = BID | {"phase": "pay_cards", "lot": "gold_3", "bids": [0, 1], "bidder": 1, "due": 1}
    dice = dict.fromkeys(CATEGORIES, 5) | {"forbidden_books": 1}
    start = {"hands": hands, "dice": dice, "auction": ["gold_3"] * 4}
    assert judged(**paying, **start) == "pay card forbidden_books_1g"
