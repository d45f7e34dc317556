"""A drawn page, caught by a device and saved for the first time."""

from __future__ import annotations

import cv2
import numpy as np

from .chains import CHAINS
from .chance import Rng, between, chance, pick, weighted, whole
from .encoders import device_quality, jpeg, webp
from .model import Captured, Page, Region, Word, map_regions, map_words
from .overlays import in_viewer, overlaid

FAINTEST = 24
"""Steps of 255 between the darkest and the brightest pixel of a word that can still be read."""

KERNELS = (cv2.INTER_AREA, cv2.INTER_LINEAR, cv2.INTER_CUBIC, cv2.INTER_LANCZOS4)
_PAPER = {"scan": 0.42, "photo": 0.28, "native": 0.16, "photo_of_screen": 0.04, "screenshot": 0.06, "fax": 0.04}
_RECEIPT = {"scan": 0.52, "photo": 0.36, "native": 0.04, "fax": 0.06, "photo_of_screen": 0.02}
_SCREEN = {"screenshot": 0.7, "photo_of_screen": 0.16, "native": 0.14}
_FIRST = {
    "native": {"none": 0.6, "jpeg": 0.4},
    "screenshot": {"none": 0.5, "jpeg": 0.44, "webp": 0.06},
    "scan": {"jpeg": 0.62, "relayed": 0.26, "none": 0.12},
    "photo": {"jpeg": 0.68, "relayed": 0.3, "none": 0.02},
    "photo_of_screen": {"jpeg": 0.7, "relayed": 0.28, "none": 0.02},
    "fax": {"jpeg": 0.4, "none": 0.6},
}


def capture(page: Page, rng: Rng, chain: str | None = None, split: str | None = None) -> Captured:
    """Passes a page through a device and its first saving.

    `chain` is one of CHAINS, drawn to suit the kind of document when left out; `split` is the page's own unless given.
    `params` tells what was chosen; `params['first']` names the first saving and `params['matrix']` (3 x 3) maps page
    coordinates to the picture's. Raises KeyError for an unknown chain.
    """
    split = split or page.params["split"]
    chain = chain or weighted(rng, _SCREEN if page.params["screen"] else _RECEIPT if page.kind == "receipt" else _PAPER)
    image, matrix, params = _seen(page, rng, chain, split)
    if chance(rng, 0.12):
        image, cut = _part(image, rng)
        matrix = cut @ matrix
    overlays: list[Region] = []
    if chain in ("scan", "photo", "fax") and chance(rng, 0.05):
        image, overlay = overlaid(image, rng, split)
        overlays.append(overlay)
    image, stored, params["first"] = first_saving(image, rng, split, chain, bool(params.get("grey")))
    height, width = image.shape[:2]
    params["matrix"] = matrix = stored @ matrix
    words = [word for word in map_words(page.words, matrix, width, height) if _legible(image, word)]
    regions = map_regions(page.regions, matrix, width, height) + map_regions(overlays, stored, width, height)
    return Captured(image, words, regions, chain, params)


def _seen(page: Page, rng: Rng, chain: str, split: str) -> tuple[np.ndarray, np.ndarray, dict]:
    """What the device sees, the 3 x 3 matrix to it and what was chosen.

    Most screenshots of paper show a picture of it.
    """
    if chain == "screenshot" and not page.params["screen"] and chance(rng, 0.6):
        image, matrix, params = CHAINS[pick(rng, ("scan", "photo"))](page, rng, split)
        image, shown = in_viewer(jpeg(image, rng, split, device_quality(rng)).image, rng, split)
        return image, shown @ _square(matrix), {**params, "viewer": True}
    image, matrix, params = CHAINS[chain](page, rng, split)
    return image, _square(matrix), params


def _square(matrix: np.ndarray) -> np.ndarray:
    return matrix if matrix.shape[0] == 3 else np.vstack([matrix, [0, 0, 1]])


def _legible(image: np.ndarray, word: Word) -> bool:
    """Whether a word still stands out from its ground; what faded away is no longer there to be read or forged."""
    x0, y0, x1, y1 = (round(value) for value in word.box)
    green = image[y0:y1, x0:x1, 1]
    return green.size > 0 and int(green.max()) - int(green.min()) >= FAINTEST


def first_saving(image: np.ndarray, rng: Rng, split: str, chain: str, grey: bool) -> tuple[np.ndarray, np.ndarray, str]:
    """The picture as it is first stored, the 3 x 3 matrix to it, and the name of what was done."""
    kind = weighted(rng, _FIRST[chain])
    if kind == "none":
        return image, np.eye(3), "none"
    if kind == "webp":
        saved = webp(image, whole(rng, 60, 95))
        return saved.image, np.eye(3), saved.name
    saved = jpeg(image, rng, split, device_quality(rng), grey=grey and chance(rng, 0.8))
    if kind == "jpeg" or image.shape[1] < 640:
        return saved.image, np.eye(3), saved.name
    return _relayed(saved.image, saved.name, rng, split)


def _relayed(image: np.ndarray, name: str, rng: Rng, split: str) -> tuple[np.ndarray, np.ndarray, str]:
    """Cut or brought to another size by the program that the device hands its picture to, and saved again."""
    height, width = image.shape[:2]
    if chance(rng, 0.3):
        left, top = whole(rng, 0, max(1, width // 40)), whole(rng, 0, max(1, height // 40))
        image = np.ascontiguousarray(image[top:, left:])
        matrix, name = np.array([[1, 0, -left], [0, 1, -top], [0, 0, 1]], np.float64), f"{name}+cut"
        if chance(rng, 0.3):
            return image, matrix, name
    else:
        by = max(between(rng, 0.55, 1.0) if chance(rng, 0.8) else between(rng, 1.0, 1.35), 600 / width)
        by = min(by, float(np.sqrt(3.2e6 / (height * width))))
        out = (round(width * by), round(height * by))
        image = cv2.resize(image, out, interpolation=pick(rng, KERNELS))
        matrix, name = np.diag([out[0] / width, out[1] / height, 1.0]), f"{name}+{by:.2f}"
    quality = whole(rng, 75, 97) if chance(rng, 0.55) else pick(rng, (98, 100, 100))
    again = jpeg(image, rng, split, quality)
    return again.image, matrix, f"{name}+{again.name}"


def _part(image: np.ndarray, rng: Rng) -> tuple[np.ndarray, np.ndarray]:
    """The upper, middle or lower part of a picture, as people send only what matters, and the 3 x 3 matrix to it."""
    height, width = image.shape[:2]
    tall = int(height * between(rng, 0.55, 0.92))
    top, left = whole(rng, 0, height - tall), whole(rng, 0, width // 25)
    right = width - whole(rng, 0, width // 25)
    cut = np.array([[1, 0, -left], [0, 1, -top], [0, 0, 1]], np.float64)
    return np.ascontiguousarray(image[top : top + tall, left:right]), cut
