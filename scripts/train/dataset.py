"""Samples for training and evaluation: a page drawn, captured, perhaps forged, saved by an editor, sent on.

One seed is one page: with `forged` True or False the same page comes with and without edits, through the same
capture, editor and delivery, so that nothing but the edits tells the classes apart.

    python -m scripts.train.dataset --out FOLDER --count N --seed S --split train --workers 2 --tile 384
    python -m scripts.train.dataset --out FOLDER --count N --seed S --split test --pages
    python -m scripts.train.dataset --out FOLDER --count N --seed S --preview
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path

import numpy as np

from . import pages
from .editors import save_again
from .forge import COPY, OPERATIONS, PATCH, Likeness, forge, names
from .forge.encode import jpeg
from .grounds import CHAIN as REAL
from .grounds import real_page
from .pages.fonts import pool
from .tiling import tiles

__all__ = ["SPLIT_SEEDS", "Sample", "pair", "sample", "stream", "tiles"]

SPLIT_SEEDS = {"train": 1, "val": 2, "test": 3}
"""First word of every random stream, so that equal seeds of two splits have nothing in common."""

STREAMS = {"choice": 0, "page": 1, "capture": 2, "forge": 3, "editor": 4, "finish": 5, "donor": 6, "ground": 7}
"""One stream a step: that a page is forged moves no number of the others."""

FORGED_SHARE = 0.55
"""Pages with edits where the caller leaves it open: more than half, since most of such a page is genuine."""

EDITS = {1: 0.45, 2: 0.27, 3: 0.17, 4: 0.11}
"""Edits on a forged page."""

SAME_AGAIN = 0.4
"""How often the next edit of a page is made like the last: a forger has habits."""

CLEAN_CHAINS = {"native", "screenshot"}
"""Captures without noise."""

TRACELESS_SKIPPED = 0.8
"""Share of the copies on such pages that training leaves out: a label without a trace teaches suspicion only."""

REAL_SHARE = 0.4
"""Share of the pages that are real pictures, where there are any."""

DONOR_BLOCK = 24
"""Neighbouring seeds share donors: one donor is drawn for this many."""


@dataclass
class Sample:
    """A finished page. Masks are 0 or 255 and as high and wide as `image` (RGB, uint8)."""

    image: np.ndarray
    copy_mask: np.ndarray
    patch_mask: np.ndarray
    chain: str
    finish: str
    operations: list[str]
    kind: str
    language: str
    seed: int
    editor: str = "kept"
    steps: list[str] = field(default_factory=list)
    """The first saving and all that happened on delivery."""
    encoded: bytes | None = None
    """The file as it arrives where its last step was lossy (JPEG or WebP), else None: a PNG."""

    @property
    def forged(self) -> bool:
        """Whether anything on the page was edited."""
        return bool(self.operations)


def stream(seed: int, split: str, name: str) -> np.random.Generator:
    """The random numbers of one step of one seed."""
    return np.random.default_rng([SPLIT_SEEDS[split], seed, STREAMS[name]])


def sample(
    seed: int,
    split: str,
    forged: bool | None = None,
    operations: Sequence[str] | None = None,
    chain: str | None = None,
    severity: str | None = None,
    grounds: Path | None = None,
    likeness: Likeness | None = None,
) -> Sample:
    """The page of a seed. `operations` limits the forger to these names; `chain` fixes the capture and `severity`
    how roughly the page is sent on (`pages.SEVERITIES`, else 'mixed'). With `grounds` (a folder of grounds.py) some
    pages are real pictures, and with `likeness` donors are picked by how they look.

    A page that no chosen operation can edit comes back genuine. Raises KeyError for unknown names.
    """
    wanted = bool(stream(seed, split, "choice").random() < FORGED_SHARE) if forged is None else forged
    kind, language, captured = caught(seed, split, chain, grounds)
    image, masks, done = captured.image.copy(), blank_masks(captured.image), []
    if wanted:
        image, masks, done = edit_page(
            captured, stream(seed, split, "forge"), seed, split, operations, grounds, likeness
        )
    image, masks, editor = save_again(image, masks, stream(seed, split, "editor"), split)
    image, both, passed = pages.finish(
        image, stream(seed, split, "finish"), [masks[COPY], masks[PATCH]], captured.chain, severity, split
    )
    return Sample(
        image=image,
        copy_mask=both[0],
        patch_mask=both[1],
        chain=captured.chain,
        finish=passed.name,
        operations=done,
        kind=kind,
        language=language,
        seed=seed,
        editor=editor,
        steps=[captured.params["first"], *passed.steps],
        encoded=passed.data,
    )


def pair(seed: int, split: str, **options) -> tuple[Sample, Sample]:
    """The page of a seed forged and genuine, for little more than the price of one. `options` as for `sample`.

    Apart from the edits both are equal, so the genuine one is the exact answer to 'or does it just look odd'.
    """
    return sample(seed, split, True, **options), sample(seed, split, False, **options)


@lru_cache(maxsize=2)
def caught(seed: int, split: str, chain: str | None, grounds: Path | None):
    """The page of a seed: its kind, its language and the page as captured, which is kept for its other half of a pair
    and so not to be changed."""
    rng = stream(seed, split, "page")
    if grounds is not None and chain in (None, REAL) and stream(seed, split, "ground").random() < REAL_SHARE:
        return "receipt", "unknown", real_page(grounds, split, rng)
    page = pages.make_page(rng, split)
    return page.kind, page.language, pages.capture(page, stream(seed, split, "capture"), chain, split)


def blank_masks(image: np.ndarray) -> dict[str, np.ndarray]:
    """Both masks, empty."""
    return {name: np.zeros(image.shape[:2], np.uint8) for name in (COPY, PATCH)}


def edit_page(
    captured,
    rng: np.random.Generator,
    seed: int,
    split: str,
    operations: Sequence[str] | None,
    grounds: Path | None = None,
    likeness: Likeness | None = None,
):
    """One to four edits on a page: the image, the masks and the names of the operations that found a place."""
    allowed = list(operations or names(split))
    masks, done, boxes = blank_masks(captured.image), [], []
    fonts = latin_fonts(split)
    current = captured
    wanted = int(rng.choice(list(EDITS), p=list(EDITS.values())))
    for _ in range(wanted + 6):
        if len(done) == wanted:
            break
        name = done[-1] if done and rng.random() < SAME_AGAIN else allowed[int(rng.integers(len(allowed)))]
        if split != "test" and traceless(captured, name) and rng.random() < TRACELESS_SKIPPED:
            continue
        donor = donor_for(captured.chain, rng, seed, split, grounds) if OPERATIONS[name].needs_donor else None
        result = forge(current, rng, name, donor, fonts, boxes, likeness)
        if result is None:
            continue
        masks[COPY] |= result.copy_mask
        masks[PATCH] |= result.patch_mask
        boxes = [*boxes, *result.boxes]
        done.append(name)
        current = replace(current, image=result.image)
    return current.image, masks, done


def traceless(captured, name: str) -> bool:
    """Whether the edit pastes pixels of a page that has neither noise nor a JPEG history: nothing tells of it."""
    return OPERATIONS[name].exact and captured.chain in CLEAN_CHAINS and captured.params.get("first") == "none"


@lru_cache(maxsize=4)
def latin_fonts(split: str) -> tuple[str, ...]:
    """Paths of the split's fonts for near-font retyping."""
    return tuple(family.regular.path for family in pool(split))


