"""The table of Coimbra in words, from a seat's view."""

from __future__ import annotations

from typing import Any, Final

from rossio.client.zones import Zone
from rossio.games.coimbra.content import PACK
from rossio.words import Words

GAME: Final = "coimbra"
View = dict[str, Any]

CARDS: Final = {entry.text("id").lower(): entry for entry in PACK.entries("cards", "card")}
VOYAGES: Final = {entry.text("id").lower(): entry for entry in PACK.entries("voyages", "voyage")}


def zones(view: View, words: Words) -> list[Zone]:
    """Round, dice, castle and cities, tracks, voyages, players; monasteries and piles on request."""
    told = [_round(view, words)]
    if any(view["pairs"]):
        told.append(_pairs(view, words))
    if view["pool"] and view["round"]:
        told.append(Zone("pool", _title("pool", words), [words.join([_name(die, words) for die in view["pool"]])]))
    told.append(_castle(view, words))
    told.extend(_city(view, city, words) for city in view["display"])
    told.append(_tracks(view, words))
    told.append(_voyages(view, words))
    told.extend(_player(player, number, words) for number, player in enumerate(view["players"]))
    told.append(_monasteries(view, words))
    for pile in ("discard", "to-come"):
        told.append(Zone(pile, _title(pile, words), [card_line(card, words) for card in view[pile]], on_request=True))
    return told


def about(view: View, name: str, words: Words) -> str:
    """What a move is about: the cards it takes, the tile it reaches, the price of a voyage."""
    group, *labels = name.split()
    if group == "pair":
        return " ".join(card_line(card, words) for card in view["pairs"][int(labels[0]) - 1])
    if group == "walk":
        here = view["monasteries"].get(labels[0])
        return _tile_line(here["tile"], words) if here is not None else ""
    if labels and labels[0] in CARDS:
        return _card_facts(labels[0], words)
    if group == "invest":
        return _voyage_facts(labels[0], words)
    return words.about(GAME, labels[0]) if group == "favour" else ""


def _name(label: str, words: Words) -> str:
    return words.component(GAME, label)


def _say(key: str, words: Words, **facts: object) -> str:
    return words.say(f"coimbra-at-{key}", **facts)


def _title(zone: str, words: Words) -> str:
    return words.say(f"coimbra-zone-{zone}")


def _seats(numbers: list[int], words: Words) -> str:
    """Players by the numbers a view gives them."""
    return words.join([words.seat(number - 1) for number in numbers]) or words.say("nobody")


def _names(labels: list[str], words: Words) -> str:
    return words.join([_name(label, words) for label in labels]) or words.say("nothing")


def _card_facts(card: str, words: Words) -> str:
    entry = CARDS[card]
    facts = _say(
        "card-facts",
        words,
        influence=entry.number("influence"),
        rank=_name(f"{entry.text('class')}-card", words),
        cost=_name(f"cost-{entry.text('cost')}", words),
        text=words.about(GAME, card),
    )
    kinds = entry.texts("diplomas")
    return f"{facts} {_say('diplomas', words, kinds=_names(kinds, words))}" if kinds else facts


def card_line(card: str, words: Words) -> str:
    """A card with all that is printed on it."""
    return _say("card", words, card=_name(card, words), facts=_card_facts(card, words))


def _tile_line(tile: str, words: Words) -> str:
    text = words.about(GAME, tile)
    return _say("tile", words, tile=_name(tile, words), text=text)


def _voyage_facts(voyage: str, words: Words) -> str:
    entry = VOYAGES[voyage]
    return _say(
        "voyage-facts",
        words,
        cost=entry.number("cost"),
        goods=_name(entry.text("resource"), words),
        text=words.about(GAME, voyage),
    )


