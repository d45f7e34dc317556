"""model.json of a version in the model store (core/model-manifest.ts): what is alike for every model of ours."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

import numpy as np

GOLDEN_INPUT, GOLDEN_OUTPUT = "golden-input.bin", "golden-output.bin"


def write_version(
    folder: Path,
    version: str,
    facts: dict,
    *,
    files: Iterable[str],
    given: tuple[str, np.ndarray],
    answered: tuple[str, np.ndarray],
    tolerance: dict[str, float],
) -> None:
    """Writes the golden tensors and model.json of a version whose other files lie in the folder already.

    facts: what is the model's own. given, answered: name and values of the golden input and output.
    """
    (given_name, inputs), (answered_name, outputs) = given, answered
    inputs.tofile(folder / GOLDEN_INPUT)
    outputs.astype("<f4").tofile(folder / GOLDEN_OUTPUT)
    manifest = {
        "version": version,
        "licence": "Apache-2.0",
        "batching": {"maximum": 1, "delayMs": 0},
        "providers": ["cuda", "cpu"],
        "modelCard": "MODEL_CARD.md",
        **facts,
        "files": [listed(folder, name) for name in (*files, GOLDEN_INPUT, GOLDEN_OUTPUT)],
        "golden": {
            "inputs": {given_name: {"file": GOLDEN_INPUT, "shape": list(inputs.shape)}},
            "outputs": {answered_name: {"file": GOLDEN_OUTPUT, "shape": list(outputs.shape)}},
            "tolerance": tolerance,
        },
    }
    write_manifest(folder, manifest)


def write_manifest(folder: Path, manifest: dict) -> None:
    (folder / "model.json").write_text(json.dumps(manifest, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def listed(folder: Path, name: str) -> dict[str, str]:
    return {"path": name, "sha256": hashlib.sha256((folder / name).read_bytes()).hexdigest()}
