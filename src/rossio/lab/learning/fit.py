"""Fitting a network to positions with torch, and its export to the packed numbers that bots play with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi
from time import perf_counter
from typing import Any, Final

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from rossio.bots.nets import NetFacts
from rossio.bots.neural import UNSURE
from rossio.lab.learning.positions import Arrays

MOVES_AT_MOST: Final = 64
"""More legal moves than these are not learnt from; such positions are few."""
HELD_OUT: Final = 10
"""One in so many deals is held out, always the same ones, so that a network can be fitted on from an older one."""
VALUE_WEIGHT: Final = 3.0
LEAD_WEIGHT: Final = 0.5
TIMED: Final = 12
"""Steps after which it is known how long one takes."""
RISE: Final = 0.1


class Model(nn.Module):
    """Sum of embeddings, two layers, and from there shares, lead, and the likelihood of each legal move."""

    def __init__(self, inputs: int, hidden: int, second: int, values: int, actions: int) -> None:
        super().__init__()
        self.embedding = nn.EmbeddingBag(inputs, hidden, mode="sum")
        self.bias = nn.Parameter(torch.zeros(hidden))
        self.between = nn.Linear(hidden, second)
        self.value = nn.Linear(second, values)
        self.lead = nn.Linear(second, 1)
        self.policy = nn.Embedding(actions, second)
        self.policy_bias = nn.Embedding(actions, 1)
        nn.init.normal_(self.embedding.weight, std=0.05)
        nn.init.normal_(self.policy.weight, std=0.05)
        nn.init.zeros_(self.policy_bias.weight)

    def forward(self, on: Any, offsets: Any, acts: Any, drop: float) -> tuple[Any, Any, Any]:
        hidden = functional.dropout(functional.relu(self.embedding(on, offsets) + self.bias), drop, self.training)
        second = functional.relu(self.between(hidden))
        logits = (self.policy(acts) * second[:, None, :]).sum(-1) + self.policy_bias(acts).squeeze(-1)
        return self.value(second), self.lead(second).squeeze(-1), logits


@dataclass(frozen=True)
class Recipe:
    """How a network is fitted."""

    epochs: float = 3.0
    batch: int = 4096
    rate: float = 3e-3
    drop: float = 0.2
    decay: float = 0.02
    seconds: float = float("inf")


@dataclass(frozen=True)
class Report:
    """What a fit brought, on deals that were held out: losses, how often the wanted move was the likeliest, how well
    the shares foretell the outcome in each quarter of the game, and what comes of playing on."""

    positions: int
    steps: int
    seconds: float
    train_value: float
    value: float
    policy: float
    first: float
    foretold: tuple[float, ...]
    near: float

    def line(self) -> str:
        quarters = "/".join(f"{one:.2f}" for one in self.foretold)
        return (
            f"{self.positions} positions, {self.steps} steps, {self.seconds:.0f} s; value {self.train_value:.4f}, "
            f"held out {self.value:.4f} (foretold {quarters}, near {self.near:.2f}); "
            f"policy {self.policy:.3f}, first {self.first:.3f}"
        )


class Lessons:
    """Positions on the device that learns."""

    def __init__(self, arrays: Arrays, device: str) -> None:
        self.device = device
        lit, moves = arrays["lit"].astype(np.int64), arrays["moves"].astype(np.int64)
        count = len(lit)
        width = int(min(MOVES_AT_MOST, moves.max())) if count else 1
        acts = np.zeros((count, width), np.int16 if arrays["acts"].max(initial=0) < 1 << 15 else np.int32)
        aims = np.zeros((count, width), np.float16)
        row = np.repeat(np.arange(count), moves)
        column = np.arange(len(row)) - np.repeat(np.cumsum(moves) - moves, moves)
        fits = column < width
        acts[row[fits], column[fits]] = arrays["acts"][fits]
        aims[row[fits], column[fits]] = arrays["aims"][fits]
        self.on = self._put(arrays["on"].astype(np.int32))
        self.first = self._put(np.cumsum(lit) - lit)
        self.lit = self._put(lit)
        self.acts = self._put(acts)
        self.aims = self._put(aims)
        self.moves = self._put(np.minimum(moves, width))
        parts = arrays["parts"][:, None]
        worth = parts * arrays["shares"] + (1 - parts) * arrays["roots"]
        self.worth = self._put(worth.astype(np.float32))
        self.judged = self._put(arrays["judged"].astype(np.float32))
        hunches = np.where(arrays["hunches"] < 0, 0.5, arrays["hunches"]).clip(UNSURE, 1 - UNSURE)
        self.hunches = self._put(np.log(hunches / (1 - hunches)).astype(np.float32))
        self.ended = self._put((arrays["judged"] & (arrays["parts"] > 0)).astype(np.float32))
        self.shares = self._put(arrays["shares"].astype(np.float32))
        self.leads = self._put(arrays["leads"].astype(np.float32))
        self.stages = self._put(arrays["stages"].astype(np.float32))
        self.places = self._put(np.arange(width))
        held = (arrays["deals"].astype(np.uint64) * np.uint64(2654435761) >> np.uint64(16)) % np.uint64(HELD_OUT) == 0
        self.train = self._put(np.nonzero(~held)[0])
        self.held = self._put(np.nonzero(held)[0])

    def _put(self, array: Any) -> Any:
        return torch.as_tensor(array, device=self.device)

    def inputs(self, chosen: Any) -> tuple[Any, Any]:
        """The inputs that are on in the chosen positions, and where those of each begin."""
        lit = self.lit[chosen]
        offsets = torch.cumsum(lit, 0) - lit
        total = int(lit.sum())
        place = torch.arange(total, device=self.device)
        place = place - torch.repeat_interleave(offsets, lit) + torch.repeat_interleave(self.first[chosen], lit)
        return self.on[place].long(), offsets


class Fit:
    """A model on its way."""

    def __init__(self, facts: NetFacts, device: str) -> None:
        self.facts = facts
        self.device = device
        self.model = Model(facts.inputs, facts.hidden, facts.second, facts.values, facts.actions).to(device)

    def forget_unseen(self, arrays: Arrays) -> None:
        """Inputs and moves that no position has shown say nothing, instead of what chance gave them."""
        for weights, seen in ((self.model.embedding.weight, "on"), (self.model.policy.weight, "acts")):
            unseen = np.bincount(arrays[seen], minlength=len(weights)) == 0
            with torch.no_grad():
                weights[torch.as_tensor(unseen, device=self.device)] = 0

    def losses(self, lessons: Lessons, chosen: Any, drop: float) -> tuple[Any, Any, Any, Any, Any]:
        on, offsets = lessons.inputs(chosen)
        values, lead, logits = self.model(on, offsets, lessons.acts[chosen].long(), drop)
        if self.facts.corrects:
            values = values + lessons.hunches[chosen]
        worth = lessons.worth[chosen]
        judged = lessons.judged[chosen]
        there = (worth >= 0).float() * judged[:, None]
        value = functional.binary_cross_entropy_with_logits(values, worth.clamp(min=0), there, reduction="sum")
        aims = lessons.aims[chosen].float()
        logits = logits.masked_fill(lessons.places[None, :] >= lessons.moves[chosen][:, None], -1e9)
        policy = -(aims * functional.log_softmax(logits, -1)).sum() / aims.sum().clamp(min=1)
        ended = lessons.ended[chosen]
        off = (functional.smooth_l1_loss(lead, lessons.leads[chosen], reduction="none") * ended).sum()
        off = off / ended.sum().clamp(min=1)
        return value / there.sum().clamp(min=1), policy, off, values, logits

    def run(self, arrays: Arrays, recipe: Recipe, tell: Callable[[str], None]) -> Report:
        """Fit to the positions, in fewer steps where the time would not suffice: a fit must come to rest."""
        start = perf_counter()
        lessons = Lessons(arrays, self.device)
        batch = min(recipe.batch, max(1, len(lessons.train)))
        steps = max(1, int(recipe.epochs * len(lessons.train) / batch))
        optimiser = torch.optim.AdamW(self.model.parameters(), lr=recipe.rate, weight_decay=recipe.decay)
        self.model.train()
        seen, made = 0.0, 0
        order = torch.zeros(0, dtype=torch.long, device=self.device)
        timed = perf_counter()
        while made < steps:
            if len(order) < batch:
                order = lessons.train[torch.randperm(len(lessons.train), device=self.device)]
            chosen, order = order[:batch], order[batch:]
            for group in optimiser.param_groups:
                group["lr"] = recipe.rate * pace((made + 1) / (steps + 1))
            value, policy, off, _, _ = self.losses(lessons, chosen, recipe.drop)
            loss = VALUE_WEIGHT * value + policy + LEAD_WEIGHT * off
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            made += 1
            if made == 1:
                timed = perf_counter()
            elif made == TIMED and recipe.seconds < float("inf"):
                float(value.detach())
                each = (perf_counter() - timed) / (TIMED - 1)
                steps = min(steps, made + int(max(0.0, recipe.seconds - (perf_counter() - start)) / each))
            if made % max(1, steps // 4) == 0:
                seen = float(value.detach())
                tell(f"  step {made} of {steps}: value {seen:.4f}, policy {float(policy.detach()):.3f}")
        return self._report(lessons, made, seen, perf_counter() - start)

    def _report(self, lessons: Lessons, steps: int, seen: float, seconds: float) -> Report:
        self.model.eval()
        value = policy = first = taught = 0.0
        foretold: list[Any] = []
        with torch.no_grad():
            for begin in range(0, len(lessons.held), 8192):
                chosen = lessons.held[begin : begin + 8192]
                one, two, _, values, logits = self.losses(lessons, chosen, 0.0)
                value += float(one) * float(lessons.judged[chosen].sum())
                aims = lessons.aims[chosen]
                wanted = aims.sum(-1) > 0
                policy += float(two) * float(wanted.sum())
                first += float(((logits.argmax(-1) == aims.argmax(-1)) & wanted).sum())
                taught += float(wanted.sum())
                foretold.append(torch.sigmoid(values[:, 0]).float().cpu())
        known = lessons.ended[lessons.held].cpu().numpy() > 0
        quarters: tuple[float, ...] = ()
        near = 0.0
        if foretold:
            guesses = torch.cat(foretold).numpy()
            truth = lessons.shares[lessons.held][:, 0].cpu().numpy()
            stages = lessons.stages[lessons.held].cpu().numpy()
            quarters = tuple(
                _agreement(guesses, truth, known & (stages >= q / 4) & (stages < (q + 1) / 4)) for q in range(4)
            )
            made = lessons.judged[lessons.held].cpu().numpy() > 0
            near = _agreement(guesses, lessons.worth[lessons.held][:, 0].cpu().numpy(), made & ~known)
        self.model.train()
        positions = len(lessons.train) + len(lessons.held)
        taught = max(1.0, taught)
        value /= max(1.0, float(lessons.judged[lessons.held].sum()))
        return Report(positions, steps, seconds, seen, float(value), policy / taught, first / taught, quarters, near)

    def packed(self) -> bytes:
        """The numbers of the network as `_net.c` reads them."""
        model = self.model
        return b"".join(
            [
                _rows(model.embedding.weight),
                _floats(model.bias),
                _rows(model.between.weight.T),
                _floats(model.between.bias),
                _floats(model.value.weight),
                _floats(model.value.bias),
                _rows(model.policy.weight),
                _floats(model.policy_bias.weight),
            ]
        )

    def unpack(self, packed: bytes) -> None:
        """Go on from the numbers of a network; only the lead, which no bot asks for, is learnt anew."""
        model = self.model
        rest = _unpacked_rows(model.embedding.weight, packed)
        rest = _unpacked_floats(model.bias, rest)
        rest = _unpacked_rows(model.between.weight.T, rest)
        rest = _unpacked_floats(model.between.bias, rest)
        rest = _unpacked_floats(model.value.weight, rest)
        rest = _unpacked_floats(model.value.bias, rest)
        rest = _unpacked_rows(model.policy.weight, rest)
        rest = _unpacked_floats(model.policy_bias.weight, rest)
        if rest:
            raise ValueError(f"{len(rest)} bytes more than the network has numbers")


def pace(done: float) -> float:
    """The part of the rate at which to learn: a short rise, then a long way down to nothing."""
    return done / RISE if done < RISE else 0.5 + 0.5 * cos(pi * (done - RISE) / (1 - RISE))


def _agreement(guesses: Any, truth: Any, chosen: Any) -> float:
    """The correlation of two lists of numbers, where they vary."""
    if chosen.sum() < 20 or guesses[chosen].std() == 0 or truth[chosen].std() == 0:
        return 0.0
    return float(np.corrcoef(guesses[chosen], truth[chosen])[0, 1])


def _floats(tensor: Any) -> bytes:
    return bytes(np.ascontiguousarray(tensor.detach().cpu().numpy().astype("<f4")).tobytes())


def _rows(tensor: Any) -> bytes:
    """Rows as int8, each with a scale of its own."""
    rows = tensor.detach().cpu().numpy().astype(np.float32)
    scales = np.abs(rows).max(axis=1) / 127
    scales[scales == 0] = 1
    whole = np.rint(rows / scales[:, None]).astype(np.int8)
    return bytes(np.ascontiguousarray(whole).tobytes() + scales.astype("<f4").tobytes())


def _unpacked_floats(tensor: Any, packed: bytes) -> bytes:
    """Fill a tensor from the beginning of packed numbers; the rest of them."""
    count = tensor.numel()
    numbers = np.frombuffer(packed, "<f4", count).reshape(tensor.shape)
    with torch.no_grad():
        tensor.copy_(torch.as_tensor(numbers.copy()))
    return packed[4 * count :]


def _unpacked_rows(tensor: Any, packed: bytes) -> bytes:
    rows, columns = tensor.shape
    whole = np.frombuffer(packed, np.int8, rows * columns).reshape(rows, columns)
    scales = np.frombuffer(packed, "<f4", rows, rows * columns)
    with torch.no_grad():
        tensor.copy_(torch.as_tensor(whole * scales[:, None]))
    return packed[rows * columns + 4 * rows :]
