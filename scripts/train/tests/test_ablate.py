"""What is guaranteed where backbones and words are compared."""

import json
from pathlib import Path

import cv2
import numpy as np
import pytest
import torch

from scripts.train import store
from scripts.train.ablate.backbones import (
    FEATURES,
    STRIDES,
    Compared,
    Frozen,
    Lite,
    by_chance,
    exported,
    filled,
    opened,
)
from scripts.train.ablate.frozen import pages, see, store_pictures
from scripts.train.ablate.likeness import Likener, by_file, by_likener, contrast, found_again, patches_of
from scripts.train.ablate.likeness import learn as taught
from scripts.train.ablate.results import difference
from scripts.train.ablate.tuned import Shallow, groups_of
from scripts.train.ablate.variants import learn, named, run
from scripts.train.ablate.words import Style, boxes_of, compared, crops_of, embedded
from scripts.train.evidence import Evidence
from scripts.train.forge.edit import ALIKE, Edit, Target
from scripts.train.net import BUCKETS, CONTENT, SEEN, Reader
from scripts.train.pages.model import Word
from scripts.train.prepare import Wish, likeness_of, prepare

torch.set_num_threads(1)


def sheet(seed: int, words: int = 24, size: tuple[int, int] = (320, 448)) -> tuple[np.ndarray, list]:
    """Noisy paper with numbers, and their boxes."""
    rng = np.random.default_rng(seed)
    page, boxes = np.full((*size, 3), 228, np.uint8), []
    for at in range(words):
        x, y = 20 + 140 * (at % 3), 34 + 36 * (at // 3)
        text = f"{rng.integers(10, 999)}.{rng.integers(10, 99)}"
        (width, height), _ = cv2.getTextSize(text, cv2.FONT_HERSHEY_SIMPLEX, 0.7, 2)
        cv2.putText(page, text, (x, y), cv2.FONT_HERSHEY_SIMPLEX, 0.7, (40, 40, 40), 2, cv2.LINE_AA)
        boxes.append((x, y - height, x + width, y))
    return np.clip(page + rng.normal(0, 3, page.shape), 0, 255).astype(np.uint8), boxes


def tensor(picture: np.ndarray) -> torch.Tensor:
    return torch.from_numpy(np.ascontiguousarray(picture.transpose(2, 0, 1)[None]))


@pytest.fixture(scope="module")
def chance() -> Lite:
    return by_chance([tensor(sheet(1)[0])])


def test_the_exported_backbone_shows_what_the_network_does_at_any_size(chance):
    frozen = Frozen(exported(chance))
    picture = filled(tensor(sheet(2, size=(330, 411))[0]))
    assert picture.shape[2:] == (352, 416)
    with torch.no_grad():
        expected = chance(picture)
    for level, wanted, stride in zip(frozen.see(picture.numpy()), expected, STRIDES):
        assert level.shape[2:] == (352 // stride, 416 // stride)
        np.testing.assert_allclose(level, wanted.numpy(), atol=1e-3)


@pytest.mark.parametrize("name", ["random", "pp-ocr-detector"])
def test_a_backbone_shows_of_each_cell_how_it_differs_from_like_cells(name):
    pictures = [tensor(sheet(seed)[0]) for seed in range(3)]
    compared_ = Compared(opened(name, pictures))
    compared_.measure(pictures, torch.randn(BUCKETS, CONTENT))
    picture = sheet(7, size=(203, 331))[0]
    with torch.no_grad():
        _, content, _ = Evidence()(tensor(picture))
    seen, text = compared_.see(tensor(picture)[:, :, :200, :328], content)
    assert seen.shape == (FEATURES, 25, 41) and np.isfinite(seen).all()
    assert np.abs(seen.astype(np.float32).mean((1, 2))).max() < 1
    assert (text is None) == (name == "random")


def test_words_are_found_where_the_detector_sees_text_and_parted_at_gaps():
    picture, boxes = sheet(3)
    text = opened("pp-ocr-detector", []).see(filled(tensor(picture)).numpy())[3][0, 0, :320, :448]
    found = boxes_of(text, picture.mean(2))
    middles = [((left + right) / 2, (top + bottom) / 2) for left, top, right, bottom in boxes]
    held = [[x0 <= x < x1 and y0 <= y < y1 for x0, y0, x1, y1 in found] for x, y in middles]
    assert np.mean([sum(one) == 1 for one in held]) > 0.9
    assert len(found) <= len(boxes) + 4
    assert boxes_of(np.zeros((64, 64)), np.zeros((64, 64))).shape == (0, 4)


def test_a_word_s_size_in_the_picture_changes_little_of_how_it_looks():
    picture, boxes = sheet(4)
    larger = cv2.resize(picture, None, fx=1.5, fy=1.5, interpolation=cv2.INTER_CUBIC)
    frozen = opened("pp-ocr-detector", [])
    here = embedded(frozen, crops_of(picture, np.array(boxes)))
    there = embedded(frozen, crops_of(larger, (np.array(boxes) * 1.5).round().astype(int)))
    scale = here.std(0) + 1e-3
    far = np.sqrt((((here[:, None] - there[None]) / scale) ** 2).mean(2))
    assert (far.argmin(1) == np.arange(len(boxes))).mean() > 0.8


def test_a_word_unlike_the_others_is_far_from_them():
    rng = np.random.default_rng(1)
    seen = rng.normal(0, 1, (30, 8))
    seen[11] += 6
    boxes = np.array([(0, 20 * at, 60, 20 * at + 14) for at in range(30)])
    rows = compared(seen, boxes)
    assert rows.shape == (30, 12) and np.isfinite(rows).all()
    assert rows[:, 8].argmax() == rows[:, 10].argmax() == 11


def test_style_is_what_words_of_a_page_share_however_their_letters_differ():
    rng = np.random.default_rng(2)
    boxes = np.array([(0, 20 * at, 60, 20 * at + 14) for at in range(20)])

    def words(style: np.ndarray) -> np.ndarray:
        letters = rng.normal(0, 5, (20, 12))
        return np.concatenate([style + rng.normal(0, 0.5, (20, 3)), letters], 1)

    style = Style([(boxes, words(rng.normal(0, 1.5, 3))) for _ in range(40)])
    found = 0
    for _ in range(20):
        here, there = words(np.array([2.0, 0, 0])), words(np.array([-2.0, 0, 0]))
        here[7] = there[7]
        found += compared(style(here)[:, -3:], boxes)[:, 5].argmax() == 7
    assert found >= 15


def test_a_donor_picked_by_likeness_is_one_of_those_most_alike():
    picture, boxes = sheet(5)
    words = [Word("12.50", box, "text", "", 16, (0, 0, 0)) for box in boxes]
    wanted = words[4:7]

    def likeness(place: np.ndarray, others: list[np.ndarray]) -> np.ndarray:
        there = [picture[w.box[1] - 2 : w.box[3] + 2, w.box[0] - 2 : w.box[2] + 2].tobytes() for w in wanted]
        return np.array([float(other.tobytes() in there) for other in others])

    target = Target(words[0], "12.50", boxes[0], False)
    for seed in range(10):
        edit = Edit(picture.copy(), words, [], np.random.default_rng(seed), likeness=likeness)
        assert edit.pick_donor(words[1:], picture, lambda word: word.box, target) in wanted
    assert len(wanted) == ALIKE


def test_variants_are_trained_on_stored_pages_and_judge_labelled_pictures(tmp_path: Path):
    (tmp_path / "train").mkdir()
    (tmp_path / "maps").mkdir()
    front = Evidence().eval()
    for seed in range(6):
        genuine, boxes = sheet(seed)
        forged, masks = genuine.copy(), np.zeros((2, *genuine.shape[:2]), bool)
        left, top, right, bottom = boxes[seed + 5]
        forged[top - 4 : bottom + 4, left - 4 : right + 4] = 228
        cv2.putText(forged, "7.77", (left, bottom), cv2.FONT_HERSHEY_TRIPLEX, 0.7, (40, 40, 40), 1, cv2.LINE_AA)
        masks[seed % 2, top - 4 : bottom + 4, left - 4 : right + 4] = True
        path = tmp_path / "train" / f"{seed:07d}.npz"
        store.write(path, front, forged, masks, {"chain": "scan"})
        store.write(store.twin_of(path), front, genuine, masks & False, {"chain": "scan"})
    pictures = tmp_path / "out"
    for label in ("genuine", "forged", "masks"):
        (pictures / label).mkdir(parents=True)
    listed = []
    for seed in range(20, 24):
        picture, boxes = sheet(seed)
        name = f"page-{seed}.png"
        cv2.imwrite(str(pictures / "genuine" / name), picture)
        listed.append({"file": f"genuine/{name}", "label": "genuine", "finish": "png", "source": name})
        left, top, right, bottom = boxes[9]
        picture[top:bottom, left:right] = 200
        mask = np.zeros(picture.shape[:2], np.uint8)
        mask[top:bottom, left:right] = 255
        cv2.imwrite(str(pictures / "forged" / name), picture)
        cv2.imwrite(str(pictures / "masks" / name), mask)
        listed.append(
            {"file": f"forged/{name}", "label": "forged", "finish": "png", "source": name, "mask": f"masks/{name}"}
        )
    (pictures / "labels.json").write_text(json.dumps(listed))
    store_pictures(pictures, tmp_path / "pictures")
    looked_at = pages(tmp_path / "pictures", ["png"])
    see(tmp_path, pages(tmp_path / "train") + looked_at, "train", ["random", "pp-ocr-detector"])
    found = {name: run(tmp_path, "train", looked_at, name, 2, 1) for name in ("evidence", "random", "words-random")}
    for heads in found.values():
        for rows in heads.values():
            assert [row["forged"] for row in rows] == [False, True] * 4
            assert all(np.isfinite(row["score"]) for row in rows)
            assert all((row["in_place"] is None) != row["forged"] for row in rows)
    assert difference([found["random"]], [found["random"]], "png") == (0, 0, 0)


@pytest.fixture
def stored(tmp_path: Path) -> list[Path]:
    """Two forged pages with their twins."""
    front, paths = Evidence().eval(), []
    for seed in range(2):
        genuine, boxes = sheet(seed)
        forged, masks = genuine.copy(), np.zeros((2, *genuine.shape[:2]), bool)
        left, top, right, bottom = boxes[seed + 5]
        forged[top:bottom, left:right] = 200
        masks[1, top:bottom, left:right] = True
        path = tmp_path / f"{seed:07d}.npz"
        store.write(path, front, forged, masks, {"chain": "scan", "operations": [("word_copy", "mean_fill")[seed]]})
        store.write(store.twin_of(path), front, genuine, masks & False, {"chain": "scan", "operations": []})
        paths.append(path)
    return paths


def test_a_shallow_backbone_shows_each_cell_at_any_size(chance):
    shallow = Shallow(chance).eval()
    with torch.no_grad():
        seen = shallow(tensor(sheet(2, size=(208, 336))[0]))
        larger = shallow(tensor(sheet(2, size=(208, 336))[0][:, :320]))
    assert seen.shape == (1, SEEN, 26, 42) and larger.shape == (1, SEEN, 26, 40)
    np.testing.assert_allclose(seen[..., :34], larger[..., :34], atol=1e-3)


@pytest.mark.parametrize("variant, learns", [("shallow-tuned", True), ("shallow-held", False)])
def test_a_tuned_backbone_learns_on_slowly_and_a_held_one_stays(variant, learns, stored):
    torch.manual_seed(1)
    reader = Reader()
    reader.sight = Shallow(by_chance([tensor(sheet(1)[0])]))
    before = {key: value.clone() for key, value in reader.sight.state_dict().items()}
    rates = [group["slower"] for group in groups_of(reader, variant)]
    assert rates[0] == 1 and (0 < rates[1] < 0.2) == learns
    # The reader's first layers begin at nothing, so that gradients reach the backbone after a few steps.
    after = learn(reader, variant, stored, 4, 1, 24).sight.state_dict()
    moved = {key for key in before if not torch.allclose(before[key], after[key], rtol=2e-6, atol=1e-9)}
    assert any(key.startswith("read") for key in moved)
    assert any(key.startswith("blocks") for key in moved) == learns
    assert not any("running" in key for key in moved)


def test_runs_on_other_squares_have_other_names():
    assert named("picture", "likely/train", 96, 2) == "picture-likely-train-2"
    assert named("picture", "train", 48, 1) == "picture-train-part48-1"


def grounds_of(folder: Path, count: int) -> Path:
    for seed in range(count):
        picture, boxes = sheet(seed, words=24)
        cv2.imwrite(str(folder / f"page-{seed}.png"), picture)
        words = [{"text": "1.00", "box": [int(side) for side in box]} for box in boxes]
        (folder / f"page-{seed}.json").write_text(json.dumps(words))
    return folder


def test_a_likener_learns_to_find_a_word_again_and_picks_by_it(tmp_path: Path, monkeypatch):
    monkeypatch.setattr("scripts.train.ablate.likeness.PAGES", 1)
    folder = grounds_of(tmp_path, 12)
    pages_ = patches_of(folder, "train")
    held = patches_of(folder, "val") or pages_[:1]
    torch.manual_seed(1)
    untaught = found_again(held, by_likener(Likener().eval()))
    net = taught(pages_, 1, 1, steps=80)
    assert found_again(held, by_likener(net)) > untaught + 0.1
    torch.save(net.state_dict(), tmp_path / "likeness.pt")
    likeness = by_file(tmp_path / "likeness.pt")
    words = [pixels for pixels, _ in pages_[0][:8]]
    assert likeness(words[3], words).argmax() == 3


def test_words_that_are_alike_in_both_views_cost_less():
    one = torch.nn.functional.normalize(torch.randn(8, 16, generator=torch.Generator().manual_seed(1)), dim=1)
    assert contrast(one, one) < contrast(one, one.roll(1, 0)) - 1


def test_pages_that_pick_no_donor_are_taken_as_they_are(stored, tmp_path: Path):
    there, out = tmp_path / "there" / "train", tmp_path / "out"
    there.mkdir(parents=True)
    (out / "train").mkdir(parents=True)
    for path in stored:
        for one in (path, store.twin_of(path)):
            one.rename(there / one.name)
    wish = Wish(out, "train", again=tmp_path / "there")
    assert prepare(wish, 1) and not prepare(wish, 5)
    assert sorted(path.name for path in (out / "train").iterdir()) == ["0000001.npz", "0000001.twin.npz"]
    assert (out / "train" / "0000001.npz").samefile(there / "0000001.npz")


def test_the_control_takes_donors_by_chance():
    words = [np.zeros((8, 8, 3), np.uint8)] * 6
    likeness = likeness_of("chance")
    assert len({int(likeness(words[0], words).argmax()) for _ in range(30)}) > 2
    assert likeness_of(None) is None
