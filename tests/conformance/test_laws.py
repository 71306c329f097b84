"""The laws themselves are tested: each catches a toy game that breaks it."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest
from _pytest.outcomes import Failed

from rossio.kernel.actions import encode
from rossio.kernel.chance import Chance
from rossio.kernel.facts import SPECTATOR, Outcome, Refusal
from rossio.kernel.game import Game
from rossio.kernel.state import State
from tests.conformance import test_clone as clone
from tests.conformance import test_hidden as hidden
from tests.conformance import test_moves as moves
from tests.conformance import test_play as play
from tests.conformance import test_record as record
from tests.conformance import test_score as score
from tests.conformance import test_sight as sight
from tests.conformance.cases import Case
from tests.kernel.toy import BURY, CARDS, DRAW, GAME, PLAY, REST, Fair, Toy, Turn

Law = Callable[[Case], None]


class Variant(Toy):
    """The toy with another class of turns."""

    turn: type[Turn] = Turn

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> Fair:
        fair = super().setup(seats, seed, options)
        self.swap(fair)
        return fair

    def swap(self, fair: Fair) -> None:
        variant = self.turn
        rounds = fair.agenda[0]

        class Round(type(rounds)):  # type: ignore[misc]
            def open(self, state: Fair) -> bool:
                rounds.open(state)
                if state.agenda:
                    state.agenda[-2:] = [self, variant(state.agenda[-1].seat)]
                return False

        fair.agenda[:] = [Round(), variant(fair.agenda[-1].seat)]


def variant(turn: type[Turn]) -> Game:
    game = Variant()
    game.turn = turn
    return game


class Doubled(Turn):
    def moves(self, state: Fair) -> list[int]:
        return [*super().moves(state), REST]


class Stranded(Turn):
    def moves(self, state: Fair) -> list[int]:
        return super().moves(state) if state.ply < 9 else []


class Endless(Turn):
    def take(self, state: Fair, move: int) -> None:
        state.turn = 0
        state.stalls[self.seat].coins += 1


class CardLost(Turn):
    def take(self, state: Fair, move: int) -> None:
        super().take(state, move)
        if move == DRAW:
            state.stalls[self.seat].hand.pop()


class RestlessOrder(Turn):
    asked = 0

    def moves(self, state: Fair) -> list[int]:
        RestlessOrder.asked += 1
        listed = super().moves(state)
        return listed[::-1] if RestlessOrder.asked % 2 else listed


class MeddlingPrompt(Turn):
    def refusals(self, state: Fair) -> list[Refusal]:
        state.stalls[self.seat].coins += 1
        return super().refusals(state)


class RefusesLegal(Turn):
    def refusals(self, state: Fair) -> list[Refusal]:
        return [Refusal(REST, "too-tired", "T6")]


class RefusesWithoutClause(Turn):
    def refusals(self, state: Fair) -> list[Refusal]:
        return [Refusal(encode(BURY, 0), "not-now", "T99")]


class KnowsTheDeck(Turn):
    """Drawing is offered only if the card on top is worth it: legality looks at what the seat cannot know."""

    def moves(self, state: Fair) -> list[int]:
        return [move for move in super().moves(state) if move != DRAW or state.deck[-1] % 2]


class RefusesByTheDeck(Turn):
    def refusals(self, state: Fair) -> list[Refusal]:
        return [Refusal(encode(PLAY, state.deck[-1]), "still-in-the-deck", "T4")] if state.deck else []


class NoReveal(Turn):
    def take(self, state: Fair, move: int) -> None:
        horizon = state.horizon
        super().take(state, move)
        if move == DRAW:
            state.horizon = horizon


class Gossip(Turn):
    """Tells everybody who comes next in the deck."""

    def take(self, state: Fair, move: int) -> None:
        super().take(state, move)
        if state.deck and move == REST:
            state.tell("gossip", self.seat, {"next": CARDS[state.deck[-1]]})


class Selfish(Turn):
    """A step that changes itself."""

    taken = 0

    def moves(self, state: Fair) -> list[int]:
        return super().moves(state) if not self.taken else [REST]

    def take(self, state: Fair, move: int) -> None:
        self.taken += 1
        super().take(state, move)


class ChattyChance(Turn):
    """Another game when somebody listens."""

    def take(self, state: Fair, move: int) -> None:
        super().take(state, move)
        if state.log is not None:
            state.seed += 1


class OpenHands(Toy):
    def view(self, state: State, seat: int) -> dict[str, object]:
        return {**super().view(state, seat), "hands": [stall.hand[:] for stall in cast(Fair, state).stalls]}


class OpenToSpectators(Toy):
    def view(self, state: State, seat: int) -> dict[str, object]:
        return super().view(state, -2 if seat == SPECTATOR else seat)


class Unserialisable(Toy):
    def view(self, state: State, seat: int) -> dict[str, object]:
        return {**super().view(state, seat), "deck": {1: 2}}


class KeepsTheSeed(Toy):
    def resample(self, state: State, seat: int, chance: Chance) -> Fair:
        new = super().resample(state, seat, chance)
        new.seed = state.seed
        return new


class PeeksAtTheSeed(Toy):
    def resample(self, state: State, seat: int, chance: Chance) -> Fair:
        return super().resample(state, seat, Chance(state.seed ^ chance.word()))


class ResamplesNothing(Toy):
    def resample(self, state: State, seat: int, chance: Chance) -> Fair:
        new = cast(Fair, state).clone()
        new.seed = chance.seed()
        return new


class ResamplesTooMuch(Toy):
    def resample(self, state: State, seat: int, chance: Chance) -> Fair:
        return super().resample(state, SPECTATOR, chance)


class ResamplesTheOriginal(Toy):
    def resample(self, state: State, seat: int, chance: Chance) -> Fair:
        new = super().resample(state, seat, chance)
        new.stalls = cast(Fair, state).stalls
        return new


class ClairvoyantFeatures(Toy):
    def features(self, state: State, seat: int) -> list[int]:
        return [*super().features(state, seat), *cast(Fair, state).deck[-1:]]


class ClairvoyantValues(Toy):
    def values(self, state: State, seat: int) -> list[int]:
        return [number * 7 for number in cast(Fair, state).deck[-3:]]


class ClairvoyantSight(Toy):
    def sight(self, state: State, seat: int) -> list[int]:
        return [*super().sight(state, seat), *cast(Fair, state).deck[-1:]]


class SeesTooFar(Toy):
    def sight(self, state: State, seat: int) -> list[int]:
        return [*super().sight(state, seat), self.sights]


class ForgetsToEncode(Toy):
    def encode(self, state: State) -> list[int]:
        numbers = super().encode(state)
        return numbers[:6] + numbers[7:]


class SharesStalls(Toy):
    def setup(self, seats: int, seed: int, options: dict[str, str]) -> Fair:
        fair = super().setup(seats, seed, options)
        shared = fair.stalls[0]
        shared.clone = lambda: shared  # type: ignore[method-assign]
        return fair


class Miscounts(Toy):
    def outcome(self, state: State) -> Outcome:
        outcome = super().outcome(state)
        outcome.scores[0] += 1
        return outcome


class WrongRanks(Toy):
    def outcome(self, state: State) -> Outcome:
        outcome = super().outcome(state)
        outcome.ranks.reverse()
        return outcome


class SeedHalved(Toy):
    def setup(self, seats: int, seed: int, options: dict[str, str]) -> Fair:
        return super().setup(seats, seed % 2**64, options)


BREAKS: list[tuple[Game, Law]] = [
    (variant(Doubled), play.test_random_games_reach_a_lawful_end),
    (variant(Stranded), play.test_random_games_reach_a_lawful_end),
    (variant(Endless), play.test_random_games_reach_a_lawful_end),
    (variant(CardLost), play.test_random_games_reach_a_lawful_end),
    (variant(RestlessOrder), play.test_asking_changes_nothing_and_is_answered_the_same_twice),
    (variant(MeddlingPrompt), play.test_asking_changes_nothing_and_is_answered_the_same_twice),
    (SeedHalved(), play.test_the_same_seed_deals_the_same_and_another_seed_another_game),
    (variant(RefusesLegal), moves.test_refusals_are_reasoned_and_never_name_a_legal_move),
    (variant(RefusesWithoutClause), moves.test_refusals_are_reasoned_and_never_name_a_legal_move),
    (variant(RefusesWithoutClause), moves.test_every_other_move_is_refused_and_changes_nothing),
    (variant(MeddlingPrompt), moves.test_every_other_move_is_refused_and_changes_nothing),
    (variant(KnowsTheDeck), hidden.test_what_a_seat_cannot_know_does_not_show),
    (variant(RefusesByTheDeck), hidden.test_what_a_seat_cannot_know_does_not_show),
    (OpenHands(), hidden.test_what_a_seat_cannot_know_does_not_show),
    (OpenToSpectators(), hidden.test_what_a_seat_cannot_know_does_not_show),
    (ClairvoyantFeatures(), hidden.test_what_a_seat_cannot_know_does_not_show),
    (ClairvoyantValues(), hidden.test_what_a_seat_cannot_know_does_not_show),
    (ClairvoyantSight(), hidden.test_what_a_seat_cannot_know_does_not_show),
    (SeesTooFar(), sight.test_inputs_are_in_range_whatever_the_seats),
    (ClairvoyantValues(), score.test_the_value_of_a_finished_game_is_its_score),
    (ResamplesTooMuch(), hidden.test_what_a_seat_cannot_know_does_not_show),
    (ResamplesTheOriginal(), hidden.test_resampling_leaves_the_position_alone),
    (ResamplesNothing(), hidden.test_resampling_draws_the_unknown_anew),
    (KeepsTheSeed(), hidden.test_resampling_draws_the_unknown_anew),
    (PeeksAtTheSeed(), hidden.test_resampling_does_not_look_at_the_seed),
    (variant(NoReveal), hidden.test_two_games_stay_alike_until_something_is_revealed),
    (variant(Gossip), hidden.test_two_games_stay_alike_until_something_is_revealed),
    (Unserialisable(), hidden.test_what_leaves_the_rules_is_plain_data),
    (variant(Selfish), clone.test_a_clone_plays_on_alone_and_the_original_plays_the_same_game_after_it),
    (SharesStalls(), clone.test_a_clone_plays_on_alone_and_the_original_plays_the_same_game_after_it),
    (SharesStalls(), clone.test_every_field_is_copied_and_encoded),
    (SharesStalls(), clone.test_no_list_and_no_object_is_shared_with_a_clone),
    (ForgetsToEncode(), clone.test_every_field_is_copied_and_encoded),
    (variant(ChattyChance), record.test_a_log_does_not_change_the_game),
    (Miscounts(), score.test_the_sheet_adds_up_to_the_scores_at_any_time),
    (WrongRanks(), score.test_ranks_follow_the_scores),
]


def name_of(law: Law) -> str:
    return str(getattr(law, "__name__", law))


def title(game: Game) -> str:
    return game.turn.__name__ if isinstance(game, Variant) else type(game).__name__


@pytest.mark.parametrize(
    ("game", "law"), [pytest.param(game, law, id=f"{title(game)}-{name_of(law)}") for game, law in BREAKS]
)
def test_a_broken_game_is_caught(game: Game, law: Law) -> None:
    with pytest.raises((AssertionError, Failed)):
        law(Case(game, 3))


LAWS: list[Law] = list(dict.fromkeys(law for _, law in BREAKS))


@pytest.mark.parametrize("law", LAWS, ids=name_of)
def test_the_toy_itself_and_its_unbroken_variant_pass(law: Law) -> None:
    law(Case(GAME, 3))
    law(Case(variant(Turn), 3))
