"""End of the game: the last rounds (L12.1, L2.8, L15.5, L15.9) and who wins (L12.10, L12.11, L15.41)."""

from __future__ import annotations

import pytest

from rossio.games.lisboa.game import GAME, table_of
from rossio.games.lisboa.state import NONE, OVER
from rossio.kernel.chance import Chance
from tests.marks import clause
from tests.rules.lisboa.scenario import GREEN, ORANGE, PURPLE, YELLOW, Scene, scene


def turns_left(s: Scene, seat: int) -> list[int]:
    """Who has a turn from this seat on, everybody getting 1 gold, until the game is over."""
    s.turn(seat)
    t = s.table()
    seen = [seat]
    while not t.over():
        if t.active != seen[-1]:
            seen.append(t.active)
        t.play(t.legal()[0])
        assert GAME.faults(t) == []
    return seen


@clause("L12.1")
def test_the_fourth_set_of_the_second_period_triggers_the_end() -> None:
    s = scene(3).second_period().rubble(GREEN, "brown 4, red 4, blue 3").cubes("row-b", "blue")
    s.performs(GREEN, "store").play("build b1 gold").shows(GREEN, sets=4)
    assert s.table().trigger == GREEN


@clause("L12.1", "L2.8")
def test_ex_31_the_round_is_finished_and_one_more_is_played() -> None:
    """Yellow starts, Green sits at her right: clockwise Yellow, Orange, Purple, Green. Orange triggers the end."""
    yellow, orange, purple, green = 0, 1, 2, 3
    s = scene(4).second_period().starts(yellow).trigger(orange)
    assert turns_left(s, orange) == [orange, purple, green, yellow, orange, purple, green]
    assert s.table().phase == OVER


@clause("L12.1", "L15.9", "L2.8")
@pytest.mark.parametrize(
    ("triggered", "turns"),
    [(YELLOW, [2, 0, 1, 2, 0, 1]), (GREEN, [0, 1, 2, 0, 1]), (PURPLE, [1, 2, 0, 1])],
)
def test_all_have_had_the_same_number_of_turns(triggered: int, turns: list[int]) -> None:
    """Yellow holds the marker; Purple has the last seat, so that only the extra round follows her."""
    assert turns_left(scene(3).second_period().starts(YELLOW).trigger(triggered), triggered) == turns


@clause("L12.1", "L15.6", "L15.7")
def test_three_empty_decks_trigger_the_end_too() -> None:
    s = scene(3).second_period().decks(manuel=0, marquis=0).display("p73").decks(king=1).turn(PURPLE)
    s.play(s.legal()[0], "take p73")
    assert (s.table().trigger, s.table().ending) == (PURPLE, 1)
    s.asks(YELLOW, "action")


@clause("L15.9")
def test_further_triggers_are_ignored() -> None:
    """Green's fourth set in the last round changes nothing; the set counts."""
    s = scene(2).second_period().trigger(PURPLE).rubble(GREEN, "brown 4, red 4, blue 3").cubes("row-b", "blue")
    s.turn(PURPLE).play(s.legal()[0]).play(s.legal()[0]).asks(GREEN, "action")
    assert s.table().ending == 2
    s.hand(GREEN, "p02 p07 p12 p16 p18").has(GREEN, influence=10).play("visit p02", "done", "build b1 gold")
    s.play("from-influence 0", "house left").play(s.legal()[0]).asks(PURPLE, "action")
    assert (s.table().trigger, s.table().ending) == (PURPLE, 2)
    s.play(s.legal()[0]).play(s.legal()[0])
    assert s.table().over()
    assert s.scores("rubble") == [12, 0]


