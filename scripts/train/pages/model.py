"""What the generator hands on: a page as drawn, and the page as a device caught it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

Box = tuple[float, float, float, float]
"""x0, y0, x1, y1 in pixels, x1 and y1 exclusive."""

Colour = tuple[int, int, int]
"""Red, green, blue, each 0-255."""


@dataclass(frozen=True)
class Word:
    """One token of text. `text` is in logical (reading) order, `box` bounds its ink, `size` is in pixels."""

    text: str
    box: Box
    role: str
    font: str
    size: float
    colour: Colour
    odd: str | None = None
    """How this genuine word was drawn unlike its neighbours ('font', 'colour', ...), or None."""


@dataclass(frozen=True)
class Region:
    """A place with something other than text: 'logo', 'stamp', 'barcode', 'white_box', 'table', ..."""

    box: Box
    kind: str


@dataclass
class Page:
    """A genuine page as drawn. `image` is height x width x 3 RGB, uint8; `dpi` is the resolution it is drawn for."""

    image: np.ndarray
    words: list[Word]
    regions: list[Region]
    kind: str
    language: str
    dpi: float
    params: dict[str, Any] = field(default_factory=dict)


@dataclass
class Captured:
    """A genuine page as a device caught it, with words and regions where the device put them."""

    image: np.ndarray
    words: list[Word]
    regions: list[Region]
    chain: str
    params: dict[str, Any] = field(default_factory=dict)


def map_box(box: Box, matrix: np.ndarray) -> Box:
    """The bounds of a box's four corners after a 2 x 3 affine or 3 x 3 projective matrix."""
    x0, y0, x1, y1 = box
    corners = np.array([[x0, y0, 1], [x1, y0, 1], [x1, y1, 1], [x0, y1, 1]], np.float64)
    moved = corners @ np.asarray(matrix, np.float64).T
    if moved.shape[1] == 3:
        moved = moved[:, :2] / moved[:, 2:]
    low, high = moved.min(0), moved.max(0)
    return (float(low[0]), float(low[1]), float(high[0]), float(high[1]))


def map_words(words: list[Word], matrix: np.ndarray, width: int, height: int) -> list[Word]:
    """Words after a geometric change; a word more than a fifth outside the picture is dropped."""
    kept = []
    for word in words:
        box = map_box(word.box, matrix)
        clipped = clip_box(box, width, height)
        if clipped is None or _area(clipped) < 0.8 * _area(box):
            continue
        before = max(1e-3, word.box[3] - word.box[1])
        kept.append(replace(word, box=clipped, size=word.size * (box[3] - box[1]) / before))
    return kept


def map_regions(regions: list[Region], matrix: np.ndarray, width: int, height: int) -> list[Region]:
    """Regions after a geometric change, clipped to the picture."""
    moved = ((clip_box(map_box(region.box, matrix), width, height), region.kind) for region in regions)
    return [Region(box, kind) for box, kind in moved if box is not None]


def clip_box(box: Box, width: int, height: int) -> Box | None:
    """The part of a box inside a picture, or None where less than one pixel is left."""
    x0, y0 = max(0.0, box[0]), max(0.0, box[1])
    x1, y1 = min(float(width), box[2]), min(float(height), box[3])
    return (x0, y0, x1, y1) if x1 - x0 >= 1 and y1 - y0 >= 1 else None


def _area(box: Box) -> float:
    return max(0.0, box[2] - box[0]) * max(0.0, box[3] - box[1])
