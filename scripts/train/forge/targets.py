"""Which word is edited: mostly amounts, dates and numbers, whole or in part."""

from __future__ import annotations

import numpy as np

from .edit import Edit, Target
from .geometry import Box, cut, overlaps, size, whole
from .glyphs import character_spans, left_to_right
from .measure import look
from .strings import has_digit

MIN_HEIGHT = 6
"""Ink lower than this (pixels) cannot be edited believably."""


def choose_word(edit: Edit, numeric: float = 0.75, digits_only: bool = False) -> Target | None:
    """A free word with its ink, numeric ones preferred with probability `numeric`."""
    written = [word for word in edit.words if word.role != "rule"]
    numbers = [word for word in written if has_digit(word.text)]
    pool = numbers if digits_only or (numbers and edit.chance(numeric)) else written
    for _ in range(12):
        if not pool:
            return None
        word = edit.pick(pool)
        target = whole_word(edit, word)
        if target and edit.free(target.box, 3) and target.height <= 2.2 * word.size:
            return target
    return None


def whole_word(edit: Edit, word) -> Target | None:
    """A word with the box of its ink, where that can be seen."""
    box = edit.word_ink(word)
    if box is None or size(box)[1] < MIN_HEIGHT or size(box)[0] < 4:
        return None
    return Target(word=word, text=word.text, box=box, part=False, slope=line_slope(edit, box))


def line_slope(edit: Edit, box: Box) -> float:
    """The slope of the line around a word: as the capture turned it, else the shear that gathers the line's ink
    into the fewest rows."""
    if edit.matrix is not None:
        return turned_slope(edit.matrix, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    height = size(box)[1]
    area = whole((box[0] - 6 * height, box[1], box[2] + 6 * height, box[3]), edit.image.shape, 2)
    seen = look(cut(edit.image, area))
    rows, columns = np.nonzero(seen.ink)
    if len(rows) < 60:
        return 0.0
    slopes = np.linspace(-0.08, 0.08, 33)
    sharpness = []
    for slope in slopes:
        sheared = np.rint((rows - slope * columns) * 2).astype(np.int64)
        sharpness.append(float((np.bincount(sheared - sheared.min()).astype(np.float64) ** 2).sum()))
    best = int(np.argmax(sharpness))
    return float(slopes[best]) if sharpness[best] > 1.04 * sharpness[16] else 0.0


def turned_slope(matrix: np.ndarray, x: float, y: float) -> float:
    """How a level line of the page runs through the picture's point (x, y), in rows a column."""
    start = np.linalg.solve(matrix, np.array([x, y, 1.0]))
    end = matrix @ (start / start[2] + np.array([1.0, 0.0, 0.0]))
    right, down = end[0] / end[2] - x, end[1] / end[2] - y
    return float(np.clip(down / right, -0.5, 0.5)) if abs(right) > 1e-6 else 0.0


def some_characters(edit: Edit, target: Target, most: int = 3) -> Target | None:
    """One to `most` neighbouring characters of a word, digits preferred."""
    spans = character_spans(target.text, target.word.font, target.box, edit.image)
    if spans is None or len(spans) < 2:
        return None
    digits = [index for index, character in enumerate(target.text) if character.isdigit()]
    start = edit.pick(digits or list(range(len(spans))))
    end = min(len(spans), start + int(edit.rng.integers(1, most + 1)))
    box = (spans[start][0], target.box[1], spans[end - 1][1], target.box[3])
    if target.slope:
        box = edit.ink_in(box) or box
    return Target(target.word, target.text[start:end], box, True, target.slope)


def choose_target(edit: Edit, part: float = 0.45) -> Target | None:
    """A word, or with probability `part` some of its characters."""
    target = choose_word(edit)
    if target and edit.chance(part) and left_to_right(target.text):
        return some_characters(edit, target) or target
    return target


def choose_line(edit: Edit) -> tuple[Box, list] | None:
    """The box of the words that stand on one line beside each other, and these words."""
    for _ in range(8):
        if not edit.words:
            return None
        word = edit.pick(edit.words)
        _, top, _, bottom = whole(word.box, edit.image.shape)
        middle, height = (top + bottom) / 2, bottom - top
        line = [other for other in edit.words if abs((other.box[1] + other.box[3]) / 2 - middle) < 0.35 * height]
        line = line or [word]
        if len(line) > 5:
            start = int(edit.rng.integers(len(line) - 2))
            line = sorted(line, key=lambda other: other.box[0])[start : start + int(edit.rng.integers(2, 6))]
        box = whole(
            (
                min(other.box[0] for other in line),
                min(other.box[1] for other in line),
                max(other.box[2] for other in line),
                max(other.box[3] for other in line),
            ),
            edit.image.shape,
        )
        if len(line) > 1 and edit.free(box, 2) and size(box)[1] < 3 * height:
            return box, line
    return None


def blank_place(edit: Edit, width: int, height: int, near: Box | None = None, tries: int = 40) -> Box | None:
    """A box of this size without words, regions or earlier edits, near `near` where that is given."""
    page_height, page_width = edit.image.shape[:2]
    if width >= page_width - 8 or height >= page_height - 8:
        return None
    taken = [whole(item.box, edit.image.shape) for item in [*edit.words, *edit.regions]]
    for _ in range(tries):
        if near is None:
            left = int(edit.rng.integers(4, page_width - width - 3))
            top = int(edit.rng.integers(4, page_height - height - 3))
        else:
            left = int(near[0] + edit.rng.integers(-3 * width - 20, 3 * width + 21))
            top = int(near[1] + edit.rng.integers(-5 * height, 5 * height + 1))
        box = (left, top, left + width, top + height)
        if edit.free(box, 1) and not any(overlaps(box, other) for other in taken):
            return box
    return None
