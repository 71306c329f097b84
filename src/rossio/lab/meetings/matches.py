"""One game of the schedule, played to its end, here or in a worker."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from rossio.bots import make
from rossio.bots.bot import Bot
from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.facts import OMNISCIENT
from rossio.kernel.game import Game
from rossio.kernel.state import State
from rossio.lab.meetings.schedule import Fixture, Plan
from rossio.lab.meetings.simulate import DECISIONS_AT_MOST

OPENING: Final = 3
"""How many of a seat's own decisions are its opening."""


class MatchError(RuntimeError):
    """A game that could not be played to its end; the message says how to find it again."""


@dataclass
class Played:
    """How a game of the schedule ended. Lists go by seat; `seconds` and `slowest` are the bots' thinking time."""

    number: int
    deal: int
    seed: int
    entries: list[int]
    bots: list[str]
    scores: list[int]
    ranks: list[int]
    reason: str
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]

    def winners(self) -> list[int]:
        """The winning seats; the rival of a solo game, who sits behind the last seat, may be among them."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def share(self, seat: int) -> float:
        """A seat's part of the victory."""
        winners = self.winners()
        return 1 / len(winners) if seat in winners else 0.0

    def margin(self, seat: int) -> float:
        """The points a seat is ahead of the best of the others; its score where there are none."""
        others = [score for other, score in enumerate(self.scores) if other != seat]
        return self.scores[seat] - max(others) if others else self.scores[seat]


@dataclass
class Detail:
    """What a study wants to know besides, by seat: points by category, what is held, how it began."""

    categories: list[str]
    points: list[list[int]]
    held: list[dict[str, list[str]]]
    opened: list[dict[str, list[str]]] = field(default_factory=list)
    first: list[list[str]] = field(default_factory=list)
    rounds: int = 0


def game_of(plan: Plan) -> Game:
    """The plan's game, if this machine has the same rules and content."""
    game = catalogue.load(plan.game)
    if (game.rules, game.pack.digest) != (plan.rules, plan.content):
        raise MatchError(
            f"{plan.game}: rules {plan.rules}, content {plan.content} are planned, "
            f"but here are rules {game.rules}, content {game.pack.digest}"
        )
    return game


def seated(name: str, chance: Chance, budget: float) -> Bot:
    """A bot by its name. The plan's seconds a move are for those that think in seconds and were not told how long."""
    bot = make(name, chance)
    if budget > 0 and ":" not in name and hasattr(bot, "seconds"):
        bot.seconds = budget
    return bot


def play(fixture: Fixture) -> Played:
    return _played(fixture, game_of(fixture.plan), None)[0]


def play_closely(fixture: Fixture) -> tuple[Played, Detail]:
    """Play, and note what a study wants to know."""
    game = game_of(fixture.plan)
    opening = Opening(game, fixture.plan.seats)
    played, state = _played(fixture, game, opening)
    sheet = game.sheet(state)
    view = game.view(state, OMNISCIENT)
    seats = range(fixture.plan.seats)
    detail = Detail(sheet.categories, [sheet.rows[seat] for seat in seats], [held(view, seat) for seat in seats])
    detail.opened = opening.opened
    detail.first = opening.first
    rounds = view.get("round")
    detail.rounds = rounds if isinstance(rounds, int) else 0
    return played, detail


class Opening:
    """Notes of each seat's first decisions, and of what it held after them."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.first: list[list[str]] = [[] for _ in range(seats)]
        self.opened: list[dict[str, list[str]]] = [{} for _ in range(seats)]
        self.left = seats

    def note(self, state: State, seat: int, move: int) -> None:
        """Called before every move."""
        moves = self.first[seat]
        if len(moves) < OPENING:
            moves.append(self.game.space.print(move))
        elif not self.opened[seat]:
            self.opened[seat] = held(self.game.view(state, OMNISCIENT), seat)
            self.left -= 1


def held(view: dict[str, object], seat: int) -> dict[str, list[str]]:
    """The components that a view lists for a player: every field that is a label, or holds nothing but labels."""
    players = view.get("players")
    if not isinstance(players, list) or seat >= len(players) or not isinstance(players[seat], dict):
        return {}
    found: dict[str, list[str]] = {}
    for key, value in players[seat].items():
        items = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else [value]
        labels = {item for item in items if isinstance(item, str)}
        if labels and all(item is None or isinstance(item, str) for item in items):
            found[str(key)] = sorted(labels)
    return found


def _played(fixture: Fixture, game: Game, opening: Opening | None) -> tuple[Played, State]:
    plan = fixture.plan
    names = fixture.bots()
    bots = [seated(names[seat], Chance(fixture.bot_seeds[seat]), plan.budget) for seat in range(plan.seats)]
    state = game.setup(plan.seats, fixture.seed, plan.options)
    decisions = [0] * plan.seats
    seconds = [0.0] * plan.seats
    slowest = [0.0] * plan.seats
    try:
        while not state.over():
            if state.ply >= DECISIONS_AT_MOST:
                raise MatchError(f"not over after {DECISIONS_AT_MOST} decisions")
            seat = state.seat()
            start = perf_counter()
            move = bots[seat].choose(game, state, seat)
            took = perf_counter() - start
            decisions[seat] += 1
            seconds[seat] += took
            slowest[seat] = max(slowest[seat], took)
            if opening is not None and opening.left:
                opening.note(state, seat, move)
            state.play(move)
        outcome = game.outcome(state)
    except Exception as error:
        where = f"{plan.game}, seed {fixture.seed}, {plan.seats} seats ({', '.join(names)}), decision {state.ply}"
        raise MatchError(f"{where}: {type(error).__name__}: {error}") from error
    played = Played(
        fixture.number,
        fixture.deal,
        fixture.seed,
        list(fixture.entries),
        names,
        outcome.scores,
        outcome.ranks,
        outcome.reason,
        decisions,
        seconds,
        slowest,
    )
    return played, state
