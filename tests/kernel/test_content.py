from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from rossio.kernel.content import ContentError, Entry, Pack

NUMBER = count()
CARD = Entry(
    "cards.toml, K1",
    {
        "id": "K1",
        "source": "printed",
        "sources": {"value": "inferred"},
        "value": 3,
        "wild": True,
        "costs": [1, 2],
        "names": ["a", "b"],
        "grid": [[1, 2], [3]],
        "mixed": [1, "x"],
        "table": {"deep": 1},
        "tables": [{"deep": 1}, {"deep": "two"}],
    },
)


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Pack]:
    def build(**files: str) -> Pack:
        package = f"rossio_pack_{next(NUMBER)}"
        folder = tmp_path / package / "content"
        folder.mkdir(parents=True)
        (tmp_path / package / "__init__.py").touch()
        for name, text in files.items():
            (folder / f"{name}.toml").write_text(text, "utf-8", newline="")
        monkeypatch.syspath_prepend(tmp_path)
        return Pack(package)

    return build


def test_values_are_read_by_key_and_type() -> None:
    assert CARD.number("value") == 3
    assert CARD.number_or("value", 9) == 3
    assert CARD.number_or("absent", 9) == 9
    assert CARD.text("id") == "K1"
    assert CARD.text_or("absent", "x") == "x"
    assert CARD.flag("wild")
    assert not CARD.flag("absent")
    assert CARD.numbers("costs") == [1, 2]
    assert CARD.texts("names") == ["a", "b"]
    assert CARD.rows("grid") == [[1, 2], [3]]
    assert CARD.entry("table").number("deep") == 1
    assert [entry.where for entry in CARD.entries("tables")] == [
        "cards.toml, K1.tables[0]",
        "cards.toml, K1.tables[1]",
    ]
    assert CARD.source("value") == "inferred"
    assert CARD.source("costs") == "printed"


@pytest.mark.parametrize(
    ("read", "message"),
    [
        (lambda: CARD.number("absent"), "cards.toml, K1: absent is missing"),
        (lambda: CARD.number("id"), "cards.toml, K1: id is 'K1', not a whole number"),
        (lambda: CARD.number("wild"), "cards.toml, K1: wild is True, not a whole number"),
        (lambda: CARD.text("value"), "cards.toml, K1: value is 3, not a text"),
        (lambda: CARD.flag("value"), "cards.toml, K1: value is 3, not true or false"),
        (lambda: CARD.numbers("value"), "cards.toml, K1: value is 3, not a list"),
        (lambda: CARD.numbers("mixed"), "cards.toml, K1: mixed holds 'x', not a whole number"),
        (lambda: CARD.texts("mixed"), "cards.toml, K1: mixed holds 1, not a text"),
        (lambda: CARD.rows("names"), "cards.toml, K1.names: row is 'a', not a list"),
        (lambda: CARD.entry("value"), "cards.toml, K1.value: 3 is not a table"),
        (lambda: CARD.entries("costs"), "cards.toml, K1.costs[0]: 1 is not a table"),
        (
            lambda: CARD.entries("tables")[1].number("deep"),
            "cards.toml, K1.tables[1]: deep is 'two', not a whole number",
        ),
    ],
)
def test_an_error_names_file_entry_and_key(read: Callable[[], object], message: str) -> None:
    with pytest.raises(ContentError) as caught:
        read()
    assert str(caught.value) == message


def test_entries_of_a_pack_are_named_by_their_id(pack: Callable[..., Pack]) -> None:
    cards = pack(cards='[[card]]\nid = "K1"\n[[card]]\nid = "K2"\n').entries("cards", "card")
    with pytest.raises(ContentError, match=r"^cards\.toml, K2: cost is missing$"):
        cards[1].number("cost")


def test_a_missing_file_and_a_broken_file_are_named(pack: Callable[..., Pack]) -> None:
    with pytest.raises(ContentError, match=r"the file content/map\.toml is missing"):
        pack(cards="").file("map")
    with pytest.raises(ContentError, match=r"^cards\.toml: .*line 2"):
        pack(cards="a = 1\nb = \n")


