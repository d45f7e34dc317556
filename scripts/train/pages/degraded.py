"""Ink, paper and copiers as Augraphy models them (MIT): other hands than those of the chains here.

Groleau et al., Augraphy: A Data Augmentation Library for Document Images, ICDAR 2023. Not in requirements.txt, as it
brings a gigabyte of packages: `pip install --no-deps augraphy==8.2.6` and `pip install numba matplotlib scikit-image
requests`.
"""

from __future__ import annotations

import random
from functools import lru_cache

import cv2
import numpy as np

from .chance import Rng, chance, pick

CHAINS = ("scan", "photo", "fax")
"""Captures of paper; programs draw what the others show."""

SHARE = 0.7
"""Share of such pages that are spoiled."""

# Those that leave every word in its place and take about a second a page at most.
_INK = ("InkBleed", "InkMottling", "InkShifter", "Letterpress", "LowInkPeriodicLines", "LowInkRandomLines")
_PAPER = ("BleedThrough", "BrightnessTexturize", "ColorPaper", "NoiseTexturize", "Stains")
_DEVICE = ("BadPhotoCopy", "Brightness", "ColorShift", "DirtyDrum", "Gamma", "LightingGradient", "LinesDegradation") + (
    "LowLightNoise",
    "NoisyLines",
    "ReflectedLight",
    "ShadowCast",
    "SubtleNoise",
)
_OFTEN = ((_INK, 0.6), (_PAPER, 0.6), (_DEVICE, 0.9))


@lru_cache
def _augmentation(name: str):
    import augraphy

    return getattr(augraphy, name)(p=1)


def degraded(image: np.ndarray, chain: str, rng: Rng) -> np.ndarray:
    """A page captured by a device (height x width x 3 uint8, RGB) spoiled by up to three of Augraphy's augmentations,
    of the same size; the page itself where it is no paper or none is drawn. Raises ImportError without Augraphy."""
    if chain not in CHAINS or not chance(rng, SHARE):
        return image
    # Augraphy draws from the generators of the process.
    seed = int(rng.integers(2**31))
    random.seed(seed)
    np.random.seed(seed)  # noqa: NPY002
    spoiled = cv2.cvtColor(image, cv2.COLOR_RGB2BGR)
    for names, often in _OFTEN:
        name = pick(rng, names)
        if not chance(rng, often):
            continue
        try:
            result = _augmentation(name)(spoiled.copy())
        except (ValueError, IndexError, ZeroDivisionError, cv2.error):
            # Small and narrow pages are more than some of them expect.
            continue
        if isinstance(result, np.ndarray) and result.shape == spoiled.shape and result.dtype == np.uint8:
            spoiled = result
    return cv2.cvtColor(spoiled, cv2.COLOR_BGR2RGB)
