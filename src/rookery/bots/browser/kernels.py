"""What a browser calls of a game: its rules, what they show as JSON, and the search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ...core.compile import compiled
from ...core.compile.wasm import Export, Room
from ...core.game import Game
from ...core.kernels import playout_kernels
from ...core.random import WORDS, below, seed_generator
from ...core.records import MAX_SEATS
from ...core.views import ViewLayout
from ...core.views.writer import FRAME, write
from ..looks import Room as Looking
from ..looks import looker
from ..policy import leads, opinion
from ..tree import DEEPEST, NODE, SETTINGS, Opinion, grower, keep_subtree, opinion_of
from ..weigh import BY_LOOKS, weigher

LONGEST_TEXT = 1 << 19
"""Bytes of JSON: more than any view, log or position takes."""

RNG, SEED = Room("rng", "u8", (WORDS,)), Room("seed", "u8", (WORDS,))
TEXT = Room("text", "u1", (LONGEST_TEXT,))


def exports_of(game: Game) -> list[Export]:
    return [*_rules(game), *_written(game), _completed(game), *_bots(game), *_scoring(game)]


def _rules(game: Game) -> list[Export]:
    begin_one = playout_kernels(game).begin
    legal_now, kernels = game.legal, game.kernels

    @compiled
    def begin(states: Any, blank: Any, seed: Any, out: Any) -> int:
        begin_one(states, 0, blank, seed[0], seed[1], seed[2], seed[3])
        return legal_now(states[0], out)

    @compiled
    def below_once(rng: Any, n: int) -> Any:
        return np.int64(below(rng, n))

    @compiled
    def generator(rng: Any, seed: Any) -> None:
        seed_generator(rng, seed[0], seed[1], seed[2], seed[3])

    state, blank = Room("state", game.layout.dtype), Room("blank", game.layout.dtype)
    quiet = Room("state", game.layout.lean)  # where nothing is noted, the search's own code will do
    legal = Room("legal", "i2", (game.most_legal,))
    features = Room("features", "i1", (game.feature_count,))
    return [
        Export("begin", begin, (state, blank, SEED, legal)),
        Export("legal", kernels.legal, (quiet, legal)),
        Export("step", kernels.step, (state, "decision", legal, "count")),
        Export("guess", kernels.guess, (quiet, "seat", RNG)),
        Export("features", kernels.features, (quiet, "seat", features)),
        Export("generator", generator, (RNG, SEED)),
        Export("below", below_once, (RNG, "n")),
    ]


def _written(game: Game) -> list[Export]:
    state = Room("state", game.layout.dtype)
    k = game.kernels
    layouts = {"view": game.view, "log": game.log, "refusal": game.refusal, "result": game.result}
    if game.reasons is not None:
        layouts["reasons"] = game.reasons
    depth = max(layout.program.depth for layout in layouts.values())
    stack = Room("stack", "i8", (depth, FRAME))

    def export(name: str, fill: Callable[..., None], *about: str | Room) -> Export:
        layout = layouts[name]
        shown, memory = Room(name, layout.dtype), Room(name, "u1", (layout.dtype.itemsize,))
        function = (_nobody, _one_seat, _two_positions)[len(about)](layout, fill)
        return Export(name, function, (state, *about, shown, memory, stack, TEXT), seldom=True)

    found = [
        export("view", k.show, "seat"),
        export("log", k.tell, "seat"),
        export("refusal", k.refuse, "decision"),
        export("result", k.explain),
    ]
    if game.reasons is not None:
        found.append(export("reasons", k.reason, Room("after", game.layout.dtype), "seat"))
    return found


def _completed(game: Game) -> Export:
    """A position that was set up is filled in, or what is wrong with it is written."""
    blank, start, (nodes, links, texts, starts, widest) = _tables(game.wrong)
    complete = game.kernels.complete

    @compiled
    def complete_or_say(
        states: Any, given: Any, wrongs: Any, memory: Any, stack: Any, out: Any
    ) -> int:
        for i in range(len(blank)):
            memory[i] = blank[i]
        if complete(states, given, wrongs):
            return 0
        return write(memory, start, nodes, links, texts, starts, widest, stack, out)

    shown, memory = (
        Room("wrong", game.wrong.dtype),
        Room("wrong", "u1", (game.wrong.dtype.itemsize,)),
    )
    state, given = Room("state", game.layout.dtype), Room("given", "i1", (len(game.layout.names),))
    stack = Room("stack", "i8", (game.wrong.program.depth, FRAME))
    rooms = (state, given, shown, memory, stack, TEXT)
    return Export("complete", complete_or_say, rooms, seldom=True)


def _one_seat(layout: ViewLayout, fill: Callable[..., None]) -> Callable[..., int]:
    """Fills a record for a seat, or about a decision, and writes it as JSON."""
    blank, start, (nodes, links, texts, starts, widest) = _tables(layout)

    @compiled
    def write_about(states: Any, which: int, shown: Any, memory: Any, stack: Any, out: Any) -> int:
        for i in range(len(blank)):
            memory[i] = blank[i]
        fill(states, which, shown)
        return write(memory, start, nodes, links, texts, starts, widest, stack, out)

    return write_about


def _two_positions(layout: ViewLayout, fill: Callable[..., None]) -> Callable[..., int]:
    """Fills a record for a seat with what it did between two positions, and writes it."""
    blank, start, (nodes, links, texts, starts, widest) = _tables(layout)

    @compiled
    def write_between(
        states: Any, afters: Any, seat: int, shown: Any, memory: Any, stack: Any, out: Any
    ) -> int:
        for i in range(len(blank)):
            memory[i] = blank[i]
        fill(states, afters, seat, shown)
        return write(memory, start, nodes, links, texts, starts, widest, stack, out)

    return write_between


def _nobody(layout: ViewLayout, fill: Callable[..., None]) -> Callable[..., int]:
    blank, start, (nodes, links, texts, starts, widest) = _tables(layout)

    @compiled
    def write_all(states: Any, shown: Any, memory: Any, stack: Any, out: Any) -> int:
        for i in range(len(blank)):
            memory[i] = blank[i]
        fill(states, shown)
        return write(memory, start, nodes, links, texts, starts, widest, stack, out)

    return write_all


def _tables(layout: ViewLayout) -> tuple[Any, int, tuple[Any, Any, Any, Any, int]]:
    return layout.new().view(np.uint8), layout.program.start, layout.program.tables


def _bots(game: Game) -> list[Export]:
    state, legal = Room("state", game.layout.lean), Room("legal", "i2", (game.most_legal,))
    room = Looking(game)
    looking = [
        Room("ratings", "f4", (2 * game.most_legal,)),
        Room("looking", "f8", (2,)),
        *(Room(name, part.dtype, part.shape) for name, part in vars(room).items()),
    ]
    nodes, spare = Room("nodes", NODE, None), Room("spare", NODE, None)
    used = Room("used", "i8")
    found = [
        _weighing(game),
        Export("look", looker(game), (state, "seat", RNG, legal, "count", *looking)),
        Export("grow", grower(game, opinion_of(game)), _search(game, opinion_of(game), "scores")),
        Export("keep", keep_subtree, (nodes, spare, used, "top")),
    ]
    if lead := leads().get(game.id):
        network = opinion(game, lead["players"][0])
        found.append(
            Export("grow_guided", grower(game, network), _search(game, network, "opinion"))
        )
    return found


def _weighing(game: Game) -> Export:
    """What a review asks."""
    opinion, tried = opinion_of(game), game.most_legal + BY_LOOKS
    return Export(
        "weigh",
        weigher(game),
        (
            Room("root", game.layout.lean),
            "viewer",
            "worlds",
            RNG,
            Room("options", "i2", (game.most_legal,)),
            "count",
            Room("settings", "f8", (SETTINGS,)),
            Room("world", game.layout.lean),
            Room("work", game.layout.lean),
            Room("out", "i2", (game.most_legal,)),
            Room("scores", "f4", (len(opinion.scores),)),
            Room("dice", "u8", (WORDS,)),
            Room("results", "f4", (2, MAX_SEATS)),
            Room("sums", "f8", (tried, MAX_SEATS)),
            Room("squares", "f8", (tried,)),
        ),
    )


def _search(game: Game, mind: Opinion, scores: str) -> tuple[Room | str, ...]:
    return (
        Room("root", game.layout.lean),
        "seat",
        "iterations",
        RNG,
        Room("settings", "f8", (SETTINGS,)),
        Room("nodes", NODE, None),
        Room("used", "i8"),
        Room("work", game.layout.lean),
        Room("out", "i2", (game.most_legal,)),
        Room(scores, "f4", (len(mind.scores),)),
        Room("children", "i4", (len(game.catalogue),)),
        Room("path", "i4", (DEEPEST + 1,)),
        Room("results", "f4", (2, MAX_SEATS)),
    )


def _scoring(game: Game) -> list[Export]:
    """The helper at a real table: its answer as JSON."""
    if (helper := game.scoring_helper) is None:
        return []
    layout, solve, most = helper.best, helper.solve, helper.most
    blank, start, (nodes, links, texts, starts, widest) = _tables(layout)

    @compiled
    def write_best(asked: Any, bests: Any, memory: Any, desks: Any, stack: Any, out: Any) -> int:
        for i in range(len(blank)):
            memory[i] = blank[i]
        solve(asked, bests, desks, most)
        return write(memory, start, nodes, links, texts, starts, widest, stack, out)

    asked, desk = Room("asked", "i4", (helper.asked,)), Room("desk", helper.desk)
    best, memory = Room("best", layout.dtype), Room("best", "u1", (layout.dtype.itemsize,))
    stack = Room("stack", "i8", (layout.program.depth, FRAME))
    return [Export("score", write_best, (asked, best, memory, desk, stack, TEXT))]
