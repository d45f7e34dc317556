"""Trains the recogniser on drawn lines.

    python -m scripts.train.recognise.train --store data/lines --out data/recogniser --minutes 30 --part reader
    python -m scripts.train.recognise.train --store data/lines --out data/recogniser --minutes 60 --part whole

`reader` trains what comes after the backbone, on features that `prepare --features` computed once a line: a thirtieth
of the work. `whole` trains everything; on a GPU, which is used where PyTorch finds one, it alone is enough. Both go on
from `OUT/checkpoint.pt`, written every two minutes, or else from the weights of PP-OCRv4. The learning rate falls over
the minutes of one run.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from . import backbone
from .alphabet import greedy, text_of
from .draw import Line
from .grouping import MULTIPLE, grouped, padded_width, pictures_of
from .net import Recogniser, from_original
from .store import read, shards

ORIGINAL = Path("models/pp-ocr-recogniser/4.0.0")
RATE = {"reader": 2e-3, "whole": 4e-4}
"""Highest learning rates; the last is a fiftieth."""
WARM_STEPS = 50
SAVE_SECONDS = 120
DEVICE = torch.device("cuda" if torch.cuda.is_available() else "cpu")


@dataclass(frozen=True)
class Batch:
    """Lines of one padded width: pictures [batch, 3, 48, width] or features [batch, 480, 1, width / 4]."""

    seen: Tensor
    targets: Tensor
    lengths: Tensor


def placed(pictures: np.ndarray) -> Tensor:
    return torch.from_numpy(pictures).to(DEVICE).contiguous(memory_format=torch.channels_last)


def targets_of(lines: list[Line]) -> tuple[Tensor, Tensor]:
    joined = [c for line in lines for c in line.classes]
    return torch.tensor(joined, dtype=torch.long), torch.tensor([len(line.classes) for line in lines])


def of_features(folder: Path, rng: np.random.Generator, most: int) -> Iterator[Batch]:
    """Shards in turn, those whose features are there; ones that are drawn meanwhile are found at the next round.

    Raises ValueError without any.
    """
    while True:
        ready = [path for path in shards(folder) if backbone.path_of(path).exists()]
        if not ready:
            raise ValueError(f"{folder} has no features; prepare them with --features")
        for path in rng.permutation(ready):
            lines = read(path).lines
            seen = backbone.read(path, lines)
            for places in grouped(lines, most, rng):
                some = torch.from_numpy(np.stack([seen[at] for at in places])).to(DEVICE).float()
                yield Batch(some, *targets_of([lines[at] for at in places]))


def of_pictures(folder: Path, rng: np.random.Generator, most: int) -> Iterator[Batch]:
    while True:
        for path in rng.permutation(shards(folder)):
            lines = read(path).lines
            for places in grouped(lines, most, rng):
                some = [lines[at] for at in places]
                more = MULTIPLE * int(rng.integers(0, 3))
                yield Batch(placed(pictures_of(some, padded_width(some[0]) + more)), *targets_of(some))


def loss_of(logits: Tensor, batch: Batch) -> Tensor:
    """Connectionist temporal classification, a mean over characters."""
    steps = torch.full((logits.shape[0],), logits.shape[1], dtype=torch.long)
    # On the processor, where the same input gives the same gradient.
    chances = functional.log_softmax(logits, 2).transpose(0, 1).cpu()
    return functional.ctc_loss(chances, batch.targets, steps, batch.lengths, reduction="mean", zero_infinity=True)


def train(options: argparse.Namespace) -> dict:
    net, steps = load(options.out / "checkpoint.pt", options.original)
    net = net.to(DEVICE, memory_format=torch.channels_last).train()
    rng = np.random.default_rng(steps)
    whole = options.part == "whole"
    if not whole and not sees_as(net, from_original(*files_of(options.original))):
        raise ValueError("features are those of the original's backbone, which `whole` has changed here")
    parts = [net] if whole else net.readers()
    weights = [p for part in parts for p in part.parameters() if p.requires_grad]
    optimiser = torch.optim.AdamW(weights, lr=RATE[options.part], weight_decay=0.01)
    folder = options.store / "train"
    batches = of_pictures(folder, rng, options.columns) if whole else of_features(folder, rng, options.columns)
    began = saved = time.monotonic()
    losses: list[float] = []
    for at, batch in enumerate(batches):
        passed = (time.monotonic() - began) / 60 / options.minutes
        if passed >= 1 or (options.steps is not None and at >= options.steps):
            break
        rate = RATE[options.part] * max(0.02, (1 + np.cos(np.pi * passed)) / 2) * min(1, (at + 1) / WARM_STEPS)
        for group in optimiser.param_groups:
            group["lr"] = rate
        loss = loss_of(net(batch.seen) if whole else net.read(batch.seen), batch)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(weights, 5.0)
        optimiser.step()
        losses.append(float(loss))
        steps += 1
        if time.monotonic() - saved > SAVE_SECONDS:
            saved = time.monotonic()
            save(net, steps, options.out / "checkpoint.pt")
            print(f"{passed:.2f} {steps} loss {np.mean(losses[-100:]):.3f} rate {rate:.1e}", flush=True)
    save(net, steps, options.out / "checkpoint.pt")
    return {"steps": steps, "loss": float(np.mean(losses[-100:])) if losses else None}


def files_of(original: Path) -> tuple[Path, Path]:
    return original / "model.onnx", original / "characters.txt"


def sees_as(net: Recogniser, other: Recogniser) -> bool:
    """Whether two networks have the same backbone."""
    pairs = zip(net.blocks.parameters(), other.blocks.parameters(), strict=True)
    return all(torch.equal(one.cpu(), same) for one, same in pairs)


def load(checkpoint: Path, original: Path) -> tuple[Recogniser, int]:
    if not checkpoint.exists():
        return from_original(*files_of(original)), 0
    state = torch.load(checkpoint, map_location="cpu")
    net = Recogniser()
    net.load_state_dict(state["net"])
    return net, state["steps"]


def save(net: Recogniser, steps: int, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_suffix(".half")
    torch.save({"net": net.state_dict(), "steps": steps}, half)
    half.rename(path)


@torch.no_grad()
def measure(net: Recogniser, lines: list[Line]) -> dict[str, float]:
    """Shares of lines, and of words without and with digits, that are read without an error, and wrong characters."""
    net.to(DEVICE).eval()
    counts = dict.fromkeys(("lines", "words", "numbers", "errors"), 0)
    of = dict.fromkeys(counts, 0)
    for places in grouped(lines, 8000, np.random.default_rng(0)):
        some = [lines[at] for at in places]
        steps = net(placed(pictures_of(some, padded_width(some[0])))).argmax(2).tolist()
        for line, read_as in zip(some, steps, strict=True):
            true, shown = text_of(line.classes), text_of(greedy(read_as))
            counts["lines"], of["lines"] = counts["lines"] + (true == shown), of["lines"] + 1
            counts["errors"], of["errors"] = counts["errors"] + distance(true, shown), of["errors"] + len(true)
            for word in true.split():
                kind = "numbers" if any(c.isdigit() for c in word) else "words"
                counts[kind], of[kind] = counts[kind] + (word in shown.split()), of[kind] + 1
    return {name: counts[name] / max(1, of[name]) for name in counts}


def distance(a: str, b: str) -> int:
    """Characters to change, add and leave out between two texts."""
    row = list(range(len(b) + 1))
    for i, c in enumerate(a, 1):
        before, row[0] = row[0], i
        for j, d in enumerate(b, 1):
            before, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, before + (c != d))
    return row[-1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--store", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--part", choices=tuple(RATE), required=True)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--steps", type=int, help="at most so many")
    parser.add_argument("--columns", type=int, default=6000, help="columns of pixels of a batch")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--original", type=Path, default=ORIGINAL, help="folder of PP-OCRv4's recogniser")
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    print(json.dumps(train(options)))
    net, _ = load(options.out / "checkpoint.pt", options.original)
    print(json.dumps(measure(net, read(options.store / "val" / "0000.npz").lines[:400])))


if __name__ == "__main__":
    main()
