"""`rossio puzzles`: mine them out of games of bots, keep the best in the package, and judge again those it has."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from rossio.console.arguments import Trouble, find, speak
from rossio.console.options import GameName, Language, examples
from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.puzzles import shelf
from rossio.puzzles.check import faults_of, keeps
from rossio.puzzles.format import Puzzle, PuzzleError, parse_puzzle
from rossio.puzzles.mine import run
from rossio.puzzles.themes import themes_of

puzzles_app = typer.Typer(no_args_is_help=True, help="Positions of real games in which one turn is clearly best.")


@puzzles_app.command(
    "mine", epilog=examples("rossio puzzles mine coimbra --seconds 180 --processes 16 --out new.jsonl")
)
def mine(
    game: GameName,
    out: Annotated[Path, typer.Option(help="The file that the puzzles are added to, one a line.")],
    seconds: Annotated[float, typer.Option(help="For how long.", min=1)] = 60.0,
    processes: Annotated[int, typer.Option(help="How many at once.", min=1)] = 1,
    base: Annotated[int, typer.Option(help="Another number, other games.", min=0)] = 1,
    language: Language = None,
) -> None:
    """Let bots play, and keep the positions in which one turn is clearly best and easily missed."""
    words = speak(language)
    found = run(find(game, words).name, seconds, processes, base, out)
    typer.echo(words.say("puzzles-mined", game=words.title(game), puzzles=found, file=str(out)))


@puzzles_app.command("keep", epilog=examples("rossio puzzles keep coimbra new.jsonl --most 300"))
def keep(
    game: GameName,
    files: Annotated[list[Path], typer.Argument(help="Files that were mined.")],
    most: Annotated[int, typer.Option(help="How many the package has at most.", min=1)] = 300,
    language: Language = None,
) -> None:
    """Put mined puzzles into the package beside those it has: with their themes, the clearest first kept."""
    words = speak(language)
    name = find(game, words).name
    known = {shelf.id_of(puzzle): puzzle for puzzle in shelf.read(name)}
    try:
        brought = [parse_puzzle(line) for file in files for line in file.read_text("utf-8").splitlines()]
    except (OSError, PuzzleError) as error:
        raise Trouble(str(error)) from error
    for puzzle in brought:
        if puzzle.game == name:
            themed = replace(puzzle, themes=themes_of(puzzle))
            if not faults_of(themed):
                known.setdefault(shelf.id_of(puzzle), themed)
    best = sorted(known.values(), key=lambda puzzle: -puzzle.margin / max(puzzle.error, 0.1))[:most]
    size = shelf.write(name, sorted(best, key=shelf.id_of))
    typer.echo(words.say("puzzles-kept", game=words.title(name), puzzles=len(best), bytes=size))


@puzzles_app.command("check", epilog=examples("rossio puzzles check", "rossio puzzles check lisboa --sample 40"))
def check(
    game: Annotated[str | None, typer.Argument(help="A game by its name; all if not given.")] = None,
    sample: Annotated[int, typer.Option(help="How many of a game are judged again.", min=0)] = 20,
    times: Annotated[float, typer.Option(help="How many times the budget of the first judges.", min=0.01)] = 10.0,
    seed: Annotated[int, typer.Option(help="Which of them, and the chance of the judges.", min=0)] = 1,
    language: Language = None,
) -> None:
    """Replay every puzzle, and judge a sample again with a larger budget.

    The exit code is 1 if one does not hold by the rules, or if fewer than 95 of 100 keep their answer.
    """
    words = speak(language)
    faulty = False
    for name in [find(game, words).name] if game is not None else catalogue.names():
        puzzles = shelf.read(name)
        for puzzle in puzzles:
            for fault in faults_of(puzzle):
                faulty = True
                typer.echo(f"  {name}/{shelf.id_of(puzzle)}: {fault}")
        judged = drawn(puzzles, sample, seed)
        kept = 0
        for puzzle in judged:
            against = keeps(puzzle, times, seed)
            kept += not against
            if against:
                typer.echo(f"  {name}/{shelf.id_of(puzzle)}: {against}")
        faulty = faulty or kept < 0.95 * len(judged)
        typer.echo(
            words.say("puzzles-checked", game=words.title(name), puzzles=len(puzzles), judged=len(judged), kept=kept)
        )
    if faulty:
        raise typer.Exit(1)


def drawn(puzzles: list[Puzzle], number: int, seed: int) -> list[Puzzle]:
    """Some of them, by chance."""
    rest, chance = list(puzzles), Chance(seed)
    return [rest.pop(chance.below(len(rest))) for _ in range(min(number, len(rest)))]


def mount(app: typer.Typer) -> None:
    app.add_typer(puzzles_app, name="puzzles")
