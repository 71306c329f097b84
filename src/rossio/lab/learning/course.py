"""A course of learning: rounds of games and fits in one folder, which a later call goes on with.

First greedy bots show which moves look good. Then, round after round, searches with what is known play games, which
teach which moves to look at and how positions turn out; the policy alone plays very many more, which teach the latter;
meanwhile the network is fitted to the games of the rounds before; and the strength is measured. The folder holds the
games, the network (`GAME.net`), what is done (`course.json`) and what was said (`course.log`). Without the games a
course goes on from its network.
"""

from __future__ import annotations

import json
from concurrent.futures import Future
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Final

from rossio.bots.nets import UnfitNet, facts_for, parse_net, print_net
from rossio.bots.tree import tuning_of
from rossio.games import catalogue
from rossio.lab.learning.crew import crew_of
from rossio.lab.learning.fit import Fit, Recipe
from rossio.lab.learning.play import POLICY, SEARCH, TEACH, Done, Job, work
from rossio.lab.learning.positions import load
from rossio.lab.learning.strength import Match, play_match, summary

TEACHING: Final = 0.09
"""The part of the time of a new course in which greedy bots teach, if nothing else is said."""
ROUND: Final = 90.0
"""Seconds of a round, about; those of a long course are longer."""
ROUNDS: Final = 12
MEASURING: Final = 0.1
"""The part of a round in which matches are played."""
FITTING: Final = 0.7
"""The part of the time of the games that a fit beside them may take."""
LAST_FIT: Final = 0.04
TRIALS: Final = 0.05
"""The parts of the time of a call that are left at its end for a last fit, and to try the network without and with
playouts."""
FIRST_MIX: Final = 0.5
"""The part of playouts in the worth of a leaf in the first round, when the network has seen greedy games only."""
FIRST_RATE: Final = 3e-3
"""How fast a new network learns; one that knows something would forget it."""
WINDOWS: Final = {SEARCH: 4, POLICY: 2, TEACH: 6}
"""For how many rounds games are learnt from."""


@dataclass(frozen=True)
class Plan:
    """What a call of the course is asked for."""

    game: str
    folder: Path
    seconds: float
    rounds: int = 0
    seats: tuple[int, ...] = (2, 3, 4)
    workers: int = 1
    device: str = "cpu"
    looks: int = 24
    heat: float = 0.03
    mix: float = 0.0
    policy: float = 0.2
    teach: float = 0.0
    win: float = 0.0
    hidden: int = 256
    second: int = 128
    epochs: float = 2.0
    batch: int = 4096
    budget: str = "0.02s"
    ray: str = ""
    weigh: float = 0.0
    corrects: bool = True
    searched: float = 0.5


@dataclass
class Progress:
    """What a course has behind it."""

    game: str = ""
    round: int = 0
    jobs: int = 0
    games: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Stage:
    """Games that are being played."""

    what: str
    games: list[Future[Done]]


