"""What a user typed on the command line, understood or refused in one line."""

from __future__ import annotations

import secrets
from pathlib import Path

import typer

from rossio.games import catalogue
from rossio.kernel.chance import SEED_BITS
from rossio.kernel.game import Game
from rossio.kernel.match import replay
from rossio.kernel.record import Record, RecordError, parse
from rossio.kernel.state import State
from rossio.words import LANGUAGES, Words, environment_language


class Trouble(typer.Exit):
    """What the user can mend: said in one line, without a traceback."""

    def __init__(self, text: str, code: int = 2) -> None:
        typer.echo(f"rossio: {text}", err=True)
        super().__init__(code)


def speak(language: str | None) -> Words:
    if language is not None and language not in LANGUAGES:
        raise Trouble(f"{language}: no such language; there are {', '.join(LANGUAGES)}")
    return Words(language if language is not None else environment_language())


def find(name: str, words: Words) -> Game:
    if name not in catalogue.names():
        raise Trouble(words.say("error-game", name=name, known=words.join(catalogue.names())))
    return catalogue.load(name)


def usual_seats(game: Game) -> int:
    """The number of seats when nobody says: three if the game allows it."""
    return 3 if 3 in game.seats else game.seats[0]


def settle(game: Game, seats: int, asked: list[str] | None, words: Words) -> dict[str, str]:
    """The options given as name=value, completed; or the one that is wrong."""
    if seats not in game.seats:
        known = words.join([str(number) for number in sorted(game.seats)])
        raise Trouble(words.say("error-seats", game=words.title(game.name), seats=seats, known=known))
    chosen: dict[str, str] = {}
    for text in asked or []:
        name, equals, value = text.partition("=")
        option = next((one for one in game.options if one.name == name and one.open_to(seats)), None)
        if not equals:
            raise Trouble(words.say("error-option-form", text=text))
        if option is None:
            known = words.join([one.name for one in game.options if one.open_to(seats)]) or words.say("nothing")
            raise Trouble(words.say("error-option", name=name, known=known))
        if value not in option.values:
            raise Trouble(words.say("error-option-value", name=name, value=value, known=words.join(option.values)))
        chosen[name] = value
    return game.settle_options(seats, chosen)


def people_of(text: str, seats: int, words: Words) -> list[int]:
    """The seats of the people: a count (`2`) or the seats by number (`1,3`)."""
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isascii() and part.isdigit() for part in parts):
        raise Trouble(words.say("error-people", text=text))
    numbers = [int(part) for part in parts]
    chosen = list(range(numbers[0])) if len(parts) == 1 else sorted({number - 1 for number in numbers})
    if any(not 0 <= seat < seats for seat in chosen):
        raise Trouble(words.say("error-people-seats", text=text, seats=seats))
    return chosen


def read_record(file: Path, words: Words) -> tuple[Game, Record]:
    try:
        record = parse(file.read_text("utf-8"))
    except OSError as error:
        raise Trouble(words.say("file-trouble", file=str(file), reason=error.strerror or str(error)), 1) from error
    except UnicodeDecodeError as error:
        raise Trouble(words.say("file-not-text", file=str(file)), 1) from error
    except RecordError as error:
        raise damaged(file, error, words) from error
    if record.game not in catalogue.names():
        raise Trouble(words.say("error-game", name=record.game, known=words.join(catalogue.names())), 1)
    return catalogue.load(record.game), record


def damaged(file: Path, error: RecordError, words: Words) -> Trouble:
    return Trouble(words.say("record-damaged", file=str(file), line=str(error.line), reason=error.reason), 1)


def seed_or_new(seed: int | None, words: Words) -> int:
    if seed is None:
        return secrets.randbits(SEED_BITS)
    if seed >> SEED_BITS:
        raise Trouble(words.say("error-seed", bits=SEED_BITS))
    return seed


def position_in(file: Path, ply: int | None, seat: int | None, words: Words) -> tuple[Game, Record, State]:
    """A record replayed up to a decision, or to its end; `seat`, counted from 1, must be one of its seats."""
    game, record = read_record(file, words)
    if seat is not None and seat > record.seats:
        raise Trouble(words.say("error-people-seats", text=str(seat), seats=record.seats))
    if ply is not None and ply > len(record.moves()):
        raise Trouble(words.say("error-ply", ply=ply, moves=len(record.moves())))
    try:
        return game, record, replay(game, record, -1 if ply is None else ply)
    except RecordError as error:
        raise damaged(file, error, words) from error
