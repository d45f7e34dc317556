"""Pages that never were paper: rendered, exported, captured from a screen."""

from __future__ import annotations

import cv2
import numpy as np

from ..chance import Rng, between, chance, pick, whole
from ..model import Page

KERNELS = {
    "area": cv2.INTER_AREA,
    "linear": cv2.INTER_LINEAR,
    "cubic": cv2.INTER_CUBIC,
    "lanczos": cv2.INTER_LANCZOS4,
    "nearest": cv2.INTER_NEAREST,
}


def native(page: Page, rng: Rng, split: str) -> tuple[np.ndarray, np.ndarray, dict]:
    """A rendered page, two in five rendered again at another size."""
    by = 1.0
    if chance(rng, 0.4) or page.image.shape[1] < 600:
        by = float(np.clip(between(rng, 0.65, 1.3), 600 / page.image.shape[1], 2000 / page.image.shape[1]))
    return _resized(page.image, by, pick(rng, ("area", "linear", "cubic", "lanczos")))


def screenshot(page: Page, rng: Rng, split: str) -> tuple[np.ndarray, np.ndarray, dict]:
    """A capture of a screen: as it is, or zoomed by the viewer, or cut, or in fewer colours."""
    image, matrix, params = page.image, np.eye(3)[:2], {"scale": 1.0}
    if chance(rng, 0.4):
        image, matrix, params = _resized(
            image,
            float(np.clip(between(rng, 0.6, 1.25), 600 / image.shape[1], 1600 / image.shape[1])),
            pick(rng, list(KERNELS)[:4]),
        )
    if chance(rng, 0.25):
        height, width = image.shape[:2]
        x0, y0 = whole(rng, 0, width // 30), whole(rng, 0, height // 12)
        x1, y1 = width - whole(rng, 0, width // 30), height - whole(rng, 0, height // 12)
        image = image[y0:y1, x0:x1].copy()
        matrix = matrix - np.array([[0, 0, x0], [0, 0, y0]])
        params["cut"] = True
    if chance(rng, 0.08):
        steps = pick(rng, (8, 16, 32))
        image = (np.round(image.astype(np.float32) / 255 * (steps - 1)) * (255 / (steps - 1))).astype(np.uint8)
        params["colours"] = steps
    if chance(rng, 0.15):
        image = cv2.LUT(image, (255 * (np.arange(256) / 255) ** between(rng, 0.85, 1.2)).astype(np.uint8))
    return image, matrix, params


def _resized(image: np.ndarray, by: float, kernel: str) -> tuple[np.ndarray, np.ndarray, dict]:
    height, width = image.shape[:2]
    by = min(by, float(np.sqrt(3.2e6 / (height * width))))
    if abs(by - 1) < 0.01:
        return image.copy(), np.eye(3)[:2], {"scale": 1.0}
    out = (round(width * by), round(height * by))
    if by < 0.8 and kernel != "area":
        image = cv2.GaussianBlur(image, (0, 0), 0.35 / by)
    matrix = np.array([[out[0] / width, 0, 0], [0, out[1] / height, 0]], np.float64)
    return cv2.resize(image, out, interpolation=KERNELS[kernel]), matrix, {"scale": by, "kernel": kernel}
