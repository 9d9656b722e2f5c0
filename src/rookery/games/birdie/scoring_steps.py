"""Scoring, step by step: robin and woodpecker, sets, pigeon, owl; then the next player.

The phases follow each other by themselves wherever there is nothing to choose (`go_on`).
"""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.records import insert, note, pop, remove
from .actions import (
    DONE,
    FEATURE,
    POSITION,
    USE_OWL,
    USE_PIGEON,
    USE_ROBIN,
    USE_WOODPECKER,
)
from .cards import BOXES, OWL, PIGEON, ROBIN, SMALLEST_SET, WOODPECKER
from .chain import (
    clear_row,
    legal_gap_features,
    legal_removals,
    remove_card,
    resolve_gap,
    resolve_set,
    set_may_arise,
)
from .cutting import (
    begin_set,
    end_set,
    legal_ends,
    legal_set_features,
    legal_starts,
    pencil_set,
    set_to_give_up,
    write_sets,
)
from .events import LAID_OUT, MOVED, ONLY_BOX, ONLY_PLACE, PLACED, ROBIN_CAME
from .hands import can_use, discard_for, know_hand_of_row, put_row_out
from .meta import ADVANCED
from .record import Record
from .rounds import end_round
from .sheet import copy_lowest, empty_boxes, give_up_set
from .state import (
    BEFORE,
    CUT_END,
    CUT_FEATURE,
    CUTTING,
    GAP_FEATURE,
    GAP_PIGEON,
    NO_CARD,
    OFFER_OWL,
    OFFER_PIGEON,
    OWL_BOX,
    PLACING_ROBIN,
    REMOVING,
    WOODPECKER_FROM,
    WOODPECKER_TO,
)


@compiled
def begin_scoring(s: Record) -> None:
    """BRD-15: in the order in which they passed."""
    s.scored = 0
    lay_out_row(s)
    go_on(s)


@compiled
def lay_out_row(s: Record) -> None:
    """BRD-16: the personal deck becomes a row in its order, its bottom card on the left."""
    s.turn = s.order.seats[s.scored]
    s.phase = BEFORE
    s.revelations += 1
    know_hand_of_row(s)
    note(s, LAID_OUT, s.turn, s.decks[s.turn].n)


@compiled
def go_on(s: Record) -> None:
    """Step from phase to phase until there is something to choose, or the round is over."""
    while True:
        if s.phase == BEFORE:
            if can_use_robin(s) or can_use_woodpecker(s):
                return
            s.phase = REMOVING if s.options[ADVANCED] else CUTTING
        elif s.phase == CUTTING:
            if s.decks[s.turn].n >= SMALLEST_SET:
                return  # BRD-R1: `done` is always asked, so that there is something to take back
            s.phase = OFFER_PIGEON
        elif s.phase == REMOVING:
            if set_may_arise(s):
                return
            clear_row(s)
            s.phase = OFFER_OWL
        elif s.phase == OFFER_PIGEON:
            if can_use(s, PIGEON) and set_to_give_up(s):
                return
            s.phase = OFFER_OWL
        elif can_use_owl(s) or not next_player_scores(s):
            return


@compiled
def next_player_scores(s: Record) -> bool:
    """BRD-25: the row is discarded. After the last player the round is over: False."""
    put_row_out(s)
    s.sets.n = 0
    s.lowest = 0
    s.scored += 1
    if s.scored == s.players:
        end_round(s)
        return False
    lay_out_row(s)
    return True


@compiled
def can_use_robin(s: Record) -> bool:
    """BRD-28: while there are cards under the Stop card."""
    return can_use(s, ROBIN) and s.under.n > 0


@compiled
def can_use_woodpecker(s: Record) -> bool:
    """BRD-27: with a row of two or more (BRD-R6)."""
    return can_use(s, WOODPECKER) and s.decks[s.turn].n >= SMALLEST_SET


@compiled
def can_use_owl(s: Record) -> bool:
    """BRD-30: with a set written this round, and a box to write in."""
    return can_use(s, OWL) and s.lowest > 0 and empty_boxes(s, s.turn) != 0


