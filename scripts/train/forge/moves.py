"""Copy-move of more than a word: lines, signatures, stamps, blocks; and words moved aside."""

from __future__ import annotations

import numpy as np

from .edit import COPY, Edit
from .erase import any_ground, clone_over, erase
from .geometry import cut, inside, moved, overlaps, size, whole
from .pasting import MARKS, any_place, feather, paste, paste_ink
from .registry import operation
from .targets import blank_place, choose_line, choose_word


@operation("line_copy", COPY, exact=True)
def line_copy(edit: Edit) -> bool:
    """Several words of one line, over another line or into empty ground."""
    chosen = choose_line(edit)
    if chosen is None:
        return False
    box = whole(chosen[0], edit.image.shape, int(edit.rng.integers(1, 5)))
    width, height = size(box)
    goal = None
    if edit.chance(0.5):
        other = choose_line(edit)
        if other is not None:
            goal = (other[0][0], other[0][1], other[0][0] + width, other[0][1] + height)
    goal = goal or blank_place(edit, width, height, near=box)
    if goal is None or not edit.free(goal, 1) or overlaps(goal, box):
        return False
    paste(edit, goal, cut(edit.image, box).copy())
    return True


@operation("region_copy", COPY)
def region_copy(edit: Edit) -> bool:
    """A signature, stamp, logo or block of the page set elsewhere, softly or by its ink."""
    marks = [region for region in edit.regions if region.kind in MARKS]
    if marks and edit.chance(0.7):
        box = whole(edit.pick(marks).box, edit.image.shape, int(edit.rng.integers(0, 6)))
    else:
        chosen = choose_line(edit)
        if chosen is None:
            return False
        grow = int(edit.rng.integers(4, 40))
        box = whole(chosen[0], edit.image.shape, grow)
    width, height = size(box)
    if min(width, height) < 8 or width * height > 0.12 * edit.image.shape[0] * edit.image.shape[1]:
        return False
    goal = blank_place(edit, width, height) or any_place(edit, width, height)
    if goal is None or overlaps(goal, box) or not edit.free(goal, 1):
        return False
    piece = cut(edit.image, box).copy()
    if edit.chance(0.45):
        paste_ink(edit, goal, piece)
    else:
        alpha = feather(piece.shape[:2], float(edit.rng.uniform(1, 8)))
        ground = cut(edit.image, goal).astype(np.float32)
        edit.put(goal, ground + alpha[..., None] * (piece - ground), COPY)
    return True


@operation("word_move", COPY, exact=True)
def word_move(edit: Edit) -> bool:
    """A word shifted by a few pixels or lines; the place it leaves is filled."""
    target = choose_word(edit)
    if target is None:
        return False
    box = whole(target.box, edit.image.shape, 2)
    piece = cut(edit.image, box).copy()
    width, height = size(box)
    if edit.chance(0.5):
        aside = max(3, round(0.7 * height))
        goal = moved(box, int(edit.rng.integers(-aside, aside + 1)), int(edit.rng.integers(-2, 3)))
    else:
        goal = blank_place(edit, width, height, near=box)
    if goal is None or goal == box or not edit.free(goal, 1):
        return False
    if edit.chance(0.6) or not clone_over(edit, box):
        erase(edit, target, any_ground(edit), ink_only=edit.chance(0.4))
    if not inside(goal, edit.image.shape):
        return False
    paste(edit, goal, piece)
    return True
