"""Speaking of one game: its things by their names, the parts of its table, what all three say in the same way."""

from __future__ import annotations

from typing import Any

from rossio.words import Words

View = dict[str, Any]
Facts = dict[str, Any]


class Speech:
    """The words of a game that begin with its name."""

    def __init__(self, game: str) -> None:
        self.game = game

    def named(self, label: str, words: Words) -> str:
        return words.component(self.game, label)

    def at(self, key: str, words: Words, **facts: object) -> str:
        return words.say(f"{self.game}-at-{key}", **facts)

    def zone_title(self, zone: str, words: Words) -> str:
        return words.say(f"{self.game}-zone-{zone}")

    def listed(self, labels: list[str], words: Words) -> str:
        return words.join([self.named(label, words) for label in labels]) or words.say("nothing")

    def in_reis(self, number: int, words: Words) -> str:
        return self.at("reis", words, number=number)

    def thing(self, label: str, words: Words) -> str:
        """A thing and what it does."""
        return self.at("thing", words, name=self.named(label, words), text=words.about(self.game, label))
