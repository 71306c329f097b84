"""Every card, tile, plan, building, land, site, favor and ship does what the reference says of it (P1 to P10).

The tables here are written from the reference, not read from the content files. The twelve tasks are in
`test_variants`.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rossio.games.lisboa import content
from rossio.games.lisboa.game import GAME
from rossio.games.lisboa.steps.church import GiveUpClergy, MeetCardinal
from rossio.games.lisboa.steps.trade import SellOrTrade
from tests.marks import clause
from tests.rules.lisboa.scenario import GREEN, ORANGE, PURPLE, YELLOW, Scene, scene

NOBLE_CARDS = """
p01 manuel 3 GOOD gold | p02 manuel 3 GOOD tool | p03 manuel 2 OFFICIAL 1 | p04 manuel 1 PLAN
p05 manuel 4 LOSE GOOD 1 | p06 marquis 3 GOOD book | p07 marquis 3 REIS 2 | p08 marquis 2 REIS 4
p09 marquis 1 INF 3 | p10 marquis 4 LOSE REIS 3 | p11 king 3 GOOD gold | p12 king 3 GOOD cloth
p13 king 2 CARDINAL 1 | p14 king 1 FAVOR | p15 king 4 LOSE WIG 2
p22 manuel 3 GOOD gold | p23 manuel 2 GOOD tool; REIS 2 | p24 manuel 2 OFFICIAL 1 | p25 manuel 1 OFFICIAL 2
p26 manuel 5 LOSE GOOD 2 | p27 marquis 3 GOOD book | p28 marquis 2 GOODS 2 | p29 marquis 2 REIS 4
p30 marquis 1 PRODUCE | p31 marquis 5 LOSE OFFICIAL 1 | p32 king 3 GOOD gold | p33 king 2 WIG 2
p34 king 2 CARDINAL 1 | p35 king 1 FAVOR | p36 king 5 LOSE FAVOR 1
p42 manuel 4 GOOD gold | p43 manuel 3 GOOD tool; REIS 3 | p44 manuel 3 OFFICIAL 1 | p45 manuel 2 PLAN; OFFICIAL 1
p46 manuel 5 LOSE OFFICIAL 1 | p47 marquis 4 GOOD book | p48 marquis 3 REIS 5 | p49 marquis 3 INF 3
p50 marquis 2 RUBBLE | p51 marquis 5 LOSE REIS 4 | p52 king 4 GOOD gold | p53 king 3 GOOD cloth; WIG 1
p54 king 3 CARDINAL 1 | p55 king 2 FAVOR; WIG 2 | p56 king 5 LOSE WIG 3
p63 manuel 4 GOOD gold | p64 manuel 3 OFFICIAL 2 | p65 manuel 3 REIS 5 | p66 manuel 2 RUBBLE
p67 manuel 6 LOSE OFFICIAL 2 | p68 marquis 4 GOOD book | p69 marquis 3 GOODS 2 | p70 marquis 3 INF 4
p71 marquis 2 PRODUCE | p72 marquis 6 LOSE GOOD 2 | p73 king 4 GOOD gold | p74 king 3 WIG 2
p75 king 3 CARDINAL 1 | p76 king 2 WIG 4 | p77 king 6 LOSE WIG 4
"""
TREASURY_CARDS = """
p16 RECRUIT COIN 1 | p17 PLAN HIRE 2 | p18 SHIP SALE gold/cloth/book/tool 1 | p19 PRODUCE COIN 1 | p20 CARDINAL EVENT 2
p21 FAVOR LAND 2 | p37 STORE SALE gold 2 | p38 DECREE COIN 1 | p39 PRODUCE SALE cloth/book 1 | p40 SHIP LAND 2
p41 INF5 HIRE 2 | p57 STORE COIN 1 | p58 DECREE EVENT 2 | p59 PUBLIC HIRE 2
p60 PRODUCE SALE gold/cloth/book/tool 1 | p61 SHIP SALE tool 2 | p62 CARDINAL LAND 3 | p78 STORE COIN 1
p79 DECREE SALE gold/cloth/book/tool 1 | p80 PUBLIC LAND 3 | p81 INF7 COIN 1 | p82 RUBBLE HIRE 3
"""
CLERGY_TILES = """
c01 c02 INF 1 / 2 | c03 c04 VISIT manuel 2 / 3 | c05 c06 VISIT marquis 2 / 3 | c07 c08 VISIT king 2 / 3
c09 c10 STAFF 1 / 2 | c11 c12 HIRE 2 / 3 | c13 c14 LAND 3 / 2 | c15 c16 BROWN 1 / 3 | c17 c18 SALE gold/tool 2 / 2
c19 c20 SALE cloth/book 2 / 2 | c21 c22 SHIP 1 / 2 | c23 c24 SAIL 1 / 2 | c25 c26 PRODUCE 1 / 2
c27 c28 WAREHOUSE 1 / 3 | c29 c30 PORTFOLIO 1 / 2 | c31 c32 FOLLOW 2 / 3 | c33 c34 RECRUIT 1 / 3
c35 ONCE / 3 | c36 ONCE / 4 | c37 ONCE / 4
"""
LANDS = """
a2 GOOD cloth | a3 PLAN | a4 INF 2 | a5 GOOD tool
b1 REIS 5 | b2 OFFICIAL 1 | b3 GOOD gold | b4 CARDINAL 1 | b5 WIG 2
c1 INF 4 | c2 RUBBLE | c3 GOOD book | c4 GOOD tool | c5 OFFICIAL 1
d1 CARDINAL 1 | d2 GOOD gold | d3 FAVOR | d4 REIS 5 | d5 INF 2
e1 OFFICIAL 1 | e2 GOOD cloth | e3 GOOD book | e4 RUBBLE | e5 PLAN
"""
SITES = """
w-a REIS 4 | w-b INF 3 | w-c FAVOR | w-d WIG 3 | w-e CARDINAL 1
n-gold GOOD gold | n-cloth GOOD cloth | n-book GOOD book | n-tool GOOD tool
e-a PLAN | e-b REIS 4 | e-c INF 3 | e-d OFFICIAL 1 | e-e WIG 3
"""
PLANS = "s1 s2 blue 2 | s3 s4 green 2 | lb1 lb2 lb3 blue 2 | lb4 lb5 lb6 blue 3 | lb7 lb8 blue 4 | lg1 lg2 lg3 green 2"
PLANS += " | lg4 lg5 lg6 green 3 | lg7 lg8 green 4"
BLUE_SIDES = """
b01 b02 b03 gold cloth | b04 b05 b06 book tool | b07 b08 b09 cloth book | b10 b11 b12 gold tool | b13 b14 gold book
b15 b16 cloth tool
"""
SHIPS = {"h1": (1, 2, 0), "h2": (2, 2, 1), "h3": (3, 1, 2), "h4": (4, 1, 3)}
DULL = "c27 c28 c29 c30 c31 c32"


def parts(table: str) -> list[list[str]]:
    return [part.split() for part in table.replace("\n", "|").split("|") if part.split()]


def late(*names: str) -> bool:
    """Purple and brown cards and ships are of the second period."""
    return any(name > "p41" or name[:2] in ("h3", "h4") for name in names if name[0] in "ph")


def bare(*names: str, seats: int = 3) -> Scene:
    s = scene(seats).second_period() if late(*names) else scene(seats)
    return s.church(DULL, cardinal=0).cubes("pile", "brown, red, blue").has(GREEN, influence=2)


def follow_through(s: Scene, code: str, begin: Callable[[], object]) -> None:
    """Begin an effect, make the choices it asks for, and compare everything it may change."""
    p = s.player(GREEN)
    goods, reis, influence, wigs = p.goods[:], p.reis, p.influence, p.wigs
    plans, cubes, favors = len(p.plans), sum(p.cubes), p.favors
    begin()
    for part in code.split("; "):
        words = part.split()
        amount = int(words[-1]) if words[-1].isdigit() else 1
        if words[0] == "GOOD":
            goods[content.GOOD_IDS.index(words[1])] += 1
        elif words[0] == "REIS":
            reis += amount
        elif words[0] == "INF":
            influence += amount
        elif words[0] == "WIG":
            wigs += amount
        elif words[0] == "GOODS":
            s.offers_only("take-good cloth", "take-good book", "take-good tool").play("take-good book")
            s.offers_only("take-good cloth", "take-good tool").play("take-good tool")
            goods[content.GOOD_IDS.index("book")] += 1
            goods[content.GOOD_IDS.index("tool")] += 1
        elif words[0] == "PLAN":
            s.offers_only("plan blue", "plan green").play("plan green")
            assert len(p.plans) == plans + 1
            assert content.PLAN_IDS[p.plans[-1]] == "lg1"
        elif words[0] == "FAVOR":
            s.asks(GREEN, "favor").play("favor marquis")
            assert p.favors == favors | 1 << content.NOBLE_IDS.index("marquis")
        elif words[0] == "CARDINAL":
            s.offers_only("meet 1 c27", "meet 1 c28").play("meet 1 c28").board(cardinal=1)
            assert s.clergy_of(GREEN) == "c28"
        elif words[0] == "RUBBLE":
            s.offers_only("cube pile brown", "cube pile red", "cube pile blue").play("cube pile red")
            assert sum(p.cubes) == cubes + 1
            assert s.cubes_left("pile") == 2
        elif words[0] == "OFFICIAL":
            home = p.officials
            s.asks(GREEN, "place-official").offers("done").play("office king")
            assert s.office("king")[GREEN] == 1
            if amount == 2:
                s.offers_only("office manuel", "office marquis", "done").play("office marquis")
                assert p.officials == home - 2
        elif words[0] == "PRODUCE":
            goods[content.GOOD_IDS.index("cloth")] += 1
            s.board(cloth=5)
        elif words[1] == "REIS":
            s.asks(GREEN, "pay-penalty").play("from-influence 0")
            reis -= amount
        elif words[1] == "WIG":
            wigs -= amount
        else:
            goods = lose(s, words[1], amount, goods)
    assert (p.goods, p.reis, p.influence, p.wigs) == (goods, reis, influence, wigs)


def lose(s: Scene, what: str, amount: int, goods: list[int]) -> list[int]:
    """The penalties that ask; the goods that must be left."""
    p = s.player(GREEN)
    left = goods[:]
    if what == "GOOD":
        for good in ("gold", "book")[:amount]:
            s.asks(GREEN, "lose-good").play(f"lose-good {good}")
            left[content.GOOD_IDS.index(good)] -= 1
    elif what == "OFFICIAL":
        home = p.officials
        for post in ("king plaza", "manuel office")[:amount]:
            s.asks(GREEN, "recall-official").play(f"recall {post}")
        assert p.officials == home + amount
    else:
        assert what == "FAVOR"
        s.offers_only("lose-favor manuel", "lose-favor king").play("lose-favor king")
        assert s.favors_of(GREEN) == "manuel"
    return left


NOBLES = {words[0]: (words[1], int(words[2]), " ".join(words[3:])) for words in parts(NOBLE_CARDS)}


@clause("L3.5", "L10.3")
@pytest.mark.parametrize("card", NOBLES)
def test_the_reward_or_penalty_of_a_noble_card(card: str) -> None:
    s = bare(card).store(GREEN, "b2", "cloth")
    code = NOBLES[card][2]
    if "LOSE GOOD" in code:
        s.has(GREEN, goods="gold, cloth, book")
    if "LOSE OFFICIAL" in code:
        s.officials(GREEN, manuel=1, marquis=1, plaza_king=1)
    if "LOSE FAVOR" in code:
        s.favors(GREEN, "manuel king")
    follow_through(s, code, lambda: s.rewarded(GREEN, card))
    s.idle()


@clause("L4.1", "L7.1")
@pytest.mark.parametrize("card", NOBLES)
def test_the_noble_and_the_influence_of_a_card(card: str) -> None:
    noble, influence, code = NOBLES[card]
    s = bare(card).portfolio(GREEN, card)
    assert s.player(GREEN).envelope() == influence
    s = bare(card).hand(GREEN, f"{card} {'p02' if card != 'p02' else 'p03'}").has(GREEN, influence=10)
    s.plans(GREEN, "s1").officials(GREEN, manuel=2).turn(GREEN).play(f"visit {card}")
    assert s.told("visit")[-1]["noble"] == noble
    assert ("LOSE" in code) == content.CARD_PENALTY[content.CARD_IDS.index(card)]


@clause("L15.20", "L11.4")
def test_there_are_60_noble_and_22_treasury_cards_in_four_decks() -> None:
    """21 blue, 20 red, 21 purple, 20 brown; one noble card in five is a penalty and has most influence."""
    assert sorted([*NOBLES, *TREASURIES]) == content.CARD_IDS
    for first, last in ((1, 21), (22, 41), (42, 62), (63, 82)):
        deck = [f"p{n:02d}" for n in range(first, last + 1) if f"p{n:02d}" in NOBLES]
        assert len(deck) == 15
        penalties = [NOBLES[card][1] for card in deck if "LOSE" in NOBLES[card][2]]
        assert len(penalties) == 3
        assert min(penalties) > max(NOBLES[card][1] for card in deck if "LOSE" not in NOBLES[card][2])
        assert len({content.CARD_DECK[content.CARD_IDS.index(card)] for card in deck}) == 1


# What lasting benefits change: every price and every limit, measured in its own scene.


def measures(equip: Callable[[Scene], Scene], *names: str) -> dict[str, int]:
    """Prices and limits of Green with some equipment."""
    found: dict[str, int] = {}

    def green() -> Scene:
        return equip(bare(*names).has(GREEN, reis=30, influence=0).treasury(5))

    s = green().cubes("row-b", "brown 2").performs(GREEN, "store").play("build b2 gold", "done", "house left")
    found["land"] = 30 - s.player(GREEN).reis
    s = green().plans(GREEN, "s1").performs(GREEN, "public").play("site w-d")
    found["hire"] = 30 - s.player(GREEN).reis
    card = "p21" if "p21" not in names else "p17"
    s = green().hand(GREEN, card).turn(GREEN).play(f"sponsor {card}")
    found["event"] = 30 - s.player(GREEN).reis
    for good in content.GOOD_IDS:
        s = green().has(GREEN, goods=good).portfolio(PURPLE, "h2a").steps(SellOrTrade(GREEN))
        before = s.player(GREEN).reis
        found[good] = s.play(f"sell {good} h2a").player(GREEN).reis - before
    for noble, card in (("manuel", "p02"), ("marquis", "p07"), ("king", "p12")):
        s = green().hand(GREEN, card).has(GREEN, influence=10).plans(GREEN, "s1").officials(PURPLE, **{noble: 2})
        found[noble] = 10 - s.turn(GREEN).play(f"visit {card}").player(GREEN).influence
        s = green().hand(PURPLE, card).has(PURPLE, influence=10).has(GREEN, influence=10).plans(PURPLE, "s2")
        s.officials(PURPLE, **{noble: 2}).officials(YELLOW, manuel=2 if noble != "manuel" else 0)
        s.favors(GREEN, noble).turn(PURPLE).play(f"visit {card}")
        while s.table().prompt().key != "follow":
            s.play(s.legal()[-1])
        treasury = s.table().treasury
        s.treasury(5).play("follow").treasury(treasury)
        found[f"follow {noble}"] = 10 - s.player(GREEN).influence
    found["gain"] = green().rewarded(GREEN, "p09").player(GREEN).influence
    s = green().has(GREEN, goods="gold, cloth, book, tool").performs(GREEN, "ship")
    found["ship"] = 4 - s.play(*s.legal()[:1]).player(GREEN).goods_held() if not s.table().over() else 0
    s = green().portfolio(GREEN, "h1a").has(GREEN, goods="gold").steps(SellOrTrade(GREEN)).play("sell gold h1a")
    found["sail"] = s.player(GREEN).wigs - 5
    s = green().store(GREEN, "b2", "cloth", "left").performs(GREEN, "produce")
    found["produce"] = s.player(GREEN).goods_held()
    found["room"] = green().player(GREEN).room()
    found["slots"] = green().player(GREEN).slots()
    s = green().performs(GREEN, "recruit").play("office king", "office manuel")
    found["recruit"] = 3 if not s.table().over() else 2
    return found


def changed(equip: Callable[[Scene], Scene], *names: str) -> dict[str, int]:
    """What the equipment changes."""
    plain = measures(lambda s: s, *names)
    found = measures(equip, *names)
    return {name: found[name] - plain[name] for name in plain if found[name] != plain[name]}


def benefit(words: list[str]) -> dict[str, int]:
    """What a lasting benefit must change, by its code."""
    amount = int(words[-1])
    if words[0] == "COIN":
        return {"land": -amount, "hire": -amount, "event": -amount}
    if words[0] == "SALE":
        return dict.fromkeys(words[1].split("/"), amount)
    if words[0] == "VISIT":
        return {words[1]: -amount, f"follow {words[1]}": -amount}
    if words[0] == "FOLLOW":
        return {f"follow {noble}": -amount for noble in content.NOBLE_IDS}
    return {
        "LAND": {"land": -amount},
        "HIRE": {"hire": -2 * amount},
        "EVENT": {"event": -amount},
        "INF": {"gain": amount},
        "STAFF": {"hire": -5 * amount},
        "BROWN": {"land": -amount},
        "SHIP": {"ship": -amount},
        "SAIL": {"sail": amount},
        "PRODUCE": {"produce": amount},
        "WAREHOUSE": {"room": amount},
        "PORTFOLIO": {"slots": amount},
        "RECRUIT": {"recruit": amount},
    }[words[0]]


TREASURIES = {words[0]: (words[1], words[2:]) for words in parts(TREASURY_CARDS)}


@clause("L3.6", "L4.4", "L15.21")
@pytest.mark.parametrize("card", TREASURIES)
def test_the_benefit_of_a_treasury_card(card: str) -> None:
    assert changed(lambda s: s.portfolio(GREEN, card), card) == benefit(TREASURIES[card][1])


@clause("L9.1")
@pytest.mark.parametrize("card", TREASURIES)
def test_the_event_of_a_treasury_card(card: str) -> None:
    event = TREASURIES[card][0]
    s = bare(card).has(GREEN, reis=30, influence=0, goods="gold, book, tool").store(GREEN, "b2", "cloth")
    s.plans(GREEN, "s1").hand(GREEN, f"{card} p02").turn(GREEN).play(f"sponsor {card}")
    if event.startswith("INF"):
        s.asks(GREEN, "take-card").shows(GREEN, influence=int(event[3:]))
    elif event == "PRODUCE":
        s.asks(GREEN, "take-card").shows(GREEN, goods="gold, cloth, book, tool")
    elif event == "SHIP" and late(card):
        assert s.asks(GREEN, "take-card").top_row(GREEN) == "h3a"
    else:
        prompts = {
            "RECRUIT": "place-official",
            "STORE": "land",
            "PUBLIC": "site",
            "RUBBLE": "pile",
            "SHIP": "pay-goods",
        }
        s.asks(GREEN, prompts.get(event, event.lower()))
        if event == "CARDINAL":
            s.offers_only("meet 1 c27", "meet 1 c28", "meet 2 c28", "meet 2 c29")
    s.shows(GREEN, reis=27)


CLERGY = {
    name: (words[len([w for w in words if w[0] == "c" and w[1:].isdigit()]) : words.index("/")], int(words[-1]))
    for words in parts(CLERGY_TILES)
    for name in words
    if name[0] == "c" and name[1:].isdigit()
}


@clause("L10.2", "L15.21")
@pytest.mark.parametrize("tile", CLERGY)
def test_the_lasting_benefit_of_a_clergy_tile(tile: str) -> None:
    code = CLERGY[tile][0]
    wanted = {} if code == ["ONCE"] else benefit(code)
    assert changed(lambda s: s.clergy(GREEN, tile)) == wanted


@clause("L10.2")
@pytest.mark.parametrize("tile", CLERGY)
def test_the_wigs_on_the_back_of_a_clergy_tile(tile: str) -> None:
    s = bare().clergy(GREEN, tile).steps(GiveUpClergy(GREEN)).play(f"give-up {tile}").idle()
    s.shows(GREEN, wigs=5 + CLERGY[tile][1])


@clause("L6.12", "L15.30")
@pytest.mark.parametrize("tile", CLERGY)
def test_a_clergy_tile_is_taken_from_the_cardinal_and_one_off_tiles_act(tile: str) -> None:
    s = bare().church(f"{tile} - - - - -", cardinal=0).has(GREEN, goods="gold 2").steps(MeetCardinal(GREEN, 1))
    assert s.clergy_of(GREEN) == tile
    if tile == "c35":
        s.asks(GREEN, "pile").play("cube pile red")
        assert s.rubble_of(GREEN)["red"] == 1
    s.idle().shows(GREEN, reis=17 if tile == "c36" else 10)
    s.shows(GREEN, goods="gold 2, cloth, book, tool" if tile == "c37" else "gold 2")


@clause("L5.2")
def test_the_sailing_tile_is_the_ship_owners() -> None:
    s = bare().portfolio(GREEN, "h1a").clergy(GREEN, "c23 c24").clergy(PURPLE, "c25").has(PURPLE, goods="gold")
    s.steps(SellOrTrade(PURPLE)).play("sell gold h1a").shows(GREEN, wigs=5 + 1 + 2).shows(PURPLE, wigs=5)


def test_there_are_37_clergy_tiles() -> None:
    assert list(CLERGY) == content.CLERGY_IDS


LAND_CODES = {words[0]: " ".join(words[1:]) for words in parts(LANDS)}


@clause("L8.3")
@pytest.mark.parametrize("land", LAND_CODES)
def test_the_reward_of_a_land(land: str) -> None:
    """With treasury 1 and a land benefit nothing is paid."""
    s = bare().treasury(1).portfolio(GREEN, "p21").performs(GREEN, "store")
    move = next(name for name in s.legal() if name.startswith(f"build {land} "))
    follow_through(s, LAND_CODES[land], lambda: s.play(move))
    s.asks(GREEN, "house")


SITE_CODES = {words[0]: " ".join(words[1:]) for words in parts(SITES)}


@clause("L8.16")
@pytest.mark.parametrize("site", SITE_CODES)
def test_the_reward_of_a_site(site: str) -> None:
    """The building shows the street's colour; officials suffice."""
    building = {"n-gold": "b01", "n-cloth": "b01", "n-book": "b04", "n-tool": "b04"}.get(site, "b01")
    s = bare().available(building, "blue").officials(GREEN, manuel=4).plans(GREEN, "s1").performs(GREEN, "public")
    code = SITE_CODES[site]
    if code == "PLAN":
        s.play(f"site {site}", "plan green", "use-plan s1").idle()
        assert s.plans_of(GREEN) == "lg1"
        return
    follow_through(s, code, lambda: s.play(f"site {site}"))


