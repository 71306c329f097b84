"""The OpenAPI document is the contract: whatever is sent, nothing breaks and every answer is documented."""

from __future__ import annotations

import secrets
from collections import Counter
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.rig import UNREAD, Person, Server, play_out, two_at_a_table
from tests.server.waits import until

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


class Places(msgspec.Struct):
    """An account, and tables and people to ask about, so that many requests get somewhere."""

    server: Server
    token: str
    running: str
    over: str
    open: str
    person: str

    def tables(self) -> list[str]:
        return [self.running, self.over, self.open]


def places_at(server: Server) -> Places:
    """An account keeps its session whatever it does; a guest who registers gets another."""
    ana, rui, running = two_at_a_table(server)
    me = ana.post("/api/accounts", name=f"Ana {secrets.token_hex(4)}", password="correct horse")
    ana = Person(server, token=me["token"])
    play_out([ana, rui], running, at_most=4)
    bots = {"0": "random", "1": "random"}
    over = ana.open_table(2, bots=bots, sit=-1, start=True)["table"]["id"]
    until(ana, over, status="finished")
    return Places(server, ana.token, running, over, ana.open_table(3)["table"]["id"], rui.me["id"])


@pytest.fixture(scope="module")
def places(on_sqlite: Server) -> Places:
    return places_at(on_sqlite)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest) -> Places:
    return places_at(request.getfixturevalue("on_sqlite" if request.param == "sqlite" else "on_postgres"))


LIMITS = settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def test_no_request_breaks_the_server(either: Places) -> None:
    server = either.server
    document = schemathesis.openapi.from_dict(httpx.get(f"{server.url}/api/schema/openapi.json").json())
    headers = {"Authorization": f"Bearer {either.token}"}
    real = st.sampled_from([*either.tables(), "nowhere"])
    strangers: Counter[str] = Counter()

    def send(case: Any, table: str) -> None:
        parameters = case.path_parameters or {}
        if "table" in parameters:
            parameters["table"] = table
        if "person" in parameters and table != "nowhere":
            parameters["person"] = either.person
        if case.path.endswith("/wait") and isinstance(case.query, dict):
            case.query["seconds"] = 0
        answer = case.call_and_validate(base_url=server.url, headers=headers, checks=CHECKS, timeout=20)
        if answer.status_code == 401 and not case.path.endswith("/sessions"):
            strangers[case.path] += 1

    asked = 0
    for result in document.get_all_operations():
        operation = result.ok()
        if operation.path.endswith("/sessions/mine") and operation.method == "delete":
            continue  # would sign out the person all other requests are made by
        LIMITS(given(operation.as_strategy(), real)(send))()
        asked += 1
    assert asked >= 30
    assert not strangers, "somebody was signed out on the way"


def test_signing_out_is_documented_as_it_is(either: Places) -> None:
    document = schemathesis.openapi.from_dict(httpx.get(f"{either.server.url}/api/schema/openapi.json").json())
    guest = Person(either.server, "Zé")
    headers = {"Authorization": f"Bearer {guest.token}"}
    for _ in range(2):
        case = document["/api/sessions/mine"]["DELETE"].Case()
        case.call_and_validate(base_url=either.server.url, headers=headers, checks=CHECKS, timeout=20)


def test_every_route_is_in_the_document(on_sqlite: Server) -> None:
    paths = httpx.get(f"{on_sqlite.url}/api/schema/openapi.json").json()["paths"]
    assert len(paths) >= 30
    for path, methods in paths.items():
        for method, operation in methods.items():
            assert operation.get("summary"), (method, path)
            assert "503" in operation["responses"], (method, path)


def test_without_a_session_only_what_is_public_answers(on_sqlite: Server, places: Places) -> None:
    paths = httpx.get(f"{on_sqlite.url}/api/schema/openapi.json").json()["paths"]
    open_to_all = {"/api/guests", "/api/accounts", "/api/sessions", "/api/password/forgotten", "/api/password/reset"}
    for path, methods in paths.items():
        for method in set(methods) & {"post", "put", "delete"}:
            if path in open_to_all:
                continue
            named = {"table": places.running, "person": places.person, "game": "coimbra", "chapter": "three-jobs"}
            url = on_sqlite.url + path.format(seat=0, digest="0" * 16, **named)
            answer = httpx.request(method.upper(), url, json={} if method != "delete" else None, verify=UNREAD)
            assert answer.status_code == 401, (method, path, answer.text)


def test_the_person_still_plays(on_sqlite: Server, places: Places) -> None:
    """After all of that, in whatever order, the table is as playable as before."""
    state = Person(on_sqlite, token=places.token).state(places.running)
    assert state["table"]["status"] in ("running", "finished")
