"""The rules of The Bird Told Me To Do It: set-up, and the turn from decision to decision.

A turn is growth (growth.py), the walk along the route (route.py) with its commands (the modules
`…_commands.py` and plumage.py), and the bonus. Compiled: no allocation, no exceptions.
"""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.records import NOBODY, next_seat, note, pop, push, shuffle
from .actions import GROW_BY, PLACE, SKIP
from .branch.filling import top_card
from .branch.openings import anything_can_be_added
from .branch.places import cell_of, place_of
from .branch.placing import list_places
from .branch.route import boost, go_to, list_directions, start_route
from .commands.adding import (
    adding_cannot,
    answer_add,
    go_on_adding,
    list_additions,
)
from .commands.covering import (
    answer_cover,
    go_on_covering,
    list_covers,
    list_lifts,
    list_places_to_cover,
)
from .commands.effect import AS_BONUS, NOT_BONUS, begin_command, forget_command
from .commands.handing import (
    answer_hands,
    go_on_with_hands,
    hands_cannot,
    list_dug_up,
    list_hand,
    list_payments,
    list_players,
)
from .commands.harvesting import (
    answer_harvest,
    go_on_harvesting,
    list_cards_to_bank,
    list_plucks,
    list_prices,
    list_prunings,
)
from .commands.plumage import (
    answer_plumage,
    go_on_with_plumage,
    list_free_plumage,
    list_own_plumage,
    list_swaps,
)
from .deck import ADD, ADD_TOP, BANK, COVER, KINDS, MOVE, PLUCK, STEAL
from .events import ALL_PASSED, BONUS, CHIRPED, CUT, DRIED_UP, FULL, NOTHING, PASSED_OVER, SKIPPED
from .growth import (
    answer_growth,
    can_start,
    choose_growth,
    forget_growth,
    lays_the_first_of_two,
    list_growth,
    list_targets,
    pass_turn,
    take_pass_card,
)
from .hands import copies_in_play, draw_due, enter_openly, hand_size, turn_up
from .record import Record
from .scoring import forget_route, look_for_thirty, most_points_win, score_branch
from .sets import put
from .state import (
    ADD_CARD,
    ADD_PLACE,
    BANK_CARD,
    BONUS_DUE,
    CLAIM_COLOUR,
    COVER_CARD,
    COVER_PLACE,
    DIG_CARD,
    DISCARD_CARD,
    DROP,
    FORK,
    GIVE,
    GROW,
    LAY,
    LAY_PLACE,
    LIFT,
    MOST_OPTIONS,
    NONE,
    OPTIONS_AT,
    PASS,
    PAY_CARD,
    PLAYER,
    PLUCK_PLACE,
    PRICE,
    PRUNE_PLACE,
    SWAP_THEIRS,
    TARGET,
    TOP_ADD,
    TOP_COVER,
    TURN_OVER,
    WALKING,
)
from .wide import constant, wide

HAND = 6
_NONE_ONE_OR_MORE = constant(2)
SIZES = 4
"""Of a branch: searching it takes longer the more loose sides there are."""
DRY_ROUNDS = 2
"""CHP-R25: so many rounds with nothing to draw end the game."""

# --- Set-up -----------------------------------------------------------------------------------


@compiled
def setup(s: Record) -> None:
    """Deal; whoever can only pass is not asked. (That is all that can happen before the first
    decision; `play_on` would do it too, with all the commands in it.)"""
    deal(s)
    while s.turn != NOBODY and not may_grow(s):
        pass_turn(s)
        draw_due(s)
        end_turn(s)


@compiled
def deal(s: Record) -> None:
    """CHP-4, CHP-7: the deck or decks are the stock; the trunk and the cards on the table are
    there already (state.py)."""
    for _ in range(copies_in_play(s)):
        for face in range(KINDS):
            push(s.stock, face)
    shuffle(s.stock, s.rng)
    starter = find_starter(s)
    for seat in range(wide(s.players)):
        while hand_size(s, seat) < HAND and s.stock.n > 0:
            put(s.hands[seat], wide(pop(s.stock)))
    begin_turn(s, starter)


