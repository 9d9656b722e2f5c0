"""Batches are the games themselves, side by side."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from rookery.core.errors import BadSetup, BrokenSave
from rookery.core.match import Match
from rookery.core.random import generator
from rookery.envs.batch import Batch

from .tables import TABLES


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_batch_plays_what_matches_play(game: str, players: int) -> None:
    """Every decision in every game, followed by a `Match` from the deal's own seed."""
    batch = Batch(game, 3, players, seed=11)
    matches = [Match(game, players, seed=batch.deal_seed(i, 0)) for i in range(batch.n)]
    seen = np.zeros(batch.sizes.features, np.int8)
    while batch.episodes.min() < 2:
        features, everybody = batch.features(), batch.all_features()
        for i, match in enumerate(matches):
            turn = int(batch.turn[i])
            assert match.turn == turn
            assert match.choices.tolist() == batch.choices[i, : batch.counts[i]].tolist()
            assert sorted(match.choices.tolist()) == batch.masks[i].nonzero()[0].tolist()
            for ahead in range(players):
                match.game.kernels.features(match.state, (turn + ahead) % players, seen)
                assert (everybody[i, ahead] == seen).all()
            assert (features[i] == everybody[i, 0]).all()
        actions = batch.random_actions()
        batch.step(actions)
        for i, match in enumerate(matches):
            match.play(int(actions[i]))
            assert match.over == batch.ended[i]
            if outcome := match.outcome():
                for seat in range(players):
                    paid = batch.rewards[i, seat]
                    assert (paid > 0) == (seat in outcome.winners) or paid == 0
                matches[i] = Match(game, players, seed=batch.deal_seed(i, int(batch.episodes[i])))
            else:
                assert not batch.rewards[i].any()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_features_do_not_show_what_is_hidden(game: str, players: int) -> None:
    batch = Batch(game, 4, players, seed=2)
    for _ in range(12):
        batch.step(batch.random_actions())
    before = batch.features()
    states = batch.states
    for i in range(batch.n):
        batch.game.kernels.guess(batch._records()[i : i + 1], int(batch.turn[i]), generator(i))
    assert (batch.states != states).any()
    assert (batch.features() == before).all()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    batch = Batch("cubirds", 4, seed=1)
    actions = batch.random_actions()
    actions[0], actions[1] = -1, batch.sizes.decisions
    actions[2] = int((~batch.masks[2]).nonzero()[0][0])
    before = batch.copy()
    batch.step(actions)
    assert batch.refused.tolist() == [True, True, True, False]
    assert (batch.states[:3] == before.states[:3]).all()
    assert (batch.masks[:3] == before.masks[:3]).all()
    assert (batch.states[3] != before.states[3]).any()


def test_copied_saved_restored_and_dealt_again() -> None:
    batch = Batch("cubirds", 16, 3, {"expert": True}, seed=1)
    for _ in range(50):
        batch.step(batch.random_actions())
    twin, third = batch.copy(), Batch("cubirds", 16, 3, {"expert": True})
    third.restore(batch.save())
    for each in (batch, twin, third):
        for _ in range(300):
            each.step(each.random_actions())
    assert batch.episodes.sum() > 0
    assert batch.states.tobytes() == twin.states.tobytes() == third.states.tobytes()
    batch.reset()
    fresh = Batch("cubirds", 16, 3, {"expert": True}, seed=1)
    assert batch.states.tobytes() == fresh.states.tobytes()
    assert (batch.random_actions() == fresh.random_actions()).all()
    batch.reset(2)
    assert batch.states.tobytes() != fresh.states.tobytes()


def test_what_makes_no_sense_is_said() -> None:
    with pytest.raises(BadSetup, match="at least one game"):
        Batch("cubirds", 0)
    with pytest.raises(BadSetup, match="seed of a batch"):
        Batch("cubirds", 1, seed=-1)
    with pytest.raises(BrokenSave, match="saved as"):
        Batch("cubirds", 2, 2).restore(Batch("cubirds", 2, 3).save())
    batch, other = Batch("cubirds", 2, seed=1), Batch("cubirds", 2, seed=2)
    other.sizes = replace(other.sizes, layout=other.sizes.layout ^ 1)  # fields in another order
    before = batch.save()
    with pytest.raises(BrokenSave, match="layout"):
        batch.restore(other.save())
    assert batch.save() == before


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_copies_in_a_larger_batch_go_on_as_the_games_would(game: str, players: int) -> None:
    batch, copies = Batch(game, 3, players, seed=5), Batch(game, 12, players, seed=9)
    for _ in range(20):
        batch.step(batch.random_actions())
        copies.step(copies.random_actions())  # what lay there before does not matter
    batch.copy_into(copies)
    actions = batch.random_actions()
    kept = batch.states.copy()
    copies.step(np.tile(actions, 4))
    assert (batch.states == kept).all()
    batch.step(actions)
    assert not batch.ended.any()
    assert not copies.refused.any()
    for mine, theirs in (
        (batch.states, copies.states),
        (batch.turn, copies.turn),
        (batch.masks, copies.masks),
        (batch.all_features(), copies.all_features()),
    ):
        assert (np.concatenate([mine] * 4) == theirs).all()


def test_copies_need_room_for_all_games() -> None:
    batch = Batch("cubirds", 3, 2)
    for wrong in (Batch("cubirds", 4, 2), Batch("cubirds", 3, 3)):
        with pytest.raises(BadSetup, match="room"):
            batch.copy_into(wrong)
