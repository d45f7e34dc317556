"""Drawn lines on disk, in shards that are made once and read often."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from .draw import Line
from .net import HEIGHT


@dataclass(frozen=True)
class Shard:
    path: Path
    lines: list[Line]


def write(path: Path, lines: list[Line]) -> None:
    """All or nothing: a shard that was cut off is not there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_suffix(".half.npz")
    np.savez(
        half,
        pictures=np.concatenate([line.picture for line in lines], 1),
        widths=np.array([line.picture.shape[1] for line in lines], np.int32),
        classes=np.concatenate([np.array(line.classes, np.int16) for line in lines]),
        lengths=np.array([len(line.classes) for line in lines], np.int32),
    )
    half.rename(path)


def read(path: Path) -> Shard:
    """Raises ValueError where the pictures have another height than the network's lines."""
    with np.load(path) as stored:
        pictures, widths, classes, lengths = (stored[key] for key in ("pictures", "widths", "classes", "lengths"))
    if pictures.shape[0] != HEIGHT:
        raise ValueError(f"{path.name} has lines of {pictures.shape[0]} pixels, not {HEIGHT}")
    across, along = np.cumsum(widths)[:-1], np.cumsum(lengths)[:-1]
    pairs = zip(np.split(pictures, across, 1), np.split(classes, along), strict=True)
    return Shard(path, [Line(picture, labels.tolist()) for picture, labels in pairs])


def shards(folder: Path) -> list[Path]:
    return sorted(path for path in folder.glob("*.npz") if ".half" not in path.name)
