"""What a seat, or a spectator, is shown. Nothing else of a game leaves the house but its log."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.records import NOBODY, Counts, Flag, Many, Name, Number, PerSeat, Pile, Seat
from ...core.views import Each, Group, List, Maybe, ViewLayout, noted
from .actions import PLACES
from .auction import ceiling, highest_bid
from .cards import (
    ALL_CARDS,
    ALL_GOLD,
    CARDS,
    CARDS_IN_A_CATEGORY,
    CATEGORIES,
    GOLD_ASIDE,
    GOLD_KINDS,
    HAND_CARDS,
    KINDS,
    KINDS_OF_BOOK,
    LETTERS,
    NO_CARD,
)
from .events import AGAIN, BLUFFED, BOUGHT, ROOM, UNSOLD
from .heaps import count, gold_in, is_gold, size, value_in
from .record import HeapRecord, Record
from .scoring import best_letter, winner_of
from .state import FACE_DOWN, PAYING_GOLD, PHASES, SEATS, SPECTATOR


class Hand(Group):
    """A seat's cards. `cards` is there for the seat itself, and for all when the game is over;
    `known` is what the viewer knows to be in the hand; `gold` and `sums` go with `cards`."""

    size = Number("i1")
    known = Counts(CARDS)
    cards = Maybe(Counts(CARDS))
    gold = Maybe(Number("i1"))
    sums = Maybe(Each(CATEGORIES, Number("i1")))


class Gift(Group):
    """The turn of the active player: where there is still room, the card just drawn and the card
    kept so far (both for the active player alone), and whether one lies there face down."""

    room = Counts(PLACES)
    face_down = Flag()
    drawn = Name(CARDS, optional=True)
    kept = Name(CARDS, optional=True)


class Sale(Group):
    """A card at auction. Bids are in gold, or for gold in cards; 0 is no bid.

    For the viewer alone: `can_cover` is the highest bid that is no bluff, `costs` the gold that
    each bid from 1 up to it takes, there being no change, and `cheapest` the gold cards that cover
    what is due, while the viewer is paying in gold."""

    lot = Name(CARDS)
    in_cards = Flag()
    bids = PerSeat(Number("i1"), SEATS)
    bidder = Seat(optional=True)
    highest = Number("i1")
    ceiling = Number("i1")
    passed = PerSeat(Flag(), SEATS)
    barred = PerSeat(Flag(), SEATS)
    due = Number("i1")
    can_cover = Maybe(Number("i1"))
    costs = Maybe(List(ALL_GOLD, Number("i1")))
    cheapest = Maybe(Pile(HAND_CARDS[:GOLD_KINDS], ALL_GOLD))


class Verdict(Group):
    """What the hammer decided about a lot: it was bought, nobody wanted it, or the bluff of a
    `seat` was called."""

    lot = Name(CARDS)
    verdict = Name(("bluffed", "bought", "unsold"))
    seat = Seat(optional=True)


WAS_BLUFFED, WAS_BOUGHT, WAS_UNSOLD = range(3)


class Category(Group):
    """How a category ended: everybody's sum, the best letter of each, who won the die."""

    category = Name(CATEGORIES)
    die = Number("i1")
    sums = PerSeat(Number("i1"), SEATS)
    letters = PerSeat(Name(LETTERS.upper(), optional=True), SEATS)
    winner = Seat(optional=True)


class View(Group):
    """The table as one seat sees it (`you`), or a spectator (`you` is None)."""

    you = Seat(optional=True)
    turn = Seat(optional=True)
    phase = Name(PHASES)
    active = Seat()
    dice = Each(CATEGORIES, Number("i1"))
    deck = Number("i1")
    auction = Number("i1")
    aside = Counts(HAND_CARDS[:GOLD_KINDS])
    """Gold put aside in the open before the game; `removed` counts the cards that nobody saw."""
    removed = Number("i1")
    hands = PerSeat(Hand(), SEATS)
    public = Pile(CARDS, ALL_CARDS)
    gift = Gift(optional=True)
    church = Name(CARDS, optional=True)
    sale = Sale(optional=True)
    hammer = List(ROOM, Verdict())
    """What the last decision settled at auction: the next card is turned up at once, and nobody
    should have to read the log to see where the last one went."""
    discard = Counts(CARDS)
    face_down = Number("i1")
    your_face_down = Counts(CARDS)
    your_put_up = Counts(CARDS)
    """What you put into the auction deck and have not seen turned up yet."""
    categories = Maybe(Many(KINDS_OF_BOOK, Category()))
    """The scoring, when the game is over."""


VIEW = ViewLayout(View())


@compiled
def show(s: Record, seat: int, v: Any) -> None:
    over = s.turn == NOBODY
    observer = seat if seat >= 0 else SPECTATOR
    aside = GOLD_ASIDE[s.players]
    v.you = seat
    v.turn = s.turn
    v.phase = s.phase
    v.active = s.active
    for category in range(KINDS_OF_BOOK):
        v.dice[category] = s.dice[category]
    v.deck = s.deck.n
    v.auction = s.auction.n
    for gold in range(GOLD_KINDS):
        v.aside[gold] = aside
    v.removed = size(s.removed) - GOLD_KINDS * aside
    for other in range(s.players):
        show_hand(s, other, observer, over or other == seat, v.hands[other])
    v.public.n = s.public.n
    for i in range(s.public.n):
        v.public.cards[i] = s.public.cards[i]
    show_gift(s, seat, v.gift)
    v.church = s.church
    if s.lot != NO_CARD:
        show_sale(s, seat, v.sale)
    show_hammer(s, v.hammer)
    show_heap(s.discard, v.discard)
    v.face_down = size(s.face_down)
    show_heap(s.sure[observer, FACE_DOWN], v.your_face_down)
    if seat >= 0:
        show_heap(s.put_up[seat], v.your_put_up)
    v.categories.there = over
    if over:
        for category in range(KINDS_OF_BOOK):
            show_category(s, category, v.categories.value[category])


