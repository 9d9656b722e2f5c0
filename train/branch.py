"""Self-play over batches of games that learns from decisions tried out in copies, in one file.

    python train/branch.py cubirds --seconds 600 --out runs/cubirds
    python train/branch.py cubirds --seconds 20 --out /tmp/try --device cpu --games 64 --steps 8

One network plays all seats and learns from what it sees there: `features`, nothing else. In every
position some decisions are drawn as it would draw them, the first of which is played; each is also
tried in a copy of the game, and a critic says what came of it. The network then leans towards what
came out better. The critic sees the features of *all* seats, hidden cards too, so its judgement is
sharper than any player's; only the player is kept. Some games are played against earlier selves,
so that what was once learnt is not forgotten.

Needs PyTorch and safetensors; on a GPU CuPy too, and kernels: compiled here by numba-cuda, or with
`--kernels FOLDER` those that `bench/gpu_batch.py prepare` has left there. Ended or interrupted, it
goes on from `--out` when it is started again: --seconds counts from the very beginning.

Left in --out: <game>.safetensors (the player, for bots/policy.py), checkpoint.pt, curve.json and
curve.svg.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn.functional import linear, log_softmax, relu

STEPS = 128
"""Of the weights of a player, to one: as in bots/policy.py, which may not be here."""

PLAYERS = {
    "cubirds": (2, 3, 4, 5),
    "biblios": (2, 3, 4),
    "birdie": (2, 3, 4),
    "ducks": (2, 3, 4, 5, 6),
    "chirp": (2, 3, 4, 5),
}
"""The tables that are trained at, unless told otherwise."""

WIDTH = 256  # of the player: it has to be quick inside a search
CRITIC_WIDTH = 512
LAMBDA = {"birdie": 0.99}  # how far ahead the critic learns, where a row shows its worth late,
USUAL_LAMBDA = 0.95  # and elsewhere; nothing is discounted, a game is worth its end
CANDIDATES = 8  # decisions that are tried out in each position
SHARPNESS = 0.1  # a decision that is better by so much becomes e times likelier
FURTHEST = 3.0  # and never more than e^3 times
FORGETTING = (0.05, 0.01)  # how much the old policy counts less in the new one, start and end
BRANCH_WEIGHT = 4.0
EPOCHS = 2
MINIBATCHES = 32
LEARNING_RATE = (1e-3, 5e-5)  # at the start and at the end
ENTROPY = (0.003, 0.001)  # what indecision is worth, likewise
VALUE_WEIGHT = 0.5
LARGEST_GRADIENT = 0.5
RIVAL_SHARE = 0.2  # of the games, against earlier selves
SNAPSHOTS = 12  # how many earlier selves there are in the end
MEASURES = 6  # how often the player is measured, against random play and against itself
MEASURED_GAMES = 1024
LONGEST_MEASURED = 2_000  # decisions: who has learned nothing yet may go round in circles
IMPOSSIBLE = -1e9  # the rating of what is not legal


# --- The networks ---------------------------------------------------------------------------------


class Player(nn.Module):
    """From features to a rating of every decision, and to what each seat can expect (the one that
    looks first, then in order)."""

    def __init__(self, features: int, decisions: int, seats: int) -> None:
        super().__init__()
        self.first = nn.Linear(features, WIDTH)
        self.second = nn.Linear(WIDTH, WIDTH)
        self.decide = nn.Linear(WIDTH, decisions)
        self.expect = nn.Linear(WIDTH, seats)
        self.register_buffer("middle", torch.zeros(features))
        self.register_buffer("spread", torch.ones(features))
        nn.init.orthogonal_(self.decide.weight, 0.01)

    @classmethod
    def read(cls, path: Path, device: str) -> Player:
        """A player that was kept: with the scale of its features in its weights."""
        from safetensors.torch import load_file

        kept = {name: t.float() for name, t in load_file(str(path)).items()}
        features, seats = kept["first.weight"].shape[1], len(kept["expect.bias"])
        player = cls(features, len(kept["decide.bias"]), seats)
        player.load_state_dict(kept, strict=False)
        return player.to(device)

    def forward(self, features: Tensor) -> tuple[Tensor, Tensor]:
        with half_precision(features):
            x = relu(linear(numbers(features), *self.scaled(self.first)))
            x = relu(self.second(x))
            return self.decide(x).float(), self.expect(x).float()

    def scaled(self, layer: nn.Linear, seats: int = 1) -> tuple[Tensor, Tensor]:
        """A first layer that takes features as they are: their scale is in its weights."""
        middle, spread = self.middle.repeat(seats), self.spread.repeat(seats)
        weight = layer.weight[:, : len(middle)] / spread
        return weight, layer.bias - (weight.float() * middle).sum(dim=1)

    def weights(self) -> dict[str, Tensor]:
        """What inference needs, in the steps in which browsers get it."""
        weight, bias = self.scaled(self.first)
        tensors = {
            "first.weight": weight,
            "first.bias": bias,
            "second.weight": self.second.weight,
            "second.bias": self.second.bias,
            "decide.weight": self.decide.weight,
            "decide.bias": self.decide.bias,
            "expect.weight": self.expect.weight,
            "expect.bias": self.expect.bias,
        }
        rounded = {name: (t.detach() * STEPS).round() / STEPS for name, t in tensors.items()}
        return {name: t.half().cpu().contiguous() for name, t in rounded.items()}


class Critic(nn.Module):
    """From the features of all seats to what each seat can expect."""

    def __init__(self, features: int, seats: int) -> None:
        super().__init__()
        self.first = nn.Linear(features * seats, CRITIC_WIDTH)
        self.second = nn.Linear(CRITIC_WIDTH, CRITIC_WIDTH)
        self.expect = nn.Linear(CRITIC_WIDTH, seats)

    def forward(self, features: Tensor, player: Player) -> Tensor:
        """`features` is rows × seats × features; fewer seats use the first part of the weights."""
        with half_precision(features):
            weight, bias = player.scaled(self.first, seats=features.shape[1])
            x = relu(linear(numbers(features.flatten(1)), weight, bias))
            return self.expect(relu(self.second(x))).float()


def half_precision(features: Tensor) -> torch.autocast:
    """On a GPU products are taken of half floats, and summed in whole ones."""
    return torch.autocast(features.device.type, torch.bfloat16, enabled=features.is_cuda)


def numbers(features: Tensor) -> Tensor:
    """Features are whole numbers below 256, which half a float holds exactly."""
    return features.to(torch.bfloat16 if features.is_cuda else torch.float32)


# --- The games ------------------------------------------------------------------------------------


def make_batch(arguments: argparse.Namespace, players: int, n: int, seed: int) -> Any:
    """A batch on the device: its arrays and PyTorch's tensors share their memory."""
    if arguments.device == "cpu":
        from rookery.envs import batch

        return batch.Batch(arguments.game, n, players, seed=seed)
    from rookery.envs import gpu

    if arguments.kernels:
        table = gpu.Prepared.load(arguments.kernels, arguments.game, players)
        return gpu.Batch(table, n, seed=seed)
    return gpu.Batch(arguments.game, n, players, seed=seed)


