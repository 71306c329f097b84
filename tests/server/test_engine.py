"""The rules behind a request: what may leave, what is refused, and what is kept at hand."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from rossio.games import catalogue
from rossio.kernel import told as kernel_told
from rossio.kernel.chance import Chance
from rossio.kernel.facts import OMNISCIENT, SPECTATOR
from rossio.kernel.match import Match
from rossio.server.door.games import GameInfo
from rossio.server.rules.engine import Engine, Held
from rossio.server.rules.messages import (
    Attempt,
    Brought,
    Choose,
    Chosen,
    Curves,
    Fault,
    Look,
    Played,
    Print,
    Printed,
    Read,
    Rehearse,
    Rehearsed,
    Scores,
    Seen,
)
from rossio.server.rules.positions import Position, Rehearsal

GAME = catalogue.load("coimbra")


def played(*moves: str, **other: Any) -> Played:
    given = {"table": "t", "game": "coimbra", "rules": GAME.rules, "content": GAME.pack.digest, "seats": 2}
    return Played(**{**given, "seed": "7", "options": GAME.settle_options(2, {}), "moves": list(moves), **other})


def looked(engine: Engine, game: Played, viewers: list[int], since: int = 0) -> Seen:
    answer = engine.answer(Look(game, viewers, since))
    assert isinstance(answer, Seen)
    return answer


def legal(engine: Engine, game: Played) -> tuple[int, list[str]]:
    """Who decides, and between what."""
    seen = looked(engine, game, [OMNISCIENT])
    return seen.turn, json.loads(seen.views[OMNISCIENT])["decision"]["moves"]


def line(engine: Engine, length: int) -> list[str]:
    """The first legal move, so many times."""
    moves: list[str] = []
    while len(moves) < length:
        moves.append(legal(engine, played(*moves))[1][0])
    return moves


def refusing(engine: Engine) -> tuple[Played, list[dict[str, Any]]]:
    """A game at a decision where something cannot be done, and what."""
    game = played()
    while True:
        decision = json.loads(looked(engine, game, [OMNISCIENT]).views[OMNISCIENT])["decision"]
        if decision["refusals"]:
            return game, decision["refusals"]
        game.moves.append(decision["moves"][0])


def fault(answer: object) -> str:
    assert isinstance(answer, Fault)
    return answer.error


def test_only_the_seat_that_decides_is_told_its_moves() -> None:
    seen = looked(Engine(), played(), [0, 1, SPECTATOR])
    decisions = {viewer: json.loads(view)["decision"] for viewer, view in seen.views.items()}
    assert [viewer for viewer, decision in decisions.items() if decision["moves"]] == [seen.turn]
    assert [viewer for viewer, decision in decisions.items() if decision["about"] is not None] == [seen.turn]
    assert len({decision["prompt"] for decision in decisions.values()}) == 1


def test_what_the_rules_tell_has_the_shape_that_the_protocol_promises() -> None:
    engine = Engine()
    game = played(*line(engine, 20))
    seen = looked(engine, game, [0, 1, SPECTATOR, OMNISCIENT])
    for view in seen.views.values():
        told = json.loads(view)
        shaped = msgspec.convert(told, Position)
        assert msgspec.to_builtins(shaped) == told
    seat, moves = legal(engine, game)
    tried = engine.answer(Rehearse(game, seat, moves[:1]))
    assert isinstance(tried, Rehearsed)
    told = json.loads(tried.rehearsal)
    assert told["position"].keys() <= set(Position.__struct_fields__)
    assert msgspec.convert(told, Rehearsal).tried == 1
    for game_name in catalogue.names():
        offered = kernel_told.offer(catalogue.load(game_name))
        assert msgspec.to_builtins(msgspec.convert(offered, GameInfo)) == offered


def test_a_decision_says_what_its_moves_are_about() -> None:
    engine = Engine()
    moves = line(engine, 5)
    state = GAME.setup(2, 7, GAME.settle_options(2, {}))
    for name in moves:
        state.play(GAME.space.parse(name))
    decision = json.loads(looked(engine, played(*moves), [OMNISCIENT]).views[OMNISCIENT])["decision"]
    told = {GAME.space.print(move): state.about(move) for move in state.legal()}
    assert decision["about"] == {name: about.plain() for name, about in told.items() if not about.is_empty()}
    assert decision["about"]


def test_moves_are_taken_all_or_none() -> None:
    engine = Engine()
    seat, moves = legal(engine, played())
    assert fault(engine.answer(Attempt(played(), seat, [moves[0], "no such move"], [], 0))) != ""
    assert looked(engine, played(), []).ply == 0
    taken = engine.answer(Attempt(played(), seat, [moves[0]], [seat], 0))
    assert isinstance(taken, Seen)
    assert (taken.accepted, taken.ply) == ([moves[0]], 1)


def test_another_seat_does_not_decide_and_a_refusal_names_its_clause() -> None:
    engine = Engine()
    seat, moves = legal(engine, played())
    assert fault(engine.answer(Attempt(played(), 1 - seat, moves[:1], [], 0))) == "not-your-turn"
    assert fault(engine.answer(Attempt(played(), seat, ["hocus pocus"], [], 0))) == "unknown-move"
    game, refusals = refusing(engine)
    refused = engine.answer(Attempt(game, looked(engine, game, []).turn, [refusals[0]["move"]], [], 0))
    assert isinstance(refused, Fault)
    assert (refused.error, refused.facts["clause"]) == ("refused", refusals[0]["clause"])


def test_a_game_of_other_rules_or_content_is_not_replayed() -> None:
    engine = Engine()
    assert fault(engine.answer(Look(played(rules=GAME.rules + 1), [], 0))) == "rules-changed"
    assert fault(engine.answer(Look(played(content="elsewhere"), [], 0))) == "rules-changed"
    assert fault(engine.answer(Look(played("hocus pocus"), [], 0))) == "unreplayable"


def test_what_is_at_hand_is_used_only_for_the_moves_that_led_to_it() -> None:
    engine = Engine(kept=1)
    moves = line(engine, 6)
    there = looked(engine, played(*moves), [OMNISCIENT]).views
    held = engine.held["t"]
    assert looked(engine, played(*moves), [OMNISCIENT]).views == there
    assert engine.held["t"] is held
    looked(engine, played(*moves[:3]), [])
    assert engine.held["t"] is not held
    assert looked(engine, played(seed="8"), [OMNISCIENT]).views != looked(engine, played(), [OMNISCIENT]).views
    looked(engine, played(table="other"), [])
    assert list(engine.held) == ["other"]


def test_a_rehearsal_leaves_the_table_as_it_is_and_answers_alike_when_asked_again() -> None:
    engine = Engine()
    seat, moves = legal(engine, played())
    once, again = (engine.answer(Rehearse(played(), seat, moves[:1])) for _ in range(2))
    assert isinstance(once, Rehearsed)
    assert once == again
    assert json.loads(once.rehearsal)["position"]["ply"] == 1
    assert looked(engine, played(), []).ply == 0


def test_a_bot_chooses_a_legal_move_by_its_name() -> None:
    engine = Engine()
    seat, moves = legal(engine, played())
    chosen = engine.answer(Choose(played(), seat, "random", "5"))
    assert isinstance(chosen, Chosen)
    assert chosen.move in moves


def test_a_record_printed_is_a_record_read() -> None:
    engine = Engine()
    moves = line(engine, 8)
    printed = engine.answer(Print(played(*moves), {0: "Ana"}))
    assert isinstance(printed, Printed)
    brought = engine.answer(Read(printed.record))
    assert isinstance(brought, Brought)
    assert (brought.moves, brought.names[0], brought.over) == (moves, "Ana", False)
    assert fault(engine.answer(Read(printed.record.replace("seed: 7", "seed: x")))) == "record"


def test_the_scores_have_a_point_before_and_after_every_decision() -> None:
    engine = Engine()
    scores = engine.answer(Curves(played(*line(engine, 5))))
    assert isinstance(scores, Scores)
    assert [len(point) for point in scores.scores] == [2] * 6


@pytest.mark.parametrize("since", [0, 3, 5])
def test_events_are_told_from_the_ply_on_that_was_asked_for(since: int) -> None:
    engine = Engine()
    view = json.loads(looked(engine, played(*line(engine, 5)), [SPECTATOR], since).views[SPECTATOR])
    assert view["since"] == since
    assert all(event["ply"] > since for event in view["events"])
    assert bool(view["events"]) == (since < 5)


def test_undo_leads_to_before_ones_own_last_decision_and_ones_own_last_turn() -> None:
    engine = Engine()
    moves = line(engine, 14)
    seen = looked(engine, played(*moves), [0, 1, SPECTATOR])
    for seat in (0, 1):
        position = json.loads(seen.views[seat])
        last = max(ply for ply, decider in enumerate(seen.seats) if decider == seat)
        assert position["undo"]["to"] == last
        assert position["undo"]["move"] == moves[last]
        assert position["undo"]["own"] == 1
        assert position["undo"]["others"] == len(moves) - last - 1
        whole = position["undo_turn"]
        assert whole["to"] <= last
        assert seen.seats[whole["to"]] == seat
        assert whole["own"] + whole["others"] == len(moves) - whole["to"]
    assert json.loads(seen.views[SPECTATOR])["undo"] is None
    assert json.loads(looked(engine, played(), [0]).views[0])["undo"] is None


@pytest.mark.parametrize(
    ("name", "most"), [("coimbra", 12), ("lisboa", 45), ("magnanimous", 45)], ids=["coimbra", "lisboa", "magnanimous"]
)
def test_every_event_belongs_to_a_turn_and_a_turn_to_one_seat_and_those_it_asks(name: str, most: int) -> None:
    game = catalogue.load(name)
    held = Held(Match(game, 4, 5))
    prompts: list[str] = []
    chance = Chance(3)
    while not held.match.state.over() and len(prompts) < 300:
        legal = held.match.state.legal()
        prompts.append(held.match.state.prompt().key)
        held.play(game.space.print(legal[chance.below(len(legal))]))
    turns = held.turns.of_plies
    assert turns == sorted(turns)
    told = held.events(0, OMNISCIENT)
    assert [event["turn"] for event in told] == held.turns.of_events
    for number in set(turns):
        plies = [ply for ply, turn in enumerate(turns) if turn == number]
        assert len(plies) <= most
        owner = held.match.seats[plies[0]]
        asked = owner
        for ply in plies:
            seat = held.match.seats[ply]
            assert seat in (owner, asked) or prompts[ply] in game.answers
            asked = seat
        assert not any(prompts[ply] in game.openings for ply in plies[1:])
    assert len(set(turns)) > 30


def test_a_position_that_a_mistake_left_half_way_is_not_used_again(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = Engine()
    turn, moves = legal(engine, played())
    right = looked(engine, played(), [SPECTATOR]).views
    whole = Match.play

    def broken(match: Match, name: str) -> None:
        whole(match, name)
        raise RuntimeError("a mistake in the rules, after the position has changed")

    monkeypatch.setattr(Match, "play", broken)
    with pytest.raises(RuntimeError):
        engine.answer(Attempt(played(), turn, [moves[0]], [], 0))
    monkeypatch.setattr(Match, "play", whole)
    assert looked(engine, played(), [SPECTATOR]).views == right