@clause("L15.9", "L10.1")
def test_follows_refills_and_card_taking_go_on_in_the_last_rounds() -> None:
    s = scene(2).second_period().trigger(PURPLE).favors(PURPLE, "marquis").has(GREEN, influence=10)
    s.has(PURPLE, influence=10).turn(PURPLE).play(s.legal()[0]).play(s.legal()[0])
    s.hand(GREEN, "p07 p02 p12 p16 p18").play("visit p07").play(s.legal()[0]).asks(PURPLE, "follow").play("follow")
    s.play(s.legal()[0]).asks(GREEN, "take-card").play(s.legal()[0]).asks(PURPLE, "action")
    assert len(s.player(GREEN).hand) == 5
    assert len(s.table().decrees) == 8


@clause("L15.5", "L2.6")
def test_with_an_empty_display_no_card_is_taken() -> None:
    s = scene(2).second_period().trigger(PURPLE).decks(manuel=0, marquis=0, king=0, treasury=0)
    s.turn(PURPLE).play(s.legal()[0]).asks(GREEN, "action")
    assert len(s.player(PURPLE).hand) == 4


@clause("L15.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hand_never_falls_below_3_and_only_after_the_trigger(seats: int) -> None:
    for seed in range(4):
        t = table_of(GAME.setup(seats, seed, {}))
        chance = Chance(seed + 50)
        while not t.over():
            if t.prompt().key == "action":
                lowest = min(len(p.hand) for p in t.players)
                assert lowest == 5 or (t.period == 2 and t.ending and lowest >= 3)
            moves = t.legal()
            t.play(moves[chance.below(len(moves))])


@clause("L12.11")
def test_the_wigs_of_the_track_and_of_the_seven_scores_decide() -> None:
    """Purple has more wigs on the track, Green more in all: 5 + 3 + 6 + 4 against 12."""
    s = scene(2).has(GREEN, wigs=5, reis=0, influence=0).has(PURPLE, wigs=12, reis=0, influence=0)
    s.portfolio(GREEN, "h1a h2a").sets(GREEN, 2).favors(GREEN, "king marquis")
    outcome = GAME.outcome(s.table())
    assert outcome.scores == [18, 12]
    assert outcome.winners() == [GREEN]
    assert GAME.sheet(s.table()).total(GREEN) == 18


@clause("L12.10", "L15.41")
@pytest.mark.parametrize(
    ("better", "winner"),
    [
        ("sets", PURPLE),
        ("stores", PURPLE),
        ("plans", PURPLE),
        ("money", PURPLE),
        ("", NONE),
    ],
)
def test_ties_in_the_order_of_sets_stores_plans_money(better: str, winner: int) -> None:
    """Orange is ahead in all that comes later in the order; wigs are equal."""
    s = scene(4)
    order = ["sets", "stores", "plans", "money"]
    for seat in range(4):
        s.has(seat, reis=0, influence=0)
    later = order[order.index(better) + 1 :] if better else []
    for seat, merits in ((PURPLE, [better]), (ORANGE, later)):
        if "sets" in merits:
            s.sets(seat, 1)
        if "stores" in merits:
            s.store(seat, f"b{seat + 1}", "gold" if seat == PURPLE else "book")
        if "plans" in merits:
            s.plans(seat, f"s{seat + 1}", done=True)
        if "money" in merits:
            s.has(seat, reis=4)
    final = [sum(row[-7:]) for row in GAME.sheet(s.table()).rows]
    for seat in range(4):
        s.has(seat, wigs=40 - final[seat])
    outcome = GAME.outcome(s.table())
    assert outcome.scores == [40, 40, 40, 40]
    assert outcome.winners() == ([winner] if better else [0, 1, 2, 3])


@clause("L15.41", "L12.10")
def test_money_as_a_tie_break_is_reis_in_hand() -> None:
    """Green's influence would be worth more réis than Purple holds, but only réis in hand count."""
    s = scene(2).has(GREEN, reis=1, influence=6).has(PURPLE, reis=2, influence=5)
    outcome = GAME.outcome(s.table())
    assert outcome.scores == [6, 6]
    assert outcome.winners() == [PURPLE]


@clause("L12.10")
def test_a_full_tie_is_a_shared_victory() -> None:
    assert GAME.outcome(scene(3).table()).ranks == [1, 1, 1]
