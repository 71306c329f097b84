"""The table of Lisboa in words, from a seat's view."""

from __future__ import annotations

from rossio.client.games.lisboa.say import (
    GAME,
    at,
    by_seat,
    card_line,
    clergy_facts,
    counted,
    in_cubes,
    in_reis,
    in_wigs,
    listed,
    named,
    thing,
    zone_title,
)
from rossio.client.speech import View
from rossio.client.zones import Zone
from rossio.games.lisboa import content
from rossio.words import Words


def zones(view: View, words: Words) -> list[Zone]:
    """Turn, market, cards, offices, church, works, downtown, players; lands, sites and piles on request."""
    told = [_turn(view, words), _market(view, words), _cards(view, words), _offices(view, words)]
    told.append(Zone("decrees", zone_title("decrees", words), [thing(decree, words) for decree in view["decrees"]]))
    told.append(_church(view, words))
    told.append(_works(view, words))
    told.append(_downtown(view, words))
    told.extend(_player(view, number, words) for number in range(len(view["players"])))
    told.append(_lands(view, words))
    told.append(_sites(view, words))
    told.append(_piles(view, words))
    return told


def _turn(view: View, words: Words) -> Zone:
    lines = [at("period", words, period=view["period"], seat=words.seat(view["active-seat"]))]
    if view["trigger-seat"] is not None:
        lines.append(at("triggered", words, seat=words.seat(view["trigger-seat"])))
    if view["court-card"] is not None:
        card = named(view["court-card"], words)
        if view["court"] is not None:
            lines.append(at("at-court", words, noble=named(view["court"], words), card=card))
        else:
            lines.append(at("event-at-court", words, card=card))
    if view["covered"]:
        covered = listed([f"action-{action}" for action in view["covered"]], words)
        lines.append(at("covered", words, actions=covered))
    if view["automa"] is not None:
        automa = view["automa"]
        facts = {"kind": named(automa["next"], words), "architect": named(f"architect-{automa['architect']}", words)}
        lines.append(at("automa", words, seat=words.seat(automa["seat"]), **facts))
    return Zone("turn", zone_title("turn", words), lines)


def _market(view: View, words: Words) -> Zone:
    lines = [
        thing(f"treasury-{view['treasury']['space']}", words),
        at("prices", words, prices=counted(view["prices"], words)),
        at("shipyard", words, ships=listed(view["shipyard"], words)),
    ]
    if view["shipyard"]:
        lines.append(at("next-ship", words, ship=thing(view["shipyard"][0], words)))
    return Zone("market", zone_title("market", words), lines)


def _cards(view: View, words: Words) -> Zone:
    lines = []
    for kind, pile in view["display"].items():
        card = words.say("nothing") if pile["card"] is None else _on_display(pile["card"], words)
        lines.append(at("display", words, kind=named(kind, words), left=pile["left"], card=card))
    return Zone("cards", named("display", words), lines)


def _on_display(card: str, words: Words) -> str:
    """A card of a deck whose kind has just been told."""
    number = content.CARD_IDS.index(card)
    if content.CARD_KIND[number] == content.TREASURY:
        return thing(card, words)
    facts = {"influence": content.CARD_INFLUENCE[number], "text": words.about(GAME, card)}
    return at("shown-card", words, card=named(card, words), **facts)


def _offices(view: View, words: Words) -> Zone:
    """Each noble: the cost of a visit for the reader, what he takes and offers, and who has officials there."""
    lines = []
    for number, (noble, office) in enumerate(view["offices"].items()):
        accepts = [good for at, good in enumerate(content.GOOD_IDS) if content.ACCEPTS[number][at]]
        actions = [content.ACTIONS[at] for at in (2 * number, 2 * number + 1, content.STATE_ACTIONS + number)]
        names = [named(f"action-{action}", words) for action in actions]
        offered = at("noble-actions", words, first=names[0], second=names[1], noble=names[2])
        lines.append(at("noble", words, noble=named(noble, words), goods=listed(accepts, words), actions=offered))
        if 0 <= view["seat"] < view["seats"]:
            cost = view["players"][view["seat"]]["visits"][noble]["cost"]
            lines.append(at("visit-cost", words, noble=named(noble, words), cost=cost))
        present = by_seat(office["office"], words)
        if office["neutral"]:
            present.append(at("neutral", words, officials=office["neutral"]))
        facts = {"officials": words.join(present) or words.say("nobody"), "spaces": office["spaces"]}
        lines.append(at("office", words, place=named(f"office-{noble}", words), **facts))
        outside = by_seat(office["plaza"], words)
        if outside:
            lines.append(at("plaza", words, place=named(f"plaza-{noble}", words), officials=words.join(outside)))
    return Zone("offices", zone_title("offices", words), lines)


