"""End of period (L11, L15.7, L15.8, L15.10, L15.11)."""

from __future__ import annotations

import pytest

from rossio.games.lisboa import content
from rossio.games.lisboa.state import NONE
from tests.marks import clause
from tests.rules.lisboa.scenario import GREEN, ORANGE, PURPLE, YELLOW, Scene, scene

DULL = "c27 c28 c29 c30 c31 c32"


def ends_turn(s: Scene, seat: int) -> Scene:
    """The seat gets 1 gold and takes the first card of the display."""
    s.turn(seat).play(s.legal()[0]).asks(seat, "take-card")
    return s.play(s.legal()[0])


def keep_all(s: Scene) -> Scene:
    """Nobody discards."""
    while s.table().prompt().key == "discard-hand":
        s.play("done")
    return s


@clause("L11.1", "L11.2", "L11.3", "L11.4", "L11.5", "L11.6", "L15.7", "L15.8")
def test_ex_30_end_of_period() -> None:
    """Yellow visits the King, Green follows and completes his second set; Orange has the next turn."""
    s = scene(4).church(DULL, cardinal=0).hand(GREEN, "p11 p12 p16 p02 p07").hand(PURPLE, "p14 p08 p01 p03 p17")
    s.hand(YELLOW, "p13 p18 p19 p06 p20").hand(ORANGE, "p04 p09 p21 p05 p10").display("p22 p27 p32 p37")
    s.plans(YELLOW, "s1").officials(YELLOW, manuel=2).has(YELLOW, influence=4).sets(PURPLE, 1)
    s.rubble(GREEN, "brown 2, red, blue").favors(GREEN, "king").plans(GREEN, "s2").officials(GREEN, marquis=2)
    s.cubes("w-a", "red, blue").turn(YELLOW).play("visit p13", "done", "site w-b")
    s.asks(GREEN, "follow").play("follow", "act public", "site w-a").shows(GREEN, sets=2, markers=2, wigs=5)
    s.asks(YELLOW, "take-card").play("take p22").asks(GREEN, "discard-hand")
    s.shows(GREEN, wigs=5 + 6).shows(PURPLE, wigs=5 + 3).shows(YELLOW, wigs=5).shows(ORANGE, wigs=5)
    s.play("discard p11", "discard p12", "discard p16", "done").asks(GREEN, "claim-reward")
    s.offers_only("reward p11", "reward p12").refuses("reward p16", "treasury-no-reward").play("reward p11")
    s.shows(GREEN, goods="gold").asks(PURPLE, "discard-hand")
    s.play("discard p14", "discard p08", "discard p01", "discard p03", "done").asks(PURPLE, "claim-reward")
    s.offers_only("reward p14", "reward p08", "reward p01", "reward p03").play("reward p03", "office king")
    s.offers_only("reward p14", "reward p08").play("reward p08", "favor manuel").shows(PURPLE, reis=14, goods="")
    s.asks(YELLOW, "discard-hand").play("discard p18", "discard p19", "done").shows(YELLOW, goods="", reis=10)
    s.asks(ORANGE, "discard-hand").play("done").asks(ORANGE, "action")
    t = s.table()
    assert [len(p.hand) for p in t.players] == [5, 5, 5, 5]
    assert s.hand_of(GREEN).startswith("p02 p07 ")
    assert s.hand_of(ORANGE) == "p04 p09 p21 p05 p10"
    new = [card for p in t.players for card in p.hand if content.CARD_DECK[card] == content.PURPLE]
    assert len(new) == 3 + 4 + 2
    assert t.period == 2
    assert all(s.gone(card) for card in ("p11", "p12", "p16", "p14", "p08", "p01", "p03", "p18", "p19", "p13"))


@clause("L11.1")
def test_the_second_set_ends_the_first_period_and_the_first_does_not() -> None:
    s = scene(3).rubble(GREEN, "brown, red").cubes("row-b", "blue").has(GREEN, influence=1, reis=20)
    s.hand(GREEN, "p02 p07 p12 p16 p18").turn(GREEN).play("visit p02", "done", "build b1 gold", "house left")
    assert s.table().trigger == NONE
    s = scene(3).rubble(GREEN, "brown 2, red 2, blue").cubes("row-b", "blue").has(GREEN, influence=1, reis=20)
    s.hand(GREEN, "p02 p07 p12 p16 p18").turn(GREEN).play("visit p02", "done", "build b1 gold", "house left")
    assert s.table().trigger == GREEN
    s.asks(GREEN, "take-card").play(s.legal()[0]).asks(GREEN, "discard-hand")


