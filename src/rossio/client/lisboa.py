"""The table of Lisboa in words, from a seat's view. What things cost is asked of the rules themselves."""

from __future__ import annotations

from typing import Any, Final

from rossio.client.zones import Zone
from rossio.games.lisboa import able, content, costs
from rossio.games.lisboa.gains import COLOURS
from rossio.games.lisboa.state import COVERED, GOODS, NOBLES, Player, Table
from rossio.games.lisboa.steps.building import building_wigs
from rossio.games.lisboa.steps.store import store_wigs
from rossio.words import Words

GAME: Final = "lisboa"
View = dict[str, Any]


def zones(view: View, words: Words) -> list[Zone]:
    """Turn, market, cards, offices, church, works, downtown, players; lands, sites and piles on request."""
    table = position(view)
    told = [_turn(view, words), _market(view, words), _cards(view, words), _offices(view, table, words)]
    told.append(Zone("decrees", _title("decrees", words), [_told(decree, words) for decree in view["decrees"]]))
    told.append(_church(view, words))
    told.append(_works(view, words))
    told.append(_downtown(view, table, words))
    told.extend(_player(view, number, words) for number in range(len(view["players"])))
    told.append(_lands(view, table, words))
    told.append(_sites(view, words))
    told.append(_piles(view, words))
    return told


def about(view: View, name: str, words: Words) -> str:
    """What a move is about: what it costs and brings, and what is printed on the thing it names."""
    group, *labels = name.split()
    first = labels[0] if labels else ""
    table = position(view)
    seat = view["seat"]
    if group in ("take", "drop", "keep-card"):
        return card_facts(first, words)
    if group == "portfolio":
        return _played(view, first, words)
    if group == "visit":
        return _visit(table, seat, first, words)
    if group == "sponsor":
        price = costs.event_price(table, table.players[seat])
        return _say("price", words, reis=_reis(price, words), text=words.about(GAME, first))
    if group == "sell":
        return _sale(view, table, first, labels[1], words)
    if group in ("trade", "act"):
        return words.about(GAME, f"action-{labels[-1]}")
    if group in ("keep-tile", "give-up"):
        return _clergy_facts(first, words)
    if group == "meet":
        return _meeting(view, int(first), labels[1], words)
    if group == "build":
        return _store(view, table, first, labels[1], words)
    if group == "site":
        return _site_facts(view, table, first, words)
    if group == "cube":
        return _cube(table, seat, first, labels[1], words)
    return _about_board(view, table, group, labels, words)


def _about_board(view: View, table: Table, group: str, labels: list[str], words: Words) -> str:
    """The moves that touch the own board, offices and plans."""
    player = table.players[view["seat"]]
    first = labels[0] if labels else ""
    if group in ("new-ship", "replace"):
        return _ship_price(view, player, first, words)
    if group == "from-influence":
        after = content.INFLUENCE_AFTER[player.influence][int(first)]
        return _say("influence-after", words, before=player.influence, after=after) if int(first) else ""
    if group == "office":
        office = view["offices"][first]
        return _say("filled", words, officials=sum(office["office"]) + office["neutral"], spaces=office["spaces"])
    if group == "recall":
        return _say("yours", words, officials=view["offices"][first][labels[1]][view["seat"]])
    if group == "plan":
        return _told(view["plans"][first]["top"], words)
    if group == "use-plan":
        return _plan_price(table, player, first, words)
    if group == "favor":
        return words.about(GAME, f"favor-{first}")
    if group == "house":
        return _told(f"house-{first}-{player.houses[content.GROUPS.index(first)] + 1}", words)
    if group in ("take-good", "lose-good", "extra"):
        have = player.goods[content.GOOD_IDS.index(first)]
        return _say("have", words, goods=have, room=view["players"][view["seat"]]["room"])
    return words.about(GAME, first) if group in ("decree", "task", "scrap", "discard", "reward") else ""


