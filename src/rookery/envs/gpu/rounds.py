"""The kernels of a game with long turns (`LongTurns`): a step is played in rounds.

Games that part at the first branch of the rules cannot run side by side, and a GPU lets them wait
for each other: in The Bird Told Me To Do It two or three of 32 were at work at a time. So a step is
cut in pieces: an answer and what follows from it, a list of options (of which a single one is an
answer already), an answer, a list, and so on. Before each round the games that have not come to
their next decision are sorted by what comes next. In a round a game does a piece, and then goes on
for as long as enough of its neighbours do the same; in the last one to the end.

Records and choices lie game by game and are changed where they lie: a piece looks at little of
them, and the games of a warp are no neighbours in memory.
"""

from __future__ import annotations

from typing import Any

from numba import cuda
from numba import types as nt

from ...core.game import Game
from ..step import dealing, settle, step_kernels
from .device import record_copier, start_chooser
from .launches import BINS, SORTERS, TOGETHER

DONE, OVER, LIST, ANSWER = 0, 1, 2, 64
"""What comes next: nothing; a new deal; options of the question so many beyond `LIST`; the answer
to the question so many beyond `ANSWER`, which is `pending`."""
STUCK = -1
"""In `pending`: there is no option."""
ENOUGH = TOGETHER // 2
"""So many of a warp's games go on together; fewer wait to be sorted again."""
_WARP = 0xFFFF_FFFF


