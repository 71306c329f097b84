"""Servers for the tests: one on SQLite, one on PostgreSQL, shared by all tests of a run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.indoors import Indoors
from tests.server.rig import OPEN, Person, Postgres, Server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    try:
        made = Postgres()
    except FileNotFoundError as error:
        pytest.skip(f"NOT RUN on PostgreSQL: {error}")
    yield made
    made.remove()


@pytest.fixture(scope="session")
def on_sqlite() -> Iterator[Server]:
    made = Server()
    yield made
    made.remove()


@pytest.fixture(scope="session")
def on_postgres(postgres: Postgres) -> Iterator[Server]:
    made = Server(postgres.database())
    yield made
    made.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest) -> Server:
    """Every test that asks for a server runs on both databases."""
    name = "on_sqlite" if request.param == "sqlite" else "on_postgres"
    found = request.getfixturevalue(name)
    assert isinstance(found, Server)
    return found


@pytest.fixture
def ana(server: Server) -> Person:
    return Person(server, "Ana")


@pytest.fixture
def indoors(tmp_path: Path) -> Indoors:
    return Indoors(tmp_path)


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    yield
    while OPEN:
        OPEN.pop().close()
