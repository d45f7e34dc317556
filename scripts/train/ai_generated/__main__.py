"""Makes, trains and measures everything: python -m scripts.train.ai_generated --work FOLDER

Every stage keeps what it has finished, so that a run that was cut off goes on where it was. `--export FOLDER` writes
the model as models/README.md has it.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np
import torch

from .autoencoders import load_autoencoder, train_autoencoder
from .crops import make_crops
from .decoders import FAMILIES
from .detector import CROP
from .evaluating import auc, calibration_error, folder_logits, left_out_table, page_logits, platt, pooled_table, sigmoid
from .exporting import export
from .pairs import make_pairs
from .training import load_detector, logits_of, measure, train_detector

NAMES = tuple(FAMILIES)
CROPS_EACH = 2
"""Windows measured of each crop."""
ODDS = 0.95
"""Least probability, genuine and generated being as many, from which a page is worth a word."""
ALWAYS_HELD_OUT = ("bicubic2", "patch8")
"""Never trained on by the model that is shipped."""
FOLDS = {
    "shipped": ALWAYS_HELD_OUT,
    "fold-1": ("nearest2", "transposed3", "shuffle4"),
    "fold-2": ("bilinear2", "transposed4", "quantised2"),
    "fold-3": ("transposed8", "shuffle2", "subpixel2"),
}
"""Families that each training leaves out; together each family once."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pages", type=int, nargs=3, default=(900, 120, 240), help="of train, val and test")
    parser.add_argument("--refine", type=int, default=400, help="steps of each autoencoder")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--receipts", type=Path, help="a folder of genuine pictures: their scores, evaluation only")
    parser.add_argument("--export", type=Path)
    parser.add_argument("--version", default="1.0.0")
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    work, seed = options.work, options.seed
    work.mkdir(parents=True, exist_ok=True)
    for split, pages in zip(("train", "val", "test"), options.pages):
        make_crops(split, pages, seed, work / f"crops-{split}.npz")
        crops = np.load(work / f"crops-{split}.npz")["crops"]
        if split == "train":
            for name in NAMES:
                train_autoencoder(name, crops, seed, work / f"{name}.pt", options.refine)
        make_pairs(crops, split, NAMES, work, seed, work / f"pairs-{split}.npz")
        measure(dict(np.load(work / f"pairs-{split}.npz")), seed, work / f"measures-{split}.npy", CROPS_EACH)
    train = load(work, "train")
    for fold, left_out in FOLDS.items():
        train_detector(
            train["measures"], train["family"], [NAMES.index(name) for name in left_out], seed, work / f"{fold}.pt"
        )
    evaluation, calibration, threshold = evaluate(work, seed, options.receipts)
    print(json.dumps(evaluation, indent=1))
    if options.export:
        options.export.mkdir(parents=True, exist_ok=True)
        (options.export / "evaluation.json").write_text(json.dumps(evaluation, indent=1) + "\n")
        pairs = np.load(work / "pairs-val.npz")
        sample = np.concatenate([pairs[name][:2, :CROP, :CROP] for name in ("genuine", "rebuilt")])
        export(load_detector(work / "shipped.pt"), options.export, options.version, calibration, threshold, sample)


def load(work: Path, split: str) -> dict[str, np.ndarray]:
    pairs = np.load(work / f"pairs-{split}.npz")
    pages = np.load(work / f"crops-{split}.npz")["pages"]
    return {
        "measures": np.load(work / f"measures-{split}.npy"),
        "family": pairs["family"],
        "severity": pairs["severity"],
        "page": pages[pairs["crop"]],
    }


def evaluate(work: Path, seed: int, receipts: Path | None) -> tuple[dict, dict, float]:
    """The figures of the card, the page's calibration (on val) and the threshold.

    The threshold is passed by 1 % of val's genuine pages at most, and by ODDS.
    """
    nets = {fold: load_detector(work / f"{fold}.pt") for fold in FOLDS}
    val, test = load(work, "val"), load(work, "test")
    net = nets["shipped"]
    slope, bias = platt(page_logits(logits_of(net, val["measures"]).mean(-1), val["page"]))
    genuine = sigmoid(slope * page_logits(logits_of(net, val["measures"]).mean(-1), val["page"])[0] + bias)
    threshold = float(max(ODDS, np.quantile(genuine, 0.99)))
    logits = page_logits(logits_of(net, test["measures"]).mean(-1), test["page"])
    both = sigmoid(slope * logits + bias)
    truth = np.r_[np.zeros(both.shape[1]), np.ones(both.shape[1])]
    figures = {
        "psnr_db": {name: round(load_autoencoder(work / f"{name}.pt")[1], 1) for name in NAMES},
        "left_one_out_crops": left_out_table(nets, FOLDS, NAMES, test, seed),
        "left_one_out_pooled": pooled_table(nets, FOLDS, NAMES, test, seed),
        "test_pages": {
            "pages": int(both.shape[1]),
            "auc": round(auc(*logits), 3),
            "genuine_over_threshold": round(float((both[0] >= threshold).mean()), 3),
            "rebuilt_over_threshold": round(float((both[1] >= threshold).mean()), 3),
            "calibration_error": round(calibration_error(both.ravel(), truth), 3),
        },
        "threshold": round(threshold, 4),
    }
    if receipts:
        seen = sigmoid(slope * np.array(list(folder_logits(net, receipts).values())) + bias)
        figures["genuine_folder"] = {
            "pictures": len(seen),
            "quantiles_0_25_50_75_95_100": [
                round(float(np.quantile(seen, q)), 3) for q in (0, 0.25, 0.5, 0.75, 0.95, 1)
            ],
            "over_threshold": round(float((seen >= threshold).mean()), 3),
        }
    return figures, {"slope": slope, "bias": bias}, threshold


if __name__ == "__main__":
    main()
