"""Flatbed and sheet-fed scanners."""

from __future__ import annotations

import cv2
import numpy as np

from ..chance import Rng, between, chance, pick, weighted, whole
from ..light import folds, smudges
from ..model import Page
from ..noise import smooth
from ..optics import blur, clip8, denoise, levels, sensor_noise, unsharp
from ..textures import paper
from .blemishes import blemish
from .printing import photocopied, printed, show_through
from .scanned_files import bilevel, layers

KERNELS = {cv2.INTER_LINEAR: 0.5, cv2.INTER_CUBIC: 0.4, cv2.INTER_LANCZOS4: 0.1}


def scan(page: Page, rng: Rng, split: str) -> tuple[np.ndarray, np.ndarray, dict]:
    """A scan, the 2 x 3 matrix from the page to it, and what was chosen."""
    ink = printed(page, rng)
    if chance(rng, 0.08):
        ink = photocopied(ink, rng)
    if chance(rng, 0.12):
        ink = show_through(ink, rng)
    image, matrix, sheet = _lay(ink, page, rng)
    grey = chance(rng, 0.35)
    if grey:
        image = cv2.cvtColor(image, cv2.COLOR_RGB2GRAY)
    height, width = image.shape[:2]
    reflect, texture = paper(rng, split, height, width)
    if chance(rng, 0.3 if page.kind == "receipt" else 0.15):
        reflect = reflect * folds(rng, height, width)
    if chance(rng, 0.15):
        reflect = reflect * smudges(rng, height, width)
    tint = (
        np.array([1, between(rng, 0.95, 1.0), between(rng, 0.88, 1.0)], np.float32)
        if chance(rng, 0.4)
        else np.ones(3, np.float32)
    )
    reflect = reflect * between(rng, 0.85, 0.98)
    reflect = np.where(sheet > 0.5, reflect, 1.0).astype(np.float32)
    image = image * (reflect if grey else reflect[..., None] * tint)
    image = _optics(image, rng)
    params = {"grey": grey, "paper": texture}
    image = _software(image, rng, params)
    if chance(rng, 0.2):
        blemish(image, rng)
    kind = weighted(rng, {"plain": 0.78, "bilevel": 0.06, "layers": 0.16})
    params["kind"] = kind
    picture = clip8(image)
    if kind == "bilevel":
        picture, matrix = bilevel(picture, matrix, rng)
    elif kind == "layers":
        picture = layers(picture, rng)
    return picture, matrix, params


def _lay(ink: np.ndarray, page: Page, rng: Rng) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The sheet on the glass: scaled, a little turned, with the lid round it on some; also where the sheet is, 0-1."""
    height, width = ink.shape[:2]
    dpi = pick(rng, (100, 120, 150, 150, 200, 200, 240, 300))
    scale = float(np.clip(dpi / page.dpi, 620 / width, min(1750 / width, np.sqrt(3.0e6 / (height * width)))))
    border = between(rng, 0.01, 0.09) * width * scale if chance(rng, 0.4) else 0.0
    if page.kind == "receipt" and chance(rng, 0.1):
        scale, border = scale * 0.6, between(rng, 0.15, 0.4) * width * scale
    trim = -between(rng, 0, 0.012) * width * scale if border == 0 else 0.0
    out_w, out_h = (
        int(width * scale + 2 * (border + trim)),
        int(height * scale + (border + trim) * (2 if chance(rng, 0.6) else 1)),
    )
    angle = 0.0 if chance(rng, 0.12) else float(np.clip(rng.normal(0, 0.5), -2, 2))
    matrix = cv2.getRotationMatrix2D((width / 2, height / 2), angle, scale)
    matrix[:, 2] += (out_w / 2 - width / 2, out_h / 2 - height / 2)
    if scale < 0.8:
        ink = blur(ink, 0.38 / scale)
    lid = pick(rng, (255, 255, 250, 238, 20, 60)) if border else 255
    kernel = weighted(rng, KERNELS)
    image = cv2.warpAffine(
        ink, matrix, (out_w, out_h), flags=kernel, borderMode=cv2.BORDER_CONSTANT, borderValue=(lid, lid, lid)
    )
    sheet = (
        cv2.warpAffine(np.ones((height, width), np.float32), matrix, (out_w, out_h), flags=cv2.INTER_LINEAR)
        if border
        else np.ones((out_h, out_w), np.float32)
    )
    if border and chance(rng, 0.6):
        shifted = np.roll(blur(sheet, between(rng, 1.5, 6)), (whole(rng, -3, 5), whole(rng, -3, 5)), (0, 1))
        image = image * np.where(sheet > 0.5, 1, 1 - between(rng, 0.1, 0.5) * shifted)[..., None]
    return image.astype(np.float32), matrix, sheet


def _optics(image: np.ndarray, rng: Rng) -> np.ndarray:
    """Lens, carriage and sensor: blur of its own in each direction, colours apart, noise, stripes."""
    sigma = between(rng, 0.3, 1.15)
    image = blur(image, sigma, sigma * between(rng, 0.8, 1.25))
    height, width = image.shape[:2]
    if chance(rng, 0.15):
        lifted = np.clip(0.5 + smooth(rng, height, width, max(height, width) * between(rng, 0.1, 0.5)), 0, 1)
        lifted = lifted.reshape(height, width, *([1] * (image.ndim - 2)))
        image = image * (1 - lifted) + blur(image, between(rng, 0.6, 1.6)) * lifted
    if image.ndim == 3 and chance(rng, 0.3):
        for channel in (0, 2):
            shift = np.float32([[1, 0, rng.normal(0, 0.25)], [0, 1, rng.normal(0, 0.3)]])
            image[..., channel] = cv2.warpAffine(
                image[..., channel], shift, (width, height), borderMode=cv2.BORDER_REPLICATE
            )
    if chance(rng, 0.35):
        image = image * (
            1
            + between(rng, 0.002, 0.012)
            * smooth(rng, 8, width, between(rng, 2, 30))[:1].reshape(1, width, *([1] * (image.ndim - 2)))
        )
    if chance(rng, 0.9):
        image = sensor_noise(
            image, rng, between(rng, 0.3, 3.2), between(rng, 0.2, 2.2), between(rng, 0, 0.9) if chance(rng, 0.6) else 0
        )
    return image


def _software(image: np.ndarray, rng: Rng, params: dict) -> np.ndarray:
    """The driver's sharpening, smoothing and levels; three in five clip the paper to white."""
    if chance(rng, 0.15):
        image = denoise(image, rng)
    if chance(rng, 0.65):
        image = unsharp(image, between(rng, 0.2, 2.2), between(rng, 0.6, 2.0))
    white = weighted(rng, {"clipped": 0.58, "near": 0.22, "kept": 0.2})
    params["white"] = white
    ground = float(np.percentile(image[::8, ::8], 70))
    top = {"clipped": ground - between(rng, 2, 30), "near": ground + between(rng, 0, 8), "kept": 255.0}[white]
    image = levels(image, between(rng, 0, 60) if white != "kept" else 0, top, between(rng, 0.75, 1.5))
    return unsharp(image, between(rng, 0.2, 1), between(rng, 0.5, 1.2)) if chance(rng, 0.2) else image
