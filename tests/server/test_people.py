"""The lobby, profiles, ratings on one scale, blocking, reports, and the administrator's commands."""

from __future__ import annotations

import secrets

import pytest

from rossio.server import admin
from tests.server.rig import Person, Refusal, Server, play_out, two_at_a_table
from tests.server.waits import until


def test_the_lobby_finds_what_is_asked_for(server: Server) -> None:
    ana, rui = Person(server, "Ana"), Person(server, "Rui")
    free = ana.open_table(2, pace="correspondence")["table"]["id"]
    private = ana.open_table(2, public=False)["table"]["id"]
    running = ana.open_table(2, bots={"1": "random"}, start=True)["table"]["id"]

    def found(**query: object) -> set[str]:
        return {table["id"] for table in rui.get("/api/tables", **query)["tables"]}

    assert free in found(free="true", pace="correspondence", game="coimbra")
    assert free not in found(pace="live")
    assert running not in found(free="true")
    assert not {free, private, running} & found(mine="true")
    assert {free, private, running} <= {table["id"] for table in ana.get("/api/tables", mine="true")["tables"]}
    assert private not in found()
    assert found(game="lisbon") == set()


def test_pages_go_on_where_the_last_one_ended(ana: Person) -> None:
    opened = [ana.open_table(2)["table"]["id"] for _ in range(55)]
    first = ana.get("/api/tables", mine="true")
    assert len(first["tables"]) == 50
    second = ana.get("/api/tables", mine="true", before=repr(first["before"]))
    assert second["before"] is None
    assert [table["id"] for table in first["tables"] + second["tables"]] == opened[::-1]


def test_the_host_can_close_a_table_that_has_not_begun(server: Server) -> None:
    ana, rui = Person(server), Person(server)
    table = ana.open_table(2)["table"]["id"]
    with pytest.raises(Refusal) as refused:
        rui.ask("DELETE", f"/api/tables/{table}")
    assert refused.value.error == "not-host"
    ana.ask("DELETE", f"/api/tables/{table}")
    assert ana.state(table)["table"]["status"] == "abandoned"


