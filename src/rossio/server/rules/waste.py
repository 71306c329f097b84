"""What a dry run wastes: what was more than the seat could keep, and whether a move gains nothing at all."""

from __future__ import annotations

from rossio.kernel.game import Game
from rossio.kernel.ledger import Ledger
from rossio.kernel.state import State


class Waste:
    """Watches a seat through a dry run, by the ledger that the rules keep."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.ledger = state.ledger = Ledger()
        self.had: object = None

    def look(self) -> None:
        """Before a move."""
        self.had = self.holdings()

    def told(self) -> dict[str, object]:
        """After the last move."""
        return {"lost": self.ledger.lost(self.seat), "vain": self.vain()}

    def vain(self) -> bool:
        """The last move was to bring something, all of it came to nothing, and nothing else has become more.

        A move that asks for more is not at its end yet: nobody can say that it gains nothing.
        """
        if not self.ledger.in_vain(self.seat, self.state.ply) or self.goes_on():
            return False
        return not grown(self.had, self.holdings())

    def goes_on(self) -> bool:
        state, game = self.state, self.game
        if state.over() or state.seat() != self.seat:
            return False
        return state.prompt().key not in (*game.openings, *game.closings)

    def holdings(self) -> object:
        """What the player has, as it lies before everybody, and the points it would come to if the game ended now."""
        players = self.game.view(self.state, self.seat)["players"]
        own = players[self.seat] if isinstance(players, list) else {}
        kept = {key: value for key, value in own.items() if key not in self.game.returns}
        return [kept, self.game.sheet(self.state).total(self.seat)]


def grown(before: object, after: object) -> bool:
    """Whether anything has become more: a number, a list, or something where there was nothing."""
    if isinstance(before, dict) and isinstance(after, dict):
        return any(grown(before.get(key), value) for key, value in after.items())
    if isinstance(before, list) and isinstance(after, list):
        return len(after) > len(before) or any(grown(*pair) for pair in zip(before, after, strict=False))
    if isinstance(before, int) and isinstance(after, int):
        return after > before
    return before is None and after is not None
