"""Two packs side by side: the same study with each, and what differs beyond chance."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import hypot
from pathlib import Path
from typing import Any

from rossio.games.catalogue import PACKS
from rossio.lab.meetings.intervals import Estimate
from rossio.lab.meetings.schedule import Plan

Told = Mapping[str, Any]


class ComparisonError(ValueError):
    """The other pack could not be studied; the message says why."""


@dataclass(frozen=True)
class Difference:
    """One figure with both packs, and how far it moved: with 95 % confidence between `moved.low` and `moved.high`."""

    figure: str
    label: str
    here: Estimate
    there: Estimate
    moved: Estimate

    def beyond_chance(self) -> bool:
        return self.moved.low > 0 or self.moved.high < 0

    def plain(self) -> dict[str, object]:
        return {
            "figure": self.figure,
            "label": self.label,
            "here": self.here.plain(),
            "there": self.there.plain(),
            "moved": self.moved.plain(),
            "beyond_chance": self.beyond_chance(),
        }


def studied_with(pack: Path, plan: Plan, games: int, bots: str) -> Told:
    """The same study with another pack. A process plays one pack of a game, so it has one of its own."""
    options = [part for name, value in sorted(plan.options.items()) for part in ("--option", f"{name}={value}")]
    with tempfile.TemporaryDirectory(prefix="rossio-study-") as folder:
        asked = [sys.executable, "-m", "rossio", "study", plan.game, "--pack", str(pack), "--json"]
        asked += ["--seats", str(plan.seats), "--games", str(games), "--seed", str(plan.seed), "--bots", bots]
        asked += ["--budget", str(plan.budget), *options, "--out", str(Path(folder) / "study.html")]
        environment = {name: value for name, value in os.environ.items() if name != PACKS}
        done = subprocess.run(asked, env=environment, capture_output=True, text=True, encoding="utf-8", check=False)
    if done.returncode:
        raise ComparisonError(done.stderr.strip() or f"{pack}: the study ended with code {done.returncode}")
    told: Told = json.loads(done.stdout)
    return told


def figures(study: Told) -> Iterator[tuple[str, str, Estimate]]:
    """The main figures of a study: what each seat wins and scores, and where points come from."""
    for seat in study["by_seat"]:
        label = str(seat["seat"])
        yield "win", label, Estimate(seat["win_share"], seat["low"], seat["high"])
        yield "score", label, Estimate(seat["mean_score"], seat["score_low"], seat["score_high"])
    for category in study["categories"]:
        points = category["all"]
        yield "category", str(category["category"]), Estimate(points["mean"], points["low"], points["high"])


def compare(here: Told, there: Told) -> list[Difference]:
    """Each figure that both studies have, and how far it is from there to here."""
    others = {(figure, label): value for figure, label, value in figures(there)}
    found: list[Difference] = []
    for figure, label, value in figures(here):
        if (figure, label) in others:
            other = others[figure, label]
            moved = value.mean - other.mean
            low = moved - hypot(value.mean - value.low, other.high - other.mean)
            high = moved + hypot(value.high - value.mean, other.mean - other.low)
            found.append(Difference(figure, label, value, other, Estimate(moved, low, high)))
    return found
