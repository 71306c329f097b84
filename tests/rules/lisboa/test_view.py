"""What a seat may see (L15.44)."""

from __future__ import annotations

import pytest

from rossio.games.lisboa import content, costs
from rossio.games.lisboa.game import GAME, table_of
from rossio.games.lisboa.state import NONE
from rossio.kernel.chance import Chance
from rossio.kernel.drive import drive
from rossio.kernel.facts import OMNISCIENT, SPECTATOR
from tests.marks import clause
from tests.rules.lisboa.scenario import GREEN, PURPLE, YELLOW, scene

BLUE = [f"p{number:02}" for number in range(1, 22)]


def boards(view: dict[str, object]) -> list[dict[str, object]]:
    players = view["players"]
    assert isinstance(players, list)
    return players


@clause("L15.44")
def test_only_the_own_hand_is_seen() -> None:
    s = scene(3).hand(GREEN, "p02 p07 p12").hand(PURPLE, "p01 p06 p11")
    green = boards(GAME.view(s.table(), GREEN))
    assert green[GREEN]["hand"] == ["p02", "p07", "p12"]
    assert green[PURPLE]["hand"] is None
    assert green[PURPLE]["hand-size"] == 3
    spectator = boards(GAME.view(s.table(), SPECTATOR))
    assert [board["hand"] for board in spectator] == [None, None, None]


