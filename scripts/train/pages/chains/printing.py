"""How ink lies on paper before a device looks at it."""

from __future__ import annotations

import math

import cv2
import numpy as np

from ..chance import Rng, between, chance, whole
from ..model import Page
from ..noise import grain, smooth, white
from ..optics import blur, levels


def printed(page: Page, rng: Rng) -> np.ndarray:
    """The page as its printer leaves it: height x width x 3 float32, 0-255, no paper yet."""
    image = page.image.astype(np.float32)
    kind = page.params.get("printer", "laser")
    if kind == "laser":
        return _toner(image, rng)
    ink = _thermal(image, rng) if kind == "thermal" else _struck(image, rng)
    return _fed(ink, rng) if chance(rng, 0.3) else ink


def _fed(image: np.ndarray, rng: Rng) -> np.ndarray:
    """Paper that slipped in the rollers: rows pushed sideways and drawn apart by up to two dots, smoothly."""
    height, width = image.shape[:2]
    aside = smooth(rng, height, 8, between(rng, 6, 120))[:, :1] * between(rng, 0.1, 0.8)
    along = smooth(rng, height, 8, between(rng, 20, 200))[:, :1] * between(rng, 0.1, 0.9)
    xs = np.arange(width, dtype=np.float32)[None] + aside
    ys = np.repeat(np.arange(height, dtype=np.float32)[:, None] + along, width, axis=1)
    return cv2.remap(image, xs, ys, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def _halftone(image: np.ndarray, rng: Rng) -> np.ndarray:
    """Tones as dots: a turned screen for each colour, as lasers print them, or scattered dots, as inkjets do."""
    height, width = image.shape[:2]
    scattered, hard = chance(rng, 0.35), between(rng, 2.5, 9)
    xs, ys = np.arange(width, dtype=np.float32)[None], np.arange(height, dtype=np.float32)[:, None]
    pitch, lean = between(rng, 2.1, 5), between(rng, -0.15, 0.15)
    planes = []
    for channel, angle in enumerate((0.26, 1.31, 0.79)):
        if scattered:
            limit = 0.5 + 0.2 * white(rng, height, width)
        else:
            c, s = math.cos(angle + lean) * 2 * math.pi / pitch, math.sin(angle + lean) * 2 * math.pi / pitch
            limit = 0.5 + 0.22 * (np.cos(xs * c + ys * s) + np.cos(ys * c - xs * s))
        planes.append(np.clip((image[..., channel] / 255 - limit) * hard + 0.5, 0, 1) * 255)
    dots = cv2.merge(planes)
    toned = cv2.absdiff(image, np.float32(127.5) * np.ones(3, np.float32)).max(2) < between(rng, 100, 122)
    return np.where(toned[..., None], dots, image)


def _toner(image: np.ndarray, rng: Rng) -> np.ndarray:
    """Dot gain or loss, ragged edges and thin places in large inked areas."""
    if chance(rng, 0.3):
        image = _halftone(image, rng)
    if chance(rng, 0.7):
        soft = blur(image, between(rng, 0.3, 0.8))
        middle, slope = between(rng, 100, 160), between(rng, 1.0, 1.9)
        image = np.clip(127 + (soft - middle) * slope + (127 - middle) * 0.3, 0, 255) if chance(rng, 0.5) else soft
    if chance(rng, 0.5):
        thin = np.clip(grain(rng, *image.shape[:2], between(rng, 0.4, 1.4)) * between(rng, 0.02, 0.12), -0.2, 0.5)
        image = image * (1 - thin)[..., None] + (255 * thin)[..., None]
    lift = between(rng, 0, 45)
    return np.clip(image, 0, 255) * np.float32(1 - lift / 255) + np.float32(lift)


def _thermal(image: np.ndarray, rng: Rng) -> np.ndarray:
    """Heated dots: soft, grey to black, weaker in bands and under dirty dots of the head, fading with age."""
    height, width = image.shape[:2]
    ink = (255 - blur(image, between(rng, 0.35, 0.9))) / 255
    strength = np.full((height, 1), between(rng, 0.55, 1.0), np.float32)
    if chance(rng, 0.5):
        strength = strength * np.clip(
            1 + between(rng, 0.02, 0.2) * smooth(rng, height, 8, between(rng, 4, 90))[:, :1], 0.3, 1.3
        )
    across = np.ones((1, width), np.float32)
    if chance(rng, 0.4):
        across = across * np.clip(
            1 + between(rng, 0.03, 0.2) * smooth(rng, 8, width, between(rng, 60, 400))[:1], 0.3, 1.2
        )
    for _ in range(whole(rng, 0, 4) if chance(rng, 0.35) else 0):
        across[0, whole(rng, 0, width - 1)] *= between(rng, 0, 0.6)
    fade = 1.0
    if chance(rng, 0.3):
        fade = np.clip(
            1 - between(rng, 0.1, 0.5) * np.abs(smooth(rng, height, width, between(rng, 150, 700))), 0.25, 1
        )[..., None]
    cover = np.clip(ink * (strength * across)[..., None] * fade * between(rng, 1.0, 1.25), 0, 1)
    if chance(rng, 0.5):
        cover = (
            cover
            * np.clip(1 + between(rng, 0.03, 0.18) * grain(rng, height, width, between(rng, 0.4, 1.2)), 0, 1.3)[
                ..., None
            ]
        )
    tone = np.array(_thermal_ink(rng), np.float32)
    return 255 - np.clip(cover, 0, 1) * (255 - tone)


def _thermal_ink(rng: Rng) -> tuple[float, float, float]:
    """Black, grey, or the blue and violet of some papers."""
    kind = rng.random()
    base = between(rng, 10, 70)
    if kind < 0.75:
        return base, base, base + between(rng, 0, 14)
    return (base * 0.7, base * 0.8, base + between(rng, 30, 80)) if kind < 0.92 else (base + 25, base * 0.7, base + 45)


def _struck(image: np.ndarray, rng: Rng) -> np.ndarray:
    """A ribbon's ink: paler where it is worn, grainy, often blue or violet."""
    height, width = image.shape[:2]
    cover = (255 - blur(image, between(rng, 0.5, 1.0))) / 255
    worn = np.clip(
        between(rng, 0.5, 0.95) + between(rng, 0.03, 0.15) * smooth(rng, height, width, between(rng, 20, 90)), 0.2, 1.1
    )
    cover = cover * (worn + between(rng, 0.02, 0.1) * grain(rng, height, width, 0.8))[..., None]
    tone = np.array(_thermal_ink(rng), np.float32)
    return 255 - np.clip(cover, 0, 1) * (255 - tone)


def show_through(image: np.ndarray, rng: Rng) -> np.ndarray:
    """The print of the other side, mirrored, blurred and faint."""
    other = cv2.flip(blur(image, between(rng, 1.5, 4)), 1)
    return image - (255 - other) * between(rng, 0.02, 0.1)


def photocopied(image: np.ndarray, rng: Rng) -> np.ndarray:
    """A copy of a copy: hard contrast, grown strokes, specks."""
    dark = levels(blur(image, between(rng, 0.5, 1.1)), between(rng, 60, 110), between(rng, 150, 215))
    specks = grain(rng, *image.shape[:2], 0.7) > between(rng, 3.0, 4.0)
    return np.where(specks[..., None], between(rng, 0, 120), dark).astype(np.float32)
