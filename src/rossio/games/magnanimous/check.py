"""Whether the content pack is sound: counts, the map, and what the rules take for granted."""

from __future__ import annotations

from rossio.games.magnanimous import content
from rossio.games.magnanimous.effects import GOODS, NO_SUBTYPE, NO_TRIGGER, OWNER


def check() -> list[str]:
    """What is wrong with the pack beyond what cannot be loaded."""
    wrong = content.PACK.unsourced()
    _map(wrong)
    _cards(wrong)
    _tracks(wrong)
    tiles = content.PACK.table("constants", "supply").number("improvements")
    if sum(content.TILES) != tiles:
        wrong.append(f"improvements.toml: {sum(content.TILES)} tiles, not {tiles}")
    if content.SPACES != content.WHITE_DICE:
        wrong.append(f"quadrants.toml: {content.SPACES} spaces for {content.WHITE_DICE} dice")
    faces = [effect.number("die") for effect in content.PACK.entries("rio", "effect")]
    if faces != list(range(content.DIE_MIN, content.DIE_MAX + 1)):
        wrong.append("rio.toml: the effects do not stand in the order of the die's values")
    return wrong


def _map(wrong: list[str]) -> None:
    provinces = {entry.text("id"): entry for entry in content.PACK.entries("provinces", "province")}
    if len(content.PROVINCE_NAMES) != content.PROVINCES or sorted(content.PROVINCE_NAMES) != sorted(provinces):
        wrong.append(f"boards.toml: the boards do not name each of the {len(provinces)} provinces once")
    for number, board in enumerate(content.PACK.entries("boards", "board")):
        if board.text("id") != content.COLOURS[number]:
            wrong.append(f"{board.where}: the boards do not stand in the order of the seats")
        for good, name in enumerate(board.texts("provinces")):
            province = provinces[name]
            if province.text("good") != GOODS[good] or province.text("colour") != board.text("id"):
                wrong.append(f"{board.where}: {name} is not its {GOODS[good]} province")
    for number, mask in enumerate(content.ADJACENT[: content.PROVINCES]):
        if not mask or mask >> number & 1:
            wrong.append(f"provinces.toml: {content.PROVINCE_IDS[number]} has no neighbour or is its own")


def _cards(wrong: list[str]) -> None:
    supply = content.PACK.table("constants", "supply")
    counts = (("empire_cards", content.CARDS), ("ministers", content.MINISTERS), ("barons", content.BARONS))
    for name, number in counts:
        if number != supply.number(name):
            wrong.append(f"constants.toml: {name} is {supply.number(name)}, but there are {number}")
    for card in range(content.CARDS):
        titled = content.CARD_PARTY[card] != content.EVENT and content.CARD_TITLE[card]
        if titled and content.CARD_SUBTYPE[card] != NO_SUBTYPE:
            wrong.append(f"empire.toml, {content.CARD_IDS[card]}: a subtype and a minimum title")
    for group, names in (
        (content.MINISTER_EFFECTS, content.MINISTER_IDS),
        (content.BARON_EFFECTS, content.BARON_IDS),
    ):
        for number, effects in enumerate(group):
            for effect in effects:
                if content.EFFECTS[effect].who != OWNER and content.EFFECTS[effect].trigger != NO_TRIGGER:
                    wrong.append(f"{names[number]}: a triggered effect of its own is the owner's")


def _tracks(wrong: list[str]) -> None:
    titles = content.PACK.entries("tracks", "title")
    for space in range(content.TRACK_TOP + 1):
        if sum(title.number("from") <= space <= title.number("to") for title in titles) != 1:
            wrong.append(f"tracks.toml: space {space} does not have one title")
    spaces = content.PACK.entries("tracks", "commerce")[: content.COMMERCE]
    if [space.number("space") for space in spaces] != list(range(content.COMMERCE)):
        wrong.append("tracks.toml: the commerce spaces do not stand in order")
