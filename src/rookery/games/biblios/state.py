"""The record of Biblios.

Who knows what is kept for each seat, and once more for a spectator, who knows what is public (see
memory.py, which keeps it up to date). Hidden cards of other players lie in *slots*, grouped by the
hand they were in when their traces were lost:

    sure[o, p]       cards that the observer o knows to be at p: a seat's hand, or the cards that
                     were discarded face down
    groups[o, g]     cards that o knows to be in some slot of group g
    slots[o, g, p]   how many slots of group g lie at p
    most_gold[o, h]  how much gold the hand of h can hold at most, as far as o can tell
    put_up[h]        what h put into the auction deck and has not seen turned up: h's own secret

What is in a slot and not among `groups` is any card that o has not seen.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...core.records import Counts, Flag, Later, Layout, Many, Name, Number, PerSeat, Pile, Seat
from .actions import PLACES
from .cards import ALL_CARDS, CARDS, CATEGORIES, KINDS, NO_CARD
from .events import ROOM
from .heaps import Heap
from .meta import META

PHASES = ("place", "pick", "church", "bid", "pay_gold", "pay_cards")
PLACING, PICKING, CHURCH_USE, BIDDING, PAYING_GOLD, PAYING_CARDS = range(6)
# Between decisions it is always one of these. What comes next of itself, inside `apply`:
DRAW_NEXT, PICK_NEXT, AUCTION_NEXT, LOT_NEXT, BID_NEXT, PAY_NEXT = range(6, 12)

SEATS = META.seats.stop - 1
OBSERVERS = SEATS + 1
SPECTATOR = SEATS
FACE_DOWN = SEATS
"""The place, beside the hands, of cards discarded face down."""
WHEREABOUTS = SEATS + 1

LAYOUT = Layout(
    events=ROOM,
    scratch=ALL_CARDS + KINDS,
    memory=("sure", "groups", "slots", "most_gold", "put_up"),
    drawn_from=("removed",),
    phase=Name(PHASES),
    active=Seat(),
    dice=Counts(CATEGORIES),
    deck=Pile(CARDS, ALL_CARDS, top_first=True),
    gift=Name(CARDS, optional=True),
    room=Counts(PLACES),
    kept=Name(CARDS, optional=True),
    public=Pile(CARDS, SEATS - 1),
    church=Name(CARDS, optional=True),
    auction=Pile(CARDS, ALL_CARDS, top_first=True),
    lot=Name(CARDS, optional=True),
    bids=PerSeat(Number("i1"), SEATS),
    bidder=Seat(),
    passed=PerSeat(Flag(), SEATS),
    barred=PerSeat(Flag(), SEATS),
    due=Number("i1"),
    paid_up_to=Number("i1"),
    paid_first=Later("i1"),
    hands=PerSeat(Heap(), SEATS),
    discard=Heap(),
    face_down=Heap(),
    removed=Heap(),
    put_up=PerSeat(Heap(), SEATS),
    sure=Many(OBSERVERS, Many(WHEREABOUTS, Heap())),
    groups=Many(OBSERVERS, Many(SEATS, Heap())),
    slots=Many(OBSERVERS, Many(SEATS, Many(WHEREABOUTS, Number("i1")))),
    most_gold=Many(OBSERVERS, Many(SEATS, Number("i1"))),
)


def components(s: Any) -> Counter[str]:
    """Every card, wherever it is."""
    heap = Heap()
    total: Counter[str] = Counter()
    for stored in (*s["hands"][: int(s["players"])], s["discard"], s["face_down"], s["removed"]):
        total.update(heap.read(stored, 0))
    for pile in (s["deck"], s["public"], s["auction"]):
        total.update(CARDS[card] for card in pile["cards"][: pile["n"]])
    for name in ("gift", "kept", "church", "lot"):
        if s[name] != NO_CARD:
            total[CARDS[s[name]]] += 1
    return total
