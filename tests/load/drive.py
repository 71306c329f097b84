"""A server under load: many live connections, many running tables, a steady stream of moves.

`python -m tests.load.drive --tables 300 --connections 1000 --rate 100 --seconds 30`. Measures the time from the moment
a move is sent to the moment each viewer of the table has it, the memory of the server, and how long a table that nobody
has touched takes to open. The driver runs on the same machine as the server and shares its processors.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import sys
import time
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from rossio.kernel import compiled
from tests.server.rig import Postgres, Server


class Report(msgspec.Struct):
    database: str
    rules: str
    tables: int
    connections: int
    asked_rate: float
    seconds: float
    moves: int = 0
    rate: float = 0.0
    problems: int = 0
    viewers: int = 0
    milliseconds: dict[str, float] = {}
    memory_mb: dict[str, float] = {}
    server_cpu: float = 0.0
    main_ms_per_move: float = 0.0
    """Processor time of the server process itself, without its workers; with several server processes nearly none."""
    whole_ms_per_move: float = 0.0
    """Of all processes of the server: its own, however many, and the workers for rules and bots."""
    database_ms_per_move: float = 0.0
    """Of PostgreSQL's processes."""
    kb_per_connection: float = 0.0
    """Beyond what the tables, their people and the words of three languages took before anybody was connected."""
    driver_cpu: float = 0.0
    opening_ms: dict[str, float] = {}
    idle_bytes_per_table: float = 0.0
    reviews: int = 0
    """Reviews of finished games that were asked for before the moves began."""
    review_steps: int = 0
    """How many steps of them were made while the moves were."""


class Head(msgspec.Struct):
    ply: int
    turn: int
    status: str


class Choice(msgspec.Struct):
    moves: list[str] | None = None


class Place(msgspec.Struct):
    decision: Choice | None = None


class Lean(msgspec.Struct):
    type: str
    table: Head | None = None
    position: Place | None = None
    error: str = ""


DECODE = msgspec.json.Decoder(Lean).decode


class Seat:
    """One open socket; a player's or a watcher's."""

    def __init__(self, table: Table, socket: ClientConnection, seat: int) -> None:
        self.table = table
        self.socket = socket
        self.seat = seat

    async def listen(self) -> None:
        async for message in self.socket:
            now = time.perf_counter()
            frame = DECODE(message)
            if frame.type == "state" and frame.table is not None:
                self.table.hear(self, frame.table, frame.position, now)
            elif frame.type == "problem":
                self.table.load.report.problems += 1
                self.table.waiting = False


class Table:
    def __init__(self, load: Load, name: str, tokens: list[str]) -> None:
        self.load = load
        self.id = name
        self.tokens = tokens
        self.seats: list[Seat] = []
        self.ply = -1
        self.mover: Seat | None = None
        self.moves: list[str] = []
        self.sent: dict[int, float] = {}
        self.waiting = False
        self.over = False

    def hear(self, seat: Seat, head: Head, position: Place | None, now: float) -> None:
        sent = self.sent.get(head.ply)
        if sent is not None:
            self.load.delays.append(now - sent)
        if head.status != "running":
            self.over = True
        if (
            position is not None
            and position.decision is not None
            and position.decision.moves
            and seat.seat == head.turn
        ):
            self.ply, self.mover, self.moves = head.ply, seat, position.decision.moves
            self.waiting = False

    async def move(self, chance: random.Random) -> None:
        assert self.mover is not None
        self.waiting = True
        frame = {"type": "move", "ply": self.ply, "moves": [chance.choice(self.moves)], "key": f"k{self.ply}"}
        self.sent = {self.ply + 1: time.perf_counter()}
        await self.mover.socket.send(msgspec.json.encode(frame).decode())


