"""The door: whom a token lets in, for how long it is remembered, and what a page of another site may not do."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from rossio.server.door.guard import COOKIE, Connection, Doorkeeper, caller_of, check_origin, token_of
from rossio.server.ground.problems import Problem
from rossio.server.house.house import House
from rossio.server.people import sessions
from rossio.server.people.sessions import Session
from tests.server.indoors import Indoors, error_of, guest


def knocking(house: House, doorkeeper: Doorkeeper, method: str = "GET", **given: Any) -> Connection:
    """A request at the door, with the headers and cookies given."""
    state = SimpleNamespace(house=house, doorkeeper=doorkeeper)
    headers = {name.replace("_", "-"): value for name, value in given.items() if name != COOKIE}
    cookies = {COOKIE: given[COOKIE]} if COOKIE in given else {}
    made = SimpleNamespace(
        app=SimpleNamespace(state=state), headers=headers, cookies=cookies, scope={"method": method}, client=None
    )
    return cast(Connection, made)


async def signed_in(house: House) -> tuple[str, Session]:
    ana = await guest(house)
    async with house.store.writing() as connection:
        return ana.id, await sessions.open_session(connection, ana.id)


def test_a_token_is_let_in_by_header_or_cookie_but_a_cookie_changes_nothing_alone(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        account, session = await signed_in(house)
        keeper = Doorkeeper(house.store)
        by_header = knocking(house, keeper, "POST", authorization=f"Bearer {session.token}")
        assert token_of(by_header) == (session.token, False)
        found = await caller_of(by_header)
        assert found is not None
        assert found.id == account
        cookie = {COOKIE: session.token}
        assert await caller_of(knocking(house, keeper, "GET", **cookie)) == found
        assert await error_of(caller_of(knocking(house, keeper, "POST", **cookie))) == "csrf"
        signed = knocking(house, keeper, "POST", **cookie, x_csrf_token=session.csrf)
        assert await caller_of(signed) == found
        for token in ("", "x" * 200, "é", "unknown"):
            assert await caller_of(knocking(house, keeper, authorization=f"Bearer {token}")) is None

    indoors(story)


def test_who_is_forgotten_must_be_known_by_the_database_again(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        account, session = await signed_in(house)
        keeper = Doorkeeper(house.store)
        caller = await keeper.admit(session.token)
        assert caller is not None
        async with house.store.writing() as connection:
            await sessions.close_session(connection, house.wire, caller)
        assert await keeper.admit(session.token) is not None
        keeper.forget("somebody else")
        assert await keeper.admit(session.token) is not None
        keeper.forget(account)
        assert await keeper.admit(session.token) is None

    indoors(story)


@pytest.mark.parametrize(
    ("origin", "let_in"),
    [
        (None, True),
        ("http://table.example", True),
        ("https://rossio.example", True),
        ("https://evil.example", False),
        ("null", False),
    ],
)
def test_only_our_own_pages_change_something(indoors: Indoors, origin: str | None, let_in: bool) -> None:
    async def story(house: House) -> None:
        given = {"host": "table.example", **({"origin": origin} if origin is not None else {})}
        at_the_door = knocking(house, Doorkeeper(house.store), "POST", **given)
        if let_in:
            check_origin(at_the_door)
        else:
            with pytest.raises(Problem, match="origin"):
                check_origin(at_the_door)

    indoors(story, address="https://rossio.example")
