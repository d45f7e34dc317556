"""Draws the lines to train and to measure on.

    python -m scripts.train.recognise.prepare --out data/lines --words words.txt --lines 40000

`OUT/train` gets shards of 500 lines, `OUT/val` one in fonts that are kept for it. Shards that are there
already are kept, so that it can be cut off, and continued with more `--lines`. The same shard always has the same
lines, given the same fonts and words. With `--features` the backbone's features are written beside each shard, 80 kB
for a line, which `train --part reader` needs; training may run meanwhile.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from pathlib import Path

import numpy as np

from . import backbone
from .draw import Drawer
from .store import read, write
from .texts import read_words

SHARD, VALIDATION = 500, 500


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--words", type=Path, help="Hebrew words, one a line; else those of the generator's labels")
    parser.add_argument("--lines", type=int, default=40000)
    parser.add_argument("--features", action="store_true", help="also what the backbone sees in each line")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    options = parser.parse_args()
    words = read_words(options.words)
    prepare(options.out / "val" / "0000.npz", 0, words, VALIDATION, held_out=True)
    with ProcessPoolExecutor(options.workers) as workers:
        shards = [
            workers.submit(_shard, options.out / "train" / f"{number:04d}.npz", number + 1, words, options.features)
            for number in range(-(-options.lines // SHARD))
        ]
        try:
            for shard in shards:
                shard.result()
        except BaseException:
            workers.shutdown(cancel_futures=True)
            raise


def _shard(path: Path, seed: int, words: list[str], features: bool) -> None:
    prepare(path, seed, words, SHARD, held_out=False)
    if features and not backbone.path_of(path).exists():
        backbone.write(path, read(path).lines, _backbone())


@lru_cache(maxsize=1)
def _backbone() -> backbone.Backbone:
    """Of this worker."""
    return backbone.Backbone()


def prepare(path: Path, seed: int, words: list[str], count: int, held_out: bool) -> None:
    if not path.exists():
        drawer = Drawer(np.random.default_rng(seed), words, held_out)
        write(path, [drawer.line() for _ in range(count)])


if __name__ == "__main__":
    main()
