"""What a server can be told: by the command line, or by `ROOKERY_…` in the environment."""

from __future__ import annotations

import os
from typing import Literal

import msgspec

from ..bots.bot import bot_names

PREFIX = "ROOKERY_"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every limit has a default that suits a house of a few thousand guests."""

    database: str = "sqlite:///rookery.db"
    origins: str = ""
    """Further origins that may open sockets, separated by commas; the site's own always may."""
    proxies: str = "127.0.0.1,::1"
    """Addresses and networks, separated by commas, of proxies that may say for whom they ask
    (`X-Forwarded-For`, `X-Forwarded-Proto`). From anybody else these headers mean nothing."""
    metrics_for: str = ""
    """Addresses and networks, separated by commas, that may read `/metrics`; empty: everybody."""
    docs_for: str = ""
    """The same for `/docs` and `/openapi.json`."""
    url: str = ""
    """Where people find this house, as `https://birds.example`: links in mails begin with it."""
    smtp: str = ""
    """What sends mails: `smtp://USER:PASSWORD@HOST:587`, or `smtps://` where all of it is encrypted
    from the first byte. With it and `url`, people can be told by mail of their turn, and reset a
    password by themselves. Anybody who can read the environment can read it."""
    mail_from: str = ""
    """Whose name mails bear; empty: `rookery@` and the name of the house."""
    patience_s: float = 15.0
    """How long a move waits for a database that is away before it is refused."""

    grace_s: float = 120.0
    """How long a lost connection keeps its seat before others may put a bot there."""
    away_s: float = 3.0
    """How long a connection may be gone before it is shown: a reload is not an absence."""
    restart_grace_s: float = 10.0
    """Nobody runs out of time within this long of a server's start."""

    bot_processes: int = 1
    bot_budget_s: float = 5.0
    bot_warm_up_s: float = 90.0
    """The budget of a bot's first decision in a fresh process, which may have to compile."""
    hint_patience_s: float = 60.0
    """How long somebody waits for a hint while bots have to move."""
    bot_wait_s: float = 3.0
    """How long a table should wait for its bot at most, when bots have to queue."""
    stand_in: str = "fledgling"
    """The bot that plays for somebody who has run out of time, and for a bot that fails."""
    bots: str = ""
    """Bots from outside that may sit at tables, separated by commas: names that their packages gave
    them, or `module:Class`."""
    games: str = ""
    """Games that are not among those for everybody and are offered here all the same, separated by
    commas: `pluck`."""
    programs: Literal["anyone", "accounts", "nobody"] = "anyone"
    """Whose programs may sit down from outside, over the protocol (`rookery sit`): those of whoever
    says that they are one, of accounts only, or nobody's. They are shown as what they are."""
    bot_pace_s: float = 0.9
    """At a table that asks for it, bots take at least this long, so that people can follow."""

    local_tables: bool = True
    """Whether games that need nobody else are played in the visitors' own browsers. If not, they
    are played here, like all others."""

    socket_rate: float = 20.0
    socket_burst: int = 60
    socket_patience: int = 500
    """Messages dropped for being too fast before the connection is closed."""
    message_bytes: int = 16_384
    sockets_per_person: int = 40
    sockets_per_address: int = 250
    hello_s: float = 10.0
    """How long a socket may be open before it says hello."""
    hello_rate: float = 2.0
    hello_burst: int = 60
    """How often one person may say hello, and be sent all of a table."""
    request_s: float = 10.0
    """How long a request may take to arrive, from the first byte to the last."""
    reading_s: float = 20.0
    """How long somebody may take nothing of what they are sent before the connection is cut."""
    chat_rate: float = 0.5
    chat_burst: int = 5
    requests_per_minute: int = 600
    changes_per_minute: int = 120
    previews_per_minute: int = 120
    """Links to tables that the server says something of in a page's head, to one address."""
    guests_per_minute: int = 120
    """New guests from one address."""
    logins_per_minute: int = 10
    tables_per_minute: int = 30
    hints_per_minute: int = 20
    guesses_per_minute: int = 120
    """Positions dealt as a seat may imagine them, for a program that thinks elsewhere: one for each
    of its decisions is enough."""
    chat_per_minute: int = 30
    returns_per_minute: int = 10
    """How often somebody may take a seat back or take back an offer: all at the table are told."""
    pushes_per_minute: int = 6
    """Browsers that somebody adds, each of which is called at once."""
    mails_per_minute: int = 3
    """That somebody asks for: to confirm an address, or to reset a password."""
    mails_per_day: int = 5
    """Of these, to one address, whoever asks."""
    notice_after_s: float = 30.0
    """How long somebody's turn waits before they are told, if they are away."""
    notice_every_s: float = 3_600.0
    """How long nobody is told of the same table again."""
    vacation_days: int = 30
    """A year, for each person, during which clocks in days do not run for them."""
    unfinished_tables: int = 40
    """Tables of one guest that are not over."""
    unfinished_tournaments: int = 3
    """Tournaments of one person that are not over; of one address twice as many."""
    tournament_players: int = 200
    round_break_s: float = 20.0
    """Between two rounds of a Swiss tournament."""
    chat_days: float = 180.0
    """How long chat is kept; 0: for ever. So for the next two."""
    idle_table_days: float = 90.0
    """How long a game is kept that is not over, and where nothing happens."""
    guest_days: float = 365.0
    """How long guests are kept who have no account and sit at no table."""
    hooks_inside: bool = False
    """Whether webhooks may go to addresses of the house's own network."""
    rooms_kept: int = 500
    """Tables without sockets that stay in memory."""

    @classmethod
    def from_environment(cls) -> Settings:
        given = {
            name: os.environ[PREFIX + name.upper()]
            for name in cls.__struct_fields__
            if PREFIX + name.upper() in os.environ
        }
        return msgspec.convert(given, cls, strict=False)

    @property
    def bot_names(self) -> tuple[str, ...]:
        """Who can be put in a chair: the house's bots, then those from outside."""
        return (*bot_names(), *(name.strip() for name in self.bots.split(",") if name.strip()))

    @property
    def game_names(self) -> tuple[str, ...]:
        """What is offered beside the games for everybody."""
        return tuple(name.strip() for name in self.games.split(",") if name.strip())

    def to_environment(self) -> dict[str, str]:
        return {PREFIX + name.upper(): str(getattr(self, name)) for name in self.__struct_fields__}
