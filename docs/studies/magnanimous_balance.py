"""The figures of magnanimous-balance.md: plays games of Magnanimous and prints what they have in common.

    python docs/studies/magnanimous_balance.py greedy 4 2000 --notes greedy-4.jsonl

With --notes the games are kept, one line each, and a later run goes on where the last one stopped. A game is fixed by
the bot, the seats, its number and the content, so that the same command gives the same tables again, on any number of
--workers.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from statistics import fmean, quantiles
from typing import Final

from rossio.bots import make
from rossio.games.magnanimous.actions import BARON, COLOUR
from rossio.games.magnanimous.content import BARON_IDS, CARD_IDS, CARD_PARTY, COLOURS, EVENT, PACK
from rossio.games.magnanimous.game import GAME
from rossio.games.magnanimous.scoring import CATEGORIES
from rossio.games.magnanimous.state import Table
from rossio.kernel.actions import BYTE
from rossio.kernel.chance import Chance
from rossio.lab.meetings.intervals import mean, wilson
from rossio.lab.meetings.pool import pool_of
from rossio.lab.meetings.schedule import derived

SEED: Final = 1889
ENDS: Final = ("nobility", "republic", "defeat")
DEEDS: Final = {
    "occupied": "provinces lost to Paraguay",
    "attacked": "attacks that free a province",
    "freed": "provinces freed in all",
    "became-governor": "Governor actions",
    "revealed-card": "cards revealed from the throne",
    "won-referendum": "referendums won",
    "appointed": "first ministers of a party",
    "built": "improvements built",
    "exported": "exports",
    "offered": "actions sold to the others",
    "declared-precise": "precise actions",
}
USES: Final = ("laid-on-throne", "revealed-card", "won-referendum", "rejected", "dropped", "balloted", "discarded-card")


@dataclass
class Note:
    """One game. Lists go by place in the order of play at the start, in which the drawn first player is 0."""

    number: int
    end: str
    rounds: int
    decisions: int
    republic: int
    colours: list[int]
    barons: list[int]
    ranks: list[int]
    points: list[list[int]]
    nobility: list[int]
    occupied: int
    deeds: dict[str, int] = field(default_factory=dict)
    cards: dict[str, list[str]] = field(default_factory=dict)

    def share(self, place: int) -> float:
        """A player's part of the victory."""
        return 1 / self.ranks.count(1) if self.ranks[place] == 1 else 0.0


@dataclass(frozen=True)
class Ask:
    """Which games. `drawn` colours are given out by chance instead of by order of play; `barons` are in every game."""

    bot: str
    seats: int
    drawn: bool = False
    barons: tuple[str, ...] = ()

    def seed(self, number: int) -> int:
        """Each kind of games has deals of its own, so that they can be counted together."""
        marks = [*(["drawn"] if self.drawn else []), *self.barons]
        return derived(SEED, self.bot, self.seats, *marks, number)

    def head(self) -> dict[str, object]:
        head: dict[str, object] = {"bot": self.bot, "seats": self.seats, "drawn": self.drawn}
        if self.barons:
            head["barons"] = list(self.barons)
        return {**head, "seed": SEED, "content": PACK.digest}


def deal(state: Table, barons: tuple[str, ...], chance: Chance) -> None:
    """Give each of the barons to a player drawn by lot, as the first of two, in exchange for another."""
    seats = list(range(state.seats))
    chance.shuffle(seats)
    for seat, name in zip(seats, barons, strict=False):
        baron = BARON_IDS.index(name)
        dealt = state.players[seat].dealt
        for player in state.players:
            if baron in player.dealt:
                player.dealt[player.dealt.index(baron)] = dealt[0]
        dealt[0] = baron


