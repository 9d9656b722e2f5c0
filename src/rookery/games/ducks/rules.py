"""The rules of Sitting Ducks: set-up, a turn, the end. Compiled: no allocation, no exceptions.

Whatever is asked, the answer is one bit of a mask: an action card in the hand, a place, a side or
a colour. `options` gives the mask, `take` carries an answer out, and as long as a mask has a
single bit nobody is asked.
"""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.records import NOBODY, insert, next_seat, note, pop, push, remove, shuffle
from .actions import COLOUR, PLACE, PLAY, SIDE, THROW
from .cards import (
    AIM,
    AIM_LEFT,
    AIM_RIGHT,
    ALL_PLACES,
    DOUBLE_BARREL,
    DOUBLE_SHOT,
    DUCK_DANCE,
    DUCKS_IN_PLAY,
    FALL_BACK,
    FIRE,
    HIDE,
    HIP_SHOT,
    KINDS,
    MARCH,
    MISFIRE,
    PEACE_DUCK,
    PLACES,
    REARRANGE,
    RESURRECTION,
    ROCKET_DUCK,
    SPLASH,
    STEP_AHEAD,
    WATER,
    WATERS,
)
from .events import (
    DREW,
    MOVE_CAPPED,
    NOBODY_WON,
    ONLY_CARD,
    PLAYED,
    RESHUFFLED,
    THREW,
    WON,
    tell,
)
from .meta import MOVE_CAP
from .record import HandRecord, Record
from .row import clear_place, ducks_of
from .shooting import (
    double_barrel_places,
    double_shot_places,
    free_places,
    move_target,
    put_target,
    put_two_targets,
    remove_all_targets,
    shoot,
    shoot_beside,
    shoot_two,
    sides_beside,
    targets_to_move_left,
    targets_to_move_right,
)
from .size import cards_in_a_hand, ducks_in_play, in_play, is_tiny, put_aside, waters_below
from .state import FIRST_CARD, HIDE_SIDE, MISFIRE_SIDE, PLAYING, THROWING
from .swimming import (
    colours_to_resurrect,
    dance,
    ducks_to_fall_back,
    ducks_to_hide,
    ducks_to_splash,
    ducks_to_step_ahead,
    hide,
    lift_splash,
    march,
    pick_for_the_order,
    places_not_picked,
    resurrect,
    rocket_to_the_head,
    sides_to_hide,
    splash,
    swap_duck,
)

MOST_LEGAL = PLACES
"""Three cards in a hand, two sides, six places or colours."""
YES = 1
"""The mask of a card that needs nothing: its one option is to be carried out."""
ALWAYS_PLAYABLE = 1 << HIP_SHOT | 1 << MARCH | 1 << REARRANGE | 1 << DUCK_DANCE
NEEDING_A_TARGET = 1 << FIRE | 1 << MISFIRE | 1 << PEACE_DUCK
NEEDING_A_FREE_PLACE = 1 << AIM | 1 << DOUBLE_BARREL


# --- Set-up ---------------------------------------------------------------------------------------


@compiled
def setup(s: Record) -> None:
    """DCK-4, DCK-5: both decks are shuffled, the row is laid, everybody gets three cards."""
    below = waters_below(s)
    for colour in range(s.players):
        for _ in range(ducks_in_play(s)):
            push(s.duck_deck, colour)
    for _ in range(WATERS - below):
        push(s.duck_deck, WATER)
    shuffle(s.duck_deck, s.rng)
    for _ in range(below):
        insert(s.duck_deck, 0, WATER)
    for place in range(PLACES):
        clear_place(s, place)
        s.row.card[place] = pop(s.duck_deck)
    for card in range(KINDS):
        for _ in range(in_play(s, card)):
            push(s.action_deck, card)
    shuffle(s.action_deck, s.rng)
    for seat in range(s.players):
        for _ in range(cards_in_a_hand(s)):
            put_into_hand(s.hands[seat], pop(s.action_deck))
    put_aside(s)
    s.turn = leftmost_colour(s)
    begin_turn(s)
    go_on_while_forced(s)


