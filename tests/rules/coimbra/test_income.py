"""Phase E (C41-C45, C72, C84, C85) and the phase E bonuses E1-E4."""

from __future__ import annotations

import pytest

from tests.marks import clause
from tests.rules.coimbra.scenario import CHRIS, EVE, PHIL, scene

FIRST_SPACES = [0, 1, 3, 4, 6, 7, 9, 10, 12, 13, 15]


@clause("C41")
def test_each_die_pays_the_income_of_its_track_once_in_any_order() -> None:
    scenario = scene(2).has(
        PHIL, dice="grey purple white", council=5, merchant=8, cleric=3, scholar=1, guards=0, coins=0
    )
    scenario.income(PHIL)
    assert sorted(scenario.moves) == [
        "activate grey",
        "activate purple",
        *(f"activate-white {track}" for track in ("cleric", "council", "merchant", "scholar")),
    ]
    scenario.play("activate-white merchant")
    assert (scenario[PHIL].guards, scenario[PHIL].coins) == (0, 4)
    scenario.play("activate purple")
    assert scenario.steps_left() == 2
    scenario.play("stop")
    assert (scenario[PHIL].guards, scenario[PHIL].coins) == (3, 4)
    assert scenario.asked == "nothing"
    assert scenario.in_pool() == "grey purple white"
    assert scenario.board(PHIL) == ""


@clause("C41")
@pytest.mark.parametrize(
    ("colour", "track", "amounts"),
    [
        ("grey", "council", [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]),
        ("orange", "merchant", [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]),
        ("purple", "cleric", [1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 5]),
        ("green", "scholar", [1, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10]),
    ],
)
def test_income_by_the_box_right_of_the_disk(colour: str, track: str, amounts: list[int]) -> None:
    """Grey pays guards, orange coins, purple steps, green points; a die of one colour needs no decision."""
    for space, amount in zip(FIRST_SPACES, amounts, strict=True):
        scenario = scene(2).on_track(track, space, PHIL).has(PHIL, dice=colour, guards=0, coins=0, vp=0).income(PHIL)
        steps = scenario.steps_left() if colour == "purple" else 0
        paid = {
            "grey": scenario[PHIL].guards,
            "orange": scenario[PHIL].coins,
            "purple": steps,
            "green": scenario[PHIL].vp,
        }
        assert paid == {"grey": 0, "orange": 0, "purple": 0, "green": 0, colour: amount}, (colour, space)


@clause("C41")
def test_phase_e_follows_the_new_order() -> None:
    scenario = scene(3).has(EVE, favours="fa-3", dice="grey white").has(CHRIS, favours="fa-1", dice="grey green")
    scenario.has(PHIL, dice="grey orange").phase_d()
    assert scenario.table.order == [EVE, CHRIS, PHIL]
    assert scenario.asked == "activate eve"
    scenario.play("activate grey", "activate-white scholar")
    assert scenario.asked == "activate chris"
    scenario.play("activate green")
    assert scenario.asked == "activate phil"


@clause("C42")
@pytest.mark.parametrize(("first", "guards"), [("purple", 3), ("grey", 2)])
def test_the_amount_is_read_when_the_die_is_activated(first: str, guards: int) -> None:
    """The purple die walks to the monastery that raises grey from 3 to 6: before or after the grey die."""
    scenario = scene(2).monastery("ma-1", "mo-i-05").has(PHIL, dice="grey purple", council=3, at="st-n", guards=0)
    scenario.income(PHIL).play(f"activate {first}", "walk ma-1")
    if scenario.asked == "walk phil":
        scenario.play("stop")
    assert scenario.track(PHIL, "council") == 6
    assert scenario[PHIL].guards == guards


