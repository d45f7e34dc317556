"""Folds the affine steps of a convolutional ONNX network into its convolutions, as a new version of the model.

    python -m scripts.train.fold --model pp-ocr-recogniser --version 4.0.0 --new 4.1.0

PaddlePaddle's exporter writes each step of a block as an operation of its own: batch normalisation, a learnt scale and
shift before and after the activation (LCNetV3's), and hard swish as four operations. Each passes over the whole tensor,
and ONNX Runtime fuses few of them. Here the affine ones move into the weights, in double precision, and hard swish
becomes x * HardSigmoid(x), which the runtime fuses into the convolution before it. The network computes the same
function; answers differ by the rounding of float32.

Writes MODELS/NAME/NEW with the manifest of the old version, new weights, hashes and golden output; its card is written
by hand.
"""

from __future__ import annotations

import argparse
import json
import shutil
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
from onnx import NodeProto, helper, numpy_helper

from .manifest import listed, write_manifest

DIFFERENCE_MAX = 1e-4
"""Of any answer to the golden input; those measured are below 1e-5."""


@dataclass
class Convolution:
    """A convolution with what was folded into it, float64: y = output of node."""

    node: NodeProto
    weights: np.ndarray
    bias: np.ndarray
    output: str
    after: list[NodeProto] = field(default_factory=list)

    @property
    def mixes_all_places_alike(self) -> bool:
        """Whether a constant added to the input adds one to the output: no zeros are padded, no channel is left out."""
        attributes = {one.name: helper.get_attribute_value(one) for one in self.node.attribute}
        return not any(attributes.get("pads", ())) and attributes.get("group", 1) == 1


class Folding:
    """A graph and what of it is replaced."""

    def __init__(self, model: onnx.ModelProto) -> None:
        self.graph = model.graph
        self.nodes = [node for node in self.graph.node if node.op_type != "Constant"]
        self.constants = {tensor.name: numpy_helper.to_array(tensor) for tensor in self.graph.initializer}
        for node in self.graph.node:
            if node.op_type == "Constant":
                self.constants[node.output[0]] = numpy_helper.to_array(helper.get_node_attr_value(node, "value"))
        self.answers = {output.name for output in self.graph.output}
        self.users: dict[str, list[NodeProto]] = {}
        for node in self.nodes:
            for name in node.input:
                self.users.setdefault(name, []).append(node)
        self.dropped: set[int] = set()
        self.convolutions = {id(node): self.convolution(node) for node in self.nodes if node.op_type == "Conv"}

    def convolution(self, node: NodeProto) -> Convolution:
        weights = self.constants[node.input[1]].astype(np.float64)
        bias = self.constants[node.input[2]] if len(node.input) > 2 else np.zeros(len(weights))
        return Convolution(node, weights, bias.astype(np.float64), node.output[0])

    def only_user(self, name: str, kind: str) -> NodeProto | None:
        """The one node that uses a tensor, if it is of this kind and the tensor is no answer of the network."""
        users = self.users.get(name, [])
        return users[0] if len(users) == 1 and users[0].op_type == kind and name not in self.answers else None

    def scalar_of(self, node: NodeProto | None) -> float | None:
        """The constant of an operation of a tensor with one number."""
        for name in node.input if node is not None else ():
            if name in self.constants and self.constants[name].size == 1:
                return float(self.constants[name].item())
        return None

    def drop(self, *nodes: NodeProto) -> None:
        self.dropped.update(id(node) for node in nodes)

    def fold_normalisation(self, one: Convolution) -> None:
        node = self.only_user(one.output, "BatchNormalization")
        if node is None:
            return
        scale, shift, mean, variance = (self.constants[name].astype(np.float64) for name in node.input[1:5])
        epsilon = next((a.f for a in node.attribute if a.name == "epsilon"), 1e-5)
        factor = scale / np.sqrt(variance + epsilon)
        one.weights = one.weights * factor.reshape(-1, 1, 1, 1)
        one.bias = (one.bias - mean) * factor + shift
        one.output = node.output[0]
        self.drop(node)

    def fold_affine(self, one: Convolution) -> None:
        """Scales and shifts by one number that directly follow."""
        while True:
            scale, shift = self.only_user(one.output, "Mul"), self.only_user(one.output, "Add")
            number = self.scalar_of(scale or shift)
            if number is None:
                return
            if scale is not None:
                one.weights, one.bias = one.weights * number, one.bias * number
            else:
                one.bias = one.bias + number
            node = scale or shift
            one.output = node.output[0]
            self.drop(node)

    def fold_hard_swish(self, one: Convolution) -> None:
        """x * clip(x + 3, 0, 6) / 6 and the scale and shift after it."""
        plus = [n for n in self.users.get(one.output, []) if n.op_type == "Add" and self.scalar_of(n) == 3]
        clip = self.only_user(plus[0].output[0], "Clip") if len(plus) == 1 else None
        times = self.only_user(clip.output[0], "Mul") if clip is not None else None
        by_six = self.only_user(times.output[0], "Div") if times is not None else None
        if clip is None or times is None or one.output not in times.input or self.scalar_of(by_six) != 6:
            return
        self.drop(plus[0], clip, times, by_six)
        scale, shift, result = self.affine_after(by_six.output[0])
        shift = self.into_next(result, scale, shift)
        gate, swished = f"{one.output}.gate", result if shift == 0 else f"{one.output}.swished"
        one.after.append(helper.make_node("HardSigmoid", [one.output], [gate], alpha=1 / 6, beta=0.5))
        one.after.append(helper.make_node("Mul", [one.output, gate], [swished]))
        if shift != 0:
            one.after.append(self.shifted(swished, result, shift, len(one.bias)))

    def affine_after(self, name: str) -> tuple[float, float, str]:
        """Scale and shift of the activation, where the one convolution that uses it can take in the scale."""
        times = self.only_user(name, "Mul")
        plus = self.only_user(times.output[0], "Add") if times is not None else None
        scale, shift = self.scalar_of(times), self.scalar_of(plus)
        if scale in (None, 0) or shift is None or self.only_user(plus.output[0], "Conv") is None:
            return 1, 0, name
        self.drop(times, plus)
        return scale, shift, plus.output[0]

    def into_next(self, name: str, scale: float, shift: float) -> float:
        """Folds what it can into the convolution that follows; returns the shift that its input still needs."""
        following = self.only_user(name, "Conv")
        if following is None:
            return shift
        into = self.convolutions[id(following)]
        if into.mixes_all_places_alike:
            into.bias = into.bias + into.weights.sum(axis=(1, 2, 3)) * shift
            shift = 0
        into.weights = into.weights * scale
        return shift / scale

    def shifted(self, name: str, result: str, shift: float, channels: int) -> NodeProto:
        """The sum as a batch normalisation: the runtime computes that in its blocked layout, a sum only outside it."""
        ones, zeros, shifts = (f"{result}.{kind}" for kind in ("ones", "zeros", "shift"))
        self.constants[ones] = np.ones(channels, np.float32)
        self.constants[zeros] = np.zeros(channels, np.float32)
        self.constants[shifts] = np.full(channels, shift, np.float32)
        return helper.make_node("BatchNormalization", [name, ones, shifts, zeros, ones], [result], epsilon=0.0)

    def fold(self) -> None:
        for one in self.convolutions.values():
            self.fold_normalisation(one)
            self.fold_affine(one)
            self.fold_hard_swish(one)
        self.write()

    def write(self) -> None:
        kept = []
        for node in self.nodes:
            if id(node) in self.dropped:
                continue
            kept.append(node)
            one = self.convolutions.get(id(node))
            if one is None:
                continue
            weights, bias = f"{one.output}.weights", f"{one.output}.bias"
            self.constants[weights], self.constants[bias] = one.weights.astype(np.float32), one.bias.astype(np.float32)
            node.input[1:] = [weights, bias]
            node.output[0] = one.output
            kept += one.after
        used = {name for node in kept for name in node.input}
        del self.graph.node[:], self.graph.initializer[:], self.graph.value_info[:]
        self.graph.node.extend(kept)
        self.graph.initializer.extend(
            numpy_helper.from_array(np.ascontiguousarray(value), name)
            for name, value in self.constants.items()
            if name in used
        )


