"""Copy-move within the page: characters, words, lines, marks, with the seams that tools leave."""

from __future__ import annotations

import cv2
import numpy as np

from .edit import COPY, Edit, Target
from .encode import jpeg
from .erase import any_ground, clone_over, erase, poisson
from .geometry import Box, cut, inside, moved, overlaps, size, whole
from .glyphs import character_spans
from .measure import look
from .registry import operation
from .strings import has_digit
from .targets import blank_place, choose_line, choose_word, whole_word


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
        if len(found) >= 6:
            break
    return found


def ground_of(edit: Edit, box: Box) -> np.ndarray:
    """The median colour of the pixels right around a box."""
    outer = cut(edit.image, edit.window(box, 3))
    return np.median(np.concatenate([outer[0], outer[-1], outer[:, 0], outer[:, -1]]), axis=0)


def source_window(edit: Edit, source: Box, wanted: Box, right: bool) -> Box | None:
    """A box as large as `wanted` over `source`, aligned at its right or left edge and at its bottom."""
    width, height = size(wanted)
    left = source[2] - width if right else source[0]
    box = (left, source[3] - height, left + width, source[3])
    return box if inside(box, edit.image.shape) else None


@operation("digit_copy", COPY)
def digit_copy(edit: Edit) -> bool:
    """One to three characters replaced by others of the same page."""
    target = choose_word(edit, digits_only=True)
    if target is None:
        return False
    spans = character_spans(target.text, target.word.font, target.box, edit.image)
    if spans is None:
        return False
    done = False
    places = [index for index, character in enumerate(target.text) if character.isdigit()]
    for index in edit.rng.permutation(places)[: int(edit.rng.integers(1, 4))]:
        done = copy_character(edit, target, spans[int(index)], target.text[int(index)]) or done
    return done


def copy_character(edit: Edit, target: Target, span: tuple[int, int], old: str) -> bool:
    """Replaces the character at `span` by another digit from this or a similar word."""
    for source in [target, *similar_words(edit, target)]:
        spans = character_spans(source.text, source.word.font, source.box, edit.image)
        if spans is None:
            continue
        fits = [
            place
            for place, character in zip(spans, source.text)
            if character.isdigit() and character != old and abs((place[1] - place[0]) - (span[1] - span[0])) <= 3
        ]
        if not fits:
            continue
        place = edit.pick(fits)
        width = span[1] - span[0]
        up = int(edit.rng.integers(0, 3))
        fall = round(target.slope * (span[0] - target.box[0])) - round(source.slope * (place[0] - source.box[0]))
        bottom = source.box[3] - (target.box[3] - target.box[1])
        area = (place[0], bottom - up - fall, place[0] + width, source.box[3] + up - fall)
        goal = (span[0], target.box[1] - up, span[1], target.box[3] + up)
        if size(area) != size(goal) or not inside(area, edit.image.shape) or not inside(goal, edit.image.shape):
            continue
        paste(edit, goal, cut(edit.image, area).copy())
        return True
    return False


@operation("digit_swap", COPY, held_out=True)
def digit_swap(edit: Edit) -> bool:
    """Two digits of one number change places."""
    target = choose_word(edit, digits_only=True)
    if target is None:
        return False
    spans = character_spans(target.text, target.word.font, target.box, edit.image)
    if spans is None:
        return False
    pairs = [
        (one, two)
        for one in range(len(spans))
        for two in range(one + 1, len(spans))
        if target.text[one] != target.text[two] and target.text[one].isdigit() and target.text[two].isdigit()
    ]
    if not pairs:
        return False
    one, two = (spans[index] for index in edit.pick(pairs))
    width = min(one[1] - one[0], two[1] - two[0])
    first = (one[0], target.box[1], one[0] + width, target.box[3])
    second = (two[0], target.box[1], two[0] + width, target.box[3])
    pieces = cut(edit.image, first).copy(), cut(edit.image, second).copy()
    edit.put(first, pieces[1], COPY)
    edit.put(second, pieces[0], COPY)
    return True


def copy_word(edit: Edit, change=None, ink: bool = False) -> bool:
    """Covers a word with another of the page. `change` may alter the piece; `ink` pastes only what is darker."""
    target = choose_word(edit)
    if target is None:
        return False
    sources = similar_words(edit, target)
    if not sources:
        return False
    source = edit.pick(sources)
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
        piece = change(edit, piece)
    if ink:
        erase(edit, target, any_ground(edit), ink_only=edit.chance(0.5))
        paste_ink(edit, goal, piece)
    else:
        paste(edit, goal, piece)
    return True


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


@operation("word_copy", COPY)
def word_copy(edit: Edit) -> bool:
    """A word over another, as a rectangle."""
    return copy_word(edit)


@operation("ink_copy", COPY)
def ink_copy(edit: Edit) -> bool:
    """Only the ink of a word, on ground that was cleaned."""
    return copy_word(edit, ink=True)


def turned(edit: Edit, piece: np.ndarray) -> np.ndarray:
    """A piece scaled by up to 10 % and turned by up to 2 degrees, its size kept."""
    centre = (piece.shape[1] / 2, piece.shape[0] / 2)
    turn = cv2.getRotationMatrix2D(centre, float(edit.rng.uniform(-2, 2)), float(edit.rng.uniform(0.92, 1.1)))
    way = edit.pick([cv2.INTER_LINEAR, cv2.INTER_CUBIC, cv2.INTER_LANCZOS4])
    return cv2.warpAffine(
        piece, turn, (piece.shape[1], piece.shape[0]), flags=way, borderMode=cv2.BORDER_REPLICATE
    )


@operation("scaled_copy", COPY)
def scaled_copy(edit: Edit) -> bool:
    """A word resized or turned before it is pasted."""
    return copy_word(edit, change=turned)


@operation("jpeg_copy", COPY)
def jpeg_copy(edit: Edit) -> bool:
    """A word that went through an own JPEG generation before it was pasted."""

    def saved(canvas: Edit, piece: np.ndarray) -> np.ndarray:
        return jpeg(piece, int(canvas.rng.integers(45, 92)), canvas.chance(0.6))

    return copy_word(edit, change=saved)


@operation("line_copy", COPY)
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


MARKS = {"signature", "stamp", "logo", "seal", "handwriting", "barcode", "qr"}
"""Kinds of region that forgers move as one piece."""


def any_place(edit: Edit, width: int, height: int) -> Box | None:
    """Somewhere on the page."""
    if width + 8 >= edit.image.shape[1] or height + 8 >= edit.image.shape[0]:
        return None
    left = int(edit.rng.integers(4, edit.image.shape[1] - width - 3))
    top = int(edit.rng.integers(4, edit.image.shape[0] - height - 3))
    return (left, top, left + width, top + height)


@operation("word_move", COPY)
def word_move(edit: Edit) -> bool:
    """A word shifted by a few pixels or lines; the place it leaves is filled."""
    target = choose_word(edit)
    if target is None:
        return False
    box = whole(target.box, edit.image.shape, 2)
    piece = cut(edit.image, box).copy()
    width, height = size(box)
    if edit.chance(0.5):
        goal = moved(box, int(edit.rng.integers(-width, width + 1)), int(edit.rng.integers(-2, 3)))
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


@operation("poisson_copy", COPY, held_out=True)
def poisson_copy(edit: Edit) -> bool:
    """A word of the page cloned seamlessly over another."""
    target = choose_word(edit)
    if target is None:
        return False
    sources = similar_words(edit, target)
    if not sources:
        return False
    source = edit.pick(sources)
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
