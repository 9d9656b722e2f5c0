"""What the log can tell. Of cards that not all may see the others are told how many (told.py)."""

from __future__ import annotations

from ...core.events import EventKind, Events
from .cards import CARDS, CATEGORIES

ROOM = 160
"""Events that a record has room for."""

EVENTS = Events(
    EventKind("drew", card=CARDS),
    EventKind("kept", card=CARDS),
    EventKind("put_up", card=CARDS),
    EventKind("laid_out", card=CARDS),
    EventKind("picked", card=CARDS),
    EventKind("church", card=CARDS),
    EventKind("raised", category=CATEGORIES, value=None),
    EventKind("lowered", category=CATEGORIES, value=None),
    EventKind("declined"),
    EventKind("powerless", card=CARDS),
    EventKind("auction_begins"),
    EventKind("lot", card=CARDS),
    EventKind("bid_gold", amount=None),
    EventKind("bid_cards", amount=None),
    EventKind("passed"),
    EventKind("paid", value=None),
    EventKind("gave_up", card=CARDS),
    EventKind("bought", card=CARDS),
    EventKind("unsold", card=CARDS),
    EventKind("bluffed"),
    EventKind("took", card=CARDS),  # the word after the card is the victim
    EventKind("lost", card=CARDS),
    EventKind("again", card=CARDS),
    EventKind("ended"),
    EventKind("kept_unseen", count=None),
    EventKind("put_up_unseen", count=None),
    EventKind("gave_up_unseen", count=None),
    EventKind("took_unseen", count=None),
    EventKind("lost_unseen", count=None),
    EventKind("only_place"),
    EventKind("only_pick"),
    EventKind("only_payment"),
    EventKind("ceiling"),
)
DREW = EVENTS.number("drew")
KEPT = EVENTS.number("kept")
PUT_UP = EVENTS.number("put_up")
LAID_OUT = EVENTS.number("laid_out")
PICKED = EVENTS.number("picked")
CHURCH_GAINED = EVENTS.number("church")
RAISED = EVENTS.number("raised")
LOWERED = EVENTS.number("lowered")
DECLINED = EVENTS.number("declined")
POWERLESS = EVENTS.number("powerless")
AUCTION_BEGINS = EVENTS.number("auction_begins")
LOT = EVENTS.number("lot")
BID_GOLD = EVENTS.number("bid_gold")
BID_CARDS = EVENTS.number("bid_cards")
PASSED = EVENTS.number("passed")
PAID = EVENTS.number("paid")
GAVE_UP = EVENTS.number("gave_up")
BOUGHT = EVENTS.number("bought")
UNSOLD = EVENTS.number("unsold")
BLUFFED = EVENTS.number("bluffed")
TOOK = EVENTS.number("took")
LOST = EVENTS.number("lost")
AGAIN = EVENTS.number("again")
ENDED = EVENTS.number("ended")
KEPT_UNSEEN = EVENTS.number("kept_unseen")
PUT_UP_UNSEEN = EVENTS.number("put_up_unseen")
GAVE_UP_UNSEEN = EVENTS.number("gave_up_unseen")
TOOK_UNSEEN = EVENTS.number("took_unseen")
LOST_UNSEEN = EVENTS.number("lost_unseen")
ONLY_PLACE = EVENTS.number("only_place")
ONLY_PICK = EVENTS.number("only_pick")
ONLY_PAYMENT = EVENTS.number("only_payment")
CEILING = EVENTS.number("ceiling")
