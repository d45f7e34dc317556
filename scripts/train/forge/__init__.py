"""Forgeries with true masks: `forge` applies one named operation to a captured page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from . import characters, copies, covers, fills, moves, redraws, splices, touches  # noqa: F401 - they register
from .edit import COPY, PATCH, Edit, Likeness
from .geometry import Box, around, cut
from .registry import OPERATIONS, Operation, names

__all__ = ["COPY", "OPERATIONS", "PATCH", "Forged", "Likeness", "Operation", "forge", "names"]

ATTEMPTS = 5
"""Words tried before an operation is given up on a page."""

MIN_CHANGED = 10
"""Pixels that must differ by at least `MIN_STEP` grey levels: less is no forgery that anyone could see."""

MIN_STEP = 6


@dataclass
class Forged:
    """A forged page. Masks are 0 or 255, as high and wide as the page."""

    image: np.ndarray
    copy_mask: np.ndarray
    patch_mask: np.ndarray
    operation: str
    boxes: list[Box]


def forge(
    captured,
    rng: np.random.Generator,
    operation: str,
    donor=None,
    fonts: Sequence[str] = (),
    avoid: Sequence[Box] = (),
    likeness: Likeness | None = None,
) -> Forged | None:
    """Applies one operation to a captured page, or returns None where the page has no place for it.

    `fonts` are paths that near-font retyping may use; nothing is changed inside `avoid`; with `likeness`
    copied words come from places that look like the target.
    Raises KeyError for an unknown operation.
    """
    apply = OPERATIONS[operation].apply
    matrix = captured.params.get("matrix")
    for _ in range(ATTEMPTS):
        edit = Edit(captured.image.copy(), captured.words, captured.regions, rng, donor, matrix, list(fonts))
        edit.likeness = likeness
        edit.boxes.extend(avoid)
        if not apply(edit):
            continue
        boxes = edit.boxes[len(avoid) :]
        area = around(boxes)
        step = np.abs(cut(edit.image, area).astype(np.int16) - cut(captured.image, area)).max(axis=2)
        if (step >= MIN_STEP).sum() < MIN_CHANGED:
            continue
        return Forged(edit.image, edit.masks[COPY], edit.masks[PATCH], operation, boxes)
    return None
