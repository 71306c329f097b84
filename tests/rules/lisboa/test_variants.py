"""Variants: starting tasks, city tokens, starting decrees (L13, L15.42, L15.43)."""

from __future__ import annotations

import pytest

from rossio.games.lisboa import content
from rossio.games.lisboa.game import GAME, table_of
from rossio.games.lisboa.state import COVERED, NONE
from rossio.games.lisboa.steps.church import ChurchScoring
from rossio.games.lisboa.steps.tasks import TaskRewards
from rossio.kernel.game import UnknownOption
from tests.marks import clause
from tests.rules.lisboa.scenario import GREEN, PURPLE, YELLOW, Scene, scene

DULL = "c27 c28 c29 c30 c31 c32"


def tasks() -> Scene:
    """Green may visit everybody and do everything; Purple and Yellow look on."""
    s = (
        scene(3, tasks_1="on", tasks_2="on", tasks_3="on")
        .has(GREEN, influence=10, goods="gold 2, cloth, book, tool")
        .church(DULL, cardinal=0)
    )
    return s.plans(GREEN, "s1").officials(GREEN, manuel=2).hand(GREEN, "p02 p07 p12 p16 p18").portfolio(YELLOW, "h2a")


def card(s: Scene) -> Scene:
    """The political card; with it the turn ends."""
    s.asks(GREEN, "take-card")
    return s.play(s.legal()[0])


def store(s: Scene) -> Scene:
    return card(s.turn(GREEN).play("visit p02", "done", "build b1 gold", "from-influence 0", "house left"))


def ship(s: Scene) -> Scene:
    return card(s.turn(GREEN).play("visit p07", "act ship", "pay-goods tool").play(s.legal()[0]))


def decree(s: Scene) -> Scene:
    return card(s.turn(GREEN).play("visit p07", "done").play(s.legal()[0]))


def public(s: Scene) -> Scene:
    return card(s.turn(GREEN).play("visit p12", "done", "site w-d"))


DEEDS = {"store": store, "ship": ship, "decree": decree, "public": public}
DONE_BY = {
    "ta1": ["store", "ship"],
    "ta2": ["public", "decree", "ship"],
    "ta3": ["store", "decree", "ship"],
    "ta4": ["ship", "public"],
}
"""A visit with which a ship is built ends with a decree."""