@clause("C72")
def test_a_track_rise_in_the_middle_of_a_move_grants_no_more_steps() -> None:
    """Purple 6 gives 2 steps; the first enters the monastery that raises purple to 9, worth 3."""
    scenario = scene(2).monastery("ma-1", "mo-i-07").has(PHIL, dice="purple", cleric=6, at="st-n").income(PHIL)
    assert scenario.steps_left() == 2
    scenario.play("walk ma-1")
    assert scenario.track(PHIL, "cleric") == 9
    assert scenario.steps_left() == 1


@clause("C84")
def test_dice_of_one_colour_read_the_track_anew_each_time() -> None:
    """The first purple die, on space 6, reaches the monastery that raises purple to 9; the second pays 3 steps."""
    scenario = scene(2).monastery("ma-1", "mo-i-07").has(PHIL, dice="purple purple", cleric=6, at="st-n").income(PHIL)
    scenario.play("walk ma-1", "stop")
    assert scenario.steps_left() == 3


@clause("C43", "C84")
@pytest.mark.parametrize(
    ("name", "colour", "guards", "coins", "vp"),
    [("c204", "grey", 1 + 2, 0, 0), ("m204", "orange", 0, 1 + 2, 0), ("s203", "green", 0, 0, 1 + 2)],
)
def test_e2_adds_its_reward_to_each_die_of_its_colour(name: str, colour: str, guards: int, coins: int, vp: int) -> None:
    scenario = scene(2).has(PHIL, cards=name, dice=colour, guards=0, coins=0, vp=0).income(PHIL)
    assert (scenario[PHIL].guards, scenario[PHIL].coins, scenario[PHIL].vp) == (guards, coins, vp)
    twice = scene(2).has(PHIL, cards=name, dice=f"{colour} {colour}", guards=0, coins=0, vp=0).income(PHIL)
    assert (twice[PHIL].guards, twice[PHIL].coins, twice[PHIL].vp) == (2 * guards, 2 * coins, 2 * vp)


@clause("C44", "C85", "C84")
def test_a_purple_die_with_l204_walks_two_and_one_a_white_one_two() -> None:
    scenario = scene(2).has(PHIL, cards="l204", dice="purple white", cleric=4).income(PHIL).play("activate purple")
    assert scenario.steps_left() == 2
    scenario.play("stop")
    assert scenario.steps_left() == 1
    scenario.play("stop")
    assert scenario.asked == "activate phil"
    scenario.play("activate-white cleric")
    assert scenario.steps_left() == 2
    scenario.play("stop")
    assert scenario.asked == "nothing"


@clause("C84", "C94")
@pytest.mark.parametrize(("first", "steps"), [("activate purple", 2 + 1), ("begin l204", 1 + 3)])
def test_the_extra_step_of_l204_may_come_before_the_income_that_it_raises(first: str, steps: int) -> None:
    """Purple 6 pays 2 steps; the next monastery raises purple to 9, which pays 3."""
    scenario = scene(2).monastery("ma-1", "mo-i-07").has(PHIL, cards="l204", dice="purple", cleric=6, at="st-n")
    scenario.income(PHIL)
    assert scenario.asked == "activate phil"
    assert scenario.moves == ["activate purple", "begin l204"]
    scenario.play(first)
    walked = 0
    while scenario.asked == "walk phil":
        scenario.play("walk st-n" if scenario.at(PHIL) == "ma-1" else "walk ma-1")
        walked += 1
    assert (walked, scenario.track(PHIL, "cleric")) == (steps, 9)
    assert (scenario.asked, scenario.in_pool()) == ("nothing", "purple")


