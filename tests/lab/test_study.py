"""Studies: the numbers, and the page."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from rossio.games import catalogue
from rossio.kernel.game import Game
from rossio.lab.meetings.matches import Detail
from rossio.lab.meetings.pool import Alone
from rossio.lab.meetings.schedule import plan_for
from rossio.lab.studies.report import page
from rossio.lab.studies.study import Pair, Study, fields, gap, gather, rows, telling
from rossio.words import LANGUAGES, Words
from tests.lab.tables import coimbra_plan, played

VOID = ("meta",)


@pytest.fixture(scope="module", params=[(name, seats) for name in catalogue.names() for seats in (1, 2, 3)], ids=str)
def studied(request: pytest.FixtureRequest) -> tuple[Game, Study]:
    name, seats = request.param
    game = catalogue.load(name)
    if seats not in game.seats:
        pytest.skip(f"{name} is not for {seats}")
    plan = plan_for(game, seats, ["random"], 3)
    return game, Study(plan, gather(plan, 60, Alone()))


def test_a_study_adds_up(studied: tuple[Game, Study]) -> None:
    _game, study = studied
    told = study.plain()
    assert told["games"] == len(study.lengths)
    assert study.fair <= 1
    mean = sum(sum(one.scores[: study.plan.seats]) for one in study.games) / len(study.games) / study.plan.seats
    assert sum(category.all.mean for category in study.categories) == pytest.approx(mean)
    assert study.held, "the view of a finished game lists components of its players"


class Reader(HTMLParser):
    """Checks that elements close in order, and notes what a browser would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.fetched.extend(str(value) for name, value in attrs if name in ("src", "href", "xlink:href", "srcset"))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.text.append(data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_else_and_speaks_one_language(studied: tuple[Game, Study], language: str) -> None:
    game, study = studied
    text = page(study, game, Words(language))
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    assert reader.fetched == []
    assert "url(" not in text
    assert "@import" not in text
    assert "<script" not in text
    words = " ".join(reader.text)
    assert not re.search(r"\blab-|[{}]|\bnan\b|\binf\b", words)
    assert f'<html lang="{language}">' in text
    assert text.count("<svg") >= 4
    assert text.count('role="img"') == text.count("<svg")


def pair(number: int, cards: list[list[str]], scores: list[int]) -> Pair:
    seats = len(cards)
    detail = Detail(["points"], [[score] for score in scores], [{"cards": found} for found in cards])
    detail.opened = [{} for _ in range(seats)]
    detail.first = [[] for _ in range(seats)]
    return played(number, ["a"] * seats, scores), detail


def test_a_card_that_wins_stands_out_and_one_that_all_hold_does_not() -> None:
    pairs = [pair(n, [["crown", "hat"], ["mud", "hat"]], [5, 3]) for n in range(60)]
    found = {row.label: row for row in fields(pairs, lambda detail, seat: detail.held[seat])["cards"]}
    assert set(found) == {"crown", "mud"}
    assert (found["crown"].verdict, found["crown"].win.mean, found["crown"].held) == (1, 1.0, 60)
    assert found["mud"].verdict == -1


def test_many_comparisons_make_a_verdict_harder() -> None:
    lucky = [(n, float(n < 34)) for n in range(50)]
    assert rows({"one": lucky}, 0.5)[0].verdict == 1
    crowd = {f"card-{n}": [(n, float(n % 2)) for n in range(50)] for n in range(60)}
    assert {row.verdict for row in rows({**crowd, "one": lucky}, 0.5)} == {0}


def test_rare_things_are_left_out() -> None:
    assert rows({"seldom": [(n, 1.0) for n in range(5)]}, 0.5) == []


def test_games_that_nobody_won_say_nothing_about_cards() -> None:
    lost = (played(0, ["a", "a"], [0, 0], [2, 2]), pair(0, [["x"], ["y"]], [0, 0])[1])
    assert fields([lost] * 60, lambda detail, seat: detail.held[seat]) == {}
    study = Study(coimbra_plan(["random"]), [lost] * 60)
    assert study.defeats == 60
    assert "<svg" in page(study, catalogue.load("coimbra"), Words("en"))


def test_small_parts() -> None:
    assert gap(played(0, ["a", "b", "c"], [3, 9, 7])) == 2
    assert telling(["pair 1", "corner co-ne", "pass"]) == ["corner co-ne"]
