"""Operations on a crop: the same string set again, a crop with its own JPEG history, text cloned seamlessly."""

from __future__ import annotations

import numpy as np

from .edit import PATCH, Edit
from .encode import jpeg
from .erase import any_ground, erase, poisson
from .geometry import cut
from .registry import operation
from .retyping import type_new
from .targets import choose_target


@operation("identity_redraw", PATCH)
def identity_redraw(edit: Edit) -> bool:
    """The same string typed again in its place: forged by its pixels though not by its words."""
    target = choose_target(edit, part=0.35)
    if target is None:
        return False
    seen = edit.look(target.box)
    erase(edit, target, any_ground(edit), ink_only=edit.chance(0.5))
    return type_new(edit, target, seen, text=target.text)


@operation("pango_retype", PATCH, held_out=True)
def pango_retype(edit: Edit) -> bool:
    """Text set by a renderer that no other operation uses."""
    target = choose_target(edit)
    if target is None:
        return False
    seen = edit.look(target.box)
    erase(edit, target, any_ground(edit), ink_only=edit.chance(0.4))
    return type_new(edit, target, seen, rendering="pango")


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
