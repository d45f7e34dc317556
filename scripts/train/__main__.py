"""Trains copy-paste and background-patch in one command, from drawing pages to folders of the model store.

    python -m scripts.train --work FOLDER --version 1.3.0 --grounds FOLDER

Cut off, it goes on where it was: pages are kept, and so is what was trained. With --slice MINUTES it ends by itself
after that time, with exit status 75 while there is more to do, and is called again; nothing is fetched and nothing
outside the working tree and the two folders is read. Pages are drawn on all cores while the network trains, on a GPU
where PyTorch finds one. The pages are always the same.
"""

import argparse
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from .train import MORE_TO_DO

# Share of the training pages that are drawn for fitting thresholds, and for the figures on the cards.
VALIDATION, TEST = 0.065, 0.085
# Largest side of a page of validation and test, pixels: whole pages, as the service sees them.
WHOLE_PAGE = 1600


# Training begins when this many pages are drawn; it takes up the others as they come.
FIRST_PAGES = 300


def command(step: str, **options: object) -> list[str]:
    """The command line of a step; options that are None or False are left out, True is a word alone."""
    words = []
    for name, value in options.items():
        if value is not None and value is not False:
            words += [f"--{name}"] if value is True else [f"--{name}", str(value)]
    print(f"-- {step} {' '.join(words)}", flush=True)
    return [sys.executable, "-m", f"scripts.train.{step}", *words]


def run(step: str, until: float, **options: object) -> None:
    """One step as a process of its own, which gives its memory back. Ends everything where the slice ends first."""
    try:
        subprocess.run(command(step, **options), check=True, timeout=max(1, until - time.time()))
    except subprocess.TimeoutExpired:
        sys.exit(MORE_TO_DO)


def train_while_drawing(drawing: subprocess.Popen, pages: Path, first: int, until: float, options: dict) -> bool:
    """Trains on what is drawn so far and what is drawn meanwhile; whether it came to its end."""
    try:
        while drawing.poll() is None and len(list(pages.glob("*.npz"))) < first:
            time.sleep(2)
            if time.time() > until:
                return False
        left = (until - time.time()) / 60
        done = subprocess.run(command("train", **options, slice=None if left > 1e6 else round(left, 2)), check=False)
        if done.returncode not in (0, MORE_TO_DO):
            sys.exit(done.returncode)
        return done.returncode == 0
    finally:
        # Its workers with it: they are of its process group.
        if drawing.poll() is None:
            os.killpg(drawing.pid, signal.SIGTERM)
        drawing.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=Path, required=True, help="folder for pages and checkpoints, some 10 GB")
    parser.add_argument("--models", type=Path, default=Path("models"), help="the model store")
    parser.add_argument("--version", required=True, help="a version that is not in the store yet")
    parser.add_argument("--pages", type=int, default=5000, help="training pages")
    parser.add_argument("--minutes", type=float, help="of training, 55 unless told")
    parser.add_argument("--steps", type=int, help="of training, instead of --minutes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--grounds", type=Path, help="real pictures to forge on, a folder of grounds.py")
    parser.add_argument("--genuine", type=Path, help="labelled real pictures, for thresholds (calibrate.py)")
    parser.add_argument("--slice", type=float, help="end after this many minutes, to be called again")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="processes that draw pages")
    options = parser.parse_args()
    store, out = options.work / "pages", options.work / "run"
    if any(
        (options.models / name / options.version / "MODEL_CARD.md").exists()
        for name in ("copy-paste", "background-patch")
    ):
        parser.error(f"version {options.version} has a card already: a version is never trained over, name a new one")

    until = time.time() + 60 * options.slice if options.slice else float("inf")
    drawn = {"out": store, "workers": options.workers, "grounds": options.grounds}
    wishes = {"split": "train", "count": options.pages, "severity": "sent", "twins": True}
    drawing = subprocess.Popen(command("prepare", **drawn, **wishes), start_new_session=True)
    how = {"store": store, "out": out, "minutes": options.minutes, "steps": options.steps, "seed": options.seed}
    if not train_while_drawing(drawing, store / "train", min(FIRST_PAGES, options.pages), until, how):
        sys.exit(MORE_TO_DO)
    for split, share in (("val", VALIDATION), ("test", TEST)):
        whole = {"split": split, "count": round(options.pages * share), "window": WHOLE_PAGE}
        run("prepare", until, **{**drawn, "grounds": options.grounds if split == "val" else None}, **whole)
    run("calibrate", until, store=store, reader=out / "reader.pt", out=out, genuine=options.genuine)
    run("export", until, run=out, models=options.models, version=options.version)
    run("measure", until, store=store, run=out, models=options.models, version=options.version)
    print(
        f"\nevaluation.json of each model has the figures: write its MODEL_CARD.md, then\n"
        f"  npm run models -- verify copy-paste {options.version}\n"
        f"  npm run models -- promote copy-paste {options.version}"
    )


if __name__ == "__main__":
    main()
