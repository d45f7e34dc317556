"""Hides the marks of picture generators in pictures, by the library that generators use.

python -m scripts.train.hide_marks PICTURES OUT [--count 20] [--seed 4]

Writes OUT/CHAIN/forged/N-MARK.EXT and OUT/CHAIN/genuine/N.EXT for the chains png, jpeg95,
jpeg90, jpeg85, jpeg75 and scaled; then npm run evaluate -- OUT/CHAIN. Needs beside the
requirements: pip install --no-deps invisible-watermark==0.2.0 PyWavelets==1.9.0
"""

import argparse
import random
from pathlib import Path

import cv2
import numpy as np

# As the reference programs hand them to the library.
MARKS = {
    "sd1": ("bytes", b"StableDiffusionV1"),
    "sd2": ("bytes", b"SDV2"),
    "sdxl": ("bits", [int(bit) for bit in bin(0xB3EC907BB19E)[2:]]),
    "flux": ("bits", [int(bit) for bit in bin(0x2AFE879CF52E)[2:]]),
}
SIDE_MAX_PX = 1536
CHAINS = {"jpeg95": 95, "jpeg90": 90, "jpeg85": 85, "jpeg75": 75}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("pictures", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=4)
    given = parser.parse_args()
    kinds = {".jpg", ".jpeg", ".png"}
    files = sorted(path for path in given.pictures.rglob("*") if path.suffix.lower() in kinds)
    random.Random(given.seed).shuffle(files)
    for number, path in enumerate(files[: given.count]):
        picture = load(path)
        if picture is None:
            continue
        name = list(MARKS)[number % len(MARKS)]
        save(given.out, "genuine", str(number), picture)
        save(given.out, "forged", f"{number}-{name}", hide(picture, *MARKS[name]))


def load(path: Path) -> np.ndarray | None:
    """A picture of the size that generators make, its sides whole blocks."""
    picture = cv2.imread(str(path))
    if picture is None:
        return None
    height, width = picture.shape[:2]
    scale = min(1, SIDE_MAX_PX / max(height, width))
    size = (int(width * scale) // 8 * 8, int(height * scale) // 8 * 8)
    return cv2.resize(picture, size, interpolation=cv2.INTER_AREA)


def hide(picture: np.ndarray, kind: str, message: object) -> np.ndarray:
    from imwatermark import WatermarkEncoder  # not among the requirements

    encoder = WatermarkEncoder()
    encoder.set_watermark(kind, message)
    return encoder.encode(picture, "dwtDct")


def save(out: Path, truth: str, name: str, picture: np.ndarray) -> None:
    smaller = cv2.resize(picture, None, fx=0.75, fy=0.75, interpolation=cv2.INTER_AREA)
    write(out / "png" / truth / f"{name}.png", picture)
    write(out / "scaled" / truth / f"{name}.png", smaller)
    for chain, quality in CHAINS.items():
        options = [cv2.IMWRITE_JPEG_QUALITY, quality]
        write(out / chain / truth / f"{name}.jpg", picture, options)


def write(path: Path, picture: np.ndarray, options: list[int] | None = None) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    cv2.imwrite(str(path), picture, options or [])


if __name__ == "__main__":
    main()
