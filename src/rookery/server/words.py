"""Words that people choose: names and chat, cleaned of what only makes trouble."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from pathlib import Path

OWN_TEXTS = Path(__file__).parent / "text"
"""What the server says itself, as Fluent."""

GUEST_NAMES = (
    "Wren", "Finch", "Heron", "Siskin", "Linnet", "Plover", "Dunlin", "Curlew", "Avocet",
    "Merlin", "Kestrel", "Osprey", "Swift", "Martin", "Pipit", "Snipe",
)  # fmt: skip

TABLE_ID = r"[A-Za-z0-9_-]{1,40}"


def clean(text: str) -> str:
    """One line without control characters, marks of direction or invisible letters."""
    kept = (
        character
        for character in unicodedata.normalize("NFC", text)
        if unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
        or character in "\n\t"
    )
    return re.sub(r"\s+", " ", "".join(kept)).strip()


def guest_name() -> str:
    return f"{secrets.choice(GUEST_NAMES)} {secrets.randbelow(90) + 10}"


def is_table_id(text: str) -> bool:
    """Whether a table could be called so; no database has to be asked about anything else."""
    return re.fullmatch(TABLE_ID, text) is not None


def hashed(token: str) -> str:
    """Tokens are random and long, so a plain hash of them tells nothing."""
    return hashlib.sha256(token.encode()).hexdigest()
