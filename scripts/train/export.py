"""Writes a folder of the model store for each head: weights, manifest, golden tensors.

    python -m scripts.train.export --run OUT --models models --version 1.0.0

Both heads come from one network and one file, byte for byte: the service runs it once for both.

MODEL_CARD.md and evaluation.json are written by measure.py. Needs OUT/reader.pt
and OUT/calibration.json.
"""

import argparse
import json
import shutil
from pathlib import Path

import numpy as np
import onnxruntime
import torch

from .dataset import sample
from .manifest import write_version
from .net import HEADS, Net, Reader
from .train import load

DESCRIPTIONS = {
    "copy-paste": (
        "Places copied within the page or taken from another document, by how they differ from like places of the page"
    ),
    "background-patch": (
        "Places filled, blurred, cloned or inpainted, with or without text set anew, "
        "by how they differ from like places of the page"
    ),
}
GOLDEN_SEED, GOLDEN_SIDE = 11, 192
# Sums in another order on another machine; a threshold that a cell sits on may tip it.
TOLERANCE = 0.05
# PyTorch 1, which .ci/python falls back on, has this exporter only and no word for it.
EXPORTER = {} if torch.__version__ < "2" else {"dynamo": False}


def export(net: Net, path: Path) -> None:
    """The network as ONNX: picture uint8 [1, 3, height, width] -> logits [1, 2, rows, columns]."""
    example = torch.from_numpy(golden_picture()[:, :, :160, :136].copy())
    torch.onnx.export(
        net.eval(),
        example,
        str(path),
        input_names=["picture"],
        output_names=["logits"],
        opset_version=17,
        dynamic_axes={"picture": {2: "height", 3: "width"}, "logits": {2: "rows", 3: "columns"}},
        **EXPORTER,
    )


def golden_picture() -> np.ndarray:
    """A part of a page of the generator, uint8 [1, 3, side, side]."""
    image = sample(GOLDEN_SEED, "train", forged=False).image
    top, left = image.shape[0] // 4 // 8 * 8, image.shape[1] // 4 // 8 * 8
    cut = image[top : top + GOLDEN_SIDE, left : left + GOLDEN_SIDE]
    return np.ascontiguousarray(cut.transpose(2, 0, 1)[None])


def session(path: Path) -> onnxruntime.InferenceSession:
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])


def write_models(models: Path, version: str, reader: Reader, fitted: dict[str, dict]) -> None:
    """fitted: thresholds and calibration by head."""
    folders = {name: models / name / version for name in HEADS}
    for folder in folders.values():
        folder.mkdir(parents=True, exist_ok=True)
    first, *others = folders.values()
    export(Net(reader), first / "model.onnx")
    for folder in others:
        shutil.copyfile(first / "model.onnx", folder / "model.onnx")
    picture = golden_picture()
    logits = session(first / "model.onnx").run(None, {"picture": picture})[0]
    for name, folder in folders.items():
        write_model(folder, name, version, picture, logits, fitted[name])


def write_model(folder: Path, name: str, version: str, picture: np.ndarray, logits: np.ndarray, fitted: dict) -> None:
    write_version(
        folder,
        version,
        facts(name, fitted),
        files=("model.onnx",),
        given=("picture", picture),
        answered=("logits", logits),
        tolerance={"absolute": TOLERANCE, "relative": 0.02},
    )


def facts(name: str, fitted: dict) -> dict:
    """What model.json says of one head, by core/model-manifest.ts."""
    return {
        "name": name,
        "description": DESCRIPTIONS[name],
        "runtime": "onnx",
        "task": "segmentation",
        "entry": "model.onnx",
        "inputs": [{"name": "picture", "dtype": "uint8", "shape": [1, 3, "height", "width"]}],
        "outputs": [{"name": "logits", "dtype": "float32", "shape": [1, len(HEADS), "rows", "columns"]}],
        "preprocessing": {
            "layout": "nchw",
            "colour": "rgb",
            "scale": 1,
            "mean": [0, 0, 0],
            "std": [1, 1, 1],
            # The page's own statistics are the reference: tiles are as large as memory allows.
            "view": {"kind": "tiles", "tilePx": 1792, "overlapPx": 448, "multipleOf": 16},
        },
        "answer": {"output": "logits", "activation": "sigmoid", "channel": HEADS.index(name), "stride": 8},
        "labels": [head.replace("-", "_") for head in HEADS],
        "thresholds": fitted["thresholds"],
        "calibration": fitted["calibration"],
        "evaluation": "evaluation.json",
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--run", type=Path, required=True)
    parser.add_argument("--models", type=Path, default=Path("models"))
    parser.add_argument("--version", default="1.0.0")
    options = parser.parse_args()
    torch.set_num_threads(1)
    reader = load(options.run / "reader.pt")
    fitted = json.loads((options.run / "calibration.json").read_text())
    write_models(options.models, options.version, reader, fitted)


if __name__ == "__main__":
    main()
