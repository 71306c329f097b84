"""Before the game: what is played, and by how many, asked of whoever did not say it on the command line."""

from __future__ import annotations

from rossio.console.arguments import usual_seats
from rossio.console.terminal import Terminal
from rossio.kernel.game import Game
from rossio.words import Words


def ask_number(terminal: Terminal, words: Words, question: str, allowed: list[int], usual: int) -> int:
    """A number from the keyboard; an empty line takes the usual one."""
    while True:
        answer = terminal.ask(words.say("lobby-number", question=question, usual=usual) + " ")
        if not answer:
            return usual
        if answer.isascii() and answer.isdigit() and int(answer) in allowed:
            return int(answer)
        terminal.line(words.say("lobby-wrong", allowed=words.join([str(number) for number in allowed])))


def ask_game(terminal: Terminal, words: Words, names: list[str]) -> str:
    """Which game; the only one is not asked for."""
    if len(names) == 1:
        return names[0]
    for number, name in enumerate(names, 1):
        terminal.line(words.say("choice", number=number, move=words.title(name)))
    return names[ask_number(terminal, words, words.say("lobby-game"), list(range(1, len(names) + 1)), 1) - 1]


def ask_seats(terminal: Terminal, words: Words, game: Game) -> int:
    if len(game.seats) == 1:
        return game.seats[0]
    question = words.say(
        "lobby-seats", game=words.title(game.name), allowed=words.join([str(n) for n in sorted(game.seats)])
    )
    return ask_number(terminal, words, question, sorted(game.seats), usual_seats(game))


def ask_people(terminal: Terminal, words: Words, seats: int) -> int:
    """How many of the seats are people's; bots take the rest."""
    return ask_number(terminal, words, words.say("lobby-people"), list(range(seats + 1)), 1) if seats > 1 else 1
