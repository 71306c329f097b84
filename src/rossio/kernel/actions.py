"""Moves: an int in memory, a text name in records, a dense index for learning.

A move is its group's number in the lowest byte and up to three fields in the bytes above it. A game declares its groups
once, as an `ActionSpace`; the space prints and parses names, and numbers all moves without gaps.
"""

from __future__ import annotations

from typing import Final, TypeVar

M = TypeVar("M")

BYTE: Final = 255
FIELDS_AT_MOST: Final = 3


class UnknownMove(ValueError):
    """A text that names no move of the game; the message says which part is wrong."""


def encode(kind: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    if second or third:
        first |= second << 8 | third << 16
    return kind | first << 8


def kind_of(move: int) -> int:
    return move & BYTE


def first_of(move: int) -> int:
    return (move >> 8) & BYTE


def second_of(move: int) -> int:
    return (move >> 16) & BYTE


def third_of(move: int) -> int:
    return (move >> 24) & BYTE


def put(moves: list[M], made: list[M], place: int) -> None:
    """Add one of the moves of a group, made before (`ActionSpace.made`), to a list of legal moves.

    The type says nothing about moves so that compiled rules hand on the number itself: to make it anew, and to free it,
    takes longer than to find the move.
    """
    moves.append(made[place])


def put_each(moves: list[M], made: list[M], places: list[int]) -> None:
    """Add several of them."""
    for place in places:
        moves.append(made[place])


class Field:
    """What one part of a move's name may say: labels without spaces, numbered from 0."""

    name: str
    labels: list[str]
    numbers: dict[str, int]

    def __init__(self, name: str, labels: list[str]) -> None:
        if not 0 < len(labels) <= BYTE + 1:
            raise ValueError(f"field {name}: {len(labels)} labels, between 1 and {BYTE + 1} fit")
        self.name = name
        self.labels = labels
        self.numbers = {label.lower(): number for number, label in enumerate(labels)}
        if len(self.numbers) != len(labels):
            raise ValueError(f"field {name}: a label stands twice")
        for label in labels:
            if not is_word(label):
                raise ValueError(f"field {name}: label {label!r} is empty or holds a space or #")


def is_word(text: str) -> bool:
    """Whether a text can stand in the name of a move and in a record, where # begins a comment."""
    return bool(text) and text == "".join(text.split()) and "#" not in text


def counted(name: str, top: int) -> Field:
    """A field that is a number from 0 to top."""
    return Field(name, [str(n) for n in range(top + 1)])


class Group:
    """All moves that do one thing, told apart by the group's fields."""

    kind: int
    name: str
    fields: list[Field]
    size: int

    def __init__(self, kind: int, name: str, fields: list[Field] | None = None) -> None:
        self.kind = kind
        self.name = name
        self.fields = fields if fields is not None else []
        if not is_word(name):
            raise ValueError(f"group {name!r}: the name is empty or holds a space or #")
        if not 0 <= kind <= BYTE:
            raise ValueError(f"group {name}: number {kind} is not a byte")
        if len(self.fields) > FIELDS_AT_MOST:
            raise ValueError(f"group {name}: more than {FIELDS_AT_MOST} fields")
        self.size = 1
        for field in self.fields:
            self.size *= len(field.labels)


class ActionSpace:
    """Every move a game can ever offer, in all of its positions."""

    groups: list[Group]
    by_kind: dict[int, Group]
    by_name: dict[str, Group]
    starts: dict[int, int]
    size: int
    widths: list[int]
    """By number of group: its first place in the dense numbering, -1 if there is none, and how many labels its first,
    second and third field have, 1 for a field that it has not."""

    def __init__(self, groups: list[Group]) -> None:
        self.groups = groups
        self.by_kind = {}
        self.by_name = {}
        self.starts = {}
        self.size = 0
        self.widths = [-1, 1, 1, 1] * (BYTE + 1)
        for group in groups:
            if group.kind in self.by_kind or group.name.lower() in self.by_name:
                raise ValueError(f"group {group.name}: its name or number {group.kind} is taken")
            self.by_kind[group.kind] = group
            self.by_name[group.name.lower()] = group
            self.starts[group.kind] = self.size
            self.widths[4 * group.kind] = self.size
            for number, field in enumerate(group.fields):
                self.widths[4 * group.kind + 1 + number] = len(field.labels)
            self.size += group.size

    def group_of(self, move: int) -> Group:
        group = self.by_kind.get(kind_of(move))
        if group is None:
            raise UnknownMove(f"{move}: no group has the number {kind_of(move)}")
        return group

    def made(self, kind: int) -> list[int]:
        """All moves of a group, in the order of the dense numbering."""
        start = self.starts[kind]
        return [self.at(index) for index in range(start, start + self.by_kind[kind].size)]

    def labels(self, move: int) -> list[str]:
        """The labels of the move's fields, in order."""
        group = self.group_of(move)
        rest = move >> 8
        labels: list[str] = []
        for field in group.fields:
            number = rest & BYTE
            rest >>= 8
            if number >= len(field.labels):
                raise UnknownMove(f"{group.name}: {field.name} has no number {number}")
            labels.append(field.labels[number])
        if rest:
            raise UnknownMove(f"{group.name}: {move} has more than {len(group.fields)} fields")
        return labels

    def print(self, move: int) -> str:
        """The move's name: its group, then its labels."""
        return " ".join([self.group_of(move).name, *self.labels(move)])

    def parse(self, text: str) -> int:
        """The move of that name, whatever the position; case and extra spaces do not matter."""
        words = text.split()
        if not words:
            raise UnknownMove("an empty line names no move")
        group = self.by_name.get(words[0].lower())
        if group is None:
            raise UnknownMove(f"{words[0]}: no move begins with this word")
        if len(words) - 1 != len(group.fields):
            wanted = " ".join(field.name for field in group.fields) or "nothing"
            raise UnknownMove(f"{text.strip()}: after {group.name} comes {wanted}")
        move = group.kind
        for place, field in enumerate(group.fields):
            number = field.numbers.get(words[place + 1].lower())
            if number is None:
                raise UnknownMove(f"{text.strip()}: {words[place + 1]} is no {field.name}")
            move |= number << (8 * (place + 1))
        return move

    def index(self, move: int) -> int:
        """The move's place in the dense numbering 0 .. size - 1, for learning."""
        group = self.group_of(move)
        place = 0
        rest = move >> 8
        for field in group.fields:
            number = rest & BYTE
            if number >= len(field.labels):
                raise UnknownMove(f"{group.name}: {field.name} has no number {number}")
            place = place * len(field.labels) + number
            rest >>= 8
        if rest:
            raise UnknownMove(f"{group.name}: {move} has more than {len(group.fields)} fields")
        return self.starts[group.kind] + place

    def places(self, moves: list[int]) -> list[int]:
        """`index` of many moves, without a look into their groups."""
        widths = self.widths
        places: list[int] = []
        for move in moves:
            group = (move & BYTE) << 2
            start = widths[group]
            first, second, third = (move >> 8) & BYTE, (move >> 16) & BYTE, (move >> 24) & BYTE
            seconds, thirds = widths[group + 2], widths[group + 3]
            if start < 0 or move >> 32 or first >= widths[group + 1] or second >= seconds or third >= thirds:
                raise UnknownMove(f"{move}: no move has this number")
            places.append(start + (first * seconds + second) * thirds + third)
        return places

    def at(self, index: int) -> int:
        """The move at a place of the dense numbering."""
        for group in self.groups:
            start = self.starts[group.kind]
            if start <= index < start + group.size:
                place = index - start
                move = group.kind
                for number in range(len(group.fields) - 1, -1, -1):
                    labels = len(group.fields[number].labels)
                    move |= (place % labels) << (8 * (number + 1))
                    place //= labels
                return move
        raise UnknownMove(f"{index}: the action space ends at {self.size - 1}")
