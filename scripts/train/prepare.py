"""Draws pages and stores them with their evidence; a page that is there already is kept.

python -m scripts.train.prepare --out FOLDER --split train --count 3000 --workers 2

With --twins most pages are forged, and each of those is stored twice: as it was forged, and as it would have arrived
without the edits (NAME.twin.npz), so that training can compare nothing but the edits.

With --likely --again FOLDER only pages whose donor is picked are drawn; the others are those of FOLDER, so that
training on both differs by the donors alone.
"""

import argparse
import json
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
from .forge import Likeness
from .pages import SEVERITIES
from .produce import describe, single_threaded

# Pages are cut to a window of at most this side for training: context enough, and a step in a fifth of a second.
WINDOW = 1024
# Share of forged pages where each has its genuine twin beside it.
FORGED_WITH_TWINS = 0.8
# Operations that take a word from elsewhere on the page or from another document, as far as a donor is picked for them.
PICKING = {"word_copy", "ink_copy", "scaled_copy", "jpeg_copy", "poisson_copy"}
PICKING |= {"splice_matched", "splice_unmatched", "splice_field", "splice_ink"}
# `--likely` alone, and the control: pages drawn in the same way, with donors that nothing is asked of.
PRETRAINED, CHANCE = "efficientnet-lite0", "chance"


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
    likely: str | None = None
    """Donors are picked by their likeness: in the features of PRETRAINED, by the network of this file, or by CHANCE."""
    again: Path | None = None
    """Pages of this folder that pick no donor are taken from there."""


def prepare(wish: Wish, seed: int) -> bool:
    """Stores one page; False where it was there, or the page is too small to compare anything."""
    path = wish.out / wish.split / f"{seed:07d}.npz"
    if path.exists():
        return False
    if wish.again is not None and not picks(wish.again / wish.split / path.name):
        return taken(wish.again / wish.split / path.name, path)
    how = {"severity": wish.severity, "grounds": wish.grounds, "likeness": likeness_of(wish.likely)}
    forged = random.Random(seed).random() < FORGED_WITH_TWINS if wish.twins else None
    drawn = sample(seed, wish.split, forged, **how)
    rows, columns = window(drawn, wish.side)
    if min(drawn.image[rows, columns].shape[:2]) < 128:
        return False
    if wish.twins and drawn.forged:
        write(store.twin_of(path), sample(seed, wish.split, False, **how), rows, columns)
    write(path, drawn, rows, columns)
    return True


def likeness_of(likely: str | None) -> Likeness | None:
    """What `--likely` names."""
    if likely is None:
        return None
    if likely == PRETRAINED:
        from .ablate.words import by_network

        return by_network()
    if likely == CHANCE:
        rng = np.random.default_rng(1)
        return lambda place, others: rng.random(len(others))
    from .ablate.likeness import by_file

    return by_file(Path(likely))


def picks(path: Path) -> bool:
    """Whether a donor was picked for an edit of a stored page."""
    if not path.exists():
        return False
    with np.load(path) as file:
        return bool(PICKING & set(json.loads(str(file["about"]))["operations"]))


def taken(there: Path, path: Path) -> bool:
    """Takes a stored page and its twin as they are; False where there is none."""
    for one, other in ((store.twin_of(there), store.twin_of(path)), (there, path)):
        if one.exists():
            os.link(one, other)
    return path.exists()


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
    parser.add_argument(
        "--likely",
        nargs="?",
        const=PRETRAINED,
        help="donors picked by likeness: a file of ablate/likeness.py, alone, or chance",
    )
    parser.add_argument("--again", type=Path, help="take pages that pick no donor from this folder")
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    (options.out / options.split).mkdir(parents=True, exist_ok=True)
    how = options.severity, options.twins, options.grounds, options.likely, options.again
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