@clause("C84", "C94")
@pytest.mark.parametrize(
    ("tile", "cleric", "disks", "offered"),
    [
        pytest.param("mo-i-07", 6, "", True, id="three up on purple"),
        pytest.param("mo-i-09", 6, "", True, id="one up on all tracks"),
        pytest.param("mo-i-03", 6, "", True, id="steps that reach three up on purple"),
        pytest.param("mo-i-07", 6, "ma-1", False, id="entered before"),
        pytest.param("mo-i-07", 1, "", False, id="the same income three spaces higher"),
        pytest.param("mo-i-07", 15, "", False, id="the top of the track"),
        pytest.param("mo-i-05", 6, "", False, id="another track"),
        pytest.param("mo-i-01", 6, "", False, id="no track"),
    ],
)
def test_the_order_of_income_and_bonus_is_asked_only_where_it_can_matter(
    tile: str, cleric: int, disks: str, offered: bool
) -> None:
    """One step leads from ST-N to MA-1; two more, if it gives them, to MA-8, which raises purple by 3."""
    scenario = scene(2).monastery("ma-1", tile).monastery("ma-8", "mo-i-07").monastery("ma-2", "mo-i-02")
    scenario.has(PHIL, cards="l204", dice="purple white", cleric=cleric, at="st-n", disks=disks).income(PHIL)
    assert scenario.offers("begin") == (["l204"] if offered else [])


@clause("C84", "C94")
def test_dice_of_one_colour_with_l204_are_asked_for_only_while_the_order_can_matter() -> None:
    far = scene(2).has(PHIL, cards="l204", dice="purple purple", cleric=6, at="st-n").income(PHIL)
    assert far.asked == "walk phil"
    near = scene(2).monastery("ma-1", "mo-i-07").has(PHIL, cards="l204", dice="purple purple", cleric=6, at="st-n")
    near.income(PHIL).play("begin l204", "walk ma-1", "stop")
    assert (near.asked, near.steps_left(), near.board(PHIL)) == ("walk phil", 3, "")


@clause("C44", "C84")
def test_a_white_die_has_no_bonus_to_begin_with() -> None:
    scenario = scene(2).monastery("ma-1", "mo-i-07").has(PHIL, cards="l204", dice="white", cleric=6, at="st-n")
    assert scenario.income(PHIL).offers("begin") == []


@clause("C44", "C85")
@pytest.mark.parametrize(("name", "track"), [("c204", "council"), ("m204", "merchant"), ("s203", "scholar")])
def test_white_counts_as_no_colour_for_e2(name: str, track: str) -> None:
    scenario = scene(2).has(PHIL, cards=name, dice="white", guards=0, coins=0, vp=0).income(PHIL)
    scenario.play(f"activate-white {track}")
    assert scenario[PHIL].guards + scenario[PHIL].coins + scenario[PHIL].vp == 1


@clause("C43", "C44")
@pytest.mark.parametrize(("colours", "due"), [("grey white", True), ("grey purple", False), ("white", True)])
def test_e3_gives_two_steps_at_the_start_without_a_purple_die(colours: str, due: bool) -> None:
    scenario = scene(2).has(PHIL, cards="l203", dice=colours).income(PHIL)
    assert (scenario.asked == "walk phil") is due
    if due:
        assert scenario.steps_left() == 2
        assert scenario.board(PHIL) == colours


@clause("C94")
def test_a_last_start_bonus_of_steps_is_not_asked_for_unless_goods_may_be_exchanged() -> None:
    scenario = scene(2).has(PHIL, cards="l203 c206", dice="grey").income(PHIL).play("raise c206 council")
    assert scenario.asked == "walk phil"
    rich = scene(2).has(PHIL, cards="l203 c306", dice="grey").income(PHIL)
    assert (rich.asked, rich.moves) == ("start-bonus phil", ["begin l203", "exchange guards"])


@clause("C48")
def test_without_its_requirement_a_reward_is_not_given() -> None:
    scenario = scene(2).has(PHIL, cards="l203 c206", dice="purple grey").income(PHIL)
    assert scenario.offers("begin") == []
    assert scenario.refused("begin l203").reason == "not-due"


