"""The round, the Republic Phase and the End of Round (M21, M22, M73, M74, M77, Q55, Q56)."""

from __future__ import annotations

import pytest

from rossio.games.magnanimous.game import GAME
from rossio.games.magnanimous.state import NOBLES, Table
from rossio.kernel.chance import Chance
from tests.marks import clause
from tests.rules.magnanimous.scenario import BLUE, GREEN, RED, YELLOW, Scene, scene

PHASES = ["emperor", "production", "offensives", "nobles", "republic", "end-of-round"]


@clause("M21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_has_six_phases_in_this_order(seats: int) -> None:
    state = GAME.setup(seats, 4, {})
    assert isinstance(state, Table)
    state.log = []
    chance = Chance(4)
    while not state.over() and state.round < 4:
        moves = state.legal()
        state.play(moves[chance.below(len(moves))])
    begun = [event.facts["phase"] for event in state.log if event.kind == "phase-began"]
    rounds = len([event for event in state.log if event.kind == "round-began"])
    assert rounds >= 2
    assert begun == [f"phase-{phase}" for phase in PHASES * rounds][: len(begun)]


@clause("M22")
@pytest.mark.parametrize("governor", [RED, GREEN, BLUE, YELLOW])
def test_in_order_is_clockwise_from_the_first_player(governor: str) -> None:
    colours = [RED, GREEN, BLUE, YELLOW]
    place = colours.index(governor)
    table = scene(governor=governor)
    for colour in colours:
        table.reis(colour, 3)
    table.throne(RED, "e20").emperor()
    asked = []
    while table.decides():
        asked.append(table.decides())
        table.play("pass")
    assert asked == colours[place:] + colours[:place]


@clause("M73")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (7, 10), (16, 19)])
def test_the_republic_advances_three(before: int, after: int) -> None:
    scene().republic(before).republic_phase().expect_table(republic=after)


@clause("M73", "M3")
def test_t6_the_republic_stops_at_20_and_the_game_ends_after_the_end_of_round() -> None:
    table = scene().republic(18).hand(RED, "c01").republic_phase()
    table.expect_table(republic=20).expect(RED, hand=5)
    assert (table.over(), table.decides()) == ("republic", "")


OPEN = [("sugar", 5), ("cotton", 4), ("coffee", 3), ("leather", 2), ("sugar", 1), ("cotton", 0)]


def exporting(good: str, republic: int) -> Scene:
    """Red's train with one token of a good stands in his port beside a ship, and he exports."""
    made_in = {"cotton": "rio-negro", "sugar": "bahia", "leather": "rio-grande-do-sul", "coffee": "goyaz"}[good]
    table = scene().republic(republic).ships(RED, 1).train(RED, "sergipe", made_in, 1)
    die = "goyaz" if made_in != "goyaz" else "bahia"
    return table.die(die, 1, "space-8a").nobles(RED).put(die, "space-8a").play("act")


@clause("M74", "Q37")
def test_ex_11_open_commerce_spaces() -> None:
    found = []
    for good in ("cotton", "sugar", "leather", "coffee"):
        table = exporting(good, 5)
        for name in table.legal():
            if name.startswith("export"):
                paid = exporting(good, 5).play(name).player(RED).reis
                found.append((good, paid))
                assert name == f"export commerce-{paid} 1"
    assert sorted(found, key=lambda entry: -entry[1]) == OPEN
    refusal = exporting("leather", 5).refused("export commerce-6 1")
    assert (refusal.reason, refusal.clause, refusal.facts["need"]) == ("space-closed", "M74", 6)


@clause("M77", "Q55")
def test_the_end_of_the_round_goes_in_this_sequence() -> None:
    table = scene(governor=BLUE).event("e05").hand(RED, "c01 c02 c03").open_tiles("railway railway")
    table.player(RED).used = 1
    table.end_of_round()
    drew = [event for event in table.log if event.kind == "drew"]
    assert [(event.seat, event.facts["cards"]) for event in drew] == [(2, 5), (3, 5), (0, 2), (1, 5)]
    assert (table.cards("removed"), table.player(RED).used) == ("e05", 0)
    assert table.table.tile_discards == [0, 0]
    assert len(table.table.open_tiles) == 4
    table.expect_table(round=2)


@clause("M77", "Q55")
def test_hands_are_refilled_before_victory_is_checked() -> None:
    table = scene().nobility(GREEN, 20).end_of_round()
    for colour in (RED, GREEN, BLUE, YELLOW):
        table.expect(colour, hand=5)
    assert (table.over(), len(table.table.open_tiles)) == ("nobility", 4)


@clause("M77")
def test_a_hand_above_its_size_is_kept() -> None:
    table = scene().hand(RED, "c01 c02 c03 c04 c05 c06").end_of_round()
    table.expect(RED, hand=6)


@clause("M77")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    table = scene(2).hand(RED, "c01 c02 c03 c04 c05").hand(GREEN, "l01 l02")
    rest = " ".join(name for name in table.cards("deck").split() if name != "e01")
    table.discarded(rest).end_of_round()
    table.expect(GREEN, hand=5)
    assert table.cards(GREEN).split()[2] == "e01"
    assert (table.cards("discards"), len(table.table.deck)) == ("", 56 - 10)


@clause("Q56")
def test_without_deck_and_discards_hands_stay_small() -> None:
    table = scene(2).hand(RED, "c01").hand(GREEN, "l01 l02")
    table.throne(RED, table.cards("deck")).round(0).end_of_round()
    table.expect(RED, hand=1).expect(GREEN, hand=2)


@clause("Q56")
def test_an_empty_pile_of_improvements_is_made_of_their_discards() -> None:
    table = scene().open_tiles("railway machinery")
    pile = table.table.tile_pile
    table.table.tile_discards = pile[1:]
    table.table.tile_pile = pile[:1]
    table.end_of_round()
    assert len(table.table.open_tiles) == 4
    assert table.table.open_tiles[0] == pile[0]
    assert (len(table.table.tile_pile), table.table.tile_discards) == (80 - 4, [])


@clause("M77")
def test_without_an_end_the_next_round_begins() -> None:
    table = scene().nobility(RED, 19).republic(16).phase(NOBLES)
    table.expect_table(round=2, republic=19)
    assert (table.over(), table.asked(), table.decides()) == ("running", "take-die", RED)
