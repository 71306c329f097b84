"""Whole games through the keyboard, in each language, alone and with several people."""

from __future__ import annotations

from pathlib import Path

import pytest

from rossio.bots.company import NAMES
from rossio.kernel.record import parse
from rossio.words import LANGUAGES, Words
from tests.cli.conftest import Shell

ALWAYS_FIRST = "1\n" * 2_000


@pytest.fixture(autouse=True)
def every_word(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Of a real game nothing may be left without a message."""

    def missing(_: Words, game: str, name: str, facts: object) -> str:
        raise AssertionError(f"{game}: no message for {name} with {facts}")

    if "toy" not in request.fixturenames:
        monkeypatch.setattr(Words, "bare", missing)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "people"), [("2", "2"), ("3", "1"), ("4", "1,3"), ("1", "1")])
def test_a_whole_game_is_played(rossio: Shell, tmp_path: Path, language: str, seats: str, people: str) -> None:
    words = Words(language)
    file = tmp_path / "end.rossio"
    said = rossio(
        "play",
        "coimbra",
        *("--seats", seats, "--people", people, "--seed", "11", "--language", language),
        typed=ALWAYS_FIRST + f"save {file}\n",
    )
    assert words.say("score-total") in said
    assert words.ending("coimbra", "points") in said
    assert words.say("over") in said
    assert words.say("goodbye", moves=len(parse(file.read_text("utf-8")).moves())) in said
    assert "{" not in said
    assert parse(file.read_text("utf-8")).closing
    assert "Score" in rossio("replay", str(file))


def test_bots_can_be_watched(rossio: Shell) -> None:
    said = rossio("play", "coimbra", "--seats", "2", "--people", "0", "--seed", "2")
    assert "wins." in said


def test_bots_have_names_and_their_level_is_told_once(rossio: Shell) -> None:
    said = rossio("play", "coimbra", "--seats", "3", "--seed", "2", "--bots", "apprentice", typed="score\n")
    names = [name for name in NAMES["coimbra"] if name in said]
    assert len(names) == 2
    assert f"{names[0]} and {names[1]} play: bots, apprentice." in said or (
        f"{names[1]} and {names[0]} play: bots, apprentice." in said
    )


def test_plain_text_is_linear(rossio: Shell) -> None:
    said = rossio("play", "coimbra", "--seed", "2", typed="look\nscore\nhelp\n")
    assert "\x1b" not in said
    assert not set(said) & set("─│┌┐└┘━┃╭╮╰╯═║")


def test_every_command_is_known_in_the_language_of_the_reader(rossio: Shell) -> None:
    for language in LANGUAGES:
        words = Words(language)
        typed = "\n".join(words.say(f"command-{name}") for name in ("help", "score", "look", "choices", "names", "log"))
        said = rossio("play", "coimbra", "--seed", "2", "--language", language, typed=f"{typed}\nundo\nwhy\nquit\n")
        assert words.say("help-choose") in said
        assert words.say("score-title") in said
        assert words.say("undo-none") in said
        assert words.say("unknown-command", text="x").removeprefix("x") not in said


def test_why_not(rossio: Shell) -> None:
    said = rossio("play", "coimbra", "--seed", "2", "--people", "1", typed="1\nwhy\nwhy done\ndone\nwhy 1\nwhy x\n")
    assert "(C14)" in said or "(C13)" in said
    assert said.count("this is not what is asked now") == 2
    assert "this you can do." in said
    assert "x: no move has this name." in said


def test_the_end_of_the_input_is_a_polite_goodbye(rossio: Shell) -> None:
    said = rossio("play", "coimbra", "--seed", "2", "--seats", "2", "--people", "2", typed="")
    assert said.strip().endswith("Good-bye. 0 decisions were made.")
    assert rossio("play", typed="").strip().endswith("Good-bye.")


def test_what_to_play_is_asked(rossio: Shell) -> None:
    said = rossio("play", typed="7\n2\n\n1\nquit\n")
    assert "Please type" in said
    assert "How many of them are people?" in said
    assert "Good-bye." in said


def test_save_and_load(rossio: Shell, tmp_path: Path) -> None:
    file = tmp_path / "evening.rossio"
    first = rossio("play", "coimbra", "--seed", "4", "--names", "Ana", typed=f"1\n1\nsave {file}\nsave\n")
    assert "saved after" in first
    assert "Say the name of the file" in first
    moves = len(parse(file.read_text("utf-8")).moves())
    assert f"loaded after {moves} decisions" in rossio("play", "coimbra", typed=f"load {file}\nload nowhere\nload\n")
    again = rossio("play", "--load", str(file), typed="score\n")
    assert f"Good-bye. {moves} decisions were made." in again
    assert "Ana" in again


def test_save_spares_other_files(rossio: Shell, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear aunt", "utf-8")
    said = rossio("play", "coimbra", typed=f"save {letter}\nsave {tmp_path / 'no' / 'where'}\nload {letter}\n")
    assert "stays as it is" in said
    assert "line 1" in said
    assert letter.read_text("utf-8") == "Dear aunt"


def test_undo_stops_where_hidden_things_came_out(rossio: Shell, toy: None) -> None:
    command = ("play", "toy", "--seats", "2", "--people", "2", "--seed", "3")
    said = rossio(*command, typed="\nrest\n\nrest\n\nundo\n\nundo\n\n")
    assert said.count("Taken back: rest") == 2
    said = rossio(*command, typed="\ndraw\n\nundo\n")
    assert "Nothing to take back" in said


def test_the_keyboard_passes_before_hidden_cards_are_shown(rossio: Shell, toy: None) -> None:
    said = rossio("play", "toy", "--seats", "2", "--people", "2", "--seed", "3", typed="\ndraw\n\nquit\n")
    before, after = said.split("Pass the keyboard to Seat 2")
    assert "hand: 3" in before
    assert "draw" in before
    first, second = shown_hands(before), shown_hands(after)
    assert len(first) == len(second) == 1
    assert first != second
    assert not first[0] & second[0]


def shown_hands(said: str) -> list[set[str]]:
    """The hands that were shown open, each as its cards."""
    hands = [line.removeprefix("hand: ") for line in said.splitlines() if line.startswith("hand: ")]
    return [set(hand.replace(" and ", ", ").split(", ")) for hand in hands if not hand.isdigit()]


def test_the_only_choice_needs_no_number(rossio: Shell, toy: None) -> None:
    assert "Type the number of a choice, or help." in rossio("play", "toy", "--seed", "3", typed="\n")


def test_wrong_words_are_answered(rossio: Shell, toy: None) -> None:
    said = rossio(
        "play", "toy", "--seed", "3", typed="99\nwager 9 low\ndance\nrules T99\nlook moon\nlog 3\nLOOK table\n"
    )
    assert "99: there are choices 1 to" in said
    assert "wager 9 low: no move has this name" in said
    assert "dance: neither a choice nor a command" in said
    assert "T99: no clause has this number" in said
    assert "moon: no such part of the table" in said
