"""Paper and the tables under it, of many kinds, some kept for the test."""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np

from .chance import Rng, between, pick, whole
from .model import Colour
from .noise import grain, smooth, white


def _plain(rng: Rng, height: int, width: int) -> np.ndarray:
    return smooth(rng, height, width, between(rng, 60, 300)) * between(rng, 0.001, 0.006)


def _fibres(rng: Rng, height: int, width: int) -> np.ndarray:
    noise = white(rng, height // 2 + 1, width // 2 + 1)
    length = whole(rng, 5, 13)
    kernel = np.zeros((length, length), np.float32)
    angle = between(rng, 0, np.pi)
    c = length / 2
    cv2.line(
        kernel,
        (round(c - c * np.cos(angle)), round(c - c * np.sin(angle))),
        (round(c + c * np.cos(angle)), round(c + c * np.sin(angle))),
        1.0,
    )
    felt = cv2.filter2D(noise, -1, kernel / np.sqrt(max(1.0, float(kernel.sum()))))
    return cv2.resize(felt, (width, height), interpolation=cv2.INTER_LINEAR) * between(rng, 0.003, 0.014)


def _grainy(rng: Rng, height: int, width: int) -> np.ndarray:
    return grain(rng, height, width, between(rng, 0.5, 1.6)) * between(rng, 0.003, 0.013) + smooth(
        rng, height, width, between(rng, 8, 40)
    ) * between(rng, 0.002, 0.008)


def _laid(rng: Rng, height: int, width: int) -> np.ndarray:
    ys, xs = np.arange(height, dtype=np.float32)[:, None], np.arange(width, dtype=np.float32)[None]
    lines = np.sin(ys * 2 * np.pi / between(rng, 3.5, 9)) + 0.5 * np.sin(xs * 2 * np.pi / between(rng, 40, 120))
    return (lines * between(rng, 0.001, 0.006)).astype(np.float32) + _plain(rng, height, width)


def _mottled(rng: Rng, height: int, width: int) -> np.ndarray:
    return sum(smooth(rng, height, width, cell) * between(rng, 0.002, 0.01) for cell in (4, 12, 36))


def _specks(rng: Rng, height: int, width: int) -> np.ndarray:
    """Recycled paper: darker flecks of all sizes."""
    flecks = grain(rng, height, width, between(rng, 0.7, 1.3))
    return np.where(flecks > between(rng, 2.6, 3.3), -between(rng, 0.05, 0.25), 0).astype(np.float32) + _fibres(
        rng, height, width
    )


def _crumpled(rng: Rng, height: int, width: int) -> np.ndarray:
    """Facets between creases, lit from one side."""
    h, w = height // 8 + 2, width // 8 + 2
    points = rng.random((whole(rng, 12, 45), 2), np.float32) * np.array((h, w), np.float32)
    tilts = rng.standard_normal((len(points), 2)).astype(np.float32)
    ys, xs = np.mgrid[0:h, 0:w].astype(np.float32)
    shade = np.full((h, w), -1e9, np.float32)
    for (py, px), (ty, tx) in zip(points, tilts):
        shade = np.maximum(shade, 6 - np.hypot(ys - py, xs - px) * 0.12 + 0.02 * (ty * (ys - py) + tx * (xs - px)))
    slope = cv2.Sobel(shade.astype(np.float32), cv2.CV_32F, 1, 1, ksize=3)
    return cv2.resize(cv2.GaussianBlur(slope, (0, 0), 0.8), (width, height), interpolation=cv2.INTER_CUBIC) * between(
        rng, 0.05, 0.25
    ) + _plain(rng, height, width)


PAPERS: dict[str, tuple[Callable[[Rng, int, int], np.ndarray], tuple[str, ...]]] = {
    "plain": (_plain, ("train", "val", "test")),
    "fibres": (_fibres, ("train", "val")),
    "grainy": (_grainy, ("train", "test")),
    "mottled": (_mottled, ("train",)),
    "laid": (_laid, ("val", "train")),
    "specks": (_specks, ("test",)),
    "crumpled": (_crumpled, ("test", "val")),
}


def paper(rng: Rng, split: str, height: int, width: int) -> tuple[np.ndarray, str]:
    """A sheet's reflectance about 1, float32 height x width, and the name of its kind."""
    name = pick(rng, [key for key, (_, splits) in PAPERS.items() if split in splits])
    return (1 + PAPERS[name][0](rng, height, width)).astype(np.float32, copy=False), name


def _wood(rng: Rng, height: int, width: int, base: np.ndarray) -> np.ndarray:
    rings = smooth(rng, height, max(8, width // 24), 20)
    rings = cv2.resize(rings, (width, height), interpolation=cv2.INTER_CUBIC) + 0.4 * grain(rng, height, width, 1.0)
    return base * (1 + 0.12 * rings[..., None])


def _cloth(rng: Rng, height: int, width: int, base: np.ndarray) -> np.ndarray:
    ys, xs = np.arange(height, dtype=np.float32)[:, None], np.arange(width, dtype=np.float32)[None]
    weave = np.sin(xs * between(rng, 0.5, 1.8)) * np.sin(ys * between(rng, 0.5, 1.8))
    return base * (1 + between(rng, 0.05, 0.2) * weave + 0.05 * grain(rng, height, width, 0.8))[..., None]


def _stone(rng: Rng, height: int, width: int, base: np.ndarray) -> np.ndarray:
    veins = np.abs(
        smooth(rng, height, width, 120) + 0.5 * smooth(rng, height, width, 40) + 0.2 * smooth(rng, height, width, 12)
    )
    return base * (0.8 + 0.25 * np.minimum(veins, 1.5))[..., None]


def _even(rng: Rng, height: int, width: int, base: np.ndarray) -> np.ndarray:
    return base * (1 + 0.03 * grain(rng, height, width, 1.2) + 0.05 * smooth(rng, height, width, 200))[..., None]


def _tiles(rng: Rng, height: int, width: int, base: np.ndarray) -> np.ndarray:
    step = whole(rng, 60, 240)
    ys, xs = np.arange(height)[:, None] % step, np.arange(width)[None] % step
    return _even(rng, height, width, base) * np.where((ys < 5) | (xs < 5), 0.6, 1.0)[..., None]


TABLES: dict[str, tuple[Callable[[Rng, int, int, np.ndarray], np.ndarray], tuple[str, ...]]] = {
    "even": (_even, ("train", "val", "test")),
    "wood": (_wood, ("train", "val")),
    "cloth": (_cloth, ("train",)),
    "stone": (_stone, ("val", "test")),
    "tiles": (_tiles, ("test",)),
}


def table_top(rng: Rng, split: str, height: int, width: int) -> np.ndarray:
    """What lies round a photographed page: height x width x 3 float32, 0-255."""
    name = pick(rng, [key for key, (_, splits) in TABLES.items() if split in splits])
    tones: tuple[Colour, ...] = (
        (120, 80, 50),
        (60, 40, 30),
        (190, 160, 120),
        (40, 40, 44),
        (200, 200, 196),
        (90, 110, 130),
        (150, 60, 60),
        (20, 20, 20),
    )
    base = np.array(pick(rng, tones), np.float32)[None, None] * between(rng, 0.7, 1.2)
    small = TABLES[name][0](rng, height // 2 + 1, width // 2 + 1, base)
    return cv2.resize(np.clip(small, 0, 255).astype(np.float32), (width, height), interpolation=cv2.INTER_LINEAR)
