"""Guarantees of the forger and of the sample factory."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from scripts.train import dataset
from scripts.train.forge import OPERATIONS, forge, names
from scripts.train.pages.fonts import pool
from scripts.train.pages.model import Captured, Region, Word


def standard_page(seed: int, noise: float) -> Captured:
    """Amounts, dates and words on lines, a round stamp, and noise as a scanner leaves it."""
    rng = np.random.default_rng(seed)
    picture = Image.new("RGB", (760, 900), (244, 243, 238))
    draw = ImageDraw.Draw(picture)
    font = pool("train")[0].regular.path
    face = ImageFont.truetype(font, 22)
    words = []
    for row in range(16):
        x = 40
        for column in range(4):
            value = f"{int(rng.integers(100, 99999)):,}.{int(rng.integers(100)):02d}"
            text = [value, f"{int(rng.integers(10, 29))}/11/2024", "Balance", value][column]
            box = draw.textbbox((x, 60 + row * 44), text, font=face, anchor="ls")
            draw.text((x, 60 + row * 44), text, font=face, fill=(25, 25, 35), anchor="ls")
            words.append(Word(text, tuple(map(float, box)), "number", font, 22.0, (25, 25, 35)))
            x += 175
    draw.ellipse((560, 760, 660, 860), outline=(30, 60, 170), width=4)
    pixels = np.asarray(picture) + rng.normal(0, noise, (900, 760, 3))
    image = np.clip(pixels, 0, 255).astype(np.uint8)
    return Captured(image, words, [Region((555.0, 755.0, 665.0, 865.0), "stamp")], "scan")


@pytest.fixture(scope="module")
def noisy() -> Captured:
    return standard_page(1, 2.0)


@pytest.fixture(scope="module")
def donor() -> Captured:
    return standard_page(2, 4.0)


def forged(page: Captured, name: str, donor: Captured, seed: int = 0):
    return forge(page, np.random.default_rng(seed), name, donor, [pool("train")[0].regular.path])


@pytest.mark.parametrize("name", sorted(OPERATIONS))
def test_an_operation_changes_the_page_inside_its_masks_only(name: str, noisy: Captured, donor: Captured) -> None:
    done = 0
    for seed in range(2):
        result = forged(noisy, name, donor, seed)
        if result is None:
            continue
        done += 1
        masked = (result.copy_mask | result.patch_mask) > 0
        changed = (result.image != noisy.image).any(axis=2)
        assert not (changed & ~masked).any()
        assert (changed & masked).sum() >= 10
        assert masked.mean() < 0.2
        own = result.copy_mask if OPERATIONS[name].kind == "copy" else result.patch_mask
        assert own.any()
    assert done


@pytest.mark.parametrize(("name", "step"), [("word_copy", -1), ("flat_fill_retype", 0), ("splice_matched", -1)])
def test_a_pasted_rectangle_is_wholly_masked(name: str, step: int, donor: Captured) -> None:
    flat = standard_page(3, 0.0)
    for seed in range(4):
        result = forged(flat, name, donor, seed)
        if result is None:
            continue
        masked = (result.copy_mask | result.patch_mask) > 0
        left, top, right, bottom = result.boxes[step]
        assert masked[top:bottom, left:right].mean() > 0.99


def test_masks_of_the_two_kinds_are_told_apart(noisy: Captured, donor: Captured) -> None:
    copied = forged(noisy, "scaled_copy", donor, 1)
    filled = forged(noisy, "noise_fill", donor, 1)
    assert copied.copy_mask.any() and not copied.patch_mask.any()
    assert filled.patch_mask.any() and not filled.copy_mask.any()


def test_the_same_numbers_forge_the_same_page(noisy: Captured, donor: Captured) -> None:
    for name in ("patch_inpaint", "digit_copy", "splice_field"):
        one, two = forged(noisy, name, donor, 7), forged(noisy, name, donor, 7)
        assert np.array_equal(one.image, two.image)
        assert np.array_equal(one.patch_mask, two.patch_mask)


def test_nothing_is_changed_on_places_to_avoid(noisy: Captured, donor: Captured) -> None:
    left = (0, 0, 380, 900)
    for seed in range(8):
        result = forge(noisy, np.random.default_rng(seed), "flat_fill_retype", donor, (), [left])
        assert result is None or np.array_equal(result.image[:, :370], noisy.image[:, :370])


def test_the_page_handed_in_is_left_alone(noisy: Captured, donor: Captured) -> None:
    before = noisy.image.copy()
    for name in OPERATIONS:
        forged(noisy, name, donor)
    assert np.array_equal(before, noisy.image)


@pytest.mark.parametrize("side", [1, 24, 200])
def test_a_page_without_words_is_given_up(side: int, donor: Captured) -> None:
    empty = Captured(np.full((side, side, 3), 240, np.uint8), [], [], "scan")
    edge = Word(
        "12", (side - 3.0, side - 3.0, side + 4.0, side + 4.0), "number", pool("train")[0].regular.path, 9.0, (0, 0, 0)
    )
    for page in (empty, Captured(empty.image, [edge], [], "scan")):
        for name in OPERATIONS:
            result = forged(page, name, donor)
            assert result is None or result.image.shape == page.image.shape


def test_training_never_sees_what_is_held_out() -> None:
    held = {name for name, found in OPERATIONS.items() if found.held_out}
    assert held and not held & set(names("train")) and not held & set(names("val"))
    assert held < set(names("test"))
    assert {OPERATIONS[name].kind for name in held} == {"copy", "patch"}


@pytest.mark.parametrize("seed", [11, 12])
def test_a_seed_is_one_page_with_or_without_edits(seed: int) -> None:
    """Everything but the edits is equal, so nothing but the edits tells the classes apart."""
    edited, genuine = dataset.pair(seed, "train")
    dataset.caught.cache_clear()
    again = dataset.sample(seed, "train", True)
    assert np.array_equal(edited.image, again.image) and np.array_equal(edited.copy_mask, again.copy_mask)
    assert edited.forged and not genuine.forged
    assert not genuine.copy_mask.any() and not genuine.patch_mask.any()
    for name in ("chain", "finish", "editor", "kind", "language"):
        assert getattr(edited, name) == getattr(genuine, name)
    assert edited.steps == genuine.steps and edited.image.shape == genuine.image.shape
    near = np.asarray(Image.fromarray(edited.copy_mask | edited.patch_mask).filter(ImageFilter.MaxFilter(41))) > 0
    assert (np.abs(edited.image.astype(int) - genuine.image).max(axis=2)[~near] > 24).mean() < 0.002


def test_both_classes_leave_by_the_same_doors() -> None:
    """The delivery is drawn from the seed alone: over many seeds the two classes cannot differ in it."""
    for name in ("choice", "editor", "finish"):
        draws = [dataset.stream(seed, "train", name).random() for seed in range(400)]
        assert abs(np.mean(draws) - 0.5) < 0.06
    forged_share = np.mean([dataset.stream(s, "train", "choice").random() < dataset.FORGED_SHARE for s in range(400)])
    both = np.corrcoef(
        [dataset.stream(s, "train", "choice").random() for s in range(400)],
        [dataset.stream(s, "train", "finish").random() for s in range(400)],
    )
    assert 0.4 < forged_share < 0.7 and abs(both[0, 1]) < 0.15


def test_splits_share_no_page() -> None:
    one = dataset.stream(5, "train", "page").random(4)
    other = dataset.stream(5, "test", "page").random(4)
    assert not np.allclose(one, other)


def test_half_of_a_forged_page_s_tiles_show_its_edits() -> None:
    drawn = dataset.sample(11, "train", True)
    cut = dataset.tiles(drawn, 256, np.random.default_rng(0), count=6)
    assert all(image.shape == (256, 256, 3) and masks.shape == (2, 256, 256) for image, masks, _ in cut)
    shown = [bool(masks.any()) for _, masks, _ in cut]
    assert shown[::2] == [True, True, True]
    assert Counter(shown)[False] >= 2
    for image, _, (left, top, right, bottom) in cut:
        if right <= drawn.image.shape[1] and bottom <= drawn.image.shape[0]:
            assert np.array_equal(image, drawn.image[top:bottom, left:right])
    assert np.mean([box[0] % 8 == 0 and box[1] % 8 == 0 for *_, box in cut]) >= 0.5
