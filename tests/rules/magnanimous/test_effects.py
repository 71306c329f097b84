"""Every card, minister and baron by its own effect (M24, M32, M76, Q68), as the effect vocabulary defines it."""

from __future__ import annotations

import pytest

from rossio.games.magnanimous.content import BARON_IDS, CARD_IDS, MINISTER_IDS
from tests.marks import clause
from tests.rules.magnanimous.scenario import BLUE, GREEN, RED, YELLOW, Scene, scene

BOARD = ("rio-negro", "bahia", "rio-grande-do-sul", "goyaz")
GOODS = ("cotton", "sugar", "leather", "coffee")
SPACE = {
    "cotton": "space-1a", "sugar": "space-2a", "leather": "space-3a", "coffee": "space-4a",
    "recruit": "space-5a", "improve": "space-6a", "deputy": "space-7a", "ship": "space-8a",
}  # fmt: skip

STORE = ["c01", "l12", "m14"]
COST = [
    ("c03", "recruit", -1), ("c07", "ship", -1), ("c10", "deputy", -1), ("l08", "deputy", -1),
    ("m05", "deputy", -1), ("m08", "improve", -1), ("m12", "ship", -1), ("m19", "recruit", -1),
    ("b01", "improve", -1), ("b01", "ship", -1), ("b08", "ship", -1),
    ("e12", "ship", 1), ("e18", "cotton", 1), ("e18", "sugar", 1), ("e19", "recruit", 1),
]  # fmt: skip
YIELD = [
    ("c15", "sugar"),
    ("l16", "coffee"),
    ("b02", "coffee"),
    ("b03", "sugar"),
    ("b04", "cotton"),
    ("b05", "leather"),
]
SELL = [("c02", 1, 1), ("m16", 1, 1), ("e14", 2, 0)]
EXPORT = [("c04", 2, 2), ("l04", 2, 2), ("m20", 1, 1), ("e12", -2, -2), ("e14", 5, 0)]
STEPS = ["c08", "b14", "e15"]
FIXED = [("c05", "con", 2), ("c06", "con", 1), ("l02", "lib", 2), ("l08", "lib", 1), ("l15", "lib", 1)]
FIXED_BARONS = [("b06", "con", 2), ("b07", "lib", 2)]
WILD = [("c16", 2), ("l14", 2), ("m02", 1), ("b16", 2)]
SHIFT = [("c09", True, False), ("m15", True, False), ("l18", False, True), ("b13", True, True)]
INCOME = [("c11", 3), ("l01", 3), ("m04", 2), ("b12", 3)]
HAND = ["l07", "m09", "b15"]
MORALE = [
    ("l06", 1, 1, 1, 0), ("m01", 1, 0, 0, 0), ("m06", 0, 1, 1, 0), ("b10", 1, 0, 0, 0), ("b11", 0, 1, 1, 0),
    ("b08", 0, 0, 1, 0), ("e01", 0, 1, 1, 1), ("e04", 1, 1, 1, 1), ("e07", 2, 0, 0, 0), ("e19", -1, 0, 0, 0),
]  # fmt: skip
"""Id, then what is added to an attack, to the defence of an own province, of the own port, and of Rio."""
ALL_OVER = [("l06", 0), ("m01", 0), ("b10", 0), ("e04", 1), ("e07", 2), ("e19", -1)]
PARAGUAY = [("e03", -1), ("e05", 1), ("e10", -2)]
ON_FREEING = [("b09", 1, 0), ("e08", 1, 0), ("m21", 0, 3)]
ON_WINNING = ["m03", "m10", "m18"]
AT_ONCE = ["c07", "c12", "c13", "c14", "c17", "l03", "l05", "l09", "l11", "l13", "m07", "m11", "m17"]
EVENTS_AT_ONCE = ["e01", "e02", "e03", "e06", "e08", "e09", "e13", "e16", "e20"]
OTHERS = ["c18", "e11", "e17", "l10", "l17", "m13"]

REPUBLIC = """
e01 -1; e02 -1; e03 -1; e04 -1; e05 1; e06 0; e07 0; e08 -1; e09 -1; e10 1
e11 0; e12 -1; e13 1; e14 0; e15 -1; e16 2; e17 1; e18 1; e19 2; e20 2
"""
MODIFIERS = [entry.split() for entry in REPUBLIC.replace("\n", ";").split(";") if entry.strip()]


