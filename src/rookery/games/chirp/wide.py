"""One type of number for the compiler. Compiled."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.compiled import compiled


@compiled
def wide(number: Any) -> int:
    """A field of the record as a 64-bit number. Fields are of many sizes, and the compiler builds a
    function anew for every mixture that it is called with: with this, once."""
    return int(np.int64(number))
