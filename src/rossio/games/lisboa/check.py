"""Whether the content pack is sound: counts, ids, references, and what the rules take for granted."""

from __future__ import annotations

from typing import Final

from rossio.games.lisboa import content, goals
from rossio.kernel.content import Entry

PACK: Final = content.PACK


def check() -> list[str]:
    """What is wrong with the pack; empty if all is well."""
    wrong = PACK.unsourced()
    _counts(wrong)
    _cards(wrong)
    _buildings(wrong)
    _downtown(wrong)
    _tracks(wrong)
    _rewards(wrong)
    return wrong


def _same(wrong: list[str], what: str, found: int, wanted: int) -> None:
    if found != wanted:
        wrong.append(f"{what}: {found}, not {wanted}")


def _counts(wrong: list[str]) -> None:
    counts: Entry = PACK.table("constants", "counts")
    for what, names in (
        ("political", content.CARD_IDS),
        ("clergy", content.CLERGY_IDS),
        ("decrees", content.DECREE_IDS),
        ("plans", content.PLAN_IDS),
        ("buildings", content.BUILDING_IDS),
        ("ships", content.SHIP_IDS),
    ):
        _same(wrong, what, len(names), counts.number(what))
        _same(wrong, f"different ids of {what}", len(set(names)), len(names))
    _same(wrong, "starting plans", len(content.STARTING_PLANS), counts.number("starting_plans"))
    _same(wrong, "store tokens", len(content.STORE_TOKENS), counts.number("store_tokens"))
    _same(wrong, "site tokens", len(content.SITE_TOKENS), counts.number("site_tokens"))
    _same(wrong, "tasks A", len(content.TASK_DECK_A), counts.number("tasks_a"))
    _same(wrong, "tasks B", len(content.TASK_DECK_B), counts.number("tasks_b"))
    _same(wrong, "favors", sum(content.FAVOR_COPIES), counts.number("favors"))
    _same(wrong, "scoring tiles", len(content.SCORING_TILES), counts.number("scoring_tiles"))
    cubes = sum(content.ROW_CUBES) + sum(content.COLUMN_CUBES) + sum(content.SITE_CUBES) + content.PILE_CUBES
    _same(wrong, "cubes", cubes, counts.number("cubes"))
    _same(wrong, "cubes by colour", content.CUBES_OF_COLOUR * len(content.COLOURS), cubes)
    _same(wrong, "houses", sum(content.HOUSES_IN_GROUP), content.HOUSES)
    marked = [decree for decree in content.DECREE_NOT_FOR_TWO if decree]
    if len(content.DECREE_IDS) - len(marked) < content.DECREES_SHOWN:
        wrong.append("decrees: too few without the two-player sign")


def _cards(wrong: list[str]) -> None:
    for entry in PACK.entries("political", "deck"):
        deck = content.DECKS.index(entry.text("deck"))
        cards = content.CARDS_OF[deck]
        _same(wrong, f"{entry.where}: cards", len(cards), entry.number("cards"))
        for kind, name in enumerate(content.KINDS):
            found = len([card for card in cards if content.CARD_KIND[card] == kind])
            _same(wrong, f"{entry.where}: {name}", found, entry.entry("per_kind").number(name))
        rewards = [content.CARD_INFLUENCE[c] for c in cards if content.CARD_EFFECTS[c] and not content.CARD_PENALTY[c]]
        penalties = [content.CARD_INFLUENCE[c] for c in cards if content.CARD_PENALTY[c]]
        if rewards and penalties and min(penalties) <= max(rewards):
            wrong.append(f"{entry.where}: a penalty card has no more influence than a reward card")
    for card, name in enumerate(content.CARD_IDS):
        treasury = content.CARD_KIND[card] == content.TREASURY
        if treasury != bool(content.CARD_EVENT[card]) or treasury == bool(content.CARD_EFFECTS[card]):
            wrong.append(f"{name}: a noble card has effects, a treasury card an event")
        if treasury and len(content.CARD_EVENT[card]) != 3:
            wrong.append(f"{name}: an event has one effect")


