"""Quantisation tables as phones, scanners, editors and libraries carry them."""

from __future__ import annotations

import numpy as np

from .chance import Rng, between, chance

_LUMA = np.array(
    [
        16,
        11,
        10,
        16,
        24,
        40,
        51,
        61,
        12,
        12,
        14,
        19,
        26,
        58,
        60,
        55,
        14,
        13,
        16,
        24,
        40,
        57,
        69,
        56,
        14,
        17,
        22,
        29,
        51,
        87,
        80,
        62,
        18,
        22,
        37,
        56,
        68,
        109,
        103,
        77,
        24,
        35,
        55,
        64,
        81,
        104,
        113,
        92,
        49,
        64,
        78,
        87,
        103,
        121,
        120,
        101,
        72,
        92,
        95,
        98,
        112,
        100,
        103,
        99,
    ],
    np.float64,
).reshape(8, 8)

_CHROMA = np.full((8, 8), 99.0)

_CHROMA[:4, :4] = [[17, 18, 24, 47], [18, 21, 26, 66], [24, 26, 56, 99], [47, 66, 99, 99]]
"""The example tables of ITU-T T.81, annex K, row by row."""

_ROWS, _COLUMNS = np.mgrid[0:8, 0:8].astype(np.float64)


def scaled(table: np.ndarray, quality: float) -> np.ndarray:
    """A table at a quality of 1-100 by the rule of the IJG library."""
    factor = 5000 / quality if quality < 50 else 200 - 2 * quality
    return np.clip(np.floor((table * factor + 50) / 100), 1, 255)


def phone_tables(rng: Rng, quality: float) -> list[np.ndarray]:
    """Annex K with gentler low frequencies and a colour quality of its own, as phones and scanners carry."""
    luma, chroma = scaled(_LUMA, quality), scaled(_CHROMA, min(99, quality + between(rng, -12, 6)))
    low = np.exp(-(_ROWS + _COLUMNS) / between(rng, 1.5, 5))
    return [np.clip(np.round(t * (1 - between(rng, 0.1, 0.5) * low)), 1, 255) for t in (luma, chroma)]


def editor_tables(rng: Rng, quality: float) -> list[np.ndarray]:
    """Tables that rise evenly with the frequency, as desktop editors carry."""
    top = 2 + (100 - quality) * between(rng, 0.9, 1.5)
    start, power = max(1.0, top * between(rng, 0.06, 0.14)), between(rng, 0.8, 1.4)
    rise = ((_ROWS + _COLUMNS) / 14) ** power
    luma = start + (top - start) * rise
    chroma = luma * between(rng, 1, 1.8)
    if chance(rng, 0.5):
        luma, chroma = (np.minimum(t, between(rng, 0.6, 1) * top) for t in (luma, chroma))
    return [np.clip(np.round(t), 1, 255) for t in (luma, chroma)]


def radial_tables(rng: Rng, quality: float) -> list[np.ndarray]:
    """Tables by the distance from the constant term, unlike those of any other family here."""
    step = 1 + (100 - quality) * between(rng, 0.25, 0.4)
    luma = step * (1 + between(rng, 0.15, 0.4) * np.hypot(_ROWS, _COLUMNS))
    return [np.clip(np.round(t), 1, 255) for t in (luma, luma * between(rng, 0.9, 2.2))]
