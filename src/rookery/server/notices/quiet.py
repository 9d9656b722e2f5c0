"""Hours at which somebody does not want to be told anything."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from ..storage.contacts import Contact


def is_zone(name: str) -> bool:
    """Whether there is such a time zone."""
    try:
        ZoneInfo(name)
    except (KeyError, OSError, ValueError):  # not there, or no name but a path
        return False
    return True


def over_at(contact: Contact, now: int) -> int:
    """When they may be told something: `now`, outside their quiet hours."""
    begins, ends = contact.quiet_from, contact.quiet_to
    here = datetime.fromtimestamp(now / 1000, ZoneInfo(contact.zone))
    minute = here.hour * 60 + here.minute
    quiet = begins <= minute < ends if begins <= ends else minute >= begins or minute < ends
    if not quiet:
        return now
    over = here.replace(hour=ends // 60, minute=ends % 60, second=0, microsecond=0)
    if over <= here:
        over += timedelta(days=1)
    return int(over.timestamp() * 1000)
