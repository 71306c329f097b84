"""Learning: games are noted rightly, matches are fair, and a small course runs, stops and goes on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rossio.bots.judge import final_shares
from rossio.bots.net import NetBot
from rossio.bots.nets import SEATS_AT_MOST, UnfitNet, parse_net, read_net
from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.facts import Outcome
from tests.bots.networks import native, needs_native, random_file

np = pytest.importorskip("numpy")

from rossio.lab.learning import play, strength  # noqa: E402
from rossio.lab.learning.__main__ import main  # noqa: E402
from rossio.lab.learning.crew import crew_of  # noqa: E402
from rossio.lab.learning.positions import (  # noqa: E402
    ARRAYS,
    NOBODY,
    OUTCOME,
    OUTCOME_LATER,
    Notebook,
    afterwards,
    empty,
    load,
    turned,
)

COIMBRA = catalogue.load("coimbra")


def torch_here() -> bool:
    try:
        import torch  # noqa: F401
    except ImportError:
        return False
    return native()


def test_shares_turn_with_the_seat() -> None:
    assert turned([0.1, 0.2, 0.3], 2) == [0.3, 0.1, 0.2, NOBODY]
    assert turned([0.1, 0.2], 0) == [0.1, 0.2, NOBODY, NOBODY]


def test_a_notebook_knows_the_end_of_every_game(tmp_path: Path) -> None:
    notes = Notebook(0.4)
    notes.add(1, 10, [5, 6, 7], [1, 2], [0.4, 0.7], [0.25, 0.75])
    notes.add(0, 20, [8], [3], [0.5, 0.5], None, [0.9, 0.2], judged=False)
    won = Outcome("over", [50, 30], [1, 2])
    notes.close(77, 2, 40, won)
    notes.add(0, 5, [9, 9], [4, 5, 6], [0.2, 0.3, 0.4])
    notes.close(78, 3, 50, Outcome("all-lost", [3, 2, 1], [2, 2, 2]))
    notes.save(tmp_path / "one.npz")
    read = load([tmp_path / "one.npz", tmp_path / "one.npz"])
    shares = final_shares(won, 0, 0.4, 0.0)
    assert read["on"].tolist()[:6] == [5, 6, 7, 8, 9, 9]
    assert read["lit"].tolist() == [3, 1, 2] * 2
    assert read["moves"].tolist() == [2, 1, 3] * 2
    assert read["taught"].tolist() == [True, False, False] * 2
    assert read["judged"].tolist() == [True, False, True] * 2
    assert read["parts"].tolist() == pytest.approx([OUTCOME] * 6)
    assert read["shares"][0].tolist() == pytest.approx([shares[1], shares[0], NOBODY, NOBODY])
    assert read["roots"][0].tolist() == read["shares"][0].tolist()
    assert read["roots"][1].tolist() == pytest.approx([0.9, 0.2, NOBODY, NOBODY])
    assert read["hunches"][0].tolist() == pytest.approx([0.7, 0.4, NOBODY, NOBODY])
    assert read["shares"][2].tolist() == [0, 0, 0, NOBODY]
    assert read["stages"].tolist()[:3] == pytest.approx([0.25, 0.5, 0.1])
    assert read["deals"].tolist()[:3] == [77, 77, 78]
    assert read["leads"].tolist()[:2] == pytest.approx([-0.8, 0.8])
    assert (notes.games, notes.lost) == (2, 1)


def test_what_is_said_of_a_position_later_is_learnt_the_nearer_the_more() -> None:
    notes = Notebook(0.4)
    for place in range(40):
        notes.see([0.8, 0.2] if place < 20 else [0.5, 0.5])
        if place in (0, 19, 39):
            notes.add(1, place, [5], [1, 2], [0.5, 0.5])
    notes.close(77, 2, 40, Outcome("over", [50, 30], [1, 2]))
    own, other = notes.arrays()["roots"][:, 0], notes.arrays()["roots"][:, 1]
    lost = notes.arrays()["shares"][0][0]
    assert 0.2 < own[0] < 0.3 < own[1] < 0.5
    assert own[2] == pytest.approx(lost)
    assert other[0] > other[1]
    assert not notes.trail
    assert afterwards([], [0.4, 0.6]) == [[0.4, 0.6]]


def test_games_of_another_version_are_refused_by_name(tmp_path: Path) -> None:
    file = tmp_path / "teach-0-0.npz"
    np.savez(file, on=np.zeros(3, np.uint16))
    with pytest.raises(ValueError, match=r"teach-0-0\.npz.*lit.*remove"):
        load([file])


def test_no_games_are_no_positions(tmp_path: Path) -> None:
    Notebook(0.4).save(tmp_path / "none.npz")
    read = load([tmp_path / "none.npz"])
    assert set(read) == set(ARRAYS) == set(empty())
    assert read["shares"].shape == (0, SEATS_AT_MOST)


@pytest.fixture
def net(tmp_path: Path) -> str:
    file = tmp_path / "coimbra.net"
    file.write_bytes(random_file(COIMBRA))
    return str(file)


@needs_native
@pytest.mark.parametrize("kind", [play.TEACH, play.POLICY, play.SEARCH])
def test_games_to_learn_from_are_noted(kind: str, net: str, tmp_path: Path) -> None:
    out = tmp_path / "games.npz"
    done = play.work(play.Job("coimbra", kind, (2, 3), 3, 0.001, str(out), net, 2, mix=0.5, win=0.3))
    assert done.games == 1
    read = load([out])
    count = len(read["lit"])
    assert count == done.positions
    ended = read["judged"] & (read["parts"] > 0)
    if kind == play.POLICY:
        assert 0 < count < done.decisions / 2
        assert not read["taught"].any()
        assert ended.all()
    else:
        beside = read["parts"] == 0
        assert done.decisions < count <= done.decisions + beside.sum()
        assert read["judged"][beside].all()
        assert 0 < ended.sum() < count / 2
        taught = read["taught"]
        assert taught.all() if kind == play.SEARCH else (taught == ~beside).all()
        sums = np.add.reduceat(read["aims"].astype(float), np.cumsum(read["moves"]) - read["moves"])
        assert sums[taught] == pytest.approx(1, abs=0.01)
        assert not (read["roots"][beside] == read["shares"][beside]).all(axis=1).any()
    assert read["on"].max() < COIMBRA.inputs()
    assert read["acts"].max() < COIMBRA.space.size
    assert (read["shares"][:, :2] >= 0).all()
    assert (read["shares"][:, 2:] == NOBODY).all()
    assert (read["moves"] > 1).all()


@needs_native
@pytest.mark.parametrize(("kind", "searched"), [(play.POLICY, 0.5), (play.SEARCH, 0.0), (play.SEARCH, 0.5)])
def test_a_network_that_corrects_learns_what_comes_of_positions(kind: str, searched: float, tmp_path: Path) -> None:
    """Of the game by what is said later and a little by its outcome, beside it by what the policy makes of it.

    Decisions that are searched teach moves and what was found, and so does then every position beside the game.
    """
    file, out = tmp_path / "coimbra.net", tmp_path / "games.npz"
    file.write_bytes(random_file(COIMBRA, corrects=True))
    job = play.Job("coimbra", kind, (2,), 3, 0.001, str(out), str(file), 6, win=0.3, searched=searched)
    done = play.work(job)
    read = load([out])
    taught, followed = read["taught"], read["parts"] > 0
    assert len(read["lit"]) == done.positions
    assert read["judged"].all()
    assert 0 < followed.sum() < len(followed) < done.decisions
    assert read["parts"][followed] == pytest.approx(OUTCOME_LATER)
    for part in (followed, ~followed):
        assert (read["roots"][part] == read["shares"][part]).all(axis=1).mean() < 0.1, "but for the last before the end"
        assert (read["roots"][part][:, :2] > 0).all()
        assert (read["roots"][part][:, :2] < 1).all()
    if kind == play.SEARCH and searched:
        assert (taught == ~followed).all()
        sums = np.add.reduceat(read["aims"].astype(float), np.cumsum(read["moves"]) - read["moves"])
        assert sums[taught] == pytest.approx(1, abs=0.01)
        assert 0.3 < taught.sum() / done.decisions < 1
    else:
        assert not taught.any()


def test_a_mark_falls_on_each_place_as_often_as_its_weight_says() -> None:
    assert [play.drawn(mark / 8, [1, 0, 3]) for mark in range(8)] == [0, 0, 2, 2, 2, 2, 2, 2]
    assert play.drawn(1.0, [1, 0, 3]) == 2


@needs_native
def test_searches_without_playouts_teach_how_positions_turn_out_by_outcomes_alone(net: str, tmp_path: Path) -> None:
    out = tmp_path / "games.npz"
    done = play.work(play.Job("coimbra", play.SEARCH, (2,), 3, 0.001, str(out), net, 2, win=0.3))
    read = load([out])
    assert len(read["lit"]) == done.decisions
    assert (read["parts"][read["judged"]] > 0).all()
    assert 0 < read["judged"].sum() < done.decisions / 2


@needs_native
def test_the_legal_moves_are_the_last_inputs_of_a_noted_position(net: str, tmp_path: Path) -> None:
    out = tmp_path / "games.npz"
    play.work(play.Job("coimbra", play.POLICY, (2,), 4, 0.001, str(out), net))
    read = load([out])
    ends, tails = np.cumsum(read["lit"]), np.cumsum(read["moves"])
    for place in range(len(ends)):
        moves = read["acts"][tails[place] - read["moves"][place] : tails[place]]
        inputs = read["on"][ends[place] - read["moves"][place] : ends[place]]
        assert (inputs == moves + COIMBRA.sights).all()


@needs_native
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("crew", ["here", "afar"])
def test_a_crew_plays_with_the_network_and_brings_the_games(crew: str, net: str, tmp_path: Path) -> None:
    if crew == "afar":
        ray = pytest.importorskip("ray")
        ray.init(address="local", num_cpus=1, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    workers = crew_of(1, "auto" if crew == "afar" else "")
    try:
        out = tmp_path / "games.npz"
        done = workers.submit(play.work, play.Job("coimbra", play.POLICY, (2,), 4, 0.001, str(out), net)).result()
        assert len(load([out])["lit"]) == done.positions > 0
        match = strength.Match("coimbra", net, "policy", "random", 2, 1, 0.001)
        assert [one.lead for one in workers.submit(strength.play_match, match).result()]
        missing = play.Job("coimbra", play.POLICY, (2,), 4, 0.001, str(out), str(tmp_path / "none.net"))
        with pytest.raises((OSError, UnfitNet)):
            workers.submit(play.work, missing).result()
    finally:
        workers.leave()
        if crew == "afar":
            ray.shutdown()


@needs_native
def test_matches_are_mirrored_and_summed_up(net: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "Clock", Twice)
    match = strength.Match("coimbra", net, "policy", "random", 2, 1, 0.001)
    meetings = strength.play_match(match)
    assert meetings[0].deal == meetings[1].deal
    assert "coimbra, 2 seats: policy against random" in strength.summary(match, meetings)
    four = strength.play_match(strength.Match("coimbra", net, "policy", "random", 4, 1, 0.001))
    assert len({meeting.deal for meeting in four}) == 2


class Twice:
    """A clock that allows two games."""

    def __init__(self, seconds: float) -> None:
        self.left = 2

    def another(self) -> bool:
        self.left -= 1
        return self.left >= 0


def test_a_clock_allows_one_game_and_then_as_many_as_there_is_time_for(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(play, "monotonic", lambda: now[0])
    clock = play.Clock(9.0)
    begun = 0
    while clock.another():
        now[0] += 4.0
        begun += 1
    assert begun == 2
    assert play.Clock(0.0).another()


@needs_native
def test_a_contestant_may_have_settings(net: str) -> None:
    bot = strength.contestant(COIMBRA, "net:0.05s,mix=0.5,explore=0.2", net, Chance(1))
    assert isinstance(bot, NetBot)
    assert bot.net_tuning is not None
    assert (bot.seconds, bot.net_tuning.mix, bot.net_tuning.explore) == (0.05, 0.5, 0.2)
    with pytest.raises(ValueError, match="luck is none of"):
        strength.contestant(COIMBRA, "net:0.05s,luck=1", net, Chance(1))
    with pytest.raises(ValueError, match="only net has settings"):
        strength.contestant(COIMBRA, "greedy,mix=1", net, Chance(1))


def test_without_torch_training_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "torch", None)
    assert main(["coimbra"]) == 1
    assert "pip install 'rossio[train]'" in capsys.readouterr().err


@pytest.mark.skipif(not torch_here(), reason="torch is not installed")
def test_a_course_learns_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "course"
    arguments = [
        "coimbra",
        "--hours",
        "0.002",
        "--rounds",
        "1",
        "--workers",
        "1",
        "--looks",
        "2",
        "--hidden",
        "16",
    ]
    arguments += ["--second", "8", "--seats", "2", "--batch", "64", "--budget", "2", "--device", "cpu"]
    assert main([*arguments, "--folder", str(folder)]) == 0
    facts, _ = parse_net((folder / "coimbra.net").read_bytes(), "made")
    assert facts.seats == [2]
    read_net(COIMBRA, (folder / "coimbra.net").read_bytes(), "made")
    done = json.loads((folder / "course.json").read_text())
    assert done["round"] >= 1
    assert main([*arguments, "--folder", str(folder)]) == 0
    assert json.loads((folder / "course.json").read_text())["round"] > done["round"]
    assert "net:2,mix=0,weigh=0 against search:2" in (folder / "strength.txt").read_text()
    with_others = [*arguments, "--folder", str(folder)]
    with_others[with_others.index("--hidden") + 1] = "17"
    assert main(with_others) == 1
    assert "a course for hidden 16, but here it is 17" in capsys.readouterr().err


@pytest.mark.skipif(not torch_here(), reason="torch is not installed")
def test_the_packed_network_answers_as_the_fitted_one() -> None:
    import torch

    from rossio.bots.nets import facts_for, print_net
    from rossio.lab.learning.fit import Fit

    torch.manual_seed(1)
    fit = Fit(facts_for(COIMBRA, 64, 32, [2], 0.2), "cpu")
    net = read_net(COIMBRA, print_net(fit.facts, fit.packed()), "made").net
    state = COIMBRA.setup(2, 1, {})
    on, acts = COIMBRA.observe(state, state.seat()), COIMBRA.space.places(state.legal())
    with torch.no_grad():
        values, _, logits = fit.model.eval()(torch.tensor(on), torch.tensor([0]), torch.tensor([acts]), 0.0)
    wanted = torch.sigmoid(values)[0].tolist() + torch.softmax(logits, -1)[0].tolist()
    assert net.look(on, acts) == pytest.approx(wanted, abs=0.01)


@pytest.mark.skipif(not torch_here(), reason="torch is not installed")
def test_a_fit_goes_on_from_the_packed_network() -> None:
    from rossio.bots.nets import facts_for
    from rossio.lab.learning.fit import Fit

    facts = facts_for(COIMBRA, 64, 32, [2], 0.2)
    first, second = Fit(facts, "cpu"), Fit(facts, "cpu")
    assert first.packed() != second.packed()
    second.unpack(first.packed())
    assert second.packed() == first.packed()
    with pytest.raises(ValueError, match="1 bytes more"):
        second.unpack(first.packed() + b"x")
