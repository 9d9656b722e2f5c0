"""The offer to play again: who has agreed, who has declined, who is waited for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..protocol import RematchOffer
from .story import Story


class Presence(NamedTuple):
    """Whether somebody is at a seat, and if not, how long it is kept for them."""

    here: bool
    grace_ms: int | None


def open_at(story: Story) -> bool:
    return bool(story.agreed) and story.rematch is None


def silent(story: Story) -> list[int]:
    """The seats of those who have said nothing yet."""
    answered = story.agreed | story.declined
    return [
        number
        for number, seat in enumerate(story.seats)
        if seat.kind == "person" and number not in answered
    ]


def waited_for(story: Story, presence: Sequence[Presence]) -> list[int]:
    """Of those, the seats of people who are there."""
    return [seat for seat in silent(story) if presence[seat].here]


def complete(story: Story, presence: Sequence[Presence], insisting: bool = False) -> bool:
    """Whether nobody is to be asked any more. One who remains alone because all the others
    declined is, unless they insist."""
    if not open_at(story) or waited_for(story, presence):
        return False
    willing = {story.person_at(seat) for seat in story.agreed}
    return insisting or len(willing) > 1 or not story.declined


def shown(story: Story, presence: Sequence[Presence]) -> RematchOffer | None:
    if not story.agreed and not story.declined:
        return None
    waiting = waited_for(story, presence) if open_at(story) else []
    return RematchOffer(sorted(story.agreed), sorted(story.declined), waiting)
