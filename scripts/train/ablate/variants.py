"""What is compared: networks that read evidence with one or the other beside it, and words by their looks."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch
import torch.nn as nn
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

from .. import store
from ..evidence import CELL
from ..forged import look_at
from ..losses import UNTOUCHED
from ..net import HEADS, Reader, standing_out
from ..train import PAGES_A_STEP, PART, WEIGHT_DECAY, Average, page_paths, pages_of, rate, step_loss
from .backbones import BACKBONES, FEATURES, published
from .frozen import beside, boxes_beside, covered, pages, scaled, words_beside
from .tuned import RATES, Shallow, groups_of
from .words import Style, compared

WORDS = {f"words-{name}": name for name in BACKBONES}
# Version 1.3.0 as it is.
SHIPPED = "shipped"
CHECKPOINT = Path("scripts/train/checkpoints/forged-places.pt")
VARIANTS = ("picture", "evidence", *BACKBONES, *RATES, *WORDS, SHIPPED)
# A word counts as changed from this share of its box on.
WORD_CHANGED = 0.25
# Logit of cells without a word.
NO_WORD = -12.0
FEWEST_WORDS = 3


def new_reader(variant: str, work: Path, of: str, seed: int) -> Reader:
    """A reader before it is trained, with the scales of the training pages, or the published one."""
    torch.manual_seed(seed)
    if variant == SHIPPED:
        reader = Reader()
        reader.load_state_dict(torch.load(CHECKPOINT, map_location="cpu")["average"])
        return reader
    reader = Reader(sees=variant in ("picture", *RATES), beside=FEATURES if variant in BACKBONES else 0)
    if variant in RATES:
        reader.sight = Shallow(published())
    reader.load_state_dict({**reader.state_dict(), **dict(scaled(work, of).named_buffers())})
    return reader


def shown(kept: store.Stored, path: Path, variant: str) -> store.Stored:
    """The page with the features that the variant reads beside its evidence."""
    if variant not in BACKBONES:
        return kept
    features = torch.from_numpy(np.load(beside(path, variant)).astype(np.float32))[None]
    return replace(kept, evidence=torch.cat([kept.evidence, features], 1))


def learn(reader: Reader, variant: str, paths: list[Path], steps: int, seed: int, side: int = PART) -> Reader:
    """Trains as `train.train` does, for a number of steps, on squares of `side` cells; the average of the weights."""
    rng, queue, begun = random.Random(seed), iter(()), time.time()
    optimiser = torch.optim.AdamW(groups_of(reader, variant), weight_decay=WEIGHT_DECAY)
    average, running = Average(reader), 0.0
    reader.train()
    for step in range(steps):
        for group in optimiser.param_groups:
            group["lr"] = group["slower"] * rate(step, step / steps)
        optimiser.zero_grad()
        for _ in range(PAGES_A_STEP):
            found = next(queue, None)
            if found is None:
                queue = pages_of(paths, set(), rng, lambda path: shown(store.read(path), path, variant))
                found = next(queue)
            loss = step_loss(reader, found, rng, "cpu", side) / PAGES_A_STEP
            loss.backward()
            running += loss.item()
        nn.utils.clip_grad_norm_(reader.parameters(), 2.0)
        optimiser.step()
        average.take(reader, step)
        if step % 25 == 24:
            print(f"{variant} {seed}: step {step + 1} {time.time() - begun:.0f} s loss {running / 25:.4f}", flush=True)
            running = 0.0
    reader.load_state_dict(average.state)
    return reader.eval()


def judged(logits: np.ndarray, kept: store.Stored) -> list[dict]:
    """What each head says of a labelled picture."""
    mask = kept.cover[0, 0].numpy() > 0
    mask = np.kron(mask, np.ones((CELL, CELL), bool)) if kept.about["label"] == "forged" else None
    looked = [look_at(head, mask, {"operation": "", **kept.about}, None, 0.5) for head in logits]
    return [vars(one) for one in looked]


def named(variant: str, of: str, side: int, seed: int) -> str:
    """What a run is called: the square it was trained on is told where it is not that of the published versions."""
    return "-".join([variant, of.replace("/", "-"), *([f"part{side}"] if side != PART else []), str(seed)])


def run(work: Path, of: str, pictures: list[Path], variant: str, steps: int, seed: int, side: int = PART) -> dict:
    """Trains a variant on the stored pages, unless it was before, and judges the labelled pictures: by head, what was
    looked at."""
    name = named(variant, of, side, seed)
    if variant in WORDS:
        say, heads = by_words(work, of, WORDS[variant]), ("words",)
    else:
        trained = work / f"{name}.pt"
        reader = new_reader(variant, work, of, seed).eval()
        if trained.exists():
            reader.load_state_dict(torch.load(trained))
        elif variant != SHIPPED:
            reader = learn(reader, variant, page_paths(work, of, twins=False), steps, seed, side)
            torch.save(reader.state_dict(), trained)
        heads = HEADS

        def say(kept: store.Stored, path: Path) -> np.ndarray:
            page = shown(kept, path, variant)
            with torch.no_grad():
                return standing_out(reader(page.picture, page.evidence, page.content, page.page))[0].numpy()

    found = {head: [] for head in heads}
    for path in pictures:
        kept = store.read(path)
        logits = say(kept, path)
        np.save(work / "maps" / f"{name}-{path.parent.name}-{path.stem}.npy", logits.astype(np.float16))
        for head, one in zip(heads, judged(logits, kept)):
            found[head].append(one)
    return found


def by_words(work: Path, of: str, backbone: str):
    """Fits a logistic regression on how changed words of the training pages differ from the other words of theirs;
    answers what says logits [1, h, w] of a page: those of its words."""

    def read(path: Path) -> tuple[np.ndarray, np.ndarray]:
        return np.load(boxes_beside(path)), np.load(words_beside(path, backbone)).astype(np.float32)

    paths = [path for path in pages(work / of) if len(np.load(boxes_beside(path))) >= FEWEST_WORDS]
    shares = [covered(store.read(path), np.load(boxes_beside(path))) for path in paths]
    words = [read(path) for path in paths]
    style = Style(
        [(boxes[share <= UNTOUCHED], seen[share <= UNTOUCHED]) for (boxes, seen), share in zip(words, shares)]
    )
    features, labels = [], []
    for (boxes, seen), share in zip(words, shares):
        clear = (share >= WORD_CHANGED) | (share <= UNTOUCHED)
        features.append(compared(style(seen), boxes)[clear])
        labels.append(share[clear] >= WORD_CHANGED)
    x, y = np.concatenate(features), np.concatenate(labels)
    print(f"{len(y)} words, {int(y.sum())} changed", flush=True)
    fit = make_pipeline(StandardScaler(), LogisticRegression(C=0.01, max_iter=300)).fit(signed(x), y)

    def say(kept: store.Stored, path: Path) -> np.ndarray:
        logits = np.full((1, *kept.cover.shape[2:]), NO_WORD, np.float32)
        boxes, seen = read(path)
        if len(boxes) >= FEWEST_WORDS:
            found = fit.decision_function(signed(compared(style(seen), boxes)))
            for (left, top, right, bottom), logit in zip(boxes // CELL, found):
                place = logits[0, top : bottom + 1, left : right + 1]
                np.maximum(place, logit, out=place)
        return standing_out(torch.from_numpy(logits)[None])[0].numpy()

    return say


def signed(differences: np.ndarray) -> np.ndarray:
    """Differences and their sizes: a changed word may be odd to either side."""
    return np.concatenate([differences, np.abs(differences)], 1)
