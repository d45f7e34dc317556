"""The table: what each variant made of the labelled pictures, by way of saving."""

from __future__ import annotations

import json
from collections.abc import Iterable
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
    """The pictures of one way of saving: which are forged, and which are of one source."""

    def __init__(self, run: Run, way: str) -> None:
        self.way = way
        rows = [row for row in rows_of(run) if row["sent"] == way]
        self.forged = np.array([row["forged"] for row in rows])
        sources = np.array([row["source"] for row in rows])
        self.places = [np.nonzero(sources == name)[0] for name in np.unique(sources)]

    def scores(self, runs: list[Run]) -> list[np.ndarray]:
        """Scores of each head of each run."""
        return [
            np.array([row["score"] for row in head if row["sent"] == self.way]) for run in runs for head in run.values()
        ]

    def mean(self, figure, scores: list[np.ndarray], chosen: np.ndarray | None = None) -> float:
        """The mean of a figure (scores, labels) over heads and runs."""
        chosen = np.arange(len(self.forged)) if chosen is None else chosen
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
    ways = dict.fromkeys(row["sent"] for seeds in runs.values() for run in seeds.values() for row in rows_of(run))
    for way in ways:
        print(way)
        here = {name: seen(seeds.values(), way) for name, seeds in runs.items()}
        for name, mine in here.items():
            if mine:
                line = f"{name:34} {len(mine)} seeds {summary(mine, way)}"
                if name != against and here.get(against):
                    gain, low, high = difference(mine, here[against], way)
                    line += f"  {gain:+.3f} ({low:+.3f} to {high:+.3f})"
                print(line)


def rows_of(run: Run) -> list[dict]:
    """The pictures of a run, as its first head has them."""
    return next(iter(run.values()))


def seen(runs: Iterable[Run], way: str) -> list[Run]:
    """The runs that were measured on pictures saved so."""
    return [run for run in runs if any(row["sent"] == way for row in rows_of(run))]


def summary(runs: list[Run], way: str) -> str:
    """Image AUC with its interval, recall at 5 % and place, the means of heads and runs."""
    pictures = Pictures(runs[0], way)
    scores = pictures.scores(runs)
    low, high = pictures.interval(lambda chosen: pictures.mean(auc, scores, chosen))
    recall = pictures.mean(lambda found, labels: recall_at(found, labels, 0.05), scores)
    places = [row["in_place"] for run in runs for head in run.values() for row in head if row["sent"] == way]
    place = np.mean([one for one in places if one is not None])
    return f"{pictures.mean(auc, scores):.3f} ({low:.2f}-{high:.2f}) {recall:.2f} {place:.2f}"