@clause("Q68")
def test_every_card_minister_and_baron_has_its_test() -> None:
    tested = {*STORE, *STEPS, *HAND, *ON_WINNING, *AT_ONCE, *EVENTS_AT_ONCE, *OTHERS}
    tested.update(entry[0] for entry in (*COST, *SELL, *EXPORT, *FIXED, *FIXED_BARONS, *ON_FREEING))
    tested.update(entry[0] for entry in (*WILD, *INCOME, *PARAGUAY))
    tested.update(entry[0] for entry in YIELD)
    tested.update(entry[0] for entry in SHIFT)
    tested.update(entry[0] for entry in MORALE)
    assert tested == {*CARD_IDS, *MINISTER_IDS, *BARON_IDS}
    assert len(tested) == 56 + 21 + 16


@clause("M24")
@pytest.mark.parametrize(("name", "republic"), MODIFIERS, ids=[entry[0] for entry in MODIFIERS])
def test_the_republic_modifier_of_every_event(name: str, republic: str) -> None:
    table = scene().republic(10).throne(RED, name).emperor()
    while table.decides():
        table.play(table.legal()[0])
    table.expect_table(republic=10 + int(republic))


@clause("M17", "M32")
@pytest.mark.parametrize("name", STORE)
def test_store_raises_the_goods_limit_of_every_own_province(name: str) -> None:
    for here, good in zip(BOARD, GOODS, strict=True):
        table = scene().holds(RED, name).reis(RED, 9).goods(here, 4).production(RED).play(f"take {SPACE[good]}", "act")
        table.expect_at(here, goods=5)
    full = scene().holds(RED, name).reis(RED, 9).goods("goyaz", 5).production(RED).play("take space-4a")
    assert full.refused("act").facts["limit"] == 5
    other = scene().holds(RED, name).reis(GREEN, 9).goods("para", 4).production(GREEN).play("take space-2a")
    assert other.refused("act").facts["limit"] == 4


@clause("M36", "M37")
@pytest.mark.parametrize(("name", "act", "n"), COST)
def test_cost_changes_what_the_bank_asks(name: str, act: str, n: int) -> None:
    table = scene(governor=GREEN).holds(RED, name).reis(RED, 9).value(SPACE[act], 2).production(RED)
    table.play(f"take {SPACE[act]}")
    if act in ("recruit", "improve", "deputy", "ship"):
        table.play("place goyaz")
    table.play("act").expect(RED, reis=9 - 2 - n)
    other = scene(governor=RED).holds(RED, name).reis(GREEN, 9).value("space-7a", 2).production(GREEN)
    other.play("take space-7a", "place uruguay", "act").expect(GREEN, reis=7)


@clause("M36")
@pytest.mark.parametrize(("name", "act", "n"), [entry for entry in COST if entry[2] < 0])
def test_a_cost_never_falls_below_0(name: str, act: str, n: int) -> None:
    table = scene(governor=GREEN).holds(RED, name).production(RED).play(f"take {SPACE[act]}", "place goyaz", "act")
    table.expect(RED, reis=0)
    assert n == -1


@clause("M36")
@pytest.mark.parametrize(("name", "good"), YIELD)
def test_yield_adds_a_token_if_there_is_room(name: str, good: str) -> None:
    here = BOARD[GOODS.index(good)]
    for before, after in ((0, 2), (3, 4)):
        table = scene().holds(RED, name).reis(RED, 9).goods(here, before).production(RED)
        table.play(f"take {SPACE[good]}", "act").expect_at(here, goods=after)
    machinery = scene().holds(RED, name).reis(RED, 9).tile(here, "machinery").production(RED)
    machinery.play(f"take {SPACE[good]}", "act").expect_at(here, goods=3)
    for other, place in zip(GOODS, BOARD, strict=True):
        if other != good:
            table = scene().holds(RED, name).reis(RED, 9).production(RED).play(f"take {SPACE[other]}", "act")
            table.expect_at(place, goods=1)