@clause("L11.1", "L15.6")
def test_three_empty_decks_end_the_period_and_two_do_not() -> None:
    s = scene(3).decks(manuel=0, king=1).display("p32").decks(king=1).turn(GREEN).play(gold_first(GREEN))
    s.play("take p32").asks(PURPLE, "action")
    s = scene(3).decks(manuel=0, marquis=0).display("p32").decks(king=1).turn(GREEN).play(gold_first(GREEN))
    assert s.table().trigger == NONE
    s.play("take p32").asks(GREEN, "discard-hand")
    assert s.table().trigger == GREEN


def gold_first(seat: int) -> str:
    """Get 1 Gold with the first card of the tidy hand."""
    return "get-gold " + scene(3).hand_of(seat).split()[0]


@clause("L15.6")
def test_a_deck_is_empty_when_its_last_card_has_been_taken_not_when_it_lies_open() -> None:
    s = scene(3).decks(manuel=0, marquis=0).display("p32 p37").decks(king=1, treasury=2).turn(GREEN)
    s.play(gold_first(GREEN), "take p37").asks(PURPLE, "action")
    assert s.table().trigger == NONE


@clause("L11.2")
def test_the_rest_of_the_display_goes_and_sets_pay_3_wigs_each() -> None:
    s = scene(3).sets(GREEN, 2).sets(YELLOW, 1).trigger(GREEN)
    ends_turn(s, GREEN)
    t = s.table()
    assert t.display == [NONE] * 4
    assert t.decks == [(), (), (), ()]
    s.shows(GREEN, wigs=11).shows(PURPLE, wigs=5).shows(YELLOW, wigs=8)
    assert s.scores("period") == [6, 0, 3]
    keep_all(s)
    red = [
        card for card, deck in enumerate(content.CARD_DECK) if deck == content.RED and card in (*t.discards, *t.unseen)
    ]
    assert len(red) == 19


@clause("L11.3", "L1.15", "L15.28")
@pytest.mark.parametrize(("seats", "copies"), [(2, "a"), (3, "ab"), (4, "abc")])
def test_purple_ships_on_brown_ones(seats: int, copies: str) -> None:
    s = scene(seats).shipyard("").trigger(GREEN).has(GREEN, goods="gold, cloth, book")
    s.performs(GREEN, "ship").idle()
    keep_all(ends_turn(s, GREEN))
    names = [content.SHIP_IDS[ship] for ship in reversed(s.table().shipyard)]
    assert sorted(names[: len(copies)]) == [f"h3{copy}" for copy in copies]
    assert sorted(names[len(copies) :]) == [f"h4{copy}" for copy in copies]
    assert [content.SHIP_HULL[ship] for ship in s.table().shipyard[-1:]] == [3]


@clause("L11.3")
def test_ships_left_in_the_shipyard_leave_the_game() -> None:
    s = scene(3).trigger(GREEN)
    keep_all(ends_turn(s, GREEN))
    assert sorted(content.SHIP_IDS[ship] for ship in s.table().ships_out) == ["h1a", "h1b", "h2a", "h2b"]


@clause("L11.4")
def test_from_the_one_who_triggered_it_clockwise() -> None:
    s = scene(4).trigger(YELLOW)
    ends_turn(s, GREEN)
    for seat in (YELLOW, ORANGE, GREEN, PURPLE):
        s.asks(seat, "discard-hand").play("done")
    s.asks(PURPLE, "action")


@clause("L11.4")
def test_penalties_are_ignored_and_treasury_cards_give_nothing() -> None:
    s = scene(3).hand(GREEN, "p05 p10 p15 p16 p17").trigger(GREEN).has(GREEN, goods="cloth 2, book")
    s.turn(GREEN).play("get-gold p17").play(s.legal()[0])
    s.play("discard p05", "discard p10", "discard p15", "discard p16", "done").asks(PURPLE, "discard-hand")
    s.shows(GREEN, goods="gold, cloth 2, book", reis=10, wigs=5)


