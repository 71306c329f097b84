"""The table of Magnanimous in words, from a seat's view. What things cost is asked of the rules themselves."""

from __future__ import annotations

from typing import Any, Final

from rossio.client.zones import Zone
from rossio.games.magnanimous import content
from rossio.games.magnanimous.effects import ACTS, EXPORT, GOODS, GOVINCOME, PARTIES, SELL, SUBTYPES
from rossio.games.magnanimous.state import NONE, PORT, Table
from rossio.games.magnanimous.state import Player as Seated
from rossio.games.magnanimous.steps.dice import raised
from rossio.games.magnanimous.steps.realm import set_in_force
from rossio.games.magnanimous.steps.works import work_price
from rossio.kernel.facts import NOBODY
from rossio.words import Words

GAME: Final = "magnanimous"
View = dict[str, Any]
SETUP: Final = "setup"


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
    table = position(view)
    told.extend(_player(view, table, number, words) for number in range(view["seats"]))
    told.append(_map(view, words))
    told.append(_piles(view, words))
    return told


def about(view: View, name: str, words: Words) -> str:
    """What a move is about: what it costs and brings, the card it plays, the strength it meets."""
    group, *labels = name.split()
    first = labels[0] if labels else ""
    if group in ("throne", "discard"):
        return card_facts(first, words)
    if group == "ballot":
        return _ballot_side(view, first, words)
    if group == "baron":
        return f"{words.about(GAME, first)} {words.text(f'{GAME}-{first}', None, 'start') or ''}"
    if group == "take":
        return _die_facts(view, first, words)
    if group == "put":
        return _space_facts(first, words)
    if group == "place":
        return _say("slot", words, number=content.SLOT_NUMBER[content.PROVINCE_IDS.index(first)])
    if group == "pick":
        value = _province(view, first)["die"]
        return _say("rising", words, value=value, next=raised(value))
    if group in ("train", "load"):
        return _stop_facts(view, labels[-1], words)
    if group in ("troop", "reinforce", "give", "attack"):
        return _troop_facts(view, first, words)
    if group == "march":
        return _troop_facts(view, labels[1], words)
    if group in ("target", "free", "attacker"):
        return _owner_facts(_province(view, first), words)
    if group == "export":
        return _export_facts(view, first, int(labels[1]), words)
    if group == "sell":
        return _sale_facts(view, first, words)
    if group == "advance":
        now = view["republic"] if first == "republic" else view["players"][_own(view)]["nobility"]
        return _say("stands", words, space=now)
    if group == "build":
        return words.about(GAME, first)
    return _about_plain(view, group, words)


def _about_plain(view: View, group: str, words: Words) -> str:
    """The moves without fields."""
    if group == "govern":
        return _govern_facts(view, words)
    if group == "appoint":
        return _minister_facts(view["ministers"]["shown"], words)
    if group in ("precise", "offer"):
        return words.about(GAME, f"action-{group}")
    if group == "trade":
        return " ".join(_told(name, words) for name in _traders(view["players"][_own(view)]))
    return ""


def position(view: View) -> Table:
    """The table behind a view, as far as prices and limits need it."""
    table = Table()
    table.seats = view["seats"]
    table.troop_limit = view["troop_limit"]
    table.governor = view["governor"]
    table.imperial = view["imperial"]
    table.players = [_seated(player) for player in view["players"]]
    for seat, player in enumerate(table.players):
        if player.colour != NONE:
            table.owners[player.colour] = seat
    for number, province in enumerate(view["provinces"]):
        table.troops[number] = province["troops"]
        table.goods[number] = province["goods"]
        if province["improvement"] is not None:
            table.tiles[number] = content.TILE_IDS.index(province["improvement"])
    for card in view["cards"]["events"]:
        set_in_force(table, NOBODY, content.CARD_EFFECTS[content.CARD_IDS.index(card)], 1)
    for seat, shown in enumerate(view["players"]):
        for effects in _own_effects(view, shown):
            set_in_force(table, seat, effects, 1)
    return table


def _seated(shown: View) -> Seated:
    player = Seated()
    if shown["colour"] is not None:
        player.colour = content.COLOURS.index(shown["colour"])
    player.reis = shown["reis"]
    player.nobility = shown["nobility"]
    return player


