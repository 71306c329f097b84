"""End of turn: church scoring, refills, rewards as far as possible (L10, L15.1, L15.8, L15.23, L15.28 to L15.32)."""

from __future__ import annotations

import pytest

from rossio.games.lisboa import content
from rossio.games.lisboa.state import NONE
from rossio.games.lisboa.steps.church import ChurchIcons, ChurchScoring
from tests.marks import clause
from tests.rules.lisboa.scenario import GREEN, ORANGE, PURPLE, YELLOW, Scene, scene

DULL = "c27 c28 c29 c30 c31 c32"


def due(s: Scene, first: int) -> Scene:
    """Church scoring takes place now, from that player."""
    s.table().church_due = True
    s.table().church_first = first
    return s.steps(ChurchScoring())


def church(s: Scene) -> str:
    return " ".join(content.CLERGY_IDS[tile] if tile != NONE else "-" for tile in s.table().church)


@clause("L10.1", "L15.1")
def test_upkeep_in_its_order() -> None:
    """Green trades for the Cardinal; after the card: card, church, decrees, then the goods come off the actions."""
    s = scene(3).church(DULL, cardinal=0).has(GREEN, goods="cloth, tool").hand(GREEN, "p16 p02 p07 p12 p18")
    s.decrees_shown("d01 d03 d05 d07 d16 d18 d20").display("p22 p27 p32 p37").turn(GREEN)
    s.play("portfolio p16", "trade cloth cardinal", "meet 1 c27", "trade tool plan", "plan blue").asks(
        GREEN, "take-card"
    )
    assert s.table().covered != 0
    assert (church(s), len(s.table().decrees)) == ("- c28 c29 c30 c31 c32", 7)
    expected = s.table().decks[content.MANUEL][-1]
    s.play("take p22")
    told = [kind for kind in s.kinds_told() if kind in ("took-card", "card-out", "clergy-out", "decree-out", "turn")]
    assert told == ["turn", "took-card", "card-out", "clergy-out", "decree-out", "turn"]
    assert s.table().display[content.MANUEL] == expected
    assert [s.table().display[kind] for kind in (1, 2, 3)] == [content.CARD_IDS.index(c) for c in ("p27", "p32", "p37")]
    assert len(s.table().decrees) == 8
    assert s.table().covered == 0


@clause("L10.1", "L15.6")
def test_a_deck_without_further_card_stays_empty() -> None:
    s = scene(3).decks(manuel=1).turn(GREEN).play("get-gold " + scene(3).hand_of(GREEN).split()[0])
    card = content.CARD_IDS[s.table().display[content.MANUEL]]
    s.play(f"take {card}")
    assert s.table().display[content.MANUEL] == NONE
    assert s.table().trigger == NONE


@clause("L10.1", "L6.1")
def test_a_covered_state_action_is_free_for_the_next_player() -> None:
    s = scene(3).has(GREEN, goods="tool").has(PURPLE, goods="tool").hand(GREEN, "p16 p02 p07 p12 p18")
    s.hand(PURPLE, "p17 p01 p06 p11 p20").turn(GREEN).play("portfolio p16", "trade tool plan", "plan blue")
    s.play(s.legal()[0]).asks(PURPLE, "action").play("portfolio p17").offers("trade tool plan")


@clause("L10.2", "L4.1")
def test_ex_14_church_scoring() -> None:
    """A tile with 2 wigs on its back; noble 4 and ship 2 give 6 influence."""
    s = scene(3).portfolio(GREEN, "p05 h1a").clergy(GREEN, "c01 c27").has(GREEN, influence=3)
    due(s, GREEN).offers_only("give-up c01", "give-up c27", "done").play("give-up c01", "done").idle()
    s.shows(GREEN, wigs=5 + 2, influence=9)
    assert s.clergy_of(GREEN) == "c27"


@clause("L10.2", "L4.1")
def test_ex_14_the_influence_is_gained_once_however_many_tiles() -> None:
    s = scene(3).portfolio(GREEN, "p05 h1a").clergy(GREEN, "c09 c27").has(GREEN, influence=3)
    due(s, GREEN).play("give-up c09", "give-up c27").idle().shows(GREEN, wigs=5 + 2 + 3, influence=9)


