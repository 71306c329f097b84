"""Puzzles: a private table where turns are tried and none is made, who solved what, and what comes back when."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from hashlib import sha256
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.games import catalogue
from rossio.puzzles import shelf
from rossio.puzzles.format import Puzzle, Way, parse_puzzle
from rossio.puzzles.themes import SMALL, chapter_of, names
from rossio.server.ground.problems import Problem
from rossio.server.house.house import House
from rossio.server.people.ratings import MODEL, shown
from rossio.server.people.sessions import Caller
from rossio.server.playing import mistakes, reviews
from rossio.server.playing.lessons import known_game
from rossio.server.playing.study import KEPT_SECONDS, study_table
from rossio.server.rules import positions
from rossio.server.rules.messages import Played, Solve, Solved
from rossio.server.store import schema
from rossio.server.store.upsert import insertion
from rossio.server.tables.infos import TableState
from rossio.server.tables.rows import add
from rossio.server.tables.table import seats_of

MOVES_AT_MOST: Final = 40

MoveName = Annotated[str, Meta(max_length=120)]
PuzzleName = Annotated[str, Meta(max_length=20, pattern=r"^[a-z0-9-]*$")]


class ThemeInfo(msgspec.Struct):
    name: str
    chapter: int
    puzzles: int
    solved: int


class PuzzlesInfo(msgspec.Struct):
    """The puzzles of a game, and how the caller stands: `levels` and `themes` with their numbers."""

    puzzles: int
    solved: int
    due: int
    """How many of one's own mistakes are back today."""
    own: int
    """How many of these are decisions of one's own games."""
    next_due: float | None
    """When the next one comes back."""
    daily: int
    """The number of the puzzle of the day; 0: there is none."""
    daily_solved: bool
    rating: int | None
    """One's own; none until a first try with an account that keeps its games."""
    levels: list[int]
    themes: list[ThemeInfo]


class PuzzleAsk(msgspec.Struct):
    """Which puzzle: the one of the day, one that is due again, one by its id, a dear decision of a reviewed game
    (`table` and `ply`), or the next of a theme and a level."""

    daily: bool = False
    due: bool = False
    table: Annotated[str, Meta(max_length=20)] = ""
    ply: Annotated[int, Meta(ge=0)] = 0
    id: PuzzleName = ""
    theme: PuzzleName = ""
    level: Annotated[int, Meta(ge=0, le=3)] = 0


class TryAsk(msgspec.Struct):
    """A whole turn; without moves the answer is shown, and the puzzle counts as not solved."""

    moves: Annotated[list[MoveName], Meta(max_length=MOVES_AT_MOST)]


class WayInfo(msgspec.Struct):
    """A turn, and its points above the most tempting one."""

    moves: list[str]
    points: float


class PuzzleAnswer(msgspec.Struct):
    """What a turn is worth. The answer and the rest come only once it was found or given up."""

    right: bool
    points: float | None
    """Of the turn that was tried, above the most tempting one; none if nothing was tried."""
    best: float
    answer: list[str] | None
    second: WayInfo | None
    tempts: WayInfo | None
    played: WayInfo | None
    categories: dict[str, int]
    expected: int
    own: float
    others: float
    """How much of the margin over the tempting turn one gains oneself, and how much the others lose."""
    rating: int | None
    puzzle_rating: int
    tried: int
    solved: int
    due: float | None
    """When it comes back; none: it does not."""


def daily_of(game: str, now: float) -> str | None:
    """The puzzle of the day: the same for everybody, another one tomorrow (by UTC)."""
    known = list(shelf.puzzles(game))
    if not known:
        return None
    day = datetime.fromtimestamp(now, UTC).date().isoformat()
    return known[int.from_bytes(sha256(f"{game} {day}".encode()).digest()[:6]) % len(known)]


async def tries_of(connection: AsyncConnection, account: str | None, game: str) -> dict[str, Any]:
    if account is None:
        return {}
    tries = schema.puzzle_tries.c
    found = await connection.execute(select(schema.puzzle_tries).where(tries.account == account, tries.game == game))
    return {str(row["puzzle"]): row for row in found.mappings() if row["line"] is None or fits(row["line"])}


def fits(line: str) -> bool:
    """Whether a puzzle of somebody's own can still be played: rules and content may have moved on."""
    puzzle, here = parse_puzzle(line), catalogue.load(known_game(parse_puzzle(line).game))
    return puzzle.rules == here.rules and puzzle.content == here.pack.digest


async def rating_of(connection: AsyncConnection, game: str, who: str) -> Any:
    ratings = schema.puzzle_ratings.c
    query = select(schema.puzzle_ratings).where(ratings.game == game, ratings.who == who)
    return (await connection.execute(query)).mappings().first()


