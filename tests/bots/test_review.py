"""Reviews: the same bytes whoever makes them, nothing hidden in a judgement, luck that averages 0, no accidents."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

import rossio
from rossio.bots import make
from rossio.bots.nets import FOLDER, network_of
from rossio.bots.review import Budget, Review, Row, Unfinished, judge, luck_of, review, worth
from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.match import Match
from rossio.kernel.record import Record, RecordError, parse

SMALL = Budget(looks=6, pairs=3, close=5, redraws=8, walks=3)
SCRIPT = """
import json, sys
from rossio.bots.review import Budget, review
from rossio.games import catalogue
from rossio.kernel.record import parse
record = parse(sys.stdin.read())
print(json.dumps(review(catalogue.load(record.game), record, Budget(6, 3, 5, 8, 3))))
"""


@cache
def played(name: str, bot: str = "greedy", seats: int = 2, seed: int = 5) -> Record:
    game = catalogue.load(name)
    match = Match(game, seats, seed)
    players = [make(bot, Chance(seat)) for seat in range(seats)]
    while not match.state.over():
        seat = match.state.seat()
        match.play(game.space.print(players[seat].choose(game, match.state, seat)))
    return match.record()


@pytest.fixture
def judge_of_the_build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Other tests build the networks' native part for their own process; another process would not have it."""
    if not rossio.compiled():
        monkeypatch.setenv(FOLDER, str(tmp_path))
    network_of.cache_clear()
    yield
    network_of.cache_clear()


@pytest.mark.usefixtures("judge_of_the_build")
def test_reviewing_twice_and_in_another_process_gives_the_same_bytes() -> None:
    record = played("coimbra")
    game = catalogue.load("coimbra")
    first = json.dumps(review(game, record, SMALL))
    assert json.dumps(review(game, parse(record.print()), SMALL)) == first
    environment = {**os.environ, "PYTHONHASHSEED": "7"}
    other = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        input=record.print(),
        capture_output=True,
        text=True,
        check=True,
        env=environment,
    )
    assert other.stdout.strip() == first


def test_slices_make_the_same_review_as_one_go() -> None:
    game, record = catalogue.load("coimbra"), played("coimbra")
    rows: list[Row] = []
    steps = 0
    while True:
        made = Review(game, record, SMALL)
        before = made.done(rows)
        if not made.step(rows):
            break
        rows = json.loads(json.dumps(rows))  # as it is kept between two slices
        steps += 1
        assert made.done(rows) in (before, before + 1)
        if steps % 40 == 0:
            told = made.result(rows)
            assert told["dearest"] == []
            assert len(told["curve"]) == len(rows)  # type: ignore[arg-type]
    assert json.dumps(made.result(rows)) == json.dumps(review(game, record, SMALL))


@pytest.mark.parametrize("name", catalogue.names())
def test_a_review_adds_up(name: str) -> None:
    game, record = catalogue.load(name), played(name, "random")
    made = Review(game, record, Budget(looks=2, pairs=1, close=2, redraws=4, walks=1))
    rows: list[Row] = []
    while made.step(rows):
        pass
    told = made.result(rows)
    assert told["done"] == told["steps"]
    scores = game.outcome(made.states[-1]).scores
    assert told["curve"][-1] == scores  # type: ignore[index]
    for seat, one in enumerate(told["seats"]):  # type: ignore[arg-type, var-annotated]
        assert one["points"] == scores[seat]
        assert abs(told["par"] + one["luck"] + one["skill"] - one["points"]) < 0.2
        assert one["decisions"] == sum(row["free"] and row["seat"] == seat for row in rows)
        assert one["lost"] >= 0
    for row in rows:
        assert row.get("cost", 0.0) >= 0.0
        if row.get("cost", 0.0) > 0.0:
            legal = [game.space.print(move) for move in made.states[row["ply"]].legal()]
            assert row["better"] in legal
            assert row["better"] != made.names[row["ply"]]
    assert [row["ply"] for row in rows if "luck" in row] == made.reveals
    dearest = [one["cost"] for one in told["dearest"]]  # type: ignore[attr-defined]
    assert dearest == sorted(dearest, reverse=True)
    assert len(dearest) <= 5


