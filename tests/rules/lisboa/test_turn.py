"""The turn (L2, L15.1, L15.4 to L15.6)."""

from __future__ import annotations

import pytest

from rossio.games.lisboa import content
from rossio.games.lisboa.game import GAME, table_of
from rossio.games.lisboa.state import NONE, without
from rossio.kernel.chance import Chance
from tests.marks import clause
from tests.rules.lisboa.scenario import GREEN, PURPLE, YELLOW, Scene, scene

SHOWN = "p22 p27 p32 p37"


def green_to_play(seats: int = 3, **options: str) -> Scene:
    """Green has one noble card of each kind and two treasury cards; four known cards are face up."""
    return scene(seats, **options).hand(GREEN, "p02 p07 p12 p16 p18").display(SHOWN)


@clause("L2.1", "L15.1")
def test_dock_act_take_a_card_then_end_of_turn() -> None:
    s = green_to_play().portfolio(GREEN, "h1a").cargo("h1a", 1, at_sea=True).turn(GREEN)
    s.asks(GREEN, "action").play("get-gold p18").asks(GREEN, "take-card").play("take p22").asks(PURPLE, "action")
    wanted = ["docked", "get-gold", "took-card", "card-out", "turn"]
    assert [kind for kind in s.kinds_told()[1:] if kind in wanted] == wanted


@clause("L2.1")
def test_there_is_one_action_a_turn() -> None:
    s = green_to_play().has(GREEN, goods="tool").portfolio(PURPLE, "h1a").turn(GREEN)
    s.play("portfolio p16", "sell tool h1a").asks(GREEN, "take-card").play("take p22").asks(PURPLE, "action")


@clause("L2.2")
def test_own_ships_at_sea_come_back_empty_at_the_start_of_the_turn() -> None:
    s = green_to_play().portfolio(GREEN, "h1a h2a").cargo("h1a", 1, at_sea=True).cargo("h2a", 1)
    s.portfolio(PURPLE, "h2b").cargo("h2b", 2, at_sea=True).turn(GREEN)
    assert (s.crates("h1a"), s.sailing("h1a")) == (0, False)
    assert (s.crates("h2a"), s.sailing("h2a")) == (1, False)
    assert (s.crates("h2b"), s.sailing("h2b")) == (2, True)
    s.shows(GREEN, wigs=5, goods="")


@clause("L2.3", "L2.4", "L2.6")
def test_ex_01_get_1_gold() -> None:
    s = green_to_play().turn(GREEN)
    s.offers("get-gold p02", "get-gold p07", "get-gold p12", "get-gold p16", "get-gold p18")
    s.play("get-gold p12").shows(GREEN, goods="gold", reis=10, influence=5, wigs=5).asks(GREEN, "take-card")
    assert s.hand_of(GREEN) == "p02 p07 p16 p18"
    s.play("take p32")
    assert s.hand_of(GREEN) == "p02 p07 p16 p18 p32"
    assert s.gone("p12")


@clause("L2.4")
@pytest.mark.parametrize("seats", [2, 4])
def test_discarded_cards_never_come_back(seats: int) -> None:
    state = table_of(GAME.setup(seats, 3, {}))
    chance = Chance(3)
    out: list[int] = []
    while not state.over():
        moves = state.legal()
        state.play(moves[chance.below(len(moves))])
        assert state.discards[: len(out)] == out
        out = state.discards[:]
        held = [card for p in state.players for card in (*p.hand, *p.nobles, *p.treasuries)]
        assert not set(out) & {*held, *state.display}
    assert len(out) > 20


@clause("L2.5")
def test_a_noble_card_goes_to_the_portfolio_or_visits_and_a_treasury_card_sponsors() -> None:
    s = green_to_play().has(GREEN, goods="tool").plans(GREEN, "s1").officials(GREEN, king=2).turn(GREEN)
    s.offers("portfolio p02", "portfolio p07", "portfolio p12", "portfolio p16")
    s.offers("visit p02", "visit p07", "visit p12", "sponsor p16", "sponsor p18")
    s.refuses("visit p16", "no-noble-card").refuses("sponsor p02", "no-treasury-card")
    s.play("portfolio p02").asks(GREEN, "sell-or-trade")


@clause("L2.5", "L15.2")
def test_only_actions_that_can_be_performed_are_offered() -> None:
    """Without goods nothing follows a portfolio play; without a plan the King cannot be visited."""
    s = green_to_play().turn(GREEN)
    s.lacks("portfolio p07", "portfolio p16").refuses("portfolio p07", "no-sale-no-trade", have=0)
    s.lacks("visit p12").refuses("visit p12", "no-own-plan")
    s.lacks("sponsor p18").refuses("sponsor p18", "kinds-short", have=0, need=1)


