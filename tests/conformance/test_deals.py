"""One seed is one deal: whatever is done at a table, later draws meet it as they meet any other table of that seed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import rossio
from rossio.kernel.chance import Stream
from rossio.kernel.match import Match
from rossio.kernel.state import State
from tests.conformance.cases import Case, advance, games, mover

ROLL = "roll"
SHUFFLE = "shuffle"
RESHUFFLE = "reshuffle"


class Draw:
    """What was asked of a stream, and what came."""

    def __init__(self, how: str, asked: list[int], came: list[int]) -> None:
        self.how = how
        self.asked = asked
        self.came = came


Draws = dict[tuple[str, int], list[Draw]]


class Overheard(Stream):
    """A stream that writes down what is drawn from it."""

    def __init__(self, draws: list[Draw], seed: int, purpose: str, number: int) -> None:
        super().__init__(seed, purpose, number)
        self.draws = draws
        self.shuffling = False

    def below(self, n: int) -> int:
        drawn = super().below(n)
        if not self.shuffling:
            self.draws.append(Draw(ROLL, [n], [drawn]))
        return drawn

    def shuffle(self, items: list[int]) -> None:
        asked = items[:]
        self.shuffling = True
        super().shuffle(items)
        self.shuffling = False
        self.draws.append(Draw(SHUFFLE, asked, items[:]))

    def reshuffle(self, items: list[int], copies: int = 1) -> None:
        asked = sorted(items)
        super().reshuffle(items, copies)
        self.draws.append(Draw(RESHUFFLE, asked, items[:]))


@pytest.fixture
def overhear(monkeypatch: pytest.MonkeyPatch) -> Callable[[Case, int, int], Draws]:
    """Play a random game of a seed and give back all draws of its chance, by purpose and number."""
    if rossio.compiled():
        pytest.skip("native code cannot be overheard; the pins prove that both builds draw the same")

    def play(case: Case, seed: int, moves: int) -> Draws:
        draws: Draws = {}

        def stream(seed: int, purpose: str, number: int) -> Stream:
            assert (purpose, number) not in draws, f"{case}, seed {seed}: {purpose} {number} is drawn from twice"
            return Overheard(draws.setdefault((purpose, number), []), seed, purpose, number)

        monkeypatch.setattr("rossio.kernel.state.Stream", stream)
        state = case.setup(seed)
        chance = mover(moves)
        while not state.over():
            advance(state, chance)
        return draws

    return play


def test_no_purpose_serves_twice_in_a_game(case: Case, overhear: Callable[[Case, int, int], Draws]) -> None:
    for seed in games(40, 0):
        assert overhear(case, seed, seed), f"{case}, seed {seed}: nothing was left to chance"


def test_players_who_differ_meet_the_same_draws(case: Case, overhear: Callable[[Case, int, int], Draws]) -> None:
    """What both draw for a purpose comes the same: rolls and whole decks alike, and of piles that their moves have
    changed the items that both have in the same order."""
    for seed in games(12, 0):
        one, two = overhear(case, seed, 1), overhear(case, seed, 2)
        for purpose in one.keys() & two.keys():
            where = f"{case}, seed {seed}: {purpose}"
            assert len(one[purpose]) == len(two[purpose]), where
            for mine, theirs in zip(one[purpose], two[purpose], strict=True):
                assert mine.how == theirs.how, where
                if mine.how == RESHUFFLE:
                    both = [item for item in set(mine.asked) if mine.asked.count(item) == theirs.asked.count(item)]
                    common = [[item for item in draw.came if item in both] for draw in (mine, theirs)]
                    assert common[0] == common[1], where
                else:
                    assert (mine.asked, mine.came) == (theirs.asked, theirs.came), where


def test_the_same_moves_give_the_same_record_to_the_last_byte(case: Case) -> None:
    for seed in games(4, 20):
        one = Match(case.game, case.seats, seed, case.options(seed))
        two = Match(case.game, case.seats, seed, case.options(seed))
        chance = mover(seed)
        while not one.state.over():
            moves = one.state.legal()
            name = case.game.space.print(moves[chance.below(len(moves))])
            one.play(name)
            two.play(name)
        assert one.record().print() == two.record().print()


def test_what_was_done_before_is_not_in_the_seed(case: Case) -> None:
    """The seed of a position is that of its deal to the end: no draw, no move and no question changes it."""
    for seed in games(4, 20):
        state: State = case.setup(seed)
        chance = mover(seed)
        while not state.over():
            assert state.seed == seed, case.where(seed, state)
            advance(state, chance)
