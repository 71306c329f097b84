"""Whether a position is a puzzle: cheap questions first, then two juries that do not know of each other."""

from __future__ import annotations

from typing import Final

from rossio.bots.greedy import GreedyBot
from rossio.kernel.chance import Chance
from rossio.kernel.game import THOUSAND, Game
from rossio.kernel.state import State
from rossio.puzzles.judges import Lost, Unlike, Worth, gap, search_turn, weigh
from rossio.puzzles.turns import TooMany, Turn, played, turn_of, turns

MOVES_AT_MOST: Final = 12
ENDS_AT_LEAST: Final = 3
MARGIN: Final = 3.0
MARGINS: Final = {"magnanimous": 2.0}
ERRORS: Final = 3.0
"""How far the best turn is ahead of any other: in points, and in standard errors. Where two places of Nobility decide,
which the forecast of Magnanimous counts as 1.3 points, two points are as clear."""
STAKES: Final = 0.6
"""Part of the margin between the best and the worst turn at first sight below which a position decides too little."""
NOT_CLOSE: Final = 0.5
"""Part of the margin the best turn must be ahead of greedy's in the first few worlds to be looked at any longer."""


class Budget:
    """How much is looked at: iterations of the quick, the second and the long searches, worlds played on, and how many
    of the turns, those that promise most, run in the race."""

    def __init__(
        self, quick: int, second: int, long: int, few: int, race: tuple[int, ...], confirm: int, field: int
    ) -> None:
        self.field = field
        self.quick = quick
        self.second = second
        self.long = long
        self.few = few
        self.race = race
        self.confirm = confirm


BUDGET: Final = Budget(100, 800, 3_000, 5, (4, 12, 32, 64), 40, 14)


class Dropped(Exception):
    """Why a position is no puzzle; the reason is counted by the miner."""


class Verdict:
    """All turns with their points, the best first, and how sure it is."""

    def __init__(self, worths: list[Worth], greedy: Turn, margin: float, error: float, judges: list[str]) -> None:
        self.worths = worths
        self.greedy = greedy
        self.margin = margin
        self.error = error
        self.judges = judges


def judged(game: Game, state: State, seed: int, budget: Budget = BUDGET) -> Verdict:
    """The verdict on a position, or Dropped."""
    try:
        return _judged(game, state, seed, budget)
    except TooMany:
        raise Dropped("turns") from None
    except Unlike:
        raise Dropped("hidden") from None
    except Lost:
        raise Dropped("defeat") from None


def _judged(game: Game, state: State, seed: int, budget: Budget) -> Verdict:
    if len(state.legal()) > MOVES_AT_MOST:
        raise Dropped("moves")
    all_turns = turns(game, state)
    if len(all_turns) < ENDS_AT_LEAST:
        raise Dropped("few")
    margin = margin_of(game)
    looks = at_sight(game, state, all_turns, Chance(seed))
    if max(looks) - min(looks) < STAKES * margin:
        raise Dropped("stakes")
    greedy = turn_of(game, state, GreedyBot(Chance(seed)))
    first = search_turn(game, state, "net", seed + 1, budget.quick)
    if first.end == greedy.end:
        raise Dropped("greedy")
    pair = [Worth(first), Worth(greedy)]
    weigh(game, state, pair, seed + 2, 0, budget.few)
    if gap(*pair)[0] < NOT_CLOSE * margin:
        raise Dropped("close")
    if search_turn(game, state, "search", seed + 3, budget.second).end != first.end:
        raise Dropped("second")
    order = sorted(range(len(all_turns)), key=lambda place: -looks[place])
    field = [all_turns[place] for place in order[: budget.field]]
    field += [turn for turn in all_turns if turn.end in (first.end, greedy.end) and turn not in field]
    worths = race(game, state, field, first.end, seed + 4, budget.race)
    best, mean, error = leader(worths)
    if best.turn.end != first.end or not clear(margin, mean, error):
        raise Dropped("race")
    for again in (seed + 5, seed + 6):
        if turn_of(game, state, GreedyBot(Chance(again))).end == first.end:
            raise Dropped("greedy")
    near = sorted(worths, key=lambda worth: -worth.mean())[:4]
    near += [worth for worth in worths if worth.turn.end == greedy.end and worth not in near]
    fresh = [Worth(worth.turn) for worth in near]
    weigh(game, state, fresh, seed + 7, 0, budget.confirm)
    sure, mean, error = leader(fresh)
    if sure.turn.end != first.end or not clear(margin, mean, error):
        raise Dropped("confirm")
    for bot, own in (("search", seed + 8), ("net", seed + 9)):
        if search_turn(game, state, bot, own, budget.long).end != first.end:
            raise Dropped("long")
    told = {worth.turn.end: worth for worth in worths} | {worth.turn.end: worth for worth in fresh}
    ranked = sorted(told.values(), key=lambda worth: (worth is not sure, -worth.mean()))
    judges = [f"search:{budget.long}", f"net:{budget.long}", f"games:{len(best.own)}", f"games:{budget.confirm}"]
    return Verdict(ranked, greedy, mean, error, judges)


def margin_of(game: Game) -> float:
    """By how many points the best turn of a game must lead."""
    return MARGINS.get(game.name, MARGIN)


def at_sight(game: Game, state: State, all_turns: list[Turn], chance: Chance) -> list[float]:
    """What each turn promises the seat at once, in points."""
    seat = state.seat()
    like = game.resample(state, seat, chance)
    values: list[float] = []
    for turn in all_turns:
        world = like.clone()
        if not played(game, world, turn.moves):
            raise Unlike
        values.append(game.values(world, seat)[seat] / THOUSAND)
    return values


def clear(margin: float, mean: float, error: float) -> bool:
    return mean > margin and mean > ERRORS * error


def race(game: Game, state: State, field: list[Turn], hoped: str, seed: int, worlds: tuple[int, ...]) -> list[Worth]:
    """Play turns in a few worlds, and those that may still be best in more and more of them.

    Dropped as soon as the turn that was hoped for can no longer be the best by the margin.
    """
    worths = [Worth(turn) for turn in field]
    running = worths
    done = 0
    for last in worlds:
        weigh(game, state, running, seed, done, last)
        done = last
        best = next(worth for worth in running if worth.turn.end == hoped)
        gaps = {worth.turn.end: gap(best, worth) for worth in running if worth is not best}
        if any(mean + 2 * error < margin_of(game) for mean, error in gaps.values()):
            raise Dropped("race")
        running = [worth for worth in running if worth is best or not beyond(margin_of(game), *gaps[worth.turn.end])]
        if len(running) == 1:
            break
    return worths


def beyond(margin: float, mean: float, error: float) -> bool:
    """Whether a turn is so far behind that no further world can bring it back."""
    return mean > margin + 1 and mean > 4 * error + 1


def leader(worths: list[Worth]) -> tuple[Worth, float, float]:
    """The best turn, its smallest gap to another one, and the standard error of that gap."""
    most = max(len(worth.own) for worth in worths)
    best = max((worth for worth in worths if len(worth.own) == most), key=Worth.mean)
    gaps = [gap(best, worth) for worth in worths if worth is not best]
    return best, *min(gaps, key=lambda each: each[0])
