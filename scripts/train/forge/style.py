"""How a forger sets text: half of the time as the page does, else nearly so."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from .edit import Edit, Target
from .geometry import size
from .glyphs import left_to_right, load_font
from .measure import Look

RENDERINGS = ("plain", "supersampled", "gamma", "subpixel", "binary", "hershey")
"""PIL as it is; drawn large and reduced; the same with a gamma; ClearType-like; without grey; OpenCV's strokes."""


@dataclass(frozen=True)
class Style:
    """How text is set. Sizes in pixels, colour RGB 0-255, blur a Gaussian sigma, angle in degrees."""

    font: str
    size: float
    colour: np.ndarray
    rendering: str = "plain"
    gamma: float = 1.0
    blur: float = 0.0
    stretch: float = 1.0
    angle: float = 0.0
    weight: float = 0.0
    """Share of the ink's box that ink is to cover, or 0 to leave strokes as they are drawn."""


def choose_style(edit: Edit, target: Target, seen: Look) -> Style:
    """A style for retyping: half of the time the original's font, size and colour, else near ones."""
    rng = edit.rng
    same = edit.chance(0.5)
    font = target.word.font if same or not edit.fonts else near_font(edit, target)
    style = Style(
        font=font,
        size=fitted_size(font, target),
        colour=choose_colour(edit, seen, same),
        rendering=str(rng.choice(RENDERINGS, p=[0.22, 0.38, 0.16, 0.16, 0.05, 0.03])),
        angle=-float(np.degrees(np.arctan(target.slope))),
        weight=seen.mass / max(1.0, target.height * size(target.box)[0]) if edit.chance(0.8) else 0.0,
    )
    if style.rendering == "hershey" and not target.text.isascii():
        style = replace(style, rendering="plain")
    if style.rendering == "gamma":
        style = replace(style, gamma=float(rng.uniform(0.6, 1.7)))
    if edit.chance(0.6):
        own = 0.35 if style.rendering != "binary" else 0.2
        style = replace(style, blur=float(np.sqrt(max(0.0, (seen.blur * rng.uniform(0.8, 1.15)) ** 2 - own**2))))
    if not same:
        style = replace(style, size=style.size * float(rng.uniform(0.94, 1.07)))
    return stretched(style, target) if edit.chance(0.5) else style


def near_font(edit: Edit, target: Target) -> str:
    """The font a forger finds: mostly the likest of a dozen, now and then any that has the letters."""
    pool = edit.fonts
    if not left_to_right(target.text):
        pool = [word.font for word in edit.words if not left_to_right(word.text)]
    if edit.chance(0.15):
        return edit.pick(pool)
    own = figure_shape(target.word.font)
    tried = [edit.pick(pool) for _ in range(12)]
    others = [font for font in tried if font != target.word.font] or tried
    return min(others, key=lambda font: float(np.abs(np.subtract(figure_shape(font), own)).sum()))


@lru_cache(maxsize=1024)
def figure_shape(font: str) -> tuple[float, float, float]:
    """Width of ten figures by their height, share of ink, and unevenness of their heights (old-style figures)."""
    face = load_font(font, 48)
    left, top, right, bottom = face.getbbox("0123456789", anchor="ls")
    mask = face.getmask("0123456789", mode="L")
    share = float(np.asarray(mask, np.float32).mean() / 255)
    heights = [face.getbbox(figure, anchor="ls") for figure in "0379"]
    uneven = float(np.ptp([box[1] for box in heights]) + np.ptp([box[3] for box in heights])) / 48
    return (right - left) / max(1, bottom - top) / 6, share * 3, uneven * 4


def fitted_size(font: str, target: Target) -> float:
    """The size in pixels at which the original string's ink is as high as it is on the page."""
    text = target.word.text if target.part else target.text
    _, top, _, bottom = load_font(font, 200).getbbox(text, anchor="ls")
    return float(np.clip(200 * target.height / max(1, bottom - top), 5, 300))


def stretched(style: Style, target: Target) -> Style:
    """The style with its width fitted to the original's, where that needs at most 15 %."""
    if target.part or style.rendering == "hershey":
        return style
    left, _, right, _ = load_font(style.font, 200).getbbox(target.text, anchor="ls")
    factor = size(target.box)[0] / max(1.0, (right - left) * style.size / 200)
    return replace(style, stretch=factor) if 0.87 < factor < 1.15 else style


def choose_colour(edit: Edit, seen: Look, same: bool) -> np.ndarray:
    """The ink as measured, with little or some error, or the black a forger falls back to."""
    if same or edit.chance(0.6):
        error = edit.rng.normal(0, 2 if same else 6) + edit.rng.normal(0, 1.5, 3)
        return np.clip(seen.ink_colour + error, 0, 255)
    if seen.ground.mean() > seen.ink_colour.mean():
        return np.full(3, float(edit.pick([0, 0, 20, 40, 60])))
    return np.full(3, 255.0)