class Load:
    def __init__(self, server: Server, report: Report, seed: int, deflate: bool, postgres: int = 0) -> None:
        self.server = server
        self.postgres = postgres
        self.compression = "deflate" if deflate else None
        self.report = report
        self.chance = random.Random(seed)
        self.tables: list[Table] = []
        self.delays: list[float] = []
        self.listeners: list[asyncio.Task[None]] = []
        self.reviewed: list[str] = []

    async def furnish(self, client: httpx.AsyncClient) -> None:
        """Tables with two people each, and watchers until there are enough connections."""
        gate = asyncio.Semaphore(8)

        async def one(number: int) -> None:
            async with gate:
                tokens = []
                for name in ("Ana", "Rui"):
                    tokens.append((await client.post("/api/guests", json={"name": f"{name} {number}"})).json()["token"])
                heads = [{"Authorization": f"Bearer {token}"} for token in tokens]
                opened = await client.post("/api/tables", json={"game": "coimbra", "seats": 2}, headers=heads[0])
                name = opened.json()["table"]["id"]
                await client.post(f"/api/tables/{name}/seats", json={}, headers=heads[1])
                await client.post(f"/api/tables/{name}/start", headers=heads[0])
                self.tables.append(Table(self, name, tokens))

        await asyncio.gather(*(one(number) for number in range(self.report.tables)))
        self.report.memory_mb["tables"] = round(memory(self.server), 1)
        connections = self.report.connections
        places = [(table, seat) for table in self.tables for seat in (0, 1)]
        watchers = max(0, connections - len(places))
        places += [(self.tables[number % len(self.tables)], -1) for number in range(watchers)]

        async def sit(table: Table, seat: int) -> None:
            async with gate:
                headers = {"Authorization": f"Bearer {table.tokens[seat]}"} if seat >= 0 else {}
                url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table.id}/live"
                socket = await connect(url, additional_headers=headers, compression=self.compression, max_queue=64)
                table.seats.append(Seat(table, socket, seat))
                self.listeners.append(asyncio.create_task(table.seats[-1].listen()))

        await asyncio.gather(*(sit(table, seat) for table, seat in places[:connections]))
        await asyncio.sleep(2)
        self.report.viewers = len(places[:connections])

    async def drive(self) -> None:
        """Moves at a steady rate, each at another table."""
        began = time.perf_counter()
        processor = time.process_time()
        before = self.used()
        queue = list(self.tables)
        number = 0
        while (now := time.perf_counter()) < began + self.report.seconds:
            due = began + number / self.report.asked_rate
            if due > now:
                await asyncio.sleep(due - now)
            number += 1
            for _ in range(len(queue)):
                table = queue.pop(0)
                queue.append(table)
                if table.mover is not None and not table.waiting and not table.over:
                    await table.move(self.chance)
                    self.report.moves += 1
                    break
        elapsed = time.perf_counter() - began
        self.report.driver_cpu = round((time.process_time() - processor) / elapsed, 2)
        main, whole, database = (after - early for early, after in zip(before, self.used(), strict=True))
        self.report.server_cpu = round(whole / elapsed, 2)
        self.report.main_ms_per_move = round(1000 * main / self.report.moves, 2)
        self.report.whole_ms_per_move = round(1000 * whole / self.report.moves, 2)
        self.report.database_ms_per_move = round(1000 * database / self.report.moves, 2)
        self.report.rate = round(self.report.moves / elapsed, 1)
        await asyncio.sleep(1)

    async def ask_reviews(self, client: httpx.AsyncClient) -> None:
        """Games of bots, played to their end; then a review of each is asked for."""
        head = {"Authorization": f"Bearer {self.tables[0].tokens[0]}"}
        bots = {"0": "random", "1": "random"}
        asked = {"game": "coimbra", "seats": 2, "bots": bots, "sit": -1, "start": True}
        for _ in range(self.report.reviews):
            name = (await client.post("/api/tables", json=asked, headers=head)).json()["table"]["id"]
            self.reviewed.append(name)
            while (await client.get(f"/api/tables/{name}", headers=head)).json()["table"]["status"] == "running":
                await asyncio.sleep(0.1)
            await client.post(f"/api/tables/{name}/review", headers=head)

    async def review_steps(self, client: httpx.AsyncClient) -> int:
        """How many steps are made of all reviews together."""
        found = [(await client.get(f"/api/tables/{name}/review")).json()["review"] for name in self.reviewed]
        return sum(review["done"] for review in found if review)

    def used(self) -> tuple[float, float, float]:
        """Processor time so far: of the server process, of all its processes, of the database's."""
        assert self.server.process is not None
        pid = self.server.process.pid
        return cpu_seconds([pid]), cpu_seconds(family(pid)), cpu_seconds(family(self.postgres) if self.postgres else [])

    async def close(self) -> None:
        for table in self.tables:
            for seat in table.seats:
                await seat.socket.close()
        for listener in self.listeners:
            listener.cancel()
        await asyncio.gather(*self.listeners, return_exceptions=True)


def family(pid: int) -> list[int]:
    """A process and all below it."""
    below = [pid]
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            if int(stat.read_text().rpartition(")")[2].split()[1]) == pid:
                below += family(int(stat.parent.name))
        except OSError:
            continue
    return below


def cpu_seconds(pids: list[int]) -> float:
    """Processor time of some processes, to the microsecond or as near as the kernel says; of threads that live."""
    nanoseconds = 0
    for thread in (thread for pid in pids for thread in Path(f"/proc/{pid}/task").glob("*/schedstat")):
        try:
            nanoseconds += int(thread.read_text().split()[0])
        except OSError:  # it ended since it was listed
            continue
    return nanoseconds / 1e9


