"""Boxes: (left, top, right, bottom) in whole pixels, right and bottom exclusive."""

from __future__ import annotations

import math

import numpy as np

Box = tuple[int, int, int, int]


def whole(box, shape: tuple[int, ...], margin: int = 0) -> Box:
    """The smallest whole-pixel box around `box`, grown by `margin` and cut to a picture of `shape`."""
    height, width = shape[:2]
    left, top, right, bottom = box
    return (
        max(0, min(width, math.floor(left) - margin)),
        max(0, min(height, math.floor(top) - margin)),
        max(0, min(width, math.ceil(right) + margin)),
        max(0, min(height, math.ceil(bottom) + margin)),
    )


def size(box: Box) -> tuple[int, int]:
    """Width and height."""
    return box[2] - box[0], box[3] - box[1]


def cut(pixels: np.ndarray, box: Box) -> np.ndarray:
    """The view of `pixels` inside `box`."""
    return pixels[box[1] : box[3], box[0] : box[2]]


def inside(box: Box, shape: tuple[int, ...]) -> bool:
    """Whether the box lies in a picture of `shape` and is not empty."""
    return 0 <= box[0] < box[2] <= shape[1] and 0 <= box[1] < box[3] <= shape[0]


def moved(box: Box, right: int, down: int) -> Box:
    """The box shifted."""
    return box[0] + right, box[1] + down, box[2] + right, box[3] + down


def around(boxes: list[Box]) -> Box:
    """The smallest box around all of `boxes`."""
    return (
        min(box[0] for box in boxes),
        min(box[1] for box in boxes),
        max(box[2] for box in boxes),
        max(box[3] for box in boxes),
    )


def overlaps(one: Box, other: Box, margin: int = 0) -> bool:
    """Whether two boxes share a pixel, or come nearer than `margin`."""
    return (
        one[0] - margin < other[2]
        and other[0] < one[2] + margin
        and one[1] - margin < other[3]
        and other[1] < one[3] + margin
    )
