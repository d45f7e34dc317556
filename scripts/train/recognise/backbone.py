"""Features of lines by the original's backbone, once a line. ONNX Runtime takes a seventh of PyTorch's time."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx
import onnxruntime
from onnx.utils import Extractor

from .draw import Line
from .grouping import grouped, padded_width, pictures_of

FOLDED = Path("models/pp-ocr-recogniser/4.1.0")
"""The original with scales and shifts moved into its convolutions: the same answers in 0.6 of the time."""
COLUMNS = 8000
"""Columns of pixels of a run."""


class Backbone:
    """Raises ValueError where the file is another network's."""

    def __init__(self, version: Path = FOLDED, threads: int = 1) -> None:
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        network = _without_reader(version / "model.onnx").SerializeToString()
        self.session = onnxruntime.InferenceSession(network, options, providers=["CPUExecutionProvider"])
        self.slot = self.session.get_inputs()[0].name

    def see(self, lines: list[Line]) -> list[np.ndarray]:
        """float16 [480, 1, padded width / 4] of each line, as `Recogniser.see` computes them."""
        found: list[np.ndarray] = [np.empty(0)] * len(lines)
        for places in grouped(lines, COLUMNS, np.random.default_rng(0)):
            some = [lines[at] for at in places]
            (seen,) = self.session.run(None, {self.slot: pictures_of(some, padded_width(some[0]))})
            next_column = np.concatenate((seen[..., 1:], seen[..., -1:]), 3)
            pooled = ((seen + next_column) / 2).mean(2, keepdims=True).astype(np.float16)
            for at, one in zip(places, pooled, strict=True):
                found[at] = one
        return found


def _without_reader(path: Path) -> onnx.ModelProto:
    model = onnx.shape_inference.infer_shapes(onnx.load(str(path)))
    pools = [node for node in model.graph.node if node.op_type == "AveragePool"]
    if len(pools) != 1:
        raise ValueError(f"{path} has {len(pools)} poolings, not the one in front of the reader")
    return Extractor(model).extract_model([model.graph.input[0].name], [pools[0].input[0]])


def path_of(shard: Path) -> Path:
    """Of the features of a shard's lines."""
    return shard.with_suffix(".seen.npy")


def write(shard: Path, lines: list[Line], backbone: Backbone) -> None:
    """The features of a shard's lines beside it, all or nothing."""
    half = shard.with_suffix(".half.npy")
    np.save(half, np.concatenate(backbone.see(lines), 2))
    half.rename(path_of(shard))


def read(shard: Path, lines: list[Line]) -> list[np.ndarray] | None:
    """The features of each line, left on disk until they are used; None where none were written."""
    if not path_of(shard).exists():
        return None
    columns = np.cumsum([padded_width(line) // 4 for line in lines])[:-1]
    return np.split(np.load(path_of(shard), mmap_mode="r"), columns, 2)
