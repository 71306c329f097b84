"""What is said to be within reach is what the rules allow, and nothing else."""

from __future__ import annotations

from typing import Final

from tests.conformance.cases import Case, games, positions

NAMED: Final = {
    "coimbra": {"acquire": "card", "invest": "voyage", "walk": "monastery"},
    "lisboa": {"build": "land", "site": "site", "trade": "trade"},
}
"""Moves that take or come to a thing, and the kind of it."""
WANTING: Final = {"coimbra": {"invest": "too-dear"}, "lisboa": {"build": "land-price"}}
"""Moves whose things are beyond reach if they are refused for this reason."""


def things_of(name: str, move: str) -> tuple[str, str]:
    """The kind and the label of the thing a move takes, if it is one of those."""
    verb, *fields = move.split(" ")
    label = f"action-{fields[-1]}" if verb == "trade" else fields[0] if fields else ""
    return NAMED.get(name, {}).get(verb, ""), label


def test_what_may_be_taken_is_within_reach(case: Case) -> None:
    game = case.game
    for where, state in positions(case, games(10, 60), 8):
        if state.over():
            continue
        within = {(thing.kind, thing.label): thing.within for thing in game.reach(state, state.seat()).things}
        if not within:
            continue
        for move in state.legal():
            thing = things_of(game.name, game.space.print(move))
            assert within.get(thing, True), f"{where}: {thing} can be taken now"
        for refusal in state.refusals():
            name = game.space.print(refusal.move)
            if WANTING.get(game.name, {}).get(name.split(" ")[0]) == refusal.reason:
                thing = things_of(game.name, name)
                assert not within.get(thing, False), f"{where}: {thing} is refused for want of means"


def test_reach_names_each_thing_once_and_changes_nothing(case: Case) -> None:
    game = case.game
    for where, state in positions(case, games(10, 60), 8):
        before = game.encode(state)
        for player in range(len(game.outcome(state).scores)):
            things = game.reach(state, player).things
            assert len({(thing.kind, thing.label) for thing in things}) == len(things), where
            assert [thing.worth for thing in things] == sorted((thing.worth for thing in things), reverse=True), where
            assert not (things and state.over()), where
        assert game.encode(state) == before, where
