"""How strong a network is: mirrored games against a fixed opponent, played by workers until the time is over.

A contestant is written as in the registry, with settings behind it: `net:0.05s`, `net:0.05s,mix=0.5,explore=0.2`,
`policy` (the network's likeliest move, without a search), `search:0.05s`, `greedy`.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Final

from rossio.bots import make
from rossio.bots.bot import Bot
from rossio.bots.net import NetBot, NetTuning, usual_tuning
from rossio.bots.nets import Network
from rossio.bots.neural import look
from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from rossio.kernel.state import State
from rossio.lab.learning.choices import choices
from rossio.lab.learning.play import Clock, network
from rossio.lab.meetings.intervals import by_deal, share_by_deal

FIRST_DEAL: Final = 1 << 60
"""Deals of matches are never those of games to learn from."""
POLICY: Final = "policy"


class PolicyBot(Bot):
    """Plays the network's likeliest move."""

    def __init__(self, known: Network) -> None:
        self.known = known

    def choose(self, game: Game, state: State, seat: int) -> int:
        moves = state.legal()
        priors = look(game, self.known.net, state, seat, moves)[-len(moves) :]
        return moves[priors.index(max(priors))]


@dataclass(frozen=True)
class Match:
    """One contestant against others of one kind; `seed` tells the deals of this worker from those of others."""

    game: str
    net: str
    one: str
    other: str
    seats: int
    seed: int
    seconds: float


@dataclass(frozen=True)
class Meeting:
    """How a game went for the one: its deal, part of the victory (None where all have lost) and lead in points, the
    seconds and decisions it took, and the slowest of them."""

    deal: int
    share: float | None
    lead: float
    seconds: float
    decisions: int
    slowest: float


def contestant(game: Game, name: str, net: str, chance: Chance) -> Bot:
    stem, _, settings = name.partition(",")
    if stem == POLICY:
        return PolicyBot(network(game.name, net))
    bot = make(stem, chance)
    if isinstance(bot, NetBot):
        if net:
            bot.network = network(game.name, net)
        usual = usual_tuning(game)
        chosen = dict(vars(usual))
        for setting in filter(None, settings.split(",")):
            key, _, number = setting.partition("=")
            if key not in chosen:
                raise ValueError(f"{name}: {key} is none of {', '.join(chosen)}")
            chosen[key] = float(number)
        bot.net_tuning = NetTuning(**chosen)
    elif settings:
        raise ValueError(f"{name}: only net has settings")
    return bot


def play_match(match: Match) -> list[Meeting]:
    """Deals as long as there is time: with two seats each deal from both, with more each from the next seat."""
    clock = Clock(match.seconds)
    game = catalogue.load(match.game)
    found: list[Meeting] = []
    while clock.another():
        number = len(found)
        deal = number // 2 if match.seats == 2 else number
        found.append(_meeting(game, match, FIRST_DEAL + match.seed * (1 << 24) + deal, number % match.seats))
    return found


def _meeting(game: Game, match: Match, deal: int, mine: int) -> Meeting:
    state = game.setup(match.seats, deal, {})
    bots = [
        contestant(game, match.one if seat == mine else match.other, match.net, Chance(deal * 7919 + 104729 * seat))
        for seat in range(match.seats)
    ]
    seconds = slowest = 0.0
    decisions = 0
    for _ in choices(state):
        seat = state.seat()
        start = perf_counter()
        move = bots[seat].choose(game, state, seat)
        if seat == mine:
            took = perf_counter() - start
            seconds += took
            slowest = max(slowest, took)
            decisions += 1
        state.play(move)
    outcome = game.outcome(state)
    winners = outcome.winners()
    others = [score for seat, score in enumerate(outcome.scores) if seat != mine]
    share = (1 / len(winners) if mine in winners else 0.0) if winners else None
    lead = outcome.scores[mine] - sum(others) / max(1, len(others))
    return Meeting(deal, share, lead, seconds, decisions, slowest)


def summary(match: Match, meetings: list[Meeting]) -> str:
    """One line: the part of the games with a winner that the one has won, and its lead."""
    won = [(one.deal, one.share) for one in meetings if one.share is not None]
    share = share_by_deal(won)
    lead = by_deal([(one.deal, one.lead) for one in meetings])
    pace = 1000 * sum(one.seconds for one in meetings) / max(1, sum(one.decisions for one in meetings))
    slowest = 1000 * max((one.slowest for one in meetings), default=0.0)
    return (
        f"{match.game}, {match.seats} seats: {match.one} against {match.other}: {100 * share.mean:.1f} % "
        f"[{100 * share.low:.1f}, {100 * share.high:.1f}] of {len(won)} ({len(meetings) - len(won)} lost by all), "
        f"lead {lead.mean:+.1f} [{lead.low:+.1f}, {lead.high:+.1f}]; {pace:.1f} ms a decision, at most {slowest:.0f}"
    )
