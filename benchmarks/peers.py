"""Ours and the peers side by side, in one run: decisions per second and the price of a copy, as ratios.

    python benchmarks/peers.py [GAME ...] [--rounds 7] [--seconds 0.5] [--json] [--check]

Machines vary, so only ratios taken in the same run count, of processor time, which a busy machine hardly disturbs: the
contestants take turns, round by round, and the median over the rounds is shown. A peer that is not installed is left
out, with a line that says so. See README.md here.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import sys
from collections.abc import Callable
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any, Final, Protocol

import rossio
from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.drive import drive
from rossio.kernel.game import Game
from rossio.kernel.state import State

SEATS: Final = 4
POSITIONS: Final = 12
FLOORS: Final = {"decisions": 30.0, "clone": 10.0}
"""What each game, compiled as for a release, promises against catanatron."""


class Contestant(Protocol):
    name: str

    def play(self, seed: int) -> int:
        """Play one game of uniform random moves; how many there were."""

    def halfway(self, seed: int) -> Callable[[], object]:
        """Play half a game; how to copy the position there."""


class Ours:
    """A game of ours. Compiled, the loop may be the library's `drive` or, as any user would write it, Python's."""

    def __init__(self, game: Game, own_loop: bool) -> None:
        self.game = game
        self.own_loop = own_loop
        self.seats = min(SEATS, max(game.seats))
        self.name = f"{game.name} (own loop)" if own_loop else game.name

    def play(self, seed: int) -> int:
        state = self.game.setup(self.seats, seed, {})
        chance = Chance(seed + 1)
        return loop(state, chance) if self.own_loop else drive(state, chance)

    def halfway(self, seed: int) -> Callable[[], object]:
        state = self.game.setup(self.seats, seed, {})
        drive(state, Chance(seed + 1), self.play(seed) // 2)
        return state.clone


def loop(state: State, chance: Chance) -> int:
    made = 0
    while not state.over():
        moves = state.legal()
        state.play(moves[chance.below(len(moves))])
        made += 1
    return made


class Catanatron:
    """Four random players, by catanatron's own `play_tick`."""

    name = "catanatron"

    def __init__(self) -> None:
        self.lib: Any = import_module("catanatron")
        self.turns_limit: int = import_module("catanatron.game").TURNS_LIMIT

    def new(self, seed: int) -> Any:
        colors = list(self.lib.Color)[:SEATS]
        return self.lib.Game([self.lib.RandomPlayer(color) for color in colors], seed=seed + 1)

    def over(self, game: Any) -> bool:
        return game.winning_color() is not None or game.state.num_turns >= self.turns_limit

    def play(self, seed: int) -> int:
        game = self.new(seed)
        made = 0
        while not self.over(game):
            game.play_tick()
            made += 1
        return made

    def halfway(self, seed: int) -> Callable[[], object]:
        half = self.play(seed) // 2
        game = self.new(seed)
        for _ in range(half):
            game.play_tick()
        copy: Callable[[], object] = game.copy
        return copy


class OpenSpiel:
    """A game of OpenSpiel through its Python interface. Throws and deals are moves there, and are counted."""

    def __init__(self, name: str) -> None:
        self.game: Any = import_module("pyspiel").load_game(name)
        self.name = f"open_spiel {name}"

    def step(self, state: Any, source: random.Random) -> None:
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(source.choices(actions, weights)[0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(source.random() * len(actions))])

    def play(self, seed: int) -> int:
        state = self.game.new_initial_state()
        source = random.Random(seed)
        made = 0
        while not state.is_terminal():
            self.step(state, source)
            made += 1
        return made

    def halfway(self, seed: int) -> Callable[[], object]:
        half = self.play(seed) // 2
        state = self.game.new_initial_state()
        source = random.Random(seed)
        for _ in range(half):
            self.step(state, source)
        copy: Callable[[], object] = state.clone
        return copy


def invite(games: list[str], missing: list[str]) -> list[Contestant]:
    """Ours, and the peers that are installed."""
    contestants: list[Contestant] = []
    for name in games:
        game = catalogue.load(name)
        contestants += [Ours(game, own_loop=False), Ours(game, own_loop=True)]
    peers: list[tuple[str, Callable[[], Contestant]]] = [
        ("catanatron", Catanatron),
        ("open_spiel backgammon", lambda: OpenSpiel("backgammon")),
        ("open_spiel gin_rummy", lambda: OpenSpiel("gin_rummy")),
    ]
    for name, make in peers:
        try:
            contestants.append(make())
        except ImportError as error:
            missing.append(f"{name} is left out, it is not installed ({error}): pip install --group peers")
    return contestants