def played(ask: Ask, number: int) -> Note:
    """Play one game and take notes."""
    seats = ask.seats
    seed = ask.seed(number)
    state = GAME.setup(seats, seed, {"colours": "free"} if ask.drawn else {})
    if not isinstance(state, Table):
        raise TypeError("a state of another game")
    deal(state, ask.barons, Chance(derived(seed, "barons")))
    first = state.governor
    chance = Chance(derived(seed, "colours"))
    bots = [make(ask.bot, Chance(derived(seed, "bot", seat))) for seat in range(seats)]
    deeds: Counter[str] = Counter()
    cards: dict[str, list[str]] = {use: [] for use in USES}
    while not state.over():
        seat = state.seat()
        moves = state.legal()
        if moves[0] & BYTE == COLOUR:
            move = moves[chance.below(len(moves))]
        elif ask.barons and moves[0] & BYTE == BARON:
            move = moves[0]
        else:
            move = bots[seat].choose(GAME, state, seat)
        state.log = []
        state.play(move)
        for event in state.log:
            deeds[event.kind] += 1
            if event.kind in USES:
                facts = event.facts if event.secret is None else event.secret
                cards[event.kind].append(str(facts["card"]))
    outcome = GAME.outcome(state)
    rows = GAME.sheet(state).rows
    order = [(first + place) % seats for place in range(seats)]
    return Note(
        number,
        outcome.reason,
        state.round,
        state.ply,
        state.republic,
        [state.players[seat].colour for seat in order],
        [state.players[seat].baron for seat in order],
        [outcome.ranks[seat] for seat in order],
        [rows[seat] for seat in order],
        [state.players[seat].nobility for seat in order],
        bin(state.occupied).count("1"),
        {deed: deeds[deed] for deed in DEEDS},
        cards,
    )


def gathered(ask: Ask, games: int, notes: Path | None, workers: int) -> list[Note]:
    """The games, those that the file does not hold played by so many processes."""
    head = ask.head()
    found: list[Note] = []
    if notes is not None and notes.exists():
        lines = notes.read_text(encoding="utf-8").splitlines()
        if json.loads(lines[0]) != head:
            raise SystemExit(f"{notes} holds other games: {lines[0]}")
        found = [Note(**json.loads(line)) for line in lines[1:]]
    elif notes is not None:
        notes.write_text(json.dumps(head) + "\n", encoding="utf-8")
    known = {note.number for note in found}
    lacking = [number for number in range(games) if number not in known]
    for note in pool_of(workers).run(partial(played, ask), lacking):
        found.append(note)
        if notes is not None:
            with notes.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(note)) + "\n")
    return sorted((note for note in found if note.number < games), key=lambda note: note.number)


def table(head: list[str], rows: list[list[str]]) -> Iterator[str]:
    yield ""
    yield "| " + " | ".join(head) + " |"
    yield "|" + "|".join("---" if place == 0 else "--:" for place in range(len(head))) + "|"
    for row in rows:
        yield "| " + " | ".join(row) + " |"


def percent(won: float, games: int) -> str:
    """A share of games with its 95 % interval."""
    share = wilson(won, games)
    return f"{100 * share.mean:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def endings(notes: list[Note]) -> Iterator[str]:
    rows = []
    for end in ENDS:
        found = [note for note in notes if note.end == end]
        rounds = f"{fmean(note.rounds for note in found):.2f}" if found else "-"
        rows.append([end, str(len(found)), percent(len(found), len(notes)), rounds])
    yield from table(["end", "games", "share", "mean rounds"], rows)


def lengths(notes: list[Note]) -> Iterator[str]:
    rounds = Counter(note.rounds for note in notes)
    yield from table(
        ["rounds", *(str(number) for number in sorted(rounds))],
        [["games", *(str(rounds[number]) for number in sorted(rounds))]],
    )
    decisions = [note.decisions for note in notes]
    tenths = quantiles(decisions, n=10)
    yield ""
    yield (
        f"Rounds {fmean(note.rounds for note in notes):.2f} in the mean; decisions {fmean(decisions):.0f} "
        f"(a tenth below {tenths[0]:.0f}, a tenth above {tenths[-1]:.0f})."
    )


