"""Pairs of genuine crops and what an autoencoder made of them, passed on in the same way."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np

from ..pages import finish
from .autoencoders import load_autoencoder, rebuilt

KEPT = 192
"""Side of what is kept of a crop after it was passed on, pixels."""
SEVERITIES = ("none", "light", "medium", "strong")


def make_pairs(crops: np.ndarray, split: str, names: tuple[str, ...], folder: Path, seed: int, path: Path) -> None:
    """Writes uint8 `genuine` and `rebuilt` [n, KEPT, KEPT, 3], and of each pair `family` and `severity` (indices).

    Each crop is given to one family in turn. Both of a pair are passed on by the same draws, so that they differ by the
    decoder alone; `severity` tells how strongly, in the order of SEVERITIES. Kept when it is there.
    """
    if path.exists():
        return
    cv2.setNumThreads(1)
    rng = np.random.default_rng([seed, 77])
    family = rng.permutation(np.arange(len(crops)) % len(names))
    severity = rng.choice(len(SEVERITIES), len(crops), p=[0.25, 0.35, 0.25, 0.15])
    given = np.empty_like(crops)
    for index, name in enumerate(names):
        of = family == index
        net, _ = load_autoencoder(folder / f"{name}.pt")
        given[of] = rebuilt(net, crops[of])
    both: list[list[np.ndarray]] = [[], []]
    kept = []
    for index in range(len(crops)):
        ends = [_passed_on(one[index], split, SEVERITIES[severity[index]], [seed, index]) for one in (crops, given)]
        if any(end is None for end in ends):
            continue
        kept.append(index)
        for side, end in zip(both, ends):
            side.append(end)
    part = path.with_suffix(".part.npz")
    np.savez(
        part,
        genuine=np.stack(both[0]),
        rebuilt=np.stack(both[1]),
        family=family[kept],
        severity=severity[kept],
        crop=np.array(kept),
    )
    part.rename(path)


def _passed_on(crop: np.ndarray, split: str, severity: str, seed: list[int]) -> np.ndarray | None:
    """The middle of a crop after its sender's programs; None where they made it too small."""
    rng = np.random.default_rng(seed)
    if severity == "strong":
        # On a whole page messengers shrink; a crop is under their limit, so it is shrunk here.
        by = float(rng.uniform(0.78, 1.0))
        crop = cv2.resize(
            crop, None, fx=by, fy=by, interpolation=int(rng.choice([cv2.INTER_AREA, cv2.INTER_LINEAR, cv2.INTER_CUBIC]))
        )
    image = finish(crop, rng, None, "", severity, split)[0]
    height, width = image.shape[:2]
    if height < KEPT or width < KEPT:
        return None
    y, x = int(rng.integers(height - KEPT + 1)), int(rng.integers(width - KEPT + 1))
    return image[y : y + KEPT, x : x + KEPT]
