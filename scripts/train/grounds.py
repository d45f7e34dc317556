"""Real pages to forge on: genuine pictures of documents that may be trained on, with the words on them.

    python -m scripts.train.grounds --pictures FOLDER --out FOLDER

Writes each picture upright, at most LONGEST pixels long, as a PNG with its words (Tesseract's, Debian's package
`tesseract-ocr`) beside it as JSON. Training needs nothing but this folder, so it can be carried to a machine without
Tesseract. A drawn page looks as its maker thinks that documents look; paper, lenses, printers and the words of these
are the world's.
"""

from __future__ import annotations

import argparse
import csv
import hashlib
import json
import subprocess
from functools import lru_cache
from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageOps

from .pages.capturing import first_saving
from .pages.chance import Rng, between, chance, pick, whole
from .pages.fonts import pool
from .pages.model import Captured, Word

LONGEST = 2000
CERTAIN = 50
"""Tesseract's confidence, per cent, from which a word is taken."""

FEWEST_WORDS = 12
"""Pictures with fewer are no ground: there is nothing to compare an edit with."""

VALIDATION = 0.12
"""Share of the pictures that training never sees."""

CHAIN = "real"


def split_of(name: str) -> str:
    """The split of a picture, by its name alone."""
    return "val" if int(hashlib.sha256(name.encode()).hexdigest()[:8], 16) % 1000 < 1000 * VALIDATION else "train"


def prepare(picture: Path, out: Path) -> int:
    """Writes one picture and its words; the number of words."""
    with Image.open(picture) as opened:
        upright = ImageOps.exif_transpose(opened).convert("RGB")
    upright.thumbnail((LONGEST, LONGEST), Image.Resampling.LANCZOS)
    png = out / f"{picture.stem}.png"
    upright.save(png, compress_level=1)
    # Twice as large reads better where letters are ten pixels high.
    factor = 2 if upright.width < 1200 else 1
    large = upright.resize((upright.width * factor, upright.height * factor), Image.Resampling.BICUBIC)
    enlarged = out / f"{picture.stem}.part.png"
    large.save(enlarged, compress_level=1)
    said = subprocess.run(
        ["tesseract", str(enlarged), "stdout", "--psm", "4", "tsv"], capture_output=True, text=True, check=True
    ).stdout
    enlarged.unlink()
    words = read_words(said, factor)
    (out / f"{picture.stem}.json").write_text(json.dumps(words, ensure_ascii=False))
    return len(words)


def read_words(tsv: str, factor: float) -> list[dict]:
    """Words of Tesseract's table: {text, box} with the box in pixels of the picture."""
    words = []
    for row in csv.DictReader(tsv.splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE):
        text = (row["text"] or "").strip()
        x, y, width, height = (int(row[key]) / factor for key in ("left", "top", "width", "height"))
        if text and float(row["conf"]) >= CERTAIN and 6 <= height <= 90 and width >= 3:
            words.append({"text": text, "box": [x, y, x + width, y + height]})
    return words


@lru_cache(maxsize=4)
def names(folder: Path, split: str) -> tuple[str, ...]:
    """The pictures of a split that have enough words."""
    found = []
    for path in sorted(folder.glob("*.json")):
        enough = len(json.loads(path.read_text())) >= FEWEST_WORDS
        if enough and split_of(path.stem) == ("val" if split == "val" else "train"):
            found.append(path.stem)
    return tuple(found)


def real_page(folder: Path, split: str, rng: Rng) -> Captured:
    """A real picture as its device or sender stored it: a part of it, at some size, toned, saved once more or not.

    Raises ValueError where the folder has no picture of the split.
    """
    known = names(folder, split)
    if not known:
        raise ValueError(f"{folder} has no pictures for {split}")
    name = pick(rng, known)
    with Image.open(folder / f"{name}.png") as opened:
        image = np.asarray(opened.convert("RGB"))
    boxes = json.loads((folder / f"{name}.json").read_text())
    # Till fonts are mostly of one pitch; what is typed anew is measured on the picture anyway.
    face = pick(rng, pool(split, mono=chance(rng, 0.6) or None)).regular.path
    image, matrix = cut_and_sized(image, rng)
    if chance(rng, 0.4):
        gain, lift = between(rng, 0.88, 1.1), between(rng, -10, 10)
        image = np.clip(image * np.float32(gain) + lift, 0, 255).astype(np.uint8)
    image, stored, first = first_saving(image, rng, split, "photo", False)
    left, top, across, down = placed(stored @ matrix)
    height, width = image.shape[:2]
    words = []
    for word in boxes:
        x0, y0, x1, y1 = word["box"]
        box = (x0 * across + left, y0 * down + top, x1 * across + left, y1 * down + top)
        if box[0] >= 2 and box[1] >= 2 and box[2] < width - 2 and box[3] < height - 2:
            words.append(Word(word["text"], box, "text", face, 1.2 * (box[3] - box[1]), (40, 40, 40)))
    return Captured(image, words, [], CHAIN, {"first": first, "name": name})


def placed(matrix: np.ndarray) -> tuple[float, float, float, float]:
    """(left, top, across, down) of a matrix that only moves and sizes."""
    return matrix[0, 2], matrix[1, 2], matrix[0, 0], matrix[1, 1]


def cut_and_sized(image: np.ndarray, rng: Rng) -> tuple[np.ndarray, np.ndarray]:
    """A part of the picture at some size, and the 3 x 3 matrix to it."""
    height, width = image.shape[:2]
    left, top = whole(rng, 0, width // 12), whole(rng, 0, height // 12)
    image = image[top:, left:]
    matrix = np.array([[1, 0, -left], [0, 1, -top], [0, 0, 1]], np.float64)
    if chance(rng, 0.3):
        return np.ascontiguousarray(image), matrix
    least = max(0.45, 480 / image.shape[1])
    by = between(rng, least, 1.0) if least < 1 and chance(rng, 0.6) else between(rng, 1.0, 1.4)
    by = min(by, float(np.sqrt(3.2e6 / (image.shape[0] * image.shape[1]))))
    out = (round(image.shape[1] * by), round(image.shape[0] * by))
    kernel = cv2.INTER_AREA if by < 1 else cv2.INTER_CUBIC
    sized = np.diag([out[0] / image.shape[1], out[1] / image.shape[0], 1.0])
    return cv2.resize(image, out, interpolation=kernel), sized @ matrix


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pictures", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    endings = {".jpg", ".jpeg", ".png", ".webp"}
    for picture in sorted(p for p in options.pictures.rglob("*") if p.suffix.lower() in endings):
        if not (options.out / f"{picture.stem}.json").exists():
            print(f"{picture.name}: {prepare(picture, options.out)} words", flush=True)


if __name__ == "__main__":
    main()
