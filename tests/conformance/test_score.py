"""The score sheet explains the outcome."""

from __future__ import annotations

from rossio.kernel.game import THOUSAND
from tests.conformance.cases import Case, games, positions


def test_the_sheet_adds_up_to_the_scores_at_any_time(case: Case) -> None:
    game = case.game
    for where, state in positions(case, games(20, 200), 20):
        sheet = game.sheet(state)
        outcome = game.outcome(state)
        assert len(set(sheet.categories)) == len(sheet.categories), where
        assert len(sheet.rows) == len(outcome.scores) == len(outcome.ranks) >= case.seats, where
        for seat, row in enumerate(sheet.rows):
            assert len(row) == len(sheet.categories), where
            assert sheet.total(seat) == outcome.scores[seat], f"{where}: seat {seat + 1}: {sheet.plain()[seat]}"


def test_the_prospects_add_up_to_the_values_and_end_at_the_sheet(case: Case) -> None:
    game = case.game
    for where, state in positions(case, games(20, 200), 20):
        sheet = game.sheet(state)
        for seat in range(case.seats):
            prospects = game.prospects(state, seat)
            assert prospects.categories[: len(sheet.categories)] == sheet.categories, where
            assert len(set(prospects.categories)) == len(prospects.categories), where
            assert [len(row) for row in prospects.rows] == [len(prospects.categories)] * len(sheet.rows), where
            assert [sum(row) for row in prospects.rows] == game.values(state, seat), f"{where}: {prospects.plain()}"
            if state.over():
                ahead = [0] * (len(prospects.categories) - len(sheet.categories))
                assert prospects.rows == [[THOUSAND * points for points in row] + ahead for row in sheet.rows], where


def test_ranks_follow_the_scores(case: Case) -> None:
    """A better place never has fewer points, and a shared place is followed by a gap. With a shared defeat the first
    place stays empty."""
    for where, state in positions(case, games(20, 200), 20):
        outcome = case.game.outcome(state)
        standing = sorted(zip(outcome.ranks, outcome.scores, strict=True), key=lambda place: (place[0], -place[1]))
        assert outcome.reason, where
        if not outcome.winners():
            assert state.over(), f"{where}: lost before the end"
            continue
        for place, (rank, score) in enumerate(standing):
            better = [points for other, points in standing if other < rank]
            assert rank == len(better) + 1, f"{where}: {outcome.plain()}"
            assert all(points >= score for points in better), f"{where}: {outcome.plain()}"
            assert rank <= place + 1, where


def test_the_value_of_a_finished_game_is_its_score(case: Case) -> None:
    for where, state in positions(case, games(20, 200), 20):
        scores = case.game.outcome(state).scores
        for seat in range(case.seats):
            values = case.game.values(state, seat)
            assert len(values) == len(scores), where
            assert not state.over() or values == [THOUSAND * score for score in scores], where
