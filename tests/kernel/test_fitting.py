"""A pack has the shape of the game's own, whatever else it says."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from rossio.kernel.fitting import differences, misfits

OWN: dict[str, dict[str, Any]] = {
    "cards": {
        "card": [
            {"id": "K1", "cost": "coins", "value": 2, "effects": [{"op": "gain", "n": 4}], "source": "ours"},
            {"id": "K2", "cost": "none", "value": 5, "effects": [], "wild": True, "source": "ours"},
        ]
    },
    "limits": {"goods": {"most": 20, "source": "printed"}},
    "clauses": {"section": [{"id": "start", "clauses": ["K1"]}]},
}


def card(files: dict[str, dict[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = files["cards"]["card"][0]
    return found


def spoiled(key: str, value: object) -> list[str]:
    files = copy.deepcopy(OWN)
    card(files)[key] = value
    return misfits(files, OWN)


def test_the_own_pack_fits_and_differs_nowhere() -> None:
    assert misfits(copy.deepcopy(OWN), OWN) == []
    assert differences(copy.deepcopy(OWN), OWN) == []


def test_another_value_of_the_same_kind_fits_and_is_named_as_a_difference() -> None:
    files = copy.deepcopy(OWN)
    card(files)["value"] = 3
    card(files)["effects"] = [{"op": "gain", "n": 6}]
    files["limits"]["goods"]["most"] = 30
    assert misfits(files, OWN) == []
    assert differences(files, OWN) == ["cards.toml, K1 value", "cards.toml, K1 effects", "limits.toml, goods most"]


def test_sources_may_be_said_anew() -> None:
    files = copy.deepcopy(OWN)
    card(files)["source"] = "printed"
    card(files)["sources"] = {"value": "reference"}
    assert misfits(files, OWN) == []
    assert differences(files, OWN) == []


@pytest.mark.parametrize("value", [-1, 16, 2**70, "2", True, None, [2], {"n": 2}, 2.5])
def test_a_number_of_another_kind_or_size_is_named(value: object) -> None:
    assert len(spoiled("value", value)) == 1
    assert spoiled("value", value)[0].startswith("cards.toml, K1 value: ")


def test_texts_are_those_that_are_known() -> None:
    assert spoiled("cost", "none") == []
    assert spoiled("cost", "gold") == ["cards.toml, K1 cost: 'gold' is none of coins, none"]


def test_what_stands_inside_lists_is_measured_too() -> None:
    assert spoiled("effects", [{"op": "gain", "n": 400}]) == ["cards.toml, K1 effects 1 n: 400 is not from 0 to 14"]
    assert spoiled("effects", [{"op": "gain", "m": 4}]) == ["cards.toml, K1 effects 1: m is not known here"]


def test_entries_and_keys_are_those_of_the_game() -> None:
    files = copy.deepcopy(OWN)
    del card(files)["cost"]
    card(files)["colour"] = "red"
    assert misfits(files, OWN) == ["cards.toml, K1: colour is not known here", "cards.toml, K1: cost is missing"]
    files = copy.deepcopy(OWN)
    files["cards"]["card"].reverse()
    assert len(misfits(files, OWN)) == 2
    files["cards"]["card"].pop()
    assert misfits(files, OWN) == ["cards.toml, card: 1 entries, and there are 2"]


def test_files_and_tables_are_those_of_the_game() -> None:
    files: dict[str, dict[str, Any]] = copy.deepcopy(OWN)
    del files["limits"]
    files["more"] = {}
    files["cards"]["tile"] = []
    assert misfits(files, OWN) == [
        "more.toml: there is no such file",
        "cards.toml: there is no table tile",
        "limits.toml: the file is missing",
    ]
