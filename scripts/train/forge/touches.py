"""Changes of a word's own pixels: single strokes, sharpness, tone."""

from __future__ import annotations

import cv2
import numpy as np

from .edit import PATCH, Edit
from .encode import jpeg
from .geometry import Box, cut, size, whole
from .glyphs import character_spans
from .measure import look
from .registry import operation
from .targets import choose_target, choose_word

STROKES: dict[str, tuple[str, list[tuple[float, float, float, float]]]] = {
    "1": ("7", [(0.0, 0.06, 0.75, 0.06)]),
    "3": ("8", [(0.1, 0.12, 0.1, 0.45), (0.1, 0.55, 0.1, 0.9)]),
    "5": ("6", [(0.1, 0.5, 0.1, 0.9)]),
    "0": ("8", [(0.2, 0.5, 0.8, 0.5)]),
    "6": ("8", [(0.88, 0.12, 0.88, 0.5)]),
    "9": ("8", [(0.12, 0.5, 0.12, 0.9)]),
    "7": ("2", [(0.1, 0.95, 0.95, 0.95)]),
    "4": ("9", [(0.15, 0.05, 0.85, 0.05)]),
}
"""Strokes in units of the glyph's box (x0, y0, x1, y1) that turn one digit into another."""


@operation("stroke_edit", PATCH)
def stroke_edit(edit: Edit) -> bool:
    """A few strokes drawn or wiped: 1 to 7, 3 to 8, 8 to 3."""
    for _ in range(6):
        target = choose_word(edit, digits_only=True)
        if target is None:
            return False
        spans = character_spans(target.text, target.word.font, target.box, edit.image)
        places = [index for index, digit in enumerate(target.text) if digit in STROKES or digit == "8"]
        if spans is None or not places:
            continue
        index = edit.pick(places)
        box = edit.ink_in((spans[index][0], target.box[1], spans[index][1], target.box[3]))
        if box is None or size(box)[1] < 9:
            continue
        if target.text[index] == "8":
            return wipe_side(edit, box)
        return draw_strokes(edit, box, STROKES[target.text[index]][1])
    return False


def draw_strokes(edit: Edit, box: Box, strokes: list[tuple[float, float, float, float]]) -> bool:
    """Lines as thick as the digit's own, in its colour, drawn 8 times too large and reduced."""
    seen = edit.look(box)
    area = edit.window(box, 4)
    height, width = area[3] - area[1], area[2] - area[0]
    ink = cut(edit.image, area)
    thickness = max(1.0, 2.2 * float(look(ink).ink.sum()) / max(1.0, 3.2 * size(box)[1]))
    canvas = np.zeros((height * 8, width * 8), np.uint8)
    for left, top, right, bottom in strokes:
        ends = [
            (int(8 * (box[0] - area[0] + x * size(box)[0])), int(8 * (box[1] - area[1] + y * size(box)[1])))
            for x, y in ((left, top), (right, bottom))
        ]
        cv2.line(canvas, ends[0], ends[1], 255, max(1, int(8 * min(thickness, 0.22 * size(box)[1]))), cv2.LINE_AA)
    cover = cv2.resize(canvas, (width, height), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
    if edit.chance(0.6):
        cover = cv2.GaussianBlur(cover, (0, 0), max(0.3, seen.blur * 0.9))
    before = ink.copy()
    edit.blend(area, np.broadcast_to(seen.ink_colour, (height, width, 3)), cover, PATCH)
    return bool((np.abs(before.astype(np.int16) - cut(edit.image, area)).max(axis=2) > 25).sum() >= 3)


def wipe_side(edit: Edit, box: Box) -> bool:
    """The left bends of an 8 wiped, so that a 3 is left."""
    seen = edit.look(box)
    width, height = size(box)
    done = False
    for top, bottom in ((0.14, 0.42), (0.58, 0.86)):
        side = (box[0], box[1] + int(top * height), box[0] + max(2, int(0.34 * width)), box[1] + int(bottom * height))
        if size(side)[1] < 2:
            continue
        noise = edit.rng.normal(0, seen.noise if edit.chance(0.5) else 0, (*size(side)[::-1], 3))
        edit.put(side, seen.ground + noise, PATCH)
        done = True
    return done


@operation("word_sharpness", PATCH)
def word_sharpness(edit: Edit) -> bool:
    """One word sharpened or blurred, often after something else was done to it."""
    target = choose_word(edit)
    if target is None:
        return False
    box = edit.window(target.box, int(edit.rng.integers(2, 8)))
    pixels = cut(edit.image, box).astype(np.float32)
    soft = cv2.GaussianBlur(pixels, (0, 0), float(edit.rng.uniform(0.6, 1.6)))
    edit.put(box, soft if edit.chance(0.5) else pixels + float(edit.rng.uniform(0.7, 2.0)) * (pixels - soft), PATCH)
    return True


@operation("texture_jitter", PATCH)
def texture_jitter(edit: Edit) -> bool:
    """A word resampled, recompressed, retoned or given noise, and nothing else."""
    target = choose_target(edit, part=0.3)
    if target is None:
        return False
    box = edit.window(target.box, int(edit.rng.integers(1, 6)))
    piece = cut(edit.image, box)
    way = edit.rng.random()
    if way < 0.3:
        out = resampled(piece, edit.rng)
    elif way < 0.55:
        out = jpeg(piece, int(edit.rng.integers(35, 85)), edit.chance(0.6))
    elif way < 0.75:
        out = piece + edit.rng.normal(0, float(edit.rng.uniform(1.5, 5)), piece.shape)
    else:
        gamma, gain = float(edit.rng.uniform(0.75, 1.35)), float(edit.rng.uniform(0.95, 1.04))
        out = 255 * gain * (piece.astype(np.float32) / 255) ** gamma
    edit.put(box, out, PATCH)
    return True


def resampled(piece: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """The piece after a round trip through another size, and a part of a pixel aside."""
    factor = float(rng.uniform(0.55, 1.8))
    wanted = (max(3, round(piece.shape[1] * factor)), max(3, round(piece.shape[0] * factor)))
    other = cv2.resize(piece, wanted, interpolation=cv2.INTER_AREA if factor < 1 else cv2.INTER_LINEAR)
    back = cv2.resize(other, (piece.shape[1], piece.shape[0]), interpolation=cv2.INTER_LINEAR)
    shift = np.array([[1, 0, rng.uniform(-0.5, 0.5)], [0, 1, rng.uniform(-0.5, 0.5)]], np.float32)
    return cv2.warpAffine(back, shift, (piece.shape[1], piece.shape[0]), borderMode=cv2.BORDER_REPLICATE)


@operation("recolour", PATCH, held_out=True)
def recolour(edit: Edit) -> bool:
    """The ink of one word darkened or given another colour, edges kept."""
    target = choose_word(edit)
    if target is None:
        return False
    area = whole(target.box, edit.image.shape, 4)
    window = cut(edit.image, area).astype(np.float32)
    seen = look(cut(edit.image, area))
    span = seen.ink_colour - seen.ground
    share = ((window - seen.ground) * span).sum(axis=2) / max(1.0, float((span**2).sum()))
    colour = np.clip(seen.ink_colour + edit.rng.normal(0, 45, 3), 0, 255)
    edit.blend(area, np.broadcast_to(colour, window.shape), np.clip(share, 0, 1) * (share > 0.15), PATCH)
    return True