class Score:
    """What one contestant did, round by round."""

    def __init__(self, contestant: Contestant) -> None:
        self.contestant = contestant
        self.rates: list[float] = []
        self.copies: list[float] = []
        self.games = 0
        self.decisions = 0
        self.seed = 0
        self.positions = [contestant.halfway(seed) for seed in range(POSITIONS)]

    def race(self, seconds: float) -> None:
        """Play whole games until the time is up."""
        made = 0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            made += self.contestant.play(self.seed)
            self.seed += 1
            self.games += 1
        self.decisions += made
        self.rates.append(made / spent)

    def copy(self, seconds: float) -> None:
        """Copy positions from the middle of games until the time is up; in microseconds each."""
        made = 0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            for clone in self.positions:
                for _ in range(20):
                    clone()
            made += 20 * len(self.positions)
        self.copies.append(spent / made * 1e6)

    def plain(self) -> dict[str, float]:
        return {
            "decisions_per_second": round(median(self.rates)),
            "clone_us": round(median(self.copies), 2),
            "decisions_per_game": round(self.decisions / self.games, 1),
            "games": self.games,
        }


def ratios(ours: Score, peer: Score) -> dict[str, float]:
    """How many times faster we are, and how many times cheaper our copy: medians over the rounds."""
    return {
        "decisions": round(median(mine / theirs for mine, theirs in zip(ours.rates, peer.rates, strict=True)), 1),
        "clone": round(median(theirs / mine for mine, theirs in zip(ours.copies, peer.copies, strict=True)), 1),
    }


def compete(games: list[str], rounds: int, seconds: float) -> dict[str, Any]:
    missing: list[str] = []
    scores = [Score(contestant) for contestant in invite(games, missing)]
    for number in range(rounds):
        first = number % len(scores)
        for score in scores[first:] + scores[:first]:
            score.race(seconds)
            score.copy(seconds / 2)
    mine = [score for score in scores if isinstance(score.contestant, Ours)]
    peers = [score for score in scores if not isinstance(score.contestant, Ours)]
    return {
        "build": "compiled" if rossio.compiled() else "interpreted",
        "python": platform.python_version(),
        "rounds": rounds,
        "missing": missing,
        "contestants": {score.contestant.name: score.plain() for score in scores},
        "ratios": {own.contestant.name: {peer.contestant.name: ratios(own, peer) for peer in peers} for own in mine},
    }


def show(result: dict[str, Any]) -> None:
    print(f"rossio {rossio.__version__}, {result['build']}, Python {result['python']}, {result['rounds']} rounds")
    for line in result["missing"]:
        print(line)
    print(f"\n{'':28}{'decisions/s':>14}{'clone µs':>12}{'decisions/game':>16}")
    for name, row in result["contestants"].items():
        speed, copy, length = row["decisions_per_second"], row["clone_us"], row["decisions_per_game"]
        print(f"{name:28}{speed:>14,}{copy:>12.2f}{length:>16.1f}")
    for own, peers in result["ratios"].items():
        for peer, ratio in peers.items():
            print(
                f"\n{own} against {peer}: {ratio['decisions']} x the decisions, {ratio['clone']} x the copies",
                end="",
            )
    print()


def shortfalls(result: dict[str, Any]) -> list[str]:
    """The promises against catanatron that this run does not keep."""
    if result["build"] != "compiled":
        return ["the promises are about the compiled build, this is the interpreted one"]
    found = []
    for own in (name for name in result["ratios"] if "(" not in name):
        ratio = result["ratios"][own].get("catanatron")
        if ratio is None:
            return ["catanatron is not here to be compared with"]
        found += [
            f"{own}: {kind} {ratio[kind]} x catanatron, promised {floor} x"
            for kind, floor in FLOORS.items()
            if ratio[kind] < floor
        ]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help=f"which of our games (all: {', '.join(catalogue.names())})")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="for one contestant in one round")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--check", action="store_true", help="fail if a promised ratio is missed")
    asked = parser.parse_args()
    result = compete(asked.games or catalogue.names(), asked.rounds, asked.seconds)
    if asked.json:
        print(json.dumps(result, indent=2))
    else:
        show(result)
    missed = shortfalls(result) if asked.check else []
    for line in missed:
        print(line, file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
