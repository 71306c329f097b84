"""Many tasks on many cores: in this process, in local processes, or on a Ray cluster, behind one small interface.

Results come in any order; who needs an order numbers the tasks. Leaving the loop early, by an error or Ctrl-C, stops
the workers at once.
"""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import active_children, get_context
from time import perf_counter
from typing import Any, Final, Protocol, TypeVar

from rossio.lab.extras import need
from rossio.lab.meetings.carried import carried_packs, lay_down_packs

T = TypeVar("T")
R = TypeVar("R")

BATCH_SECONDS: Final = 0.25
BATCH_AT_MOST: Final = 64
AHEAD: Final = 2
"""Batches waiting for each worker, so that none is idle."""
REACHABLE_SECONDS: Final = 5.0


class Pool(Protocol):
    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """Each task's result, as it comes."""
        ...


class Alone:
    """One task after the other, here."""

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        return map(work, tasks)


class Batches:
    """Tasks handed out in batches that grow as long as a batch is quick: few messages, and still a live progress."""

    def __init__(self, tasks: Sequence[Any]) -> None:
        self.tasks = tasks
        self.given = 0
        self.size = 1

    def left(self) -> bool:
        return self.given < len(self.tasks)

    def take(self) -> Sequence[Any]:
        batch = self.tasks[self.given : self.given + self.size]
        self.given += len(batch)
        return batch

    def learn(self, results: int, seconds: float) -> None:
        fitting = int(BATCH_SECONDS * results / max(seconds, 1e-6))
        self.size = max(1, min(BATCH_AT_MOST, 2 * self.size, fitting))


def work_through(work: Callable[[T], R], batch: Sequence[T]) -> tuple[list[R], float]:
    start = perf_counter()
    return [work(task) for task in batch], perf_counter() - start


def work_with_packs(packs: list[str], work: Callable[[T], R], batch: Sequence[T]) -> tuple[list[R], float]:
    """The same on a machine that may not have the files of the packs that are played with."""
    lay_down_packs(packs)
    return work_through(work, batch)


def leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Processes:
    """Local processes, started afresh (never forked, so that threads of the caller cannot hang them)."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        others = set(active_children())
        executor = ProcessPoolExecutor(
            min(self.workers, max(len(tasks), 1)),
            mp_context=get_context("spawn"),
            initializer=leave_interrupts_to_parent,
        )
        finished = False
        try:
            batches = Batches(tasks)
            running: set[Future[tuple[list[R], float]]] = set()
            while batches.left() or running:
                while batches.left() and len(running) < AHEAD * self.workers:
                    running.add(executor.submit(work_through, work, batches.take()))
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    results, seconds = future.result()
                    batches.learn(len(results), seconds)
                    yield from results
            finished = True
        finally:
            if not finished:
                for child in set(active_children()) - others:
                    child.terminate()
            executor.shutdown(wait=True, cancel_futures=True)


class Cluster:
    """A Ray cluster: `auto` for the one this machine belongs to, `local` for one started here, or an address.

    Every machine needs the same Rossio installed; a worker with other rules or content refuses to play. Packs that are
    played with travel along.
    """

    def __init__(self, address: str) -> None:
        self.address = address
        self.ray = need("ray")

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        ray = self.ray
        ours = not ray.is_initialized()
        if ours:
            check_reachable(self.address)
            ray.init(address=self.address, log_to_driver=False, logging_level="ERROR")
        waiting: list[Any] = []
        try:
            remote = ray.remote(work_with_packs)
            packs = ray.put(carried_packs())
            shared = ray.put(work)
            workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
            batches = Batches(tasks)
            while batches.left() or waiting:
                while batches.left() and len(waiting) < AHEAD * workers:
                    waiting.append(remote.remote(packs, shared, batches.take()))
                done, waiting = ray.wait(waiting, num_returns=1)
                results, seconds = ray.get(done[0])
                batches.learn(len(results), seconds)
                yield from results
        finally:
            for task in waiting:
                ray.cancel(task, force=True)
            if ours:
                ray.shutdown()


def check_reachable(address: str) -> None:
    """Fail at once where Ray would try for minutes; names without a port are Ray's own."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), REACHABLE_SECONDS).close()
    except OSError as error:
        raise ConnectionError(error.strerror or str(error)) from error


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def pool_of(workers: int = 0, ray: str = "") -> Pool:
    """Ray if an address is given; else that many processes, all cores for 0."""
    if ray:
        return Cluster(ray)
    workers = workers if workers > 0 else cores()
    return Processes(workers) if workers > 1 else Alone()
