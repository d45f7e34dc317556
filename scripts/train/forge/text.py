"""Text as a forger's tool draws it: coverage of each pixel, in several ways of rendering."""

from __future__ import annotations

import cv2
import numpy as np
from PIL import Image, ImageDraw

from .edit import PATCH, Edit, Target
from .geometry import Box, size, whole
from .glyphs import load_font
from .style import Style


def coverage(text: str, style: Style, shift: float) -> tuple[np.ndarray, float, float]:
    """Coverage (h, w, 3), 0-1, and where in it the origin of the baseline stands (x, y).

    `shift` moves the text right by a part of a pixel where the rendering allows it.
    """
    if style.rendering == "hershey":
        return hershey(text, style)
    if style.rendering == "pango":
        return pango(text, style)
    factor = {"supersampled": 4, "gamma": 4, "subpixel": 6}.get(style.rendering, 1)
    face = load_font(style.font, round(style.size * factor, 2))
    left, top, right, bottom = face.getbbox(text, anchor="ls")
    margin = 4 * factor
    width = int(right - left + 2 * margin) // factor * factor + factor
    height = int(bottom - top + 2 * margin) // factor * factor + factor
    origin = (margin - left, margin - top)
    canvas = Image.new("L" if style.rendering != "binary" else "1", (width, height))
    place = (origin[0] + int(shift * factor), origin[1])
    ImageDraw.Draw(canvas).text(place, text, font=face, fill=255 if canvas.mode == "L" else 1, anchor="ls")
    drawn = np.asarray(canvas.convert("L"), np.float32) / 255
    return reduce_coverage(drawn, factor, style), origin[0] / factor, origin[1] / factor


def reduce_coverage(drawn: np.ndarray, factor: int, style: Style) -> np.ndarray:
    """Coverage drawn `factor` times too large, brought to page pixels in three channels."""
    height, width = drawn.shape[0] // factor, drawn.shape[1] // factor
    if style.rendering == "subpixel":
        thirds = cv2.resize(drawn, (width * 3, height), interpolation=cv2.INTER_AREA)
        thirds = cv2.filter2D(thirds, -1, np.array([[1, 2, 3, 2, 1]], np.float32) / 9)
        cover = np.stack([thirds[:, 0::3], thirds[:, 1::3], thirds[:, 2::3]], axis=2)
    else:
        grey = cv2.resize(drawn, (width, height), interpolation=cv2.INTER_AREA) if factor > 1 else drawn
        cover = np.repeat(grey[..., None], 3, axis=2)
    return cover**style.gamma if style.gamma != 1 else cover


def hershey(text: str, style: Style) -> tuple[np.ndarray, float, float]:
    """Coverage by OpenCV's stroke fonts, for text in ASCII."""
    scale = style.size / 30
    thickness = max(1, round(style.size / 14))
    (width, height), base = cv2.getTextSize(text, cv2.FONT_HERSHEY_SIMPLEX, scale, thickness)
    canvas = np.zeros((height + base + 10, width + 10), np.uint8)
    cv2.putText(canvas, text, (5, 5 + height), cv2.FONT_HERSHEY_SIMPLEX, scale, 255, thickness, cv2.LINE_AA)
    return np.repeat(canvas[..., None].astype(np.float32) / 255, 3, axis=2), 5.0, 5.0 + height


def pango(text: str, style: Style) -> tuple[np.ndarray, float, float]:
    """Coverage by Pango and Cairo, as GIMP, Inkscape and ImageMagick set text."""
    import pyvips

    face = load_font(style.font, round(style.size, 2))
    name = f"{' '.join(face.getname())} {style.size:.2f}"
    drawn = pyvips.Image.text(text, font=name, fontfile=style.font, dpi=72)
    left, top, _, _ = face.getbbox(text, anchor="ls")
    cover = np.pad(drawn.numpy().astype(np.float32) / 255, 4)
    return np.repeat(cover[..., None], 3, axis=2), 4.0 - left, 4.0 - top


def draw_text(edit: Edit, text: str, target: Target, style: Style, kind: str = PATCH, right: bool = False) -> bool:
    """Sets `text` on the baseline of `target`, from its left edge or up to its right edge."""
    cover, x, y = coverage(text, style, float(edit.rng.uniform(0, 1)))
    if style.stretch != 1.0:
        wide = max(2, round(cover.shape[1] * style.stretch))
        cover = cv2.resize(cover, (wide, cover.shape[0]), interpolation=cv2.INTER_AREA)
        x *= style.stretch
    if style.angle:
        lean = int(abs(np.tan(np.radians(style.angle))) * cover.shape[1]) + 2
        cover = cv2.copyMakeBorder(cover, lean, lean, 2, 2, cv2.BORDER_CONSTANT)
        pivot = (cover.shape[1] - x if right else x + 2, y + lean)
        turn = cv2.getRotationMatrix2D(pivot, style.angle, 1.0)
        cover = cv2.warpAffine(cover, turn, (cover.shape[1], cover.shape[0]), flags=cv2.INTER_LINEAR)
        y += lean
    if style.blur > 0.15:
        cover = cv2.GaussianBlur(cover, (0, 0), style.blur)
    box = place(cover, y, text, target, style, right)
    fitting = whole(box, edit.image.shape)
    if size(fitting) != size(box):
        return False
    colour = np.broadcast_to(style.colour.astype(np.float32), cover.shape)
    edit.blend(box, colour, weighted(edit, cover, style.weight), kind)
    return True


def weighted(edit: Edit, cover: np.ndarray, weight: float) -> np.ndarray:
    """Coverage with strokes made bolder or thinner until they cover the share `weight` of their box."""
    drawn = cover[cover > 0.05]
    if weight <= 0 or len(drawn) == 0:
        return cover * (float(edit.rng.uniform(0.85, 1.0)) if edit.chance(0.4) else 1.0)
    rows, columns = np.nonzero(cover.max(axis=2) > 0.3)
    area = max(1, np.ptp(rows) + 1) * max(1, np.ptp(columns) + 1) if len(rows) else cover[..., 0].size
    full = np.clip(cover / max(0.35, float(np.percentile(drawn, 97))), 0, 1)
    powers = (0.45, 0.6, 0.75, 0.9, 1.0, 1.15, 1.35)
    return min((full**power for power in powers), key=lambda fit: abs(float(fit.sum()) / 3 / area - weight))


def place(cover: np.ndarray, y: float, text: str, target: Target, style: Style, right: bool) -> Box:
    """The box of the page that `cover` is drawn into."""
    base = target.word.text if target.part else target.text
    _, _, _, below = load_font(style.font, 200).getbbox(base, anchor="ls")
    baseline = target.bottoms[1 if right else 0] - below * style.size / 200
    rows = np.flatnonzero(cover.max(axis=(1, 2)) > 0.3)
    columns = np.flatnonzero(cover.max(axis=(0, 2)) > 0.3)
    if len(rows) == 0:
        columns = np.array([0, cover.shape[1] - 1])
    left = target.box[2] - columns[-1] - 1 if right else target.box[0] - columns[0]
    top = round(baseline - y)
    return int(left), int(top), int(left) + cover.shape[1], int(top) + cover.shape[0]
