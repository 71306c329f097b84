"""A chapter's file that cannot be read is refused with its name, the step and the key."""

from __future__ import annotations

import pytest

from rossio.kernel.content import ContentError
from rossio.lessons import course, find
from rossio.lessons.format import parse
from rossio.lessons.patterns import Absent, bindings, fits, look

HEAD = """
[chapter]
number = 1
id = "one"
minutes = 3
revision = 1
learner = 1

[start]
seats = 2
seed = 9
"""


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ('[[step]]\nid = "a"\nsays = "x"', "step a: says is no key"),
        ('[[step]]\nid = "a"\nexpect = ["pair *"]\nanswers = 2\nright = 1', "a step wants one thing"),
        ('[[step]]\nid = "a"\nanswers = 2\nright = 3', "right is 3, but there are answers 1 to 2"),
        ('[[step]]\nid = "a"\nholds = [["round", "is", 1]]', "not a path, a relation and a value"),
        ('[[step]]\nid = "a"\nuntil = {}', "nothing ends the free play"),
        ('[[step]]\nid = "a"\nexpect = "pair 1"', "step a: expect is 'pair 1', not a list"),
        ('[[step]]\nid = "a"\n[[step]]\nid = "a"', "two steps share an id"),
    ],
)
def test_a_fault_in_a_file_is_named(step: str, said: str) -> None:
    with pytest.raises(ContentError, match=r"one\.toml") as caught:
        parse("coimbra", "one.toml", HEAD + step)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("pattern", "move", "fitting"),
    [
        ("place *-6 upper|central", "place grey-6 central", True),
        ("place *-6 upper|central", "place grey-6 castle", False),
        ("place ...", "place grey-6 castle", True),
        ("stop", "stop", True),
        ("walk", "walk st-n", False),
        ("walk st-n ma-1", "walk st-n", False),
    ],
)
def test_patterns_fit_word_by_word(pattern: str, move: str, fitting: bool) -> None:
    assert fits(pattern, move) is fitting


@pytest.mark.parametrize(
    ("path", "found"), [("lands.0.troops", 2), ("lands.goyaz.troops", 3), ("lands.#", 2), ("purse.reis", 6)]
)
def test_a_path_leads_by_name_by_place_and_by_id(path: str, found: object) -> None:
    view = {"lands": [{"id": "bahia", "troops": 2}, {"id": "goyaz", "troops": 3}], "purse": {"reis": 6}}
    assert look(view, path) == found
    with pytest.raises(Absent, match="nothing under nowhere"):
        look(view, f"{path.partition('.')[0]}.nowhere")


def test_a_part_of_the_cast_is_filled_by_what_fits_it() -> None:
    assert bindings("walk $stop", "walk st-n", {}, {"stop": "st-*"}) == {"stop": "st-n"}
    assert bindings("walk $stop", "walk ma-1", {}, {"stop": "st-*"}) is None
    assert bindings("walk $stop", "walk st-n", {"stop": "st-s"}, {}) is None


def test_a_position_for_a_chapter_is_found_anew_and_written_into_its_file() -> None:
    chapter = course.chapter("coimbra", "start")
    seed = chapter.start.seed
    found = next(find.find(chapter, range(seed, seed + 1)))
    assert (found.seed, found.moves) == (seed, chapter.start.moves)
    text = 'x\nseed = 1\nmoves = """\nold\n"""\n\n[cast]\na = "b"\n\n[like]\n'
    assert find.rewritten(text, 7, ["pair 1"], {"a": "c"}) == (
        'x\nseed = 7\nmoves = """\npair 1\n"""\n\n[cast]\na = "c"\n\n[like]\n'
    )


def test_a_chapter_that_goes_on_from_another_is_found_with_it() -> None:
    with pytest.raises(ValueError, match="find that one"):
        next(find.find(course.chapter("coimbra", "pilgrim"), range(1)))


def test_what_only_the_move_of_the_main_line_names_is_found_too() -> None:
    chapter = course.chapter("lisboa", "one-card")
    found = next(find.find(chapter, range(chapter.start.seed, chapter.start.seed + 1), len(chapter.start.moves)))
    assert found.moves == chapter.start.moves
    assert found.casts["one-card"] == chapter.cast
    assert found.casts["store"] == course.chapter("lisboa", "store").cast


def test_an_opening_that_is_too_long_is_not_looked_at() -> None:
    chapter = course.chapter("lisboa", "one-card")
    deal = range(chapter.start.seed, chapter.start.seed + 1)
    assert list(find.find(chapter, deal, len(chapter.start.moves) - 1)) == []