CARDS = '[[card]]\nid = "K1"\ncost = 1\nwild = true\n[[card]]\nid = "K2"\ncost = 2\n'
MAP = "[town]\nroads = [[1, 2], [2, 3]]\n"


@pytest.mark.parametrize(
    "files",
    [
        {"cards": CARDS.replace("\n", "\r\n"), "map": MAP},
        {"cards": f"# From the box.\n{CARDS}", "map": MAP + "# The end.\n"},
        {"cards": CARDS.replace("cost = 1\nwild = true", "wild = true\ncost = 1"), "map": MAP},
        {"map": MAP, "cards": CARDS},
        {"cards": CARDS.replace("cost = 1", 'cost = 1\nsource = "ours"\nsources = { cost = "printed" }'), "map": MAP},
        {"cards": CARDS.replace("wild = true", 'wild = true\nproposed = ["wild"]'), "map": MAP},
        {"cards": CARDS, "map": MAP, "clauses": '[[section]]\nid = "a"\nclauses = ["T1"]\n'},
    ],
)
def test_the_digest_is_not_of_what_does_not_play(pack: Callable[..., Pack], files: dict[str, str]) -> None:
    """Line endings, comments, the order of keys and files, sources, notes and clauses."""
    assert pack(**files).digest == pack(cards=CARDS, map=MAP).digest


@pytest.mark.parametrize(
    "files",
    [
        {"cards": CARDS.replace("cost = 2", "cost = 3"), "map": MAP},
        {"cards": CARDS.replace("true", "false"), "map": MAP},
        {"cards": CARDS.replace("true", "1"), "map": MAP},
        {"cards": CARDS.replace("K2", "K3"), "map": MAP},
        {"cards": CARDS.replace("cost = 2", "cost = 2\nrank = 1"), "map": MAP},
        {"cards": CARDS.replace("wild = true\n", ""), "map": MAP},
        {"cards": CARDS.replace("K1", "K0").replace("K2", "K1").replace("K0", "K2"), "map": MAP},
        {"cards": CARDS, "map": MAP.replace("[[1, 2], [2, 3]]", "[[2, 3], [1, 2]]")},
        {"cards": CARDS, "map": MAP.replace("town", "city")},
        {"cards": CARDS, "maps": MAP},
        {"cards": CARDS},
    ],
)
def test_the_digest_is_of_every_value_that_plays(pack: Callable[..., Pack], files: dict[str, str]) -> None:
    digest = pack(**files).digest
    assert digest != pack(cards=CARDS, map=MAP).digest
    assert len(digest) == 16


def test_clauses_come_in_order(pack: Callable[..., Pack]) -> None:
    text = '[[section]]\nid = "b"\nclauses = ["B2", "B1"]\n[[section]]\nid = "a"\nclauses = ["A1"]\n'
    assert pack(clauses=text).clauses() == ["B2", "B1", "A1"]


def test_what_lacks_a_source_is_listed(pack: Callable[..., Pack]) -> None:
    sound = '[[card]]\nid = "K1"\nsource = "printed"\ncost = 1\nsources = { cost = "ours" }\n'
    assert pack(cards=sound, clauses='[[section]]\nclauses = ["T1"]\n').unsourced() == []
    wrong = pack(
        cards='[[card]]\nid = "K1"\n[[card]]\nid = "K2"\nsource = "rumour"\n[[card]]\nid = "K2"\nsource = "ours"\n',
        map='[town]\nsource = "ours"\nsources = { gate = "printed" }\n',
    ).unsourced()
    assert wrong == [
        "cards.toml [card] K1: it does not say its source",
        "cards.toml [card] K2: rumour is no source",
        "cards.toml [card] K2: the id stands twice",
        "map.toml [town]: sources names gate, which is not there",
    ]