@clause("L10.2")
def test_ex_14_nobody_without_tiles_takes_part_and_none_must() -> None:
    s = scene(4).clergy(GREEN, "c27").clergy(YELLOW, "c28").portfolio(GREEN, "h1a").portfolio(YELLOW, "h1b")
    due(s, PURPLE).asks(YELLOW, "give-up").play("done").asks(GREEN, "give-up").play("give-up c27").idle()
    s.shows(YELLOW, wigs=5, influence=5).shows(GREEN, wigs=8, influence=7)


@clause("L10.2", "L15.31", "L15.32")
def test_clockwise_from_the_one_who_moved_the_cardinal() -> None:
    s = scene(4)
    for seat, tile in enumerate(("c27", "c28", "c29", "c30")):
        s.clergy(seat, tile)
    due(s, ORANGE)
    for seat in (ORANGE, GREEN, PURPLE, YELLOW):
        s.asks(seat, "give-up").play("done")
    s.idle()


@clause("L10.2", "L15.31", "L15.1", "L6.14")
def test_a_follower_who_reaches_the_icon_begins() -> None:
    """The visitor stops before the icon, the follower passes it: Yellow begins, Green comes next, after the card."""
    s = scene(3).church(DULL, cardinal=4).plans(GREEN, "s1").officials(GREEN, manuel=2).has(GREEN, influence=10)
    s.favors(YELLOW, "king").has(YELLOW, influence=10).clergy(PURPLE, "c03").hand(GREEN, "p12 p02 p07 p16 p18")
    s.turn(GREEN).play("visit p12", "act cardinal", "meet 1 c31", "site w-d")
    assert not s.table().church_due
    s.asks(YELLOW, "follow").play("follow", "act cardinal", "meet 1 c32").asks(GREEN, "take-card")
    s.play(s.legal()[0]).asks(YELLOW, "give-up").play("done").asks(GREEN, "give-up").play("done")
    assert church(s) == "c27 c28 c29 c30 - -"
    s.asks(PURPLE, "give-up").play("done").asks(PURPLE, "action")
    assert "-" not in church(s)


@clause("L15.1", "L10.2")
def test_church_scoring_comes_after_the_card_and_before_anything_is_revealed() -> None:
    s = scene(3).church(DULL, cardinal=5).has(GREEN, goods="cloth").hand(GREEN, "p16 p02 p07 p12 p18").turn(GREEN)
    s.play("portfolio p16", "trade cloth cardinal", "meet 1 c32").asks(GREEN, "take-card").play(s.legal()[0])
    s.asks(GREEN, "give-up").play("give-up c32")
    told = [kind for kind in s.kinds_told() if kind in ("took-card", "gave-up", "card-out", "clergy-out")]
    assert told == ["took-card", "gave-up", "card-out", "clergy-out"]
    s.shows(GREEN, wigs=8)


@clause("L6.14", "L15.31", "L6.13")
def test_the_church_scores_once_a_turn_and_the_treasury_icon_works_every_time() -> None:
    """In one turn the Cardinal goes twice around: reaching 3 twice raises the treasury twice."""
    s = scene(3).church(DULL, cardinal=2).clergy(GREEN, "c03").portfolio(GREEN, "h1a")
    s.steps(ChurchIcons(PURPLE, 2, 2), ChurchIcons(GREEN, 5, 1), ChurchIcons(PURPLE, 5, 2), ChurchIcons(GREEN, 1, 2))
    s.board(treasury=5)
    assert (s.table().church_due, s.table().church_first) == (True, GREEN)
    s.steps(ChurchScoring()).play("give-up c03").idle().shows(GREEN, influence=7, wigs=8)
    assert not s.table().church_due
    s.steps(ChurchScoring()).idle()


@clause("L15.32")
def test_a_tile_given_up_no_longer_adds_to_the_gain() -> None:
    """C01 and C02 add 1 each to a gain; one is given up."""
    s = scene(3).portfolio(GREEN, "h1a").clergy(GREEN, "c01 c02").has(GREEN, influence=3)
    due(s, GREEN).play("give-up c01", "done").shows(GREEN, influence=3 + 2 + 1, wigs=7)
    s = scene(3).portfolio(GREEN, "h1a").clergy(GREEN, "c01 c02").has(GREEN, influence=3)
    due(s, GREEN).play("give-up c01", "give-up c02").shows(GREEN, influence=3 + 2, wigs=9)


