"""What is guaranteed of real pictures that are forged on, and of genuine twins."""

import json
from pathlib import Path

import cv2
import numpy as np
import pytest
import torch

from scripts.train import store
from scripts.train.dataset import pair, stream
from scripts.train.forged import source_of
from scripts.train.grounds import CHAIN, FEWEST_WORDS, names, read_words, real_page, split_of
from scripts.train.losses import twin_loss
from scripts.train.prepare import Wish, prepare

torch.set_num_threads(1)


@pytest.fixture(scope="module")
def grounds(tmp_path_factory) -> Path:
    """Six pictures of printed words with a colour of their own, as grounds.py writes them."""
    folder = tmp_path_factory.mktemp("grounds")
    for number in range(6):
        page = np.full((900, 700, 3), 236, np.uint8)
        words = []
        for row in range(8):
            for column, text in enumerate(("Total", "12.50", "RM")):
                x, y = 40 + 220 * column, 90 + 90 * row
                (width, height), _ = cv2.getTextSize(text, cv2.FONT_HERSHEY_SIMPLEX, 1.1, 2)
                cv2.putText(page, text, (x, y), cv2.FONT_HERSHEY_SIMPLEX, 1.1, (30, 30, 120), 2, cv2.LINE_AA)
                words.append({"text": text, "box": [x, y - height, x + width, y + 2]})
        noise = np.random.default_rng(number).normal(0, 3, page.shape)
        cv2.imwrite(str(folder / f"page-{number}.png"), np.clip(page + noise, 0, 255).astype(np.uint8))
        (folder / f"page-{number}.json").write_text(json.dumps(words))
    (folder / "blank.json").write_text("[]")
    return folder


def test_words_stay_on_their_ink_however_the_picture_is_cut_and_sized(grounds):
    for seed in range(6):
        page = real_page(grounds, "train", np.random.default_rng(seed))
        assert page.chain == CHAIN and len(page.words) >= 3
        dark = page.image.min(2) < 170
        inside = np.zeros(dark.shape, bool)
        for word in page.words:
            left, top, right, bottom = (round(value) for value in word.box)
            inside[top - 2 : bottom + 3, left - 2 : right + 3] = True
            assert dark[top:bottom, left:right].mean() > 0.05
        # Words at the picture's edge are left out, with their ink.
        assert (dark & inside).sum() > 0.5 * dark.sum()


def test_a_picture_is_of_one_split_only_and_needs_words(grounds):
    train, validation = names(grounds, "train"), names(grounds, "val")
    assert not set(train) & set(validation)
    assert len(train) + len(validation) == 6
    assert FEWEST_WORDS > 0 and "blank" not in train + validation
    assert [split_of(name) for name in train] == ["train"] * len(train)


def test_a_folder_without_pictures_is_named(tmp_path):
    with pytest.raises(ValueError, match="no pictures for train"):
        real_page(tmp_path, "train", np.random.default_rng(1))


def test_tesseract_s_table_gives_words_in_pixels_of_the_picture():
    head = "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext\n"
    rows = '5\t1\t1\t1\t1\t1\t20\t40\t60\t24\t91.5\tTOTAL\n5\t1\t1\t1\t1\t2\t90\t40\t60\t24\t12\tsm"dge\n'
    rows += "4\t1\t1\t1\t1\t0\t20\t40\t130\t24\t-1\t\n"
    assert read_words(head + rows, 2) == [{"text": "TOTAL", "box": [10, 20, 40, 32]}]


def test_a_twin_differs_in_nothing_but_the_edits(grounds):
    found = 0
    for seed in range(8):
        if stream(seed, "train", "ground").random() >= 0.4:
            continue
        forged, genuine = pair(seed, "train", severity="none", grounds=grounds)
        if forged.editor != "kept" or not forged.forged:
            continue
        found += 1
        assert forged.chain == CHAIN and forged.image.shape == genuine.image.shape
        changed = (forged.image != genuine.image).any(2)
        mask = (forged.copy_mask | forged.patch_mask) > 0
        assert changed.any() and not (changed & ~mask).any()
        assert not genuine.copy_mask.any() and not genuine.patch_mask.any()
    assert found >= 1


def test_twins_are_stored_beside_their_forged_pages_with_the_same_window(grounds, tmp_path):
    (tmp_path / "train").mkdir()
    wish = Wish(tmp_path, "train", side=512, severity="sent", twins=True, grounds=grounds)
    for seed in range(3):
        assert prepare(wish, seed)
        assert not prepare(wish, seed)
    pairs = [p for p in (tmp_path / "train").glob("*.npz") if store.twin_of(p).exists()]
    assert pairs
    for path in pairs:
        forged, genuine = store.read(path), store.read(store.twin_of(path))
        assert forged.picture.shape == genuine.picture.shape
        assert forged.picture.shape[2] == 8 * forged.cover.shape[2]
        assert forged.about["label"] == "forged" and genuine.about["label"] == "genuine"
        assert forged.cover.max() > 0 and genuine.cover.max() == 0


def test_twins_pull_apart_only_where_something_changed():
    cover = torch.zeros(1, 2, 10, 10)
    logits = torch.zeros(1, 2, 10, 10)
    assert twin_loss(logits, logits, cover) == 0
    cover[0, 1, 4:6, 4:6] = 1
    apart = logits.clone()
    apart[0, 1, 4:6, 4:6] = 6
    assert twin_loss(apart, logits, cover) < 0.5 * twin_loss(logits, logits, cover)
    elsewhere = logits.clone()
    elsewhere[0, 0] = 6
    assert twin_loss(elsewhere, logits, cover) == twin_loss(logits, logits, cover)


def test_forgeries_and_copies_of_one_receipt_are_one_source():
    assert source_of("forged/jpeg75/shop--013-2.jpg") == "shop--013"
    assert source_of("genuine/jpeg75/shop--013.jpg") == "shop--013"
    assert source_of("genuine/png/receipt-7.png") == "receipt-7"
