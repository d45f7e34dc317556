"""What the detectors make of decoders that they never saw, of genuine pictures, and how honest the probability is."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
import torch
from sklearn.metrics import roc_auc_score

from .detector import CROP, Detector
from .pairs import SEVERITIES
from .training import as_input, logits_of

DRAWS = 300
"""Of the bootstrap over pages."""
WINDOWS, WINDOWS_LEAST, SPREAD_LEAST = 12, 4, 8.0
"""As in worker/engine/detectors/picture/ai-generated."""


def left_out_table(
    nets: dict[str, Detector],
    folds: dict[str, tuple[str, ...]],
    names: tuple[str, ...],
    test: dict[str, np.ndarray],
    seed: int,
) -> list[dict]:
    """A row for each family, by the training that left it out.

    AUC of crops, overall and by severity, with 95 % intervals over pages.
    """
    rows = []
    for fold, left_out in folds.items():
        logits = logits_of(nets[fold], test["measures"]).mean(-1)
        for name in left_out:
            of = test["family"] == names.index(name)
            row = {
                "family": name,
                "left out with": [one for one in left_out if one != name],
                "all": interval(logits, of, test["page"], seed),
            }
            for index, severity in enumerate(SEVERITIES):
                row[severity] = interval(logits, of & (test["severity"] == index), test["page"], seed)
            rows.append(row)
    return rows


def pooled_table(
    nets: dict[str, Detector],
    folds: dict[str, tuple[str, ...]],
    names: tuple[str, ...],
    test: dict[str, np.ndarray],
    seed: int,
) -> dict:
    """All families, each judged by the training that left it out, by severity.

    Logits of trainings are put on one scale first.
    """
    logits = np.zeros(test["measures"].shape[:2])
    for fold, left_out in folds.items():
        of = np.isin(test["family"], [names.index(name) for name in left_out])
        one = logits_of(nets[fold], test["measures"]).mean(-1)
        logits[:, of] = (one / one[0].std())[:, of]
    everything = np.ones(len(test["family"]), bool)
    found = {"all": interval(logits, everything, test["page"], seed)}
    return found | {
        severity: interval(logits, test["severity"] == index, test["page"], seed)
        for index, severity in enumerate(SEVERITIES)
    }


def interval(logits: np.ndarray, of: np.ndarray, page: np.ndarray, seed: int) -> dict:
    """AUC of the rebuilt against the genuine of the same crops, with its interval over pages drawn anew."""
    genuine, rebuilt, pages = logits[0][of], logits[1][of], page[of]
    if len(genuine) < 10:
        return {"auc": None, "pairs": int(len(genuine))}
    rng = np.random.default_rng([seed, 9])
    by_page = [np.flatnonzero(pages == one) for one in np.unique(pages)]
    drawn = []
    for _ in range(DRAWS):
        some = np.concatenate([by_page[one] for one in rng.integers(len(by_page), size=len(by_page))])
        drawn.append(auc(genuine[some], rebuilt[some]))
    return {
        "auc": round(auc(genuine, rebuilt), 3),
        "low": round(float(np.quantile(drawn, 0.025)), 3),
        "high": round(float(np.quantile(drawn, 0.975)), 3),
        "pairs": int(len(genuine)),
    }


def auc(genuine: np.ndarray, rebuilt: np.ndarray) -> float:
    return float(roc_auc_score(np.r_[np.zeros(len(genuine)), np.ones(len(rebuilt))], np.r_[genuine, rebuilt]))


def page_logits(logits: np.ndarray, page: np.ndarray) -> np.ndarray:
    """[2, pages]: mean over each page's crops and windows."""
    return np.stack([[one[page == which].mean() for which in np.unique(page)] for one in logits])


def platt(both: np.ndarray) -> tuple[float, float]:
    """Slope and offset of a logistic regression of pages on their mean logit, genuine and rebuilt as many."""
    from sklearn.linear_model import LogisticRegression

    x, y = both.reshape(-1, 1), np.repeat([0, 1], both.shape[1])
    fitted = LogisticRegression(C=10.0).fit(x, y)
    return float(fitted.coef_[0, 0]), float(fitted.intercept_[0])


def calibration_error(probability: np.ndarray, truth: np.ndarray, bins: int = 8) -> float:
    """Mean distance of probability and share, over bins of as many pages each."""
    order = np.argsort(probability)
    parts = np.array_split(order, bins)
    return float(sum(len(part) * abs(probability[part].mean() - truth[part].mean()) for part in parts) / len(order))


def sigmoid(x: np.ndarray) -> np.ndarray:
    return 1 / (1 + np.exp(-x))


def folder_logits(net: Detector, folder: Path) -> dict[str, float]:
    """Mean logit of each picture of a folder, seen as the service sees it: windows with ink, spread over the page."""
    found = {}
    for path in sorted(folder.iterdir()):
        image = cv2.imread(str(path), cv2.IMREAD_COLOR | cv2.IMREAD_IGNORE_ORIENTATION)
        if image is None or min(image.shape[:2]) < 512:
            continue
        windows = inked_windows(cv2.cvtColor(image, cv2.COLOR_BGR2RGB))
        if len(windows) >= WINDOWS_LEAST:
            with torch.no_grad():
                found[path.name] = float(net(as_input(np.stack(windows))).mean())
    return found


def inked_windows(image: np.ndarray) -> list[np.ndarray]:
    height, width = image.shape[:2]
    top, left = (height % CROP) // 2, (width % CROP) // 2
    inked = []
    for y in range(top, height - CROP + 1, CROP):
        for x in range(left, width - CROP + 1, CROP):
            window = image[y : y + CROP, x : x + CROP]
            if cv2.cvtColor(window[::2, ::2], cv2.COLOR_RGB2GRAY).std() >= SPREAD_LEAST:
                inked.append(window)
    if len(inked) <= WINDOWS:
        return inked
    return [inked[int((nth + 0.5) * len(inked) / WINDOWS)] for nth in range(WINDOWS)]
