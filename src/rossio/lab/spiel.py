"""OpenSpiel: each game as a Python game of that library, `rossio_coimbra` and so on.

    import pyspiel
    import rossio.lab.spiel
    game = pyspiel.load_game("rossio_coimbra(players=3)")

Chance is one node at the root, which draws one of `deals` deals, all as likely; every shuffle and roll follows from the
deal. What a seat observes is `game.features`, as in the other environments. Returns are those of the reward `rank`.
"""

from __future__ import annotations

from typing import Any, Final

from rossio.games import catalogue
from rossio.kernel.state import State
from rossio.lab.arrays import Lens
from rossio.lab.extras import MissingExtra

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as missing:
    raise MissingExtra(str(missing.name), "spiel") from missing

DEALS: Final = 1024
LONGEST: Final = 20_000
"""Decisions that no game reaches; OpenSpiel wants a bound."""
TOGETHER: Final = "rank"


def kind_of(name: str) -> Any:
    """What OpenSpiel is told of a game before one is made."""
    game = catalogue.load(name)
    seats = [count for count in game.seats if count > 1]
    return pyspiel.GameType(
        short_name=f"rossio_{name}",
        long_name=f"{name.capitalize()} (Rossio, rules version {game.rules})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(seats), "deals": DEALS},
    )


class SpielGame(pyspiel.Game):
    """A game with a number of seats and of deals."""

    name = ""
    kind: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = params or {}
        game = catalogue.load(self.name)
        self.deals = int(asked.get("deals", DEALS))
        self.lens = Lens(game, int(asked.get("players", self.kind.min_num_players)))
        facts = pyspiel.GameInfo(
            num_distinct_actions=self.lens.actions,
            max_chance_outcomes=self.deals,
            num_players=self.lens.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, facts, asked)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"{params}: an observation has no parameters")
        return SpielObserver(self.lens)


class Position:
    """A position of the rules, copied as rules copy positions when OpenSpiel copies a state."""

    def __init__(self, state: State | None = None) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> Position:
        return Position(self.state.clone() if self.state is not None else None)


class SpielState(pyspiel.State):
    """A position; before the deal is drawn there is none."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position()

    @property
    def lens(self) -> Lens:
        lens = self.get_game().lens
        assert isinstance(lens, Lens)
        return lens

    @property
    def dealt(self) -> State:
        assert self.position.state is not None, "the deal has not been drawn yet"
        return self.position.state

    def current_player(self) -> int:
        if self.position.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.dealt.over() else self.dealt.seat()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.lens.legal(self.dealt))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        lens = self.lens
        if self.position.state is None:
            self.position.state = lens.game.setup(lens.seats, action, lens.options)
        else:
            self.dealt.play(lens.move(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.lens.game.space.print(self.lens.move(action))

    def is_terminal(self) -> bool:
        return self.position.state is not None and self.dealt.over()

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.lens.seats
        return self.lens.rewards(self.lens.game.outcome(self.dealt), TOGETHER)

    def __str__(self) -> str:
        if self.position.state is None:
            return "before the deal"
        points = " ".join(str(score) for score in self.lens.game.outcome(self.dealt).scores)
        return f"{self.lens.game.name} after {self.dealt.ply} decisions, points {points}"


class SpielObserver:
    """What a seat sees, and nothing that it may not know."""

    def __init__(self, lens: Lens) -> None:
        self.lens = lens
        self.tensor = np.zeros(lens.length, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.position.state is None:
            self.tensor.fill(0)
        else:
            self.lens.observe(state.dealt, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.position.state is None:
            return f"seat {player}"
        return f"seat {player}: {' '.join(str(number) for number in self.lens.game.features(state.dealt, player))}"


def register() -> None:
    """Tell OpenSpiel of every game."""
    for name in catalogue.names():
        kind = kind_of(name)
        made = type(f"{name.capitalize()}Game", (SpielGame,), {"name": name, "kind": kind})
        pyspiel.register_game(kind, made)


register()
