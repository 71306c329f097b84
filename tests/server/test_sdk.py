"""The SDK: a program plays whole games, hears what is refused, and never plays twice what it asks for again."""

from __future__ import annotations

import secrets
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from rossio.games import catalogue
from rossio.kernel.match import replay
from rossio.kernel.record import parse
from rossio.sdk import Client, Refused
from rossio.sdk.shapes import Decision, NewTableAsk, TableState
from tests.server.rig import Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.fixture
def rita(server: Server) -> Iterator[Client]:
    with Client.guest(server.url, "Rita") as client:
        yield client


def first(state: TableState, decision: Decision) -> str:
    assert state["seat"] == decision["seat"]
    assert decision["moves"]
    return decision["moves"][0]


def test_a_program_plays_a_whole_game_and_keeps_its_record(rita: Client) -> None:
    table = rita.open({"game": "coimbra", "seats": 2, "bots": {"1": "random"}, "start": True})
    outcome = table.run(first)
    assert outcome is not None
    record = parse(table.record())
    game = catalogue.load("coimbra")
    assert list(game.outcome(replay(game, record)).scores) == outcome["scores"]
    assert [one["id"] for one in rita.tables(mine=True)] == [table.id]


def test_two_programs_meet_at_a_table(server: Server, rita: Client) -> None:
    opened = rita.open({"game": "coimbra", "seats": 2, "public": False})
    with Client.guest(server.url, "Vasco") as vasco:
        with pytest.raises(Refused) as refused:
            vasco.table(opened.id)
        assert refused.value.status == 404
        sat = vasco.sit(opened.id, invite=opened.state["invite"] or "")
        for _ in range(6):
            for table in (opened, sat):
                table.refresh()
                decision = table.decision
                if decision is not None:
                    table.play(first(table.state, decision))
        assert sat.refresh()["table"]["ply"] >= 6


def test_what_cannot_be_is_refused_with_its_reason(rita: Client) -> None:
    table = rita.open({"game": "coimbra", "seats": 2, "bots": {"1": "random"}, "start": True})
    while table.decision is None:
        table.wait()
    with pytest.raises(Refused) as refused:
        table.play("fly to the moon")
    assert refused.value.status in (400, 409)
    assert str(refused.value).startswith("fly: ")
    with pytest.raises(Refused) as unknown:
        rita.open({"game": "chess", "seats": 2})
    assert "chess" in str(unknown.value)


def test_an_answer_lost_on_the_way_is_asked_for_again_and_the_move_lands_once(
    rita: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = rita.open({"game": "coimbra", "seats": 2, "people": ["Ana", "Rui"], "start": True})
    ply = table.state["table"]["ply"]
    sent: Callable[..., httpx.Response] = rita.http.request
    tries: list[Any] = []

    def lossy(*arguments: Any, **named: Any) -> httpx.Response:
        answer = sent(*arguments, **named)
        tries.append(named["json"])
        if len(tries) == 1:
            raise httpx.ReadError("the line was cut")
        return answer

    monkeypatch.setattr(rita.http, "request", lossy)
    decision = table.decision
    assert decision is not None
    landed = table.play(first(table.state, decision))
    assert landed["repeated"]
    assert tries[0] == tries[1]
    assert table.state["table"]["ply"] == ply + 1


def test_what_would_count_twice_is_not_asked_for_again(rita: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    tries = []

    def cut(*arguments: Any, **named: Any) -> httpx.Response:
        tries.append(arguments)
        raise httpx.ReadError("the line was cut")

    monkeypatch.setattr(rita.http, "request", cut)
    with pytest.raises(httpx.ReadError):
        rita.open({"game": "coimbra", "seats": 2})
    assert len(tries) == 1


@pytest.mark.parametrize("game", catalogue.names())
def test_the_bot_of_thirty_lines_plays_a_whole_game(game: str, on_sqlite: Server) -> None:
    said = subprocess.run(
        [sys.executable, str(EXAMPLE), on_sqlite.url, game, "greedy"],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert said.returncode == 0, said.stderr
    assert said.stdout.startswith(f"{game}: [")


def test_a_bot_account_plays_a_whole_game_against_a_master_and_is_rated(on_sqlite: Server) -> None:
    name = f"Vasco {secrets.token_hex(4)}"
    with Client.registered(on_sqlite.url, name, "por mares nunca dantes") as vasco:
        wish = {"game": "coimbra", "seats": 2, "bots": {"1": "master"}, "start": True, "rated": True}
        table = vasco.open(cast("NewTableAsk", wish))
        began = time.monotonic()
        outcome = table.run(first)
        assert outcome is not None
        assert outcome["reason"]
        assert time.monotonic() - began < 400
        seats = table.refresh()["table"]["seats"]
        assert (seats[0]["name"], seats[1]["bot"]) == (f"{name} (bot)", "master")
        profile = vasco.ask("GET", f"/api/people/{vasco.me()['id']}")
        assert [(rating["games"], rating["program"]) for rating in profile["ratings"]] == [(1, True)]


def test_the_example_is_as_short_as_it_says() -> None:
    code = EXAMPLE.read_text("utf-8").split('"""', 2)[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 30
