"""Puzzles at the server: one's own table where turns are only tried, and no answer before a try."""

from __future__ import annotations

import json
from dataclasses import replace

import msgspec
import pytest
from sqlalchemy import select, update

from rossio.puzzles import shelf
from rossio.puzzles.format import Puzzle
from rossio.server.ground.problems import Problem
from rossio.server.house.house import House
from rossio.server.people.sessions import Caller
from rossio.server.playing import hints, listing, mistakes, play, puzzles
from rossio.server.store import schema
from rossio.server.tables.table import Table
from tests.server.indoors import Indoors, error_of, guest

GAME = "coimbra"


async def sit(house: House, who: Caller, **ask: object) -> tuple[Table, Puzzle]:
    state = await puzzles.open_puzzle(house, who, GAME, msgspec.convert(ask, puzzles.PuzzleAsk))
    table = await house.table(state.table.id)
    assert table.puzzle is not None
    return table, shelf.find(GAME, table.puzzle.id)


async def attempt(house: House, who: Caller, table: Table, moves: list[str]) -> puzzles.PuzzleAnswer:
    return await puzzles.attempt(house, who, table.id, puzzles.TryAsk(moves))


async def member(house: House, name: str = "Rui") -> Caller:
    return msgspec.structs.replace(await guest(house, name), guest=False)


