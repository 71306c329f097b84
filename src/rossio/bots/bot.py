"""What every bot is, and how it explains itself."""

from __future__ import annotations

from rossio.kernel.game import Game
from rossio.kernel.state import State


class Reason:
    """Why a move was chosen: a key for the words (`bots-reason-<key>` in bots.ftl) and the facts in them."""

    def __init__(self, key: str, facts: dict[str, object] | None = None) -> None:
        self.key = key
        self.facts: dict[str, object] = facts if facts is not None else {}

    def plain(self) -> dict[str, object]:
        return {"reason": self.key, "facts": self.facts}


class Candidate:
    """A legal move as the bot judges it: `value` between 0 and 1, `share` of the thought that went into it."""

    def __init__(self, move: int, value: float, share: float) -> None:
        self.move = move
        self.value = value
        self.share = share


class Advice:
    """A bot's opinion of a position: the move it would make, what it thinks of each, and how play would go on."""

    def __init__(self, move: int, candidates: list[Candidate], line: list[int], reason: Reason) -> None:
        self.move = move
        self.candidates = candidates
        self.line = line
        self.reason = reason

    def plain(self, game: Game) -> dict[str, object]:
        """As plain data, moves by their names, the best candidate first."""
        return {
            "move": game.space.print(self.move),
            "candidates": [
                {"move": game.space.print(one.move), "value": round(one.value, 4), "share": round(one.share, 4)}
                for one in self.candidates
            ],
            "line": [game.space.print(move) for move in self.line],
            **self.reason.plain(),
        }


class Bot:
    """One who chooses.

    It is given the whole position, but may use only what its seat knows: `Game.view`, `resample`, `features`, `values`
    and `peril` for its seat, and the legal moves.
    """

    def choose(self, game: Game, state: State, seat: int) -> int:
        """One of `state.legal()`, for the seat that decides."""
        raise NotImplementedError

    def advise(self, game: Game, state: State, seat: int) -> Advice:
        """The choice with its reasons; a bot that does not reason says so."""
        move = self.choose(game, state, seat)
        return Advice(move, [Candidate(move, 0.5, 1.0)], [move], Reason("instinct"))