def tensor(array: Any, device: str) -> Tensor:
    return torch.as_tensor(array, device=device)


def array(rows: Tensor) -> Any:
    return rows.numpy() if rows.device.type == "cpu" else rows


def legal_only(ratings: Tensor, masks: Tensor) -> Tensor:
    return ratings.masked_fill(~masks, IMPOSSIBLE)


def draw_some(ratings: Tensor, masks: Tensor, count: int) -> tuple[Tensor, Tensor, Tensor]:
    """Several different decisions, by chance, as the ratings say: the first is as likely as if it
    were drawn alone. Which, whether each exists, and the logarithms of their chances."""
    chances = log_softmax(legal_only(ratings, masks), dim=1)
    noise = -torch.log(-torch.log(torch.rand_like(chances).clamp_(1e-9, 1 - 1e-7)))
    drawn = legal_only(chances + noise, masks).topk(count, dim=1).indices
    exist = masks.gather(1, drawn)
    drawn = torch.where(exist, drawn, drawn[:, :1])
    return drawn, exist, chances.gather(1, drawn)


class Table:
    """Games with one number of players, and what happened there in one round of steps."""

    def __init__(self, batch: Any, copies: Any, steps: int, device: str) -> None:
        n, players, sizes = batch.n, batch.players, batch.sizes
        self.ahead = LAMBDA.get(sizes.game, USUAL_LAMBDA)
        self.batch, self.copies, self.steps, self.device, self.n = batch, copies, steps, device, n
        self.players, self.candidates = players, copies.n // n
        self.forgetting = torch.full((), FORGETTING[0], device=device)

        def room(*shape: int, dtype: torch.dtype) -> Tensor:
            return torch.zeros(shape, dtype=dtype, device=device)

        self.seen = room(steps + 1, n, players, sizes.features, dtype=torch.int8)
        self.masks = room(steps, n, sizes.decisions, dtype=torch.bool)
        self.turn = room(steps + 1, n, dtype=torch.int64)
        self.own = room(steps, n, dtype=torch.bool)
        self.drawn = room(steps, n, self.candidates, dtype=torch.int64)
        self.exist = room(steps, n, self.candidates, dtype=torch.bool)
        self.chances = room(steps, n, self.candidates, dtype=torch.float32)
        self.worth = room(steps, n, self.candidates, dtype=torch.float32)
        self.wanted = room(steps, n, self.candidates, dtype=torch.float32)
        self.rewards = room(steps, n, players, dtype=torch.float32)
        self.ended = room(steps, n, dtype=torch.bool)
        self.targets = room(steps, n, players, dtype=torch.float32)
        self.seen_in_copies = room(copies.n, players, sizes.features, dtype=torch.int8)
        # Batches write these anew in every step.
        self.masks_now, self.turn_now, self.rewards_now, self.ended_now = (
            tensor(array, device) for array in (batch.masks, batch.turn, batch.rewards, batch.ended)
        )
        self.copies_turn, self.copies_rewards, self.copies_ended = (
            tensor(array, device) for array in (copies.turn, copies.rewards, copies.ended)
        )
        # The first games of the batch are those with rivals; in each the learner has one seat.
        self.with_rivals = int(RIVAL_SHARE * n)
        self.learner = torch.arange(self.with_rivals, device=device) % players

    @torch.no_grad()
    def play(self, player: Player, rival: Player, critic: Critic) -> None:
        """Play some steps in every game, and try decisions out in copies."""
        some = self.with_rivals
        for t in range(self.steps):
            self._look(t)
            self.masks[t] = self.masks_now
            ratings, _ = player(self.seen[t, :, 0])
            self.own[t] = True
            if some:
                self.own[t, :some] = self.turn[t, :some] == self.learner
                other, _ = rival(self.seen[t, :some, 0])
                ratings[:some] = torch.where(self.own[t, :some, None], ratings[:some], other)
            self.drawn[t], self.exist[t], self.chances[t] = draw_some(
                ratings, self.masks[t], self.candidates
            )
            self._try_out(t, player, critic)
            self.batch.step(array(self.drawn[t, :, 0].contiguous()))
            self.rewards[t] = self.rewards_now
            self.ended[t] = self.ended_now
        self._look(self.steps)

    def _try_out(self, t: int, player: Player, critic: Critic) -> None:
        """What each of the drawn decisions brings the seat to move: what it earns at once, and
        what the critic expects from there."""
        self.batch.copy_into(self.copies)
        seat = self.turn[t].repeat(self.candidates)
        self.copies.step(array(self.drawn[t].T.contiguous().flatten()))
        earned = self.copies_rewards.gather(1, seat[:, None])[:, 0]
        self.copies.all_features(out=array(self.seen_in_copies))
        place = (seat - self.copies_turn.long()) % self.players
        expected = critic(self.seen_in_copies, player).gather(1, place[:, None])[:, 0]
        worth = earned + expected * ~self.copies_ended
        self.worth[t] = worth.view(self.candidates, self.n).T

    def _look(self, t: int) -> None:
        self.batch.all_features(out=array(self.seen[t]))
        self.turn[t] = self.turn_now

    @torch.no_grad()
    def judge(self, critic: Critic, player: Player) -> None:
        """What the critic should have expected (GAE, for every seat along all decisions), and how
        likely each drawn decision should have been."""
        seats = torch.arange(self.players, device=self.device)
        # The critic counts seats from the one to move, rewards come by seat.
        to_seat = (seats - self.turn[..., None]) % self.players
        from_turn = (seats + self.turn[..., None]) % self.players
        expected = torch.stack(
            [
                critic(self.seen[t], player)[:, : self.players].gather(1, to_seat[t])
                for t in range(self.steps + 1)
            ]
        )
        ahead = torch.zeros_like(expected[0])
        for t in reversed(range(self.steps)):
            on = (~self.ended[t]).float()[:, None]
            surprise = self.rewards[t] + on * expected[t + 1] - expected[t]
            ahead = surprise + self.ahead * on * ahead
            self.targets[t] = (ahead + expected[t]).gather(1, from_turn[t])
        old = log_softmax(legal_only(self.chances, self.exist), dim=2)
        better = self.worth - (old.exp() * self.worth).sum(dim=2, keepdim=True)
        push = (better / SHARPNESS).clamp(-FURTHEST, FURTHEST) + (1 - self.forgetting) * old
        self.wanted.copy_(torch.softmax(legal_only(push, self.exist), dim=2))

    def loss(
        self, rows: Tensor, player: Player, critic: Critic, entropy_weight: Tensor
    ) -> tuple[Tensor, dict[str, Tensor]]:
        """How far the networks are from what some of what happened teaches."""
        seen = self.seen[:-1].flatten(0, 1)[rows]
        masks = self.masks.flatten(0, 1)[rows]
        own = self.own.flatten()[rows].float()
        targets = self.targets.flatten(0, 1)[rows]
        drawn, exist = self.drawn.flatten(0, 1)[rows], self.exist.flatten(0, 1)[rows]
        wanted = self.wanted.flatten(0, 1)[rows]
        ratings, guessed = player(seen[:, 0])
        chances = log_softmax(legal_only(ratings, masks), dim=1)
        among = log_softmax(legal_only(chances.gather(1, drawn), exist), dim=1)
        indecision = -(chances.exp() * chances.masked_fill(~masks, 0.0)).sum(dim=1)
        known = critic(seen, player)[:, : self.players]
        count = own.sum().clamp(min=1)
        parts = {
            "policy": -((wanted * among).sum(dim=1) * own).sum() / count,
            "entropy": (indecision * own).sum() / count,
            "critic": (known - targets).square().mean(),
            "player's value": (guessed[:, : self.players] - targets).square().mean(),
        }
        loss = (
            BRANCH_WEIGHT * parts["policy"]
            - entropy_weight * parts["entropy"]
            + VALUE_WEIGHT * (parts["critic"] + parts["player's value"])
        )
        return loss, {name: part.detach() for name, part in parts.items()}


