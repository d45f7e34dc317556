"""Fits the word classifier of the layer text-lines and writes its weights.

    npm run word-features -- FOLDER words.jsonl      (for each labelled folder)
    python -m scripts.train.text_lines.fit --train words.jsonl --check other.jsonl \
        --out worker/engine/detectors/picture/text-lines/weights.ts

The classifier sees how much a word differs from the others of its own page
(WORD_FEATURES), never how it looks. Input: the features, clipped, and their
absolute values; output: the log-odds that the word was changed. Platt's two
numbers make a page's score a probability on pages of which half are forged.

The same input gives the same weights.
"""

import argparse
import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import nn

CLIP = 6.0
"""Features are asinh of robust distances: 6 stands for some 200 standard deviations."""
FORGED_SHARE_MIN = 0.1
"""A word of which this share was changed counts as forged: one digit of six is about a sixth."""
GENUINE_SHARE_MAX = 0.005


@dataclass
class Page:
    label: str
    chain: str
    share: np.ndarray
    """(words,) changed share of each word, 0-1."""
    features: np.ndarray
    """(words, features)."""


def read(path: Path) -> tuple[list[str], list[Page]]:
    """Pages of one file of `npm run word-features`, those without words left out."""
    names: list[str] = []
    pages: list[Page] = []
    with path.open(encoding="utf-8") as lines:
        for number, line in enumerate(lines):
            record = json.loads(line)
            if number == 0:
                names = record
                continue
            if not record["rows"]:
                continue
            rows = np.asarray(record["rows"], np.float32)
            chain = record.get("finish") or record.get("chain") or "-"
            pages.append(Page(record["label"], chain, rows[:, 0], clean(rows[:, 1:])))
    return names, pages


def clean(features: np.ndarray) -> np.ndarray:
    return np.clip(np.nan_to_num(features), -CLIP, CLIP)


@dataclass
class Classifier:
    """Logistic regression on features and their absolute values, standardised."""

    mean: np.ndarray
    scale: np.ndarray
    weights: np.ndarray
    bias: float

    def score(self, features: np.ndarray) -> np.ndarray:
        """(words, features) -> (words,) log-odds."""
        return ((both(features) - self.mean) / self.scale) @ self.weights + self.bias


def both(features: np.ndarray) -> np.ndarray:
    return np.concatenate([features, np.abs(features)], 1)


def fit(pages: list[Page], penalty: float) -> Classifier:
    """Both kinds of words weigh the same, though one in a hundred is forged. A hidden layer was tried: it overfits."""
    features = np.concatenate([page.features for page in pages])
    share = np.concatenate([page.share for page in pages])
    known = (share >= FORGED_SHARE_MIN) | (share <= GENUINE_SHARE_MAX)
    x, forged = both(features[known]), share[known] >= FORGED_SHARE_MIN
    mean, scale = x.mean(0), x.std(0) + 1e-2
    inputs = torch.from_numpy((x - mean) / scale)
    weight = torch.from_numpy(np.where(forged, 0.5 / forged.sum(), 0.5 / (~forged).sum()).astype(np.float32))
    wanted = torch.from_numpy(forged.astype(np.float32))
    weights = torch.zeros(x.shape[1], requires_grad=True)
    bias = torch.zeros(1, requires_grad=True)
    search = torch.optim.LBFGS([weights, bias], max_iter=300, line_search_fn="strong_wolfe")

    def closure() -> torch.Tensor:
        search.zero_grad()
        odds = inputs @ weights + bias
        loss = (nn.functional.binary_cross_entropy_with_logits(odds, wanted, reduction="none") * weight).sum()
        loss = loss + penalty * weights.square().sum()
        loss.backward()
        return loss

    search.step(closure)
    return Classifier(mean, scale, weights.detach().numpy(), float(bias.detach()))


def score(net: Classifier, page: Page) -> np.ndarray:
    return net.score(page.features)


def page_score(words: np.ndarray) -> float:
    """The oddest word's, less what the oddest of so many words is by chance."""
    return float(words.max() - np.log(len(words)))


def area(scores: np.ndarray, forged: np.ndarray) -> float:
    """Area under the ROC curve, ties counting half."""
    order = np.argsort(scores, kind="stable")
    ranks = np.empty(len(scores))
    ranks[order] = np.arange(1, len(scores) + 1)
    for value in np.unique(scores):
        same = scores == value
        ranks[same] = ranks[same].mean()
    positives = forged.sum()
    return float(
        (ranks[forged].sum() - positives * (positives + 1) / 2) / max(1, positives * (len(scores) - positives))
    )


