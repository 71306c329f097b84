"""Lisboa in the terminal: whole games, the table by zones, and prices that are those of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from rossio.client.lisboa import about, position, zones
from rossio.games.lisboa import costs
from rossio.games.lisboa.content import CARD_IDS, LAND_IDS, NOBLE_IDS
from rossio.games.lisboa.game import GAME
from rossio.games.lisboa.state import NONE, Table
from rossio.games.lisboa.steps.store import store_wigs
from rossio.kernel.chance import Chance
from rossio.kernel.facts import OMNISCIENT, SPECTATOR
from rossio.kernel.record import parse
from rossio.words import LANGUAGES, Words, slug
from tests.cli.conftest import Shell

ALWAYS_FIRST = "1\n" * 2_000
EVERY_VARIANT = {"draft": "on", "tasks": "on", "tokens": "on", "start-decrees": "on"}


@pytest.fixture(autouse=True)
def every_word(monkeypatch: pytest.MonkeyPatch) -> None:
    """No message may be missing, and no label may be shown as it is."""
    component, text = Words.component, Words.text

    def missing(_: Words, game: str, name: str, facts: object) -> str:
        raise AssertionError(f"{game}: no message for {name} with {facts}")

    def named(words: Words, game: str, label: str) -> str:
        name = component(words, game, label)
        assert name != label or label.isdigit() or text(words, f"{game}-{slug(label)}"), f"{label} has no name"
        return name

    def said(words: Words, key: str, **facts: object) -> str:
        told = text(words, key, facts)
        assert told is not None, f"no message {key}"
        assert "{" not in told, told
        return told

    monkeypatch.setattr(Words, "bare", missing)
    monkeypatch.setattr(Words, "component", named)
    monkeypatch.setattr(Words, "say", said)


def positions(seats: int, seed: int, every: int, options: dict[str, str] | None = None) -> list[Table]:
    """Positions of a random game, its end included."""
    chance = Chance(seed)
    chosen = {name: value for name, value in (options or {}).items() if name in open_to(seats)}
    state = GAME.setup(seats, chance.word(), GAME.settle_options(seats, chosen))
    found = []
    while not state.over():
        if state.ply % every == 0:
            found.append(state.clone())
        moves = state.legal()
        state.play(moves[chance.below(len(moves))])
    found.append(state.clone())
    return [one for one in found if isinstance(one, Table)]


def open_to(seats: int) -> list[str]:
    return [option.name for option in GAME.options if option.open_to(seats)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "people"), [("1", "1"), ("2", "2"), ("4", "1,3")])
def test_a_whole_game_is_played(rossio: Shell, tmp_path: Path, language: str, seats: str, people: str) -> None:
    words = Words(language)
    file = tmp_path / "end.rossio"
    said = rossio(
        "play",
        "lisboa",
        *("--seats", seats, "--people", people, "--seed", "11", "--language", language),
        typed=ALWAYS_FIRST + f"save {file}\nlook\n",
    )
    assert words.say("score-total") in said
    assert words.ending("lisboa", "wigs") in said
    assert words.say("over") in said
    assert "{" not in said
    assert parse(file.read_text("utf-8")).closing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, EVERY_VARIANT], ids=["plain", "variants"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_table_is_told_at_any_moment(seats: int, options: dict[str, str], language: str) -> None:
    words = Words(language)
    for state in positions(seats, 5, 23, options):
        for viewer in (*range(seats), SPECTATOR, OMNISCIENT):
            told = zones(GAME.view(state, viewer), words)
            assert all(zone.title for zone in told)
            assert len({zone.key for zone in told}) == len(told)
        if not state.over():
            view = GAME.view(state, state.seat())
            for move in state.legal():
                about(view, GAME.space.print(move), words)


def test_hands_are_shown_to_their_owners_only() -> None:
    words = Words("en")
    state = positions(3, 5, 10_000)[0]
    for viewer in range(3):
        told = "\n".join(line for zone in zones(GAME.view(state, viewer), words) for line in zone.lines)
        for seat, player in enumerate(state.players):
            for card in player.hand:
                assert (words.component("lisboa", CARD_IDS[card]) in told) == (seat == viewer)


@pytest.mark.parametrize("seats", GAME.seats)
def test_prices_are_those_of_the_rules(seats: int) -> None:
    for state in positions(seats, 8, 5, EVERY_VARIANT):
        table = position(GAME.view(state, OMNISCIENT))
        for seat, player in enumerate(state.players):
            copy = table.players[seat]
            assert copy.lasting == player.lasting
            assert (copy.room(), copy.slots(), copy.envelope()) == (player.room(), player.slots(), player.envelope())
            assert costs.event_price(table, copy) == costs.event_price(state, player)
            for noble in range(len(NOBLE_IDS)):
                for following in (False, True):
                    told = costs.visit_cost(table, seat, noble, following)
                    assert told == costs.visit_cost(state, seat, noble, following)
            for land in range(len(LAND_IDS)):
                if state.stores[land] == NONE:
                    told = costs.least_price(table, copy.lasting, table.treasury, land)
                    assert told == costs.least_price(state, player.lasting, state.treasury, land)
                    assert [store_wigs(table, land, good) for good in range(4)] == [
                        store_wigs(state, land, good) for good in range(4)
                    ]


def test_a_hand_card_tells_its_two_uses(rossio: Shell) -> None:
    said = rossio("play", "lisboa", "--seats", "3", "--seed", "4", "--names", "Ana,Rui,Eva", typed="1\n")
    assert "Ribeira Slipways into the portfolio: 3 réis now." in said
    assert "Sponsor the event of Ribeira Slipways: for 3 réis." in said
    assert "Visit with Four Percent Levy: The Marquis, for 3 influence." in said


def test_the_magistrate_sits_opposite_a_lone_player(rossio: Shell) -> None:
    said = rossio("play", "lisboa", "--seats", "1", "--seed", "3", typed="1\nlook the mag\nscore\n")
    assert "The Magistrate" in said
    assert "rival" not in said
