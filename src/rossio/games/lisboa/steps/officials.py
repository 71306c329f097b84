"""Officials: recruiting, placing, displacing and calling them back (L6.4, L6.5, L8.18)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import content
from rossio.games.lisboa.actions import DONE, IN_PLAZA, OFFICE, RECALL
from rossio.games.lisboa.gains import note
from rossio.games.lisboa.state import NOBLES, Table
from rossio.games.lisboa.steps.ways import keep_open
from rossio.kernel.actions import encode, first_of, second_of
from rossio.kernel.facts import NOBODY, Prompt, Refusal
from rossio.kernel.state import Step


def recruit(t: Table, seat: int) -> None:
    """L6.4: the state action; at least one official, each to a different office."""
    t.agenda.append(PlaceOfficials(seat, content.RECRUITS + t.players[seat].lasting[content.RECRUIT_EXTRA], 0, 0, True))


def place_official(t: Table, seat: int, noble: int) -> None:
    """L6.5, L15.33: a full office first sends one official of each most numerous colour to the plaza."""
    p = t.players[seat]
    moved: list[int] = []
    if t.in_office(noble) >= content.OFFICE_SPACES[noble]:
        most = 0
        for other in t.players:
            if other.posts[noble] > most:
                most = other.posts[noble]
        for number in range(len(t.players)):
            other = t.players[number]
            if other.posts[noble] == most:
                other.posts[noble] -= 1
                other.posts[NOBLES + noble] += 1
                moved.append(number)
    p.officials -= 1
    p.posts[noble] += 1
    if t.log is not None:
        t.tell("placed", seat, {"noble": content.NOBLE_IDS[noble]})
        for number in moved:
            t.tell("displaced", number, {"noble": content.NOBLE_IDS[noble]})


@final
class PlaceOfficials(Step[Table]):
    """L6.4, P0 OFFICIAL: up to so many officials into different offices; the first is compulsory when recruiting."""

    left: int
    used: int
    placed: int
    must: bool

    def __init__(self, seat: int = NOBODY, left: int = 0, used: int = 0, placed: int = 0, must: bool = False) -> None:
        self.seat = seat
        self.left = left
        self.used = used
        self.placed = placed
        self.must = must

    def open(self, state: Table) -> bool:
        if self.left > 0 and state.players[self.seat].officials and self.used != (1 << NOBLES) - 1:
            return True
        self.finish(state)
        return False

    def moves(self, state: Table) -> list[int]:
        moves = [encode(OFFICE, noble) for noble in range(NOBLES) if not self.used >> noble & 1]
        if not self.must:
            moves.append(DONE)
        return keep_open(state, self, moves)

    def take(self, state: Table, move: int) -> None:
        if move == DONE:
            self.finish(state)
            return
        noble = first_of(move)
        place_official(state, self.seat, noble)
        state.agenda.append(PlaceOfficials(self.seat, self.left - 1, self.used | 1 << noble, self.placed + 1, False))

    def finish(self, t: Table) -> None:
        if self.placed:
            note(t, self.seat, content.RECRUIT, self.placed)

    def refusals(self, state: Table) -> list[Refusal]:
        legal = self.moves(state)
        refusals = [
            Refusal(encode(OFFICE, noble), "office-used", "L6.4", {"noble": content.NOBLE_IDS[noble]})
            for noble in range(NOBLES)
            if self.used >> noble & 1
        ]
        refusals += [
            Refusal(encode(OFFICE, noble), "dead-end", "L15.2")
            for noble in range(NOBLES)
            if not self.used >> noble & 1 and encode(OFFICE, noble) not in legal
        ]
        if DONE not in legal:
            refusals.append(Refusal(DONE, "must-place" if self.must else "dead-end", "L15.3" if self.must else "L15.2"))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        left = min(self.left, state.players[self.seat].officials)
        return Prompt("place-official", self.seat, "L6.4", {"left": left})


def recall(t: Table, seat: int, post: int, count: int = 1) -> None:
    """Officials go back from an office or plaza to the player's board."""
    p = t.players[seat]
    p.posts[post] -= count
    p.officials += count
    if t.log is not None:
        where = "plaza" if post >= NOBLES else "office"
        t.tell("recalled", seat, {"place": f"{where}-{content.NOBLE_IDS[post % NOBLES]}", "officials": count})


@final
class RecallOfficials(Step[Table]):
    """L8.18, L3.5: take back so many officials, the owner's choice which; no more than are out."""

    count: int
    clause: str

    def __init__(self, seat: int = NOBODY, count: int = 0, clause: str = "L8.18") -> None:
        self.seat = seat
        self.count = count
        self.clause = clause

    def open(self, state: Table) -> bool:
        p = state.players[self.seat]
        count = min(self.count, p.officials_out())
        if count == 0:
            return False
        posts = [post for post in range(2 * NOBLES) if p.posts[post]]
        if count == p.officials_out():
            for post in posts:
                recall(state, self.seat, post, p.posts[post])
            return False
        if len(posts) == 1:
            recall(state, self.seat, posts[0], count)
            return False
        return True

    def moves(self, state: Table) -> list[int]:
        posts = state.players[self.seat].posts
        return [encode(RECALL, post % NOBLES, post // NOBLES) for post in range(2 * NOBLES) if posts[post]]

    def take(self, state: Table, move: int) -> None:
        recall(state, self.seat, first_of(move) + (NOBLES if second_of(move) == IN_PLAZA else 0))
        state.agenda.append(RecallOfficials(self.seat, self.count - 1, self.clause))

    def refusals(self, state: Table) -> list[Refusal]:
        posts = state.players[self.seat].posts
        return [
            Refusal(encode(RECALL, post % NOBLES, post // NOBLES), "nobody-there", self.clause)
            for post in range(2 * NOBLES)
            if not posts[post]
        ]

    def prompt(self, state: Table) -> Prompt:
        return Prompt("recall-official", self.seat, self.clause, {"left": self.count})
