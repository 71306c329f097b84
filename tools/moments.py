"""Record games up to rare moments, for the tests in the browser: python tools/moments.py

Chance plays, with new seeds, until somebody is asked the thing; to be made anew when rules or content change.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Final

from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.match import Match

MOMENTS: Final = {"follow": "lisboa", "give-up": "lisboa", "auction": "magnanimous"}
"""What is asked, in which game."""


def reach(game: str, prompt: str) -> Match:
    """A game of two that has come to the moment."""
    for seed in count(1):
        match = Match(catalogue.load(game), 2, seed, {})
        chance = Chance(seed)
        while not match.state.over():
            if match.state.prompt().key == prompt:
                return match
            moves = match.state.legal()
            match.play(match.game.space.print(moves[chance.below(len(moves))]))
    raise AssertionError("seeds do not end")


def main() -> None:
    folder = Path(__file__).parent.parent / "web" / "tests" / "browser" / "records"
    for prompt, game in MOMENTS.items():
        match = reach(game, prompt)
        (folder / f"{prompt}.rossio").write_text(match.record().print(), "utf-8")
        print(f"{game}, {prompt}: {len(match.record().lines)} decisions")


if __name__ == "__main__":
    main()
