"""How scanning software stores a page other than as a plain picture."""

from __future__ import annotations

import cv2
import numpy as np

from ..chance import Rng, between, chance, pick, whole
from ..encoders import decode, webp


def bilevel(picture: np.ndarray, matrix: np.ndarray, rng: Rng) -> tuple[np.ndarray, np.ndarray]:
    """Black and white only, on half of them brought down to grey edges by a later reduction."""
    grey = cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY)
    if chance(rng, 0.5):
        black = cv2.adaptiveThreshold(grey, 255, cv2.ADAPTIVE_THRESH_MEAN_C, cv2.THRESH_BINARY, 31, between(rng, 8, 25))
    else:
        black = cv2.threshold(grey, 0, 255, cv2.THRESH_BINARY | cv2.THRESH_OTSU)[1]
    if chance(rng, 0.5) and picture.shape[1] > 900:
        by = between(rng, 0.62, 0.85)
        black = cv2.resize(black, None, fx=by, fy=by, interpolation=cv2.INTER_AREA)
        matrix = np.diag([by, by]) @ matrix
    return cv2.cvtColor(black, cv2.COLOR_GRAY2RGB), matrix


def layers(picture: np.ndarray, rng: Rng) -> np.ndarray:
    """Mixed raster content: text cut out at full resolution over a small, hard-pressed background."""
    grey = cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY)
    text = cv2.adaptiveThreshold(
        grey, 1, cv2.ADAPTIVE_THRESH_GAUSSIAN_C, cv2.THRESH_BINARY_INV, 25, between(rng, 12, 30)
    )
    height, width = grey.shape
    by = pick(rng, (2, 3, 4))
    ground = cv2.dilate(picture, np.ones((7, 7), np.uint8))
    small = cv2.resize(
        np.where(text[..., None] > 0, ground, picture), (width // by, height // by), interpolation=cv2.INTER_AREA
    )
    ok, data = cv2.imencode(".jpg", small[..., ::-1], [cv2.IMWRITE_JPEG_QUALITY, whole(rng, 25, 70)])
    small = decode(data.tobytes()) if ok else webp(small, 60).image
    back = cv2.resize(
        small, (width, height), interpolation=pick(rng, (cv2.INTER_LINEAR, cv2.INTER_CUBIC, cv2.INTER_NEAREST))
    )
    inks = picture[text > 0]
    colour = np.median(inks, axis=0) if len(inks) and chance(rng, 0.6) else None
    front = (
        np.where(text[..., None] > 0, picture if colour is None else colour.astype(np.uint8), 0)
        if colour is not None
        else cv2.erode(picture, np.ones((2, 2), np.uint8))
    )
    return np.where(text[..., None] > 0, front, back).astype(np.uint8)
