"""A long calm day, or half an hour of it: people play, come and go, bots stand in, workers are killed; nothing grows.

`python -m tests.load.soak --minutes 30 --tables 200 --rate 50`. Memory and open files of the server are noted all the
while; `--plot FILE` draws them. It fails if either grows from the second quarter of the time to the last, or if a move
is answered with a problem that no kill explains.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import statistics
import sys
import time
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import connect

from tests.load.drive import Load, Report, Table, family, memory
from tests.server.rig import Server

GROWTH_AT_MOST = 1.10
FILES_MORE_AT_MOST = 12
WIDTH, HEIGHT = 640, 200


class Sample(msgspec.Struct):
    second: float
    memory_mb: float
    workers_mb: float
    files: int


class Soaked(msgspec.Struct):
    minutes: float
    tables: int
    moves: int = 0
    games_begun: int = 0
    joined_and_left: int = 0
    workers_killed: int = 0
    problems: int = 0
    samples: list[Sample] = []

    def level(self) -> bool:
        """Whether memory and files at the end are what they were when all was warm."""
        quarter = max(1, len(self.samples) // 4)
        early, late = self.samples[quarter : 2 * quarter], self.samples[-quarter:]

        def median(samples: list[Sample], what: str) -> float:
            return float(statistics.median(getattr(sample, what) for sample in samples))

        return (
            median(late, "memory_mb") <= GROWTH_AT_MOST * median(early, "memory_mb")
            and median(late, "files") <= median(early, "files") + FILES_MORE_AT_MOST
        )


def sample(server: Server, began: float) -> Sample:
    assert server.process is not None
    pid = server.process.pid
    others = 0.0
    for other in family(pid)[1:]:
        with contextlib.suppress(OSError):
            others += int(Path(f"/proc/{other}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
    files = len(list(Path(f"/proc/{pid}/fd").iterdir()))
    return Sample(round(time.monotonic() - began, 1), round(memory(server), 1), round(others, 1), files)


class Day:
    def __init__(self, server: Server, client: httpx.AsyncClient, told: Soaked, rate: float, seed: int) -> None:
        self.server = server
        self.client = client
        self.told = told
        self.chance = random.Random(seed)
        self.report = Report("sqlite", "", told.tables, 2 * told.tables, rate, told.minutes * 60)
        self.load = Load(server, self.report, seed, deflate=True)
        self.until = 0.0

    async def pass_by(self) -> Soaked:
        await self.load.furnish(self.client)
        self.told.games_begun = len(self.load.tables)
        began = time.monotonic()
        self.until = began + self.told.minutes * 60
        await asyncio.gather(self.play(), self.come_and_go(), self.kill_workers(), self.note(began))
        self.told.problems = self.report.problems
        await self.load.close()
        return self.told

    def lasts(self) -> bool:
        return time.monotonic() < self.until

    async def play(self) -> None:
        """Moves at a steady rate; a game that is over is followed by another."""
        queue = list(self.load.tables)
        due = time.monotonic()
        while self.lasts():
            due += 1 / self.report.asked_rate
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            table = queue.pop(0)
            if table.over:
                table = await self.replaced(table)
            queue.append(table)
            if table.mover is not None and not table.waiting:
                await table.move(self.chance)
                self.told.moves += 1
            elif table.waiting and time.perf_counter() - max(table.sent.values(), default=0.0) > 5:
                table.waiting = False  # a worker was killed while it thought: the client sends the move again

    async def replaced(self, table: Table) -> Table:
        self.load.tables.remove(table)
        for seat in table.seats:
            await seat.socket.close()
        one = Load(self.server, Report("", "", 1, 2, 1.0, 1.0), self.chance.randrange(10**6), deflate=True)
        one.report = self.report
        kept, self.report.tables = self.report.tables, 1
        seats, self.report.connections = self.report.connections, 2
        try:
            await one.furnish(self.client)
        finally:
            self.report.tables, self.report.connections = kept, seats
        self.load.tables += one.tables
        self.load.listeners = [task for task in self.load.listeners if not task.done()] + one.listeners
        self.told.games_begun += 1
        return one.tables[0]

    async def come_and_go(self) -> None:
        """Watchers look in; somebody opens a table against a bot, leaves it to a stand-in, and another follows."""
        while self.lasts():
            table = self.chance.choice(self.load.tables)
            url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table.id}/live"
            with contextlib.suppress(OSError, httpx.HTTPError):
                async with connect(url):
                    guest = (await self.client.post("/api/guests", json={"name": "Passer-by"})).json()
                    head = {"Authorization": f"Bearer {guest['token']}"}
                    ask = {"game": "coimbra", "seats": 2, "bots": {"1": "random"}, "start": True}
                    opened = (await self.client.post("/api/tables", json=ask, headers=head)).json()
                    leave = f"/api/tables/{opened['table']['id']}/leave"
                    await self.client.post(leave, json={"stand_in": "random"}, headers=head)
                    self.told.joined_and_left += 1
            await asyncio.sleep(1.0)

    async def kill_workers(self) -> None:
        while self.lasts():
            await asyncio.sleep(min(20.0, self.told.minutes * 6))
            assert self.server.process is not None
            workers = family(self.server.process.pid)[1:]
            if workers:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(self.chance.choice(workers), signal.SIGKILL)
                    self.told.workers_killed += 1

    async def note(self, began: float) -> None:
        while self.lasts():
            self.told.samples.append(sample(self.server, began))
            await asyncio.sleep(min(5.0, self.told.minutes))


def plot(told: Soaked) -> str:
    """The memory of the server (above) and its open files (below) over time, as a picture."""
    seconds = told.samples[-1].second or 1.0
    lines = []
    for row, (what, colour) in enumerate((("memory_mb", "#1f5fa8"), ("files", "#a83f1f"))):
        values = [getattr(one, what) for one in told.samples]
        top = max(values) * 1.1
        foot, high = (row + 1) * HEIGHT / 2, HEIGHT / 2 - 20
        points = " ".join(
            f"{40 + one.second / seconds * (WIDTH - 60):.1f},{foot - value / top * high:.1f}"
            for one, value in zip(told.samples, values, strict=True)
        )
        label = f"{what.replace('_', ' ')}, 0 to {top:.0f}"
        lines.append(f'<polyline fill="none" stroke="{colour}" stroke-width="1.5" points="{points}"/>')
        lines.append(f'<text x="40" y="{row * HEIGHT / 2 + 14:.0f}" font-size="11" fill="{colour}">{label}</text>')
    body = "\n".join(lines)
    end = f'<text x="{WIDTH - 20}" y="{HEIGHT - 4}" font-size="11" text-anchor="end">{seconds / 60:.0f} minutes</text>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">\n{body}\n{end}\n</svg>\n'


async def run(minutes: float, tables: int, rate: float, seed: int) -> Soaked:
    server = await asyncio.to_thread(lambda: Server(watch=1.0, anew=True))
    try:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as client:
            return await Day(server, client, Soaked(minutes, tables), rate, seed).pass_by()
    finally:
        server.remove()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=50.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, default=None)
    chosen = parser.parse_args()
    told = asyncio.run(run(chosen.minutes, chosen.tables, chosen.rate, chosen.seed))
    if chosen.plot is not None:
        chosen.plot.write_text(plot(told))
    first, last = told.samples[0], told.samples[-1]
    print(msgspec.json.encode(msgspec.structs.replace(told, samples=[first, last])).decode())
    print("level" if told.level() else "it grows")
    return 0 if told.level() and told.problems <= told.workers_killed * 4 else 1


if __name__ == "__main__":
    sys.exit(main())
