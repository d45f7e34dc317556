"""Compares backbones and words, trained on the same pages with the same steps; see README.md.

    python -m scripts.train.prepare --out WORK --count 300 --twins --severity sent --grounds GROUNDS
    python -m scripts.train.ablate pictures --work WORK --pictures OUT
    python -m scripts.train.ablate see --work WORK
    python -m scripts.train.ablate run --work WORK --variant efficientnet-lite0 --steps 300 --seed 1
    python -m scripts.train.ablate run --work WORK --variant words
    python -m scripts.train.ablate table --work WORK

OUT is what `npm run forged-pictures` wrote: pictures that nothing is trained on. `see` computes, once a page, what
frozen networks show; it goes on where it was cut off.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import torch

from ..train import PART
from . import frozen, results
from .backbones import BACKBONES
from .variants import VARIANTS, named, run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("step", choices=("pictures", "see", "run", "table"))
    parser.add_argument("--work", type=Path, required=True, help="folder of stored pages and of what is made here")
    parser.add_argument("--pictures", type=Path, help="labelled pictures")
    parser.add_argument("--sent", nargs="*", help="only pictures saved in these ways")
    parser.add_argument("--pages", default="train", help="the folder of --work that is trained on")
    parser.add_argument("--on", default="pictures", help="the folder of --work for labelled pictures")
    parser.add_argument("--backbone", nargs="*", choices=BACKBONES, default=BACKBONES)
    parser.add_argument("--without-words", action="store_true", help="`see` leaves out how single words look")
    parser.add_argument("--variant", choices=VARIANTS)
    parser.add_argument("--against", default="evidence-train", help="the run, without its seed, to compare with")
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--part", type=int, default=PART, help="cells of a side of the squares trained on")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(1)
    (options.work / "maps").mkdir(parents=True, exist_ok=True)
    if options.step == "pictures":
        frozen.store_pictures(options.pictures, options.work / options.on, options.sent)
    elif options.step == "see":
        paths = frozen.pages(options.work / options.pages) + frozen.pages(options.work / options.on, options.sent)
        frozen.see(options.work, paths, options.pages, options.backbone, not options.without_words)
    elif options.step == "run":
        paths = frozen.pages(options.work / options.on, options.sent)
        found = run(options.work, options.pages, paths, options.variant, options.steps, options.seed, options.part)
        name = f"{named(options.variant, options.pages, options.part, options.seed)}-{options.on}.json"
        (options.work / name).write_text(json.dumps(found))
        results.show(name, found)
    else:
        results.table(options.work, options.on, options.against)


if __name__ == "__main__":
    main()
