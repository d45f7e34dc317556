"""Fax machines and old copiers."""

from __future__ import annotations

import cv2
import numpy as np

from ..chance import Rng, between, chance, pick, whole
from ..model import Page
from ..optics import blur, sensor_noise
from .printing import printed


def fax(page: Page, rng: Rng, split: str) -> tuple[np.ndarray, np.ndarray, dict]:
    """A fax or an old copier: 200 dots an inch or fewer, no grey, lost and doubled rows, then shown larger."""
    ink = printed(page, rng)
    height, width = ink.shape[:2]
    scale = float(np.clip(between(rng, 0.55, 1.1) * 1000 / width, 500 / width, 1300 / width))
    fine = chance(rng, 0.6)
    size = (int(width * scale), int(height * scale * (1 if fine else 0.5)))
    grey = cv2.resize(cv2.cvtColor(ink, cv2.COLOR_RGB2GRAY), size, interpolation=cv2.INTER_AREA)
    grey = sensor_noise(blur(grey, between(rng, 0.3, 0.8)), rng, between(rng, 2, 10), between(rng, 1, 6))
    middle, _ = cv2.threshold(np.clip(grey, 0, 255).astype(np.uint8), 0, 255, cv2.THRESH_BINARY | cv2.THRESH_OTSU)
    black = np.where(grey < middle + between(rng, -0.1, 0.6) * (255 - middle), 0, 255).astype(np.uint8)
    for _ in range(whole(rng, 0, 4)):
        row = whole(rng, 1, black.shape[0] - 1)
        black[row] = black[row - 1]
    by = min(between(rng, 1.0, 1.5), float(np.sqrt(3.2e6 / (size[0] * height * scale))))
    out = (int(size[0] * by), int(height * scale * by))
    picture = cv2.resize(black, out, interpolation=pick(rng, (cv2.INTER_NEAREST, cv2.INTER_LINEAR, cv2.INTER_CUBIC)))
    matrix = np.array([[out[0] / width, 0, 0], [0, out[1] / height, 0]], np.float64)
    return cv2.cvtColor(picture, cv2.COLOR_GRAY2RGB), matrix, {"fine": fine}
