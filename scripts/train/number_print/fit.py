"""Fits the trees of the layer number-print, measures them by source, and writes them.

    npm run word-features -- FOLDER words.jsonl --layer number-print
    python -m scripts.train.number_print.fit --train words.jsonl \
        --out worker/engine/detectors/picture/number-print/trees.ts \
        --golden test/worker/engine/detectors/picture/number-print/trees.golden.json

With `--drawn` for pages that a program drew (drawn-trees.ts): only these are fitted and measured.

The trees see how much a number differs from the others of its page, never how it
looks. Small gradient-boosted trees, because a trait says nothing alone: a bold total
is darker and wider, a retyped amount is sharper on flatter ground. Folds hold whole
sources, so that no page is measured by trees that saw its receipt.

The same input gives the same trees.
"""

import argparse
import json
import re
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier

CHANGED_MIN = 0.4
"""A number counts as forged from this changed share on: one of six digits changes no typeface of the word."""
GENUINE_MAX = 0.005
FOLDS = 5
FLAT_PAPER_MIN = 0.9
"""Share of flat paper of a page that a program drew, as in the engine."""
CHANGED_MAX = 0.1
"""Pages of which more was changed were drawn anew as a whole; what of them was forged is not known."""
AMOUNT_OR_DATE = re.compile(r"^\D{0,4}\d[\d,.']*[.,]\d{2}[^\d%]{0,4}$|^\D?\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}\D?$")
"""As `isAmountOrDate` of the engine: what the layer judges."""


@dataclass
class Page:
    file: str
    label: str
    source: str
    finish: str
    operation: str
    texts: list[str]
    share: np.ndarray
    """(numbers,) changed share of each, 0-1."""
    features: np.ndarray
    """(numbers, features), NaN for what is unknown."""
    is_drawn: bool


def read(path: Path, drawn: bool) -> tuple[list[str], list[Page]]:
    """The names of the features, and the pages of one kind, but those that were changed as a whole."""
    with path.open(encoding="utf-8") as lines:
        names = json.loads(next(lines))
        records = [record for record in map(json.loads, lines) if (record.get("changed") or 0) <= CHANGED_MAX]
        pages = [page_of(record, len(names)) for record in records if record["rows"]]
        return names, [page for page in pages if page.is_drawn == drawn]


def page_of(record: dict, count: int) -> Page:
    rows = record["rows"]
    return Page(
        record["file"],
        record["label"],
        re.sub(r"-\d+$", "", record["source"]),  # pages of one PDF are one source
        record.get("finish") or "-",
        (record.get("operations") or ["-"])[0],
        record["texts"],
        np.array([row[0] for row in rows], np.float32),
        np.array([row[1:] for row in rows], np.float32).reshape(len(rows), count),
        (record.get("flatPaper") or 0) >= FLAT_PAPER_MIN,
    )


def fit(pages: list[Page]) -> HistGradientBoostingClassifier:
    """Forged numbers are one in fifty: they weigh more by the root of that, which keeps the trees from guessing.

    Many trees of a low rate: half as many of twice the rate have the same folds, but higher odds on single genuine
    numbers. Drawn pages have more examples of more kinds: there more trees, of fewer features each, tell more.
    """
    drawn = pages[0].is_drawn
    x = np.concatenate([page.features for page in pages])
    share = np.concatenate([page.share for page in pages])
    known = (share >= CHANGED_MIN) | (share <= GENUINE_MAX)
    x, forged = x[known], share[known] >= CHANGED_MIN
    trees = HistGradientBoostingClassifier(
        max_iter=200 if drawn else 120,
        learning_rate=0.05,
        max_depth=3,
        min_samples_leaf=20,
        l2_regularization=5,
        max_features=0.15 if drawn else 0.3,
        early_stopping=False,
        random_state=0,
    )
    return trees.fit(x, forged, sample_weight=np.where(forged, np.sqrt((~forged).sum() / forged.sum()), 1))


def judged(page: Page) -> np.ndarray:
    return np.array([bool(AMOUNT_OR_DATE.match(text)) for text in page.texts], bool)


NOTHING = -9.0
"""The score of a page without an amount or a date."""


def page_score(trees: HistGradientBoostingClassifier, page: Page) -> float:
    """Log-odds of its oddest amount or date."""
    which = judged(page)
    return float(trees.decision_function(page.features[which]).max()) if which.any() else NOTHING


def cross_validate(pages: list[Page]) -> np.ndarray:
    """The score of each page by trees that did not see its source."""
    sources = sorted({page.source for page in pages})
    order = np.random.default_rng(0).permutation(len(sources))
    fold = {source: int(place) % FOLDS for source, place in zip(sources, order, strict=True)}
    scores = np.zeros(len(pages))
    for held in range(FOLDS):
        trees = fit([page for page in pages if fold[page.source] != held])
        for at, page in enumerate(pages):
            if fold[page.source] == held:
                scores[at] = page_score(trees, page)
    return scores


