"""Whether a position is a puzzle: cheap questions first, then two juries that do not know of each other."""

from __future__ import annotations

from typing import Final

from rossio.bots.greedy import GreedyBot
from rossio.kernel.chance import Chance
from rossio.kernel.game import THOUSAND, Game
from rossio.kernel.state import State
from rossio.puzzles.judges import Lost, Unlike, Worth, followed, gap, search_turn, weigh
from rossio.puzzles.turns import DECISION, TURN, TooMany, Turn, played, turn_of, turns

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
WALKS: Final = 1_000
"""Moves tried to find all turns of a position: the miner has others to look at."""


class Budget:
    """How much is looked at: iterations of the quick, the second and the long searches, worlds played on for a first
    impression and in the race, and how many of the turns, those that promise most, run in it."""

    def __init__(
        self, quick: int, second: int, long: int, few: tuple[int, int], race: tuple[int, ...], confirm: int, field: int
    ) -> None:
        self.field = field
        self.quick = quick
        self.second = second
        self.long = long
        self.few = few
        self.race = race
        self.confirm = confirm


BUDGET: Final = Budget(100, 800, 3_000, (2, 6), (4, 12, 32, 64), 40, 14)


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


def judged(game: Game, state: State, seed: int, budget: Budget = BUDGET, asks: str = TURN) -> Verdict:
    """The verdict on a position, or Dropped."""
    try:
        return Case(game, state, seed, budget, asks).verdict()
    except TooMany:
        raise Dropped("turns") from None
    except Unlike:
        raise Dropped("hidden") from None
    except Lost:
        raise Dropped("defeat") from None


class Case:
    """A position before the judges. Each is asked when all that cost less have not thrown it out."""

    def __init__(self, game: Game, state: State, seed: int, budget: Budget, asks: str) -> None:
        self.game = game
        self.state = state
        self.seed = seed
        self.budget = budget
        self.asks = asks
        self.margin = margin_of(game)

    def verdict(self) -> Verdict:
        field = self.field()
        greedy = self.greedy(0)
        first = self.look(greedy)
        self.agree("second", first, "search", 3, self.budget.second)
        if any(self.greedy(again).end == first.end for again in (5, 6)):
            raise Dropped("greedy")
        self.agree("long", first, "search", 8, self.budget.long)
        field = field[: self.budget.field] + [
            turn for turn in field[self.budget.field :] if turn.end in (first.end, greedy.end)
        ]
        run = self.followed(field, 10, self.budget.quick)
        worths = race(self.game, self.state, run, first.end, self.seed + 4, self.budget.race)
        best, mean, error = leader(worths)
        if best.turn.end != first.end or not clear(self.margin, mean, error):
            raise Dropped("race")
        near = sorted(worths, key=lambda worth: -worth.mean())[:4]
        near += [worth for worth in worths if worth.turn.end == greedy.end and worth not in near]
        again = {turn.end: turn for turn in field}
        fresh = [
            Worth(turn) for turn in self.followed([again[worth.turn.end] for worth in near], 11, self.budget.second)
        ]
        weigh(self.game, self.state, fresh, self.seed + 7, 0, self.budget.confirm)
        sure, mean, error = leader(fresh)
        if sure.turn.end != first.end or not clear(self.margin, mean, error):
            raise Dropped("confirm")
        told = {worth.turn.end: worth for worth in worths} | {worth.turn.end: worth for worth in fresh}
        ranked = sorted(told.values(), key=lambda worth: (worth is not sure, -worth.mean()))
        long, confirm = self.budget.long, self.budget.confirm
        judges = [f"search:{long}", f"net:{long}", f"games:{len(best.own)}", f"games:{confirm}"]
        return Verdict(ranked, greedy, mean, error, judges)

    def field(self) -> list[Turn]:
        """All turns, those first that promise most at once; Dropped where there are too many or too few, or where
        nothing is at stake."""
        if len(self.state.legal()) > MOVES_AT_MOST:
            raise Dropped("moves")
        found = turns(self.game, self.state, self.asks, WALKS)
        if len(found) < ENDS_AT_LEAST:
            raise Dropped("few")
        if self.asks == DECISION:
            return found
        looks = at_sight(self.game, self.state, found, Chance(self.seed))
        if max(looks) - min(looks) < STAKES * self.margin:
            raise Dropped("stakes")
        return [found[place] for place in sorted(range(len(found)), key=lambda place: -looks[place])]

    def look(self, greedy: Turn) -> Turn:
        """The turn that the network finds, quickly and then by a long search; Dropped unless both are ahead of greedy's
        in a few worlds."""
        for iterations, salt, worlds in zip(
            (self.budget.quick, self.budget.long), (1, 9), self.budget.few, strict=True
        ):
            first = self.searched("net", salt, iterations)
            if first.end == greedy.end:
                raise Dropped("greedy")
            pair = [Worth(turn) for turn in self.followed([first, greedy], 2, self.budget.quick)]
            weigh(self.game, self.state, pair, self.seed + 2, 0, worlds)
            if gap(*pair)[0] < NOT_CLOSE * self.margin:
                raise Dropped("close")
        return first

    def agree(self, reason: str, first: Turn, bot: str, salt: int, iterations: int) -> None:
        if self.searched(bot, salt, iterations).end != first.end:
            raise Dropped(reason)

    def greedy(self, salt: int) -> Turn:
        return turn_of(self.game, self.state, GreedyBot(Chance(self.seed + salt)), self.asks)

    def searched(self, bot: str, salt: int, iterations: int) -> Turn:
        return search_turn(self.game, self.state, bot, self.seed + salt, iterations, self.asks)

    def followed(self, field: list[Turn], salt: int, iterations: int) -> list[Turn]:
        """Turns as they are; decisions with the turn that a search makes of them."""
        if self.asks == TURN:
            return field
        return followed(self.game, self.state, field, self.seed + salt, iterations)


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