@compiled
def may_grow(s: Record) -> bool:
    """Whether the seat to move can do anything but pass."""
    options = s.scratch[OPTIONS_AT : OPTIONS_AT + MOST_OPTIONS]
    n = list_growth(s, options, _NONE_ONE_OR_MORE)
    for i in range(n):
        options[i] = 0
    return n > 1


@compiled
def find_starter(s: Record) -> int:
    """CHP-6: the highest face-up card starts; the tied get one more each. CHP-R22: the newest
    cards alone count, and the first of the tied starts if the stock cannot serve them all."""
    tied = (1 << s.players) - 1
    while True:
        most, best, count = 0, 0, 0
        for seat in range(wide(s.players)):
            if tied >> seat & 1:
                face = wide(pop(s.stock))
                enter_openly(s, seat, face)
                birds = s.deck.cards[face].birds
                if birds > most:
                    most, best, count = birds, 0, 0
                if birds == most:
                    best |= 1 << seat
                    count += 1
        tied = best
        if count == 1 or s.stock.n < count:
            break
    seat = 0
    while not tied >> seat & 1:
        seat += 1
    return seat


# --- Decisions --------------------------------------------------------------------------------


@compiled
def legal(s: Record, out: Any) -> int:
    """The options of the decision that is due, in the catalogue's order."""
    n = list_options(s, out, len(out))
    for i in range(1, n):
        option = out[i]
        j = i
        while j > 0 and out[j - 1] > option:
            out[j] = out[j - 1]
            j -= 1
        out[j] = option
    return n


@compiled
def list_options(s: Record, out: Any, most: int) -> int:
    """In any order, and not necessarily more than `most`."""
    phase = wide(s.phase)
    if phase in (GROW, LAY):
        return list_growth(s, out, most)
    if phase in (LAY_PLACE, ADD_PLACE, TOP_ADD, DROP):
        return list_places(s, out, most)
    if phase == TARGET:
        return list_targets(s, out, most)
    if phase == FORK:
        return list_directions(s, out, most)
    if phase in (DISCARD_CARD, GIVE):
        return list_hand(s, out, most)
    if phase == DIG_CARD:
        return list_dug_up(s, out, most)
    if phase == PAY_CARD:
        return list_payments(s, out, most)
    if phase == PLAYER:
        return list_players(s, out, most)
    if phase in (PRICE, PLUCK_PLACE, PRUNE_PLACE, BANK_CARD):
        return list_harvests(s, phase, out, most)
    if phase in (COVER_CARD, COVER_PLACE, TOP_COVER, LIFT):
        return list_covering(s, phase, out, most)
    if phase == ADD_CARD:
        return list_additions(s, out, most)
    if phase == CLAIM_COLOUR:
        return list_free_plumage(s, out, most)
    if phase == SWAP_THEIRS:
        return list_swaps(s, out, most)
    return list_own_plumage(s, out, most)


@compiled
def list_harvests(s: Record, phase: int, out: Any, most: int) -> int:
    if phase == PRICE:
        return list_prices(s, out, most)
    if phase == PLUCK_PLACE:
        return list_plucks(s, out, most)
    if phase == PRUNE_PLACE:
        return list_prunings(s, out, most)
    return list_cards_to_bank(s, out, most)


@compiled
def list_covering(s: Record, phase: int, out: Any, most: int) -> int:
    if phase == COVER_CARD:
        return list_covers(s, out, most)
    if phase == LIFT:
        return list_lifts(s, out, most)
    return list_places_to_cover(s, out, most)


@compiled
def apply(s: Record, a: int) -> None:
    """One decision and everything that follows from it without a choice."""
    s.decisions += 1
    answer(s, wide(a))
    while play_on(s):
        n = count_options(s)
        only = wide(s.scratch[OPTIONS_AT])
        s.scratch[OPTIONS_AT] = 0
        if n > 1:
            return
        if n == 1:
            answer(s, only)
        else:
            cannot(s)