def area(scores: np.ndarray, forged: np.ndarray) -> float:
    """Area under the ROC curve, ties counting half."""
    above = scores[forged][:, None] - scores[~forged][None, :]
    return float(np.mean((above > 0) + 0.5 * (above == 0)))


def report(pages: list[Page], scores: np.ndarray) -> None:
    forged = np.array([page.label == "forged" for page in pages])
    for finish in sorted({page.finish for page in pages}):
        own = np.array([page.finish == finish for page in pages])
        print(f"{finish}: {own.sum()} pages, image AUC {area(scores[own], forged[own]):.2f}", end="")
        for operation in sorted({page.operation for page in pages if page.label == "forged"}):
            some = own & (~forged | np.array([page.operation == operation for page in pages]))
            if (some & forged).any():
                print(f", {operation} {area(scores[some], forged[some]):.2f}", end="")
        print()
    for limit in (-1, -0.5, 0, 0.5, 1, 1.5, 2):
        genuine_above, forged_above = (scores[~forged] > limit).mean(), (scores[forged] > limit).mean()
        print(f"above {limit}: genuine {genuine_above:.3f}, forged {forged_above:.3f}")


def nodes_of(trees: HistGradientBoostingClassifier) -> list[list[list[float]]]:
    """Each tree as its nodes: [value] of a leaf; [feature, limit, unknown goes left, left, right]."""
    return [
        [
            [float(node["value"])]
            if node["is_leaf"]
            else [
                int(node["feature_idx"]),
                float(node["num_threshold"]),
                int(node["missing_go_to_left"]),
                int(node["left"]),
                int(node["right"]),
            ]
            for node in tree.nodes
        ]
        for [tree] in trees._predictors
    ]


def write(trees: HistGradientBoostingClassifier, names: list[str], out: Path) -> None:
    def text(node: list[float]) -> str:
        # A limit that only unknown values exceed is infinite.
        return f"[{', '.join(f'{value:.6g}' for value in node)}]".replace("inf", "Infinity")

    rows = "".join(f"  [{', '.join(text(node) for node in tree)}],\n" for tree in nodes_of(trees))
    out.write_text(
        "// Written by scripts/train/number_print/fit.py; do not edit.\n\n"
        "/** The inputs, in their order. */\n"
        f"export const INPUTS: readonly string[] = {json.dumps(names)};\n"
        "/** Log-odds before any tree. */\n"
        f"export const START = {float(trees._baseline_prediction.item()):.6g};\n"
        "/**\n"
        " * Trees by their nodes, the root first: [log-odds] of a leaf, or [input, limit, whether an unknown\n"
        " * value goes left, left, right]; a value up to the limit goes left.\n"
        " */\n"
        "// prettier-ignore\n"
        f"export const TREES: readonly (readonly (readonly number[])[])[] = [\n{rows}];\n",
        encoding="utf-8",
    )


def write_golden(trees: HistGradientBoostingClassifier, count: int, out: Path) -> None:
    """Made-up inputs, some unknown, and what these trees answer.

    None is a limit of a tree, which have four decimals or are halfway between two such numbers: a limit is written
    with fewer digits than it has.
    """
    random = np.random.default_rng(5)
    x = np.round(np.round(random.normal(0, 2, (40, count)), 2) + 0.00371, 5)
    x[random.random(x.shape) < 0.1] = np.nan
    answers = [
        {"features": [None if np.isnan(value) else float(value) for value in row], "odds": round(float(odds), 4)}
        for row, odds in zip(x, trees.decision_function(x), strict=True)
    ]
    out.write_text(json.dumps(answers) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--train", type=Path, nargs="+", required=True)
    parser.add_argument("--check", type=Path, nargs="*", default=[], help="only measured")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--golden", type=Path)
    parser.add_argument("--no-folds", action="store_true", help="fit only")
    parser.add_argument("--drawn", action="store_true", help="pages that a program drew, else photos and scans")
    wishes = parser.parse_args()
    names: list[str] = []
    pages: list[Page] = []
    for path in wishes.train:
        names, more = read(path, wishes.drawn)
        pages += more
    if not wishes.no_folds:
        report(pages, cross_validate(pages))
    trees = fit(pages)
    for path in wishes.check:
        others = read(path, wishes.drawn)[1]
        report(others, np.array([page_score(trees, page) for page in others]))
    if wishes.out:
        write(trees, names, wishes.out)
    if wishes.golden:
        write_golden(trees, len(names), wishes.golden)


if __name__ == "__main__":
    main()