def _own_effects(view: View, shown: View) -> list[list[int]]:
    """The effects of what lies beside a player's board; a baron counts once he is revealed."""
    own = [content.CARD_EFFECTS[content.CARD_IDS.index(card)] for card in shown["referendums"]]
    for minister in shown["ministers"].values():
        if minister is not None:
            own.append(content.MINISTER_EFFECTS[content.MINISTER_IDS.index(minister)])
    if shown["baron"] is not None and view["phase"] != SETUP:
        own.append(content.BARON_EFFECTS[content.BARON_IDS.index(shown["baron"])])
    return own


def _own(view: View) -> int:
    """The seat a view belongs to."""
    return next((seat for seat, player in enumerate(view["players"]) if player["hand"] is not None), 0)


def _traders(shown: View) -> list[str]:
    """The ministers, cards and baron that offer a player a trade once a round."""
    ministers = [minister for minister in shown["ministers"].values() if minister is not None]
    found = [name for name in ministers if _offers_trade(content.OF_MINISTERS, content.MINISTER_IDS, name)]
    found.extend(c for c in shown["referendums"] if _offers_trade(content.OF_CARDS, content.CARD_IDS, c))
    if shown["baron"] is not None and _offers_trade(content.OF_BARONS, content.BARON_IDS, shown["baron"]):
        found.append(shown["baron"])
    return [name for name in found if name not in shown["used"]]


def _offers_trade(kind: int, names: list[str], name: str) -> bool:
    return content.TRADES[kind][names.index(name)] != NONE


def _name(label: str, words: Words) -> str:
    return words.component(GAME, label)


def _say(key: str, words: Words, **facts: object) -> str:
    return words.say(f"magnanimous-at-{key}", **facts)


def _title(zone: str, words: Words) -> str:
    return words.say(f"magnanimous-zone-{zone}")


def _names(labels: list[str], words: Words) -> str:
    return words.join([_name(label, words) for label in labels]) or words.say("nothing")


def _reis(number: int, words: Words) -> str:
    return _say("reis", words, number=number)


def _signed(number: int) -> str:
    """A change with its sign, as it is printed."""
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def _told(name: str, words: Words) -> str:
    """A thing and what it does."""
    return _say("thing", words, name=_name(name, words), text=words.about(GAME, name))


def _province(view: View, label: str) -> View:
    found: View = next(province for province in view["provinces"] if province["id"] == label)
    return found


def card_facts(card: str, words: Words) -> str:
    """All that is printed on a card of the Empire."""
    number = content.CARD_IDS.index(card)
    party = content.CARD_PARTY[number]
    facts = [_name(content.KINDS[party], words)]
    if party != content.EVENT:
        nobility = content.REFERENDUM_NOBILITY + content.CARD_NOBILITY[number]
        facts.append(_say("brings-nobility", words, spaces=_signed(nobility)))
    facts.append(_say("brings-republic", words, spaces=_signed(content.CARD_REPUBLIC[number])))
    if content.CARD_SUBTYPE[number]:
        facts.append(_name(SUBTYPES[content.CARD_SUBTYPE[number]], words))
    if content.CARD_TITLE[number]:
        facts.append(_say("lowest-title", words, title=_name(content.TITLE_IDS[content.CARD_TITLE[number]], words)))
    return _say("facts", words, facts=", ".join(facts), text=words.about(GAME, card))


def card_line(card: str, words: Words) -> str:
    return _say("card", words, card=_name(card, words), facts=card_facts(card, words))


def _ballot_side(view: View, card: str, words: Words) -> str:
    """For or against: a card of the referendum's own party is a vote for it."""
    if view["ballot"] is None:
        return card_facts(card, words)
    party = content.CARD_PARTY[content.CARD_IDS.index(card)]
    asked = content.CARD_PARTY[content.CARD_IDS.index(view["ballot"]["card"])]
    return _say("vote-for" if party == asked else "vote-against", words)


def _die_facts(view: View, space: str, words: Words) -> str:
    """What the die of a space does in the Production Phase, and for how much."""
    place = content.SPACE_IDS.index(space)
    value = view["spaces"][place]["die"]
    act = content.SPACE_ACT[place]
    seat = _own(view)
    table = position(view)
    price = _reis(work_price(table, seat, act, value), words)
    first = table.first_of(seat)
    if act < PORT:
        action = _say("produce", words, good=_name(GOODS[act], words))
        slots = [first + act]
    else:
        action = _name(f"action-{ACTS[act]}", words)
        slots = list(range(first, first + PORT))
    told = _say("die", words, value=value, action=action, price=price)
    precise = [
        content.PROVINCE_IDS[slot]
        for slot in slots
        if content.SLOT_NUMBER[slot] == value and _is_free(view["provinces"][slot])
    ]
    return f"{told} {_say('precise-in', words, provinces=_names(precise, words))}" if precise else told


