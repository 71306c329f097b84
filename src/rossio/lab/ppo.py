"""An example of learning: MaskablePPO (sb3-contrib) from one seat of a game, against bots.

    pip install 'rossio[lab]' sb3-contrib
    python -m rossio.lab.ppo --game coimbra --steps 300000 --opponent random

docs/learning.md walks through it and says what came out.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from rossio.lab.extras import need
from rossio.lab.meetings.intervals import mean, wilson

TABLES: Final = 16
TRAINING_SEED: Final = 1
EXAM_SEED: Final = 1_000_000


def tables(game: str, seats: int, opponent: str, count: int, seed: int, progress: float) -> Any:
    """Learning environments side by side; observations are brought to mean 0 and spread 1 as they come."""
    gym = need("rossio.lab.gym")
    vec = need("stable_baselines3.common.vec_env")
    monitor = need("stable_baselines3.common.monitor")

    def one() -> Any:
        return monitor.Monitor(gym.SeatEnv(game, seats, [opponent], progress=progress))

    envs = vec.DummyVecEnv([one] * count)
    envs.seed(seed)
    return vec.VecNormalize(envs, norm_obs=True, norm_reward=False, clip_obs=5.0)


def learner(envs: Any, seed: int) -> Any:
    """A small network for policy and value; the numbers are sb3's usual ones but for batch, horizon and discount."""
    torch = need("torch")
    torch.set_num_threads(1)
    return need("sb3_contrib").MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        learning_rate=3e-4,
        gamma=0.995,
        gae_lambda=0.95,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=seed,
    )


def exam(model: Any, envs: Any, game: str, seats: int, opponent: str, games: int, seed: int) -> dict[str, object]:
    """Win share and lead of the learner over games that it has never seen, from seats in turn."""
    gym = need("rossio.lab.gym")
    won = 0.0
    leads: list[float] = []
    for number in range(games):
        table = gym.SeatEnv(game, seats, [opponent], seat=number % seats)
        seen, info = table.reset(seed=seed + number // seats)
        over = table.state_now.over()
        while not over:
            action, _ = model.predict(envs.normalize_obs(seen), action_masks=info["action_mask"], deterministic=True)
            seen, _, over, _, info = table.step(int(action))
        won += info["won"]
        scores = info["scores"]
        leads.append(scores[table.seat] - max(score for seat, score in enumerate(scores) if seat != table.seat))
    share = wilson(won, games)
    return {"games": games, "win_share": share.plain(), "lead": mean(leads).plain()}


def learn(
    game: str = "coimbra",
    seats: int = 2,
    opponent: str = "random",
    steps: int = 300_000,
    progress: float = 0.01,
    exam_games: int = 400,
    exams: int = 4,
    seed: int = TRAINING_SEED,
    out: Path | None = None,
) -> list[dict[str, object]]:
    """Learn, with an exam before, in between and at the end; the results of the exams."""
    envs = tables(game, seats, opponent, TABLES, seed, progress)
    model = learner(envs, seed)
    told: list[dict[str, object]] = []
    start = perf_counter()
    for part in range(exams + 1):
        if part:
            model.learn(steps // exams, reset_num_timesteps=part == 1)
        envs.training = False
        result = exam(model, envs, game, seats, opponent, exam_games, EXAM_SEED)
        envs.training = True
        told.append({"steps": model.num_timesteps, "seconds": round(perf_counter() - start), **result})
        print(json.dumps(told[-1]), flush=True)
    if out is not None:
        model.save(out)
        envs.save(str(out.with_suffix(".normal.pkl")))
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="coimbra")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--steps", type=int, default=300_000)
    parser.add_argument("--progress", type=float, default=0.01)
    parser.add_argument("--exam-games", type=int, default=400)
    parser.add_argument("--exams", type=int, default=4)
    parser.add_argument("--seed", type=int, default=TRAINING_SEED)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    learn(
        asked.game,
        asked.seats,
        asked.opponent,
        asked.steps,
        asked.progress,
        asked.exam_games,
        asked.exams,
        asked.seed,
        asked.out,
    )


if __name__ == "__main__":
    main()