def test_there_are_24_lands_and_14_sites() -> None:
    assert sorted(LAND_CODES) == sorted(content.LAND_IDS)
    assert sorted(SITE_CODES) == sorted(content.SITE_IDS)


PLAN_CODES = {name: (words[-2], int(words[-1])) for words in parts(PLANS) for name in words[:-2]}


@clause("L8.17", "L8.18", "L8.19", "L12.8")
@pytest.mark.parametrize("plan", PLAN_CODES)
def test_a_plan(plan: str) -> None:
    architect, officials = PLAN_CODES[plan]
    s = bare().officials(GREEN, manuel=5).plans(GREEN, plan).performs(GREEN, "public").play("site w-d").idle()
    assert s.player(GREEN).officials == 3 + officials
    opened = s.table().opened[content.SITE_IDS.index("w-d")]
    assert content.ARCHITECTS[opened % 2] == architect
    assert s.player(GREEN).done_plans == (content.PLAN_IDS.index(plan),)


@clause("L1.8", "L6.6")
@pytest.mark.parametrize(("architect", "letter"), [("blue", "b"), ("green", "g")])
def test_the_plans_of_a_stack_come_in_order_fewest_officials_first(architect: str, letter: str) -> None:
    s = bare()
    for _ in range(8):
        s.performs(GREEN, "plan").play(f"plan {architect}")
    assert s.plans_of(GREEN) == " ".join(f"l{letter}{number}" for number in range(1, 9))


