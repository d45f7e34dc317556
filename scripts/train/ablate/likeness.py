"""A small network that tells how alike two words look, taught by real pages that may be trained on.

    python -m scripts.train.ablate.likeness --grounds GROUNDS --out data/ablate/likeness.pt --minutes 6

Two views of one word, through other captures and by other crops, are to lie near each other; the other words of its
page are not (InfoNCE over the words of a page). So it learns print, tone and grain as far as they outlive a capture,
and the word's letters, which a forger looks for as well. `prepare --likely FILE` picks donors by it.
"""

from __future__ import annotations

import argparse
import json
import time
from functools import lru_cache
from pathlib import Path

import cv2
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from PIL import Image

from ..forge import Likeness
from ..grounds import names
from ..pages.chance import Rng, between, chance, pick
from .backbones import opened
from .words import WIDTHS, crops_of, embedded, likeness_by

EMBEDDED = 48
# Words of a page in one step, and pages.
WORDS, PAGES = 24, 3
RATE, WEIGHT_DECAY, TEMPERATURE = 1e-3, 1e-2, 0.1
# Words on pages that training never sees, of which each has to be found among the others of its page.
HELD_WORDS = 24


class Likener(nn.Module):
    """Crops [n, 3, HEIGHT, width], grey levels, RGB -> directions [n, EMBEDDED] of length 1."""

    def __init__(self, widths: tuple[int, ...] = (24, 48, 64, 96)) -> None:
        super().__init__()
        layers: list[nn.Module] = []
        for into, out in zip((3, *widths), widths):
            layers += [nn.Conv2d(into, out, 3, 2, 1, bias=False), nn.BatchNorm2d(out), nn.ReLU()]
        self.seen = nn.Sequential(*layers)
        self.out = nn.Linear(2 * widths[-1], EMBEDDED)

    def forward(self, crops: torch.Tensor) -> torch.Tensor:
        x = self.seen(crops.float() / 64 - 2)
        return F.normalize(self.out(torch.cat([x.mean((2, 3)), x.std((2, 3))], 1)), dim=1)


Patch = tuple[np.ndarray, tuple[float, float, float, float]]
"""A word with what is around it, [h, w, 3], and its box there."""


def patches_of(folder: Path, split: str) -> list[list[Patch]]:
    """The words of each page of a split of grounds, pages with WORDS of them at least."""
    pages = []
    for name in names(folder, split):
        with Image.open(folder / f"{name}.png") as file:
            image = np.asarray(file.convert("RGB"))
        found: list[Patch] = []
        for word in json.loads((folder / f"{name}.json").read_text()):
            left, top, right, bottom = word["box"]
            margin = 0.6 * (bottom - top)
            x, y = max(0, int(left - margin)), max(0, int(top - margin))
            pixels = image[y : int(bottom + margin), x : int(right + margin)].copy()
            found.append((pixels, (left - x, top - y, right - x, bottom - y)))
        if len(found) >= WORDS:
            pages.append(found)
    return pages


def view(patch: Patch, rng: Rng, wide: int) -> np.ndarray:
    """A word as another capture and another hand would cut it out, [HEIGHT, wide, 3]."""
    pixels, (left, top, right, bottom) = patch
    height, long = bottom - top, right - left
    part = long * between(rng, 0.6, 1.0)
    left += between(rng, 0, long - part)
    top, bottom = top + height * between(rng, -0.12, 0.12), bottom + height * between(rng, -0.12, 0.12)
    seen = captured(pixels, rng)
    across, down = (seen.shape[at] / pixels.shape[at] for at in (1, 0))
    box = np.array([[left * across, top * down, (left + part) * across, bottom * down]])
    crop = crops_of(seen, box)[0][:, :wide]
    return np.pad(crop, ((0, 0), (0, wide - crop.shape[1]), (0, 0)), mode="edge")


def captured(pixels: np.ndarray, rng: Rng) -> np.ndarray:
    """The pixels at another size, softer, noisier, in another tone, saved once more: each by chance."""
    if chance(rng, 0.6):
        by = between(rng, max(0.4, 14 / pixels.shape[0]), 1.3)
        kernel = pick(rng, (cv2.INTER_AREA, cv2.INTER_LINEAR, cv2.INTER_CUBIC))
        size = (max(8, round(pixels.shape[1] * by)), max(8, round(pixels.shape[0] * by)))
        pixels = cv2.resize(pixels, size, interpolation=kernel)
    if chance(rng, 0.3):
        pixels = cv2.GaussianBlur(pixels, (0, 0), between(rng, 0.3, 1.0))
    x = pixels.astype(np.float32) * between(rng, 0.85, 1.12) + between(rng, -14, 14)
    if chance(rng, 0.5):
        x += rng.normal(0, between(rng, 0.5, 5), x.shape)
    pixels = np.clip(x, 0, 255).astype(np.uint8)
    if chance(rng, 0.7):
        quality = [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(40, 96))]
        pixels = cv2.imdecode(cv2.imencode(".jpg", pixels, quality)[1], cv2.IMREAD_COLOR)
    return pixels


