"""The ends of the game and the points (M2-M4, M78-M86, Q51-Q54, Q58-Q64)."""

from __future__ import annotations

import pytest

from rossio.games.magnanimous.game import GAME
from tests.marks import clause
from tests.rules.magnanimous.scenario import BLUE, GREEN, RED, YELLOW, Scene, scene


def proclaimed(table: Scene) -> Scene:
    """The Republic is proclaimed in this round, which ends."""
    return table.republic(17).republic_phase()


@clause("M2")
def test_who_stands_on_20_at_the_end_of_a_round_wins() -> None:
    table = scene().nobility(GREEN, 19).advance(GREEN, 1)
    assert table.over() == "running"
    table.refusing().nobility(RED, 19).end_of_round()
    assert (table.over(), table.winners(), table.decides()) == ("nobility", [GREEN], "")


@clause("M3", "M2")
def test_the_republic_is_checked_at_the_end_of_the_round_only() -> None:
    table = scene().republic(18).reis(BLUE, 30).throne(RED, "e16").emperor()
    assert (table.table.republic, table.over()) == (20, "running")
    table.end_of_round()
    assert (table.over(), table.winners()) == ("republic", [BLUE])


@clause("M3", "Q51")
def test_t16_republic_and_nobility_in_one_round_and_points_decide() -> None:
    table = proclaimed(scene().nobility(GREEN, 20).reis(BLUE, 60))
    assert (table.over(), table.winners()) == ("republic", [BLUE])
    assert table.points(GREEN)["title"] == 12
    assert table.points(BLUE)["reis"] == 20


@clause("M2", "M3", "Q51")
def test_where_the_first_ends_the_game_who_stood_on_20_before_the_republic_wins() -> None:
    table = proclaimed(scene(first_ends=True).nobility(GREEN, 20).reis(BLUE, 60))
    assert (table.over(), table.winners(), table.told("ended")) == ("nobility", [GREEN], [{"end": "end-nobility"}])


@clause("M3", "Q51")
def test_where_the_first_ends_the_game_points_decide_if_the_republic_was_there_before() -> None:
    table = scene(first_ends=True).republic(18).nobility(GREEN, 19).reis(BLUE, 60).throne(RED, "e16").emperor()
    table.advance(GREEN, 1).refusing().expect(GREEN, nobility=20).expect_table(republic=20).end_of_round()
    assert (table.over(), table.winners()) == ("republic", [BLUE])


@clause("Q51", "M78")
def test_where_nobility_was_first_all_on_20_compare_their_votes_whenever_they_came() -> None:
    """Green came before the Republic, Red behind it with more deputies."""
    table = scene(first_ends=True).republic(18).nobility(GREEN, 20).nobility(RED, 19).deputies(RED, 1)
    table.throne(RED, "e16").emperor().advance(RED, 1).refusing().end_of_round()
    assert (table.over(), table.winners()) == ("nobility", [RED])


@clause("Q51")
def test_how_the_game_ends_is_an_option_and_the_procedure_its_default() -> None:
    assert [option.values for option in GAME.options if option.name == "end"] == [["procedure", "first"]]
    for value, first in (("procedure", False), ("first", True)):
        assert GAME.view(GAME.setup(4, 1, {"end": value}), 0)["first-ends"] is first
    assert GAME.view(GAME.setup(4, 1, {}), 0)["first-ends"] is False


@clause("Q52")
def test_proclaimed_stays_proclaimed() -> None:
    table = scene().republic(19).throne(RED, "e01 e05").emperor().expect_table(republic=19)
    assert table.cards("events") == "e05 e01"
    table.end_of_round()
    assert table.over() == "republic"


@clause("M78", "Q54")
def test_two_on_20_compare_all_fixed_votes_and_all_deputies() -> None:
    """Red: minister 3 + referendum 1 + baron 2 + 1 deputy = 7; Green: ministers 3 + 2, 3 deputies = 8."""
    table = scene().nobility(RED, 20).nobility(GREEN, 20).minister(RED, "m02").won(RED, "l15").baron(RED, "b06")
    table.deputies(RED, 0, 1).minister(GREEN, "m07").minister(GREEN, "m12").deputies(GREEN, 2, 1)
    table.hand(RED, "c01 c02 l01 l03 l04").end_of_round()
    assert (table.over(), table.winners()) == ("nobility", [GREEN])


