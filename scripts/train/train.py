"""Trains both heads from a folder of stored evidence; see README.md.

python -m scripts.train.train --store FOLDER --out FOLDER --minutes 55
"""

import argparse
import json
import math
import random
import sys
import time
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch

from . import store
from .evidence import CELL
from .grounds import CHAIN as REAL
from .losses import CHANGED, joint_loss, twin_loss
from .net import BUCKETS, CONTENT, EVIDENCE, Reader, standardised

LEARNING_RATE, WEIGHT_DECAY, DECAY = 2e-3, 3e-2, 0.998
# Pages of one step, each with its twin where it has one; their gradients are added up.
PAGES_A_STEP = 5
TWIN_WEIGHT = 0.3
# A page is compared with itself whole; the network reads a square of this many cells of it.
PART = 96
# Channels of evidence that tell of one kind of trace; training hides some of them.
GROUPS = [(0, 9), (9, 14), (14, 17), (17, 23), (23, 28), (28, 44), (44, 52)]
HIDE = 0.15
GRID_X, GRID_Y = 28, 36
MORE_TO_DO = 75
ABLATIONS = ("picture", "twins", "real")
MIRROR = [0, 7, 6, 5, 4, 3, 2, 1]


def page_paths(folder: Path, split: str, twins: bool = True) -> list[Path]:
    """The stored pages of a split, with or without the genuine twins of forged ones."""
    return sorted(p for p in (folder / split).glob("*.npz") if twins or not p.name.endswith(".twin.npz"))


def measure_scales(reader: Reader, paths: list[Path], seed: int) -> None:
    """Sets what is fixed before training: the least spread of each feature, the buckets, the page's scale."""
    rng = np.random.default_rng(seed)
    powers, pages, samples = [], [], []
    for path in paths:
        kept = store.read(path)
        powers.append(kept.evidence[0].flatten(1).var(1))
        pages.append(kept.page[0])
        flat = standardised(kept.content.flatten(2))[0]
        samples.append(flat[:, rng.integers(0, flat.shape[1], 200)].t())
    reader.relative.floor.copy_(0.2 * torch.stack(powers).mean(0).sqrt() + 0.01)
    page = torch.stack(pages)
    reader.page_mean.copy_(page.mean(0))
    reader.page_spread.copy_(page.std(0) + 0.05)
    reader.relative.centres.copy_(clustered(torch.cat(samples), rng))
    reader.again.floor.fill_(0.1)


def clustered(points: torch.Tensor, rng: np.random.Generator) -> torch.Tensor:
    """Centres of k-means, [BUCKETS, features]."""
    centres = points[rng.choice(len(points), BUCKETS, replace=False)].clone()
    for _ in range(30):
        nearest = torch.cdist(points, centres).argmin(1)
        for k in range(BUCKETS):
            if (nearest == k).any():
                centres[k] = points[nearest == k].mean(0)
    return centres


def mirrored(kept: store.Stored, axes: list[int]) -> store.Stored:
    """The page turned over along these axes (3: left to right, 2: top to bottom)."""
    for axis in axes:
        start = GRID_X if axis == 3 else GRID_Y
        evidence = kept.evidence.flip(axis).clone()
        evidence[:, start : start + 8] = evidence[:, start : start + 8][:, MIRROR]
        picture, content, cover = (t.flip(axis) for t in (kept.picture, kept.content, kept.cover))
        kept = replace(kept, picture=picture, evidence=evidence, content=content, cover=cover)
    return kept


def part(cover: torch.Tensor, rng: random.Random, side: int = PART):
    """Rows and columns of a square of `side` cells, over a changed cell where there is one."""
    changed = (cover[0].amax(0) >= CHANGED).nonzero()
    middle = changed[rng.randrange(len(changed))].tolist() if len(changed) and rng.random() < 0.9 else None
    slices = []
    for axis, size in enumerate(cover.shape[2:]):
        start = rng.randint(0, max(0, size - side)) if middle is None else middle[axis] - rng.randint(6, side - 7)
        start = min(max(0, start), max(0, size - side))
        slices.append(slice(start, start + side))
    return slices


