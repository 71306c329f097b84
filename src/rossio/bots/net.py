"""The bot that learnt the game: a search led by the game's network."""

from __future__ import annotations

from typing import Final, TypeVar

from rossio.bots.nets import Network, network_of
from rossio.bots.neural import NetSearch
from rossio.bots.search import Search, Tuning
from rossio.bots.tree import NO_LIMIT, SECONDS, SearchBot, known_habits, tuning_of
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from rossio.kernel.state import State

Kind = TypeVar("Kind", bound=NetSearch)


class NetTuning:
    """How a search uses a network: the pull of what was tried little, how much worse than the rest a move is thought
    before it is tried, and the parts of playouts in a leaf's worth and of looks ahead in the priors of the first move.
    """

    def __init__(self, explore: float = 0.3, mix: float = 0.0, caution: float = 0.03, weigh: float = 0.0) -> None:
        self.explore = explore
        self.mix = mix
        self.caution = caution
        self.weigh = weigh


NET_TUNINGS: Final = {
    "coimbra": NetTuning(),
    "lisboa": NetTuning(mix=0.5),
    "magnanimous": NetTuning(explore=0.15, mix=0.6, weigh=0.5),
}
"""What measurement favoured for a game (docs/bots-diary.md)."""
ANY_GAME: Final = NetTuning()


def usual_tuning(game: Game) -> NetTuning:
    return NET_TUNINGS.get(game.name, ANY_GAME)


def search_with(
    kind: type[Kind], network: Network, tuning: NetTuning, game: Game, state: State, seat: int, chance: Chance
) -> Kind:
    """A tree over the position that a network leads, not yet grown."""
    usual = tuning_of(game)
    return kind(
        game,
        state,
        seat,
        chance,
        Tuning(tuning.explore, tuning.caution, playout=usual.playout, win=network.facts.win, habit=usual.habit),
        network.net,
        network.facts.values,
        network.facts.corrects,
        known_habits(game, usual.habit),
        tuning.mix,
        tuning.weigh,
    )


class NetBot(SearchBot):
    """Plays as a plain search where there is no network for the game, or none for so many seats."""

    def __init__(
        self,
        chance: Chance,
        seconds: float = SECONDS,
        iterations: int = NO_LIMIT,
        network: Network | None = None,
        tuning: NetTuning | None = None,
    ) -> None:
        super().__init__(chance, seconds, iterations)
        self.network = network
        self.net_tuning = tuning

    def begin(self, game: Game, state: State, seat: int) -> Search:
        network = self.network if self.network is not None else network_of(game)
        if network is None or game.seated(state) not in network.facts.seats:
            return super().begin(game, state, seat)
        tuning = self.net_tuning if self.net_tuning is not None else usual_tuning(game)
        return search_with(NetSearch, network, tuning, game, state, seat, self.chance)
