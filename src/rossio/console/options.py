"""The options that several commands have, each said once."""

from __future__ import annotations

import json
from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(help="A game by its name; `rossio games` lists them.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]
Plain = Annotated[bool, typer.Option("--plain", help="Plain lines, for a screen reader; also with NO_COLOR or a pipe.")]
Seed = Annotated[int | None, typer.Option(help="The number that fixes all chance; drawn if not given.", min=0)]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="An option of the game, as name=value; repeatable.")
]
Language = Annotated[
    str | None, typer.Option(help="en, pt or fr; else ROSSIO_LANGUAGE, else the language of your system.")
]


def examples(*lines: str) -> str:
    """Command lines at the end of a help page."""
    return "\n\n".join(["Examples:", *(f"$ {line}" for line in lines)])


def print_json(value: object) -> None:
    typer.echo(json.dumps(value, ensure_ascii=False, indent=2))
