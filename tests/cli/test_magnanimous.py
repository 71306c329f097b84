"""Magnanimous in the terminal: whole games, and the table by zones."""

from __future__ import annotations

from pathlib import Path

import pytest

from rossio.client.games.magnanimous import about, zones
from rossio.games.magnanimous.content import BARON_IDS, CARD_IDS
from rossio.games.magnanimous.game import GAME
from rossio.games.magnanimous.state import Table
from rossio.kernel.chance import Chance
from rossio.kernel.facts import OMNISCIENT, SPECTATOR
from rossio.kernel.record import parse
from rossio.words import LANGUAGES, Words
from tests.cli.conftest import Shell

pytestmark = pytest.mark.usefixtures("every_word")

ALWAYS_FIRST = "1\n" * 4_000


def positions(seats: int, seed: int, every: int) -> list[Table]:
    """Positions of a random game, its end included."""
    chance = Chance(seed)
    state = GAME.setup(seats, chance.word(), {})
    found = []
    while not state.over():
        if state.ply % every == 0:
            found.append(state.clone())
        moves = state.legal()
        state.play(moves[chance.below(len(moves))])
    found.append(state.clone())
    return [one for one in found if isinstance(one, Table)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "people"), [("2", "2"), ("4", "1")])
def test_a_whole_game_is_played(rossio: Shell, tmp_path: Path, language: str, seats: str, people: str) -> None:
    words = Words(language)
    file = tmp_path / "end.rossio"
    said = rossio(
        "play",
        "magnanimous",
        *("--seats", seats, "--people", people, "--seed", "11", "--language", language),
        typed=ALWAYS_FIRST + f"save {file}\nlook\n",
    )
    assert words.say("score-total") in said
    assert words.say("over") in said
    assert "{" not in said
    assert parse(file.read_text("utf-8")).closing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_table_is_told_at_any_moment(seats: int, language: str) -> None:
    words = Words(language)
    for state in positions(seats, 5, 37):
        for viewer in (*range(seats), SPECTATOR, OMNISCIENT):
            told = zones(GAME.view(state, viewer), words)
            assert all(zone.title and zone.lines for zone in told)
            assert len({zone.key for zone in told}) == len(told)
        if not state.over():
            view = GAME.view(state, state.seat())
            for move in state.legal():
                about(view, GAME.space.print(move), state.about(move), words)


def test_hands_and_barons_are_shown_to_their_owners_only() -> None:
    words = Words("en")
    state = positions(3, 5, 10_000)[0]
    for viewer in range(3):
        told = "\n".join(line for zone in zones(GAME.view(state, viewer), words) for line in zone.lines)
        for seat, player in enumerate(state.players):
            for card in player.hand:
                name = words.component("magnanimous", CARD_IDS[card])
                assert (f"In hand: {name}:" in told) == (seat == viewer)
            for baron in player.dealt:
                assert words.component("magnanimous", BARON_IDS[baron]) not in told


def test_a_choice_tells_what_it_costs(rossio: Shell) -> None:
    said = rossio("play", "magnanimous", "--seats", "2", "--seed", "2", typed="1\n" * 12)
    assert "Produce: Cotton, for 1 real." in said
    assert "act for 1 real, sell the action, or let it pass?" in said
    assert "become Governor: Relief column." in said
