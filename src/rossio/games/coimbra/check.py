"""Whether the content pack is sound: counts and sums that the rulebook fixes."""

from __future__ import annotations

from rossio.games.coimbra import content
from rossio.games.coimbra.effects import CLASSES, NO_RESOURCE


def check() -> list[str]:
    """What is wrong with the pack; empty if all is well."""
    wrong = content.PACK.unsourced()
    _expect(wrong, "cards", len(content.CARD_IDS), 56)
    for deck, per_class in ((1, 2), (2, 6), (3, 6)):
        for number, name in enumerate(CLASSES):
            held = [
                c
                for c in range(len(content.CARD_IDS))
                if content.CARD_DECK[c] == deck and content.CARD_CLASS[c] == number
            ]
            _expect(wrong, f"cards of deck {deck} and class {name}", len(held), per_class)
    for card, name in enumerate(content.CARD_IDS):
        if not 1 <= content.CARD_INFLUENCE[card] <= 4:
            wrong.append(f"cards.toml, {name}: influence {content.CARD_INFLUENCE[card]} is not between 1 and 4")
        if (content.CARD_COST[card] == NO_RESOURCE) != (content.CARD_DECK[card] == content.START_DECK):
            wrong.append(f"cards.toml, {name}: start cards cost nothing, all others something")
        if content.CARD_BONUS[card] == content.PHASE_C and content.CARD_DECK[card] != content.START_DECK:
            wrong.append(f"cards.toml, {name}: only start cards work in phase C")
        if not content.CARD_EFFECTS[card]:
            wrong.append(f"cards.toml, {name}: no effect")
    _expect(wrong, "monastery tiles", len(content.MONASTERY_IDS), 24)
    for level, spaces in ((1, 8), (2, 4), (3, 2)):
        _expect(wrong, f"monastery spaces of level {level}", content.SPACE_LEVEL.count(level), spaces)
        if content.MONASTERY_LEVEL.count(level) < spaces:
            wrong.append(f"monasteries.toml: too few tiles of level {level}")
    _expect(wrong, "voyages", len(content.VOYAGE_IDS), 15)
    _expect(wrong, "favour tiles", len(content.FAVOUR_IDS), 4)
    _expect(wrong, "dice", sum(content.DICE), 13)
    _expect(wrong, "influence tiles", len(content.TILE_IDS), 4)
    _expect(wrong, "start corners", len(content.CORNERS), 4)
    for node, name in enumerate(content.NODE_IDS):
        if not content.ROADS[node]:
            wrong.append(f"map.toml, {name}: no road leads on from here")
        if any(there in content.CORNERS for there in content.ROADS[node]):
            wrong.append(f"map.toml, {name}: nobody returns to a start corner")
    return wrong


def _expect(wrong: list[str], what: str, found: int, expected: int) -> None:
    if found != expected:
        wrong.append(f"{found} {what}, there must be {expected}")