def test_there_are_20_plans() -> None:
    assert sorted(PLAN_CODES) == sorted(content.PLAN_IDS)


BUILDINGS = {(name, "blue"): set(words[-2:]) for words in parts(BLUE_SIDES) for name in words[:-2]}
BUILDINGS |= {(name, "green"): set(content.GOOD_IDS) - shown for (name, _), shown in list(BUILDINGS.items())}


@clause("L8.15", "L8.20", "L8.10")
@pytest.mark.parametrize(("building", "architect"), BUILDINGS)
def test_a_public_building(building: str, architect: str) -> None:
    """Where it may stand in the north, and which stores of its row score: one of each kind, each another player's."""
    shown = BUILDINGS[building, architect]
    s = bare(seats=4).columns(3, 3, 3, 3, 3).available(building, architect).officials(GREEN, manuel=2)
    s.store(GREEN, "d1", "gold").store(PURPLE, "d2", "cloth").store(YELLOW, "d3", "book").store(ORANGE, "d4", "tool")
    s.plans(GREEN, "s1" if architect == "blue" else "s3").performs(GREEN, "public")
    north = {name.removeprefix("site n-") for name in s.legal() if name.startswith("site n-")}
    assert north == shown
    s.play("site e-d", "office king")
    while not s.table().over():
        s.play(s.legal()[0])
    gained = {good for seat, good in enumerate(("gold", "cloth", "book", "tool")) if s.player(seat).wigs == 5 + 3}
    assert gained == shown


