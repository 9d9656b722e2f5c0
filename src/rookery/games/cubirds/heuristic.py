"""How a good player looks at the table: what a flock is worth, what a hand may become, what a lay
gives and takes, when to draw and when to end the round.

Everything is measured in "birds": about what one useful bird in the collection is worth. Only what
the seat to move can know is looked at: its own hand, the rows, the collections, and how many cards
the others hold.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.compile import compiled
from ...core.exact import exp
from .actions import DECLINE, DRAW, FLOCK, LAY, PLACES, STAY
from .cards import BIG_FLOCK, KINDS, ROWS, SMALL_FLOCK
from .record import Record
from .rules import BIRDS_OF_A_BIG_SPECIES, CARDS_TO_DRAW, NO_CARD
from .state import LAYING

WIN = 50.0
# What a collection is worth by its number of species, and by how much of 3 + 3 it has.
BY_SPECIES = np.array([0.0, 0.7, 1.7, 3.1, 4.6, 6.6, 9.0, WIN, WIN])
BY_THREES = np.array([0.0, 0.1, 0.3, 1.0, 2.3, 5.0, WIN])

CLOSER = 0.45  # a flock that lacks a card, measured in one that lacks a card less
READY = 0.65  # a complete flock in the hand, measured in one that is made
TOWARDS_BIG = 0.47  # how much of its second bird a flock counts for, just before it is a big one
CARD = 0.02  # any card: something to lay, something to take with
DRAWN = 0.14  # a card from the deck
AWAY = 0.035  # a card that is laid: the others may take it
LOST = 0.23  # a card in another hand, when the round ends
NERVOUS = 0.25  # how much less a hand is worth while somebody is about to end the round
FEW_CARDS = 2

# The chances of winning, as exponents: fitted to 60,000 positions of games played by `rate`.
SURE = 6.0
CHANCE_BY_SPECIES = np.array([0.0, 0.05, 0.1, 0.7, 1.35, 2.1, 2.9, SURE, SURE])
CHANCE_BY_THREES = np.array([0.0, 0.0, 0.5, 0.65, 1.0, 1.55, SURE])
CHANCE_BY_CARD = 0.06
CHANCE_BY_HOPE = 0.03
CHANCE_BY_BEST_HOPE = 0.06
CHANCE_TO_MOVE = 0.17


@compiled
def rate(s: Record, out: Any, n: int, scores: Any) -> None:
    """Rate the legal decisions of the seat to move: more is better."""
    room = scores[len(scores) // 2 :]
    hand, collection = s.hands[s.turn], s.collections[s.turn]
    cards = hand_size(s, s.turn)
    if s.phase == LAYING:
        rate_lays(s, hand, collection, cards, room)
        for i in range(n):
            scores[i] = room[out[i] - LAY]
        return
    goal = progress(collection)
    for i in range(n):
        a = out[i]
        if a == DRAW:
            score = CARDS_TO_DRAW * DRAWN
        elif a == DECLINE:
            score = end_of_round(s) if cards == 0 else 0.0
        elif a == STAY:
            score = -calm(s) * hope_if_only(hand, collection, goal)
        else:
            species = a - FLOCK
            shown, have = hand[species], collection[species]
            score = worth(2 if shown >= BIG_FLOCK[species] else 1, have, goal) - CARD * shown
            score -= calm(s) * hope(species, shown, have, goal)
            if shown == cards:
                score += end_of_round(s)
        scores[i] = score


@compiled
def rate_lays(s: Record, hand: Any, collection: Any, cards: int, lays: Any) -> None:
    """Rate every lay of every species in the hand: first as if it took nothing, then what is
    taken, walking from each end of each row inwards."""
    goal = progress(collection)
    steady = calm(s)
    draw = CARDS_TO_DRAW * DRAWN
    for species in range(KINDS):
        laid = hand[species]
        if laid > 0:
            given = steady * hope(species, laid, collection[species], goal) + (CARD + AWAY) * laid
            score = draw - given
            if laid == cards:
                score = max(score, end_of_round(s) - given)
            for place in range(PLACES):
                lays[species * PLACES + place] = score
    for row in range(ROWS):
        birds = s.rows[row]
        for side in range(2):
            taken = -draw  # nothing may be drawn after taking
            for step in range(birds.n):
                run = step if side == 0 else birds.n - 1 - step
                species, count = birds.species[run], birds.count[run]
                held, have = hand[species], collection[species]
                if held > 0 and step > 0:
                    lays[species * PLACES + row * 2 + side] += taken
                more = hope(species, held + count, have, goal) - hope(species, held, have, goal)
                taken += steady * more + CARD * count


@compiled
def progress(collection: Any) -> tuple[int, int, int]:
    """How many species a collection has, and its two highest counts, up to three each."""
    species_have, most, second = 0, 0, 0
    for species in range(KINDS):
        count = min(int(collection[species]), BIRDS_OF_A_BIG_SPECIES)
        if count > 0:
            species_have += 1
        if count > most:
            most, second = count, most
        elif count > second:
            second = count
    return species_have, most, second


@compiled
def worth(birds: int, have: int, goal: tuple[int, int, int]) -> float:
    """What so many more birds of a species add to a collection that has `have` of it."""
    species_have, most, second = goal
    grown = min(have + birds, BIRDS_OF_A_BIG_SPECIES)
    threes = most + second
    if grown > second:
        threes = grown + (second if have >= most else most)
    species = species_have + 1 if have == 0 else species_have
    gain = BY_SPECIES[species] - BY_SPECIES[species_have]
    return float(gain + BY_THREES[threes] - BY_THREES[most + second])


@compiled
def hope(species: int, cards: int, have: int, goal: tuple[int, int, int]) -> float:
    """What so many cards of a species in the hand may still become."""
    if cards == 0:
        return 0.0
    one = READY * worth(1, have, goal)
    small, big = SMALL_FLOCK[species], BIG_FLOCK[species]
    if cards < small:
        return float(one * CLOSER ** (small - cards))
    two = READY * worth(2, have, goal)
    if cards >= big:
        return max(one, two)
    nearly_big = (cards - small) / (big - small)
    return float(one + TOWARDS_BIG * nearly_big * max(two - one, 0.0))


@compiled
def hope_if_only(hand: Any, collection: Any, goal: tuple[int, int, int]) -> float:
    """A hand of one species only will have to be laid next turn: what that throws away."""
    only = NO_CARD
    for species in range(KINDS):
        if hand[species] > 0:
            if only != NO_CARD:
                return 0.0
            only = species
    return hope(only, hand[only], collection[only], goal)


@compiled
def calm(s: Record) -> float:
    """How much a hand counts: less while somebody else has few cards, and may end the round."""
    for other in range(s.players):
        if other != s.turn and hand_size(s, other) <= FEW_CARDS:
            return 1.0 - NERVOUS
    return 1.0


@compiled
def end_of_round(s: Record) -> float:
    """The others lose their hands, and everybody is dealt a new one."""
    lost = 0
    for other in range(s.players):
        if other != s.turn:
            lost += hand_size(s, other)
    return float(LOST * lost / (s.players - 1))


@compiled
def hand_size(s: Record, seat: int) -> int:
    size = 0
    for species in range(KINDS):
        size += s.hands[seat, species]
    return size


@compiled
def evaluate(s: Record, shares: Any) -> None:
    """Each seat's share of the win, from what it has collected and what it holds."""
    total = 0.0
    for seat in range(s.players):
        hand, collection = s.hands[seat], s.collections[seat]
        goal = progress(collection)
        chance = CHANCE_BY_SPECIES[goal[0]] + CHANCE_BY_THREES[goal[1] + goal[2]]
        best = 0.0
        for species in range(KINDS):
            may_become = hope(species, hand[species], collection[species], goal)
            best = max(best, may_become)
            chance += CHANCE_BY_HOPE * may_become + CHANCE_BY_CARD * hand[species]
        chance += CHANCE_BY_BEST_HOPE * best
        if seat == s.turn:
            chance += CHANCE_TO_MOVE
        shares[seat] = exp(chance)
        total += shares[seat]
    for seat in range(s.players):
        shares[seat] /= total
