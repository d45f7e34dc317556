"""Writes a detector as a layers model of TensorFlow.js, with its manifest and golden tensors (models/README.md)."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import torch

from ..manifest import write_version
from .detector import CROP, PERIOD, Detector


def export(net: Detector, folder: Path, version: str, calibration: dict, threshold: float, sample: np.ndarray) -> None:
    """`sample`: uint8 [n, CROP, CROP, 3], the golden input."""
    folder.mkdir(parents=True, exist_ok=True)
    layers, weights = described(net)
    specs, blob = [], b""
    for name, values in weights:
        specs.append({"name": name, "shape": list(values.shape), "dtype": "float32"})
        blob += np.ascontiguousarray(values, dtype="<f4").tobytes()
    (folder / "weights.bin").write_bytes(blob)
    topology = {
        "class_name": "Model",
        "config": {
            "name": "ai_generated",
            "layers": layers,
            "input_layers": [["picture", 0, 0]],
            "output_layers": [["logit", 0, 0]],
        },
        "keras_version": "tfjs-layers 4.22.0",
        "backend": "tensor_flow.js",
    }
    written = {
        "format": "layers-model",
        "generatedBy": "scripts/train/ai_generated",
        "convertedBy": None,
        "modelTopology": topology,
        "weightsManifest": [{"paths": ["weights.bin"], "weights": specs}],
    }
    (folder / "layers.json").write_text(json.dumps(written))
    golden = sample.astype("<f4") * np.float32(1 / 255)
    with torch.no_grad():
        answer = net(torch.from_numpy(golden).permute(0, 3, 1, 2).contiguous()).numpy()
    evaluated = (folder / "evaluation.json").exists()
    write_version(
        folder,
        version,
        facts(calibration, threshold) | ({"evaluation": "evaluation.json"} if evaluated else {}),
        files=("layers.json", "weights.bin", *(("evaluation.json",) if evaluated else ())),
        given=("picture", golden),
        answered=("logit", answer),
        tolerance={"absolute": 0.002, "relative": 0.002},
    )


def facts(calibration: dict, threshold: float) -> dict:
    """What model.json says of the detector, by core/model-manifest.ts."""
    return {
        "name": "ai-generated",
        "description": "Fine traces that decoder networks leave in pictures of documents",
        "runtime": "tensorflow",
        "task": "classification",
        "entry": "layers.json",
        "inputs": [{"name": "picture", "dtype": "float32", "shape": ["batch", CROP, CROP, 3]}],
        "outputs": [{"name": "logit", "dtype": "float32", "shape": ["batch", 1]}],
        "preprocessing": {
            "layout": "nhwc",
            "colour": "rgb",
            "scale": 1 / 255,
            "mean": [0, 0, 0],
            "std": [1, 1, 1],
            "view": {"kind": "crops", "sizePx": CROP, "maximum": 12},
        },
        "answer": {"output": "logit", "activation": "sigmoid", "channel": 0},
        "labels": ["ai_generated"],
        "thresholds": {"page": round(threshold, 4), "region": 0.5},
        "calibration": {
            "temperature": 1,
            "bias": 0,
            "page": {"bias": round(calibration["bias"], 5), "weights": {"logit": round(calibration["slope"], 5)}},
        },
    }


def described(net: Detector) -> tuple[list[dict], list[tuple[str, np.ndarray]]]:
    """The layers as TensorFlow.js has them, and their weights in its order of axes."""
    state = {name: value.numpy() for name, value in net.state_dict().items()}
    weights: list[tuple[str, np.ndarray]] = []
    layers: list[dict] = []

    def layer(kind: str, name: str, config: dict, *before: str) -> str:
        nodes = [[[one, 0, 0, {}] for one in before]] if before else []
        layers.append(
            {
                "class_name": kind,
                "name": name,
                "config": {"name": name, "trainable": False, **config},
                "inbound_nodes": nodes,
            }
        )
        return name

    def convolution(name: str, kernel: np.ndarray, stride: int, before: str) -> str:
        out, _, high, wide = kernel.shape
        weights.append((f"{name}/kernel", kernel.transpose(2, 3, 1, 0)))
        return layer(
            "Conv2D",
            name,
            {
                "filters": out,
                "kernel_size": [high, wide],
                "strides": [stride, stride],
                "padding": "valid",
                "use_bias": False,
                "activation": "linear",
                "data_format": "channels_last",
            },
            before,
        )

    def dense(name: str, of: str, activation: str, before: str) -> str:
        weights.append((f"{name}/kernel", state[f"{of}.weight"].T))
        weights.append((f"{name}/bias", state[f"{of}.bias"]))
        return layer(
            "Dense",
            name,
            {"units": int(state[f"{of}.bias"].shape[0]), "activation": activation, "use_bias": True},
            before,
        )

    picture = layer("InputLayer", "picture", {"batch_input_shape": [None, CROP, CROP, 3], "dtype": "float32"})
    held = layer("ReLU", "spectrum_held", {"max_value": 1}, convolution("spectrum", state["spectrum"], 2, picture))
    strength = layer("GlobalAveragePooling2D", "strength", {"data_format": "channels_last"}, held)
    size = layer("ReLU", "residual_held", {"max_value": 1}, convolution("residual", state["residual"], 1, picture))
    signs = np.zeros((8, 16, 1, 1), np.float32)
    signs[np.arange(16) // 2, np.arange(16)] = 1
    size = convolution("size", signs, 1, size)
    weights.append(("beat/depthwise_kernel", np.repeat(state["beat"].transpose(1, 2, 0)[:, :, None], 8, axis=2)))
    beat = layer(
        "DepthwiseConv2D",
        "beat",
        {
            "kernel_size": [PERIOD, PERIOD],
            "strides": [PERIOD, PERIOD],
            "padding": "valid",
            "depth_multiplier": 15,
            "use_bias": False,
            "activation": "linear",
            "data_format": "channels_last",
        },
        size,
    )
    beat = layer("GlobalAveragePooling2D", "beat_mean", {"data_format": "channels_last"}, beat)
    beat = layer("Multiply", "beat_power", {}, beat, beat)
    measured = layer("Concatenate", "measures", {"axis": -1}, strength, beat)
    # Scaled by gamma alone; the layer's own epsilon is taken out again.
    epsilon, ones = 1e-3, np.ones_like(state["mean"])
    for part, values in (
        ("gamma", np.sqrt(1 + epsilon) / (2 * state["spread"])),
        ("beta", 0 * ones),
        ("moving_mean", state["mean"]),
        ("moving_variance", ones),
    ):
        weights.append((f"even/{part}", values))
    even = layer(
        "BatchNormalization",
        "even",
        {"axis": -1, "momentum": 0.99, "epsilon": epsilon, "center": True, "scale": True},
        measured,
    )
    even = layer("Activation", "even_held", {"activation": "tanh"}, even)
    dense("logit", "last", "linear", dense("hidden", "hidden", "relu", even))
    return layers, weights
