"""The laboratory's commands: tournament, study, train."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from rossio.bots import UnknownBot, make, names
from rossio.console.arguments import Trouble, find, seed_or_new, settle, speak, usual_seats
from rossio.console.options import GameName, Json, Language, Options, Plain, Seed, examples, print_json
from rossio.console.terminal import Terminal
from rossio.kernel.chance import Chance
from rossio.lab.extras import MissingExtra
from rossio.lab.learning import __main__ as learning
from rossio.lab.meetings import ratings, results
from rossio.lab.meetings.matches import MatchError, Played
from rossio.lab.meetings.pool import Pool, pool_of
from rossio.lab.meetings.schedule import Plan, plan_for, schedule
from rossio.lab.meetings.tournament import Standing, bot_standing, bots_of, hold, meeting, summary
from rossio.lab.packs import PackOption
from rossio.lab.studies.comparison import ComparisonError, Difference, compare, studied_with
from rossio.lab.studies.report import page
from rossio.lab.studies.speech import number, percent, share_span, span
from rossio.lab.studies.study import Study, gather
from rossio.words import Words

SAVE_EVERY: Final = 30.0
"""Seconds of play that a crash may cost."""
INTERRUPTED: Final = 130
USUAL_BOT: Final = "greedy"


Seats = Annotated[int | None, typer.Option(help="How many bots sit at a table.")]
Workers = Annotated[int, typer.Option(help="Processes at work; 0 for one on each core.", min=0)]
Ray = Annotated[str, typer.Option(help="Play on a Ray cluster: its address, `auto`, or `local` to start one here.")]
Budget = Annotated[float | None, typer.Option(help="Seconds a move, for bots that think in seconds.", min=0.0)]


def tournament(
    game: GameName,
    bots: Annotated[
        str | None,
        typer.Option(help="Who plays, as a,b; taken in turn if the seats are more, all choices if they are fewer."),
    ] = None,
    seats: Seats = None,
    games: Annotated[int, typer.Option(help="How many games at least; each deal is finished.", min=1)] = 400,
    seed: Seed = None,
    out: Annotated[Path | None, typer.Option(help="A .json or .parquet file for every result.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the tournament in this file.")] = None,
    workers: Workers = 0,
    ray: Ray = "",
    budget: Budget = None,
    option: Options = None,
    as_json: Json = False,
    plain: Plain = False,
    pack: PackOption = None,
    language: Language = None,
) -> None:
    """Let bots meet in mirror matches: every seed is played from every seating, so that luck falls on all alike.

    Shares of victories come with 95 % intervals. The same seed gives the same games on any number of workers, as
    long as no bot thinks by the clock.
    """
    words = speak(language)
    chosen = find(game, words)
    with troubles(words, ray):
        old, before = results.load(resume) if resume is not None else (None, [])
        number_of_seats = seats or (old.seats if old else usual_seats(chosen))
        asked = bots.split(",") if bots else list(old.bots) if old else [USUAL_BOT, "random"]
        plan = plan_for(
            chosen,
            number_of_seats,
            check_bots(asked, words),
            old.seed if old and seed is None else seed_or_new(seed, words),
            old.options
            if old and option is None and old.seats == number_of_seats
            else settle(chosen, number_of_seats, option, words),
            budget if budget is not None else old.budget if old else 0.0,
        )
        differences = results.differences(old, plan) if old else []
        if differences:
            said = words.say("lab-error-other-plan", file=str(resume), differences=words.join(differences))
            raise Trouble(said, 2)
        keeper = Keeper(check_file(out, words) or resume, plan, before)
        screen = Terminal(plain)
        if resume is not None and not as_json:
            screen.line(words.say("lab-tournament-resumed", file=str(resume), games=len(before)))
        pool = pool_of(workers, ray)
        try:
            play_all(keeper, games, pool, words)
        except KeyboardInterrupt:
            keeper.save()
            typer.echo(words.say("lab-tournament-stopped", games=len(keeper.games)), err=True)
            if keeper.file is not None:
                typer.echo(words.say("lab-tournament-go-on", file=str(keeper.file)), err=True)
            raise typer.Exit(INTERRUPTED) from None
        keeper.save()
    if as_json:
        print_json(summary(plan, keeper.games))
        return
    show(plan, keeper.games, screen, words)
    if keeper.file is not None:
        screen.line(words.say("lab-tournament-saved", file=str(keeper.file), games=len(keeper.games)))


def study(
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option(help="How many games at least.", min=1)] = 400,
    bots: Annotated[str, typer.Option(help="Who plays; one bot in all seats says most about the game.")] = USUAL_BOT,
    seed: Seed = None,
    out: Annotated[Path | None, typer.Option(help="The page to write; GAME-study.html if not given.")] = None,
    workers: Workers = 0,
    ray: Ray = "",
    budget: Budget = None,
    option: Options = None,
    as_json: Json = False,
    plain: Plain = False,
    pack: PackOption = None,
    against: Annotated[
        Path | None, typer.Option(help="Another pack: the same games with it, and what differs.")
    ] = None,
    language: Language = None,
) -> None:
    """Study a game's balance, and write one page of HTML with plots.

    Seat advantage, length, points by category, and how often those win who hold a card or begin in a certain way.
    """
    words = speak(language)
    chosen = find(game, words)
    file = out if out is not None else Path(f"{game}-study.html")
    if file.suffix != ".html":
        raise Trouble(words.say("lab-error-page", file=str(file)), 2)
    check_folder(file, words)
    with troubles(words, ray):
        number_of_seats = seats or usual_seats(chosen)
        plan = plan_for(
            chosen,
            number_of_seats,
            check_bots(bots.split(","), words),
            seed_or_new(seed, words),
            settle(chosen, number_of_seats, option, words),
            budget or 0.0,
        )
        pool = pool_of(workers, ray)
        try:
            with progress(words, chosen.name, len(schedule(plan, games)), 0) as tick:
                found = Study(plan, gather(plan, games, pool, tick))
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
        told = found.plain()
        differences = compare(told, studied_with(against, plan, games, bots)) if against is not None else []
    file.write_text(page(found, chosen, words), "utf-8")
    if as_json:
        told["against"] = [difference.plain() for difference in differences]
        print_json({**told, "file": str(file)})
        return
    screen = Terminal(plain)
    screen.line(words.say("lab-study-saved", file=str(file), games=len(found.games)))
    if differences:
        show_differences(differences, chosen.name, screen, words)


def train(arguments: typer.Context) -> None:
    """Learn a game by playing it, for the bot `net`; needs the extra `train`. `rossio train --help` tells more."""
    raise typer.Exit(learning.main(arguments.args))


@contextmanager
def troubles(words: Words, ray: str) -> Iterator[None]:
    """Say in one line what the user can mend."""
    try:
        yield
    except MissingExtra as error:
        raise Trouble(words.say("lab-error-extra", library=error.library), 2) from error
    except results.ResultsError as error:
        raise Trouble(words.say("lab-error-results", reason=str(error)), 2) from error
    except ComparisonError as error:
        raise Trouble(str(error), 2) from error
    except MatchError as error:
        raise Trouble(words.say("lab-error-match", reason=str(error)), 1) from error
    except ConnectionError as error:
        raise Trouble(words.say("lab-error-ray", address=ray, reason=str(error)), 1) from error
    except OSError as error:
        reason = f"{error.filename}: {error.strerror}"
        raise Trouble(words.say("lab-error-results", reason=reason), 1) from error


def check_bots(asked: list[str], words: Words) -> list[str]:
    """The bots by their names, if there are such."""
    told_names = [name.strip() for name in asked]
    for name in told_names:
        try:
            make(name, Chance(0))
        except UnknownBot as error:
            raise Trouble(words.say("error-bot", name=name, known=words.join(names())), 2) from error
    return told_names


def check_folder(file: Path, words: Words) -> None:
    if not file.parent.is_dir():
        raise Trouble(words.say("lab-error-folder", file=str(file)), 2)


def check_file(file: Path | None, words: Words) -> Path | None:
    """A new file for results; an old one is never written over."""
    if file is None:
        return None
    results.check_ending(file)
    check_folder(file, words)
    if file.exists():
        raise Trouble(words.say("lab-error-exists", file=str(file)), 2)
    return file


class Keeper:
    """The games so far, written to their file from time to time."""

    def __init__(self, file: Path | None, plan: Plan, games: list[Played]) -> None:
        self.file = file
        self.plan = plan
        self.games = list(games)
        self.saved = monotonic()

    def add(self, played: Played) -> None:
        self.games.append(played)
        if monotonic() - self.saved > SAVE_EVERY:
            self.save()

    def save(self) -> None:
        self.games.sort(key=lambda played: played.number)
        if self.file is not None:
            results.save(self.file, self.plan, self.games)
        self.saved = monotonic()


def play_all(keeper: Keeper, games: int, pool: Pool, words: Words) -> None:
    before = list(keeper.games)
    total = len(schedule(keeper.plan, games))
    with progress(words, keeper.plan.game, max(total, len(before)), len(before)) as tick:

        def tell(played: Played) -> None:
            keeper.add(played)
            tick()

        hold(keeper.plan, games, pool, before, tell)


@contextmanager
def progress(words: Words, game: str, total: int, done: int, key: str = "lab-progress") -> Iterator[Callable[[], None]]:
    """A bar with the time left, beside the output; silent where nobody looks."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.say(key, game=words.title(game)), total=total, completed=done)
        yield lambda: bar.advance(task)