def _is_free(province: View) -> bool:
    return not province["die"] and not province["occupied"]


def _space_facts(space: str, words: Words) -> str:
    """What a space does in the Nobles Phase, and with which value precisely."""
    place = content.SPACE_IDS.index(space)
    action = f"action-{content.NOBLES[content.SPACE_NOBLES[place]].replace('_', '-')}"
    return _say("space", words, action=_name(action, words), number=content.SPACE_NUMBER[place])


def _stop_facts(view: View, label: str, words: Words) -> str:
    """Whether a train can unload there: in the own port, or, for the Governor, in Rio."""
    seat = _own(view)
    ships = view["players"][seat]["ships"]
    number = content.PROVINCE_IDS.index(label)
    if number == position(view).port_of(seat):
        return _say("own-port", words, ships=ships["port"])
    if number == content.RIO and seat == view["governor"]:
        return _say("own-port", words, ships=ships["rio"])
    return ""


def _troop_facts(view: View, place: str, words: Words) -> str:
    if place not in content.PROVINCE_IDS:
        return _say("troops-there", words, troops=view["imperial"])
    province = _province(view, place)
    return _say("defended", words, troops=province["troops"], defence=province["defence"])


def _owner_facts(province: View, words: Words) -> str:
    if province["owner"] == NOBODY:
        return _say("uncontrolled", words, defence=province["defence"])
    return _say("owned", words, seat=words.seat(province["owner"]), defence=province["defence"])


def _export_facts(view: View, space: str, tokens: int, words: Words) -> str:
    """The price of an export, and how many of its tokens find room."""
    place = content.COMMERCE_IDS.index(space)
    good = content.COMMERCE_GOOD[place]
    mods = position(view).players[_own(view)].mods
    reis = max(content.COMMERCE_VALUE[place] + mods[EXPORT + good] + mods[SELL + good], 0)
    placed = min(tokens, content.SPACE_TOKENS - view["commerce"][place]["tokens"])
    nobility = placed * content.EXPORT_NOBILITY
    return _say("export", words, reis=_reis(reis, words), nobility=_signed(nobility), lost=tokens - placed)


def _sale_facts(view: View, label: str, words: Words) -> str:
    """The good, what is left of it, and what effects add to the value of the die."""
    province = _province(view, label)
    good = content.PROVINCE_IDS.index(label) % content.PER_COLOUR
    bonus = position(view).players[_own(view)].mods[SELL + good]
    held = province["goods"] + province["transit"]
    told = _say("sale", words, good=_name(GOODS[good], words), goods=held)
    return f"{told} {_say('sale-bonus', words, reis=_signed(bonus))}" if bonus else told


def _govern_facts(view: View, words: Words) -> str:
    seat = _own(view)
    player = position(view).players[seat]
    income = max(content.TITLE_INCOME[player.title()] + player.mods[GOVINCOME], 0)
    effect = content.RIO_IDS[view["purple"]["value"]]
    return _say("govern", words, effect=_told(effect, words), reis=_reis(income, words))


def _minister_facts(minister: str, words: Words) -> str:
    number = content.MINISTER_IDS.index(minister)
    party = _name(PARTIES[content.MINISTER_PARTY[number]], words)
    votes = content.MINISTER_VOTES[number]
    return _say("minister-facts", words, party=party, votes=votes, text=words.about(GAME, minister))


def _round(view: View, words: Words) -> Zone:
    lines = []
    if view["round"]:
        lines.append(_say("round", words, round=view["round"], phase=_name(f"phase-{view['phase']}", words)))
    order = [words.seat((view["governor"] + place) % view["seats"]) for place in range(view["seats"])]
    lines.append(_say("governor", words, seat=words.seat(view["governor"])))
    lines.append(_say("order", words, seats=words.join(order)))
    lines.append(_say("republic", words, space=view["republic"], last=content.TRACK_TOP))
    if view["proclaimed"]:
        lines.append(_say("proclaimed", words))
    lines.extend(_say("event", words, event=_told(card, words)) for card in view["cards"]["events"])
    return Zone("round", _title("round", words), lines)


def _ballot(view: View, words: Words) -> Zone:
    ballot = view["ballot"]
    lines = [card_line(ballot["card"], words)]
    for seat, (votes_for, against) in enumerate(ballot["votes"]):
        lines.append(_say("votes", words, seat=words.seat(seat), votes=votes_for, against=against))
    return Zone("vote", _title("vote", words), lines)


