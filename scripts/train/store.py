"""Pages and their evidence, kept on disk: the fixed front end runs once, training only reads.

One file a page: picture [3, 8 h, 8 w] as uint8, evidence [52, h, w] and content [4, h, w] as float16, page [58],
cover [2, h, w] as uint8 (255ths of a cell changed, by HEADS), and what the page is. A forged page NAME.npz may have
its genuine twin beside it, NAME.twin.npz, of the same size.
"""

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch

from .evidence import CELL, Evidence


@dataclass
class Stored:
    """A page as tensors with a batch axis: picture uint8 [1, 3, 8 h, 8 w], evidence [1, 52, h, w], content
    [1, 4, h, w], page [1, 58], cover [1, 2, h, w] in shares of a cell; about: what produce.describe says."""

    picture: torch.Tensor
    evidence: torch.Tensor
    content: torch.Tensor
    page: torch.Tensor
    cover: torch.Tensor
    about: dict


def twin_of(path: Path) -> Path:
    """The file of the genuine twin."""
    return path.with_suffix(".twin.npz")


def cover_of(masks: np.ndarray) -> np.ndarray:
    """masks [2, H, W] bool -> share of each 8 x 8 cell, 255ths, [2, H // 8, W // 8]."""
    h, w = masks.shape[1] // CELL, masks.shape[2] // CELL
    cut = masks[:, : h * CELL, : w * CELL].reshape(2, h, CELL, w, CELL)
    return np.round(cut.mean((2, 4)) * 255).astype(np.uint8)


def write(path: Path, front: Evidence, picture: np.ndarray, masks: np.ndarray, about: dict) -> None:
    """picture [H, W, 3] uint8; written whole or not at all."""
    with torch.no_grad():
        evidence, content, page = front(torch.from_numpy(picture.transpose(2, 0, 1)[None].copy()))
    height, width = evidence.shape[2] * CELL, evidence.shape[3] * CELL
    part = path.with_suffix(".part")
    with open(part, "wb") as file:
        np.savez(
            file,
            picture=np.ascontiguousarray(picture[:height, :width].transpose(2, 0, 1)),
            evidence=evidence[0].half().numpy(),
            content=content[0].half().numpy(),
            page=page[0].numpy(),
            cover=cover_of(masks),
            about=np.array(json.dumps(about)),
        )
    part.replace(path)


def read(path: Path) -> Stored:
    with np.load(path) as file:
        evidence, content, page = (
            torch.from_numpy(file[key].astype(np.float32))[None] for key in ("evidence", "content", "page")
        )
        return Stored(
            torch.from_numpy(file["picture"])[None],
            evidence,
            content,
            page,
            torch.from_numpy(file["cover"].astype(np.float32) / 255)[None],
            json.loads(str(file["about"])),
        )
