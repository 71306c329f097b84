"""One interface for one core, many cores and many machines."""

from __future__ import annotations

import os
import re
import time
from multiprocessing import active_children
from pathlib import Path

import pytest

from rossio.games import catalogue
from rossio.lab.extras import MissingExtra
from rossio.lab.meetings.pool import Alone, Batches, Cluster, Pool, Processes, pool_of
from rossio.lab.packs import begin_pack


def square(number: int) -> int:
    return number * number


def stumble(number: int) -> int:
    if number == 3:
        raise ValueError("three")
    return number


def sleepy(number: int) -> int:
    time.sleep(0 if number < 2 else 60)
    return number


def die(number: int) -> int:
    os._exit(1)


@pytest.mark.parametrize("pool", [Alone(), Processes(2)])
def test_every_task_is_done_once(pool: Pool) -> None:
    assert sorted(pool.run(square, range(200))) == [number * number for number in range(200)]
    assert list(pool.run(square, [])) == []


@pytest.mark.parametrize("pool", [Alone(), Processes(2)])
def test_an_error_in_a_worker_is_an_error_here(pool: Pool) -> None:
    with pytest.raises(ValueError, match="three"):
        list(pool.run(stumble, range(10)))
    assert active_children() == []


def test_leaving_early_stops_the_workers_at_once() -> None:
    start = time.monotonic()
    results = Processes(2).run(sleepy, range(6))
    next(results)
    results.close()  # type: ignore[attr-defined]  # what Ctrl-C in the loop does
    assert time.monotonic() - start < 30
    assert active_children() == []


def test_a_worker_that_dies_is_noticed() -> None:
    with pytest.raises(RuntimeError):
        list(Processes(2).run(die, range(4)))


def test_batches_grow_while_they_are_quick_and_shrink_when_not() -> None:
    batches = Batches(range(10_000))
    for _ in range(10):
        batches.learn(len(batches.take()), 0.001)
    assert batches.size == 64
    batches.learn(64, 64.0)
    assert batches.size == 1


def test_the_pool_follows_what_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(pool_of(1), Alone)
    assert isinstance(pool_of(3), Processes)
    monkeypatch.setattr("rossio.lab.extras.installed", lambda library: False)
    with pytest.raises(MissingExtra, match=r"rossio\[lab\]"):
        pool_of(0, "auto")


def test_a_cluster_that_is_not_there_is_noticed_at_once() -> None:
    pytest.importorskip("ray")
    start = time.monotonic()
    with pytest.raises(ConnectionError):
        list(Cluster("127.0.0.1:9").run(square, [1]))
    assert time.monotonic() - start < 10


@pytest.mark.filterwarnings("ignore")
def test_a_local_ray_gives_the_same_results() -> None:
    pytest.importorskip("ray")
    assert sorted(Cluster("local").run(square, range(100))) == [number * number for number in range(100)]


def digest_elsewhere(folder: str) -> str:
    """The content that a worker plays with, which cannot see the folder of the pack."""
    assert folder not in os.environ["ROSSIO_PACKS"]
    return catalogue.load("coimbra").pack.digest


@pytest.mark.filterwarnings("ignore")
def test_packs_travel_to_the_workers_of_a_cluster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    ours = catalogue.load("coimbra").pack.digest
    begin_pack("coimbra", tmp_path / "box", "My box")
    voyages = tmp_path / "box" / "voyages.toml"
    text = voyages.read_text("utf-8")
    cost = re.search(r"^cost = (\d+)$", text, re.MULTILINE)
    assert cost
    voyages.write_text(text.replace(cost.group(), f"cost = {int(cost.group(1)) + 1}", 1), "utf-8")
    monkeypatch.setenv("ROSSIO_PACKS", str(tmp_path / "box"))
    [digest] = Cluster("local").run(digest_elsewhere, [str(tmp_path)])
    assert digest != ours
