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
from rossio.bots import hints
from rossio.games import catalogue
from rossio.kernel import told
from rossio.kernel.actions import UnknownMove
from rossio.kernel.chance import Chance
from rossio.kernel.facts import Event, Refused
from rossio.kernel.game import Game, UnknownOption
from rossio.kernel.match import Match, resume
from rossio.kernel.record import RecordError, parse
from rossio.kernel.state import State
from rossio.lessons.play import NotWanted, OutOfPlace
from rossio.server.rules import lessons, positions, puzzles, reviews
from rossio.server.rules.ahead import ahead, ahead_of_chance, surveyed
from rossio.server.rules.messages import (
    Advise,
    Advised,
    Attempt,
    Brought,
    Choose,
    Chosen,
    Count,
    Counted,
    Curves,
    Explain,
    Explained,
    Fault,
    Judge,
    Look,
    Open,
    Played,
    Pose,
    Print,
    Printed,
    Read,
    Recall,
    Rehearse,
    Rehearsed,
    Reply,
    Request,
    Scores,
    Seen,
    Solve,
    Survey,
    Taught,
    Teach,
)
from rossio.server.rules.turns import Turns
from rossio.server.rules.waste import Waste

SALT: Final = os.urandom(32)


class Held:
    """A game at hand, how many events had happened after each ply, and by which rule each decision was asked."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.marks = [len(match.events)]
        self.clauses = [""]
        self.turns = Turns(match.game)

    def play(self, name: str) -> None:
        match = self.match
        prompt = None if match.state.over() else match.state.prompt()
        match.play(name)
        self.marks.append(len(match.events))
        self.clauses.append("" if prompt is None else prompt.clause)
        self.turns.add("" if prompt is None else prompt.key, match.seats[-1], match.events[self.marks[-2] :])

    def events(self, since: int, viewer: int) -> list[dict[str, object]]:
        happened: list[dict[str, object]] = []
        start = self.marks[0]
        for ply in range(max(since, 0) + 1, len(self.marks)):
            for at in range(self.marks[ply - 1], self.marks[ply]):
                seen = self.match.events[at].seen_by(viewer)
                turn = self.turns.of_events[at - start]
                happened.append({"ply": ply, "turn": turn, "clause": self.clauses[ply], **seen})
        return happened

    def back(self, viewer: int, whole: bool) -> positions.Back | None:
        """To before the viewer's last decision, or the first one of the turn in which it was made."""
        seats = self.match.seats
        if viewer not in seats:
            return None
        to = len(seats) - 1 - seats[::-1].index(viewer)
        if whole:
            turn = self.turns.of_plies[to]
            to = next(ply for ply, seat in enumerate(seats) if seat == viewer and self.turns.of_plies[ply] == turn)
        own = seats[to:].count(viewer)
        return positions.Back(to, self.match.moves[to], own, len(seats) - to - own)


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
                case Open() | Read() | Judge() | Pose():
                    return afresh(request)
                case Teach():
                    return self.teach(request)
                case Solve():
                    return puzzles.tried(self.hold(request.played).match, request, refused)
                case Advise() | Explain() | Count():
                    return self.tell(request)
                case Look():
                    return self.look(request)
                case Attempt():
                    return self.attempt(request)
                case Rehearse():
                    return self.rehearse(request)
                case Survey():
                    return surveyed(self.hold(request.played).match, request.player)
                case Choose():
                    return self.choose(request)
                case Print():
                    return self.print(request)
                case Curves():
                    return self.curves(request)
                case Recall():
                    match = begin(request.played).match
                    return lessons.recalled(match, request.played.moves, request.seat)
        except Unplayable as wrong:
            return wrong.fault
        except BaseException:  # the position may have been left half way: the next request replays it
            if not isinstance(request, Read | Open):
                self.held.pop(request.played.table, None)
            raise

    def hold(self, played: Played) -> Held:
        """The game at the ply asked for, from what is at hand or by replaying it."""
        held = self.held.pop(played.table, None)
        if held is None or not same_start(held.match, played):
            held = begin(played)
        for name in played.moves[len(held.match.moves) :]:
            try:
                held.play(name)
            except (UnknownMove, Refused) as error:
                facts: dict[str, object] = {"table": played.table, "decision": len(held.match.moves) + 1}
                raise Unplayable(Fault("unreplayable", str(error), facts)) from error
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

    def teach(self, request: Teach) -> Taught:
        """A move that the step does not want is a fault with the coach's sentence; nothing is played."""
        held = self.hold(request.played)
        match = held.match
        before = len(match.moves)
        lesson = lessons.resumed(request.played.game, request.lesson, match, held.play)
        try:
            lessons.do(lesson, request.do, request.moves, request.number)
        except NotWanted as unwanted:
            facts: dict[str, object] = {"heard": unwanted.said, "step": unwanted.step, "wanted": unwanted.wanted}
            raise Unplayable(Fault("not-wanted", str(unwanted), facts)) from unwanted
        except OutOfPlace as error:
            raise Unplayable(Fault("out-of-place", str(error), {"do": request.do})) from error
        except (UnknownMove, Refused) as error:
            raise Unplayable(refused(error)) from error
        answer = seen(held, request.viewers, request.since)
        answer.accepted = match.moves[before:]
        return Taught(answer, match.seats[before:], lessons.told(lesson))

    def rehearse(self, request: Rehearse) -> Rehearsed:
        """On a copy in which all that the seat cannot know is drawn anew: the answer holds nothing that the seat could
        not have thought out itself. The same question gets the same answer; the salt keeps anybody from computing what
        was drawn, and so from undoing it."""
        held = self.hold(request.played)
        match = held.match
        game = match.game
        check_turn(match.state, request.seat)
        known = msgspec.json.encode([game.view(match.state, request.seat), request.moves])
        seed = int.from_bytes(hashlib.sha256(SALT + known).digest()[:12])
        start = game.resample(match.state, request.seat, Chance(seed))
        state = start.clone()
        events: list[Event] = []
        state.log = events
        waste = Waste(game, state, request.seat)
        before = game.sheet(state).plain()
        happened: list[dict[str, object]] = []
        turns = held.turns.continued()
        tried: list[int] = []
        revealed = False
        for name in request.moves:
            check_turn(state, request.seat)
            ply = state.ply
            prompt = state.prompt()
            waste.look()
            try:
                tried.append(game.space.parse(name))
                game.attempt(state, tried[-1])
            except (UnknownMove, Refused) as error:
                raise Unplayable(refused(error)) from error
            numbers = turns.add(prompt.key, request.seat, events)
            for event, turn in zip(events, numbers, strict=True):
                seen_so = event.seen_by(request.seat)
                happened.append({"ply": state.ply, "turn": turn, "clause": prompt.clause, **seen_so})
            events.clear()
            if state.horizon > ply:
                revealed = True
                break
        floor = match.undo_floor() if not tried else len(match.moves)
        position = position_of(game, state, request.seat, floor, len(match.moves), happened)
        answer = {"tried": len(tried), "revealed": revealed, "before": before, "position": position, **waste.told()}
        if request.ahead and revealed:
            answer["ahead"] = ahead_of_chance(game, start, tried, request.seat, seed)
        elif request.ahead:
            answer["ahead"] = ahead(game, start, state, request.seat)
        return Rehearsed(msgspec.json.encode(answer))

    def choose(self, request: Choose) -> Chosen:
        """A bot gets a position in which what it cannot know is made up: it could not cheat if it wanted to."""
        held = self.hold(request.played)
        game = held.match.game
        check_turn(held.match.state, request.seat)
        chance = Chance(int(request.seed))
        state = game.resample(held.match.state, request.seat, chance)
        move = bots.make(request.bot, chance).choose(game, state, request.seat)
        return Chosen(game.space.print(move))

    def tell(self, request: Advise | Explain | Count) -> Reply:
        """What somebody asked about a position, beyond what the table shows."""
        match request:
            case Advise():
                return self.advise(request)
            case Explain():
                return self.explain(request)
            case Count():
                return self.count(request)

    def advise(self, request: Advise) -> Advised:
        held = self.hold(request.played)
        game, state = held.match.game, held.match.state
        check_turn(state, request.seat)
        told = hints.hint(game, state, request.seat)
        other = None if told.other is None else game.space.print(told.other)
        brought, reason = told.brought, told.reason
        return Advised(
            positions.Hint(
                game.space.print(told.move),
                other,
                brought.categories,
                brought.expected,
                reason.key,
                reason.facts,
                told.looks,
            )
        )

    def count(self, request: Count) -> Counted:
        match = self.hold(request.played).match
        told = [one.plain() for one in match.game.unseen(match.state, request.viewer)]
        return Counted(msgspec.convert(told, list[positions.Unseen]))

    def explain(self, request: Explain) -> Explained:
        made = request.played.moves[-1]
        played = msgspec.structs.replace(request.played, table="", moves=request.played.moves[:-1])
        held = begin(played)
        for name in played.moves:
            play(held, name)
        game, before = held.match.game, held.match.state
        brought = hints.reason_of(game, before, game.space.parse(made), request.viewer)
        return Explained(positions.Why(before.seat(), made, brought.categories, brought.expected))

    def print(self, request: Print) -> Printed:
        match = self.hold(request.played).match
        record = match.record()
        record.names = dict(request.names)
        return Printed(record.print())

    def curves(self, request: Curves) -> Scores:
        held = begin(request.played)
        game = held.match.game
        points = []
        for name in [*request.played.moves, ""]:
            sheet = game.sheet(held.match.state)
            points.append([sheet.total(seat) for seat in range(len(sheet.rows))])
            if name:
                held.play(name)
        return Scores(points)


