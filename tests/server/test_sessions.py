"""Sessions and rights that end: whatever they keep open is closed at once, in every process."""

from __future__ import annotations

import re
import secrets
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.receivers import mail_receiver
from tests.server.rig import Person, Postgres, Refusal, Server, two_at_a_table
from tests.server.test_fuzz import talk
from tests.server.waits import hear, open_sockets, soon

SECONDS = 20
PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    """Two processes that serve one database, and only hear of each other by the wire."""
    database = postgres.database()
    made = (Server(database, shared=1, watch=600), Server(database, shared=1, watch=600))
    yield made
    for server in made:
        server.remove()


def farewell(socket: ClientConnection) -> tuple[int, str]:
    """How the other side closes."""
    with pytest.raises(ConnectionClosed) as closed:
        talk(socket, [])
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def account(server: Server) -> tuple[Person, str]:
    """Somebody with an account, and the name to sign in by."""
    name = f"Inês {secrets.token_hex(4)}"
    token = Person(server, "x").post("/api/accounts", name=name, password=PASSWORD)["token"]
    return Person(server, token=token), name


def test_signing_out_closes_what_the_session_keeps_open(server: Server) -> None:
    here, name = account(server)
    there = Person(server, token=here.post("/api/sessions", name=name, password=PASSWORD)["token"])
    table = here.open_table(2)["table"]["id"]
    version = here.state(table)["table"]["version"]
    waited: list[str] = []

    def wait() -> None:
        with pytest.raises(Refusal) as refused:
            here.get(f"/api/tables/{table}/wait", version=version)
        waited.append(refused.value.error)

    with here.live(table) as one, there.live(table) as other:
        hear(one, "state")
        hear(other, "state")
        waiting = threading.Thread(target=wait)
        waiting.start()
        assert soon(lambda: open_sockets(server) == 3)  # whoever asks later asks as a stranger
        Person(server, token=here.token).ask("DELETE", "/api/sessions/mine")
        assert farewell(one) == (4401, "sign-in")
        waiting.join(SECONDS)
        assert waited == ["sign-in"]
        there.post(f"/api/tables/{table}/chat", text="still here")
        assert hear(other, "chat")["text"] == "still here"


def test_a_new_password_closes_every_socket_of_the_account() -> None:
    with mail_receiver() as (smtp, arrived):
        server = Server(smtp=smtp, address="https://rossio.example", watch=600)
        try:
            email = f"{secrets.token_hex(4)}@example.org"
            name = f"Rui {secrets.token_hex(4)}"
            token = Person(server, "x").post("/api/accounts", name=name, password=PASSWORD, email=email)["token"]
            rui = Person(server, token=token)
            table = rui.open_table(2)["table"]["id"]
            with rui.live(table) as socket:
                hear(socket, "state")
                stranger = Person(server, "x")
                stranger.post("/api/password/forgotten", email=email)
                found = re.search(r"token=([\w-]+)", str(arrived.get(timeout=SECONDS).get_payload(decode=True)))
                assert found
                stranger.post("/api/password/reset", token=found.group(1), password="another one")
                assert farewell(socket) == (4401, "sign-in")
        finally:
            server.remove()


def test_a_guest_who_registers_comes_back_by_the_new_session(server: Server) -> None:
    guest = Person(server, "Ana")
    table = guest.open_table(2)["table"]["id"]
    with guest.live(table) as socket:
        hear(socket, "state")
        me = guest.post("/api/accounts", name=f"Ana {secrets.token_hex(4)}", password=PASSWORD)
        assert farewell(socket) == (4401, "sign-in")
    with Person(server, token=me["token"]).live(table) as socket:
        assert hear(socket, "hello")["held"] == [0]


def test_who_is_banned_sees_nothing_more(server: Server) -> None:
    """Also where the ban comes from a program that the server cannot hear."""
    person, name = account(server)
    table = person.open_table(2)["table"]["id"]
    with person.live(table) as socket:
        hear(socket, "state")
        done = server.command("admin", "ban", name)
        assert done.returncode == 0, done.stderr
        assert farewell(socket) == (4401, "sign-in")
    with pytest.raises(Refusal) as refused:
        person.get("/api/me")
    assert refused.value.error == "sign-in"


@pytest.mark.parametrize("how", ["out", "ban"])
def test_the_other_process_hears_of_it_at_once(pair: tuple[Server, Server], how: str) -> None:
    one, two = pair
    here, name = account(one)
    there = Person(two, token=here.token)
    table = here.open_table(2)["table"]["id"]
    with there.live(table) as socket:
        hear(socket, "state")
        if how == "out":
            here.ask("DELETE", "/api/sessions/mine")
        else:
            assert one.command("admin", "ban", name).returncode == 0
        assert farewell(socket) == (4401, "sign-in")
        with pytest.raises(Refusal) as refused:
            there.get("/api/me")
        assert refused.value.error == "sign-in"


def guests_at(server: Server, **more: Any) -> tuple[Person, Person, str]:
    """A host and somebody who sits at the host's table, which has not begun."""
    ana, rui = Person(server, "Ana"), Person(server, "Rui")
    opened = ana.open_table(3, **more)
    rui.post(f"/api/tables/{opened['table']['id']}/seats", invite=opened["invite"], seat=1)
    return ana, rui, opened["table"]["id"]


def test_who_is_put_out_of_a_private_table_sees_nothing_more(server: Server) -> None:
    ana, rui, table = guests_at(server, public=False)
    with rui.live(table) as socket:
        hear(socket, "state")
        ana.put(f"/api/tables/{table}/seats/1", bot="random")
        assert farewell(socket) == (4404, "no-table")


def test_who_is_put_out_of_a_private_table_is_so_in_every_process(pair: tuple[Server, Server]) -> None:
    one, two = pair
    ana, rui, table = guests_at(one, public=False)
    with Person(two, token=rui.token).live(table) as socket:
        hear(socket, "state")
        ana.put(f"/api/tables/{table}/seats/1", bot="random")
        assert farewell(socket) == (4404, "no-table")


def test_who_is_put_out_of_a_public_table_looks_on(server: Server) -> None:
    ana, rui, table = guests_at(server)
    with rui.live(table) as socket:
        assert hear(socket, "hello")["held"] == [1]
        hear(socket, "state")
        ana.put(f"/api/tables/{table}/seats/1", bot="random")
        assert hear(socket, "state", lambda frame: frame["table"]["seats"][1]["bot"] == "random")["seat"] == -1


def test_a_person_is_blocked_at_once_in_every_process(pair: tuple[Server, Server]) -> None:
    one, two = pair
    ana, rui, table = two_at_a_table(one)
    with Person(two, token=ana.token).live(table) as socket:
        hear(socket, "state")
        ana.put(f"/api/blocks/{rui.me['id']}")
        rui.post(f"/api/tables/{table}/chat", text="hello?")
        ana.post(f"/api/tables/{table}/chat", text="mine")
        assert hear(socket, "chat")["text"] == "mine"
        ana.ask("DELETE", f"/api/blocks/{rui.me['id']}")
        rui.post(f"/api/tables/{table}/chat", text="and now?")
        assert hear(socket, "chat")["text"] == "and now?"
