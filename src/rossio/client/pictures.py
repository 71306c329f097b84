"""`rossio svg`: the board of a recorded moment as a picture, drawn by the browser client's own components in node.

A picture whose name ends in .png is turned into points by `raster`.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from rossio.client import drawings, raster
from rossio.client.session import names_at
from rossio.console.arguments import Trouble, position_in, speak
from rossio.kernel.facts import OMNISCIENT
from rossio.words import Words

THEMES: Final = ("light", "dark")
PATIENCE: Final = 60


def draw(request: dict[str, object], words: Words) -> str:
    """The picture that the drawings make of a request; or, said in one line, why there is none."""
    node = drawings.find_node()
    if node is None:
        raise Trouble(words.say("error-no-node"), 1)
    if not drawings.DRAWINGS.is_file():
        raise Trouble(words.say("error-no-drawings"), 1)
    text = json.dumps(request, ensure_ascii=False)
    try:
        done = subprocess.run(
            [node, str(drawings.DRAWINGS)],
            input=text,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=True,
        )
    except subprocess.CalledProcessError as error:
        lines = [line.strip() for line in str(error.stderr).splitlines() if "Error" in line]
        raise Trouble(words.say("error-picture", reason=lines[0] if lines else str(error)), 1) from error
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Trouble(words.say("error-picture", reason=str(error)), 1) from error
    return done.stdout


def rasterise(picture: str, words: Words) -> bytes:
    """The same picture as PNG; or, said in one line, why there is none."""
    if not raster.is_there():
        raise Trouble(words.say("error-no-raster"), 1)
    command = [sys.executable, "-m", "rossio.client.raster", str(drawings.WIDTH)]
    try:
        done = subprocess.run(command, input=picture.encode(), capture_output=True, timeout=PATIENCE, check=True)
    except (OSError, subprocess.SubprocessError) as error:
        raise Trouble(words.say("error-picture", reason=str(error)), 1) from error
    return done.stdout


def svg(
    file: Annotated[Path, typer.Argument(help="A record; docs/records.md describes the format.")],
    ply: Annotated[int | None, typer.Option(help="Stop after so many decisions; else the end.", min=0)] = None,
    seat: Annotated[int | None, typer.Option(help="Show what this seat knew; without it, everything.", min=1)] = None,
    theme: Annotated[str, typer.Option(help="light or dark.")] = THEMES[0],
    language: Annotated[str | None, typer.Option(help="en, pt or fr; else the language of your system.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write to this file; .png makes it a PNG picture.")] = None,
) -> None:
    """Draw the board as it stood after a decision: an SVG file that needs nothing else, on standard output."""
    words = speak(language)
    if theme not in THEMES:
        raise Trouble(words.say("error-theme", theme=theme, known=words.join(list(THEMES))))
    game, record, state = position_in(file, ply, seat, words)
    view = game.view(state, OMNISCIENT if seat is None else seat - 1)
    called = names_at(game, state, record, words)
    names = {number: called.get(number) or words.seat(number) for number in range(record.seats)} | called
    content = {name: file.values for name, file in game.pack.files.items()}
    request: dict[str, object] = {"game": game.name, "view": view, "names": names, "content": content}
    request |= {"theme": theme, "language": words.language}
    picture = draw(request, words)
    if out is None:
        typer.echo(picture, nl=False)
        return
    try:
        out.write_bytes(rasterise(picture, words) if out.suffix == ".png" else picture.encode())
    except OSError as error:
        raise Trouble(words.say("error-picture", reason=str(error)), 1) from error


def mount(app: typer.Typer, epilog: str) -> None:
    app.command(epilog=epilog)(svg)
