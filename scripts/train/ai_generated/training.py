"""Training of the detector on what is measured of pairs."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from .detector import CROP, Detector

ROUNDS, BATCH, RATE, WEIGHT_DECAY = 60, 256, 2e-3, 2e-2


def measure(pairs: dict[str, np.ndarray], seed: int, path: Path, crops_each: int) -> None:
    """Writes the measures, float32 [2, n, crops_each, FEATURES], of both of each pair at the same places.

    Kept when there.
    """
    if path.exists():
        return
    rng = np.random.default_rng([seed, 5])
    net = Detector()
    count, side = pairs["genuine"].shape[:2]
    corners = rng.integers(side - CROP + 1, size=(count, crops_each, 2))
    both = []
    with torch.no_grad():
        for name in ("genuine", "rebuilt"):
            rows = []
            for picture, places in zip(pairs[name], corners):
                cut = np.stack([picture[y : y + CROP, x : x + CROP] for y, x in places])
                rows.append(net.measures(as_input(cut)).numpy())
            both.append(np.stack(rows))
    part = path.with_suffix(".part.npy")
    np.save(part, np.stack(both).astype(np.float32))
    part.rename(path)


def train_detector(measures: np.ndarray, family: np.ndarray, left_out: list[int], seed: int, path: Path) -> None:
    """Trains on the families not left out. Kept when it is there."""
    if path.exists():
        return
    torch.manual_seed(seed)
    rows = ~np.isin(family, left_out)
    of = [torch.from_numpy(one[rows].reshape(-1, measures.shape[-1])) for one in measures]
    x, y = torch.cat(of), torch.cat([torch.zeros(len(of[0])), torch.ones(len(of[1]))])
    net = Detector()
    net.mean.copy_(x.mean(0))
    net.spread.copy_(x.std(0) + 1e-6)
    optimiser = torch.optim.AdamW([*net.hidden.parameters(), *net.last.parameters()], RATE, weight_decay=WEIGHT_DECAY)
    net.train()
    for done in range(ROUNDS):
        for group in optimiser.param_groups:
            group["lr"] = RATE * (0.5 * (1 + np.cos(np.pi * done / ROUNDS)) + 0.01)
        for some in torch.randperm(len(x)).split(BATCH):
            optimiser.zero_grad()
            F.binary_cross_entropy_with_logits(net.weigh(x[some])[:, 0], y[some]).backward()
            optimiser.step()
    torch.save(net.state_dict(), part := path.with_suffix(".part"))
    part.rename(path)


def as_input(pictures: np.ndarray) -> torch.Tensor:
    """uint8 [n, h, w, 3] to 0-1, [n, 3, h, w]."""
    return torch.from_numpy(np.ascontiguousarray(pictures.transpose(0, 3, 1, 2)).astype(np.float32) / 255)


def load_detector(path: Path) -> Detector:
    net = Detector()
    net.load_state_dict(torch.load(path, weights_only=True))
    return net.eval()


def logits_of(net: Detector, measures: np.ndarray) -> np.ndarray:
    """Logits of measures, the last axis taken away."""
    with torch.no_grad():
        return net.weigh(torch.from_numpy(measures))[..., 0].numpy()
