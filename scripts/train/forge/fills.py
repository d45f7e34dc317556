"""Operations that erase a word, or a few of its characters, by a filter, and mostly type something else there."""

from __future__ import annotations

import numpy as np

from .edit import PATCH, Edit
from .erase import erase
from .geometry import cut
from .grounds import GROUNDS
from .registry import operation
from .retyping import touch_up, type_new
from .targets import choose_target


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
