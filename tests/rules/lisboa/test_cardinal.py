"""Meet the Cardinal (L6.12 to L6.14, L15.28 to L15.31)."""

from __future__ import annotations

import pytest

from rossio.games.lisboa import content
from rossio.games.lisboa.state import NONE
from rossio.games.lisboa.steps.church import ChurchScoring
from tests.marks import clause
from tests.rules.lisboa.scenario import GREEN, PURPLE, YELLOW, Scene, scene

TILES = "c03 c05 c07 c09 c11 c13"
"""Lasting tiles that do nothing to the Cardinal; tile i lies between spaces i and i + 1."""


def church(cardinal: int, tiles: str = TILES, treasury: int = 3) -> Scene:
    return scene(3).church(tiles, cardinal).treasury(treasury)


@clause("L6.12")
def test_one_or_two_spaces_and_one_of_the_two_tiles_beside() -> None:
    """From space 0: on space 1 the tiles 0 and 1, on space 2 the tiles 1 and 2."""
    s = church(0).performs(GREEN, "cardinal").offers_only("meet 1 c03", "meet 1 c05", "meet 2 c05", "meet 2 c07")
    s.refuses("meet 2 c09", "cardinal-too-far").play("meet 2 c05").idle().board(cardinal=2, treasury=3)
    assert s.clergy_of(GREEN) == "c05"
    assert [tile == NONE for tile in s.table().church] == [False, True, False, False, False, False]


@clause("L6.12")
def test_the_cardinal_goes_clockwise_round_the_ring() -> None:
    s = church(5).performs(GREEN, "cardinal").offers_only("meet 1 c13", "meet 1 c03", "meet 2 c03", "meet 2 c05")
    s.play("meet 2 c05").idle().board(cardinal=1)


@clause("L6.12", "L15.30")
def test_not_with_four_tiles() -> None:
    s = church(0, "c15 c17 c19 c21 c23 c25").hand(GREEN, "p16 p13").has(GREEN, goods="cloth, tool")
    s.clergy(GREEN, "c03 c05 c07").turn(GREEN).play("portfolio p16").offers("trade cloth cardinal")
    s = church(0, "c15 c17 c19 c21 c23 c25").hand(GREEN, "p16 p13").has(GREEN, goods="cloth, tool")
    s.clergy(GREEN, "c03 c05 c07 c09").turn(GREEN).play("portfolio p16").lacks("trade cloth cardinal")
    s.refuses("trade cloth cardinal", "clergy-full", have=4, most=4)


@clause("L6.12", "L15.30")
def test_a_cardinal_reward_with_four_tiles_is_lost_and_he_stays() -> None:
    s = church(0, "c15 c17 c19 c21 c23 c25").clergy(GREEN, "c03 c05 c07 c09").rewarded(GREEN, "p13").idle()
    s.board(cardinal=0)
    assert NONE not in s.table().church
    assert s.clergy_of(GREEN) == "c03 c05 c07 c09"


@clause("L6.12")
@pytest.mark.parametrize("card", ["p13", "p34", "p54", "p75"])
def test_the_single_arrow_moves_him_one_space_only(card: str) -> None:
    s = church(0).rewarded(GREEN, card).offers_only("meet 1 c03", "meet 1 c05").play("meet 1 c03").idle()
    s.board(cardinal=1)


@clause("L6.12")
def test_the_tile_works_from_then_on() -> None:
    """C27: the warehouse holds 3 of each kind; C13: land costs 3 less."""
    s = church(0, "c27 c05 c07 c09 c11 c13").has(GREEN, goods="gold 2").performs(GREEN, "cardinal").play("meet 1 c27")
    s.rewarded(GREEN, "p01").idle().shows(GREEN, goods="gold 3")


@clause("L6.13")
@pytest.mark.parametrize(
    ("start", "move", "treasury"),
    [
        (2, "meet 1 c07", 4),
        (2, "meet 2 c09", 4),
        (1, "meet 2 c07", 4),
        (1, "meet 1 c07", 3),
        (3, "meet 1 c09", 3),
        (3, "meet 2 c13", 3),
        (5, "meet 2 c03", 3),
    ],
)
def test_passing_or_reaching_the_treasury_icon_moves_the_marker_leaving_it_does_not(
    start: int, move: str, treasury: int
) -> None:
    """The icon is on space 3."""
    church(start, "c03 c05 c07 c09 c13 c11").performs(GREEN, "cardinal").play(move).idle().board(treasury=treasury)


@clause("L6.14", "L10.2")
@pytest.mark.parametrize(
    ("start", "move", "due"),
    [
        (5, "meet 1 c13", True),
        (5, "meet 2 c03", True),
        (4, "meet 2 c13", True),
        (4, "meet 1 c13", False),
        (0, "meet 1 c03", False),
        (0, "meet 2 c05", False),
    ],
)
def test_passing_or_reaching_the_influence_icon_brings_church_scoring_leaving_it_does_not(
    start: int, move: str, due: bool
) -> None:
    """The icon is on space 0; scoring comes at the end of the turn, after the political card."""
    s = church(start).hand(GREEN, "p16 p02").has(GREEN, goods="cloth").display("p22 p27 p32 p37").turn(GREEN)
    s.play("portfolio p16", "trade cloth cardinal", move, "take p22")
    if due:
        s.asks(GREEN, "give-up").play("done")
    s.asks(PURPLE, "action")
    assert not s.table().church_due