@pytest.mark.parametrize("name", catalogue.names())
def test_a_judgement_does_not_change_when_what_the_seat_cannot_know_is_drawn_anew(name: str) -> None:
    game = catalogue.load(name)
    made = Review(game, played(name), SMALL)
    free = [ply for ply, state in enumerate(made.states[:-1]) if len(state.legal()) > 2]
    for ply in free[3 :: max(1, len(free) // 6)]:
        state, seat, move = made.states[ply], made.seats[ply], made.moves[ply]
        told = vars(judge(game, state, seat, move, 8, 4, Chance(ply), why=True))
        for seed in (1, 2):
            other = game.resample(state, seat, Chance(seed))
            assert vars(judge(game, other, seat, move, 8, 4, Chance(ply), why=True)) == told


@pytest.mark.parametrize("name", catalogue.names())
def test_luck_does_not_change_when_what_the_mover_does_not_see_is_drawn_anew(name: str) -> None:
    game = catalogue.load(name)
    made = Review(game, played(name), SMALL)
    for ply in made.reveals[:3]:
        before, after, seat = made.states[ply], made.states[ply + 1], made.seats[ply]
        told = luck_of(game, before, after, made.moves[ply], 1, 4, Chance(ply))
        hidden = game.resample(before, seat, Chance(9))
        unseen = game.resample(after, seat, Chance(9))
        assert luck_of(game, hidden, unseen, made.moves[ply], 1, 4, Chance(ply)) == told


def test_the_luck_of_all_that_could_have_come_adds_up_to_nothing() -> None:
    """Twelve things that chance could have drawn behind one decision, each measured against the same twelve."""
    game = catalogue.load("coimbra")
    made = Review(game, played("coimbra"), SMALL)
    ply = made.reveals[1]
    before, move, seat = made.states[ply], made.moves[ply], made.seats[ply]
    drawn = []
    for seed in range(12):
        came = game.resample(before, seat, Chance(seed))
        came.play(move)
        drawn.append(came)
    worths = [worth(game, came, seat, 6, Chance(3)) for came in drawn]
    lucks = [
        [own - sum(column) / 12 for own, column in zip(one, zip(*worths, strict=True), strict=True)] for one in worths
    ]
    assert all(abs(sum(column)) < 1e-9 for column in zip(*lucks, strict=True))
    assert max(abs(one[0]) for one in lucks) > 1


def test_luck_averages_nothing_over_many_draws() -> None:
    game = catalogue.load("coimbra")
    made = Review(game, played("coimbra"), SMALL)
    ply = made.reveals[-1]
    before, move, seat = made.states[ply], made.moves[ply], made.seats[ply]
    found = []
    for seed in range(80):
        came = game.resample(before, seat, Chance(1000 + seed))
        came.play(move)
        found.append(luck_of(game, before, came, move, 1, 4, Chance(seed))[0])
    mean = sum(found) / len(found)
    spread = (sum((one - mean) ** 2 for one in found) / len(found) / len(found)) ** 0.5
    assert abs(mean) < 2 * spread


def test_a_jump_of_the_score_sheet_is_no_dear_decision() -> None:
    """Three greedy bots, deal 5: the sheet jumps by twenty points where a majority is counted on an almost empty track,
    and back at once. Beside the best move such a decision costs little, and what may be expected hardly moves."""
    record = played("coimbra", "greedy", 3, 5)
    made = Review(catalogue.load("coimbra"), record, Budget(looks=60, pairs=40))
    totals = []
    for state in made.states[:20]:
        sheet = made.game.sheet(state)
        totals.append([sheet.total(seat) for seat in range(3)])
    jumps = [max(abs(new[seat] - old[seat]) for seat in range(3)) for old, new in pairwise(totals)]
    ply = jumps.index(max(jumps))
    assert jumps[ply] >= 15
    here, after = made.look(ply), made.look(ply + 1)
    assert here.get("cost", 0.0) < 8
    if "points" in here and "points" in after:
        moved = [abs(new - old) for old, new in zip(here["points"], after["points"], strict=True)]
        assert max(moved) < jumps[ply] / 2


def test_a_review_of_which_nothing_is_known_yet_can_be_told() -> None:
    made = Review(catalogue.load("coimbra"), played("coimbra"), SMALL)
    for rows in ([], [Row(ply=0, seat=0, free=False)]):
        told = made.result(rows)
        assert (told["curve"], told["par"], told["dearest"]) == ([], 0.0, [])


def test_an_even_game_alone_is_measured_by_the_seat_and_not_by_the_rival() -> None:
    game, record = catalogue.load("coimbra"), played("coimbra", "random", 1)
    made = Review(game, record, SMALL)
    rows = [made.look(ply) for ply in range(3)]
    told = made.result(rows)
    assert told["par"] == round(told["curve"][0][0], 1)  # type: ignore[index]
    assert len(told["seats"]) == 1  # type: ignore[arg-type]


def test_a_game_that_is_not_over_is_refused() -> None:
    record = played("coimbra")
    running = parse(record.print())
    running.lines = running.lines[:40]
    running.closing = ""
    with pytest.raises(Unfinished):
        Review(catalogue.load("coimbra"), running)
    damaged = parse(record.print())
    damaged.lines[3].move = "nonsense"
    with pytest.raises(RecordError):
        Review(catalogue.load("coimbra"), damaged)
