"""Take a decree (L8.12 to L8.14, L15.39)."""

from __future__ import annotations

import pytest

from rossio.games.lisboa.game import GAME
from tests.marks import clause
from tests.rules.lisboa.scenario import GREEN, PURPLE, YELLOW, Scene, scene

EIGHT = "d01 d03 d05 d07 d16 d18 d20 d22"


def marquis_visited(seats: int = 3) -> Scene:
    """Green visits the Marquis and takes no state action."""
    s = scene(seats).decrees_shown(EIGHT).hand(GREEN, "p07 p02 p12 p16 p18").has(GREEN, influence=10)
    return s.favors(PURPLE, "marquis").favors(YELLOW, "marquis") if seats > 2 else s


def decree_moves(names: str) -> list[str]:
    return [f"decree {name}" for name in names.split()]


@clause("L8.12")
def test_one_of_the_eight_decrees_on_display() -> None:
    s = scene(3).decrees_shown(EIGHT).performs(GREEN, "decree").offers_only(*decree_moves(EIGHT)).play("decree d16")
    s.idle()
    assert s.decrees_of(GREEN) == "d16"
    assert len(s.table().decrees) == 7


@clause("L8.12", "L12.7")
def test_decrees_score_only_for_their_owner_and_know_no_limit() -> None:
    s = scene(3).store(GREEN, "b1", "gold").store(PURPLE, "b2", "gold").store(PURPLE, "c2", "gold")
    s.decrees(GREEN, "d16 d17 d03 d04 d65 d66 d67 d68 d35 d36")
    assert s.scores("decrees") == [8, 0, 0]
    s.performs(GREEN, "decree").play(s.legal()[0]).idle()
    assert len(s.player(GREEN).decrees) == 11


@clause("L8.12", "L15.44")
def test_decrees_are_open_to_all() -> None:
    s = scene(3).decrees(GREEN, "d16 d65")
    for seat in range(3):
        players = GAME.view(s.table(), seat)["players"]
        assert isinstance(players, list)
        assert players[GREEN]["decrees"] == ["d16", "d65"]


@clause("L8.13", "L10.1")
def test_the_display_refills_at_the_end_of_the_turn_only() -> None:
    s = marquis_visited().has(GREEN, markers=0).turn(GREEN)
    s.has(PURPLE, influence=10).has(YELLOW, influence=10)
    s.play("visit p07").play("decree d01").asks(PURPLE, "follow").play("follow")
    s.offers_only(*decree_moves("d03 d05 d07 d16 d18 d20 d22")).play("decree d03")
    s.asks(YELLOW, "follow").play("follow").offers_only(*decree_moves("d05 d07 d16 d18 d20 d22")).play("decree d22")
    s.asks(GREEN, "take-card")
    assert len(s.table().decrees) == 5
    s.play(s.legal()[0])
    assert len(s.table().decrees) == 8


@clause("L8.14", "L8.13")
def test_ex_25_a_marker_buys_one_extra_decree_a_turn() -> None:
    s = marquis_visited().sets(GREEN, 2).turn(GREEN).play("visit p07").play("decree d01")
    s.asks(GREEN, "extra-decree").offers_only("done", *decree_moves("d03 d05 d07 d16 d18 d20 d22")).play("decree d16")
    assert s.decrees_of(GREEN) == "d01 d16"
    s.shows(GREEN, markers=1, sets=2).asks(PURPLE, "follow")
    s.play("done", "done").asks(GREEN, "take-card")


@clause("L8.14", "L15.39")
def test_the_second_marker_serves_in_a_later_turn_also_in_a_follow() -> None:
    s = marquis_visited().sets(GREEN, 2).favors(GREEN, "marquis").hand(PURPLE, "p06 p01 p11 p17 p20")
    s.turn(GREEN).play("visit p07", "decree d01", "decree d16", "done", "done").play(s.legal()[0])
    s.has(PURPLE, influence=10).play("visit p06").play(s.legal()[0]).asks(YELLOW, "follow").play("done")
    s.asks(GREEN, "follow").play("follow").play(s.legal()[0]).asks(GREEN, "extra-decree").play(s.legal()[0])
    assert len(s.player(GREEN).decrees) == 4
    s.shows(GREEN, markers=0)


@clause("L8.14")
@pytest.mark.parametrize("answer", ["done", "decree d16"])
def test_the_marker_is_a_choice(answer: str) -> None:
    s = scene(3).decrees_shown(EIGHT).sets(GREEN, 1).performs(GREEN, "decree").play("decree d01", answer).idle()
    s.shows(GREEN, markers=1 if answer == "done" else 0)
    assert len(s.player(GREEN).decrees) == (1 if answer == "done" else 2)


@clause("L8.14")
def test_without_a_marker_no_extra_decree() -> None:
    s = scene(3).decrees_shown(EIGHT).sets(GREEN, 1).has(GREEN, markers=0).performs(GREEN, "decree")
    s.play("decree d01").idle()
    assert s.decrees_of(GREEN) == "d01"


@clause("L15.39", "L9.1")
def test_a_marker_serves_in_an_event_too() -> None:
    s = scene(3).decrees_shown(EIGHT).sets(GREEN, 1).hand(GREEN, "p38 p02 p07 p12 p16").has(GREEN, influence=0)
    s.turn(GREEN).play("sponsor p38", "decree d01").asks(GREEN, "extra-decree").play("decree d03")
    assert s.decrees_of(GREEN) == "d01 d03"


@clause("L8.14", "L15.39")
def test_visitor_and_follower_may_each_use_a_marker_in_one_turn() -> None:
    s = marquis_visited().sets(GREEN, 1).sets(PURPLE, 1).has(PURPLE, influence=10).turn(GREEN)
    s.play("visit p07", "decree d01", "decree d03").asks(PURPLE, "follow").play("follow", "decree d05", "decree d07")
    s.shows(GREEN, markers=0).shows(PURPLE, markers=0)
    assert s.decrees_of(PURPLE) == "d05 d07"


@clause("L15.3", "L15.28", "L7.5")
def test_without_a_decree_on_display_the_marquis_receives_nobody() -> None:
    s = marquis_visited().turn(GREEN).offers("visit p07")
    s.decrees_shown("").lacks("visit p07").refuses("visit p07", "no-decree")


@clause("L15.28")
def test_an_empty_decree_deck_leaves_the_display_short() -> None:
    s = marquis_visited()
    s.table().decrees_out += s.table().decree_deck
    s.table().decree_deck = ()
    s.turn(GREEN).play("visit p07", "decree d01", "done", "done").play(s.legal()[0])
    assert len(s.table().decrees) == 7


@clause("L1.20", "L10.1")
def test_with_two_players_marked_decrees_are_replaced_when_they_come_out() -> None:
    s = scene(2).decrees_shown("d01 d03 d04 d05 d07 d16 d18").hand(GREEN, "p07 p02 p12 p16 p18")
    t = s.table()
    marked = [8, 9, 14]
    t.decrees_out = tuple(decree for decree in t.decrees_out if decree not in marked)
    t.decree_deck = (*(decree for decree in t.decree_deck if decree not in marked), *marked)
    expected = t.decree_deck[-4]
    s.turn(GREEN).play("get-gold p02").play(s.legal()[0])
    assert t.decrees[-1] == expected
    assert sorted(t.decrees_out) == marked