@torch.no_grad()
def measure(
    arguments: argparse.Namespace, player: Player, players: int, rival: Player | None
) -> float:
    """What the player, deciding for the best, gets on average in one seat among rivals (without
    one, among random players), in the first game of each place: 1 if it always wins."""
    batch = make_batch(arguments, players, arguments.measured_games, seed=99)
    seat = torch.arange(batch.n, device=arguments.device) % players
    earned = torch.zeros(batch.n, device=arguments.device)
    going = torch.ones(batch.n, dtype=torch.bool, device=arguments.device)

    def best(decider: Player) -> Tensor:
        ratings, _ = decider(tensor(batch.features(), arguments.device))
        return legal_only(ratings, tensor(batch.masks, arguments.device)).argmax(dim=1)

    for step in range(LONGEST_MEASURED):
        mine = tensor(batch.turn, arguments.device) == seat
        others = tensor(batch.random_actions(), arguments.device) if rival is None else best(rival)
        batch.step(array(torch.where(mine, best(player), others)))
        gains = tensor(batch.rewards, arguments.device).gather(1, seat[:, None])[:, 0]
        earned += gains * going
        going &= ~tensor(batch.ended, arguments.device)
        if step % 20 == 19 and going.float().mean() < 0.01:
            break
    done = ~going
    return float((earned * done).sum() / done.sum().clamp(min=1))