def _area(view: View, words: Words) -> Zone:
    """The quadrants with what they do, and the dice on their spaces; then the purple die."""
    lines = []
    for entry in content.PACK.entries("quadrants", "quadrant"):
        quadrant = content.label(entry.text("id"))
        spaces = [_on_space(space, words) for space in view["spaces"] if _quadrant(space["id"]) == quadrant]
        lines.append(_say("quadrant", words, quadrant=_told(quadrant, words), spaces="; ".join(spaces)))
    purple = view["purple"]
    effect = _told(content.RIO_IDS[purple["value"]], words)
    taken = "purple-taken" if purple["on_card"] else "purple"
    lines.append(_say(taken, words, value=purple["value"], effect=effect))
    return Zone("area", _name("action-area", words), lines)


def _quadrant(space: str) -> str:
    return f"quadrant-{space.removeprefix('space-')[0]}"


def _on_space(space: View, words: Words) -> str:
    letter = space["id"][-1].upper()
    number = content.SPACE_NUMBER[content.SPACE_IDS.index(space["id"])]
    if space["die"]:
        return _say("on-space", words, space=letter, number=number, value=space["die"])
    return _say("on-space-free", words, space=letter, number=number)


def _war(view: View, words: Words) -> Zone:
    """The power of Paraguay, the Imperial area, and what is occupied."""
    lines = [_say("power", words, power=view["purple"]["power"])]
    if view["realm"]["truce"]:
        lines.append(_say("truce", words))
    lines.append(_say("imperial", words, troops=view["imperial"], limit=content.IMPERIAL_LIMIT))
    capital = view["provinces"][content.RIO]
    lines.append(_say("capital", words, province=_name(capital["id"], words), defence=capital["defence"]))
    if view["realm"]["attack"]:
        lines.append(_say("morale-attack", words, morale=_signed(view["realm"]["attack"])))
    if view["realm"]["defend"]:
        lines.append(_say("morale-defend", words, morale=_signed(view["realm"]["defend"])))
    occupied = [province["id"] for province in view["provinces"] if province["occupied"]]
    lines.append(_say("occupied", words, provinces=_names(occupied, words)))
    return Zone("war", _title("war", words), lines)


def _commerce(view: View, words: Words) -> Zone:
    """The spaces up to the Republic marker: those with tokens one by one, the free ones of a good together."""
    lines = []
    free: dict[int, list[str]] = {}
    for number, space in enumerate(view["commerce"][: view["republic"] + 1]):
        pays = _reis(content.COMMERCE_VALUE[number], words)
        if space["tokens"]:
            facts = {"seat": words.seat(space["owner"]), "tokens": space["tokens"], "limit": content.SPACE_TOKENS}
            lines.append(_say("commerce-held", words, space=_name(space["id"], words), reis=pays, **facts))
        else:
            told = _say("commerce-space", words, space=number, reis=pays)
            free.setdefault(content.COMMERCE_GOOD[number], []).append(told)
    for good, spaces in free.items():
        lines.append(_say("commerce-free", words, good=_name(GOODS[good], words), spaces=", ".join(spaces)))
    return Zone("commerce", _name("commerce", words), lines)


def _offers(view: View, words: Words) -> Zone:
    tiles = view["improvements"]["open"]
    lines = [_say("open", words, number=tiles.count(tile), tile=_told(tile, words)) for tile in dict.fromkeys(tiles)]
    shown = view["ministers"]["shown"]
    if shown is not None:
        facts = _minister_facts(shown, words)
        lines.append(_say("minister-shown", words, minister=_name(shown, words), facts=facts))
    crowns = [crown["id"].removeprefix("crown-") for crown in view["ministers"]["crowns"] if crown["tile"]]
    lines.append(_say("crowns", words, spaces=words.join(crowns) or words.say("nothing")))
    return Zone("offers", _title("offers", words), lines)


def _throne(view: View, words: Words) -> Zone:
    """The cards on the throne, the next to be revealed first; their faces only for who laid them."""
    lines = []
    for laid in reversed(view["cards"]["throne"]):
        seat = words.seat(laid["by"])
        if laid["card"] is None:
            lines.append(_say("laid", words, seat=seat))
        else:
            lines.append(_say("laid-known", words, seat=seat, card=card_line(laid["card"], words)))
    return Zone("throne", _name("throne", words), lines or [_say("throne-empty", words)])


