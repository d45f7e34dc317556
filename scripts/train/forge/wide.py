"""Edits wider than a word: whole lines, and covers drawn by hand."""

from __future__ import annotations

import numpy as np

from .edit import PATCH, Edit
from .erase import any_ground, brush, clone_over, erase
from .geometry import cut, size
from .registry import operation
from .retype import type_new
from .targets import choose_line, choose_word, whole_word


@operation("line_erase", PATCH)
def line_erase(edit: Edit) -> bool:
    """Several words of a line erased in the same way, some of them typed anew."""
    chosen = choose_line(edit)
    if chosen is None:
        return False
    ground, ink_only, typed = any_ground(edit), edit.chance(0.3), edit.chance(0.5)
    done = 0
    for word in chosen[1]:
        target = whole_word(edit, word)
        if target is None:
            continue
        seen = edit.look(target.box)
        if ground == "telea" or edit.chance(0.85) or not clone_over(edit, edit.window(target.box, 2)):
            erase(edit, target, ground, ink_only)
        if typed:
            type_new(edit, target, seen)
        done += 1
    return done > 0


@operation("brush_cover", PATCH)
def brush_cover(edit: Edit) -> bool:
    """A brush in the paper's colour, or white, drawn over the word by hand; text on it or not."""
    target = choose_word(edit)
    if target is None:
        return False
    seen = edit.look(target.box)
    area = edit.window(target.box, 10)
    width, height = size(area)
    alpha = brush(edit, width, height, size(target.box)[1])
    white = edit.chance(0.3) and seen.ground.mean() > 200
    colour = np.full(3, 255.0) if white else seen.ground + edit.rng.normal(0, 1.5, 3)
    before = cut(edit.image, area).copy()
    edit.blend(area, np.broadcast_to(colour, (height, width, 3)), alpha, PATCH)
    if np.array_equal(before, cut(edit.image, area)):
        return False
    return type_new(edit, target, seen) if edit.chance(0.6) else True
