"""Where the games are played: in this process, on this machine's cores, or on a Ray cluster.

Results come back in the order of the tasks, wherever they were played.
"""

from __future__ import annotations

import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, TypeVar

from ..core.errors import BadSetup, one_of
from ..core.extras import need

T = TypeVar("T")
Work = Callable[..., T]
PLACES = ("cores", "ray")
AHEAD = 3
"""Tasks given out for each worker beyond what it is busy with."""


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(
    work: Work[T], tasks: Iterable[tuple[Any, ...]], on: str = "cores", processes: int | None = None
) -> Iterator[T]:
    """Do the work for each task. `processes` is for cores: all of them unless told."""
    if on == "ray":
        return _on_ray(work, tasks)
    if on != "cores":
        raise BadSetup(f"on: {one_of(PLACES)}, not {on!r}")
    processes = cores() if processes is None else processes
    if processes < 1:
        raise BadSetup(f"processes: a number from 1 is needed, not {processes}")
    if processes == 1:
        return (work(*task) for task in tasks)
    return _on_cores(work, tasks, processes)


def _on_cores(work: Work[T], tasks: Iterable[tuple[Any, ...]], processes: int) -> Iterator[T]:
    # Not forked: compiled code and its threads do not survive that.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, mp_context=context)
    waiting: deque[Future[T]] = deque()
    try:
        for task in tasks:
            waiting.append(pool.submit(work, *task))
            if len(waiting) > AHEAD * processes:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _on_ray(work: Work[T], tasks: Iterable[tuple[Any, ...]]) -> Iterator[T]:
    ray = need("ray", "cluster")
    started = not ray.is_initialized()
    if started:
        ray.init(log_to_driver=False, logging_level="error")
    workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
    remote = ray.remote(work)
    waiting: deque[Any] = deque()
    try:
        for task in tasks:
            waiting.append(remote.remote(*task))
            if len(waiting) > AHEAD * workers:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        for late in waiting:
            ray.cancel(late)
        if started:
            ray.shutdown()
