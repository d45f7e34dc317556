"""Fits what turns logits into probabilities, on validation pages that training never saw.

    python -m scripts.train.calibrate --store FOLDER --reader OUT/reader.pt --out OUT [--genuine FOLDER]

Cells by Platt's method (scale and shift of the logit); the page by a logistic
regression on features of the map; `thresholds.page` where 1 % of genuine
validation pages lie above, `thresholds.region` where pixel F1 is best.

Drawn pages are tamer than real ones. With a folder of labelled pictures (labels.json, as `npm run forged-pictures`
writes it) `thresholds.page` is raised to where 2 % of its genuine files lie above.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import torch
from PIL import Image
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score

from . import store
from .losses import CHANGED, UNTOUCHED
from .net import HEADS, Net, standing_out
from .scores import features, page_score, sigmoid
from .train import load, page_paths

TOP_SHARES = (0.0003, 0.001, 0.003)
USED = ("logitTopMean", "logLargest")
# Share of genuine files above `thresholds.page`: of drawn pages, of real pictures.
ABOVE_DRAWN, ABOVE_REAL = 0.01, 0.02


def read_maps(reader, paths: list[Path]) -> list[dict]:
    """Of each page: logits [2, h, w], cover [2, h, w] and what it is."""
    pages = []
    for path in paths:
        kept = store.read(path)
        with torch.no_grad():
            logits = standing_out(reader(kept.picture, kept.evidence, kept.content, kept.page))[0].numpy()
        pages.append({"logits": logits, "cover": kept.cover[0].numpy(), "about": kept.about})
    return pages


def label_of(page: dict, head: int) -> int | None:
    """1 changed by this head's operations, 0 genuine, None changed by others only."""
    if (page["cover"][head] >= CHANGED).any():
        return 1
    return None if (page["cover"] > UNTOUCHED).any() else 0


def fit_cells(pages: list[dict], head: int, rng: np.random.Generator) -> tuple[float, float]:
    """(temperature, bias) of the cells' probability: sigmoid(logit / temperature + bias)."""
    logits, labels, weights = [], [], []
    for page in pages:
        cover, touched = page["cover"][head], page["cover"].max(0)
        for cells, label in ((np.argwhere(cover >= CHANGED), 1), (np.argwhere(touched <= UNTOUCHED), 0)):
            if not len(cells):
                continue
            chosen = cells[rng.choice(len(cells), min(len(cells), 200), replace=False)]
            logits.append(page["logits"][head][chosen[:, 0], chosen[:, 1]])
            labels.append(np.full(len(chosen), label))
            weights.append(np.full(len(chosen), len(cells) / len(chosen)))
    fit = LogisticRegression(C=1e6).fit(
        np.concatenate(logits)[:, None], np.concatenate(labels), np.concatenate(weights)
    )
    slope = max(float(fit.coef_[0, 0]), 1e-3)
    return 1 / slope, float(fit.intercept_[0])


def best_region(pages: list[dict], head: int, temperature: float, bias: float) -> float:
    """The cell probability at which F1 over all cells is best."""
    hits = [
        (p["logits"][head].ravel(), p["cover"][head].ravel() >= CHANGED, p["cover"].max(0).ravel())
        for p in pages
        if label_of(p, head) is not None
    ]
    logits = np.concatenate([a for a, _, _ in hits])
    truth = np.concatenate([b for _, b, _ in hits])
    counts = truth | (np.concatenate([c for _, _, c in hits]) <= UNTOUCHED)
    p, truth = sigmoid(logits / temperature + bias)[counts], truth[counts]
    order = np.argsort(-p)
    hit = np.cumsum(truth[order])
    f1 = 2 * hit / (np.arange(1, len(p) + 1) + truth.sum())
    return float(np.clip(p[order][int(np.argmax(f1))], 0.02, 0.95))


def fit_page(pages: list[dict], head: int, temperature: float, bias: float, region: float) -> dict:
    """The page's regression at the top share that tells best, and its threshold at 1 % false positives."""
    labelled = [(p, label_of(p, head)) for p in pages]
    labelled = [(p, label) for p, label in labelled if label is not None]
    y = np.array([label for _, label in labelled])
    best = None
    for share in TOP_SHARES:
        found = [features(p["logits"][head], temperature, bias, share, region) for p, _ in labelled]
        x = np.array([[f[name] for name in USED] for f in found])
        fit = LogisticRegression(C=1.0, class_weight="balanced").fit(x, y)
        scores = fit.predict_proba(x)[:, 1]
        auc = roc_auc_score(y, scores)
        if best is None or auc > best[0]:
            best = (auc, share, fit, scores)
    auc, share, fit, scores = best
    return {
        "page": {
            "topShare": share,
            "bias": float(fit.intercept_[0]),
            "weights": {name: float(w) for name, w in zip(USED, fit.coef_[0])},
        },
        "threshold": float(np.quantile(scores[y == 0], 1 - ABOVE_DRAWN)),
        "auc": float(auc),
        "pages": int(len(y)),
    }


def calibrate(reader, paths: list[Path], seed: int = 1) -> dict:
    """Of each head: temperature, bias, page regression, thresholds."""
    rng = np.random.default_rng(seed)
    pages = read_maps(reader, paths)
    found = {}
    for head, name in enumerate(HEADS):
        temperature, bias = fit_cells(pages, head, rng)
        region = best_region(pages, head, temperature, bias)
        page = fit_page(pages, head, temperature, bias, region)
        found[name] = {
            "calibration": {"temperature": temperature, "bias": bias, "page": page["page"]},
            "thresholds": {"page": page["threshold"], "region": region},
            "validation": {"auc": page["auc"], "pages": page["pages"]},
        }
    return found


def genuine_maps(reader, folder: Path) -> list[np.ndarray]:
    """Logits [2, h, w] of the genuine pictures that labels.json of the folder lists."""
    net, maps = Net(reader).eval(), []
    for entry in json.loads((folder / "labels.json").read_text()):
        if entry["label"] != "genuine":
            continue
        with Image.open(folder / entry["file"]) as opened:
            picture = np.ascontiguousarray(np.asarray(opened.convert("RGB")).transpose(2, 0, 1)[None])
        with torch.no_grad():
            maps.append(net(torch.from_numpy(picture))[0].numpy())
    return maps


def raise_thresholds(found: dict, maps: list[np.ndarray]) -> None:
    """Raises each `thresholds.page` to where ABOVE_REAL of these genuine maps lie above."""
    for head, name in enumerate(HEADS):
        calibration, thresholds = found[name]["calibration"], found[name]["thresholds"]
        how = calibration["temperature"], calibration["bias"], calibration["page"]["topShare"], thresholds["region"]
        scores = [page_score(features(logits[head], *how), calibration) for logits in maps]
        real = float(np.quantile(scores, 1 - ABOVE_REAL))
        found[name]["validation"] |= {"genuinePictures": len(maps), "pageThresholdOfDrawn": thresholds["page"]}
        thresholds["page"] = max(thresholds["page"], real)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--store", type=Path, required=True)
    parser.add_argument("--reader", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--genuine", type=Path, help="labelled pictures, of which the genuine ones count")
    options = parser.parse_args()
    torch.set_num_threads(1)
    reader = load(options.reader)
    found = calibrate(reader, page_paths(options.store, "val"))
    if options.genuine:
        raise_thresholds(found, genuine_maps(reader, options.genuine))
    (options.out / "calibration.json").write_text(json.dumps(found, indent=2))
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
