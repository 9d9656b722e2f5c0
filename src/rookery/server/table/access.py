"""Who may see a table, sit down at it, watch it."""

from __future__ import annotations

import secrets
from collections.abc import Collection

from ..words import hashed
from .story import Story


def invited(story: Story, invite: str | None) -> bool:
    return invite is not None and secrets.compare_digest(hashed(invite), story.row.invite_hash)


def may_see(story: Story, people: Collection[str], invite: str | None) -> bool:
    """See that the table is there, and who sits at it."""
    return (
        bool(story.seats_of(people))
        or story.row.owner in people
        or story.row.listed
        or story.row.watch == "anyone"
        or invited(story, invite)
    )


def may_join(story: Story, invite: str | None) -> bool:
    return story.row.listed or invited(story, invite)


def may_watch(story: Story, invite: str | None) -> bool:
    """See the game itself without sitting at it."""
    return story.row.watch == "anyone" or (story.row.watch == "link" and invited(story, invite))
