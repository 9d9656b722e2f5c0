"""The GPU's batch, as far as it can be tried without a GPU; with one, against the CPU's."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from rookery.core.errors import BadSetup
from rookery.envs.batch import Batch
from rookery.envs.gpu import Prepared
from rookery.envs.gpu.launches import launches

ROOT = Path(__file__).parents[2]


def run(*command: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(("game", "players"), [("cubirds", 3), ("birdie", 2), ("chirp", 2)])
def test_simulated_kernels_play_what_the_cpu_plays(game: str, players: int) -> None:
    """A small record, which is kept in shared memory; a large one; a step in rounds."""
    said = run("-m", "tests.envs.simulated", game, str(players), NUMBA_ENABLE_CUDASIM="1")
    assert said.strip() == "equal"


def test_prepared_kernels_need_no_compiler() -> None:
    """What a machine with a GPU imports does not bring Numba along."""
    run("-c", "import rookery.envs.gpu, sys; assert 'numba' not in sys.modules")


@pytest.mark.filterwarnings("ignore::Warning:numba.*")
def test_kernels_compile_and_are_kept(tmp_path: Path) -> None:
    made = Prepared.make("cubirds", 3)
    deal, steps = launches(1000, rounds=0)
    launched = {launch.kernel for launch in (deal, *steps)}
    assert set(made.kernels) == launched | {"look", "choose"}
    assert all(b".target sm_90" in code for code in made.kernels.values())
    assert all(b".maxntid 32" in code for code in made.kernels.values())
    made.save(tmp_path)
    assert Prepared.load(tmp_path, "cubirds", 3) == made
    assert made.parameters["look"] == ("words", "n", "seats", "out", "wide_out")
    with pytest.raises(BadSetup, match="no kernels of cubirds for 4 players"):
        Prepared.load(tmp_path, "cubirds", 4)


@pytest.mark.parametrize(("game", "players"), [("cubirds", 3), ("chirp", 2)])
def test_on_a_gpu_it_is_the_same(game: str, players: int) -> None:
    """A game whose steps are played in one go, and one whose are played in rounds."""
    cupy = pytest.importorskip("cupy", reason="CuPy is not installed")
    if not cupy.cuda.is_available():
        pytest.skip("there is no GPU")
    from rookery.envs import gpu

    ours = Batch(game, 1000, players, seed=5)
    theirs = gpu.Batch(game, 1000, players, seed=5, rounds=3)
    for _ in range(300):
        ours.step(ours.random_actions())
        theirs.step(theirs.random_actions())
    assert (ours.states == theirs.states.get()).all()
    assert (ours.masks == theirs.masks.get()).all()
    assert (ours.all_features() == theirs.all_features().get()).all()
    odd = cupy.zeros(ours.features().size + 3, np.int8)[3:]  # begins at no multiple of eight bytes
    assert (ours.features() == theirs.features(out=odd).get()).all()
    twin = theirs.copy()
    theirs.reset(6)
    theirs.restore(ours.save())
    for batch in (ours, twin, theirs):
        batch.step(batch.random_actions())
    assert (ours.states == twin.states.get()).all()
    assert (ours.states == theirs.states.get()).all()
