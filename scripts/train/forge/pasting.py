"""Seams: how a copied piece is set into the page, and where."""

from __future__ import annotations

import cv2
import numpy as np

from .edit import COPY, Edit, Target
from .geometry import Box, cut, overlaps, size
from .measure import look
from .strings import has_digit
from .targets import whole_word

MARKS = {"signature", "stamp", "logo", "handwriting", "barcode", "picture"}
"""Kinds of region that forgers move as one piece."""


def any_place(edit: Edit, width: int, height: int) -> Box | None:
    """Somewhere on the page."""
    if width + 8 >= edit.image.shape[1] or height + 8 >= edit.image.shape[0]:
        return None
    left = int(edit.rng.integers(4, edit.image.shape[1] - width - 3))
    top = int(edit.rng.integers(4, edit.image.shape[0] - height - 3))
    return (left, top, left + width, top + height)


def feather(shape: tuple[int, int], width: float) -> np.ndarray:
    """Alpha 0-1 that falls to nothing within about `width` pixels of the rectangle's edge."""
    inner = np.zeros((shape[0], shape[1]), np.float32)
    rim = max(1, int(round(width)))
    if min(shape) <= 2 * rim + 1:
        rim = max(1, min(shape) // 4)
    inner[rim:-rim, rim:-rim] = 1
    return cv2.GaussianBlur(inner, (0, 0), max(0.5, rim / 2))


def paste(edit: Edit, box: Box, piece: np.ndarray) -> None:
    """Puts a piece with a hard or a soft edge."""
    if edit.chance(0.3) and min(size(box)) >= 8:
        alpha = feather(piece.shape[:2], float(edit.rng.uniform(1, 3)))
        ground = cut(edit.image, box).astype(np.float32)
        edit.put(box, ground + alpha[..., None] * (piece.astype(np.float32) - ground), COPY)
    else:
        edit.put(box, piece, COPY)


def paste_ink(edit: Edit, box: Box, piece: np.ndarray) -> None:
    """Pastes by darkening, multiplying, or through an alpha cut from the ink."""
    ground = cut(edit.image, box).astype(np.float32)
    seen = look(piece)
    light = seen.ground.mean() >= seen.ink_colour.mean()
    way = edit.rng.random()
    if way < 0.35 and light:
        edit.put(box, np.minimum(ground, piece), COPY, rectangle=False)
    elif way < 0.7 and light:
        edit.put(box, ground * np.minimum(1.0, piece / np.maximum(seen.ground, 1.0)), COPY, rectangle=False)
    else:
        alpha = cv2.GaussianBlur(seen.rim.astype(np.float32), (0, 0), float(edit.rng.uniform(0.3, 1.0)))
        edit.blend(box, piece.astype(np.float32), alpha, COPY)


def similar_words(edit: Edit, target: Target) -> list[Target]:
    """Other words of the page with letters as high as the target's, mostly on ground of the same colour."""
    found = []
    ground = ground_of(edit, target.box) if edit.chance(0.85) else None
    words = list(edit.words)
    edit.rng.shuffle(words)
    for word in words:
        if word is target.word or not 0.8 < word.size / max(1.0, target.word.size) < 1.25 or word.text == target.text:
            continue
        if has_digit(target.text) != has_digit(word.text):
            continue
        other = whole_word(edit, word)
        if other is None or overlaps(other.box, target.box, 2) or not 0.85 < other.height / target.height < 1.18:
            continue
        if ground is not None and np.abs(ground - ground_of(edit, other.box)).max() > 14:
            continue
        found.append(other)
        if len(found) >= (6 if edit.likeness is None else 24):
            break
    return found


def ground_of(edit: Edit, box: Box) -> np.ndarray:
    """The median colour of the pixels right around a box."""
    outer = cut(edit.image, edit.window(box, 3))
    return np.median(np.concatenate([outer[0], outer[-1], outer[:, 0], outer[:, -1]]), axis=0)
