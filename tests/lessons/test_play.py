"""How a chapter runs: what is wanted is played, what is not wanted is answered and not played."""

from __future__ import annotations

import pytest

from rossio.kernel.facts import Refused
from rossio.lessons import course
from rossio.lessons.play import Lesson, NotWanted, OutOfPlace, begin, go_on


def at(chapter: str, step: str) -> Lesson:
    """A chapter of Coimbra, played by its own moves up to a step."""
    lesson = begin(course.chapter("coimbra", chapter))
    while lesson.step().id != step:
        go_on(lesson)
    return lesson


def test_a_move_that_is_not_wanted_is_answered_and_not_played() -> None:
    lesson = at("three-jobs", "six")
    before = list(lesson.match.moves)
    castle = next(move for move in lesson.legal() if move.endswith("-6 castle"))
    with pytest.raises(NotWanted) as caught:
        lesson.decide(castle)
    assert caught.value.said == "near-1"
    assert caught.value.wanted == lesson.wanted()
    other = next(move for move in lesson.legal() if "-6" not in move)
    with pytest.raises(NotWanted) as caught:
        lesson.decide(other)
    assert caught.value.said == "nudge"
    assert lesson.match.moves == before
    assert lesson.step().id == "six"


def test_every_equivalent_move_is_accepted() -> None:
    for move in at("three-jobs", "six").wanted():
        lesson = at("three-jobs", "six")
        lesson.decide(move)
        assert lesson.step().id == "tie"
        assert lesson.stand.heard == "done"


def test_an_illegal_move_gets_the_reason_of_the_rules() -> None:
    lesson = at("castle-and-city", "favour")
    with pytest.raises(Refused):
        lesson.decide("walk st-n")
    assert lesson.step().id == "favour"


def test_a_wanted_move_may_be_made_while_the_sentence_before_it_is_still_to_be_read() -> None:
    lesson = begin(course.chapter("coimbra", "three-jobs"))
    assert lesson.kind() == "read"
    move = at("three-jobs", "six").best()
    lesson.decide(move)
    assert lesson.step().id == "tie"


def test_an_unwanted_move_while_reading_leaves_the_sentence_where_it_was() -> None:
    lesson = begin(course.chapter("coimbra", "three-jobs"))
    marks = list(lesson.stand.marks)
    with pytest.raises(NotWanted):
        lesson.decide(next(move for move in lesson.legal() if "-6" not in move))
    assert lesson.step().id == "aim"
    assert lesson.stand.marks == marks


def test_a_question_stays_open_until_it_is_answered_rightly() -> None:
    lesson = at("three-jobs", "who")
    with pytest.raises(NotWanted) as caught:
        lesson.decide(lesson.legal()[0])
    assert caught.value.said == "answer-first"
    assert not lesson.answer(1)
    assert lesson.stand.heard == "reply-1"
    assert lesson.step().id == "who"
    with pytest.raises(OutOfPlace):
        lesson.answer(4)
    assert lesson.answer(2)
    assert lesson.step().id == "colour"


def test_there_is_no_next_where_something_is_to_be_done() -> None:
    with pytest.raises(OutOfPlace):
        at("three-jobs", "six").next()


def test_the_others_answer_the_same_moves_in_the_same_way() -> None:
    first, second = at("voyage", "end"), at("voyage", "end")
    assert first.match.moves == second.match.moves


def test_going_back_to_a_ply_goes_back_to_the_step_that_began_there() -> None:
    lesson = at("three-jobs", "third")
    target = lesson.stand.marks[2]
    lesson.match.rewind(target)
    lesson.back_at(target)
    assert lesson.step().id == "six"
    assert lesson.stand.marks == [target] * 3
    assert lesson.legal()


def test_a_choice_that_asks_something_first_is_a_detour_and_the_step_comes_after_it() -> None:
    for card in at("castle-and-city", "first-card").wanted():
        lesson = at("castle-and-city", "first-card")
        lesson.decide(card)
        while not lesson.over() and lesson.kind() == "detour":
            assert lesson.point() == []
            lesson.decide(lesson.legal()[0])
        assert lesson.stand.passed == []
