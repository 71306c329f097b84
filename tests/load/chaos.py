"""The kill test: scripted players and bots at many tables, who play, leave, come back and take each other's seats,
while the server or PostgreSQL is killed again and again.

`python -m tests.load.chaos --tables 50 --kills 20`. Afterwards every acknowledged move is there exactly once, every
game replays, and every client has resumed.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import sys
import time
from typing import Any

import httpx
import msgspec
from sqlalchemy import select

from rossio.server.ground.config import Config
from rossio.server.store import schema
from rossio.server.store.database import Store
from tests.load.drive import cpu_seconds, family
from tests.server.rig import Postgres, Server


class Report(msgspec.Struct):
    kind: str
    tables: int
    kills: int
    acknowledged: int = 0
    retried: int = 0
    undone: int = 0
    left: int = 0
    returned: int = 0
    substituted: int = 0
    missing: int = 0
    doubled: int = 0
    stored: int = 0
    unresumed: int = 0
    longest_outage: float = 0.0
    """Seconds that a client waited for an answer: the start of the server, and what else the machine had to do."""
    longest_start: float = 0.0
    """Seconds from the start of a server's process to its first answer."""
    start_processor: float = 0.0
    """Processor seconds that it and its workers took until then, the most of all starts."""
    replayed: str = ""
    seconds: float = 0.0

    def sound(self) -> bool:
        return not (self.missing or self.doubled or self.unresumed) and "0 at fault" in self.replayed


