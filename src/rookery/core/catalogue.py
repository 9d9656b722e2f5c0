"""The catalogue of decisions: one declaration gives integer, typed form and text.

    CATALOGUE = Catalogue(
        Kind("lay", "lay {species} {row}{side}", species=SPECIES, row=range(1, 5), side=("L", "R")),
        Kind("draw"),
    )

lays the kinds out one after another in a single range of integers; inside a kind the last
parameter varies fastest. `lay owl 2L`, {"kind": "lay", "species": "owl", "row": 2, "side": "L"}
and one integer are then the same decision.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from operator import index

from .errors import UnreadableDecision, nearest, one_of

Value = str | int


class Decision(int):
    """A decision: an integer for machines that shows itself as its text."""

    kind: str
    fields: Mapping[str, Value]
    text: str

    def __repr__(self) -> str:
        return self.text

    __str__ = __repr__

    def typed(self) -> dict[str, Value]:
        """The form with named fields, for JSON and TypeScript."""
        return {"kind": self.kind, **self.fields}


class Kind:
    """One kind of decision with its parameters, each a list of names or numbers."""

    def __init__(self, name: str, text: str | None = None, **parameters: Sequence[Value]) -> None:
        self.name = name
        self.parameters = {key: tuple(values) for key, values in parameters.items()}
        self.text = text or " ".join([name, *(f"{{{key}}}" for key in parameters)])
        self.first = 0  # set by the catalogue

    def __len__(self) -> int:
        size = 1
        for values in self.parameters.values():
            size *= len(values)
        return size


class Catalogue:
    """All decisions of a game, by integer, by text and by typed form."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = {kind.name: kind for kind in kinds}
        self._decisions: list[Decision] = []
        for kind in kinds:
            kind.first = len(self._decisions)
            for values in product(*kind.parameters.values()):
                decision = Decision(len(self._decisions))
                decision.kind = kind.name
                decision.fields = dict(zip(kind.parameters, values, strict=True))
                decision.text = kind.text.format(**decision.fields)
                self._decisions.append(decision)
        self._by_text = {_plain(decision.text): decision for decision in self._decisions}
        if len(self._by_text) != len(self._decisions):
            raise ValueError("two decisions of the catalogue have the same text")

    def __len__(self) -> int:
        return len(self._decisions)

    def __iter__(self) -> Iterator[Decision]:
        return iter(self._decisions)

    def __getitem__(self, number: int) -> Decision:
        return self._decisions[number]

    def first(self, kind: str) -> int:
        """The integer of a kind's first decision: the rules compute from it."""
        return self.kinds[kind].first

    def parse(self, text: str) -> Decision:
        """Read a text; spaces, hyphens, underscores and capitals do not matter."""
        plain = _plain(text)
        if plain in self._by_text:
            return self._by_text[plain]
        shown = text if len(text) <= 60 else text[:60] + "…"
        forms = ", ".join(kind.text for kind in self.kinds.values())
        raise UnreadableDecision(
            f"{shown!r} is no decision of this game.{nearest(plain, self._by_text)}"
            f" The forms are: {forms}"
        )

    def from_typed(self, typed: Mapping[str, object]) -> Decision:
        """Read the form with named fields."""
        kind = self.kinds.get(str(typed.get("kind")))
        if kind is None:
            raise UnreadableDecision(
                f"kind: {typed.get('kind')!r} is not one of {', '.join(self.kinds)}"
            )
        if extra := set(typed) - {"kind", *kind.parameters}:
            raise UnreadableDecision(f"{kind.name}: it has no field {sorted(extra)[0]!r}")
        number = 0
        for key, values in kind.parameters.items():
            value = typed.get(key)
            if isinstance(value, bool) or value not in values:
                raise UnreadableDecision(f"{kind.name}.{key}: {value!r} is not {one_of(values)}")
            number = number * len(values) + values.index(value)
        return self._decisions[kind.first + number]

    def read(self, decision: object) -> Decision:
        """Any of the three forms."""
        try:
            number = index(decision)  # type: ignore[arg-type]
        except TypeError:
            if isinstance(decision, str):
                return self.parse(decision)
            if isinstance(decision, Mapping):
                return self.from_typed(decision)
            raise UnreadableDecision(f"{decision!r} is no decision: give a text") from None
        if 0 <= number < len(self._decisions) and decision is not True and decision is not False:
            return self._decisions[number]
        raise UnreadableDecision(
            f"{decision!r} is out of range: decisions are numbered 0 to {len(self) - 1}"
        )


def ways(decisions: Iterable[Decision]) -> str:
    """What kinds of things could be decided, as one word: a question's text asks only for those."""
    typed = [decision.typed() for decision in decisions]
    return "_".join(sorted({str(each.get("where", each["kind"])) for each in typed}))


def _plain(text: str) -> str:
    return re.sub(r"[\s_-]+", " ", text).strip().lower()
