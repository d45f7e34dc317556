"""Copy-move of words within the page, with the seams that tools leave."""

from __future__ import annotations

import cv2
import numpy as np

from .edit import COPY, Edit
from .encode import jpeg
from .erase import any_ground, erase, poisson
from .geometry import Box, cut, inside, overlaps, size, whole
from .pasting import ground_of, paste, paste_ink, similar_words
from .registry import operation
from .targets import choose_word


def copy_word(edit: Edit, change=None, ink: bool = False) -> bool:
    """Covers a word with another of the page. `change` may alter the piece; `ink` pastes only what is darker."""
    target = choose_word(edit)
    if target is None:
        return False
    sources = similar_words(edit, target)
    if not sources:
        return False
    source = edit.pick_donor(sources, edit.image, lambda found: found.box, target)
    right = edit.chance(0.6)
    pad = int(edit.rng.integers(1, 5))
    width = max(size(source.box)[0], size(target.box)[0] if not ink else 0) + pad
    height = max(size(source.box)[1], size(target.box)[1]) + pad
    left = target.box[2] + pad // 2 - width if right else target.box[0] - pad // 2
    top = target.box[3] + pad // 2 - height
    goal = (left, top, left + width, top + height)
    start = source.box[2] + pad // 2 - width if right else source.box[0] - pad // 2
    area = (start, source.box[3] + pad // 2 - height, start + width, source.box[3] + pad // 2)
    if not inside(goal, edit.image.shape) or not inside(area, edit.image.shape) or overlaps(goal, area):
        return False
    piece = cut(edit.image, area).copy()
    if change is not None:
        piece = change(edit, piece, goal)
    if ink:
        erase(edit, target, any_ground(edit), ink_only=edit.chance(0.5))
        paste_ink(edit, goal, np.clip(piece, 0, 255).astype(np.uint8))
    else:
        paste(edit, goal, piece)
    return True


@operation("word_copy", COPY, exact=True)
def word_copy(edit: Edit) -> bool:
    """A word over another, as a rectangle, sometimes with its ground brought to the tone of the new place."""
    return copy_word(edit, change=brought_to_tone if edit.chance(0.35) else None)


@operation("ink_copy", COPY, exact=True)
def ink_copy(edit: Edit) -> bool:
    """Only the ink of a word, on ground that was cleaned."""
    return copy_word(edit, ink=True)


def brought_to_tone(edit: Edit, piece: np.ndarray, goal: Box) -> np.ndarray:
    """The piece with its ground's colour shifted to that around `goal`."""
    rim = np.concatenate([piece[0], piece[-1], piece[:, 0], piece[:, -1]])
    return piece.astype(np.float32) + ground_of(edit, goal) - np.median(rim, axis=0)


def turned(edit: Edit, piece: np.ndarray, goal: Box) -> np.ndarray:
    """A piece scaled by up to 10 % and turned by up to 2 degrees, its size kept."""
    centre = (piece.shape[1] / 2, piece.shape[0] / 2)
    turn = cv2.getRotationMatrix2D(centre, float(edit.rng.uniform(-2, 2)), float(edit.rng.uniform(0.92, 1.1)))
    way = edit.pick([cv2.INTER_LINEAR, cv2.INTER_CUBIC, cv2.INTER_LANCZOS4])
    return cv2.warpAffine(piece, turn, (piece.shape[1], piece.shape[0]), flags=way, borderMode=cv2.BORDER_REPLICATE)


@operation("scaled_copy", COPY)
def scaled_copy(edit: Edit) -> bool:
    """A word resized or turned before it is pasted."""
    return copy_word(edit, change=turned)


@operation("jpeg_copy", COPY)
def jpeg_copy(edit: Edit) -> bool:
    """A word that went through an own JPEG generation before it was pasted."""

    def saved(canvas: Edit, piece: np.ndarray, goal: Box) -> np.ndarray:
        return jpeg(piece, int(canvas.rng.integers(45, 92)), canvas.chance(0.6))

    return copy_word(edit, change=saved)


def source_window(edit: Edit, source: Box, wanted: Box, right: bool) -> Box | None:
    """A box as large as `wanted` over `source`, aligned at its right or left edge and at its bottom."""
    width, height = size(wanted)
    left = source[2] - width if right else source[0]
    box = (left, source[3] - height, left + width, source[3])
    return box if inside(box, edit.image.shape) else None


@operation("poisson_copy", COPY, held_out=True)
def poisson_copy(edit: Edit) -> bool:
    """A word of the page cloned seamlessly over another."""
    target = choose_word(edit)
    if target is None:
        return False
    sources = similar_words(edit, target)
    if not sources:
        return False
    source = edit.pick_donor(sources, edit.image, lambda found: found.box, target)
    goal = edit.window(target.box, 3)
    area = source_window(edit, whole(source.box, edit.image.shape, 3), goal, right=edit.chance(0.5))
    if area is None or overlaps(area, goal):
        return False
    erase(edit, target, any_ground(edit), ink_only=edit.chance(0.4))
    cloned = poisson(edit.image, cut(edit.image, area).copy(), goal, mixed=edit.chance(0.3))
    if cloned is None:
        return False
    edit.put(goal, cloned, COPY)
    return True