def position(view: View) -> Table:
    """The table behind a view, as far as prices and wigs need it."""
    table = Table()
    table.seats = view["seats"]
    table.treasury = view["treasury"]["space"]
    table.cardinal = view["church"]["cardinal"]
    table.prices = list(view["prices"].values())
    table.column_wigs = view["columns"]
    for place, cubes in enumerate([*view["rubble"]["rows"].values(), *view["rubble"]["columns"].values()]):
        table.cubes[place * COLOURS : (place + 1) * COLOURS] = list(cubes.values())
    for land, name in enumerate(content.LAND_IDS):
        if name not in view["lands"]:
            table.stores[land] = COVERED
        elif view["lands"][name]["owner"] is not None:
            store = view["lands"][name]
            table.stores[land] = (store["owner"] - 1) * GOODS + content.GOOD_IDS.index(store["good"])
    for site, name in enumerate(content.SITE_IDS):
        if name not in view["sites"]:
            table.opened[site] = COVERED
        elif view["sites"][name]["building"] is not None:
            opened = view["sites"][name]
            building = content.BUILDING_IDS.index(opened["building"])
            table.opened[site] = building * 2 + content.ARCHITECTS.index(opened["architect"])
    for number, architect in enumerate(content.ARCHITECTS):
        available = view["buildings"][architect]["available"]
        table.building_stacks[number] = [content.BUILDING_IDS.index(available)] if available is not None else []
    table.players = [_seated(view, number) for number in range(len(view["players"]))]
    return table


def _seated(view: View, number: int) -> Player:
    shown = view["players"][number]
    player = Player()
    player.reis = shown["reis"]
    player.influence = shown["influence"]
    player.wigs = shown["wigs"]
    player.officials = shown["officials"]
    player.goods = list(shown["goods"].values())
    player.cubes = list(shown["cubes"].values())
    player.houses = list(shown["houses"].values())
    for post, row in enumerate(("office", "plaza")):
        for noble, office in enumerate(view["offices"].values()):
            player.posts[post * NOBLES + noble] = office[row][number]
    player.nobles = [content.CARD_IDS.index(card) for card in shown["nobles"]]
    player.treasuries = [content.CARD_IDS.index(card) for card in shown["treasuries"]]
    player.ships = [content.SHIP_IDS.index(ship["ship"]) for ship in shown["ships"]]
    player.clergy = [content.CLERGY_IDS.index(tile) for tile in shown["clergy"]]
    player.plans = [content.PLAN_IDS.index(plan) for plan in shown["plans"]]
    player.renew()
    return player


def _name(label: str, words: Words) -> str:
    return words.component(GAME, label)


def _say(key: str, words: Words, **facts: object) -> str:
    return words.say(f"lisboa-at-{key}", **facts)


def _title(zone: str, words: Words) -> str:
    return words.say(f"lisboa-zone-{zone}")


def _names(labels: list[str], words: Words) -> str:
    return words.join([_name(label, words) for label in labels]) or words.say("nothing")


def _reis(number: int, words: Words) -> str:
    return _say("reis", words, number=number)


def _wigs(number: int, words: Words) -> str:
    return _say("wigs", words, number=number)


def _told(label: str, words: Words) -> str:
    """A thing and what it does."""
    return _say("thing", words, name=_name(label, words), text=words.about(GAME, label))


def _counted(numbers: dict[str, int], words: Words) -> str:
    return ", ".join(f"{_name(label, words)} {number}" for label, number in numbers.items())


def _by_seat(numbers: list[int], words: Words) -> list[str]:
    return [f"{words.seat(seat)} {number}" for seat, number in enumerate(numbers) if number]


def _cubes(cubes: dict[str, int], words: Words) -> str:
    return _say("cubes", words, **cubes)


def card_facts(card: str, words: Words) -> str:
    """What is printed on a political card: whose it is, its influence, what it does."""
    number = content.CARD_IDS.index(card)
    kind = content.CARD_KIND[number]
    text = words.about(GAME, card)
    if kind == content.TREASURY:
        return _say("treasury-card", words, kind=_name("treasury-card", words), text=text)
    noble = _name(content.NOBLE_IDS[kind], words)
    return _say("noble-card", words, noble=noble, influence=content.CARD_INFLUENCE[number], text=text)


def card_line(card: str, words: Words) -> str:
    return _say("card", words, card=_name(card, words), facts=card_facts(card, words))


