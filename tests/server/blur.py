"""A plug-in for worker processes: whatever a viewer gets is made from a position that differs from the true one in
everything the viewer cannot know. If anything hidden showed, it would show differently."""

from __future__ import annotations

import secrets
from typing import Any

from rossio.kernel.chance import Chance
from rossio.kernel.facts import OMNISCIENT
from rossio.kernel.facts import Refused as KernelRefused
from rossio.kernel.game import Game
from rossio.kernel.state import State
from rossio.server.rules import engine, messages

real_position_of = engine.position_of
real_attempt = engine.Engine.attempt
real_rehearse = engine.Engine.rehearse


def blurred(game: Game, state: State, viewer: int) -> State:
    return game.resample(state, viewer, Chance(secrets.randbits(96)))


def position_of(game: Game, state: State, viewer: int, *rest: Any) -> Any:
    if viewer != OMNISCIENT and not state.over():
        state = blurred(game, state, viewer)
    return real_position_of(game, state, viewer, *rest)


def attempt(self: engine.Engine, request: messages.Attempt) -> messages.Seen:
    """A refusal, too, comes from the blurred position."""
    held = self.hold(request.played)
    game, state = held.match.game, held.match.state
    if not state.over() and state.seat() == request.seat:
        try:
            game.attempt(blurred(game, state, request.seat), game.space.parse(request.moves[0]))
        except (engine.UnknownMove, KernelRefused) as error:
            raise engine.Unplayable(engine.refused(error)) from error
    return real_attempt(self, request)


def rehearse(self: engine.Engine, request: messages.Rehearse) -> messages.Rehearsed:
    held = self.hold(request.played)
    true = held.match.state
    if not true.over():
        held.match.state = blurred(held.match.game, true, request.seat)
    try:
        return real_rehearse(self, request)
    finally:
        held.match.state = true


engine.position_of = position_of
engine.Engine.attempt = attempt  # type: ignore[method-assign]  # a plug-in is meant to be in the way
engine.Engine.rehearse = rehearse  # type: ignore[method-assign]
