"""What people and firms put on a page beside text: logos, stamps, signatures, notes, highlights."""

from __future__ import annotations

from itertools import pairwise

import cv2
import numpy as np
from PIL import Image, ImageDraw

from .canvas import Canvas
from .chance import Rng, between, chance, pick, whole
from .fonts import Face, font_at
from .grounds import dithered, embedded
from .model import Box, Colour
from .reading import as_seen, reading_order
from .setting import Setting, ink_colour, pale


def logo(sheet: Canvas, s: Setting, x: float, y: float, size: float) -> Box:
    """A simple mark of shapes and an initial; a third come as an embedded picture that was a JPEG before."""
    rng, box = s.rng, (x, y, x + size, y + size)
    second = ink_colour(rng)
    shape = pick(rng, ("disc", "bars", "square", "ring", "triangle"))
    k = sheet.scale
    if shape in ("disc", "ring"):
        sheet.brush.ellipse(
            tuple(v * k for v in box),
            fill=s.accent if shape == "disc" else None,
            outline=second,
            width=max(1, round(size * 0.1 * k)),
        )
    elif shape == "square":
        sheet.rectangle(box, s.accent, None, 1, size * 0.2)
    elif shape == "triangle":
        sheet.brush.polygon(
            [(x * k, (y + size) * k), ((x + size / 2) * k, y * k), ((x + size) * k, (y + size) * k)],
            fill=s.accent,
            outline=second,
        )
    else:
        for i in range(4):
            sheet.rectangle(
                (x + i * size / 4, y + size * (0.6 - 0.2 * i), x + i * size / 4 + size * 0.18, y + size),
                s.accent if i % 2 else second,
            )
    if shape in ("disc", "square"):
        initial = pick(rng, "ABCDEGHKLMNRST")
        font = font_at(s.faces.latin.path, size * 0.6 * k)
        sheet.brush.text(
            ((x + size / 2) * k, (y + size / 2) * k), initial, font=font, fill=(255, 255, 255), anchor="mm"
        )
    if sheet.mode == "bilevel":
        dithered(sheet, rng, (x - 2, y - 2, x + size + 2, y + size + 2))
    elif chance(rng, 0.35):
        embedded(sheet, rng, (x - 4, y - 4, x + size + 4, y + size + 4))
    sheet.region(box, "logo")
    return box


def watermark(sheet: Canvas, s: Setting) -> None:
    """A large pale word across the page."""
    word = (
        pick(s.rng, ("COPY", "ORIGINAL", "PAID", "CONFIDENTIAL"))
        if not s.rtl
        else pick(s.rng, ("העתק", "מקור", "שולם"))
    )
    face = s.faces.heading if s.faces.heading.covers(word) else s.faces.latin
    _overlay(
        sheet,
        word,
        face,
        sheet.width * 0.16,
        pale(s.accent, between(s.rng, 0.7, 0.9)),
        sheet.width / 2,
        sheet.height * between(s.rng, 0.3, 0.6),
        between(s.rng, 20, 50),
        s.rtl,
    )


