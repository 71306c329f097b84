"""Accounts: guests, passwords, sessions, CSRF, and what forged ones get."""

from __future__ import annotations

import contextlib
import re
import secrets
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from argon2 import extract_parameters

from rossio.server.door.guard import origin_of
from rossio.server.ground.limits import HELD_AT_MOST, RATES, Limits
from rossio.server.ground.problems import Problem
from rossio.server.people.accounts import HASHER, NOBODYS
from tests.server.receivers import mail_receiver
from tests.server.rig import UNREAD, Person, Refusal, Server

CHANCE = ("id", "name", "csrf", "token")
PASSWORD = "correct horse"


def fresh_name() -> str:
    return f"Inês {secrets.token_hex(4)}"


def test_a_guest_needs_a_name_and_nothing_else(server: Server) -> None:
    guest = Person(server, "  Zé   Povinho ")
    assert guest.get("/api/me")["name"] == "Zé Povinho"
    assert guest.get("/api/me")["guest"] is True
    assert Person(server, "Zé Povinho").me["id"] != guest.me["id"]


def test_a_guest_who_registers_keeps_the_seat(ana: Person) -> None:
    table = ana.open_table(2)["table"]["id"]
    name = fresh_name()
    me = ana.post("/api/accounts", name=name, password=PASSWORD)
    assert (me["id"], me["guest"]) == (ana.me["id"], False)
    with pytest.raises(Refusal) as refused:
        ana.get("/api/me")
    assert refused.value.error == "sign-in"
    again = Person(ana.server, token=me["token"])
    state = again.state(table)
    assert state["held"] == [0]
    assert state["table"]["seats"][0]["name"] == name


def test_a_guest_who_registers_leaves_the_names_of_friends_at_the_same_device(ana: Person) -> None:
    table = ana.open_table(3, people=[ana.me["name"], "Rui"], bots={"2": "random"})["table"]["id"]
    name = fresh_name()
    again = Person(ana.server, token=ana.post("/api/accounts", name=name, password=PASSWORD)["token"])
    assert [seat["name"] for seat in again.state(table)["table"]["seats"]][:2] == [name, "Rui"]


def test_a_guest_takes_another_name_but_not_for_friends_at_the_same_device(ana: Person) -> None:
    before = ana.me["name"]
    table = ana.open_table(3, people=[before, "Rui"], bots={"2": "random"})["table"]["id"]
    assert ana.put("/api/me/name", name="  Inês  Maria ")["name"] == "Inês Maria"
    assert ana.get("/api/me")["guest"] is True
    assert [seat["name"] for seat in ana.state(table)["table"]["seats"]][:2] == ["Inês Maria", "Rui"]


def test_an_account_cannot_take_the_name_of_another(server: Server) -> None:
    taken, free = fresh_name(), fresh_name()
    people = [Person(server, fresh_name()) for _ in range(2)]
    first, second = (
        Person(server, token=person.post("/api/accounts", name=name, password=PASSWORD)["token"])
        for person, name in zip(people, (taken, fresh_name()), strict=True)
    )
    with pytest.raises(Refusal) as refused:
        second.put("/api/me/name", name=taken.upper())
    assert refused.value.error == "name-taken"
    assert second.put("/api/me/name", name=free)["name"] == free
    assert first.get("/api/me")["name"] == taken


def test_sign_in_and_out(server: Server) -> None:
    name = fresh_name()
    visitor = httpx.Client(base_url=server.url)
    with visitor:
        assert visitor.post("/api/accounts", json={"name": name, "password": PASSWORD}).status_code == 201
    one = Person(server, token="none")
    signed = one.post("/api/sessions", name=name.upper(), password=PASSWORD)
    person = Person(server, token=signed["token"])
    assert person.get("/api/me")["name"] == name
    person.ask("DELETE", "/api/sessions/mine")
    with pytest.raises(Refusal) as refused:
        person.get("/api/me")
    assert refused.value.status == 401


