from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rossio.kernel.actions import (
    ActionSpace,
    Field,
    Group,
    UnknownMove,
    counted,
    encode,
    first_of,
    kind_of,
    put,
    put_each,
    second_of,
    third_of,
)

WORD = st.text("abcdefghijklmnopqrstuvwxyz0123456789-'é", min_size=1, max_size=8)
BYTE = st.integers(0, 255)


@st.composite
def spaces(draw: st.DrawFn) -> ActionSpace:
    names = draw(st.lists(WORD, min_size=1, max_size=6, unique=True))
    kinds = draw(st.lists(BYTE, min_size=len(names), max_size=len(names), unique=True))
    groups = []
    for kind, name in zip(kinds, names, strict=True):
        sizes = draw(st.lists(st.integers(1, 9), max_size=3))
        fields = [
            Field(f"field{place}", draw(st.lists(WORD, min_size=size, max_size=size, unique=True)))
            for place, size in enumerate(sizes)
        ]
        groups.append(Group(kind, name, fields))
    return ActionSpace(groups)


MARKET = ActionSpace(
    [
        Group(3, "sell", [Field("good", ["gold", "silk"]), counted("ship", 2)]),
        Group(7, "follow"),
        Group(1, "place", [Field("die", ["grey-5"]), Field("city", ["a", "b", "c"]), counted("row", 1)]),
    ]
)


@given(BYTE, BYTE, BYTE, BYTE)
def test_a_move_gives_back_its_parts(kind: int, first: int, second: int, third: int) -> None:
    move = encode(kind, first, second, third)
    assert (kind_of(move), first_of(move), second_of(move), third_of(move)) == (kind, first, second, third)


@given(spaces())
def test_names_and_indices_lead_back_to_the_move(space: ActionSpace) -> None:
    moves = [space.at(index) for index in range(space.size)]
    assert len(set(moves)) == space.size
    for index, move in enumerate(moves):
        assert space.index(move) == index
        name = space.print(move)
        assert space.parse(name) == move
        assert space.parse(f"  {name.upper()} ".replace(" ", "  ")) == move
    assert len({space.print(move) for move in moves}) == space.size


def test_the_moves_of_a_group_lie_by_their_fields_and_are_put_into_lists() -> None:
    made = MARKET.made(3)
    assert made == [encode(3, good, ship) for good in range(2) for ship in range(3)]
    assert MARKET.made(7) == [7]
    moves = [7]
    put(moves, made, 1 * 3 + 2)
    put_each(moves, made, [0, 2])
    assert [MARKET.print(move) for move in moves] == ["follow", "sell silk 2", "sell gold 0", "sell gold 2"]


@given(spaces(), st.integers())
def test_no_move_stands_outside_the_dense_numbering(space: ActionSpace, index: int) -> None:
    if 0 <= index < space.size:
        assert space.index(space.at(index)) == index
    else:
        with pytest.raises(UnknownMove):
            space.at(index)


@given(spaces(), st.integers(0, 2**33))
def test_a_number_is_a_move_of_the_space_or_is_refused_by_every_door(space: ActionSpace, move: int) -> None:
    known = {space.at(index) for index in range(space.size)}
    if move in known:
        assert space.parse(space.print(move)) == move
    else:
        with pytest.raises(UnknownMove):
            space.print(move)


@pytest.mark.parametrize("move", [encode(3, 2, 0), encode(3, 0, 3), encode(3, 0, 0, 1), encode(7, 1), 9, -1])
def test_a_number_that_is_no_move_has_no_index(move: int) -> None:
    with pytest.raises(UnknownMove):
        MARKET.index(move)


def test_a_name_is_group_and_labels_in_order() -> None:
    assert MARKET.print(encode(3, 1, 2)) == "sell silk 2"
    assert MARKET.print(encode(7)) == "follow"
    assert MARKET.labels(encode(1, 0, 2, 1)) == ["grey-5", "c", "1"]
    assert MARKET.size == 2 * 3 + 1 + 3 * 2


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "an empty line names no move"),
        ("   ", "an empty line names no move"),
        ("buy gold", "buy: no move begins with this word"),
        ("sell gold", "sell gold: after sell comes good ship"),
        ("follow me", "follow me: after follow comes nothing"),
        ("sell salt 1", "sell salt 1: salt is no good"),
        ("sell gold 3", "sell gold 3: 3 is no ship"),
    ],
)
def test_a_text_that_names_no_move_is_told_which_part_is_wrong(text: str, message: str) -> None:
    with pytest.raises(UnknownMove) as caught:
        MARKET.parse(text)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("move", "message"),
    [
        (9, "9: no group has the number 9"),
        (encode(3, 2, 0), "sell: good has no number 2"),
        (encode(7, 1), "follow: 263 has more than 0 fields"),
    ],
)
def test_a_number_that_is_no_move_is_told_why(move: int, message: str) -> None:
    with pytest.raises(UnknownMove) as caught:
        MARKET.print(move)
    assert str(caught.value) == message


def test_a_field_refuses_labels_that_cannot_stand_in_a_name() -> None:
    with pytest.raises(ValueError, match="field good: 0 labels"):
        Field("good", [])
    with pytest.raises(ValueError, match="field good: 257 labels"):
        counted("good", 256)
    with pytest.raises(ValueError, match="field good: a label stands twice"):
        Field("good", ["gold", "gold"])
    for label in ("", "two words", " gold", "gold\n"):
        with pytest.raises(ValueError, match="field good: label"):
            Field("good", [label])


def test_capitals_in_the_declaration_parse_like_any_other_name() -> None:
    space = ActionSpace([Group(0, "Keep", [Field("card", ["P21", "P22"])])])
    assert space.print(encode(0, 1)) == "Keep P22"
    assert space.parse("Keep P22") == space.parse("keep p22") == encode(0, 1)
    with pytest.raises(ValueError, match="field card: a label stands twice"):
        Field("card", ["p22", "P22"])


@pytest.mark.parametrize("name", ["", "sell now", "#sell"])
def test_a_group_refuses_a_name_that_would_never_parse(name: str) -> None:
    with pytest.raises(ValueError, match="group"):
        Group(0, name)


@pytest.mark.parametrize("label", ["#1", "a#b"])
def test_a_label_with_the_sign_of_a_comment_could_not_stand_in_a_record(label: str) -> None:
    with pytest.raises(ValueError, match="field good"):
        Field("good", [label])


def test_a_group_refuses_what_does_not_fit_into_a_move() -> None:
    with pytest.raises(ValueError, match="group sell: number 256 is not a byte"):
        Group(256, "sell")
    with pytest.raises(ValueError, match="group sell: more than 3 fields"):
        Group(0, "sell", [counted(str(n), 1) for n in range(4)])


def test_a_space_refuses_two_groups_of_one_name_or_number() -> None:
    with pytest.raises(ValueError, match=r"group sell: its name or number 1 is taken"):
        ActionSpace([Group(0, "sell"), Group(1, "sell")])
    with pytest.raises(ValueError, match=r"group buy: its name or number 0 is taken"):
        ActionSpace([Group(0, "sell"), Group(0, "buy")])
