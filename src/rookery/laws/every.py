"""What holds for every game, at every seat count (`table`) and with every option."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ..bots.explain import because, reasons
from ..core.catalogue import ways
from ..core.errors import IllegalDecision, UnreadableDecision
from ..core.game import MOST_QUESTIONS, Game
from ..core.match import Match, describe, position
from ..core.meta import LANGUAGES
from ..core.random import generator, seed_generator, seed_words
from ..core.registry import find_game, find_meta
from .tables import Table, play_at_random, tables_of

seeds = st.integers(0, 2**256 - 1)
some_seeds = st.integers(0, 2**63)

COMPARED = {"states", "legal", "guesses", "features", "views", "logs", "refusals", "results"}


def states_along(table: Table, seed: int, choices: int) -> list[Match]:
    """A random game as the list of its positions, the first and the last included."""
    match = table.match(seed)
    positions = [match.copy()]
    while not match.over:
        play_at_random(match, choices + len(match.decisions), len(match.decisions) + 1)
        positions.append(match.copy())
    return positions


@given(seed=seeds, choices=some_seeds)
def test_cards_are_conserved_and_the_header_holds(table: Table, seed: int, choices: int) -> None:
    game = table.game
    match = table.match(seed)
    cards = game.components(match.record)
    events = game.layout.dtype["events"]["items"].shape[0]
    while True:
        record = match.record
        assert game.components(record) == cards
        assert record.decisions == len(match.decisions)
        assert record.players == table.players
        assert record.events.n <= events, "the log has no room: raise the layout's `events`"
        assert not record.scratch.any(), "scratch is not zero between decisions"
        if match.over:
            break
        assert match.turn in range(table.players)
        revelations = match.revelations
        play_at_random(match, choices + len(match.decisions), len(match.decisions) + 1)
        assert match.revelations >= revelations
    outcome = match.outcome()
    assert outcome is not None
    assert match.turn is None
    assert min(outcome.places) == 1
    assert set(outcome.winners) <= {s for s, place in enumerate(outcome.places) if place == 1}
    shares = match.win_shares()
    assert {s for s, share in enumerate(shares) if share} == set(outcome.winners)
    assert sum(shares) == pytest.approx(1.0 if outcome.winners else 0.0)


@given(seed=seeds, choices=some_seeds)
def test_legal_is_never_empty_has_no_repeats_and_keeps_its_order(
    table: Table, seed: int, choices: int
) -> None:
    for match in states_along(table, seed, choices):
        legal = match.legal()
        assert match.over == (not legal)
        assert len(set(legal)) == len(legal)
        assert len(legal) <= table.game.most_legal
        if len(legal) == 1:
            assert legal[0].kind in table.game.asked_alone, "a single option is never asked"
        assert match.copy().legal() == legal
        again = table.game.legal_buffer()
        assert table.game.kernels.legal(match.copy().state, again) == len(legal)
        assert again[: len(legal)].tolist() == legal


@given(seed=seeds, choices=some_seeds)
def test_long_turns_in_pieces_are_what_apply_does(
    long_turned: Table, seed: int, choices: int
) -> None:
    table = long_turned
    game, pieces = table.game, table.game.long_turns
    assert pieces is not None
    out = game.legal_buffer()

    def go_on(s: Any) -> None:
        while pieces.play_on(s):
            assert 0 <= pieces.question(s) < MOST_QUESTIONS
            options = game.legal(s, out)
            if options > 1:
                break
            if options == 1:
                pieces.answer(s, int(out[0]))
            else:
                pieces.stuck(s)

    positions = states_along(table, seed, choices)
    dealt = game.blank(table.players, dict(table.options))
    seed_generator(dealt[0]["rng"], *seed_words(seed))
    pieces.deal(dealt[0])
    go_on(dealt[0])
    assert lean_bytes(game, dealt) == lean_bytes(game, positions[0].state)
    for before, after in pairwise(positions):
        state = game.layout.copy(before.state)
        s = state[0]
        assert 0 <= pieces.question(s) < MOST_QUESTIONS
        s["decisions"] += 1
        pieces.answer(s, int(after.decisions[-1]))
        go_on(s)
        assert lean_bytes(game, state) == lean_bytes(game, after.state)


def lean_bytes(game: Game, state: Any) -> bytes:
    return bytes(game.layout.lean_copy(state).tobytes())


def test_every_number_of_a_record_lies_where_its_size_wants_it(game_id: str) -> None:
    """Or compiled rules would read it byte by byte, which is slow on a GPU."""
    layout = find_game(game_id).layout

    def structs(kind: np.dtype[Any]) -> Iterator[np.dtype[Any]]:
        if kind.base.fields is not None:
            yield kind.base
            for name in kind.base.names or ():
                yield from structs(kind.base[name])

    for record in (layout.dtype, layout.lean):
        for struct in structs(record):
            largest = max(struct[name].base.alignment for name in struct.names or ())
            assert struct.isalignedstruct or largest == 1, struct


@given(seed=seeds, choices=some_seeds, moment=st.floats(0, 1))
def test_apply_takes_every_legal_decision_and_refuses_any_other(
    table: Table, seed: int, choices: int, moment: float
) -> None:
    positions = states_along(table, seed, choices)
    match = positions[int(moment * (len(positions) - 1))]
    for decision in match.legal():
        trial = match.copy()
        trial.play(decision)
        assert trial.game.components(trial.record) == match.game.components(match.record)
    before = match.state.tobytes()
    for other in set(table.game.catalogue) - set(match.legal()):
        with pytest.raises(IllegalDecision) as refused:
            match.play(other)
        assert refused.value.clause in table.game.meta.clauses
        for language in LANGUAGES:
            texts = table.game.texts(language)
            assert texts.say(refused.value.key, **refused.value.arguments)
    numbers = [-1, len(table.game.catalogue), 10**30]
    nonsense: list[Any] = [*numbers, True, None, 1.5, "", "no such", {}, {"kind": "no such"}]
    for wrong in nonsense:
        with pytest.raises(UnreadableDecision):
            match.play(wrong)
    assert match.state.tobytes() == before


@given(seed=seeds, choices=some_seeds)
def test_every_game_ends_with_scores_that_are_explained(
    table: Table, seed: int, choices: int
) -> None:
    match = play_at_random(table.match(seed), choices)
    outcome = match.outcome()
    assert outcome is not None
    names = [f"player {seat}" for seat in range(table.players)]
    for language in LANGUAGES:
        for line in outcome.lines:
            assert table.game.texts(language).line(line, names)
    with pytest.raises(IllegalDecision):
        match.play(table.game.catalogue[0])


@given(seed=seeds, choices=some_seeds, moment=st.floats(0, 1), dice=some_seeds)
def test_a_view_depends_on_nothing_that_the_seat_cannot_know(
    table: Table, seed: int, choices: int, moment: float, dice: int
) -> None:
    """Laws 1 and 2 of hidden information: views, logs and features survive a guess, and a guess
    conserves cards. What is legal survives it too, for the seat to move."""
    game = table.game
    positions = states_along(table, seed, choices)
    match = positions[int(moment * (len(positions) - 1))]
    for seat in (*range(table.players), None):
        guessed = match.copy()
        game.kernels.guess(guessed.state, -1 if seat is None else seat, generator(dice))
        assert guessed.view_json(seat) == match.view_json(seat)
        assert guessed.log(seat) == match.log(seat)
        assert game.components(guessed.record) == game.components(match.record)
        assert not guessed.record.scratch.any()
        if seat is not None:
            assert features(guessed, seat) == features(match, seat)
            if seat == match.turn:
                guessed_legal = game.legal_buffer()
                n = game.kernels.legal(guessed.state, guessed_legal)
                assert guessed_legal[:n].tolist() == match.legal()
        # A guess is a position like any other, with choices of its own: it can be played.
        guessed._count = game.kernels.legal(guessed.state, guessed._legal)
        play_at_random(guessed, dice)


@given(seed=seeds, choices=some_seeds, moment=st.floats(0, 1), dice=some_seeds)
def test_a_guess_depends_on_nothing_that_the_seat_cannot_know(
    table: Table, seed: int, choices: int, moment: float, dice: int
) -> None:
    """Two states that a seat cannot tell apart lead to the same guess, byte by byte."""
    game = table.game
    positions = states_along(table, seed, choices)
    match = positions[int(moment * (len(positions) - 1))]
    for seat in range(table.players):
        other = match.copy()
        game.kernels.guess(other.state, seat, generator(dice + 1))
        guesses = []
        for start in (match, other):
            guessed = game.layout.lean_copy(start.state)
            game.kernels.guess(guessed, seat, generator(dice))
            guesses.append(guessed.tobytes())
        assert guesses[0] == guesses[1]


@given(seed=seeds, choices=some_seeds, moment=st.floats(0, 1), dice=some_seeds)
def test_reasons_depend_on_nothing_that_the_seat_cannot_know(
    table: Table, seed: int, choices: int, moment: float, dice: int
) -> None:
    """What is good about a decision is the same whatever the seat imagines, and can be said."""
    positions = states_along(table, seed, choices)[:-1]
    match = positions[int(moment * (len(positions) - 1))]
    seat, other = match.seat(looks=False), match.seat(looks=False)
    other.state = other.guess(generator(dice))
    names = [f"player {number}" for number in range(table.players)]
    legal = seat.legal()
    for decision in legal[dice % len(legal) :: 1 + len(legal) // 8]:
        lines = reasons(seat, [decision])
        assert lines == reasons(other, [decision]), decision.text
        for language in LANGUAGES:
            assert because(lines, table.game.texts(language), names) or not lines


def test_features_are_called_what_they_are(table: Table) -> None:
    """Each has a name of its own, and those that every game can have tell the truth."""
    names = table.game.feature_names
    assert len(set(names)) == len(names) == table.game.feature_count
    for match in states_along(table, seed=3, choices=3)[:-1:5]:
        position = describe(match)
        for seat in range(table.players):
            found = dict(zip(names, features(match, seat), strict=True))
            turn = (position["turn"] - seat) % table.players  # type: ignore[operator]
            assert_one_of(found, "phase", position["phase"])
            assert_one_of(found, "turn", f"seat+{turn}")
            assert_one_of(found, "players", table.players)
            hands: Any = position.get("hands")
            hand: Counter[str] = Counter(hands[seat] if hands else ())
            for name, value in found.items():
                if name.startswith("hand."):
                    assert value == hand[name.removeprefix("hand.")], name


def assert_one_of(found: dict[str, int], kind: str, right: object) -> None:
    """Of a kind of features exactly that one is set, if the game has any of them."""
    of_kind = {name: value for name, value in found.items() if name.startswith(f"{kind}.")}
    assert not of_kind or {n for n, value in of_kind.items() if value} == {f"{kind}.{right}"}


def features(match: Match, seat: int) -> list[int]:
    out = np.full(match.game.feature_count, 99, np.int8)
    match.game.kernels.features(match.state, seat, out)
    return list(out.tolist())


@given(seed=seeds, choices=some_seeds, moment=st.floats(0, 1))
def test_save_and_load_give_the_same_bytes(
    table: Table, seed: int, choices: int, moment: float
) -> None:
    match = table.match(seed)
    play_at_random(match, choices, int(moment * 200))
    loaded = Match.from_json(match.to_json())
    assert loaded.state.tobytes() == match.state.tobytes()
    assert loaded.decisions == match.decisions
    assert loaded.to_json() == match.to_json()


@given(seed=seeds, choices=some_seeds, moment=st.floats(0, 1))
def test_describe_and_position_are_a_pair(
    table: Table, seed: int, choices: int, moment: float
) -> None:
    positions = states_along(table, seed, choices)[:-1]
    match = positions[int(moment * (len(positions) - 1))]
    again = position(table.game_id, describe(match))
    assert describe(again) == describe(match)
    assert again.legal() == match.legal()
    assert Match.from_json(again.to_json()).digest() == again.digest()


@given(seed=seeds, choices=some_seeds)
def test_texts_and_decisions_go_both_ways(table: Table, seed: int, choices: int) -> None:
    catalogue = table.game.catalogue
    for match in states_along(table, seed, choices):
        for decision in match.legal():
            assert catalogue.parse(decision.text) is decision
            assert catalogue.parse(f"  {decision.text.upper()} ") is decision
            assert catalogue.from_typed(decision.typed()) is decision
            assert catalogue.read(int(decision)) is decision


def test_everything_that_happens_can_be_said_in_every_language(table: Table) -> None:
    names = [f"player {seat}" for seat in range(table.players)]
    for match in states_along(table, seed=1, choices=1):
        for language in LANGUAGES:
            texts = table.game.texts(language)
            for seat in (*range(table.players), None):
                for line in match.log(seat):
                    assert texts.line(line, names)
            view = match.view(match.turn)
            assert (view.turn, view.you) == (match.turn, match.turn)
            if not match.over:
                assert texts.say(f"prompt-{view.phase}", ways=ways(match.legal()))
            assert table.game.sketch(view, texts, names)


def test_every_text_exists_in_every_language(game_id: str) -> None:
    game = find_game(game_id)
    keys = {
        language: [
            line.split(" =")[0]
            for line in (game.folder / "text" / f"{language}.ftl").read_text().splitlines()
            if line[:1].isalpha() and " =" in line
        ]
        for language in LANGUAGES
    }
    needed = {"title", "tagline", "about", "rules-title", "rules-lead", "rules-assumed"}
    needed |= {f"rule-{clause}" for clause in game.meta.clauses}
    needed |= {f"rules-{section}" for section, _ in game.meta.sections}
    needed |= {f"reason-{name}" for _, names in game.meta.behind for name in names}
    needed |= {f"option-{option.name}" for option in game.meta.options}
    needed |= {f"option-{option.name}-help" for option in game.meta.options}
    cited = {clause for clause, _ in game.meta.behind} | {game.meta.begins or game.meta.clauses[0]}
    assert cited <= set(game.meta.clauses)
    for language in LANGUAGES:
        assert len(set(keys[language])) == len(keys[language])
        assert keys[language] == keys["en"], "the same keys in the same order"
        texts = game.texts(language)
        assert needed <= set(keys[language])
        for decision in game.catalogue:
            assert texts.say(f"decision-{decision.kind}", **decision.fields)
        for table in game.component_tables(texts):
            assert all(cell for row in table for cell in row)


def test_every_way_to_run_the_rules_gives_the_same_bytes(game_id: str) -> None:
    """Interpreted, compiled and bounds-checked, in processes of their own. (What bots decide is
    not asked of bounds-checked code: they would be compiled once more for it.)"""
    seed = str(random.Random(20).randrange(2**32))
    printed = {}
    for mode in ("NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK", "COMPILED"):
        run = subprocess.run(
            [sys.executable, "-W", "error", "-m", "rookery.laws.fingerprint", game_id, seed],
            env={**os.environ, mode: "1"},
            capture_output=True,
            text=True,
        )
        assert run.returncode == 0, run.stderr
        printed[mode] = set(run.stdout.splitlines())
    of_rules = {line for line in printed["COMPILED"] if "decisions of" not in line}
    for table in tables_of(find_meta(game_id)):
        assert {line.split()[1] for line in of_rules if line.startswith(f"{table} ")} >= COMPARED
    assert printed["NUMBA_DISABLE_JIT"] == printed["COMPILED"]
    assert printed["NUMBA_BOUNDSCHECK"] == of_rules


def test_lean_records_play_the_same_games(game_id: str) -> None:
    """Simulations leave the log out; the game is the same."""
    game = find_game(game_id)
    players = game.meta.seats[-1]
    lengths, shares = np.zeros(20, np.int32), np.zeros(players)
    finals = []
    for lean in (False, True):
        state = game.layout.blank(lean=lean)
        blank = game.blank(players, {}, lean=lean)
        game.kernels.play_games(
            state, blank, generator(0), game.legal_buffer(), np.uint64(5), lengths, shares
        )
        finals.append((game.layout.lean_copy(state).tobytes(), lengths.tolist(), shares.sum()))
        shares[:] = 0
    assert finals[0] == finals[1]
