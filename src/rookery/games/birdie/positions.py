"""Readable positions: what they leave out is filled in, and the whole is checked."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ...core.errors import BadPosition
from ...core.records import NOBODY, shuffle
from .cards import (
    BIRDS,
    CARDS,
    CARDS_TO_STACK,
    COPIES,
    FEATURES,
    HALF,
    HAND,
    KINDS,
    LONGEST_ROW,
    PIGEON,
    PLACES,
    ROBIN,
    ROUNDS,
)
from .hands import can_use
from .record import Record
from .rounds import HALVES
from .scoring_steps import go_on
from .state import (
    BEFORE,
    CUT_END,
    CUT_FEATURE,
    CUTTING,
    GAP_FEATURE,
    GAP_PIGEON,
    LAYOUT,
    NO_CARD,
    OFFER_OWL,
    OFFER_PIGEON,
    PLACING_ROBIN,
    REMOVING,
    STACKED,
    STACKING,
    WOODPECKER_TO,
    count_cards,
    hand_size,
)


def complete(s: Record, given: frozenset[str], rng: Any) -> None:
    """Fill in what a position leaves out: nobody has passed, no trophy is won, nothing was seen
    of hands and decks. Cards not placed lie in the second half of a game of two, under the Stop
    card and in the deck, or out of play where those are given."""
    players = int(s.players)
    if "round_number" not in given:
        s.round_number = 1
    if "trophies" not in given:
        s.trophies[:] = NOBODY
    if "guest" not in given:
        s.guest = NO_CARD
    if "open_row" not in given:
        s.open_row[:] = NO_CARD
    if "order" not in given and s.phase >= BEFORE:
        s.order.n = players
        s.order.seats[:players] = [(int(s.turn) + i) % players for i in range(players)]
    place_missing_cards(s, given, rng)
    check_seats(s)
    check_staged(s)
    check_row(s)
    for seat in range(players):
        complete_history(s, seat, given)
        check_length(s, seat)
    if s.phase in (BEFORE, CUTTING, OFFER_PIGEON, REMOVING, OFFER_OWL):
        go_on(s)  # to where there is something to choose


def place_missing_cards(s: Record, given: frozenset[str], rng: Any) -> None:
    missing = [COPIES - n for n in count_cards(s)]
    for kind, n in enumerate(missing):
        if n < 0:
            raise BadPosition(
                f"{CARDS[kind]}: {COPIES - n} cards are placed, but there are only {COPIES} (BRD-1)"
            )
    loose = np.zeros(1, LAYOUT.dtype["deck"]).view(np.recarray)[0]
    loose.n = sum(missing)
    loose.cards[: loose.n] = np.repeat(np.arange(KINDS), missing)
    shuffle(loose, rng)
    cards = loose.cards[: loose.n].tolist()
    halves = s.players == HALVES and s.round_number == 1
    for name, n in (("second", HALF if halves else 0), ("under", int(s.players))):
        if name not in given:
            pile = getattr(s, name)
            pile.n = min(n, len(cards))
            pile.cards[: pile.n] = [cards.pop() for _ in range(pile.n)]
    if "deck" not in given:
        s.deck.n = len(cards)
        s.deck.cards[: len(cards)] = cards
    else:
        for card in cards:
            s.rest[card] += 1
    needed = int(s.players) * (1 + HAND) + PLACES
    if halves and s.second.n < needed:
        raise BadPosition(f"second: round 2 needs at least {needed} cards (BRD-3)")


def check_seats(s: Record) -> None:
    """The seat to move is one that can be."""
    players, passed = int(s.players), s.order.seats[: s.order.n].tolist()
    if s.round_number not in (1, ROUNDS):
        raise BadPosition(f"round_number: 1 or {ROUNDS}, not {s.round_number}")
    if s.phase < BEFORE:
        if s.turn in passed:
            raise BadPosition(f"turn: seat {s.turn} has passed")
        if (s.open_row == NO_CARD).all():
            raise BadPosition("open_row: with no card there, nobody has a turn (BRD-13)")
    elif len(passed) < players or not 0 <= s.scored < players or passed[s.scored] != s.turn:
        raise BadPosition("order: everybody passes before the one whose turn it is scores (BRD-15)")
    elif any(s.decks[seat].n for seat in passed[: s.scored]):
        raise BadPosition("decks: whoever has scored has no row any more (BRD-25)")
    if max(s.flaps) > s.column.squares or min(s.flaps) < 0:
        raise BadPosition(f"flaps: from 0 to {s.column.squares}")


def check_staged(s: Record) -> None:
    """Cards that are being stacked are two of the open row at most, and more of the hand."""
    if s.phase != STACKING:
        if s.staged.n or s.staged_slots.any():
            raise BadPosition("staged: cards are staged only while a stack is put together")
        return
    slots = s.open_row[s.staged_slots != 0].tolist()
    staged = s.staged.cards[: s.staged.n].tolist()
    if (
        not staged
        or len(slots) > CARDS_TO_STACK
        or any(slots.count(card) > staged.count(card) for card in slots)
        or (s.open_row != NO_CARD).sum() < CARDS_TO_STACK
    ):
        raise BadPosition("staged: the cards of the places in staged_slots, and of the hand")


def check_row(s: Record) -> None:
    """What a scoring decision has begun is in the row."""
    row = s.decks[s.turn]
    if s.sets.n and s.sets.end[s.sets.n - 1] >= row.n:
        raise BadPosition("sets: they lie in the row")
    if len(set(s.sets.feature[: s.sets.n].tolist())) < s.sets.n:
        raise BadPosition("sets: one of each feature, the largest (BRD-R1)")
    first = 1 if s.phase in (GAP_FEATURE, GAP_PIGEON) else 0
    begun = s.phase in (WOODPECKER_TO, CUT_END, CUT_FEATURE, GAP_FEATURE, GAP_PIGEON)
    if begun and not first <= s.mark < row.n:
        raise BadPosition("mark: a place in the row is needed")
    if s.phase == CUT_FEATURE and not s.mark < s.mark_end < row.n:
        raise BadPosition("mark_end: a place in the row is needed")
    if not 0 <= s.mark_feature < len(FEATURES) or not 0 <= s.lowest <= LONGEST_ROW:
        raise BadPosition("mark_feature, lowest: a feature and a number of cards are needed")
    if (s.phase == PLACING_ROBIN) != (s.guest != NO_CARD):
        raise BadPosition("guest: the card that a robin brought, while it is being placed")
    if s.phase == GAP_PIGEON and not can_use(s, PIGEON):
        raise BadPosition("hands: a pigeon is needed that can still be used (BRD-40)")


def complete_history(s: Record, seat: int, given: frozenset[str]) -> None:
    laid_out = s.phase >= BEFORE and seat == s.turn
    deck = 0 if laid_out else int(s.decks[seat].n)
    held = hand_size(s, seat) + deck
    past = s.history[seat]
    if "history" not in given:
        past.n = 0
        if deck:
            past.past[:3] = STACKED + deck, NO_CARD, NO_CARD
            past.n = 3
    entries = LAYOUT.fields["history"].read(s.history, int(s.players))[seat]  # type: ignore[index]
    shown = stacked = in_deck = 0
    for entry in entries:
        if "took" in entry:
            shown += 1
        else:
            shown += len(entry["stacked"])
            stacked += len(entry["stacked"])
            in_deck += len(entry["stacked"]) + entry["hand"]
    if "unseen" not in given:
        s.unseen[seat] = held - shown
    if in_deck != deck or s.unseen[seat] < 0 or s.unseen[seat] + shown != held:
        raise BadPosition(f"history.{seat}: it does not make {held} cards, {deck} of them stacked")


def check_length(s: Record, seat: int) -> None:
    """No row may grow beyond what there is room for; in a game played from the start none does."""
    longest = int(s.decks[seat].n)
    if s.phase < BEFORE:
        passed = s.order.seats[: s.order.n].tolist()
        playing = tuple(other not in passed for other in range(int(s.players)))
        left = int(s.deck.n) + int((s.open_row != NO_CARD).sum())
        longest += hand_size(s, seat) + _most_cards(left, int(s.turn), playing, seat)
    elif seat == s.turn or seat not in s.order.seats[: s.scored]:
        robins = int(s.hands[seat].reshape(len(BIRDS), -1)[ROBIN].sum())
        longest += min(robins, int(s.under.n)) + (s.guest != NO_CARD and seat == s.turn)
    if longest > LONGEST_ROW:
        raise BadPosition(f"decks.{seat}: it could grow beyond {LONGEST_ROW} cards")


@cache
def _most_cards(left: int, turn: int, playing: tuple[bool, ...], seat: int) -> int:
    """The most cards that a seat may still get while everybody else helps."""
    if not playing[seat] or left == 0:
        return 0
    following = [(turn + i) % len(playing) for i in range(1, len(playing) + 1)]
    after = next(other for other in following if playing[other])
    if turn == seat:
        got = min(CARDS_TO_STACK, left)
        if after == seat:
            return got
        return got + _most_cards(left - got, after, playing, seat)
    without = tuple(here and other != turn for other, here in enumerate(playing))
    after_pass = next(other for other in following if without[other])
    return max(
        _most_cards(left, after_pass, without, seat),
        _most_cards(left - 1, after, playing, seat),
    )
