"""A JPEG generation, in memory."""

from __future__ import annotations

import io

import numpy as np
from PIL import Image


def jpeg(pixels: np.ndarray, quality: int, subsampled: bool) -> np.ndarray:
    """RGB pixels after baseline JPEG at libjpeg's `quality`, chroma 4:2:0 where `subsampled`."""
    stream = io.BytesIO()
    Image.fromarray(np.ascontiguousarray(pixels)).save(
        stream, "JPEG", quality=quality, subsampling=2 if subsampled else 0
    )
    return np.asarray(Image.open(stream).convert("RGB"))
