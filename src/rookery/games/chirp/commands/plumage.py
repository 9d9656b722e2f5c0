"""Commands about plumage cards: claim, strip, swap. Compiled."""

from __future__ import annotations

from typing import Any

from ....core.compile import compiled
from ....core.records import NOBODY, note
from ..actions import PLUMAGE, SKIP
from ..branch.filling import birds_in, tally_birds
from ..deck import CLAIM, COLOURS, STRIP
from ..events import RETURNED_PLUMAGE, SWAPPED, TOOK_PLUMAGE
from ..record import Record
from ..state import CLAIM_COLOUR, PLAYER, RETURN_COLOUR, SWAP_MINE, SWAP_THEIRS
from ..wide import wide
from .effect import ask, most_birds, owns, times


@compiled
def count_plumage(s: Record, seat: int) -> int:
    owned = 0
    for colour in range(len(COLOURS)):
        owned += owns(s, seat, colour)
    return owned


@compiled
def go_on_with_plumage(s: Record) -> bool:
    word = s.deck.cards[s.command].word
    if word == CLAIM:
        return go_on_claiming(s)
    if word == STRIP:
        return go_on_stripping(s)
    return go_on_swapping(s)


@compiled
def go_on_claiming(s: Record) -> bool:
    """Return some of your plumages, then take free ones. CHP-R11: each as far as possible."""
    if s.part == 0:
        s.part = 1
        s.left = s.deck.cards[s.command].then
    if s.part == 1:
        if s.left > 0:
            return ask(s, RETURN_COLOUR, wide(s.current))
        s.part = 2
        s.left = times(s)
    return s.left > 0 and ask(s, CLAIM_COLOUR, wide(s.current))


@compiled
def list_free_plumage(s: Record, out: Any, most: int) -> int:
    """A plumage on the table, of a colour with few enough birds on the branch. CHP-R21: none
    while the branch is empty."""
    n = 0
    if s.branch.n == 0:
        return n
    tally = tally_birds(s)
    for colour in range(len(COLOURS)):
        if s.plumage[colour] == NOBODY and birds_in(tally, colour) <= most_birds(s):
            out[n] = PLUMAGE + colour
            n += 1
            if n == most:
                return n
    return n


@compiled
def list_own_plumage(s: Record, out: Any, most: int) -> int:
    n = 0
    for colour in range(len(COLOURS)):
        if owns(s, wide(s.turn), colour):
            out[n] = PLUMAGE + colour
            n += 1
            if n == most:
                return n
    return n


@compiled
def go_on_stripping(s: Record) -> bool:
    """An opponent with more plumages than you returns (N) of their choice."""
    if s.part == 0:
        return ask(s, PLAYER, wide(s.current))
    return s.left > 0 and ask(s, RETURN_COLOUR, wide(s.other))


@compiled
def go_on_swapping(s: Record) -> bool:
    """You may swap a plumage with an opponent's whose colour has at most (N) birds."""
    if s.part == 0:
        s.part = 1
        s.left = 1
    if s.left == 0:
        return False
    return ask(s, SWAP_THEIRS if s.part == 1 else SWAP_MINE, wide(s.current))


@compiled
def list_swaps(s: Record, out: Any, most: int) -> int:
    n = 0
    if count_plumage(s, wide(s.current)) > 0:
        tally = tally_birds(s)
        for colour in range(len(COLOURS)):
            owner = s.plumage[colour]
            if owner != NOBODY and owner != s.current and birds_in(tally, colour) <= s.number:
                out[n] = PLUMAGE + colour
                n += 1
                if n == most:
                    return n
    out[n] = SKIP
    return n + 1


@compiled
def swap_plumage(s: Record, mine: int) -> None:
    theirs = wide(s.tally)
    owner = wide(s.plumage[theirs])
    s.plumage[theirs] = s.current
    s.plumage[mine] = owner
    note(s, SWAPPED, wide(s.current), theirs, mine, owner)


@compiled
def answer_plumage(s: Record, a: int) -> None:
    colour = a - PLUMAGE
    if s.phase == RETURN_COLOUR:
        s.plumage[colour] = NOBODY
        note(s, RETURNED_PLUMAGE, wide(s.turn), colour)
        s.left -= 1
    elif s.phase == CLAIM_COLOUR:
        s.plumage[colour] = s.current
        note(s, TOOK_PLUMAGE, wide(s.current), colour)
        s.left -= 1
    elif s.phase == SWAP_THEIRS:
        s.tally = colour
        s.part = 2
    else:
        swap_plumage(s, colour)
        s.left = 0
