"""The auction phase: bids, payments, bluffs."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.random import below
from ...core.records import NOBODY, next_seat, note, pop, shuffle
from .actions import BID, PASS, PAY_CARD, PAY_GOLD
from .cards import ALL_CARDS, ALL_GOLD, FIRST_CHURCH, GOLD_KINDS, NO_CARD
from .church import end_lot, gain_church
from .events import (
    AGAIN,
    AUCTION_BEGINS,
    BID_CARDS,
    BID_GOLD,
    BLUFFED,
    BOUGHT,
    CEILING,
    GAVE_UP,
    LOST,
    LOT,
    ONLY_PAYMENT,
    PAID,
    PASSED,
    TOOK,
    UNSOLD,
)
from .heaps import add, card_at, count, gold_in, is_church, is_gold, size, take_out
from .memory import (
    all_see_bluff,
    all_see_gain,
    all_see_gold_go,
    unseen_discard,
    unseen_take,
)
from .meta import DISCARD, PENALTY
from .record import Record
from .scoring import score
from .state import BID_NEXT, BIDDING, LOT_NEXT, PAY_NEXT, PAYING_CARDS, PAYING_GOLD


@compiled
def begin_auction(s: Record) -> None:
    """BIB-19: shuffle the auction deck; the game's first player begins."""
    note(s, AUCTION_BEGINS, 0)
    shuffle(s.auction, s.rng)
    s.revelations += 1
    s.active = 0
    s.phase = LOT_NEXT


@compiled
def turn_up_lot(s: Record) -> None:
    """BIB-20: the next card; BIB-28: or the end."""
    if s.auction.n == 0:
        score(s)
        return
    s.lot = pop(s.auction)
    s.revelations += 1
    note(s, LOT, s.active, s.lot)
    for seat in range(s.players):
        s.barred[seat] = 0
        if count(s.put_up[seat], s.lot) > 0:
            take_out(s.put_up[seat], s.lot)
    open_bidding(s)


@compiled
def open_bidding(s: Record) -> None:
    """BIB-20, BIB-26: no bids yet, and only the barred are out; the left neighbour begins."""
    s.bidder = NOBODY
    for seat in range(s.players):
        s.bids[seat] = 0
        s.passed[seat] = s.barred[seat]
    s.turn = s.active
    s.phase = BID_NEXT


@compiled
def highest_bid(s: Record) -> int:
    return int(s.bids[s.bidder]) if s.bidder != NOBODY else 0


@compiled
def ceiling(s: Record) -> int:
    """BIB-R1: all the gold there is, or all the cards."""
    return ALL_CARDS if is_gold(s.lot) else ALL_GOLD


@compiled
def legal_bids(s: Record, out: Any) -> int:
    """BIB-20: more than every earlier bid, or pass."""
    n = 0
    for bid in range(highest_bid(s) + 1, ceiling(s) + 1):
        out[n] = BID + bid
        n += 1
    out[n] = PASS
    return n + 1


@compiled
def make_bid(s: Record, bid: int) -> None:
    """BIB-25: whether it can be paid is asked of the winner only."""
    s.bids[s.turn] = bid
    s.bidder = s.turn
    note(s, BID_CARDS if is_gold(s.lot) else BID_GOLD, s.turn, bid)
    s.phase = BID_NEXT


@compiled
def pass_bidding(s: Record) -> None:
    """BIB-20: out until the next card."""
    s.passed[s.turn] = 1
    note(s, PASSED, s.turn)
    s.phase = BID_NEXT


@compiled
def ask_next_bidder(s: Record) -> None:
    """BIB-20: clockwise to the next who has not passed; if that is the highest bidder, nobody else
    is left. BIB-R1: at the ceiling the others pass unasked."""
    seat = s.turn
    for _ in range(s.players):
        seat = next_seat(s, seat)
        if not s.passed[seat]:
            if seat == s.bidder:
                settle(s)
            elif highest_bid(s) == ceiling(s):
                note(s, CEILING, s.bidder)
                settle(s)
            else:
                s.turn = seat
                s.phase = BIDDING
            return
    leave_unsold(s)


@compiled
def leave_unsold(s: Record) -> None:
    """BIB-21, BIB-26: nobody wants it, or nobody may: the card is discarded."""
    note(s, UNSOLD, s.active, s.lot)
    add(s.discard, s.lot)
    s.lot = NO_CARD
    end_lot(s)


@compiled
def settle(s: Record) -> None:
    """BIB-25: the highest bidder pays, and must if that is possible; BIB-R3: whether it is."""
    s.turn = s.bidder
    bid = highest_bid(s)
    hand = s.hands[s.turn]
    if is_gold(s.lot):
        payable = size(hand) >= bid
    else:
        payable = gold_in(hand) >= bid
    if payable:
        s.due = bid
        s.phase = PAY_NEXT
    else:
        punish_bluff(s, bid)


# --- Paying -----------------------------------------------------------------------------------


@compiled
def last_to_pay(s: Record) -> int:
    """BIB-R2: the last card of the catalogue that a payment in cards can go on with: from there on
    there is still enough. All earlier ones in the hand, back to the one paid before, can be paid
    too."""
    hand = s.hands[s.turn]
    reach = 0
    for card in range(FIRST_CHURCH - 1, s.paid_up_to - 1, -1):
        reach += count(hand, card)
        if reach >= s.due:
            return card
    return NO_CARD