@clause("C43", "C84")
@pytest.mark.parametrize(("name", "guards", "coins"), [("c206", 1, 0), ("m206", 0, 1)])
def test_e1_raises_one_track_of_choice_and_gives_its_goods_before_the_first_die(
    name: str, guards: int, coins: int
) -> None:
    scenario = scene(2).has(PHIL, cards=name, dice="green white", scholar=3, guards=0, coins=0, vp=0).income(PHIL)
    assert scenario.asked == "start-bonus phil"
    assert scenario.moves == [f"raise {name} {track}" for track in ("council", "merchant", "cleric", "scholar")]
    scenario.play(f"raise {name} scholar")
    assert scenario.track(PHIL, "scholar") == 4
    assert (scenario[PHIL].guards, scenario[PHIL].coins) == (guards, coins)
    scenario.play("activate green")
    assert scenario[PHIL].vp == 4


@clause("C68")
def test_the_goods_of_e1_come_before_its_track_move() -> None:
    scenario = scene(2).has(PHIL, cards="c206", dice="").listen().income(PHIL).play("raise c206 cleric")
    assert [kind for kind, _, _ in scenario.told("gained", "raised")] == ["gained", "raised"]


@clause("C43", "C69", "C84")
def test_every_start_bonus_comes_once_in_an_order_of_choice_and_two_may_raise_one_track() -> None:
    scenario = scene(2).has(PHIL, cards="c206 l203 m206", dice="grey green", guards=0, coins=0).income(PHIL)
    assert scenario.offers("begin") == ["l203"]
    scenario.play("raise m206 council")
    assert scenario.asked == "start-bonus phil"
    assert scenario.offers("raise") == [f"c206 {track}" for track in ("cleric", "council", "merchant", "scholar")]
    scenario.play("begin l203")
    assert scenario.steps_left() == 2
    scenario.play("stop")
    assert scenario.offers("begin") == []
    scenario.play("raise c206 council")
    assert scenario.track(PHIL, "council") == 2
    assert (scenario[PHIL].guards, scenario[PHIL].coins) == (1, 1)
    assert scenario.asked == "activate phil"


@clause("C43", "C84", "C83")
def test_the_start_bonuses_of_all_players_come_before_anybody_s_income() -> None:
    """Chris raises grey from 7 to 8 before Phil's purple die walks into grey +3, so Chris is the first on space 8."""
    scenario = scene(2).has(CHRIS, cards="c206", dice="green", council=7).monastery("ma-1", "mo-i-05")
    scenario.has(PHIL, dice="purple", council=5, at="st-n").income(PHIL, CHRIS)
    assert scenario.asked == "start-bonus chris"
    scenario.play("raise c206 council")
    assert scenario.asked == "walk phil"
    scenario.play("walk ma-1")
    assert (scenario.track(PHIL, "council"), scenario.track(CHRIS, "council")) == (8, 8)
    assert scenario.ranking("council") == [CHRIS, PHIL]


@clause("C43", "C84")
def test_the_start_bonuses_go_in_the_new_player_order() -> None:
    scenario = scene(3).has(EVE, favours="fa-3", cards="c206").has(PHIL, cards="m206", guards=0, coins=0)
    scenario.has(CHRIS, favours="fa-1", dice="grey white").phase_d()
    assert scenario.table.order == [EVE, CHRIS, PHIL]
    assert scenario.asked == "start-bonus eve"
    scenario.play("raise c206 cleric")
    assert scenario.asked == "start-bonus phil"
    scenario.play("raise m206 cleric")
    assert scenario.asked == "activate chris"


@clause("C84")
def test_on_a_track_at_fifteen_the_goods_still_come() -> None:
    scenario = scene(2).has(PHIL, cards="c206", dice="", council=15, guards=3).income(PHIL).play("raise c206 council")
    assert (scenario.track(PHIL, "council"), scenario[PHIL].guards) == (15, 4)


@clause("C43")
def test_a_phase_e_card_bought_this_round_already_works() -> None:
    scenario = scene(2).has(PHIL, guards=7).acquires(PHIL, "c204", pips=1)
    assert scenario[PHIL].guards == 6
    scenario.has(PHIL, dice="grey").income(PHIL)
    assert scenario[PHIL].guards == 6 + 2 + 2


