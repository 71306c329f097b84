"""Single games of a schedule."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rossio.bots.bot import Bot
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from rossio.kernel.state import State
from rossio.lab.meetings import matches
from rossio.lab.meetings.matches import MatchError, held, play, play_closely, seated
from rossio.lab.meetings.schedule import schedule
from tests.lab.tables import coimbra_plan


class Stumbling(Bot):
    def choose(self, game: Game, state: State, seat: int) -> int:
        if state.ply == 3:
            raise KeyError("lost my notes")
        return state.legal()[0]


def test_a_bot_that_fails_is_named_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "make", lambda name, chance: Stumbling())
    fixture = schedule(coimbra_plan(["stumbling"]), 1)[0]
    with pytest.raises(
        MatchError, match=rf"coimbra, seed {fixture.seed}, 2 seats .*decision 3: KeyError.*lost my notes"
    ):
        play(fixture)


def test_other_rules_are_not_played() -> None:
    fixture = schedule(replace(coimbra_plan(["random"]), content="of-tomorrow"), 1)[0]
    with pytest.raises(MatchError, match="of-tomorrow"):
        play(fixture)


def test_a_close_look_changes_no_game() -> None:
    fixture = schedule(coimbra_plan(["random"], 3), 1)[0]
    far, (near, detail) = play(fixture), play_closely(fixture)
    assert (near.scores, near.ranks, near.decisions) == (far.scores, far.ranks, far.decisions)
    assert [sum(points) for points in detail.points] == near.scores
    assert all(len(moves) == matches.OPENING for moves in detail.first)
    assert all("cards" in kept for kept in detail.held + detail.opened)
    assert detail.rounds > 0


def test_components_are_labels_and_nothing_else() -> None:
    view: dict[str, object] = {
        "players": [
            {
                "cards": ["b", "a", "b"],
                "baron": "rich",
                "ministers": {"left": "x", "right": None},
                "coins": 3,
                "spread": {"gold": 2},
                "ships": [{"id": "s"}],
                "empty": [],
                "nothing": None,
                "numbers": [1, 2],
            }
        ]
    }
    assert held(view, 0) == {"cards": ["a", "b"], "baron": ["rich"], "ministers": ["x"]}
    assert held(view, 1) == {}
    assert held({}, 0) == {}


def test_a_budget_is_for_those_who_were_not_told() -> None:
    assert getattr(seated("search", Chance(1), 0.25), "seconds", None) == 0.25
    assert getattr(seated("search:0.5s", Chance(1), 0.25), "seconds", None) == 0.5
    assert seated("random", Chance(1), 0.25) is not None
