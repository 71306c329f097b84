"""`rossio puzzles`: mine them out of games of bots, and judge again those of the package."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rossio.console.arguments import find, speak
from rossio.console.options import GameName, Language, examples
from rossio.puzzles.mine import run

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


def mount(app: typer.Typer) -> None:
    app.add_typer(puzzles_app, name="puzzles")
