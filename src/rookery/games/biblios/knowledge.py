"""What a seat can know: `guess` deals the rest anew, `features` puts it into numbers."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.random import WORDS, below, next_word
from ...core.records import NOBODY, push, shuffle
from .actions import PLACES
from .auction import can_go_on
from .cards import (
    CHURCH,
    COPIES_OF_CHURCH,
    COPIES_OF_GOLD,
    FIRST_BOOK,
    FIRST_CHURCH,
    GOLD_ASIDE,
    GOLD_KINDS,
    HAND_CARDS,
    KINDS,
    KINDS_OF_BOOK,
    NO_CARD,
)
from .heaps import (
    add,
    add_all,
    card_at,
    clear,
    count,
    gold_in,
    size,
    take_out,
)
from .memory import forget
from .meta import OPENING_DICE, PENALTY
from .record import HeapRecord, Record
from .state import FACE_DOWN, PAYING_CARDS, PAYING_GOLD, PHASES, SEATS, SPECTATOR, WHEREABOUTS

TRIES = 16
"""Deals that `guess` tries before it mends one in which a hand has more gold than it can have."""

POOL = KINDS
"""Where in `scratch` the list of unseen cards starts; before it they are counted."""


@compiled
def guess(s: Record, seat: int, rng: Any) -> None:
    """Deal anew, uniformly, whatever `seat` cannot know, and replace the generator.

    Hidden cards lie in two sorts of slots. No church card can be in the slots of hands, of cards
    discarded face down and of a kept card; anything can be in the decks, among the removed cards
    and just drawn. So the first sort is filled first, from all unseen cards but church cards, each
    group of slots mixed with the cards known to be in it; the rest goes to the second sort. What is
    known of gold (`most_gold`) is met by dealing again.

    What the *other* seats know is not for this seat to know: in a guess they know the sizes only.
    """
    for i in range(WORDS):
        s.rng[i] = next_word(rng)
    if s.turn == NOBODY:
        return  # the hands lie open
    observer = SPECTATOR if seat == NOBODY else seat
    count_unseen(s, seat, observer)
    others, unseen = list_unseen(s)
    in_hands = unseen_in_hands(s, seat, observer)
    for attempt in range(TRIES):
        for i in range(in_hands):
            swap(s, POOL + i, POOL + i + below(rng, others - i))
        deal_hands(s, seat, observer, rng)
        if gold_fits(s, seat, observer):
            break
        if attempt == TRIES - 1:
            mend_gold(s, seat, observer, in_hands, others, rng)
    for i in range(in_hands, unseen - 1):
        swap(s, POOL + i, POOL + i + below(rng, unseen - i))
    deal_the_rest(s, seat, POOL + in_hands, rng)
    for i in range(POOL + unseen):
        s.scratch[i] = 0
    if s.phase == PAYING_CARDS and s.turn != seat:
        s.paid_up_to = 0  # which cards have been paid face down is not known: any may follow
    for other in range(s.players):
        if other != seat:
            forget(s, other)
            clear(s.put_up[other])


@compiled
def swap(s: Record, i: int, j: int) -> None:
    card = s.scratch[i]
    s.scratch[i] = s.scratch[j]
    s.scratch[j] = card


@compiled
def sees_gift(s: Record, seat: int) -> bool:
    """BIB-7: what is drawn and kept is seen by the active player alone."""
    return bool(seat == s.active)


@compiled
def count_unseen(s: Record, seat: int, observer: int) -> None:
    """Count into `scratch` the cards whose place the observer does not know. Counted from what it
    knows, so that nothing hidden can shine through."""
    for card in range(GOLD_KINDS):
        s.scratch[card] = COPIES_OF_GOLD - GOLD_ASIDE[s.players]
    for card in range(FIRST_BOOK, FIRST_CHURCH):
        s.scratch[card] = 1
    for card in range(FIRST_CHURCH, KINDS):
        s.scratch[card] = COPIES_OF_CHURCH[card - FIRST_CHURCH]
    strike(s, s.discard)
    for place in range(WHEREABOUTS):
        strike(s, s.sure[observer, place])
    for group in range(SEATS):
        strike(s, s.groups[observer, group])
    if seat != NOBODY:
        strike(s, s.hands[seat])
        strike(s, s.put_up[seat])
    for i in range(s.public.n):
        s.scratch[s.public.cards[i]] -= 1
    if s.lot != NO_CARD:
        s.scratch[s.lot] -= 1
    if s.church != NO_CARD:
        s.scratch[s.church] -= 1
    if sees_gift(s, seat):
        if s.gift != NO_CARD:
            s.scratch[s.gift] -= 1
        if s.kept != NO_CARD:
            s.scratch[s.kept] -= 1


@compiled
def strike(s: Record, heap: HeapRecord) -> None:
    """Cards that are seen are not unseen."""
    for card in range(GOLD_KINDS):
        s.scratch[card] -= heap.gold[card]
    books, card = heap.books, FIRST_BOOK
    while books != 0:
        if books & 1:
            s.scratch[card] -= 1
        books >>= 1
        card += 1
    for i in range(len(CHURCH)):
        s.scratch[FIRST_CHURCH + i] -= heap.church[i]


@compiled
def list_unseen(s: Record) -> tuple[int, int]:
    """The unseen cards one by one, church cards last: how many others, and how many in all."""
    n, others = 0, 0
    for card in range(KINDS):
        if card == FIRST_CHURCH:
            others = n
        for _ in range(s.scratch[card]):
            s.scratch[POOL + n] = card
            n += 1
    return others, n


@compiled
def unseen_in_hands(s: Record, seat: int, observer: int) -> int:
    """How many unseen cards lie in slots where no church card can be."""
    n = 0
    for group in range(SEATS):
        n -= size(s.groups[observer, group])
        for place in range(WHEREABOUTS):
            n += s.slots[observer, group, place]
    if s.kept != NO_CARD and not sees_gift(s, seat):
        n += 1
    return n


@compiled
def deal_hands(s: Record, seat: int, observer: int, rng: Any) -> None:
    """From the start of the list: fill the slots group by group, then the kept card."""
    for other in range(s.players):
        if other != seat:
            clear(s.hands[other])
            add_all(s.hands[other], s.sure[observer, other])
    clear(s.face_down)
    add_all(s.face_down, s.sure[observer, FACE_DOWN])
    at = POOL
    for group in range(SEATS):
        at = deal_group(s, observer, group, at, rng)
    if s.kept != NO_CARD and not sees_gift(s, seat):
        s.kept = s.scratch[at]


@compiled
def deal_group(s: Record, observer: int, group: int, at: int, rng: Any) -> int:
    """A group's slots hold the cards known to be there and unseen ones, in any arrangement: slot by
    slot one of those that are left. The unseen ones come in the order of the list, which is random;
    of the known ones each is as likely as the other."""
    known = s.groups[observer, group]
    known_left, slots_left = size(known), 0
    for place in range(WHEREABOUTS):
        slots_left += s.slots[observer, group, place]
    books, gold = known.books, known.gold
    ones, twos, threes = gold[0], gold[1], gold[2]
    for place in range(WHEREABOUTS):
        for _ in range(s.slots[observer, group, place]):
            if known_left > 0 and below(rng, slots_left) < known_left:
                card = card_at(known, below(rng, known_left))
                take_out(known, card)
                known_left -= 1
            else:
                card = int(s.scratch[at])
                at += 1
            slots_left -= 1
            if place == FACE_DOWN:
                add(s.face_down, card)
            else:
                add(s.hands[place], card)
    known.books = books
    gold[0], gold[1], gold[2] = ones, twos, threes
    return at


@compiled
def gold_fits(s: Record, seat: int, observer: int) -> bool:
    """Does no hand hold more gold than it can, and is there enough to go on paying with?"""
    for other in range(s.players):
        if other != seat and gold_in(s.hands[other]) > s.most_gold[observer, other]:
            return False
    return bool(s.phase != PAYING_GOLD or s.turn == seat or can_go_on(s))


@compiled
def mend_gold(s: Record, seat: int, observer: int, start: int, end: int, rng: Any) -> None:
    """Hands that cannot have so much gold change some for books outside the hands, and who is
    paying gets what is lacking. Only unseen cards are changed, as far as there are any."""
    for other in range(s.players):
        if other != seat:
            for card in range(GOLD_KINDS - 1, -1, -1):
                while (
                    gold_in(s.hands[other]) > s.most_gold[observer, other]
                    and unseen_in(s, observer, other, card) > 0
                    and change(s, observer, other, card, FIRST_BOOK, FIRST_CHURCH, start, end, rng)
                ):
                    pass
    if s.phase == PAYING_GOLD and s.turn != seat:
        mend_payment(s, observer, start, end, rng)


@compiled
def mend_payment(s: Record, observer: int, start: int, end: int, rng: Any) -> None:
    """Try to give who is paying what one way of paying lacks, then the next way, until there is
    one that works: for books, or for gold that this way does not need."""
    gold = s.hands[s.turn].gold
    most = s.due + (s.paid_first - 1 if s.paid_first > 0 else 2)
    for threes in range(most // 3, -1, -1):
        for twos in range((most - 3 * threes) // 2, -1, -1):
            ones = max(0, s.due - 3 * threes - 2 * twos)
            if (twos > 0 and s.paid_up_to > 1) or (ones > 0 and s.paid_up_to > 0):
                continue
            for lacking in range(GOLD_KINDS):
                need = ones if lacking == 0 else twos if lacking == 1 else threes
                for card in range(FIRST_CHURCH - 1, -1, -1):
                    spare = ones if card == 0 else twos if card == 1 else threes
                    while (
                        not can_go_on(s)
                        and gold[lacking] < need
                        and (card >= FIRST_BOOK or (card != lacking and gold[card] > spare))
                        and unseen_in(s, observer, s.turn, card) > 0
                        and change(s, observer, s.turn, card, lacking, lacking + 1, start, end, rng)
                    ):
                        pass
            if can_go_on(s):
                return


@compiled
def unseen_in(s: Record, observer: int, place: int, card: int) -> int:
    """How many of a card at a place can be nothing but unseen by the observer."""
    heap = s.face_down if place == FACE_DOWN else s.hands[place]
    n = count(heap, card) - count(s.sure[observer, place], card)
    for group in range(SEATS):
        n -= count(s.groups[observer, group], card)
    return n


@compiled
def change(
    s: Record,
    observer: int,
    seat: int,
    card: int,
    low: int,
    high: int,
    start: int,
    end: int,
    rng: Any,
) -> bool:
    """Change a card of a hand for an unseen one from `low` up to but not including `high`: a random
    one outside the hands, or else one from another hand or discarded face down."""
    n = 0
    for i in range(start, end):
        if low <= s.scratch[POOL + i] < high:
            swap(s, POOL + i, POOL + start + n)
            n += 1
    hand = s.hands[seat]
    if n > 0:
        i = POOL + start + below(rng, n)
        take_out(hand, card)
        add(hand, s.scratch[i])
        s.scratch[i] = card
        return True
    for place in range(WHEREABOUTS):
        if place != seat and place != observer and (place == FACE_DOWN or place < s.players):
            heap = s.face_down if place == FACE_DOWN else s.hands[place]
            for other in range(low, high):
                if unseen_in(s, observer, place, other) > 0:
                    take_out(hand, card)
                    add(hand, other)
                    take_out(heap, other)
                    add(heap, card)
                    return True
    return False


@compiled
def deal_the_rest(s: Record, seat: int, at: int, rng: Any) -> None:
    """Both decks, the removed cards and a card that somebody else has drawn."""
    for i in range(len(s.deck.cards)):
        s.deck.cards[i] = 0
    for i in range(s.deck.n):
        s.deck.cards[i] = s.scratch[at]
        at += 1
    cards = s.auction.n
    s.auction.n = 0
    for i in range(len(s.auction.cards)):
        s.auction.cards[i] = 0
    if seat != NOBODY:
        put_up = s.put_up[seat]
        for card in range(KINDS):
            for _ in range(count(put_up, card)):
                push(s.auction, card)
    while s.auction.n < cards:
        push(s.auction, s.scratch[at])
        at += 1
    shuffle(s.auction, rng)
    unseen = size(s.removed) - GOLD_KINDS * GOLD_ASIDE[s.players]
    clear(s.removed)
    for card in range(GOLD_KINDS):
        s.removed.gold[card] = GOLD_ASIDE[s.players]
    for _ in range(unseen):
        add(s.removed, s.scratch[at])
        at += 1
    if s.gift != NO_CARD and not sees_gift(s, seat):
        s.gift = s.scratch[at]


# Features, all whole numbers below 128; seats are counted from the one that looks:
#   phase (6) · seat to move (4) · active (4) · players (4) · opening dice, penalty (2) · dice (5)
#   gift deck, auction deck, cards face down (3) · room (3) · due, paid up to (2)
#   own card: drawn (53), kept (53) · public cards (53) · church card (53) · lot (53) · discard (53)
#   own hand (48) · own cards in the auction deck (53) · own cards face down (48)
#   per seat: hand size, bid, highest bidder, passed, barred, most gold (24), known cards (192)
PER_SEAT = 6 + len(HAND_CARDS)
FEATURES = (
    len(PHASES)
    + 3 * SEATS
    + 2
    + KINDS_OF_BOOK
    + 3
    + len(PLACES)
    + 2
    + 7 * KINDS
    + 2 * len(HAND_CARDS)
    + SEATS * PER_SEAT
)


@compiled
def features(s: Record, seat: int, out: Any) -> None:
    """What `seat` knows, in a fixed number of int8."""
    for i in range(FEATURES):
        out[i] = 0
    out[s.phase] = 1
    at = len(PHASES)
    if s.turn != NOBODY:
        out[at + (s.turn - seat) % s.players] = 1
    at += SEATS
    out[at + (s.active - seat) % s.players] = 1
    at += SEATS
    out[at + s.players - 1] = 1
    at += SEATS
    out[at] = s.options[OPENING_DICE]
    out[at + 1] = s.options[PENALTY]
    at += 2
    for category in range(KINDS_OF_BOOK):
        out[at + category] = s.dice[category]
    at += KINDS_OF_BOOK
    out[at] = s.deck.n
    out[at + 1] = s.auction.n
    out[at + 2] = size(s.face_down)
    at += 3
    for where in range(len(PLACES)):
        out[at + where] = s.room[where]
    at += len(PLACES)
    out[at] = s.due
    if s.phase == PAYING_GOLD or s.turn == seat:
        out[at + 1] = s.paid_up_to
    at += 2
    if sees_gift(s, seat):
        mark(s.gift, out, at)
        mark(s.kept, out, at + KINDS)
    at += 2 * KINDS
    for i in range(s.public.n):
        out[at + s.public.cards[i]] += 1
    at += KINDS
    mark(s.church, out, at)
    mark(s.lot, out, at + KINDS)
    at += 2 * KINDS
    at = spread(s.discard, KINDS, out, at)
    at = spread(s.hands[seat], len(HAND_CARDS), out, at)
    at = spread(s.put_up[seat], KINDS, out, at)
    at = spread(s.sure[seat, FACE_DOWN], len(HAND_CARDS), out, at)
    for i in range(s.players):
        other = (seat + i) % s.players
        out[at] = size(s.hands[other])
        out[at + 1] = s.bids[other]
        out[at + 2] = other == s.bidder
        out[at + 3] = s.passed[other]
        out[at + 4] = s.barred[other]
        out[at + 5] = s.most_gold[seat, other]
        at = spread(s.sure[seat, other], len(HAND_CARDS), out, at + 6)


@compiled
def mark(card: int, out: Any, at: int) -> None:
    if card != NO_CARD:
        out[at + card] = 1


@compiled
def spread(heap: HeapRecord, kinds: int, out: Any, at: int) -> int:
    """A heap as counts; where the next thing goes."""
    for card in range(kinds):
        out[at + card] = count(heap, card)
    return at + kinds
