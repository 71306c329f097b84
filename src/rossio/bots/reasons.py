"""One line about why a move is good, made of what the seat may know."""

from __future__ import annotations

from typing import Final

from rossio.bots.bot import Candidate, Reason
from rossio.kernel.chance import Chance
from rossio.kernel.game import THOUSAND, Game
from rossio.kernel.state import State

EVEN: Final = 0.004
"""Two moves whose values differ by less are as good as each other."""


def reason_for(game: Game, state: State, seat: int, candidates: list[Candidate], chance: Chance) -> Reason:
    """What speaks for the first candidate: points at once, harm to another player, prospects, or hardly anything."""
    before = game.resample(state, seat, chance)
    after = _after(before, candidates[0].move)
    if _won(game, after, seat):
        return Reason("wins")
    category, points = _scored(game, before, after, seat)
    if points > 0:
        return Reason("scores", {"category": category, "points": points})
    if len(candidates) > 1 and candidates[0].value - candidates[1].value < EVEN:
        return Reason("close", {"move": game.space.print(candidates[1].move)})
    old, new = game.values(before, seat), game.values(after, seat)
    by_the_end = _by_the_end([one - other for one, other in zip(new, old, strict=True)], seat)
    if by_the_end is not None:
        return by_the_end
    if len(candidates) > 1:
        return Reason("better", {"move": game.space.print(candidates[1].move)})
    return Reason("forced")


def reason_beside(game: Game, state: State, seat: int, move: int, apart: list[int]) -> Reason:
    """What speaks for a move beside another: how many thousandths more or fewer each player ends with after it."""
    if _won(game, _after(state, move), seat):
        return Reason("wins")
    return _by_the_end(apart, seat) or Reason("likelier")


def _after(state: State, move: int) -> State:
    after = state.clone()
    after.play(move)
    return after


def _won(game: Game, state: State, seat: int) -> bool:
    return state.over() and seat in game.outcome(state).winners()


def _by_the_end(apart: list[int], seat: int) -> Reason | None:
    """Harm to whoever loses most by a move, or prospects of one's own, whichever is more; nothing if it is little."""
    gained = apart[seat]
    harmed = min((other for other in range(len(apart)) if other != seat), key=lambda other: apart[other], default=seat)
    harm = -apart[harmed] if harmed != seat else 0
    if harm > max(gained, THOUSAND // 2):
        return Reason("denies", {"seat": harmed, "points": _points(harm)})
    if gained >= THOUSAND // 2:
        return Reason("prospects", {"points": _points(gained)})
    return None


def _scored(game: Game, before: State, after: State, seat: int) -> tuple[str, int]:
    """The category of the score sheet in which the move gains most, and how much in all."""
    old, new = game.sheet(before), game.sheet(after)
    best, most = "", 0
    for place, category in enumerate(new.categories):
        gained = new.rows[seat][place] - old.rows[seat][place]
        if gained > most:
            best, most = category, gained
    return best, new.total(seat) - old.total(seat) if best else 0


def _points(thousandths: int) -> int:
    return (thousandths + THOUSAND // 2) // THOUSAND