@clause("M78", "Q54")
@pytest.mark.parametrize(
    ("held", "votes"), [("m02", 3), ("m18", 3), ("b06", 2), ("b07", 2), ("c05", 2), ("l15", 1), ("l10", 1)]
)
def test_fixed_votes_of_either_party_count_as_much_as_deputies(held: str, votes: int) -> None:
    """Green came first, so that Red needs one vote more than Green has deputies."""
    more = scene().nobility(GREEN, 20).nobility(RED, 20).holds(RED, held).deputies(GREEN, votes - 1).end_of_round()
    assert more.winners() == [RED]
    equal = scene().nobility(GREEN, 20).nobility(RED, 20).holds(RED, held).deputies(GREEN, 0, votes).end_of_round()
    assert equal.winners() == [GREEN]


@clause("Q54")
def test_cards_in_hand_do_not_count_in_the_last_vote() -> None:
    table = scene().nobility(GREEN, 20).nobility(RED, 20).hand(RED, "c01 c02 c03 c04").deputies(GREEN, 1)
    assert table.end_of_round().winners() == [GREEN]


@clause("M78", "Q53")
def test_equal_votes_and_who_came_first_to_20_wins() -> None:
    table = scene(governor=RED).nobility(RED, 19).nobility(BLUE, 19).nobility(GREEN, 20)
    table.table.players[1].arrival, table.table.players[1].nobility, table.table.arrivals = 0, 12, 0
    table.advance(BLUE, 1).advance(RED, 1).deputies(GREEN, 4, 4).end_of_round()
    assert table.winners() == [BLUE]


@clause("Q53")
def test_at_the_same_instant_the_order_of_play_decides() -> None:
    """The Ball on Fiscal Island brings Red and Blue to 20, Blue first: he is Governor."""
    table = scene(governor=BLUE).nobility(RED, 19).nobility(BLUE, 19).reis(RED, 3).reis(BLUE, 3)
    table.throne(RED, "e20").emperor().play("trade", "trade").end_of_round()
    assert (table.over(), table.winners()) == ("nobility", [BLUE])


@clause("Q58")
def test_steps_beyond_20_are_lost() -> None:
    table = scene().nobility(RED, 20).nobility(GREEN, 20).deputies(RED, 1).advance(GREEN, 3).expect(GREEN, nobility=20)
    assert table.end_of_round().winners() == [RED]


@clause("Q63")
def test_a_nobility_end_has_no_points() -> None:
    table = scene().nobility(RED, 20).reis(BLUE, 90).troops("sao-paulo", 4).end_of_round()
    assert table.points(BLUE) == {
        "title": 0, "commerce": 0, "referendums": 0, "troops": 0, "reis": 0, "occupied": 0, "governor": 0,
        "nobility": 0,
    }  # fmt: skip
    assert table.winners() == [RED]


@clause("M79")
@pytest.mark.parametrize(
    ("nobility", "points"), [(0, 0), (1, 3), (6, 3), (7, 6), (12, 6), (13, 9), (18, 9), (19, 12), (20, 12)]
)
def test_points_of_the_title(nobility: int, points: int) -> None:
    assert proclaimed(scene().nobility(RED, nobility)).points(RED)["title"] == points


def commerce(seats: int, *holdings: str) -> list[int]:
    """The points of each player, who hold commerce spaces as `space*tokens`."""
    table = scene(seats)
    for colour, spaces in zip((RED, GREEN, BLUE, YELLOW), holdings, strict=False):
        for entry in spaces.split():
            space, tokens = entry.split("*")
            table.commerce(f"commerce-{space}", colour, int(tokens))
    proclaimed(table)
    return [table.points(colour)["commerce"] for colour in (RED, GREEN, BLUE, YELLOW)[:seats]]


@clause("M80")
def test_most_commerce_spaces_10_and_second_5() -> None:
    assert commerce(4, "0*1 1*1 2*1", "3*5 4*5", "5*5") == [10, 5, 0, 0]
    assert commerce(3, "0*5", "1*1 2*1", "") == [5, 10, 0]


@clause("M80")
def test_with_two_players_only_the_first_counts() -> None:
    assert commerce(2, "0*1 1*1", "2*1") == [10, 0]


@clause("M80", "Q59")
def test_ties_go_by_tokens() -> None:
    assert commerce(3, "0*1 1*2", "2*2 3*2", "4*5") == [5, 10, 0]


@clause("Q59")
@pytest.mark.parametrize(
    ("seats", "holdings", "points"),
    [
        (4, ("0*2", "1*2", "2*1", ""), [7, 7, 0, 0]),
        (4, ("0*2", "1*2", "2*2", "3*1"), [5, 5, 5, 0]),
        (2, ("0*2", "1*2"), [5, 5]),
        (4, ("0*2 1*1", "2*2", "3*2", "4*1"), [10, 2, 2, 0]),
        (3, ("", "", ""), [0, 0, 0]),
        (3, ("0*1", "", ""), [10, 0, 0]),
    ],
)
def test_ties_in_tokens_too_are_shared_and_no_tokens_no_points(
    seats: int, holdings: tuple[str, ...], points: list[int]
) -> None:
    assert commerce(seats, *holdings) == points