@clause("L13.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_a_card_each_and_the_b_deck(seats: int) -> None:
    t = table_of(GAME.setup(seats, 5, {f"tasks-{seat + 1}": "on" for seat in range(seats)}))
    held = [p.tasks for p in t.players[:seats]]
    assert len(set(held)) == seats
    assert all(mask in [1 << task for task in range(4)] for mask in held)
    assert sorted(t.task_deck) == list(range(4, 12))
    assert [p.tasks for p in table_of(GAME.setup(seats, 5, {})).players[:seats]] == [0] * seats


@clause("L13.1")
@pytest.mark.parametrize("new", [[1], [2], [1, 3], [2, 3, 4]])
def test_only_the_seats_of_new_players_have_tasks(new: list[int]) -> None:
    t = table_of(GAME.setup(4, 5, {f"tasks-{seat}": "on" for seat in new}))
    assert [seat for seat in range(1, 5) if t.players[seat - 1].tasks] == new
    assert sorted(t.task_deck) == list(range(4, 12))
    assert GAME.faults(t) == []
    with pytest.raises(UnknownOption):
        GAME.setup(2, 5, {"tasks-3": "on"})


@clause("L13.1", "L15.43")
def test_who_is_no_new_player_earns_nothing_by_a_task() -> None:
    s = scene(3, tasks_2="on").has(GREEN, influence=10).hand(GREEN, "p02 p07 p12 p16 p18").turn(GREEN)
    assert s.tasks_of(GREEN) == ""
    s.play("visit p07").play(s.legal()[0]).asks(GREEN, "take-card").play(s.legal()[0])
    assert s.tasks_of(GREEN) == ""
    assert s.told("task") == []


@clause("L13.1", "L13.2")
@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("task", DONE_BY)
def test_an_a_task_done_by_a_visit_brings_two_b_cards(task: str, deed: str) -> None:
    s = DEEDS[deed](tasks().task(GREEN, task))
    if deed in DONE_BY[task]:
        assert task not in s.tasks_of(GREEN).split()
        assert len(s.tasks_of(GREEN).split()) == 2
        assert len(s.table().task_deck) == 6
    else:
        assert s.tasks_of(GREEN) == task


@clause("L13.1")
def test_an_a_task_needs_a_visit_with_an_own_card() -> None:
    """A ship by trading, a decree by an event and a store by following leave the card where it is."""
    s = tasks().task(GREEN, "ta1").turn(GREEN).play("portfolio p16", "trade book ship", "pay-goods tool", "done")
    assert card(s).tasks_of(GREEN) == "ta1"
    s = (
        tasks()
        .task(GREEN, "ta2")
        .hand(GREEN, "p38 p02 p07 p12 p16")
        .turn(GREEN)
        .play("sponsor p38", "from-influence 0")
    )
    assert card(s.play(s.legal()[0])).tasks_of(GREEN) == "ta2"
    s = tasks().task(PURPLE, "ta3").favors(PURPLE, "manuel").has(PURPLE, influence=9).turn(GREEN)
    s.play("visit p02", "done", "build b1 gold", "from-influence 0", "house left")
    s.play("follow", "act store", "build b3 book", "from-influence 0", "house left")
    assert card(s).tasks_of(PURPLE) == "ta3"


@clause("L13.1", "L15.1")
def test_the_reward_comes_at_the_end_of_the_turn_and_the_card_is_discarded() -> None:
    s = tasks().task(GREEN, "tb6").turn(GREEN).play("portfolio p16", "trade tool plan", "plan blue", "done")
    assert "tb6" in s.tasks_of(GREEN)
    s.asks(GREEN, "take-card").play(s.legal()[0]).asks(GREEN, "place-official")
    assert "tb6" not in s.tasks_of(GREEN)
    assert s.table().tasks_gone == 1 << content.TASK_IDS.index("tb6")
    told = [kind for kind in s.kinds_told() if kind in ("took-card", "card-out", "task")]
    assert told == ["took-card", "card-out", "task"]
    s.play("office king").asks(PURPLE, "action")
    assert s.office("king") == [1, 0, 0]


def rewarded(s: Scene) -> Scene:
    """The tasks done so far are rewarded now."""
    return s.steps(TaskRewards())


def opened(s: Scene) -> Scene:
    """The turn has begun with the tasks before the players."""
    for p in s.table().players:
        p.tasks_open = p.tasks
    return s


@clause("L13.2", "L15.43")
def test_tb5_two_officials_by_one_effect() -> None:
    s = opened(tasks().task(GREEN, "tb5")).performs(GREEN, "recruit").play("office manuel", "done")
    assert s.player(GREEN).tasks_done == 0
    s.performs(GREEN, "recruit").play("office manuel", "done")
    assert s.player(GREEN).tasks_done == 0
    s.performs(GREEN, "recruit").play("office manuel", "office king")
    rewarded(s).asks(GREEN, "place-official").play("office king").idle()
    s = opened(tasks().task(GREEN, "tb5")).rewarded(GREEN, "p25").play("office manuel", "office king")
    rewarded(s).asks(GREEN, "place-official")


@clause("L13.2", "L15.43")
def test_tb6_a_plan() -> None:
    s = opened(tasks().task(GREEN, "tb6")).rewarded(GREEN, "p04").play("plan blue")
    rewarded(s).offers_only("office manuel", "office marquis", "office king").refuses("done", "must-place")
    s.play("office marquis").idle()
    assert s.office("marquis") == [1, 0, 0]


@clause("L13.2", "L15.43")
def test_tb7_the_cardinal() -> None:
    s = opened(tasks().task(GREEN, "tb7")).rewarded(GREEN, "p13").play("meet 1 c27")
    rewarded(s).idle().shows(GREEN, reis=13)


@clause("L13.2")
def test_tb8_a_favor_without_clergy_benefits() -> None:
    s = opened(tasks().task(GREEN, "tb8").clergy(GREEN, "c01").has(GREEN, influence=3)).performs(GREEN, "favor")
    rewarded(s.play("favor king")).idle().shows(GREEN, influence=5)


@clause("L13.2", "L15.43")
def test_tb9_following_on_another_players_turn() -> None:
    s = tasks().task(PURPLE, "tb9").favors(PURPLE, "marquis").has(PURPLE, influence=4).turn(GREEN)
    s.play("visit p07", "done").play(s.legal()[0]).play("follow").play(s.legal()[0]).shows(PURPLE, influence=3)
    assert "tb9" not in card(s).tasks_of(PURPLE).split()
    s.shows(PURPLE, influence=5)


@clause("L13.2")
def test_tb10_a_sale() -> None:
    s = tasks().task(GREEN, "tb10").turn(GREEN).play("portfolio p16", "sell tool h2a", "done").shows(GREEN, reis=18)
    card(s).shows(GREEN, reis=21)


@clause("L13.2")
def test_tb11_production() -> None:
    s = opened(tasks().task(GREEN, "tb11").has(GREEN, goods="").store(GREEN, "b2", "cloth")).performs(GREEN, "produce")
    rewarded(s).idle().shows(GREEN, goods="cloth, gold")


@clause("L13.2", "L15.43")
@pytest.mark.parametrize(("row", "wigs"), [("h1a", 5 + 3 + 2), ("", 5 + 3)])
def test_tb12_influence_in_a_church_scoring(row: str, wigs: int) -> None:
    s = opened(tasks().task(GREEN, "tb12").clergy(GREEN, "c03").portfolio(GREEN, row).has(GREEN, influence=0))
    s.table().church_due = True
    rewarded(s.steps(ChurchScoring()).play("give-up c03").idle()).idle().shows(GREEN, wigs=wigs)


@clause("L15.43", "L13.1")
def test_with_two_done_the_owner_takes_one_and_the_other_must_be_done_anew() -> None:
    s = tasks().task(GREEN, "tb7 tb6").turn(GREEN).play("portfolio p16", "trade tool plan", "plan blue")
    s.play("trade cloth cardinal", "meet 1 c27")
    card(s).asks(GREEN, "task").offers_only("task tb6", "task tb7").play("task tb7").asks(PURPLE, "action")
    s.shows(GREEN, reis=10 + 3 + 3)
    assert "tb6" in s.tasks_of(GREEN).split()
    assert "tb7" not in s.tasks_of(GREEN).split()
    assert s.player(GREEN).tasks_done == 0


@clause("L15.43", "L13.1")
def test_a_card_drawn_this_turn_counts_only_later() -> None:
    """The visit earns TA3; the B cards that come are not done by what was done before."""
    s = tasks().task(GREEN, "ta3")
    top = (content.TASK_IDS.index("tb5"), content.TASK_IDS.index("tb6"))
    s.table().task_deck = tuple(task for task in s.table().task_deck if task not in top) + top
    s.turn(GREEN).play("visit p02", "act recruit", "office marquis", "office king", "build e5 tool", "plan blue")
    card(s.play("from-influence 0", "house left")).asks(PURPLE, "action")
    assert s.tasks_of(GREEN) == "tb5 tb6"


@clause("L15.43")
def test_rewards_go_clockwise_from_the_active_player() -> None:
    s = tasks().task(YELLOW, "tb6").task(GREEN, "tb5").task(PURPLE, "tb9")
    for p in s.table().players:
        p.tasks_done = p.tasks & ~15
    s.table().active = YELLOW
    s.steps(TaskRewards(YELLOW)).asks(YELLOW, "place-official").play("office king").asks(GREEN, "place-official")
    s.play("office king")
    s.shows(PURPLE, influence=7).idle()


@clause("L15.43")
def test_nothing_done_at_the_change_of_period_counts() -> None:
    s = tasks().task(GREEN, "tb7").hand(GREEN, "p13 p02 p07 p16 p18").trigger(GREEN).turn(YELLOW)
    s.play(s.legal()[0]).play(s.legal()[0]).play("discard p13", "done", "meet 1 c27", "done", "done")
    s.asks(GREEN, "action").shows(GREEN, reis=10)
    assert "tb7" in s.tasks_of(GREEN).split()
    assert s.player(GREEN).tasks_done == 0


@clause("L15.43", "L15.44")
def test_task_cards_lie_open() -> None:
    players = GAME.view(tasks().task(GREEN, "ta1 tb7").table(), PURPLE)["players"]
    assert isinstance(players, list)
    assert players[GREEN]["tasks"] == ["ta1", "tb7"]


@clause("L13.3")
@pytest.mark.parametrize(("seats", "lands", "sites"), [(2, 19, 12), (3, 24, 14), (4, 24, 14)])
def test_tokens_cover_every_space_once(seats: int, lands: int, sites: int) -> None:
    t = table_of(GAME.setup(seats, 8, {"tokens": "on"}))
    placed = [token for token in t.land_tokens if token != NONE]
    assert (len(placed), len(set(placed))) == (lands, lands)
    public = [token for token in t.site_tokens if token != NONE]
    assert (len(public), len(set(public))) == (sites, sites)
    assert all((token == NONE) == (t.stores[land] == COVERED) for land, token in enumerate(t.land_tokens))
    if seats > 2:
        rewards = sorted(content.TOKEN_EFFECTS[token] for token in placed)
        assert rewards == sorted(content.LAND_EFFECTS)
        assert sorted(content.TOKEN_EFFECTS[token] for token in public) == sorted(content.SITE_EFFECTS)
        other = table_of(GAME.setup(seats, 9, {"tokens": "on"}))
        assert t.land_tokens != other.land_tokens
        assert list(t.land_tokens) != sorted(t.land_tokens)


def token(effects: list[int], tokens: list[int]) -> int:
    return next(token for token in tokens if content.TOKEN_EFFECTS[token] == effects)


@clause("L13.3")
def test_the_reward_of_the_token_is_used_instead() -> None:
    """On b1, which prints 5 réis, lies the token of b5 with 2 wigs; on W-A, which prints 4 réis, that of W-D."""
    s = scene(3, tokens="on").has(GREEN, influence=0)
    t = s.table()
    lands, sites = list(t.land_tokens), list(t.site_tokens)
    for places, at, effects in (
        (lands, content.LAND_IDS.index("b1"), content.LAND_EFFECTS[content.LAND_IDS.index("b5")]),
        (sites, content.SITE_IDS.index("w-a"), content.SITE_EFFECTS[content.SITE_IDS.index("w-d")]),
    ):
        lying = places.index(token(effects, places))
        places[lying], places[at] = places[at], places[lying]
    t.land_tokens, t.site_tokens = tuple(lands), tuple(sites)
    s.performs(GREEN, "store").play("build b1 gold", "house left").shows(GREEN, reis=7, wigs=7).idle()
    s.plans(GREEN, "s1").officials(GREEN, king=2).performs(GREEN, "public").play("site w-a").idle()
    s.shows(GREEN, reis=7, wigs=10)


@clause("L13.3", "L15.44")
def test_a_used_token_is_gone() -> None:
    s = scene(3, tokens="on").has(GREEN, reis=20).performs(GREEN, "store")
    lands = GAME.view(s.table(), GREEN)["lands"]
    assert isinstance(lands, dict)
    assert lands["b2"]["token"] is not None
    s.play("build b2 gold")
    while not s.table().over():
        s.play(s.legal()[0])
    lands = GAME.view(s.table(), GREEN)["lands"]
    assert isinstance(lands, dict)
    assert lands["b2"]["token"] is None


@clause("L13.4", "L15.42")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_starting_decrees_in_reverse_turn_order(seats: int) -> None:
    t = table_of(GAME.setup(seats, 2, {"start-decrees": "on"}))
    while t.prompt().key != "starting-decree":
        t.play(t.legal()[0])
    for after in range(seats - 1, -1, -1):
        assert t.prompt().key == "starting-decree"
        assert t.seat() == (t.starter + after) % seats
        assert len(t.decrees) == 8 - (seats - 1 - after)
        t.play(t.legal()[0])
    assert t.prompt().key == "action"
    assert len(t.decrees) == 8
    assert [len(p.decrees) for p in t.players[:seats]] == [1] * seats


@clause("L15.42")
def test_the_choices_of_set_up_in_their_order() -> None:
    """Clergy tiles, the draft, then starting decrees; a kept one-off tile acts between, in turn order."""
    t = table_of(GAME.setup(3, 2, {"start-decrees": "on", "draft": "on"}))
    keys: list[str] = []
    while t.prompt().key != "action":
        if not keys or keys[-1] != t.prompt().key:
            keys.append(t.prompt().key)
        t.play(t.legal()[0])
    assert keys == ["keep-tile", "keep-card", "starting-decree"]


@clause("L15.42", "L1.4")
def test_one_off_tiles_kept_at_set_up_act_before_the_first_turn() -> None:
    found = 0
    for seed in range(60):
        t = table_of(GAME.setup(4, seed, {"start-decrees": "on"}))
        c36 = content.CLERGY_IDS.index("c36")
        holder = next((seat for seat, p in enumerate(t.players) if c36 in p.offer), NONE)
        if holder == NONE:
            continue
        while t.prompt().key == "keep-tile":
            keep = next((move for move in t.legal() if GAME.space.print(move) == "keep-tile c36"), t.legal()[0])
            t.play(keep)
        if t.prompt().key == "starting-decree":
            found += 1
            assert t.players[holder].reis == 17
    assert found > 3