@clause("L15.32")
def test_a_kept_inf_tile_raises_a_gain_of_nothing_to_1() -> None:
    """P2: INF+1 raises a gain of 0 to 1, but only together with a tile given up."""
    s = scene(3).clergy(GREEN, "c01 c27").has(GREEN, influence=3)
    due(s, GREEN).play("give-up c27", "done").idle().shows(GREEN, influence=4, wigs=8)
    s = scene(3).clergy(GREEN, "c01 c27").has(GREEN, influence=3)
    due(s, GREEN).play("done").idle().shows(GREEN, influence=3, wigs=5)


@clause("L15.32", "L10.2")
def test_without_influence_in_the_top_row_only_the_wigs() -> None:
    s = scene(3).clergy(GREEN, "c27").has(GREEN, influence=10)
    due(s, GREEN).play("give-up c27").idle().shows(GREEN, influence=10, wigs=8)


@clause("L15.32", "L10.2")
def test_each_decides_knowing_the_decisions_before() -> None:
    s = scene(3).clergy(GREEN, "c27").clergy(PURPLE, "c28").portfolio(GREEN, "h1a")
    due(s, GREEN).play("give-up c27").asks(PURPLE, "give-up").shows(GREEN, influence=7, wigs=8)


@clause("L15.23")
def test_less_warehouse_returns_goods_at_once() -> None:
    s = scene(3).clergy(GREEN, "c27 c03").has(GREEN, goods="gold 3, cloth 3, book 2")
    due(s, GREEN).play("give-up c27").asks(GREEN, "give-up").shows(GREEN, goods="gold 2, cloth 2, book 2")


@clause("L15.23", "L15.32", "L3.4")
def test_less_portfolio_discards_a_card_of_choice_before_the_influence() -> None:
    """Three cards, two slots left: the ship goes, with its cargo, and gives no influence any more."""
    s = scene(3).clergy(GREEN, "c29").portfolio(GREEN, "p05 h1a p16").has(GREEN, influence=0)
    due(s, GREEN).play("give-up c29").asks(GREEN, "make-room").offers_only("drop p05", "scrap h1a", "drop p16")
    s.play("scrap h1a").idle().shows(GREEN, influence=4, wigs=7)
    assert (s.top_row(GREEN), s.bottom_row(GREEN)) == ("p05", "p16")


@clause("L15.23")
def test_less_portfolio_with_room_left_costs_no_card() -> None:
    s = scene(3).clergy(GREEN, "c29").portfolio(GREEN, "p05 h1a").has(GREEN, influence=0)
    due(s, GREEN).play("give-up c29").idle().shows(GREEN, influence=6)


@clause("L15.28", "L10.2")
def test_tiles_given_up_leave_the_game() -> None:
    s = scene(3).clergy(GREEN, "c27")
    due(s, GREEN).play("give-up c27")
    t = s.table()
    number = content.CLERGY_IDS.index("c27")
    assert t.clergy_out == (number,)
    assert number not in t.clergy_bag + t.church


@clause("L15.29", "L10.1")
def test_the_church_refills_gap_by_gap_clockwise_after_the_influence_icon() -> None:
    s = scene(3).church("c27 - c28 - - c29", cardinal=3)
    t = s.table()
    one, two, three = (content.CLERGY_IDS[tile] for tile in reversed(t.clergy_bag[-3:]))
    s.turn(GREEN).play(s.legal()[0]).play(s.legal()[0])
    assert church(s) == f"c27 {one} c28 {two} {three} c29"


@clause("L15.28", "L15.29")
def test_an_empty_bag_leaves_gaps() -> None:
    s = scene(3).church("c27 - - - - c29", cardinal=3)
    t = s.table()
    t.clergy_out += tuple(t.clergy_bag[:-1])
    t.clergy_bag = t.clergy_bag[-1:]
    last = content.CLERGY_IDS[t.clergy_bag[0]]
    s.turn(GREEN).play(s.legal()[0]).play(s.legal()[0])
    assert church(s) == f"c27 {last} - - - c29"


