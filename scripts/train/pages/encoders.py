"""JPEG and WebP encoders as cameras, scanners, editors, libraries and messengers use them."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np
from PIL import Image, ImageFile

from .chance import Rng, chance, pick, weighted, whole
from .quantisation import editor_tables, phone_tables, radial_tables
from .splits import SPLITS

SUBSAMPLINGS = {"444": 0, "422": 1, "420": 2}


@dataclass(frozen=True)
class Encoder:
    """`write(picture, quality, sampling, rng)` gives a file; `splits` are those that may use it."""

    write: Callable[[Image.Image, int, str, Rng], bytes]
    weight: float
    splits: tuple[str, ...] = SPLITS


def _with_tables(make: Callable[[Rng, float], list[np.ndarray]]) -> Callable[[Image.Image, int, str, Rng], bytes]:
    def write(picture: Image.Image, quality: int, sampling: str, rng: Rng) -> bytes:
        tables = [[int(v) for v in table.ravel()] for table in make(rng, quality)]
        return _pillow(picture, sampling, rng, qtables=tables if picture.mode != "L" else tables[:1])

    return write


def _standard(picture: Image.Image, quality: int, sampling: str, rng: Rng) -> bytes:
    return _pillow(picture, sampling, rng, quality=quality)


def _pillow(picture: Image.Image, sampling: str, rng: Rng, **options: object) -> bytes:
    buffer = io.BytesIO()
    # libjpeg writes a progressive or optimised file in one go; Pillow's own guess is too small for noisy pictures.
    ImageFile.MAXBLOCK = max(1 << 16, picture.width * picture.height * 4)
    picture.save(
        buffer,
        "JPEG",
        subsampling=SUBSAMPLINGS[sampling],
        progressive=chance(rng, 0.2),
        optimize=chance(rng, 0.3),
        **options,
    )
    return buffer.getvalue()


def _opencv(picture: Image.Image, quality: int, sampling: str, rng: Rng) -> bytes:
    pixels = np.asarray(picture)
    options = [
        cv2.IMWRITE_JPEG_QUALITY,
        quality,
        cv2.IMWRITE_JPEG_PROGRESSIVE,
        int(chance(rng, 0.2)),
        cv2.IMWRITE_JPEG_LUMA_QUALITY,
        quality,
        cv2.IMWRITE_JPEG_CHROMA_QUALITY,
        int(np.clip(quality + whole(rng, -15, 5), 1, 100)),
    ]
    return cv2.imencode(".jpg", pixels if pixels.ndim == 2 else pixels[..., ::-1], options)[1].tobytes()


def _trellis(picture: Image.Image, quality: int, sampling: str, rng: Rng) -> bytes:
    """Mozilla's encoder, which rounds coefficients by their cost in bits, with one of its nine pairs of tables."""
    import pyvips

    pixels = np.asarray(picture)
    image = pyvips.Image.new_from_array(np.ascontiguousarray(pixels))
    return image.jpegsave_buffer(
        Q=quality,
        trellis_quant=chance(rng, 0.8),
        overshoot_deringing=chance(rng, 0.6),
        optimize_coding=True,
        quant_table=whole(rng, 0, 8),
        subsample_mode="off" if sampling == "444" else "on",
    )


ENCODERS: dict[str, Encoder] = {
    "standard": Encoder(_standard, 3.0),
    "phone": Encoder(_with_tables(phone_tables), 1.5, ("train", "val")),
    "editor": Encoder(_with_tables(editor_tables), 1.0, ("train",)),
    "opencv": Encoder(_opencv, 0.7, ("train", "val")),
    "radial": Encoder(_with_tables(radial_tables), 2.0, ("test",)),
    "trellis": Encoder(_trellis, 4.0, ("test",)),
}


@dataclass(frozen=True)
class Encoded:
    """A file's bytes, its pixels read back (height x width x 3 RGB, uint8) and what wrote it."""

    data: bytes
    image: np.ndarray
    name: str


def jpeg(
    image: np.ndarray, rng: Rng, split: str, quality: int, sampling: str | None = None, grey: bool = False
) -> Encoded:
    """Writes and reads a JPEG with an encoder of the split.

    `grey` writes one component; `sampling` is one of SUBSAMPLINGS.
    """
    name = weighted(rng, {key: e.weight for key, e in ENCODERS.items() if split in e.splits})
    sampling = sampling or weighted(rng, {"420": 0.6, "422": 0.12, "444": 0.28})
    picture = Image.fromarray(image)
    data = ENCODERS[name].write(picture.convert("L") if grey else picture, int(quality), sampling, rng)
    return Encoded(data, decode(data), f"jpeg-{name}-{int(quality)}-{'grey' if grey else sampling}")


def webp(image: np.ndarray, quality: int) -> Encoded:
    buffer = io.BytesIO()
    Image.fromarray(image).save(buffer, "WEBP", quality=int(quality), method=2)
    return Encoded(buffer.getvalue(), decode(buffer.getvalue()), f"webp-{int(quality)}")


def decode(data: bytes) -> np.ndarray:
    """The pixels of a file, height x width x 3 RGB, uint8."""
    return np.asarray(Image.open(io.BytesIO(data)).convert("RGB")).copy()


def device_quality(rng: Rng) -> int:
    """The quality of a first saving: mostly 75-95, now and then from 30 to 100."""
    usual = chance(rng, 0.55)
    return (
        pick(rng, (75, 80, 85, 90, 92, 93, 95))
        if usual
        else weighted(rng, {whole(rng, 50, 98): 0.7, whole(rng, 30, 50): 0.18, 100: 0.12})
    )
