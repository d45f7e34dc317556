"""What editing programs do to a whole page when it is saved, forged or not: the same for both classes."""

from __future__ import annotations

import cv2
import numpy as np

from .pages.encoders import jpeg

Masks = dict[str, np.ndarray]


def save_again(image: np.ndarray, masks: Masks, rng: np.random.Generator, split: str) -> tuple[np.ndarray, Masks, str]:
    """A page opened and saved once by an editor: kept, recompressed, roughened, retoned, sharpened
    or resized.

    Returns the page, its masks (0 or 255, of the new size) and the name of what was done.
    """
    way = rng.random()
    if way < 0.5:
        return image, masks, "kept"
    if way < 0.78:
        return jpeg(image, rng, split, int(rng.integers(72, 99))).image, masks, "jpeg"
    if way < 0.82:
        return roughened(image, rng), masks, "roughened"
    if way < 0.89:
        return levels(image, rng), masks, "levels"
    if way < 0.94:
        return sharpened(image, float(rng.uniform(0.3, 1.2))), masks, "sharpened"
    factor = float(rng.uniform(0.8, 1.15))
    wanted = (round(image.shape[1] * factor), round(image.shape[0] * factor))
    way_to = cv2.INTER_AREA if factor < 1 else cv2.INTER_CUBIC
    smaller = {name: resized_mask(mask, wanted) for name, mask in masks.items()}
    return cv2.resize(image, wanted, interpolation=way_to), smaller, "resized"


def roughened(image: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A little noise or blur over the whole page, as is done to make it look scanned."""
    if rng.random() < 0.35:
        return cv2.GaussianBlur(image, (0, 0), float(rng.uniform(0.35, 0.7)))
    strength = float(rng.uniform(0.6, 3.0))
    one = rng.random() < 0.5
    noise = rng.standard_normal((*image.shape[:2], 1 if one else 3), np.float32) * strength
    return np.clip(np.rint(image + noise), 0, 255).astype(np.uint8)


def levels(image: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Brightness, contrast and gamma by one table."""
    gain, lift, gamma = rng.uniform(0.9, 1.15), rng.uniform(-10, 12), rng.uniform(0.85, 1.2)
    table = 255 * np.clip((np.arange(256) * gain + lift) / 255, 0, 1) ** gamma
    return cv2.LUT(image, np.rint(table).astype(np.uint8))


def sharpened(image: np.ndarray, amount: float) -> np.ndarray:
    """Unsharp masking of the whole page."""
    return cv2.addWeighted(image, 1 + amount, cv2.GaussianBlur(image, (0, 0), 1.1), -amount, 0)


def resized_mask(mask: np.ndarray, wanted: tuple[int, int]) -> np.ndarray:
    """A mask (0 or 255) at another size; a pixel counts where at least a third of it was changed."""
    return np.where(cv2.resize(mask, wanted, interpolation=cv2.INTER_AREA) >= 85, 255, 0).astype(np.uint8)