def donor_for(chain: str, rng: np.random.Generator, seed: int, split: str, grounds: Path | None = None):
    """Another document, captured like this one (real pictures mostly, others 40 %) or otherwise, half of the time
    saved as JPEG since."""
    block = seed // DONOR_BLOCK
    alike = 0.7 if chain == REAL else 0.4
    return donor_page(block, chain if rng.random() < alike else "", split, grounds)


@lru_cache(maxsize=6)
def donor_page(block: int, chain: str, split: str, grounds: Path | None):
    """The donor of a block of seeds; an empty chain means any that is drawn."""
    rng = np.random.default_rng([SPLIT_SEEDS[split], block, STREAMS["donor"], *chain.encode()])
    if chain == REAL and grounds is not None:
        captured = real_page(grounds, split, rng)
    else:
        captured = pages.capture(pages.make_page(rng, split), rng, chain or None, split)
    if rng.random() < 0.5:
        captured.image = jpeg(captured.image, int(rng.integers(55, 96)), bool(rng.random() < 0.6))
    return captured


def main() -> None:
    """The command."""
    from .produce import produce

    parser = argparse.ArgumentParser(description="Make samples for training or evaluation.")
    parser.add_argument("--out", required=True, help="folder to write to")
    parser.add_argument("--count", type=int, required=True, help="pages")
    parser.add_argument("--seed", type=int, default=0, help="first seed")
    parser.add_argument("--split", choices=sorted(SPLIT_SEEDS), default="train")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--tile", type=int, default=384, help="side of a tile, pixels")
    parser.add_argument("--tiles", type=int, default=4, help="tiles a page")
    parser.add_argument("--operations", help="names, separated by commas; default: all of the split")
    parser.add_argument("--chain", help="one capture chain; default: by weight")
    parser.add_argument("--severity", choices=sorted(pages.SEVERITIES), help="how roughly pages are sent on")
    parser.add_argument("--pages", action="store_true", help="whole pages with masks, half of them forged")
    parser.add_argument("--preview", action="store_true", help="forged pages with the masks' outlines")
    produce(parser.parse_args())


if __name__ == "__main__":
    main()
