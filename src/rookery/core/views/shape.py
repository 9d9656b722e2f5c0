"""What a view is made of, as data: for whoever draws the view of any game."""

from __future__ import annotations

from ..records import Counts, Field, Flag, Many, Name, Number, PerSeat, Pile, Seat
from .kinds import Each, Group, List, Maybe, Part, Sentence, Table

Shape = dict[str, object]
"""`kind`: number, seat, flag, name, counts, pile, list, per_seat, table, maybe, group or sentence.
`names` are those of a name, of what is counted or of the cards of a pile, or the keys of a table;
`of` is what there is several of, or what may be null; `fields` are a group's."""


def shape(field: Field, root: Group | None = None) -> Shape:
    """What a field of a view reads as."""
    match field:
        case Seat():
            return {"kind": "seat"}
        case Number():
            return {"kind": "number"}
        case Flag():
            return {"kind": "flag"}
        case Name():
            return {"kind": "name", "names": [*field.names]}
        case Counts():
            return {"kind": "counts", "names": [*field.names]}
        case Pile():
            return {"kind": "pile", "names": [*field.names]}
        case PerSeat():
            return {"kind": "per_seat", "of": shape(field.field, root)}
        case Many() | List():
            return {"kind": "list", "of": shape(field.field, root)}
        case Each():
            return {"kind": "table", "names": [*field.names], "of": shape(field.field, root)}
        case Table():
            return {"kind": "table", "names": [*field.key.names], "of": shape(field.field, root)}
        case Maybe():
            return {"kind": "maybe", "of": shape(field.field, root)}
        case Part():
            assert root is not None
            pool = root.fields[field.pool]
            assert isinstance(pool, List)
            return {"kind": "list", "of": shape(pool.field, root)}
        case Sentence():
            return {"kind": "sentence"}
        case Group():
            shown = {n: shape(f, root or field) for n, f in field.fields.items() if f.readable}
            return {"kind": "group", "fields": shown}
    raise TypeError(field)
