"""The table of Coimbra in words."""

from __future__ import annotations

import pytest

from rossio.client.games import coimbra
from rossio.games.coimbra.game import GAME
from rossio.words import Words
from tests.rules.coimbra.scenario import CHRIS, PHIL, Scene, scene


def told(scenario: Scene, zone: str, language: str = "en") -> list[str]:
    words = Words(language, {PHIL: "Phil", CHRIS: "Chris"})
    view = GAME.view(scenario.table, PHIL)
    return next(part.lines for part in coimbra.zones(view, words) if part.key == zone)


def test_a_track_says_what_each_disk_is_paid() -> None:
    scenario = scene(2).has(PHIL, council=5, scholar=13).has(CHRIS, cleric=6)
    grey, _, purple, green = told(scenario, "tracks")
    assert grey.startswith("Council: Phil on 5 (3 guards a die) and Chris on 0 (1 guard a die). Worth 7 and 3 points")
    assert "Chris on 6 (2 pilgrim steps a die)" in purple
    assert "Phil on 13 (10 victory points a die)" in green


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Pilgrim steps for each purple die: 1 on space 0, 2 on 1 to 3, 2 on 4 to 6, 3 on 7 to 9,"),
        ("pt", "Passos do peregrino por cada dado roxo: 1 no espaço 0, 2 do 1 ao 3, 2 do 4 ao 6, 3 do 7 ao 9,"),
        ("fr", "Pas de pèlerin pour chaque dé violet\N{NO-BREAK SPACE}: 1 sur la case 0, 2 de 1 à 3, 2 de 4 à 6,"),
    ],
)
def test_the_income_of_all_spaces_is_told_on_request(language: str, line: str) -> None:
    assert line in told(scene(2), "income", language)[2]


def test_dice_that_show_no_face_are_called_by_their_colour() -> None:
    scenario = scene(2).pool("grey-4 white-2")
    assert told(scenario.phase("b"), "pool") == ["grey 4 and white 2"]
    assert told(scenario.phase("e"), "pool") == ["grey die and white die"]
