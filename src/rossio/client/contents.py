"""`rossio content`: the printed numbers of the games, as files anybody can correct."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from rossio.console.arguments import Trouble, find, speak
from rossio.games import catalogue
from rossio.lab.packs import begin_pack, check_pack
from rossio.words import Words

content_app = typer.Typer(no_args_is_help=True, help="The printed numbers of the games, as files anybody can correct.")

Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Language = Annotated[str | None, typer.Option(help="en, pt or fr; else the language of your system.")]


@content_app.command(
    "check",
    epilog="Examples:\n\n$ rossio content check\n\n$ rossio content check coimbra\n\n$ rossio content check my-box",
)
def check(
    what: Annotated[str | None, typer.Argument(help="A game, or a pack: a folder or a file.")] = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Say whether content is sound: counts, ids, references, a source for every value; of a pack, whether it can be
    played with."""
    words = speak(language)
    if what is not None and what not in catalogue.names() and Path(what).exists():
        return say_of_pack(Path(what), as_json, words)
    chosen = [find(what, words)] if what is not None else [catalogue.load(name) for name in catalogue.names()]
    problems = {one.name: one.check() for one in chosen}
    if as_json:
        typer.echo(json.dumps(problems, ensure_ascii=False))
    else:
        for one in chosen:
            for problem in problems[one.name]:
                typer.echo(f"{one.name}: {problem}")
            if not problems[one.name]:
                typer.echo(words.say("content-sound", name=one.name, files=len(one.pack.files), digest=one.pack.digest))
    if any(problems.values()):
        raise typer.Exit(1)
    return None


@content_app.command("new", epilog="Examples:\n\n$ rossio content new coimbra my-box")
def new(
    game: Annotated[str, typer.Argument(help="A game by its name.")],
    folder: Annotated[Path, typer.Argument(help="The folder to make.")],
    language: Language = None,
) -> None:
    """Copy the content files of a game into a folder, to correct them: a pack of your own."""
    words = speak(language)
    find(game, words)
    title = folder.name.replace('"', "").replace("\\", "")
    try:
        begin_pack(game, folder, title)
    except OSError as error:
        raise Trouble(
            words.say("content-no-folder", folder=str(folder), reason=error.strerror or str(error))
        ) from error
    typer.echo(words.say("content-new", folder=str(folder), name=game))


def say_of_pack(path: Path, as_json: bool, words: Words) -> None:
    checked = check_pack(path)
    if as_json:
        typer.echo(json.dumps(checked.plain(), ensure_ascii=False))
    elif not checked.faults:
        typer.echo(words.say("content-pack-sound", name=checked.game, pack=str(path), digest=checked.digest))
    else:
        for fault in checked.faults:
            typer.echo(fault)
    if checked.faults:
        raise Trouble(words.say("content-pack-wrong", pack=str(path), n=len(checked.faults)), 1)


def mount(app: typer.Typer) -> None:
    app.add_typer(content_app, name="content")
