"""Who may come to a table. Who sits there is told to those who may come, and to nobody else."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Collection

from ..contract import Close
from ..words import hashed
from .story import Story

INVITE_BYTES = 18


class Invitations:
    """A table's invitation follows from the server's secret and the table's id: whoever sits there
    gets it whenever they ask, and it cannot be lost. Tables made by earlier versions have a random
    one besides, of which the database knows the hash."""

    def __init__(self, secret: str) -> None:
        self._key = hashlib.sha256(b"invitations " + secret.encode()).digest()

    def of(self, table: str) -> str:
        digest = hmac.digest(self._key, table.encode(), "sha256")
        return urlsafe_b64encode(digest[:INVITE_BYTES]).decode()

    def mark(self, place: str) -> str:
        """What tells places apart, without telling which they are."""
        digest = hmac.digest(self._key, b"place " + place.encode(), "sha256")
        return urlsafe_b64encode(digest[:INVITE_BYTES]).decode()

    def open(self, story: Story, invite: str | None) -> bool:
        if not invite:
            return False
        right = secrets.compare_digest(invite.encode(), self.of(story.row.id).encode())
        return right or secrets.compare_digest(hashed(invite), story.row.invite_hash)


def belongs(story: Story, people: Collection[str], token_hash: str = "") -> bool:
    """Sits there (or did, until a bot took over), or made the table."""
    return story.owner in people or story.sat_here(people, token_hash)


def hangs_on(story: Story) -> tuple[object, ...]:
    """What it hangs on who somebody is to the table, and whether they may be there."""
    return story.seats, story.owner, story.sent_away, story.status


def may_join(story: Story, invited: bool) -> bool:
    return story.row.listed or invited


def may_watch(story: Story, invited: bool) -> bool:
    """See the game itself without sitting at it. Whoever may sit down sees where."""
    if story.status == "waiting" and may_join(story, invited):
        return True
    return story.row.watch == "anyone" or (story.row.watch == "link" and invited)


def turned_away(
    story: Story, people: Collection[str], token_hash: str, invited: bool
) -> tuple[str, Close] | None:
    """Why somebody may not be at the table: a text and a close code. None: they may."""
    inside = belongs(story, people, token_hash)
    if not inside and not story.sent_away.isdisjoint((*people, token_hash)):
        return "refused-sent-away", Close.SENT_AWAY
    if not inside and not may_watch(story, invited):
        return "refused-not-watched", Close.FORBIDDEN
    if story.cancelled:
        return "refused-cancelled", Close.CANCELLED
    return None
