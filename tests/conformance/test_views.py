"""One dialect of views: what a view of any game may be relied upon to say, and how."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rossio.kernel.facts import OMNISCIENT
from tests.conformance.cases import Case, games, positions

KEY = re.compile(r"[A-Za-z0-9]+(-[a-z0-9]+)*")
ALWAYS = ("game", "seat", "seats", "phase", "players")
SEATLESS = {"owner", "holder", "player", "governor", "leader", "starter", "active", "by", "taker", "winner"}
"""Words for a person, which must end in `seat` where they name one."""


def entries(value: object, path: str = "") -> Iterator[tuple[str, str, object]]:
    """Every key of a view with its path and what it holds."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield f"{path}.{key}", key, item
            yield from entries(item, f"{path}.{key}")
    elif isinstance(value, list):
        for place, item in enumerate(value):
            yield from entries(item, f"{path}.{place}")


def test_keys_are_kebab(case: Case) -> None:
    for where, state in positions(case, games(1, 4), 40):
        for viewer in (*case.viewers(), OMNISCIENT):
            for path, key, _ in entries(case.game.view(state, viewer)):
                assert KEY.fullmatch(key), f"{where}: {path}"


def test_every_view_says_of_which_game_from_which_seat_and_how_far_it_is(case: Case) -> None:
    for where, state in positions(case, games(1, 4), 40):
        for viewer in (*case.viewers(), OMNISCIENT):
            view = case.game.view(state, viewer)
            assert [key for key in ALWAYS if key not in view] == [], where
            assert (view["game"], view["seat"], view["seats"]) == (case.game.name, viewer, case.seats), where
            players = view["players"]
            assert isinstance(players, list), where
            assert len(players) == len(case.game.outcome(state).scores), where


def test_whatever_names_a_seat_ends_so_counts_from_0_and_is_nothing_for_nobody(case: Case) -> None:
    for where, state in positions(case, games(1, 4), 20):
        known = range(len(case.game.outcome(state).scores))
        for viewer in case.viewers():
            for path, key, value in entries(case.game.view(state, viewer)):
                if path in (".seat", ".seats"):
                    continue
                if key == "seat" or key.endswith("-seat"):
                    assert value is None or value in known, f"{where}: {path} {value}"
                elif key.endswith("-seats"):
                    assert isinstance(value, list), f"{where}: {path} {value}"
                    assert all(one in known for one in value), f"{where}: {path} {value}"
                else:
                    assert key not in SEATLESS or not isinstance(value, int), f"{where}: {path} {value}"


def test_only_who_sees_everything_is_shown_what_is_hidden(case: Case) -> None:
    for where, state in positions(case, games(1, 4), 40):
        assert "hidden" in case.game.view(state, OMNISCIENT), where
        for viewer in case.viewers():
            view = case.game.view(state, viewer)
            assert not [path for path, key, _ in entries(view) if key == "hidden"], where
            added = set(case.game.view(state, OMNISCIENT)) - set(view)
            assert added == {"hidden"}, where