def _played(view: View, card: str, words: Words) -> str:
    """The first use of a hand card: in the portfolio a Treasury card pays its subsidy."""
    facts = card_facts(card, words)
    if content.CARD_KIND[content.CARD_IDS.index(card)] != content.TREASURY:
        return facts
    return _say("subsidy", words, reis=_reis(view["treasury"]["reis"], words), facts=facts)


def _visit(table: Table, seat: int, card: str, words: Words) -> str:
    """The second use of a noble's card: the cost of the visit."""
    noble = content.CARD_KIND[content.CARD_IDS.index(card)]
    cost = costs.visit_cost(table, seat, noble, False)
    wigs = costs.visit_wigs(table.players[seat], cost)
    return _say("visit", words, noble=_name(content.NOBLE_IDS[noble], words), cost=cost - wigs, wigs=wigs)


def _clergy_facts(tile: str, words: Words) -> str:
    wigs = content.CLERGY_WIGS[content.CLERGY_IDS.index(tile)]
    return _say("clergy", words, text=words.about(GAME, tile), wigs=_wigs(wigs, words))


def _meeting(view: View, steps: int, tile: str, words: Words) -> str:
    """The tile, and the icons the Cardinal passes."""
    told = [_clergy_facts(tile, words)]
    for step in range(1, steps + 1):
        icon = content.CHURCH_ICON[(view["church"]["cardinal"] + step) % content.CHURCH_SPACES]
        if icon == content.TREASURY_ICON:
            told.append(_say("treasury-rises", words))
        elif icon == content.INFLUENCE_ICON:
            told.append(_say("church-scores", words))
    return " ".join(told)


def _sale(view: View, table: Table, good: str, ship: str, words: Words) -> str:
    """The price of a good on a ship, and whose ship it is."""
    number = content.SHIP_IDS.index(ship)
    kind = content.GOOD_IDS.index(good)
    bonus = table.players[view["seat"]].lasting[content.SALE + kind]
    price = table.prices[kind] + content.SHIP_MODIFIER[number] + bonus
    owner = next(seat for seat, player in enumerate(table.players) if number in player.ships)
    cargo = next(shown["cargo"] for shown in view["players"][owner]["ships"] if shown["ship"] == ship)
    ship_of = {"seat": words.seat(owner), "cargo": cargo, "hull": content.SHIP_HULL[number]}
    return _say("sale", words, reis=_reis(price, words), **ship_of)


def _store(view: View, table: Table, land: str, good: str, words: Words) -> str:
    """The price of a land with its dearest cube taken, the wigs of a store there, and the reward."""
    number = content.LAND_IDS.index(land)
    price = costs.least_price(table, table.players[view["seat"]].lasting, table.treasury, number)
    wigs = store_wigs(table, number, content.GOOD_IDS.index(good))
    reward = words.about(GAME, view["lands"][land]["token"] or land)
    return _say("store", words, place=land.upper(), reis=_reis(price, words), wigs=wigs, reward=reward)


def _cube(table: Table, seat: int, line: str, colour: str, words: Words) -> str:
    """What a cube takes off the price of the land, and whether it completes a set."""
    player = table.players[seat]
    number = content.COLOURS.index(colour)
    told = []
    if line != "pile":
        told.append(_say("price-falls", words, reis=_reis(costs.cube_price(player.lasting, number), words)))
    sets = player.sets()
    player.cubes[number] += 1
    if player.sets() > sets:
        told.append(_say("completes-set", words))
    return " ".join(told)


def _site_facts(view: View, table: Table, site: str, words: Words) -> str:
    """Rubble and reward of a site, and what the buildings of the own plans would score there."""
    number = content.SITE_IDS.index(site)
    shown = view["sites"][site]
    told = [_say("site", words, cubes=_cubes(shown["cubes"], words), reward=words.about(GAME, shown["token"] or site))]
    plans = table.players[view["seat"]].plans
    for architect in sorted({content.PLAN_ARCHITECT[plan] for plan in plans if able.fits(table, plan, number)}):
        building = table.building_stacks[architect][-1]
        wigs = building_wigs(table, architect, building, number)[view["seat"]]
        name = _name(content.BUILDING_IDS[building], words)
        told.append(_say("would-score", words, building=name, wigs=_wigs(wigs, words)))
    return " ".join(told)


