"""Measures networks on pictures that other tools forged: real receipts, no page of the generator.

    npm run forged-pictures -- SOURCES OUT --seed 11 --pictures 40 --each 3
    python -m scripts.train.forged --pictures OUT --models models --version 1.2.0 --version 1.3.0
    python -m scripts.train.forged --pictures OUT --reader RUN/reader.pt

For every way of saving: image AUC and recall at 1, 5 and 10 % of genuine pictures (scores of the page as the service
has them, or before calibration the mean of the highest cells), and how often the highest cell lies in the edit
("place"). Intervals are 95 %, by bootstrap over sources.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from PIL import Image
from scipy.ndimage import binary_dilation
from sklearn.metrics import roc_auc_score

from .evidence import CELL
from .export import session
from .net import HEADS, Net
from .scores import features, page_score
from .train import load

LISTING = "labels.json"
RESAMPLES = 500
TOP_SHARE = 0.001
# A cell counts as in place up to this many cells beside the edit.
NEAR = 2


@dataclass
class Looked:
    """What one network made of one picture."""

    source: str
    sent: str
    operation: str
    forged: bool
    score: float
    in_place: bool | None


def source_of(file: str) -> str:
    """The picture that a file was made of: NAME of NAME.png or of its forgery NAME-3.png."""
    stem = Path(file).stem
    head, _, tail = stem.rpartition("-")
    return head if "/forged/" in f"/{file}" and tail.isdigit() else stem


def look_at(
    logits: np.ndarray, mask: np.ndarray | None, entry: dict, calibration: dict | None, region: float
) -> Looked:
    """What the logits [h, w] of one head say of a picture whose mask [H, W] is given where it is forged."""
    if calibration:
        fitted = calibration["temperature"], calibration["bias"], calibration["page"]["topShare"], region
        score = page_score(features(logits, *fitted), calibration)
    else:
        flat = np.sort(logits.ravel())
        score = float(flat[-max(1, int(np.ceil(TOP_SHARE * flat.size))) :].mean())
    in_place = None
    if mask is not None:
        rows, columns = logits.shape
        cells = mask[: rows * CELL, : columns * CELL].reshape(rows, CELL, columns, CELL).any((1, 3))
        near = binary_dilation(cells, iterations=NEAR)
        in_place = bool(near.ravel()[int(np.argmax(logits))])
    forged = entry["label"] == "forged"
    return Looked(source_of(entry["file"]), entry["finish"], entry.get("operation", ""), forged, score, in_place)


def recall_at(scores: np.ndarray, labels: np.ndarray, share: float) -> float:
    """Share of forged pictures above the score that this share of genuine ones exceed."""
    return float((scores[labels] > np.quantile(scores[~labels], 1 - share, method="higher")).mean())


def figures(found: list[Looked]) -> dict:
    scores = np.array([one.score for one in found])
    labels = np.array([one.forged for one in found])
    sources = np.array([one.source for one in found])
    rng, resampled = np.random.default_rng(5), []
    rows = {name: np.nonzero(sources == name)[0] for name in np.unique(sources)}
    for _ in range(RESAMPLES):
        names = rng.choice(list(rows), len(rows))
        chosen = np.concatenate([rows[name] for name in names])
        if 0 < labels[chosen].sum() < len(chosen):
            resampled.append(roc_auc_score(labels[chosen], scores[chosen]))
    low, high = np.quantile(resampled, [0.025, 0.975])
    return {
        "auc": round(float(roc_auc_score(labels, scores)), 3),
        "interval": [round(float(low), 2), round(float(high), 2)],
        "recallAt": [round(recall_at(scores, labels, share), 2) for share in (0.01, 0.05, 0.1)],
        "place": round(float(np.mean([one.in_place for one in found if one.forged])), 2),
        "forged": int(labels.sum()),
        "genuine": int((~labels).sum()),
        "sources": len(rows),
    }


def measure(run, folder: Path, entries: list[dict], heads: dict[str, tuple[dict | None, float]]) -> dict:
    """Figures by head and way of saving. `run` answers logits [2, h, w] of a uint8 picture [1, 3, H, W]; `heads`:
    calibration and region threshold of each."""
    found = {head: [] for head in heads}
    for entry in entries:
        with Image.open(folder / entry["file"]) as opened:
            logits = run(np.ascontiguousarray(np.asarray(opened.convert("RGB")).transpose(2, 0, 1)[None]))
        mask = None
        if entry.get("mask"):
            with Image.open(folder / entry["mask"]) as opened:
                mask = np.asarray(opened.convert("L")) > 127
        for head, (calibration, region) in heads.items():
            found[head].append(look_at(logits[HEADS.index(head)], mask, entry, calibration, region))
    answer = {}
    for head, looked in found.items():
        ways = dict.fromkeys(one.sent for one in looked)
        answer[head] = {sent: figures([one for one in looked if one.sent == sent]) for sent in ways}
        answer[head]["byOperation"] = by_operation(looked)
    return answer


def by_operation(found: list[Looked]) -> dict:
    """Image AUC of each kind of edit over all ways of saving, against all genuine pictures."""
    genuine = [one.score for one in found if not one.forged]
    answer = {}
    for name in sorted({one.operation for one in found if one.forged}):
        scores = [one.score for one in found if one.operation == name]
        labels = [1] * len(scores) + [0] * len(genuine)
        answer[name] = [round(float(roc_auc_score(labels, scores + genuine)), 2), len(scores)]
    return answer


def show(name: str, found: dict) -> None:
    for head, figures_ in found.items():
        for sent, f in figures_.items():
            if sent != "byOperation":
                print(
                    f"{name} {head:16} {sent:10} AUC {f['auc']:.3f} ({f['interval'][0]:.2f}-{f['interval'][1]:.2f}) "
                    f"recall {f['recallAt']} place {f['place']} of {f['forged']}, {f['genuine']} genuine"
                )
        print("   ", " ".join(f"{k} {v[0]}" for k, v in figures_["byOperation"].items()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pictures", type=Path, required=True)
    parser.add_argument("--models", type=Path, default=Path("models"))
    parser.add_argument("--version", action="append", default=[])
    parser.add_argument("--reader", type=Path, action="append", default=[])
    parser.add_argument("--sent", nargs="*", help="only these ways of saving")
    parser.add_argument("--json", type=Path, help="write the figures there")
    options = parser.parse_args()
    torch.set_num_threads(1)
    entries = json.loads((options.pictures / LISTING).read_text())
    entries = [entry for entry in entries if not options.sent or entry["finish"] in options.sent]
    answers = {}
    for version in options.version:
        heads = {}
        for head in HEADS:
            manifest = json.loads((options.models / head / version / "model.json").read_text())
            heads[head] = (manifest["calibration"], manifest["thresholds"]["region"])
        opened = session(options.models / HEADS[0] / version / "model.onnx")
        answers[version] = measure(
            lambda picture, opened=opened: opened.run(None, {"picture": picture})[0][0],
            options.pictures,
            entries,
            heads,
        )
        show(version, answers[version])
    for path in options.reader:
        net = Net(load(path)).eval()

        def run(picture: np.ndarray, net=net) -> np.ndarray:
            with torch.no_grad():
                return net(torch.from_numpy(picture))[0].numpy()

        answers[str(path)] = measure(run, options.pictures, entries, dict.fromkeys(HEADS, (None, 0.5)))
        show(path.parent.name, answers[str(path)])
    if options.json:
        options.json.write_text(json.dumps(answers, indent=1) + "\n")


if __name__ == "__main__":
    main()
