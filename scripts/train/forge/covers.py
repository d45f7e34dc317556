"""Operations that cover a word with something: cloned ground, correction tape, a brush; or type on empty ground."""

from __future__ import annotations

import numpy as np

from .edit import PATCH, Edit, Target
from .erase import any_ground, brush, clone_over, erase, hole_box
from .geometry import cut, size
from .glyphs import load_font
from .registry import operation
from .retyping import type_new
from .strings import amount
from .style import choose_style
from .targets import blank_place, choose_line, choose_target, choose_word, whole_word
from .text import draw_text


@operation("clone_stamp", PATCH)
def clone_stamp(edit: Edit) -> bool:
    """Ground copied from nearby over the ink, with or without text."""
    target = choose_target(edit)
    if target is None:
        return False
    seen = edit.look(target.box)
    if not clone_over(edit, hole_box(edit, target)):
        return False
    return type_new(edit, target, seen) if edit.chance(0.75) else True


@operation("white_out", PATCH)
def white_out(edit: Edit) -> bool:
    """A white box as large as correction tape, text on it or not."""
    target = choose_word(edit)
    if target is None:
        return False
    seen = edit.look(target.box)
    width, height = size(target.box)
    left, top, right, bottom = target.box
    grow = int(edit.rng.integers(1, max(2, height // 2) + 1))
    box = edit.window((left - grow, top - grow, right + grow + int(edit.rng.integers(0, width)), bottom + grow), 0)
    white = np.full((size(box)[1], size(box)[0], 3), float(edit.pick([255, 255, 254, 250])))
    edit.put(box, white, PATCH)
    return type_new(edit, target, seen) if edit.chance(0.85) else True


@operation("insert_text", PATCH)
def insert_text(edit: Edit) -> bool:
    """New text on empty ground: digits before an amount, or a whole value where there was none."""
    target = choose_word(edit)
    if target is None:
        return False
    seen = edit.look(target.box)
    text = str(int(edit.rng.integers(1, 100))) if edit.chance(0.6) else amount(edit.rng)
    height = size(target.box)[1]
    face = load_font(target.word.font, 100)
    wide = max(4, int(1.1 * face.getlength(text) * height / max(1, -face.getbbox("0", anchor="ls")[1])) + 2)
    if edit.chance(0.6):
        left = target.box[0] - wide - int(edit.rng.integers(1, max(2, height // 4)))
        box = (left, target.box[1], left + wide, target.box[3])
        if not edit.free(box, 0) or edit.look(box, 1).contrast > 0.3 * seen.contrast:
            return False
    else:
        found = blank_place(edit, wide, height, near=target.box)
        if found is None or edit.look(found, 1).contrast > 0.3 * seen.contrast:
            return False
        box = found
    placed = Target(word=target.word, text=text, box=box, part=True)
    return draw_text(edit, text, placed, choose_style(edit, placed, seen), right=True)


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