def hidden(rng: random.Random, beside: int = 0) -> torch.Tensor:
    """A mask over the evidence's channels and `beside` others: some kinds of trace are not there, and others weaker."""
    keep = torch.ones(1, EVIDENCE + CONTENT + beside, 1, 1)
    for start, end in GROUPS:
        keep[:, start:end] = 0 if rng.random() < HIDE else rng.uniform(0.6, 1.2)
    return keep


class Average:
    """Exponential moving average of the weights."""

    def __init__(self, reader: Reader) -> None:
        self.state = {k: v.clone() for k, v in reader.state_dict().items()}

    def take(self, reader: Reader, step: int) -> None:
        keep = min(DECAY, (1 + step) / (10 + step))
        for key, value in reader.state_dict().items():
            if value.dtype.is_floating_point:
                self.state[key].mul_(keep).add_(value, alpha=1 - keep)
            else:
                self.state[key].copy_(value)


def step_loss(
    reader: Reader, pages: list[store.Stored], rng: random.Random, device: str, side: int = PART
) -> torch.Tensor:
    """The loss of one page and, where it comes with one, of its genuine twin at the same square of `side` cells."""
    axes = [axis for axis in (3, 2) if rng.random() < 0.5]
    pages = [mirrored(kept, axes) for kept in pages]
    rows, columns = part(pages[0].cover, rng, side)
    pixels = np.s_[:, :, rows.start * CELL : rows.stop * CELL, columns.start * CELL : columns.stop * CELL]
    keep = hidden(rng, pages[0].evidence.shape[1] - EVIDENCE).to(device)
    found, loss = [], torch.zeros((), device=device)
    for kept in pages:
        with torch.no_grad():
            differences, member = reader.compared(kept.evidence.to(device), kept.content.to(device))
        shown = differences[:, :, rows, columns] * keep
        logits = reader.read(kept.picture[pixels].to(device), shown, member[:, rows, columns], kept.page.to(device))
        found.append(logits)
        loss = loss + joint_loss(logits, kept.cover[:, :, rows, columns].to(device)) / len(pages)
    if len(found) == 2:
        cover = pages[0].cover[:, :, rows, columns].to(device)
        loss = loss + TWIN_WEIGHT * twin_loss(found[0], found[1], cover)
    return loss


def rate(step: int, done: float) -> float:
    """The learning rate of a step, where this share of the run is done: a short rise, then half a cosine."""
    return LEARNING_RATE * min(1, (step + 1) / 50) * (0.5 * (1 + math.cos(math.pi * done)) * 0.98 + 0.02)


def pages_of(
    paths: list[Path], without: set[str], rng: random.Random, read: Callable[[Path], store.Stored] = store.read
) -> Iterator[list[store.Stored]]:
    """The pages in an order of chance, each followed by its twin where it has one; without real pictures, or without
    twins (then either of the two is taken), as an ablation wishes."""
    paths = list(paths)
    rng.shuffle(paths)
    for path in paths:
        both = [p for p in (path, store.twin_of(path)) if p.exists()]
        if "twins" in without:
            both = [rng.choice(both)]
        pages = [read(p) for p in both]
        if not ("real" in without and pages[0].about["chain"] == REAL):
            yield pages


