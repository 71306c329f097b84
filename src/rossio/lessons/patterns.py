"""How a chapter speaks of moves and of what is on the table: patterns, paths into a view, and tests of them."""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import fnmatchcase
from typing import Final

RELATIONS: Final = ("==", "!=", ">=", "<=", "has", "lacks")


class Absent(LookupError):
    """A path that leads to nothing in this view."""


def cast_in(text: str, cast: Mapping[str, str]) -> str:
    """A text with the names of the cast (`$stop`) replaced by what they stand for."""
    for name in sorted(cast, key=len, reverse=True):
        text = text.replace(f"${name}", cast[name])
    return text


def fits(pattern: str, move: str) -> bool:
    """`place grey-* upper|central`: word by word, `*` inside a word, `|` between alternatives, `...` for any rest."""
    wanted, given = pattern.split(), move.split()
    for at, word in enumerate(wanted):
        if word == "...":
            return True
        if at >= len(given) or not any(fnmatchcase(given[at], one) for one in word.split("|")):
            return False
    return len(wanted) == len(given)


def bindings(pattern: str, move: str, cast: Mapping[str, str], like: Mapping[str, str]) -> dict[str, str] | None:
    """What the unbound names of a pattern must stand for so that it fits a move; None if it cannot fit."""
    wanted, given = pattern.split(), move.split()
    found: dict[str, str] = {}
    loose = []
    for at, word in enumerate(wanted):
        name = word[1:]
        if word.startswith("$") and name not in cast:
            if at >= len(given) or not fits(like.get(name, "*"), given[at]):
                return None
            found[name] = given[at]
            loose.append(given[at])
        else:
            loose.append(cast_in(word, cast))
    return found if fits(" ".join(loose), move) else None


def look(view: object, path: str) -> object:
    """`players.0.guards`, `voyages.vo-goa`, `provinces.goyaz.troops` by place or id in a list; `#` counts."""
    at = view
    for part in path.split("."):
        if part == "#" and isinstance(at, (list, dict)):
            at = len(at)
            continue
        if isinstance(at, list):
            at = {str(place): one for place, one in enumerate(at)} | {
                one["id"]: one for one in at if isinstance(one, dict) and "id" in one
            }
        if not isinstance(at, dict) or part not in at:
            raise Absent(f"{path}: there is nothing under {part}")
        at = at[part]
    return at


def holds(view: object, path: str, relation: str, value: object) -> bool:
    """Whether a test of a view is true."""
    at = look(view, path)
    if relation == "==":
        return at == value
    if relation == "!=":
        return at != value
    if relation in (">=", "<=") and isinstance(at, int) and isinstance(value, int):
        return at >= value if relation == ">=" else at <= value
    if isinstance(at, (list, dict)):
        return (value in at) == (relation == "has")
    raise Absent(f"{path}: {at!r} cannot be tested by {relation}")