@compiled
def play_on(s: Record) -> bool:
    """Go on until a decision is due, if there is anything to decide; False once the game is over.
    CHP-31, CHP-R18: when the stock has run out for the second time, nothing more of the turn is
    done."""
    if s.turn == NOBODY:
        return False
    while True:
        phase = wide(s.phase)
        if s.to_draw > 0:
            draw_due(s)
        if phase == TURN_OVER or s.ran_out:
            end_turn(s)
            return bool(s.turn != NOBODY)
        if phase == WALKING:
            phase = walk_on(s)
        if phase == BONUS_DUE:
            phase = begin_bonus(s)
        if s.command == NONE:
            if phase < WALKING:
                return True
        elif not go_on(s):
            end_command(s)
        elif s.to_draw == 0:
            return True


@compiled
def question(s: Record) -> int:
    """What the decision that is due is about: the phase, and how many loose sides there are where
    that makes a difference. The search for two cards comes first, as it takes longest."""
    phase, size = wide(s.phase), min(wide(s.branch.loose.n), SIZES - 1)
    if phase in (LAY, LAY_PLACE) and lays_the_first_of_two(s):
        return SIZES * (phase - LAY) + size
    if phase <= LAY_PLACE:
        return SIZES * (phase + 2) + size
    return phase - TARGET + SIZES * 5


@compiled
def count_options(s: Record) -> int:
    """None, one or more of them; the first stays in `scratch`."""
    options = s.scratch[OPTIONS_AT : OPTIONS_AT + MOST_OPTIONS]
    n = list_options(s, options, _NONE_ONE_OR_MORE)
    for i in range(1, n):
        options[i] = 0
    return n


@compiled
def go_on(s: Record) -> bool:
    """Carry the command on, to its next decision or until cards have to be drawn; False once it is
    done."""
    word = s.deck.cards[s.command].word
    if word <= STEAL:
        return go_on_with_hands(s)
    if PLUCK <= word <= BANK:
        return go_on_harvesting(s)
    if COVER <= word <= MOVE:
        return go_on_covering(s)
    if ADD <= word <= ADD_TOP:
        return go_on_adding(s)
    return go_on_with_plumage(s)


@compiled
def answer(s: Record, a: int) -> None:
    phase = s.phase
    if a == SKIP:
        skip(s)
    elif phase == GROW:
        choose_growth(s, a - GROW_BY)
        if s.growth == PASS:
            pass_turn(s)
            s.phase = TURN_OVER
    elif phase in (LAY, LAY_PLACE):
        if answer_growth(s, a):
            begin_walk(s, wide(s.laid.cards[0]))
    elif phase == TARGET:
        begin_walk(s, cell_of(a - PLACE))
    elif phase == FORK:
        go_to(s, cell_of(a - PLACE))
        s.phase = WALKING
    else:
        answer_command(s, a)


@compiled
def answer_command(s: Record, a: int) -> None:
    phase = s.phase
    if phase <= PLAYER:
        answer_hands(s, a)
    elif phase <= BANK_CARD:
        answer_harvest(s, a)
    elif phase <= DROP:
        answer_cover(s, a)
    elif phase <= TOP_ADD:
        answer_add(s, a)
    else:
        answer_plumage(s, a)


@compiled
def skip(s: Record) -> None:
    """CHP-21, CHP-R10: skipping ends the command."""
    note(s, SKIPPED, wide(s.turn))
    s.part = 1
    s.left = 0


@compiled
def cannot(s: Record) -> None:
    """CHP-R9: the next thing is not possible: what was done is all that is done."""
    if s.phase == FORK:
        s.phase = BONUS_DUE
        return
    note(s, NOTHING, wide(s.turn))
    if s.phase <= PLAYER:
        hands_cannot(s)
    elif s.phase == TOP_ADD:
        adding_cannot(s)
    else:
        s.part = max(wide(s.part), 1)
        s.left = 0


