"""What a puzzle is about: themes read off the answer's moves, and the chapter that teaches each of them."""

from __future__ import annotations

from typing import Final

from rossio.puzzles.format import Puzzle


class Theme:
    """A theme of a game: it is met where the answer, or what is asked, has one of its words."""

    def __init__(self, name: str, chapter: int, *verbs: str, asked: tuple[str, ...] = ()) -> None:
        self.name = name
        self.chapter = chapter
        self.verbs = set(verbs)
        self.asked = set(asked)

    def met(self, puzzle: Puzzle, verbs: set[str]) -> bool:
        return bool(self.verbs & verbs) or puzzle.prompt in self.asked


OTHERS: Final = "others"
SMALL: Final = "small"
"""What belongs to no other theme."""
THEMES: Final = {
    "coimbra": [
        Theme("start", 6, "pair", "corner"),
        Theme("queue", 1, "place"),
        Theme("crown", 2, "favour"),
        Theme("card", 7, "acquire"),
        Theme("road", 4, "walk"),
        Theme("income", 8, "activate", "activate-white"),
        Theme("voyage", 9, "invest", asked=("invest", "invest-phase")),
    ],
    "lisboa": [
        Theme("follow", 4, "follow", asked=("follow",)),
        Theme("letter", 8, "meet"),
        Theme("store", 2, "build", "house"),
        Theme("site", 3, "site", "office"),
        Theme("sale", 6, "sell"),
        Theme("decree", 5, "decree"),
        Theme("cube", 9, "cube"),
        Theme("door", 5, "visit", "portfolio", "sponsor"),
        Theme("hand", 1, "take", "keep-tile", "discard"),
    ],
    "magnanimous": [
        Theme("vote", 8, "ballot", "votes", "spend", "bid"),
        Theme("glory", 6, "attack", "free", "march", "target"),
        Theme("export", 4, "export", "sail", "sell"),
        Theme("governor", 5, "govern"),
        Theme("train", 3, "load", "train"),
        Theme("guard", 5, "troop", "reinforce", "send"),
        Theme("throne", 7, "throne", "deputy"),
        Theme("precise", 2, "precise", "offer", "follow"),
        Theme("die", 1, "take", "pick", "place", "put", "turn"),
    ],
}


def themes_of(puzzle: Puzzle) -> list[str]:
    """The themes of a puzzle, the most special first; that of the others last, where they lose most of the margin."""
    verbs = {move.split(" ")[0] for move in puzzle.answer().moves}
    met = [theme.name for theme in THEMES.get(puzzle.game, []) if theme.met(puzzle, verbs)]
    if puzzle.others > puzzle.own:
        met.append(OTHERS)
    return met or [SMALL]


def chapter_of(game: str, theme: str) -> int:
    """The chapter that teaches a theme; 0 if none does."""
    return next((one.chapter for one in THEMES.get(game, []) if one.name == theme), 0)


def names(game: str) -> list[str]:
    return [*(theme.name for theme in THEMES.get(game, [])), OTHERS, SMALL]
