"""`python -m rossio.lab.learning`, and `rossio train`: learn a game, or measure what was learnt."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rossio.bots.nets import UnfitNet
from rossio.games import catalogue
from rossio.lab.meetings.pool import cores


def parser() -> ArgumentParser:
    made = ArgumentParser("rossio train", description="Learn a game by playing it, or measure what was learnt.")
    made.add_argument("game", choices=catalogue.names())
    made.add_argument("--hours", type=float, default=1.0, help="how long this call may take")
    made.add_argument("--folder", type=Path, help="where the course is kept and gone on with (training/GAME)")
    made.add_argument("--seats", default="2,3,4", help="numbers of seats to learn")
    made.add_argument("--device", default="", help="cuda or cpu; what there is, if not said")
    made.add_argument("--workers", type=int, default=0, help="processes that play; one for each core, if not said")
    made.add_argument("--ray", default="", help="play on a Ray cluster: auto, local, or its address")
    made.add_argument("--rounds", type=int, default=0, help="rounds in this call; as many as fit, if not said")
    made.add_argument("--looks", type=int, default=24, help="of a search in games to learn from")
    made.add_argument("--heat", type=float, default=0.03, help="how much better a move must turn out to be wanted")
    made.add_argument("--mix", type=float, default=0.0, help="part of playouts in what such a search finds")
    made.add_argument("--weigh", type=float, default=0.0, help="part of looks ahead in the priors of first moves")
    made.add_argument("--searched", type=float, default=0.5, help="part of decisions that searches make of corrections")
    made.add_argument("--policy", type=float, default=0.2, help="part of the time for games without searches")
    made.add_argument("--teach", type=float, default=0.0, help="part of the time for games of greedy bots, at first")
    made.add_argument("--win", type=float, default=0.0, help="worth of victory; that of the search, if not said")
    made.add_argument("--alone", action="store_true", help="shares of a new network alone, no corrections by hand")
    made.add_argument("--hidden", type=int, default=256, help="width of the first layer")
    made.add_argument("--second", type=int, default=128, help="width of the second layer")
    made.add_argument("--epochs", type=float, default=2.0, help="how often a fit sees each position")
    made.add_argument("--batch", type=int, default=4096, help="positions in a step of a fit")
    made.add_argument("--budget", default="0.02s", help="of both sides in the table of strength")
    made.add_argument("--match", action="append", default=[], metavar="ONE/OTHER/SEATS/SECONDS")
    made.epilog = "--match only measures, e.g. --match net:0.05s,mix=0.5/search:0.05s/2/60; it may be given repeatedly."
    return made


def main(arguments: list[str]) -> int:
    asked = parser().parse_args(arguments)
    try:
        import numpy  # noqa: F401
        import torch
    except ImportError as error:
        print(f"{error.name} is not installed; get it with: pip install 'rossio[train]'", file=sys.stderr)
        return 1
    if not asked.device:
        asked.device = "cuda" if torch.cuda.is_available() else "cpu"
    try:
        return learn(asked)
    except (UnfitNet, ValueError) as error:
        print(error, file=sys.stderr)
        return 1


def learn(asked: Namespace) -> int:
    from rossio.lab.learning.course import Course, Plan

    plan = Plan(
        asked.game,
        asked.folder or Path("training", asked.game),
        3600 * asked.hours,
        asked.rounds,
        tuple(int(seats) for seats in asked.seats.split(",")),
        asked.workers or cores(),
        asked.device,
        asked.looks,
        asked.heat,
        asked.mix,
        asked.policy,
        asked.teach,
        asked.win,
        asked.hidden,
        asked.second,
        asked.epochs,
        asked.batch,
        asked.budget,
        asked.ray,
        asked.weigh,
        not asked.alone,
        asked.searched,
    )
    course = Course(plan)
    if asked.match:
        for match in asked.match:
            one, other, seats, seconds = match.split("/")
            course.match(one, other, int(seats), float(seconds))
        course.crew.leave()
    else:
        course.run()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
