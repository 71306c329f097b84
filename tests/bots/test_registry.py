from __future__ import annotations

import re
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from rossio.bots import registry
from rossio.bots.bot import Bot
from rossio.bots.levels import LevelBot
from rossio.bots.net import NetBot
from rossio.bots.tree import SearchBot
from rossio.kernel.chance import Chance
from rossio.kernel.state import State
from tests.bots.places import TABLES

DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.mark.parametrize("name", registry.BOTS)
def test_every_bot_of_ours_can_be_made(name: str) -> None:
    assert isinstance(registry.make(name, Chance(1)), Bot)
    assert name in registry.names()


def test_a_name_may_carry_a_budget() -> None:
    timed = registry.make("search:0.25s", Chance(1))
    counted = registry.make("search:500", Chance(1))
    assert isinstance(timed, SearchBot)
    assert isinstance(counted, SearchBot)
    assert timed.seconds == 0.25
    assert counted.iterations == 500


def test_net_takes_budgets_as_the_search_does() -> None:
    timed = registry.make("net:0.05s", Chance(1))
    counted = registry.make("net:400", Chance(1))
    assert isinstance(timed, NetBot)
    assert isinstance(counted, NetBot)
    assert timed.seconds == 0.05
    assert counted.iterations == 400


def test_a_budget_may_stand_beside_the_name() -> None:
    master = registry.make("master", Chance(1), 0.5)
    assert isinstance(master, LevelBot)
    assert master.seconds == 0.5


@pytest.mark.parametrize("name", ["genius", "search:", "search:long", "search:-1", "search:0s", "net:x", ""])
def test_an_unknown_bot_is_named(name: str) -> None:
    with pytest.raises(registry.UnknownBot, match=f"^{re.escape(name)}:"):
        registry.make(name, Chance(1))


@pytest.fixture
def plug_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> EntryPoint:
    """The example of docs/bots.md, installed as the document says."""
    text = DOCUMENT.read_text("utf-8")
    (source,) = re.findall(r"^```python\n(.*?)^```$", text, re.M | re.S)
    (table,) = re.findall(r'\[project\.entry-points\."rossio\.bots"\]\n(\w+) = "(.+?)"', text)
    name, value = table
    (tmp_path / f"{value.partition(':')[0]}.py").write_text(source, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    point = EntryPoint(name, value, registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: EntryPoints([point]).select(group=group))
    return point


def test_the_bot_of_the_document_has_at_most_20_lines(plug_in: EntryPoint, tmp_path: Path) -> None:
    (source,) = tmp_path.glob("*.py")
    assert len([line for line in source.read_text("utf-8").splitlines() if line.strip()]) <= 20


def test_the_bot_of_the_document_plays(plug_in: EntryPoint) -> None:
    assert plug_in.name in registry.names()
    for game, seats in TABLES:
        players = [registry.make(plug_in.name, Chance(seat)) for seat in range(seats)]
        state: State = game.setup(seats, 1, {})
        for _ in range(40):
            if state.over():
                break
            seat = state.seat()
            move = players[seat].choose(game, state, seat)
            assert move in state.legal()
            state.play(move)


def test_a_plug_in_that_makes_no_bot_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    points = EntryPoints([EntryPoint("odd", "builtins:repr", registry.GROUP)])
    monkeypatch.setattr(registry, "entry_points", lambda group: points.select(group=group))
    with pytest.raises(registry.UnknownBot, match=r"^odd:"):
        registry.make("odd", Chance(1))