def shuffled(things: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    items = list(things)
    chance.shuffle(items)
    return tuple(items)


@clause("L15.44")
@pytest.mark.parametrize("seat", [GREEN, SPECTATOR])
def test_hands_decks_bags_and_unseen_cards_are_in_no_view(seat: int) -> None:
    """With all of them drawn anew the view is the same, to the last number."""
    state = table_of(GAME.setup(3, 8, {"tasks-1": "on", "tasks-3": "on", "tokens": "on"}))
    drive(state, Chance(4), 60)
    other = state.clone()
    chance = Chance(9)
    hidden = [card for p in other.players[1:] for card in p.hand if content.CARD_DECK[card] == content.BLUE]
    pool = [*hidden, *other.unseen]
    chance.shuffle(pool)
    for p in other.players[1:]:
        p.hand = [pool.pop() if card in hidden else card for card in p.hand]
    other.unseen = tuple(pool)
    other.decks = [shuffled(deck, chance) for deck in other.decks]
    other.decree_deck = shuffled(other.decree_deck, chance)
    chance.shuffle(other.clergy_bag)
    other.task_deck = shuffled(other.task_deck, chance)
    covered = [*other.building_stacks[0][:-2], *other.building_stacks[1][:-2]]
    chance.shuffle(covered)
    other.building_stacks = [(*(covered.pop() for _ in stack[:-2]), *stack[-2:]) for stack in other.building_stacks]
    assert other.encode() != state.encode()
    assert GAME.view(other, seat) == GAME.view(state, seat)


@clause("L15.44")
def test_reis_goods_clergy_decrees_plans_and_discards_are_open() -> None:
    s = scene(3).has(GREEN, reis=7, goods="gold 2, book", influence=3, wigs=8).clergy(GREEN, "c13").sets(GREEN, 1)
    s.plans(GREEN, "s1").decrees(GREEN, "d01 d30").portfolio(GREEN, "p01 p16 h1a").cargo("h1a", 0).favors(GREEN, "king")
    s.officials(GREEN, king=2, plaza_marquis=1).hand(GREEN, "p02 p07").display("p22 p27 p32 p37").turn(GREEN)
    s.play("get-gold p07", "take p27")
    for seat in (PURPLE, YELLOW, SPECTATOR):
        view = GAME.view(s.table(), seat)
        board = boards(view)[GREEN]
        assert (board["reis"], board["influence"], board["wigs"]) == (7, 3, 8)
        assert board["goods"] == {"gold": 3, "cloth": 0, "book": 1, "tool": 0}
        assert (board["clergy"], board["plans"], board["decrees"]) == (["c13"], ["s1"], ["d01", "d30"])
        assert (board["nobles"], board["treasuries"]) == (["p01"], ["p16"])
        assert board["ships"] == [{"ship": "h1a", "cargo": 0, "sea": False}]
        assert board["favors"] == ["king"]
        assert view["discards"] == ["p07"]
        offices = view["offices"]
        assert isinstance(offices, dict)
        assert (offices["king"]["office"], offices["marquis"]["plaza"]) == ([2, 0, 0], [1, 0, 0])


@clause("L15.44")
def test_the_building_under_the_next_one_is_covered() -> None:
    s = scene(3)
    shown = GAME.view(s.table(), GREEN)["buildings"]
    assert isinstance(shown, dict)
    for architect, stack in zip(("blue", "green"), s.table().building_stacks, strict=True):
        seen = {shown[architect]["available"], shown[architect]["next"]}
        assert seen == {content.BUILDING_IDS[stack[-1]], content.BUILDING_IDS[stack[-2]]}
    text = str(GAME.view(s.table(), GREEN))
    covered = [content.BUILDING_IDS[building] for stack in s.table().building_stacks for building in stack[:-2]]
    assert not [building for building in covered if f"'{building}'" in text]


@clause("L15.44")
def test_cards_that_left_the_game_unseen_are_not_told() -> None:
    """After the set-up of two players eleven blue cards are out of the game, face down."""
    state = table_of(GAME.setup(2, 5, {}))
    text = str(GAME.view(state, GREEN))
    own = [content.CARD_IDS[card] for card in state.players[GREEN].hand]
    assert [card for card in BLUE if f"'{card}'" in text] == sorted(own)
    everything = str(GAME.view(state, OMNISCIENT))
    assert [card for card in BLUE if f"'{card}'" in everything] == BLUE


@clause("L15.44", "L1.4")
def test_a_drawn_card_is_told_to_all_only_if_all_saw_it() -> None:
    """A card taken from the display was open; a tile kept at set-up is told to its owner alone."""
    state = table_of(GAME.setup(3, 5, {}))
    state.log = []
    seat = state.seat()
    tile = GAME.space.print(state.legal()[0]).split()[1]
    state.play(state.legal()[0])
    kept = state.log[0]
    assert kept.seen_by(seat)["tile"] == tile
    assert "tile" not in kept.seen_by((seat + 1) % 3)
    s = scene(3).hand(GREEN, "p02 p07").display("p22 p27 p32 p37").turn(GREEN).play("get-gold p07", "take p27")
    assert s.events[-1].kind == "turn"
    taken = next(event for event in s.events if event.kind == "took-card")
    assert taken.seen_by(PURPLE)["card"] == "p27"


def test_what_is_reckoned_is_for_who_looks_and_for_watchers_for_who_is_at_turn() -> None:
    table = table_of(GAME.setup(3, 4, {}))
    drive(table, Chance(2), 40)
    table.active = PURPLE
    told = {viewer: GAME.view(table, viewer)["reckoned"] for viewer in (GREEN, YELLOW, SPECTATOR, OMNISCIENT)}
    seats = {viewer: numbers["seat"] for viewer, numbers in told.items() if isinstance(numbers, dict)}
    assert seats == {GREEN: GREEN, YELLOW: YELLOW, SPECTATOR: PURPLE, OMNISCIENT: PURPLE}


@pytest.mark.parametrize("seats", GAME.seats)
def test_prices_in_the_view_are_those_of_the_rules(seats: int) -> None:
    chance = Chance(8)
    state = table_of(GAME.setup(seats, 8, {}))
    while not state.over():
        moves = state.legal()
        state.play(moves[chance.below(len(moves))])
        if state.ply % 9:
            continue
        view = GAME.view(state, 0)
        lands = view["reckoned"]["lands"]  # type: ignore[index]
        free = [land for land in range(len(content.LAND_IDS)) if state.stores[land] == NONE]
        assert lands == {
            content.LAND_IDS[land]: costs.least_price(state, state.players[0].lasting, state.treasury, land)
            for land in free
        }
        for seat, board in enumerate(boards(view)):
            visits = board["visits"]
            assert isinstance(visits, dict)
            costing = [costs.visit_cost(state, seat, noble, False) for noble in range(len(content.NOBLE_IDS))]
            assert [visits[noble]["cost"] for noble in content.NOBLE_IDS] == costing
