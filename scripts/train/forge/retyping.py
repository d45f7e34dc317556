"""Typing in a place that was cleared, and touching it up."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np

from .edit import PATCH, Edit, Target
from .encode import jpeg
from .geometry import cut
from .glyphs import left_to_right
from .measure import Look
from .strings import altered
from .style import choose_style
from .text import draw_text


def type_new(edit: Edit, target: Target, seen: Look, text: str | None = None, rendering: str | None = None) -> bool:
    """Types an altered string in place of the target, then sometimes touches the place up."""
    known = [word.text for word in edit.words if word.font == target.word.font]
    known = [word for word in known if left_to_right(word) == left_to_right(target.text)]
    fresh = text if text is not None else altered(target.text, edit.rng, known, target.part)
    style = choose_style(edit, target, seen)
    if rendering is not None:
        style = replace(style, rendering=rendering, gamma=1.0)
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