def test_there_are_16_buildings_and_every_colour_stands_8_times_on_each_side() -> None:
    assert sorted({name for name, _ in BUILDINGS}) == content.BUILDING_IDS
    for architect in ("blue", "green"):
        for good in content.GOOD_IDS:
            assert len([1 for (_, side), shown in BUILDINGS.items() if side == architect and good in shown]) == 8


@clause("L6.15", "L7.6", "L12.9")
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("noble", ["manuel", "marquis", "king"])
def test_a_royal_favor(noble: str, seat: int) -> None:
    """Each of the twelve: taken, worth 2 wigs, and good for one follow."""
    s = bare(seats=4).performs(seat, "favor").play(f"favor {noble}").idle()
    assert s.scores("favors") == [2 if player == seat else 0 for player in range(4)]
    visitor = (seat + 2) % 4
    card = {"manuel": "p02", "marquis": "p07", "king": "p12"}[noble]
    s.plans(visitor, "s1").officials(visitor, manuel=2).has(visitor, influence=10).has(seat, influence=10)
    s.hand(visitor, card).turn(visitor).play(f"visit {card}")
    while s.table().prompt().key != "follow":
        s.play(s.legal()[-1])
    s.asks(seat, "follow").play("follow")
    assert s.favors_of(seat) == ""


