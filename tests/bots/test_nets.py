"""Networks: their files, their forward pass, and the bot that plays with them."""

from __future__ import annotations

import logging
import random
from pathlib import Path

import pytest

from rossio.bots import nets
from rossio.bots.judge import Judge
from rossio.bots.net import NetBot, NetTuning, search_with
from rossio.bots.nets import FOLDER, UnfitNet, facts_for, network_of, parse_net, print_net, read_net
from rossio.bots.neural import NetSearch, Study, bounded, corrected
from rossio.bots.search import SEATS, Search
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from tests.bots.networks import HIDDEN, SECOND, Numbers, needs_native, random_file, random_network
from tests.bots.places import COIMBRA, GAMES, TABLE_IDS, TABLES, middle, positions

FOREVER = 1e9


@needs_native
def test_the_forward_pass_is_that_of_plain_python() -> None:
    chance = random.Random(3)
    for seed, (hidden, second) in enumerate([(1, 1), (7, 5), (24, 12), (33, 64)]):
        facts = facts_for(COIMBRA, hidden, second, [2], 0.2)
        numbers = Numbers(facts, seed)
        net = read_net(COIMBRA, print_net(facts, numbers.packed()), "made").net
        for lit, moves in ((0, 1), (3, 2), (150, 40), (400, facts.actions)):
            on = [chance.randrange(facts.inputs) for _ in range(lit)]
            acts = [chance.randrange(facts.actions) for _ in range(moves)]
            assert net.look(on, acts) == pytest.approx(numbers.look(on, acts), abs=1e-4, rel=1e-4)


@needs_native
def test_a_look_at_what_is_not_there_is_refused() -> None:
    net = random_network(COIMBRA).net
    with pytest.raises(IndexError, match=r"^input 99999 of"):
        net.look([1, 99999], [2])
    with pytest.raises(IndexError, match=r"^action -1 of"):
        net.look([1], [-1])


@needs_native
def test_shares_and_priors_come_in_order() -> None:
    state = middle(COIMBRA, 3)
    network = random_network(COIMBRA)
    answer = network.net.look(COIMBRA.observe(state, state.seat()), COIMBRA.space.places(state.legal()))
    assert len(answer) == network.facts.values + len(state.legal())
    assert sum(answer[network.facts.values :]) == pytest.approx(1)
    assert all(0 < number < 1 for number in answer)


def test_a_file_says_what_it_was_made_for() -> None:
    facts, packed = parse_net(random_file(COIMBRA), "made")
    assert facts.plain() == facts_for(COIMBRA, HIDDEN, SECOND, [1, 2, 3, 4], 0.3).plain()
    assert print_net(facts, packed) == random_file(COIMBRA)


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda data: b"", "no network"),
        (lambda data: b"PNG" + data, "no network"),
        (lambda data: data[:-1], "damaged"),
        (lambda data: data[:-9] + b"\x01" + data[-8:], "damaged"),
        (lambda data: data.replace(b'"rules"', b'"ruled"'), "cannot be read"),
        (lambda data: data.replace(b"{", b"[", 1), "cannot be read"),
    ],
)
def test_a_damaged_file_is_refused(spoil: object, complaint: str) -> None:
    assert callable(spoil)
    with pytest.raises(UnfitNet, match=rf"^made: .*{complaint}"):
        read_net(COIMBRA, spoil(random_file(COIMBRA)), "made")


@pytest.mark.parametrize("fact", ["game", "rules", "content", "layout", "inputs", "actions"])
def test_a_network_for_another_game_is_refused(fact: str) -> None:
    facts, packed = parse_net(random_file(COIMBRA), "made")
    was = getattr(facts, fact)
    setattr(facts, fact, f"{was}x" if isinstance(was, str) else was + 1)
    with pytest.raises(UnfitNet, match=rf"^made: made for {fact} {facts.plain()[fact]}, but here it is {was}$"):
        read_net(COIMBRA, print_net(facts, packed), "made")


