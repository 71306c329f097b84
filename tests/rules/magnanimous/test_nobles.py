"""The Nobles Phase: dice, court, throne, precise and sold actions (M55-M57, M66, M67, M71, M72, Q42, Q43, Q47, Q48)."""

from __future__ import annotations

import pytest

from tests.marks import clause
from tests.rules.magnanimous.scenario import BLUE, GREEN, RED, YELLOW, Scene, scene


@clause("M55", "Q48")
def test_turns_go_round_until_nobody_has_a_die() -> None:
    table = scene(governor=BLUE).die("goyaz", 1).die("bahia", 1).die("ceara", 1).nobles(BLUE)
    turns = []
    while table.decides():
        turns.append(table.decides())
        while table.asked() != "use-nobles":
            table.play(table.legal()[0])
        table.play("pass")
    assert turns == [YELLOW, RED, RED]


@clause("M55")
@pytest.mark.parametrize(("die", "raised"), [(1, 2), (5, 6), (6, 1)])
def test_t2_a_die_rises_by_one_and_six_becomes_one(die: int, raised: int) -> None:
    table = scene().die("goyaz", die, "space-7a").nobles(RED).put("goyaz", "space-7a")
    assert table.space_of("space-7a") == raised
    table.expect_at("goyaz", die=0)


@clause("M55")
def test_a_die_goes_to_a_free_space_only() -> None:
    table = scene().die("goyaz", 1, "space-7a").die("bahia", 1, "space-8a").nobles(RED).play("pick goyaz")
    assert table.legal() == ["put space-7a", "put space-8a"]
    refusal = table.refused("put space-7b")
    assert (refusal.reason, refusal.clause) == ("space-filled", "M55")


@clause("M55")
def test_the_inner_action_may_be_done_sold_or_left() -> None:
    table = scene().hand(RED, "c01").die("goyaz", 2, "space-6a").nobles(RED).put("goyaz", "space-6a")
    assert table.legal() == ["act", "offer", "pass"]
    table.play("pass").expect(RED, nobility=0, hand=1)


@clause("Q48")
def test_a_usable_die_must_be_placed() -> None:
    table = scene().die("goyaz", 1).die("bahia", 1).nobles(RED)
    assert table.legal() == ["pick bahia", "pick goyaz"]
    assert table.refused("pass").reason == "not-now"


@clause("Q48")
def test_the_only_die_and_the_only_space_are_not_asked_for() -> None:
    """Of two dice and two spaces the second die has no choice left: what to do with it is asked at once."""
    table = scene().die("goyaz", 1, "space-7a").die("bahia", 2, "space-8a").nobles(RED)
    table.play("pick goyaz", "put space-8a", "pass")
    assert (table.decides(), table.asked(), table.space_of("space-7a")) == (RED, "use-nobles", 3)
    assert [facts["province"] for facts in table.told("put-die")] == ["goyaz", "bahia"]


@clause("M56")
def test_stuck_dice_stay() -> None:
    table = scene().occupy("goyaz").die("goyaz", 4, "space-7a").die("bahia", 1, "space-7b").nobles(RED)
    table.put("bahia", "space-7b").play("pass")
    assert (table.decides(), table.space_of("space-7a")) == ("", 0)
    table.expect_at("goyaz", die=4)


@clause("M57")
@pytest.mark.parametrize("space", ["space-1b", "space-2b", "space-3b", "space-4a"])
def test_the_four_red_quadrants_are_alike(space: str) -> None:
    """A die from the coffee province sells coffee, or brings the train in, in whatever red quadrant."""
    table = scene().goods("goyaz", 2).die("goyaz", 2, space).nobles(RED).put("goyaz", space).play("act")
    assert "load goyaz bahia" in table.legal()
    table.play("sell goyaz").expect(RED, reis=3).expect_at("goyaz", goods=1)


@clause("M66")
def test_a_discarded_card_is_one_step_of_nobility() -> None:
    table = scene().hand(RED, "c01 e05").nobility(RED, 1).die("goyaz", 2, "space-6a").nobles(RED)
    table.put("goyaz", "space-6a").play("act")
    assert sorted(table.legal()) == ["discard c01", "discard e05"]
    table.play("discard e05").expect(RED, nobility=2, hand=1)
    assert table.cards("discards") == "e05"


@clause("M67", "Q47")
def test_one_or_two_cards_go_face_down_on_the_throne_in_the_order_wished() -> None:
    table = scene().throne(GREEN, "l01").hand(RED, "c01 c02 c03").die("goyaz", 2, "space-7a").nobles(RED)
    table.put("goyaz", "space-7a").play("act")
    assert table.legal() == ["throne c01", "throne c02", "throne c03"]
    table.play("throne c03")
    assert table.legal() == ["throne c01", "throne c02", "pass"]
    table.play("throne c01").expect(RED, hand=1)
    assert (table.cards("throne"), table.decides()) == ("l01 c03 c01", "")
    assert table.told("laid-on-throne") == [{}, {}]
    one = scene().hand(RED, "c01 c02").die("goyaz", 2, "space-7a").nobles(RED).put("goyaz", "space-7a")
    one.play("act", "throne c02", "pass").expect(RED, hand=1)
    assert one.cards("throne") == "c02"