# --- The walk ---------------------------------------------------------------------------------


@compiled
def begin_walk(s: Record, cell: int) -> None:
    """CHP-14: from the trunk to your card."""
    forget_growth(s)
    if not s.ran_out:
        start_route(s, cell)
        s.phase = WALKING


@compiled
def walk_on(s: Record) -> int:
    """The next card of the route; what comes next. CHP-15: as it is when you get there. CHP-16: a
    cut route ends the walk. CHP-17: beyond your card it goes on with what commands attached
    there."""
    phase = FORK if s.branch.fresh and not s.cut else BONUS_DUE
    if s.cut:
        note(s, CUT, wide(s.current))
    elif s.walked + 1 < s.route.n:
        phase = FORK
        s.walked += 1
        cell = wide(s.route.cards[s.walked])
        face = top_card(s, cell)
        number = wide(s.deck.cards[face].n) + boost(s, face)
        note(s, CHIRPED, wide(s.current), face, number, place_of(cell))
        begin_command(s, face, number, NOT_BONUS)
    s.phase = phase
    return phase


@compiled
def begin_bonus(s: Record) -> int:
    """What comes next. CHP-18, CHP-R14: the top card of the stock, also after a cut route. CHP-22:
    not boosted."""
    face = turn_up(s)
    s.phase = TURN_OVER
    if face != NONE and not s.ran_out:
        number = wide(s.deck.cards[face].n)
        note(s, BONUS, wide(s.current), face, number)
        begin_command(s, face, number, AS_BONUS)
        s.phase = FORK
    return wide(s.phase)


@compiled
def end_command(s: Record) -> None:
    bonus = s.bonus
    forget_command(s)
    s.phase = TURN_OVER if bonus else WALKING


# --- Turns ------------------------------------------------------------------------------------


@compiled
def begin_turn(s: Record, seat: int) -> None:
    s.current = seat
    s.turn = seat
    s.phase = GROW
    s.drew = 0


@compiled
def end_turn(s: Record) -> None:
    """CHP-23: a branch to which nothing can be added is scored. CHP-28: then the next player starts
    a new one; otherwise it is just the next player's turn. CHP-24: whoever holds the pass card has
    the branch scored instead, and then starts a new one (CHP-R19). CHP-31: once the stock has run
    out, the branch is scored and the most points win, 30 or not."""
    take_pass_card(s)
    s.phase = GROW
    forget_command(s)
    forget_growth(s)
    forget_route(s)
    if not s.ran_out:
        look_for_drought(s)
    full = not s.ran_out and s.branch.n > 0 and not anything_can_be_added(s)
    if full:
        note(s, FULL, wide(s.current))
    elif not s.ran_out:
        begin_turn(s, next_seat(s, wide(s.current)))
        if s.pass_card != s.current:
            return
        note(s, ALL_PASSED, wide(s.current))
    score_branch(s)
    if s.ran_out:
        most_points_win(s)
    elif not look_for_thirty(s):
        start_branch(s, next_seat(s, wide(s.current)) if full else wide(s.current))


@compiled
def start_branch(s: Record, due: int) -> None:
    """CHP-R26: after a scoring, whoever holds no card for the trunk is passed over. If nobody holds
    one, it is the turn of the seat that was due."""
    starter = due
    for _ in range(wide(s.players)):
        if can_start(s, starter):
            break
        starter = next_seat(s, starter)
    seat = due
    while seat != starter:
        note(s, PASSED_OVER, seat)
        seat = next_seat(s, seat)
    begin_turn(s, starter)


@compiled
def look_for_drought(s: Record) -> None:
    """CHP-R25: rounds in which nobody drew."""
    s.dry_turns = 0 if s.drew else s.dry_turns + 1
    if s.dry_turns >= DRY_ROUNDS * s.players:
        note(s, DRIED_UP, wide(s.current))
        s.ran_out = 1
