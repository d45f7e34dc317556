"""JPEG and WebP encoders as cameras, scanners, editors, libraries and messengers use them."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np
from PIL import Image, ImageFile

from .chance import Rng, between, chance, pick, weighted, whole
from .splits import SPLITS

_LUMA = np.array(
    [
        16,
        11,
        10,
        16,
        24,
        40,
        51,
        61,
        12,
        12,
        14,
        19,
        26,
        58,
        60,
        55,
        14,
        13,
        16,
        24,
        40,
        57,
        69,
        56,
        14,
        17,
        22,
        29,
        51,
        87,
        80,
        62,
        18,
        22,
        37,
        56,
        68,
        109,
        103,
        77,
        24,
        35,
        55,
        64,
        81,
        104,
        113,
        92,
        49,
        64,
        78,
        87,
        103,
        121,
        120,
        101,
        72,
        92,
        95,
        98,
        112,
        100,
        103,
        99,
    ],
    np.float64,
).reshape(8, 8)
_CHROMA = np.full((8, 8), 99.0)
_CHROMA[:4, :4] = [[17, 18, 24, 47], [18, 21, 26, 66], [24, 26, 56, 99], [47, 66, 99, 99]]
"""The example tables of ITU-T T.81, annex K, row by row."""

_ROWS, _COLUMNS = np.mgrid[0:8, 0:8].astype(np.float64)
SUBSAMPLINGS = {"444": 0, "422": 1, "420": 2}


def scaled(table: np.ndarray, quality: float) -> np.ndarray:
    """A table at a quality of 1-100 by the rule of the IJG library."""
    factor = 5000 / quality if quality < 50 else 200 - 2 * quality
    return np.clip(np.floor((table * factor + 50) / 100), 1, 255)


def phone_tables(rng: Rng, quality: float) -> list[np.ndarray]:
    """Annex K with gentler low frequencies and a colour quality of its own, as phones and scanners carry."""
    luma, chroma = scaled(_LUMA, quality), scaled(_CHROMA, min(99, quality + between(rng, -12, 6)))
    low = np.exp(-(_ROWS + _COLUMNS) / between(rng, 1.5, 5))
    return [np.clip(np.round(t * (1 - between(rng, 0.1, 0.5) * low)), 1, 255) for t in (luma, chroma)]


def editor_tables(rng: Rng, quality: float) -> list[np.ndarray]:
    """Tables that rise evenly with the frequency, as desktop editors carry."""
    top = 2 + (100 - quality) * between(rng, 0.9, 1.5)
    start, power = max(1.0, top * between(rng, 0.06, 0.14)), between(rng, 0.8, 1.4)
    rise = ((_ROWS + _COLUMNS) / 14) ** power
    luma = start + (top - start) * rise
    chroma = luma * between(rng, 1, 1.8)
    if chance(rng, 0.5):
        luma, chroma = (np.minimum(t, between(rng, 0.6, 1) * top) for t in (luma, chroma))
    return [np.clip(np.round(t), 1, 255) for t in (luma, chroma)]


def radial_tables(rng: Rng, quality: float) -> list[np.ndarray]:
    """Tables by the distance from the constant term, unlike those of any other family here."""
    step = 1 + (100 - quality) * between(rng, 0.25, 0.4)
    luma = step * (1 + between(rng, 0.15, 0.4) * np.hypot(_ROWS, _COLUMNS))
    return [np.clip(np.round(t), 1, 255) for t in (luma, luma * between(rng, 0.9, 2.2))]


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
    """Writes and reads a JPEG with an encoder of the split. `grey` writes one component; `sampling` is one of SUBSAMPLINGS."""
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
