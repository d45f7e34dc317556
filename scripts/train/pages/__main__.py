"""Writes previews: python -m scripts.train.pages --preview OUT --count 12 --seed 1"""

from __future__ import annotations

import argparse
import time
from itertools import pairwise
from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageDraw

from . import CHAINS, capture, finish, make_page


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw, capture and finish a few pages and write them as PNG.")
    parser.add_argument("--preview", type=Path, required=True, help="the folder to write to")
    parser.add_argument("--count", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--split", choices=("train", "val", "test"), default="train")
    parser.add_argument("--kind")
    parser.add_argument("--chain", choices=sorted(CHAINS))
    parser.add_argument("--boxes", action="store_true", help="draw the words' boxes")
    options = parser.parse_args()
    cv2.setNumThreads(1)
    options.preview.mkdir(parents=True, exist_ok=True)
    for index in range(options.count):
        rng = np.random.default_rng([options.seed, index])
        times = [time.perf_counter()]
        page = make_page(rng, options.split, kind=options.kind)
        times.append(time.perf_counter())
        caught = capture(page, rng, options.chain)
        times.append(time.perf_counter())
        image, _, passed = finish(caught.image, rng, None, caught.chain, split=options.split)
        times.append(time.perf_counter())
        picture = Image.fromarray(caught.image if options.boxes else image)
        if options.boxes:
            brush = ImageDraw.Draw(picture)
            for word in caught.words:
                brush.rectangle(word.box, outline=(255, 0, 0) if word.odd else (0, 160, 0))
        picture.save(options.preview / f"{index:03d}-{page.kind}-{page.language}-{caught.chain}.png")
        spent = [round(1000 * (b - a)) for a, b in pairwise(times)]
        print(
            f"{index:3d} {page.kind:14s} {page.language} {caught.chain:16s} {image.shape[1]}x{image.shape[0]} "
            f"page {spent[0]} capture {spent[1]} finish {spent[2]} ms | {caught.params['first']} | {passed}"
        )


if __name__ == "__main__":
    main()
