"""How the words of a page look, by the features of a backbone: as a likeness, and as a comparison within the page.

A word is cut out, brought to one height and seen by itself, so its size in the picture counts for nothing and what
survives compression, the shape of its strokes, counts most.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import cv2
import numpy as np
from scipy import ndimage
from scipy.linalg import eigh
from sklearn.decomposition import PCA
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

from ..forge import Likeness
from .backbones import Frozen, opened

# A crop's height, and the widths that it is filled up to; longer words are cut.
HEIGHT, WIDTHS = 48, (64, 128, 192)
# The share of the crop that the word's own box takes.
INNER = 0.75
AT_ONCE = 32
# What counts as text of the detector's map, how far its boxes are grown (they are drawn smaller than the words), and
# the gap that parts two words, by their height.
TEXT, GROWN, GAP = 0.3, 0.6, 0.45
LOWEST = 6
# Components of how words look, and words of like height on a page that show its style.
PRINCIPAL, DISCRIMINANT, FEWEST_ALIKE = 160, 48, 4
# Words whose height is within this factor are compared.
LIKE_HEIGHT = 1.35
PEERS, NEAREST = 6, 5


def crops_of(picture: np.ndarray, boxes: np.ndarray) -> list[np.ndarray]:
    """Crops [HEIGHT, width, 3] of places (left, top, right, bottom) of a picture [H, W, 3]."""
    found = []
    for left, top, right, bottom in boxes:
        scale = INNER * HEIGHT / max(1, bottom - top)
        margin = (1 - INNER) / 2 * HEIGHT / scale
        width = min(WIDTHS[-1], (right - left + 2 * margin) * scale)
        wide = next(size for size in WIDTHS if size >= width - 1)
        start = (left - margin, top - margin)
        matrix = np.array([[scale, 0, -start[0] * scale], [0, scale, -start[1] * scale]])
        # Shrinking by a plain bilinear step would alias.
        seen = cv2.GaussianBlur(picture, (0, 0), 0.45 / scale) if scale < 0.6 else picture
        found.append(
            cv2.warpAffine(seen, matrix, (wide, HEIGHT), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        )
    return found


def embedded(backbone: Frozen, crops: list[np.ndarray]) -> np.ndarray:
    """[n, E]: means and spreads over each crop of the levels at strides of 4, 8 and 16."""
    answer: list[np.ndarray] = [np.empty(0)] * len(crops)
    for wide in WIDTHS:
        places = [at for at, crop in enumerate(crops) if crop.shape[1] == wide]
        for start in range(0, len(places), AT_ONCE):
            some = places[start : start + AT_ONCE]
            pictures = np.stack([crops[at].transpose(2, 0, 1) for at in some])
            # The detector wants multiples of 32 both ways.
            pictures = np.pad(pictures, ((0, 0), (0, 0), (0, -HEIGHT % 32), (0, -wide % 32)), mode="edge")
            levels = backbone.see(pictures)[:3]
            figures = [level.mean((2, 3)) for level in levels] + [level.std((2, 3)) for level in levels]
            pooled = np.concatenate(figures, 1)
            for at, one in zip(some, pooled):
                answer[at] = one
    return np.stack(answer) if answer else np.zeros((0, 0), np.float32)


@lru_cache(maxsize=1)
def by_network() -> Likeness:
    """How alike words look, by the features of EfficientNet-lite0: the cosine of their spreads from the candidates'
    mean."""
    backbone = opened("efficientnet-lite0", [])

    def see(crops: list[np.ndarray]) -> np.ndarray:
        seen = embedded(backbone, crops)
        seen = (seen - seen.mean(0)) / (seen.std(0) + 1e-3)
        return seen / (np.linalg.norm(seen, axis=1, keepdims=True) + 1e-6)

    return likeness_by(see)


def likeness_by(see: Callable[[list[np.ndarray]], np.ndarray]) -> Likeness:
    """How alike places look, by what a network sees of crops: directions [n, E] of length 1."""

    def likeness(place: np.ndarray, others: list[np.ndarray]) -> np.ndarray:
        whole = [
            crops_of(pixels, np.array([[0, 0, pixels.shape[1], pixels.shape[0]]]))[0] for pixels in [place, *others]
        ]
        seen = see(whole)
        return seen[1:] @ seen[0]

    return likeness


def boxes_of(text: np.ndarray, light: np.ndarray) -> np.ndarray:
    """Boxes [n, 4] of words: places of the detector's map of text [H, W], parted where a column gap of the picture's
    light [H, W] is wide for their height."""
    labels, _ = ndimage.label(text > TEXT)
    found = []
    for rows, columns in ndimage.find_objects(labels):
        grow = round(GROWN * (rows.stop - rows.start) * 0.5)
        top, bottom = max(0, rows.start - grow), min(light.shape[0], rows.stop + grow)
        left, right = max(0, columns.start - grow), min(light.shape[1], columns.stop + grow)
        height = bottom - top
        if height < LOWEST or right - left < LOWEST // 2:
            continue
        window = light[top:bottom, left:right].astype(np.float32)
        ground = np.median(window)
        inked = (np.abs(window - ground) > 0.35 * max(24, np.abs(window - ground).max())).any(0)
        joined = ndimage.binary_closing(np.pad(inked, height), np.ones(max(2, round(GAP * height))))[height:-height]
        for (part,) in ndimage.find_objects(ndimage.label(joined)[0]):
            if part.stop - part.start >= LOWEST // 2:
                found.append((left + part.start, top, left + part.stop, bottom))
    return np.array(found, np.int32).reshape(-1, 4)


class Style:
    """What tells the words of one page and height from those of others, of how words look: which letters they have
    tells them apart as well, and would count as odd. Discriminant components (Fisher's), of standardised features'
    principal ones.

    Fitted on (boxes, features) of the genuine words of pages."""

    def __init__(self, pages: list[tuple[np.ndarray, np.ndarray]]) -> None:
        everything = np.concatenate([seen for _, seen in pages])
        self.whitened = make_pipeline(StandardScaler(), PCA(min(PRINCIPAL, *everything.shape), whiten=True))
        self.whitened.fit(everything)
        groups = []
        for boxes, seen in pages:
            heights = np.round(np.log(np.maximum(1, boxes[:, 3] - boxes[:, 1])) / np.log(LIKE_HEIGHT))
            words = self.whitened.transform(seen) if len(seen) else seen
            groups += [words[heights == height] for height in np.unique(heights)]
        groups = [words for words in groups if len(words) >= FEWEST_ALIKE]
        inside = np.concatenate([words - words.mean(0) for words in groups])
        between = np.concatenate([np.repeat(words.mean(0)[None], len(words), 0) for words in groups])
        inside, between = inside.T @ inside / len(inside), between.T @ between / len(between)
        inside += 0.05 * np.trace(inside) / len(inside) * np.eye(len(inside))
        self.mixing = eigh(between, inside)[1][:, -DISCRIMINANT:]

    def __call__(self, seen: np.ndarray) -> np.ndarray:
        """[n, E] -> [n, DISCRIMINANT]."""
        return self.whitened.transform(seen) @ self.mixing


def compared(seen: np.ndarray, boxes: np.ndarray) -> np.ndarray:
    """[n, E + 4]: each word's features less the median of words of like height on its page, over their spread, and how
    near it is to those nearest to it in looks. Where fewer than PEERS are of its height all words are its peers."""
    heights = np.log(np.maximum(1, boxes[:, 3] - boxes[:, 1]))
    lengths = np.log(np.maximum(1, boxes[:, 2] - boxes[:, 0])) - heights
    scale = np.median(np.abs(seen - np.median(seen, 0)), 0) * 1.48 + 1e-3
    rows = []
    for at in range(len(boxes)):
        like = np.abs(heights - heights[at]) < np.log(LIKE_HEIGHT)
        like[at] = False
        if like.sum() < PEERS:
            like = np.arange(len(boxes)) != at
        peers = seen[like]
        middle = np.median(peers, 0)
        spread = np.median(np.abs(peers - middle), 0) * 1.48 + 0.3 * scale
        far = np.sort(np.sqrt((((peers - seen[at]) / scale) ** 2).mean(1)))
        differences = np.clip((seen[at] - middle) / spread, -6, 6)
        rows.append([*differences, far[0], far[:NEAREST].mean(), np.abs(differences).mean(), lengths[at]])
    return np.array(rows, np.float32)
