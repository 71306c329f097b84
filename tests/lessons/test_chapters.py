"""Every chapter can be played, by its own moves and by any it accepts, and teaches what a first game needs."""

from __future__ import annotations

import pytest

from rossio.games import catalogue
from rossio.lessons import course
from rossio.lessons.check import check_chapter, untaught
from rossio.lessons.format import Chapter

CHAPTERS = [chapter for game in course.taught_games() for chapter in course.chapters(game)]


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: f"{chapter.game}-{chapter.id}")
def test_a_chapter_holds_by_its_own_moves_and_by_twenty_ways_of_chance(chapter: Chapter) -> None:
    assert check_chapter(chapter).faults == []


@pytest.mark.parametrize("game", course.taught_games())
def test_every_core_clause_is_taught(game: str) -> None:
    assert untaught(game) == []


@pytest.mark.parametrize("game", course.taught_games())
def test_a_course_has_seven_to_nine_chapters_of_three_to_six_minutes(game: str) -> None:
    chapters = course.chapters(game)
    assert 7 <= len(chapters) <= 9
    assert all(3 <= chapter.minutes <= 6 for chapter in chapters)


def test_every_game_is_taught() -> None:
    assert course.taught_games() == catalogue.names()