def test_who_is_nobody_yet_is_told_so_without_an_error(server: Server) -> None:
    stranger = httpx.get(f"{server.url}/api/sessions/mine")
    assert (stranger.status_code, stranger.json()) == (200, {"me": None})
    ana = Person(server, "Ana")
    assert ana.get("/api/sessions/mine")["me"] == ana.get("/api/me")
    stale = httpx.get(f"{server.url}/api/sessions/mine", headers={"Authorization": "Bearer of-nobody"})
    assert (stale.status_code, stale.json()) == (200, {"me": None})


def test_a_wrong_password_and_an_unknown_name_are_answered_alike(server: Server) -> None:
    name = fresh_name()
    person = Person(server, "x")
    person.post("/api/accounts", name=name, password=PASSWORD)
    answers = []
    for tried in (name, fresh_name()):
        with pytest.raises(Refusal) as refused:
            person.post("/api/sessions", name=tried, password="wrong password")
        answers.append((refused.value.status, refused.value.body))
    assert answers[0] == answers[1]
    assert extract_parameters(NOBODYS) == extract_parameters(HASHER.hash(PASSWORD))  # and it takes as long


def test_a_name_is_taken_once_however_it_is_written(server: Server) -> None:
    name = fresh_name()
    Person(server, "x").post("/api/accounts", name=name, password=PASSWORD)
    with pytest.raises(Refusal) as refused:
        Person(server, "y").post("/api/accounts", name=name.upper(), password=PASSWORD)
    assert (refused.value.status, refused.value.error) == (409, "name-taken")


@pytest.mark.parametrize("name", ["", "   ", "a\u0000b", "a\u202eb", "x" * 41, "\u200b"])
def test_names_that_cannot_be_read_are_refused(server: Server, name: str) -> None:
    with pytest.raises(Refusal) as refused:
        Person(server, name)
    assert refused.value.error == "invalid"


def test_a_cookie_alone_changes_nothing_without_the_csrf_token(server: Server) -> None:
    with httpx.Client(base_url=server.url) as browser:
        answer = browser.post("/api/guests", json={"name": "Ana"})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        body = {"game": "coimbra", "seats": 2}
        assert browser.get("/api/me").status_code == 200
        refused = browser.post("/api/tables", json=body)
        assert (refused.status_code, refused.json()["error"]) == (403, "csrf")
        wrong = browser.post("/api/tables", json=body, headers={"X-CSRF-Token": "guess"})
        assert wrong.status_code == 403
        right = browser.post("/api/tables", json=body, headers={"X-CSRF-Token": answer.json()["csrf"]})
        assert right.status_code == 201


@pytest.mark.parametrize("token", ["forged", "' OR 1=1 --", "ä", "x" * 5000, "A" * 43])
def test_forged_sessions_are_nobodys(server: Server, token: str) -> None:
    for headers in ({"Authorization": b"Bearer " + token.encode()}, {"Cookie": b"rossio_session=" + token.encode()}):
        answer = httpx.get(f"{server.url}/api/me", headers=headers)  # type: ignore[arg-type]
        assert answer.status_code == 401


def test_a_banned_account_is_shut_out(server: Server) -> None:
    name = fresh_name()
    person = Person(server, "x")
    person.post("/api/accounts", name=name, password=PASSWORD)
    done = server.command("admin", "ban", name)
    assert done.returncode == 0, done.stderr
    with pytest.raises(Refusal) as refused:
        person.post("/api/sessions", name=name, password=PASSWORD)
    assert (refused.value.status, refused.value.error) == (403, "banned")
    server.command("admin", "ban", name, "--lift")
    person.post("/api/sessions", name=name, password=PASSWORD)