def show(plan: Plan, games: list[Played], screen: Terminal, words: Words) -> None:
    """The results as a small table, and how each pair of bots compares."""
    deals = len({played.deal for played in games})
    title = words.say(
        "lab-tournament-title",
        game=words.title(plan.game),
        seats=plan.seats,
        games=len(games),
        deals=deals,
        seed=str(plan.seed),
    )
    screen.line(title)
    bots = bots_of(games)
    rated = ratings.ratings(games) if ratings.available() else {}
    columns = ["bot", "games", "wins", "interval", "fair", "score", "margin", *(["rating"] if rated else []), "pace"]
    rows = [table_row(bot, bot_standing(games, bot), rated.get(bot), words) for bot in bots]
    screen.table([words.say(f"lab-head-{column}") for column in columns], rows)
    if plan.seats > 1:
        for place, bot in enumerate(bots):
            for other in bots[place + 1 :]:
                met = meeting(games, bot, other)
                if met.games:
                    screen.line(
                        words.say(
                            "lab-tournament-meeting",
                            bot=bot,
                            other=other,
                            ahead=percent(words, met.ahead.mean),
                            span=share_span(words, met.ahead),
                            margin=number(words, met.margin.mean),
                            points=span(words, met.margin),
                        )
                    )
    defeats = sum(1 for played in games if not played.winners())
    if defeats:
        screen.line(words.say("lab-tournament-defeats", defeats=defeats))
    if not rated:
        screen.line(words.say("lab-tournament-unrated"))


