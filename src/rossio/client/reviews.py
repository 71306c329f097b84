"""`rossio review`: a finished game looked at again, decision by decision."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from rossio.bots.bot import Reason
from rossio.bots.review import USUAL, Review, Row, Unfinished
from rossio.bots.speech import reason_text
from rossio.client.session import names_at
from rossio.console.arguments import Trouble, damaged, read_record, speak
from rossio.console.options import Json, Language, Plain, examples, print_json
from rossio.console.terminal import Terminal
from rossio.kernel.game import Game
from rossio.kernel.record import Record, RecordError
from rossio.lab.commands import progress
from rossio.lab.packs import PackOption
from rossio.lab.studies.speech import number
from rossio.words import Words


def mount(app: typer.Typer) -> None:
    app.command(epilog=examples("rossio review evening.rossio", "rossio review evening.rossio --json"))(review)


def review(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    as_json: Json = False,
    plain: Plain = False,
    pack: PackOption = None,
    language: Language = None,
) -> None:
    """Review a finished game: luck and skill apart, and the decisions that cost most, each with a better move.

    Every decision is judged from what its seat could know then. The same record always gets the same review.
    """
    words = speak(language)
    game, record = read_record(file, words)
    made = begun(game, record, file, words)
    rows: list[Row] = []
    with progress(words, game.name, made.steps(), 0, "review-progress") as tick:
        while made.step(rows):
            tick()
    told = made.result(rows)
    if as_json:
        print_json(told)
        return
    words.names = names_at(game, made.states[-1], record, words)
    show(Terminal(plain), game, told, words)


def begun(game: Game, record: Record, file: Path, words: Words) -> Review:
    try:
        return Review(game, record, USUAL)
    except Unfinished as error:
        raise Trouble(words.say("review-unfinished", file=str(file)), 1) from error
    except RecordError as error:
        raise damaged(file, error, words) from error


def signed(words: Words, value: float, digits: int = 0) -> str:
    text = number(words, value, digits)
    return text if value < 0 else f"+{text}"


def show(terminal: Terminal, game: Game, told: dict[str, Any], words: Words) -> None:
    """Luck and skill by seat, what they mean, and the dearest decisions."""
    par = round(told["par"])
    terminal.heading(words.say("review-heading", game=words.title(game.name)))
    terminal.line(words.say("review-even", par=par))
    columns = ("points", "luck", "skill", "lost", "decisions")
    terminal.table(
        [words.say("review-shares"), *(words.say(f"review-head-{column}") for column in columns)],
        [
            [
                words.seat(one["seat"]),
                str(one["points"]),
                signed(words, round(one["luck"])),
                signed(words, one["points"] - par - round(one["luck"])),
                number(words, one["error"], 2),
                str(one["decisions"]),
            ]
            for one in told["seats"]
        ],
    )
    terminal.line(words.say("review-sum", par=par))
    terminal.line(words.say(f"review-judge-{told['judge']}", looks=told["looks"]))
    terminal.heading(words.say("review-dearest", number=len(told["dearest"])))
    for one in told["dearest"]:
        terminal.line(
            words.say(
                "review-line",
                name=words.seat(one["seat"]),
                ply=one["ply"] + 1,
                move=words.move(game, one["move"]),
                cost=number(words, -one["cost"]),
                better=words.move(game, one["better"]),
                why=why(words, game, one),
            )
        )


def why(words: Words, game: Game, one: dict[str, Any]) -> str:
    """Why a better move is better: what its line brings, and how the game ends otherwise by it."""
    reason = reason_text(words, game, Reason(one["reason"], one["facts"]))
    brought = [
        words.say("bots-gain", category=words.category(game.name, category), points=points)
        for category, points in one["categories"].items()
    ]
    return "; ".join([words.say("bots-brings", what=words.join(brought)), reason]) if brought else reason
