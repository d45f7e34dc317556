"""Random fields: smooth, white and in between."""

from __future__ import annotations

import cv2
import numpy as np

from .chance import Rng


def smooth(rng: Rng, height: int, width: int, cell: float) -> np.ndarray:
    """A random field of unit variance (nearly) that changes over about `cell` pixels; float32, height x width."""
    rows, columns = max(4, int(height / cell) + 3), max(4, int(width / cell) + 3)
    coarse = rng.standard_normal((rows, columns), np.float32)
    return cv2.resize(coarse, (width, height), interpolation=cv2.INTER_CUBIC)


def white(rng: Rng, height: int, width: int) -> np.ndarray:
    """Independent normal noise of unit variance, float32, height x width; OpenCV is four times as fast as NumPy."""
    noise = np.empty((height, width), np.float32)
    cv2.setRNGSeed(int(rng.integers(1, 2**31 - 1)))
    return cv2.randn(noise, 0.0, 1.0)


def grain(rng: Rng, height: int, width: int, sigma: float) -> np.ndarray:
    """White noise blurred by `sigma` pixels and brought back to unit variance; float32, height x width."""
    noise = white(rng, height, width)
    if sigma < 0.25:
        return noise
    noise = cv2.GaussianBlur(noise, (0, 0), sigma)
    return noise / (float(noise[:: max(1, height // 200), :: max(1, width // 200)].std()) + 1e-6)
