"""Writes a version of the recogniser into the model store: weights, dictionary, manifest and golden tensors.

    python -m scripts.train.recognise.export --out data/recogniser --models models --version 1.0.0

Needs `OUT/checkpoint.pt` of training. MODEL_CARD.md is written by hand, with what was measured.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import onnxruntime
import torch
from PIL import Image, ImageDraw, ImageFont
from torch import Tensor, nn

from ..export import EXPORTER
from ..manifest import write_version
from .alphabet import CHARACTERS, CLASSES
from .net import HEIGHT, Recogniser
from .train import ORIGINAL, load

NAME = "hebrew-recogniser"
GOLDEN_WIDTH = 128


class Answering(nn.Module):
    """Lines -> probabilities of the classes at each step."""

    def __init__(self, net: Recogniser) -> None:
        super().__init__()
        self.net = net

    def forward(self, lines: Tensor) -> Tensor:
        return torch.softmax(self.net(lines), 2)


def export(net: Recogniser, path: Path) -> None:
    torch.onnx.export(
        Answering(net).eval(),
        torch.zeros(1, 3, HEIGHT, 160),
        str(path),
        input_names=["lines"],
        output_names=["steps"],
        opset_version=17,
        dynamic_axes={"lines": {0: "batch", 3: "width"}, "steps": {0: "batch", 1: "steps"}},
        **EXPORTER,
    )


def golden_line() -> np.ndarray:
    """A printed number with zeros at its right, float32 [1, 3, 48, GOLDEN_WIDTH]."""
    sheet = Image.new("L", (GOLDEN_WIDTH - 28, HEIGHT), 255)
    ImageDraw.Draw(sheet).text((6, 8), "84.50", fill=0, font=ImageFont.load_default(30))
    line = np.zeros((1, 3, HEIGHT, GOLDEN_WIDTH), np.float32)
    line[..., : sheet.width] = np.asarray(sheet, np.float32) / 127.5 - 1
    return line


def write_model(net: Recogniser, folder: Path, version: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    export(net, folder / "model.onnx")
    (folder / "characters.txt").write_text("\n".join(CHARACTERS) + "\n", encoding="utf-8")
    line = golden_line()
    session = onnxruntime.InferenceSession(str(folder / "model.onnx"), providers=["CPUExecutionProvider"])
    steps = session.run(None, {"lines": line})[0]
    write_version(
        folder,
        version,
        FACTS,
        files=("model.onnx", "characters.txt"),
        given=("lines", line),
        answered=("steps", steps),
        tolerance={"absolute": 0.02, "relative": 0.02},
    )


FACTS = {
    "name": NAME,
    "description": "Text of a line in Hebrew or Latin script, digits, from left to right as it is drawn",
    "runtime": "onnx",
    "task": "text-recognition",
    "entry": "model.onnx",
    "inputs": [{"name": "lines", "dtype": "float32", "shape": ["batch", 3, HEIGHT, "width"]}],
    "outputs": [{"name": "steps", "dtype": "float32", "shape": ["batch", "steps", CLASSES]}],
    "preprocessing": {
        "layout": "nchw",
        "colour": "bgr",
        "scale": 1 / 255,
        "mean": [0.5, 0.5, 0.5],
        "std": [0.5, 0.5, 0.5],
        "view": {"kind": "line", "heightPx": HEIGHT, "widthMinPx": 32, "widthMaxPx": 3200, "multipleOf": 32},
    },
    "recognition": {"dictionary": "characters.txt", "blank": "first", "space": True},
}
"""What model.json says of the recogniser, by core/model-manifest.ts."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--models", type=Path, default=Path("models"))
    parser.add_argument("--version", required=True)
    parser.add_argument("--original", type=Path, default=ORIGINAL)
    options = parser.parse_args()
    folder = options.models / NAME / options.version
    if (folder / "MODEL_CARD.md").exists():
        parser.error(f"version {options.version} has a card already: a version is never trained over, name a new one")
    net, _ = load(options.out / "checkpoint.pt", options.original)
    write_model(net, folder, options.version)


if __name__ == "__main__":
    main()
