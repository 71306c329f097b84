"""What is left, over the protocol: each from where they sit, and nothing of a table one may not see."""

from __future__ import annotations

import pytest

from tests.server.rig import Person, Refusal, Server, two_at_a_table


def test_what_is_left_is_told_from_where_one_sits(server: Server) -> None:
    ana, rui, table = two_at_a_table(server, game="magnanimous", public=True)
    told = {person.name: person.get(f"/api/tables/{table}/unseen") for person in (ana, rui)}
    hands = [set(person.state(table)["position"]["view"]["players"][n]["hand"]) for n, person in enumerate((ana, rui))]
    empire = [next(one for one in told[person.name] if one["kind"] == "empire") for person in (ana, rui)]
    names = [{name for names in one["sorts"].values() for name in names} for one in empire]
    for own, other in ((0, 1), (1, 0)):
        assert hands[own] & names[own] == set()
        assert hands[own] <= names[other]
    watching = Person(server, "Eva").get(f"/api/tables/{table}/unseen")
    assert sum(one["left"] for one in watching) > sum(one["left"] for one in told["Ana"])
    assert empire[0]["places"]["hands"] == len(hands[1])
    with pytest.raises(Refusal) as refused:
        rui.get(f"/api/tables/{table}/unseen", seat=0)
    assert refused.value.body["error"] == "not-seated"


def test_nothing_is_left_of_a_table_that_one_may_not_see_or_that_has_not_begun(server: Server, ana: Person) -> None:
    _, _, table = two_at_a_table(server, public=False)
    with pytest.raises(Refusal) as refused:
        ana.get(f"/api/tables/{table}/unseen")
    assert refused.value.status == 404
    waiting = ana.open_table(2)["table"]["id"]
    with pytest.raises(Refusal) as early:
        ana.get(f"/api/tables/{waiting}/unseen")
    assert early.value.body["error"] == "not-running"