def afresh(request: Open | Read | Judge | Pose) -> Reply:
    """What needs no game at hand."""
    match request:
        case Open():
            return lessons.opened(request.game, request.chapter)
        case Read():
            return read(request)
        case Judge():
            return reviews.judged(request)
        case Pose():
            return puzzles.posed(request)


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
            {
                **position_of(match.game, state, viewer, floor, since, held.events(since, viewer)),
                "undo": held.back(viewer, whole=False),
                "undo_turn": held.back(viewer, whole=True),
            }
        )
        for viewer in viewers
    }
    outcome = outcome_of(match.game, state) if state.over() else None
    return Seen(state.ply, state.seat(), state.over(), floor, match.seats, outcome, views)


def outcome_of(game: Game, state: State) -> positions.Outcome:
    outcome = game.outcome(state)
    return positions.Outcome(outcome.reason, outcome.scores, outcome.ranks, outcome.winners())


def position_of(
    game: Game, state: State, viewer: int, floor: int, since: int, events: list[dict[str, object]]
) -> dict[str, object]:
    """A `positions.Position`, as plain data: it is written out at once."""
    return {**told.position(game, state, viewer), "undo_floor": floor, "since": since, "events": events}


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
        game=header.game,
        rules=header.rules,
        content=header.content,
        seats=header.seats,
        seed=str(header.seed),
        options=header.options,
        names=header.names,
        moves=match.moves,
        over=match.state.over(),
        outcome=outcome_of(game, match.state),
    )
