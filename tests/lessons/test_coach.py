"""The coach of a first game: every question and zone has its card, in every language, and the deals are friendly."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rossio.games import catalogue
from rossio.kernel.content import ContentError
from rossio.lessons.coach import Card, Coach, check_coach, coach, parse

HEAD = '[game]\nseats = 2\nbot = "apprentice"\nname = "Rui"\ndeals = [1]\nzones = []\nparts = []\n'


def known(game: str) -> Coach:
    found = coach(game)
    assert found is not None
    return found


@pytest.mark.parametrize("game", catalogue.names())
def test_the_cards_of_a_game_hold(game: str) -> None:
    assert check_coach(known(game)) == []


def test_a_prompt_without_a_card_is_named_unless_it_is_declared() -> None:
    one = known("coimbra")
    cards = [card for card in one.cards if card.on != "prompt:walk"]
    spared = check_coach(replace(one, cards=cards, without=["walk"], deals=one.deals[:1]))
    assert "prompt:walk: there is no card" in check_coach(replace(one, cards=cards, deals=one.deals[:1]))
    assert "prompt:walk: there is no card" not in spared


@pytest.mark.parametrize(
    ("card", "fault"),
    [
        (Card("prompt:dance", [], "C18", 0), "prompt:dance: the game has no such cause"),
        (Card("event:round", ["moon"], "C18", 0), "event:round: there is nothing called moon"),
        (Card("event:round", [], "C999", 0), "event:round: there is no clause C999"),
        (Card("event:round", [], "C18", 99), "event:round: there is no chapter 99"),
        (Card("prompt:dance", [], "C18", 0), "fr prompt:dance: there are no words"),
        (Card("zone:map", [], "C18", 0), "zone:map: two cards"),
    ],
)
def test_a_faulty_card_is_named(card: Card, fault: str) -> None:
    one = known("coimbra")
    others = [other for other in one.cards if other.on != card.on or fault.endswith("two cards")]
    assert fault in check_coach(replace(one, cards=[*others, card], deals=one.deals[:1]))


def test_a_deal_that_is_no_friendly_game_is_named() -> None:
    assert check_coach(replace(known("coimbra"), deals=[187])) == ["deal 187: it is no friendly game"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (HEAD + '[[card]]\non = "start"\nclause = "C1"\nsays = "x"', "says is no key"),
        (HEAD.replace("[1]", "[]"), "there is no deal"),
        (HEAD + "[[card", "coach.toml"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_with_its_name(text: str, said: str) -> None:
    with pytest.raises(ContentError, match=said):
        parse("coimbra", "coach.toml", text)


def test_the_deal_of_a_day_is_one_of_the_list_and_the_same_for_all() -> None:
    one = known("lisboa")
    assert {one.deal(day) for day in range(6)} == set(one.deals)