def test_a_forgotten_password_is_set_anew_by_mail() -> None:
    with mail_receiver() as (smtp, arrived):
        server = Server(smtp=smtp, address="https://rossio.example")
        try:
            name = fresh_name()
            email = f"{secrets.token_hex(4)}@example.org"
            person = Person(server, "x")
            old = person.post("/api/accounts", name=name, password=PASSWORD, email=email, language="fr")
            person.post("/api/password/forgotten", email="nobody@example.org")
            person.post("/api/password/forgotten", email=email.upper())
            message = arrived.get(timeout=20)
            assert message["To"] == email.upper()
            found = re.search(r"token=([\w-]+)", str(message.get_payload(decode=True)))
            assert found
            person.post("/api/password/reset", token=found.group(1), password="another one")
            with pytest.raises(Refusal):
                person.post("/api/password/reset", token=found.group(1), password="yet another")
            with pytest.raises(Refusal):
                Person(server, token=old["token"]).get("/api/me")
            person.post("/api/sessions", name=name, password="another one")
            assert arrived.empty()
        finally:
            server.remove()


def test_an_address_tells_nobody_whether_others_have_it() -> None:
    """Registering with it is answered alike, and who reads its letters gets back into every account that has it."""
    with mail_receiver() as (smtp, arrived):
        server = Server(smtp=smtp, address="https://rossio.example")
        try:
            email = f"{secrets.token_hex(4)}_%@example.org"
            names = [fresh_name(), fresh_name()]
            one, two = (
                Person(server, "x").post("/api/accounts", name=name, password=PASSWORD, email=email) for name in names
            )
            guest = Person(server, "y")
            three = guest.post("/api/accounts", name=fresh_name(), password=PASSWORD, email=email)
            alike = [{key: value for key, value in me.items() if key not in CHANCE} for me in (one, two, three)]
            assert alike[0] == alike[1] == alike[2]
            Person(server, "z").post("/api/accounts", name=fresh_name(), password=PASSWORD, email=f"x{email}")
            guest.post("/api/password/forgotten", email=email)
            letters = [arrived.get(timeout=20).get_payload(decode=True) for _ in range(3)]
            written = [letter.decode() for letter in letters if isinstance(letter, bytes)]
            assert [sum(name in letter for letter in written) for name in names] == [1, 1]
            assert arrived.empty()
        finally:
            server.remove()


def test_a_guest_does_not_borrow_the_name_of_an_account(server: Server) -> None:
    name = fresh_name()
    Person(server, name).post("/api/accounts", name=name, password=PASSWORD)
    guest = Person(server, "Ana")
    for borrow in (
        lambda: Person(server, f" {name.upper()} "),
        lambda: guest.put("/api/me/name", name=name),
    ):
        with pytest.raises(Refusal) as refused:
            borrow()
        assert (refused.value.status, refused.value.error) == (409, "name-taken")
    assert guest.get("/api/me")["name"] == "Ana"
    Person(server, "Ana")  # guests may share a name


@pytest.mark.parametrize("name", ["Guest", "INVITÉ", " convidado"])
def test_no_account_takes_the_name_of_those_who_have_none(server: Server, name: str) -> None:
    for guest in (Person(server, name), Person(server, "Ana")):
        with pytest.raises(Refusal) as refused:
            guest.post("/api/accounts", name=name, password=PASSWORD)
        assert refused.value.error == "name-taken"
    account = Person(server, token=guest.post("/api/accounts", name=fresh_name(), password=PASSWORD)["token"])
    with pytest.raises(Refusal):
        account.put("/api/me/name", name=name)
    Person(server, name)