async def overview(house: House, account: str | None, game: str) -> PuzzlesInfo:
    """What there is, and how the caller stands."""
    known = shelf.puzzles(known_game(game))
    now = time.time()
    async with house.store.reading() as connection:
        tries = await tries_of(connection, account, game)
        mine = await rating_of(connection, game, account) if account is not None else None
    done = {name for name, row in tries.items() if row["solved"]}
    daily = daily_of(game, now)
    dues = sorted(row["due"] for row in tries.values() if row["due"] is not None)
    own = [row["due"] for row in tries.values() if row["due"] is not None and row["line"] is not None]
    themes = []
    for theme in names(game):
        of_it = [name for name, puzzle in known.items() if theme in puzzle.themes]
        if of_it:
            themes.append(ThemeInfo(theme, chapter_of(game, theme), len(of_it), len(done & set(of_it))))
    return PuzzlesInfo(
        puzzles=len(known),
        solved=len(done & set(known)),
        due=sum(due <= now for due in dues),
        own=sum(due <= now for due in own),
        next_due=next((due for due in dues if due > now), None),
        daily=shelf.number_of(game, daily) if daily is not None else 0,
        daily_solved=daily in done,
        rating=shown(mine["mu"], mine["sigma"]) if mine is not None else None,
        levels=[sum(puzzle.level == level for puzzle in known.values()) for level in (1, 2, 3)],
        themes=themes,
    )


def chosen(game: str, ask: PuzzleAsk, tries: dict[str, Any], now: float) -> str:
    """The id of the puzzle that is asked for; Problem if there is none."""
    if ask.daily:
        name = daily_of(game, now)
    elif ask.id:
        name = ask.id if ask.id in shelf.puzzles(game) or ask.id in tries else None
    elif ask.due:
        due = [row for row in tries.values() if row["due"] is not None and row["due"] <= now]
        name = str(min(due, key=lambda row: row["due"])["puzzle"]) if due else None
    else:
        fitting = [
            name
            for name, puzzle in shelf.puzzles(game).items()
            if (not ask.theme or ask.theme in puzzle.themes) and ask.level in (0, puzzle.level)
        ]
        fresh = [name for name in fitting if name not in tries]
        # When all were tried: the one that was not seen for longest.
        name = next(iter(fresh or sorted(fitting, key=lambda one: float(tries[one]["touched"]))), None)
    if name is None:
        raise Problem("no-page", page=f"{game}/puzzles")
    return name


def puzzle_of(game: str, name: str, row: Any) -> Puzzle:
    """A puzzle of the package, or one of somebody's own."""
    if row is not None and row["line"] is not None:
        return parse_puzzle(row["line"])
    try:
        return shelf.find(game, name)
    except shelf.UnknownPuzzle as error:
        raise Problem("no-page", page=f"{game}/{name}"[:60]) from error


async def open_puzzle(house: House, caller: Caller, game: str, ask: PuzzleAsk) -> TableState:
    """Sit down to a puzzle."""
    now = time.time()
    if ask.table:
        ask = msgspec.structs.replace(ask, id=await looked_back(house, caller, known_game(game), ask, now))
    async with house.store.reading() as connection:
        tries = await tries_of(connection, caller.id, known_game(game))
    name = chosen(game, ask, tries, now)
    row = tries.get(name)
    puzzle = puzzle_of(game, name, row)
    first = (puzzle.themes or [SMALL])[0]
    set_up = positions.Puzzle(
        name,
        shelf.number_of(game, name) if name in shelf.puzzles(game) else 0,
        puzzle.level,
        puzzle.themes,
        chapter_of(game, first),
        ask.daily,
        row["stage"] if row is not None and row["due"] is not None else 0,
        list(catalogue.load(game).openings),
        puzzle.asks,
        ask.table,
    )
    played = Played(
        table="",
        game=puzzle.game,
        rules=puzzle.rules,
        content=puzzle.content,
        seats=puzzle.seats,
        seed=str(puzzle.seed),
        options=puzzle.options,
        moves=list(puzzle.moves),
    )
    table = study_table(caller, played, puzzle.seat, puzzle.seat, puzzle=set_up)
    async with house.store.writing() as connection:
        await add(connection, table)
    return await house.state(await house.table(table.id), caller.id)


async def looked_back(house: House, caller: Caller, game: str, ask: PuzzleAsk, now: float) -> str:
    """Keep a dear decision of a review to be tried; the name of its puzzle."""
    table, dear = await reviews.dear_of(house, caller, ask.table, ask.ply)
    puzzle = await mistakes.posed(house, table, dear) if table.game == game else None
    if puzzle is None:
        raise Problem("no-page", page=f"{ask.table}/{ask.ply}"[:60])
    async with house.store.writing() as connection:
        await mistakes.keep(connection, caller.id, puzzle, None, now)
    return mistakes.own_name(puzzle)