def _player(view: View, table: Table, number: int, words: Words) -> Zone:
    player = view["players"][number]
    rank = {"title": _name(player["title"], words), "nobility": player["nobility"], "last": content.TRACK_TOP}
    lines = [_say("rank", words, reis=_reis(player["reis"], words), **rank)]
    if player["colour"] is not None:
        lines.insert(0, _say("colour", words, colour=_name(player["colour"], words)))
        lines.extend(_provinces(view, table, number, words))
        lines.append(_ships(table, player, number, words))
    if player["train"] is not None:
        cargo = {"tokens": player["cargo"]["tokens"], "province": _name(player["cargo"]["from"], words)}
        lines.append(_say("train", words, place=_name(player["train"], words), **cargo))
    deputies, votes = player["deputies"], player["fixed_votes"]
    lines.append(_say("deputies", words, con=deputies["con"], lib=deputies["lib"]))
    lines.append(_say("fixed-votes", words, con=votes["con"], lib=votes["lib"]))
    if player["baron"] is not None:
        lines.append(_told(player["baron"], words))
    lines.extend(_told(minister, words) for minister in player["ministers"].values() if minister is not None)
    lines.extend(_say("won", words, card=_told(card, words)) for card in player["referendums"])
    if player["used"]:
        lines.append(_say("used", words, names=_names(player["used"], words)))
    if player["hand"] is None:
        lines.append(_say("hand-size", words, cards=player["hand_size"]))
    else:
        lines.extend(_say("in-hand", words, card=card_line(card, words)) for card in player["hand"])
    return Zone(f"seat-{number + 1}", words.seat(number), lines)


def _provinces(view: View, table: Table, seat: int, words: Words) -> list[str]:
    """A line for each of the four provinces of a board."""
    first = table.first_of(seat)
    lines = []
    for good in range(PORT):
        number = first + good
        province = view["provinces"][number]
        parts = [
            _say(
                "goods",
                words,
                good=_name(GOODS[good], words),
                goods=province["goods"],
                limit=province["goods"] + table.goods_room(seat, number),
            ),
            _say(
                "troops",
                words,
                troops=province["troops"],
                limit=province["troops"] + table.troop_room(seat, number),
                defence=province["defence"],
            ),
        ]
        if province["transit"]:
            parts.insert(1, _say("transit", words, tokens=province["transit"]))
        if province["die"]:
            parts.append(_say("with-die", words, value=province["die"]))
        if province["improvement"] is not None:
            parts.append(_name(province["improvement"], words))
        if province["occupied"]:
            parts.insert(0, _say("is-occupied", words))
        name = _name(province["id"], words)
        printed = content.SLOT_NUMBER[number]
        lines.append(_say("province", words, province=name, number=printed, facts=", ".join(parts)))
    return lines


def _ships(table: Table, player: View, seat: int, words: Words) -> str:
    port = _name(content.PROVINCE_IDS[table.port_of(seat)], words)
    return _say("ships", words, port=port, ships=player["ships"]["port"], rio=player["ships"]["rio"])


def _map(view: View, words: Words) -> Zone:
    """Every province with its owner, its strength and its neighbours."""
    lines = []
    for number, province in enumerate(view["provinces"]):
        mask = content.ADJACENT[number]
        near = [name for at, name in enumerate(content.PROVINCE_IDS) if mask >> at & 1]
        if content.BORDERS_ZONE[number]:
            near.append("paraguay")
        owner = _owner_facts(province, words)
        line = _say("near", words, province=_name(province["id"], words), owner=owner, provinces=_names(near, words))
        if province["trains"]:
            trains = words.join([words.seat(seat) for seat in province["trains"]])
            line = f"{line} {_say('trains', words, seats=trains)}"
        lines.append(line)
    return Zone("map", _title("map", words), lines, on_request=True)


def _piles(view: View, words: Words) -> Zone:
    cards, tiles, ministers = view["cards"], view["improvements"], view["ministers"]
    lines = [
        _say("deck", words, cards=cards["deck"]),
        _say("discards", words, cards=_names(cards["discards"], words)),
        _say("removed", words, cards=_names(cards["removed"], words)),
        _say("tile-pile", words, tiles=tiles["pile"], discards=_names(tiles["discards"], words)),
        _say("minister-pile", words, tiles=ministers["pile"], discards=_names(ministers["discards"], words)),
        _say("troop-supply", words, troops=view["troop_supply"]),
    ]
    return Zone("piles", _title("piles", words), lines, on_request=True)