@clause("L15.30", "L6.12")
def test_the_cardinal_must_end_beside_a_tile() -> None:
    s = scene(3).church("- - c28 - - -", cardinal=0).performs(GREEN, "cardinal").idle().board(cardinal=2)
    assert s.clergy_of(GREEN) == "c28"
    s = scene(3).church("- - - c30 - -", cardinal=0).has(GREEN, goods="cloth").hand(GREEN, "p16 p02 p07 p12 p18")
    s.turn(GREEN).play("portfolio p16").lacks("trade cloth cardinal")
    s.refuses("trade cloth cardinal", "no-clergy-near")


@clause("L15.30", "L10.3")
@pytest.mark.parametrize(("tiles", "held"), [("- - - c30 - -", ""), ("c27 c28 c29 c30 - -", "c03 c04 c05 c06")])
def test_a_cardinal_reward_that_cannot_be_is_lost_and_he_stays(tiles: str, held: str) -> None:
    s = scene(3).church(tiles, cardinal=0).clergy(GREEN, held).rewarded(GREEN, "p13").idle().board(cardinal=0)
    assert s.clergy_of(GREEN) == held
    assert church(s) == tiles


@clause("L15.30")
@pytest.mark.parametrize(("tile", "wanted"), [("c36", 17), ("c37", 10)])
def test_a_one_off_tile_acts_before_the_icons(tile: str, wanted: int) -> None:
    s = scene(3).church(f"{tile} c28 c29 c30 c31 c32", cardinal=0).performs(GREEN, "cardinal").play(f"meet 1 {tile}")
    s.idle().shows(GREEN, reis=wanted)
    s = scene(3).church("c27 c28 c35 c30 c31 c32", cardinal=2).cubes("pile", "red, blue")
    s.performs(GREEN, "cardinal").play("meet 1 c35").asks(GREEN, "pile").board(treasury=3)
    s.play("cube pile red").idle().board(treasury=4)


@clause("L10.3")
def test_rewards_are_compulsory_and_what_is_impossible_is_lost() -> None:
    """P53 brings cloth and a wig: with a full warehouse the wig alone."""
    s = scene(3).has(GREEN, goods="cloth 2").rewarded(GREEN, "p53").idle().shows(GREEN, goods="cloth 2", wigs=6)
    s = scene(3).favors(GREEN, "manuel marquis king").rewarded(GREEN, "p55").idle().shows(GREEN, wigs=7)
    s = (
        scene(3)
        .has(GREEN, goods="gold, cloth 2")
        .rewarded(GREEN, "p28")
        .idle()
        .shows(GREEN, goods="gold, cloth 2, book, tool")
    )
    s = scene(3).has(GREEN, goods="cloth 2, book 2").rewarded(GREEN, "p28").idle()
    s.shows(GREEN, goods="cloth 2, book 2, tool")


@clause("L10.3")
def test_only_up_to_and_may_leave_a_choice() -> None:
    """P25 places up to 2 officials; a plan or a favor must be taken."""
    s = (
        scene(3)
        .rewarded(GREEN, "p25")
        .offers("done")
        .play("office king")
        .offers_only("office manuel", "office marquis", "done")
    )
    s.play("done").idle()
    assert s.player(GREEN).officials == 7
    scene(3).rewarded(GREEN, "p04").offers_only("plan blue", "plan green")
    scene(3).rewarded(GREEN, "p14").offers_only("favor manuel", "favor marquis", "favor king")


@clause("L10.3", "L15.20", "L15.19")
def test_a_penalty_takes_what_is_there() -> None:
    s = scene(3).has(GREEN, reis=2, influence=8).rewarded(GREEN, "p10").play("from-influence 0").idle()
    s.shows(GREEN, reis=0, influence=8)
    scene(3).has(GREEN, wigs=1).rewarded(GREEN, "p56").idle().shows(GREEN, wigs=0)
    s = scene(3).has(GREEN, goods="gold, cloth").rewarded(GREEN, "p72").idle().shows(GREEN, goods="")
    s = (
        scene(3)
        .has(GREEN, goods="gold, cloth 2")
        .rewarded(GREEN, "p72")
        .offers_only("lose-good gold", "lose-good cloth")
    )
    s.play("lose-good cloth", "lose-good cloth").idle().shows(GREEN, goods="gold")