def _buildings(wrong: list[str]) -> None:
    for side in range(len(content.ARCHITECTS)):
        shown = [0] * len(content.GOOD_IDS)
        for building, name in enumerate(content.BUILDING_IDS):
            colours = content.BUILDING_COLOURS[building * 2 + side]
            _same(wrong, f"{name}: colours of a side", colours.bit_count(), 2)
            for good in range(len(shown)):
                shown[good] += colours >> good & 1
        for good, name in enumerate(content.GOOD_IDS):
            _same(wrong, f"{name} on {content.ARCHITECTS[side]} sides", shown[good], len(content.BUILDING_IDS) // 2)
    for architect, stack in enumerate(content.PLAN_STACKS):
        officials = [content.PLAN_OFFICIALS[plan] for plan in stack]
        if officials != sorted(officials):
            wrong.append(f"plans of {content.ARCHITECTS[architect]}: fewest officials do not lie on top")
    _same(wrong, "plan stacks", len(content.PLAN_STACKS[0]), len(content.PLAN_STACKS[1]))
    _same(wrong, "officials of the automa", content.AUTOMA_OFFICIALS, content.OFFICIALS)


def _downtown(wrong: list[str]) -> None:
    for land, name in enumerate(content.LAND_IDS):
        column = content.COLUMNS[content.LAND_COLUMN[land]]
        streets = [
            content.GOOD_IDS.index(street.text("good"))
            for street in PACK.entries("downtown", "street")
            if column in street.numbers("columns")
        ]
        if sorted(streets) != sorted(content.LAND_STREETS[land]):
            wrong.append(f"{name}: its streets are not those of column {column}")
        if name != f"{content.ROWS[content.LAND_ROW[land]]}{column}".lower():
            wrong.append(f"{name}: its id does not say where it lies")
    _same(wrong, "north sites", len([side for side in content.SITE_SIDE if side == content.NORTH]), 4)
    covered = [land for land in content.LAND_ROW if not content.ROW_FOR_TWO[land]]
    _same(
        wrong,
        "lands for two",
        len(content.LAND_IDS) - len(covered),
        PACK.table("constants", "two_players").number("lands"),
    )


def _tracks(wrong: list[str]) -> None:
    if not content.TREASURY_LOW <= content.TREASURY_START <= content.TREASURY_HIGH:
        wrong.append("treasury: the start is not on the track")
    _same(wrong, "real spaces", sum(content.SHOWS_REAL), PACK.table("influence", "track").number("real_spaces"))
    reis = 0
    for space, shows in enumerate(content.SHOWS_REAL):
        _same(wrong, f"influence {space}: réis", content.REIS_AT[space], reis)
        reis += shows
    icons = content.CHURCH_ICON
    _same(wrong, "church influence icons", icons.count(content.INFLUENCE_ICON), 1)
    _same(wrong, "church treasury icons", icons.count(content.TREASURY_ICON), 1)
    for table in (*goals.MAJORITIES, *goals.MAJORITIES_FOR_TWO):
        for row in table:
            if row != sorted(row, reverse=True):
                wrong.append(f"majority {row}: a later place pays more")


_SIMPLE: Final = (content.GOOD, content.REIS, content.INFLUENCE, content.WIG, content.RUBBLE)
_QUIET: Final = (*_SIMPLE, content.GOODS, content.OFFICIAL, content.PLAN, content.FAVOR, content.CARDINAL)


def _rewards(wrong: list[str]) -> None:
    """What looking ahead takes for granted about rewards."""
    for names, rewards, allowed in (
        (content.LAND_IDS, content.LAND_EFFECTS, _QUIET),
        (content.SITE_IDS, content.SITE_EFFECTS, _QUIET),
        (content.TOKEN_IDS, content.TOKEN_EFFECTS, _QUIET),
        (content.CLERGY_IDS, content.CLERGY_ONCE, _SIMPLE),
    ):
        for number, name in enumerate(names):
            effects = rewards[number]
            ops = [effects[at] for at in range(0, len(effects), 3)]
            wrong.extend(f"{name}: {content.OPS[op]} is no reward here" for op in ops if op not in allowed)
            if content.CARDINAL in ops and len(ops) > 1:
                wrong.append(f"{name}: the Cardinal comes with another reward")
    sources = 0
    for group in (content.CARD_EFFECTS, content.CARD_EVENT, content.LAND_EFFECTS, content.SITE_EFFECTS):
        for effects in group:
            sources += effects[::3].count(content.RUBBLE)
    for effects in content.CLERGY_ONCE:
        sources += effects[::3].count(content.RUBBLE)
    if sources > content.PILE_CUBES:
        wrong.append(f"{sources} rewards from a pile of {content.PILE_CUBES} cubes")