def round_kernels(game: Game) -> dict[str, Any]:
    pieces = game.long_turns
    assert pieces is not None
    answer_one, play_on = pieces.answer, pieces.play_on
    stuck, question = pieces.stuck, pieces.question
    legal, deal_one, deal_anew = game.legal, step_kernels(game).deal, dealing(game, pieces.deal)
    most_legal, decisions = game.most_legal, len(game.catalogue)
    lean, words_each = game.layout.lean, game.layout.lean.itemsize // 8
    copy = record_copier(words_each)

    @cuda.jit(device=True)
    def reply(s: Any, decision: int) -> int:
        """Answer and play on until options have to be listed; what comes then."""
        if decision == STUCK:
            stuck(s)
        else:
            answer_one(s, decision)
        return LIST + int(question(s)) if play_on(s) else OVER

    @cuda.jit(device=True)
    def start_anew(
        s: Any, own: Any, blank: Any, seed: Any, i: int, episodes: Any, rewards: Any, ended: Any
    ) -> None:
        players = int(s["players"])
        settle(s, rewards[i * players : (i + 1) * players])
        ended[i] = True
        episodes[i] += 1
        copy(blank, 0, 1, own, 0, 1)
        deal_anew(s, seed, i, episodes[i])

    @cuda.jit(device=True)
    def offer(i: int, count: int, out: Any, masks: Any, choices: Any, counts: Any) -> None:
        """Say what is legal now, instead of what was."""
        first = i * most_legal
        for k in range(counts[i]):
            masks[i * decisions + int(choices[first + k])] = 0
        counts[i] = count
        for k in range(count):
            choices[first + k] = out[k]
            masks[i * decisions + int(out[k])] = 1

    def deal(
        words: Any,
        blank: Any,
        seed: Any,
        choosers: Any,
        turn: Any,
        masks: Any,
        choices: Any,
        counts: Any,
    ) -> None:
        out = cuda.local.array(most_legal, nt.int16)
        i, n = cuda.grid(1), turn.shape[0]
        if i < n:
            own = words[i * words_each : (i + 1) * words_each]
            s = own.view(lean)[0]
            copy(blank, 0, 1, own, 0, 1)
            deal_one(s, seed, i, 0)
            turn[i] = s["turn"]
            offer(i, legal(s, out), out, masks, choices, counts)
            start_chooser(choosers, seed, i, n)

    def begin(
        words: Any,
        actions: Any,
        masks: Any,
        rewards: Any,
        ended: Any,
        refused: Any,
        keys: Any,
        pending: Any,
        order: Any,
        live: Any,
        bins: Any,
    ) -> None:
        """Look at the actions; make ready for sorting."""
        i, n = cuda.grid(1), keys.shape[0]
        for w in range(i, bins.shape[0], cuda.gridsize(1)):
            bins[w] = 0
        if i == 0:
            live[0] = n
        if i < n:
            action = actions[i]
            fine = 0 <= action < decisions and masks[i * decisions + action] != 0
            refused[i] = not fine
            ended[i] = False
            order[i] = i
            keys[i] = DONE
            s = words[i * words_each : (i + 1) * words_each].view(lean)[0]
            players = int(s["players"])
            for seat in range(players):
                rewards[i * players + seat] = 0.0
            if fine:
                s["decisions"] += 1
                keys[i] = ANSWER + question(s)
                pending[i] = action

    def count(keys: Any, order: Any, live: Any, at: int, bins: Any) -> None:
        """How many games have each key."""
        found = cuda.shared.array(BINS, nt.int32)
        t = cuda.threadIdx.x
        if t < BINS:
            found[t] = 0
        cuda.syncthreads()
        for j in range(cuda.grid(1), live[at], cuda.gridsize(1)):
            cuda.atomic.add(found, keys[order[j]], 1)
        cuda.syncthreads()
        if t < BINS and found[t] > 0:
            cuda.atomic.add(bins, 2 * BINS * at + t, found[t])

    def arrange(keys: Any, order: Any, live: Any, at: int, bins: Any, arranged: Any) -> None:
        """Put the games that are not done into the order of their keys. Among equal ones the order
        is anyone's: games know nothing of each other."""
        found = cuda.shared.array(BINS, nt.int32)
        start = cuda.shared.array(BINS, nt.int32)
        t, games, before = cuda.threadIdx.x, live[at], 0
        first = cuda.blockIdx.x * SORTERS
        if t < BINS:
            for earlier in range(DONE + 1, t):
                before += bins[2 * BINS * at + earlier]
        while first < max(games, 1):
            if t < BINS:
                found[t] = 0
            cuda.syncthreads()
            key, rank, i = DONE, 0, 0
            if first + t < games:
                i = order[first + t]
                key = int(keys[i])
                if key != DONE:
                    rank = cuda.atomic.add(found, key, 1)
            cuda.syncthreads()
            if t < BINS:
                if found[t] > 0:
                    taken = cuda.atomic.add(bins, 2 * BINS * at + BINS + t, found[t])
                    start[t] = before + taken
                if first == 0 and t == BINS - 1:
                    live[at + 1] = before + bins[2 * BINS * at + t]
            cuda.syncthreads()
            if key != DONE:
                arranged[start[key] + rank] = i
            first += SORTERS * cuda.gridDim.x

    def playing(to_the_end: bool) -> Any:
        """A round, or the last one."""

        def play(
            words: Any,
            blank: Any,
            seed: Any,
            episodes: Any,
            order: Any,
            live: Any,
            at: int,
            keys: Any,
            pending: Any,
            turn: Any,
            masks: Any,
            choices: Any,
            counts: Any,
            rewards: Any,
            ended: Any,
        ) -> None:
            out = cuda.local.array(most_legal, nt.int16)
            lane, games = cuda.threadIdx.x, live[at]
            j = cuda.blockIdx.x * TOGETHER + lane if lane < TOGETHER else games
            i = order[min(j, games - 1)] if games > 0 else 0
            own = words[i * words_each : (i + 1) * words_each]
            s = own.view(lean)[0]
            key, decision = DONE, int(pending[i])
            if j < games:
                key = int(keys[i])
            goes_on = key != DONE
            while cuda.any_sync(_WARP, goes_on):
                if goes_on and key >= ANSWER:
                    key = reply(s, decision)
                elif goes_on:
                    if key == OVER:
                        start_anew(s, own, blank, seed, i, episodes, rewards, ended)
                    options = legal(s, out)
                    if options > 1:
                        turn[i] = s["turn"]
                        offer(i, options, out, masks, choices, counts)
                        key = DONE
                    else:
                        key = ANSWER + int(question(s))
                        decision = int(out[0]) if options == 1 else STUCK
                cuda.syncwarp()
                goes_on = key != DONE
                if not to_the_end:
                    company = cuda.popc(cuda.match_any_sync(_WARP, key))
                    goes_on = goes_on and company >= ENOUGH
            if j < games:
                keys[i] = key
                pending[i] = decision

        return play

    return {
        "deal": deal,
        "begin": begin,
        "count": count,
        "arrange": arrange,
        "play": playing(to_the_end=False),
        "finish": playing(to_the_end=True),
    }
