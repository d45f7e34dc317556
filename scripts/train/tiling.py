"""Crops of a sample for training on tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .forge.geometry import Box

if TYPE_CHECKING:
    from .dataset import Sample


def tiles(
    drawn: Sample, tile: int, rng: np.random.Generator, count: int = 4, aligned: float = 0.85
) -> list[tuple[np.ndarray, np.ndarray, Box]]:
    """`count` crops of `tile` x `tile` pixels: (image, masks (2, tile, tile) 0 or 1, place on the page).

    Half of a forged page's crops show an edit, the others none. Crops start on multiples of 8, the grid of the
    last JPEG, with probability `aligned`. Smaller pages are continued by their mirror image.
    """
    image, masks = padded(drawn, tile)
    found = []
    for index in range(count):
        with_edit = drawn.forged and index % 2 == 0
        box = place_tile(image, masks, tile, rng, with_edit, rng.random() < aligned)
        area = np.s_[box[1] : box[3], box[0] : box[2]]
        found.append((image[area].copy(), np.stack([masks[0][area], masks[1][area]]), box))
    return found


def padded(drawn: Sample, tile: int) -> tuple[np.ndarray, list[np.ndarray]]:
    """The page and its masks (0 or 1), at least as large as a tile."""
    height, width = drawn.image.shape[:2]
    down, right = max(0, tile - height), max(0, tile - width)
    image = np.pad(drawn.image, ((0, down), (0, right), (0, 0)), mode="symmetric") if down or right else drawn.image
    masks = [
        np.pad((mask > 127).astype(np.uint8), ((0, down), (0, right))) for mask in (drawn.copy_mask, drawn.patch_mask)
    ]
    return image, masks


def place_tile(
    image: np.ndarray, masks: list[np.ndarray], tile: int, rng: np.random.Generator, edit: bool, grid: bool
) -> Box:
    """Where a tile is cut: over an edited pixel, or off all edits and, if that can be, where something is written."""
    height, width = image.shape[:2]
    changed = masks[0] | masks[1]
    rows, columns = np.nonzero(changed) if edit else ((), ())
    box = (0, 0, tile, tile)
    for attempt in range(12):
        if len(rows):
            index = int(rng.integers(len(rows)))
            left = int(columns[index] - rng.integers(0, tile))
            top = int(rows[index] - rng.integers(0, tile))
        else:
            left, top = int(rng.integers(0, width - tile + 1)), int(rng.integers(0, height - tile + 1))
        left, top = min(max(0, left), width - tile), min(max(0, top), height - tile)
        if grid:
            left, top = left // 8 * 8, top // 8 * 8
        box = (left, top, left + tile, top + tile)
        area = np.s_[box[1] : box[3], box[0] : box[2]]
        if edit and len(rows) and changed[area].any():
            break
        if not edit and not changed[area].any() and (attempt > 5 or image[area].std() > 12):
            break
    return box
