"""`rossio lessons`: whether the chapters that teach a game hold, and new positions for them when the rules change."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

from rossio.console.arguments import Trouble, find, speak
from rossio.games import catalogue
from rossio.kernel.content import ContentError
from rossio.lessons import course
from rossio.lessons.check import WAYS, check_chapter, untaught
from rossio.lessons.coach import check_coach, coach
from rossio.lessons.find import LONGEST_OPENING, rewritten
from rossio.lessons.find import find as find_positions
from rossio.words import Words

lessons_app = typer.Typer(no_args_is_help=True, help="The chapters that teach the games at their own tables.")

Language = Annotated[str | None, typer.Option(help="en, pt or fr; else the language of your system.")]


@lessons_app.command(
    "check", epilog="Examples:\n\n$ rossio lessons check\n\n$ rossio lessons check coimbra --ways 300 --clauses"
)
def check(
    game: Annotated[str | None, typer.Argument(help="A game by its name; all if not given.")] = None,
    ways: Annotated[int, typer.Option(help="How often each chapter is played by chance.", min=0)] = WAYS,
    clauses: Annotated[bool, typer.Option("--clauses", help="List where each core clause is taught.")] = False,
    language: Language = None,
) -> None:
    """Play every chapter by its own moves and by chance, and hold its sentences against the table.

    The exit code is 1 if a chapter cannot be played to its end, a sentence is missing, or a core clause is not taught.
    """
    words = speak(language)
    games = [find(game, words).name] if game is not None else catalogue.names()
    faulty = False
    for name in games:
        try:
            found = [check_chapter(chapter, ways) for chapter in course.chapters(name)]
        except ContentError as error:
            raise Trouble(str(error), 1) from error
        for one in found:
            title = f"{name}/{one.chapter.id}"
            typer.echo(
                words.say("lessons-checked", chapter=title, steps=len(one.chapter.steps), moves=one.moves, ways=ways)
                if not one.faults
                else words.say("lessons-faulty", chapter=title, faults=len(one.faults))
            )
            for fault in one.faults:
                typer.echo(f"  {fault}")
        cards = say_cards(name, words)
        missing = untaught(name)
        say_clauses(name, missing, clauses, words)
        faulty = faulty or cards or bool(missing) or any(one.faults for one in found)
    if faulty:
        raise typer.Exit(1)


def say_cards(game: str, words: Words) -> bool:
    """What the coach of a first game has to say; whether something is wrong with it."""
    one = coach(game)
    if one is None:
        return False
    faults = check_coach(one)
    typer.echo(
        words.say("lessons-coach", game=words.title(game), cards=len(one.cards), deals=len(one.deals))
        if not faults
        else words.say("lessons-faulty", chapter=f"{game}/coach", faults=len(faults))
    )
    for fault in faults:
        typer.echo(f"  {fault}")
    return bool(faults)


def say_clauses(game: str, missing: list[str], all_of_them: bool, words: Words) -> None:
    """Which core clauses are taught, and where."""
    core = course.core(game)
    for clause in core if all_of_them else []:
        taught = [str(one.number) for one in course.chapters(game) if clause in one.clauses()]
        typer.echo(f"{game} {clause}: {', '.join(taught) or '-'}")
    typer.echo(words.say("lessons-core", game=words.title(game), core=len(core), taught=len(core) - len(missing)))
    if missing:
        typer.echo(words.say("lessons-untaught", clauses=words.join(missing)), err=True)


@lessons_app.command(
    "find",
    epilog="Examples:\n\n$ rossio lessons find coimbra/three-jobs\n\n$ rossio lessons find coimbra/start --write",
)
def find_position(
    chapter: Annotated[str, typer.Argument(help="A chapter as game/id.")],
    seeds: Annotated[int, typer.Option(help="How many deals to look through.", min=1)] = 1000,
    first: Annotated[int, typer.Option(help="The first deal.", min=0)] = 1,
    opening: Annotated[int, typer.Option(help="The longest opening, in moves.", min=0)] = LONGEST_OPENING,
    write: Annotated[bool, typer.Option("--write", help="Put the position into the chapter's file.")] = False,
    language: Language = None,
) -> None:
    """Search deals and openings for a position in which a chapter is true, with all that go on from its end.

    Bots play the opening. The main line must be legal and everything its steps claim must hold.
    """
    words = speak(language)
    game, _, name = chapter.partition("/")
    find(game, words)
    try:
        wanted = course.chapter(game, name)
        found = next(find_positions(wanted, range(first, first + seeds), opening), None)
    except ValueError as error:
        raise Trouble(str(error)) from error
    if found is None:
        raise Trouble(words.say("lessons-not-found", chapter=chapter, seeds=seeds), 1)
    typer.echo(words.say("lessons-found", chapter=chapter, seed=found.seed, moves=len(found.moves)))
    for move in found.moves:
        typer.echo(f"  {move}")
    for one, cast in found.casts.items():
        for part, thing in cast.items():
            typer.echo(f"  {one}: {part} = {thing}")
    for path in (
        sorted(Path(str(files(f"rossio.games.{game}").joinpath("lessons"))).glob("[0-9]*.toml")) if write else []
    ):
        written = path.stem.partition("-")[2]
        if written in found.casts:
            text = rewritten(path.read_text("utf-8"), found.seed, found.moves, found.casts[written])
            path.write_text(text, "utf-8")


def mount(app: typer.Typer) -> None:
    app.add_typer(lessons_app, name="lessons")
