"""The table: what each variant made of the labelled pictures, by way of saving."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
from sklearn.metrics import roc_auc_score

from ..forged import Looked, by_operation, figures, recall_at

RESAMPLES = 500
Run = dict[str, list[dict]]
"""Of each head what `forged.Looked` holds, in the order of the pictures."""


def show(name: str, run: Run) -> None:
    """Figures of one run by head and way of saving, and by kind of edit."""
    for head, rows in run.items():
        looked = [Looked(**row) for row in rows]
        for way in dict.fromkeys(one.sent for one in looked):
            f = figures([one for one in looked if one.sent == way])
            low, high = f["interval"]
            print(f"{name:34} {head:14} {way:9} {f['auc']:.3f} ({low:.2f}-{high:.2f}) {f['recallAt']} {f['place']}")
        print("   ", " ".join(f"{k} {v[0]}" for k, v in by_operation(looked).items()))


def kept(work: Path, on: str) -> dict[str, dict[str, Run]]:
    """The runs of a folder: by variant and pages, by seed."""
    found: dict[str, dict[str, Run]] = {}
    for path in sorted(work.glob(f"*-{on}.json")):
        name, seed = path.stem.removesuffix(f"-{on}").rsplit("-", 1)
        found.setdefault(name, {})[seed] = json.loads(path.read_text())
    return found


class Pictures:
    """The pictures of one way of saving: who is forged, and which rows are of one source."""

    def __init__(self, run: Run, way: str) -> None:
        first = next(iter(run.values()))
        self.rows = [at for at, row in enumerate(first) if row["sent"] == way]
        self.forged = np.array([first[at]["forged"] for at in self.rows])
        sources = np.array([first[at]["source"] for at in self.rows])
        self.places = [np.nonzero(sources == name)[0] for name in np.unique(sources)]

    def scores(self, runs: list[Run]) -> list[np.ndarray]:
        """Scores of each head of each run."""
        return [np.array([head[at]["score"] for at in self.rows]) for run in runs for head in run.values()]

    def mean(self, figure, scores: list[np.ndarray], chosen: np.ndarray | None = None) -> float:
        """The mean of a figure (scores, labels) over heads and runs."""
        chosen = np.arange(len(self.rows)) if chosen is None else chosen
        return float(np.mean([figure(one[chosen], self.forged[chosen]) for one in scores]))

    def interval(self, figure) -> tuple[float, float]:
        """95 % of a figure of chosen rows, by bootstrap over sources."""
        rng, found = np.random.default_rng(5), []
        for _ in range(RESAMPLES):
            chosen = np.concatenate([self.places[at] for at in rng.integers(0, len(self.places), len(self.places))])
            if 0 < self.forged[chosen].sum() < len(chosen):
                found.append(figure(chosen))
        low, high = np.quantile(found, [0.025, 0.975])
        return float(low), float(high)


def auc(scores: np.ndarray, labels: np.ndarray) -> float:
    return float(roc_auc_score(labels, scores))


def difference(one: list[Run], other: list[Run], way: str) -> tuple[float, float, float]:
    """By how much the image AUC of a variant (mean of its heads and seeds) lies above another's on the same pictures:
    value and interval."""
    pictures = Pictures(one[0], way)
    mine, theirs = pictures.scores(one), pictures.scores(other)

    def gain(chosen: np.ndarray | None) -> float:
        return pictures.mean(auc, mine, chosen) - pictures.mean(auc, theirs, chosen)

    return gain(None), *pictures.interval(gain)


def table(work: Path, on: str, against: str) -> None:
    """Each variant, the mean of its heads and seeds: image AUC, recall at 5 %, place; less the variant `against`."""
    runs = kept(work, on)
    some = next(iter(next(iter(runs.values())).values()))
    for way in dict.fromkeys(row["sent"] for row in next(iter(some.values()))):
        print(way)
        for name, seeds in runs.items():
            mine = list(seeds.values())
            pictures = Pictures(mine[0], way)
            scores = pictures.scores(mine)
            low, high = pictures.interval(lambda chosen, p=pictures, s=scores: p.mean(auc, s, chosen))
            recall = pictures.mean(lambda s, y: recall_at(s, y, 0.05), scores)
            inside = [row["in_place"] for run in mine for head in run.values() for row in head if row["sent"] == way]
            place = np.mean([one for one in inside if one is not None])
            line = f"{name:34} {len(mine)} seeds {pictures.mean(auc, scores):.3f} ({low:.2f}-{high:.2f})"
            line += f" {recall:.2f} {place:.2f}"
            if against in runs and name != against:
                gain, low, high = difference(mine, list(runs[against].values()), way)
                line += f"  {gain:+.3f} ({low:+.3f} to {high:+.3f})"
            print(line)
