"""What all commands share: their numbers, and asking for a decision. Compiled."""

from __future__ import annotations

from ....core.bits import lowest_bit
from ....core.compile import compiled
from ....core.records import NOBODY, pop
from ..branch.places import NO_CELL
from ..deck import ANY_COLOUR, OWNED, THE_NUMBER
from ..hands import birds_on, held, leave_openly
from ..record import Record
from ..sets import colour_of
from ..state import NONE
from ..wide import constant, wide

NOT_BONUS = constant(0)
AS_BONUS = constant(1)
_NO_NUMBER = constant(0)


@compiled
def meant(s: Record, figure: int) -> int:
    """A figure of a command: itself, or the circled number."""
    return wide(s.number) if figure == THE_NUMBER else wide(figure)


@compiled
def times(s: Record) -> int:
    """How many things the command speaks of."""
    return meant(s, wide(s.deck.cards[s.command].count))


@compiled
def most_birds(s: Record) -> int:
    """The most birds that a card may show."""
    return meant(s, wide(s.deck.cards[s.command].most))


@compiled
def owns(s: Record, seat: int, colour: int) -> bool:
    return bool(s.plumage[colour] == seat)


@compiled
def colour_fits(s: Record, colour: int) -> bool:
    """The colour that the command asks for: any, one, or one whose plumage you own."""
    wanted = s.deck.cards[s.command].colour
    if wanted == ANY_COLOUR:
        return True
    if wanted == OWNED:
        return owns(s, wide(s.current), colour)
    return bool(wanted == colour)


@compiled
def cards_meant(s: Record) -> int:
    """The cards of your hand that the command speaks of, by birds and colour, as a set."""
    cards, most, found = held(s, wide(s.current)), most_birds(s), 0
    while cards:
        face = lowest_bit(cards)
        cards &= cards - 1
        if birds_on(s, face) <= most and colour_fits(s, colour_of(face)):
            found |= 1 << face
    return found


@compiled
def take_for_branch(s: Record) -> int:
    """The card that is about to lie on the branch: the one picked from your hand, or else the top
    of the discard pile."""
    if s.picked == NONE:
        return wide(pop(s.discard))
    face = wide(s.picked)
    s.picked = NONE
    leave_openly(s, wide(s.current), face)
    return face


@compiled
def ask(s: Record, phase: int, seat: int) -> bool:
    """A decision is due; whether it is worth asking shows in its options."""
    s.phase = phase
    s.turn = seat
    return True


@compiled
def begin_command(s: Record, face: int, number: int, bonus: int) -> None:
    """CHP-R9: the number is fixed when a command begins (CHP-20)."""
    s.command = face
    s.number = number
    s.bonus = bonus
    s.part = 0
    s.left = 0
    s.tally = 0


@compiled
def forget_command(s: Record) -> None:
    begin_command(s, NONE, _NO_NUMBER, NOT_BONUS)
    s.picked = NONE
    s.lifted = NO_CELL
    s.other = NOBODY
    s.turn = s.current
