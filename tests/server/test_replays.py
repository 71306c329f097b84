"""Finished games: replayed, recorded, brought back, forked; and nothing of a running one."""

from __future__ import annotations

from functools import cache

import pytest

from rossio.games import catalogue
from rossio.kernel.match import replay
from rossio.kernel.record import parse
from tests.server.rig import Person, Refusal, Server, play_out, two_at_a_table
from tests.server.waits import until


@cache
def played(server: Server) -> tuple[str, str]:
    """A session, and a table at which bots have played to the end: one at each server, since nobody changes it."""
    person = Person(server, "Ana")
    bots = {"0": "random", "1": "random"}
    table: str = person.open_table(2, bots=bots, sit=-1, start=True, title="Fim")["table"]["id"]
    until(person, table, status="finished")
    return person.token, table


def finished(server: Server) -> tuple[Person, str]:
    token, table = played(server)
    return Person(server, token=token), table


def test_a_finished_game_replays_at_any_ply_with_everything_open(server: Server) -> None:
    ana, table = finished(server)
    end = ana.get(f"/api/tables/{table}/replay")
    assert end["position"]["over"] is True
    assert "stack" in end["position"]["view"]["hidden"]
    assert len(end["moves"]) == len(end["seats"]) == end["ply"]
    middle = ana.get(f"/api/tables/{table}/replay", ply=40)
    assert (middle["ply"], middle["position"]["ply"]) == (40, 40)
    assert middle["position"]["decision"]["moves"]
    assert end["moves"][40] in middle["position"]["decision"]["moves"]
    with pytest.raises(Refusal) as refused:
        ana.get(f"/api/tables/{table}/replay", ply=end["ply"] + 1)
    assert refused.value.error == "no-ply"
    curves = ana.get(f"/api/tables/{table}/curves")["scores"]
    assert len(curves) == end["ply"] + 1
    assert curves[-1] == end["position"]["outcome"]["scores"]


def test_a_record_leaves_and_comes_back_unchanged(server: Server) -> None:
    ana, table = finished(server)
    text = ana.get(f"/api/tables/{table}/record")
    record = parse(text)
    game = catalogue.load(record.game)
    assert replay(game, record).over()
    assert record.closing.split()[0] == str(len(record.moves()))
    study = ana.post("/api/records", record=text, title="Estudo")
    assert study["table"]["status"] == "study"
    again = ana.get(f"/api/tables/{study['table']['id']}/record")
    assert again == text


@pytest.mark.parametrize("damage", ["seed: ", "pass\n", "rossio-record 1", "end: "])
def test_a_damaged_record_is_refused_with_its_line(server: Server, damage: str) -> None:
    ana, table = finished(server)
    text = ana.get(f"/api/tables/{table}/record")
    broken = text.replace(damage, damage[:2] + "7" + damage[2:], 1)
    if broken == text:
        broken = text + "what\n"
    with pytest.raises(Refusal) as refused:
        ana.post("/api/records", record=broken)
    assert (refused.value.status, refused.value.error) == (400, "record")
    assert "line" in refused.value.body["facts"]


def test_a_finished_game_is_forked_and_played_on(server: Server) -> None:
    ana, table = finished(server)
    moves = ana.get(f"/api/tables/{table}/replay")["moves"]
    fork = ana.post(f"/api/tables/{table}/fork", ply=30, bots={"1": "random"}, start=True)
    assert (fork["table"]["forked_from"], fork["table"]["forked_ply"]) == (table, 30)
    assert fork["table"]["rated"] is False
    state = until(ana, fork["table"]["id"], turn=0)
    ana.move(fork["table"]["id"], state["table"]["ply"], state["position"]["decision"]["moves"][-1])
    ana.post(f"/api/tables/{fork['table']['id']}/leave", stand_in="random")
    until(ana, fork["table"]["id"], status="finished")
    assert ana.get(f"/api/tables/{fork['table']['id']}/replay")["moves"][:30] == moves[:30]
    with pytest.raises(Refusal):
        ana.post(f"/api/tables/{table}/fork", ply=len(moves))


def test_a_running_game_gives_nothing_of_this(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    play_out([ana, rui], table, at_most=5)
    for path in ("replay", "record", "curves"):
        with pytest.raises(Refusal) as refused:
            ana.get(f"/api/tables/{table}/{path}")
        assert (refused.value.status, refused.value.error) == (409, "not-finished")
    with pytest.raises(Refusal) as refused:
        ana.post(f"/api/tables/{table}/fork", ply=2)
    assert refused.value.error == "not-finished"