@clause("L2.6")
@pytest.mark.parametrize("card", SHOWN.split())
def test_any_face_up_card_may_be_taken_and_the_hand_is_five_again(card: str) -> None:
    s = green_to_play().turn(GREEN).play("get-gold p18")
    s.offers_only("take p22", "take p27", "take p32", "take p37").play(f"take {card}")
    assert len(s.player(GREEN).hand) == 5
    assert s.hand_of(GREEN).split()[-1] == card


@clause("L2.6", "L10.1")
def test_the_last_face_up_card_is_asked_for_so_that_the_turn_can_be_taken_back() -> None:
    """The next card shows only when this one is taken; until then nothing hidden has come, and undo reaches back."""
    s = green_to_play().decks(manuel=0, marquis=0, king=0).turn(GREEN)
    s.play("get-gold p18").asks(GREEN, "take-card").offers_only("take p37")
    assert s.table().horizon < s.table().ply
    s.play("take p37")
    assert s.table().horizon == s.table().ply
    assert s.hand_of(GREEN) == "p02 p07 p12 p16 p37"


@clause("L2.6", "L10.1")
def test_the_next_card_of_the_deck_shows_only_after_the_turn() -> None:
    s = green_to_play().turn(GREEN)
    under = s.table().decks[2][-1]
    s.play("get-gold p18")
    assert s.table().display[2] == content.CARD_IDS.index("p32")
    s.play("take p32")
    assert s.table().display[2] == under
    assert len(s.table().decks[2]) == 3
    assert [len(deck) for deck in s.table().decks] == [4, 4, 3, 4]


@clause("L2.7")
def test_a_card_at_court_gives_only_its_visit() -> None:
    """P08 would bring 4 réis and adds 2 influence in a portfolio."""
    s = scene(3).hand(GREEN, "p02 p08 p12 p16 p18").decrees_shown("d01 d02").display(SHOWN).turn(GREEN)
    s.play("visit p08", "decree d01", "take p22").shows(GREEN, reis=10, influence=4)
    assert s.top_row(GREEN) == ""
    assert s.player(GREEN).envelope() == 0
    assert s.gone("p08")


@clause("L2.7")
def test_a_penalty_at_court_does_not_apply() -> None:
    s = scene(3).hand(GREEN, "p02 p10 p12 p16 p18").decrees_shown("d01 d02").display(SHOWN).turn(GREEN)
    s.play("visit p10", "decree d01").shows(GREEN, reis=10)


@clause("L2.7", "L9.1", "L9.2")
def test_a_treasury_card_at_court_gives_only_its_event() -> None:
    """P16: no subsidy, no move of the treasury marker, no real in later payments."""
    s = green_to_play().has(GREEN, influence=0).turn(GREEN)
    s.play("sponsor p16", "office king", "done").shows(GREEN, reis=10 - 3).board(treasury=3)
    s.play("take p22")
    assert s.bottom_row(GREEN) == ""
    assert s.player(GREEN).lasting == (0,) * content.BENEFITS
    assert s.gone("p16")


@clause("L2.8")
def test_the_turn_passes_to_the_left() -> None:
    s = green_to_play(4).turn(GREEN)
    seats = []
    for _ in range(6):
        seats.append(s.t.seat())
        s.play(s.legal()[0])
        s.play(s.legal()[0])
    assert seats == [0, 1, 2, 3, 0, 1]


@clause("L2.8", "L12.1")
def test_a_round_is_counted_from_the_starting_player_marker() -> None:
    """The end is triggered; Purple holds the marker: Green's turn ends the round, one more follows."""
    s = green_to_play().second_period().starts(PURPLE).trigger(YELLOW).turn(YELLOW)
    seats = []
    while not s.t.over():
        if s.t.prompt().key == "action":
            seats.append(s.t.seat())
        s.play(s.legal()[0])
    assert seats == [YELLOW, GREEN, PURPLE, YELLOW, GREEN]


@clause("L15.1", "L10.2", "L13.1")
def test_the_full_order_of_a_turn() -> None:
    """Visit and follow; card; church scoring; refills; tasks; end of the period; next player."""
    s = green_to_play(tasks_1="on").portfolio(GREEN, "h1a").cargo("h1a", 1, at_sea=True)
    s.church("c01 c03 c05 c07 c09 c11", cardinal=5).clergy(GREEN, "c13").plans(GREEN, "s1")
    s.officials(GREEN, king=2).favors(PURPLE, "king").trigger(GREEN)
    for player in s.table().players:
        s.table().task_deck += tuple(task for task in range(12) if player.tasks >> task & 1)
        player.tasks = 0
    s.table().players[GREEN].tasks = 1 << content.TASK_IDS.index("tb7")
    s.table().task_deck = without(s.table().task_deck, content.TASK_IDS.index("tb7"))
    t = s.turn(GREEN).table()
    for move in ("visit p12", "act cardinal", "meet 1 c11", "site w-a", "follow", "act favor", "favor king"):
        t.play(GAME.space.parse(move))
    s.asks(GREEN, "take-card")
    t.play(GAME.space.parse("take p22"))
    s.asks(GREEN, "give-up")
    assert (t.display[0], t.church.count(NONE)) == (NONE, 1)
    for move in ("give-up c13", "done"):
        t.play(GAME.space.parse(move))
    s.asks(GREEN, "discard-hand").shows(GREEN, reis=10 + 4 + 3)
    while s.t.prompt().key == "discard-hand":
        t.play(GAME.space.parse("done"))
    s.asks(PURPLE, "action")
    wanted = [
        *["turn", "docked", "visit", "paid-visit", "cardinal", "church-due", "site", "building", "follow", "favor"],
        *["took-card", "gave-up", "card-out", "clergy-out", "task", "period-ends", "period-begins"],
    ]
    told = [kind for kind in s.kinds_told() if kind in wanted]
    assert list(dict.fromkeys(told)) == wanted


