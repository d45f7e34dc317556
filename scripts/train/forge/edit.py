"""A page under the hands of a forger: its pixels, its words and the two true masks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import cv2
import numpy as np

from .geometry import Box, cut, inside, overlaps, size, whole
from .measure import Look, ink_box, look

COPY = "copy"
PATCH = "patch"


@dataclass
class Target:
    """A word, or some of its characters, with the box of its ink."""

    word: object
    text: str
    box: Box
    part: bool
    """Whether it is only a part of the word."""
    slope: float = 0.0
    """Pixels that the baseline falls by from one pixel to the next on the right."""

    @property
    def height(self) -> float:
        """Height of the ink with the slope taken out, pixels."""
        width = self.box[2] - self.box[0]
        return max(4.0, self.box[3] - self.box[1] - abs(self.slope) * width)

    @property
    def bottoms(self) -> tuple[float, float]:
        """Lowest row of ink at the left and at the right edge."""
        fall = self.slope * (self.box[2] - self.box[0])
        return self.box[3] - max(0.0, fall), self.box[3] + min(0.0, fall)


Likeness = Callable[[np.ndarray, list[np.ndarray]], np.ndarray]
"""(a place's pixels, those of others) -> how alike each of them looks, higher for more."""

ALIKE = 3
"""A forger who looks for a likely donor takes one of so many that are most alike."""

SEEN_CANDIDATES = 64


@dataclass
class Edit:
    """The canvas. Operations change `image` only through `put` and `blend`, which keep the masks true."""

    image: np.ndarray
    words: list
    regions: list
    rng: np.random.Generator
    donor: object | None = None
    matrix: np.ndarray | None = None
    """3 x 3, page to picture, where the capture tells it."""
    fonts: list[str] = field(default_factory=list)
    masks: dict[str, np.ndarray] = field(default_factory=dict)
    boxes: list[Box] = field(default_factory=list)
    likeness: Likeness | None = None
    """How alike two places look; None: donors are picked by chance among those that fit."""

    def __post_init__(self) -> None:
        shape = self.image.shape[:2]
        self.masks = {COPY: np.zeros(shape, np.uint8), PATCH: np.zeros(shape, np.uint8)}

    def put(self, box: Box, pixels: np.ndarray, kind: str, rectangle: bool = True) -> None:
        """Writes `pixels` (any number type, RGB) into `box`. With `rectangle` the whole box counts as changed,
        and as changed in this way only; else the pixels that differ and the pixel around each."""
        target = cut(self.image, box)
        fresh = np.clip(np.rint(pixels), 0, 255).astype(np.uint8) if pixels.dtype != np.uint8 else pixels
        mask = cut(self.masks[kind], box)
        if rectangle:
            mask[:] = 255
            cut(self.masks[PATCH if kind == COPY else COPY], box)[:] = 0
        else:
            changed = (fresh != target).any(axis=2).astype(np.uint8)
            closed = cv2.morphologyEx(changed, cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8)) | changed
            mask[cv2.dilate(closed, np.ones((3, 3), np.uint8)) > 0] = 255
        target[:] = fresh
        self.boxes.append(box)

    def blend(self, box: Box, pixels: np.ndarray, alpha: np.ndarray, kind: str) -> None:
        """Writes alpha * pixels + (1 - alpha) * ground; alpha is 0-1, (h, w) or (h, w, 3)."""
        if alpha.ndim == 2:
            alpha = alpha[..., None]
        ground = cut(self.image, box).astype(np.float32)
        self.put(box, ground + alpha * (pixels.astype(np.float32) - ground), kind, rectangle=False)
        if (alpha > 0.02).any():
            touched = (alpha > 0.02).any(axis=2)
            cut(self.masks[kind], box)[touched] = 255

    def free(self, box: Box, margin: int = 0) -> bool:
        """Whether the box lies in the page and off everything changed so far."""
        if not inside(box, self.image.shape):
            return False
        return not any(overlaps(box, other, margin) for other in self.boxes)

    def window(self, box: Box, margin: int) -> Box:
        """The box grown by `margin`, cut to the page."""
        return whole(box, self.image.shape, margin)

    def look(self, box: Box, margin: int = 3) -> Look:
        """The appearance of the box and `margin` pixels around it."""
        return look(cut(self.image, self.window(box, margin)))

    def chance(self, probability: float) -> bool:
        """A coin."""
        return bool(self.rng.random() < probability)

    def pick(self, items):
        """One of `items`, which keeps its type."""
        return items[int(self.rng.integers(len(items)))]

    def pick_donor(self, items, pixels: np.ndarray, box_of, target: Target):
        """One of `items`, places of `pixels`: with `likeness` one that looks like the target, else any."""
        if self.likeness is None or len(items) <= ALIKE:
            return self.pick(items)
        chosen = [items[at] for at in self.rng.permutation(len(items))[:SEEN_CANDIDATES]]
        crops = [cut(pixels, whole(box_of(item), pixels.shape, 2)) for item in chosen]
        likeness = self.likeness(cut(self.image, self.window(target.box, 2)), crops)
        return chosen[self.pick(np.argsort(-likeness)[:ALIKE])]

    def word_ink(self, word) -> Box | None:
        """The ink of a word of this page."""
        return self.ink_in(whole(word.box, self.image.shape, 2))

    def ink_in(self, box: Box) -> Box | None:
        """The ink inside a box."""
        return ink_box(self.image, box) if min(size(box)) >= 4 else None
