"""Officials: recruiting, placing, displacing and calling them back (L6.4, L6.5, L8.18)."""

from __future__ import annotations

from typing import Final, final

from rossio.games.lisboa import content
from rossio.games.lisboa.able.ways import Demanding, keep_open
from rossio.games.lisboa.actions import DONE, IN_PLAZA, OFFICE, RECALL
from rossio.games.lisboa.gains import note
from rossio.games.lisboa.state import NOBLES, Table
from rossio.kernel.actions import encode, first_of, second_of
from rossio.kernel.facts import NOBODY, About, Prompt, Refusal
from rossio.kernel.state import Step

FREELY: Final = 0
RECRUITING: Final = 1
FOR_TASK: Final = 2
MUST_CLAUSE: Final = ["", "L15.3", "L13.2"]


def recruit(table: Table, seat: int) -> None:
    """The state action; at least one official, each to a different office (L6.4)."""
    table.agenda.append(
        PlaceOfficials(seat, content.RECRUITS + table.players[seat].lasting[content.RECRUIT_EXTRA], 0, 0, RECRUITING)
    )


def place_official(table: Table, seat: int, noble: int) -> None:
    """A full office first sends one official of each most numerous colour to the plaza (L6.5, L15.33)."""
    player = table.players[seat]
    moved: list[int] = []
    if table.in_office(noble) >= content.OFFICE_SPACES[noble]:
        most = 0
        for other in table.players:
            if other.posts[noble] > most:
                most = other.posts[noble]
        for number in range(len(table.players)):
            other = table.players[number]
            if other.posts[noble] == most:
                other.posts[noble] -= 1
                other.posts[NOBLES + noble] += 1
                moved.append(number)
    player.officials -= 1
    player.posts[noble] += 1
    if table.log is not None:
        table.tell("placed", seat, {"noble": content.NOBLE_IDS[noble]})
        for number in moved:
            table.tell("displaced", number, {"noble": content.NOBLE_IDS[noble]})


@final
class PlaceOfficials(Demanding):
    """Up to so many officials into different offices (L6.4).

    `must`: the first is compulsory, in recruiting or as the reward of a task.
    """

    left: int
    used: int
    placed: int
    must: int

    def __init__(self, seat: int = NOBODY, left: int = 0, used: int = 0, placed: int = 0, must: int = FREELY) -> None:
        super().__init__(seat)
        self.left = left
        self.used = used
        self.placed = placed
        self.must = must

    def open(self, table: Table) -> bool:
        if self.left > 0 and table.players[self.seat].officials and self.used != (1 << NOBLES) - 1:
            return True
        self.finish(table)
        return False

    def moves(self, table: Table) -> list[int]:
        moves = [encode(OFFICE, noble) for noble in range(NOBLES) if not self.used >> noble & 1]
        if not self.must:
            moves.append(DONE)
        return keep_open(table, self, moves)

    def take(self, table: Table, move: int) -> None:
        if move == DONE:
            self.finish(table)
            return
        noble = first_of(move)
        place_official(table, self.seat, noble)
        table.agenda.append(PlaceOfficials(self.seat, self.left - 1, self.used | 1 << noble, self.placed + 1))

    def finish(self, table: Table) -> None:
        if self.placed:
            note(table, self.seat, content.RECRUIT, self.placed)

    def expected(self, table: Table) -> list[int]:
        return [*(encode(OFFICE, noble) for noble in range(NOBLES)), DONE]

    def why(self, table: Table, move: int) -> Refusal | None:
        if move == DONE:
            return Refusal(DONE, "must-place", MUST_CLAUSE[self.must]) if self.must else None
        noble = first_of(move)
        if not self.used >> noble & 1:
            return None
        return Refusal(move, "office-used", "L6.4", {"noble": content.NOBLE_IDS[noble]})

    def about(self, table: Table, move: int) -> About:
        if move == DONE:
            return About()
        noble = first_of(move)
        return About(facts={"officials": table.in_office(noble), "spaces": content.OFFICE_SPACES[noble]})

    def prompt(self, table: Table) -> Prompt:
        left = min(self.left, table.players[self.seat].officials)
        return Prompt("place-official", self.seat, "L6.4", {"left": left})


def recall(table: Table, seat: int, post: int, count: int = 1) -> None:
    """Officials go back from an office or plaza to the player's board."""
    player = table.players[seat]
    player.posts[post] -= count
    player.officials += count
    if table.log is not None:
        where = "plaza" if post >= NOBLES else "office"
        table.tell("recalled", seat, {"place": f"{where}-{content.NOBLE_IDS[post % NOBLES]}", "officials": count})


@final
class RecallOfficials(Step[Table]):
    """Take back so many officials, the owner's choice which; no more than are out (L8.18, L3.5)."""

    count: int
    clause: str

    def __init__(self, seat: int = NOBODY, count: int = 0, clause: str = "L8.18") -> None:
        super().__init__(seat)
        self.count = count
        self.clause = clause

    def open(self, table: Table) -> bool:
        player = table.players[self.seat]
        count = min(self.count, player.officials_out())
        if count == 0:
            return False
        posts = [post for post in range(2 * NOBLES) if player.posts[post]]
        if count == player.officials_out():
            for post in posts:
                recall(table, self.seat, post, player.posts[post])
            return False
        if len(posts) == 1:
            recall(table, self.seat, posts[0], count)
            return False
        return True

    def moves(self, table: Table) -> list[int]:
        posts = table.players[self.seat].posts
        return [encode(RECALL, post % NOBLES, post // NOBLES) for post in range(2 * NOBLES) if posts[post]]

    def take(self, table: Table, move: int) -> None:
        recall(table, self.seat, first_of(move) + (NOBLES if second_of(move) == IN_PLAZA else 0))
        table.agenda.append(RecallOfficials(self.seat, self.count - 1, self.clause))

    def about(self, table: Table, move: int) -> About:
        post = first_of(move) + (NOBLES if second_of(move) == IN_PLAZA else 0)
        return About(facts={"officials": table.players[self.seat].posts[post]})

    def refusals(self, table: Table) -> list[Refusal]:
        posts = table.players[self.seat].posts
        return [
            Refusal(encode(RECALL, post % NOBLES, post // NOBLES), "nobody-there", self.clause)
            for post in range(2 * NOBLES)
            if not posts[post]
        ]

    def prompt(self, table: Table) -> Prompt:
        return Prompt("recall-official", self.seat, self.clause, {"left": self.count})
