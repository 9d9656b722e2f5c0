"""The decisions: which bird to send.

0 … 5     send: species
"""

from __future__ import annotations

from ...core.catalogue import Catalogue, Kind
from .cards import SPECIES

CATALOGUE = Catalogue(Kind("send", species=SPECIES))
SEND = CATALOGUE.first("send")
