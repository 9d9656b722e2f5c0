"""What a reader is shown of a table: the `update`.

Of the game itself nothing gets in here but `Match.view`, `Match.log`, `Match.outcome` and, for
the one whose turn it is, `Match.legal`.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

import msgspec

from ...core.registry import find_game
from ...core.text import Line
from .. import protocol
from ..settings import Settings
from . import offer
from .notes import Noted
from .offer import Presence
from .story import Change, Reader, Seat, Story
from .wire import Standing

if TYPE_CHECKING:
    from ...core.match import Match


def reader_of(seats: Sequence[int]) -> Reader:
    """Whose log somebody reads. Whoever holds several seats reads the public one."""
    return seats[0] if len(seats) == 1 else None


def seat_shown(story: Story, seats: Sequence[int]) -> int | None:
    """Whose view it is: with several seats, that of the one to move."""
    if not seats:
        return None
    return story.turn if story.turn in seats else seats[0]


def update(
    story: Story,
    seats: Sequence[int],
    presence: Sequence[Presence],
    now: int,
    change: Change | None = None,
    log_from: int | None = None,
    inside: bool = True,
) -> protocol.Update:
    """The table for whoever holds `seats`; `inside` are those who sit or sat there, and the owner.
    The log begins where `change` begins, or at `log_from`; without either, nothing new is in
    it."""
    match = story.match_for(seats)
    reader = reader_of(seats)
    seat = seat_shown(story, seats)
    lines: Sequence[Line] = ()
    drafting = story.drafting in seats and bool(story.draft)
    if change is not None and reader in change.lines:
        start = change.log_from[reader]
        lines = change.lines[reader]
    else:
        start = story.log_length(reader, with_draft=drafting)
        if log_from is not None and log_from < start:
            lines = story.full_log(reader, seats)[log_from:]
            start = log_from
    notes = range(0 if log_from == 0 else len(story.notes), len(story.notes))
    if change is not None:
        notes = change.notes or range(len(story.notes), len(story.notes))
    over = story.status == "over"
    return protocol.Update(
        version=story.version(seats),
        status=story.status,
        title=story.title,
        host=story.host,
        seats=seat_infos(story, seats, presence),
        turn=story.turn,
        seat=seat,
        view=msgspec.Raw(b"null" if match is None else match.view_json(seat)),
        legal=_legal(match) if match is not None and story.turn in seats else [],
        draft=len(story.draft) if drafting else 0,
        log_from=start,
        log=list(lines),
        clock=story.clocks.shown(now),
        outcome=outcome(match) if match is not None and over else None,
        seed=story.row.seed if over and inside else None,
        rematch=story.rematch,
        rematch_offer=offer.shown(story, presence),
        notes_from=notes.start,
        notes=[_note(story.notes[i], story.lines_before(i, reader)) for i in notes],
    )


def seat_infos(
    story: Story, seats: Sequence[int], presence: Sequence[Presence]
) -> list[protocol.SeatInfo]:
    infos = []
    for number, seat in enumerate(story.seats):
        there = presence[number]
        away = seat.kind == "person" and not seat.left and not there.here
        infos.append(
            protocol.SeatInfo(
                seat=number,
                kind=seat.kind,  # type: ignore[arg-type]
                name=seat.name,
                colour=seat.colour,
                bot=seat.bot,
                presence="left" if seat.left else "away" if away else "here",
                yours=number in seats,
                grace_ms=there.grace_ms if away else None,
                stand_in=_stand_in(seat) if seat.kept_for else None,
                out_of_time=number in story.out_of_time,
                program=seat.program and seat.kind == "person",
            )
        )
    return infos


def _stand_in(seat: Seat) -> protocol.StandIn:
    return protocol.StandIn(seat.why, seat.since / 1000)  # type: ignore[arg-type]


def welcome(
    story: Story,
    standing: Standing,
    settings: Settings,
    invite: str | None,
) -> protocol.Welcome:
    clocked = story.row.clock.kind != "none"
    return protocol.Welcome(
        table=story.row.id,
        game=story.row.game,
        rules_version=story.row.rules_version,
        players=story.row.players,
        options=story.row.options,
        clock=story.row.clock,
        at_zero=story.row.at_zero,
        your_seats=list(standing.seats),
        owner=standing.owner,
        invite=invite,
        commitment=story.commitment,
        kept_seats=list(standing.kept),
        muted=list(standing.muted),
        stand_in=settings.stand_in,
        grace_ms=None if clocked else int(settings.grace_s * 1000),
        tournament=story.row.tournament,
    )


def _legal(match: Match) -> list[protocol.Legal]:
    forms = _forms(match.game.id)
    return cast(list[protocol.Legal], [forms[number] for number in match.choices.tolist()])


@functools.cache
def _forms(game: str) -> list[msgspec.Raw]:
    """Every decision of a game as it is sent, written once: they are most of an update."""
    forms = (protocol.Legal(int(d), d.text, d.typed()) for d in find_game(game).catalogue)
    return [msgspec.Raw(msgspec.json.encode(form)) for form in forms]


def outcome(match: Match) -> protocol.OutcomeInfo | None:
    outcome = match.outcome()
    if outcome is None:
        return None
    return protocol.OutcomeInfo(
        places=list(outcome.places),
        scores=list(outcome.scores),
        winners=list(outcome.winners),
        lines=list(outcome.lines),
    )


def _note(note: Noted, after: int) -> protocol.Note:
    return protocol.Note(note.kind, after, note.at / 1000, note.seat, note.name, dict(note.args))
