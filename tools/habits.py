"""Find the habits of a game's bots: python tools/habits.py [GAME ...], with the compiled build on the path for speed.

Greedy bots meet at every number of seats, half of the time with slips, and every weighing of moves is kept. Each
position has a level of its own, each move a number that is added to it; both are fitted in turn (least squares, a
little shrunk). The numbers go into `src/rossio/bots/content/GAME.toml`, ten-thousandths of a game's worth.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import Final

from rossio.bots.greedy import GreedyBot
from rossio.bots.habits import UNIT
from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game

GAMES: Final = 90
SLIPS: Final = 10
"""One decision in so many is made by chance in every other game, so that bad positions are seen too."""
ROUNDS: Final = 30
SHRINK: Final = 5
FAR: Final = 0.3
"""A move that wins or loses at once says nothing about its kind."""
Weighed = list[tuple[int, float]]


def weighed(game: Game, number: int) -> list[Weighed]:
    """All weighings of one game."""
    chance = Chance(number)
    bot = GreedyBot(Chance(number + 1))
    seats = [count for count in game.seats if count > 1]
    state = game.setup(seats[number % len(seats)], number, {})
    found: list[Weighed] = []
    while not state.over():
        moves = state.legal()
        move = moves[0]
        if len(moves) > 1:
            weights = bot.weigh(game, state, state.seat(), moves)
            found.append(list(zip(moves, weights, strict=True)))
            slips = number // len(seats) % 2 and chance.below(SLIPS) == 0
            move = moves[chance.below(len(moves))] if slips else moves[weights.index(max(weights))]
        state.play(move)
    return found


def fitted(positions: list[Weighed]) -> dict[int, float]:
    """A number for each move."""
    seen = Counter(move for position in positions for move, _ in position)
    numbers: dict[int, float] = defaultdict(float)
    for _ in range(ROUNDS):
        totals: dict[int, float] = defaultdict(float)
        for position in positions:
            level = sum(weight - numbers[move] for move, weight in position) / len(position)
            for move, weight in position:
                totals[move] += max(min(weight - level, FAR), -FAR)
        for move, count in seen.items():
            numbers[move] = totals[move] / (count + SHRINK)
    return numbers


def main() -> None:
    folder = Path(__file__).parent.parent / "src" / "rossio" / "bots" / "content"
    for name in sys.argv[1:] or catalogue.names():
        game = catalogue.load(name)
        numbers = fitted([position for number in range(GAMES) for position in weighed(game, number)])
        verbs: dict[str, list[str]] = defaultdict(list)
        for move in sorted(numbers):
            verb, _, rest = game.space.print(move).partition(" ")
            verbs[verb].append(f'"{rest}" = {round(numbers[move] * UNIT)}\n')
        text = "\n".join(f"[{verb}]\n{''.join(lines)}" for verb, lines in verbs.items())
        (folder / f"{name}.toml").write_text(f"# Made by tools/habits.py\n\n{text}", "utf-8")
        print(f"{name}: {len(numbers)} moves")


if __name__ == "__main__":
    main()