def folded(model: onnx.ModelProto) -> onnx.ModelProto:
    """The same function of the same inputs with fewer operations."""
    result = onnx.ModelProto()
    result.CopyFrom(model)
    Folding(result).fold()
    onnx.checker.check_model(result)
    return result


def write_version(old: Path, new: Path) -> float:
    """Writes the folded version beside the old one; returns the greatest difference of their golden answers."""
    manifest = json.loads((old / "model.json").read_text())
    shutil.copytree(old, new, ignore=shutil.ignore_patterns("MODEL_CARD.md"))
    onnx.save(folded(onnx.load(old / manifest["entry"])), new / manifest["entry"])
    golden = manifest["golden"]
    inputs = {
        name: np.fromfile(old / tensor["file"], "<f4").reshape(tensor["shape"])
        for name, tensor in golden["inputs"].items()
    }
    names = list(golden["outputs"])
    before, after = (answers(folder / manifest["entry"], names, inputs) for folder in (old, new))
    for name, answer in zip(names, after):
        answer.astype("<f4").tofile(new / golden["outputs"][name]["file"])
    manifest["version"] = new.name
    manifest["files"] = [listed(new, file["path"]) for file in manifest["files"]]
    write_manifest(new, manifest)
    return max(float(abs(a - b).max()) for a, b in zip(before, after))


def answers(path: Path, names: list[str], inputs: dict[str, np.ndarray]) -> list[np.ndarray]:
    return onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"]).run(names, inputs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--models", type=Path, default=Path("models"))
    parser.add_argument("--model", required=True)
    parser.add_argument("--version", required=True, help="the version to fold")
    parser.add_argument("--new", required=True, help="the version to write")
    options = parser.parse_args()
    old, new = (options.models / options.model / version for version in (options.version, options.new))
    if new.exists():
        parser.error(f"version {options.new} exists: a version never changes, name a new one")
    difference = write_version(old, new)
    print(f"the answers to the golden input differ by at most {difference:.1e}")
    if difference > DIFFERENCE_MAX:
        parser.error(f"more than {DIFFERENCE_MAX:.0e}: this network is not folded right")


if __name__ == "__main__":
    main()
