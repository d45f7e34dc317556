"""What an editor can read off the pixels around a word: ground, ink, noise and sharpness."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from .geometry import Box, cut


@dataclass(frozen=True)
class Look:
    """A window's appearance. Colours are RGB in 0-255, `ink` and `edge` are boolean windows."""

    ground: np.ndarray
    ink_colour: np.ndarray
    ink: np.ndarray
    """Pixels of ink, anti-aliased rims left out."""
    rim: np.ndarray
    """Ink and everything that its blur touches."""
    contrast: float
    """Luma between ink and ground, in grey levels."""
    noise: float
    """Standard deviation of the ground's noise in grey levels."""
    mass: float
    """Pixels of full ink that hold as much ink as the window does."""
    blur: float
    """Standard deviation in pixels of the Gaussian that makes edges as soft as these."""


def luma(pixels: np.ndarray) -> np.ndarray:
    """BT.601 luma, float32, of RGB pixels."""
    return pixels.astype(np.float32) @ np.array([0.299, 0.587, 0.114], np.float32)


def noise_level(grey: np.ndarray, smooth: np.ndarray) -> float:
    """Robust noise of `grey` (float32) on the pixels `smooth`: Immerkaer's kernel, median absolute value."""
    if grey.shape[0] < 3 or grey.shape[1] < 3:
        return 0.0
    kernel = np.array([[1, -2, 1], [-2, 4, -2], [1, -2, 1]], np.float32)
    residual = np.abs(cv2.filter2D(grey, cv2.CV_32F, kernel))
    values = residual[smooth]
    if values.size < 30:
        return 0.0
    return float(np.median(values) * 1.4826 / 6.0)


def look(window: np.ndarray) -> Look:
    """Reads a window that holds a word with a little ground around it (at least 3 x 3 pixels)."""
    grey = luma(window)
    rim_pixels = np.concatenate([grey[0], grey[-1], grey[:, 0], grey[:, -1]])
    middle = np.median(rim_pixels)
    distance = np.abs(grey - middle)
    contrast = float(np.percentile(distance, 98))
    ink = distance > max(10.0, 0.45 * contrast)
    soft = distance > max(6.0, 0.12 * contrast)
    rim = cv2.dilate((soft | ink).astype(np.uint8), np.ones((3, 3), np.uint8)).astype(bool)
    plain = ~rim
    ground = np.median(window[plain], axis=0) if plain.sum() > 8 else np.median(window.reshape(-1, 3), axis=0)
    core = distance >= max(8.0, 0.85 * contrast)
    colour = np.median(window[core], axis=0) if core.any() else ground
    return Look(
        ground=ground.astype(np.float32),
        ink_colour=colour.astype(np.float32),
        ink=ink,
        rim=rim,
        contrast=contrast,
        noise=noise_level(grey, plain),
        mass=float(np.minimum(distance[soft] / max(contrast, 1.0), 1.0).sum()),
        blur=edge_blur(grey, contrast),
    )


def edge_blur(grey: np.ndarray, contrast: float) -> float:
    """Gaussian sigma of the sharpest edges: a step of height c blurred by sigma has slope c / (sigma sqrt(2 pi))."""
    slope = np.abs(np.diff(grey, axis=1))
    if slope.size == 0 or contrast < 8:
        return 0.6
    steepest = float(np.percentile(slope, 99.3))
    return float(np.clip(contrast / (2.5066 * max(steepest, 1.0)), 0.3, 3.0))


def ink_box(image: np.ndarray, box: Box) -> Box | None:
    """The part of `box` that holds ink, or None where there is hardly any."""
    window = cut(image, box)
    if min(window.shape[:2]) < 4:
        return None
    seen = look(window)
    if seen.contrast < 22 or seen.ink.sum() < 6:
        return None
    rows = np.flatnonzero(seen.ink.sum(axis=1) > 0)
    columns = np.flatnonzero(seen.ink.sum(axis=0) > 0)
    return (
        box[0] + int(columns[0]),
        box[1] + int(rows[0]),
        box[0] + int(columns[-1]) + 1,
        box[1] + int(rows[-1]) + 1,
    )
