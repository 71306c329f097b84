"""What a rehearsal says about the end of the game: made of what the seat may know, and the same as the rules judge."""

from __future__ import annotations

import json

import pytest

from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.match import Match
from rossio.server.house.house import House
from rossio.server.playing import play
from rossio.server.rules.ahead import ahead, ahead_of_chance
from rossio.server.rules.engine import Engine
from rossio.server.rules.messages import Played, Rehearse, Rehearsed
from tests.server.indoors import Indoors, error_of, guest, table_of

EVERY = 15


@pytest.mark.parametrize("name", catalogue.names())
def test_what_a_seat_cannot_know_changes_nothing_it_is_told(name: str) -> None:
    """Moves that reveal nothing lead to the same answer in every copy the seat might take for the real one."""
    game = catalogue.load(name)
    chance = Chance(5)
    state = game.setup(3, 11, game.settle_options(3, {}))
    told = 0
    while not state.over():
        moves = state.legal()
        move = moves[chance.below(len(moves))]
        if chance.below(EVERY) == 0:
            seat = state.seat()
            answers = []
            for _ in range(2):
                before = game.resample(state, seat, chance)
                after = before.clone()
                after.play(move)
                if after.horizon == before.horizon:
                    answers.append(ahead(game, before, after, seat))
            assert all(answer == answers[0] for answer in answers), f"{name}: {game.space.print(move)}"
            told += len(answers)
        state.play(move)
    assert told


@pytest.mark.parametrize("name", catalogue.names())
def test_where_chance_comes_out_the_mean_of_several_futures_is_told(name: str) -> None:
    game = catalogue.load(name)
    chance = Chance(6)
    state = game.setup(2, 12, game.settle_options(2, {}))
    seen = 0
    while not state.over() and seen < 3:
        moves = state.legal()
        move = moves[chance.below(len(moves))]
        seat = state.seat()
        before = state.clone()
        state.play(move)
        if state.horizon == before.horizon:
            continue
        seen += 1
        answer = ahead_of_chance(game, before, [move], seat, 3)
        other = game.resample(before, seat, chance)
        assert answer == ahead_of_chance(game, other, [move], seat, 3), f"{name}: {game.space.print(move)}"
        assert answer["before"] == game.prospects(before, seat).plain()[seat]
        assert answer["opens"] == answer["closes"] == []
    assert seen == 3


def test_a_rehearsal_tells_it_only_if_it_is_asked_to() -> None:
    game = catalogue.load("coimbra")
    match = Match(game, 2, 7, {})
    chance = Chance(1)
    engine = Engine()
    opened = closed = 0
    while not match.state.over():
        state = match.state
        moves = state.legal()
        name = game.space.print(moves[chance.below(len(moves))])
        played = Played(
            table="t",
            game="coimbra",
            rules=game.rules,
            content=game.pack.digest,
            seats=2,
            seed="7",
            options=match.header.options,
            moves=list(match.moves),
        )
        seat = state.seat()
        expected = game.prospects(state, seat).plain()[seat]
        bare = engine.answer(Rehearse(played, seat, [name]))
        full = engine.answer(Rehearse(played, seat, [name], ahead=True))
        assert isinstance(bare, Rehearsed)
        assert isinstance(full, Rehearsed)
        assert "ahead" not in json.loads(bare.rehearsal)
        answer = json.loads(full.rehearsal)
        assert answer["ahead"]["before"] == expected
        match.play(name)
        if not answer["revealed"]:
            assert answer["ahead"]["after"] == game.prospects(match.state, seat).plain()[seat]
            now = {(thing.kind, thing.label) for thing in game.reach(match.state, seat).things if thing.within}
            assert {(thing["kind"], thing["label"]) for thing in answer["ahead"]["opens"]} <= now
            assert not {(thing["kind"], thing["label"]) for thing in answer["ahead"]["closes"]} & now
        opened += len(answer["ahead"]["opens"])
        closed += len(answer["ahead"]["closes"])
    assert opened
    assert closed


def test_whoever_may_see_a_running_table_is_told_what_a_player_can_reach(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana, rui, eva = await guest(house), await guest(house, "Rui"), await guest(house, "Eva")
        table = await table_of(house, ana, rui, public=False)
        for seat in (0, 1):
            told = await play.reach(house, ana, table.id, seat, "")
            assert told == await play.reach(house, rui, table.id, seat, "")
            assert told == await play.reach(house, eva, table.id, seat, table.invite)
        assert await error_of(play.reach(house, ana, table.id, 2, "")) == "no-seat"
        assert await error_of(play.reach(house, eva, table.id, 0, "")) == "no-table"

    indoors(story)
