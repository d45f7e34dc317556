"""What happens to a picture after it was, or was not, forged: one and the same distribution for both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from .chance import Rng, between, chance, pick, weighted, whole
from .encoders import Encoded, jpeg, webp

SEVERITIES: dict[str, dict[str, float]] = {
    "none": {"png": 1.0},
    "light": {"png": 0.4, "jpeg_high": 0.6},
    "medium": {"jpeg_mid": 0.6, "crop_jpeg": 0.25, "resize_jpeg": 0.15},
    "strong": {"messenger": 0.6, "resize_jpeg": 0.2, "double": 0.2},
    "mixed": {
        "png": 0.2,
        "jpeg_high": 0.24,
        "jpeg_mid": 0.18,
        "crop_jpeg": 0.08,
        "crop_png": 0.03,
        "resize_jpeg": 0.09,
        "resize_png": 0.03,
        "messenger": 0.1,
        "double": 0.05,
    },
    "sent": {
        "png": 0.13,
        "jpeg_high": 0.17,
        "jpeg_mid": 0.2,
        "crop_jpeg": 0.08,
        "resize_jpeg": 0.1,
        "resize_png": 0.02,
        "messenger": 0.22,
        "double": 0.08,
    },
}
"""How often each way of passing a picture on is drawn. Training uses 'sent': more than half of all documents come
through a messenger or were saved strongly; the figures on the cards are of 'mixed'."""

KERNELS = {"area": cv2.INTER_AREA, "linear": cv2.INTER_LINEAR, "cubic": cv2.INTER_CUBIC, "lanczos": cv2.INTER_LANCZOS4}


@dataclass(frozen=True)
class Finish:
    """What was done. `data` is the file of the last step where that was a lossy one, else None (write a PNG)."""

    name: str
    steps: tuple[str, ...]
    data: bytes | None

    def __str__(self) -> str:
        return "+".join((self.name, *self.steps))


class _Passage:
    """A picture and its masks on their way."""

    def __init__(self, image: np.ndarray, masks: list[np.ndarray], rng: Rng, split: str) -> None:
        self.image, self.masks, self.rng, self.split = image, masks, rng, split
        self.steps: list[str] = []
        self.data: bytes | None = None

    def save(self, saved: Encoded) -> None:
        self.image, self.data = saved.image, saved.data
        self.steps.append(saved.name)

    def jpeg(self, low: int, high: int, sampling: str | None = None) -> None:
        self.save(jpeg(self.image, self.rng, self.split, whole(self.rng, low, high), sampling))

    def crop(self) -> None:
        """Cuts up to 3 % off each side, at the upper left by no multiple of eight."""
        height, width = self.image.shape[:2]
        left, top = self._off_grid(width), self._off_grid(height)
        right, bottom = (
            width - whole(self.rng, 0, max(1, width // 33)),
            height - whole(self.rng, 0, max(1, height // 33)),
        )
        if right - left < 16 or bottom - top < 16:
            return
        self.image = np.ascontiguousarray(self.image[top:bottom, left:right])
        self.masks = [np.ascontiguousarray(mask[top:bottom, left:right]) for mask in self.masks]
        self.steps.append(f"crop-{left}-{top}")
        self.data = None

    def _off_grid(self, length: int) -> int:
        most = max(1, length // 33)
        cut = whole(self.rng, 1, most)
        return cut if cut % 8 else min(most, cut + 1)

    def resize(self, by: float, kernel: str | None = None) -> None:
        kernel = kernel or pick(self.rng, list(KERNELS))
        height, width = self.image.shape[:2]
        out = (max(16, round(width * by)), max(16, round(height * by)))
        if out == (width, height):
            return
        image = self.image
        if by < 0.8 and kernel != "area" and chance(self.rng, 0.7):
            image = cv2.GaussianBlur(image, (0, 0), 0.35 / by)
        self.image = cv2.resize(image, out, interpolation=KERNELS[kernel])
        self.masks = [_resized_mask(mask, out) for mask in self.masks]
        self.steps.append(f"resize-{by:.2f}-{kernel}")
        self.data = None

    def messenger(self) -> None:
        """At most 1280 to 1600 pixels long, then a JPEG of middling quality with halved colour."""
        longest = max(self.image.shape[:2])
        target = pick(self.rng, (1280, 1280, 1600, 1600, 1440, 2048))
        if longest > target:
            self.resize(target / longest, pick(self.rng, ("area", "linear", "cubic")))
        if chance(self.rng, 0.1):
            self.save(webp(self.image, whole(self.rng, 70, 85)))
        else:
            self.jpeg(68, 84, "420")


def finish(
    image: np.ndarray,
    rng: Rng,
    masks: Sequence[np.ndarray] | None,
    chain: str,
    severity: str | None = None,
    split: str = "train",
) -> tuple[np.ndarray, list[np.ndarray] | None, Finish]:
    """Passes a picture on as its sender would, and its masks (height x width, any number type) with it.

    What is done depends on the generator, `severity` (one of SEVERITIES, 'mixed' when left out) and the size alone,
    never on the masks, so that nothing here can tell a forged picture from a genuine one. `chain` is accepted so that
    a caller need not care; every chain has the same distribution. Raises KeyError for an unknown severity.
    """
    del chain
    passage = _Passage(image, list(masks or []), rng, split)
    name = weighted(rng, SEVERITIES[severity or "mixed"])
    if name.startswith("crop"):
        passage.crop()
    if name.startswith("resize"):
        passage.resize(between(rng, 0.5, 1.1) if image.shape[1] > 1000 else between(rng, 0.75, 1.15))
    if name == "jpeg_high":
        passage.jpeg(88, 98)
    elif name in ("jpeg_mid", "crop_jpeg"):
        passage.jpeg(60, 92)
    elif name == "resize_jpeg":
        passage.jpeg(65, 95)
    elif name == "messenger":
        passage.messenger()
    elif name == "double":
        passage.jpeg(70, 95)
        if chance(rng, 0.5):
            passage.crop()
        passage.jpeg(65, 92)
    return passage.image, passage.masks if masks is not None else None, Finish(name, tuple(passage.steps), passage.data)


def _resized_mask(mask: np.ndarray, size: tuple[int, int]) -> np.ndarray:
    if mask.dtype == bool:
        return cv2.resize(mask.astype(np.uint8), size, interpolation=cv2.INTER_NEAREST).astype(bool)
    return cv2.resize(mask, size, interpolation=cv2.INTER_NEAREST)