def _church(view: View, words: Words) -> Zone:
    church = view["church"]
    lines = [at("cardinal", words, space=named(f"church-{church['cardinal']}", words))]
    if church["due"]:
        lines.append(at("church-due", words))
    for gap, tile in enumerate(church["tiles"]):
        if tile is not None:
            facts = {"tile": named(tile, words), "facts": clergy_facts(tile, words)}
            lines.append(at("gap", words, gap=named(f"gap-{gap}", words), **facts))
    return Zone("church", named("church", words), lines)


def _works(view: View, words: Words) -> Zone:
    """Plans and public buildings of the two architects."""
    lines = []
    for architect, plans in view["plans"].items():
        name = named(f"architect-{architect}", words)
        top = words.say("nothing") if plans["top"] is None else thing(plans["top"], words)
        lines.append(at("plans", words, architect=name, plan=top, left=plans["left"]))
        buildings = view["buildings"][architect]
        available = buildings["available"]
        facts = {
            "building": words.say("nothing") if available is None else thing(available, words),
            "next": words.say("nothing") if buildings["next"] is None else named(buildings["next"], words),
        }
        lines.append(at("buildings", words, architect=name, **facts))
    return Zone("works", zone_title("works", words), lines)


def _downtown(view: View, words: Words) -> Zone:
    """City tiles, rubble and what it adds to prices, stores and public buildings."""
    city = view["city"]
    shown = zip(content.DISPLAY_IDS, content.DISPLAY_SMALL, strict=True)
    tiles = words.join([_tile(space, small, words) for space, small in shown if city["display"][space]])
    lines = [at("tiles", words, tiles=tiles or words.say("nothing"), large=city["large"], small=city["small"])]
    each = view["reckoned"]["cubes"]
    for row, cubes in view["rubble"]["rows"].items():
        if any(land[0] == row.lower() for land in view["lands"]):
            lines.append(at("row", words, line=named(f"row-{row}", words), **_rubble(cubes, each, words)))
    for number, (column, cubes) in enumerate(view["rubble"]["columns"].items()):
        facts = {"wigs": in_wigs(view["columns"][number], words), **_rubble(cubes, each, words)}
        lines.append(at("column", words, line=named(f"column-{column}", words), **facts))
    lines.append(at("pile", words, cubes=in_cubes(view["rubble"]["pile"], words)))
    for land, store in view["lands"].items():
        if store["owner-seat"] is not None:
            facts = {"seat": words.seat(store["owner-seat"]), "good": named(store["good"], words)}
            lines.append(at("standing", words, land=named(land, words), **facts))
    for site, opened in view["sites"].items():
        if opened["building"] is not None:
            facts = {"building": named(opened["building"], words), "side": _side(opened, words)}
            lines.append(at("opened", words, site=named(site, words), **facts))
    return Zone("downtown", named("downtown", words), lines)


def _rubble(cubes: dict[str, int], each: dict[str, int], words: Words) -> dict[str, str]:
    """The cubes of a row or column, and what they add to the price of a land."""
    price = sum(number * each[colour] for colour, number in cubes.items())
    return {"cubes": in_cubes(cubes, words), "reis": in_reis(price, words)}


def _tile(space: str, small: bool, words: Words) -> str:
    """A city tile by the good of its store; the small ones are all for tools."""
    return at("small-tile", words) if small else named(space.removeprefix("display-"), words)


def _side(opened: View, words: Words) -> str:
    """The two goods a public building shows."""
    side = content.BUILDING_IDS.index(opened["building"]) * 2 + content.ARCHITECTS.index(opened["architect"])
    shown = content.BUILDING_COLOURS[side]
    return listed([good for number, good in enumerate(content.GOOD_IDS) if shown >> number & 1], words)


