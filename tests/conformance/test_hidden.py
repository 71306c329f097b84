"""Non-interference: what a seat cannot know changes nothing that it can see.

`resample` makes positions that differ from a given one only in what a seat cannot know. The seat, or a spectator,
must find them all alike.
"""

from __future__ import annotations

import json
from itertools import cycle
from math import inf

from rossio.kernel import told
from rossio.kernel.chance import Chance
from rossio.kernel.drive import drive
from rossio.kernel.facts import OMNISCIENT, SPECTATOR, Event
from rossio.kernel.game import Game
from rossio.kernel.state import State
from tests.conformance.cases import EFFORT, Case, advance, games, mover, positions


def known(game: Game, state: State, viewer: int) -> dict[str, object]:
    """All that reaches a seat or spectator in a position, apart from the events so far."""
    facts = told.position(game, state, viewer)
    facts["unseen"] = [one.plain() for one in game.unseen(state, viewer)]
    if not state.over():
        facts["prompt"] = state.prompt().plain()
    facts["reach"] = [reached(game, state, player) for player in range(len(game.outcome(state).scores))]
    if viewer != SPECTATOR and state.seat() == viewer:
        stride = max(1, game.space.size // 16)
        absences = [state.absence(game.space.at(index)) for index in range(state.ply % stride, game.space.size, stride)]
        facts["absences"] = [(absence.reason, absence.facts) for absence in absences if absence is not None]
    return facts


def reached(game: Game, state: State, player: int) -> list[object]:
    """What anybody is told about a player's reach, with the things beyond it, by which previews compare."""
    reach = game.reach(state, player)
    return [reach.means, *([thing.plain(), thing.within, thing.worth] for thing in reach.things)]


def judged(game: Game, state: State, viewer: int) -> list[list[int]]:
    """What a seat's bots make of a position."""
    if viewer == SPECTATOR:
        return []
    prospects = game.prospects(state, viewer).rows
    return [game.features(state, viewer), game.values(state, viewer), game.observe(state, viewer), *prospects]


def test_what_a_seat_cannot_know_does_not_show(case: Case) -> None:
    game = case.game
    chance = Chance(17)
    for where, state in positions(case, games(10, 60), 8):
        open_to_all = known(game, state, SPECTATOR)
        for viewer in case.viewers():
            other = game.resample(state, viewer, chance)
            assert known(game, other, viewer) == known(game, state, viewer), f"{where}: seen from {viewer}"
            assert judged(game, other, viewer) == judged(game, state, viewer), f"{where}: judged by {viewer}"
            everyone = viewer == SPECTATOR or known(game, other, SPECTATOR) == open_to_all
            assert everyone, f"{where}: a spectator sees what {viewer} cannot know"
            assert game.faults(other) == [], f"{where}: resampled for {viewer}"


def test_a_resampled_game_can_be_played_to_its_end(case: Case) -> None:
    game = case.game
    chance = Chance(18)
    for (where, state), viewer in zip(positions(case, games(4, 20), 20), cycle(case.viewers()), strict=False):
        other = game.resample(state, viewer, chance)
        while not other.over():
            advance(other, chance)
            assert game.faults(other) == [], f"{where}: resampled for {viewer}, {other.ply} decisions"
            assert other.ply < case.longest, where


def test_resampling_leaves_the_position_alone(case: Case) -> None:
    game = case.game
    for (where, state), viewer in zip(positions(case, games(4, 20), 20), cycle(case.viewers()), strict=False):
        before = game.encode(state)
        other = game.resample(state, viewer, Chance(19))
        drive(other, Chance(20), case.longest)
        assert game.encode(state) == before, f"{where}: resampled for {viewer}"


def test_resampling_draws_the_unknown_anew(case: Case) -> None:
    """The hidden things change, not always but often, and the seed of all chance to come always does."""
    game = case.game
    for viewer in case.viewers():
        changed = 0
        chance = Chance(21)
        for where, state in positions(case, games(3, 10), 10):
            other = game.resample(state, viewer, chance)
            assert other.seed != state.seed, f"{where}: the seed goes to {viewer}"
            other.seed = state.seed
            changed += game.encode(other) != game.encode(state)
        assert changed, f"{case}: resampling for {viewer} never changed anything"


def test_resampling_keeps_no_trace_of_what_is_hidden(case: Case) -> None:
    """From two positions that a seat cannot tell apart, equal chance draws equal positions."""
    game = case.game
    for where, state in positions(case, games(3, 10), 12):
        for viewer in case.viewers():
            other = game.resample(state, viewer, Chance(25))
            one = game.encode(game.resample(state, viewer, Chance(26)))
            two = game.encode(game.resample(other, viewer, Chance(26)))
            assert one == two, f"{where}: resampled for {viewer}"


def test_resampling_does_not_look_at_the_seed(case: Case) -> None:
    game = case.game
    for where, state in positions(case, games(3, 10), 15):
        twin = state.clone()
        twin.seed = 2**95 + 22
        for viewer in case.viewers():
            one = game.encode(game.resample(state, viewer, Chance(23)))
            two = game.encode(game.resample(twin, viewer, Chance(23)))
            assert one == two, f"{where}: resampled for {viewer}"


def seen(log: list[Event], viewer: int) -> list[dict[str, object]]:
    return [event.seen_by(viewer) for event in log]


def test_two_games_stay_alike_until_something_is_revealed(case: Case) -> None:
    """The same moves in two games that differ only in the unknown: as long as nothing is revealed, which the horizon
    says, the seat sees the same events and the same position. So undo up to the horizon teaches nobody anything.

    They are followed to where the next two games begin, twice as far by the usual effort, and to their ends where there
    is time."""
    game = case.game
    every = 25
    far = max(1, round(8 * EFFORT)) * every if EFFORT < 1 else inf
    for number, (where, start) in enumerate(positions(case, games(3, 12), every)):
        for viewer in case.viewers():
            chance = mover(number)
            one = start.clone()
            two = game.resample(one, viewer, Chance(number))
            while not one.over() and one.ply < start.ply + far:
                common = [move for move in two.legal() if move in set(one.legal())]
                if not common:
                    break
                move = common[chance.below(len(common))]
                told = f"{where}, then {one.ply - start.ply} moves and {game.space.print(move)}: seen from {viewer}"
                one.log, two.log = [], []
                one.play(move)
                two.play(move)
                assert one.horizon == two.horizon, told
                alike = known(game, one, viewer) == known(game, two, viewer)
                if one.horizon == one.ply:
                    if not alike:
                        break
                    continue
                assert seen(one.log, viewer) == seen(two.log, viewer), told
                assert alike, told


def test_what_leaves_the_rules_is_plain_data(case: Case) -> None:
    game = case.game
    for where, state in positions(case, games(5, 20), 10):
        state.log = []
        outside: list[object] = [game.view(state, viewer) for viewer in (*case.viewers(), OMNISCIENT)]
        outside.extend(refusal.facts for refusal in state.refusals())
        outside.append(game.outcome(state).plain())
        outside.append(game.sheet(state).plain())
        if not state.over():
            outside.append(state.prompt().plain())
            advance(state, Chance(24))
        for viewer in (*case.viewers(), OMNISCIENT):
            outside.extend(seen(state.log, viewer))
        for thing in outside:
            assert json.loads(json.dumps(thing)) == thing, f"{where}: {thing}"


def test_events_tell_kind_and_seat_under_their_own_names(case: Case) -> None:
    for seed in games(5, 20):
        state = case.setup(seed)
        log: list[Event] = []
        state.log = log
        drive(state, mover(seed), case.longest)
        assert log, f"{case}, seed {seed}: a game without a story"
        for event in log:
            assert event.kind
            assert -1 <= event.seat <= case.seats
            keys = [*event.facts, *(event.secret or ())]
            assert len(set(keys)) == len(keys), f"{event.kind}: a fact is open and secret"
            assert not {"event", "seat"} & set(keys), f"{event.kind}: a fact hides the event's own kind or seat"
