"""A course of learning: rounds of games and fits in one folder, which a later call goes on with.

First greedy bots show which moves look good. Then, round after round, searches with what is known play a few good
games, which teach which moves to look at; the policy alone plays very many, which teach how positions turn out; and the
strength is measured. The folder holds the games, the network (`GAME.net`), what is done (`course.json`) and what was
said (`course.log`). Without the games a course goes on from its network.
"""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Final

from rossio.bots.net import usual_tuning
from rossio.bots.nets import UnfitNet, facts_for, parse_net, print_net
from rossio.bots.tree import tuning_of
from rossio.games import catalogue
from rossio.lab.learning.fit import Fit, Recipe
from rossio.lab.learning.play import POLICY, SEARCH, TEACH, Done, Job, work
from rossio.lab.learning.positions import load
from rossio.lab.learning.strength import Match, Meeting, play_match, summary
from rossio.lab.meetings.pool import leave_interrupts_to_parent

TEACHING: Final = 0.09
"""The part of the time of a new course in which greedy bots teach."""
SEARCH_PART: Final = 0.45
POLICY_PART: Final = 0.5
STRENGTH_PART: Final = 0.75
"""Parts of what is then left of a round: for games of searches, for those of the policy, and for matches."""
FITTING: Final = 0.12
"""The part of a round that is left for each of the two fits."""
TRIALS: Final = 0.08
"""The part of the time of a call that is left at its end to try the network without and with playouts."""
WINDOW: Final = 3
"""Rounds whose searched games are learnt from."""
POLICY_WINDOW: Final = 2


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
    iterations: int = 100
    hidden: int = 256
    second: int = 128
    epochs: float = 3.0
    batch: int = 4096
    budget: str = "0.02s"


@dataclass
class Progress:
    """What a course has behind it."""

    game: str = ""
    round: int = 0
    stage: int = 0
    jobs: int = 0
    games: dict[str, int] = field(default_factory=dict)


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
        self.pool = ProcessPoolExecutor(plan.workers, get_context("spawn"), leave_interrupts_to_parent)

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
            f"{plan.seats}, {plan.workers} workers, {plan.device}, {plan.seconds:.0f} s"
        )
        try:
            if not self._fits():
                self._play(TEACH, TEACHING * self.left())
                self._fit(f"{TEACH}-0", rate=3e-3, epochs=max(plan.epochs, 4.0))
                self.done.round = 1
                self.done.stage = 0
                self._save()
            elif not self.done.round:
                self.done.round = 2
            trials = TRIALS * plan.seconds
            rounds = plan.rounds or max(1, min(12, round((self.left() - trials) / 150)))
            for number in range(rounds):
                if self.left() < trials + 5:
                    break
                self._round((self.left() - trials) / (rounds - number))
            for setting, part in (("mix=0", 0.5), ("mix=0.5", 1.0)):
                self.match(f"net:0.05s,{setting}", "search:0.05s", min(plan.seats), part * self.left())
        finally:
            self.pool.shutdown(wait=False, cancel_futures=True)

    def _fits(self) -> bool:
        """Whether there is a network to go on from."""
        if not self.net.exists():
            return False
        facts, _ = parse_net(self.net.read_bytes(), self.net.name)
        here = facts_for(self.game, self.plan.hidden, self.plan.second, list(self.plan.seats), facts.win)
        for fact in ("game", "rules", "content", "layout", "inputs", "hidden", "second", "actions"):
            if facts.plain()[fact] != here.plain()[fact]:
                raise UnfitNet(
                    f"{self.folder}: a course for {fact} {facts.plain()[fact]}, but here it is {here.plain()[fact]}; "
                    "begin another in a new folder"
                )
        return True

    def _round(self, seconds: float) -> None:
        """Searches, fit, policy, fit, matches; a round that was broken off goes on where it was."""
        begun = perf_counter()
        number = self.done.round

        def share(part: float) -> float:
            return part * (seconds - (perf_counter() - begun))

        if self.done.stage == 0:
            self._play(SEARCH, share(SEARCH_PART))
            self._fit(f"{SEARCH}-{number}", seconds=FITTING * seconds)
            self.done.stage = 1
            self._save()
        self._play(POLICY, share(POLICY_PART))
        self._fit(f"{POLICY}-{number}", seconds=FITTING * seconds)
        self._measure(share(STRENGTH_PART))
        self.done.round += 1
        self.done.stage = 0
        self._save()

    def _play(self, kind: str, seconds: float) -> None:
        """Games of one kind by all workers."""
        plan, number = self.plan, self.done.round
        mix = usual_tuning(self.game).mix if number > 1 else 1.0
        jobs = [
            Job(
                plan.game,
                kind,
                plan.seats[place % len(plan.seats) :] + plan.seats[: place % len(plan.seats)],
                self.done.jobs + place,
                max(1.0, seconds),
                str(self.folder / "games" / f"{kind}-{number}-{place}.npz"),
                str(self.net),
                plan.iterations,
                mix,
            )
            for place in range(plan.workers)
        ]
        self.done.jobs += len(jobs)
        self._save()
        start = perf_counter()
        played = list(self.pool.map(work, jobs))
        self._tell_played(f"round {number}, {kind}", played, perf_counter() - start)

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
        number = self.done.round
        kept: list[Path] = []
        for file in sorted((self.folder / "games").glob("*.npz")):
            kind, played, _ = file.stem.split("-")
            age = number - int(played)
            if age < {POLICY: POLICY_WINDOW, SEARCH: WINDOW, TEACH: 2}[kind]:
                kept.append(file)
            else:
                file.unlink()
        return kept

    def _fit(self, what: str, rate: float = 1.5e-3, epochs: float = 0.0, seconds: float = float("inf")) -> None:
        plan = self.plan
        facts = facts_for(
            self.game,
            plan.hidden,
            plan.second,
            sorted(set(plan.seats)),
            tuning_of(self.game).win,
            f"{what}, {self._about()}",
        )
        fit = Fit(facts, plan.device)
        positions = load(self._files())
        if self.done.round:
            fit.unpack(parse_net(self.net.read_bytes(), self.net.name)[1])
        else:
            fit.forget_unseen(positions)
        recipe = Recipe(epochs or plan.epochs, plan.batch, rate, seconds=seconds)
        report = fit.run(positions, recipe, self.tell)
        begun = self.net.with_suffix(".part")
        begun.write_bytes(print_net(facts, fit.packed()))
        begun.replace(self.net)
        self.tell(f"{what}: {report.line()}")

    def _about(self) -> str:
        return f"{sum(self.done.games.values())} games"

    def _measure(self, seconds: float) -> None:
        """The table of strength: against the search at the same time a decision, at the fewest and most seats."""
        seats = sorted({min(self.plan.seats), max(self.plan.seats)})
        for count in seats:
            one, other = f"net:{self.plan.budget}", f"search:{self.plan.budget}"
            line = self.match(one, other, count, max(1.0, seconds / len(seats)))
            with (self.folder / "strength.txt").open("a", encoding="utf-8") as table:
                table.write(f"round {self.done.round}: {line}\n")

    def match(self, one: str, other: str, seats: int, seconds: float) -> str:
        """Matches by all workers, summed up."""
        matches = [
            Match(self.plan.game, str(self.net), one, other, seats, self.done.jobs + place, seconds)
            for place in range(self.plan.workers)
        ]
        self.done.jobs += len(matches)
        meetings: list[Meeting] = [meeting for found in self.pool.map(play_match, matches) for meeting in found]
        line = summary(matches[0], meetings)
        self.tell(line)
        return line