def memory(server: Server) -> float:
    """Megabytes of the server process itself."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return float(status.partition("VmRSS:")[2].split()[0]) / 1024


def spread(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds) or [0.0]

    def at(share: float) -> float:
        return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)

    return {"p50": at(0.5), "p90": at(0.9), "p99": at(0.99), "max": at(1.0)}


async def openings(server: Server, load: Load, client: httpx.AsyncClient) -> list[float]:
    """Open tables that no process has at hand: the server was just started again."""
    taken = []
    for table in load.tables:
        began = time.perf_counter()
        answer = await client.get(f"/api/tables/{table.id}", headers={"Authorization": f"Bearer {table.tokens[0]}"})
        assert answer.status_code == 200
        taken.append(time.perf_counter() - began)
    return taken


def go_first(server: Server, priority: int) -> None:
    """Put the server before whatever else a shared machine runs; needs root on Linux. Sessions have shares of their own
    there, so a process's niceness alone says nothing."""
    assert server.process is not None
    for pid in [os.getpid(), *family(server.process.pid)]:
        Path(f"/proc/{pid}/autogroup").write_text(str(priority))
        for task in Path(f"/proc/{pid}/task").iterdir():
            os.setpriority(os.PRIO_PROCESS, int(task.name), priority)


class Way(NamedTuple):
    """How a server is run: the sources of another version or our own, in so many processes, beside so many reviews."""

    tree: str = ""
    workers: int = 1
    reviews: int = 0


async def run(report: Report, postgres: Postgres | None, seed: int, priority: int, deflate: bool, way: Way) -> None:
    variables = {"PYTHONPATH": way.tree} if way.tree else {}
    database = postgres.database() if postgres else ""
    server = await asyncio.to_thread(
        lambda: Server(database, workers=way.workers, watch=1.0, variables=variables, anew=True)
    )
    try:
        if priority:
            go_first(server, priority)
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as client:
            load = Load(server, report, seed, deflate, postgres.process.pid if postgres and postgres.process else 0)
            report.memory_mb["empty"] = round(memory(server), 1)
            await load.furnish(client)
            report.memory_mb["connected"] = round(memory(server), 1)
            grown = report.memory_mb["connected"] - report.memory_mb["tables"]
            report.kb_per_connection = round(grown * 1024 / max(1, report.viewers), 1)
            await load.ask_reviews(client)
            done = await load.review_steps(client)
            await load.drive()
            report.review_steps = await load.review_steps(client) - done
            report.memory_mb["after the moves"] = round(memory(server), 1)
            report.milliseconds = spread(load.delays)
            await load.close()
            server.stop()
            await asyncio.to_thread(server.start)
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as client:
            if priority:
                go_first(server, priority)
            head = {"Authorization": f"Bearer {load.tables[-1].tokens[0]}"}
            await client.get(f"/api/tables/{load.tables[-1].id}", headers=head)  # the first request opens the database
            before = memory(server)
            report.opening_ms = spread(await openings(server, load, client))
            report.memory_mb["started again, all tables opened"] = round(memory(server), 1)
            report.idle_bytes_per_table = round((before - report.memory_mb["empty"]) * 2**20 / report.tables)
    finally:
        server.remove()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--connections", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=100.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--priority", type=int, default=0, help="niceness (-20 .. 0) on a machine that others use")
    parser.add_argument("--deflate", action="store_true", help="compress as browsers do")
    parser.add_argument("--beside", default="", help="the sources of another version, measured in the same run")
    parser.add_argument("--workers", type=int, default=1, help="measured in turn with one process; needs --postgres")
    parser.add_argument("--reviews", type=int, default=0, help="made beside the moves, in turn with none")
    parser.add_argument("--rounds", type=int, default=2, help="how often each of both is measured")
    chosen = parser.parse_args()
    postgres = Postgres() if chosen.postgres else None
    reports = []
    try:
        # in turn, so that whatever else the machine does meanwhile falls on both
        others = [Way(chosen.beside)] if chosen.beside else [Way(workers=chosen.workers)] if chosen.workers > 1 else []
        if chosen.reviews:
            others = [Way()]
        for way in [*others, Way(reviews=chosen.reviews)] * (chosen.rounds if others else 1):
            report = Report(
                "postgresql" if postgres else "sqlite",
                "compiled" if compiled() else "interpreted",
                chosen.tables,
                chosen.connections,
                chosen.rate,
                chosen.seconds,
                reviews=way.reviews,
            )
            asyncio.run(run(report, postgres, chosen.seed, chosen.priority, chosen.deflate, way))
            print(*way, msgspec.json.format(msgspec.json.encode(report)).decode(), flush=True)
            reports.append(report)
    finally:
        if postgres:
            postgres.remove()
    if chosen.reviews:
        for what in ("p50", "p99"):
            there, here = (statistics.median(one.milliseconds[what] for one in reports[turn::2]) for turn in (0, 1))
            print(f"{what}: {there:.2f} ms without reviews, {here:.2f} with: {here / there:.2f}")
        return 0
    if others:
        what = "main_ms_per_move" if chosen.beside else "whole_ms_per_move"
        there, here = (statistics.median(getattr(one, what) for one in reports[turn::2]) for turn in (0, 1))
        print(f"{what}: {there:.2f} there, {here:.2f} here: {here / there:.2f}")
        return 0
    return 0 if report.milliseconds["p99"] < 100 and report.opening_ms["p99"] < 50 and not report.problems else 1


if __name__ == "__main__":
    sys.exit(main())
