"""MaskablePPO of sb3-contrib learns a game: its own tutorial's script, with our environment.

    pip install 'rookery[envs,train]' sb3-contrib
    python train/maskable_ppo.py cubirds --players 2 --steps 200000
    python train/maskable_ppo.py ducks --players 2 --rivals chick --steps 500000 --keep ducks.zip

It learns against `--rivals` and says how many games it wins of others, with a 95 % interval. With
`--keep` it goes on from what is there, and leaves there what it has learned.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import rookery.envs.gymnasium  # noqa: F401  (registers the games)

GAMES_AT_ONCE = 16


def share_of_wins(model: MaskablePPO, env: gymnasium.Env, games: int) -> float:
    """Half of a shared win counts, as it does for everybody."""
    table, total = env.unwrapped, 0.0
    for game in range(games):
        observation, info = table.reset(seed=game)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=info["action_mask"])
            observation, _, over, _, info = table.step(action)
        total += table.match.win_shares()[table.seat]  # type: ignore[attr-defined]
    return total / games


def learned(
    game: str, players: int, rivals: str, steps: int, seed: int, kept: Path | None = None
) -> MaskablePPO:
    """The tutorial's script: environments, a model, `learn`. A game is won or lost at its end
    alone, so what comes later is worth as much (`gamma`), and a decision is judged by how the game
    ended (`gae_lambda`)."""
    torch.set_num_threads(1)  # quicker, for a network as small as this one
    rules = {"players": players, "rivals": rivals}
    envs = make_vec_env(f"rookery/{game}-v0", n_envs=GAMES_AT_ONCE, seed=seed, env_kwargs=rules)
    if kept is not None and kept.exists():
        model = MaskablePPO.load(kept, envs, device="cpu")
        return model.learn(steps, reset_num_timesteps=False)
    model = MaskablePPO(
        "MlpPolicy", envs, gamma=1.0, gae_lambda=0.99, learning_rate=1e-3, n_steps=256,
        batch_size=512, n_epochs=6, ent_coef=0.01, seed=seed, device="cpu",
    )  # fmt: skip
    return model.learn(steps)


def spread(share: float, games: int) -> tuple[float, float]:
    """Where the share is, nineteen times of twenty (Wilson)."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + (z / games / 2) ** 2)
    return middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rivals", default="random")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=400, help="to measure by")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", nargs="+", default=["random", "chick"])
    parser.add_argument("--keep", type=Path, help="a file: go on from it, and write it")
    given = parser.parse_args()
    model = learned(given.game, given.players, given.rivals, given.steps, given.seed, given.keep)
    if given.keep:
        model.save(given.keep)
    print(f"{model.num_timesteps:,} decisions of its own")
    for rival in given.against:
        table = gymnasium.make(f"rookery/{given.game}-v0", players=given.players, rivals=rival)
        share = share_of_wins(model, table, given.games)
        low, high = spread(share, given.games)
        print(f"{share:.0%} ({low:.0%} to {high:.0%}) of {given.games} games against {rival}")


if __name__ == "__main__":
    main()
