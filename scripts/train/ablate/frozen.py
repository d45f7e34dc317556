"""What frozen networks show of stored pages and of labelled pictures, kept beside them."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import torch
from PIL import Image

from .. import store
from ..evidence import CELL, Evidence
from ..forged import LISTING
from ..net import Reader
from ..train import measure_scales, page_paths
from .backbones import Compared, opened
from .words import boxes_of, crops_of, embedded

# Training pages that scales and components are measured on.
MEASURED = 48
SCALES = "scales.pt"


def store_pictures(folder: Path, out: Path, sent: list[str] | None = None) -> None:
    """Stores the pictures that labels.json of a folder lists, with their evidence; the mask is cover of both heads."""
    out.mkdir(parents=True, exist_ok=True)
    front = Evidence().eval()
    for at, entry in enumerate(json.loads((folder / LISTING).read_text())):
        path = out / f"{at:05d}.npz"
        if path.exists() or (sent and entry["finish"] not in sent):
            continue
        with Image.open(folder / entry["file"]) as opened_:
            picture = np.asarray(opened_.convert("RGB"))
        mask = np.zeros(picture.shape[:2], bool)
        if entry.get("mask"):
            with Image.open(folder / entry["mask"]) as opened_:
                mask = np.asarray(opened_.convert("L")) > 127
        store.write(path, front, picture, np.stack([mask, mask]), entry)


def beside(path: Path, what: str) -> Path:
    """The file of a page's features."""
    return path.with_suffix(f".{what}.npy")


def words_beside(path: Path, backbone: str) -> Path:
    """The file of the words of a page and of their features by a backbone."""
    return path.with_suffix(f".{backbone}.words.npy")


def boxes_beside(path: Path) -> Path:
    return path.with_suffix(".boxes.npy")


def pages(folder: Path, sent: list[str] | None = None) -> list[Path]:
    """All stored pages and twins of a folder; of labelled pictures those sent in these ways."""
    return [path for path in sorted(folder.glob("*.npz")) if not sent or finish_of(path) in sent]


def finish_of(path: Path) -> str:
    """How a stored page was saved and sent."""
    with np.load(path) as file:
        return json.loads(str(file["about"]))["finish"]


def scaled(work: Path, of: str) -> Reader:
    """A reader whose scales are those of the training pages, the same for all variants."""
    reader = Reader(sees=False)
    kept = work / SCALES
    if not kept.exists():
        measure_scales(reader, page_paths(work, of, twins=False)[:MEASURED], 1)
        torch.save(reader.state_dict(), kept)
    reader.load_state_dict(torch.load(kept))
    return reader


def see(work: Path, paths: list[Path], of: str, backbones: Iterable[str], words: bool = True) -> None:
    """Writes each backbone's features of each page, places of words by the detector, and with `words` how they look."""
    reader = scaled(work, of)
    sample = [store.read(path).picture for path in page_paths(work, of, twins=False)[:MEASURED]]
    # The detector first: it tells where words are.
    for name in sorted(backbones, key=lambda name: name != "pp-ocr-detector"):
        components = work / f"{name}.pt"
        compared = Compared(opened(name, sample[:8]))
        if components.exists():
            compared.components, floor = torch.load(components)
            compared.relative.floor.copy_(floor)
            compared.relative.centres.copy_(reader.relative.centres)
        else:
            compared.measure(sample[:24], reader.relative.centres)
            torch.save((compared.components, compared.relative.floor), components)
        begun, made = time.time(), 0
        for path in paths:
            if not beside(path, name).exists():
                see_page(path, name, compared, words)
                made += 1
                if made % 50 == 0:
                    print(f"{name}: {made} pages, {(time.time() - begun) / made:.2f} s each", flush=True)


def see_page(path: Path, name: str, compared: Compared, words: bool) -> None:
    """One page by one backbone."""
    kept = store.read(path)
    features, text = compared.see(kept.picture, kept.content)
    picture = kept.picture[0].permute(1, 2, 0).numpy()
    if text is not None:
        np.save(boxes_beside(path), boxes_of(text, picture @ np.array([0.299, 0.587, 0.114], np.float32)))
    if words:
        seen = embedded(compared.backbone, crops_of(picture, np.load(boxes_beside(path))))
        np.save(words_beside(path, name), seen.astype(np.float16))
    # Last, because it says that the page is done.
    np.save(beside(path, name), features)


def covered(kept: store.Stored, boxes: np.ndarray) -> np.ndarray:
    """The share of each box that is changed, [n]."""
    cover = kept.cover[0].amax(0).numpy()
    found = []
    for left, top, right, bottom in boxes // CELL:
        found.append(float(cover[top : bottom + 1, left : right + 1].mean()))
    return np.array(found)