def test_a_puzzle_is_a_private_table_that_holds_nothing_of_its_answer(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana = await guest(house)
        state = await puzzles.open_puzzle(house, ana, GAME, puzzles.PuzzleAsk())
        table = await house.table(state.table.id)
        assert (table.public, table.rated, table.status) == (False, False, "running")
        assert table.puzzle is not None
        puzzle = shelf.find(GAME, table.puzzle.id)
        assert (table.turn, table.line) == (puzzle.seat, puzzle.moves)
        sent = msgspec.json.encode(state).decode()
        assert str(puzzle.seed) not in sent
        assert not {way.end for way in puzzle.ways} & set(json.dumps(sent).split('"'))
        assert "ways" not in json.loads(sent)["table"]["puzzle"]
        other = await guest(house, "Eva")
        with pytest.raises(Problem):
            await house.state(table, other.id)
        async with house.store.reading() as connection:
            assert (
                await connection.execute(listing.own(ana.id, listing.Wanted(None, None, None, False, None)))
            ).first() is None

    indoors(story)


def test_nobody_moves_undoes_or_is_given_a_hint_at_a_puzzle(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana = await guest(house)
        table, puzzle = await sit(house, ana)
        move = play.MoveAsk(table.ply, puzzle.answer().moves[:1], "k1")
        assert await error_of(play.decide(house, ana, table.id, move)) == "out-of-place"
        assert await error_of(play.undo(house, ana, table.id, play.UndoAsk(table.ply, table.ply - 1))) != ""
        assert await error_of(hints.hint(house, ana, table.id, hints.HintAsk(table.ply))) == "no-hint"
        assert (await house.table(table.id)).ply == table.ply

    indoors(story)


def test_a_try_that_is_not_the_answer_hears_its_points_and_no_more(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana = await guest(house)
        table, puzzle = await sit(house, ana)
        other = puzzle.ways[1]
        told = await attempt(house, ana, table, other.moves)
        assert (told.right, told.points, told.best) == (False, other.points, puzzle.answer().points)
        assert (told.answer, told.second, told.tempts, told.played, told.categories) == (None, None, None, None, {})
        shown = await attempt(house, ana, table, [])
        assert shown.answer == puzzle.answer().moves
        assert shown.right is False

    indoors(story)


def test_the_answer_is_right_and_tells_the_rest(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        table, puzzle = await sit(house, ana := await guest(house))
        told = await attempt(house, ana, table, puzzle.answer().moves)
        assert told.right
        assert told.answer == puzzle.answer().moves
        assert told.second is not None
        assert told.second.points == puzzle.ways[1].points
        assert told.tempts is not None
        assert told.tempts.points == 0.0
        assert (told.tried, told.solved, told.rating, told.due) == (1, 1, None, None)

    indoors(story)


def test_bad_tries_are_refused_and_count_for_nothing(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana, eva = await guest(house), await guest(house, "Eva")
        table, puzzle = await sit(house, ana)
        assert await error_of(attempt(house, ana, table, ["nonsense"])) == "unknown-move"
        assert await error_of(attempt(house, ana, table, ["pair 1"])) == "refused"
        answer = puzzle.answer().moves
        assert await error_of(attempt(house, ana, table, [*answer, answer[0]])) == "out-of-place"
        assert await error_of(attempt(house, eva, table, answer)) == "no-table"
        assert await error_of(puzzles.open_puzzle(house, ana, "chess", puzzles.PuzzleAsk())) == "unknown-game"
        assert await error_of(puzzles.open_puzzle(house, ana, GAME, puzzles.PuzzleAsk(id="none"))) == "no-page"
        assert await error_of(puzzles.open_puzzle(house, ana, GAME, puzzles.PuzzleAsk(due=True))) == "no-page"
        async with house.store.reading() as connection:
            assert (await connection.execute(select(schema.puzzle_tries))).first() is None
        assert (await puzzles.overview(house, ana.id, GAME)).solved == 0

    indoors(story)


def test_first_tries_rate_solver_and_puzzle_and_guests_are_only_counted(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        rui, ana = await member(house), await guest(house)
        table, puzzle = await sit(house, rui)
        assert table.puzzle is not None
        won = await attempt(house, rui, table, puzzle.answer().moves)
        assert won.rating is not None
        assert won.rating > won.puzzle_rating
        again = await attempt(house, rui, table, puzzle.ways[1].moves)
        assert (again.rating, again.tried) == (won.rating, 1)
        hers, _ = await sit(house, ana, id=table.puzzle.id)
        lost = await attempt(house, ana, hers, puzzle.ways[1].moves)
        assert (lost.rating, lost.tried, lost.solved) == (None, 2, 1)
        assert lost.puzzle_rating == won.puzzle_rating
        assert (await puzzles.overview(house, rui.id, GAME)).rating == won.rating

    indoors(story)


def test_a_mistake_comes_back_after_1_7_and_30_days(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana = await guest(house)
        table, puzzle = await sit(house, ana)
        assert table.puzzle is not None
        name = table.puzzle.id
        await attempt(house, ana, table, puzzle.ways[1].moves)
        for stage, days in ((1, 7), (2, 30), (3, None)):
            assert (await puzzles.overview(house, ana.id, GAME)).due == 0
            async with house.store.writing() as connection:
                await connection.execute(update(schema.puzzle_tries).values(due=1.0))
            assert (await puzzles.overview(house, ana.id, GAME)).due == 1
            table, found = await sit(house, ana, due=True)
            assert table.puzzle is not None
            assert (table.puzzle.id, table.puzzle.again, found) == (name, stage, puzzle)
            told = await attempt(house, ana, table, puzzle.answer().moves)
            if days is None:
                assert told.due is None
            else:
                assert told.due == pytest.approx(table.created + days * 86_400, abs=60)

    indoors(story)


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_another_tomorrow(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        one, _ = await sit(house, await guest(house), daily=True)
        two, _ = await sit(house, await guest(house, "Eva"), daily=True)
        assert one.puzzle is not None
        assert one.puzzle == two.puzzle
        assert one.puzzle.daily
        days = {puzzles.daily_of(GAME, 86_400.0 * day) for day in range(30)}
        assert len(days) > 10

    indoors(story)


def test_the_next_puzzle_is_one_that_was_not_tried_of_the_theme_and_level_asked_for(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana = await guest(house)
        info = await puzzles.overview(house, None, GAME)
        assert info.puzzles == sum(info.levels) == len(shelf.puzzles(GAME))
        theme = max(info.themes, key=lambda one: one.puzzles)
        first, puzzle = await sit(house, ana, theme=theme.name)
        assert theme.name in puzzle.themes
        await attempt(house, ana, first, puzzle.answer().moves)
        second, _ = await sit(house, ana, theme=theme.name)
        assert first.puzzle is not None
        assert second.puzzle is not None
        assert second.puzzle.id != first.puzzle.id
        _, leveled = await sit(house, ana, level=2)
        assert leveled.level == 2
        after = await puzzles.overview(house, ana.id, GAME)
        assert after.solved == 1

    indoors(story)


def test_a_decision_of_ones_own_comes_back_as_a_puzzle(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana = await guest(house)
        puzzle = next(iter(shelf.puzzles(GAME).values()))
        async with house.store.writing() as connection:
            await mistakes.keep(connection, ana.id, puzzle, 1.0, 1.0)
            await mistakes.keep(connection, ana.id, puzzle, None, 2.0)  # what is there stays as it is
            old = replace(puzzle, seed=puzzle.seed + 1, content="0000")
            await mistakes.keep(connection, ana.id, old, 1.0, 1.0)  # content has moved on: not offered
        info = await puzzles.overview(house, ana.id, GAME)
        assert (info.due, info.own) == (1, 1)
        state = await puzzles.open_puzzle(house, ana, GAME, puzzles.PuzzleAsk(due=True))
        table = await house.table(state.table.id)
        assert table.puzzle is not None
        assert (table.puzzle.id, table.puzzle.number) == (mistakes.own_name(puzzle), 0)
        assert (await attempt(house, ana, table, puzzle.answer().moves)).right

    indoors(story)


def test_old_tables_of_puzzles_go(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        table, _ = await sit(house, await guest(house))
        async with house.store.writing() as connection:
            await puzzles.purge(connection, table.created)
        await house.table(table.id)
        async with house.store.writing() as connection:
            await puzzles.purge(connection, table.created + 8 * 86_400)
        house.shelf.drop(table.id)
        assert await error_of(house.table(table.id)) == "no-table"

    indoors(story)
