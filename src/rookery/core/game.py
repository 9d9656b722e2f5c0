"""The descriptor of a game: everything that the rest of the house knows about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from .catalogue import Catalogue
from .compile.behind import see_to
from .feature_names import of
from .kernels import Kernels
from .meta import Meta, OptionValue
from .records import Layout, Record, readable
from .registry import find_game
from .text import Texts, texts
from .views import ViewLayout

ComponentTable = list[list[str]]
"""Rows of cells; the first row holds the heads."""


@dataclass(frozen=True)
class ScoringHelper:
    """What a game offers to people who score it at a real table. `question` is a msgspec Struct
    with defaults for all but its first field; `read` gives it with full names, or a `BadSetup` if
    it makes no sense. `explain` puts the answer into words, line by line.

    What is best is worked out by `solve(asked, bests, desks, most)`, compiled, for browsers too.
    It is asked in numbers: for each of the question's `fields` how many (at most as many as said
    there), and then these, or the places of names among those given.
    """

    question: type
    read: Callable[[Any], Any]
    explain: Callable[[Any, Texts], list[str]]
    fields: Mapping[str, tuple[int, Sequence[str] | None]]
    best: ViewLayout
    solve: Callable[[Any, Any, Any, int], None]
    desk: np.dtype[Any]
    most: int

    @property
    def asked(self) -> int:
        """How many numbers a question is."""
        return sum(1 + most for most, _ in self.fields.values())

    def answer(self, question: Any, most: int | None = None) -> Any:
        """The best that can be done, looking at `most` possibilities before giving up on all."""
        read = self.read(question)
        asked = np.array([n for field in self.fields for n in self._numbers(read, field)], np.int32)
        best, desk = self.best.new(), np.zeros(1, self.desk)
        self.solve(asked, best, desk, self.most if most is None else most)
        return self.best.read(self.best.json(best))

    def _numbers(self, question: Any, field: str) -> list[int]:
        most, names = self.fields[field]
        value = getattr(question, field)
        match value:
            case None:
                given = []
            case dict():
                given = [value.get(name, 0) for name in names or ()]
            case list():
                given = [names.index(each) if names else each for each in value]
            case _:
                given = [int(value)]
        return [len(given), *given, *[0] * (most - len(given))]


@dataclass(frozen=True)
class LongTurns:
    """`apply` cut into pieces, for a game in which much can follow from a decision. On a GPU games
    that do the same thing at the same time are fast, so that these play a decision in rounds:
    everybody answers, then everybody lists options, each time sorted by what it is about. `apply`
    has to be the same as

        s.decisions += 1
        answer(s, a)
        while play_on(s):
            list the options; return if there are several
            answer(s, the only one), or stuck(s) if there is none

    and `setup` the same as `deal(s)`, and then what follows from it in this way.
    """

    deal: Callable[[Record], None]
    answer: Callable[[Record, int], None]
    play_on: Callable[[Record], bool]
    stuck: Callable[[Record], None]
    question: Callable[[Record], int]
    """What is being decided, a number below `MOST_QUESTIONS`: the costly ones first."""


MOST_QUESTIONS = 62


@dataclass(frozen=True, eq=False)  # each is itself: what is made for one is kept by it
class Game:
    """One game, put together from the files of its folder.

    Compiled, over one record::

        setup(s), legal(s, out) -> n, apply(s, a), guess(s, seat, rng), features(s, seat, out),
        show(s, seat, v), tell(s, seat, lines), refuse(s, a, why), explain(s, lines),
        complete(s, given, wrong) -> bool

    `show` and the next three fill records of `view`, `log`, `refusal` and `result`, all that leaves
    the house. In Python, over a record with attributes::

        components(s), sketch(view, texts, names),
        component_tables(texts)

    Every view has `you`, `turn` and `phase`; the text `prompt-<phase>` says what to do.
    """

    meta: Meta
    layout: Layout
    catalogue: Catalogue
    folder: Path

    setup: Callable[[Record], None]
    legal: Callable[[Record, Any], int]
    apply: Callable[[Record, int], None]
    guess: Callable[[Record, int, Any], None]
    features: Callable[[Record, int, Any], None]
    feature_count: int
    most_legal: int
    """The longest list of legal decisions that any position can have."""

    show: Callable[[Record, int, Any], None]
    """What a seat, or ONLOOKER, is shown. Nothing else leaves the house but what the next three
    say."""
    tell: Callable[[Record, int, Any], None]
    """The log of the last decision, as that seat may read it."""
    refuse: Callable[[Record, int, Any], None]
    """The clause against a decision that is not legal."""
    explain: Callable[[Record, Any], None]
    """The end of the game, line by line."""
    view: ViewLayout
    log: ViewLayout
    refusal: ViewLayout
    result: ViewLayout

    components: Callable[[Record], Counter[str]]
    """Every card and token, wherever it is: the same in every position of a game."""
    complete: Callable[[Record, Any, Any], bool]
    """Fill in what a readable position left out (`given` says which fields it has, see
    `Layout.given`), and check the whole. False if something is wrong; what, is then in a record of
    `wrong` (core/positions.py)."""
    wrong: ViewLayout
    sketch: Callable[[Any, Texts, Sequence[str]], str]
    """A view as text, for terminals and notebooks."""
    component_tables: Callable[[Texts], list[ComponentTable]]
    """The figures of the cards, for the rules page."""

    named_features: tuple[str, ...] = ()
    """See `feature_names`."""
    asked_alone: frozenset[str] = frozenset()
    """Kinds of decision that may be the only option and are asked all the same, so that what led
    there can still be taken back. Of any other kind a single option is played without asking."""

    amounts: frozenset[str] = frozenset()
    """Kinds of decision that are all the same thing, more or less of it: bids. Who misjudges one
    misjudges all of them."""

    figures: Mapping[str, object] | None = None
    """What is printed on the cards, as far as a board wants to know it: it gets it generated."""
    scoring_helper: ScoringHelper | None = None
    prepare: Callable[[Record, Mapping[str, OptionValue]], None] | None = None
    """Puts into an empty record what options say in more than a number: data that the compiled
    rules need before `setup`, or before a readable position is written."""
    rate: Callable[[Record, Any, int, Any], None] | None = None
    """Compiled, where a game has an opinion: `rate(s, out, n, scores)` says how good each of the
    `n` legal decisions in `out` looks to the seat to move, by what that seat can know. The second
    half of `scores` is room to work in."""
    evaluate: Callable[[Record, Any], None] | None = None
    """Compiled, likewise: `evaluate(s, shares)` estimates each seat's share of the win."""
    reasons: ViewLayout | None = None
    reason: Callable[[Record, Record, int, Any], None] | None = None
    """Compiled, where a game can say what is good about a decision: `reason(before, after, seat,
    lines)` fills a record of `reasons` with parts of a sentence, the weightiest first, about all
    that was decided between two positions that `seat` imagines; `after` has the events of all of
    it. What the seat cannot know makes no difference."""
    patience: int = 6
    """How many decisions a search plays on by `rate` before it asks `evaluate`: more where a
    position is hard to judge halfway and the ratings carry on well."""
    long_turns: LongTurns | None = None
    """Compiled, where a decision can lead to very different amounts of work: see `LongTurns`."""

    @property
    def id(self) -> str:
        return self.meta.id

    def __repr__(self) -> str:
        seats = self.meta.seats
        return f"<Game {self.id}: {self.meta.title}, {seats.start}–{seats.stop - 1} players>"

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """A game is one of a kind: copies are itself, and a pickle is its name."""
        return find_game, (self.id,)

    @cached_property
    def kernels(self) -> Kernels:
        made = Kernels(self)
        see_to(made.explain, "rookery.core.practice", self.id)
        return made

    @property
    def feature_names(self) -> tuple[str, ...]:
        """What each number of the features is called: `hand.owl`, `turn.seat+1` (seats are counted
        from the one that looks). Numbered, where a game does not say (`feature_names.py`)."""
        return self.named_features or of("feature", range(self.feature_count))

    def texts(self, language: str) -> Texts:
        return texts(self.folder / "text", language)

    def blank(self, players: int, options: Mapping[str, object], lean: bool = False) -> Any:
        """A record, in an array of length 1, with players and options set and nothing else."""
        self.meta.check_players(players)
        record = self.layout.blank(lean=lean)
        record[0]["players"] = players
        chosen = self.meta.complete(options, players)
        for index, (name, value) in enumerate(chosen.items()):
            record[0]["options"][index] = self.meta.option(name).stored(value)
        if self.prepare is not None:
            self.prepare(readable(record), chosen)
        return record

    def legal_buffer(self) -> Any:
        return np.zeros(self.most_legal, np.int16)

    def rating_buffer(self) -> Any:
        return np.zeros(2 * self.most_legal, np.float32)
