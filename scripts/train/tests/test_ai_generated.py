"""Guarantees of the pairs that the model of generated pictures learns from."""

from __future__ import annotations

import numpy as np
import pytest
import torch

from scripts.train.ai_generated.__main__ import ALWAYS_HELD_OUT, FOLDS, NAMES
from scripts.train.ai_generated.autoencoders import load_autoencoder, psnr, train_autoencoder
from scripts.train.ai_generated.detector import CROP, FEATURES, PERIOD, Detector
from scripts.train.ai_generated.exporting import described


@pytest.fixture(scope="module")
def crops() -> np.ndarray:
    """Soft strokes on grainy paper."""
    rng = np.random.default_rng(3)
    rows = np.linspace(0, 30, 256)
    made = []
    for _ in range(6):
        strokes = 120 + 100 * np.sin(rows[None] * rng.uniform(0.5, 1.5) + rng.uniform(0, 6)) * np.sin(rows[:, None])
        made.append(np.clip(strokes[..., None] + rng.normal(0, 1, (256, 256, 3)), 0, 255).astype(np.uint8))
    return np.stack(made)


def test_every_family_is_left_out_once_and_two_are_never_trained_on():
    left_out = [name for fold in FOLDS.values() for name in fold]
    assert sorted(left_out) == sorted(NAMES)
    assert len(ALWAYS_HELD_OUT) >= 2 and FOLDS["shipped"] == ALWAYS_HELD_OUT


@pytest.mark.parametrize("name", ["transposed4", "transposed3", "shuffle4", "patch8", "subpixel2"])
def test_a_family_gives_pictures_back_nearly_as_they_were(name, crops, tmp_path):
    path = tmp_path / f"{name}.pt"
    train_autoencoder(name, crops, 1, path, 2)
    net, decibels = load_autoencoder(path)
    assert decibels >= 35
    assert psnr(net, crops[-2:, 64:128, 64:128]) >= 33
    train_autoencoder(name, crops, 1, again := tmp_path / "again.pt", 2)
    assert torch.equal(torch.load(path)["net"]["weights"], torch.load(again)["net"]["weights"])


def test_measures_of_a_flat_crop_are_nothing():
    measures = Detector().measures(torch.full((1, 3, CROP, CROP), 0.7))
    assert measures.shape == (1, FEATURES)
    assert float(measures.abs().max()) < 1e-3


def test_the_export_names_every_weight_of_its_layers():
    layers, weights = described(Detector())
    named = {name.split("/")[0] for name, _ in weights}
    assert named <= {layer["name"] for layer in layers}
    shapes = {name: values.shape for name, values in weights}
    assert shapes["spectrum/kernel"] == (4, 4, 3, 270)
    assert shapes["beat/depthwise_kernel"] == (PERIOD, PERIOD, 8, 15)
