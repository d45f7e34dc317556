"""Light on a sheet: slopes, shadows, folds, stains."""

from __future__ import annotations

import cv2
import numpy as np

from .chance import Rng, between, chance, whole
from .noise import smooth


def light(rng: Rng, height: int, width: int, strength: float) -> np.ndarray:
    """Uneven light about 1: a slope, a falling-off, a soft shadow on some; float32 height x width."""
    h, w = height // 16 + 2, width // 16 + 2
    ys, xs = np.mgrid[0 : 1 : h * 1j, 0 : 1 : w * 1j].astype(np.float32)
    angle = between(rng, 0, 2 * np.pi)
    field = 1 + strength * (np.cos(angle) * (xs - 0.5) + np.sin(angle) * (ys - 0.5))
    field -= strength * between(rng, 0, 0.8) * ((xs - rng.random()) ** 2 + (ys - rng.random()) ** 2)
    if chance(rng, 0.35):
        field *= 1 - between(rng, 0.08, 0.45) * _shadow(rng, h, w)
    if chance(rng, 0.3):
        field += 0.04 * smooth(rng, h, w, between(rng, 6, 20))
    return cv2.resize(np.clip(field, 0.15, 2).astype(np.float32), (width, height), interpolation=cv2.INTER_CUBIC)


def _shadow(rng: Rng, height: int, width: int) -> np.ndarray:
    mask = np.zeros((height, width), np.float32)
    centre = rng.random(2) * (width, height)
    radius = between(rng, 0.2, 0.7) * max(height, width)
    angles = np.sort(rng.random(7)) * 2 * np.pi
    points = np.stack(
        [
            centre[0] + radius * rng.uniform(0.4, 1.2, 7) * np.cos(angles),
            centre[1] + radius * rng.uniform(0.4, 1.2, 7) * np.sin(angles),
        ],
        1,
    )
    cv2.fillPoly(mask, [points.astype(np.int32)], 1.0)
    return cv2.GaussianBlur(mask, (0, 0), between(rng, 0.6, 6))


def folds(rng: Rng, height: int, width: int) -> np.ndarray:
    """One to three creases straight across the sheet, about 1; float32 height x width."""
    field = np.ones((height, width), np.float32)
    for _ in range(whole(rng, 1, 3)):
        across = chance(rng, 0.7)
        length = height if across else width
        at, width_px = between(rng, 0.15, 0.85) * length, between(rng, 0.8, 3)
        place = np.arange(length, dtype=np.float32) - at
        shade = (
            1
            + between(rng, -0.12, 0.1) * np.exp(-((place / width_px) ** 2))
            + between(rng, -0.06, 0.06) * np.sign(place) * np.exp(-np.abs(place) / between(rng, 20, 150))
        )
        field *= shade[:, None] if across else shade[None]
    return field


def smudges(rng: Rng, height: int, width: int) -> np.ndarray:
    """Stains, finger marks and the relief of a crumpled strip, about 1; float32 height x width."""
    cloud = smooth(rng, height, width, between(rng, 20, 160)) + 0.4 * smooth(rng, height, width, between(rng, 5, 20))
    return 1 - between(rng, 0.02, 0.14) * np.clip(cloud - between(rng, 0.6, 1.8), 0, 1)
