"""Plans and royal favors (L6.6, L6.15, L15.28)."""

from __future__ import annotations

from rossio.games.lisboa.game import GAME
from tests.marks import clause
from tests.rules.lisboa.scenario import GREEN, PURPLE, scene


@clause("L6.6")
def test_take_the_top_plan_of_either_stack() -> None:
    s = scene(3).performs(GREEN, "plan").offers_only("plan blue", "plan green").play("plan green").idle()
    assert s.plans_of(GREEN) == "lg1"
    s.performs(PURPLE, "plan").play("plan green").idle()
    assert s.plans_of(PURPLE) == "lg2"
    s.performs(PURPLE, "plan").play("plan blue").idle()
    assert s.plans_of(PURPLE) == "lg2 lb1"


@clause("L6.6")
def test_there_is_no_limit_to_plans() -> None:
    s = scene(3)
    for architect in ("blue", "green") * 7:
        s.performs(GREEN, "plan").play(f"plan {architect}")
    assert len(s.player(GREEN).plans) == 14


@clause("L6.6", "L15.28", "L15.3")
def test_an_empty_stack_stays_empty() -> None:
    """One stack empty: the other's plan is taken without a choice; both empty: no plan to be had."""
    s = scene(3).plans(PURPLE, "lb8").performs(GREEN, "plan").idle()
    assert s.plans_of(GREEN) == "lg1"
    s = scene(3).plans(PURPLE, "lb8 lg8").hand(GREEN, "p16 p02").has(GREEN, goods="tool").turn(GREEN)
    s.play("portfolio p16").lacks("trade tool plan").refuses("trade tool plan", "no-plan")
    shown = GAME.view(s.table(), GREEN)["plans"]
    assert shown == {"blue": {"top": None, "left": 0}, "green": {"top": None, "left": 0}}


@clause("L6.15")
def test_a_favor_of_a_noble_of_whom_you_have_none() -> None:
    s = scene(3).favors(GREEN, "marquis").performs(GREEN, "favor").offers_only("favor manuel", "favor king")
    s.refuses("favor marquis", "favor-held").play("favor king").idle()
    assert s.favors_of(GREEN) == "marquis king"


@clause("L6.15", "L15.3")
def test_never_two_of_one_noble() -> None:
    s = scene(3).favors(GREEN, "manuel marquis king").rewarded(GREEN, "p14").idle()
    assert s.favors_of(GREEN) == "manuel marquis king"
    s.hand(GREEN, "p16 p02").has(GREEN, goods="cloth 2").turn(GREEN).play("portfolio p16").lacks("trade cloth favor")
    s.refuses("trade cloth favor", "favors-full")


@clause("L6.15", "L15.28")
def test_all_players_may_hold_the_same_noble() -> None:
    s = scene(2).favors(PURPLE, "king").performs(GREEN, "favor").offers("favor king").play("favor king").idle()
    assert (s.favors_of(GREEN), s.favors_of(PURPLE)) == ("king", "king")
