"""Small draws from a generator, so that layouts read as what they choose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

import numpy as np

T = TypeVar("T")
Rng = np.random.Generator


def chance(rng: Rng, probability: float) -> bool:
    return bool(rng.random() < probability)


def between(rng: Rng, low: float, high: float) -> float:
    """Uniform in [low, high)."""
    return float(low + (high - low) * rng.random())


def whole(rng: Rng, low: int, high: int) -> int:
    """A whole number from low to high, both included."""
    return int(rng.integers(low, high + 1))


def pick(rng: Rng, choices: Sequence[T]) -> T:
    return choices[int(rng.integers(len(choices)))]


def weighted(rng: Rng, weights: Mapping[T, float]) -> T:
    """A key of `weights` with a probability in proportion to its value."""
    keys = list(weights)
    values = np.cumsum([weights[key] for key in keys], dtype=np.float64)
    place = int(np.searchsorted(values, rng.random() * values[-1], side="right"))
    return keys[min(place, len(keys) - 1)]