@clause("L6.14", "L15.31")
def test_church_scoring_happens_once_a_turn_and_begins_with_who_reached_the_icon_first() -> None:
    """Purple's move reaches the icon, Yellow's passes it again: Purple begins, each is asked once."""
    s = church(4).clergy(GREEN, "c15").clergy(PURPLE, "c17").clergy(YELLOW, "c19").plans(GREEN, "s1")
    s.officials(GREEN, king=2).favors(PURPLE, "king").favors(YELLOW, "king").hand(GREEN, "p12 p02")
    s.display("p22 p27 p32 p37").turn(GREEN).play("visit p12", "done", "site w-d")
    s.play("follow", "act cardinal", "meet 2 c13")
    s.table().cardinal = 5
    s.play("follow", "act cardinal", "meet 1 c03", "take p22")
    asked = []
    while s.t.prompt().key == "give-up":
        asked.append(s.t.seat())
        s.play("done")
    assert asked == [PURPLE, YELLOW, GREEN]
    s.asks(PURPLE, "action")


@clause("L15.31")
def test_the_treasury_icon_works_every_time_it_is_reached() -> None:
    s = church(2).performs(GREEN, "cardinal").play("meet 1 c07").idle().board(treasury=4)
    s.table().cardinal = 2
    s.performs(PURPLE, "cardinal").play("meet 1 c09").idle().board(treasury=5)


@clause("L15.30")
def test_he_must_end_beside_a_tile_and_a_single_one_is_taken() -> None:
    """Only tile 2 is left: from space 0 two steps reach it; nothing is to be chosen."""
    s = church(0, "- - c07 - - -").performs(GREEN, "cardinal").idle().board(cardinal=2)
    assert s.clergy_of(GREEN) == "c07"


@clause("L15.30", "L15.3")
def test_without_a_tile_in_reach_he_cannot_be_met_and_a_reward_is_lost() -> None:
    s = church(0, "- - - c09 - -").hand(GREEN, "p16 p13").has(GREEN, goods="cloth, tool").turn(GREEN)
    s.play("portfolio p16").lacks("trade cloth cardinal").refuses("trade cloth cardinal", "no-clergy-near")
    church(0, "- - - c09 - -").rewarded(GREEN, "p13").idle().board(cardinal=0)


@clause("L15.30")
def test_one_step_may_reach_what_two_cannot() -> None:
    church(0, "c03 - - - - -").performs(GREEN, "cardinal").idle().board(cardinal=1)


@clause("L15.30", "L6.13")
def test_a_one_off_tile_acts_before_the_icons() -> None:
    """C35 on the way to the treasury icon: the cube is chosen while the marker still stands on 3."""
    s = church(2, "c03 c05 c35 c09 c11 c13").cubes("pile", "red, blue").performs(GREEN, "cardinal").play("meet 1 c35")
    s.asks(GREEN, "pile").board(treasury=3).play("cube pile red").idle().board(treasury=4)
    assert s.player(GREEN).cubes == [0, 1, 0]


@clause("L15.30", "L10.3")
def test_one_off_tiles_act_once_and_lie_there_until_given_up() -> None:
    """C36: 7 réis; C37: a good of each kind as far as there is room; 4 wigs each when given up."""
    s = church(0, "c36 c37 c07 c09 c11 c13").has(GREEN, goods="gold 2, book").performs(GREEN, "cardinal")
    s.play("meet 1 c36").idle().shows(GREEN, reis=17)
    s.performs(GREEN, "cardinal").play("meet 1 c37").idle().shows(GREEN, goods="gold 2, cloth, book 2, tool")
    s.table().church_due = True
    s.steps(ChurchScoring()).play("give-up c36", "give-up c37").idle().shows(GREEN, wigs=5 + 4 + 4, reis=17)


@clause("L15.28", "L15.29", "L10.1")
def test_the_track_refills_gap_by_gap_clockwise_and_gaps_stay_when_the_bag_is_empty() -> None:
    """Two tiles in the bag for three gaps: the first drawn goes to the first gap after the influence icon."""
    s = church(0, "c03 - c07 - c11 -").hand(GREEN, "p16 p02").display("p22 p27 p32 p37")
    bag = s.table().clergy_bag
    last, first = bag[-2], bag[-1]
    s.table().clergy_out += tuple(bag[:-2])
    s.table().clergy_bag = [last, first]
    s.turn(GREEN).play("get-gold p16", "take p22")
    names = [content.CLERGY_IDS[tile] if tile != NONE else "-" for tile in s.table().church]
    assert names == ["c03", content.CLERGY_IDS[first], "c07", content.CLERGY_IDS[last], "c11", "-"]


@clause("L15.29", "L6.12")
def test_tiles_refill_at_the_end_of_the_turn_only() -> None:
    s = church(0).hand(GREEN, "p16 p02").has(GREEN, goods="cloth").display("p22 p27 p32 p37").turn(GREEN)
    s.play("portfolio p16", "trade cloth cardinal", "meet 1 c03")
    assert s.table().church[0] == NONE
    s.play("take p22")
    assert s.table().church[0] != NONE
