"""What genuine programs write over a captured page: a scanner app's mark, a fax header, an archive's number."""

from __future__ import annotations

import cv2
import numpy as np
from PIL import Image, ImageDraw

from .chance import Rng, between, chance, pick, whole
from .fonts import font_at, pool
from .model import Region

_MARKS = ("Scanned with DocLens", "Scanned by PaperSnap", "Made with ScanPro", "QuickScan")


def overlaid(image: np.ndarray, rng: Rng, split: str) -> tuple[np.ndarray, Region]:
    """The picture with one line written near its upper or lower edge after it was captured, and where."""
    height, width = image.shape[:2]
    size = width * between(rng, 0.012, 0.026)
    text = pick(
        rng,
        (
            pick(rng, _MARKS),
            f"{whole(rng, 1, 28):02d}/{whole(rng, 1, 12):02d}/{whole(rng, 2023, 2026)} "
            f"{whole(rng, 0, 23):02d}:{whole(rng, 0, 59):02d}  "
            f"FROM {whole(rng, 10**8, 10**9)}  P.{whole(rng, 1, 9)}",
            f"{whole(rng, 10**7, 10**8)}",
        ),
    )
    font = font_at(pick(rng, pool(split)).regular.path, size)
    picture = Image.fromarray(image)
    brush = ImageDraw.Draw(picture)
    y = between(rng, 0.003, 0.02) * height if chance(rng, 0.5) else height * between(rng, 0.965, 0.985)
    x = width * between(rng, 0.02, 0.5)
    box = brush.textbbox((x, y), text, font=font)
    if chance(rng, 0.3):
        brush.rectangle((box[0] - 4, box[1] - 3, box[2] + 4, box[3] + 3), fill=(255, 255, 255))
    brush.text(
        (x, y),
        text,
        font=font,
        fill=pick(rng, ((0, 0, 0), (40, 40, 40), (120, 120, 120), (200, 30, 30), (30, 60, 160))),
    )
    return np.asarray(picture).copy(), Region(tuple(map(float, box)), "overlay")


def in_viewer(image: np.ndarray, rng: Rng, split: str) -> tuple[np.ndarray, np.ndarray]:
    """A picture as a phone's gallery or a mail program shows it, and the 3 x 3 matrix from it to the screen."""
    width = pick(rng, (720, 828, 1080, 1080, 1170))
    by = width / image.shape[1] * (1.0 if chance(rng, 0.7) else between(rng, 0.8, 1.0))
    shown = cv2.resize(
        image, None, fx=by, fy=by, interpolation=pick(rng, (cv2.INTER_AREA, cv2.INTER_LINEAR, cv2.INTER_CUBIC))
    )
    top, bottom = int(width * between(rng, 0.05, 0.22)), int(width * between(rng, 0.02, 0.3))
    back = pick(rng, ((0, 0, 0), (255, 255, 255), (18, 18, 18), (242, 242, 247)))
    screen = np.empty((shown.shape[0] + top + bottom, width, 3), np.uint8)
    screen[:] = back
    left = (width - shown.shape[1]) // 2
    screen[top : top + shown.shape[0], left : left + shown.shape[1]] = shown
    picture = Image.fromarray(screen)
    brush = ImageDraw.Draw(picture)
    font = font_at(pick(rng, pool(split, False, False)).regular.path, width * between(rng, 0.026, 0.036))
    ink = (240, 240, 240) if sum(back) < 300 else (30, 30, 30)
    brush.text((width * 0.05, top * 0.15), f"{whole(rng, 0, 23)}:{whole(rng, 0, 59):02d}", font=font, fill=ink)
    brush.text(
        (width * 0.5, top * 0.55),
        pick(
            rng,
            (
                f"IMG_{whole(rng, 1000, 9999)}",
                f"{whole(rng, 1, 40)} / {whole(rng, 40, 99)}",
                f"{whole(rng, 1, 28)}.{whole(rng, 1, 12)}.2025",
            ),
        ),
        font=font,
        fill=ink,
        anchor="ma",
    )
    for icon in range(4 if bottom > width * 0.1 else 0):
        x = width * (0.14 + 0.24 * icon)
        brush.ellipse(
            (x - 14, screen.shape[0] - bottom * 0.6, x + 14, screen.shape[0] - bottom * 0.6 + 28), outline=ink, width=3
        )
    return np.asarray(picture).copy(), np.array(
        [[shown.shape[1] / image.shape[1], 0, left], [0, shown.shape[0] / image.shape[0], top], [0, 0, 1]]
    )
