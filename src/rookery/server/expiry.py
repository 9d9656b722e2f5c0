"""Every hour: what nobody has cared for too long is deleted, as far as the settings say so, and
finished games are kept that were forgotten."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import structlog

from .keeping import keep_forgotten
from .storage import erase

if TYPE_CHECKING:
    from .house import House

EXPIRE_S = 3_600.0
HOUSEWARMING_MS = 600_000
DAY_MS = 86_400_000

log = structlog.get_logger()


async def expire(house: House) -> None:
    """A little at a time: what is left is for the next hour."""
    settings, now = house.settings, house.now()

    def before(days: float) -> int:
        return now - int(days * DAY_MS)

    chat = tables = guests = 0
    if days := settings.chat_days:
        chat = await house.store.write(partial(erase.old_chat, before=before(days)))
    if days := settings.idle_table_days:
        gone = await house.store.write(partial(erase.idle_tables, before=before(days)))
        tables = len(gone)
        for table in gone:
            house.forget(table)
    if days := settings.guest_days:
        guests = await house.store.write(partial(erase.old_guests, before=before(days)))
    if now - house.opened_at > HOUSEWARMING_MS:  # games are not loaded for that at the start
        await keep_forgotten(house)
    if chat or tables or guests:
        log.info("deleted what was old", chat=chat, tables=tables, guests=guests)
