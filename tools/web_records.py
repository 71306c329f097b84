"""Record the games that the browser's tests begin with: python tools/web_records.py

A whole game of each kind, played by greedy bots, and games in which chance played until somebody was asked something
rare. They are refused after a change of rules or content, and made anew by this; `npm run pictures` then renews the
small pictures of them.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Final

from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.match import Match
from rossio.kernel.record import Record
from rossio.lab.meetings.simulate import simulate

FOLDER: Final = Path(__file__).parent.parent / "web" / "tests" / "browser" / "records"
SEATS: Final = 4
MOMENTS: Final = {"follow": "lisboa", "give-up": "lisboa", "auction": "magnanimous"}
"""What is asked, in which game of two."""


def up_to(prompt: str, name: str) -> Match:
    for seed in count(1):
        match = Match(catalogue.load(name), 2, seed, {})
        chance = Chance(seed)
        while not match.state.over():
            if match.state.prompt().key == prompt:
                return match
            moves = match.state.legal()
            match.play(match.game.space.print(moves[chance.below(len(moves))]))
    raise AssertionError("seeds do not end")


def keep(name: str, record: Record) -> None:
    (FOLDER / f"{name}.rossio").write_text(record.print(), "utf-8")
    print(f"{name}: {len(record.lines)} decisions")


def main() -> None:
    for name in catalogue.names():
        simulate(catalogue.load(name), SEATS, ["greedy"], 1, 1, keep=lambda _, record: keep(record.game, record))
    for prompt, name in MOMENTS.items():
        keep(prompt, up_to(prompt, name).record())


if __name__ == "__main__":
    main()
