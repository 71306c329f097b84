"""Looking back at a finished game: what is noted is the same every time, varied, and of one's own decisions."""

from __future__ import annotations

import pytest

from rossio.bots import make
from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.match import Match
from rossio.lessons.lookback import MOST, look_back

SEAT = 0


def played(name: str) -> Match:
    """A finished game of a random bot, who does little well, and a greedy one."""
    game = catalogue.load(name)
    match = Match(game, 2, 5, game.settle_options(2, {}))
    bots = [make("random", Chance(3)), make("greedy", Chance(4))]
    while not match.state.over():
        seat = match.state.seat()
        match.play(game.space.print(bots[seat].choose(game, match.state, seat)))
    return match


@pytest.mark.parametrize("name", catalogue.names())
def test_three_things_of_each_kind_the_same_twice_and_no_two_alike(name: str) -> None:
    match = played(name)
    found, again = (look_back(Match(match.game, 2, 5, match.header.options), list(match.moves), SEAT) for _ in range(2))
    assert found == again
    assert len(found.well) <= MOST
    assert len(found.next) == MOST
    seats = match.seats
    for one in [*found.well, *found.next]:
        if one.category:
            assert (one.own > one.other) is (one in found.well)
        else:
            assert match.moves[one.ply] == one.move
            assert seats[one.ply] == SEAT
            assert bool(one.better) is (one in found.next)
            assert one.better != one.move
    assert len({one.ply for one in found.next if one.move}) == len([one for one in found.next if one.move])