# --- Keeping --------------------------------------------------------------------------------------


def save_player(path: Path, arguments: argparse.Namespace, player: Player, sizes: Any) -> None:
    from safetensors.torch import save_file

    about = {
        "game": sizes.game,
        "rules": str(sizes.rules),
        "players": " ".join(map(str, arguments.players)),
    }
    save_file(player.weights(), str(path), metadata=about)


def draw(path: Path, game: str, curve: list[dict[str, float]]) -> None:
    """The curves as a picture, one panel each, over the seconds of training."""
    names = [name for name in curve[-1] if name != "seconds"]
    width, height, gap = 280, 150, 40
    columns = 3
    rows = math.ceil(len(names) / columns)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" font-size="11"'
        f' viewBox="0 0 {columns * (width + gap)} {rows * (height + 2 * gap)}">'
        f"<title>{game}</title>"
    ]
    for index, name in enumerate(names):
        left = gap + index % columns * (width + gap)
        top = gap + index // columns * (height + 2 * gap)
        points = [(row["seconds"], row[name]) for row in curve if name in row]
        last = max(points[-1][0], 1e-9)
        low, high = min(y for _, y in points), max(y for _, y in points)
        scale = height / (high - low or 1.0)
        line = " ".join(
            f"{left + width * x / last:.1f},{top + height - (y - low) * scale:.1f}"
            for x, y in points
        )
        parts.append(
            f'<text x="{left}" y="{top - 8}">{name}: {short(points[-1][1])}</text>'
            f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill="none"'
            f' stroke="#ccc"/><polyline points="{line}" fill="none" stroke="#1f6f8b"/>'
            f'<text x="{left - 4}" y="{top + 10}" text-anchor="end">{short(high)}</text>'
            f'<text x="{left - 4}" y="{top + height}" text-anchor="end">{short(low)}</text>'
            f'<text x="{left + width}" y="{top + height + 14}" text-anchor="end">'
            f"{last:.0f} s</text>"
        )
    path.write_text("\n".join([*parts, "</svg>"]) + "\n")


