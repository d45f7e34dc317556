"""Crops of genuine pages, as devices, viewers and honest programs leave them."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np

from ..pages import capture, make_page

SIDE = 256
"""Side of a crop, pixels."""
CROPS_A_PAGE = 4
SPLITS = {"train": 1, "val": 2, "test": 3}
"""What a split's seeds begin with."""
_LEAST_SPREAD = 8.0
"""Standard deviation of grey below which a crop is blank paper and tells nothing."""


def make_crops(split: str, pages: int, seed: int, path: Path) -> None:
    """Writes uint8 [n, SIDE, SIDE, 3] of `pages` pages, and which page each is of. Kept when it is there."""
    if path.exists():
        return
    cv2.setNumThreads(1)
    crops, of = [], []
    for page in range(pages):
        rng = np.random.default_rng([seed, SPLITS[split], page])
        image = capture(make_page(rng, split), rng).image
        for crop in _from_page(image, rng):
            crops.append(crop)
            of.append(page)
    part = path.with_suffix(".part.npz")
    np.savez(part, crops=np.stack(crops), pages=np.array(of))
    part.rename(path)


def _from_page(image: np.ndarray, rng: np.random.Generator) -> list[np.ndarray]:
    """Up to CROPS_A_PAGE crops with something on them, at places that are no multiple of anything."""
    image = honestly_changed(image, rng)
    height, width = image.shape[:2]
    if height < SIDE or width < SIDE:
        return []
    found: list[np.ndarray] = []
    for _ in range(6 * CROPS_A_PAGE):
        y, x = int(rng.integers(height - SIDE + 1)), int(rng.integers(width - SIDE + 1))
        crop = image[y : y + SIDE, x : x + SIDE]
        if cv2.cvtColor(crop, cv2.COLOR_RGB2GRAY).std() >= _LEAST_SPREAD:
            found.append(np.ascontiguousarray(crop))
        if len(found) == CROPS_A_PAGE:
            break
    return found


def honestly_changed(image: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """What cameras and viewers do to a picture and no network did: smoothness must not pass for synthesis."""
    kind = rng.choice(["none", "blur", "bilateral", "median", "sharpen", "resize"], p=[0.5, 0.1, 0.1, 0.05, 0.1, 0.15])
    if kind == "blur":
        return cv2.GaussianBlur(image, (0, 0), float(rng.uniform(0.4, 1.2)))
    if kind == "bilateral":
        return cv2.bilateralFilter(image, 5, float(rng.uniform(10, 40)), 2.0)
    if kind == "median":
        return cv2.medianBlur(image, 3)
    if kind == "sharpen":
        soft = cv2.GaussianBlur(image, (0, 0), float(rng.uniform(0.7, 1.5)))
        return cv2.addWeighted(image, 1 + (by := float(rng.uniform(0.3, 1.0))), soft, -by, 0)
    if kind == "resize":
        by = float(rng.uniform(0.6, 1.7))
        kernel = int(
            rng.choice([cv2.INTER_LINEAR, cv2.INTER_CUBIC, cv2.INTER_AREA, cv2.INTER_LANCZOS4, cv2.INTER_NEAREST])
        )
        return cv2.resize(image, None, fx=by, fy=by, interpolation=kernel)
    return image
