"""How long people wait for a hint when several tables ask one server at the same moment.

`python -m tests.load.hints --game lisboa --tables 4 --rounds 30`, with PYTHONPATH=build/compiled for compiled rules.
Beside the wait stands the processor time of the server's processes, which other work on the machine hardly changes.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from statistics import median
from typing import Any

import httpx

from rossio import compiled
from rossio.games import catalogue
from tests.load.drive import cpu_seconds, family
from tests.server.rig import Server

PROMISED = 1.5
TOO_OFTEN = 429


class Learner:
    """One person at a table of one bot, who asks at every decision and does what the hint says."""

    def __init__(self, client: httpx.AsyncClient, table: str, token: str) -> None:
        self.client = client
        self.table = f"/api/tables/{table}"
        self.headers = {"Authorization": f"Bearer {token}"}

    async def turn(self) -> int | None:
        """Wait until this person decides; the number of the decision, None when the game is over."""
        while True:
            state = await self.ask("GET", self.table)
            if state["table"]["status"] != "running":
                return None
            if state["table"]["turn"] in state["held"]:
                return int(state["table"]["ply"])
            await self.ask("GET", f"{self.table}/wait?version={state['table']['version']}&seconds=5")

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        while True:
            answer = await self.client.request(method, path, json=body, headers=self.headers)
            if answer.status_code != TOO_OFTEN:
                answer.raise_for_status()
                return answer.json()
            await asyncio.sleep(float(answer.headers["Retry-After"]))

    async def hint(self, ply: int) -> tuple[float, str]:
        """How long a hint took, and its move; a wait for the limit of questions is not counted."""
        while True:
            start = time.perf_counter()
            answer = await self.client.post(f"{self.table}/hint", json={"ply": ply}, headers=self.headers)
            took = time.perf_counter() - start
            if answer.status_code != TOO_OFTEN:
                answer.raise_for_status()
                return took, str(answer.json()["move"])
            await asyncio.sleep(float(answer.headers["Retry-After"]))


async def seated(client: httpx.AsyncClient, game: str, number: int) -> Learner:
    guest = (await client.post("/api/guests", json={"name": f"Ana {number}"})).raise_for_status().json()
    headers = {"Authorization": f"Bearer {guest['token']}"}
    wish = {"game": game, "seats": 2, "bots": {"1": "greedy"}, "rated": False, "start": True}
    made = (await client.post("/api/tables", json=wish, headers=headers)).raise_for_status().json()
    return Learner(client, made["table"]["id"], guest["token"])


def used(server: Server) -> float:
    assert server.process is not None
    return cpu_seconds(family(server.process.pid))


async def measure(server: Server, game: str, tables: int, rounds: int) -> tuple[list[float], list[float]]:
    """In each round all ask at the same moment, then move: every wait, and the processor time of each round's hints."""
    waits: list[float] = []
    work: list[float] = []
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
        learners = [await seated(client, game, number) for number in range(tables)]
        for _ in range(rounds):
            plies = await asyncio.gather(*(learner.turn() for learner in learners))
            asking = [(learner, ply) for learner, ply in zip(learners, plies, strict=True) if ply is not None]
            before = used(server)
            told = await asyncio.gather(*(learner.hint(ply) for learner, ply in asking))
            work.append(used(server) - before)
            waits += [took for took, _ in told]
            for number, ((learner, ply), (_, move)) in enumerate(zip(asking, told, strict=True)):
                body = {"ply": ply, "moves": [move], "key": f"{number}-{ply}-key"}
                await learner.ask("POST", f"{learner.table}/moves", body)
    return waits, sorted(work)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=catalogue.names(), action="append")
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=30)
    chosen = parser.parse_args()
    server = Server(anew=True)
    kept = True
    try:
        for game in chosen.game or catalogue.names():
            waits, work = asyncio.run(measure(server, game, chosen.tables, chosen.rounds))
            waits.sort()
            slow = waits[len(waits) * 95 // 100]
            kept = kept and slow < PROMISED
            most = work[len(work) * 95 // 100]
            print(
                f"{game}, {'compiled' if compiled() else 'interpreted'}, {chosen.tables} tables: {len(waits)} hints, "
                f"median {median(waits):.2f} s, 95 of 100 within {slow:.2f} s, slowest {waits[-1]:.2f} s; "
                f"processor time of all {chosen.tables}: median {median(work):.2f} s, 95 of 100 within {most:.2f} s",
                flush=True,
            )
    finally:
        server.remove()
    return 0 if kept else 1


if __name__ == "__main__":
    raise SystemExit(main())
