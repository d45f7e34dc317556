"""From a map of cell probabilities to one number for the page, as the service does it.

The features are those of core/model-manifest.ts (PAGE_FEATURES); what they mean
is written in models/README.md.
"""

import numpy as np
from scipy import ndimage

FEATURES = ("max", "mean", "topMean", "logitTopMean", "logLargest")


def sigmoid(x):
    return 1 / (1 + np.exp(-np.clip(x, -60, 60)))


def features(logits: np.ndarray, temperature: float, bias: float, top_share: float, region: float) -> dict[str, float]:
    """logits [h, w] of one head -> the page's features."""
    p = sigmoid(logits / temperature + bias)
    flat = np.sort(p.ravel())
    top = float(flat[-max(1, int(np.ceil(top_share * flat.size))) :].mean())
    held = min(max(top, 1e-6), 1 - 1e-6)
    labels, count = ndimage.label(p >= region)
    largest = int(np.bincount(labels.ravel())[1:].max()) if count else 0
    return {
        "max": float(flat[-1]),
        "mean": float(flat.mean()),
        "topMean": top,
        "logitTopMean": float(np.log(held / (1 - held))),
        "logLargest": float(np.log10(1 + largest)),
    }


def page_score(found: dict[str, float], calibration: dict) -> float:
    """Probability that the page was changed."""
    page = calibration["page"]
    return float(sigmoid(page["bias"] + sum(w * found[name] for name, w in page["weights"].items())))