@clause("M81", "Q64")
def test_three_for_each_referendum_whatever_its_colour() -> None:
    table = proclaimed(scene().won(RED, "c01 c02 l01").won(GREEN, "l03"))
    assert [table.points(colour)["referendums"] for colour in (RED, GREEN, BLUE)] == [9, 3, 0]


@clause("M82", "Q60")
def test_two_for_each_troop_on_the_board_but_not_for_ships_or_the_imperial_area() -> None:
    table = scene().troops("goyaz", 3).troops("bahia", 1).ships(RED, port=2, rio=2).imperial(5)
    assert proclaimed(table).points(RED)["troops"] == 8
    assert table.points(GREEN)["troops"] == 0


@clause("M83")
@pytest.mark.parametrize(("reis", "points"), [(0, 0), (2, 0), (3, 1), (11, 3), (12, 4)])
def test_one_for_each_full_three_reis(reis: int, points: int) -> None:
    assert proclaimed(scene().reis(RED, reis)).points(RED)["reis"] == points


@clause("M84", "Q61")
def test_minus_five_for_each_occupied_province_port_included() -> None:
    table = proclaimed(scene(3).occupy("goyaz sergipe uruguay ceara"))
    assert [table.points(colour)["occupied"] for colour in (RED, GREEN, BLUE)] == [-10, -5, 0]


@clause("M85")
def test_five_for_the_governor() -> None:
    table = proclaimed(scene(governor=BLUE))
    assert [table.points(colour)["governor"] for colour in (RED, GREEN, BLUE, YELLOW)] == [0, 0, 5, 0]


@clause("M79", "M80", "M81", "M82", "M83", "M84", "M85")
def test_t7_points_of_a_count() -> None:
    table = scene(governor=RED).nobility(RED, 8).commerce("commerce-3", RED, 1).commerce("commerce-4", RED, 1)
    table.commerce("commerce-5", GREEN, 5).won(RED, "c01 l01").troops("goyaz", 4).troops("bahia", 1).reis(RED, 10)
    proclaimed(table.occupy("rio-negro"))
    assert list(table.points(RED).values()) == [6, 10, 6, 10, 3, -5, 5, 0]
    assert GAME.outcome(table.table).scores[0] == 35


@clause("M86")
def test_most_points_win() -> None:
    table = proclaimed(scene().troops("sao-paulo", 4).reis(GREEN, 21))
    assert GAME.outcome(table.table).scores == [5, 7, 8, 0]
    assert (table.winners(), GAME.outcome(table.table).ranks) == ([BLUE], [3, 2, 1, 4])


@clause("M86", "Q62")
def test_a_tie_goes_by_reis_and_is_shared_if_they_are_equal() -> None:
    table = proclaimed(scene().troops("sao-paulo", 3).reis(BLUE, 8).troops("ceara", 4).reis(YELLOW, 2))
    assert GAME.outcome(table.table).scores == [5, 0, 8, 8]
    assert table.winners() == [BLUE]
    shared = proclaimed(scene().troops("sao-paulo", 4).troops("ceara", 4).reis(BLUE, 2).reis(YELLOW, 2))
    assert shared.winners() == [BLUE, YELLOW]
    assert GAME.outcome(shared.table).ranks == [3, 4, 1, 1]


@clause("M2", "M3")
def test_a_running_game_is_judged_as_if_the_round_ended_now() -> None:
    nobody = scene().nobility(GREEN, 19).reis(BLUE, 90)
    assert (GAME.outcome(nobody.table).reason, nobody.winners()) == ("republic", [BLUE])
    arrived = scene().nobility(GREEN, 20).reis(BLUE, 90)
    assert (GAME.outcome(arrived.table).reason, arrived.winners()) == ("nobility", [GREEN])
    arrived.republic(19).throne(RED, "e05").emperor()
    assert (arrived.over(), GAME.outcome(arrived.table).reason, arrived.winners()) == ("running", "republic", [BLUE])


@clause("M2", "M3")
def test_the_log_tells_how_the_game_ended() -> None:
    assert proclaimed(scene()).told("ended") == [{"end": "end-republic"}]
    assert scene().nobility(RED, 20).end_of_round().told("ended") == [{"end": "end-nobility"}]
