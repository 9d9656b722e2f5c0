"""Who may sit down at a table, and who may watch. That a table is there, and who sits at it, can be
seen by anybody who knows its id, which is as hard to guess as an invitation."""

from __future__ import annotations

import secrets

from ..words import hashed
from .story import Story


def invited(story: Story, invite: str | None) -> bool:
    return invite is not None and secrets.compare_digest(hashed(invite), story.row.invite_hash)


def may_join(story: Story, invite: str | None) -> bool:
    return story.row.listed or invited(story, invite)


def may_watch(story: Story, invite: str | None) -> bool:
    """See the game itself without sitting at it."""
    return story.row.watch == "anyone" or (story.row.watch == "link" and invited(story, invite))
