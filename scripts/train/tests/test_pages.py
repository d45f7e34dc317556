"""Guarantees of the page generator: repeatable, split cleanly, boxes on ink, Hebrew in order, one finish for all."""

from __future__ import annotations

import numpy as np
import pytest

from scripts.train.pages import CHAINS, SEVERITIES, Page, Word, capture, finish, kinds, make_page
from scripts.train.pages.canvas import Canvas
from scripts.train.pages.chains.printing import printed
from scripts.train.pages.encoders import ENCODERS, decode, jpeg
from scripts.train.pages.fonts import design_of, families, pool
from scripts.train.pages.model import map_box
from scripts.train.pages.quantisation import editor_tables, phone_tables, radial_tables
from scripts.train.pages.reading import as_seen, reading_order
from scripts.train.pages.textures import PAPERS, TABLES

SPLITS = ("train", "val", "test")


def rng(seed: int) -> np.random.Generator:
    return np.random.default_rng(seed)


def ink_share(image: np.ndarray, word: Word) -> float:
    """The share of a word's box that differs from its own brightest or darkest ground."""
    x0, y0, x1, y1 = (int(v) for v in word.box)
    grey = image[y0 : y1 + 1, x0 : x1 + 1].astype(float).mean(2)
    return float((np.abs(grey - np.median(grey)) > 12).mean()) if grey.size else 0.0


@pytest.mark.parametrize("kind,language", [("receipt", "he"), ("statement", "en"), ("payment_app", "he")])
def test_same_seed_same_page_and_same_capture(kind: str, language: str) -> None:
    first, second = (make_page(rng(3), "train", language, kind) for _ in range(2))
    assert np.array_equal(first.image, second.image) and first.words == second.words
    caught = [capture(page, rng(4), split="train") for page in (first, second)]
    assert caught[0].chain == caught[1].chain and np.array_equal(caught[0].image, caught[1].image)
    assert not np.array_equal(first.image, make_page(rng(5), "train", language, kind).image)


@pytest.mark.parametrize("kind", kinds("train"))
def test_every_kind_has_words_whose_boxes_hold_ink(kind: str) -> None:
    page = make_page(rng(11), "train", None, kind)
    height, width = page.image.shape[:2]
    assert page.image.dtype == np.uint8 and page.image.shape[2] == 3
    assert len(page.words) >= 8 and any(
        word.role == "amount" for word in page.words + make_page(rng(12), "train", None, kind).words
    )
    assert all(0 <= w.box[0] < w.box[2] <= width + 1 and 0 <= w.box[1] < w.box[3] <= height + 1 for w in page.words)
    shares = [ink_share(page.image, word) for word in page.words]
    assert np.mean([share > 0.02 for share in shares]) > 0.95


@pytest.mark.parametrize("chain", sorted(CHAINS))
def test_words_stay_on_their_ink_through_every_device(chain: str) -> None:
    page = plain_page()
    caught = capture(page, rng(8), chain, "train")
    assert caught.chain == chain and caught.image.dtype == np.uint8
    assert len(caught.words) >= 4
    for word in caught.words:
        x0, y0, x1, y1 = word.box
        inside = caught.image[round(y0) : round(y1), round(x0) : round(x1)].astype(float).mean()
        above = (
            caught.image[max(0, round(y0 - 2.5 * (y1 - y0))) : round(y0 - 1.2 * (y1 - y0)), round(x0) : round(x1)]
            .astype(float)
            .mean()
        )
        assert above - inside > 15, word.text


def test_a_word_that_cannot_be_seen_is_not_handed_on() -> None:
    page = plain_page()
    page.words.append(Word("gone", (500, 20, 640, 50), "text", "", 30, (20, 20, 20)))
    assert "gone" not in {word.text for seed in range(3) for word in capture(page, rng(seed), "native").words}


def plain_page() -> Page:
    """Six black bars on white, each a word, so that where ink is needs no font."""
    image = np.full((900, 700, 3), 255, np.uint8)
    words = []
    for index in range(6):
        x, y = 80 + 60 * index, 90 + 130 * index
        image[y : y + 30, x : x + 160] = 20
        words.append(Word(f"w{index}", (x, y, x + 160, y + 30), "text", "", 30, (20, 20, 20)))
    return Page(image, words, [], "invoice", "en", 90, {"screen": False, "split": "train", "printer": "laser"})