@compiled
def leftmost_colour(s: Record) -> int:
    """DCK-6: whose duck is leftmost. (Five water cards leave room for a duck.)"""
    place = 0
    while s.row.card[place] == WATER:
        place += 1
    return int(s.row.card[place])


@compiled
def put_into_hand(hand: HandRecord, card: int) -> None:
    """A hand is kept sorted."""
    place = 0
    while place < hand.n and hand.cards[place] < card:
        place += 1
    insert(hand, place, card)


@compiled
def take_from_hand(hand: HandRecord, card: int) -> None:
    place = 0
    while place < hand.n - 1 and hand.cards[place] != card:
        place += 1
    remove(hand, place)


# --- What may be decided --------------------------------------------------------------------------


@compiled
def legal(s: Record, out: Any) -> int:
    """The options of the seat to move, in the catalogue's order."""
    mask = options(s)
    decision = first_decision(s.phase)
    n = 0
    while mask != 0:
        out[n] = decision + lowest(mask)
        n += 1
        mask &= mask - 1
    return n


@compiled
def lowest(mask: int) -> int:
    """The number of the lowest bit of a mask, in five steps and without a loop to mispredict."""
    number = 0
    mask = int(mask)  # interpreted, a mask of the record is narrower than these constants
    if mask & 0xFFFF == 0:
        number += 16
        mask >>= 16
    if mask & 0xFF == 0:
        number += 8
        mask >>= 8
    if mask & 0xF == 0:
        number += 4
        mask >>= 4
    if mask & 0b11 == 0:
        number += 2
        mask >>= 2
    return number + (mask & 1 == 0)


@compiled
def first_decision(phase: int) -> int:
    """The decision that bit 0 of the mask stands for."""
    if phase == PLAYING:
        return PLAY
    if phase == THROWING:
        return THROW
    if phase in (MISFIRE_SIDE, HIDE_SIDE):
        return SIDE
    if phase == FIRST_CARD + RESURRECTION:
        return COLOUR
    return PLACE


@compiled
def options(s: Record) -> int:
    """The answers there are to what is asked now."""
    if s.phase == PLAYING:
        return playable_cards(s)
    if s.phase == THROWING:
        return cards_in_hand(s)
    if s.phase == MISFIRE_SIDE:
        return sides_beside(s.chosen - 1)
    if s.phase == HIDE_SIDE:
        return sides_to_hide(s, s.chosen - 1)
    return uses(s, s.phase - FIRST_CARD)


@compiled
def playable_cards(s: Record) -> int:
    """DCK-7: the cards in the hand that can be carried out, by kind."""
    return cards_in_hand(s) & playable_kinds(s)


@compiled
def cards_in_hand(s: Record) -> int:
    """DCK-9: any of them may be thrown away when none can be carried out."""
    mask = 0
    hand = s.hands[s.turn]
    for i in range(hand.n):
        mask |= 1 << int(hand.cards[i])
    return mask


@compiled
def playable_kinds(s: Record) -> int:
    """All kinds that the seat to move could carry out: those that have `uses`, worked out together,
    because this is asked more often than anything else."""
    kinds = ALWAYS_PLAYABLE
    if s.targets != 0:
        kinds |= NEEDING_A_TARGET
    if free_places(s) != 0:
        kinds |= NEEDING_A_FREE_PLACE
    if double_shot_places(s) != 0:
        kinds |= 1 << DOUBLE_SHOT
    if targets_to_move_left(s) != 0:
        kinds |= 1 << AIM_LEFT
    if targets_to_move_right(s) != 0:
        kinds |= 1 << AIM_RIGHT
    if ducks_to_fall_back(s) != 0:
        kinds |= 1 << FALL_BACK
    if ducks_to_step_ahead(s) != 0:
        kinds |= 1 << STEP_AHEAD
    if ducks_of(s, s.turn) != 0:  # DCK-R5: at the head, too
        kinds |= 1 << ROCKET_DUCK
    if ducks_to_hide(s) != 0:
        kinds |= 1 << HIDE
    if ducks_to_splash(s) != 0:
        kinds |= 1 << SPLASH
    if colours_to_resurrect(s) != 0:
        kinds |= 1 << RESURRECTION
    return kinds


