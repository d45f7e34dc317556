"""Removing the ink of a word before something else is put there."""

from __future__ import annotations

import cv2
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
    piece = cut(edit.image, best).copy()
    way = edit.rng.random()
    healed = poisson(edit.image, piece, box, mixed=False) if way < 0.25 else None
    if healed is not None:
        edit.put(box, healed, PATCH)
    elif way < 0.6:
        edit.blend(box, piece, brush(edit, width, height, height), PATCH)
    else:
        edit.put(box, piece, PATCH)
    return True


def brush(edit: Edit, width: int, height: int, ink: int) -> np.ndarray:
    """Alpha (height, width), 0-1, of one to three strokes drawn by hand along a box with ink `ink` pixels high."""
    stroke = max(4, int(ink * edit.rng.uniform(0.8, 1.4)))
    cover = np.zeros((height * 2, width * 2), np.uint8)
    for _ in range(int(edit.rng.integers(1, 4))):
        xs = np.linspace(min(10, width / 4), width - min(10, width / 4), 7) * 2 + edit.rng.normal(0, 3, 7)
        ys = np.full(7, height / 2) * 2 + edit.rng.normal(0, 0.2 * stroke, 7)
        points = np.stack([xs, ys], axis=1).round().astype(np.int32)
        cv2.polylines(cover, [points], False, 255, min(255, stroke * 2), cv2.LINE_AA)
    alpha = cv2.resize(cover, (width, height), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
    if edit.chance(0.4):
        alpha = cv2.GaussianBlur(alpha, (0, 0), float(edit.rng.uniform(0.6, 2.0)))
    return alpha


def poisson(page: np.ndarray, piece: np.ndarray, box: Box, mixed: bool) -> np.ndarray | None:
    """`piece` cloned seamlessly into `page` at `box` (Perez et al.); None where it comes too near the page's edge."""
    margin = 3
    left, top, right, bottom = box
    if left < margin or top < margin or right > page.shape[1] - margin or bottom > page.shape[0] - margin:
        return None
    window = np.ascontiguousarray(page[top - margin : bottom + margin, left - margin : right + margin])
    mask = np.full(piece.shape[:2], 255, np.uint8)
    centre = (window.shape[1] // 2, window.shape[0] // 2)
    way = cv2.MIXED_CLONE if mixed else cv2.NORMAL_CLONE
    out = cv2.seamlessClone(np.ascontiguousarray(piece), window, mask, centre, way)
    return out[margin:-margin, margin:-margin]