@clause("M61")
@pytest.mark.parametrize(("name", "cotton", "others"), SELL)
def test_sell_adds_to_a_sale(name: str, cotton: int, others: int) -> None:
    for here, more in zip(BOARD, (cotton, others, others, others), strict=True):
        table = scene().holds(RED, name).goods(here, 1).die(here, 3, "space-1a").nobles(RED).put(here, "space-1a")
        table.play("act", f"sell {here}").expect(RED, reis=4 + more)


@clause("M68", "M70")
@pytest.mark.parametrize(("name", "cotton", "others"), EXPORT)
def test_export_adds_to_an_export(name: str, cotton: int, others: int) -> None:
    for good, here in enumerate(BOARD):
        table = scene().holds(RED, name).republic(19).ships(RED, 1).train(RED, "sergipe", here, 1)
        die = BOARD[good - 1]
        table.die(die, 1, "space-8a").nobles(RED).put(die, "space-8a").play("act", f"export commerce-{8 + good} 1")
        table.expect(RED, reis=8 + good + (cotton if good == 0 else others))


@clause("M68")
def test_an_export_never_costs() -> None:
    table = scene().event("e12").republic(3).ships(RED, 1).train(RED, "sergipe", "rio-negro", 1)
    table.die("goyaz", 1, "space-8a").nobles(RED).put("goyaz", "space-8a").play("act", "export commerce-0 1")
    table.refusing().expect(RED, reis=0, nobility=1)


@clause("M58", "Q39")
@pytest.mark.parametrize("name", STEPS)
def test_steps_lets_the_train_go_one_further(name: str) -> None:
    table = scene().holds(RED, name).train(RED, "para", "rio-negro", 1).die("goyaz", 1, "space-1a").nobles(RED)
    table.put("goyaz", "space-1a").play("act")
    assert {"train goyaz", "train bahia"} <= set(table.legal())
    assert "train sergipe" not in table.legal()
    table.play("train bahia")


@clause("M27", "Q10")
@pytest.mark.parametrize(("name", "party", "votes"), [*FIXED, *FIXED_BARONS])
def test_fixed_votes_of_cards_and_barons(name: str, party: str, votes: int) -> None:
    own, other = ("c08", "l07") if party == "con" else ("l07", "c08")
    table = scene().holds(RED, name).vote(own)
    assert table.legal() == ["votes for 0", f"votes for {votes}"]
    against = scene().holds(RED, name).vote(other)
    assert against.legal() == ["votes against 0", f"votes against {votes}"]


@clause("M27")
@pytest.mark.parametrize(("ballot", "asked"), [("c17", True), ("l11", True), ("c08", False), ("l07", False)])
def test_l10_votes_either_way_in_abolitionist_referendums(ballot: str, asked: bool) -> None:
    table = scene().won(RED, "l10").vote(ballot)
    assert (table.decides() == RED) == asked
    if asked:
        assert table.legal() == ["votes for 0", "votes for 1"]
        table.play("votes for 0")
        assert table.legal() == ["votes against 0", "votes against 1"]
        table.play("votes against 1")
        assert table.cards("discards") == ballot
        table = scene().won(RED, "l10").vote(ballot).play("votes for 0", "votes against 0")
        assert (table.decides(), table.cards("discards")) == ("", ballot)
        scene().won(RED, "l10").vote(ballot).play("votes for 1").refusing().expect(RED, referendums=2)


@clause("M27")
def test_e17_takes_a_conservative_vote_from_everybody_but_never_below_0() -> None:
    table = scene().event("e17").minister(RED, "m02").minister(GREEN, "m06").vote("c08")
    assert (table.decides(), table.legal()) == (RED, ["votes for 0", "votes for 2"])
    table.play("votes for 2").refusing().expect(RED, referendums=1)
    liberal = scene().event("e17").minister(RED, "m16").vote("l07")
    assert liberal.legal() == ["votes for 0", "votes for 1"]


@clause("M28")
@pytest.mark.parametrize(("name", "n"), WILD)
def test_wild_deputies_vote_as_the_other_party(name: str, n: int) -> None:
    table = scene().holds(RED, name).deputies(RED, lib=3).vote("c08").abstain(RED)
    while table.asked() == "fixed-votes":
        table.play(table.legal()[0])
    assert table.legal() == [f"spend lib against {k}" for k in range(4)]
    table.play("spend lib against 0")
    assert table.legal() == [f"spend lib for {k}" for k in range(n + 1)]
    table.play(f"spend lib for {n}").abstain().refusing().expect(RED, lib=3 - n)
    assert "c08" in [CARD_IDS[card] for card in table.player(RED).referendums]


