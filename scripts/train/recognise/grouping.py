"""Batches of lines: of one padded width, prepared as the service prepares them."""

from __future__ import annotations

import numpy as np

from .draw import Line

MULTIPLE = 32
"""Widths are multiples of this; the service pads lines to such a width at the right, with zeros."""


def padded_width(line: Line) -> int:
    return -(-line.picture.shape[1] // MULTIPLE) * MULTIPLE


def pictures_of(lines: list[Line], width: int) -> np.ndarray:
    """float32 [lines, 3, 48, width] in -1 to 1, zeros at the right."""
    batch = np.zeros((len(lines), 48, width), np.float32)
    for row, line in zip(batch, lines, strict=True):
        row[:, : line.picture.shape[1]] = line.picture.astype(np.float32) / 127.5 - 1
    return np.repeat(batch[:, None], 3, 1)


def grouped(lines: list[Line], most: int, rng: np.random.Generator) -> list[list[int]]:
    """Places of lines of one padded width, as many as fill `most` columns of pixels, in random order."""
    widths = np.array([padded_width(line) for line in lines])
    groups: list[list[int]] = []
    for width in np.unique(widths):
        places = rng.permutation(np.flatnonzero(widths == width))
        groups += np.array_split(places, -(-len(places) * int(width) // most))
    return [list(groups[at]) for at in rng.permutation(len(groups)) if len(groups[at]) > 0]
