"""A game as a text: every question with its first answers and refusals, what was answered, and what happened.

`python -m tests.playthroughs.write` writes them anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.facts import OMNISCIENT, About, Event
from rossio.kernel.game import Game
from rossio.kernel.state import State

FOLDER: Final = Path(__file__).parent
SEATS: Final = 3
SEED: Final = 1755
EACH: Final = 12
"""Every so manieth question is told, besides the first of each kind."""
MOVES: Final = 4
"""So many answers and refusals of each kind are told in full."""


def plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def amounts(about: About) -> str:
    parts = [f"{kind} {plain(told)}" for kind, told in about.plain().items() if told]
    return f"  ({', '.join(parts)})" if parts else ""


def question(game: Game, state: State) -> Iterator[str]:
    prompt = state.prompt()
    yield f"ply {state.ply}: seat {prompt.seat} is asked {prompt.key} [{prompt.clause}] {plain(prompt.facts)}"
    counted: dict[str, int] = {}
    for move in state.legal():
        group = game.space.group_of(move).name
        counted[group] = counted.get(group, 0) + 1
        if counted[group] <= MOVES:
            yield f"  may {game.space.print(move)}{amounts(state.about(move))}"
    for group, number in counted.items():
        if number > MOVES:
            yield f"  may {group}: {number} in all"
    reasons: dict[str, int] = {}
    for refusal in state.refusals():
        reasons[refusal.reason] = reasons.get(refusal.reason, 0) + 1
        if reasons[refusal.reason] == 1:
            told = f"{refusal.reason} [{refusal.clause}] {plain(refusal.facts)}"
            yield f"  may not {game.space.print(refusal.move)}: {told}"


def told(event: Event) -> str:
    facts = event.seen_by(OMNISCIENT)
    return f"  {facts.pop('event')} {plain(facts)}"


def playthrough(game: Game) -> Iterator[str]:
    """The whole game: all answers and events, and the questions that are told."""
    chance = Chance(SEED)
    state = game.setup(SEATS, SEED, game.settle_options(SEATS, {}))
    events: list[Event] = []
    state.log = events
    asked: set[str] = set()
    yield f"{game.name}, rules {game.rules}, {SEATS} seats, seed {SEED}"
    while not state.over():
        key = state.prompt().key
        if key not in asked or state.ply % EACH == 0:
            yield ""
            yield from question(game, state)
        asked.add(key)
        moves = state.legal()
        move = moves[chance.below(len(moves))]
        yield f"seat {state.seat()}: {game.space.print(move)}"
        state.play(move)
        yield from (told(event) for event in events)
        events.clear()
    yield ""
    for seat, row in enumerate(game.sheet(state).plain()):
        yield f"seat {seat} scores {plain({category: points for category, points in row.items() if points})}"
    yield f"the end: {plain(game.outcome(state).plain())}"


def text(game: Game) -> str:
    return "\n".join(playthrough(game)) + "\n"


if __name__ == "__main__":
    for name in catalogue.names():
        (FOLDER / f"{name}.txt").write_text(text(catalogue.load(name)), "utf-8")
