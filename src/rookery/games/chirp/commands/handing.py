"""Commands about cards in hand, the stock and the discard pile: draw, salvage, dig, refill, pay,
discard, steal. Compiled.

Every family of commands has three functions. `go_on_…` does what needs no decision and says
whether a decision is due; `list_…` lists its options; `answer_…` takes the answer.
"""

from __future__ import annotations

from typing import Any

from ....core.compile import compiled
from ....core.records import next_seat, note, pop, remove
from ..actions import CARD, SEAT
from ..deck import (
    ABSENT,
    ALL,
    DIG,
    DISCARD,
    DRAW,
    ME,
    OPPONENT,
    PAY,
    REFILL,
    REWARD_DRAW,
    RICHER,
    SALVAGE,
    STRIP,
)
from ..events import SALVAGED
from ..hands import (
    discard_from_hand,
    enter_openly,
    give_card,
    hand_size,
    held,
    list_cards,
    list_cards_or_skip,
    steal_random,
)
from ..record import Record
from ..sets import of_colours
from ..state import DIG_CARD, DISCARD_CARD, GIVE, PAY_CARD, PLAYER
from ..wide import wide
from .effect import ask
from .plumage import count_plumage


@compiled
def go_on_with_hands(s: Record) -> bool:
    word = s.deck.cards[s.command].word
    if word == DRAW:
        return go_on_drawing(s)
    if word == SALVAGE:
        take_top_of_discard(s)
        return False
    if word == DIG:
        return go_on_digging(s)
    if word == REFILL:
        s.to_draw = max(wide(s.number) - hand_size(s, wide(s.current)), 0)
        return False
    if word == PAY:
        return go_on_paying(s)
    if word == DISCARD:
        return go_on_discarding(s)
    return go_on_stealing(s)


@compiled
def go_on_drawing(s: Record) -> bool:
    """Draw (N), then discard some from hand."""
    if s.part == 0:
        s.part = 1
        s.left = s.deck.cards[s.command].then
        s.to_draw = s.number
        if s.number > 0:
            return True
    return s.left > 0 and ask(s, DISCARD_CARD, wide(s.current))


@compiled
def take_top_of_discard(s: Record) -> None:
    """The top (N) of the discard pile, or what there is, into hand."""
    for _ in range(min(wide(s.number), wide(s.discard.n))):
        face = wide(pop(s.discard))
        enter_openly(s, wide(s.current), face)
        note(s, SALVAGED, wide(s.current), face)


@compiled
def go_on_digging(s: Record) -> bool:
    """Look at the top (N) of the discard pile, take 1 into hand."""
    if s.part > 0:
        return False
    s.part = 1
    return ask(s, DIG_CARD, wide(s.current))


@compiled
def list_dug_up(s: Record, out: Any, most: int) -> int:
    n = 0
    for depth in range(min(wide(s.number), wide(s.discard.n))):
        face = wide(s.discard.cards[s.discard.n - 1 - depth])
        if depth_in_discard(s, face) == depth:
            out[n] = CARD + face
            n += 1
            if n == most:
                return n
    return n


@compiled
def depth_in_discard(s: Record, face: int) -> int:
    """How many cards lie on the uppermost one of this face."""
    depth = 0
    while s.discard.cards[s.discard.n - 1 - depth] != face:
        depth += 1
    return depth


@compiled
def take_dug_up(s: Record, face: int) -> None:
    remove(s.discard, s.discard.n - 1 - depth_in_discard(s, face))
    enter_openly(s, wide(s.current), face)
    note(s, SALVAGED, wide(s.current), face)


@compiled
def go_on_paying(s: Record) -> bool:
    """You may discard up to (N) of a colour; CHP-R9: each brings its reward at once."""
    if s.part == 0:
        s.part = 1
        s.left = s.number
    if s.part == 2:
        return ask(s, PLAYER, wide(s.current))
    return s.left > 0 and ask(s, PAY_CARD, wide(s.current))


@compiled
def list_payments(s: Record, out: Any, most: int) -> int:
    colours = 1 << wide(s.deck.cards[s.command].colour)
    return list_cards_or_skip(held(s, wide(s.current)) & of_colours(colours), out, most)