@compiled
def uses(s: Record, card: int) -> int:
    """What an action card can be used on, as a mask of places (resurrection: of colours); nothing
    if it cannot be carried out."""
    if card == AIM:
        return free_places(s)
    if card in (FIRE, MISFIRE):
        return int(s.targets)
    if card == DOUBLE_BARREL:
        return double_barrel_places(s)
    if card == HIP_SHOT:
        return ALL_PLACES
    if card == DOUBLE_SHOT:
        return double_shot_places(s)
    if card == AIM_LEFT:
        return targets_to_move_left(s)
    if card == AIM_RIGHT:
        return targets_to_move_right(s)
    if card == FALL_BACK:
        return ducks_to_fall_back(s)
    if card == STEP_AHEAD:
        return ducks_to_step_ahead(s)
    if card == ROCKET_DUCK:
        return ducks_of(s, s.turn)
    if card == REARRANGE:
        return places_not_picked(s)
    if card == HIDE:
        return ducks_to_hide(s)
    if card == SPLASH:
        return ducks_to_splash(s)
    if card == RESURRECTION:
        return colours_to_resurrect(s)
    if card == PEACE_DUCK and s.targets == 0:
        return 0
    return YES


# --- A turn ---------------------------------------------------------------------------------------


@compiled
def apply(s: Record, a: int) -> None:
    """One decision and everything that follows from it without a choice."""
    s.decisions += 1
    take(s, a - first_decision(s.phase))
    go_on_while_forced(s)
    if s.turn != NOBODY and s.decisions >= s.options[MOVE_CAP]:
        end_by_move_cap(s)


@compiled
def go_on_while_forced(s: Record) -> None:
    """What has a single option is not asked, however many seats that goes on for."""
    while s.turn != NOBODY:
        mask = options(s)
        if mask == 0:  # DCK-9: none of the cards can be carried out
            s.phase = THROWING
            mask = cards_in_hand(s)
        if mask & (mask - 1) != 0:
            return
        if s.phase == PLAYING:
            tell(s, ONLY_CARD, s.turn, lowest(mask))
        take(s, lowest(mask))


@compiled
def take(s: Record, option: int) -> None:
    """The answer to what is asked now."""
    if s.phase == PLAYING:
        play_card(s, option)
    elif s.phase == THROWING:
        throw_away(s, option)
    elif answered(s, option):
        end_action(s)


@compiled
def answered(s: Record, option: int) -> bool:
    """The answer to what the card in play asks; False if it asks for one more thing."""
    if s.phase == MISFIRE_SIDE:
        shoot_beside(s, s.chosen - 1, option)
        return True
    if s.phase == HIDE_SIDE:
        hide(s, s.chosen - 1, option)
        return True
    return carried_out(s, s.phase - FIRST_CARD, option)


@compiled
def foresee(s: Record, option: int) -> bool:
    """For a preview: the answer, and what follows from it without a choice, up to the end of the
    action but not beyond. False if there is a choice to make before that."""
    done = False
    if s.phase == PLAYING:
        play_card(s, option)
    else:
        done = answered(s, option)
    while not done:
        mask = options(s)
        if mask & (mask - 1) != 0:
            return False
        done = answered(s, lowest(mask))
    return True


@compiled
def begin_turn(s: Record) -> None:
    """DCK-29: your splash is lifted before anything is judged. DCK-7: a card must be played."""
    lift_splash(s)
    s.phase = PLAYING


@compiled
def play_card(s: Record, card: int) -> None:
    """DCK-7: one card from the hand; what it needs is asked next."""
    take_from_hand(s.hands[s.turn], card)
    s.phase = FIRST_CARD + card
    tell(s, PLAYED, s.turn, card)


@compiled
def throw_away(s: Record, card: int) -> None:
    """DCK-9: a card that could not be carried out goes, another comes, the turn is over."""
    take_from_hand(s.hands[s.turn], card)
    s.discard[card] += 1
    tell(s, THREW, s.turn, card)
    pass_turn(s)


