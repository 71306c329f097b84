"""Bots against each other, game after game, with every invariant checked if wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rossio.bots import make
from rossio.bots.bot import Bot
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from rossio.kernel.record import Line, Record, seal
from rossio.kernel.state import State

DECISIONS_AT_MOST: Final = 100_000
FAULTS_AT_MOST: Final = 20


class Fault:
    """An invariant that did not hold, and where to find it again."""

    def __init__(self, seed: int, ply: int, text: str) -> None:
        self.seed = seed
        self.ply = ply
        self.text = text

    def plain(self) -> dict[str, object]:
        return {"seed": str(self.seed), "ply": self.ply, "fault": self.text}


class Summary:
    """What the games had in common."""

    def __init__(self, game: str, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.games = 0
        self.decisions = 0
        self.points = [0] * seats
        self.wins = [0.0] * seats
        self.endings: dict[str, int] = {}
        self.faults: list[Fault] = []
        self.faults_in_all = 0

    def found(self, seed: int, ply: int, texts: list[str]) -> None:
        self.faults_in_all += len(texts)
        for text in texts:
            if len(self.faults) < FAULTS_AT_MOST:
                self.faults.append(Fault(seed, ply, text))

    def finished(self, game: Game, state: State) -> None:
        outcome = game.outcome(state)
        self.games += 1
        self.decisions += state.ply
        self.endings[outcome.reason] = self.endings.get(outcome.reason, 0) + 1
        winners = outcome.winners()
        for seat in range(self.seats):
            self.points[seat] += outcome.scores[seat]
        for seat in winners:
            if seat < self.seats:
                self.wins[seat] += 1 / len(winners)

    def length(self) -> float:
        return self.decisions / self.games if self.games else 0.0

    def score(self, seat: int) -> float:
        return self.points[seat] / self.games if self.games else 0.0

    def share(self, seat: int) -> float:
        return self.wins[seat] / self.games if self.games else 0.0

    def plain(self) -> dict[str, object]:
        return {
            "game": self.game,
            "seats": self.seats,
            "games": self.games,
            "decisions": self.decisions,
            "mean_decisions": self.length(),
            "mean_scores": [self.score(seat) for seat in range(self.seats)],
            "win_share": [self.share(seat) for seat in range(self.seats)],
            "endings": self.endings,
            "faults": self.faults_in_all,
            "first_faults": [fault.plain() for fault in self.faults],
        }


def simulate(
    game: Game,
    seats: int,
    bots: list[str],
    games: int,
    seed: int,
    check: bool = False,
    options: dict[str, str] | None = None,
    keep: Callable[[int, Record], None] | None = None,
) -> Summary:
    """Play games, all fixed by the seed. One bot's name plays every seat; several take the seats in turn."""
    settled = game.settle_options(seats, options if options is not None else {})
    summary = Summary(game.name, seats)
    chance = Chance(seed)
    for number in range(games):
        game_seed = chance.seed()
        players = [make(bots[seat % len(bots)], Chance(chance.seed())) for seat in range(seats)]
        state = game.setup(seats, game_seed, settled)
        record = Record(game.name, game.rules, game.pack.digest, seats, game_seed)
        record.options = settled
        _play(game, state, players, record, summary, check)
        if not state.over():
            continue
        summary.finished(game, state)
        if keep is not None:
            record.closing = seal(record, game.outcome(state))
            keep(number, record)
    return summary


def _play(game: Game, state: State, players: list[Bot], record: Record, summary: Summary, check: bool) -> None:
    if check:
        summary.found(record.seed, 0, game.faults(state))
    while not state.over():
        if state.ply >= DECISIONS_AT_MOST:
            summary.found(record.seed, state.ply, [f"not over after {DECISIONS_AT_MOST} decisions"])
            return
        if check:
            wrong = wrong_choices(state)
            summary.found(record.seed, state.ply, wrong)
            if not state.legal():
                return
        seat = state.seat()
        move = players[seat].choose(game, state, seat)
        state.play(move)
        record.lines.append(Line(game.space.print(move)))
        if check:
            summary.found(record.seed, state.ply, game.faults(state))


def wrong_choices(state: State) -> list[str]:
    """What is wrong with the legal moves of a running game."""
    moves = state.legal()
    if not moves:
        return ["no legal move although the game is not over"]
    if len(set(moves)) != len(moves):
        return ["a legal move is listed twice"]
    return []
