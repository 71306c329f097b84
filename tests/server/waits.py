"""Waiting, in tests: for a table that is so, for a frame on a socket, for those who look on."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

import httpx
from websockets.sync.client import ClientConnection

from tests.server.rig import UNREAD, Person, Server

SECONDS = 40


def until(person: Person, table: str, **wanted: object) -> dict[str, Any]:
    """The table, once it is so."""
    deadline = time.monotonic() + SECONDS
    while True:
        state = person.state(table)
        if all(state["table"][key] == value for key, value in wanted.items()):
            return state
        assert time.monotonic() < deadline, (wanted, state["table"])
        time.sleep(0.05)


def hear(
    socket: ClientConnection, kind: str, fits: Callable[[dict[str, Any]], bool] = lambda _: True
) -> dict[str, Any]:
    """The next frame of a kind."""
    while True:
        frame: dict[str, Any] = json.loads(socket.recv(timeout=SECONDS))
        if frame["type"] == kind and fits(frame):
            return frame


def at_ply(ply: int) -> Callable[[dict[str, Any]], bool]:
    return lambda frame: bool(frame["table"]["ply"] == ply)


def open_sockets(server: Server) -> float:
    """Those who look on by a socket, or wait for a change."""
    told = httpx.get(f"{server.url}/metrics", verify=UNREAD).text
    found = re.search(r"^rossio_sockets ([\d.]+)$", told, re.MULTILINE)
    assert found
    return float(found.group(1))


def soon(fits: Callable[[], bool], seconds: float = 15.0) -> bool:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if fits():
            return True
        time.sleep(0.1)
    return fits()