@clause("M28")
def test_wild_deputies_may_abstain_and_are_not_asked_again() -> None:
    for con, lib, moves in (
        (0, 1, ("spend lib against 0", "spend lib for 0")),
        (1, 0, ("spend con for 0", "spend con against 0")),
    ):
        table = scene().won(RED, "c16").deputies(RED, con=con, lib=lib).vote("c08").play(*moves)
        assert (table.decides(), table.cards("discards")) == ("", "c08")


@clause("M28")
def test_wild_deputies_are_counted_for_both_ways_together() -> None:
    table = scene().won(RED, "c16").deputies(RED, con=2, lib=2).deputies(GREEN, con=2).vote("c08")
    table.play("spend con for 0", "spend lib against 0", "spend lib for 1")
    assert table.legal() == ["spend con against 0", "spend con against 1"]
    table.play("spend con against 1")
    assert table.votes_of(RED) == (1, 1)


@clause("M35", "M39", "Q68")
@pytest.mark.parametrize(("name", "production", "nobles"), SHIFT)
def test_shift_turns_a_die_by_one_once_a_round(name: str, production: bool, nobles: bool) -> None:
    table = scene().holds(RED, name).value("space-7a", 3).production(RED).play("take space-7a")
    turns = [move for move in table.legal() if move.startswith("turn")]
    assert turns == (["turn 2", "turn 4"] if production else [])
    if production:
        table.play("turn 4", "place rio-negro").expect_at("rio-negro", die=4)
        assert "precise" in table.legal()
        table.play("pass").table.agenda.clear()
        table.production(RED).play("take space-7b")
        assert all(not move.startswith("turn") for move in table.legal())
        assert table.refused("turn 2").reason == "used"
    late = scene().holds(RED, name).goods("goyaz", 1).die("goyaz", 5, "space-3b").nobles(RED)
    turns = [move for move in late.legal() if move.startswith("turn")]
    assert turns == (["turn 5"] if nobles else [])
    if nobles:
        late.play("turn 5", "act", "sell goyaz").expect(RED, reis=5)
        assert late.space_of("space-3b") == 5
        late.end_of_round()
        assert late.player(RED).used == 0


@clause("M42")
@pytest.mark.parametrize(("name", "n"), INCOME)
def test_the_income_of_a_governor_grows(name: str, n: int) -> None:
    scene(governor=GREEN).holds(RED, name).nobility(RED, 7).govern(RED).expect(RED, reis=6 + n)
    scene(governor=RED).holds(RED, name).nobility(GREEN, 7).govern(GREEN).expect(GREEN, reis=6)


@clause("M77")
@pytest.mark.parametrize("name", HAND)
def test_a_hand_of_six(name: str) -> None:
    scene().holds(RED, name).end_of_round().expect(RED, hand=6).expect(GREEN, hand=5)


@clause("M46", "M63", "Q31")
@pytest.mark.parametrize(("name", "attack", "own", "port", "rio"), MORALE)
def test_morale_where_and_when_it_counts(name: str, attack: int, own: int, port: int, rio: int) -> None:
    table = scene().holds(RED, name).troops("goyaz", 2).ships(RED, port=1).troops("para", 2).ships(GREEN, port=1)
    table.expect_at("goyaz", defence=2 + own).expect_at("sergipe", defence=1 + port)
    table.expect_at("bahia", defence=0).expect_at("rio-de-janeiro", defence=2 + rio)
    table.expect_at("para", defence=2 + rio).expect_at("espirito-santo", defence=1 + rio)
    for power in range(1, 6):
        march = scene().holds(RED, name).troops("goyaz", 2).purple(power).occupy("matto-grosso")
        march.die("bahia", 1, "space-5b").nobles(RED).put("bahia", "space-5b").play("act")
        assert ("attack goyaz matto-grosso" in march.legal()) == (2 + attack > power)