@compiled
def carried_out(s: Record, card: int, option: int) -> bool:
    """Use the card in play on what was chosen; False if it needs one more choice."""
    if card == AIM:
        put_target(s, option)
    elif card in (FIRE, HIP_SHOT):
        shoot(s, option)
    elif card == DOUBLE_BARREL:
        put_two_targets(s, option)
    elif card == DOUBLE_SHOT:
        shoot_two(s, option)
    elif card == AIM_LEFT:
        move_target(s, option, option - 1)
    elif card == AIM_RIGHT:
        move_target(s, option, option + 1)
    elif card == MARCH:
        march(s)
    elif card == FALL_BACK:
        swap_duck(s, option, option + 1)
    elif card == STEP_AHEAD:
        swap_duck(s, option, option - 1)
    elif card == ROCKET_DUCK:
        rocket_to_the_head(s, option)
    elif card == REARRANGE:
        return pick_for_the_order(s, option)
    elif card == DUCK_DANCE:
        dance(s)
    elif card == SPLASH:
        splash(s, option)
    elif card == PEACE_DUCK:
        remove_all_targets(s)
    elif card == RESURRECTION:
        resurrect(s, option)
    else:  # misfire and hide: the place is chosen, the side is not
        s.chosen = option + 1
        s.phase = MISFIRE_SIDE if card == MISFIRE else HIDE_SIDE
        return False
    return True


@compiled
def card_in_play(s: Record) -> int:
    """The action card that is being carried out: in no hand, in no pile."""
    if s.phase == MISFIRE_SIDE:
        return MISFIRE
    if s.phase == HIDE_SIDE:
        return HIDE
    return int(s.phase - FIRST_CARD)


@compiled
def end_action(s: Record) -> None:
    """DCK-8: the card is discarded (a splash lies in the row), another is drawn. DCK-R9: the end
    comes before the draw."""
    card = card_in_play(s)
    if card != SPLASH:
        s.discard[card] += 1
    s.chosen = 0
    s.phase = PLAYING
    if last_colour_afloat(s):
        return
    pass_turn(s)


@compiled
def pass_turn(s: Record) -> None:
    """DCK-8: draw, and the next one's turn. A tiny game has nothing to draw, and ends when there is
    nothing left to play."""
    if not is_tiny(s):
        draw_card(s)
    s.turn = next_seat(s, s.turn)
    if s.hands[s.turn].n == 0:
        end_by_move_cap(s)
    else:
        begin_turn(s)


@compiled
def draw_card(s: Record) -> None:
    """DCK-8: back to three cards. DCK-5: when the last one is drawn, the discard pile (without
    splashes in the row, DCK-R10) is the new deck at once."""
    card = pop(s.action_deck)
    put_into_hand(s.hands[s.turn], card)
    s.revelations += 1
    tell(s, DREW, s.turn, card)
    if s.action_deck.n == 0:
        for kind in range(KINDS):
            for _ in range(s.discard[kind]):
                push(s.action_deck, kind)
            s.discard[kind] = 0
        shuffle(s.action_deck, s.rng)
        tell(s, RESHUFFLED, s.turn)


# --- The end --------------------------------------------------------------------------------------


@compiled
def last_colour_afloat(s: Record) -> bool:
    """DCK-12: ducks of only one colour are left, in row and deck together. DCK-13: or none."""
    colours, winner = 0, NOBODY
    for seat in range(s.players):
        if s.shot[seat] < DUCKS_IN_PLAY:
            colours += 1
            winner = seat
    if colours > 1:
        return False
    if colours == 1:
        note(s, WON, winner)
    else:
        note(s, NOBODY_WON, s.turn)
        s.drawn = 1
    most_ducks_win(s)
    return True


@compiled
def end_by_move_cap(s: Record) -> None:
    """DCK-R12: a game that nobody ends."""
    note(s, MOVE_CAPPED, s.turn)
    most_ducks_win(s)


@compiled
def most_ducks_win(s: Record) -> None:
    """The score is the number of ducks left. DCK-13a: winners are first (in a draw everybody is),
    all others second; DCK-R12: equal numbers share."""
    most = 0
    for seat in range(s.players):
        s.scores[seat] = DUCKS_IN_PLAY - s.shot[seat]
        most = max(most, s.scores[seat])
    for seat in range(s.players):
        s.places[seat] = 1 if s.scores[seat] == most else 2
    s.turn = NOBODY