def show_differences(differences: list[Difference], game: str, screen: Terminal, words: Words) -> None:
    """What another pack changes, figure by figure; a star where it is more than chance."""
    columns = ["figure", "here", "there", "moved", "interval", "verdict"]
    rows = []
    for one in differences:
        label = words.category(game, one.label) if one.figure == "category" else one.label
        told = percent if one.figure == "win" else number
        rows.append(
            [
                words.say(f"lab-figure-{one.figure}", label=label),
                told(words, one.here.mean),
                told(words, one.there.mean),
                told(words, one.moved.mean),
                share_span(words, one.moved) if one.figure == "win" else span(words, one.moved),
                "*" if one.beyond_chance() else "",
            ]
        )
    screen.table([words.say(f"lab-head-{column}") for column in columns], rows)


def table_row(bot: str, one: Standing, rating: ratings.Rating | None, words: Words) -> list[str]:
    row = [
        bot,
        str(one.games),
        percent(words, one.win.mean),
        share_span(words, one.win),
        percent(words, one.fair, 0),
        number(words, one.score.mean),
        number(words, one.margin.mean),
    ]
    if rating is not None:
        row.append(f"{number(words, rating.mean)} ± {number(words, 2 * rating.deviation)}")
    return [*row, number(words, 1000 * one.think, 2)]


def mount(app: typer.Typer) -> None:
    """Add `tournament`, `study` and `train` to the command `rossio`."""
    app.command(
        epilog=examples(
            "rossio tournament coimbra --bots greedy,random --seats 2 --games 400 --seed 1",
            "rossio tournament coimbra --bots search:500,greedy,greedy,greedy --seats 4 --out four.json",
            "rossio tournament coimbra --resume four.json --games 2000",
        )
    )(tournament)
    app.command(
        epilog=examples(
            "rossio study coimbra", "rossio study coimbra --seats 4 --games 2000 --out coimbra-4.html --language pt"
        )
    )(study)
    app.command(
        context_settings={"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []},
        epilog=examples("rossio train coimbra --hours 8", "rossio train --help"),
    )(train)
