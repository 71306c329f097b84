"""Trade with Nobles (L6.1 to L6.3, L15.15, L15.38)."""

from __future__ import annotations

import pytest

from rossio.games.lisboa import content
from tests.marks import clause
from tests.rules.lisboa.scenario import GREEN, PURPLE, Scene, scene

STATE_ACTIONS = ("recruit", "plan", "ship", "produce", "cardinal", "favor")


def trader(goods: str, hand: str = "p16 p02") -> Scene:
    """Green plays P16 and then trades; a cloth store makes producing possible; nobody has a ship."""
    return (
        scene(3)
        .hand(GREEN, hand)
        .has(GREEN, goods=goods, influence=0)
        .store(GREEN, "d3", "cloth")
        .display("p22 p27 p32 p37")
    )


def trades(s: Scene) -> list[str]:
    return sorted(move for move in s.legal() if move.startswith("trade"))


@clause("L6.1", "L6.2", "L6.6")
def test_ex_43_a_tool_for_a_plan_lies_on_its_action_until_the_end_of_the_turn() -> None:
    s = trader("tool 2").turn(GREEN).play("portfolio p16", "trade tool plan", "plan green")
    assert s.plans_of(GREEN) == "lg1"
    assert s.table().covered == 1 << content.PLAN
    s.asks(GREEN, "trade").offers_only("trade tool recruit", "done").refuses("trade tool plan", "covered")
    s.play("done", "take p22")
    assert s.table().covered == 0
    s.turn(GREEN).play("portfolio p22").offers("trade tool plan")


@clause("L6.1")
def test_the_second_good_is_chosen_after_the_first_action_is_done() -> None:
    """Producing brings the cloth that buys the second action."""
    s = trader("gold").turn(GREEN).play("portfolio p16", "trade gold produce").shows(GREEN, goods="cloth")
    s.asks(GREEN, "trade").offers_only("trade cloth cardinal", "trade cloth favor", "done")
    s.play("trade cloth favor", "favor king")
    assert s.favors_of(GREEN) == "king"


@clause("L6.1")
def test_at_most_two_goods_are_traded() -> None:
    s = trader("gold 2, tool 2, cloth").turn(GREEN)
    s.play("portfolio p16", "trade tool plan", "plan blue", "trade tool recruit", "office king", "done")
    s.asks(GREEN, "take-card").shows(GREEN, goods="gold 2, cloth")


@clause("L6.1")
def test_one_trade_is_enough_but_one_is_needed() -> None:
    s = trader("tool 2").turn(GREEN).play("portfolio p16").lacks("done").play("trade tool plan", "plan blue")
    s.play("done").asks(GREEN, "take-card").shows(GREEN, goods="tool")


@clause("L6.1")
def test_two_goods_go_to_two_different_actions_even_of_one_noble() -> None:
    s = trader("gold 2").turn(GREEN).play("portfolio p16", "trade gold favor", "favor king")
    assert trades(s) == sorted(f"trade gold {action}" for action in STATE_ACTIONS if action not in ("favor", "ship"))
    s.play("trade gold cardinal").asks(GREEN, "cardinal")


@clause("L6.1", "L5.1")
def test_a_turn_sells_or_trades_but_not_both() -> None:
    s = trader("tool 2").portfolio(PURPLE, "h2a").turn(GREEN).play("portfolio p16").offers("sell tool h2a")
    s.play("trade tool plan", "plan blue").lacks("sell tool h2a")


@clause("L6.2")
@pytest.mark.parametrize(
    ("good", "actions"),
    [
        ("tool", ("recruit", "plan")),
        ("book", ("ship", "produce")),
        ("cloth", ("cardinal", "favor")),
        ("gold", STATE_ACTIONS),
    ],
)
def test_each_noble_takes_one_kind_of_good_and_gold(good: str, actions: tuple[str, ...]) -> None:
    s = trader(f"{good} 2").turn(GREEN).play("portfolio p16")
    assert trades(s) == sorted(f"trade {good} {action}" for action in actions)
    for action in STATE_ACTIONS:
        if action not in actions:
            s.refuses(f"trade {good} {action}", "noble-refuses")