def train(
    folder: Path,
    out: Path,
    minutes: float,
    seed: int,
    device: str,
    width: int,
    steps: int | None = None,
    without: Collection[str] = (),
    slice_minutes: float = math.inf,
) -> bool:
    """Trains for a time, or for a number of steps, from a checkpoint in `out` where there is one; at most
    `slice_minutes` of it now. Whether it came to its end. `without` names what an ablation leaves out: some of
    ABLATIONS."""
    out.mkdir(parents=True, exist_ok=True)
    checkpoint = out / "checkpoint.pt"
    torch.manual_seed(seed)
    rng = random.Random(seed)
    reader = Reader(width, "picture" not in without)
    spent, step = 0.0, 0
    optimiser = torch.optim.AdamW(reader.parameters(), LEARNING_RATE, weight_decay=WEIGHT_DECAY)
    if checkpoint.exists():
        kept = torch.load(checkpoint, weights_only=False)
        reader.load_state_dict(kept["reader"])
        optimiser.load_state_dict(kept["optimiser"])
        spent, step = kept["spent"], kept["step"]
        rng.setstate(kept["random"])
        average = Average(reader)
        average.state = kept["average"]
    else:
        measure_scales(reader, page_paths(folder, "train")[:400], seed)
        average = Average(reader)
    reader.to(device).train()
    average.state = {k: v.to(device) for k, v in average.state.items()}
    for entry in optimiser.state.values():
        for key, value in entry.items():
            if torch.is_tensor(value) and key != "step":
                entry[key] = value.to(device)

    def save() -> None:
        state = {
            "reader": reader.state_dict(),
            "average": average.state,
            "optimiser": optimiser.state_dict(),
            "spent": spent,
            "step": step,
            "random": rng.getstate(),
            "width": width,
            "sees": reader.sight is not None,
            "seed": seed,
        }
        torch.save(state, checkpoint.with_suffix(".part"))
        checkpoint.with_suffix(".part").replace(checkpoint)

    budget, seen, queue, last, running = minutes * 60, 0, iter(()), time.time(), 0.0
    saved = begun = spent
    while (done := spent / budget if steps is None else step / steps) < 1:
        for group in optimiser.param_groups:
            group["lr"] = rate(step, done)
        optimiser.zero_grad()
        for _ in range(PAGES_A_STEP):
            pages = next(queue, None)
            while pages is None:
                # Listed anew each time round, so that pages made meanwhile are taken along.
                queue = pages_of(page_paths(folder, "train", twins=False), set(without), rng)
                pages = next(queue, None)
            loss = step_loss(reader, pages, rng, device) / PAGES_A_STEP
            loss.backward()
            running += loss.item()
            seen += 1
        torch.nn.utils.clip_grad_norm_(reader.parameters(), 2.0)
        optimiser.step()
        average.take(reader, step)
        step += 1
        now = time.time()
        spent, last = spent + now - last, now
        if step % 25 == 0:
            print(f"step {step} {spent:.0f} s loss {running / 25:.4f}", flush=True)
            running = 0.0
        if spent - saved > 120:
            save()
            saved = spent
        if spent - begun > 60 * slice_minutes:
            save()
            return False
    save()
    kept = {"reader": average.state, "width": width, "sees": reader.sight is not None, "seed": seed, "step": step}
    torch.save(kept, out / "reader.pt")
    (out / "training.json").write_text(
        json.dumps({"steps": step, "seconds": round(spent), "seed": seed, "pages": len(page_paths(folder, "train"))})
    )
    return True


def load(path: Path) -> Reader:
    kept = torch.load(path, map_location="cpu", weights_only=True)
    reader = Reader(kept["width"], kept.get("sees", False))
    reader.load_state_dict(kept["reader"])
    return reader.eval()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--store", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=55)
    parser.add_argument("--steps", type=int, help="instead of --minutes: the same weights on the same machine again")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, default=32)
    parser.add_argument("--slice", type=float, default=math.inf, help="minutes of it now; exit status 75: call again")
    parser.add_argument("--without", nargs="*", choices=ABLATIONS, default=[], help="what an ablation leaves out")
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    how = options.minutes, options.seed, device, options.width, options.steps, options.without, options.slice
    if not train(options.store, options.out, *how):
        sys.exit(MORE_TO_DO)


if __name__ == "__main__":
    main()