def test_hebrew_is_drawn_from_right_to_left() -> None:
    assert reading_order("אב גד 12 הו", True) == ["הו", "12", "גד", "אב"]
    assert reading_order("סכום Visa Card 5", True) == ["5", "Visa", "Card", "סכום"]
    assert as_seen("שלום", True) == "םולש" and as_seen("18.50", True) == "18.50"
    face = pool("train", True)[0].regular
    sheet = Canvas(rng(1), 600, 80, (255, 255, 255), "hinted", True, face)
    sheet.text(580, 20, "ראשון שני 120.00 שלישי", face, 24, (0, 0, 0), "r")
    assert [word.text for word in sorted(sheet.words, key=lambda word: -word.box[0])] == [
        "ראשון",
        "שני",
        "120.00",
        "שלישי",
    ]
    assert max(word.box[2] for word in sheet.words) == pytest.approx(580, abs=6)


def test_a_final_letter_is_at_the_left_end_of_its_word() -> None:
    face = pool("train", True)[0].regular
    whole = Canvas(rng(1), 200, 60, (255, 255, 255), "hinted", True, face)
    whole.text(190, 10, "ון", face, 40, (0, 0, 0), "r")
    tail = whole.finish()[:, : int(whole.words[0].box[0] + 12)].astype(int)
    lone = Canvas(rng(1), 200, 60, (255, 255, 255), "hinted", True, face)
    lone.text(190, 10, "ן", face, 40, (0, 0, 0), "r")

    def depth(picture: np.ndarray) -> int:
        return int(np.nonzero((255 - picture).sum(axis=(1, 2)))[0].max())

    assert depth(tail) == depth(lone.finish().astype(int))


def test_splits_share_no_design_and_each_has_enough() -> None:
    designs = {split: {family.design for family in families() if family.split == split} for split in SPLITS}
    assert (
        not designs["train"] & designs["test"]
        and not designs["train"] & designs["val"]
        and not designs["val"] & designs["test"]
    )
    assert design_of("Arimo") == design_of("Liberation Sans") == design_of("Nimbus Sans")
    assert sum(len(family.faces) for family in families()) >= 150
    assert all(len(pool(split, True)) >= 3 and len(pool(split, False, True)) >= 3 for split in SPLITS)


@pytest.mark.parametrize("split", SPLITS)
def test_a_page_uses_only_fonts_of_its_split(split: str) -> None:
    home = {face.path: family.split for family in families() for face in family.faces.values()}
    fonts = {word.font for seed in range(4) for word in make_page(rng(seed), split, "he" if seed % 2 else "en").words}
    assert {home[font] for font in fonts} == {split}


def test_the_test_has_layouts_textures_and_encoders_of_its_own() -> None:
    assert set(kinds("test")) - set(kinds("train"))
    for table in (PAPERS, TABLES):
        assert any(splits == ("test",) for _, splits in table.values())
    assert all({name for name, e in ENCODERS.items() if split in e.splits} for split in SPLITS)
    assert any("train" not in encoder.splits for encoder in ENCODERS.values())


def test_genuine_pages_carry_odd_words_and_boxes() -> None:
    pages = [make_page(rng(seed), "train") for seed in range(16)]
    odd = {word.odd for page in pages for word in page.words} - {None}
    assert {"font", "colour", "box"} <= odd
    assert {region.kind for page in pages for region in page.regions} >= {"table", "logo", "white_box"}


@pytest.mark.parametrize("severity", [None, *SEVERITIES])
def test_the_finish_never_looks_at_what_was_forged(severity: str | None) -> None:
    image = (rng(2).random((310, 330, 3)) * 255).astype(np.uint8)
    forged = np.zeros((310, 330), np.uint8)
    forged[100:140, 200:300] = 1
    for seed in range(8):
        results = [
            finish(image, rng(seed), masks, "scan", severity)
            for masks in (None, [np.zeros_like(forged)], [forged, forged.astype(bool)])
        ]
        assert all(
            np.array_equal(results[0][0], other[0]) and str(results[0][2]) == str(other[2]) for other in results[1:]
        )
        assert results[0][1] is None
        picture, masks, _ = results[2]
        assert all(mask.shape == picture.shape[:2] for mask in masks) and masks[1].dtype == bool
        assert set(np.unique(masks[0])) == {0, 1}