class Player:
    """One person at one table, who never gives up on a move until it is acknowledged."""

    def __init__(self, client: httpx.AsyncClient, report: Report, chance: random.Random) -> None:
        self.client = client
        self.report = report
        self.chance = chance
        self.headers: dict[str, str] = {}
        self.acknowledged: list[tuple[str, int, str, str]] = []
        self.last_heard = time.monotonic()

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Ask until there is an answer; a repeated request is the very same one."""
        began = time.monotonic()
        while True:
            try:
                answer = await self.client.request(method, path, json=body, headers=self.headers)
                if answer.status_code < 500:
                    self.report.longest_outage = max(self.report.longest_outage, time.monotonic() - began)
                    self.last_heard = time.monotonic()
                    return answer.status_code, answer.json()
            except (httpx.TransportError, ValueError):
                pass
            self.report.retried += 1
            await asyncio.sleep(0.1 + 0.2 * self.chance.random())

    async def arrive(self, name: str) -> None:
        _, me = await self.ask("POST", "/api/guests", {"name": name})
        self.headers = {"Authorization": f"Bearer {me['token']}"}

    async def play(self, table: str, stop: asyncio.Event) -> None:
        while not stop.is_set():
            status, state = await self.ask("GET", f"/api/tables/{table}")
            if status != 200 or state["table"]["status"] != "running":
                return
            if await self.change_seats(table, state):
                continue
            if state["table"]["turn"] not in state["held"]:
                version = state["table"]["version"]
                await self.ask("GET", f"/api/tables/{table}/wait?version={version}&seconds=0.5")
                continue
            await self.decide(table, state)

    async def change_seats(self, table: str, state: dict[str, Any]) -> bool:
        """Now and then leave to a bot, come back, offer the seat or take an offered one; whether anything was done."""
        seats, held = state["table"]["seats"], state["held"]
        offered = [seat["seat"] for seat in seats if seat["offered"]]
        if not held:
            if not offered:
                return False
            status, _ = await self.ask("POST", f"/api/tables/{table}/seats", {"seat": offered[0]})
            self.report.substituted += status == 200
        elif seats[held[0]]["kind"] == "stand-in":
            if self.chance.random() < 0.5:
                return False
            status, _ = await self.ask("POST", f"/api/tables/{table}/return")
            self.report.returned += status == 200
        elif self.chance.random() < 0.04:
            status, _ = await self.ask("POST", f"/api/tables/{table}/leave", {})
            self.report.left += status == 200
        elif self.chance.random() < 0.04 and not offered:
            await self.ask("POST", f"/api/tables/{table}/offer", {"offered": True})
        else:
            return False
        return True

    async def decide(self, table: str, state: dict[str, Any]) -> None:
        seat = state["table"]["seats"][state["table"]["turn"]]
        if seat["kind"] == "stand-in":
            await self.ask("GET", f"/api/tables/{table}/wait?version={state['table']['version']}&seconds=0.5")
            return
        ply, move = state["table"]["ply"], self.chance.choice(state["position"]["decision"]["moves"])
        key = secrets.token_hex(8)
        status, answer = await self.ask("POST", f"/api/tables/{table}/moves", {"ply": ply, "moves": [move], "key": key})
        if status == 200:
            self.acknowledged.append((table, ply, key, move))
            if self.chance.random() < 0.05 and answer["state"]["position"]["undo_floor"] <= ply:
                status, _ = await self.ask("POST", f"/api/tables/{table}/undo", {"ply": ply + 1, "to": ply})
                self.report.undone += status == 200


async def run(kind: str, tables: int, kills: int, seed: int, pause: float) -> Report:
    """Kill the server (`server`) or the database (`postgresql`) so many times."""
    began = time.monotonic()
    report = Report(kind, tables, kills)
    chance = random.Random(seed)
    postgres = await asyncio.to_thread(Postgres) if kind == "postgresql" else None
    database = postgres.database() if postgres is not None else ""
    server = await asyncio.to_thread(lambda: Server(database, bot_pause=0.02, anew=True))
    limits = httpx.Limits(max_connections=200, max_keepalive_connections=50)
    try:
        async with httpx.AsyncClient(base_url=server.url, timeout=10, limits=limits) as client:
            players, works, stop = await seat_all(client, report, tables, chance)
            for _ in range(kills):
                await asyncio.sleep(pause * (0.5 + chance.random()))
                victim = server if postgres is None else postgres
                await asyncio.to_thread(victim.kill)
                await asyncio.sleep(0.3 * chance.random())
                await asyncio.to_thread(started, victim, report)
            back = time.monotonic()
            for _ in range(300):
                if all(player.last_heard > back for player in players):
                    break
                await asyncio.sleep(0.1)
            finished = [work.done() for work in works]
            report.unresumed = sum(
                not done and player.last_heard <= back for player, done in zip(players, finished, strict=True)
            )
            stop.set()
            await asyncio.gather(*works)
        await count(report, players, server, database)
        checked = await asyncio.to_thread(server.command, "admin", "check")
        report.replayed = checked.stdout.strip().splitlines()[-1] if checked.stdout else checked.stderr[-500:]
    finally:
        server.remove()
        if postgres is not None:
            postgres.remove()
    report.seconds = round(time.monotonic() - began, 1)
    return report


def started(victim: Server | Postgres, report: Report) -> None:
    """Start what was killed; of a server, note how long it took and how much of that it needed itself."""
    began = time.monotonic()
    victim.start()
    if isinstance(victim, Server):
        assert victim.process is not None
        report.longest_start = max(report.longest_start, round(time.monotonic() - began, 2))
        report.start_processor = max(report.start_processor, round(cpu_seconds(family(victim.process.pid)), 2))


async def seat_all(
    client: httpx.AsyncClient, report: Report, tables: int, chance: random.Random
) -> tuple[list[Player], list[asyncio.Task[None]], asyncio.Event]:
    """Half of the tables have two people and one who waits for a seat, half a person and a bot."""
    players: list[Player] = []
    works: list[asyncio.Task[None]] = []
    stop = asyncio.Event()

    def player() -> Player:
        players.append(Player(client, report, random.Random(chance.random())))
        return players[-1]

    for number in range(tables):
        ana = player()
        await ana.arrive(f"Ana {number}")
        bots = {"1": "random"} if number % 2 else {}
        wish = {"game": "coimbra", "seats": 2, "bots": bots, "rated": False, "stand_in": "random"}
        _, state = await ana.ask("POST", "/api/tables", wish)
        table = state["table"]["id"]
        sitting = [ana]
        if not bots:
            rui, marta = player(), player()
            await rui.arrive(f"Rui {number}")
            await rui.ask("POST", f"/api/tables/{table}/seats", {})
            await marta.arrive(f"Marta {number}")
            sitting += [rui, marta]
        await ana.ask("POST", f"/api/tables/{table}/start")
        works += [asyncio.create_task(one.play(table, stop)) for one in sitting]
    return players, works, stop


async def count(report: Report, players: list[Player], server: Server, database: str) -> None:
    """Hold what was acknowledged against what is stored: each by its key, once, wherever in the game it may lie."""
    store = Store(Config(data=str(server.folder), database=database).url())
    stored: dict[tuple[str, str], list[tuple[int, str]]] = {}
    try:
        async with store.reading() as connection:
            moves = schema.moves.c
            for row in await connection.execute(select(moves.table, moves.ply, moves.key, moves.move)):
                stored.setdefault((row[0], row[2]), []).append((row[1], row[3]))
    finally:
        await store.close()
    report.stored = sum(len(entries) for entries in stored.values())
    for player in players:
        for table, ply, key, move in player.acknowledged:
            report.acknowledged += 1
            found = stored.get((table, key), [])
            report.missing += (ply, move) not in found
            report.doubled += len(found) > 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pause", type=float, default=3.0, help="seconds between two kills, about")
    chosen = parser.parse_args()
    sound = True
    for kind in ("server", "postgresql"):
        report = asyncio.run(run(kind, chosen.tables, chosen.kills, chosen.seed, chosen.pause))
        print(msgspec.json.format(msgspec.json.encode(report)).decode(), flush=True)
        sound &= report.sound()
    return 0 if sound else 1


if __name__ == "__main__":
    sys.exit(main())