def winning(notes: list[Note], names: list[str], key: Callable[[Note, int], int]) -> list[list[str]]:
    """Win shares of the games that somebody won, by what a player had."""
    held: Counter[int] = Counter()
    won: dict[int, float] = {}
    for note in notes:
        if 1 in note.ranks:
            for place in range(len(note.ranks)):
                one = key(note, place)
                held[one] += 1
                won[one] = won.get(one, 0.0) + note.share(place)
    return [[names[one], str(held[one]), percent(won[one], held[one])] for one in sorted(held)]


def scores(notes: list[Note]) -> Iterator[str]:
    """Points by category of the Republic ends."""
    ended = [note for note in notes if note.end == "republic"]
    if not ended:
        return
    rows = []
    for place, category in enumerate([*CATEGORIES[:-1], "total"]):
        winners: list[float] = []
        others: list[float] = []
        for note in ended:
            for player, points in enumerate(note.points):
                side = winners if note.ranks[player] == 1 else others
                side.append(sum(points) if category == "total" else points[place])
        every = mean(winners + others)
        rows.append([category, f"{every.mean:.2f}", f"{fmean(winners):.2f}", f"{fmean(others):.2f}"])
    yield from table(["category", "all", "winners", "others"], rows)


def deeds(notes: list[Note]) -> Iterator[str]:
    rows = [[text, f"{fmean(note.deeds[deed] for note in notes):.2f}"] for deed, text in DEEDS.items()]
    rows.append(["provinces occupied at the end", f"{fmean(note.occupied for note in notes):.2f}"])
    rows.append(["highest Nobility at the end", f"{fmean(max(note.nobility) for note in notes):.2f}"])
    rows.append(["lowest Nobility at the end", f"{fmean(min(note.nobility) for note in notes):.2f}"])
    yield from table(["a game has", "mean"], rows)


def cards(notes: list[Note]) -> Iterator[str]:
    """How often each card is used, in 100 games."""
    used = {use: Counter(card for note in notes for card in note.cards[use]) for use in USES}
    rows = []
    for number, card in enumerate(CARD_IDS):
        per = [f"{100 * used[use][card] / len(notes):.1f}" for use in USES]
        if CARD_PARTY[number] == EVENT:
            per[2:6] = ["-"] * 4
        rows.append([card.upper(), *per])
    yield from table(["card", "laid", "revealed", "won", "rejected", "no vote for", "voted with", "discarded"], rows)


def report(notes: list[Note]) -> Iterator[str]:
    seats = len(notes[0].ranks)
    yield from endings(notes)
    yield from lengths(notes)
    places = ["first", "second", "third", "fourth"]
    yield from table(["place in the first round", "games", "win share"], winning(notes, places, lambda _, place: place))
    if any(note.colours != list(range(seats)) for note in notes):
        found = winning(notes, COLOURS, lambda note, place: note.colours[place])
        yield from table(["colour", "games", "win share"], found)
    found = winning(notes, [baron.upper() for baron in BARON_IDS], lambda note, place: note.barons[place])
    yield from table(["baron", "held", "win share"], found)
    yield from scores(notes)
    yield from deeds(notes)
    yield from cards(notes)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play games of Magnanimous and print tables about them.")
    parser.add_argument("bot")
    parser.add_argument("seats", type=int)
    parser.add_argument("games", type=int)
    parser.add_argument("--drawn-colours", action="store_true", help="colours by chance, not by order of play")
    parser.add_argument("--barons", nargs="*", default=[], help="barons that are in every game, such as b11 b13")
    parser.add_argument("--notes", type=Path, help="a file to keep the games in")
    parser.add_argument("--workers", type=int, default=1, help="processes that play; 0 for one on each core")
    asked = parser.parse_args()
    ask = Ask(asked.bot, asked.seats, asked.drawn_colours, tuple(asked.barons))
    notes = gathered(ask, asked.games, asked.notes, asked.workers)
    print(f"{len(notes)} games, {asked.seats} seats, {asked.bot}, content {PACK.digest}")
    print("\n".join(report(notes)))


if __name__ == "__main__":
    main()
