"""Trains copy-paste and background-patch in one command, from drawing pages to folders of the model store.

    python -m scripts.train --work FOLDER --version 1.3.0

Cut off, it goes on where it was: pages are kept, and so is what was trained. The
pages are always the same; the same --seed and --steps give the same weights on
the same machine. Under two hours on two CPU cores with the defaults; a GPU is
used where PyTorch finds one.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

# Share of the training pages that are drawn for fitting thresholds, and for the figures on the cards.
VALIDATION, TEST = 0.065, 0.085
# Largest side of a page of validation and test, pixels: whole pages, as the service sees them.
WHOLE_PAGE = 1600


def run(step: str, **options: object) -> None:
    """One step as a process of its own, which gives its memory back."""
    words = [word for name, value in options.items() if value is not None for word in (f"--{name}", str(value))]
    print(f"-- {step} {' '.join(words)}", flush=True)
    subprocess.run([sys.executable, "-m", f"scripts.train.{step}", *words], check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=Path, required=True, help="folder for pages and checkpoints, some 10 GB")
    parser.add_argument("--models", type=Path, default=Path("models"), help="the model store")
    parser.add_argument("--version", required=True, help="a version that is not in the store yet")
    parser.add_argument("--pages", type=int, default=5000, help="training pages")
    parser.add_argument("--minutes", type=float, help="of training, 55 unless told")
    parser.add_argument("--steps", type=int, help="of training, instead of --minutes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="processes that draw pages")
    options = parser.parse_args()
    store, out = options.work / "pages", options.work / "run"
    if any(
        (options.models / name / options.version / "MODEL_CARD.md").exists()
        for name in ("copy-paste", "background-patch")
    ):
        parser.error(f"version {options.version} has a card already: a version is never trained over, name a new one")

    run("prepare", out=store, split="train", count=options.pages, workers=options.workers)
    for split, share in (("val", VALIDATION), ("test", TEST)):
        run(
            "prepare",
            out=store,
            split=split,
            count=round(options.pages * share),
            window=WHOLE_PAGE,
            workers=options.workers,
        )
    run("train", store=store, out=out, minutes=options.minutes, steps=options.steps, seed=options.seed)
    run("calibrate", store=store, reader=out / "reader.pt", out=out)
    run("export", run=out, models=options.models, version=options.version)
    run("measure", store=store, run=out, models=options.models, version=options.version)
    print(
        f"\nevaluation.json of each model has the figures: write its MODEL_CARD.md, then\n"
        f"  npm run models -- verify copy-paste {options.version}\n"
        f"  npm run models -- promote copy-paste {options.version}"
    )


if __name__ == "__main__":
    main()
