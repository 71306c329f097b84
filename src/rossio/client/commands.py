"""What a person may type besides a choice. Every command is known by its English word and by the reader's."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rossio.bots.hints import hint as give_hint
from rossio.bots.speech import reason_text
from rossio.client.choices import show
from rossio.client.session import Session
from rossio.client.zones import plainly, show_table, show_zones
from rossio.kernel.actions import UnknownMove
from rossio.kernel.facts import Refusal
from rossio.kernel.match import resume
from rossio.kernel.record import FORMAT, RecordError, parse
from rossio.words import Words, slug_clause

NEWEST: Final = 20
ALIKE: Final = 4
"""How many refusals for one reason are told before the rest is only counted."""


class Leave(Exception):
    """The person wants to stop."""


def why(session: Session, about: str) -> bool:
    """Say why a move cannot be made, or all that cannot be done now."""
    if about:
        explain(session, about)
        return False
    refusals = session.match.state.refusals()
    if not refusals:
        session.terminal.line(session.words.say("why-nothing"))
    for reason in dict.fromkeys(refusal.reason for refusal in refusals):
        alike = [refusal for refusal in refusals if refusal.reason == reason]
        for refusal in alike[:ALIKE]:
            session.terminal.line(refused(session, refusal), session.match.game.space.print(refusal.move))
        if len(alike) > ALIKE:
            session.terminal.line(session.words.say("why-more", number=len(alike) - ALIKE))
    return False


def explain(session: Session, name: str) -> None:
    """Say whether the move of that name can be made and, if not, by which rule."""
    game, words = session.match.game, session.words
    told = session.choices()
    if name.isdigit() and 0 < int(name) <= len(told):
        name = told[int(name) - 1].name
    try:
        move = game.space.parse(name)
    except UnknownMove:
        session.terminal.line(words.say("unknown-move", text=name))
        return
    refusal = game.refusal(session.match.state, move)
    if refusal is None:
        session.terminal.line(words.say("why-legal", move=words.move(game, name)))
        return
    session.terminal.line(refused(session, refusal))
    rule(session, refusal.clause)


def refused(session: Session, refusal: Refusal) -> str:
    """A move, why it cannot be made, and by which clause."""
    words, game = session.words, session.match.game
    move = words.move(game, game.space.print(refusal.move))
    reason = words.refusal(game.name, refusal)
    if not refusal.clause:
        return words.say("refused-plainly", move=move, reason=reason)
    return words.say("refused", move=move, reason=reason, clause=refusal.clause)


def rule(session: Session, clause: str) -> None:
    text = session.words.clause(clause)
    if text:
        session.terminal.line(session.words.say("clause", clause=slug_clause(clause).replace("-", "."), text=text))


def rules(session: Session, clause: str) -> bool:
    """Read a rule; alone, the rule of this decision."""
    state = session.match.state
    if not clause and not state.over():
        clause = state.prompt().clause
    if session.words.clause(clause):
        rule(session, clause)
    else:
        session.terminal.line(session.words.say("unknown-clause", clause=clause))
    return False


def undo(session: Session, _: str) -> bool:
    """Take back the last decision of a person, and what bots answered, if nothing hidden came out since.

    The people share the keyboard and so agree; bots always do.
    """
    match, say = session.match, session.words.say
    target = max((ply for ply, seat in enumerate(match.seats) if seat in session.people), default=-1)
    if target < 0:
        session.terminal.line(say("undo-none"))
        return False
    if target < match.state.horizon:
        session.terminal.line(say("undo-not"))
        return False
    taken, after = match.moves[target], len(match.moves) - target - 1
    match.rewind(target)
    session.terminal.line(say("undone", move=session.words.move(match.game, taken), after=after))
    return True


def save(session: Session, name: str) -> bool:
    """Write the record of the game to a file; an older record gives way, any other file stays."""
    say = session.words.say
    if not name:
        session.terminal.line(say("save-where"))
        return False
    path = Path(name).expanduser()
    try:
        if path.exists() and not path.read_text("utf-8", "replace").startswith(FORMAT):
            session.terminal.line(say("save-not-over", file=name))
            return False
        path.write_text(session.match.record().print(), "utf-8")
    except OSError as error:
        session.terminal.line(say("file-trouble", file=name, reason=error.strerror or str(error)))
        return False
    session.terminal.line(say("saved", file=name, moves=len(session.match.moves)))
    return False


def load(session: Session, name: str) -> bool:
    """Go on with a recorded game of the same kind."""
    say = session.words.say
    if not name:
        session.terminal.line(say("load-what"))
        return False
    try:
        match = resume(session.match.game, parse(Path(name).expanduser().read_text("utf-8")))
    except OSError as error:
        session.terminal.line(say("file-trouble", file=name, reason=error.strerror or str(error)))
        return False
    except UnicodeDecodeError:
        session.terminal.line(say("file-not-text", file=name))
        return False
    except RecordError as error:
        session.terminal.line(say("record-damaged", file=name, line=error.line, reason=error.reason))
        return False
    session.take_up(match)
    session.terminal.line(say("loaded", file=name, moves=len(match.moves)))
    return True


def score(session: Session, _: str) -> bool:
    session.score()
    return False


def hint(session: Session, _: str) -> bool:
    """Tell a little more each time: what kind of move, which one, what it brings."""
    game, state, words = session.match.game, session.match.state, session.words
    if state.over():
        session.terminal.line(words.say("over"))
        return False
    ply, told = session.hinted
    told = min(told + 1, 3) if ply == state.ply else 1
    session.hinted = (state.ply, told)
    advice = give_hint(game, state, state.seat())
    move = game.space.print(advice.move)
    session.terminal.line(words.say("advice-kind", kind=words.group(game, game.space.group_of(advice.move).name)))
    if told > 1:
        session.terminal.line(words.say("advice-move", move=words.move(game, move)), move)
    if told > 2:
        brought = [
            words.say("advice-category", category=words.category(game.name, category), points=points)
            for category, points in advice.brought.categories.items()
        ]
        reason = (
            words.say("advice-brings", what=words.join(brought)) if brought else reason_text(words, game, advice.reason)
        )
        session.terminal.line(words.say("advice-why", why=reason, looks=advice.looks))
    else:
        session.terminal.line(words.say("advice-more"))
    return False


def look(session: Session, zone: str) -> bool:
    """Show the table, or one zone of it."""
    shown = session.zones()
    chosen = [one for one in shown if one.answers_to(zone)]
    if not zone:
        show_table(session.terminal, shown, session.words)
    elif chosen:
        show_zones(session.terminal, chosen)
    else:
        titles = session.words.join([one.title for one in shown])
        session.terminal.line(session.words.say("unknown-zone", zone=zone, zones=titles))
    return False


def log(session: Session, many: str) -> bool:
    """Say what happened, the newest last."""
    wanted = int(many) if many.isascii() and many.isdigit() else NEWEST
    session.terminal.lines(session.log(max(len(session.match.events) - wanted, 0)))
    return False


def list_choices(session: Session, _: str) -> bool:
    if not session.match.state.over():
        show(session.terminal, session.match.game, session.match.state, session.choices(), session.words)
    return False


def names(session: Session, _: str) -> bool:
    """The choices by the names that records hold and `why` understands."""
    for choice in session.choices():
        session.terminal.line(session.words.say("choice", number=choice.number, move=choice.name))
    return False


def help_(session: Session, _: str) -> bool:
    words = session.words
    session.terminal.line(words.say("help-choose"))
    for name in COMMANDS:
        use = words.text(f"command-{name}", None, "use") or name
        session.terminal.line(
            words.say("help-command", use=use, help=words.text(f"command-{name}", None, "help") or "")
        )
    return False


def leave(session: Session, _: str) -> bool:
    raise Leave


COMMANDS: Final[dict[str, Callable[[Session, str], bool]]] = {
    "choices": list_choices,
    "look": look,
    "score": score,
    "why": why,
    "hint": hint,
    "rules": rules,
    "log": log,
    "names": names,
    "undo": undo,
    "save": save,
    "load": load,
    "help": help_,
    "quit": leave,
}
"""Each answers whether the position has changed."""


def command_named(word: str, words: Words) -> Callable[[Session, str], bool] | None:
    """The command of that word, in English or in the reader's language."""
    asked = plainly(word)
    for name, command in COMMANDS.items():
        local = words.say(f"command-{name}").split(", ")
        if asked == name or asked in [plainly(one) for one in local]:
            return command
    return None
