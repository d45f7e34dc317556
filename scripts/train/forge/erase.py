"""Removing the ink of a word before something else is put there."""

from __future__ import annotations

import numpy as np

from .edit import PATCH, Edit, Target
from .geometry import Box, cut, moved, overlaps, size
from .grounds import GROUNDS
from .measure import Look, look


def hole_box(edit: Edit, target: Target) -> Box:
    """The rectangle a forger draws around the ink: a few pixels larger, except beside kept characters."""
    up, down = int(edit.rng.integers(1, 6)), int(edit.rng.integers(1, 6))
    sides = (0, 0) if target.part else (int(edit.rng.integers(1, 8)), int(edit.rng.integers(1, 8)))
    left, top, right, bottom = target.box
    height, width = edit.image.shape[:2]
    return max(0, left - sides[0]), max(0, top - up), min(width, right + sides[1]), min(height, bottom + down)


def erase(edit: Edit, target: Target, ground: str, ink_only: bool = False) -> Look:
    """Fills the target with a ground of `GROUNDS`, as a rectangle or under the ink only."""
    box = hole_box(edit, target)
    area = edit.window(box, max(8, int(0.7 * size(box)[1])))
    window = cut(edit.image, area)
    hole = np.zeros(window.shape[:2], bool)
    inner = np.s_[box[1] - area[1] : box[3] - area[1], box[0] - area[0] : box[2] - area[0]]
    seen = look(window)
    hole[inner] = True if not ink_only else seen.rim[inner]
    fresh = GROUNDS[ground](window, hole, seen, edit.rng)
    if ink_only:
        out = np.where(hole[..., None], fresh, window)[inner]
        edit.put(box, np.asarray(out, np.float32), PATCH, rectangle=False)
    else:
        edit.put(box, np.asarray(fresh, np.float32)[inner], PATCH)
    return seen


def any_ground(edit: Edit) -> str:
    """A common way to erase."""
    return str(edit.rng.choice(["flat", "local_mean", "telea", "noisy", "closed"]))


def clone_over(edit: Edit, box: Box) -> bool:
    """Covers the box with ground copied from nearby, as a clone stamp does."""
    width, height = size(box)
    best, least = None, np.inf
    target = edit.look(box, 3)
    for _ in range(60):
        right = int(edit.rng.integers(-3 * width - 30, 3 * width + 31))
        down = int(edit.rng.integers(-5 * height, 5 * height + 1))
        source = moved(box, right, down)
        if not edit.free(source) or overlaps(source, box):
            continue
        pixels = cut(edit.image, source).astype(np.float32)
        cost = float(pixels.std() + np.abs(np.median(pixels, axis=(0, 1)) - target.ground).mean())
        if cost < least:
            best, least = source, cost
    if best is None or least > 12 + 2 * target.noise:
        return False
    edit.put(box, cut(edit.image, best).copy(), PATCH)
    return True
