"""Evidence of pages, kept on disk: the fixed front end runs once, training only reads.

One file a page: evidence [52, h, w] and content [4, h, w] as float16, page [58],
cover [2, h, w] as uint8 (255ths of a cell changed, by HEADS), and what the page is.
"""

import json
from pathlib import Path

import numpy as np
import torch

from .evidence import CELL, Evidence


def cover_of(masks: np.ndarray) -> np.ndarray:
    """masks [2, H, W] bool -> share of each 8 x 8 cell, 255ths, [2, H // 8, W // 8]."""
    h, w = masks.shape[1] // CELL, masks.shape[2] // CELL
    cut = masks[:, : h * CELL, : w * CELL].reshape(2, h, CELL, w, CELL)
    return np.round(cut.mean((2, 4)) * 255).astype(np.uint8)


def write(path: Path, front: Evidence, picture: np.ndarray, masks: np.ndarray, about: dict) -> None:
    """picture [H, W, 3] uint8; written whole or not at all."""
    with torch.no_grad():
        evidence, content, page = front(torch.from_numpy(picture.transpose(2, 0, 1)[None].copy()))
    part = path.with_suffix(".part")
    with open(part, "wb") as file:
        np.savez(
            file,
            evidence=evidence[0].half().numpy(),
            content=content[0].half().numpy(),
            page=page[0].numpy(),
            cover=cover_of(masks),
            about=np.array(json.dumps(about)),
        )
    part.replace(path)


def read(path: Path):
    """(evidence, content, page, cover) as float tensors with a batch axis, and about."""
    with np.load(path) as file:
        maps = [torch.from_numpy(file[key].astype(np.float32))[None] for key in ("evidence", "content", "page")]
        cover = torch.from_numpy(file["cover"].astype(np.float32) / 255)[None]
        return (*maps, cover, json.loads(str(file["about"])))
