"""What is gained at once, and told: what came, not what was offered (C25, C46, C80, C82)."""

from __future__ import annotations

import pytest

from rossio.words import Words
from tests.marks import clause
from tests.rules.coimbra.scenario import CHRIS, PHIL, scene


@clause("C46")
def test_a_gain_over_the_limit_is_told_as_what_came_and_what_found_no_room() -> None:
    scenario = scene(2).has(PHIL, guards=18).listen().takes(PHIL, "fa-0").play("choose guards")
    assert scenario.told("gained", "spilled") == [
        ("gained", PHIL, {"what": {"guards": 2}}),
        ("spilled", PHIL, {"what": {"guards": 5}}),
    ]


@clause("C46")
def test_a_gain_that_finds_no_room_at_all_is_no_gain() -> None:
    scenario = scene(2).has(PHIL, guards=20).listen().takes(PHIL, "fa-0").play("choose guards")
    assert scenario.told("gained", "spilled") == [("spilled", PHIL, {"what": {"guards": 7}})]


@clause("C25", "C46")
@pytest.mark.parametrize(
    ("guards", "coins", "came", "lost"),
    [(7, 7, {"guards": 2, "coins": 2}, {}), (20, 19, {"coins": 1}, {"guards": 2, "coins": 1})],
)
def test_distress_tells_what_came(guards: int, coins: int, came: dict[str, int], lost: dict[str, int]) -> None:
    scenario = scene(2).has(PHIL, guards=guards, coins=coins).line("castle", "grey-1 phil").listen()
    scenario.resolve("castle").play("distress")
    spilled = [("spilled", PHIL, {"what": lost})] if lost else []
    assert scenario.told("distressed", "spilled") == [("distressed", PHIL, {"what": came}), *spilled]


@clause("C25")
def test_distress_of_the_rich_brings_nothing_in_words() -> None:
    told = {"event": "distressed", "seat": PHIL, "what": {}}
    said = [Words(language, {PHIL: "Phil"}).event("coimbra", told) for language in ("en", "pt", "fr")]
    assert said == [
        "Phil is in distress and takes nothing.",
        "Phil está em aflição; recebe: nada.",
        "Phil est en détresse\N{NO-BREAK SPACE}; reçu\N{NO-BREAK SPACE}: rien.",
    ]


@clause("C80")
def test_who_hands_over_gives_in_full_and_the_taker_is_told_what_found_no_room() -> None:
    scenario = scene(2).has(PHIL, guards=20, coins=5).listen().acquires(PHIL, "m303")
    scenario.has(PHIL, guards=20).play("give goods")
    assert scenario.told("gave", "spilled") == [
        ("gave", CHRIS, {"taker-seat": PHIL, "what": {"guards": 1, "coins": 1}}),
        ("spilled", PHIL, {"what": {"guards": 1}}),
    ]


@clause("C34", "C82")
@pytest.mark.parametrize(
    ("space", "told"),
    [
        (5, [("lowered", CHRIS, {"track": "cleric", "spaces": 3, "space": 2})]),
        (2, [("lowered", CHRIS, {"track": "cleric", "spaces": 2, "space": 0})]),
        (0, []),
    ],
)
def test_a_cleric_given_up_lowers_its_track_as_far_as_it_goes(space: int, told: list[object]) -> None:
    scenario = scene(2).has(CHRIS, cards="l201").on_track("cleric", space, CHRIS).acquires(PHIL, "l304")
    assert scenario.listen().play("surrender l201").told("raised", "lowered") == told


@clause("C82")
@pytest.mark.parametrize(("space", "spaces"), [(3, 3), (13, 2), (15, 0)])
def test_a_track_is_told_to_rise_only_as_far_as_it_rises(space: int, spaces: int) -> None:
    scenario = scene(2).on_track("council", space, PHIL).listen().enters(PHIL, "mo-i-05")
    rise = {"track": "council", "spaces": spaces, "space": space + spaces}
    assert scenario.told("raised") == ([("raised", PHIL, rise)] if spaces else [])
