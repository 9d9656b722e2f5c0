"""MaskablePPO of sb3-contrib learns a game: its own tutorial's script, with our environment.

    pip install 'rookery[envs,train]' sb3-contrib
    python train/maskable_ppo.py cubirds --players 2 --steps 200000
    python train/maskable_ppo.py ducks --players 2 --rivals chick --steps 500000

It learns against `--rivals` and says how many games it wins of others, with a 95 % interval.
"""

from __future__ import annotations

import argparse
import math

import gymnasium
from sb3_contrib import MaskablePPO

import rookery.envs.gymnasium  # noqa: F401  (registers the games)


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rivals", default="random")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=400, help="to measure by")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", nargs="+", default=["random", "chick"])
    given = parser.parse_args()
    name = f"rookery/{given.game}-v0"

    env = gymnasium.make(name, players=given.players, rivals=given.rivals)
    model = MaskablePPO("MlpPolicy", env, gamma=1.0, seed=given.seed, device="cpu")
    model.learn(given.steps)

    for rival in given.against:
        table = gymnasium.make(name, players=given.players, rivals=rival)
        share = share_of_wins(model, table, given.games)
        spread = 1.96 * math.sqrt(share * (1 - share) / given.games)
        print(f"{share:.1%} ± {spread:.1%} of {given.games} games against {rival}", flush=True)


if __name__ == "__main__":
    main()
