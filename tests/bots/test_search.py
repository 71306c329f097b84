from __future__ import annotations

import gc
from collections.abc import Iterator
from time import process_time

import pytest

from rossio.bots.search import FULL, Search, Tuning
from rossio.bots.tree import SearchBot, line_of
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from tests.bots.places import COIMBRA, TABLE_IDS, TABLES, middle, positions

BUDGET = 0.12


@pytest.mark.parametrize("playout", [0, 10, FULL])
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)
def test_every_iteration_is_counted_at_the_root(game: Game, seats: int, playout: int) -> None:
    state = middle(game, seats)
    search = Search(game, state, state.seat(), Chance(1), Tuning(playout=playout))
    assert search.run(1e9, 12) == 12
    assert search.root.visits == 12
    assert sum(kid.visits for kid in search.root.kids.values()) == 12
    assert all(0 <= kid.mean() <= 1 for kid in search.root.kids.values())


@pytest.fixture
def uncollected() -> Iterator[None]:
    """To collect what all the tests before have left behind may take longer than a decision."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)
def test_a_decision_keeps_to_its_time(game: Game, seats: int) -> None:
    """Half as long again is the limit, in the time of this process, so that a busy machine does not matter."""
    for state in [middle(game, seats), positions(game, seats, 40)[-1]]:
        bot = SearchBot(Chance(1), BUDGET)
        start = process_time()
        bot.choose(game, state, state.seat())
        assert process_time() - start <= 1.5 * BUDGET


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)
def test_the_expected_line_can_be_played(game: Game, seats: int) -> None:
    state = middle(game, seats)
    search = Search(game, state, state.seat(), Chance(1), Tuning())
    search.run(1e9, 40)
    line = line_of(search.root)
    assert line[0] in state.legal()


def test_the_tree_is_taken_over_when_it_leads_here() -> None:
    taken = made = 0
    game, seats = COIMBRA, 2
    bot = SearchBot(Chance(1), 1e9, 60)
    for state in positions(game, seats, 8, seed=5):
        seat = state.seat()
        move = bot.choose(game, state, seat)
        state.play(move)
        if state.over() or state.seat() != seat or len(state.legal()) == 1:
            continue
        search = bot.think(game, state, seat)
        made += 1
        taken += search.root.visits > 60
    assert taken == made > 0


def test_moves_of_others_are_found_in_the_tree() -> None:
    game, seats = COIMBRA, 2
    found = 0
    for state in positions(game, seats, 10, seed=6):
        seat = state.seat()
        bot = SearchBot(Chance(1), 1e9, 120)
        first = bot.think(game, state, seat)
        best = first.root.favourite()
        assert best is not None
        state.play(best.move)
        answer = best.favourite()
        if answer is None or state.seat() == seat or state.over() or answer.move not in state.legal():
            continue
        state.play(answer.move)
        if not state.over() and state.seat() == seat and len(state.legal()) > 1 and state.horizon != state.ply:
            found += bot.think(game, state, seat).root.visits > 120
    assert found > 0


def test_a_choice_is_fixed_by_the_seed() -> None:
    game, seats = COIMBRA, 2
    state = middle(game, seats)
    choices = {SearchBot(Chance(9), 1e9, 50).choose(game, state, state.seat()) for _ in range(3)}
    assert len(choices) == 1


def test_nothing_more_is_thought_once_the_favourite_is_out_of_reach() -> None:
    game, seats = COIMBRA, 2
    state = middle(game, seats)
    search = Search(game, state, state.seat(), Chance(1), Tuning(explore=0.0, caution=1.0))
    assert search.run(1e9, 600) < 600


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)
def test_ending_early_does_not_change_the_choice(game: Game, seats: int) -> None:
    """Single iterations are never cut short, so that they show what the whole budget would have chosen."""
    state = middle(game, seats)
    patient, quick = (Search(game, state, state.seat(), Chance(1), Tuning(playout=0)) for _ in range(2))
    for _ in range(96):
        patient.run(1e9, 1)
    quick.run(1e9, 96)
    one, other = patient.root.favourite(), quick.root.favourite()
    assert one is not None
    assert other is not None
    assert one.move == other.move
