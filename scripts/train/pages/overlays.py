"""What genuine programs write over a captured page: a scanner app's mark, a fax header, an archive's number."""

from __future__ import annotations

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
    text = pick(rng, (
        pick(rng, _MARKS),
        f"{whole(rng, 1, 28):02d}/{whole(rng, 1, 12):02d}/{whole(rng, 2023, 2026)} {whole(rng, 0, 23):02d}:{whole(rng, 0, 59):02d}  FROM {whole(rng, 10**8, 10**9)}  P.{whole(rng, 1, 9)}",
        f"{whole(rng, 10**7, 10**8)}",
    ))
    font = font_at(pick(rng, pool(split)).regular.path, size)
    picture = Image.fromarray(image)
    brush = ImageDraw.Draw(picture)
    y = between(rng, 0.003, 0.02) * height if chance(rng, 0.5) else height * between(rng, 0.965, 0.985)
    x = width * between(rng, 0.02, 0.5)
    box = brush.textbbox((x, y), text, font=font)
    if chance(rng, 0.3):
        brush.rectangle((box[0] - 4, box[1] - 3, box[2] + 4, box[3] + 3), fill=(255, 255, 255))
    brush.text((x, y), text, font=font, fill=pick(rng, ((0, 0, 0), (40, 40, 40), (120, 120, 120), (200, 30, 30), (30, 60, 160))))
    return np.asarray(picture).copy(), Region(tuple(map(float, box)), "overlay")
