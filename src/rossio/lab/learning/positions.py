"""Positions to learn from: what was seen, what should have been played, and how the game ended for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from pathlib import Path
from typing import Any, Final

import numpy as np

from rossio.bots.judge import final_shares
from rossio.bots.nets import SEATS_AT_MOST
from rossio.kernel.facts import Outcome

NOBODY: Final = -1.0
"""The share of a player who is not at the table."""
BEST: Final = 0.0
"""As in the search: a player is measured against the mean of the others."""
HALF: Final = 25.0
"""Points of lead that count as one."""
OUTCOME: Final = 0.6
"""How much of the worth of a position that was searched is the outcome of its game."""
OUTCOME_LATER: Final = 0.2
"""The same of a position of which is known what was said later."""
LATER: Final = 0.15
"""The part of a game after which what the judgement says then counts e times less for a position: about a round."""
ARRAYS: Final = (
    "on",
    "lit",
    "acts",
    "moves",
    "aims",
    "shares",
    "roots",
    "leads",
    "deals",
    "stages",
    "seats",
    "taught",
    "judged",
    "parts",
    "hunches",
)
"""`on`, `acts` and `aims` are the inputs, legal moves and their wanted likelihoods of all positions, one after the
other; `lit` and `moves` say how many belong to each. `shares` are by relative seat, `roots` what a search made of the
position (else what was said of it later, or the shares again), `leads` the final lead, `stages` how much of the game
was over, `taught` whether there is anything to learn about moves, and `judged` whether there is about its worth: of
many positions of one game a network would learn that game by heart. `parts` says how much of a position's worth is the
outcome of its game; the rest is what was made of the position itself. `hunches` are the shares by hand, which a network
may correct."""

Arrays = dict[str, Any]


class Notebook:
    """Gathers the positions of games as they are played."""

    def __init__(self, win: float) -> None:
        self.win = win
        self.games = 0
        self.decisions = 0
        self.lost = 0
        self.points = 0.0
        self.parts: dict[str, list[Any]] = {name: [] for name in ARRAYS}
        self.open: list[tuple[int, int, int]] = []
        self.trail: list[list[float]] = []

    def see(self, hunches: list[float]) -> None:
        """The judgement by hand before the next decision of the running game; earlier positions learn from it."""
        self.trail.append(hunches)

    def add(
        self,
        seat: int,
        ply: int,
        on: Sequence[int],
        acts: Sequence[int],
        hunches: Sequence[float],
        aims: Sequence[float] | None = None,
        roots: Sequence[float] | None = None,
        judged: bool = True,
        part: float = OUTCOME,
    ) -> None:
        """A position of the running game; `hunches` and `roots` by seat of the table."""
        parts = self.parts
        parts["on"].append(np.array(on, np.uint16))
        parts["lit"].append(len(on))
        parts["acts"].append(np.array(acts, np.uint16))
        parts["moves"].append(len(acts))
        parts["aims"].append(np.zeros(len(acts), np.float16) if aims is None else np.array(aims, np.float16))
        parts["taught"].append(aims is not None)
        parts["judged"].append(judged)
        parts["parts"].append(part)
        parts["hunches"].append(turned(hunches, seat))
        parts["roots"].append(None if roots is None else turned(roots, seat))
        self.open.append((seat, ply, len(self.trail)))

    def close(self, deal: int, seats: int, plies: int, outcome: Outcome) -> None:
        """The running game is over."""
        shares = final_shares(outcome, 0, self.win, BEST)
        scores = outcome.scores
        parts = self.parts
        first = len(parts["shares"])
        later = afterwards(self.trail, shares)
        for place, (seat, ply, seen) in enumerate(self.open):
            own = turned(shares, seat)
            parts["shares"].append(own)
            if parts["roots"][first + place] is None:
                parts["roots"][first + place] = turned(later[seen], seat)
            others = [score for other, score in enumerate(scores) if other != seat]
            parts["leads"].append((scores[seat] - sum(others) / max(1, len(others))) / HALF)
            parts["deals"].append(deal)
            parts["stages"].append(ply / max(1, plies))
            parts["seats"].append(seats)
        self.open.clear()
        self.trail.clear()
        self.games += 1
        self.lost += not outcome.winners()
        self.points += sum(scores[:seats]) / seats

    def arrays(self) -> Arrays:
        parts = self.parts
        if not parts["lit"]:
            return empty()
        kinds = {"lit": np.int32, "moves": np.int32, "deals": np.int64, "seats": np.uint8, "taught": np.bool_}
        kinds["judged"] = np.bool_
        return {
            name: np.concatenate(parts[name])
            if name in ("on", "acts", "aims")
            else np.array(parts[name], kinds.get(name, np.float32))
            for name in ARRAYS
        }

    def save(self, file: Path) -> None:
        """Written whole or not at all."""
        begun = file.with_suffix(".part")
        with begun.open("wb") as out:
            np.savez(out, **self.arrays())
        begun.replace(file)


def afterwards(trail: list[list[float]], shares: list[float]) -> list[list[float]]:
    """For every place in a game what was said of it from there on, the nearer the more; at last how it turned out.

    An outcome lies hundreds of decisions away from most positions of a long game and says little of each; what the
    judgement by hand says a round later says more, and knows what it did not see before.
    """
    fading = exp(-1.0 / (LATER * max(1, len(trail))))
    made = [shares]
    for hunches in reversed(trail):
        made.append([hunch + fading * (after - hunch) for hunch, after in zip(hunches, made[-1], strict=True)])
    made.reverse()
    return made


def turned(shares: Sequence[float], seat: int) -> list[float]:
    """Shares by relative seat, the own first."""
    players = len(shares)
    return [shares[(seat + turn) % players] if turn < players else NOBODY for turn in range(SEATS_AT_MOST)]


def empty() -> Arrays:
    flat: dict[str, Any] = {"on": np.uint16, "acts": np.uint16, "aims": np.float16, "lit": np.int32}
    flat |= {"moves": np.int32, "deals": np.int64, "seats": np.uint8, "taught": np.bool_, "judged": np.bool_}
    wide = {name: np.zeros((0, SEATS_AT_MOST), np.float32) for name in ("shares", "roots", "hunches")}
    return {name: wide.get(name, np.zeros(0, flat.get(name, np.float32))) for name in ARRAYS}


def load(files: Sequence[Path]) -> Arrays:
    """All positions of several files."""
    read = [_read(file) for file in files]
    return {name: np.concatenate([one[name] for one in read]) for name in ARRAYS} if read else empty()


def _read(file: Path) -> Arrays:
    found = dict(np.load(file))
    lacking = [name for name in ARRAYS if name not in found]
    if lacking:
        raise ValueError(f"{file}: games of another version, without {', '.join(lacking)}; remove them to go on")
    return found