@compiled
def legal_scoring(s: Record, out: Any) -> int:
    """The options of the phase, in the catalogue's order."""
    n = 0
    phase, row = s.phase, s.decks[s.turn]
    if phase == BEFORE:
        out[n] = DONE
        n += 1
        if can_use_robin(s):
            out[n] = USE_ROBIN
            n += 1
        if can_use_woodpecker(s):
            out[n] = USE_WOODPECKER
            n += 1
    elif phase == PLACING_ROBIN:
        for place in range(row.n + 1):
            out[n] = POSITION + place
            n += 1
    elif phase in (WOODPECKER_FROM, WOODPECKER_TO):
        for place in range(row.n):
            if phase == WOODPECKER_FROM or place != s.mark:
                out[n] = POSITION + place
                n += 1
    elif phase == CUTTING:
        n = legal_starts(s, out)
    elif phase == CUT_END:
        n = legal_ends(s, out)
    elif phase == CUT_FEATURE:
        n = legal_set_features(s, out)
    elif phase == REMOVING:
        n = legal_removals(s, out)
    elif phase == GAP_FEATURE:
        n = legal_gap_features(s, out)
    elif phase == OWL_BOX:
        for feature in range(BOXES):
            if s.boxes[s.turn, feature] == 0:
                out[n] = FEATURE + feature
                n += 1
    else:
        out[0] = DONE
        out[1] = USE_OWL if phase == OFFER_OWL else USE_PIGEON
        n = 2
    return n


@compiled
def decide_scoring(s: Record, a: int) -> None:
    phase = s.phase
    if phase == BEFORE:
        if a == USE_ROBIN:
            use_robin(s)
        elif a == USE_WOODPECKER:
            discard_for(s, WOODPECKER)
            s.phase = WOODPECKER_FROM
        else:
            s.phase = REMOVING if s.options[ADVANCED] else CUTTING
    elif phase == PLACING_ROBIN:
        place_robin(s, a - POSITION)
    elif phase == WOODPECKER_FROM:
        choose_card_to_move(s, a - POSITION)
    elif phase == WOODPECKER_TO:
        move_card(s, a - POSITION)
    elif phase == CUTTING:
        if a == DONE:
            write_sets(s)
            s.phase = OFFER_PIGEON
        else:
            begin_set(s, a - POSITION)
    elif phase == CUT_END:
        end_set(s, a - POSITION)
    elif phase == CUT_FEATURE:
        pencil_set(s, a - FEATURE)
    elif phase == OFFER_PIGEON:
        if a == USE_PIGEON:
            discard_for(s, PIGEON)
            give_up_set(s)
        s.phase = OFFER_OWL
    elif phase == REMOVING:
        remove_card(s, a - POSITION)
    elif phase == GAP_FEATURE:
        resolve_set(s, a - FEATURE)
    elif phase == GAP_PIGEON:
        resolve_gap(s, a == USE_PIGEON)
    elif phase == OWL_BOX:
        copy_lowest(s, a - FEATURE)
        s.phase = OFFER_OWL
    elif a == USE_OWL:
        use_owl(s)
    elif not next_player_scores(s):
        return
    if s.phase in (BEFORE, CUTTING, OFFER_PIGEON, REMOVING, OFFER_OWL):
        go_on(s)


@compiled
def use_robin(s: Record) -> None:
    """BRD-28: the top card from under the Stop card. BRD-R3: it is seen, then placed; into an
    empty row (BRD-R6) there is only one way."""
    discard_for(s, ROBIN)
    s.guest = pop(s.under)
    s.revelations += 1
    s.phase = PLACING_ROBIN
    note(s, ROBIN_CAME, s.turn, s.guest)
    if s.decks[s.turn].n == 0:
        note(s, ONLY_PLACE, s.turn)
        place_robin(s, 0)


@compiled
def place_robin(s: Record, place: int) -> None:
    """BRD-28: anywhere in the row."""
    note(s, PLACED, s.turn, s.guest, place + 1)
    insert(s.decks[s.turn], place, s.guest)
    s.guest = NO_CARD
    s.phase = BEFORE


@compiled
def choose_card_to_move(s: Record, place: int) -> None:
    """BRD-27. In a row of two there is one other place to go to."""
    s.mark = place
    s.phase = WOODPECKER_TO
    if s.decks[s.turn].n == SMALLEST_SET:
        note(s, ONLY_PLACE, s.turn)
        move_card(s, 1 - place)


@compiled
def move_card(s: Record, place: int) -> None:
    """BRD-27: to a different place, counted in the row as it is then."""
    row = s.decks[s.turn]
    card = remove(row, s.mark)
    insert(row, place, card)
    note(s, MOVED, s.turn, card, s.mark + 1, place + 1)
    s.mark = 0
    s.phase = BEFORE


@compiled
def use_owl(s: Record) -> None:
    """BRD-30. With a single empty box there is nothing to choose."""
    discard_for(s, OWL)
    empty = empty_boxes(s, s.turn)
    for feature in range(BOXES):
        if empty == 1 << feature:
            note(s, ONLY_BOX, s.turn)
            copy_lowest(s, feature)
            return
    s.phase = OWL_BOX
