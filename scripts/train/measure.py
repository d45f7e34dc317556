"""Measures a model on pages of the test split: fonts, layouts, textures, encoders and operations never trained on.

    python -m scripts.train.measure --store FOLDER --run OUT --models models --version 1.0.0

Writes evaluation.json into the model's folder. Intervals are 95 %, by bootstrap over pages.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from sklearn.metrics import roc_auc_score

from .calibrate import label_of, read_maps
from .export import golden_picture, session
from .losses import CHANGED, UNTOUCHED
from .net import HEADS
from .scores import features, page_score, sigmoid
from .train import load, page_paths

RESAMPLES = 300
FALSE_POSITIVES = 0.01


def recall_at(scores: np.ndarray, labels: np.ndarray, share: float) -> float:
    """Share of changed pages above the score that this share of genuine ones exceed."""
    limit = np.quantile(scores[labels == 0], 1 - share, method="higher")
    return float((scores[labels == 1] > limit).mean())


def calibration_error(scores: np.ndarray, labels: np.ndarray, bins: int = 10) -> float:
    """Expected calibration error over bins of equal width."""
    place = np.minimum((scores * bins).astype(int), bins - 1)
    return float(
        sum(
            abs(scores[place == b].mean() - labels[place == b].mean()) * (place == b).mean()
            for b in range(bins)
            if (place == b).any()
        )
    )


def with_interval(figure, scores: np.ndarray, labels: np.ndarray) -> list[float]:
    """[value, low, high]."""
    rng = np.random.default_rng(5)
    found = []
    for _ in range(RESAMPLES):
        chosen = rng.integers(0, len(labels), len(labels))
        if 0 < labels[chosen].sum() < len(chosen):
            found.append(figure(scores[chosen], labels[chosen]))
    low, high = np.quantile(found, [0.025, 0.975])
    return [round(float(x), 3) for x in (figure(scores, labels), low, high)]


def auc(scores: np.ndarray, labels: np.ndarray) -> float:
    return float(roc_auc_score(labels, scores))


def of_pixels(pages: list[dict], head: int, fitted: dict) -> dict:
    """Pixel AUC over all cells, and F1 at the model's threshold, of pages that the head's operations changed."""
    calibration, truth, found = fitted["calibration"], [], []
    for page in pages:
        if label_of(page, head) != 1:
            continue
        cover = page["cover"][head]
        counts = (cover >= CHANGED) | (page["cover"].max(0) <= UNTOUCHED)
        p = sigmoid(page["logits"][head] / calibration["temperature"] + calibration["bias"])
        truth.append((cover >= CHANGED)[counts])
        found.append(p[counts])
    truth, found = np.concatenate(truth), np.concatenate(found)
    said = found >= fitted["thresholds"]["region"]
    hit = (said & truth).sum()
    return {
        "pixelAuc": round(auc(found, truth), 3),
        "pixelF1": round(float(2 * hit / max(1, said.sum() + truth.sum())), 3),
    }


def summary(scores: np.ndarray, labels: np.ndarray) -> dict:
    return {
        "changed": int(labels.sum()),
        "genuine": int((1 - labels).sum()),
        "imageAuc": with_interval(auc, scores, labels),
        "recallAt1": round(recall_at(scores, labels, FALSE_POSITIVES), 3),
        "recallAt10": round(recall_at(scores, labels, 0.10), 3),
    }


def measure(pages: list[dict], head: int, fitted: dict) -> dict:
    """All figures of one head: together, by capture, by how the page was sent on, and by operation (a page with
    several counts for each) against all genuine pages."""
    calibration = fitted["calibration"]
    region, share = fitted["thresholds"]["region"], calibration["page"]["topShare"]
    kept = [p for p in pages if label_of(p, head) is not None]
    labels = np.array([label_of(p, head) for p in kept])
    scores = np.array(
        [
            page_score(
                features(p["logits"][head], calibration["temperature"], calibration["bias"], share, region), calibration
            )
            for p in kept
        ]
    )
    found = {
        "all": {
            **summary(scores, labels),
            **of_pixels(kept, head, fitted),
            "calibrationError": round(calibration_error(scores, labels), 3),
            "genuineAboveThreshold": round(float((scores[labels == 0] >= fitted["thresholds"]["page"]).mean()), 3),
        },
        "byOperation": {},
        "byCapture": {},
        "byDelivery": {},
    }
    for key, part in (("chain", "byCapture"), ("finish", "byDelivery")):
        for value in sorted({p["about"][key] for p in kept}):
            chosen = np.array([p["about"][key] == value for p in kept])
            if labels[chosen].sum() >= 5 and (1 - labels[chosen]).sum() >= 5:
                found[part][value] = summary(scores[chosen], labels[chosen])
    for name in sorted({o for p in kept for o in p["about"]["operations"]}):
        chosen = (labels == 0) | np.array([name in p["about"]["operations"] for p in kept])
        if labels[chosen].sum() >= 5:
            found["byOperation"][name] = summary(scores[chosen], labels[chosen])
    return found


def speed(path: Path) -> dict:
    """Milliseconds a megapixel of ONNX Runtime on one thread, best of five runs on a page of 1240 x 1754."""
    picture = np.tile(golden_picture(), (1, 1, 10, 7))[:, :, : 1754 // 16 * 16, : 1240 // 16 * 16]
    run, spent = session(path), []
    for _ in range(5):
        begun = time.perf_counter()
        run.run(None, {"picture": np.ascontiguousarray(picture)})
        spent.append(time.perf_counter() - begun)
    return {
        "msPerMegapixel": round(min(spent) * 1e9 / (picture.shape[2] * picture.shape[3])),
        "bytes": path.stat().st_size,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--store", type=Path, required=True)
    parser.add_argument("--run", type=Path, required=True)
    parser.add_argument("--models", type=Path, default=Path("models"))
    parser.add_argument("--version", default="1.0.0")
    options = parser.parse_args()
    torch.set_num_threads(1)
    fitted = json.loads((options.run / "calibration.json").read_text())
    pages = read_maps(load(options.run / "reader.pt"), page_paths(options.store, "test"))
    for head, name in enumerate(HEADS):
        folder = options.models / name / options.version
        found = {
            "split": "test",
            "pages": len(pages),
            **measure(pages, head, fitted[name]),
            "speed": speed(folder / "model.onnx"),
            "training": json.loads((options.run / "training.json").read_text()),
        }
        (folder / "evaluation.json").write_text(json.dumps(found, indent=1) + "\n")
        print(name, json.dumps(found["all"]))


if __name__ == "__main__":
    main()
