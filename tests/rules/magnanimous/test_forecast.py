"""The offensive to come, as the view foretells it, is the one that the rules then play."""

from __future__ import annotations

from rossio.games.magnanimous.content import PROVINCE_IDS
from rossio.games.magnanimous.effects import REALM_TRUCE
from rossio.games.magnanimous.forecast import forecast
from rossio.games.magnanimous.game import GAME, table_of
from rossio.games.magnanimous.state import NOBLES, OFFENSIVES, PRODUCTION, Table
from rossio.games.magnanimous.steps.rounds import Phase
from rossio.games.magnanimous.strength import defence
from rossio.kernel.actions import first_of
from rossio.kernel.chance import Chance
from rossio.kernel.facts import NOBODY, Event
from tests.marks import clause

KINDS = ("held", "occupied")
LONGEST = 5_000
"""Decisions that no game reaches, so that a broken rule fails instead of going on for ever."""


def attempts(events: list[Event]) -> list[tuple[object, ...]]:
    told = [event for event in events if event.kind in KINDS and event.facts["province"] in PROVINCE_IDS]
    return [
        (
            one.facts["attacker"],
            one.facts["province"],
            one.facts["power"],
            one.facts["imperial"],
            one.kind == "occupied",
        )
        for one in told
    ]


def foretold(table: Table) -> list[tuple[object, ...]]:
    return [(one["attacker"], one["province"], one["power"], one["defence"], one["falls"]) for one in forecast(table)]


def played(table: Table, chance: Chance) -> None:
    """A random move; in an offensive the strongest province is tried first, and the first attacker attacks."""
    assert table.ply < LONGEST, "the game does not end"
    moves = table.legal()
    if GAME.space.print(moves[0]).startswith("target"):
        table.play(max(moves, key=lambda move: defence(table, first_of(move))))
    elif GAME.space.print(moves[0]).startswith("attacker"):
        table.play(moves[0])
    else:
        table.play(moves[chance.below(len(moves))])


@clause("M45", "M47", "M48", "M49")
def test_what_is_foretold_comes_if_the_offensives_begin_now() -> None:
    compared = 0
    for seats in GAME.seats:
        chance = Chance(1889 + seats)
        for seed in range(6):
            table = table_of(GAME.setup(seats, seed, {}))
            while not table.over():
                if table.phase == PRODUCTION and chance.below(20) == 0:
                    now = table.clone()
                    now.log = []
                    now.agenda = [Phase(NOBODY, OFFENSIVES)]
                    now.settle()
                    while now.phase == OFFENSIVES and not now.over():
                        played(now, chance)
                    assert attempts(now.log) == foretold(table)
                    compared += 1
                played(table, chance)
    assert compared > 20


def test_in_the_midst_of_an_offensive_the_rest_is_foretold() -> None:
    chance = Chance(5)
    compared = 0
    for seed in range(12):
        table = table_of(GAME.setup(4, seed, {}))
        while not table.over():
            if table.phase != OFFENSIVES:
                played(table, chance)
                continue
            told = foretold(table)
            events: list[Event] = []
            table.log = events
            while table.phase == OFFENSIVES and not table.over():
                played(table, chance)
            assert attempts(events) == told
            table.log = None
            compared += 1
    assert compared > 5


def test_a_truce_is_of_its_round_only() -> None:
    chance = Chance(7)
    table = table_of(GAME.setup(3, 1, {}))
    while table.phase != PRODUCTION:
        played(table, chance)
    assert forecast(table) != []
    table.realm[REALM_TRUCE] = 1
    assert forecast(table) == []


def test_events_of_this_round_are_left_out_once_its_offensive_is_over() -> None:
    chance = Chance(8)
    powers = []
    for seed in range(30):
        table = table_of(GAME.setup(3, seed, {}))
        while not table.over():
            if table.phase == NOBLES and table.events and (told := forecast(table)):
                after = table.purple % 6 + 1
                powers.append((told[0]["power"], after, table.power()))
            played(table, chance)
    assert powers
    assert all(power == max(after, 1) for power, after, _ in powers)


def test_a_choice_says_so() -> None:
    chance = Chance(9)
    found: set[object] = set()
    for seed in range(6):
        table = table_of(GAME.setup(4, seed, {}))
        while not table.over():
            found |= {one["choice"] for one in forecast(table)}
            played(table, chance)
    assert found == {True, False}