@needs_native
def test_numbers_of_another_shape_are_refused() -> None:
    facts, packed = parse_net(random_file(COIMBRA), "made")
    facts.hidden += 1
    with pytest.raises(UnfitNet, match=r"^made: the network has \d+ bytes, not \d+$"):
        read_net(COIMBRA, print_net(facts, packed), "made")


def test_without_a_network_the_bot_searches_and_says_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    network_of.cache_clear()
    try:
        state = middle(COIMBRA, 2)
        with caplog.at_level(logging.WARNING, nets.LOG.name):
            for _ in range(2):
                bot = NetBot(Chance(1), FOREVER, 4)
                assert bot.choose(COIMBRA, state, state.seat()) in state.legal()
                assert type(bot.search) is Search
        assert [record.message for record in caplog.records] == [
            "coimbra.net: there is no such file; the bot plays by search alone"
        ]
        (tmp_path / "coimbra.net").write_bytes(b"rubbish")
        network_of.cache_clear()
        assert network_of(COIMBRA) is None
    finally:
        network_of.cache_clear()


@needs_native
def test_a_network_can_be_tried_out_from_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    (tmp_path / "coimbra.net").write_bytes(random_file(COIMBRA))
    network_of.cache_clear()
    try:
        found = network_of(COIMBRA)
        assert found is not None
        assert found.facts.win == 0.3
    finally:
        network_of.cache_clear()


@needs_native
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)
@pytest.mark.parametrize("mix", [0.0, 0.5])
def test_it_plays_legal_moves_and_explains_them(game: Game, seats: int, mix: float) -> None:
    bot = NetBot(Chance(2), FOREVER, 12, random_network(game), NetTuning(mix=mix))
    for state in positions(game, seats, 3):
        seat = state.seat()
        before = game.encode(state)
        advice = bot.advise(game, state, seat)
        assert isinstance(bot.search, NetSearch)
        assert advice.move in state.legal()
        assert {one.move for one in advice.candidates} == set(state.legal())
        assert sum(one.share for one in advice.candidates) == pytest.approx(1)
        assert game.encode(state) == before


@needs_native
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_shares_of_all_players_are_added_up(game: Game) -> None:
    """Each walk adds the shares of a leaf: the network's turned to the seats, or those of a game that is over."""
    seats = max(game.seats)
    state = middle(game, seats)
    seat = state.seat()
    bot = NetBot(Chance(2), FOREVER, 1, random_network(game), NetTuning())
    search = bot.think(game, state, seat)
    assert isinstance(search, NetSearch)
    answer = random_network(game).net.look(game.observe(state, seat), game.space.places(state.legal()))
    assert [search.sums[(seat + turn) % seats] for turn in range(seats)] == pytest.approx(answer[:seats])


@needs_native
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_network_may_correct_the_judgement_by_hand(game: Game) -> None:
    """Its share of 0.5 leaves a share by hand as it is; a higher one raises it, a lower one lowers it."""
    seats = max(game.seats)
    state = middle(game, seats)
    seat, moves = state.seat(), state.legal()
    network = read_net(game, random_file(game, (seats,), corrects=True), "made")
    search = NetBot(Chance(2), FOREVER, 1, network, NetTuning()).think(game, state, seat)
    assert isinstance(search, NetSearch)
    answer = network.net.look(game.observe(state, seat), game.space.places(moves))
    hunches = Judge(game, seat, search.judge.par, 0.3, 0.0).shares(state)
    for turn in range(seats):
        number = (seat + turn) % seats
        assert search.sums[number] == pytest.approx(corrected(answer[turn], hunches[number]))
        assert (search.sums[number] > bounded(hunches[number])) == (answer[turn] > 0.5)
    assert corrected(0.5, 0.3) == pytest.approx(0.3)
    assert 0 < corrected(0.9, 0.0) < corrected(0.9, 1.0) < 1


