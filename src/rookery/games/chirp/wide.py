"""One type of number for the compiler, which builds a function anew for every mixture of types that
it is called with: fields of the record are of many sizes, and each plain constant is a type of its
own. With these, every rule is built once. Compiled."""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from ...core.compile import compiled


@compiled
def wide(number: Any) -> int:
    """A field of the record as a 64-bit number."""
    return int(np.int64(number))


def constant(number: int) -> int:
    """A constant that is passed to rules, as a 64-bit number."""
    return cast(int, np.int64(number))
