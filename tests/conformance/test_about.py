"""What the rules say of a legal move: plain amounts by label, and nothing changes by asking."""

from __future__ import annotations

import json

from rossio.kernel.state import State
from rossio.words import LANGUAGES, Words
from tests.conformance.cases import TOY, Case, games, positions


def amounts(state: State) -> list[tuple[int, dict[str, int], dict[str, int]]]:
    told = [(move, state.about(move)) for move in state.legal()]
    return [(move, about.costs, about.brings) for move, about in told]


def test_asking_what_moves_are_about_changes_nothing(case: Case) -> None:
    for where, state in positions(case, games(4, 20), 12):
        before = case.game.encode(state)
        amounts(state)
        assert case.game.encode(state) == before, where


def test_costs_and_gains_are_amounts_of_something(case: Case) -> None:
    for where, state in positions(case, games(4, 20), 12):
        for move, costs, brings in amounts(state):
            name = f"{where}: {case.game.space.print(move)}"
            assert all(label and type(amount) is int and amount >= 0 for label, amount in costs.items()), name
            assert all(label and type(amount) is int and amount > 0 for label, amount in brings.items()), name


def test_what_moves_are_about_can_be_sent_as_it_is(case: Case) -> None:
    for where, state in positions(case, games(4, 20), 12):
        told = [state.about(move).plain() for move in state.legal()]
        assert json.loads(json.dumps(told)) == told, where


def test_amounts_have_their_singular_and_plural_in_every_language(case: Case) -> None:
    game = case.game
    told: set[str] = set()
    for _, state in positions(case, games(4, 20), 12):
        for _, costs, brings in amounts(state):
            told.update(costs, brings)
        for seat in range(case.seats):
            reach = game.reach(state, seat)
            told.update(reach.means, *(thing.costs for thing in reach.things))
    for language in LANGUAGES:
        words = Words(language)
        missing = [what for what in told if words.text(f"{game.name}-{what}", {"number": 2}, "amount") is None]
        assert not missing or game.name == TOY, f"{language}: {sorted(missing)}"
