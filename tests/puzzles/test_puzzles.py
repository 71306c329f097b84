"""The puzzles of the package hold by the rules, and the judges still say the same of some of them."""

from __future__ import annotations

from dataclasses import replace
from time import time

import pytest

import rossio
from rossio.games import catalogue
from rossio.kernel.match import Match
from rossio.puzzles import shelf
from rossio.puzzles.check import faults_of, keeps
from rossio.puzzles.format import PuzzleError, parse_puzzle, print_puzzle
from rossio.puzzles.judges import Worth, gap
from rossio.puzzles.judging import Budget, Dropped, judged
from rossio.puzzles.mine import mine_game
from rossio.puzzles.themes import THEMES, chapter_of, themes_of
from rossio.puzzles.turns import Turn, ended, turns

GAMES = catalogue.names()


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_replays_and_its_answer_is_legal_and_unique(game: str) -> None:
    known = shelf.read(game)
    assert len(known) >= 200
    for puzzle in known:
        assert faults_of(puzzle) == [], shelf.id_of(puzzle)
    assert len({shelf.id_of(puzzle) for puzzle in known}) == len(known) == len(shelf.puzzles(game))


@pytest.mark.parametrize("game", GAMES)
def test_a_file_is_small_and_a_line_is_read_as_it_was_written(game: str) -> None:
    assert shelf.file_of(game).stat().st_size < 300_000
    for puzzle in shelf.read(game)[:3]:
        assert parse_puzzle(print_puzzle(puzzle)) == puzzle


@pytest.mark.parametrize("game", GAMES)
def test_a_tiny_second_look_finds_the_same_answer(game: str) -> None:
    clearest = max(shelf.read(game), key=lambda puzzle: puzzle.margin / max(puzzle.error, 0.1))
    assert keeps(clearest, 0.1) in ("", "search"), "so short a search is no judge; the games played on are"


@pytest.mark.skipif(not rossio.compiled(), reason="the miner looks at a hundred positions of each game")
def test_what_is_mined_holds_by_the_rules() -> None:
    budget = Budget(10, 40, 80, (1, 2), (2, 4), 4, 8)
    hauls = [mine_game("coimbra", 5000, time() + 600, number, budget) for number in range(4)]
    found = [puzzle for haul in hauls for puzzle in haul.puzzles]
    assert found
    assert sum(haul.dropped.total() for haul in hauls) > 20 * len(found)
    for puzzle in found:
        assert faults_of(replace(puzzle, themes=themes_of(puzzle))) == []
        assert parse_puzzle(print_puzzle(puzzle)) == puzzle


def test_what_does_not_hold_is_found() -> None:
    puzzle = shelf.read("coimbra")[0]
    assert faults_of(replace(puzzle, content="0000"))
    assert faults_of(replace(puzzle, moves=puzzle.moves[:-1]))
    assert faults_of(replace(puzzle, ways=[puzzle.ways[1], puzzle.ways[0], *puzzle.ways[2:]]))
    assert faults_of(replace(puzzle, themes=["small"]))
    assert faults_of(replace(puzzle, margin=1.0))
    with pytest.raises(PuzzleError):
        parse_puzzle('{"game": "coimbra"}')
    with pytest.raises(shelf.UnknownPuzzle):
        shelf.find("coimbra", "none")


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_ends_where_others_decide_or_something_comes_to_light(game: str) -> None:
    rules = catalogue.load(game)
    puzzle = shelf.read(game)[0]
    start = puzzle.match(rules).state
    for turn in turns(rules, start):
        here = start.clone()
        for move in turn.moves[:-1]:
            here.play(move)
            assert not ended(rules, here, start.seat(), start.ply)
        here.play(turn.moves[-1])
        assert ended(rules, here, start.seat(), start.ply)


def test_orders_that_come_to_the_same_are_one_turn() -> None:
    rules = catalogue.load("coimbra")
    for puzzle in shelf.read("coimbra"):
        ends = [turn.end for turn in turns(rules, puzzle.match(rules).state)]
        assert len(ends) == len(set(ends))


def test_a_gap_is_measured_in_the_same_worlds() -> None:
    better, worse = Worth(Turn([], "a", 1)), Worth(Turn([], "b", 1))
    better.own, better.others = [10.0, 20.0, 30.0], [0.0, 0.0, 0.0]
    worse.own, worse.others = [6.0, 16.0, 26.0], [0.0, 0.0, 0.0]
    assert gap(better, worse) == (4.0, 0.0)


def test_the_first_position_of_a_game_is_not_taken_for_a_puzzle() -> None:
    with pytest.raises(Dropped):
        judged(catalogue.load("magnanimous"), Match(catalogue.load("magnanimous"), 2, 1).state, 1)


def test_every_theme_names_a_chapter() -> None:
    for game, themes in THEMES.items():
        assert all(1 <= chapter_of(game, theme.name) <= 9 for theme in themes)