@clause("Q47")
@pytest.mark.parametrize("space", ["space-6a", "space-7a"])
def test_without_a_card_there_is_no_court_and_no_throne(space: str) -> None:
    table = scene().die("goyaz", 3, space).nobles(RED).put("goyaz", space)
    assert table.legal() == ["offer", "pass"]
    assert table.refused("act").reason == "no-card"


@clause("M71", "Q42")
def test_ex_09_precise_nobles_move() -> None:
    table = scene(governor=BLUE).train(BLUE, "goyaz", "solimoes", 2).train(RED, "para", "rio-negro", 1)
    table.goods("parahyba", 3).goods("piauhy", 1).reis(RED, 1).die("pernambuco", 2, "space-3a").nobles(BLUE)
    table.put("pernambuco", "space-3a").play("precise")
    assert table.space_of("space-3a") == 3
    table.play("train bahia", "train porto-seguro")
    assert table.train_of(BLUE) == "porto-seguro"
    assert (table.decides(), table.asked()) == (YELLOW, "follow-nobles")
    table.play("follow", "sell piauhy").expect(YELLOW, reis=3).expect_at("piauhy", goods=0)
    assert table.decides() == RED
    table.play("follow", "train goyaz").expect(RED, reis=1, cargo=1)
    assert (table.train_of(RED), table.decides()) == ("goyaz", GREEN)
    table.play("follow", "load parahyba rio-grande-do-norte").expect(GREEN, cargo=3, reis=0)
    assert (table.train_of(GREEN), table.decides()) == ("rio-grande-do-norte", "")
    assert sum(1 for die in table.table.spaces if die) == 16


@clause("M71")
@pytest.mark.parametrize(("die", "precise"), [(1, False), (2, True), (3, False)])
def test_only_the_number_of_the_space_is_precise(die: int, precise: bool) -> None:
    table = scene().goods("goyaz", 2).die("goyaz", die, "space-3a").nobles(RED).put("goyaz", "space-3a")
    assert ("precise" in table.legal()) == precise
    if not precise:
        assert table.refused("precise").facts == {"have": die + 1, "need": 3}


@clause("M71")
def test_an_undeclared_precise_action_is_done_once_and_nobody_follows() -> None:
    table = scene().goods("goyaz", 2).goods("para", 1).die("goyaz", 2, "space-3a").nobles(RED)
    table.put("goyaz", "space-3a").play("act", "sell goyaz").expect(RED, reis=3).expect_at("goyaz", goods=1)
    assert table.decides() == ""


@clause("M71", "Q42")
def test_the_second_time_may_be_the_other_branch_from_the_same_province() -> None:
    table = scene().goods("goyaz", 3).goods("bahia", 3).die("goyaz", 2, "space-3a").nobles(RED)
    table.put("goyaz", "space-3a").play("precise")
    assert table.refused("sell bahia").reason == "die-elsewhere"
    table.play("sell goyaz").expect(RED, reis=3)
    assert all("bahia" not in name.split()[1] for name in table.legal() if name != "pass")
    table.play("load goyaz bahia").expect(RED, cargo=2, reis=3)
    assert table.train_of(RED) == "bahia"


@clause("M71")
def test_followers_come_clockwise_and_may_decline() -> None:
    table = scene().hand(RED, "c01 c02").hand(GREEN, "c03").hand(YELLOW, "c06").die("goyaz", 6, "space-6a")
    table.nobility(RED, 1).nobility(YELLOW, 1).nobles(RED).put("goyaz", "space-6a")
    table.play("precise", "discard c01", "discard c02").expect(RED, nobility=3)
    assert table.decides() == GREEN
    table.play("pass").expect(GREEN, nobility=0, hand=1)
    assert table.decides() == YELLOW
    table.play("follow").expect(YELLOW, nobility=2, hand=0)
    assert table.decides() == ""


def sold(table: Scene) -> Scene:
    """Red sells a train action with a die raised to 4."""
    return table.die("goyaz", 3, "space-4b").nobles(RED).put("goyaz", "space-4b").play("offer")


@clause("M72", "Q43")
def test_a_sold_nobles_action_is_paid_to_the_seller_and_never_precise() -> None:
    """The space prints 4; the buyers act once, pay Red 4 each, and sell goods for the value of the die."""
    table = sold(scene().goods("goyaz", 1).goods("para", 2).reis(GREEN, 4).goods("piauhy", 1).reis(YELLOW, 3))
    assert (table.decides(), table.asked()) == (GREEN, "buy-nobles")
    table.play("follow").expect(GREEN, reis=0).expect(RED, reis=4)
    table.play("sell para").expect(GREEN, reis=4).expect_at("para", goods=1)
    table.expect(YELLOW, reis=3).expect_at("goyaz", goods=1)
    assert table.decides() == ""


@clause("M72", "Q43")
def test_each_other_player_may_buy_once() -> None:
    table = sold(scene().goods("para", 1).goods("maranhao", 1).goods("piauhy", 1).reis(GREEN, 9).reis(BLUE, 9))
    table.reis(YELLOW, 9).play("pass")
    assert table.decides() == BLUE
    table.play("follow", "sell maranhao")
    assert table.decides() == YELLOW
    table.play("follow", "load piauhy goyaz").expect(RED, reis=8).expect(BLUE, reis=9).expect(YELLOW, reis=5, cargo=1)
    assert table.decides() == ""
