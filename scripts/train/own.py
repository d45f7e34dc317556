"""Stores the evidence of labelled pictures that people judged, beside drawn pages or in their place.

    npm run admin -- dataset export FOLDER
    python -m scripts.train.own --dataset FOLDER --out data/train/pages --validation 0.1

Reads labels.json of the folder: pictures with their label and masks ("copy", "patch") of what was changed. A forged
picture without a mask is left out: where it was changed is not known, and as genuine it would teach the wrong thing.
Boxes that people drew are masks, too: their corners count as changed although nothing was changed there.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image, ImageOps, UnidentifiedImageError

from .dataset import Sample
from .prepare import WINDOW, window, write

# Smaller pictures have too few cells to compare (prepare.py).
SIDE_MIN = 128


@dataclass
class Left:
    """A picture that was left out, and why."""

    file: str
    why: str


def read_sample(folder: Path, entry: dict) -> Sample | Left:
    """The picture of an entry of labels.json, upright, with its masks."""
    file, label = entry["file"], entry["label"]
    named = entry.get("masks") or {}
    if label == "forged" and not named:
        return Left(file, "where it was changed is not known")
    try:
        with Image.open(folder / file) as opened:
            image = np.asarray(ImageOps.exif_transpose(opened).convert("RGB"))
    except (OSError, UnidentifiedImageError) as error:
        return Left(file, f"it cannot be read ({type(error).__name__})")
    if min(image.shape[:2]) < SIDE_MIN:
        return Left(file, "it is too small")
    masks = {kind: np.zeros(image.shape[:2], np.uint8) for kind in ("copy", "patch")}
    for kind, name in named.items():
        with Image.open(folder / name) as opened:
            mask = np.asarray(opened.convert("L"))
        if mask.shape != image.shape[:2]:
            return Left(file, f"its mask has {mask.shape[::-1]} pixels, it has {image.shape[1::-1]}")
        masks[kind] = mask
    return Sample(
        image=image,
        copy_mask=masks["copy"],
        patch_mask=masks["patch"],
        chain=entry.get("chain", "unknown"),
        finish="as_received",
        operations=entry.get("operations") or (["labelled"] if label == "forged" else []),
        kind="received",
        language="unknown",
        seed=number(file),
    )


def number(file: str) -> int:
    """The same for the same document, in every export: its split and its window follow from it."""
    return int(hashlib.sha256(Path(file).stem.encode()).hexdigest()[:12], 16)


def split_of(file: str, validation: float) -> str:
    return "val" if number(file) % 1000 < validation * 1000 else "train"


def own(dataset: Path, out: Path, validation: float, side: int = WINDOW) -> tuple[list[Path], list[Left]]:
    """Stores every picture of the folder that can be trained with; answers what was written and left out."""
    written, left = [], []
    for entry in json.loads((dataset / "labels.json").read_text(encoding="utf-8")):
        sample = read_sample(dataset, entry)
        if isinstance(sample, Left):
            left.append(sample)
            continue
        path = out / split_of(entry["file"], validation) / f"own-{Path(entry['file']).stem}.npz"
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path, sample, *window(sample, side))
        written.append(path)
    return written, left


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--dataset", type=Path, required=True, help="folder with labels.json")
    parser.add_argument("--out", type=Path, required=True, help="folder of stored pages")
    parser.add_argument("--validation", type=float, default=0.1, help="share put aside for thresholds")
    options = parser.parse_args()
    written, left = own(options.dataset, options.out, options.validation)
    for one in left:
        print(f"{one.file}: left out, {one.why}")
    print(f"{len(written)} pictures stored, {len(left)} left out")


if __name__ == "__main__":
    main()
