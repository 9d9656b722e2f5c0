"""The cards that move ducks: DCK-22 to DCK-27; hide, splash and resurrection (DCK-28 to DCK-31)."""

from __future__ import annotations

from ...core.compile import compiled
from ...core.records import NOBODY, push, shuffle
from .cards import LAST, NO_DUCK, PLACES, SPLASH
from .events import (
    DANCED,
    HID,
    REARRANGED,
    RESURRECTED,
    ROCKETED,
    SPLASH_LIFTED,
    SPLASHED,
    SWAPPED,
    tell,
)
from .record import Record
from .row import (
    all_ducks,
    clear_place,
    close_gap,
    ducks_of,
    lose_splash,
    pairs,
    put_under_deck,
    refill,
    splashes,
    swap,
)
from .shooting import neighbour

# --- Where a card may be used: masks of places, sides or colours ---------------------------------


@compiled
def ducks_to_fall_back(s: Record) -> int:
    """DCK-23: your ducks, but for the right end."""
    return ducks_of(s, s.turn) & ~(1 << LAST)


@compiled
def ducks_to_step_ahead(s: Record) -> int:
    """DCK-24: your ducks, but for the head."""
    return ducks_of(s, s.turn) & ~1


@compiled
def places_not_picked(s: Record) -> int:
    """DCK-26: the places whose cards have no new place yet."""
    mask = (1 << PLACES) - 1
    for i in range(s.order.n):
        mask &= ~(1 << int(s.order.cards[i]))
    return mask


@compiled
def possible_covers(s: Record) -> int:
    """DCK-28, DCK-R3: ducks that hide nobody yet, under a splash or not."""
    return all_ducks(s) & ~pairs(s)


@compiled
def ducks_to_hide(s: Record) -> int:
    """DCK-28: your ducks beside a cover; DCK-R3: neither pairs nor under a splash."""
    covers = possible_covers(s)
    return ducks_of(s, s.turn) & ~pairs(s) & ~splashes(s) & (covers << 1 | covers >> 1)


@compiled
def sides_to_hide(s: Record, place: int) -> int:
    """DCK-28: where the cover is, left or right, as a mask of sides."""
    beside = possible_covers(s) << 1 >> place
    return beside & 0b01 | beside >> 1 & 0b10


@compiled
def ducks_to_splash(s: Record) -> int:
    """DCK-29: any duck; DCK-R6: without a splash."""
    return all_ducks(s) & ~splashes(s)


@compiled
def colours_to_resurrect(s: Record) -> int:
    """DCK-31: the colours of shot ducks."""
    mask = 0
    for colour in range(s.players):
        if s.shot[colour] > 0:
            mask |= 1 << colour
    return mask


# --- What it does ------------------------------------------------------------------------------


@compiled
def march(s: Record) -> None:
    """DCK-22: the head goes under the duck deck, the row moves left, the top of the deck comes.
    DCK-28: of a pair the cover goes first, the hidden duck to the very bottom. DCK-R2: so it is
    with an empty deck too."""
    lose_splash(s, 0)
    put_under_deck(s, s.row.card[0])
    if s.row.hides[0] != NO_DUCK:
        put_under_deck(s, s.row.hides[0])
    close_gap(s, 0)
    refill(s)


@compiled
def swap_duck(s: Record, place: int, to: int) -> None:
    """DCK-23, DCK-24: your duck and its neighbour change places."""
    tell(s, SWAPPED, s.turn, s.row.card[place], place, to)
    swap(s, place, to)


@compiled
def rocket_to_the_head(s: Record, place: int) -> None:
    """DCK-25: the cards it passes move right; DCK-R5: at the head it passes none."""
    tell(s, ROCKETED, s.turn, s.row.card[place], place)
    for to in range(place, 0, -1):
        swap(s, to, to - 1)


@compiled
def pick_for_the_order(s: Record, place: int) -> bool:
    """DCK-26: whose card comes next, from the head on; nothing moves before the last pick. Whether
    that was the last."""
    push(s.order, place)
    if s.order.n < PLACES:
        return False
    row, old = s.row, s.scratch
    for i in range(PLACES):
        old[i], old[PLACES + i], old[2 * PLACES + i] = row.card[i], row.hides[i], row.splash[i]
    for i in range(PLACES):
        picked = s.order.cards[i]
        row.card[i] = old[picked]
        row.hides[i] = old[PLACES + picked]
        row.splash[i] = old[2 * PLACES + picked]
    for i in range(3 * PLACES):
        old[i] = 0
    s.order.n = 0
    tell(s, REARRANGED, s.turn)
    return True


@compiled
def dance(s: Record) -> None:
    """DCK-27: everything in the row goes back into the duck deck, which is shuffled; six new cards
    come. Nothing of its order is known any more."""
    tell(s, DANCED, s.turn)
    for place in range(PLACES):
        lose_splash(s, place)
        push(s.duck_deck, s.row.card[place])
        if s.row.hides[place] != NO_DUCK:
            push(s.duck_deck, s.row.hides[place])
        clear_place(s, place)
    shuffle(s.duck_deck, s.rng)
    s.known_bottom = 0
    s.revelations += 1
    refill(s)


@compiled
def hide(s: Record, place: int, side: int) -> None:
    """DCK-28: the duck goes below its neighbour; the row closes up and is refilled."""
    cover = neighbour(place, side)
    s.row.hides[cover] = s.row.card[place]
    tell(s, HID, s.turn, s.row.card[place], place, s.row.card[cover])
    close_gap(s, place)
    refill(s)


@compiled
def splash(s: Record, place: int) -> None:
    """DCK-29: the card lies on the duck, and in no pile (DCK-R10)."""
    s.row.splash[place] = s.turn
    tell(s, SPLASHED, s.turn, place, s.row.card[place])


@compiled
def lift_splash(s: Record) -> None:
    """DCK-29: at the start of its owner's turn a splash is discarded."""
    for place in range(PLACES):
        if s.row.splash[place] == s.turn:
            s.row.splash[place] = NOBODY
            s.discard[SPLASH] += 1
            tell(s, SPLASH_LIFTED, s.turn, place, s.row.card[place])


@compiled
def resurrect(s: Record, colour: int) -> None:
    """DCK-31: a shot duck goes to the bottom of the duck deck."""
    s.shot[colour] -= 1
    tell(s, RESURRECTED, s.turn, colour)
    put_under_deck(s, colour)