def _plan_price(table: Table, player: Player, plan: str, words: Words) -> str:
    number = content.PLAN_IDS.index(plan)
    price = costs.hiring_price(player.lasting, table.treasury, number, player.officials_out())
    need = costs.staff_needed(player.lasting, number)
    return _say("staff", words, officials=need, reis=_reis(price, words))


def _ship_price(view: View, player: Player, replaced: str, words: Words) -> str:
    """The goods a new ship costs, alone or in place of another."""
    hull = content.SHIP_HULL[content.SHIP_IDS.index(view["shipyard"][0])]
    if replaced:
        hull -= content.SHIP_HULL[content.SHIP_IDS.index(replaced)]
    return _say("ship-price", words, goods=costs.ship_cost(player, hull))


def _turn(view: View, words: Words) -> Zone:
    lines = [_say("period", words, period=view["period"], seat=words.seat(view["active"] - 1))]
    if view["triggered"] is not None:
        lines.append(_say("triggered", words, seat=words.seat(view["triggered"] - 1)))
    if view["court"] is not None:
        lines.append(_say("at-court", words, noble=_name(view["court"], words)))
    if view["covered"]:
        covered = _names([f"action-{action}" for action in view["covered"]], words)
        lines.append(_say("covered", words, actions=covered))
    if view["automa"] is not None:
        automa = view["automa"]
        facts = {"kind": _name(automa["next"], words), "architect": _name(f"architect-{automa['architect']}", words)}
        lines.append(_say("automa", words, seat=words.seat(automa["player"] - 1), **facts))
    return Zone("turn", _title("turn", words), lines)


def _market(view: View, words: Words) -> Zone:
    lines = [
        _told(f"treasury-{view['treasury']['space']}", words),
        _say("prices", words, prices=_counted(view["prices"], words)),
        _say("shipyard", words, ships=_names(view["shipyard"], words)),
    ]
    if view["shipyard"]:
        lines.append(_say("next-ship", words, ship=_told(view["shipyard"][0], words)))
    return Zone("market", _title("market", words), lines)


def _cards(view: View, words: Words) -> Zone:
    lines = []
    for kind, pile in view["display"].items():
        card = words.say("nothing") if pile["card"] is None else _on_display(pile["card"], words)
        lines.append(_say("display", words, kind=_name(kind, words), left=pile["left"], card=card))
    return Zone("cards", _name("display", words), lines)


def _on_display(card: str, words: Words) -> str:
    """A card of a deck whose kind has just been told."""
    number = content.CARD_IDS.index(card)
    if content.CARD_KIND[number] == content.TREASURY:
        return _told(card, words)
    facts = {"influence": content.CARD_INFLUENCE[number], "text": words.about(GAME, card)}
    return _say("shown-card", words, card=_name(card, words), **facts)


def _offices(view: View, table: Table, words: Words) -> Zone:
    """Each noble: the cost of a visit for the reader, what he takes and offers, and who has officials there."""
    lines = []
    for number, (noble, office) in enumerate(view["offices"].items()):
        accepts = [good for at, good in enumerate(content.GOOD_IDS) if content.ACCEPTS[number][at]]
        actions = [content.ACTIONS[at] for at in (2 * number, 2 * number + 1, content.STATE_ACTIONS + number)]
        names = [_name(f"action-{action}", words) for action in actions]
        offered = _say("noble-actions", words, first=names[0], second=names[1], noble=names[2])
        lines.append(_say("noble", words, noble=_name(noble, words), goods=_names(accepts, words), actions=offered))
        if 0 <= view["seat"] < view["seats"]:
            cost = costs.visit_cost(table, view["seat"], number, False)
            lines.append(_say("visit-cost", words, noble=_name(noble, words), cost=cost))
        present = _by_seat(office["office"], words)
        if office["neutral"]:
            present.append(_say("neutral", words, officials=office["neutral"]))
        facts = {"officials": words.join(present) or words.say("nobody"), "spaces": office["spaces"]}
        lines.append(_say("office", words, place=_name(f"office-{noble}", words), **facts))
        outside = _by_seat(office["plaza"], words)
        if outside:
            lines.append(_say("plaza", words, place=_name(f"plaza-{noble}", words), officials=words.join(outside)))
    return Zone("offices", _title("offices", words), lines)


