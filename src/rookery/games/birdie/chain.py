"""The advanced game: cards are removed, and what meets at the gap flies off (BRD-34 to BRD-40).

A gap is the place of the card on its right, once the row has closed up.
"""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.records import note, remove
from .actions import FEATURE, POSITION
from .cards import BOXES, FEATURES_OF, PIGEON
from .events import CLEARED, FLEW, REMOVED
from .hands import can_use, discard_for, put_row_out
from .record import Record
from .sheet import give_up_set, write_set
from .state import GAP_FEATURE, GAP_PIGEON, REMOVING

NO_FEATURE = -1
SEVERAL = -2


@compiled
def set_may_arise(s: Record) -> bool:
    """As long as two cards that are not neighbours share a feature."""
    row = s.decks[s.turn]
    before = 0
    for place in range(2, row.n):
        before |= FEATURES_OF[row.cards[place - 2]]
        if before & FEATURES_OF[row.cards[place]]:
            return True
    return False


@compiled
def clear_row(s: Record) -> None:
    """BRD-34: what is left goes, card by card, and scores nothing: nobody has to be asked."""
    if s.decks[s.turn].n > 0:
        note(s, CLEARED, s.turn, s.decks[s.turn].n)
        put_row_out(s)


@compiled
def legal_removals(s: Record, out: Any) -> int:
    """BRD-34: any card."""
    n = s.decks[s.turn].n
    for place in range(n):
        out[place] = POSITION + place
    return int(n)


@compiled
def remove_card(s: Record, place: int) -> None:
    """BRD-34: it scores nothing and leaves a gap."""
    card = remove(s.decks[s.turn], place)
    s.out[card] += 1
    note(s, REMOVED, s.turn, card, place + 1)
    s.mark = place
    follow_chain(s)


@compiled
def feature_at_gap(s: Record) -> int:
    """BRD-35: what the two cards at the gap share; at an end of the row there is no set."""
    row = s.decks[s.turn]
    if s.mark == 0 or s.mark >= row.n:
        return NO_FEATURE
    shared = FEATURES_OF[row.cards[s.mark - 1]] & FEATURES_OF[row.cards[s.mark]]
    if shared == 0:
        return NO_FEATURE
    for feature in range(BOXES):
        if shared == 1 << feature:
            return feature
    return SEVERAL


@compiled
def legal_gap_features(s: Record, out: Any) -> int:
    """BRD-36: the cards at the gap share both features."""
    shared = FEATURES_OF[s.decks[s.turn].cards[s.mark]]
    n = 0
    for feature in range(BOXES):
        if shared & 1 << feature:
            out[n] = FEATURE + feature
            n += 1
    return n


@compiled
def follow_chain(s: Record) -> None:
    """BRD-37: check the gap again and again, until nothing is shared there or there is something
    to choose: a feature (BRD-36) or the pigeon (BRD-40)."""
    feature = feature_at_gap(s)
    while feature >= 0 and not can_use(s, PIGEON):
        fly_off(s, feature, False)
        feature = feature_at_gap(s)
    if feature >= 0:
        s.mark_feature = feature
        s.phase = GAP_PIGEON
    elif feature == SEVERAL:
        s.phase = GAP_FEATURE
    else:
        s.mark = 0
        s.phase = REMOVING


@compiled
def resolve_set(s: Record, feature: int) -> None:
    """BRD-36: the feature is chosen; BRD-40: then the pigeon, if there is one."""
    if can_use(s, PIGEON):
        s.mark_feature = feature
        s.phase = GAP_PIGEON
    else:
        fly_off(s, feature, False)
        follow_chain(s)


@compiled
def resolve_gap(s: Record, given_up: bool) -> None:
    """BRD-40: the set is given up to the pigeon or not, and the chain goes on."""
    if given_up:
        discard_for(s, PIGEON)
    feature = int(s.mark_feature)
    s.mark_feature = 0
    fly_off(s, feature, given_up)
    follow_chain(s)


@compiled
def fly_off(s: Record, feature: int, given_up: bool) -> None:
    """BRD-35: the cards at the gap and all their neighbours with the feature, on both sides, are
    one set: it cannot be cut short. BRD-38: it is written as it arises."""
    row, bit = s.decks[s.turn], 1 << feature
    start, end = s.mark, s.mark
    while start > 0 and FEATURES_OF[row.cards[start - 1]] & bit:
        start -= 1
    while end < row.n and FEATURES_OF[row.cards[end]] & bit:
        end += 1
    count = end - start
    for place in range(start, end):
        s.out[row.cards[place]] += 1
        note(s, FLEW, s.turn, row.cards[place])
    for place in range(end, row.n):
        row.cards[place - count] = row.cards[place]
    for place in range(row.n - count, row.n):
        row.cards[place] = 0
    row.n -= count
    s.mark = start
    if given_up:
        give_up_set(s)
    else:
        write_set(s, feature, count)
