"""Trains a policy with MaskablePPO against random opponents and then against greedy, and draws its learning curve.

    pip install 'saecula[train]'
    python tools/train.py --out build/training          the run of docs/training.md

Everything is written to the folder: the policy (policy.zip), the curve as numbers (curve.json) and as a picture
(curve.png). Evaluation games are played with seeds that were not trained on.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv, VecNormalize

from saecula import research

STAGES = ("random", "greedy")
TEST_SEED = 1_000_000


def play(policy: Any, variant: str, opponent: str, games: int) -> dict[str, float]:
    """How a policy does against a bot: mean utility, and the share of games won (shared wins in part)."""
    env = research.single(variant, [opponent], seed=TEST_SEED)
    total, wins = 0.0, 0.0
    for number in range(games):
        seen, info = env.reset(seed=TEST_SEED + number)
        over = False
        while not over:
            move, _ = policy.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, over, _, info = env.step(move)
        total += float(reward)
        places = env.table.ranking
        wins += (info["place"] == 1) / places.count(1)
    return {"utility": round(total / games, 3), "wins": round(wins / games, 3)}


class Curve(BaseCallback):  # type: ignore[misc]
    """Measures the policy at regular intervals."""

    def __init__(self, given: argparse.Namespace, points: list[dict[str, Any]], stage: str) -> None:
        super().__init__()
        self.variant, self.every, self.games, self.out = given.variant, given.every, given.games, given.out
        self.points = points
        self.stage = stage
        self._next = 0
        self._started = perf_counter()

    def _on_step(self) -> bool:
        if self.num_timesteps >= self._next:
            self._next = self.num_timesteps + self.every
            self.measure()
        return True

    def measure(self) -> None:
        """Add a point to the curve."""
        point: dict[str, Any] = {"stage": self.stage, "steps": self.num_timesteps}
        for opponent in STAGES:
            point[opponent] = play(self.model, self.variant, opponent, self.games)
        point["seconds"] = round(perf_counter() - self._started, 1)
        self.points.append(point)
        print(json.dumps(point), flush=True)
        write(self.variant, self.points, self.out)


def train(given: argparse.Namespace) -> None:
    """Train against each opponent in turn, with the same policy."""
    points: list[dict[str, Any]] = []
    given.out.mkdir(parents=True, exist_ok=True)
    model: Any = None
    for opponent, steps in zip(STAGES, given.steps, strict=True):
        makers = [maker(given.variant, opponent, f"{given.seed} {opponent} {i}") for i in range(given.envs)]
        worlds = VecNormalize(DummyVecEnv(makers), norm_obs=False)
        if model is None:
            model = MaskablePPO(
                "MlpPolicy",
                worlds,
                n_steps=256,
                batch_size=256,
                n_epochs=4,
                gamma=0.99,
                ent_coef=0.01,
                learning_rate=5e-4,
                policy_kwargs={"net_arch": [128, 128]},
                seed=given.seed,
                device="cpu",
            )
        else:
            model.set_env(worlds)
        curve = Curve(given, points, opponent)
        model.learn(steps, callback=curve, reset_num_timesteps=False)
        curve.measure()
        model.save(given.out / "policy.zip")


def maker(variant: str, opponent: str, seed: str) -> Callable[[], Any]:
    """What makes an environment to learn in: it pays for every point of lead."""
    return lambda: research.single(variant, [opponent], seed=seed, reward="lead")


def write(variant: str, points: list[dict[str, Any]], out: Path) -> None:
    """The learning curve so far, as numbers and as a picture."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot

    (out / "curve.json").write_text(json.dumps(points, indent=1) + "\n", encoding="utf-8")
    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    steps = [point["steps"] for point in points]
    for opponent in STAGES:
        axes.plot(steps, [100 * point[opponent]["wins"] for point in points], marker=".", label=f"against {opponent}")
    seats = research.variants()[variant].seats
    axes.axhline(100 / seats, color="grey", linestyle=":", label="as good as its opponents")
    switch = [point["steps"] for point in points if point["stage"] == STAGES[0]][-1]
    axes.axvline(switch, color="grey", linewidth=0.8)
    axes.annotate(" trained against greedy from here", (switch, 2), fontsize=8)
    axes.set(xlabel="decisions of the learner", ylabel="games won (%)", ylim=(0, 100), title=f"MaskablePPO, {variant}")
    axes.legend()
    figure.savefig(out / "curve.png", dpi=120)
    pyplot.close(figure)


def main() -> None:
    """Read the arguments and train."""
    torch.set_num_threads(1)  # the network is small: more threads only get in each other's way
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--variant", default="vinci-small", choices=sorted(research.variants()))
    parser.add_argument("--steps", type=int, nargs=2, default=[24_000, 24_000], help="decisions in each stage")
    parser.add_argument("--envs", type=int, default=8)
    parser.add_argument("--every", type=int, default=8_000, help="decisions between two measurements")
    parser.add_argument("--games", type=int, default=100, help="in each measurement, against each opponent")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/training"))
    train(parser.parse_args())


if __name__ == "__main__":
    main()
