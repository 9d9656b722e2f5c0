"""What is shown of a tournament."""

from __future__ import annotations

from .. import rest_tournaments as bodies
from ..storage.people import Person
from ..storage.tournaments import Listed
from ..tournament.contest import Contest, Game, Player
from ..tournament.standings import standings, ties_of

LAST_GAMES = 30


def info(listed: Listed) -> bodies.TournamentInfo:
    row, rule = listed.row, listed.row.rule
    return bodies.TournamentInfo(
        id=row.id,
        title=row.title,
        kind=rule.kind,
        game=rule.game,
        players=rule.players,
        clock=rule.clock,
        rounds=rule.rounds,
        minutes=rule.minutes,
        same_deals=rule.same_deals,
        status=row.status,
        starts_at=row.starts_at / 1000,
        people=listed.people,
        bots=listed.bots,
    )


def shown(
    contest: Contest, person: Person, moderates: bool, round_break_s: float
) -> bodies.Tournament:
    me = contest.player_of(person.ids)
    playing = None if me is None else contest.game_of(me.number)
    return bodies.Tournament(
        info=_info(contest),
        number=contest.number,
        options=contest.row.rule.options,
        yours=moderates or contest.row.owner in person.ids,
        round=contest.round,
        ends_at=None if contest.ends_at is None else contest.ends_at / 1000,
        next_round_at=_next_round_at(contest, round_break_s),
        why=contest.why,
        tie_breaks=list(ties_of(contest)),  # type: ignore[arg-type]
        standings=[
            bodies.StandingLine(
                s.rank, s.player.number, s.player.name, s.player.bot, s.player.here,
                s.player.points, s.player.played, list(s.ties),
            )
            for s in standings(contest)
        ],
        games=[_line(game) for game in _games_to_show(contest)],
        byes=list(contest.byes.get(contest.round, ())),
        you=None if me is None else me.number,
        waiting=me is not None and _waits(contest, me),
        table=None if playing is None else playing.table,
    )  # fmt: skip


def _waits(contest: Contest, me: Player) -> bool:
    if not (me.here and contest.going) or contest.game_of(me.number):
        return False
    return contest.row.rule.kind == "swiss" or me.ready_since is not None


def _info(contest: Contest) -> bodies.TournamentInfo:
    bots = sum(player.is_bot for player in contest.players)
    found = info(Listed(contest.row, len(contest.players) - bots, bots))
    found.status = contest.status
    if contest.started_at is not None:
        found.starts_at = contest.started_at / 1000
    return found


def _next_round_at(contest: Contest, round_break_s: float) -> float | None:
    rule = contest.row.rule
    between = contest.status == "running" and not contest.open and 0 < contest.round < rule.rounds
    if rule.kind == "arena" or not between:
        return None
    return contest.rests_since / 1000 + round_break_s


def _games_to_show(contest: Contest) -> list[Game]:
    """Of a Swiss tournament the round that is played; of an arena what is played, and what was
    last."""
    if contest.row.rule.kind == "swiss":
        return [game for game in contest.games.values() if game.round == contest.round]
    over = [game for game in contest.games.values() if game.over]
    return [*contest.open.values(), *reversed(over[-LAST_GAMES:])]


def _line(game: Game) -> bodies.GameLine:
    return bodies.GameLine(game.table, game.round, list(game.seats), list(game.points), game.void)