@clause("M63", "Q45")
@pytest.mark.parametrize(
    ("name", "all_over"), [("l06", 0), ("m01", 0), ("b10", 0), ("e04", 1), ("e07", 2), ("e19", -1)]
)
def test_only_everybody_s_morale_counts_for_the_imperial_area(name: str, all_over: int) -> None:
    for power in range(1, 6):
        march = scene().holds(RED, name).imperial(3).troops("rio-negro", 1).purple(power).occupy("minas-geraes")
        march.die("bahia", 1, "space-5b").nobles(RED).put("bahia", "space-5b").play("act")
        assert ("attack imperial-area minas-geraes" in march.legal()) == (3 + all_over > power)


@clause("M45", "Q29")
@pytest.mark.parametrize(("name", "n"), PARAGUAY)
def test_the_power_of_paraguay_changes_for_a_round(name: str, n: int) -> None:
    table = scene().purple(4).throne(RED, name).emperor().expect_table(purple=4, power=4 + n)
    table.end_of_round()
    table.expect_table(power=4)
    scene().purple(1).event(name).expect_table(power=max(1, 1 + n))


@clause("M47")
def test_e11_no_offensive_but_the_die_rises() -> None:
    table = scene().throne(RED, "e11").emperor().purple(4, on_card=True).offensives().expect_table(purple=5)
    assert (table.attempts(), table.occupied()) == ([], "")


@clause("M63")
@pytest.mark.parametrize(("name", "nobility", "reis"), ON_FREEING)
def test_freeing_by_attack_sets_it_off_and_effects_do_not(name: str, nobility: int, reis: int) -> None:
    table = scene().holds(RED, name).troops("goyaz", 2).purple(1).occupy("matto-grosso uruguay").nobility(RED, 7)
    table.die("bahia", 1, "space-5b").nobles(RED).put("bahia", "space-5b").play("act", "attack goyaz matto-grosso")
    table.refusing().expect(RED, nobility=7 + 2 + nobility, reis=reis)
    peaceful = scene(governor=GREEN).holds(RED, name).purple(6).occupy("uruguay").nobility(RED, 7).govern(RED)
    peaceful.play("free uruguay").expect(RED, nobility=7, reis=6)


@clause("M32")
@pytest.mark.parametrize(
    ("name", "card", "reis", "deputies"),
    [
        ("m03", "c18", 3, 0), ("m03", "c08", 0, 0), ("m10", "c18", 2, 0), ("m10", "c08", 2, 0),
        ("m18", "c18", 0, 1), ("m18", "c08", 0, 0),
    ],
)  # fmt: skip
def test_winning_a_referendum_sets_it_off(name: str, card: str, reis: int, deputies: int) -> None:
    table = scene().minister(RED, name).nobility(RED, 13).wins(RED, card)
    if deputies:
        assert table.legal() == ["deputy con", "deputy lib"]
        table.play("deputy lib")
    table.expect(RED, reis=reis, lib=deputies, con=0)
    assert table.decides() == ""


def _settled(table: Scene) -> Scene:
    """Troops to Goyaz, deputies to the Liberals."""
    while table.decides():
        table.play("troop goyaz" if "troop goyaz" in table.legal() else "deputy lib")
    return table


@clause("M32")
@pytest.mark.parametrize(
    ("name", "reis", "con", "lib", "troops", "ships", "purple"),
    [
        ("c07", 0, 0, 0, 0, 1, 6), ("c12", 0, 0, 2, 0, 0, 6), ("c13", 0, 0, 0, 2, 0, 6), ("c14", 6, 0, 0, 0, 0, 6),
        ("c17", 4, 0, 0, 0, 0, 6), ("c18", 0, 0, 0, 0, 0, 6), ("l03", 0, 0, 0, 0, 0, 4), ("l05", 0, 0, 0, 2, 0, 6),
        ("l09", 0, 0, 2, 0, 0, 6), ("l11", 0, 0, 1, 0, 0, 6), ("l13", 4, 0, 0, 0, 0, 6),
    ],
)  # fmt: skip
def test_what_a_won_card_gives_at_once(
    name: str, reis: int, con: int, lib: int, troops: int, ships: int, purple: int
) -> None:
    table = _settled(scene().nobility(RED, 13).wins(RED, name))
    table.expect(RED, reis=reis, con=con, lib=lib, port_ships=ships, rio_ships=0)
    table.expect_at("goyaz", troops=troops).expect_table(purple=purple)
    table.expect(GREEN, reis=0, lib=0, port_ships=0)