def _round(view: View, words: Words) -> Zone:
    lines = []
    if view["round"]:
        lines.append(_say("round", words, round=view["round"], phase=_name(f"phase-{view['phase']}", words)))
    lines.append(_say("order", words, seats=_seats(view["order"], words)))
    if view["acting"]:
        lines.append(_say("acting", words, die=_standing(view["acting"], words)))
    return Zone("round", _title("round", words), lines)


def _pairs(view: View, words: Words) -> Zone:
    lines: list[str] = []
    for number, pair in enumerate(view["pairs"], 1):
        lines.extend(_say("pair", words, pair=number, card=card_line(card, words)) for card in pair)
    return Zone("pairs", _title("pairs", words), lines)


def _standing(die: View, words: Words) -> str:
    if "token" in die:
        return _say("token", words, value=die["token"])
    name = _name(f"{die['colour']}-{die['value']}", words)
    return _say("die-capped" if die["capped"] else "die", words, die=name, seat=words.seat(die["owner"] - 1))


def _line(view: View, place: str, words: Words) -> str:
    dice = [_standing(die, words) for die in view["locations"][place]]
    return _say("dice", words, dice=words.join(dice) or words.say("nothing"))


def _castle(view: View, words: Words) -> Zone:
    lines = [_line(view, "castle", words)]
    for tile, holder in view["favours"].items():
        if holder:
            lines.append(_say("favour-held", words, tile=_name(tile, words), seat=words.seat(holder - 1)))
        else:
            lines.append(_tile_line(tile, words))
    lines.append(_say("cap-free" if view["cap"] == "free" else "cap-used", words, cap=_name("cap", words)))
    return Zone("castle", _name("castle", words), lines)


def _city(view: View, city: str, words: Words) -> Zone:
    lines = [_line(view, city, words)]
    for place in view["display"][city]:
        if place is not None:
            line = card_line(place["card"], words)
            lines.append(f"{line} {_say('crown', words)}" if place["crown"] else line)
    return Zone(city, _name(city, words), lines)


def _tracks(view: View, words: Words) -> Zone:
    lines = []
    for track, row in view["tracks"].items():
        disks = words.join(
            [_say("disk", words, seat=words.seat(seat - 1), space=space) for seat, space in row["disks"]]
        )
        points = words.join([str(points) for points in row["points"]])
        lines.append(_say("track", words, track=_name(track, words), disks=disks, points=points))
    return Zone("tracks", _title("tracks", words), lines)


def _voyages(view: View, words: Words) -> Zone:
    lines = []
    for voyage, disks in view["voyages"].items():
        line = _say("card", words, card=_name(voyage, words), facts=_voyage_facts(voyage, words))
        lines.append(f"{line} {_say('disks', words, seats=_seats(disks, words))}" if disks else line)
    return Zone("voyages", _title("voyages", words), lines)


def _monasteries(view: View, words: Words) -> Zone:
    lines = []
    for place, row in view["monasteries"].items():
        line = _say("monastery", words, place=_name(place, words), tile=_tile_line(row["tile"], words))
        lines.append(f"{line} {_say('disks', words, seats=_seats(row['disks'], words))}" if row["disks"] else line)
    return Zone("monasteries", _title("monasteries", words), lines, on_request=True)


def _player(player: View, number: int, words: Words) -> Zone:
    lines = [
        _say("goods", words, **{key: player[key] for key in ("guards", "coins", "crowns", "points")}),
        _say("spaces", words, spaces=words.join([f"{_name(k, words)} {v}" for k, v in player["tracks"].items()])),
        _say("cards", words, cards=_names(player["cards"], words)),
    ]
    if player["pilgrim"] is not None:
        lines.append(_say("pilgrim", words, place=_name(player["pilgrim"], words)))
    if player["dice"]:
        lines.append(_say("held", words, dice=_names([f"die-{colour}" for colour in player["dice"]], words)))
    if player["favours"]:
        lines.append(_say("favours", words, tiles=_names(player["favours"], words)))
    return Zone(f"seat-{number + 1}", words.seat(number), lines)
