"""What folding a network guarantees: the same answers from fewer operations."""

import json
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import pytest
from onnx import TensorProto, helper, numpy_helper

from scripts.train.fold import folded, write_version

RANDOM = np.random.default_rng(5)
ORIGINAL = Path("models/pp-ocr-recogniser/4.0.0")


def numbers(name: str, *shape: int):
    return numpy_helper.from_array(RANDOM.normal(0, 0.5, shape).astype(np.float32), name)


def number(name: str, value: float):
    return numpy_helper.from_array(np.array([value], np.float32), name)


def swish(x: str, y: str) -> list:
    """Hard swish as PaddlePaddle's exporter writes it."""
    return [
        helper.make_node("Add", [x, "three"], [f"{y}.a"]),
        helper.make_node("Clip", [f"{y}.a"], [f"{y}.c"], min=0.0, max=6.0),
        helper.make_node("Mul", [x, f"{y}.c"], [f"{y}.m"]),
        helper.make_node("Div", [f"{y}.m", "six"], [y]),
    ]


def affine(x: str, y: str, name: str) -> list:
    return [
        helper.make_node("Mul", [f"{name}.scale", x], [f"{y}.scaled"]),
        helper.make_node("Add", [f"{y}.scaled", f"{name}.shift"], [y]),
    ]


def block() -> onnx.ModelProto:
    """Pointwise, depthwise with padding, pointwise: each with the affine steps around it that LCNetV3 has."""
    nodes = [
        helper.make_node("Conv", ["x", "w1", "b1"], ["c1"]),
        *affine("c1", "p1", "one"),
        *swish("p1", "h1"),
        *affine("h1", "q1", "two"),
        helper.make_node("Conv", ["q1", "w2", "b2"], ["c2"], group=6, pads=[1, 1, 1, 1]),
        *affine("c2", "p2", "two"),
        *swish("p2", "h2"),
        *affine("h2", "q2", "one"),
        helper.make_node("Conv", ["q2", "w3"], ["c3"]),
        helper.make_node("BatchNormalization", ["c3", "g", "b", "m", "v"], ["y"], epsilon=1e-5),
    ]
    constants = [
        numbers("w1", 6, 3, 1, 1),
        numbers("b1", 6),
        numbers("w2", 6, 1, 3, 3),
        numbers("b2", 6),
        numbers("w3", 4, 6, 1, 1),
        *(numbers(name, 4) for name in "gbm"),
        numpy_helper.from_array(RANDOM.uniform(0.5, 2, 4).astype(np.float32), "v"),
        number("three", 3),
        number("six", 6),
        *(number(f"{n}.{k}", v) for n, k, v in (("one", "scale", 1.7), ("one", "shift", 0.4))),
        *(number(f"{n}.{k}", v) for n, k, v in (("two", "scale", 0.3), ("two", "shift", -0.6))),
    ]
    graph = helper.make_graph(
        nodes,
        "block",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, [1, 3, 7, 9])],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, [1, 4, 7, 9])],
        constants,
    )
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 9)], ir_version=8)


def answer(model: onnx.ModelProto | str, picture: np.ndarray) -> np.ndarray:
    source = model if isinstance(model, str) else model.SerializeToString()
    return onnxruntime.InferenceSession(source).run(None, {"x": picture})[0]


def test_a_folded_block_answers_the_same_at_its_edges_too():
    model = block()
    picture = RANDOM.uniform(-3, 3, (1, 3, 7, 9)).astype(np.float32)
    new = folded(model)
    assert np.abs(answer(model, picture) - answer(new, picture)).max() < 1e-5
    kinds = [node.op_type for node in new.graph.node]
    assert kinds.count("Conv") == 3
    # Only the shift before the padded convolution is left.
    assert kinds.count("BatchNormalization") == 1
    assert not {"Add", "Div", "Clip"} & set(kinds)


def test_a_tensor_that_others_use_is_left_alone():
    model = block()
    model.graph.output.append(helper.make_tensor_value_info("q1", TensorProto.FLOAT, [1, 6, 7, 9]))
    picture = RANDOM.uniform(-3, 3, (1, 3, 7, 9)).astype(np.float32)
    before, after = (
        onnxruntime.InferenceSession(one.SerializeToString()).run(["y", "q1"], {"x": picture})
        for one in (model, folded(model))
    )
    for a, b in zip(before, after):
        assert np.abs(a - b).max() < 1e-5


@pytest.mark.parametrize("name, shape", [("pp-ocr-recogniser", (1, 3, 48, 224)), ("pp-ocr-detector", (1, 3, 160, 96))])
def test_the_live_text_models_answer_as_the_published_ones(name, shape):
    folder = ORIGINAL.parent.parent / name
    live = json.loads((folder / "live.json").read_text())
    picture = RANDOM.uniform(-1, 1, shape).astype(np.float32)
    before, after = (answer(str(folder / live[which] / "model.onnx"), picture) for which in ("previous", "version"))
    assert np.abs(before - after).max() < 1e-5


def test_a_new_version_has_the_manifest_of_the_old_with_hashes_of_its_own(tmp_path):
    old = ORIGINAL
    assert write_version(old, tmp_path / "4.9.0") < 1e-4
    before, after = (json.loads((folder / "model.json").read_text()) for folder in (old, tmp_path / "4.9.0"))
    assert after["version"] == "4.9.0"
    assert {key for key in before if before[key] != after[key]} == {"version", "files"}
    changed = {b["path"] for b, a in zip(before["files"], after["files"]) if b["sha256"] != a["sha256"]}
    assert changed == {"model.onnx", "golden-output.bin"}
