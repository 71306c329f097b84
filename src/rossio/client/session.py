"""One game in a terminal: what is on the table, who sits there, and what each of them has been told."""

from __future__ import annotations

from rossio.bots.bot import Bot
from rossio.bots.company import named
from rossio.client.choices import Choice, choices
from rossio.client.zones import Zone, show_table, zones
from rossio.console.terminal import Terminal
from rossio.kernel.facts import OMNISCIENT, SPECTATOR
from rossio.kernel.game import Game
from rossio.kernel.match import Match
from rossio.kernel.record import Record
from rossio.kernel.state import State
from rossio.words import Words


class Session:
    """A match, the seats of its people, the bot in all other seats, and the one keyboard they share."""

    def __init__(
        self, match: Match, people: list[int], bot: Bot, words: Words, terminal: Terminal, level: str = ""
    ) -> None:
        self.level = level
        """What the bot is, where it is one of ours."""
        self.words = words
        self.people = people
        self.bot = bot
        self.terminal = terminal
        self.take_up(match)

    def take_up(self, match: Match) -> None:
        """Begin with a match, new or loaded."""
        self.match = match
        self.people = [seat for seat in self.people if seat < match.header.seats]
        self.words.names = names_at(match.game, match.state, match.header, self.words)
        self.bots = [seat for seat in range(match.header.seats) if seat not in self.people]
        for seat in self.bots:
            taken = self.words.names.values()
            name = named(self.level, match.game.name, str(match.header.seed), seat, taken)
            if seat not in self.words.names and name != self.level:
                self.words.names[seat] = name
        self.told: dict[int, int] = {}
        self.hinted = (-1, 0)
        """The ply of the last hint, and how much of it was told."""
        self.keyboard = SPECTATOR

    def reader(self) -> int:
        """The person the client speaks to."""
        return self.people[0] if len(self.people) == 1 else self.keyboard

    def viewer(self) -> int:
        """Through whose eyes the table is shown: after the game nothing is hidden any more."""
        return OMNISCIENT if self.match.state.over() else self.reader()

    def zones(self) -> list[Zone]:
        return zones(self.match.game, self.match.game.view(self.match.state, self.viewer()), self.words)

    def choices(self) -> list[Choice]:
        return choices(self.match.game, self.match.state, self.words)

    def log(self, first: int) -> list[str]:
        """The events from a number on, as the viewer saw them."""
        viewer = self.viewer()
        return [self.words.event(self.match.game.name, event.seen_by(viewer)) for event in self.match.events[first:]]

    def news(self) -> None:
        """Say what happened since the reader was last told; what was taken back is told again when it is done again."""
        happened = len(self.match.events)
        self.told = {seat: min(number, happened) for seat, number in self.told.items()}
        lines = self.log(self.told.get(self.reader(), 0))
        if lines:
            self.terminal.heading(self.words.say("news"))
            self.terminal.lines(lines)
        self.told[self.reader()] = happened

    def pass_keyboard(self, seat: int) -> None:
        """Give the keyboard to a person and show the table as that person sees it."""
        if self.keyboard == seat:
            return
        if len(self.people) > 1:
            self.terminal.clear()
            self.terminal.ask(self.words.say("pass-keyboard", seat=self.words.seat(seat)) + " ")
        first = seat not in self.told
        self.keyboard = seat
        if first or len(self.people) > 1:
            show_table(self.terminal, self.zones(), self.words)

    def score(self) -> None:
        show_score(self.terminal, self.match.game, self.match.state, self.words)

    def result(self) -> None:
        show_result(self.terminal, self.match.game, self.match.state, self.words)


def names_at(game: Game, state: State, header: Record, words: Words) -> dict[int, str]:
    """What the seats are called; behind them on the score sheet stands a rival that the rules play."""
    names = dict(header.names)
    for seat in range(header.seats, len(game.sheet(state).rows)):
        names[seat] = words.component(game.name, "rival")
    return names


def show_score(terminal: Terminal, game: Game, state: State, words: Words) -> None:
    """The score sheet, by category and seat."""
    sheet = game.sheet(state)
    seats = range(len(sheet.rows))
    rows = [
        [words.category(game.name, category), *(str(sheet.rows[seat][place]) for seat in seats)]
        for place, category in enumerate(sheet.categories)
        if any(sheet.rows[seat][place] for seat in seats)
    ]
    rows.append([words.say("score-total"), *(str(sheet.total(seat)) for seat in seats)])
    terminal.heading(words.say("score-title"))
    terminal.table([words.say("score-category"), *(words.seat(seat) for seat in seats)], rows)


def show_result(terminal: Terminal, game: Game, state: State, words: Words) -> None:
    """How the game ended and who won."""
    outcome = game.outcome(state)
    terminal.heading(words.ending(game.name, outcome.reason))
    for seat in sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat]):
        rank, points = outcome.ranks[seat], outcome.scores[seat]
        terminal.line(words.say("placed", rank=rank, seat=words.seat(seat), points=points))
    winners = [words.seat(seat) for seat in outcome.winners()]
    if winners:
        terminal.line(words.say("won", seats=words.join(winners), count=len(winners)))
    else:
        terminal.line(words.say("won-nobody"))