def _church(view: View, words: Words) -> Zone:
    church = view["church"]
    lines = [_say("cardinal", words, space=_name(f"church-{church['cardinal']}", words))]
    if church["due"]:
        lines.append(_say("church-due", words))
    for gap, tile in enumerate(church["tiles"]):
        if tile is not None:
            facts = {"tile": _name(tile, words), "facts": _clergy_facts(tile, words)}
            lines.append(_say("gap", words, gap=_name(f"gap-{gap}", words), **facts))
    return Zone("church", _name("church", words), lines)


def _works(view: View, words: Words) -> Zone:
    """Plans and public buildings of the two architects."""
    lines = []
    for architect, plans in view["plans"].items():
        name = _name(f"architect-{architect}", words)
        top = words.say("nothing") if plans["top"] is None else _told(plans["top"], words)
        lines.append(_say("plans", words, architect=name, plan=top, left=plans["left"]))
        buildings = view["buildings"][architect]
        available = buildings["available"]
        facts = {
            "building": words.say("nothing") if available is None else _told(available, words),
            "next": words.say("nothing") if buildings["next"] is None else _name(buildings["next"], words),
        }
        lines.append(_say("buildings", words, architect=name, **facts))
    return Zone("works", _title("works", words), lines)


def _downtown(view: View, table: Table, words: Words) -> Zone:
    """City tiles, rubble and what it adds to prices, stores and public buildings."""
    city = view["city"]
    shown = zip(content.DISPLAY_IDS, content.DISPLAY_SMALL, strict=True)
    tiles = words.join([_tile(space, small, words) for space, small in shown if city["display"][space]])
    lines = [_say("tiles", words, tiles=tiles or words.say("nothing"), large=city["large"], small=city["small"])]
    seat = view["seat"] if 0 <= view["seat"] < view["seats"] else 0
    lasting = table.players[seat].lasting
    for row, cubes in view["rubble"]["rows"].items():
        if any(land[0] == row.lower() for land in view["lands"]):
            lines.append(_say("row", words, line=_name(f"row-{row}", words), **_rubble(cubes, lasting, words)))
    for number, (column, cubes) in enumerate(view["rubble"]["columns"].items()):
        facts = {"wigs": _wigs(view["columns"][number], words), **_rubble(cubes, lasting, words)}
        lines.append(_say("column", words, line=_name(f"column-{column}", words), **facts))
    lines.append(_say("pile", words, cubes=_cubes(view["rubble"]["pile"], words)))
    for land, store in view["lands"].items():
        if store["owner"] is not None:
            facts = {"seat": words.seat(store["owner"] - 1), "good": _name(store["good"], words)}
            lines.append(_say("standing", words, land=_name(land, words), **facts))
    for site, opened in view["sites"].items():
        if opened["building"] is not None:
            facts = {"building": _name(opened["building"], words), "side": _side(opened, words)}
            lines.append(_say("opened", words, site=_name(site, words), **facts))
    return Zone("downtown", _name("downtown", words), lines)


def _rubble(cubes: dict[str, int], lasting: list[int], words: Words) -> dict[str, str]:
    """The cubes of a row or column, and what they add to the price of a land."""
    price = sum(number * costs.cube_price(lasting, colour) for colour, number in enumerate(cubes.values()))
    return {"cubes": _cubes(cubes, words), "reis": _reis(price, words)}


def _tile(space: str, small: bool, words: Words) -> str:
    """A city tile by the good of its store; the small ones are all for tools."""
    return _say("small-tile", words) if small else _name(space.removeprefix("display-"), words)


def _side(opened: View, words: Words) -> str:
    """The two goods a public building shows."""
    side = content.BUILDING_IDS.index(opened["building"]) * 2 + content.ARCHITECTS.index(opened["architect"])
    shown = content.BUILDING_COLOURS[side]
    return _names([good for number, good in enumerate(content.GOOD_IDS) if shown >> number & 1], words)


