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
    after = before.clone()
    after.play(candidates[0].move)
    if after.over() and seat in game.outcome(after).winners():
        return Reason("wins")
    category, points = _scored(game, before, after, seat)
    if points > 0:
        return Reason("scores", {"category": category, "points": points})
    if len(candidates) > 1 and candidates[0].value - candidates[1].value < EVEN:
        return Reason("close", {"move": game.space.print(candidates[1].move)})
    old, new = game.values(before, seat), game.values(after, seat)
    gained = new[seat] - old[seat]
    harmed, harm = seat, 0
    for other in range(len(old)):
        if other != seat and old[other] - new[other] > harm:
            harmed, harm = other, old[other] - new[other]
    if harm > max(gained, THOUSAND // 2):
        return Reason("denies", {"seat": harmed, "points": _points(harm)})
    if gained >= THOUSAND // 2:
        return Reason("prospects", {"points": _points(gained)})
    if len(candidates) > 1:
        return Reason("better", {"move": game.space.print(candidates[1].move)})
    return Reason("forced")


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
