"""The table of Coimbra in words, from a seat's view."""

from __future__ import annotations

from typing import Final

from rossio.client.games.coimbra.say import (
    GAME,
    at,
    card_line,
    listed,
    named,
    seats_named,
    tile_line,
    voyage_facts,
    zone_title,
)
from rossio.client.speech import View
from rossio.client.zones import Zone
from rossio.games.coimbra.content import PACK
from rossio.words import Words

TRACKS: Final = {entry.text("class"): entry for entry in PACK.entries("tracks", "track")}
BOXES: Final = PACK.entries("tracks", "income_box")


def zones(view: View, words: Words) -> list[Zone]:
    """Round, dice, castle and cities, tracks, voyages, players; monasteries and piles on request."""
    told = [_round(view, words)]
    if any(view["pairs"]):
        told.append(_pairs(view, words))
    if view["pool"] and view["round"]:
        told.append(Zone("pool", zone_title("pool", words), [words.join([named(die, words) for die in view["pool"]])]))
    told.append(_castle(view, words))
    told.extend(_city(view, city, words) for city in view["display"])
    told.append(_tracks(view, words))
    told.append(_voyages(view, words))
    told.extend(_player(player, number, words) for number, player in enumerate(view["players"]))
    told.append(_monasteries(view, words))
    told.append(_income(words))
    for pile in ("discard", "to-come"):
        told.append(
            Zone(pile, zone_title(pile, words), [card_line(card, words) for card in view[pile]], on_request=True)
        )
    return told


def _round(view: View, words: Words) -> Zone:
    lines = []
    if view["round"]:
        lines.append(at("round", words, round=view["round"], phase=named(f"phase-{view['phase']}", words)))
    lines.append(at("order", words, seats=seats_named(view["order-seats"], words)))
    if view["acting"]:
        lines.append(at("acting", words, die=_standing(view["acting"], words)))
    return Zone("round", zone_title("round", words), lines)


def _pairs(view: View, words: Words) -> Zone:
    lines: list[str] = []
    for number, pair in enumerate(view["pairs"], 1):
        lines.extend(at("pair", words, pair=number, card=card_line(card, words)) for card in pair)
    return Zone("pairs", zone_title("pairs", words), lines)


def _standing(die: View, words: Words) -> str:
    if "token" in die:
        return at("token", words, value=die["token"])
    name = named(f"{die['colour']}-{die['value']}", words)
    return at("die-capped" if die["capped"] else "die", words, die=name, seat=words.seat(die["owner-seat"]))


def _line(view: View, place: str, words: Words) -> str:
    dice = [_standing(die, words) for die in view["locations"][place]]
    return at("dice", words, dice=words.join(dice) or words.say("nothing"))


def _castle(view: View, words: Words) -> Zone:
    lines = [_line(view, "castle", words)]
    for tile, held in view["favours"].items():
        if held["holder-seat"] is not None:
            lines.append(at("favour-held", words, tile=named(tile, words), seat=words.seat(held["holder-seat"])))
        else:
            lines.append(tile_line(tile, words))
    lines.append(at("cap-free" if view["cap"] == "free" else "cap-used", words, cap=named("cap", words)))
    return Zone("castle", named("castle", words), lines)


def _city(view: View, city: str, words: Words) -> Zone:
    lines = [_line(view, city, words)]
    for place in view["display"][city]:
        if place is not None:
            line = card_line(place["card"], words)
            lines.append(f"{line} {at('crown', words)}" if place["crown"] else line)
    return Zone(city, named(city, words), lines)


def _tracks(view: View, words: Words) -> Zone:
    lines = []
    for track, row in view["tracks"].items():
        disks = words.join(
            [
                at("disk", words, seat=words.seat(d["seat"]), space=d["space"], income=_paid(track, d["space"], words))
                for d in row["disks"]
            ]
        )
        points = words.join([str(points) for points in row["points"]])
        lines.append(at("track", words, track=named(track, words), disks=disks, points=points))
    return Zone("tracks", zone_title("tracks", words), lines)


def _paid(track: str, space: int, words: Words) -> str:
    """What a track pays for one die on a space."""
    entry = TRACKS[track]
    amount = entry.numbers("values")[
        next(n for n, box in enumerate(BOXES) if box.number("from") <= space <= box.number("to"))
    ]
    return words.amount(GAME, entry.text("reward"), amount)


def _income(words: Words) -> Zone:
    """What each track pays on all its spaces."""
    lines = []
    for entry in TRACKS.values():
        facts = {f"values-{n}": value for n, value in enumerate(entry.numbers("values"), 1)}
        for n, box in enumerate(BOXES, 1):
            facts |= {f"from-{n}": box.number("from"), f"to-{n}": box.number("to")}
        name = entry.text("id").lower()
        lines.append(at("tile", words, tile=named(name, words), text=words.about(GAME, name, facts)))
    return Zone("income", zone_title("income", words), lines, on_request=True)


def _voyages(view: View, words: Words) -> Zone:
    lines = []
    for voyage, row in view["voyages"].items():
        line = at("card", words, card=named(voyage, words), facts=voyage_facts(voyage, words))
        seats = row["disk-seats"]
        lines.append(f"{line} {at('disks', words, seats=seats_named(seats, words))}" if seats else line)
    return Zone("voyages", zone_title("voyages", words), lines)


def _monasteries(view: View, words: Words) -> Zone:
    lines = []
    for place, row in view["monasteries"].items():
        line = at("monastery", words, place=named(place, words), tile=tile_line(row["tile"], words))
        lines.append(
            f"{line} {at('disks', words, seats=seats_named(row['disk-seats'], words))}" if row["disk-seats"] else line
        )
    return Zone("monasteries", zone_title("monasteries", words), lines, on_request=True)


def _player(player: View, number: int, words: Words) -> Zone:
    lines = [
        at("goods", words, **{key: player[key] for key in ("guards", "coins", "crowns", "points")}),
        at("spaces", words, spaces=words.join([f"{named(k, words)} {v}" for k, v in player["tracks"].items()])),
        at("cards", words, cards=listed(player["cards"], words)),
    ]
    if player["pilgrim"] is not None:
        lines.append(at("pilgrim", words, place=named(player["pilgrim"], words)))
    if player["dice"]:
        lines.append(at("held", words, dice=listed([f"die-{colour}" for colour in player["dice"]], words)))
    if player["favours"]:
        lines.append(at("favours", words, tiles=listed(player["favours"], words)))
    return Zone(f"seat-{number + 1}", words.seat(number), lines)