def _player(view: View, number: int, words: Words) -> Zone:
    """A player's board; the automa has neither means nor hand."""
    player = view["players"][number]
    if number < view["seats"]:
        lines = _means(player, words)
    else:
        lines = [at("total", words, wigs=in_wigs(player["wigs"], words))]
    lines.append(at("officials", words, officials=player["officials"], favors=listed(player["favors"], words)))
    cubes = in_cubes(player["cubes"], words)
    lines.append(at("rubble", words, cubes=cubes, sets=player["sets"], markers=player["markers"]))
    lines.extend(_ship_line(ship, words) for ship in player["ships"])
    lines.extend(at("benefit", words, card=thing(card, words)) for card in player["treasuries"])
    lines.extend(thing(tile, words) for tile in player["clergy"])
    lines.extend(thing(f"house-{group}-{built}", words) for group, built in player["houses"].items() if built)
    if any(player["stores"].values()):
        lines.append(at("stores", words, stores=counted(player["stores"], words)))
    lines.extend(thing(plan, words) for plan in player["plans"])
    if player["done-plans"]:
        lines.append(at("done-plans", words, plans=listed(player["done-plans"], words)))
    lines.extend(thing(decree, words) for decree in player["decrees"])
    lines.extend(thing(task, words) for task in player["tasks"])
    if number < view["seats"]:
        lines.extend(_hand(player, words))
    return Zone(f"seat-{number + 1}", words.seat(number), lines)


def _means(player: View, words: Words) -> list[str]:
    """Wigs, influence and réis, warehouse and portfolio."""
    facts = {"wigs": in_wigs(player["wigs"], words), "influence": player["influence"], "envelope": player["envelope"]}
    portfolio = [*player["nobles"], *(ship["ship"] for ship in player["ships"]), *player["treasuries"]]
    return [
        at("means", words, reis=in_reis(player["reis"], words), **facts),
        at("goods", words, room=player["room"], goods=counted(player["goods"], words)),
        at("portfolio", words, slots=player["slots"], cards=listed(portfolio, words)),
    ]


def _ship_line(ship: View, words: Words) -> str:
    hull = content.SHIP_HULL[content.SHIP_IDS.index(ship["ship"])]
    facts = {"cargo": ship["cargo"], "hull": hull, "place": named("at-sea" if ship["sea"] else "docked", words)}
    return at("ship", words, ship=thing(ship["ship"], words), **facts)


def _hand(player: View, words: Words) -> list[str]:
    """The own hand, card by card; of another's its size and what was taken in sight of all."""
    if player["hand"] is not None:
        return [at("in-hand", words, card=card_line(card, words)) for card in player["hand"]]
    lines = [at("hand-size", words, cards=player["hand-size"])]
    if player["hand-known"]:
        lines.append(at("hand-known", words, cards=listed(player["hand-known"], words)))
    return lines


def _lands(view: View, words: Words) -> Zone:
    """The free lands: where they lie, the streets they face, least price and reward."""
    lines = []
    for land, shown in view["lands"].items():
        if shown["owner-seat"] is None:
            number = content.LAND_IDS.index(land)
            streets = listed([content.GOOD_IDS[street] for street in content.LAND_STREETS[number]], words)
            price = view["reckoned"]["lands"][land]
            facts = {"reis": in_reis(price, words), "reward": words.about(GAME, shown["token"] or land)}
            lines.append(at("land", words, land=named(land, words), place=land.upper(), streets=streets, **facts))
    return Zone("lands", zone_title("lands", words), lines, on_request=True)


def _sites(view: View, words: Words) -> Zone:
    lines = []
    for site, shown in view["sites"].items():
        if shown["building"] is None:
            reward = words.about(GAME, shown["token"] or site)
            facts = at("site", words, cubes=in_cubes(shown["cubes"], words), reward=reward)
            lines.append(at("card", words, card=named(site, words), facts=facts))
    return Zone("sites", zone_title("sites", words), lines, on_request=True)


def _piles(view: View, words: Words) -> Zone:
    lines = [
        at("discards", words, cards=listed(view["discards"], words)),
        at("decrees-left", words, decrees=view["decrees-left"]),
        at("clergy-left", words, tiles=view["church"]["left"], out=listed(view["church"]["out"], words)),
    ]
    return Zone("piles", zone_title("piles", words), lines, on_request=True)
