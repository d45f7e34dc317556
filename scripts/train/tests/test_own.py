"""What is guaranteed of labelled pictures that people judged: read as exported, and trained with."""

import json
from pathlib import Path

import numpy as np
import torch
from PIL import Image

from scripts.train import store
from scripts.train.own import own, split_of
from scripts.train.train import load, page_paths, train

torch.set_num_threads(1)

IDS = [f"3f0c7d52-9a41-4f6e-8c1b-2d7a5e90b6{i:02d}" for i in range(6)]


def export(folder: Path) -> None:
    """A folder as `npm run admin -- dataset export` writes it."""
    rng = np.random.default_rng(1)
    for name in ("genuine", "forged", "masks"):
        (folder / name).mkdir(parents=True)

    def picture(file: str, width: int = 320, height: int = 256) -> None:
        pixels = np.clip(rng.normal(220, 6, (height, width, 3)), 0, 255).astype(np.uint8)
        Image.fromarray(pixels).save(folder / file)

    def mask(file: str, width: int = 320, height: int = 256) -> None:
        pixels = np.zeros((height, width), np.uint8)
        pixels[64:128, 80:160] = 255
        Image.fromarray(pixels).save(folder / file)

    labels = [
        {"file": f"genuine/{IDS[0]}.png", "label": "genuine", "chain": "photo_of_paper", "operations": [], "masks": {}},
        {
            "file": f"forged/{IDS[1]}.jpg",
            "label": "forged",
            "chain": "app_screenshot",
            "operations": ["copy_paste"],
            "masks": {"copy": f"masks/{IDS[1]}.copy.png"},
        },
        # Nobody said where.
        {"file": f"forged/{IDS[2]}.png", "label": "forged", "chain": "unknown", "operations": [], "masks": {}},
        # Of another size than its mask; and one that is no picture.
        {
            "file": f"forged/{IDS[3]}.png",
            "label": "forged",
            "chain": "unknown",
            "operations": [],
            "masks": {"patch": f"masks/{IDS[3]}.patch.png"},
        },
        {"file": f"genuine/{IDS[4]}.heic", "label": "genuine", "chain": "unknown", "operations": [], "masks": {}},
    ]
    for entry in labels[:4]:
        picture(entry["file"])
    mask(f"masks/{IDS[1]}.copy.png")
    mask(f"masks/{IDS[3]}.patch.png", width=300)
    (folder / f"genuine/{IDS[4]}.heic").write_bytes(b"no picture")
    (folder / "labels.json").write_text(json.dumps(labels))


def test_what_people_marked_is_stored_as_changed_and_the_rest_is_said(tmp_path):
    export(tmp_path / "dataset")
    written, left = own(tmp_path / "dataset", tmp_path / "pages", validation=0)
    assert sorted(path.stem for path in written) == sorted(f"own-{IDS[i]}" for i in (0, 1))
    reasons = ["where it was changed is not known", "its mask has (300, 256) pixels", "it cannot be read"]
    assert [Path(one.file).stem for one in left] == IDS[2:5]
    assert all(one.why.startswith(why) for one, why in zip(left, reasons, strict=True))
    kept = store.read(tmp_path / "pages" / "train" / f"own-{IDS[1]}.npz")
    copied, patched = kept.cover[0]
    assert copied[8:16, 10:20].min() == 1 and copied.sum() == 8 * 10
    assert patched.sum() == 0
    assert kept.about["label"] == "forged" and kept.about["chain"] == "app_screenshot"
    kept = store.read(tmp_path / "pages" / "train" / f"own-{IDS[0]}.npz")
    assert kept.cover.sum() == 0 and kept.about["label"] == "genuine"


def test_training_reads_it_as_it_reads_drawn_pages(tmp_path):
    export(tmp_path / "dataset")
    own(tmp_path / "dataset", tmp_path / "pages", validation=0)
    paths = page_paths(tmp_path / "pages", "train")
    assert len(paths) == 2
    out = tmp_path / "run"
    train(tmp_path / "pages", out, minutes=1, seed=1, device="cpu", width=8, steps=2)
    assert load(out / "reader.pt").relative.floor.isfinite().all()


def test_a_document_stays_in_its_split_in_every_export():
    splits = [split_of(f"forged/{i:04d}.png", 0.2) for i in range(2000)]
    assert splits == [split_of(f"genuine/{i:04d}.jpg", 0.2) for i in range(2000)]
    assert 0.15 < splits.count("val") / len(splits) < 0.25
