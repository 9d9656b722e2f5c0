"""The gift phase: place cards, then everybody else picks one."""

from __future__ import annotations

from ...core.compile import compiled
from ...core.records import next_seat, note, pop, push, remove
from .actions import AUCTION, KEEP, PLACES, PUBLIC
from .cards import NO_CARD
from .church import gain_church
from .events import DREW, KEPT, LAID_OUT, ONLY_PICK, ONLY_PLACE, PICKED, PUT_UP
from .heaps import add, is_church
from .memory import all_see_gain, unseen_gain
from .record import Record
from .state import AUCTION_NEXT, DRAW_NEXT, PICK_NEXT, PICKING, PLACING


@compiled
def begin_gift_turn(s: Record) -> None:
    """BIB-7, BIB-9: one card is kept, one goes to the auction, one is laid out for each other
    player."""
    s.turn = s.active
    s.room[KEEP] = 1
    s.room[AUCTION] = 1
    s.room[PUBLIC] = s.players - 1
    s.phase = DRAW_NEXT


@compiled
def draw_next_card(s: Record) -> None:
    """BIB-7: draw and look; BIB-9: where a single place is left, there it goes."""
    open_places, place = 0, KEEP
    for where in range(len(PLACES)):
        if s.room[where] > 0:
            open_places, place = open_places + 1, where
    if open_places == 0:
        take_kept_card(s)
        return
    s.gift = pop(s.deck)
    s.revelations += 1
    note(s, DREW, s.active, s.gift)
    if open_places == 1:
        note(s, ONLY_PLACE, s.active)
        place_card(s, place)
    else:
        s.phase = PLACING


@compiled
def place_card(s: Record, where: int) -> None:
    """BIB-8: keep it face down, lay it out, or put it into the auction deck."""
    card = s.gift
    s.gift = NO_CARD
    s.room[where] -= 1
    s.phase = DRAW_NEXT
    if where == PUBLIC:
        push(s.public, card)
        s.revelations += 1
        note(s, LAID_OUT, s.active, card)
    elif where == AUCTION:
        push(s.auction, card)
        add(s.put_up[s.active], card)
        note(s, PUT_UP, s.active, card)
    elif is_church(card):
        # BIB-18: resolved before the next card is drawn; it has used up the place.
        s.revelations += 1
        gain_church(s, s.active, card)
    else:
        s.kept = card
        note(s, KEPT, s.active, card)


@compiled
def take_kept_card(s: Record) -> None:
    """BIB-10: the kept card goes into the hand; then the left neighbour picks first."""
    if s.kept != NO_CARD:
        add(s.hands[s.active], s.kept)
        unseen_gain(s, s.active)
        s.kept = NO_CARD
    s.turn = next_seat(s, s.active)
    s.phase = PICK_NEXT


@compiled
def offer_pick(s: Record) -> None:
    """BIB-10: one public card each; equal ones are no choice. BIB-11: then the turn passes."""
    if s.public.n == 0:
        end_gift_turn(s)
        return
    first = s.public.cards[0]
    for i in range(1, s.public.n):
        if s.public.cards[i] != first:
            s.phase = PICKING
            return
    note(s, ONLY_PICK, s.turn)
    pick_card(s, first)


@compiled
def pick_card(s: Record, card: int) -> None:
    """BIB-10: into the hand, in the open; BIB-13: a church card is resolved first."""
    i = 0
    while s.public.cards[i] != card:
        i += 1
    remove(s.public, i)
    if is_church(card):
        gain_church(s, s.turn, card)
        return
    add(s.hands[s.turn], card)
    all_see_gain(s, s.turn, card)
    note(s, PICKED, s.turn, card)
    pass_pick(s)


@compiled
def pass_pick(s: Record) -> None:
    s.turn = next_seat(s, s.turn)
    s.phase = PICK_NEXT


@compiled
def end_gift_turn(s: Record) -> None:
    """BIB-11: the left neighbour is next; with the deck empty the auction begins."""
    s.active = next_seat(s, s.active)
    if s.deck.n > 0:
        begin_gift_turn(s)
    else:
        s.phase = AUCTION_NEXT