@compiled
def may_pay_gold(s: Record, card: int) -> bool:
    """BIB-R2: whether a gold card can be paid next: never going back, and only if the payment can
    be completed from there on without a needless card. As values rise, the first card is the
    smallest: if that one is needed, all are, and it is if the bid is exceeded by less than it."""
    gold = s.hands[s.turn].gold
    if card < s.paid_up_to or gold[card] == 0:
        return False
    value = card + 1
    first = s.paid_first if s.paid_first > 0 else value
    ones = gold[0] if card == 0 else 0
    twos = gold[1] if card <= 1 else 0
    threes = gold[2]
    if card == 0:
        ones -= 1
    elif card == 1:
        twos -= 1
    else:
        threes -= 1
    least = s.due - value
    return adds_up(ones, twos, threes, least, least + first - 1)


@compiled
def adds_up(ones: int, twos: int, threes: int, least: int, most: int) -> bool:
    """Whether some of these gold cards, or none, come to a sum between two limits."""
    for n3 in range(threes + 1):
        for n2 in range(twos + 1):
            paid = 3 * n3 + 2 * n2
            if least <= paid + min(max(0, least - paid), ones) <= most:
                return True
    return False


@compiled
def can_go_on(s: Record) -> bool:
    """Whether a payment in gold can be completed (BIB-R2)."""
    for card in range(GOLD_KINDS):
        if may_pay_gold(s, card):
            return True
    return False


@compiled
def legal_payments(s: Record, out: Any) -> int:
    """BIB-R2: in the order of the catalogue, never going back, and only what can be completed."""
    n = 0
    if is_gold(s.lot):
        hand = s.hands[s.turn]
        for card in range(s.paid_up_to, last_to_pay(s) + 1):
            if count(hand, card) > 0:
                out[n] = PAY_CARD + card
                n += 1
    else:
        for card in range(GOLD_KINDS):
            if may_pay_gold(s, card):
                out[n] = PAY_GOLD + card
                n += 1
    return n


@compiled
def ask_payment(s: Record) -> None:
    """BIB-22, BIB-23: the next card of the payment, asked only where there is a choice."""
    if s.due == 0:
        take_lot(s)
        return
    first, last = NO_CARD, NO_CARD
    if is_gold(s.lot):
        hand = s.hands[s.turn]
        first, last = int(s.paid_up_to), last_to_pay(s)
        while count(hand, first) == 0:
            first += 1
    else:
        for card in range(GOLD_KINDS):
            if may_pay_gold(s, card):
                first = card if first == NO_CARD else first
                last = card
    if first == last:
        if s.due == highest_bid(s):
            note(s, ONLY_PAYMENT, s.turn)
        pay(s, last)
    else:
        s.phase = PAYING_CARDS if is_gold(s.lot) else PAYING_GOLD


@compiled
def pay(s: Record, card: int) -> None:
    """BIB-22: gold is shown and discarded, and there is no change; BIB-23: any card, face down."""
    take_out(s.hands[s.turn], card)
    s.paid_up_to = card
    s.phase = PAY_NEXT
    if is_gold(s.lot):
        add(s.face_down, card)
        unseen_discard(s, s.turn, card)
        s.due -= 1
        note(s, GAVE_UP, s.turn, card)
    else:
        add(s.discard, card)
        all_see_gold_go(s, s.turn, card)
        s.revelations += 1
        s.due = max(0, s.due - (card + 1))
        if s.paid_first == 0:
            s.paid_first = card + 1
        note(s, PAID, s.turn, card + 1)


@compiled
def take_lot(s: Record) -> None:
    """BIB-24: the winner takes the card; BIB-13: a church card is resolved instead."""
    card = s.lot
    s.lot = NO_CARD
    s.paid_up_to = 0
    s.paid_first = 0
    note(s, BOUGHT, s.turn, card)
    if is_church(card):
        gain_church(s, s.turn, card)
    else:
        add(s.hands[s.turn], card)
        all_see_gain(s, s.turn, card)
        end_lot(s)


# --- Bluffing ---------------------------------------------------------------------------------


@compiled
def punish_bluff(s: Record, bid: int) -> None:
    """BIB-26: cards are lost, and the same card is auctioned again without the bidder, from the
    start, earlier passes forgotten. (With nobody left it finds no bidder and is discarded.)"""
    note(s, BLUFFED, s.turn)
    s.revelations += 1
    if not is_gold(s.lot):
        all_see_bluff(s, s.turn, bid)
    if s.options[PENALTY] == DISCARD:
        discard_one(s, s.turn)
    else:
        others_take(s, s.turn)
    s.barred[s.turn] = 1
    note(s, AGAIN, s.active, s.lot)
    open_bidding(s)


@compiled
def others_take(s: Record, victim: int) -> None:
    """BIB-26: each other player, clockwise, takes a random card, as far as the hand lasts."""
    hand = s.hands[victim]
    taker = next_seat(s, victim)
    left = size(hand)
    while taker != victim and left > 0:
        card = card_at(hand, below(s.rng, left))
        left -= 1
        take_out(hand, card)
        add(s.hands[taker], card)
        unseen_take(s, victim, taker, card)
        note(s, TOOK, taker, card, victim)
        taker = next_seat(s, taker)


@compiled
def discard_one(s: Record, victim: int) -> None:
    """BIB-27: medieval bluff: one random card is discarded face down."""
    hand = s.hands[victim]
    cards = size(hand)
    if cards > 0:
        card = card_at(hand, below(s.rng, cards))
        take_out(hand, card)
        add(s.face_down, card)
        unseen_discard(s, victim, card)
        note(s, LOST, victim, card)