def _player(view: View, number: int, words: Words) -> Zone:
    """A player's board; the automa has neither means nor hand."""
    player = view["players"][number]
    if number < view["seats"]:
        lines = _means(player, words)
    else:
        lines = [_say("total", words, wigs=_wigs(player["wigs"], words))]
    lines.append(_say("officials", words, officials=player["officials"], favors=_names(player["favors"], words)))
    cubes = _cubes(player["cubes"], words)
    lines.append(_say("rubble", words, cubes=cubes, sets=player["sets"], markers=player["markers"]))
    lines.extend(_ship_line(ship, words) for ship in player["ships"])
    lines.extend(_say("benefit", words, card=_told(card, words)) for card in player["treasuries"])
    lines.extend(_told(tile, words) for tile in player["clergy"])
    lines.extend(_told(f"house-{group}-{built}", words) for group, built in player["houses"].items() if built)
    if any(player["stores"].values()):
        lines.append(_say("stores", words, stores=_counted(player["stores"], words)))
    lines.extend(_told(plan, words) for plan in player["plans"])
    if player["done-plans"]:
        lines.append(_say("done-plans", words, plans=_names(player["done-plans"], words)))
    lines.extend(_told(decree, words) for decree in player["decrees"])
    lines.extend(_told(task, words) for task in player["tasks"])
    if number < view["seats"]:
        lines.extend(_hand(player, words))
    return Zone(f"seat-{number + 1}", words.seat(number), lines)


def _means(player: View, words: Words) -> list[str]:
    """Wigs, influence and réis, warehouse and portfolio."""
    facts = {"wigs": _wigs(player["wigs"], words), "influence": player["influence"], "envelope": player["envelope"]}
    portfolio = [*player["nobles"], *(ship["ship"] for ship in player["ships"]), *player["treasuries"]]
    return [
        _say("means", words, reis=_reis(player["reis"], words), **facts),
        _say("goods", words, room=player["room"], goods=_counted(player["goods"], words)),
        _say("portfolio", words, slots=player["slots"], cards=_names(portfolio, words)),
    ]


def _ship_line(ship: View, words: Words) -> str:
    hull = content.SHIP_HULL[content.SHIP_IDS.index(ship["ship"])]
    facts = {"cargo": ship["cargo"], "hull": hull, "place": _name("at-sea" if ship["sea"] else "docked", words)}
    return _say("ship", words, ship=_told(ship["ship"], words), **facts)


def _hand(player: View, words: Words) -> list[str]:
    """The own hand, card by card; of another's its size and what was taken in sight of all."""
    if player["hand"] is not None:
        return [_say("in-hand", words, card=card_line(card, words)) for card in player["hand"]]
    lines = [_say("hand-size", words, cards=player["hand-size"])]
    if player["hand-known"]:
        lines.append(_say("hand-known", words, cards=_names(player["hand-known"], words)))
    return lines


def _lands(view: View, table: Table, words: Words) -> Zone:
    """The free lands: where they lie, the streets they face, least price and reward."""
    seat = view["seat"] if 0 <= view["seat"] < view["seats"] else 0
    lines = []
    for land, shown in view["lands"].items():
        if shown["owner"] is None:
            number = content.LAND_IDS.index(land)
            streets = _names([content.GOOD_IDS[street] for street in content.LAND_STREETS[number]], words)
            price = costs.least_price(table, table.players[seat].lasting, table.treasury, number)
            facts = {"reis": _reis(price, words), "reward": words.about(GAME, shown["token"] or land)}
            lines.append(_say("land", words, land=_name(land, words), place=land.upper(), streets=streets, **facts))
    return Zone("lands", _title("lands", words), lines, on_request=True)


def _sites(view: View, words: Words) -> Zone:
    lines = []
    for site, shown in view["sites"].items():
        if shown["building"] is None:
            reward = words.about(GAME, shown["token"] or site)
            facts = _say("site", words, cubes=_cubes(shown["cubes"], words), reward=reward)
            lines.append(_say("card", words, card=_name(site, words), facts=facts))
    return Zone("sites", _title("sites", words), lines, on_request=True)


def _piles(view: View, words: Words) -> Zone:
    lines = [
        _say("discards", words, cards=_names(view["discards"], words)),
        _say("decrees-left", words, decrees=view["decrees-left"]),
        _say("clergy-left", words, tiles=view["church"]["left"], out=_names(view["church"]["out"], words)),
    ]
    return Zone("piles", _title("piles", words), lines, on_request=True)
