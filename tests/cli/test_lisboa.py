"""Lisboa in the terminal: whole games, and the table by zones."""

from __future__ import annotations

from pathlib import Path

import pytest

from rossio.client.games.lisboa import about, zones
from rossio.games.lisboa.content import CARD_IDS
from rossio.games.lisboa.game import GAME
from rossio.games.lisboa.state import Table
from rossio.kernel.chance import Chance
from rossio.kernel.facts import OMNISCIENT, SPECTATOR
from rossio.kernel.record import parse
from rossio.words import LANGUAGES, Words
from tests.cli.conftest import Shell

pytestmark = pytest.mark.usefixtures("every_word")

ALWAYS_FIRST = "1\n" * 2_000
EVERY_VARIANT = {"draft": "on", "tasks-1": "on", "tokens": "on", "start-decrees": "on"}


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
                about(view, GAME.space.print(move), state.about(move), words)


def test_hands_are_shown_to_their_owners_only() -> None:
    words = Words("en")
    state = positions(3, 5, 10_000)[0]
    for viewer in range(3):
        told = "\n".join(line for zone in zones(GAME.view(state, viewer), words) for line in zone.lines)
        for seat, player in enumerate(state.players):
            for card in player.hand:
                assert (words.component("lisboa", CARD_IDS[card]) in told) == (seat == viewer)


def test_a_hand_card_tells_its_two_uses(rossio: Shell) -> None:
    said = rossio("play", "lisboa", "--seats", "3", "--seed", "4", "--names", "Ana,Rui,Eva", typed="1\n")
    assert "Ribeira Slipways into the portfolio: 3 réis now." in said
    assert "Sponsor the event on Ribeira Slipways: for 3 réis." in said
    assert "Visit with Secretary of State: The Marquis, for 3 influence." in said


def test_the_magistrate_sits_opposite_a_lone_player(rossio: Shell) -> None:
    said = rossio("play", "lisboa", "--seats", "1", "--seed", "3", typed="1\nlook the mag\nscore\n")
    assert "The Magistrate" in said
    assert "rival" not in said