@clause("L15.1")
def test_nobody_chooses_in_church_scoring_with_fresh_cards_in_sight() -> None:
    s = green_to_play().church("c01 c03 c05 c07 c09 c11", cardinal=5).clergy(GREEN, "c13").has(GREEN, goods="cloth")
    s.decrees_shown("d01 d02 d03 d04 d05 d06 d07").portfolio(GREEN, "h1a").turn(GREEN)
    s.play("portfolio p16", "trade cloth cardinal", "meet 2 c01", "take p32").asks(GREEN, "give-up")
    assert s.table().display[2] == NONE
    assert s.table().church[0] == NONE
    assert len(s.table().decrees) == 7
    s.play("done").asks(PURPLE, "action")
    assert NONE not in s.table().display
    assert NONE not in s.table().church
    assert len(s.table().decrees) == 8


@clause("L15.4")
def test_get_1_gold_is_open_beside_other_actions_and_with_a_full_gold_store() -> None:
    s = green_to_play().has(GREEN, goods="gold 2").turn(GREEN)
    s.offers("portfolio p07", "visit p07", *(f"get-gold {card}" for card in s.hand_of(GREEN).split()))
    s.play("get-gold p07").shows(GREEN, goods="gold 2")
    assert s.gone("p07")


@clause("L15.4")
def test_get_1_gold_is_the_way_out_and_nobody_may_pass() -> None:
    """No goods, no influence, no wigs, no réis: nothing but gold."""
    s = green_to_play().has(GREEN, reis=0, influence=0, wigs=0).hand(GREEN, "p07 p15 p10 p16 p17").turn(GREEN)
    s.offers_only("get-gold p07", "get-gold p15", "get-gold p10", "get-gold p16", "get-gold p17")
    s.refuses("done", "not-now")


@clause("L15.5")
def test_without_a_face_up_card_none_is_taken() -> None:
    s = green_to_play().decks(manuel=0, marquis=0, king=0, treasury=0).trigger(GREEN).second_period().starts(PURPLE)
    s.decks(manuel=0, marquis=0, king=0, treasury=0).turn(GREEN).play("get-gold p18").asks(PURPLE, "action")
    assert s.hand_of(GREEN) == "p02 p07 p12 p16"


@clause("L15.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_fall_only_after_the_end_is_triggered_and_never_below_three(seats: int) -> None:
    least = 5
    for seed in range(8):
        state = table_of(GAME.setup(seats, seed, {}))
        chance = Chance(seed)
        while not state.over():
            if state.prompt().key == "action":
                held = len(state.players[state.seat()].hand)
                least = min(least, held)
                assert held == 5 or state.ending
            moves = state.legal()
            state.play(moves[chance.below(len(moves))])
    assert 3 <= least <= (5 if seats == 2 else 4)


@clause("L15.6", "L11.1")
def test_a_deck_is_empty_when_its_last_face_up_card_has_been_taken() -> None:
    s = green_to_play().decks(manuel=0, marquis=0, king=1).turn(GREEN).play("get-gold p18")
    assert s.table().trigger == NONE
    s.play("take p32").asks(GREEN, "discard-hand")
    assert [kind for kind in s.kinds_told() if kind in ("took-card", "triggered")] == ["triggered", "took-card"]


@clause("L15.6")
def test_a_deck_with_a_card_left_face_down_is_not_empty() -> None:
    s = green_to_play().decks(manuel=0, marquis=0, king=2).turn(GREEN).play("get-gold p18", "take p32")
    assert s.table().trigger == NONE
    s.asks(PURPLE, "action")


@clause("L15.6")
def test_empty_decks_are_looked_at_when_a_card_is_taken_at_no_other_time() -> None:
    s = green_to_play().decks(manuel=0, marquis=0, king=0).turn(GREEN)
    assert s.table().trigger == NONE
    s.play("get-gold p18", "take p37")
    assert s.told("triggered") == [{"event": "triggered", "seat": GREEN, "period": 1}]
