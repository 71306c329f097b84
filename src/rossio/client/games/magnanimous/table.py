"""The table of Magnanimous in words, from a seat's view."""

from __future__ import annotations

from rossio.client.games.magnanimous.say import (
    at,
    card_line,
    in_reis,
    listed,
    minister_facts,
    named,
    owner_facts,
    signed,
    thing,
    zone_title,
)
from rossio.client.speech import View
from rossio.client.zones import Zone
from rossio.games.magnanimous import content
from rossio.games.magnanimous.effects import GOODS
from rossio.games.magnanimous.state import PORT
from rossio.words import Words


def zones(view: View, words: Words) -> list[Zone]:
    """Round, vote, action area, war, commerce, offers and throne, players; map and piles on request."""
    told = [_round(view, words)]
    if view["ballot"] is not None:
        told.append(_ballot(view, words))
    told.append(_area(view, words))
    told.append(_war(view, words))
    told.append(_commerce(view, words))
    told.append(_offers(view, words))
    told.append(_throne(view, words))
    told.extend(_player(view, number, words) for number in range(view["seats"]))
    told.append(_map(view, words))
    told.append(_piles(view, words))
    return told


def _round(view: View, words: Words) -> Zone:
    lines = []
    if view["round"]:
        lines.append(at("round", words, round=view["round"], phase=named(f"phase-{view['phase']}", words)))
    order = [words.seat((view["governor-seat"] + place) % view["seats"]) for place in range(view["seats"])]
    lines.append(at("governor", words, seat=words.seat(view["governor-seat"])))
    lines.append(at("order", words, seats=words.join(order)))
    lines.append(at("republic", words, space=view["republic"], last=content.TRACK_TOP))
    if view["first-ends"]:
        lines.append(at("first-ends", words, last=content.TRACK_TOP))
    if view["proclaimed"]:
        lines.append(at("nobility-first" if view["nobility-first"] else "proclaimed", words))
    lines.extend(at("event", words, event=thing(card, words)) for card in view["cards"]["events"])
    return Zone("round", zone_title("round", words), lines)


def _ballot(view: View, words: Words) -> Zone:
    ballot = view["ballot"]
    lines = [card_line(ballot["card"], words)]
    for seat, (votes_for, against) in enumerate(ballot["votes"]):
        lines.append(at("votes", words, seat=words.seat(seat), votes=votes_for, against=against))
    return Zone("vote", zone_title("vote", words), lines)


def _area(view: View, words: Words) -> Zone:
    """The quadrants with what they do, and the dice on their spaces; then the purple die."""
    lines = []
    for entry in content.PACK.entries("quadrants", "quadrant"):
        quadrant = content.label(entry.text("id"))
        spaces = [_on_space(space, words) for space in view["spaces"] if _quadrant(space["id"]) == quadrant]
        lines.append(at("quadrant", words, quadrant=thing(quadrant, words), spaces="; ".join(spaces)))
    purple = view["purple"]
    effect = thing(content.RIO_IDS[purple["value"]], words)
    taken = "purple-taken" if purple["on-card"] else "purple"
    lines.append(at(taken, words, value=purple["value"], effect=effect))
    return Zone("area", named("action-area", words), lines)


def _quadrant(space: str) -> str:
    return f"quadrant-{space.removeprefix('space-')[0]}"


def _on_space(space: View, words: Words) -> str:
    letter = space["id"][-1].upper()
    number = content.SPACE_NUMBER[content.SPACE_IDS.index(space["id"])]
    if space["die"]:
        return at("on-space", words, space=letter, number=number, value=space["die"])
    return at("on-space-free", words, space=letter, number=number)


def _war(view: View, words: Words) -> Zone:
    """The power of Paraguay, the Imperial area, and what is occupied."""
    lines = [at("power", words, power=view["purple"]["power"])]
    if view["realm"]["truce"]:
        lines.append(at("truce", words))
    lines.append(at("imperial", words, troops=view["imperial"], limit=content.IMPERIAL_LIMIT))
    capital = view["provinces"][content.RIO]
    lines.append(at("capital", words, province=named(capital["id"], words), defence=capital["defence"]))
    if view["realm"]["attack"]:
        lines.append(at("morale-attack", words, morale=signed(view["realm"]["attack"])))
    if view["realm"]["defend"]:
        lines.append(at("morale-defend", words, morale=signed(view["realm"]["defend"])))
    occupied = [province["id"] for province in view["provinces"] if province["occupied"]]
    lines.append(at("occupied", words, provinces=listed(occupied, words)))
    return Zone("war", zone_title("war", words), lines)


def _commerce(view: View, words: Words) -> Zone:
    """The spaces up to the Republic marker: those with tokens one by one, the free ones of a good together."""
    lines = []
    free: dict[int, list[str]] = {}
    for number, space in enumerate(view["commerce"][: view["republic"] + 1]):
        pays = in_reis(content.COMMERCE_VALUE[number], words)
        if space["tokens"]:
            facts = {"seat": words.seat(space["owner-seat"]), "tokens": space["tokens"], "limit": content.SPACE_TOKENS}
            lines.append(at("commerce-held", words, space=named(space["id"], words), reis=pays, **facts))
        else:
            told = at("commerce-space", words, space=number, reis=pays)
            free.setdefault(content.COMMERCE_GOOD[number], []).append(told)
    for good, spaces in free.items():
        lines.append(at("commerce-free", words, good=named(GOODS[good], words), spaces=", ".join(spaces)))
    return Zone("commerce", named("commerce", words), lines)


