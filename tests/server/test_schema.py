"""The OpenAPI document is the contract: whatever is sent, nothing breaks and every answer is documented."""

from __future__ import annotations

from typing import Any

import httpx
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

from tests.server.rig import Person, Server, play_out, two_at_a_table
from tests.server.test_bots import until

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def places(on_sqlite: Server) -> dict[str, Any]:
    """A person, a running table and a finished one, so that many requests get somewhere."""
    ana, rui, running = two_at_a_table(on_sqlite)
    play_out([ana, rui], running, at_most=4)
    bots = {"0": "random", "1": "random"}
    over = ana.open_table(2, bots=bots, sit=-1, start=True)["table"]["id"]
    until(ana, over, status="finished")
    return {"token": ana.token, "tables": [running, over], "person": rui.me["id"]}


LIMITS = settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def test_no_request_breaks_the_server(on_sqlite: Server, places: dict[str, Any]) -> None:
    document = schemathesis.openapi.from_dict(httpx.get(f"{on_sqlite.url}/api/schema/openapi.json").json())
    headers = {"Authorization": f"Bearer {places['token']}"}
    real = st.sampled_from([*places["tables"], "nowhere"])

    def send(case: Any, table: str) -> None:
        parameters = case.path_parameters or {}
        if "table" in parameters:
            parameters["table"] = table
        if "person" in parameters and table != "nowhere":
            parameters["person"] = places["person"]
        if case.path.endswith("/wait") and isinstance(case.query, dict):
            case.query["seconds"] = 0
        case.call_and_validate(base_url=on_sqlite.url, headers=headers, checks=CHECKS, timeout=20)

    asked = 0
    for result in document.get_all_operations():
        operation = result.ok()
        if operation.path.endswith("/sessions/mine"):
            continue  # would sign out the person all other requests are made by
        LIMITS(given(operation.as_strategy(), real)(send))()
        asked += 1
    assert asked >= 30


def test_every_route_is_in_the_document(on_sqlite: Server) -> None:
    paths = httpx.get(f"{on_sqlite.url}/api/schema/openapi.json").json()["paths"]
    assert len(paths) >= 30
    for path, methods in paths.items():
        for method, operation in methods.items():
            assert operation.get("summary"), (method, path)
            assert "503" in operation["responses"], (method, path)


def test_without_a_session_only_what_is_public_answers(on_sqlite: Server, places: dict[str, Any]) -> None:
    paths = httpx.get(f"{on_sqlite.url}/api/schema/openapi.json").json()["paths"]
    open_to_all = {"/api/guests", "/api/accounts", "/api/sessions", "/api/password/forgotten", "/api/password/reset"}
    for path, methods in paths.items():
        for method in set(methods) & {"post", "put", "delete"}:
            if path in open_to_all:
                continue
            url = on_sqlite.url + path.format(table=places["tables"][0], seat=0, person=places["person"])
            answer = httpx.request(method.upper(), url, json={} if method != "delete" else None)
            assert answer.status_code == 401, (method, path, answer.text)


def test_the_person_still_plays(on_sqlite: Server, places: dict[str, Any]) -> None:
    """After all of that, in whatever order, the table is as playable as before."""
    state = Person(on_sqlite, token=places["token"]).state(places["tables"][0])
    assert state["table"]["status"] in ("running", "finished")
