"""Ministers (M75, M76, Q57)."""

from __future__ import annotations

import pytest

from rossio.games.magnanimous.content import MINISTER_IDS
from rossio.games.magnanimous.game import GAME
from tests.marks import clause
from tests.rules.magnanimous.scenario import GREEN, RED, scene


@clause("M75", "Q57")
@pytest.mark.parametrize(("crown", "space"), list(enumerate([1, 4, 7, 10, 13, 16, 19])))
def test_a_crown_reached_turns_up_its_tile_for_all_to_see(crown: int, space: int) -> None:
    table = scene().crown(crown, "m05").nobility(RED, space - 1).advance(RED, 1)
    assert (table.asked(), table.legal()) == ("take-minister", ["appoint", "refuse"])
    for viewer in range(4):
        shown = GAME.view(table.table, viewer)["ministers"]
        assert isinstance(shown, dict)
        assert shown["shown"] == "m05"
    pile = len(table.table.minister_pile)
    table.play("appoint")
    assert table.ministers_of(RED) == {"con": "m05"}
    assert len(table.table.minister_pile) == pile - 1
    assert table.table.crowns[crown] not in (-1, MINISTER_IDS.index("m05"))


@clause("M75")
def test_t5_from_0_to_4_two_ministers_one_after_the_other_lowest_first() -> None:
    table = scene().crown(0, "m17").crown(1, "m05").advance(RED, 4).expect(RED, nobility=4)
    assert table.told("unveiled") == [{"minister": "m17", "crown": "crown-1"}]
    table.play("appoint")
    assert table.asked() == "place-troop"
    table.play("troop goyaz", "troop goyaz")
    assert table.told("unveiled")[1:] == [{"minister": "m05", "crown": "crown-4"}]
    table.play("appoint").expect_at("goyaz", troops=2)
    assert table.ministers_of(RED) == {"lib": "m17", "con": "m05"}


@clause("M75")
def test_of_two_ministers_of_a_party_either_may_be_kept_and_the_other_is_discarded() -> None:
    table = scene().minister(RED, "m01").minister(RED, "m11").crown(0, "m05").advance(RED, 1)
    assert table.asked() == "replace-minister"
    table.play("appoint")
    assert table.ministers_of(RED) == {"con": "m05", "lib": "m11"}
    assert table.table.minister_discards == [MINISTER_IDS.index("m01")]
    kept = scene().minister(RED, "m01").minister(RED, "m11").crown(0, "m05").advance(RED, 1).play("refuse")
    assert kept.ministers_of(RED) == {"con": "m01", "lib": "m11"}
    assert kept.table.minister_discards == [MINISTER_IDS.index("m05")]


@clause("M75")
def test_an_empty_pile_is_made_of_the_discards() -> None:
    table = scene().crown(0, "m05")
    table.table.minister_discards = table.table.minister_pile
    table.table.minister_pile = []
    table.advance(RED, 1).play("refuse")
    assert len(table.table.minister_pile) == 14
    assert (table.table.minister_discards, table.table.crowns.count(-1)) == ([], 0)


@clause("Q57")
def test_a_minister_may_be_refused_and_a_crown_counts_once_for_each_player() -> None:
    table = scene().crown(0, "m05").advance(RED, 1).play("refuse")
    assert table.ministers_of(RED) == {}
    table.advance(RED, 1)
    assert table.decides() == ""
    table.advance(GREEN, 1)
    assert (table.decides(), table.asked()) == (GREEN, "take-minister")


@clause("M76")
def test_a_minister_gives_votes_and_an_ability_only_while_on_the_board() -> None:
    table = scene().minister(RED, "m14").crown(0, "m11").reis(RED, 9).goods("rio-negro", 5)
    table.advance(RED, 1).play("appoint").expect(RED, lib=1).expect_at("rio-negro", goods=4)
    table.vote("l01")
    assert table.legal() == ["votes for 0", "votes for 3"]
    table.play("votes for 0", "spend lib for 0")
    table.production(RED).play("take space-1a")
    assert table.refused("act").facts["limit"] == 4


VOTES = """
m01 con 2; m02 con 3; m03 con 3; m04 con 2; m05 con 2; m06 con 1; m07 con 3; m08 con 1; m09 con 1; m10 con 2
m11 lib 3; m12 lib 2; m13 lib 2; m14 lib 2; m15 lib 1; m16 lib 1; m17 lib 1; m18 lib 3; m19 lib 1; m20 lib 2; m21 lib 2
"""
LISTED = [entry.split() for entry in VOTES.replace("\n", ";").split(";") if entry.strip()]


@clause("M76", "M27", "Q10")
@pytest.mark.parametrize(("name", "party", "votes"), LISTED, ids=[entry[0] for entry in LISTED])
def test_every_minister_votes_whole_for_his_party(name: str, party: str, votes: str) -> None:
    own, other = ("c06", "l07") if party == "con" else ("l07", "c06")
    table = scene().minister(RED, name).vote(own)
    assert table.legal() == ["votes for 0", f"votes for {votes}"]
    against = scene().minister(RED, name).vote(other)
    assert against.legal() == ["votes against 0", f"votes against {votes}"]
    assert sorted(entry[0] for entry in LISTED) == sorted(MINISTER_IDS)


@clause("M75")
def test_the_log_tells_an_appointment_from_a_replacement() -> None:
    first = scene().crown(0, "m05").advance(RED, 1).play("appoint")
    assert (first.told("appointed"), first.told("replaced-minister")) == ([{"minister": "m05"}], [])
    second = scene().minister(RED, "m01").crown(0, "m05").advance(RED, 1).play("appoint")
    assert second.told("replaced-minister") == [{"minister": "m05", "former": "m01"}]
