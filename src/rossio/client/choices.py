"""The decision: what is asked, and the legal moves as numbered choices."""

from __future__ import annotations

from rossio.client.zones import about
from rossio.console.terminal import Terminal
from rossio.kernel.facts import About
from rossio.kernel.game import Game
from rossio.kernel.state import State
from rossio.words import Words


class Choice:
    """A legal move with the number and the words a person knows it by."""

    def __init__(self, number: int, group: str, name: str, text: str) -> None:
        self.number = number
        self.group = group
        self.name = name
        self.text = text


def choices(game: Game, state: State, words: Words) -> list[Choice]:
    """The legal moves, those of one kind together, numbered from 1."""
    view = game.view(state, state.seat())
    by_group: dict[str, list[int]] = {}
    for move in state.legal():
        by_group.setdefault(game.space.group_of(move).name, []).append(move)
    told: list[Choice] = []
    for group, moves in by_group.items():
        for move in moves:
            name = game.space.print(move)
            told.append(Choice(len(told) + 1, group, name, described(game, view, name, state.about(move), words)))
    return told


def described(game: Game, view: dict[str, object], name: str, told: About, words: Words) -> str:
    """A move as a sentence, with what it is about."""
    move = words.move(game, name)
    added = about(game, view, name, told, words)
    return words.say("choice-about", move=move, about=added) if added else move


def show(terminal: Terminal, game: Game, state: State, told: list[Choice], words: Words) -> None:
    """Say what is asked and number the answers."""
    prompt = state.prompt()
    asked = words.prompt(game.name, prompt)
    terminal.heading(words.say("decision", seat=words.seat(prompt.seat), asked=asked))
    groups = [choice.group for choice in told]
    before = groups[0]
    for choice in told:
        if choice.group != before and groups.count(choice.group) > 1:
            terminal.line(words.say("choice-group", group=words.group(game, choice.group)))
        before = choice.group
        terminal.line(words.say("choice", number=choice.number, move=choice.text), choice.name)