@compiled
def pay_card(s: Record, face: int) -> None:
    discard_from_hand(s, wide(s.current), face)
    s.left -= 1
    if s.deck.cards[s.command].who == REWARD_DRAW:
        s.to_draw = s.deck.cards[s.command].then
    else:
        s.part = 2


@compiled
def go_on_discarding(s: Record) -> bool:
    """Discard (N): you, everybody in turn order with you first, or an opponent of your choice.
    CHP-R11: then draw more than you discarded, even if that was nothing."""
    who = s.deck.cards[s.command].who
    if s.part == 0:
        if who == OPPONENT:
            return ask(s, PLAYER, wide(s.current))
        s.part = 1
        s.left = s.number
        s.other = s.current
    while s.left == 0 and who == ALL and next_seat(s, wide(s.other)) != s.current:
        s.other = next_seat(s, wide(s.other))
        s.left = s.number
    if s.left > 0:
        return ask(s, DISCARD_CARD, wide(s.other))
    if who == ME and s.deck.cards[s.command].then != ABSENT:
        s.to_draw = s.tally + s.deck.cards[s.command].then
    return False


@compiled
def list_hand(s: Record, out: Any, most: int) -> int:
    """CHP-21: a plain discard, or a card to give back, may not be skipped."""
    return list_cards(held(s, wide(s.turn)), out, most)


@compiled
def go_on_stealing(s: Record) -> bool:
    """Take (N) random from an opponent, or from each who holds more; then give back as many."""
    if s.deck.cards[s.command].who == RICHER:
        steal_from_richer(s)
        return False
    if s.part == 0:
        return ask(s, PLAYER, wide(s.current))
    return s.left > 0 and ask(s, GIVE, wide(s.current))


@compiled
def steal_from_richer(s: Record) -> None:
    """CHP-R20: compared once, at the beginning."""
    own = hand_size(s, wide(s.current))
    victim = next_seat(s, wide(s.current))
    while victim != s.current:
        if hand_size(s, victim) > own:
            steal_random(s, wide(s.current), victim, wide(s.number))
        victim = next_seat(s, victim)


@compiled
def list_players(s: Record, out: Any, most: int) -> int:
    """Opponents with whom something can be done: who hold a card, or for `strip` more plumages
    than you."""
    n = 0
    strip = s.deck.cards[s.command].word == STRIP
    for seat in range(wide(s.players)):
        if seat == s.current:
            continue
        if strip:
            possible = count_plumage(s, seat) > count_plumage(s, wide(s.current))
        else:
            possible = hand_size(s, seat) > 0
        if possible:
            out[n] = SEAT + seat
            n += 1
            if n == most:
                return n
    return n


@compiled
def choose_player(s: Record, seat: int) -> None:
    """The opponent is chosen once for the whole command, or once for each card paid."""
    told = s.deck.cards[s.command]
    s.part = 1
    if told.word != PAY:
        s.other = seat
    if told.word in (DISCARD, STRIP):
        s.left = s.number
        return
    count = wide(told.then) if told.word == PAY else wide(s.number)
    taken = steal_random(s, wide(s.current), seat, count)
    if told.word != PAY:
        s.left = taken if told.then else 0


@compiled
def answer_hands(s: Record, a: int) -> None:
    if s.phase == PLAYER:
        choose_player(s, a - SEAT)
    elif s.phase == DIG_CARD:
        take_dug_up(s, a - CARD)
    elif s.phase == PAY_CARD:
        pay_card(s, a - CARD)
    elif s.phase == GIVE:
        give_card(s, wide(s.current), wide(s.other), a - CARD)
        s.left -= 1
    else:
        discard_from_hand(s, wide(s.turn), a - CARD)
        s.left -= 1
        s.tally += 1


@compiled
def hands_cannot(s: Record) -> None:
    """Nothing to choose from: nobody to choose, nothing to discard."""
    if s.phase == PLAYER and s.deck.cards[s.command].word == PAY:
        s.part = 1
    else:
        s.part = 1
        s.left = 0