def test_a_finish_gives_the_file_that_its_picture_was_read_from() -> None:

    image = (rng(2).random((200, 240, 3)) * 255).astype(np.uint8)
    picture, _, passed = finish(image, rng(1), None, "photo", "strong")
    assert passed.data is not None and np.array_equal(decode(passed.data), picture)
    assert finish(image, rng(1), None, "photo", "none")[2].data is None


def test_masks_follow_a_crop_and_a_resize() -> None:
    image = np.full((600, 800, 3), 255, np.uint8)
    mask = np.zeros((600, 800), np.uint8)
    image[200:300, 300:500], mask[200:300, 300:500] = 0, 1
    moved = 0
    for seed in range(25):
        picture, masks, passed = finish(image, rng(seed), [mask], "scan", "mixed")
        moved += any(step.startswith(("crop", "resize")) for step in passed.steps)
        assert picture[masks[0] == 1].mean() < 25 and picture[masks[0] == 0].mean() > 245
    assert moved >= 4


@pytest.mark.parametrize("name", PAPERS)
def test_paper_is_a_reflectance_about_one(name: str) -> None:
    for seed in range(3):
        field = 1 + PAPERS[name][0](rng(seed), 240, 180)
        assert field.shape == (240, 180) and field.dtype == np.float32 and np.isfinite(field).all()
        assert 0.9 < field.mean() < 1.1 and 0 < field.std() < 0.15


@pytest.mark.parametrize("printer", ["laser", "thermal", "needle"])
def test_print_keeps_paper_white_and_stays_in_single_precision(printer: str) -> None:
    page = plain_page()
    page.params["printer"] = printer
    for seed in range(8):
        ink = printed(page, rng(seed))
        assert ink.shape == page.image.shape and ink.dtype == np.float32
        assert ink.min() > -30 and ink.max() < 290
        assert np.median(ink) > 200 and ink[95:115, 90:230].mean() < 215


@pytest.mark.parametrize("name", TABLES)
def test_a_table_top_has_three_channels(name: str) -> None:
    top = TABLES[name][0](rng(1), 120, 100, np.full((1, 1, 3), 90, np.float32))
    assert top.shape == (120, 100, 3) and np.isfinite(top).all() and top.std() > 0.5


@pytest.mark.parametrize("make", [phone_tables, editor_tables, radial_tables])
def test_tables_are_legal_and_coarser_at_a_lower_quality(make) -> None:
    fine, coarse = make(rng(1), 95), make(rng(1), 60)
    assert all(
        t.shape == (8, 8) and t.min() >= 1 and t.max() <= 255 and np.all(t == np.round(t)) for t in fine + coarse
    )
    assert coarse[0].sum() > fine[0].sum()


@pytest.mark.parametrize("split", SPLITS)
def test_every_encoder_of_a_split_keeps_the_picture(split: str) -> None:
    image = np.tile(np.linspace(0, 255, 128).astype(np.uint8)[None, :, None], (96, 1, 3))
    names = set()
    for seed in range(30):
        saved = jpeg(image, rng(seed), split, 85, grey=seed % 5 == 0)
        names.add(saved.name.split("-")[1])
        assert saved.data[:2] == b"\xff\xd8" and np.abs(saved.image.astype(int) - image).mean() < 8
    assert names == {name for name, encoder in ENCODERS.items() if split in encoder.splits}


def test_a_box_is_mapped_by_its_four_corners() -> None:
    assert map_box((0, 0, 10, 20), np.array([[0, -1, 0], [1, 0, 0]])) == (-20, 0, 0, 10)
    assert map_box((2, 2, 4, 4), np.diag([1, 1, 2])) == (1, 1, 2, 2)


def test_what_is_not_of_a_split_is_refused() -> None:
    with pytest.raises(ValueError, match="of kind 'medical' in train"):
        make_page(rng(1), "train", kind="medical")
    with pytest.raises(ValueError, match="no split 'holdout'"):
        make_page(rng(1), "holdout")
