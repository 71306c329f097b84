"""Playing at a table: only legal moves of the seat that decides land, each exactly once, and some come back."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.rig import Person, Refusal, Server, decider, play_out, two_at_a_table


def test_one_click_to_a_game_against_a_bot(ana: Person) -> None:
    state = ana.open_table(2, bots={"1": "random"}, start=True)
    assert state["table"]["status"] == "running"
    assert [seat["kind"] for seat in state["table"]["seats"]] == ["person", "bot"]
    assert state["held"] == [0]
    assert state["position"]["view"]["game"] == "coimbra"


def test_only_the_seat_that_decides_gets_moves_and_refusals(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    person, state = decider([ana, rui], table)
    other = rui if person is ana else ana
    assert state["position"]["decision"]["moves"]
    waiting = other.state(table)["position"]
    assert waiting["decision"]["moves"] is None
    assert waiting["decision"]["refusals"] is None
    assert waiting["turn"] == state["position"]["turn"]


def test_a_whole_game_ends_with_an_outcome(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    made = play_out([ana, rui], table)
    state = ana.state(table)
    assert state["table"]["status"] == "finished"
    assert state["table"]["ply"] == made
    assert sorted(state["table"]["outcome"]["ranks"])[0] == 1
    assert [seat["score"] for seat in state["table"]["seats"]] == state["table"]["outcome"]["scores"][:2]
    with pytest.raises(Refusal) as refused:
        ana.move(table, made, "pass")
    assert refused.value.error == "not-running"


def test_what_happened_names_the_rule_of_the_decision(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    asked: dict[int, str] = {}
    for _ in range(6):
        person, state = decider([ana, rui], table)
        ply = state["position"]["ply"]
        asked[ply + 1] = state["position"]["decision"]["clause"]
        person.move(table, ply, state["position"]["decision"]["moves"][0], key=str(ply))
    events = ana.state(table, since=0)["position"]["events"]
    assert {event["ply"] for event in events} <= set(asked)
    assert events
    assert all(event["clause"] == asked[event["ply"]] for event in events)


def test_a_repeated_request_lands_once(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    person, state = decider([ana, rui], table)
    move = state["position"]["decision"]["moves"][0]
    first = person.move(table, 0, move, key="once")
    again = person.move(table, 0, move, key="once")
    assert (first["accepted"], first["repeated"]) == (1, False)
    assert (again["accepted"], again["repeated"]) == (0, True)
    assert again["state"]["table"]["ply"] == 1


def test_a_stale_move_is_refused_with_where_the_table_stands(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    person, state = decider([ana, rui], table)
    move = state["position"]["decision"]["moves"][0]
    person.move(table, 0, move, key="first")
    with pytest.raises(Refusal) as refused:
        person.move(table, 0, move, key="second")
    assert (refused.value.status, refused.value.error) == (409, "stale")
    assert refused.value.body["state"]["table"]["ply"] == 1
    assert refused.value.body["facts"] == {"table": table, "ply": 0, "now": 1}


def test_an_illegal_move_says_why_and_changes_nothing(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    person, _ = decider([ana, rui], table)
    with pytest.raises(Refusal) as refused:
        person.move(table, 0, "pass")
    assert refused.value.error in ("refused", "unknown-move")
    with pytest.raises(Refusal) as refused:
        person.move(table, 0, "dance wildly")
    assert refused.value.error == "unknown-move"
    assert "dance" in refused.value.body["message"]
    assert person.state(table)["table"]["ply"] == 0


def test_another_seat_cannot_decide(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    person, state = decider([ana, rui], table)
    other = rui if person is ana else ana
    with pytest.raises(Refusal) as refused:
        other.move(table, 0, state["position"]["decision"]["moves"][0])
    assert refused.value.error == "not-your-turn"
    stranger = Person(server, "Zé")
    with pytest.raises(Refusal) as refused:
        stranger.move(table, 0, state["position"]["decision"]["moves"][0])
    assert (refused.value.status, refused.value.error) == (403, "not-seated")


def test_of_many_racing_requests_one_lands(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    for _ in range(4):
        person, state = decider([ana, rui], table)
        moves = state["position"]["decision"]["moves"]
        ply = state["table"]["ply"]

        def send(number: int, person: Person = person, ply: int = ply, moves: list[str] = moves) -> str:
            racer = Person(server, token=person.token)
            try:
                racer.move(table, ply, moves[number % len(moves)], key=f"race-{number}")
            except Refusal as refusal:
                return str(refusal.error)
            return "landed"

        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(send, range(8)))
        assert answers.count("landed") == 1, answers
        assert set(answers) <= {"landed", "stale", "not-your-turn"}
        assert person.state(table)["table"]["ply"] == ply + 1


def test_a_rehearsal_leads_where_the_moves_lead(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    compared = 0
    for number in range(60):
        person, state = decider([ana, rui], table)
        ply, moves = state["table"]["ply"], state["position"]["decision"]["moves"]
        move = moves[number * 7 % len(moves)]
        tried = person.post(f"/api/tables/{table}/rehearsal", ply=ply, moves=[move])
        assert person.state(table)["table"]["ply"] == ply
        landed = person.move(table, ply, move)
        if not tried["revealed"]:
            compared += 1
            mine = landed["state"]["position"]
            assert tried["position"]["view"] == mine["view"]
            assert tried["position"]["sheet"] == mine["sheet"]
            assert tried["position"]["events"] == mine["events"]
    assert compared > 10


def test_a_rehearsed_turn_is_sent_as_one(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    for _ in range(80):
        person, state = decider([ana, rui], table)
        ply, seat = state["table"]["ply"], state["position"]["turn"]
        first = state["position"]["decision"]["moves"][0]
        tried = person.post(f"/api/tables/{table}/rehearsal", ply=ply, moves=[first])
        if tried["revealed"] or tried["position"]["turn"] != seat or tried["position"]["over"]:
            person.move(table, ply, first)
            continue
        second = tried["position"]["decision"]["moves"][0]
        with pytest.raises(Refusal):
            person.move(table, ply, first, "no such move")
        assert person.state(table)["table"]["ply"] == ply
        landed = person.move(table, ply, first, second)
        assert landed["accepted"] == 2
        assert landed["state"]["table"]["ply"] == ply + 2
        return
    raise AssertionError("no turn of two decisions came up")


def test_moves_sent_together_end_where_something_is_revealed(server: Server) -> None:
    """What was chosen without knowing what came out is not played, and tells nothing."""
    ana, rui, table = two_at_a_table(server)
    for _ in range(80):
        person, state = decider([ana, rui], table)
        ply, first = state["table"]["ply"], state["position"]["decision"]["moves"][0]
        tried = person.post(f"/api/tables/{table}/rehearsal", ply=ply, moves=[first])
        if not tried["revealed"]:
            person.move(table, ply, first)
            continue
        landed = person.move(table, ply, first, "no such move at all")
        assert landed["accepted"] == 1
        return
    raise AssertionError("nothing was ever revealed")


def test_undo_up_to_the_horizon_is_immediate(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    undone = 0
    for _ in range(40):
        person, state = decider([ana, rui], table)
        ply = state["table"]["ply"]
        landed = person.move(table, ply, state["position"]["decision"]["moves"][0])
        if landed["state"]["position"]["undo_floor"] > ply:
            continue
        back = person.post(f"/api/tables/{table}/undo", ply=ply + 1, to=ply)
        assert back["table"]["ply"] == ply
        assert back["position"]["view"] == state["position"]["view"]
        assert back["position"]["decision"] == state["position"]["decision"]
        assert back["table"]["rated"] is True
        undone += 1
        person.move(table, ply, state["position"]["decision"]["moves"][0])
    assert undone > 3


def test_a_move_taken_back_does_not_land_again_by_a_late_repetition(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    for _ in range(40):
        person, state = decider([ana, rui], table)
        ply, move = state["table"]["ply"], state["position"]["decision"]["moves"][0]
        landed = person.move(table, ply, move, key="late")
        if landed["state"]["position"]["undo_floor"] <= ply:
            person.post(f"/api/tables/{table}/undo", ply=ply + 1, to=ply)
            again = person.move(table, ply, move, key="late")
            assert again["repeated"] is True
            assert again["state"]["table"]["ply"] == ply
            with pytest.raises(Refusal) as refused:
                person.move(table, ply, move, key="new", entry=again["state"]["table"]["entry"] - 1)
            assert refused.value.error == "stale"
            return
    raise AssertionError("nothing could be taken back")


def test_beyond_the_horizon_all_people_must_agree(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    play_out([ana, rui], table, at_most=12)
    before = ana.state(table)["table"]
    wish = ana.post(f"/api/tables/{table}/undo", ply=12, to=2)
    assert wish["table"]["ply"] == 12
    assert wish["table"]["undo"] == {"seat": 0, "to": 2, "waiting": [1]}
    declined = rui.post(f"/api/tables/{table}/undo/answer", agree=False)
    assert declined["table"]["undo"] is None
    assert declined["table"]["ply"] == before["ply"]
    ana.post(f"/api/tables/{table}/undo", ply=12, to=2)
    agreed = rui.post(f"/api/tables/{table}/undo/answer", agree=True)
    assert agreed["table"]["ply"] == 2
    play_out([ana, rui], table, seed=3, at_most=20)
    assert ana.state(table)["table"]["ply"] == 22


def test_a_new_move_ends_the_wish_to_go_back(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    play_out([ana, rui], table, at_most=10)
    ana.post(f"/api/tables/{table}/undo", ply=10, to=0)
    play_out([ana, rui], table, at_most=1)
    with pytest.raises(Refusal) as refused:
        rui.post(f"/api/tables/{table}/undo/answer", agree=True)
    assert refused.value.error == "no-wish"


def test_people_on_one_device_share_a_table(ana: Person) -> None:
    state = ana.open_table(3, people=["Ana", "Rui", "Zé"], start=True)
    table = state["table"]["id"]
    assert state["held"] == [0, 1, 2]
    assert state["table"]["hotseat"] is True
    assert state["table"]["rated"] is False
    assert play_out([ana], table, at_most=30) == 30
    now = ana.state(table)
    assert now["seat"] == now["table"]["turn"]
    assert ana.state(table, seat=2)["seat"] == 2


def test_who_leaves_is_replaced_and_can_come_back(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    ana.post(f"/api/tables/{table}/leave", stand_in="random")
    left = rui.state(table)["table"]["seats"][0]
    assert (left["kind"], left["bot"]) == ("stand-in", "random")
    back = ana.post(f"/api/tables/{table}/return")
    assert back["table"]["seats"][0]["kind"] == "person"
    assert play_out([ana, rui], table, at_most=6) == 6


def test_a_private_table_is_there_only_for_the_invited(server: Server) -> None:
    ana, rui = Person(server, "Ana"), Person(server, "Rui")
    opened = ana.open_table(2, public=False)
    table = opened["table"]["id"]
    for attempt in (lambda: rui.state(table), lambda: rui.post(f"/api/tables/{table}/seats")):
        with pytest.raises(Refusal) as refused:
            attempt()
        assert (refused.value.status, refused.value.error) == (404, "no-table")
    seen = rui.state(table, invite=opened["invite"])
    assert seen["invite"] is None
    seated = rui.post(f"/api/tables/{table}/seats", invite=opened["invite"])
    assert seated["held"] == [1]


def test_seats_are_taken_once_and_the_host_arranges(server: Server) -> None:
    ana, rui = Person(server, "Ana"), Person(server, "Rui")
    table = ana.open_table(3)["table"]["id"]
    rui.post(f"/api/tables/{table}/seats", seat=2)
    with pytest.raises(Refusal) as refused:
        rui.post(f"/api/tables/{table}/seats", seat=1)
    assert refused.value.error == "already-seated"
    with pytest.raises(Refusal) as refused:
        Person(server, "Zé").post(f"/api/tables/{table}/seats", seat=2)
    assert refused.value.error == "seat-taken"
    with pytest.raises(Refusal) as refused:
        ana.post(f"/api/tables/{table}/start")
    assert refused.value.body["facts"]["seats"] == "1"
    with pytest.raises(Refusal) as refused:
        rui.put(f"/api/tables/{table}/seats/1", bot="random")
    assert refused.value.error == "not-host"
    ana.put(f"/api/tables/{table}/seats/1", bot="random")
    assert rui.post(f"/api/tables/{table}/start")["table"]["status"] == "running"


def test_a_full_table_begins_by_itself(server: Server) -> None:
    ana, rui = Person(server, "Ana"), Person(server, "Rui")
    opened = ana.open_table(3)["table"]
    assert (opened["status"], opened["auto_start"]) == ("open", True)
    table = opened["id"]
    assert rui.post(f"/api/tables/{table}/seats")["table"]["status"] == "open"
    begun = ana.put(f"/api/tables/{table}/seats/2", bot="random")
    assert begun["table"]["status"] == "running"
    assert rui.post(f"/api/tables/{table}/start")["table"]["status"] == "running"


def test_a_host_may_wish_to_begin_in_person(server: Server) -> None:
    ana, rui = Person(server, "Ana"), Person(server, "Rui")
    table = ana.open_table(2, auto_start=False)["table"]["id"]
    assert rui.post(f"/api/tables/{table}/seats")["table"]["status"] == "open"
    assert ana.post(f"/api/tables/{table}/start")["table"]["status"] == "running"
    with pytest.raises(Refusal) as refused:
        Person(server, "Zé").post(f"/api/tables/{table}/start")
    assert refused.value.error == "not-host"


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"game": "chess", "seats": 2}, "unknown-game"),
        ({"game": "coimbra", "seats": 7}, "unknown-option"),
        ({"game": "coimbra", "seats": 2, "options": {"rival": "hard"}}, "unknown-option"),
        ({"game": "coimbra", "seats": 2, "bots": {"1": "oracle"}}, "unknown-bot"),
        ({"game": "coimbra", "seats": 2, "bots": {"5": "random"}}, "no-seat"),
        ({"game": "coimbra", "seats": 0}, "invalid"),
        ({"game": "coimbra"}, "invalid"),
        ({"game": "coimbra", "seats": 2, "title": "x\u0000y"}, "invalid"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(ana: Person, wrong: dict[str, object], error: str) -> None:
    before = len(ana.get("/api/tables", mine="true")["tables"])
    with pytest.raises(Refusal) as refused:
        ana.post("/api/tables", **wrong)
    assert refused.value.error == error
    assert len(ana.get("/api/tables", mine="true")["tables"]) == before