class Course:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = catalogue.load(plan.game)
        self.start = perf_counter()
        self.folder = plan.folder
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / "games").mkdir(exist_ok=True)
        self.done = self._progress()
        self.net = self.folder / f"{plan.game}.net"
        self.win = plan.win or tuning_of(self.game).win
        self.corrects = plan.corrects
        self.fit: Fit | None = None
        self.learnt: set[Path] = set()
        self.crew = crew_of(plan.workers, plan.ray)

    def _progress(self) -> Progress:
        file = self.folder / "course.json"
        done = Progress(**json.loads(file.read_text("utf-8"))) if file.exists() else Progress(self.plan.game)
        if done.game != self.plan.game:
            raise ValueError(f"{self.folder}: a course of {done.game}, not of {self.plan.game}")
        return done

    def _save(self) -> None:
        begun = self.folder / "course.part"
        begun.write_text(json.dumps(asdict(self.done), indent=2) + "\n", "utf-8")
        begun.replace(self.folder / "course.json")

    def tell(self, text: str) -> None:
        line = f"{perf_counter() - self.start:6.0f} s  {text}"
        print(line, flush=True)
        with (self.folder / "course.log").open("a", encoding="utf-8") as log:
            log.write(line + "\n")

    def left(self) -> float:
        return self.plan.seconds - (perf_counter() - self.start)

    def run(self) -> None:
        """Rounds until the time is over."""
        plan = self.plan
        self.tell(
            f"{datetime.now(UTC):%Y-%m-%d %H:%M} {plan.game}, rules {self.game.rules}, content "
            f"{self.game.pack.digest}, inputs {self.game.inputs()}: round {self.done.round}, seats "
            f"{plan.seats}, {self.crew.workers} workers, {plan.device}, {plan.seconds:.0f} s"
        )
        try:
            new = not self._fits()
            teaching = plan.teach or (TEACHING if new else 0.0)
            if teaching:
                self._gather(self._begin(TEACH, teaching * self.left()))
                if new:
                    self._fit(rate=FIRST_RATE, epochs=2 * plan.epochs)
                else:
                    self._fit()
            if not self.done.round:
                self.done.round = 1 if new else 2
                self._save()
            end = (LAST_FIT + TRIALS) * plan.seconds
            rounds = plan.rounds or max(1, min(ROUNDS, round((self.left() - end) / ROUND)))
            for number in range(rounds):
                if self.left() < end + 5:
                    break
                self._round((self.left() - end) / (rounds - number))
            self._fit(seconds=LAST_FIT * plan.seconds)
            for setting, part in (("mix=0", 0.5), ("mix=0.5", 1.0)):
                self.match(
                    f"net:0.05s,{setting},weigh={plan.weigh:g}", "search:0.05s", min(plan.seats), part * self.left()
                )
        finally:
            self.crew.leave()

    def _fits(self) -> bool:
        """Whether there is a network to go on from."""
        if not self.net.exists():
            return False
        facts, _ = parse_net(self.net.read_bytes(), self.net.name)
        self.corrects = facts.corrects
        here = facts_for(self.game, self.plan.hidden, self.plan.second, list(self.plan.seats), facts.win)
        for fact in ("game", "rules", "content", "layout", "inputs", "hidden", "second", "actions"):
            if facts.plain()[fact] != here.plain()[fact]:
                raise UnfitNet(
                    f"{self.folder}: a course for {fact} {facts.plain()[fact]}, but here it is {here.plain()[fact]}; "
                    "begin another in a new folder"
                )
        return True

    def _round(self, seconds: float) -> None:
        """Games, beside them a fit to those of earlier rounds, then matches; one that was broken off begins anew."""
        playing = (1 - MEASURING) * seconds
        parts = {SEARCH: 1 - self.plan.policy, POLICY: self.plan.policy}
        begun = [self._begin(kind, part * playing) for kind, part in parts.items() if part > 0]
        self._fit(seconds=FITTING * playing)
        for stage in begun:
            self._gather(stage)
        self._measure(MEASURING * seconds)
        self.done.round += 1
        self._save()

    def _begin(self, kind: str, seconds: float) -> Stage:
        """Games of one kind by all workers, after those that they have been given before."""
        plan, number = self.plan, self.done.round
        jobs = [
            Job(
                plan.game,
                kind,
                plan.seats[place % len(plan.seats) :] + plan.seats[: place % len(plan.seats)],
                self.done.jobs + place,
                max(1.0, seconds),
                str(self.folder / "games" / f"{kind}-{number}-{place}.npz"),
                str(self.net),
                plan.looks,
                plan.heat,
                max(FIRST_MIX, plan.mix) if number == 1 else plan.mix,
                self.win,
                plan.weigh,
                plan.searched,
            )
            for place in range(self.crew.workers)
        ]
        self.done.jobs += len(jobs)
        self._save()
        return Stage(f"round {number}, {kind}", [self.crew.submit(work, job) for job in jobs])

    def _gather(self, stage: Stage) -> None:
        """Wait for the games of a stage, and tell of them."""
        played = [one.result() for one in stage.games]
        self._tell_played(stage.what, played, max(one.seconds for one in played))

    def _tell_played(self, what: str, played: list[Done], seconds: float) -> None:
        games = max(1, sum(one.games for one in played))
        self.done.games[what] = games
        self.tell(
            f"{what}: {games} games in {seconds:.0f} s ({games / seconds:.1f}/s), "
            f"{sum(one.positions for one in played)} positions, "
            f"{sum(one.decisions for one in played) / games:.0f} decisions a game, "
            f"{sum(one.points for one in played) / games:.1f} points, {sum(one.lost for one in played)} lost by all"
        )

    def _files(self) -> list[Path]:
        """The games to learn from now; older ones are deleted."""
        kept: list[Path] = []
        for file in sorted((self.folder / "games").glob("*.npz")):
            kind, played, _ = file.stem.split("-")
            if self.done.round - int(played) <= WINDOWS[kind]:
                kept.append(file)
            else:
                file.unlink()
        return kept

    def _fit(self, rate: float = 1.5e-3, epochs: float = 0.0, seconds: float = float("inf")) -> None:
        """Fit the network to the games that there are, if there are new ones."""
        plan = self.plan
        files = self._files()
        if not set(files) - self.learnt:
            return
        self.learnt.update(files)
        seats = sorted(set(plan.seats))
        facts = facts_for(self.game, plan.hidden, plan.second, seats, self.win, self._about(), self.corrects)
        positions = load(files)
        if self.fit is None:
            self.fit = Fit(facts, plan.device)
            if self.net.exists():
                self.fit.unpack(parse_net(self.net.read_bytes(), self.net.name)[1])
            else:
                self.fit.forget_unseen(positions)
        recipe = Recipe(epochs or plan.epochs, plan.batch, rate, seconds=seconds)
        report = self.fit.run(positions, recipe, self.tell)
        begun = self.net.with_suffix(".part")
        begun.write_bytes(print_net(facts, self.fit.packed()))
        begun.replace(self.net)
        self.tell(f"fit {self.done.round}: {report.line()}")

    def _about(self) -> str:
        return f"round {self.done.round}, {sum(self.done.games.values())} games"

    def _measure(self, seconds: float) -> None:
        """The table of strength: against the search at the same time, at the fewest and at the most seats in turn."""
        seats = max(self.plan.seats) if self.done.round % 2 else min(self.plan.seats)
        one, other = (
            f"net:{self.plan.budget},mix={self.plan.mix:g},weigh={self.plan.weigh:g}",
            f"search:{self.plan.budget}",
        )
        line = self.match(one, other, seats, max(1.0, seconds))
        with (self.folder / "strength.txt").open("a", encoding="utf-8") as table:
            table.write(f"round {self.done.round}: {line}\n")

    def match(self, one: str, other: str, seats: int, seconds: float) -> str:
        """Matches by all workers, summed up."""
        matches = [
            Match(self.plan.game, str(self.net), one, other, seats, self.done.jobs + place, seconds)
            for place in range(self.crew.workers)
        ]
        self.done.jobs += len(matches)
        begun = [self.crew.submit(play_match, match) for match in matches]
        meetings = [meeting for one in begun for meeting in one.result()]
        line = summary(matches[0], meetings)
        self.tell(line)
        return line
