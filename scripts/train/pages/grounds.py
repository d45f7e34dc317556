"""What lies behind or between the text: guilloche, gradients, pictures that were files of their own."""

from __future__ import annotations

import io
import math

import cv2
import numpy as np
from PIL import Image

from .canvas import Canvas
from .chance import Rng, between, chance, pick, whole
from .model import Box, Colour
from .setting import Setting, pale
from .textures import table_top


def embedded(sheet: Canvas, rng: Rng, box: Box) -> None:
    """Turns a place into a picture that was a JPEG or was scaled before the page was made, as logos of PDFs are."""
    pixels = sheet.pixels(box)
    if pixels is None or min(pixels.shape[:2]) < 12:
        return
    if chance(rng, 0.5):
        shrink = between(rng, 0.4, 0.9)
        small = cv2.resize(pixels, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA)
        pixels = cv2.resize(
            small, (pixels.shape[1], pixels.shape[0]), interpolation=pick(rng, (cv2.INTER_LINEAR, cv2.INTER_CUBIC))
        )
    buffer = io.BytesIO()
    Image.fromarray(pixels).save(buffer, "JPEG", quality=whole(rng, 35, 92))
    sheet.put(box, np.asarray(Image.open(buffer)))


def guilloche(sheet: Canvas, rng: Rng, colour: Colour, box: Box) -> None:
    """Fine waves behind the text, as on cheques and certificates."""
    k = sheet.scale
    x0, y0, x1, y1 = (v * k for v in box)
    xs = np.arange(x0, x1, 6 * k)
    if len(xs) < 2:
        return
    wave, swing = between(rng, 40, 200) * k, between(rng, 6, 40) * k
    tone = pale(colour, between(rng, 0.68, 0.88))
    for step in np.arange(y0 - swing, y1 + swing, between(rng, 6, 18) * k):
        ys = step + swing * np.sin(xs / wave * 2 * math.pi + step / (3 * swing)) * np.cos(xs / (wave * 2.7))
        sheet.brush.line(
            [(float(a), float(b)) for a, b in zip(xs, ys) if y0 <= b <= y1] or [(x0, y0), (x0, y0)],
            fill=tone,
            width=max(1, k // 2),
        )
    sheet.region(box, "shading")


def gradient(sheet: Canvas, rng: Rng, box: Box, colour: Colour) -> None:
    """Fills a place with an even passage from one colour to another, dithered on half of them."""
    pixels = sheet.pixels(box)
    if pixels is None or min(pixels.shape[:2]) < 2:
        return
    height, width = pixels.shape[:2]
    other = np.array(
        pale(colour, between(rng, 0.2, 0.8)) if chance(rng, 0.5) else [v * between(rng, 0.4, 0.9) for v in colour],
        np.float32,
    )
    along = (
        np.linspace(0, 1, height, dtype=np.float32)[:, None]
        if chance(rng, 0.6)
        else np.linspace(0, 1, width, dtype=np.float32)[None]
    )
    field = np.broadcast_to(along, (height, width))[..., None]
    mixed = np.array(colour, np.float32) * (1 - field) + other * field
    if chance(rng, 0.5):
        mixed = mixed + rng.random((height, width, 1), np.float32) - 0.5
    sheet.put(box, np.clip(np.rint(mixed), 0, 255).astype(np.uint8))
    sheet.region(box, "shading")


def picture(sheet: Canvas, s: Setting, box: Box, round_one: bool) -> None:
    """A photograph set into the page, such as a face or a thing for sale, that was a JPEG of its own."""
    under = sheet.pixels(box)
    if under is None or min(under.shape[:2]) < 12:
        return
    height, width = under.shape[:2]
    scene = table_top(s.rng, s.split, height, width)
    for _ in range(whole(s.rng, 1, 4)):
        centre = (whole(s.rng, 0, width), whole(s.rng, 0, height))
        tone = tuple(float(v) for v in s.rng.integers(20, 240, 3))
        cv2.ellipse(
            scene,
            centre,
            (max(2, round(width * between(s.rng, 0.1, 0.4))), max(2, round(height * between(s.rng, 0.1, 0.4)))),
            between(s.rng, 0, 180),
            0,
            360,
            tone,
            -1,
            cv2.LINE_AA,
        )
    scene = cv2.GaussianBlur(scene, (0, 0), between(s.rng, 0.6, 2.5)) + s.rng.standard_normal(
        (height, width, 1), np.float32
    ) * between(s.rng, 1, 8)
    buffer = io.BytesIO()
    Image.fromarray(np.clip(scene, 0, 255).astype(np.uint8)).save(buffer, "JPEG", quality=whole(s.rng, 40, 92))
    drawn = np.asarray(Image.open(buffer))
    if round_one:
        disc = np.zeros((height, width), np.float32)
        cv2.ellipse(disc, (width // 2, height // 2), (width // 2 - 1, height // 2 - 1), 0, 0, 360, 1.0, -1, cv2.LINE_AA)
        drawn = (drawn * disc[..., None] + under * (1 - disc[..., None])).astype(np.uint8)
    sheet.put(box, drawn)
    sheet.region(box, "picture")


def dithered(sheet: Canvas, rng: Rng, box: Box) -> None:
    """Turns a place into black dots on white by an ordered or a random threshold, as printers without grey do."""
    pixels = sheet.pixels(box)
    if pixels is None or pixels.size == 0:
        return
    height, width = pixels.shape[:2]
    if chance(rng, 0.7):
        order = np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]], np.float32) * 16 + 8
        limit = np.tile(order, (height // 4 + 1, width // 4 + 1))[:height, :width]
    else:
        limit = rng.random((height, width), np.float32) * 255
    dots = np.where(pixels.mean(2) > limit, 255, 0).astype(np.uint8)
    sheet.put(box, np.repeat(dots[..., None], 3, axis=2))
