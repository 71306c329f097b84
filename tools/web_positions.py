"""Positions of real random games for the tests of the boards: `python tools/web_positions.py`, or with names of games.

The first position at each kind of decision and with each kind of move, and for every number of seats, with and without
variants, one in the middle of a game and one at its end, as the deciding seat sees it, in
`web/tests/fixtures/GAME-positions.json`.
"""

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from rossio.games import catalogue
from rossio.kernel import told
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from rossio.kernel.state import State

FOLDER = Path(__file__).parent.parent / "web" / "tests" / "fixtures"
GAMES = {"lisboa": 120}
MIDDLE = {"lisboa": 140}
"""How many games are played until all has been met, and after how many decisions the middle is; else 40 and 60."""
REFUSALS_OF_A_KIND = 2


def position(game: Game, state: State, seats: int) -> dict[str, Any]:
    seen: dict[str, Any] = told.position(game, state, 0 if state.over() else state.seat())
    if seen["decision"] is not None:
        kinds: Counter[str] = Counter()
        refusals = seen["decision"]["refusals"]
        seen["decision"]["refusals"] = kept = []
        for refusal in refusals:
            kinds[refusal["reason"]] += 1
            if kinds[refusal["reason"]] <= REFUSALS_OF_A_KIND:
                kept.append(refusal)
    return {"seats": seats, **{key: seen[key] for key in ("seat", "ply", "over", "view", "sheet", "decision")}}


def positions(game: Game) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    met: set[str] = set()
    chance = Chance(1)
    for number in range(GAMES.get(game.name, 40)):
        seats = sorted(game.seats)[number % len(game.seats)]
        first = number < 2 * len(game.seats)
        variants = [option.name for option in game.options if "on" in option.values and option.open_to(seats)]
        chosen = dict.fromkeys(variants, "on") if number // len(game.seats) % 2 else {}
        state = game.setup(seats, number, game.settle_options(seats, chosen))
        while not state.over():
            legal = state.legal()
            kinds = {game.space.print(move).partition(" ")[0] for move in legal} | {f"? {state.prompt().key}"}
            if not kinds <= met or (first and state.ply == MIDDLE.get(game.name, 60)):
                met |= kinds
                found.append(position(game, state, seats))
            state.play(legal[chance.below(len(legal))])
        if first:
            found.append(position(game, state, seats))
    return found


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or catalogue.names():
        lines = [json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in positions(catalogue.load(name))]
        (FOLDER / f"{name}-positions.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


if __name__ == "__main__":
    main()