@clause("L11.4", "L15.10")
def test_one_reward_of_each_noble_in_an_order_of_choice() -> None:
    s = scene(3).hand(GREEN, "p02 p07 p12 p09 p15").display("p22").trigger(GREEN).turn(GREEN)
    s.play("get-gold p15", "take p22")
    s.play("discard p02", "discard p07", "discard p12", "discard p09", "done")
    s.offers_only("reward p02", "reward p07", "reward p12", "reward p09").play("reward p09").shows(GREEN, influence=8)
    s.offers_only("reward p02", "reward p12").play("reward p12")
    s.asks(PURPLE, "discard-hand").shows(GREEN, goods="gold, cloth, tool", reis=10)


@clause("L11.4")
def test_any_number_may_be_discarded_also_none_or_all() -> None:
    s = scene(3).trigger(GREEN)
    ends_turn(s, GREEN)
    hand = s.hand_of(GREEN).split()
    s.offers_only("done", *[f"discard {card}" for card in hand])
    for card in hand:
        s.play(f"discard {card}")
    while s.table().seat() == GREEN:
        s.play(s.legal()[0])
    assert s.hand_of(GREEN) == ""
    s.asks(PURPLE, "discard-hand").play("done", "done").asks(PURPLE, "action")
    assert len(s.player(GREEN).hand) == 5
    assert all(content.CARD_DECK[card] == content.PURPLE for card in s.player(GREEN).hand)


@clause("L11.5")
def test_kept_cards_count_in_the_five_and_the_rest_of_the_deck_leaves_the_game() -> None:
    s = scene(3).hand(GREEN, "p02 p07 p12 p16 p18").trigger(GREEN)
    keep_all(ends_turn(s, GREEN).play("discard p07", "done"))
    t = s.table()
    purple = [card for p in t.players for card in p.hand if content.CARD_DECK[card] == content.PURPLE]
    gone = [card for card in t.unseen if content.CARD_DECK[card] == content.PURPLE]
    assert [len(p.hand) for p in t.players] == [5, 5, 5]
    assert (len(purple), len(gone)) == (1, 20)


@clause("L11.6")
def test_brown_decks_by_kind_and_full_displays() -> None:
    s = scene(3).trigger(GREEN).church(DULL, cardinal=0).decrees_shown("d01 d03 d05")
    keep_all(ends_turn(s, GREEN))
    t = s.table()
    for kind, card in enumerate(t.display):
        assert content.CARD_DECK[card] == content.BROWN
        assert content.CARD_KIND[card] == kind
        assert len(t.decks[kind]) == 4
        assert all(content.CARD_DECK[c] == content.BROWN and content.CARD_KIND[c] == kind for c in t.decks[kind])
    assert NONE not in t.church
    assert len(t.decrees) == 8


@clause("L11.6", "L15.11")
@pytest.mark.parametrize(("ended", "following"), [(GREEN, PURPLE), (YELLOW, ORANGE), (ORANGE, GREEN)])
def test_the_next_player_goes_on_whoever_triggered_it(ended: int, following: int) -> None:
    s = scene(4).starts(PURPLE).trigger(PURPLE)
    keep_all(ends_turn(s, ended)).asks(following, "action")
    assert s.table().starter == PURPLE
    assert (s.table().period, s.table().trigger) == (2, NONE)


@clause("L15.7")
def test_the_first_cause_counts_and_one_end_of_period_follows() -> None:
    """Purple, following, completes a second set; then Green's card empties the third deck: Purple begins."""
    s = scene(3).decks(manuel=0, marquis=0).display("p32").decks(king=1).plans(GREEN, "s1").officials(GREEN, manuel=2)
    s.has(GREEN, influence=10).has(PURPLE, influence=10).favors(PURPLE, "king").plans(PURPLE, "s2")
    s.officials(PURPLE, manuel=2).rubble(PURPLE, "brown 2, red 2, blue").cubes("w-a", "blue")
    s.hand(GREEN, "p12 p02 p07 p16 p18").turn(GREEN).play("visit p12", "done", "site w-d")
    s.play("follow", "act public", "site w-a").asks(GREEN, "take-card").play("take p32")
    for seat in (PURPLE, YELLOW, GREEN):
        s.asks(seat, "discard-hand").play("done")
    s.asks(PURPLE, "action")
    assert s.table().trigger == NONE


