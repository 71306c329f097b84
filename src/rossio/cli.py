"""The command `rossio`: play, simulate, replay, measure, and look things up."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from rossio import __version__
from rossio.bots import BOTS, UnknownBot, make
from rossio.bots.bot import Bot
from rossio.client import contents, lessons, pictures, puzzles, reviews
from rossio.client.lobby import ask_game, ask_people, ask_seats
from rossio.client.play import play as play_session
from rossio.client.session import Session, names_at, show_result, show_score
from rossio.client.zones import show_table, zones
from rossio.console.arguments import (
    Trouble,
    damaged,
    find,
    people_of,
    position_in,
    read_record,
    seed_or_new,
    settle,
    speak,
    usual_seats,
)
from rossio.console.command import command
from rossio.console.options import GameName, Json, Language, Options, Plain, Seed, examples, print_json
from rossio.console.terminal import Terminal
from rossio.games import catalogue
from rossio.kernel import told
from rossio.kernel.chance import Chance
from rossio.kernel.facts import OMNISCIENT
from rossio.kernel.game import Game
from rossio.kernel.match import Match, resume
from rossio.kernel.record import Record, RecordError, digest
from rossio.lab import commands as lab_commands
from rossio.lab.bench import bench as measure
from rossio.lab.bench import build, build_of, report
from rossio.lab.coverage import proofs
from rossio.lab.meetings.simulate import Summary
from rossio.lab.meetings.simulate import simulate as run_games
from rossio.lab.packs import PackOption
from rossio.server import commands as server_commands
from rossio.words import Words

OPPONENT = BOTS[0]
"""Who sits in the seats that no person takes, unless asked otherwise."""
BOT_SEED = 0x5EED
"""What sets the bots' chance apart from the game's when both come from one `--seed`."""


app = command(
    "Lisboa, Coimbra and Magnanimous, played exactly by their rulebooks. Unofficial: "
    "not affiliated with their designers or publishers.",
    examples("rossio play", "rossio play coimbra --seats 4 --people 2 --language pt", "rossio COMMAND --help"),
)
rules_app = typer.Typer(no_args_is_help=True, help="The rules clause by clause, and the tests that prove them.")
app.add_typer(rules_app, name="rules")
server_commands.mount(app)


def say_version(wanted: bool) -> None:
    if not wanted:
        return
    python = ".".join(str(part) for part in sys.version_info[:3])
    typer.echo(f"rossio {__version__}, {build()} (Python {python})")
    for name in catalogue.names():
        game = catalogue.load(name)
        typer.echo(f"{name}: rules version {game.rules}, content {game.pack.digest}")
    raise typer.Exit


@app.callback()
def rossio(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=say_version, is_eager=True, help="Say the version, the build and the rules."
        ),
    ] = False,
) -> None:
    pass


@app.command(epilog=examples("rossio games", "rossio games --json --language fr"))
def games(as_json: Json = False, plain: Plain = False, language: Language = None) -> None:
    """List the games: how many may play, and their options."""
    words = speak(language)
    loaded = [catalogue.load(name) for name in catalogue.names()]
    if as_json:
        print_json([describe(game, words) for game in loaded])
        return
    terminal = Terminal(plain)
    for game in loaded:
        terminal.heading(words.title(game.name))
        if words.about(game.name, "title"):
            terminal.line(words.about(game.name, "title"))
        seats = words.join([str(number) for number in sorted(game.seats)])
        terminal.line(words.say("games-seats", name=game.name, seats=seats, rules=game.rules))
        for option in game.options:
            terminal.line(words.say("games-option", option=option.name, about=words.option(game.name, option.name)))
            for value in option.values:
                about = words.option(game.name, option.name, value)
                terminal.line("  " + words.say("games-value", option=option.name, value=value, about=about))


def describe(game: Game, words: Words) -> dict[str, object]:
    return {**told.offer(game), "title": words.title(game.name), "moves": game.space.size}


@app.command(
    epilog=examples(
        "rossio play",
        "rossio play coimbra --seats 4 --people 1 --bots master",
        "rossio play coimbra --people 1,3 --language fr --plain",
        "rossio play --load evening.rossio",
    )
)
def play(
    game: Annotated[str | None, typer.Argument(help="A game by its name; asked for if not given.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many play, bots included.")] = None,
    bots: Annotated[str, typer.Option(help=f"Who sits in the other seats: {', '.join(BOTS)}.")] = OPPONENT,
    people: Annotated[str | None, typer.Option(help="How many people (2), or their seats (1,3); 0 to watch.")] = None,
    names: Annotated[str | None, typer.Option(help="What the seats are called: Ana,Rui.")] = None,
    seed: Seed = None,
    option: Options = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a game that was saved.")] = None,
    plain: Plain = False,
    pack: PackOption = None,
    language: Language = None,
) -> None:
    """Play in the terminal: people at one keyboard, bots in the other seats.

    Each decision lists its choices by number. Type a number, or `help` for everything else: `why` for what cannot be
    done, `look`, `score`, `undo`, `save`. Only what the person at the keyboard may know is shown.
    """
    words = speak(language)
    terminal = Terminal(plain)
    try:
        match = (
            take_up(load, game, words) if load is not None else begin(game, seats, names, seed, option, words, terminal)
        )
        sitting = people_at(match, people, asked=game is None and load is None, words=words, terminal=terminal)
    except (EOFError, KeyboardInterrupt):
        terminal.line("")
        terminal.line(words.say("goodbye-early"))
        return
    bot = opponent(bots, Chance(match.header.seed ^ BOT_SEED), words)
    play_session(Session(match, sitting, bot, words, terminal, level=bots))


def opponent(name: str, chance: Chance, words: Words) -> Bot:
    try:
        return make(name, chance)
    except UnknownBot as error:
        raise no_bot(error, words) from error


def no_bot(error: UnknownBot, words: Words) -> Trouble:
    return Trouble(words.say("error-bot", name=str(error).partition(":")[0], known=words.join(list(BOTS))))


def begin(
    name: str | None,
    seats: int | None,
    names: str | None,
    seed: int | None,
    option: list[str] | None,
    words: Words,
    terminal: Terminal,
) -> Match:
    """A new game, asking for what was not said."""
    game = find(name if name is not None else ask_game(terminal, words, catalogue.names()), words)
    if seats is None:
        seats = ask_seats(terminal, words, game) if name is None else usual_seats(game)
    options = settle(game, seats, option, words)
    called = [text.strip() for text in names.split(",")] if names else []
    if len(called) > seats or not all(called):
        raise Trouble(words.say("error-names", seats=seats))
    return Match(game, seats, seed_or_new(seed, words), options, dict(enumerate(called)))


def take_up(file: Path, name: str | None, words: Words) -> Match:
    """A saved game."""
    game, record = read_record(file, words)
    if name is not None and name != game.name:
        raise Trouble(words.say("error-other-game", file=str(file), game=words.title(game.name)))
    try:
        return resume(game, record)
    except RecordError as error:
        raise damaged(file, error, words) from error


def people_at(match: Match, people: str | None, asked: bool, words: Words, terminal: Terminal) -> list[int]:
    if people is not None:
        return people_of(people, match.header.seats, words)
    count = ask_people(terminal, words, match.header.seats) if asked else 1
    return list(range(count))


@app.command(
    epilog=examples(
        "rossio simulate coimbra --seats 3 --games 100 --seed 1 --check",
        "rossio simulate coimbra --seats 2 --games 1000 --json",
    )
)
def simulate(
    game: GameName,
    seats: Annotated[int | None, typer.Option(help="How many bots play.")] = None,
    bots: Annotated[str, typer.Option(help=f"One bot for all seats, or one for each: {', '.join(BOTS)}.")] = BOTS[0],
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    seed: Seed = None,
    check: Annotated[bool, typer.Option("--check", help="Check every invariant after every decision.")] = False,
    records: Annotated[Path | None, typer.Option(help="A folder that takes the record of every game.")] = None,
    option: Options = None,
    as_json: Json = False,
    plain: Plain = False,
    pack: PackOption = None,
    language: Language = None,
) -> None:
    """Let bots play many games and sum them up. The exit code is 1 if an invariant did not hold."""
    words = speak(language)
    chosen = find(game, words)
    number = usual_seats(chosen) if seats is None else seats
    options = settle(chosen, number, option, words)
    start = seed_or_new(seed, words)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)

    def keep(place: int, record: Record) -> None:
        if records is not None:
            (records / f"{game}-{place + 1}.rossio").write_text(record.print(), "utf-8")

    try:
        summary = run_games(chosen, number, bots.split(","), games, start, check, options, keep)
    except UnknownBot as error:
        raise no_bot(error, words) from error
    if as_json:
        print_json({**summary.plain(), "seed": str(start), "options": options, "checked": check, "build": build()})
    else:
        show_summary(summary, start, check, Terminal(plain), words)
    if summary.faults_in_all:
        raise typer.Exit(1)


def show_summary(summary: Summary, seed: int, check: bool, terminal: Terminal, words: Words) -> None:
    terminal.line(words.say("simulate-games", games=summary.games, game=words.title(summary.game), seed=str(seed)))
    terminal.line(words.say("simulate-length", decisions=summary.decisions, mean=f"{summary.length():.1f}"))
    seats = range(summary.seats)
    terminal.table(
        [words.say("simulate-seat"), words.say("simulate-score"), words.say("simulate-wins")],
        [[words.seat(seat), f"{summary.score(seat):.1f}", f"{100 * summary.share(seat):.1f} %"] for seat in seats],
    )
    terminal.line(
        words.say("simulate-faults", faults=summary.faults_in_all) if check else words.say("simulate-unchecked")
    )
    for fault in summary.faults:
        terminal.line(words.say("simulate-fault", seed=str(fault.seed), ply=fault.ply, fault=fault.text))


@app.command(epilog=examples("rossio replay evening.rossio", "rossio replay evening.rossio --ply 40 --json"))
def replay(
    file: Annotated[Path, typer.Argument(help="A record; docs/records.md describes the format.")],
    ply: Annotated[int | None, typer.Option(help="Stop after so many decisions.", min=0)] = None,
    seat: Annotated[int | None, typer.Option(help="Show what this seat knew; without it, everything.", min=1)] = None,
    as_json: Json = False,
    plain: Plain = False,
    pack: PackOption = None,
    language: Language = None,
) -> None:
    """Replay a record and show where it leads. A damaged record is refused with its line and the reason."""
    words = speak(language)
    game, record, state = position_in(file, ply, seat, words)
    words.names = names_at(game, state, record, words)
    viewer = OMNISCIENT if seat is None else seat - 1
    if as_json:
        deal = {"game": game.name, "moves": len(record.moves()), "digest": digest(game, state)}
        legal = [game.space.print(move) for move in state.legal()]
        now = {"legal": legal, "outcome": game.outcome(state).plain()}
        print_json({**deal, **told.position(game, state, viewer), **now})
        return
    terminal = Terminal(plain)
    terminal.line(words.say("replayed", game=words.title(game.name), ply=state.ply, moves=len(record.moves())))
    show_table(terminal, zones(game, game.view(state, viewer), words), words)
    if state.over():
        show_result(terminal, game, state, words)
    show_score(terminal, game, state, words)


contents.mount(app)
lessons.mount(app)
puzzles.mount(app)
reviews.mount(app)
pictures.mount(app, epilog=examples("rossio svg evening.rossio --ply 40 --theme dark > board.svg"))


@app.command(epilog=examples("rossio bench coimbra", "rossio bench coimbra --seconds 5 --json"))
def bench(
    game: GameName,
    seconds: Annotated[float, typer.Option(help="Seconds of play for each number of seats.", min=0.01)] = 2.0,
    games: Annotated[int, typer.Option(help="Games searched for the slowest decision.", min=1)] = 100,
    as_json: Json = False,
    plain: Plain = False,
    pack: PackOption = None,
    language: Language = None,
) -> None:
    """Measure the rules on one core: uniform random play, events off, for every number of seats."""
    words = speak(language)
    chosen = find(game, words)
    paces = measure(chosen, seconds, games)
    if as_json:
        print_json(report(chosen, paces))
        return
    terminal = Terminal(plain)
    terminal.line(words.say("bench-title", game=words.title(game), build=words.say(f"build-{build_of(chosen)}")))
    columns = ("bench-seats", "bench-rate", "bench-whole-rate", "bench-length", "bench-clone", "bench-slowest")
    rows = [
        [
            str(pace.seats),
            f"{pace.rate():,.0f}",
            f"{pace.whole_rate():,.0f}",
            f"{pace.decisions / pace.games:.1f}",
            f"{pace.clone:.2f}",
            f"{pace.slowest:.1f}",
        ]
        for pace in paces
    ]
    terminal.table([words.say(column) for column in columns], rows)


@rules_app.command("coverage", epilog=examples("rossio rules coverage", "rossio rules coverage --json"))
def rules_coverage(
    tests: Annotated[Path, typer.Option(help="The folder of the tests.")] = Path("tests"),
    quiet: Annotated[bool, typer.Option("--quiet", help="Say the sum only, and what is missing.")] = False,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """List the tests that prove each clause. The exit code is 1 if a clause has no test."""
    words = speak(language)
    if not tests.is_dir():
        raise Trouble(words.say("error-tests", folder=str(tests)))
    proven = proofs(tests.resolve())
    clauses = {name: catalogue.load(name).pack.clauses() for name in catalogue.names()}
    table = {name: {clause: proven.get(clause, []) for clause in ids} for name, ids in clauses.items()}
    unproven = [f"{name} {clause}" for name, rows in table.items() for clause, found in rows.items() if not found]
    unknown = [
        f"{test} ({clause})"
        for clause, found in proven.items()
        for test in found
        if any(f"/rules/{name}/" in test and clause not in ids for name, ids in clauses.items())
    ]
    if as_json:
        print_json(table)
    else:
        for name, rows in table.items():
            for clause, found in rows.items() if not quiet else ():
                typer.echo(f"{name} {clause}: {', '.join(found) or words.say('coverage-none')}")
            covered = sum(1 for found in rows.values() if found)
            typer.echo(words.say("coverage-sum", name=name, covered=covered, clauses=len(rows)))
    if unproven:
        typer.echo(words.say("coverage-missing", clauses=words.join(unproven)), err=True)
    if unknown:
        typer.echo(words.say("coverage-unknown", tests=words.join(unknown)), err=True)
    if unproven or unknown:
        raise typer.Exit(1)


@rules_app.command("show", epilog=examples("rossio rules show C27", "rossio rules show C27 --language pt"))
def rules_show(
    clause: Annotated[str, typer.Argument(help="A clause by its number, as refusals and prompts name it.")],
    language: Language = None,
) -> None:
    """Read one clause of the rules, in our words."""
    words = speak(language)
    text = words.clause(clause)
    if not text:
        raise Trouble(words.say("unknown-clause", clause=clause), 1)
    typer.echo(words.say("clause", clause=clause.strip().upper(), text=text))


lab_commands.mount(app)
