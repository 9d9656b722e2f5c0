"""How a tournament comes to be, and the tables of its games."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from ...arena.schedule import Tournament, derived
from ...core.errors import BadSetup
from ...core.registry import find_meta
from .. import rest_tournaments as bodies
from ..storage.rows import ClockRule, TableRow
from ..storage.tournaments import Rule, TournamentRow
from ..table import making
from ..table.room import Entry as TableEntry
from .contest import Player
from .next import Entry, NewGame


def new_row(wanted: bodies.NewTournament, title: str, owner: str, now: int) -> TournamentRow:
    """Check what is wanted: `BadSetup`."""
    meta = find_meta(wanted.game)
    players = meta.check_players(wanted.players)
    clock = wanted.clock
    if players < 2:
        raise BadSetup("players: a tournament needs somebody to play against")
    if clock.kind == "none" or clock.seconds == 0:
        raise BadSetup("clock: a tournament needs one, so that nobody waits for ever")
    if wanted.same_deals and wanted.kind == "arena":
        raise BadSetup("same_deals: only a round can be dealt the same at all its tables")
    return TournamentRow(
        id=secrets.token_urlsafe(9),
        owner=owner,
        title=title,
        rule=Rule(
            kind=wanted.kind,
            game=meta.id,
            rules_version=meta.rules_version,
            players=players,
            options=meta.complete(wanted.options, players),
            clock=ClockRule(clock.kind, clock.seconds, clock.increment),
            rounds=wanted.rounds,
            minutes=wanted.minutes,
            same_deals=wanted.same_deals,
        ),
        seed=secrets.token_hex(making.SEED_BYTES),
        listed=wanted.listed,
        origin="",
        created_at=now,
        starts_at=now + wanted.starts_in * 60_000,
        due_at=now + wanted.starts_in * 60_000,
    )


def bots_enter(wanted: Sequence[str], names: Sequence[str]) -> list[Entry]:
    """Several of one kind are told apart by their numbers."""
    entries = []
    for place, bot in enumerate(wanted):
        making.check_bot(bot, names)
        name = making.bot_sits(0, bot, 0).data["name"]
        if wanted.count(bot) > 1:
            name = f"{name} {wanted[: place + 1].count(bot)}"
        entries.append(Entry("entered", {"bot": bot, "name": name, "colour": place}))
    return entries


def person_enters(person: str, name: str, colour: int) -> Entry:
    return Entry("entered", {"person": person, "name": name, "colour": colour})


def table_row(row: TournamentRow, game: NewGame, now: int) -> TableRow:
    """Everybody who likes to may watch, unless it helped those who are about to play the same."""
    rule = row.rule
    return TableRow(
        id=game.table,
        game=rule.game,
        rules_version=find_meta(rule.game).rules_version,
        players=rule.players,
        options=dict(rule.options),
        seed=_deal(row, game.round) if rule.same_deals else secrets.token_hex(making.SEED_BYTES),
        invite_hash="",
        owner="",
        clock=rule.clock,
        at_zero="seat_lost",
        watch="nobody" if rule.same_deals else "anyone",
        listed=False,
        shuffle_seats=False,
        pace=any(not player.is_bot for player in game.seats),
        created_at=now,
        status="waiting",
        replay_public=not rule.same_deals,
        tournament=row.id,
    )


def _deal(row: TournamentRow, round: int) -> str:
    """What the arena of bots would deal from the same seed (`rookery arena --seed`)."""
    rule = row.rule
    dealt = Tournament(rule.game, rule.rules_version, rule.players, (), int(row.seed, 16))
    return f"{derived(dealt, 'deal', round):0{2 * making.SEED_BYTES}x}"


def first_entries(title: str, seats: Sequence[Player]) -> list[TableEntry]:
    """Everybody sits down, and the game starts."""
    return [
        *(_sits(seat, player) for seat, player in enumerate(seats)),
        TableEntry("renamed", data={"title": title}),
        making.start(len(seats), shuffle=False),
    ]


def _sits(seat: int, player: Player) -> TableEntry:
    if player.bot is not None:
        return making.bot_sits(seat, player.bot, player.colour % 8, player.name)
    return making.person_sits(seat, player.person, player.name, player.colour)
