"""How a record's readable form lies in memory, as data: what a browser needs to read a position out
of a record, to let somebody change it, and to write it into another one.

A form says what a field is (`is`) and where its parts lie, counted from the field's beginning:

    number      a whole number of a `type`, from `least` to `most`; `plus` more than what is stored;
                one of a `later` version of the rules is left out where it is 0
    seat, flag
    name        one of `names`, stored as its index or as one of `values`; `none` is how none reads
    counts      how many of each of `names`: numbers of a `type`
    pile        `n` at its place, then `cards` of a `type`; `names` (of seats: null) and `values` as
                above; `top_first`; `sorted`
    many        `count` of a form (0: one for each seat), `size` bytes each
    rows        `n` (or always `count`) entries with columns: `main` alone, if all others are none
    runs        a row of names, kept as runs of the same name
    mask        which of `names` there are, as bits
    tally       how many of each of `names`: for each where its bits and numbers lie; as a `list`
    stacks      cards on places: `L1 ya kg`
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .records import Counts, Field, Flag, Later, Many, Name, Number, Pile, Seat

Form = dict[str, Any]


def form_of(field: Field) -> Form | None:
    """None for what a browser only keeps."""
    if own := getattr(field, "form", None):
        found: Form = own()
        return found
    match field:
        case Seat():
            return {"is": "seat"}
        case Number():
            limits = np.iinfo(np.dtype(field.dtype))
            number = _number(field.dtype, int(limits.min), int(limits.max))
            return number | {"later": isinstance(field, Later)}
        case Flag():
            return {"is": "flag"}
        case Name():
            return name(field.names, field.dtype, None if field.optional else False)
        case Counts():
            return {"is": "counts", "names": field.names, "type": field.dtype[0], "most": 127}
        case Pile():
            return pile(field.dtype, field.names, field.capacity, field.top_first)
        case Many():
            inner = form_of(field.field)
            count = 0 if field.length(2) != field.length(3) else field.count
            size = np.dtype(field.field.dtype).itemsize
            return (
                None if inner is None else {"is": "many", "of": inner, "count": count, "size": size}
            )
    return None


def _number(type: str, least: int, most: int, plus: int = 0) -> Form:
    return {"is": "number", "type": type, "least": least, "most": most, "plus": plus}


def name(names: Any, type: str, none: object = False, values: Any = None) -> Form:
    """`none` is how none reads; False where there always is one."""
    return {"is": "name", "names": names, "type": type, "none": none, "values": values}


def pile(
    dtype: Any, names: Any, capacity: int, top_first: bool = False, values: Any = None
) -> Form:
    fields = parts(dtype)
    cards = next(part for part in fields if part != "n")
    return {
        "is": "pile",
        "names": names,
        "values": values,
        "most": capacity,
        "top_first": top_first,
        "n": [fields["n"], dtype["n"].str.lstrip("<|")],
        "cards": [fields[cards], dtype[cards].subdtype[0].str.lstrip("<|")],
    }


def parts(dtype: Any) -> dict[str, int]:
    """Where each part of a field lies."""
    return {name: int(dtype.fields[name][1]) for name in dtype.names}


def forms_of(layout: Any) -> dict[str, Form]:
    """Each field that a readable position has: where it lies, and its form."""
    found = {}
    for name, field in layout.readable.items():
        form = None if name in layout.memory else form_of(field)
        at = int(layout.dtype.fields[name][1])
        found[name] = {"at": at, "form": form, "drawn": name in layout.drawn_from}
    return found