def stamp(sheet: Canvas, s: Setting, x: float, y: float, width: float) -> None:
    """A rubber stamp: a turned frame with two lines, unevenly inked, over whatever is there."""
    rng, k = s.rng, sheet.scale
    w, h = max(40, round(width * k)), max(24, round(width * k * between(rng, 0.4, 0.9)))
    cover = Image.new("L", (w, h), 0)
    brush = ImageDraw.Draw(cover)
    stroke = max(1, round(w * 0.015))
    frame = brush.ellipse if chance(rng, 0.5) else brush.rectangle
    frame((stroke, stroke, w - 1 - stroke, h - 1 - stroke), outline=255, width=stroke * 2)
    if chance(rng, 0.5):
        frame((stroke * 4, stroke * 4, w - 1 - stroke * 4, h - 1 - stroke * 4), outline=255, width=stroke)
    for place, text in ((0.38, s.write.firm()), (0.62, s.write.date() if chance(rng, 0.6) else s.write.phone())):
        face = s.faces.bold if s.faces.bold.covers(text.replace(" ", "")) else s.faces.latin
        font = font_at(face.path, h * 0.16)
        line = " ".join(as_seen(token, s.rtl) for token in reading_order(text, s.rtl))
        brush.text((w / 2, h * place), line, font=font, fill=255, anchor="mm")
    cover = cover.rotate(between(rng, -25, 25), expand=True, resample=Image.Resampling.BICUBIC)
    ink = np.asarray(cover, np.float32) / 255
    grain = cv2.resize(
        rng.random((max(2, ink.shape[0] // 6), max(2, ink.shape[1] // 6)), np.float32),
        ink.shape[::-1],
        interpolation=cv2.INTER_CUBIC,
    )
    ink *= np.clip(between(rng, 0.5, 1.1) + (grain - 0.5) * between(rng, 0.3, 1.4), 0, 1)
    blend(sheet, ink, ink_colour(rng), x, y)
    sheet.region((x, y, x + ink.shape[1] / k, y + ink.shape[0] / k), "stamp")


def scribble(sheet: Canvas, s: Setting, x: float, y: float, width: float, kind: str = "signature") -> None:
    """A signature or a note by hand: a smooth line of changing thickness in pen ink."""
    rng, k = s.rng, sheet.scale
    w, h = max(20, round(width * k)), max(12, round(width * k * between(rng, 0.25, 0.5)))
    count = whole(rng, 7, 16)
    knots = np.stack(
        [np.linspace(0.05, 0.95, count) + rng.normal(0, 0.06, count), 0.5 + rng.normal(0, 0.2, count)], 1
    ).clip(0.02, 0.98)
    fine = np.linspace(0, count - 1, count * 14)
    path = np.stack(
        [
            cv2.GaussianBlur(
                np.interp(fine, np.arange(count), knots[:, i]).reshape(1, -1),
                (0, 0),
                4,
                borderType=cv2.BORDER_REPLICATE,
            )[0]
            for i in range(2)
        ],
        1,
    )
    points = np.round(path * (w, h) * 8).astype(np.int32)
    ink = np.zeros((h, w), np.uint8)
    thick = max(1.0, between(rng, 1.2, 3.2) * k)
    for a, b in pairwise(points):
        cv2.line(
            ink,
            tuple(map(int, a)),
            tuple(map(int, b)),
            255,
            max(1, round(thick * (1 + 0.3 * rng.standard_normal()))),
            cv2.LINE_AA,
            3,
        )
    blend(
        sheet,
        ink.astype(np.float32) / 255 * between(rng, 0.75, 1),
        pick(rng, ((10, 20, 110), (0, 0, 0), (20, 20, 60), (150, 10, 20))),
        x,
        y,
    )
    sheet.region((x, y, x + w / k, y + h / k), kind)


def handwriting(sheet: Canvas, s: Setting, x: float, y: float, text: str, size: float) -> None:
    """A short note in a handwritten font, a little turned; scribbled where this split has no such font."""
    if s.faces.hand is None or not s.faces.hand.covers(text.replace(" ", "")):
        scribble(sheet, s, x, y, size * 3, "handwriting")
        return
    _overlay(
        sheet,
        text,
        s.faces.hand,
        size,
        pick(s.rng, ((10, 20, 110), (0, 0, 0), (150, 10, 20))),
        x,
        y,
        between(s.rng, -8, 8),
        s.rtl,
    )
    sheet.region((x - size, y - size, x + size * len(text) * 0.5, y + size), "handwriting")


def highlight(sheet: Canvas, rng: Rng, box: Box) -> None:
    """A highlighter's stroke: the page multiplied by a bright colour."""
    pixels = sheet.pixels(box)
    if pixels is None or pixels.size == 0:
        return
    colour = np.array(pick(rng, ((255, 245, 90), (170, 255, 150), (255, 180, 210), (160, 225, 255))), np.float32) / 255
    sheet.put(box, (pixels * colour).astype(np.uint8))
    sheet.region(box, "highlight")


def blend(sheet: Canvas, ink: np.ndarray, colour: Colour, x: float, y: float) -> None:
    """Inks a place: the page darkened towards a colour by a 0-1 coverage at the canvas's own scale."""
    k = sheet.scale
    x0, y0 = round(x * k), round(y * k)
    ax, ay = max(0, -x0), max(0, -y0)
    ink = ink[
        ay : ay + max(0, sheet.picture.size[1] - max(0, y0)), ax : ax + max(0, sheet.picture.size[0] - max(0, x0))
    ]
    if ink.size == 0:
        return
    x0, y0 = max(0, x0), max(0, y0)
    under = np.asarray(sheet.picture.crop((x0, y0, x0 + ink.shape[1], y0 + ink.shape[0])), np.float32)
    tint = 1 - ink[..., None] * (1 - np.array(colour, np.float32) / 255)
    sheet.picture.paste(Image.fromarray((under * tint).astype(np.uint8)), (x0, y0))


def _overlay(
    sheet: Canvas, text: str, face: Face, size: float, colour: Colour, x: float, y: float, angle: float, rtl: bool
) -> None:
    """A turned line of text, centred at a point, inked over the page."""
    font = font_at(face.path, size * sheet.scale)
    line = " ".join(as_seen(token, rtl) for token in reading_order(text, rtl))
    bounds = font.getbbox(line)
    cover = Image.new("L", (max(2, round(bounds[2] + size)), max(2, round(bounds[3] + size * 0.4))), 0)
    ImageDraw.Draw(cover).text((size * 0.4, 0), line, font=font, fill=255)
    turned = np.asarray(cover.rotate(angle, expand=True, resample=Image.Resampling.BICUBIC), np.float32) / 255
    blend(sheet, turned, colour, x - turned.shape[1] / 2 / sheet.scale, y - turned.shape[0] / 2 / sheet.scale)
