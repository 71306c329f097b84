"""What bots are called and why they moved, in the reader's language (locale/*/bots.ftl)."""

from __future__ import annotations

from rossio.bots.bot import Reason
from rossio.kernel.game import Game
from rossio.words import Words, slug


def bot_name(words: Words, name: str) -> str:
    """What a bot is called; a plug-in goes by its own name."""
    return words.text(f"bots-name-{slug(name)}") or name


def bot_about(words: Words, name: str) -> str:
    """How a bot plays, in a few words; empty for a plug-in."""
    return words.text(f"bots-name-{slug(name)}", None, "about") or ""


def reason_text(words: Words, game: Game, reason: Reason) -> str:
    """A bot's reason as the end of a sentence."""
    facts = dict(reason.facts)
    if "category" in facts:
        facts["category"] = words.category(game.name, str(facts["category"]))
    if "move" in facts:
        facts["other"] = words.move(game, str(facts["move"]))
    seat = facts.get("seat")
    if isinstance(seat, int):
        facts["other"] = words.seat(seat)
    return words.text(f"bots-reason-{slug(reason.key)}", facts) or reason.key
