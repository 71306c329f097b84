"""Notices reach those who wish for them, once, by every way, and never an address that is not public."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import secrets
import socket
import time
from collections.abc import Iterator
from queue import Empty
from typing import Literal

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from rossio.server.ground import addresses
from rossio.server.ground.config import Config
from rossio.server.ground.problems import Problem
from rossio.server.people.notices import carriers
from tests.server.receivers import mail_receiver, web_receiver
from tests.server.rig import Person, Refusal, Server, two_at_a_table
from tests.server.waits import until


@pytest.fixture(scope="module")
def strict() -> Iterator[Server]:
    """A server as in earnest: it talks to public addresses only."""
    made = Server(private_hooks=0)
    yield made
    made.remove()


@pytest.mark.parametrize(
    "address",
    [
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://[::1]/x",
        "https://10.1.2.3/x",
        "https://192.168.0.1/x",
        "https://169.254.169.254/latest/meta-data",
        "https://[::ffff:127.0.0.1]/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://0.0.0.0/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://224.0.0.1/x",
        "http://example.org/x",
        "https://user:secret@example.org/x",
        "https://no-such-host.invalid/x",
        "https://8.8.8.8:22/x",
    ],
)
def test_addresses_that_are_not_public_are_refused(strict: Server, address: str) -> None:
    ana = Person(strict)
    with pytest.raises(Refusal) as refused:
        ana.put("/api/me/notices", webhook=address)
    assert (refused.value.status, refused.value.error) == (400, "address")
    assert ana.get("/api/me")["notices"]["webhook"] == ""


@pytest.mark.parametrize(
    ("address", "public"), [("8.8.8.8", True), ("2606:4700::1", True), ("fe80::1", False), ("fec0::1", False)]
)
def test_public_is_what_is_global(address: str, public: bool) -> None:
    assert addresses.is_public(address) is public


def test_other_schemes_are_no_addresses(strict: Server) -> None:
    for address in ("ftp://example.org", "file:///etc/passwd", "javascript:alert(1)"):
        with pytest.raises(Refusal) as refused:
            Person(strict).put("/api/me/notices", webhook=address)
        assert refused.value.status == 400


@pytest.mark.parametrize("kind", ["discord", "slack"])
def test_a_webhook_tells_whose_turn_it_is_once(kind: str) -> None:
    server = Server(address="https://rossio.example")
    try:
        with web_receiver(status=302) as (address, posted):
            ana, rui, table = two_at_a_table(server, pace="correspondence", title="Tarde")
            for person in (ana, rui):
                person.put("/api/me/notices", webhook=f"{address}/{person.name}", webhook_kind=kind)
            mover = ana if ana.state(table)["table"]["turn"] == 0 else rui
            turn = 0 if mover is ana else 1
            while mover.state(table)["table"]["turn"] == turn:
                mover.play_first(table)
            make_due(server)
            _, body = posted.get(timeout=20)
            text = json.loads(body)["content" if kind == "discord" else "text"]
            assert "Tarde" in text
            assert f"https://rossio.example/t/{table}" in text
            with pytest.raises(Empty):
                posted.get(timeout=1)
    finally:
        server.remove()


@pytest.mark.parametrize("kind", ["discord", "slack"])
def test_a_title_calls_nobody_in_the_place_where_a_webhook_tells_it(
    monkeypatch: pytest.MonkeyPatch, kind: Literal["discord", "slack"]
) -> None:
    sent: list[bytes] = []

    async def post(_: str, body: bytes, *__: object) -> int:
        sent.append(body)
        return 200

    monkeypatch.setattr(addresses, "post", post)
    ways = carriers.Ways(webhook="https://hooks.example/x", webhook_kind=kind)
    asyncio.run(carriers.hook(Config(), ways, "@everyone <!channel> & <https://evil.example|here>"))
    body = json.loads(sent[0])
    if kind == "discord":
        assert body["allowed_mentions"] == {"parse": []}
    else:
        assert "<" not in body["text"]
        assert "&lt;!channel&gt; &amp;" in body["text"]


def test_a_notice_that_can_never_be_sent_is_not_tried_for_ever() -> None:
    async def broken() -> None:
        raise ValueError("a header that holds a line break")

    assert asyncio.run(carriers.counted("email", broken()))


def make_due(server: Server) -> None:
    """Pass the seconds that a notice waits."""
    import sqlite3

    with sqlite3.connect(server.folder / "rossio.db", timeout=10) as database:
        database.execute("UPDATE outbox SET due = 0")
    database.close()


def test_no_notice_for_who_has_looked_or_wants_none() -> None:
    server = Server()
    try:
        with web_receiver() as (address, posted):
            ana, rui, table = two_at_a_table(server, pace="live")
            for person in (ana, rui):
                person.put("/api/me/notices", webhook=address)
            for _ in range(8):
                ana_turn = ana.state(table)["table"]["turn"] == 0
                (ana if ana_turn else rui).play_first(table)
            make_due(server)
            with pytest.raises(Empty):
                posted.get(timeout=1.5)
    finally:
        server.remove()


def test_web_push_is_encrypted_for_the_browser() -> None:
    server = Server()
    try:
        with web_receiver() as (address, posted):
            ana, rui, table = two_at_a_table(server, pace="correspondence")
            private = ec.generate_private_key(ec.SECP256R1())
            point = private.public_key().public_bytes(
                serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
            )
            auth = os.urandom(16)
            for person in (ana, rui):
                person.post(
                    "/api/me/pushes",
                    endpoint=f"{address}/{person.name}",
                    p256dh=base64.urlsafe_b64encode(point).rstrip(b"=").decode(),
                    auth=base64.urlsafe_b64encode(auth).rstrip(b"=").decode(),
                )
            turn = ana.state(table)["table"]["turn"]
            mover = ana if turn == 0 else rui
            while mover.state(table)["table"]["turn"] == turn:
                mover.play_first(table)
            make_due(server)
            headers, body = posted.get(timeout=20)
            told = json.loads(http_ece.decrypt(body, private_key=private, auth_secret=auth, version="aes128gcm"))
            assert table in told["title"]
            assert headers["content-encoding"] == "aes128gcm"
            assert "vapid" in headers["authorization"].lower()
            assert ana.get("/api/push-key")["key"] in headers["authorization"]
        with pytest.raises(Refusal) as refused:
            ana.post("/api/me/pushes", endpoint="http://127.0.0.1/x", p256dh="A" * 87, auth="B" * 22)
        assert refused.value.error == "invalid"
    finally:
        server.remove()


def test_the_end_of_a_game_comes_by_mail_in_ones_language() -> None:
    with mail_receiver() as (smtp, arrived):
        server = Server(smtp=smtp, bot_pause=0)
        try:
            ana = Person(server)
            email = f"{secrets.token_hex(4)}@example.org"
            me = ana.post("/api/accounts", name=secrets.token_hex(5), password="12345678", email=email, language="pt")
            ana = Person(server, token=me["token"])
            ana.put("/api/me/notices", email=True)
            table = ana.open_table(2, bots={"1": "random"}, pace="correspondence", start=True)["table"]["id"]
            ana.post(f"/api/tables/{table}/leave")
            until(ana, table, status="finished")
            make_due(server)
            message = arrived.get(timeout=20)
            assert message["To"] == email
            assert "acabou" in message["Subject"]
        finally:
            server.remove()


def test_an_address_is_looked_at_again_when_it_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """A host that was public when it was given and is not any more (DNS rebinding) gets nothing."""
    import asyncio
    import socket

    async def resolve(_: object, host: str, port: int, **__: object) -> list[tuple[object, ...]]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("10.0.0.1", port))]

    async def send() -> None:
        monkeypatch.setattr(asyncio.get_running_loop().__class__, "getaddrinfo", resolve)
        await addresses.post("https://example.org/hook", b"{}", {})

    with pytest.raises(Problem) as refused:
        asyncio.run(send())
    assert refused.value.facts["reason"] == addresses.NOT_PUBLIC


def test_a_slow_address_stops_no_clock() -> None:
    """Whoever accepts a notice and then says nothing must not keep the caretaker from its round."""
    server = Server()
    with socket.create_server(("127.0.0.1", 0)) as silent:
        try:
            ana, rui, table = two_at_a_table(server, pace="correspondence")
            for person in (ana, rui):
                person.put("/api/me/notices", webhook=f"http://127.0.0.1:{silent.getsockname()[1]}/")
            turn = ana.state(table)["table"]["turn"]
            while ana.state(table)["table"]["turn"] == turn:
                (ana, rui)[turn].play_first(table)
            make_due(server)
            silent.settimeout(20)
            stuck, _ = silent.accept()
            with stuck:
                clock = {"move": 1, "reserve": 0, "at_zero": "abandon"}
                quick = ana.open_table(2, bots={"1": "random"}, clock=clock, start=True)["table"]["id"]
                began = time.monotonic()
                until(ana, quick, status="abandoned")
                assert time.monotonic() - began < addresses.SECONDS - 1
        finally:
            server.remove()


def test_the_first_turn_is_told_too() -> None:
    server = Server()
    try:
        with web_receiver() as (address, posted):
            told = 0
            for _ in range(8):
                ana, rui = Person(server, "Ana"), Person(server, "Rui")
                ana.put("/api/me/notices", webhook=address)
                table = ana.open_table(2, pace="correspondence")["table"]["id"]
                begun = rui.post(f"/api/tables/{table}/seats")["table"]
                if begun["turn"] == 0:
                    make_due(server)
                    assert table in posted.get(timeout=20)[1].decode()
                    told += 1
                    break
            assert told
    finally:
        server.remove()


def test_a_person_has_at_most_twenty_browsers(on_sqlite: Server) -> None:
    ana = Person(on_sqlite)
    point = ec.generate_private_key(ec.SECP256R1()).public_key()
    raw = point.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    keys = {
        "p256dh": base64.urlsafe_b64encode(raw).rstrip(b"=").decode(),
        "auth": base64.urlsafe_b64encode(os.urandom(16)).rstrip(b"=").decode(),
    }
    for number in range(20):
        ana.post("/api/me/pushes", endpoint=f"http://127.0.0.1/{number}", **keys)
    ana.post("/api/me/pushes", endpoint="http://127.0.0.1/19", **keys)
    with pytest.raises(Refusal) as refused:
        ana.post("/api/me/pushes", endpoint="http://127.0.0.1/20", **keys)
    assert refused.value.error == "invalid"