async def attempt(house: House, caller: Caller, table_id: str, ask: TryAsk) -> PuzzleAnswer:
    """Is it this? Without moves: show the answer."""
    house.limits.spend("move", caller.id)
    async with house.lock(f"puzzle {caller.id}"):
        table = await house.table(table_id)
        seats_of(table, caller.id)
        if table.puzzle is None:
            raise Problem("out-of-place", do="try")
        name = table.puzzle.id
        async with house.store.reading() as connection:
            row = (await tries_of(connection, caller.id, table.game)).get(name)
        puzzle = puzzle_of(table.game, name, row)
        request = Solve(table.played(), ask.moves, puzzle.answer().moves, puzzle.asks)
        found = await house.ask(table.id, request, Solved)
        right = found.end == puzzle.answer().end
        now = time.time()
        async with house.store.writing() as connection:
            row = await noted(connection, caller.id, table.game, name, right, now)
            fresh = row["tries"] == 1 and row["line"] is None
            hard, mine = await rated(connection, caller, table.game, name, right, fresh)
        way = puzzle.way(found.end)
        told = right or not ask.moves
        return PuzzleAnswer(
            right=right,
            points=way.points if way is not None else None,
            best=puzzle.answer().points,
            answer=puzzle.answer().moves if told else None,
            second=info(puzzle.ways[1]) if told else None,
            tempts=info(puzzle.way(puzzle.tempts)) if told else None,
            played=info(puzzle.way(puzzle.played)) if told else None,
            categories=found.categories if told else {},
            expected=found.expected if told else 0,
            own=puzzle.own if told else 0.0,
            others=puzzle.others if told else 0.0,
            rating=shown(mine["mu"], mine["sigma"]) if mine is not None else None,
            puzzle_rating=shown(hard["mu"], hard["sigma"]),
            tried=hard["tried"],
            solved=hard["solved"],
            due=row["due"],
        )


def info(way: Way | None) -> WayInfo | None:
    return WayInfo(way.moves, way.points) if way is not None else None


async def noted(
    connection: AsyncConnection, account: str, game: str, name: str, right: bool, now: float
) -> dict[str, Any]:
    """Keep a try. What failed comes back tomorrow; solved when it is due, later and later, and then no more."""
    tries = schema.puzzle_tries.c
    query = select(schema.puzzle_tries).where(tries.account == account, tries.puzzle == name)
    old = (await connection.execute(query)).mappings().first()
    stage = old["stage"] if old is not None else 0
    due = old["due"] if old is not None else None
    if not right:
        stage, due = 1, now + mistakes.COMES_BACK[0]
    elif due is not None and due <= now:
        due = now + mistakes.COMES_BACK[stage] if stage < len(mistakes.COMES_BACK) else None
        stage += 1
    values = {
        "account": account,
        "puzzle": name,
        "game": game,
        "tries": (old["tries"] if old is not None else 0) + 1,
        "solved": right or (old is not None and old["solved"]),
        "stage": stage,
        "due": due,
        "touched": now,
        "line": old["line"] if old is not None else None,
    }
    await put(connection, schema.puzzle_tries, ["account", "puzzle"], values)
    return values


async def rated(
    connection: AsyncConnection, caller: Caller, game: str, name: str, right: bool, fresh: bool
) -> tuple[dict[str, Any], dict[str, Any] | None]:
    """The ratings of the puzzle and of who tried it. Only a first try counts; of guests it is counted, not rated."""
    hard = standing(await rating_of(connection, game, f"puzzle:{name}"), game, f"puzzle:{name}")
    row = await rating_of(connection, game, caller.id)
    mine = standing(row, game, caller.id)
    if not fresh:
        return hard, mine if row is not None else None
    hard |= {"tried": hard["tried"] + 1, "solved": hard["solved"] + right}
    if not caller.guest:
        mine |= {"tried": mine["tried"] + 1, "solved": mine["solved"] + right}
        teams = [[MODEL.rating(mu=one["mu"], sigma=one["sigma"])] for one in (mine, hard)]
        (me,), (it,) = MODEL.rate(teams, ranks=[1.0, 2.0] if right else [2.0, 1.0])
        mine |= {"mu": me.mu, "sigma": me.sigma}
        hard |= {"mu": it.mu, "sigma": it.sigma}
        await put(connection, schema.puzzle_ratings, ["who", "game"], mine)
    await put(connection, schema.puzzle_ratings, ["who", "game"], hard)
    return hard, None if caller.guest else mine


def standing(row: Any, game: str, who: str) -> dict[str, Any]:
    """A rating as it is, or that of a newcomer."""
    if row is not None:
        return dict(row)
    new = MODEL.rating()
    return {"who": who, "game": game, "mu": new.mu, "sigma": new.sigma, "tried": 0, "solved": 0}


async def put(connection: AsyncConnection, table: Any, keys: list[str], values: dict[str, Any]) -> None:
    changed = {key: value for key, value in values.items() if key not in keys}
    adding = insertion(connection.dialect.name, table).values(**values)
    await connection.execute(adding.on_conflict_do_update(index_elements=keys, set_=changed))


async def purge(connection: AsyncConnection, now: float) -> None:
    """Tables of puzzles that nobody went on with for long."""
    tables = schema.tables.c
    old = select(tables.id).where(tables.puzzle.is_not(None), tables.touched < now - KEPT_SECONDS)
    for child in (schema.moves, schema.seats, schema.looks, schema.chat):
        await connection.execute(delete(child).where(child.c.table.in_(old)))
    await connection.execute(delete(schema.tables).where(tables.id.in_(old)))
