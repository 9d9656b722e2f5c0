"""How a good player looks at the table: what a card adds to the race for its die, what gold will
buy, which die to move, what to keep and what to hand out, how high to bid and how to pay.

Everything is measured in points. Only what the seat to move can know is looked at: its own cards,
and what everybody has seen of the others.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.compile import compiled
from ...core.exact import exp
from .actions import (
    AUCTION,
    BID,
    DECLINE,
    KEEP,
    LOWER,
    LOWER_TWO,
    PAIR,
    PASS,
    PAY_CARD,
    PAY_GOLD,
    PICK,
    PLACE,
    PUBLIC,
    RAISE,
    RAISE_TWO,
)
from .cards import (
    ALL_CARDS,
    CARD_VALUE,
    CARDS_IN_A_CATEGORY,
    CHURCH_DOWN,
    CHURCH_DOWN_TWO,
    CHURCH_UP,
    CHURCH_UP_TWO,
    FIRST_BOOK,
    FIRST_CHURCH,
    GOLD_ASIDE,
    GOLD_KINDS,
    KINDS_OF_BOOK,
    NO_CARD,
    REMOVED_UNSEEN,
    SET_VALUE,
    SETS,
)
from .church import DOWN, UP, can_move
from .heaps import count, gold_in, is_church, is_gold, size, value_in
from .record import Record
from .state import BIDDING, CHURCH_USE, PAYING_GOLD, PICKING, PLACING, SEATS, SPECTATOR

# By category: a lead of so much wins the die three times in four, roughly, when all cards are still
# to come; and what a card that nobody has seen adds to its owner's sum, on average.
SPREAD = np.array([3.0, 3.0, 1.4, 1.4, 1.4])
UNSEEN_ADDS = np.array([0.45, 0.45, 0.2, 0.2, 0.2])

DECK = ALL_CARDS - GOLD_KINDS * GOLD_ASIDE.astype(np.float64) - REMOVED_UNSEEN
"""How many cards there are to deal out, by the number of players."""

GOLD = 0.18  # what one gold buys
LOT_PRICE = 2.0  # the gold that a lot can be expected to cost
LAST_GOLD = 0.01  # gold that can buy nothing any more still breaks ties
GIVEN = 0.25  # how much of what a card helps the others is held against handing it out
DENIED = 0.3  # how much of it speaks for taking the card oneself
BLUFF = -1.0  # a bid that cannot be paid: cards are lost, and the lot
BLATANT, FAR = -0.05, 20  # the more so, the further it is from what can be paid, up to a point
ANY_CARD = 0.03  # a card that helps nobody still pays for gold
LETTER = 0.01  # a letter nearer to A, for ties
HIGHER = 0.002  # of bids that cost the same the higher one
A_CARD_MORE = 0.01  # of payments that cost the same the one with fewer cards
UNPAYABLE = 99.0

# What keeping a card, or hiding it in the auction deck, has to beat: better may come, by how many
# cards are still to be drawn this turn.
MAY_COME = np.array([0.0, 0.6, 0.9, 1.0, 1.1])
MAY_NEED_HIDING = np.array([0.0, 0.15, 0.25, 0.3, 0.35])

# How little is settled when nothing is left to come, and how much less when all is: for a seat,
# from which hands are hidden to the end, and for a position that is known.
OPEN_AT_LAST, OPEN = 0.8, 0.3
KNOWN_AT_LAST, KNOWN = 0.15, 1.1

STEEP, STEEP_AT_LAST = 0.3, 0.5  # how much more often a seat wins that is a point ahead
SHARP = 4.0  # ratings to a point: how much better it makes a decision worth a try

# Where in the working space the sums lie.
MINE, RIVAL, SPREADS, WORTHS = 0, KINDS_OF_BOOK, 2 * KINDS_OF_BOOK, 3 * KINDS_OF_BOOK


@compiled
def rate(s: Record, out: Any, n: int, scores: Any) -> None:
    """Rate the legal decisions of the seat to move: more is better."""
    room = scores[len(scores) // 2 :]
    look_around(s, room)
    if s.phase == PLACING:
        for i in range(n):
            scores[i] = placing(s, out[i] - PLACE, room)
    elif s.phase == PICKING:
        for i in range(n):
            card = out[i] - PICK
            scores[i] = worth(s, card, room) + DENIED * help_to_others(s, card, room)
    elif s.phase == CHURCH_USE:
        for i in range(n):
            scores[i] = church_use(s, out[i], room)
    elif s.phase == BIDDING:
        rate_bids(s, out, n, scores, room)
    elif s.phase == PAYING_GOLD:
        for i in range(n):
            scores[i] = rate_gold_to_pay(s, out[i] - PAY_GOLD)
    else:
        rate_cards_to_pay(s, out, n, scores, room)
    for i in range(n):
        scores[i] *= SHARP


@compiled
def look_around(s: Record, room: Any) -> None:
    """The own sum in each category, the best that another seat is likely to have, and how much can
    still change."""
    own = s.hands[s.turn].books
    unsettled = OPEN_AT_LAST + OPEN * undealt(s)
    for category in range(KINDS_OF_BOOK):
        room[SPREADS + category] = SPREAD[category] * unsettled
        room[MINE + category] = value_in(s.hands[s.turn], category)
        room[RIVAL + category] = 0.0
    for other in range(s.players):
        if other != s.turn:
            seen = (s.sure[SPECTATOR, other].books | s.groups[SPECTATOR, other].books) & ~own
            unseen = 0
            for group in range(SEATS):
                unseen += s.slots[SPECTATOR, group, other]
            for category in range(KINDS_OF_BOOK):
                books = seen >> (CARDS_IN_A_CATEGORY * category) & (SETS - 1)
                likely = SET_VALUE[category, books] + UNSEEN_ADDS[category] * unseen
                room[RIVAL + category] = max(room[RIVAL + category], likely)


@compiled
def undealt(s: Record) -> float:
    """How much of the game is still to be dealt out, from 1 down to 0, by how far sums can move."""
    lot = 1 if s.lot != NO_CARD else 0
    return float(np.sqrt((s.deck.n + s.auction.n + lot) / DECK[s.players]))


@compiled
def standing(room: Any, category: int) -> tuple[float, float]:
    """By how much the own sum leads, and how far it can still move."""
    lead = np.float64(room[MINE + category]) - np.float64(room[RIVAL + category])
    return lead, np.float64(room[SPREADS + category])


@compiled
def chance(lead: float, spread: float) -> float:
    """How likely a lead wins the die."""
    return float(1.0 / (1.0 + exp(-lead / spread)))


@compiled
def category_of(card: int) -> int:
    return (card - FIRST_BOOK) // CARDS_IN_A_CATEGORY


@compiled
def gold_worth(s: Record, seat: int) -> float:
    """What one more gold is worth: less, the fewer lots are left for what there is already."""
    if s.deck.n > 0:
        return GOLD
    lots = s.auction.n + (1 if s.lot != NO_CARD else 0)
    return float(max(LAST_GOLD, GOLD * min(1.0, LOT_PRICE * lots / (gold_in(s.hands[seat]) + 1))))


@compiled
def worth(s: Record, card: int, room: Any) -> float:
    """What gaining a card adds."""
    if is_gold(card):
        return gold_worth(s, s.turn) * (card + 1)
    if is_church(card):
        return best_of_church(s, card - FIRST_CHURCH, room)
    category = category_of(card)
    lead, spread = standing(room, category)
    gain = chance(lead + CARD_VALUE[card], spread) - chance(lead, spread)
    letter = (card - FIRST_BOOK) - CARDS_IN_A_CATEGORY * category
    return float(s.dice[category] * gain + ANY_CARD - LETTER * letter / CARDS_IN_A_CATEGORY)


@compiled
def help_to_others(s: Record, card: int, room: Any) -> float:
    """What it costs if the strongest rival gains a card."""
    if is_gold(card):
        return GOLD * (card + 1)
    if is_church(card):
        return GOLD
    category = category_of(card)
    lead, spread = standing(room, category)
    loss = chance(lead, spread) - chance(lead - CARD_VALUE[card], spread)
    return float(s.dice[category] * loss)


@compiled
def placing(s: Record, where: int, room: Any) -> float:
    """Keep what is good, hide what would help the others, hand out the rest."""
    to_come = s.room[KEEP] + s.room[AUCTION] + s.room[PUBLIC] - 1
    if where == KEEP:
        return float(worth(s, s.gift, room) - MAY_COME[to_come])
    if where == AUCTION:
        return float(-MAY_NEED_HIDING[to_come])
    return -GIVEN * help_to_others(s, s.gift, room)


# --- Church cards -----------------------------------------------------------------------------


@compiled
def raised(s: Record, category: int, room: Any) -> float:
    """What a pip more on a die is worth: what it gives, less what it gives each of the others."""
    lead, spread = standing(room, category)
    mine = chance(lead, spread)
    return float(mine - (1.0 - mine) / (s.players - 1))


@compiled
def church_use(s: Record, a: int, room: Any) -> float:
    if a == DECLINE:
        return 0.0
    if a >= LOWER_TWO:
        pair = PAIR[a - LOWER_TWO]
        return -raised(s, pair[0], room) - raised(s, pair[1], room)
    if a >= RAISE_TWO:
        pair = PAIR[a - RAISE_TWO]
        return raised(s, pair[0], room) + raised(s, pair[1], room)
    if a >= LOWER:
        return -raised(s, a - LOWER, room)
    return raised(s, a - RAISE, room)


@compiled
def best_of_church(s: Record, church: int, room: Any) -> float:
    """The best that can be done with a church card."""
    up, down = best_moves(s, UP, room), best_moves(s, DOWN, room)
    if church == CHURCH_UP:
        return max(0.0, up[0])
    if church == CHURCH_DOWN:
        return max(0.0, down[0])
    if church == CHURCH_UP_TWO:
        return max(0.0, up[0] + up[1])
    if church == CHURCH_DOWN_TWO:
        return max(0.0, down[0] + down[1])
    return max(0.0, up[0], down[0])


@compiled
def best_moves(s: Record, way: int, room: Any) -> tuple[float, float]:
    """The best and the second-best die to move one way."""
    best, second = -1.0, -1.0
    for category in range(KINDS_OF_BOOK):
        if can_move(s, category, way):
            gain = way * raised(s, category, room)
            if gain > best:
                best, second = gain, best
            elif gain > second:
                second = gain
    return best, second


# --- Bidding and paying -----------------------------------------------------------------------


@compiled
def rate_bids(s: Record, out: Any, n: int, scores: Any, room: Any) -> None:
    """What the lot is worth, less what paying for it costs; of bids that cost the same the highest,
    and never one that cannot be paid."""
    hand = s.hands[s.turn]
    value = worth(s, s.lot, room) + DENIED * help_to_others(s, s.lot, room)
    in_cards = is_gold(s.lot)
    price = gold_worth(s, s.turn)
    most = size(hand) if in_cards else gold_in(hand)
    if in_cards:
        sort_worths(s, 0, room)
    cost, costed = 0.0, 0
    for i in range(n):
        if out[i] == PASS:
            scores[i] = 0.0
            continue
        bid = out[i] - BID
        if bid > most:
            scores[i] = BLUFF + BLATANT * min(bid - most, FAR)
        elif in_cards:
            while costed < bid:
                cost += room[WORTHS + costed]
                costed += 1
            scores[i] = value - cost
        else:
            paid = cover(hand.gold[0], hand.gold[1], hand.gold[2], bid)
            scores[i] = value - price * paid + HIGHER * bid


@compiled
def rate_gold_to_pay(s: Record, card: int) -> float:
    """The least that is paid in the end if this card is next; of equal payments few cards."""
    gold = s.hands[s.turn].gold
    ones = gold[0] if card == 0 else 0
    twos = gold[1] if card <= 1 else 0
    threes = gold[2]
    if card == 0:
        ones -= 1
    elif card == 1:
        twos -= 1
    else:
        threes -= 1
    return -(card + 1) - A_CARD_MORE - cover(ones, twos, threes, s.due - (card + 1))


@compiled
def cover(ones: int, twos: int, threes: int, due: int) -> float:
    """The least gold that covers what is due, a little more for every card that it takes."""
    if due <= 0:
        return 0.0
    best = UNPAYABLE
    for n3 in range(threes + 1):
        for n2 in range(twos + 1):
            n1 = max(0, due - 3 * n3 - 2 * n2)
            if n1 <= ones:
                best = min(best, 3 * n3 + 2 * n2 + n1 + A_CARD_MORE * (n1 + n2 + n3))
    return best


@compiled
def rate_cards_to_pay(s: Record, out: Any, n: int, scores: Any, room: Any) -> None:
    """Of the cards that can still be paid the cheapest go, in the order of the catalogue."""
    sort_worths(s, s.paid_up_to, room)
    dearest = room[WORTHS + s.due - 1]
    for i in range(n):
        value = kept_worth(s, out[i] - PAY_CARD, room)
        scores[i] = 1.0 - A_CARD_MORE * i if value <= dearest else -value


@compiled
def sort_worths(s: Record, first: int, room: Any) -> None:
    """What each card of the hand, from a given one on, is worth to keep, the least first."""
    n = 0
    for card in range(first, FIRST_CHURCH):
        for _ in range(count(s.hands[s.turn], card)):
            value = kept_worth(s, card, room)
            at = n
            while at > 0 and room[WORTHS + at - 1] > value:
                room[WORTHS + at] = room[WORTHS + at - 1]
                at -= 1
            room[WORTHS + at] = value
            n += 1


@compiled
def kept_worth(s: Record, card: int, room: Any) -> float:
    """What losing a card costs."""
    if is_gold(card):
        return gold_worth(s, s.turn) * (card + 1)
    category = category_of(card)
    lead, spread = standing(room, category)
    loss = chance(lead, spread) - chance(lead - CARD_VALUE[card], spread)
    letter = (card - FIRST_BOOK) - CARDS_IN_A_CATEGORY * category
    return float(s.dice[category] * loss + ANY_CARD - LETTER * letter / CARDS_IN_A_CATEGORY)


@compiled
def evaluate(s: Record, shares: Any) -> None:
    """Each seat's share of the win: the dice it is likely to win, and its gold."""
    total = 0.0
    left = undealt(s)
    unsettled = KNOWN_AT_LAST + KNOWN * left
    steep = STEEP_AT_LAST + (STEEP - STEEP_AT_LAST) * left
    for seat in range(s.players):
        points = gold_worth(s, seat) * gold_in(s.hands[seat])
        for category in range(KINDS_OF_BOOK):
            best = 0
            for other in range(s.players):
                if other != seat:
                    best = max(best, value_in(s.hands[other], category))
            lead = value_in(s.hands[seat], category) - best
            points += s.dice[category] * chance(lead, SPREAD[category] * unsettled)
        shares[seat] = exp(steep * points)
        total += shares[seat]
    for seat in range(s.players):
        shares[seat] /= total
