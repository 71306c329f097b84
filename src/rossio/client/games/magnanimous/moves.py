"""What a move of Magnanimous is about, in words: what it costs and brings, the card it plays, the strength it meets."""

from __future__ import annotations

from rossio.client.games.magnanimous.say import (
    GAME,
    at,
    card_facts,
    in_reis,
    listed,
    minister_facts,
    named,
    own_seat,
    signed,
    thing,
)
from rossio.client.speech import Facts, View
from rossio.games.magnanimous import content
from rossio.games.magnanimous.effects import ACTS, GOODS
from rossio.games.magnanimous.state import NONE, PORT
from rossio.kernel.facts import About
from rossio.words import Words


def about(view: View, name: str, told: About, words: Words) -> str:
    """A move by its name, and what the rules say of it."""
    group, first, *_ = *name.split(), ""
    facts: Facts = told.facts
    if group in ("throne", "discard"):
        return card_facts(first, words)
    if group == "ballot":
        return at("vote-for" if facts["side"] == "for" else "vote-against", words)
    if group == "baron":
        return f"{words.about(GAME, first)} {words.text(f'{GAME}-{first}', None, 'start') or ''}"
    if group == "take":
        return _die(first, facts, words)
    if group == "put":
        return at("space", words, action=named(facts["action"], words), number=facts["number"])
    if group == "place":
        return at("slot", words, number=facts["number"])
    if group == "pick":
        return at("rising", words, value=facts["value"], next=facts["next"])
    if group in ("train", "load"):
        return at("own-port", words, ships=facts["ships"]) if "ships" in facts else ""
    if group in ("troop", "reinforce", "march"):
        return _troops(facts, words)
    if group in ("target", "free", "attacker", "attack"):
        return _owner(facts, words)
    if group == "export":
        return _export(told, words)
    if group == "sell":
        (good,) = told.costs
        return _sale(good, told, words)
    if group == "give":
        return words.amounts(GAME, told)
    if group == "advance":
        return at("stands", words, space=facts["space"])
    if group == "build":
        return words.about(GAME, first)
    return _about_plain(view, group, told, words)


def _about_plain(view: View, group: str, told: About, words: Words) -> str:
    """The moves without fields."""
    if group == "govern":
        facts: Facts = told.facts
        income = in_reis(told.brings.get("reis", 0), words)
        return at("govern", words, effect=thing(facts["effect"], words), reis=income)
    if group == "appoint":
        return minister_facts(view["ministers"]["shown"], words)
    if group in ("precise", "offer"):
        return words.about(GAME, f"action-{group}")
    if group == "trade":
        return " ".join(thing(name, words) for name in _traders(view["players"][own_seat(view)]))
    return ""


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


def _die(space: str, facts: Facts, words: Words) -> str:
    """What the die of a space does in the Production Phase, for how much, and where it would be precise."""
    act = content.SPACE_ACT[content.SPACE_IDS.index(space)]
    action = at("produce", words, good=named(GOODS[act], words)) if act < PORT else named(f"action-{ACTS[act]}", words)
    said = at("die", words, value=facts["value"], action=action, price=in_reis(facts["price"], words))
    if not facts["precise"]:
        return said
    return f"{said} {at('precise-in', words, provinces=listed(facts['precise'], words))}"


def _troops(facts: Facts, words: Words) -> str:
    if "defence" not in facts:
        return at("troops-there", words, troops=facts["troops"])
    return at("defended", words, troops=facts["troops"], defence=facts["defence"])


def _owner(facts: Facts, words: Words) -> str:
    if "owner-seat" not in facts:
        return at("uncontrolled", words, defence=facts["defence"])
    return at("owned", words, seat=words.seat(facts["owner-seat"]), defence=facts["defence"])


def _export(told: About, words: Words) -> str:
    """The price of an export, and how many of its tokens find no room."""
    nobility = signed(told.brings.get("nobility", 0))
    income = in_reis(told.brings.get("reis", 0), words)
    return at("export", words, reis=income, nobility=nobility, lost=told.facts["lost"])


def _sale(good: str, told: About, words: Words) -> str:
    """The good, what is left of it, and what one brings."""
    price = in_reis(told.brings.get("reis", 0), words)
    return at("sale", words, good=named(good, words), goods=told.facts["goods"], reis=price)