def report(net: Classifier, pages: list[Page], name: str) -> tuple[np.ndarray, np.ndarray]:
    """Prints the figures of a set; the pages' scores and whether they are forged."""
    scored = [score(net, page) for page in pages]
    share = np.concatenate([page.share for page in pages])
    known = (share >= FORGED_SHARE_MIN) | (share <= GENUINE_SHARE_MAX)
    words = area(np.concatenate(scored)[known], (share >= FORGED_SHARE_MIN)[known])
    tops = np.asarray([page_score(one) for one in scored], np.float32)
    forged = np.asarray([page.label == "forged" for page in pages])
    print(f"{name}: {len(pages)} pages, word AUC {words:.3f}", end="")
    if 0 < forged.sum() < len(forged):
        print(f", image AUC {area(tops, forged):.3f}", end="")
        for chain in sorted({page.chain for page in pages}):
            own = np.asarray([page.chain == chain for page in pages])
            if 0 < forged[own].sum() < own.sum() and own.sum() >= 20:
                print(f", {chain} {area(tops[own], forged[own]):.2f}", end="")
    print()
    return tops, forged


def platt(tops: np.ndarray, forged: np.ndarray) -> tuple[float, float]:
    """Slope and offset of a logistic curve over the pages' scores, both kinds weighing the same."""
    weight = np.where(forged, 0.5 / forged.sum(), 0.5 / (~forged).sum())
    slope = torch.ones(1, requires_grad=True)
    offset = torch.zeros(1, requires_grad=True)
    x, y = torch.from_numpy(tops), torch.from_numpy(forged.astype(np.float32))
    search = torch.optim.LBFGS([slope, offset], max_iter=200)

    def closure() -> torch.Tensor:
        search.zero_grad()
        loss = (
            nn.functional.binary_cross_entropy_with_logits(slope * x + offset, y, reduction="none")
            * torch.from_numpy(weight.astype(np.float32))
        ).sum() + 1e-3 * slope.square().sum()
        loss.backward()
        return loss

    search.step(closure)
    return float(slope.detach()), float(offset.detach())


def write(net: Classifier, names: list[str], calibration: tuple[float, float], out: Path) -> None:
    """One row for each input: what it is, and mean, scale and weight."""
    inputs = [*names, *(f"|{name}|" for name in names)]
    rows = "".join(
        f"  ['{name}', {mean:.4f}, {scale:.4f}, {weight:.4f}],\n"
        for name, mean, scale, weight in zip(inputs, net.mean, net.scale, net.weights, strict=True)
    )
    out.write_text(
        "// Written by scripts/train/text_lines/fit.py; do not edit.\n\n"
        "/** Input, its mean and scale over words, and its weight; |name| is an absolute value. */\n"
        f"export const WEIGHTS: readonly (readonly [string, number, number, number])[] = [\n{rows}];\n"
        f"export const BIAS = {net.bias:.4f};\n"
        "/** Of a page's score, to a probability where half of the pages are forged. */\n"
        f"export const CALIBRATION = {{ slope: {calibration[0]:.4f}, offset: {calibration[1]:.4f} }};\n",
        encoding="utf-8",
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--train", type=Path, nargs="+", required=True)
    parser.add_argument("--calibrate", type=Path, help="pages for the page score; default: a fifth of --train")
    parser.add_argument("--check", type=Path, nargs="*", default=[], help="only measured")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--penalty", type=float, default=0.002)
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    torch.set_num_threads(1)
    names: list[str] = []
    pages: list[Page] = []
    for path in wishes.train:
        names, more = read(path)
        pages += more
    if wishes.calibrate:
        held = read(wishes.calibrate)[1]
    else:
        random = np.random.default_rng(wishes.seed)
        order = random.permutation(len(pages))
        cut = len(pages) * 4 // 5
        pages, held = [pages[at] for at in order[:cut]], [pages[at] for at in order[cut:]]
    net = fit(pages, wishes.penalty)
    report(net, pages, "trained on")
    tops, forged = report(net, held, "held out")
    calibration = platt(tops, forged) if 0 < forged.sum() < len(forged) else (1.0, 0.0)
    print(f"calibration: slope {calibration[0]:.3f}, offset {calibration[1]:.3f}")
    for path in wishes.check:
        report(net, read(path)[1], path.name)
    if wishes.out:
        write(net, names, calibration, wishes.out)


if __name__ == "__main__":
    main()
