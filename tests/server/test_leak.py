"""Hidden information never leaves: two servers play the same game, one of them with everything hidden changed at every
answer. Every byte that a seat or a spectator gets must be the same."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection

from rossio.client import drawings, raster
from rossio.games import catalogue
from rossio.server.door import pages
from rossio.server.ground.config import Config
from rossio.server.people.notices.outbox import compose
from rossio.server.playing.lobby import fresh
from tests.conformance.cases import EFFORT
from tests.server.rig import Person, Server
from tests.server.waits import at_ply, hear

TIMES = re.compile(
    rb'"(created|started|finished|touched|turn_since|deadline|given_after|stood_since|at|since_at)":[0-9.e+]+'
)


PLIES = 60 if EFFORT == 1 else 30
SUBSTITUTED = 7
PREVIEWED = (1, 16, 40)
PLIES_ON_POSTGRESQL = 18


def timeless(body: bytes) -> bytes:
    return TIMES.sub(rb'"\1":0', body)


class Twins:
    """One person at both servers, and a check that both say the same."""

    def __init__(self, true: Person, blurred: Person) -> None:
        self.true = true
        self.blurred = blurred
        self.compared = 0

    def ask(self, method: str, path: str, body: object = None) -> Any:
        one = self.true.client.request(method, path, json=body)
        two = self.blurred.client.request(method, path, json=body)
        assert one.status_code == two.status_code, (path, one.text, two.text)
        if path.endswith("/rehearsal") and one.status_code == 200 and one.json()["revealed"]:
            made_up = [{key: part for key, part in answer.json().items() if key != "position"} for answer in (one, two)]
            assert made_up[0] == made_up[1]
        else:
            assert timeless(one.content) == timeless(two.content), path
        headers = [{k: v for k, v in answer.headers.items() if k in SHOWN} for answer in (one, two)]
        assert headers[0] == headers[1]
        self.compared += len(one.content)
        return one.json()

    def preview(self, table: str) -> None:
        """What a link to the table shows elsewhere, in words and as a picture."""
        answers = [person.client.get(f"/t/{table}") for person in (self.true, self.blurred)]
        words = [page.text.replace(page.url.netloc.decode(), "") for page in answers]
        assert words[0] == words[1]
        assert (f"/tables/{table}/picture" in words[0]) == pages_are_built()
        self.compared += len(words[0])
        shown = [person.client.get(f"/api/tables/{table}/picture", timeout=120) for person in (self.true, self.blurred)]
        assert shown[0].content == shown[1].content
        assert shown[0].headers["content-type"] == shown[1].headers["content-type"]
        if can_draw():
            assert shown[0].headers["cache-control"] == "public, max-age=3600"
            assert shown[0].content.startswith(b"\x89PNG")


def pages_are_built() -> bool:
    return (pages.BUILT / "index.html").is_file()


def can_draw() -> bool:
    return raster.is_there() and drawings.find_node() is not None and drawings.DRAWINGS.is_file()


SHOWN = ("content-type", "retry-after", "set-cookie", "cache-control")


@pytest.fixture(params=catalogue.names())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, game: str) -> str:
    """All games on SQLite; on PostgreSQL one, since the rules do not know where a game is kept."""
    if request.param == "sqlite":
        return ""
    if game != "coimbra":
        pytest.skip("proved on SQLite")
    return str(request.getfixturevalue("postgres").database())


@pytest.fixture
def twins(
    game: str, database: str, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[tuple[list[Twins], Twins, str]]:
    """A table at two servers, with the same seed, people and sessions."""
    true = Server(database)
    people = [Person(true, name) for name in ("Ana", "Rui")]
    seats = 2 if 2 in catalogue.load(game).seats else catalogue.load(game).seats[0]
    while len(people) < seats:
        people.append(Person(true, f"P{len(people)}"))
    table = people[0].post("/api/tables", game=game, seats=seats)["table"]["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/seats")
    watcher = Person(true, "Zé")
    assert true.stop() == 0
    if database:
        blurred = Server(request.getfixturevalue("postgres").copied(database), plugins="tests.server.blur")
    else:
        blurred = Server(data=shutil.copytree(true.folder, tmp_path / "twin"), plugins="tests.server.blur")
    true.start()

    def twin(person: Person) -> Twins:
        return Twins(person, Person(blurred, token=person.token))

    try:
        yield [twin(person) for person in people], twin(watcher), table
    finally:
        true.remove()
        blurred.remove()


def test_every_byte_is_the_same_when_only_the_hidden_changes(twins: tuple[list[Twins], Twins, str], game: str) -> None:
    people, watcher, table = twins
    everybody = [*people, watcher]
    people[0].ask("POST", f"/api/tables/{table}/start")
    frames = 0
    with ExitStack() as stack:
        enter = stack.enter_context
        sockets = [(enter(twin.true.live(table)), enter(twin.blurred.live(table))) for twin in everybody]
        for ply in range(PLIES_ON_POSTGRESQL if watcher.true.server.database else PLIES):
            states = [twin.ask("GET", f"/api/tables/{table}?since={max(0, ply - 3)}") for twin in everybody]
            frames += sum(same_frame(one, two, ply) for one, two in sockets)
            if states[0]["table"]["status"] != "running":
                break
            if ply == SUBSTITUTED:
                people[0], watcher = substituted(people[0], watcher, table)
                everybody = [*people, watcher]
            seat = states[0]["position"]["turn"]
            mover = people[seat]
            if ply == SUBSTITUTED:
                states[seat] = mover.ask("GET", f"/api/tables/{table}?since=0")
            if ply in PREVIEWED:
                watcher.preview(table)
            if ply % 3 == 0:
                try_things(mover, watcher, table, ply, states[seat])
            moves = states[seat]["position"]["decision"]["moves"]
            body = {"ply": ply, "moves": [moves[ply * 31 % len(moves)]], "key": f"k{ply}"}
            mover.ask("POST", f"/api/tables/{table}/moves", body)
    check_seed(watcher.true, table)
    assert frames > 20
    assert sum(twin.compared for twin in everybody) > 100_000


def substituted(person: Twins, substitute: Twins, table: str) -> tuple[Twins, Twins]:
    """Somebody who watched takes the first seat: from then on they see what it may know, and who sat there watches."""
    person.ask("POST", f"/api/tables/{table}/offer", {"offered": True})
    before = person.ask("GET", f"/api/tables/{table}?since=0")["position"]
    assert substitute.ask("POST", f"/api/tables/{table}/seats", {"seat": 0})["held"] == [0]
    assert substitute.ask("GET", f"/api/tables/{table}?since=0")["position"] == before
    watched = person.ask("GET", f"/api/tables/{table}?since=0")
    assert (watched["held"], watched["seat"]) == ([], -1)
    assert not watched["position"]["decision"]["moves"]
    return substitute, person


def try_things(mover: Twins, watcher: Twins, table: str, ply: int, state: dict[str, Any]) -> None:
    """Rehearsals, refused moves, undo, and what others may not ask."""
    decision = state["position"]["decision"]
    for move in decision["moves"][:4]:
        mover.ask("POST", f"/api/tables/{table}/rehearsal", {"ply": ply, "moves": [move]})
    space = catalogue.load(state["table"]["game"]).space
    absent = {space.print(space.at(index * 7919 % space.size)) for index in range(ply, ply + 3)}
    refused = [refusal["move"] for refusal in decision["refusals"][:3]]
    for move in [*refused, *sorted(absent - set(decision["moves"]))]:
        body = {"ply": ply, "moves": [move], "key": f"r{ply}"}
        assert mover.ask("POST", f"/api/tables/{table}/moves", body)["error"] == "refused"
    mover.ask("POST", f"/api/tables/{table}/moves", {"ply": ply, "moves": ["nonsense"], "key": "n"})
    mover.ask("POST", f"/api/tables/{table}/moves", {"ply": ply + 9, "moves": ["nonsense"], "key": "n"})
    for path in ("record", "replay", "curves", "review"):
        assert watcher.ask("GET", f"/api/tables/{table}/{path}")["error"] == "not-finished"
    watcher.ask("GET", "/api/tables?status=running")


def same_frame(one: ClientConnection, two: ClientConnection, ply: int) -> int:
    frames = [hear(socket, "state", at_ply(ply)) for socket in (one, two)]
    assert timeless(msgspec.json.encode(frames[0])) == timeless(msgspec.json.encode(frames[1]))
    return 1


def check_seed(person: Person, table: str) -> None:
    """Neither the seed nor the hidden order is in what was sent, logged or counted."""
    if person.server.database:
        seed = asyncio.run(seed_in(person.server.database))
    else:
        with closing(sqlite3.connect(person.server.folder / "rossio.db")) as database:
            seed = database.execute("SELECT seed FROM tables").fetchone()[0]
    text = json.dumps(person.state(table, since=0))
    for place in (text, person.server.log.read_text(), httpx.get(f"{person.server.url}/metrics").text):
        assert seed not in place
    assert '"seed"' not in text


async def seed_in(database: str) -> str:
    connection = await asyncpg.connect(database)
    try:
        return str(await connection.fetchval("SELECT seed FROM tables"))
    finally:
        await connection.close()


def test_a_notice_is_the_same_whatever_is_hidden(game: str) -> None:
    loaded = catalogue.load(game)
    table = fresh(loaded, loaded.seats[0], {}, "host", seed="1")
    other = msgspec.structs.replace(table, seed="2", line=["something", "else"])
    for kind in ("turn", "over"):
        assert compose(Config(), table, kind, "en") == compose(Config(), other, kind, "en")