def two_views(page: list[Patch], rng: Rng, words: int) -> np.ndarray:
    """[2, words, 3, HEIGHT, width] of words of one page, all of one width."""
    chosen = [page[at] for at in rng.permutation(len(page))[:words]]
    wide = pick(rng, WIDTHS[:2])
    views = [[view(patch, rng, wide) for patch in chosen] for _ in range(2)]
    return np.array(views).transpose(0, 1, 4, 2, 3)


def contrast(one: torch.Tensor, other: torch.Tensor) -> torch.Tensor:
    """InfoNCE of two views [n, EMBEDDED] of the words of a page."""
    logits = one @ other.t() / TEMPERATURE
    own = torch.arange(len(one))
    return (F.cross_entropy(logits, own) + F.cross_entropy(logits.t(), own)) / 2


def learn(pages: list[list[Patch]], minutes: float, seed: int, steps: int | None = None) -> Likener:
    """A network taught for a time, or for a number of steps."""
    torch.manual_seed(seed)
    rng, net, begun, step = np.random.default_rng([seed, 9]), Likener(), time.time(), 0
    optimiser = torch.optim.AdamW(net.parameters(), RATE, weight_decay=WEIGHT_DECAY)
    running = 0.0
    while (done := (time.time() - begun) / 60 / minutes if steps is None else step / steps) < 1:
        for group in optimiser.param_groups:
            group["lr"] = RATE * min(1, (step + 1) / 50) * (0.5 * (1 + np.cos(np.pi * done)) + 0.02)
        optimiser.zero_grad()
        for at in rng.integers(0, len(pages), PAGES):
            views = torch.from_numpy(two_views(pages[at], rng, WORDS))
            found = net(views.flatten(0, 1)).unflatten(0, views.shape[:2])
            loss = contrast(*found) / PAGES
            loss.backward()
            running += loss.item()
        optimiser.step()
        step += 1
        if step % 50 == 0:
            print(f"step {step} {time.time() - begun:.0f} s loss {running / 50:.3f}", flush=True)
            running = 0.0
    return net.eval()


def found_again(pages: list[list[Patch]], seen_by, rounds: int = 2) -> float:
    """Share of the words of held-out pages whose other view is the nearest among HELD_WORDS of the page; `seen_by`
    answers [n, E] of crops [n, 3, HEIGHT, width]."""
    rng, hits = np.random.default_rng(17), []
    for page in pages * rounds:
        one, other = (seen_by(views) for views in two_views(page, rng, HELD_WORDS))
        hits.append((one @ other.T).argmax(1) == np.arange(len(one)))
    return float(np.concatenate(hits).mean())


def by_likener(net: Likener):
    """What a network sees of crops, [n, EMBEDDED]."""

    def see(crops: np.ndarray) -> np.ndarray:
        with torch.no_grad():
            return net(torch.from_numpy(np.ascontiguousarray(crops))).numpy()

    return see


def by_backbone(name: str):
    """What a pretrained backbone sees of crops, as directions from their mean."""
    backbone = opened(name, [])

    def see(crops: np.ndarray) -> np.ndarray:
        seen = embedded(backbone, [crop.transpose(1, 2, 0) for crop in crops])
        seen = (seen - seen.mean(0)) / (seen.std(0) + 1e-3)
        return seen / (np.linalg.norm(seen, axis=1, keepdims=True) + 1e-6)

    return see


@lru_cache(maxsize=1)
def by_file(path: Path) -> Likeness:
    """How alike words look, by the network of a file."""
    net = Likener()
    net.load_state_dict(torch.load(path, map_location="cpu"))
    see = by_likener(net.eval())
    return likeness_by(lambda crops: np.concatenate([see(crop.transpose(2, 0, 1)[None]) for crop in crops]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--grounds", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--beside", nargs="*", default=[], help="backbones that are asked for the same words")
    options = parser.parse_args()
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    pages, held = (patches_of(options.grounds, split) for split in ("train", "val"))
    print(f"{sum(map(len, pages))} words of {len(pages)} pages, {len(held)} pages held out", flush=True)
    net = learn(pages, options.minutes, options.seed)
    torch.save(net.state_dict(), options.out)
    for name, asked in (("taught", net), ("untaught", Likener().eval())):
        print(f"found again {name}: {found_again(held, by_likener(asked)):.2f}", flush=True)
    for name in options.beside:
        print(f"by {name}: {found_again(held, by_backbone(name)):.2f}", flush=True)


if __name__ == "__main__":
    main()