def test_a_finished_game_changes_the_ratings_of_people_and_bots(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    play_out([ana, rui], table)
    outcome = until(ana, table, status="finished")["table"]["outcome"]
    profiles = [ana.get(f"/api/people/{person.me['id']}") for person in (ana, rui)]
    rating = [profile["ratings"][0]["rating"] for profile in profiles]
    if outcome["ranks"] == [1, 2]:
        assert rating[0] > rating[1]
    elif outcome["ranks"] == [2, 1]:
        assert rating[0] < rating[1]
    for profile, score in zip(profiles, outcome["scores"], strict=False):
        assert profile["history"][0]["table"] == table
        assert profile["history"][0]["score"] == score
        assert profile["curve"][-1]["table"] == table
    before = ana.get("/api/ratings/coimbra")
    mixed = ana.open_table(2, bots={"0": "random", "1": "greedy"}, sit=-1, start=True)["table"]["id"]
    until(ana, mixed, status="finished")
    ladder = ana.get("/api/ratings/coimbra")
    assert {row["name"] for row in ladder if row["bot"] and row not in before} == {"random", "greedy"}
    assert [row["rating"] for row in ladder] == sorted((row["rating"] for row in ladder), reverse=True)


def test_an_unrated_game_changes_nothing(ana: Person) -> None:
    table = ana.open_table(2, bots={"1": "random"}, rated=False, start=True)["table"]["id"]
    ana.post(f"/api/tables/{table}/leave")
    until(ana, table, status="finished")
    assert ana.get(f"/api/people/{ana.me['id']}")["ratings"] == []


def test_only_who_blocked_a_person_sees_it(server: Server) -> None:
    ana, rui = Person(server, "Ana"), Person(server, "Rui")
    page = f"/api/people/{rui.me['id']}"
    assert ana.get(page)["blocked"] is False
    ana.put(f"/api/blocks/{rui.me['id']}")
    assert ana.get(page)["blocked"] is True
    assert rui.get(page)["blocked"] is False
    assert rui.get(f"/api/people/{ana.me['id']}")["blocked"] is False
    ana.ask("DELETE", f"/api/blocks/{rui.me['id']}")
    assert ana.get(page)["blocked"] is False


def test_who_is_blocked_cannot_sit_down(server: Server) -> None:
    ana, rui = Person(server, "Ana"), Person(server, "Rui")
    ana.put(f"/api/blocks/{rui.me['id']}")
    ana.put(f"/api/blocks/{rui.me['id']}")
    table = ana.open_table(2)["table"]["id"]
    with pytest.raises(Refusal) as refused:
        rui.post(f"/api/tables/{table}/seats")
    assert refused.value.error == "blocked"
    ana.ask("DELETE", f"/api/blocks/{rui.me['id']}")
    rui.post(f"/api/tables/{table}/seats")
    with pytest.raises(Refusal) as refused:
        ana.put("/api/blocks/nobody")
    assert refused.value.error == "no-person"


def test_what_people_write_moves_no_cursor_of_the_administrators() -> None:
    assert admin.seen("Olá \x1b[2J \x9b31m \u202egnp.exe") == "Olá \\x1b[2J \\x9b31m \\u202egnp.exe"


@pytest.mark.parametrize("sign", ["\x85", "\x9b", "\u202e", "\u2066", "\u200b", "\ufeff"])
def test_titles_and_talk_hold_no_signs_that_nobody_sees(ana: Person, sign: str) -> None:
    table = ana.open_table(2)["table"]["id"]
    for path, body in (
        ("/api/tables", {"game": "coimbra", "seats": 2, "title": f"a{sign}b"}),
        (f"/api/tables/{table}/chat", {"text": f"a{sign}b"}),
        ("/api/reports", {"text": f"a{sign}b"}),
    ):
        with pytest.raises(Refusal) as refused:
            ana.post(path, **body)
        assert refused.value.error == "invalid"


def test_reports_reach_the_administrator(server: Server) -> None:
    ana, rui = Person(server, "Ana"), Person(server, "Rui")
    ana.post("/api/reports", text=f"rude: {rui.me['id']}", person=rui.me["id"])
    listed = server.command("admin", "reports").stdout
    line = next(line for line in listed.splitlines() if rui.me["id"] in line)
    closed = server.command("admin", "reports", "--close", line.split()[0]).stdout
    assert rui.me["id"] not in closed


def test_the_administrator_looks_after_tables_and_people(server: Server) -> None:
    ana, _, table = two_at_a_table(server)
    assert table in server.command("admin", "tables").stdout
    assert ana.me["id"] in server.command("admin", "people", "--guests").stdout
    assert server.command("admin", "abandon", table).returncode == 0
    assert ana.state(table)["table"]["status"] == "abandoned"
    twice = server.command("admin", "abandon", table)
    assert twice.returncode == 2
    assert "Traceback" not in twice.stderr
    checked = server.command("admin", "check")
    assert checked.returncode == 0, checked.stdout
    assert "0 at fault" in checked.stdout


def test_a_private_table_does_not_show_in_a_rating_curve(server: Server) -> None:
    ana, rui, table = two_at_a_table(server, public=False)
    play_out([ana, rui], table)
    profile = Person(server, "Zé").get(f"/api/people/{ana.me['id']}")
    assert profile["ratings"][0]["games"] == 1
    assert [point["table"] for point in profile["curve"]] == [None]
    assert profile["history"] == []


def test_people_are_found_by_parts_of_their_names_and_by_nothing_else(server: Server) -> None:
    stem = secrets.token_hex(4)
    for at, name in enumerate((f"Zita {stem}", f"{stem} Amélia", f"Bento {stem.upper()} Dias", "100%_sure " + stem)):
        Person(server, stem).post("/api/accounts", name=name, password="uma boa frase", email=f"z{at}@{stem}.pt")
    visitor = Person(server, f"{stem} guest")

    def found(part: str) -> list[str]:
        return [person["name"] for person in visitor.get("/api/names", part=part)]

    assert found(stem)[0] == f"{stem} Amélia"
    assert sorted(found(stem)) == sorted(
        [f"Zita {stem}", f"{stem} Amélia", f"Bento {stem.upper()} Dias", f"100%_sure {stem}"]
    )
    assert found(f"{stem} AM") == found(f"  {stem}   am ") == [f"{stem} Amélia"]
    assert found(f"z0@{stem}.pt") == found(f"@{stem}") == []
    assert found("100%_sure " + stem) == ["100%_sure " + stem]
    assert found("%" + stem) == found("_" + stem[1:]) == []
    assert found("  ") == []
    for part in ("", "x", "x" * 41):
        with pytest.raises(Refusal) as refused:
            visitor.get("/api/names", part=part)
        assert refused.value.status == 400
    for number in range(12):
        Person(server).post("/api/accounts", name=f"{stem}-{number}", password="uma boa frase")
    assert len(found(stem)) == 10
    assert set(visitor.get("/api/names", part=stem)[0]) == {"id", "name", "program"}


def test_a_bot_account_is_marked_wherever_its_name_stands(server: Server) -> None:
    stem = secrets.token_hex(4)
    me = Person(server).post("/api/accounts", name=f"Robô {stem}", password="bip bip bip", program=True)
    marked = f"Robô {stem} (bot)"
    assert (me["name"], me["program"]) == (marked, True)
    bot = Person(server, token=me["token"])
    assert Person(server).post("/api/sessions", name=f"Robô {stem}", password="bip bip bip")["id"] == me["id"]
    ana = Person(server, "Ana")
    table = ana.open_table(2, rated=True)["table"]["id"]
    assert bot.post(f"/api/tables/{table}/seats")["table"]["seats"][1]["name"] == marked
    assert bot.post(f"/api/tables/{table}/chat", text="bip")["name"] == marked
    play_out([ana, bot], table)
    until(ana, table, status="finished")
    assert marked in ana.get(f"/api/tables/{table}/record")
    profile = ana.get(f"/api/people/{me['id']}")
    assert (profile["program"], profile["ratings"][0]["program"], profile["ratings"][0]["bot"]) == (True, True, False)
    assert ana.get(f"/api/people/{ana.me['id']}")["program"] is False
    assert [found["program"] for found in ana.get("/api/names", part=marked)] == [True]
    renamed = bot.put("/api/me/name", name=f"Gente {stem}")
    assert (renamed["name"], renamed["program"]) == (f"Gente {stem} (bot)", True)
    guest = Person(server).post("/api/guests", name="x" * 40, program=True)
    assert guest["name"] == "x" * 34 + " (bot)"
    assert Person(server, "Ana (BOT)").get("/api/me")["program"] is True
