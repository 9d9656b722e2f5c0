"""The scoring helper: the best way to score a row, for hints, bots and people at a real table.

    best_cut(row, empty)        basic game: always exact
    best_removals(row, empty)   advanced game: exact by looking at every order of removals, up to a
                                limit of rows looked at; beyond, a narrower search that says so

Both maximise what the scoring adds to the total: the points of the sets, the flaps they mark, and
the trophies they win if `rivals` is given: for each bird the highest number that anybody else has
written. What a flap is worth, and so what is best, depends on the flaps `column`. Abilities are the
player's business: try the row with and without them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from .cards import (
    BIRDS,
    CARDS,
    FEATURES,
    FEATURES_OF,
    POINTS_PER_TROPHY,
    SMALLEST_SET,
)
from .flaps import ASSUMED

ROWS_LOOKED_AT = 50_000
"""Where `best_removals` gives up on looking at everything: a few seconds. Rows of about 16 cards
stay below it."""
BEAM = 200
"""How many rows the narrower search keeps at each step."""

_BITS_OF = dict(zip(CARDS, FEATURES_OF.tolist(), strict=True))
_CARD_OF = {bits: card for card, bits in _BITS_OF.items()}
_BOX_OF = {feature: box for box, feature in enumerate(FEATURES)}


class FoundSet(msgspec.Struct, frozen=True):
    """A set: feature and size; in the basic game its first and last place, counted from 1; in the
    advanced one whether it is written or finds its box filled."""

    feature: str
    count: int
    start: int = 0
    end: int = 0
    written: bool = True


class Removal(msgspec.Struct, frozen=True):
    """A card removed at a place counted from 1, the features chosen where there was a choice, and
    the sets that fly off one after another."""

    place: int
    card: str
    choices: tuple[str, ...]
    sets: tuple[FoundSet, ...]


class Best(msgspec.Struct, frozen=True):
    """The best scoring found: what it adds to the total, part by part. `exact` says that there is
    no better one."""

    total: int
    points: int
    flaps: int
    trophies: int
    sets: tuple[FoundSet, ...]
    removals: tuple[Removal, ...] = ()
    exact: bool = True


class Worth:
    """What a written set adds: its points, its flap and, where it wins one, a trophy."""

    def __init__(self, flaps: int, rivals: Mapping[str, int] | None, column: Sequence[int]) -> None:
        squares = len(column) - 1
        if not 0 <= flaps <= squares:
            raise ValueError(f"flaps: from 0 to {squares} can be marked, not {flaps}")
        self._column = column
        self._marked = flaps
        self._rivals = rivals

    def of_set(self, feature: int, count: int) -> int:
        """Without its flap: that depends on how many there are."""
        return count + self.trophy(feature, count)

    def trophy(self, feature: int, count: int) -> int:
        if self._rivals is None or feature >= len(BIRDS):
            return 0
        return POINTS_PER_TROPHY if count > self._rivals.get(FEATURES[feature], 0) else 0

    def flaps(self, sets: int) -> int:
        marked = min(self._marked + sets, len(self._column) - 1)
        return self._column[marked] - self._column[self._marked]

    def sum_up(self, sets: Sequence[FoundSet]) -> Best:
        written = [a_set for a_set in sets if a_set.written]
        points = sum(a_set.count for a_set in written)
        flaps = self.flaps(len(written))
        trophies = sum(self.trophy(_BOX_OF[s.feature], s.count) for s in written)
        return Best(points + flaps + trophies, points, flaps, trophies, tuple(sets))


# --- The basic game -----------------------------------------------------------------------------


class _Cut(NamedTuple):
    """The best way to cut the row so far: its value, the last set and what came before it."""

    value: int
    last: FoundSet | None
    before: _Cut | None


def best_cut(
    row: Sequence[str],
    empty: Collection[str] = FEATURES,
    flaps: int = 0,
    rivals: Mapping[str, int] | None = None,
    column: Sequence[int] = ASSUMED,
) -> Best:
    """The best cut of a row of cards into sets, given the empty boxes (BRD-18 to BRD-23).

    From left to right, the best way to reach each place with each choice of boxes used: every cut
    is one of these ways, or equal to one, so that the result is exact.
    """
    bits, free = _bits(row), _boxes(empty)
    worth = Worth(flaps, rivals, column)
    ways: list[dict[int, _Cut]] = [{} for _ in range(len(bits) + 1)]
    ways[0][0] = _Cut(0, None, None)
    for start in range(len(bits)):
        for used, cut in ways[start].items():
            _keep(ways[start + 1], used, cut)
            for feature in _features(bits[start] & free & ~used):
                end = start + 1
                while end < len(bits) and bits[end] & 1 << feature:
                    end += 1
                    count = end - start
                    found = FoundSet(FEATURES[feature], count, start + 1, end)
                    value = cut.value + worth.of_set(feature, count)
                    _keep(ways[end], used | 1 << feature, _Cut(value, found, cut))
    best = max(ways[-1].items(), key=lambda way: way[1].value + worth.flaps(way[0].bit_count()))[1]
    sets: list[FoundSet] = []
    cut = best
    while cut.last is not None and cut.before is not None:
        sets.insert(0, cut.last)
        cut = cut.before
    return worth.sum_up(sets)


def _keep(ways: dict[int, _Cut], used: int, cut: _Cut) -> None:
    if used not in ways or ways[used].value < cut.value:
        ways[used] = cut


# --- The advanced game --------------------------------------------------------------------------

Row = tuple[int, ...]
"""A row as the feature bits of its cards."""


class _State(NamedTuple):
    """A row, the empty boxes and how many sets have been written on the way."""

    row: Row
    free: int
    written: int


class _Path(NamedTuple):
    """The way to a state: its value and the removals that led there, the latest first."""

    value: int
    removal: Removal | None
    before: _Path | None


class _TooMany(Exception):
    """More rows than the limit allows."""


def best_removals(
    row: Sequence[str],
    empty: Collection[str] = FEATURES,
    flaps: int = 0,
    rivals: Mapping[str, int] | None = None,
    limit: int = ROWS_LOOKED_AT,
    column: Sequence[int] = ASSUMED,
) -> Best:
    """The best order of removals (BRD-34 to BRD-38). Beyond `limit` rows looked at, the best that
    a narrower search finds, and then `exact` is False."""
    worth = Worth(flaps, rivals, column)
    start = _State(_bits(row), _boxes(empty), 0)
    try:
        removals = _Search(worth, limit).best(start)
        exact = True
    except _TooMany:
        removals = _narrow(start, worth)
        exact = False
    found = worth.sum_up([a_set for removal in removals for a_set in removal.sets])
    return msgspec.structs.replace(found, removals=tuple(removals), exact=exact)


class _Search:
    """Every order of removals, each state looked at once."""

    def __init__(self, worth: Worth, limit: int) -> None:
        self._worth = worth
        self._limit = limit
        self._known: dict[_State, tuple[int, Removal | None, _State | None]] = {}

    def best(self, start: _State) -> list[Removal]:
        self._value(start)
        removals: list[Removal] = []
        state: _State | None = start
        while state is not None and state in self._known:
            _, removal, state = self._known[state]
            if removal is not None:
                removals.append(removal)
        return removals

    def _value(self, state: _State) -> int:
        if not _can_write(state):
            return 0
        if state in self._known:
            return self._known[state][0]
        if len(self._known) >= self._limit:
            raise _TooMany
        best: tuple[int, Removal | None, _State | None] = (0, None, None)
        self._known[state] = best  # holds its place: the limit counts what is being looked at
        for removal, after, gain in _removals(state, self._worth):
            value = gain + self._value(after)
            if value > best[0]:
                best = (value, removal, after)
        self._known[state] = best
        return best[0]


def _narrow(start: _State, worth: Worth) -> list[Removal]:
    """Go on with the BEAM most promising states after each removal."""
    best = _Path(0, None, None)
    beam = {start: best}
    while beam:
        after: dict[_State, _Path] = {}
        for state, path in beam.items():
            for removal, then, gain in _removals(state, worth):
                value = path.value + gain
                if value > best.value:
                    best = _Path(value, removal, path)
                if _can_write(then) and (then not in after or after[then].value < value):
                    after[then] = _Path(value, removal, path)
        promising = sorted(after, key=lambda s: after[s].value + _hope(s), reverse=True)
        beam = {state: after[state] for state in promising[:BEAM]}
    removals: list[Removal] = []
    while best.removal is not None and best.before is not None:
        removals.insert(0, best.removal)
        best = best.before
    return removals


def _hope(state: _State) -> int:
    """About what a row may still bring: the cards that fit empty boxes."""
    counts = [sum(1 for bits in state.row if bits & 1 << f) for f in _features(state.free)]
    return min(len(state.row), sum(count for count in counts if count >= SMALLEST_SET))


def _can_write(state: _State) -> bool:
    """Whether two cards that are not neighbours share a feature whose box is empty."""
    before = 0
    for place in range(2, len(state.row)):
        before |= state.row[place - 2] & state.free
        if before & state.row[place]:
            return True
    return False


def _removals(state: _State, worth: Worth) -> Iterator[tuple[Removal, _State, int]]:
    """Every card that can be removed, with every way its chain can go: what is left, and what it
    adds to the total."""
    for place in range(len(state.row)):
        card = _CARD_OF[state.row[place]]
        row = state.row[:place] + state.row[place + 1 :]
        for then, choices, sets in _chain(_State(row, state.free, state.written), place, (), ()):
            gain = worth.flaps(then.written) - worth.flaps(state.written)
            for found in sets:
                if found.written:
                    gain += worth.of_set(_BOX_OF[found.feature], found.count)
            yield Removal(place + 1, card, choices, sets), then, gain


def _chain(
    state: _State, gap: int, choices: tuple[str, ...], sets: tuple[FoundSet, ...]
) -> Iterator[tuple[_State, tuple[str, ...], tuple[FoundSet, ...]]]:
    """BRD-35 to BRD-38: what meets at the gap flies off, again and again."""
    row = state.row
    shared = row[gap - 1] & row[gap] if 0 < gap < len(row) else 0
    if not shared:
        yield state, choices, sets
    for feature in _features(shared):
        start, end = gap, gap
        while start > 0 and row[start - 1] & 1 << feature:
            start -= 1
        while end < len(row) and row[end] & 1 << feature:
            end += 1
        name = FEATURES[feature]
        written = bool(state.free & 1 << feature)
        after = _State(
            row[:start] + row[end:], state.free & ~(1 << feature), state.written + written
        )
        found = FoundSet(name, end - start, written=written)
        chosen = (*choices, name) if shared.bit_count() > 1 else choices
        yield from _chain(after, start, chosen, (*sets, found))


# --- Reading ------------------------------------------------------------------------------------


def _bits(row: Sequence[str]) -> Row:
    for card in row:
        if card not in CARDS:
            raise ValueError(f"{card!r} is no card: it is called {CARDS[0]!r} or the like")
    return tuple(_BITS_OF[card] for card in row)


def _boxes(empty: Collection[str]) -> int:
    for feature in empty:
        if feature not in FEATURES:
            raise ValueError(f"{feature!r} is no box: there are {', '.join(FEATURES)}")
    return sum(1 << _BOX_OF[feature] for feature in set(empty))


def _features(bits: int) -> Iterator[int]:
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest
