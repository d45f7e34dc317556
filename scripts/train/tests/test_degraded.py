"""Guarantees of pages spoiled by Augraphy, with augmentations of the same shape in its place: it is not required."""

from __future__ import annotations

import random

import numpy as np
import pytest

from scripts.train.dataset import sample
from scripts.train.pages import degraded as spoiling
from scripts.train.pages.degraded import CHAINS, degraded

PAGE = np.full((60, 40, 3), (200, 120, 40), np.uint8)


def fake(monkeypatch: pytest.MonkeyPatch, augmentation) -> None:
    monkeypatch.setattr(spoiling, "_augmentation", lambda name: augmentation)


def darker(image: np.ndarray) -> np.ndarray:
    return image - np.uint8(random.randrange(1, 9)) - np.random.randint(1, 9, image.shape).astype(np.uint8)  # noqa: NPY002


def test_equal_numbers_spoil_equally_whatever_was_drawn_before(monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch, darker)
    one, other = (degraded(PAGE, "scan", np.random.default_rng(3)) for _ in range(2))
    assert np.array_equal(one, other)
    assert not np.array_equal(one, degraded(PAGE, "scan", np.random.default_rng(5)))
    assert PAGE.max() == 200


def test_only_paper_is_spoiled(monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch, darker)
    for chain in ("native", "screenshot", "photo_of_screen"):
        assert all(degraded(PAGE, chain, np.random.default_rng(seed)) is PAGE for seed in range(9))
    for chain in CHAINS:
        changed = [degraded(PAGE, chain, np.random.default_rng(seed)) is not PAGE for seed in range(40)]
        assert 18 <= sum(changed) <= 38


@pytest.mark.parametrize("answer", [lambda image: image[:-1], lambda image: image[..., 0], lambda image: None])
def test_what_moves_words_or_gives_no_picture_is_not_taken(monkeypatch: pytest.MonkeyPatch, answer) -> None:
    fake(monkeypatch, answer)
    for seed in range(9):
        assert np.array_equal(degraded(PAGE, "scan", np.random.default_rng(seed)), PAGE)


def test_a_page_and_its_twin_are_spoiled_alike_and_others_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch, lambda image: 255 - image)
    seeds = range(700, 712)
    plain = [sample(seed, "train", False) for seed in seeds]
    spoiled = [sample(seed, "train", False, spoiled=True) for seed in seeds]
    differ = [not np.array_equal(a.image, b.image) for a, b in zip(plain, spoiled, strict=True)]
    assert any(differ) and not any(
        changed for one, changed in zip(plain, differ, strict=True) if one.chain not in CHAINS
    )
    seed = next(seed for seed, changed in zip(seeds, differ, strict=True) if changed)
    forged = sample(seed, "train", True, spoiled=True)
    genuine = spoiled[seed - seeds[0]]
    assert forged.operations and forged.image.shape == genuine.image.shape
    # Apart from the edits and what compression spreads both are the same page.
    edited = (forged.copy_mask | forged.patch_mask) > 0
    apart = np.abs(forged.image.astype(int) - genuine.image).mean(2)
    assert np.median(apart[~edited]) <= 2