@clause("L15.8", "L11.1")
def test_a_trigger_interrupts_nothing() -> None:
    """Green completes the set by a visit; Purple may still follow, the card is taken, the church scores, cards come."""
    s = scene(3).church(DULL, cardinal=5).rubble(GREEN, "brown 2, red 2, blue").cubes("w-d", "blue").plans(GREEN, "s1")
    s.officials(GREEN, manuel=2).has(GREEN, influence=10).has(PURPLE, influence=10).favors(PURPLE, "king")
    s.hand(GREEN, "p12 p02 p07 p16 p18").turn(GREEN).play("visit p12", "act cardinal", "meet 1 c32", "site w-d")
    assert s.table().trigger == GREEN
    s.asks(PURPLE, "follow").play("follow", "act favor", "favor manuel").asks(GREEN, "take-card").play(s.legal()[0])
    s.asks(GREEN, "give-up").play("done").asks(GREEN, "discard-hand")
    told = [kind for kind in s.kinds_told() if kind in ("set", "follow", "took-card", "card-out", "period-ends")]
    assert told == ["set", "follow", "took-card", "card-out", "period-ends"]


@clause("L15.10")
def test_a_set_completed_in_the_change_earns_and_triggers_nothing() -> None:
    """The Cardinal of P13 brings C35, which brings the cube of Green's second set."""
    s = scene(3).church("c35 c28 c29 c30 c31 c32", cardinal=0).rubble(GREEN, "brown 2, red 2, blue")
    s.cubes("pile", "blue 2, red").hand(GREEN, "p13 p02 p07 p16 p18").trigger(YELLOW).turn(YELLOW)
    s.play(s.legal()[0]).play(s.legal()[0]).asks(YELLOW, "discard-hand").play("done").shows(GREEN, wigs=8)
    s.play("discard p13", "done", "meet 1 c35", "cube pile blue").shows(GREEN, wigs=8, sets=2, markers=2)
    assert s.table().trigger == YELLOW
    s.asks(PURPLE, "discard-hand").play("done").asks(GREEN, "action")
    assert s.table().trigger == NONE


@clause("L15.10")
def test_rewards_are_done_before_the_next_player_and_nothing_refills_meanwhile() -> None:
    """Green takes a tile by P13, Purple by P34: Purple finds the gap; the church refills after all."""
    s = scene(3).church(DULL, cardinal=0).hand(GREEN, "p13 p02 p07 p16 p18").hand(PURPLE, "p34 p01 p06 p17 p20")
    s.trigger(GREEN).turn(YELLOW).play(s.legal()[0]).play(s.legal()[0])
    s.play("discard p13", "done", "meet 1 c28").asks(PURPLE, "discard-hand")
    s.play("discard p34", "done").asks(YELLOW, "discard-hand")
    assert (s.clergy_of(GREEN), s.clergy_of(PURPLE)) == ("c28", "c29")
    s.board(cardinal=2).play("done").asks(GREEN, "action")
    assert NONE not in s.table().church


@clause("L15.10", "L10.2")
def test_church_scoring_of_the_change_follows_the_last_rewards() -> None:
    s = scene(3).church(DULL, cardinal=5).hand(PURPLE, "p13 p01 p06 p17 p20").clergy(GREEN, "c03").trigger(PURPLE)
    s.turn(GREEN).play(s.legal()[0]).play(s.legal()[0]).asks(PURPLE, "discard-hand")
    s.play("discard p13", "done", "meet 1 c27").asks(YELLOW, "discard-hand").play("done")
    s.asks(GREEN, "discard-hand").play("done").asks(PURPLE, "give-up").play("give-up c27")
    s.asks(GREEN, "give-up").play("give-up c03").asks(PURPLE, "action").shows(PURPLE, wigs=8).shows(GREEN, wigs=8)


@clause("L15.9")
def test_in_the_second_period_a_second_or_third_set_triggers_nothing() -> None:
    for sets in (1, 2):
        s = scene(3).second_period().sets(GREEN, sets).rubble(GREEN, f"brown {sets + 1}, red {sets + 1}, blue {sets}")
        s.cubes("row-b", "blue").performs(GREEN, "store").play("build b1 gold").shows(GREEN, sets=sets + 1)
        assert s.table().trigger == NONE
