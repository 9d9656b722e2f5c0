"""What messengers show of a link: a title, a text and a picture, in the reader's language. Whoever
asks for a table without its invitation learns nothing of a private one, not even that it is there.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

from starlette.requests import Request

from ...core.errors import RookeryError
from ...core.registry import find_meta, find_texts
from ...core.text import Texts, texts
from ..contract import PAGES
from ..house import House, NoSuchTable
from ..limits import TooMany
from ..storage import tables
from ..storage.writer import Unavailable
from ..table.access import may_join, may_watch
from ..table.aside import SetAside
from ..table.story import Story
from ..tournament.host import NoSuchTournament
from ..words import OWN_TEXTS
from .identity import place
from .language import language_of

SIZE = (1200, 630)
LOCALES = {"en": "en_GB", "ru": "ru_RU", "pl": "pl_PL"}
PATHS = {
    page: re.compile("^" + path.replace("{id}", r"([\w-]+)") + "$") for page, path in PAGES.items()
}
PLACE = re.compile(r"<meta name=\"description\"[^>]*>\s*|<title>[^<]*</title>")


class Preview(NamedTuple):
    title: str
    text: str
    picture: str = "rookery"
    """A file of `web/public/previews`."""


async def page_with_preview(index: str, request: Request) -> str:
    """The site's page, with what a messenger looks for in its head."""
    language = language_of(request)
    preview = await find(request, texts(OWN_TEXTS, language))
    body = PLACE.sub("", index).replace('<html lang="en">', f'<html lang="{language}">')
    return body.replace("</head>", f"{head(preview, language, str(request.base_url))}</head>", 1)


def head(preview: Preview, language: str, base: str) -> str:
    picture = f"{base}previews/{preview.picture}.png"
    properties = {
        "og:site_name": "Rookery",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:image": picture,
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
        "og:locale": LOCALES.get(language, language),
    }
    lines = [
        f"<title>{html.escape(preview.title)}</title>",
        f'<meta name="description" content="{html.escape(preview.text)}">',
        '<meta name="twitter:card" content="summary_large_image">',
        *(
            f'<meta property="{name}" content="{html.escape(value)}">'
            for name, value in properties.items()
        ),
    ]
    return "".join(f"    {line}\n" for line in lines)


async def find(request: Request, own: Texts) -> Preview:
    """What there is to say about an address to somebody who has nothing but the address."""
    house = Preview(own.say("preview-house"), own.say("preview-house-text"))
    for page, pattern in PATHS.items():
        if found := pattern.match(request.url.path):
            id = found.group(1) if found.groups() else ""
            if page in ("play", "rules", "score"):
                return of_game(page, id, own) or house
            if page == "tournament":
                return await of_tournament(id, request, own) or house
            if page in ("table", "replay"):
                return await of_table(page, id, request, own) or Preview(
                    own.say(f"preview-{page}"), own.say("preview-house-text")
                )
    return house


def of_game(page: str, game: str, own: Texts) -> Preview | None:
    try:
        find_meta(game)
    except RookeryError:
        return None
    say = texts(find_texts(game), own.language).say
    return Preview(own.say(f"preview-{page}", game=say("title")), say("tagline"), game)


async def of_tournament(id: str, request: Request, own: Texts) -> Preview | None:
    """Whoever has its address was sent it, or found it in the list."""
    house: House | None = getattr(request.app.state, "house", None)
    if house is None:
        return None
    try:
        await house.limits.spend("previews", place=place(request))
        contest = await house.tournaments.look(id)
        rule = contest.row.rule
        say = texts(find_texts(rule.game), own.language).say
    except (NoSuchTournament, RookeryError, TooMany, Unavailable):
        return None
    here = len(contest.players)
    text = own.say(f"preview-tournament-{contest.status}", count=here)
    return Preview(
        f"{contest.row.title}. {own.say(f'preview-{rule.kind}', game=say('title'))}",
        text,
        rule.game,
    )


async def of_table(page: str, id: str, request: Request, own: Texts) -> Preview | None:
    """None for a table that is not to be talked about."""
    house: House | None = getattr(request.app.state, "house", None)
    if house is None:
        return None
    try:
        await house.limits.spend("previews", place=place(request))
        async with house.room(id) as room:
            story = room.story
            invited = house.invitations.open(story, request.query_params.get("invite"))
            if page == "replay":
                known = await house.store.read(partial(tables.replay_is_public, table=id))
            else:
                known = may_join(story, invited) or may_watch(story, invited)
            if story.cancelled or not known:
                return None
            return tell(story, own)
    except (NoSuchTable, RookeryError, SetAside, TooMany, Unavailable):
        return None


def tell(story: Story, own: Texts) -> Preview:
    say = texts(find_texts(story.row.game), own.language).say
    game = say("title")
    people = _together(seat.name for seat in story.seats if seat.kind == "person")
    if story.status == "waiting":
        taken = sum(seat.kind != "open" for seat in story.seats)
        host = "" if story.host is None else story.seats[story.host].name
        title = own.say("preview-invited", host=host, game=game) if host else game
        count = own.say("preview-seats", taken=taken, players=len(story.seats))
        text = f"{count} {say('tagline')}"
    else:
        title = f"{game}: {people}" if people else game
        text = own.say("preview-over" if story.status == "over" else "preview-playing")
    if story.title:
        title = f"{story.title}. {title}"
    return Preview(title, text, story.row.game)


def _together(names: Iterable[str]) -> str:
    return ", ".join(dict.fromkeys(names))
