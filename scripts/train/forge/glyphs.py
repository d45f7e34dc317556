"""Characters of a captured word: where each one stands."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

import numpy as np
from PIL import ImageFont

from .geometry import Box
from .measure import luma


@lru_cache(maxsize=512)
def load_font(path: str, size: float) -> ImageFont.FreeTypeFont:
    """A font at a size in pixels; sizes may be fractions."""
    return ImageFont.truetype(path, size)


def left_to_right(text: str) -> bool:
    """Whether characters stand in the order of the string: no letter of a right-to-left script."""
    return not any("\u0590" <= character <= "\u08ff" for character in text)


def character_spans(text: str, font: str, box: Box, image: np.ndarray) -> list[tuple[int, int]] | None:
    """Left and right edge of each character of a left-to-right word whose ink fills `box`.

    Advances of the font, scaled to the ink's width, then each cut moved to the lightest column near it.
    None for right-to-left text and for boxes with less than 4 pixels a character.
    """
    if not text or " " in text or not left_to_right(text) or (box[2] - box[0]) < 4 * len(text):
        return None
    face = load_font(font, 64)
    start = face.getbbox(text)[0]
    end = face.getbbox(text)[2]
    scale = (box[2] - box[0]) / max(1.0, end - start)
    columns = luma(image[box[1] : box[3], box[0] : box[2]])
    density = np.abs(columns - np.percentile(columns, 85)).sum(axis=0)
    cuts = [box[0]]
    for index in range(1, len(text)):
        wanted = (face.getlength(text[:index]) - start) * scale
        low = max(cuts[-1] - box[0] + 1, int(wanted) - 2)
        high = min(box[2] - box[0] - 1, int(wanted) + 4)
        cuts.append(box[0] + (low + int(np.argmin(density[low:high])) if high > low else int(wanted)))
    cuts.append(box[2])
    spans = list(pairwise(cuts))
    return spans if all(right - left >= 2 for left, right in spans) else None