@clause("M17")
def test_c13_raises_the_troop_limit() -> None:
    table = scene().won(RED, "c13").reis(RED, 9).troops("goyaz", 4).imperial(5).production(RED)
    table.play("take space-5a", "place goyaz", "act").expect_at("goyaz", troops=5)
    full = scene().won(RED, "c13").reis(RED, 9).troops("goyaz", 5).imperial(5).production(RED)
    assert full.play("take space-5a", "place goyaz").refused("act").facts["limit"] == 5


@clause("M33")
def test_l03_turns_the_purple_die_but_not_below_1() -> None:
    scene().purple(2).nobility(RED, 13).wins(RED, "l03").expect_table(purple=1)


@clause("M75")
@pytest.mark.parametrize(("name", "con", "lib", "troops"), [("m07", 1, 0, 0), ("m11", 0, 1, 0), ("m17", 0, 0, 2)])
def test_what_a_minister_gives_at_once(name: str, con: int, lib: int, troops: int) -> None:
    table = _settled(scene().crown(0, name).advance(RED, 1).play("appoint"))
    table.expect(RED, con=con, lib=lib).expect_at("goyaz", troops=troops)
    full = scene().crown(0, name).deputies(RED, 4, 4).advance(RED, 1).play("appoint")
    _settled(full).expect(RED, con=4, lib=4)


@clause("M42", "Q20")
def test_l17_advances_a_new_governor_before_his_income() -> None:
    table = scene(governor=GREEN).won(RED, "l17").nobility(RED, 6).govern(RED).refusing()
    table.expect(RED, nobility=7, reis=6)


@clause("Q68")
def test_m13_trades_three_reis_for_a_deputy_once_a_round() -> None:
    table = scene().minister(RED, "m13").reis(RED, 7).die("goyaz", 1).die("bahia", 1).nobles(RED)
    table.play("trade", "deputy con").expect(RED, reis=4, con=1)
    assert table.legal() == ["pick bahia", "pick goyaz"]
    table.end_of_round()
    table.table.agenda.clear()
    table.vote("c08").play("votes against 0", "trade", "deputy con")
    table.expect(RED, reis=1, con=2)
    assert "spend con for 2" in table.legal()
    poor = scene().minister(RED, "m13").reis(RED, 2).production(RED)
    assert poor.refused("trade").facts == {"have": 2, "need": 3}
    full = scene().minister(RED, "m13").reis(RED, 9).deputies(RED, 4, 4).production(RED)
    assert full.refused("trade").reason == "deputies-full"


@clause("M24", "M19")
def test_e01_adds_a_troop_to_the_imperial_area() -> None:
    scene().throne(RED, "e01").emperor().expect_table(imperial=3)
    scene().imperial(5).throne(RED, "e01").emperor().expect_table(imperial=5)


@clause("M24", "M22")
def test_e02_gives_everybody_a_troop_in_order() -> None:
    table = scene(governor=BLUE).throne(RED, "e02").emperor()
    for colour, here in ((BLUE, "sao-paulo"), (YELLOW, "ceara"), (RED, "goyaz"), (GREEN, "uruguay")):
        assert table.decides() == colour
        table.play(f"troop {here}").expect_at(here, troops=1)
    assert table.decides() == ""


@clause("M24")
def test_e03_pays_who_has_a_ship_in_his_port() -> None:
    table = scene().ships(RED, port=2).ships(GREEN, rio=1).throne(RED, "e03").emperor()
    table.expect(RED, reis=2).expect(GREEN, reis=0).expect(BLUE, reis=0)


@clause("M24")
def test_e06_trades_a_troop_for_nobility() -> None:
    table = (
        scene().troops("goyaz", 1).troops("bahia", 2).troops("para", 1).nobility(RED, 1).throne(RED, "e06").emperor()
    )
    assert (table.decides(), table.legal()) == (RED, ["give bahia", "give goyaz", "pass"])
    assert table.refused("give rio-negro").reason == "no-troops-here"
    table.play("give bahia").expect(RED, nobility=2).expect_at("bahia", troops=1)
    assert table.decides() == GREEN
    table.play("pass").expect(GREEN, nobility=0).expect_at("para", troops=1)
    assert table.decides() == ""


