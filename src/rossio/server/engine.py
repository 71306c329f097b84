"""The rules at work inside a worker process: a request holds a whole game, the answer is what may leave.

A game travels as its record, so a worker can be killed and replaced at any moment. Positions are kept only to spare the
replay, and used only if the moves that led to them are the ones asked about.
"""

from __future__ import annotations

import hashlib
import os
from collections import OrderedDict
from typing import Final

import msgspec

from rossio import bots
from rossio.games import catalogue
from rossio.kernel.actions import UnknownMove
from rossio.kernel.chance import Chance
from rossio.kernel.facts import OMNISCIENT, Event, Refused
from rossio.kernel.game import Game, UnknownOption
from rossio.kernel.match import Match, resume
from rossio.kernel.record import RecordError, parse
from rossio.kernel.state import State
from rossio.server import shapes
from rossio.server.messages import (
    Attempt,
    Brought,
    Choose,
    Curves,
    Fault,
    Look,
    Played,
    Print,
    Read,
    Rehearse,
    Reply,
    Request,
    Seen,
    Text,
)

SALT: Final = os.urandom(32)


class Held:
    """A game at hand, how many events had happened after each ply, and by which rule each decision was asked."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.marks = [len(match.events)]
        self.clauses = [""]

    def play(self, name: str) -> None:
        clause = "" if self.match.state.over() else self.match.state.prompt().clause
        self.match.play(name)
        self.marks.append(len(self.match.events))
        self.clauses.append(clause)

    def events(self, since: int, viewer: int) -> list[dict[str, object]]:
        told: list[dict[str, object]] = []
        for ply in range(max(since, 0) + 1, len(self.marks)):
            for event in self.match.events[self.marks[ply - 1] : self.marks[ply]]:
                told.append({"ply": ply, "clause": self.clauses[ply], **event.seen_by(viewer)})
        return told


class Unplayable(Exception):
    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.message)
        self.fault = fault


class Engine:
    """Answers requests, one at a time."""

    def __init__(self, kept: int = 256) -> None:
        self.kept = kept
        self.held: OrderedDict[str, Held] = OrderedDict()

    def answer(self, request: Request) -> Reply:
        try:
            match request:
                case Look():
                    return self.look(request)
                case Attempt():
                    return self.attempt(request)
                case Rehearse():
                    return self.rehearse(request)
                case Choose():
                    return self.choose(request)
                case Read():
                    return read(request)
                case Print():
                    return self.print(request)
                case Curves():
                    return self.curves(request)
        except Unplayable as wrong:
            return wrong.fault

    def hold(self, played: Played) -> Held:
        """The game at the ply asked for, from what is at hand or by replaying it."""
        held = self.held.pop(played.table, None)
        if held is None or not same_start(held.match, played):
            held = begin(played)
        for name in played.moves[len(held.match.moves) :]:
            try:
                held.play(name)
            except (UnknownMove, Refused) as error:
                raise Unplayable(Fault("unreplayable", str(error), {"table": played.table})) from error
        self.held[played.table] = held
        if len(self.held) > self.kept:
            self.held.popitem(last=False)
        return held

    def look(self, request: Look) -> Seen:
        return seen(self.hold(request.played), request.viewers, request.since)

    def attempt(self, request: Attempt) -> Seen:
        held = self.hold(request.played)
        match = held.match
        accepted: list[str] = []
        try:
            for name in request.moves:
                check_turn(match.state, request.seat)
                before = match.state.ply
                play(held, name)
                accepted.append(match.moves[-1])
                if match.state.horizon > before:
                    break
        except Unplayable:
            if accepted:
                del self.held[request.played.table]
            raise
        answer = seen(held, request.viewers, request.since)
        answer.accepted = accepted
        return answer

    def rehearse(self, request: Rehearse) -> Text:
        """On a copy in which all that the seat cannot know is drawn anew: the answer holds nothing that the seat could
        not have thought out itself. The same question gets the same answer; the salt keeps anybody from computing what
        was drawn, and so from undoing it."""
        held = self.hold(request.played)
        match = held.match
        game = match.game
        check_turn(match.state, request.seat)
        known = msgspec.json.encode([game.view(match.state, request.seat), request.moves])
        seed = int.from_bytes(hashlib.sha256(SALT + known).digest()[:12])
        state = game.resample(match.state, request.seat, Chance(seed))
        events: list[Event] = []
        state.log = events
        before = game.sheet(state).plain()
        told: list[dict[str, object]] = []
        tried = 0
        revealed = False
        for name in request.moves:
            check_turn(state, request.seat)
            ply = state.ply
            clause = state.prompt().clause
            try:
                game.attempt(state, game.space.parse(name))
            except (UnknownMove, Refused) as error:
                raise Unplayable(refused(error)) from error
            tried += 1
            told.extend({"ply": state.ply, "clause": clause, **event.seen_by(request.seat)} for event in events)
            events.clear()
            if state.horizon > ply:
                revealed = True
                break
        floor = match.undo_floor() if not tried else len(match.moves)
        position = position_of(game, state, request.seat, floor, len(match.moves), told)
        return Text(msgspec.json.encode(shapes.Rehearsal(tried, revealed, before, position)))

    def choose(self, request: Choose) -> Text:
        """A bot gets a position in which what it cannot know is made up: it could not cheat if it wanted to."""
        held = self.hold(request.played)
        game = held.match.game
        check_turn(held.match.state, request.seat)
        chance = Chance(int(request.seed))
        state = game.resample(held.match.state, request.seat, chance)
        move = bots.make(request.bot, chance).choose(game, state, request.seat)
        return Text(game.space.print(move).encode())

    def print(self, request: Print) -> Text:
        match = self.hold(request.played).match
        record = match.record()
        record.names = dict(request.names)
        return Text(record.print().encode())

    def curves(self, request: Curves) -> Text:
        held = begin(request.played)
        game = held.match.game
        points = []
        for name in [*request.played.moves, ""]:
            sheet = game.sheet(held.match.state)
            points.append([sheet.total(seat) for seat in range(len(sheet.rows))])
            if name:
                held.play(name)
        return Text(msgspec.json.encode(points))


def same_start(match: Match, played: Played) -> bool:
    header = match.header
    return (
        match.moves == played.moves[: len(match.moves)]
        and str(header.seed) == played.seed
        and header.game == played.game
        and header.options == played.options
    )


def begin(played: Played) -> Held:
    game = catalogue.load(played.game)
    if played.rules != game.rules or played.content != game.pack.digest:
        facts: dict[str, object] = {"game": played.game, "rules": played.rules, "content": played.content}
        raise Unplayable(Fault("rules-changed", f"{played.table}: played by other rules or content", facts))
    return Held(Match(game, played.seats, int(played.seed), played.options))


def check_turn(state: State, seat: int) -> None:
    if state.over():
        raise Unplayable(Fault("over", "the game is over", {}))
    if state.seat() != seat:
        raise Unplayable(Fault("not-your-turn", f"seat {state.seat()} decides", {"turn": state.seat(), "seat": seat}))


def play(held: Held, name: str) -> None:
    try:
        held.play(name)
    except (UnknownMove, Refused) as error:
        raise Unplayable(refused(error)) from error


def refused(error: UnknownMove | Refused) -> Fault:
    if isinstance(error, UnknownMove):
        return Fault("unknown-move", str(error), {})
    refusal = error.refusal
    facts: dict[str, object] = {"move": error.name, "reason": refusal.reason, "clause": refusal.clause}
    return Fault("refused", str(error), {**facts, "facts": refusal.facts})


def seen(held: Held, viewers: list[int], since: int) -> Seen:
    match = held.match
    state = match.state
    floor = match.undo_floor()
    views = {
        viewer: msgspec.json.encode(
            position_of(match.game, state, viewer, floor, since, held.events(since, viewer)),
        )
        for viewer in viewers
    }
    outcome = outcome_of(match.game, state) if state.over() else None
    return Seen(state.ply, state.seat(), state.over(), floor, match.seats, outcome, views)


def outcome_of(game: Game, state: State) -> shapes.Outcome:
    outcome = game.outcome(state)
    return shapes.Outcome(outcome.reason, outcome.scores, outcome.ranks, outcome.winners())


def position_of(
    game: Game, state: State, viewer: int, floor: int, since: int, events: list[dict[str, object]]
) -> shapes.Position:
    return shapes.Position(
        ply=state.ply,
        seat=viewer,
        turn=state.seat(),
        over=state.over(),
        horizon=state.horizon,
        undo_floor=floor,
        view=game.view(state, viewer),
        decision=decision_of(game, state, viewer),
        sheet=game.sheet(state).plain(),
        outcome=outcome_of(game, state) if state.over() else None,
        since=since,
        events=events,
    )


def decision_of(game: Game, state: State, viewer: int) -> shapes.Decision | None:
    if state.over():
        return None
    prompt = state.prompt()
    if viewer not in (state.seat(), OMNISCIENT):
        return shapes.Decision(prompt.key, prompt.seat, prompt.clause, {})
    return shapes.Decision(
        prompt.key,
        prompt.seat,
        prompt.clause,
        prompt.facts,
        [game.space.print(move) for move in state.legal()],
        [
            shapes.Refusal(game.space.print(refusal.move), refusal.reason, refusal.clause, refusal.facts)
            for refusal in state.refusals()
        ],
    )


def read(request: Read) -> Reply:
    try:
        record = parse(request.text)
        game = catalogue.load(record.game)
        match = resume(game, record)
    except RecordError as error:
        return Fault("record", str(error), {"line": error.line, "reason": error.reason})
    except (catalogue.UnknownGame, UnknownOption) as error:
        return Fault("record", str(error), {"line": 0, "reason": str(error)})
    except Refused as error:
        return Fault("record", str(error), {"line": 0, "reason": str(error)})
    header = match.header
    return Brought(
        header.game,
        header.rules,
        header.content,
        header.seats,
        str(header.seed),
        header.options,
        header.names,
        match.moves,
        match.state.over(),
        outcome_of(game, match.state),
    )