def test_limits_hold_and_heal(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr("rossio.server.ground.limits.time.monotonic", lambda: now[0])
    limits = Limits(True)
    size, rate = RATES["sign-in"]
    for _ in range(size):
        limits.spend("sign-in", "1.2.3.4")
    limits.spend("sign-in", "5.6.7.8")
    with pytest.raises(Problem) as refused:
        limits.spend("sign-in", "1.2.3.4")
    assert refused.value.error == "too-often"
    assert refused.value.facts["seconds"] == round(1 / rate)
    now[0] += 1 / rate
    limits.spend("sign-in", "1.2.3.4")


def test_one_keeps_so_much_open_and_no_more() -> None:
    limits = Limits(True)
    with contextlib.ExitStack() as opened:
        for _ in range(HELD_AT_MOST["person"]):
            opened.enter_context(limits.hold(("person", "ana")))
        with pytest.raises(Problem, match="too-often"), limits.hold(("person", "ana")):
            pass
        with limits.hold(("person", "rui")):
            pass
    with limits.hold(("person", "ana")):
        assert limits.holding == {("person", "ana"): 1}
    assert limits.holding == {}


@pytest.mark.parametrize(
    ("one", "two", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
    ],
)
def test_an_ipv6_network_counts_as_one_visitor(one: str, two: str, same: bool) -> None:
    def visitor(host: str) -> str:
        connection: Any = SimpleNamespace(client=SimpleNamespace(host=host))
        return origin_of(connection)

    assert (visitor(one) == visitor(two)) is same


@pytest.mark.parametrize("path", ["/api/guests", "/api/sessions", "/api/accounts", "/api/tables"])
def test_a_page_of_another_site_changes_nothing(ana: Person, path: str) -> None:
    """Even where no session is needed: nobody is to be signed in as somebody else without knowing."""
    body = {"name": "Eve", "password": "12345678", "game": "coimbra", "seats": 2}
    refused = ana.client.post(path, json=body, headers={"Origin": "https://evil.example"})
    assert (refused.status_code, refused.json()["error"]) == (403, "origin")
    assert "set-cookie" not in refused.headers
    own = ana.client.post("/api/guests", json={"name": "Eve"}, headers={"Origin": ana.server.url})
    assert own.status_code == 201


def test_the_server_keeps_its_limits() -> None:
    server = Server(limits=1)
    try:
        asked = {"email": "ana@rossio.example"}
        answers = [httpx.post(f"{server.url}/api/password/forgotten", json=asked, verify=UNREAD) for _ in range(5)]
        assert [answer.json()["error"] for answer in answers] == ["no-mail"] * 3 + ["too-often"] * 2
        assert int(answers[-1].headers["retry-after"]) > 10
    finally:
        server.remove()


def test_who_guesses_at_a_name_elsewhere_does_not_shut_its_owner_out() -> None:
    server = Server(limits=1)
    try:

        def sign_in(password: str, address: str, device: str = "") -> httpx.Response:
            return httpx.post(
                f"{server.url}/api/sessions",
                json={"name": "Ana", "password": password},
                headers={"X-Forwarded-For": address, "Cookie": f"rossio_device={device}"},
                verify=UNREAD,
            )

        registered = httpx.post(f"{server.url}/api/accounts", json={"name": "Ana", "password": "correct horse"})
        device = registered.cookies["rossio_device"]
        for number in range(11):
            sign_in("wrong password", f"198.51.100.{number % 4}")
        assert sign_in("correct horse", "192.0.2.7").status_code == 201
        for number in range(RATES["sign-ins"][0]):
            sign_in("wrong password", f"198.51.101.{number // 8}")
        stranger = sign_in("correct horse", "192.0.2.8", "f" * 64)
        assert (stranger.status_code, stranger.json()["error"]) == (429, "too-often")
        assert sign_in("correct horse", "192.0.2.8", device).status_code == 201
    finally:
        server.remove()


def test_settings_are_kept(ana: Person) -> None:
    ana.put("/api/me/settings", language="pt", preferences={"theme": "dark", "size": 2})
    me = ana.get("/api/me")
    assert (me["language"], me["preferences"]) == ("pt", {"theme": "dark", "size": 2})
    with pytest.raises(Refusal) as refused:
        ana.put("/api/me/settings", language="pt", preferences={"x": "y" * 9000})
    assert refused.value.status == 413