@clause("M24", "Q58")
@pytest.mark.parametrize("name", ["e06", "e20"])
def test_nobility_is_not_sold_to_who_has_all_of_it(name: str) -> None:
    table = scene().reis(RED, 9).troops("goyaz", 2).nobility(RED, 20).throne(RED, name).emperor()
    table.expect(RED, reis=9).expect_at("goyaz", troops=2)
    assert table.decides() == ""


@clause("M24")
@pytest.mark.parametrize(("before", "after"), [(6, 5), (1, 1)])
def test_e08_turns_the_purple_die(before: int, after: int) -> None:
    scene().purple(before).throne(RED, "e08").emperor().expect_table(purple=after)


@clause("M24")
def test_e09_lets_the_governor_free_a_province() -> None:
    table = scene(governor=BLUE).occupy("uruguay matto-grosso").throne(RED, "e09").emperor()
    assert (table.decides(), table.legal()) == (BLUE, ["free uruguay", "free matto-grosso"])
    table.play("free uruguay").expect(BLUE, nobility=0)
    assert (table.occupied(), table.decides()) == ("matto-grosso", "")
    one = scene(governor=BLUE).occupy("uruguay").throne(RED, "e09").emperor()
    assert one.occupied() == ""


@clause("M24")
def test_e13_takes_two_reis_or_what_there_is() -> None:
    table = scene().reis(RED, 5).reis(GREEN, 1).throne(RED, "e13").emperor()
    table.expect(RED, reis=3).expect(GREEN, reis=0).expect(BLUE, reis=0)


@clause("M24", "M18")
def test_e16_gives_everybody_a_liberal_deputy() -> None:
    table = scene().deputies(GREEN, con=1, lib=4).throne(RED, "e16").emperor()
    table.expect(RED, con=0, lib=1).expect(GREEN, con=1, lib=4).expect(YELLOW, lib=1)


@clause("M24")
def test_e20_trades_three_reis_for_nobility() -> None:
    table = scene().reis(RED, 7).reis(GREEN, 2).reis(BLUE, 3).nobility(RED, 1).throne(RED, "e20").emperor()
    table.play("trade").expect(RED, reis=4, nobility=2)
    assert (table.decides(), table.legal()) == (BLUE, ["trade", "pass"])
    table.play("pass").expect(BLUE, reis=3, nobility=0).expect(GREEN, reis=2, nobility=0)


BARONS = """
b01 6 - 1 1 0 railway; b02 5 coffee 2 0 0 -; b03 4 sugar 1 0 0 warehouse; b04 4 cotton 1 1 0 -
b05 4 leather 1 0 0 fortification; b06 6 - 2 0 2 -; b07 5 - 1 0 2 railway; b08 4 - 2 2 0 -
b09 5 - 2 2 0 -; b10 5 - 4 0 0 -; b11 4 - 3 0 0 fortification; b12 11 - 1 0 1 -
b13 6 - 2 0 0 machinery; b14 5 leather 1 0 0 railway; b15 6 - 2 0 2 -; b16 7 - 2 0 2 -
"""
"""Id, réis, good (two tokens of it), troops, ships, deputies, improvement."""
STARTS = [entry.split() for entry in BARONS.replace("\n", ";").split(";") if entry.strip()]


@clause("M16")
@pytest.mark.parametrize("start", STARTS, ids=[entry[0] for entry in STARTS])
def test_the_starting_resources_of_every_baron(start: list[str]) -> None:
    name, reis, good, troops, ships, deputies, tile = start
    other = "b02" if name != "b02" else "b03"
    table = scene().choosing_barons(RED, name, other).play(f"baron {name}")
    while table.decides():
        wanted = ("troop goyaz", "deputy lib", f"build {tile} bahia")
        table.play(next(move for move in wanted if move in table.legal()))
    table.expect(RED, reis=int(reis), port_ships=int(ships), con=0, lib=int(deputies))
    table.expect_at("goyaz", troops=int(troops))
    for here, kind in zip(BOARD, GOODS, strict=True):
        table.expect_at(here, goods=2 if kind == good else 0)
    assert table.tile_of("bahia") == ("" if tile == "-" else tile)
    assert sorted(entry[0] for entry in STARTS) == sorted(BARON_IDS)