@clause("L6.3", "L15.3")
def test_an_action_that_cannot_be_performed_cannot_be_chosen() -> None:
    """Everything is out of reach but a plan."""
    s = trader("gold").officials(GREEN, king=3, manuel=3, marquis=2).shipyard("").church("- - - - - -")
    s.favors(GREEN, "manuel marquis king").has(GREEN, goods="gold, cloth 2").turn(GREEN).play("portfolio p16")
    assert trades(s) == ["trade gold plan"]
    s.refuses("trade gold recruit", "no-official", have=0).refuses("trade gold ship", "shipyard-empty")
    s.refuses("trade gold produce", "no-warehouse-room").refuses("trade gold cardinal", "no-clergy-near")
    s.refuses("trade gold favor", "favors-full").refuses("trade cloth favor", "favors-full")


@clause("L15.15")
def test_a_reward_neither_covers_an_action_nor_is_barred_by_a_covered_one() -> None:
    """P30 produces; then a good may be traded for Produce all the same. And the other way round."""
    s = trader("book", "p30 p02").turn(GREEN).play("portfolio p30").shows(GREEN, goods="book, cloth")
    s.offers("trade book produce").play("trade book produce").shows(GREEN, goods="cloth 2").board(cloth=4)
    s = trader("cloth")
    s.table().covered = 1 << content.PRODUCE
    s.rewarded(GREEN, "p30").idle().shows(GREEN, goods="cloth 2")


@clause("L15.15", "L7.1")
def test_a_visit_and_an_event_are_not_barred_by_covered_actions() -> None:
    s = trader("").turn(GREEN)
    s.table().covered = (1 << 6) - 1
    s.play("visit p02").offers("act recruit", "act plan")
    s = trader("").turn(GREEN)
    s.table().covered = (1 << 6) - 1
    s.play("sponsor p16").asks(GREEN, "place-official")


@clause("L15.15", "L7.6")
def test_visitor_and_follower_may_take_the_same_state_action() -> None:
    s = trader("").decrees_shown("d01 d02").hand(GREEN, "p06 p02").favors(PURPLE, "marquis").store(PURPLE, "c4", "tool")
    s.has(GREEN, influence=5).turn(GREEN).play("visit p06", "act produce", "decree d01").asks(PURPLE, "follow")
    assert s.table().covered == 0
    s.play("follow", "act produce").shows(GREEN, goods="cloth").shows(PURPLE, goods="tool")


@clause("L15.38")
def test_a_traded_good_leaves_before_its_action_which_may_use_the_room() -> None:
    """Gold store, 2 gold in a warehouse for 2: a gold traded makes room for a gold, a book does not."""
    s = scene(3).hand(GREEN, "p16 p02").has(GREEN, goods="gold 2, book").store(GREEN, "d2", "gold").turn(GREEN)
    s.play("portfolio p16").lacks("trade book produce").refuses("trade book produce", "no-warehouse-room", room=2)
    s.play("trade gold produce").shows(GREEN, goods="gold 2, book").board(gold=4)


@clause("L15.38")
def test_a_good_traded_for_a_ship_cannot_pay_for_it() -> None:
    s = scene(3).hand(GREEN, "p16 p02").has(GREEN, goods="book, tool").turn(GREEN).play("portfolio p16")
    s.offers("trade book ship")
    s = scene(3).hand(GREEN, "p16 p02").has(GREEN, goods="book").portfolio(PURPLE, "h2a").turn(GREEN)
    s.play("portfolio p16").lacks("trade book ship").refuses("trade book ship", "kinds-short", have=0, need=1)


@clause("L15.38")
def test_goods_received_earlier_in_the_turn_may_be_traded_or_sold() -> None:
    s = trader("", "p12 p02").portfolio(PURPLE, "h1a").turn(GREEN).play("portfolio p12")
    s.offers("trade cloth favor", "sell cloth h1a")
