"""Draws pages and stores them with their evidence; a page that is there already is kept.

python -m scripts.train.prepare --out FOLDER --split train --count 3000 --workers 2

With --twins most pages are forged, and each of those is stored twice: as it was forged, and as it would have arrived
without the edits (NAME.twin.npz), so that training can compare nothing but the edits.
"""

import argparse
import os
import random
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
import torch

from . import store
from .dataset import SPLIT_SEEDS, Sample, sample
from .evidence import Evidence
from .pages import SEVERITIES
from .produce import describe, single_threaded

# Pages are cut to a window of at most this side for training: context enough, and a step in a fifth of a second.
WINDOW = 1024
# Share of forged pages where each has its genuine twin beside it.
FORGED_WITH_TWINS = 0.8


def both_masks(drawn: Sample) -> np.ndarray:
    """[2, H, W] bool, in the order of HEADS."""
    return np.stack([drawn.copy_mask > 127, drawn.patch_mask > 127])


def window(drawn: Sample, side: int):
    """Rows and columns of a part of the page, over an edit where there is one."""
    height, width = drawn.image.shape[:2]
    masks = both_masks(drawn)
    rng = np.random.default_rng([SPLIT_SEEDS["train"], drawn.seed, 71])
    rows, columns = np.nonzero(masks.any(0))
    top, left = (int(rng.integers(0, max(1, size - side + 1))) for size in (height, width))
    if len(rows):
        index = int(rng.integers(len(rows)))
        top = int(rows[index] - rng.integers(side // 8, side * 7 // 8))
        left = int(columns[index] - rng.integers(side // 8, side * 7 // 8))
    top, left = min(max(0, top), max(0, height - side)), min(max(0, left), max(0, width - side))
    return slice(top, top + side), slice(left, left + side)


@dataclass(frozen=True)
class Wish:
    """What is stored of every seed, and where."""

    out: Path
    split: str
    side: int = WINDOW
    severity: str = "mixed"
    twins: bool = False
    grounds: Path | None = None
    likely: bool = False
    """Donors are picked by their likeness in the features of EfficientNet-lite0."""


def prepare(wish: Wish, seed: int) -> bool:
    """Stores one page; False where it was there, or the page is too small to compare anything."""
    path = wish.out / wish.split / f"{seed:07d}.npz"
    if path.exists():
        return False
    how = {"severity": wish.severity, "grounds": wish.grounds, "likeness": None}
    if wish.likely:
        from .ablate.words import by_network

        how["likeness"] = by_network()
    forged = random.Random(seed).random() < FORGED_WITH_TWINS if wish.twins else None
    drawn = sample(seed, wish.split, forged, **how)
    rows, columns = window(drawn, wish.side)
    if min(drawn.image[rows, columns].shape[:2]) < 128:
        return False
    if wish.twins and drawn.forged:
        write(store.twin_of(path), sample(seed, wish.split, False, **how), rows, columns)
    write(path, drawn, rows, columns)
    return True


def write(path: Path, drawn: Sample, rows: slice, columns: slice) -> None:
    """Stores a part of a page."""
    image = np.ascontiguousarray(drawn.image[rows, columns])
    store.write(path, Evidence().eval(), image, both_masks(drawn)[:, rows, columns], describe(drawn))


def attempt(wish: Wish, seed: int) -> bool:
    """One page that cannot be drawn does not end a run of thousands; it is said."""
    try:
        return prepare(wish, seed)
    except Exception as error:
        print(f"{wish.split} {seed}: {type(error).__name__}: {error}", flush=True)
        return False


def start() -> None:
    os.nice(5)
    single_threaded()
    torch.set_num_threads(1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--split", choices=sorted(SPLIT_SEEDS), default="train")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, required=True)
    parser.add_argument("--window", type=int, default=WINDOW, help="largest side, pixels; 2048 for whole pages")
    parser.add_argument("--severity", choices=sorted(SEVERITIES), default="mixed", help="how roughly pages are sent on")
    parser.add_argument("--twins", action="store_true", help="forged pages with their genuine twins")
    parser.add_argument("--grounds", type=Path, help="folder of grounds.py: some pages are real pictures")
    parser.add_argument("--likely", action="store_true", help="donors picked by a network's likeness (ablate/words.py)")
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    (options.out / options.split).mkdir(parents=True, exist_ok=True)
    how = options.severity, options.twins, options.grounds, options.likely
    wish = Wish(options.out, options.split, options.window, *how)
    seeds = range(options.first, options.first + options.count)
    begun, made = time.time(), 0
    with ProcessPoolExecutor(options.workers, initializer=start) as pool:
        for done in pool.map(partial(attempt, wish), seeds):
            made += done
            if done and made % 50 == 0:
                print(f"{made} pages, {(time.time() - begun) / made:.2f} s each", flush=True)


if __name__ == "__main__":
    main()
