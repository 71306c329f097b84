"""What a move of Lisboa is about, in words: what it costs and brings, and what is printed on the thing it names."""

from __future__ import annotations

from rossio.client.games.lisboa.say import (
    GAME,
    at,
    card_facts,
    clergy_facts,
    in_cubes,
    in_reis,
    in_wigs,
    named,
    thing,
)
from rossio.client.speech import Facts, View
from rossio.games.lisboa import content
from rossio.kernel.facts import About
from rossio.words import Words


def about(view: View, name: str, told: About, words: Words) -> str:
    """A move by its name, and what the rules say of it."""
    group, *labels = name.split()
    first = labels[0] if labels else ""
    facts: Facts = told.facts
    if group in ("take", "drop", "keep-card"):
        return card_facts(first, words)
    if group == "portfolio":
        return _played(first, told, words)
    if group == "visit":
        noble, wigs = named(facts["noble"], words), told.costs.get("wigs", 0)
        return at("visit", words, noble=noble, cost=told.costs["influence"], wigs=wigs)
    if group == "sponsor":
        return at("price", words, reis=in_reis(told.costs["reis"], words), text=words.about(GAME, first))
    if group == "sell":
        ship = {"seat": words.seat(facts["owner-seat"]), "cargo": facts["cargo"], "hull": facts["hull"]}
        return at("sale", words, reis=in_reis(told.brings.get("reis", 0), words), **ship)
    if group in ("trade", "act"):
        return words.about(GAME, f"action-{labels[-1]}")
    if group in ("keep-tile", "give-up"):
        return clergy_facts(first, words)
    if group == "meet":
        return _meeting(labels[1], facts, words)
    if group == "build":
        return _store(view, first, told, words)
    if group == "site":
        return _site(view, first, facts, words)
    if group == "cube":
        return _cube(told, words)
    return _about_board(view, group, labels, told, words)


def _about_board(view: View, group: str, labels: list[str], told: About, words: Words) -> str:
    """The moves that touch the own board, offices and plans."""
    player = view["players"][view["seat"]]
    first = labels[0] if labels else ""
    facts: Facts = told.facts
    if group in ("new-ship", "replace"):
        return at("ship-price", words, goods=told.costs["goods"])
    if group == "from-influence":
        after = facts["influence"]
        return at("influence-after", words, before=player["influence"], after=after) if int(first) else ""
    if group == "office":
        return at("filled", words, officials=facts["officials"], spaces=facts["spaces"])
    if group == "recall":
        return at("yours", words, officials=facts["officials"])
    if group == "plan":
        return thing(facts["plan"], words)
    if group == "use-plan":
        return at("staff", words, officials=facts["officials"], reis=in_reis(told.costs["reis"], words))
    if group == "favor":
        return words.about(GAME, f"favor-{first}")
    if group == "house":
        return thing(facts["house"], words)
    if group in ("take-good", "lose-good", "extra"):
        return at("have", words, goods=player["goods"][first], room=player["room"])
    return words.about(GAME, first) if group in ("decree", "task", "scrap", "discard", "reward") else ""


def _played(card: str, told: About, words: Words) -> str:
    """The first use of a hand card: in the portfolio a Treasury card pays its subsidy."""
    facts = card_facts(card, words)
    if content.CARD_KIND[content.CARD_IDS.index(card)] != content.TREASURY:
        return facts
    return at("subsidy", words, reis=in_reis(told.brings["reis"], words), facts=facts)


def _meeting(tile: str, facts: Facts, words: Words) -> str:
    """The tile, and what the Cardinal brings about on his way."""
    told = [clergy_facts(tile, words)]
    if facts["treasury"]:
        told.append(at("treasury-rises", words))
    if facts["scores"]:
        told.append(at("church-scores", words))
    return " ".join(told)


def _store(view: View, land: str, told: About, words: Words) -> str:
    """The price of a land with its dearest cube taken, the wigs of a store there, and the reward."""
    facts: Facts = told.facts
    reward = words.about(GAME, view["lands"][land]["token"] or land)
    price, wigs = in_reis(facts["price"], words), told.brings.get("wigs", 0)
    return at("store", words, place=land.upper(), reis=price, wigs=wigs, reward=reward)


def _cube(told: About, words: Words) -> str:
    """What a cube takes off the price of the land, and whether it completes a set."""
    facts: Facts = told.facts
    said = [at("price-falls", words, reis=in_reis(facts["off"], words))] if "off" in facts else []
    if "rubble-set" in told.brings:
        said.append(at("completes-set", words))
    return " ".join(said)


def _site(view: View, site: str, facts: Facts, words: Words) -> str:
    """Rubble and reward of a site, and what the buildings of the own plans would score there."""
    shown = view["sites"][site]
    reward = words.about(GAME, shown["token"] or site)
    said = [at("site", words, cubes=in_cubes(shown["cubes"], words), reward=reward)]
    for architect, wigs in facts.items():
        building = named(view["buildings"][architect]["available"], words)
        said.append(at("would-score", words, building=building, wigs=in_wigs(wigs[view["seat"]], words)))
    return " ".join(said)
