"""Draws pages and stores their evidence; a page that is there already is kept.

python -m scripts.train.prepare --out FOLDER --split train --count 3000 --workers 2
"""

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np
import torch

from . import store
from .dataset import SPLIT_SEEDS, Sample, sample
from .evidence import Evidence
from .produce import describe, single_threaded

# Pages are cut to a window of at most this side for training: context enough, and a step in a fifth of a second.
WINDOW = 1152


def window(drawn: Sample, side: int):
    """(image, masks [2, H, W] bool) of a part of the page, over an edit where there is one."""
    height, width = drawn.image.shape[:2]
    masks = np.stack([drawn.copy_mask > 127, drawn.patch_mask > 127])
    rng = np.random.default_rng([SPLIT_SEEDS["train"], drawn.seed, 71])
    rows, columns = np.nonzero(masks.any(0))
    top, left = (int(rng.integers(0, max(1, size - side + 1))) for size in (height, width))
    if len(rows):
        index = int(rng.integers(len(rows)))
        top = int(rows[index] - rng.integers(side // 8, side * 7 // 8))
        left = int(columns[index] - rng.integers(side // 8, side * 7 // 8))
    top, left = min(max(0, top), max(0, height - side)), min(max(0, left), max(0, width - side))
    area = np.s_[top : top + side, left : left + side]
    return drawn.image[area], masks[:, area[0], area[1]]


def prepare(out: Path, split: str, side: int, seed: int) -> bool:
    """Stores one page; False where it was there, or the page is too small to compare anything."""
    path = out / split / f"{seed:07d}.npz"
    if path.exists():
        return False
    drawn = sample(seed, split)
    image, masks = window(drawn, side)
    if min(image.shape[:2]) < 128:
        return False
    store.write(path, Evidence().eval(), np.ascontiguousarray(image), masks, describe(drawn))
    return True


def attempt(out: Path, split: str, side: int, seed: int) -> bool:
    """One page that cannot be drawn does not end a run of thousands; it is said."""
    try:
        return prepare(out, split, side, seed)
    except Exception as error:
        print(f"{split} {seed}: {type(error).__name__}: {error}", flush=True)
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
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    (options.out / options.split).mkdir(parents=True, exist_ok=True)
    seeds = range(options.first, options.first + options.count)
    begun, made = time.time(), 0
    with ProcessPoolExecutor(options.workers, initializer=start) as pool:
        for done in pool.map(partial(attempt, options.out, options.split, options.window), seeds):
            made += done
            if done and made % 50 == 0:
                print(f"{made} pages, {(time.time() - begun) / made:.2f} s each", flush=True)


if __name__ == "__main__":
    main()
