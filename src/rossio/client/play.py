"""The loop of a game in a terminal: people decide, bots answer, until the end or until somebody leaves."""

from __future__ import annotations

from rossio.client.choices import Choice, show
from rossio.client.commands import Leave, command_named, explain
from rossio.client.session import Session
from rossio.kernel.actions import UnknownMove
from rossio.kernel.facts import Refused


def play(session: Session) -> None:
    """Play until the game is over and everybody has seen enough; the end of the input is a polite good-bye."""
    words = session.words
    session.terminal.line(words.say("welcome", game=words.title(session.match.game.name)))
    if session.bots and session.level:
        level = words.text(f"bots-name-{session.level}") or session.level
        called = words.join([words.seat(seat) for seat in session.bots])
        session.terminal.line(words.say("bots-play", names=called, count=len(session.bots), level=level.lower()))
    try:
        while True:
            state = session.match.state
            if state.over():
                after(session)
            elif state.seat() in session.people:
                decide(session, state.seat())
            else:
                move = session.bot.choose(session.match.game, state, state.seat())
                session.match.play(session.match.game.space.print(move))
    except (EOFError, KeyboardInterrupt, Leave):
        session.terminal.line("")
        session.terminal.line(words.say("goodbye", moves=len(session.match.moves)))


def decide(session: Session, seat: int) -> None:
    """Ask one person until the position has changed."""
    session.pass_keyboard(seat)
    session.news()
    told = session.choices()
    show(session.terminal, session.match.game, session.match.state, told, session.words)
    while not respond(session, told, session.terminal.ask(session.words.say("ask") + " ")):
        pass


def after(session: Session) -> None:
    """The end: result, score, and time to look, save or take back."""
    session.news()
    session.result()
    session.score()
    if not session.people:
        raise Leave
    session.terminal.line(session.words.say("over"))
    while not respond(session, [], session.terminal.ask(session.words.say("ask") + " ")):
        pass


def respond(session: Session, told: list[Choice], answer: str) -> bool:
    """Carry out what a person typed; whether the position has changed."""
    if not answer:
        if len(told) == 1:
            return make(session, told[0].name)
        session.terminal.line(session.words.say("hint" if told else "over"))
        return False
    if answer.isascii() and answer.isdigit():
        number = int(answer)
        if 0 < number <= len(told):
            return make(session, told[number - 1].name)
        say = session.words.say
        session.terminal.line(say("no-such-number", number=answer, last=len(told)) if told else say("over"))
        return False
    try:
        session.match.game.space.parse(answer)
        return make(session, answer)
    except UnknownMove:
        word, _, rest = answer.partition(" ")
        command = command_named(word, session.words)
        if command is not None:
            return command(session, rest.strip())
        if word.lower() in session.match.game.space.by_name:
            session.terminal.line(session.words.say("unknown-move", text=answer))
            return False
    session.terminal.line(session.words.say("unknown-command", text=answer))
    return False


def make(session: Session, name: str) -> bool:
    """Make a move, or say why not."""
    try:
        session.match.play(name)
    except Refused:
        explain(session, name)
        return False
    return True