def _offers(view: View, words: Words) -> Zone:
    tiles = view["improvements"]["open"]
    lines = [at("open", words, number=tiles.count(tile), tile=thing(tile, words)) for tile in dict.fromkeys(tiles)]
    shown = view["ministers"]["shown"]
    if shown is not None:
        facts = minister_facts(shown, words)
        lines.append(at("minister-shown", words, minister=named(shown, words), facts=facts))
    crowns = [crown["id"].removeprefix("crown-") for crown in view["ministers"]["crowns"] if crown["tile"]]
    lines.append(at("crowns", words, spaces=words.join(crowns) or words.say("nothing")))
    return Zone("offers", zone_title("offers", words), lines)


def _throne(view: View, words: Words) -> Zone:
    """The cards on the throne, the next to be revealed first; their faces only for who laid them."""
    lines = []
    for laid in reversed(view["cards"]["throne"]):
        seat = words.seat(laid["seat"])
        if laid["card"] is None:
            lines.append(at("laid", words, seat=seat))
        else:
            lines.append(at("laid-known", words, seat=seat, card=card_line(laid["card"], words)))
    return Zone("throne", named("throne", words), lines or [at("throne-empty", words)])


def _player(view: View, number: int, words: Words) -> Zone:
    player = view["players"][number]
    rank = {"title": named(player["title"], words), "nobility": player["nobility"], "last": content.TRACK_TOP}
    lines = [at("rank", words, reis=in_reis(player["reis"], words), **rank)]
    if player["colour"] is not None:
        lines.insert(0, at("colour", words, colour=named(player["colour"], words)))
        lines.extend(_provinces(view, player["colour"], words))
        lines.append(_ships(player, words))
    if player["train"] is not None:
        cargo = {"tokens": player["cargo"]["tokens"], "province": named(player["cargo"]["from"], words)}
        lines.append(at("train", words, place=named(player["train"], words), **cargo))
    deputies, votes = player["deputies"], player["fixed-votes"]
    lines.append(at("deputies", words, con=deputies["con"], lib=deputies["lib"]))
    lines.append(at("fixed-votes", words, con=votes["con"], lib=votes["lib"]))
    if player["baron"] is not None:
        lines.append(thing(player["baron"], words))
    lines.extend(thing(minister, words) for minister in player["ministers"].values() if minister is not None)
    lines.extend(at("won", words, card=thing(card, words)) for card in player["referendums"])
    if player["used"]:
        lines.append(at("used", words, names=listed(player["used"], words)))
    if player["hand"] is None:
        lines.append(at("hand-size", words, cards=player["hand-size"]))
    else:
        lines.extend(at("in-hand", words, card=card_line(card, words)) for card in player["hand"])
    return Zone(f"seat-{number + 1}", words.seat(number), lines)


def _provinces(view: View, colour: str, words: Words) -> list[str]:
    """A line for each of the four provinces of a board."""
    first = content.COLOURS.index(colour) * content.PER_COLOUR
    lines = []
    for good in range(PORT):
        number = first + good
        province = view["provinces"][number]
        parts = [
            at(
                "goods",
                words,
                good=named(GOODS[good], words),
                goods=province["goods"],
                limit=province["goods-limit"],
            ),
            at(
                "troops",
                words,
                troops=province["troops"],
                limit=province["troop-limit"],
                defence=province["defence"],
            ),
        ]
        if province["transit"]:
            parts.insert(1, at("transit", words, tokens=province["transit"]))
        if province["die"]:
            parts.append(at("with-die", words, value=province["die"]))
        if province["improvement"] is not None:
            parts.append(named(province["improvement"], words))
        if province["occupied"]:
            parts.insert(0, at("is-occupied", words))
        name = named(province["id"], words)
        printed = content.SLOT_NUMBER[number]
        lines.append(at("province", words, province=name, number=printed, facts=", ".join(parts)))
    return lines


def _ships(player: View, words: Words) -> str:
    number = content.COLOURS.index(player["colour"]) * content.PER_COLOUR + PORT
    port = named(content.PROVINCE_IDS[number], words)
    return at("ships", words, port=port, ships=player["ships"]["port"], rio=player["ships"]["rio"])


def _map(view: View, words: Words) -> Zone:
    """Every province with its owner, its strength and its neighbours."""
    lines = []
    for number, province in enumerate(view["provinces"]):
        mask = content.ADJACENT[number]
        near = [name for at, name in enumerate(content.PROVINCE_IDS) if mask >> at & 1]
        if content.BORDERS_ZONE[number]:
            near.append("paraguay")
        owner = owner_facts(province, words)
        line = at("near", words, province=named(province["id"], words), owner=owner, provinces=listed(near, words))
        if province["train-seats"]:
            trains = words.join([words.seat(seat) for seat in province["train-seats"]])
            line = f"{line} {at('trains', words, seats=trains)}"
        lines.append(line)
    return Zone("map", zone_title("map", words), lines, on_request=True)


def _piles(view: View, words: Words) -> Zone:
    cards, tiles, ministers = view["cards"], view["improvements"], view["ministers"]
    lines = [
        at("deck", words, cards=cards["deck"]),
        at("discards", words, cards=listed(cards["discards"], words)),
        at("removed", words, cards=listed(cards["removed"], words)),
        at("tile-pile", words, tiles=tiles["pile"], discards=listed(tiles["discards"], words)),
        at("minister-pile", words, tiles=ministers["pile"], discards=listed(ministers["discards"], words)),
        at("troop-supply", words, troops=view["troop-supply"]),
    ]
    return Zone("piles", zone_title("piles", words), lines, on_request=True)
