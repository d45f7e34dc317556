"""Operations that erase a word, or a few of its characters, and mostly type something else there."""

from __future__ import annotations

import cv2
import numpy as np

from .edit import PATCH, Edit, Target
from .encode import jpeg
from .erase import any_ground, clone_over, erase, hole_box, poisson
from .geometry import cut, size
from .glyphs import left_to_right, load_font
from .grounds import GROUNDS
from .measure import Look
from .registry import operation
from .strings import altered, amount
from .targets import blank_place, choose_target, choose_word
from .text import choose_style, draw_text


def type_new(edit: Edit, target: Target, seen: Look, text: str | None = None) -> bool:
    """Types an altered string in place of the target, then sometimes touches the place up."""
    known = [word.text for word in edit.words if word.font == target.word.font]
    known = [word for word in known if left_to_right(word) == left_to_right(target.text)]
    fresh = text if text is not None else altered(target.text, edit.rng, known, target.part)
    style = choose_style(edit, target, seen)
    right = not target.part and edit.chance(0.6)
    drawn = draw_text(edit, fresh, target, style, right=right)
    if drawn and edit.chance(0.35):
        touch_up(edit, target, seen)
    return drawn


def touch_up(edit: Edit, target: Target, seen: Look) -> None:
    """What a careful forger adds to a place: the page's noise, a little blur, or an own JPEG generation."""
    box = edit.boxes[-1]
    pixels = cut(edit.image, box).astype(np.float32)
    way = edit.rng.random()
    if way < 0.45:
        pixels = pixels + edit.rng.normal(0, max(0.4, seen.noise) * edit.rng.uniform(0.6, 1.2), pixels.shape)
    elif way < 0.75:
        pixels = cv2.GaussianBlur(pixels, (0, 0), float(edit.rng.uniform(0.3, 0.8)))
    else:
        pixels = jpeg(cut(edit.image, box), int(edit.rng.integers(60, 96)), edit.chance(0.5)).astype(np.float32)
    edit.put(box, pixels, PATCH, rectangle=True)


def erase_and_type(edit: Edit, ground: str, ink_only: bool = False, typed: float = 0.85) -> bool:
    """The common shape: choose, erase with `ground`, type with probability `typed`."""
    target = choose_target(edit)
    if target is None:
        return False
    seen = edit.look(target.box)
    erase(edit, target, ground, ink_only)
    if edit.chance(typed):
        return type_new(edit, target, seen)
    if edit.chance(0.2):
        touch_up(edit, target, seen)
    return True


@operation("flat_fill_retype", PATCH)
def flat_fill_retype(edit: Edit) -> bool:
    """One colour over the word, new text on it."""
    return erase_and_type(edit, "flat", typed=0.92)


@operation("mean_fill", PATCH)
def mean_fill(edit: Edit) -> bool:
    """The ground's mean or median, with or without text."""
    return erase_and_type(edit, "local_mean", typed=0.7)


@operation("gradient_fill", PATCH, held_out=True)
def gradient_fill(edit: Edit) -> bool:
    """A gradient that follows the ground."""
    return erase_and_type(edit, "gradient", typed=0.8)


@operation("noise_fill", PATCH)
def noise_fill(edit: Edit) -> bool:
    """A gradient with noise as strong as the page's."""
    return erase_and_type(edit, "noisy")


@operation("telea_inpaint", PATCH)
def telea_inpaint(edit: Edit) -> bool:
    """Telea's inpainting of the rectangle or of the ink."""
    return erase_and_type(edit, "telea", ink_only=edit.chance(0.4), typed=0.7)


@operation("navier_stokes_inpaint", PATCH, held_out=True)
def navier_stokes_inpaint(edit: Edit) -> bool:
    """Navier-Stokes inpainting of the rectangle or of the ink."""
    return erase_and_type(edit, "navier_stokes", ink_only=edit.chance(0.4), typed=0.7)


@operation("patch_inpaint", PATCH)
def patch_inpaint(edit: Edit) -> bool:
    """Content-aware fill: the hole quilted from patches nearby."""
    return erase_and_type(edit, "quilted", typed=0.75)


@operation("decoder_inpaint", PATCH)
def decoder_inpaint(edit: Edit) -> bool:
    """A window rebuilt as an autoencoder would, ink gone, with or without text that is rebuilt too."""
    target = choose_target(edit, part=0.25)
    if target is None:
        return False
    seen = edit.look(target.box)
    erase(edit, target, "decoded")
    typed = edit.chance(0.75) and type_new(edit, target, seen)
    if typed and edit.chance(0.7):
        area = edit.window(edit.boxes[-1], int(edit.rng.integers(0, 10)))
        window = cut(edit.image, area)
        edit.put(area, GROUNDS["decoded"](window, np.zeros(window.shape[:2], bool), seen, edit.rng), PATCH)
    return True


@operation("blur_erase", PATCH)
def blur_erase(edit: Edit) -> bool:
    """A smudge over the word."""
    return erase_and_type(edit, "blurred", typed=0.5)


@operation("median_erase", PATCH)
def median_erase(edit: Edit) -> bool:
    """A median filter over the word."""
    return erase_and_type(edit, "median", typed=0.5)


@operation("ink_removal_retype", PATCH)
def ink_removal_retype(edit: Edit) -> bool:
    """Only the ink is taken out, the paper stays, new text."""
    return erase_and_type(edit, str(edit.rng.choice(["closed", "local_mean", "noisy"])), ink_only=True, typed=0.95)


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


@operation("identity_redraw", PATCH)
def identity_redraw(edit: Edit) -> bool:
    """The same string typed again in its place: forged by its pixels though not by its words."""
    target = choose_target(edit, part=0.35)
    if target is None:
        return False
    seen = edit.look(target.box)
    erase(edit, target, any_ground(edit), ink_only=edit.chance(0.5))
    return type_new(edit, target, seen, text=target.text)


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


@operation("jpeg_patch", PATCH)
def jpeg_patch(edit: Edit) -> bool:
    """A crop edited elsewhere and saved as JPEG on the way, then pasted back."""
    target = choose_target(edit, part=0.3)
    if target is None:
        return False
    seen = edit.look(target.box)
    area = edit.window(target.box, int(edit.rng.integers(3, 24)))
    erase(edit, target, any_ground(edit), ink_only=edit.chance(0.5))
    type_new(edit, target, seen)
    out = jpeg(cut(edit.image, area), int(edit.rng.integers(45, 93)), edit.chance(0.6))
    edit.put(area, out, PATCH)
    return True


@operation("poisson_text", PATCH, held_out=True)
def poisson_text(edit: Edit) -> bool:
    """Text rendered on the ground's colour and cloned seamlessly into the page."""
    target = choose_target(edit, part=0.2)
    if target is None:
        return False
    seen = edit.look(target.box)
    erase(edit, target, any_ground(edit), ink_only=edit.chance(0.4))
    box = edit.window(target.box, int(edit.rng.integers(3, 7)))
    page = edit.image.copy()
    cut(edit.image, box)[:] = np.rint(seen.ground + edit.rng.normal(0, 6, 3)).clip(0, 255)
    if not type_new(edit, target, seen):
        return False
    cloned = poisson(page, cut(edit.image, box).copy(), box, mixed=edit.chance(0.3))
    if cloned is None:
        return False
    edit.put(box, cloned, PATCH)
    return True