@clause("C84", "C43")
def test_goods_exchanged_first_are_saved_from_the_limit() -> None:
    """Grey 8 pays 4 guards: 19 becomes 20; with 4 exchanged before, 2 points and 19."""
    plain = scene(2).has(PHIL, cards="c306", guards=19, council=8, dice="grey", vp=0).income(PHIL)
    plain.play("activate grey", "done")
    assert (plain[PHIL].guards, plain[PHIL].vp) == (20, 0)
    saved = scene(2).has(PHIL, cards="c306", guards=19, council=8, dice="grey", vp=0).income(PHIL)
    saved.play("exchange guards", "exchange guards")
    assert (saved[PHIL].guards, saved[PHIL].vp) == (15, 2)
    saved.play("activate grey", "done")
    assert (saved[PHIL].guards, saved[PHIL].vp) == (19, 2)


@clause("C84")
@pytest.mark.parametrize(("name", "goods"), [("c306", "guards"), ("m306", "coins")])
def test_e4_changes_two_goods_into_a_point_as_often_as_wanted(name: str, goods: str) -> None:
    scenario = scene(2).has(PHIL, cards=name, guards=5, coins=5, vp=0, dice="").income(PHIL)
    assert scenario.moves == [f"exchange {goods}", "done"]
    scenario.play(f"exchange {goods}", f"exchange {goods}")
    assert scenario[PHIL].vp == 2
    assert (scenario[PHIL].guards, scenario[PHIL].coins) == ((1, 5) if goods == "guards" else (5, 1))
    assert scenario.asked == "nothing"


@clause("C84", "C43", "C94")
def test_e4_is_offered_before_each_start_bonus_die_and_step_and_at_the_end() -> None:
    scenario = scene(2).has(PHIL, cards="c306 l203", guards=20, dice="grey", vp=0).income(PHIL)
    for question, move in (
        ("start-bonus", "begin l203"),
        ("walk", "walk st-n"),
        ("walk", "walk sa-n"),
        ("activate", "activate grey"),
        ("end-income", "done"),
    ):
        assert scenario.asked == f"{question} phil"
        scenario.play("exchange guards")
        assert scenario.asked == f"{question} phil"
        scenario.play(move)
    assert scenario[PHIL].vp == 5
    assert scenario.asked == "nothing"


@clause("C43", "C84")
def test_e4_is_not_open_outside_the_own_phase_e_turn() -> None:
    """Not in phase C, not in the turn of another player, not in phase F."""
    in_phase_c = scene(2).has(PHIL, cards="c306 m306").acquires(PHIL, "l202")
    assert in_phase_c.asked == "walk phil"
    assert in_phase_c.offers("exchange") == []
    others = scene(2).has(PHIL, cards="c306 m306").has(CHRIS, dice="purple grey").income(CHRIS)
    assert others.offers("exchange") == []
    in_phase_f = scene(2).has(PHIL, cards="c306 m306", dice="").voyage_turns(PHIL)
    assert in_phase_f.asked == "invest-phase phil"
    assert in_phase_f.offers("exchange") == []


@clause("C85")
def test_white_may_pay_a_track_that_another_own_die_has_paid() -> None:
    scenario = scene(2).has(PHIL, dice="grey white", council=13, guards=0).income(PHIL)
    scenario.play("activate grey", "activate-white council")
    assert scenario[PHIL].guards == 12


@clause("C45")
def test_afterwards_the_dice_lie_in_the_pool_and_the_holders_are_empty() -> None:
    scenario = scene(2).has(PHIL, dice="grey grey white").pool("orange-6").income(PHIL)
    scenario.play("activate grey", "activate grey", "activate-white scholar")
    assert scenario.in_pool() == "grey grey orange white"
    assert scenario[PHIL].dice == []
