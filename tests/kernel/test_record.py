from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rossio.kernel.record import FORMAT, Line, Record, RecordError, parse

WORDS = st.lists(st.text("abcdefghijklmnopqrstuvwxyz0123456789-:'", min_size=1, max_size=6), min_size=1, max_size=4)
MOVES = WORDS.map(" ".join).filter(lambda move: not move.startswith("end: "))
TEXT = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\n\r"), min_size=1, max_size=20)
LINES = st.builds(Line, MOVES | st.just(""), TEXT | st.just(""))
HEADER = [FORMAT, "game: toy", "rules: 1", "content: abc", "seats: 2", "seed: 7"]


@st.composite
def records(draw: st.DrawFn) -> Record:
    record = Record(
        draw(TEXT), draw(st.integers(0, 99)), draw(TEXT), draw(st.integers(1, 6)), draw(st.integers(0, 2**96 - 1))
    )
    record.options = draw(st.dictionaries(WORDS.map("-".join).filter(lambda name: ": " not in name), TEXT, max_size=3))
    record.names = draw(st.dictionaries(st.integers(0, record.seats - 1), TEXT, max_size=3))
    record.lines = draw(st.lists(LINES, max_size=8))
    record.closing = draw(TEXT | st.just(""))
    return record


def facts(record: Record) -> list[object]:
    return [
        record.game,
        record.rules,
        record.content,
        record.seats,
        record.seed,
        record.options,
        record.names,
        [(line.move, line.comment) for line in record.lines],
        record.closing,
    ]


@given(records())
def test_a_printed_record_reads_back_exactly(record: Record) -> None:
    text = record.print()
    assert facts(parse(text)) == facts(record)
    assert parse(text).print() == text


@given(records())
def test_line_endings_of_another_system_do_not_matter(record: Record) -> None:
    text = record.print()
    assert parse(text.replace("\n", "\r\n")).print() == text


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A record with one line or one character lost, doubled, moved or changed."""
    lines = draw(records()).print().split("\n")[:-1]
    place = draw(st.integers(0, len(lines) - 1))
    other = draw(st.integers(0, len(lines) - 1))
    line = lines[place]
    column = draw(st.integers(0, len(line)))
    match draw(st.sampled_from(["lose", "double", "swap", "cut", "letter", "word"])):
        case "lose":
            del lines[place]
        case "double":
            lines.insert(place, line)
        case "swap":
            lines[place], lines[other] = lines[other], lines[place]
        case "cut":
            lines[place] = line[:column] + line[column + 1 :]
        case "letter":
            lines[place] = line[:column] + draw(st.sampled_from("#: 0é\t")) + line[column:]
        case "word":
            lines[place] = draw(st.sampled_from(["", " ", "#", "# ", "  # x", "a  # ", "end: ", "end:", "a  b"]))
    return "".join(line + "\n" for line in lines)


@settings(max_examples=500)
@given(damaged())
def test_a_text_is_refused_or_is_exactly_what_its_record_prints(text: str) -> None:
    read = outcome(text)
    if isinstance(read, RecordError):
        assert 1 <= read.line <= text.count("\n") + 1
        assert str(read) == f"line {read.line}: {read.reason}"
    else:
        assert read.print() == text


def outcome(text: str) -> Record | RecordError:
    try:
        return parse(text)
    except RecordError as error:
        return error


@given(st.text())
def test_any_other_text_is_refused_politely(text: str) -> None:
    assume(not text.startswith(FORMAT))
    with pytest.raises(RecordError) as caught:
        parse(text)
    assert caught.value.line == 1


def written(*body: str, header: list[str] = HEADER) -> str:
    return "\n".join([*header, "", *body]) + "\n"


def changed(place: int, *lines: str) -> str:
    """The record with one header line (counted from 1) replaced."""
    return written("rest", header=[*HEADER[: place - 1], *lines, *HEADER[place:]])


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "a record begins with 'rossio-record 1'"),
        ("rossio-record 2\n", 1, "a record begins with 'rossio-record 1'"),
        ("\n".join(HEADER) + "\n", 6, "no empty line ends the header"),
        (changed(2, "game toy"), 2, "'game toy' is not of the form 'key: value'"),
        (changed(2, "game: "), 2, "'game: ' is not of the form 'key: value'"),
        (changed(3, "rules: one"), 3, "rules is 'one', not a whole number"),
        (changed(3, "rules: 01"), 3, "rules is '01', not a whole number"),
        (changed(3, "rules: -1"), 3, "rules is '-1', not a whole number"),
        (changed(3, "rules: ³"), 3, "rules is '³', not a whole number"),
        (changed(6, f"seed: {2**96}"), 6, "seed is too large"),
        (changed(6, "seed: 7", "seed: 7"), 7, "seed stands twice in the header"),
        (changed(6, "seed: 7", "weather: fine"), 7, "the header has no key 'weather'"),
        (changed(6, "seed: 7", "seat 0: Rui"), 7, "'0' is not the number of a seat"),
        (changed(6, "seed: 7", "seat 01: Rui"), 7, "'01' is not the number of a seat"),
        (changed(6), 6, "the header does not say seed"),
        (written("rest", "a  b"), 9, "'a  b' is neither a move with its comment nor a comment"),
        (written("rest", "rest # x"), 9, "'rest # x' is neither a move with its comment nor a comment"),
        (written("rest", "end: 1 x", "rest"), 10, "something stands behind the line that ends the record"),
    ],
)
def test_a_damaged_record_is_refused_with_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse(text)
    assert (caught.value.line, caught.value.reason) == (line, reason)


def test_a_name_for_a_seat_that_is_not_there_is_refused_at_its_line() -> None:
    with pytest.raises(RecordError) as caught:
        parse(written("rest", header=[*HEADER, "seat 1: Ana", "seat 3: Rui"]))
    assert caught.value.line == 8
    assert "seat 3" in caught.value.reason


@pytest.mark.parametrize("line", ["seed: " + "9" * 5_000, "seat " + "1" * 5_000 + ": Rui"])
def test_a_number_without_end_is_refused_like_any_other(line: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse(changed(6, line) if line.startswith("seed") else changed(6, "seed: 7", line))
    assert caught.value.line in (6, 7)


@pytest.mark.parametrize("line", ["# ", "end: "])
def test_a_sign_with_nothing_behind_it_is_refused(line: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse(written("rest", line, "rest"))
    assert caught.value.line == 9


@pytest.mark.parametrize(
    "header",
    [
        [*HEADER[:1], HEADER[2], HEADER[1], *HEADER[3:]],
        [*HEADER, "seat 1: Ana", "option die: six"],
        [*HEADER, "option rounds: four", "option die: six"],
        [*HEADER, "seat 2: Rui", "seat 1: Ana"],
    ],
)
def test_a_header_in_another_order_is_refused(header: list[str]) -> None:
    """Otherwise the record would not print as it was read, and a fault would be told with the wrong line."""
    with pytest.raises(RecordError):
        parse(written("rest", header=header))


def test_comments_and_empty_lines_are_kept_and_are_no_moves() -> None:
    text = written("# The first day", "rest  # why not?  # indeed", "", "draw", "end: 2 abc")
    record = parse(text)
    assert record.moves() == ["rest", "draw"]
    assert record.lines[1].comment == "why not?  # indeed"
    assert record.print() == text
