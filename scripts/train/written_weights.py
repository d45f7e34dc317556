"""Reads weights back from the TypeScript files that fits write."""

import re
from dataclasses import dataclass
from pathlib import Path

import numpy as np

SCALE = 100
"""Weights and biases are written as hundredths."""


@dataclass
class Written:
    classes: list[str]
    bias: np.ndarray
    """(classes,)"""
    heads: list[list[str]]
    """What stands before the weights of each line."""
    weights: np.ndarray
    """(classes, lines)"""


def read_weights(path: Path, separator: str, head: int) -> Written:
    """Lines of the file's one template string: `head` parts, then the weights by the index of their class, `3:-120`."""
    source = path.read_text(encoding="utf-8")
    classes = re.findall(r"^  \['(\w+)', (-?\d+)\],$", source, re.MULTILINE)
    text = source[source.index(" = `") + len(" = `") : source.rindex("`;")]
    lines = [line.split(separator) for line in re.sub(r"\\(.)", r"\1", text).split("\n")]
    weights = np.zeros((len(classes), len(lines)))
    for column, line in enumerate(lines):
        for part in line[head:]:
            row, weight = part.split(":")
            weights[int(row), column] = int(weight) / SCALE
    bias = np.array([int(number) / SCALE for _, number in classes])
    return Written([name for name, _ in classes], bias, [line[:head] for line in lines], weights)