def short(number: float) -> str:
    return f"{number:.2g}" if abs(number) < 10 else f"{number:,.0f}"


class Run:
    """Everything that goes on from checkpoint to checkpoint."""

    def __init__(self, arguments: argparse.Namespace, sizes: Any) -> None:
        seats = max(arguments.players)
        self.arguments, self.sizes = arguments, sizes
        self.player = Player(sizes.features, sizes.decisions, seats).to(arguments.device)
        self.critic = Critic(sizes.features, seats).to(arguments.device)
        self.rival = deepcopy(self.player)
        parameters = [*self.player.parameters(), *self.critic.parameters()]
        on_gpu = arguments.device != "cpu"
        rate = torch.tensor(LEARNING_RATE[0], device=arguments.device) if on_gpu else 1e-3
        self.optimizer = torch.optim.Adam(parameters, rate, eps=1e-5, capturable=on_gpu)
        self.entropy_weight = torch.full((), ENTROPY[0], device=arguments.device)
        self.snapshots: list[dict[str, Tensor]] = []
        self.curve: list[dict[str, float]] = []
        self.seconds = 0.0
        self.decisions = self.updates = 0
        self.path = arguments.out / "checkpoint.pt"
        if self.path.exists():
            self._resume()

    def _resume(self) -> None:
        kept = torch.load(self.path, map_location=self.arguments.device, weights_only=True)
        self.player.load_state_dict(kept["player"])
        self.critic.load_state_dict(kept["critic"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.snapshots, self.curve = kept["snapshots"], kept["curve"]
        self.seconds, self.decisions = kept["seconds"], kept["decisions"]
        self.updates = kept["updates"]
        print(f"going on after {self.seconds:.0f} s", flush=True)

    def save(self) -> None:
        self.arguments.out.mkdir(parents=True, exist_ok=True)
        scratch = self.path.with_suffix(".new")
        torch.save(
            {
                "player": self.player.state_dict(),
                "critic": self.critic.state_dict(),
                "optimizer": self.optimizer.state_dict(),
                "snapshots": self.snapshots,
                "curve": self.curve,
                "seconds": self.seconds,
                "decisions": self.decisions,
                "updates": self.updates,
            },
            scratch,
        )
        scratch.replace(self.path)  # an interruption leaves the old one or the new one
        out, game = self.arguments.out, self.arguments.game
        save_player(out / f"{game}.safetensors", self.arguments, self.player, self.sizes)
        (out / "curve.json").write_text(json.dumps(self.curve))
        if self.curve:
            draw(out / "curve.svg", game, self.curve)

    @property
    def progress(self) -> float:
        return min(1.0, self.seconds / self.arguments.seconds)

    def scheduled(self, start_and_end: tuple[float, float]) -> float:
        """From the start's value to the end's, evenly on a logarithmic scale."""
        start, end = start_and_end
        return float(start * (end / start) ** self.progress)


# --- Training -------------------------------------------------------------------------------------


class Recorded:
    """Work that is always the same, as one CUDA graph: no Python between its kernels. Whatever
    changes from call to call lies in tensors that it reads. On a CPU it is simply done."""

    def __init__(self, work: Callable[[], Any], device: str) -> None:
        self._work, self._device = work, device
        self._graph: Any = None
        self._calls = 0
        self._result: Any = None

    def __call__(self) -> Any:
        if self._graph is not None:
            self._graph.replay()
            return self._result
        self._calls += 1
        if self._device == "cpu" or self._calls <= WARM_UPS:
            return self._on_a_stream_of_its_own() if self._device != "cpu" else self._work()
        self._graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self._graph), cupy_follows():
            self._result = self._work()
        self._graph.replay()
        return self._result

    def _on_a_stream_of_its_own(self) -> Any:
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side), cupy_follows():
            result = self._work()
        torch.cuda.current_stream().wait_stream(side)
        return result


