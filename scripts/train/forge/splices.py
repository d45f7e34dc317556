"""Pieces of another document, whose own capture left its own noise, colour and JPEG history."""

from __future__ import annotations

import cv2
import numpy as np

from .edit import COPY, Edit, Target
from .erase import any_ground, erase
from .geometry import Box, cut, inside, size, whole
from .measure import ink_box, look
from .pasting import MARKS, any_place, feather, paste, paste_ink
from .registry import operation
from .strings import has_digit
from .targets import blank_place, choose_line, choose_word


def donor_piece(edit: Edit, target: Target, field: bool = False) -> tuple[np.ndarray, int] | None:
    """A word (or several of a line) of the donor, with ground around it, scaled to the target's height.

    Returns the pixels and the margin around the ink in them.
    """
    donor = edit.donor
    if donor is None or not donor.words:
        return None
    numeric = has_digit(target.text)
    pool = [word for word in donor.words if has_digit(word.text) == numeric and word.size >= 0.55 * target.word.size]
    for _ in range(10):
        if not pool:
            return None
        word = edit.pick_donor(pool, donor.image, lambda found: found.box, target)
        box = ink_box(donor.image, whole(word.box, donor.image.shape, 2))
        if box is None or size(box)[1] < 6:
            continue
        if field:
            box = grown_to_line(donor, word, box)
        ratio = target.height / size(box)[1]
        wide = size(box)[0] * ratio
        if not 0.35 < ratio < 1.9 or not (field or 0.5 < wide / size(target.box)[0] < 1.7):
            continue
        margin = int(edit.rng.integers(2, 7))
        area = (box[0] - margin, box[1] - margin, box[2] + margin, box[3] + margin)
        if not inside(area, donor.image.shape):
            continue
        return resized(edit, cut(donor.image, area), ratio, margin)
    return None


def grown_to_line(donor, word, box: Box) -> Box:
    """The box of a word and its neighbours on the line."""
    height, middle = box[3] - box[1], (box[1] + box[3]) / 2
    near = [
        other.box
        for other in donor.words
        if abs((other.box[1] + other.box[3]) / 2 - middle) < 0.4 * height and abs(other.box[0] - box[2]) < 14 * height
    ]
    left, right = min([box[0], *[other[0] for other in near]]), max([box[2], *[other[2] for other in near]])
    return whole((left, box[1], right, box[3]), donor.image.shape)


def resized(edit: Edit, piece: np.ndarray, ratio: float, margin: int) -> tuple[np.ndarray, int]:
    """The piece at the target's size; within 4 % of it a forger often leaves it as it is."""
    if 0.96 < ratio < 1.04 and edit.chance(0.7):
        return piece.copy(), margin
    way = edit.pick([cv2.INTER_AREA if ratio < 1 else cv2.INTER_CUBIC, cv2.INTER_LINEAR, cv2.INTER_CUBIC])
    wanted = (max(4, round(piece.shape[1] * ratio)), max(4, round(piece.shape[0] * ratio)))
    return cv2.resize(piece, wanted, interpolation=way), max(1, round(margin * ratio))


def toned(edit: Edit, piece: np.ndarray, target: Target, noise: bool) -> np.ndarray:
    """The piece with the target's ground and ink colours, and with its noise where asked."""
    here, there = edit.look(target.box, 4), look(piece)
    span = there.ground - there.ink_colour
    gain = np.where(np.abs(span) > 25, (here.ground - here.ink_colour) / np.where(np.abs(span) < 1, 1, span), 1.0)
    gain = np.clip(gain, 0.3, 3.0) if edit.chance(0.7) else np.ones(3)
    out = (piece.astype(np.float32) - there.ground) * gain + here.ground
    if noise and here.noise > there.noise + 0.3:
        out = out + edit.rng.normal(0, np.sqrt(here.noise**2 - there.noise**2), piece.shape)
    elif noise and there.noise > here.noise + 0.5:
        out = cv2.GaussianBlur(out.astype(np.float32), (0, 0), float(edit.rng.uniform(0.4, 0.8)))
    return np.clip(out, 0, 255)


def splice(edit: Edit, match: str, field: bool = False, ink: bool = False) -> bool:
    """Puts a donor's piece over a word. `match`: 'none', 'tone' or 'noise' (tone and noise)."""
    target = choose_word(edit)
    if target is None:
        return False
    found = donor_piece(edit, target, field)
    if found is None:
        return False
    piece, margin = found
    if match != "none":
        piece = toned(edit, piece, target, match == "noise")
    height, width = piece.shape[:2]
    left = target.box[2] + margin - width if edit.chance(0.6) else target.box[0] - margin
    top = target.box[3] + margin - height
    goal = (left, top, left + width, top + height)
    if not inside(goal, edit.image.shape) or not edit.free(goal):
        return False
    if ink or width - 2 * margin < 0.98 * size(target.box)[0]:
        erase(edit, target, any_ground(edit), ink_only=edit.chance(0.4))
    if ink:
        paste_ink(edit, goal, np.clip(piece, 0, 255).astype(np.uint8))
    else:
        paste(edit, goal, piece)
    return True


@operation("splice_matched", COPY, needs_donor=True)
def splice_matched(edit: Edit) -> bool:
    """A donor's word with tone and noise fitted to the page."""
    return splice(edit, "noise" if edit.chance(0.6) else "tone")


@operation("splice_unmatched", COPY, needs_donor=True)
def splice_unmatched(edit: Edit) -> bool:
    """A donor's word as it is."""
    return splice(edit, "none")


@operation("splice_field", COPY, needs_donor=True)
def splice_field(edit: Edit) -> bool:
    """A donor's whole field: several words of a line."""
    return splice(edit, str(edit.rng.choice(["none", "tone", "noise"])), field=True)


@operation("splice_ink", COPY, held_out=True, needs_donor=True)
def splice_ink(edit: Edit) -> bool:
    """Only the ink of a donor's word, on ground that was cleaned."""
    return splice(edit, str(edit.rng.choice(["none", "tone"])), ink=True)


@operation("splice_region", COPY, needs_donor=True)
def splice_region(edit: Edit) -> bool:
    """A donor's signature, stamp, logo or block."""
    donor = edit.donor
    if donor is None:
        return False
    marks = [region for region in donor.regions if region.kind in MARKS]
    if marks and edit.chance(0.75):
        box = whole(edit.pick(marks).box, donor.image.shape, 3)
    else:
        other = Edit(donor.image, donor.words, donor.regions, edit.rng)
        chosen = choose_line(other)
        if chosen is None:
            return False
        box = whole(chosen[0], donor.image.shape, int(edit.rng.integers(3, 30)))
    width, height = size(box)
    if min(width, height) < 8 or width * height > 0.1 * edit.image.shape[0] * edit.image.shape[1]:
        return False
    goal = blank_place(edit, width, height) or any_place(edit, width, height)
    if goal is None or not edit.free(goal, 1):
        return False
    piece = cut(donor.image, box).copy()
    if edit.chance(0.4):
        paste_ink(edit, goal, piece)
        return True
    alpha = feather(piece.shape[:2], float(edit.rng.uniform(1, 6))) if edit.chance(0.6) else np.ones(piece.shape[:2])
    ground = cut(edit.image, goal).astype(np.float32)
    edit.put(goal, ground + alpha[..., None] * (piece - ground), COPY)
    return True