@needs_native
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_look_ahead_has_its_part_in_the_priors_of_the_first_move(game: Game) -> None:
    """Whole, it leaves nothing to the network; in part, the prior lies between the two."""
    state = next(one for one in positions(game, 2, 8) if len(one.legal()) > 2)
    seat, moves = state.seat(), state.legal()

    def priors(weigh: float) -> list[float]:
        search = NetBot(Chance(3), FOREVER, 1, random_network(game), NetTuning(weigh=weigh)).think(game, state, seat)
        return [search.root.kids[move * SEATS + seat].prior for move in moves]

    learnt, half, foreseen = priors(0.0), priors(0.5), priors(1.0)
    assert half == pytest.approx([0.5 * (one + two) for one, two in zip(learnt, foreseen, strict=True)])
    assert learnt == pytest.approx(
        random_network(game).net.look(game.observe(state, seat), game.space.places(moves))[4:]
    )
    assert sum(foreseen) == pytest.approx(1)
    assert min(foreseen) >= 0.1 / len(moves)
    assert foreseen != pytest.approx(learnt)


@needs_native
def test_the_tree_is_taken_over_when_it_leads_here() -> None:
    taken = made = 0
    bot = NetBot(Chance(1), FOREVER, 60, random_network(COIMBRA))
    for state in positions(COIMBRA, 2, 8, seed=5):
        seat = state.seat()
        state.play(bot.choose(COIMBRA, state, seat))
        if state.over() or state.seat() != seat or len(state.legal()) == 1:
            continue
        search = bot.think(COIMBRA, state, seat)
        made += 1
        taken += search.root.visits > search.iterations
    assert taken == made > 0


@needs_native
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)
def test_a_study_says_how_likely_each_move_should_be(game: Game, seats: int) -> None:
    """The likelihoods go with what the tries have found, beside the priors; the position itself is left as it is."""
    for number, state in enumerate(positions(game, seats, 3)):
        before, seat, moves = game.encode(state), state.seat(), state.legal()
        search = search_with(Study, random_network(game), NetTuning(), game, state, seat, Chance(number))
        search.study(12, 4, 0.05)
        assert search.moves == moves
        assert sum(search.aims) == pytest.approx(1)
        kids = [search.root.kids[move * SEATS + seat] for move in moves]
        tried = [place for place, kid in enumerate(kids) if kid.visits]
        assert len(tried) == min(4, len(moves))
        assert {search.best, search.drawn} <= set(tried)
        assert kids[search.best].visits == max(kid.visits for kid in kids)
        for one in tried:
            for other in tried:
                bent = search.aims[one] / search.aims[other] / (kids[one].prior / kids[other].prior)
                assert (bent > 1) == (kids[one].mean() > kids[other].mean()) or bent == pytest.approx(1)
        assert len(search.worths) == len(game.values(state, seat))
        assert all(0 <= worth <= 1 for worth in search.worths)
        assert game.encode(state) == before


@needs_native
def test_a_study_tries_other_moves_when_the_lot_says_so() -> None:
    state = max(positions(COIMBRA, 2, 8), key=lambda one: len(one.legal()))

    def tried(seed: int) -> frozenset[int]:
        search = search_with(Study, random_network(COIMBRA), NetTuning(), COIMBRA, state, state.seat(), Chance(seed))
        search.study(4, 2, 0.05)
        return frozenset(kid.move for kid in search.root.kids.values() if kid.visits)

    assert tried(1) == tried(1)
    assert len({tried(seed) for seed in range(20)}) > 1


@needs_native
def test_for_seats_that_it_has_not_learnt_it_searches_alone() -> None:
    bot = NetBot(Chance(5), FOREVER, 4, random_network(COIMBRA, (3,)))
    two, three = middle(COIMBRA, 2), middle(COIMBRA, 3)
    bot.choose(COIMBRA, two, two.seat())
    assert type(bot.search) is Search
    bot.choose(COIMBRA, three, three.seat())
    assert isinstance(bot.search, NetSearch)