WARM_UPS = 3
"""Calls before recording: libraries choose their kernels and take their memory in these."""


def cupy_follows() -> Any:
    """The batches' kernels go to the stream that PyTorch uses."""
    import cupy

    return cupy.cuda.ExternalStream(torch.cuda.current_stream().cuda_stream)


class Rounds:
    """Play, judge, learn; again and again."""

    def __init__(self, run: Run, tables: list[Table]) -> None:
        self.run, self.tables = run, tables
        device = run.arguments.device
        self.rows = [
            torch.zeros(t.steps * t.n // MINIBATCHES, dtype=torch.int64, device=device)
            for t in tables
        ]
        self._play = Recorded(self._play_and_judge, device)
        self._learn = Recorded(self._update, device)

    def one(self) -> dict[str, Tensor]:
        run = self.run
        for table in self.tables:
            table.forgetting.fill_(run.scheduled(FORGETTING))
        self._play()
        rate = run.scheduled(LEARNING_RATE)
        for group in run.optimizer.param_groups:
            if isinstance(group["lr"], Tensor):
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate
        run.entropy_weight.fill_(run.scheduled(ENTROPY))
        parts: dict[str, Tensor] = {}
        for _ in range(EPOCHS):
            orders = [
                torch.randperm(t.steps * t.n, device=run.arguments.device) for t in self.tables
            ]
            for m in range(MINIBATCHES):
                for rows, order in zip(self.rows, orders, strict=True):
                    rows.copy_(order[m * len(rows) : (m + 1) * len(rows)])
                parts = self._learn()
                run.updates += 1
        return parts

    def _play_and_judge(self) -> None:
        for table in self.tables:
            table.play(self.run.player, self.run.rival, self.run.critic)
            table.judge(self.run.critic, self.run.player)

    def _update(self) -> dict[str, Tensor]:
        """One step of all weights. (Gradients are made anew: a graph keeps its own.)"""
        run = self.run
        parts: dict[str, Tensor] = {}
        run.optimizer.zero_grad(set_to_none=True)
        for table, rows in zip(self.tables, self.rows, strict=True):
            loss, parts = table.loss(rows, run.player, run.critic, run.entropy_weight)
            (loss / len(self.tables)).backward()
        for network in (run.player, run.critic):
            nn.utils.clip_grad_norm_(network.parameters(), LARGEST_GRADIENT)
        run.optimizer.step()
        return parts


def train(arguments: argparse.Namespace) -> Run:
    torch.manual_seed(arguments.seed)
    random.seed(arguments.seed)
    torch.set_float32_matmul_precision("high")
    share = arguments.games // len(arguments.players)
    tables = [
        Table(
            make_batch(arguments, players, share, seed),
            make_batch(arguments, players, share * CANDIDATES, seed),
            arguments.steps,
            arguments.device,
        )
        for seed, players in enumerate(arguments.players, start=arguments.seed)
    ]
    run = Run(arguments, tables[0].batch.sizes)
    if run.decisions == 0:
        set_scale(run, tables)
    rounds = Rounds(run, tables)
    before = run.seconds
    begun = time.monotonic()
    while run.progress < 1.0 and run.seconds - before < arguments.lease:
        if len(run.snapshots) <= run.progress * SNAPSHOTS:
            run.snapshots.append({k: v.clone() for k, v in run.player.state_dict().items()})
        run.rival.load_state_dict(random.choice(run.snapshots))
        parts = rounds.one()
        run.decisions += sum(table.steps * table.n for table in tables)
        run.seconds = before + time.monotonic() - begun
        if run.progress * MEASURES >= len(run.curve):
            note(run, parts)
    if run.curve[-1]["seconds"] < run.seconds:
        note(run, parts)
    return run


def set_scale(run: Run, tables: list[Table]) -> None:
    """Features on a common scale, as random play shows them."""
    for table in tables:
        table.play(run.player, run.player, run.critic)
    seen = torch.cat([table.seen[:-1].flatten(0, 2)[::7].float() for table in tables])
    run.player.middle.copy_(seen.mean(dim=0))
    run.player.spread.copy_(seen.std(dim=0).clamp(min=0.5))  # what is rare shall not shout


def note(run: Run, parts: dict[str, Tensor]) -> None:
    """Measure the player, draw the curves and keep everything."""
    row = {
        "seconds": run.seconds,
        "million decisions": run.decisions / 1e6,
        "thousand updates": run.updates / 1e3,
    }
    run.rival.load_state_dict(run.snapshots[len(run.snapshots) // 2])
    rivals = {"random": None, "itself at half the time": run.rival}
    if run.arguments.against:
        rivals["another"] = Player.read(run.arguments.against, run.arguments.device)
    for players in run.arguments.players:
        for name, rival in rivals.items():
            key = f"against {name}, {players} players"
            row[key] = measure(run.arguments, run.player, players, rival)
    row.update((name, float(part)) for name, part in parts.items())
    run.curve.append(row)
    print(" · ".join(f"{name} {value:.3g}" for name, value in row.items()), flush=True)
    run.save()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, nargs="+", help="the tables to train at")
    parser.add_argument("--seconds", type=float, default=120.0, help="in all, over all starts")
    parser.add_argument("--lease", type=float, default=math.inf, help="seconds of this start")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--device", default="cuda", choices=["cuda", "cpu"])
    parser.add_argument("--kernels", type=Path, help="kernels prepared by bench/gpu_batch.py")
    parser.add_argument("--games", type=int, default=32_768, help="side by side")
    parser.add_argument("--steps", type=int, default=32, help="decisions in each, between learning")
    parser.add_argument("--against", type=Path, help="another player, to be measured against")
    parser.add_argument("--measured-games", type=int, default=MEASURED_GAMES)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    arguments.players = arguments.players or PLAYERS[arguments.game]
    train(arguments)


if __name__ == "__main__":
    main()
