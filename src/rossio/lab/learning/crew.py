"""Who plays the games of a course: processes of this machine, or the machines of a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol, TypeVar

from rossio.lab.extras import need
from rossio.lab.learning.play import Job
from rossio.lab.learning.strength import Match
from rossio.lab.meetings.carried import carried_packs, lay_down_packs
from rossio.lab.meetings.pool import check_reachable, leave_interrupts_to_parent

Task = TypeVar("Task", Job, Match)
R = TypeVar("R")


class Crew(Protocol):
    workers: int

    def submit(self, work: Callable[[Task], R], task: Task) -> Future[R]:
        """Give a worker something to do, after what it was given before."""
        ...

    def leave(self) -> None:
        """What has not begun is given up."""
        ...


class Here:
    """Processes of this machine: they read the network from the course's folder, and lay their games there."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = ProcessPoolExecutor(workers, get_context("spawn"), leave_interrupts_to_parent)

    def submit(self, work: Callable[[Task], R], task: Task) -> Future[R]:
        return self.pool.submit(work, task)

    def leave(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


class Afar:
    """A Ray cluster, whose machines know nothing of the folder: the network goes with a task, and its games come back.

    Every machine needs the same Rossio, compiled. All cores of the cluster play.
    """

    def __init__(self, address: str) -> None:
        self.ray = need("ray")
        self.ours = not self.ray.is_initialized()
        if self.ours:
            check_reachable(address)
            self.ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        self.workers = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.remote = self.ray.remote(play_afar)
        self.packs = self.ray.put(carried_packs())

    def submit(self, work: Callable[[Task], R], task: Task) -> Future[R]:
        net = Path(task.net)
        out = task.out if isinstance(task, Job) else ""
        sent = self.remote.remote(self.packs, work, task, net.read_bytes() if net.is_file() else b"")
        answer: Future[R] = Future()

        def came(done: Future[tuple[R, bytes]]) -> None:
            try:
                result, games = done.result()
                if out:
                    Path(out).write_bytes(games)
                answer.set_result(result)
            except Exception as error:
                answer.set_exception(error)

        sent.future().add_done_callback(came)
        return answer

    def leave(self) -> None:
        if self.ours:
            self.ray.shutdown()


def play_afar(packs: list[str], work: Callable[[Any], R], task: Job | Match, net: bytes) -> tuple[R, bytes]:
    """A task on a machine that has neither the folder of the course nor the packs that are played with."""
    lay_down_packs(packs)
    with TemporaryDirectory(prefix="rossio-course-") as folder:
        known, out = Path(folder, "known.net"), Path(folder, "games.npz")
        known.write_bytes(net)
        if isinstance(task, Job):
            return work(replace(task, net=str(known), out=str(out))), out.read_bytes()
        return work(replace(task, net=str(known))), b""


def crew_of(workers: int, ray: str = "") -> Crew:
    """The cluster if an address is given, else that many processes."""
    return Afar(ray) if ray else Here(workers)
