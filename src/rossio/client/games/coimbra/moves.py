"""What a move of Coimbra is about, in words: what it costs and brings, and what is printed on the thing it names."""

from __future__ import annotations

from rossio.client.games.coimbra.say import CARDS, GAME, card_facts, card_line, tile_line, voyage_facts
from rossio.client.speech import View
from rossio.kernel.facts import About
from rossio.words import Words


def about(view: View, name: str, told: About, words: Words) -> str:
    """A move by its name, and what the rules say of it."""
    printed = _printed(view, name, words)
    amounts = "" if name.startswith("pair") else words.amounts(GAME, told)
    return " ".join(part for part in (printed, amounts) if part)


def _printed(view: View, name: str, words: Words) -> str:
    """The cards it takes, the tile it reaches, the voyage."""
    group, *labels = name.split()
    if group == "pair":
        return " ".join(card_line(card, words) for card in view["pairs"][int(labels[0]) - 1])
    if group == "walk":
        here = view["monasteries"].get(labels[0])
        return tile_line(here["tile"], words) if here is not None else ""
    if labels and labels[0] in CARDS:
        return card_facts(labels[0], words)
    if group == "invest":
        return voyage_facts(labels[0], words)
    return words.about(GAME, labels[0]) if group == "favour" else ""
