"""A bot explains itself: candidates with their values, the line it expects, one reason in three languages."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

from rossio.bots.bot import Bot, Candidate, Reason
from rossio.bots.greedy import GreedyBot
from rossio.bots.random import RandomBot
from rossio.bots.reasons import reason_beside, reason_for
from rossio.bots.registry import BOTS
from rossio.bots.speech import bot_about, bot_name, reason_text
from rossio.bots.tree import SearchBot
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from rossio.words import LANGUAGES, Words
from tests.bots.places import COIMBRA, TABLE_IDS, TABLES, middle, positions

SOURCE = Path(__file__).parents[2] / "src" / "rossio"


def keys_in_the_sources() -> set[str]:
    found = set()
    for path in sorted((SOURCE / "bots").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                key = node.args[0]
                assert isinstance(key, ast.Constant)
                found.add(str(key.value))
    return found


def keys_in_the_words(language: str, kind: str) -> set[str]:
    text = (SOURCE / "locale" / language / "bots.ftl").read_text("utf-8")
    return set(re.findall(rf"^bots-{kind}-([\w-]+) =", text, re.M))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_and_every_bot_has_words_and_no_word_is_idle(language: str) -> None:
    assert keys_in_the_words(language, "reason") == keys_in_the_sources()
    assert keys_in_the_words(language, "name") == set(BOTS)
    words = Words(language)
    for name in BOTS:
        assert bot_name(words, name) != name
        assert bot_about(words, name)


@pytest.mark.parametrize("bot", [RandomBot(Chance(1)), GreedyBot(Chance(1)), SearchBot(Chance(1), 1e9, 30)])
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)
def test_advice_is_plain_data_about_legal_moves(game: Game, seats: int, bot: Bot) -> None:
    state = middle(game, seats)
    advice = bot.advise(game, state, state.seat())
    assert advice.move == advice.candidates[0].move == advice.line[0]
    assert {one.move for one in advice.candidates} <= set(state.legal())
    assert all(0 <= one.value <= 1 for one in advice.candidates)
    plain = advice.plain(game)
    assert json.loads(json.dumps(plain)) == plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_said_in_full(language: str) -> None:
    words = Words(language)
    said = set()
    for game, seats in TABLES:
        for state in positions(game, seats, 25):
            best = Candidate(state.legal()[0], 0.6, 1.0)
            reason = reason_for(game, state, state.seat(), [best, Candidate(state.legal()[-1], 0.5, 0.0)], Chance(1))
            text = reason_text(words, game, reason)
            assert "{" not in text
            assert text != reason.key
            said.add(reason.key)
    assert {"scores", "prospects"} <= said


def test_a_forced_move_says_so() -> None:
    assert reason_text(Words("en"), COIMBRA, Reason("forced")) == "there is nothing else to do"


@pytest.mark.parametrize(
    ("apart", "key", "points"),
    [([1600, -900], "prospects", 2), ([700, -2600], "denies", 3), ([400, -300], "likelier", None)],
)
def test_a_move_beside_another_is_better_by_what_each_player_ends_with(
    apart: list[int], key: str, points: int | None
) -> None:
    state = middle(COIMBRA, 2)
    seat = state.seat()
    reason = reason_beside(COIMBRA, state, seat, state.legal()[0], apart if seat == 0 else apart[::-1])
    assert reason.key == key
    assert reason.facts.get("points") == points
    assert reason.facts.get("seat") == (1 - seat if key == "denies" else None)