@clause("L5.1", "L5.2", "L6.7", "L6.9", "L12.2", "L1.15")
@pytest.mark.parametrize("ship", [f"{kind}{copy}" for kind in SHIPS for copy in "abc"])
def test_a_ship(ship: str) -> None:
    """Its cost, its influence, what it adds to a price, its crates and their wigs, and its hull at the end."""
    hull, influence, modifier = SHIPS[ship[:2]]
    s = bare(ship, seats=4).has(GREEN, goods="gold, cloth, book, tool", influence=0).shipyard(ship)
    s.performs(GREEN, "ship")
    if not s.table().over():
        assert s.table().prompt().facts == {"goods": hull}
        s.play(s.legal()[0])
    s.idle().shows(GREEN, influence=influence).board(treasury=4)
    assert s.player(GREEN).goods_held() == 4 - hull
    assert s.scores("ships")[GREEN] == hull
    s.has(GREEN, reis=0, goods="gold 2, cloth 2").steps(SellOrTrade(GREEN))
    goods = ["gold", "gold", "cloth", "cloth"][:hull]
    s.play(*[f"sell {good} {ship}" for good in goods])
    s.shows(GREEN, reis=sum({"gold": 5, "cloth": 6}[good] + modifier for good in goods), wigs=5 + hull)
    assert s.sailing(ship)


def test_there_are_12_ships() -> None:
    assert [f"{kind}{copy}" for kind in SHIPS for copy in "abc"] == content.SHIP_IDS


@clause("L13.2")
def test_the_pack_is_sound() -> None:
    """P15."""
    assert GAME.check() == []
    assert (len(content.CARD_IDS), len(content.CLERGY_IDS), len(content.DECREE_IDS)) == (82, 37, 70)
    assert (len(content.TASK_IDS), len(content.STORE_TOKENS), len(content.SITE_TOKENS)) == (12, 24, 14)
    assert (content.LARGE_TILES, content.SMALL_TILES, sum(content.FAVOR_COPIES)) == (22, 5, 12)
    assert sorted(content.SCORING_TILES) == [3, 3, 4, 4]
