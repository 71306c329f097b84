from __future__ import annotations

import pytest

from rossio.kernel.actions import UnknownMove
from rossio.kernel.chance import Chance
from rossio.kernel.drive import drive
from rossio.kernel.facts import Refused
from rossio.kernel.game import Option, UnknownOption
from tests.kernel.toy import GAME, Fair


def refused(fair: Fair, name: str) -> Refused:
    """The refusal of a move, after which everything is as before."""
    fair.log = []
    before = (GAME.encode(fair), fair.ply, fair.horizon, fair.legal())
    with pytest.raises(Refused) as caught:
        GAME.attempt(fair, GAME.space.parse(name))
    assert (GAME.encode(fair), fair.ply, fair.horizon, fair.legal()) == before
    assert fair.log == []
    return caught.value


def test_options_left_out_take_their_first_value() -> None:
    assert GAME.settle_options(3, {}) == {"die": "six", "rounds": "eight"}
    assert GAME.settle_options(2, {"die": "four"}) == {"die": "four", "rounds": "eight", "duel": "off"}


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (5, {}, "toy: 5 seats, but it is a game for 2, 3, 4"),
        (3, {"dice": "six"}, "toy: no option dice with 3 seats"),
        (3, {"duel": "on"}, "toy: no option duel with 3 seats"),
        (2, {"duel": "maybe"}, "toy: option duel is one of off, on, not maybe"),
    ],
)
def test_an_option_the_game_does_not_have_is_named(seats: int, options: dict[str, str], message: str) -> None:
    for ask in (GAME.settle_options, lambda n, o: GAME.setup(n, 1, o)):
        with pytest.raises(UnknownOption) as caught:
            ask(seats, options)
        assert str(caught.value) == message


def test_an_option_means_something_at_its_own_tables() -> None:
    assert Option("duel", ["off", "on"], [2]).open_to(2)
    assert not Option("duel", ["off", "on"], [2]).open_to(3)
    assert Option("die", ["six"]).open_to(3)


def test_a_refusal_of_the_step_is_passed_on() -> None:
    fair = GAME.setup(2, 1, {})
    fair.stalls[0].coins = 2
    error = refused(fair, "wager 3 low")
    assert (error.refusal.reason, error.refusal.clause) == ("short-of-coins", "T5")
    assert error.refusal.facts == {"have": 2, "need": 3}
    assert str(error) == "wager 3 low: short-of-coins (have 2, need 3) [T5]"


def test_a_move_nobody_would_expect_here_is_not_for_now() -> None:
    error = refused(GAME.setup(2, 1, {}), "bury k1")
    assert str(error) == "bury k1: not-now (asked turn) [T2]"


def test_after_the_end_every_move_is_too_late() -> None:
    fair = GAME.setup(2, 1, {})
    drive(fair, Chance(0))
    assert refused(fair, "rest").refusal.reason == "game-over"


def test_a_number_that_is_no_move_changes_nothing_either() -> None:
    fair = GAME.setup(2, 1, {})
    before = GAME.encode(fair)
    for move in (250, -1, 1 << 40):
        with pytest.raises(UnknownMove):
            GAME.attempt(fair, move)
    assert GAME.encode(fair) == before


def test_a_legal_move_has_no_refusal() -> None:
    fair = GAME.setup(3, 1, {})
    for move in fair.legal():
        assert GAME.refusal(fair, move) is None
    GAME.attempt(fair, GAME.space.parse("rest"))
    assert fair.ply == 1