@compiled
def show_heap(heap: HeapRecord, counts: Any) -> None:
    for card in range(KINDS):
        counts[card] = count(heap, card)


@compiled
def show_hand(s: Record, seat: int, observer: int, opened: bool, hand: Any) -> None:
    hand.size = size(s.hands[seat])
    show_heap(s.sure[observer, seat], hand.known)
    if opened:
        hand.cards.there = hand.gold.there = hand.sums.there = 1
        show_heap(s.hands[seat], hand.cards.value)
        hand.gold.value = gold_in(s.hands[seat])
        for category in range(KINDS_OF_BOOK):
            hand.sums.value[category] = value_in(s.hands[seat], category)


@compiled
def show_gift(s: Record, seat: int, gift: Any) -> None:
    for where in range(len(PLACES)):
        gift.room[where] = s.room[where]
        if s.room[where] > 0:
            gift.there = 1
    gift.face_down = s.kept != NO_CARD
    if seat == s.active:
        gift.drawn = s.gift
        gift.kept = s.kept


@compiled
def show_sale(s: Record, seat: int, sale: Any) -> None:
    in_cards = is_gold(s.lot)
    sale.there = 1
    sale.lot = s.lot
    sale.in_cards = in_cards
    sale.bidder = s.bidder
    sale.highest = highest_bid(s)
    sale.ceiling = ceiling(s)
    sale.due = s.due
    for other in range(s.players):
        sale.bids[other] = s.bids[other]
        sale.passed[other] = s.passed[other]
        sale.barred[other] = s.barred[other]
    if seat < 0:
        return
    hand = s.hands[seat]
    sale.can_cover.there = 1
    sale.can_cover.value = size(hand) if in_cards else gold_in(hand)
    if not in_cards:
        show_costs(hand, sale.costs)
        if s.phase == PAYING_GOLD and seat == s.turn:
            show_cheapest(s, hand, sale.cheapest)


@compiled
def show_costs(hand: HeapRecord, costs: Any) -> None:
    """What each bid takes: the smallest sum of gold cards that covers it."""
    costs.there = 1
    cover = 0
    for bid in range(1, gold_in(hand) + 1):
        cover = max(cover, bid)
        while not comes_to(hand.gold[0], hand.gold[1], hand.gold[2], cover):
            cover += 1
        costs.value.items[bid - 1] = cover
        costs.value.n = bid


@compiled
def comes_to(ones: int, twos: int, threes: int, total: int) -> bool:
    """Whether some of these gold cards come to a sum."""
    for n3 in range(min(threes, total // 3) + 1):
        left = total - 3 * n3
        if left - 2 * min(twos, left // 2) <= ones:
            return True
    return False


@compiled
def show_cheapest(s: Record, hand: HeapRecord, cheapest: Any) -> None:
    """The gold cards that cover what is due at the least cost, and of those the fewest, among the
    cards that may still be paid."""
    ones = hand.gold[0] if s.paid_up_to == 0 else 0
    twos = hand.gold[1] if s.paid_up_to <= 1 else 0
    threes = hand.gold[2]
    cover = int(s.due)
    while not comes_to(ones, twos, threes, cover):
        cover += 1
    fewest, one, two, three = cover + 1, 0, 0, 0
    for n1 in range(ones + 1):
        for n2 in range(twos + 1):
            left = cover - n1 - 2 * n2
            if left >= 0 and left % 3 == 0 and left // 3 <= threes and n1 + n2 + left // 3 < fewest:
                one, two, three = n1, n2, left // 3
                fewest = one + two + three
    cheapest.there = 1
    cheapest.value.n = fewest
    for i in range(fewest):
        cheapest.value.cards[i] = 0 if i < one else 1 if i < one + two else 2


@compiled
def show_hammer(s: Record, verdicts: Any) -> None:
    """A bluff is noted before its lot comes up again, or goes unsold."""
    named = 0
    for i in range(noted(s)):
        event = s.events.items[i]
        kind = event[0]
        if kind == BLUFFED:
            add_verdict(verdicts, WAS_BLUFFED, event[1])
        elif kind in (BOUGHT, UNSOLD, AGAIN):
            if kind == BOUGHT:
                add_verdict(verdicts, WAS_BOUGHT, event[1])
            elif kind == UNSOLD:
                add_verdict(verdicts, WAS_UNSOLD, NOBODY)
            while named < verdicts.n:
                verdicts.items[named].lot = event[2]
                named += 1


@compiled
def add_verdict(verdicts: Any, kind: int, seat: int) -> None:
    verdict = verdicts.items[verdicts.n]
    verdict.verdict = kind
    verdict.seat = seat
    verdicts.n += 1


@compiled
def show_category(s: Record, category: int, shown: Any) -> None:
    shown.category = category
    shown.die = s.dice[category]
    shown.winner = winner_of(s, category)
    for seat in range(s.players):
        shown.sums[seat] = value_in(s.hands[seat], category)
        letter = best_letter(s, seat, category)
        if letter < CARDS_IN_A_CATEGORY:
            shown.letters[seat] = letter
