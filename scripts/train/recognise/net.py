"""PP-OCRv4's mobile recogniser (LCNetV3 and SVTR) at twice its resolution along the line, with a head of our own.

The weights come from its ONNX file, in which the branches of the backbone are merged already. The original answers
every 8 pixels. The Hebrew letters vav, yod and final nun are narrower, so the last pooling goes on by one column
here and not by two, and the convolutions after it are dilated: they see what they saw, twice as often.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import Tensor, nn
from torch.nn import functional

from .alphabet import CHARACTERS, CLASSES, SPACE

BLOCKS = (
    # channels in, out, kernel, stride (rows, columns), squeeze and excitation
    (16, 32, 3, (1, 1), False),
    (32, 64, 3, (1, 1), False),
    (64, 64, 3, (1, 1), False),
    (64, 128, 3, (2, 1), False),
    (128, 128, 3, (1, 1), False),
    (128, 240, 3, (1, 2), False),
    (240, 240, 5, (1, 1), False),
    (240, 240, 5, (1, 1), False),
    (240, 240, 5, (1, 1), False),
    (240, 240, 5, (1, 1), False),
    (240, 480, 5, (2, 1), True),
    (480, 480, 5, (1, 1), True),
    (480, 480, 5, (2, 1), False),
    (480, 480, 5, (1, 1), False),
)
HEIGHT = 48
"""Of a line, pixels."""
STEP = 4
"""Pixels along the line for one step of the answer."""
WIDTH, HEADS = 120, 8


class Affine(nn.Module):
    """One factor and one summand for all channels."""

    def __init__(self) -> None:
        super().__init__()
        self.scale, self.shift = nn.Parameter(torch.ones(1)), nn.Parameter(torch.zeros(1))

    def forward(self, x: Tensor) -> Tensor:
        return x * self.scale + self.shift


class Activation(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.before, self.after = Affine(), Affine()

    def forward(self, x: Tensor) -> Tensor:
        return self.after(functional.hardswish(self.before(x)))


class Excitation(nn.Module):
    """Weighs channels by what they hold on the whole line."""

    def __init__(self, channels: int) -> None:
        super().__init__()
        self.down, self.up = nn.Conv2d(channels, channels // 4, 1), nn.Conv2d(channels // 4, channels, 1)

    def forward(self, x: Tensor) -> Tensor:
        weights = self.up(functional.relu(self.down(functional.adaptive_avg_pool2d(x, 1))))
        return x * functional.hardsigmoid(weights)


class Block(nn.Module):
    def __init__(self, before: int, after: int, kernel: int, stride: tuple[int, int], excited: bool) -> None:
        super().__init__()
        self.across = nn.Conv2d(before, before, kernel, stride, kernel // 2, groups=before)
        self.one = Activation()
        self.excite = Excitation(before) if excited else nn.Identity()
        self.along, self.two = nn.Conv2d(before, after, 1), Activation()

    def forward(self, x: Tensor) -> Tensor:
        return self.two(self.along(self.excite(self.one(self.across(x)))))


class Convolved(nn.Module):
    """A convolution along the line or of single columns, with statistics that stay as they are."""

    def __init__(self, before: int, after: int, kernel: int) -> None:
        super().__init__()
        # Dilated by the doubled resolution.
        self.conv = nn.Conv2d(before, after, (1, kernel), padding=(0, kernel // 2 * 2), dilation=(1, 2), bias=False)
        self.norm = nn.BatchNorm2d(after)

    def forward(self, x: Tensor) -> Tensor:
        return functional.silu(self.norm(self.conv(x)))

    def train(self, mode: bool = True) -> Convolved:
        super().train(mode)
        # Batches of short and of long lines have statistics of their own.
        self.norm.eval()
        return self


class Mixing(nn.Module):
    """Attention among the steps of a line, then each step by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = nn.LayerNorm(WIDTH, 1e-5), nn.LayerNorm(WIDTH, 1e-5)
        self.triple, self.join = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.widen, self.narrow = nn.Linear(WIDTH, 2 * WIDTH), nn.Linear(2 * WIDTH, WIDTH)

    def forward(self, x: Tensor) -> Tensor:
        batch, steps, _ = x.shape
        triple = self.triple(self.first(x)).reshape(batch, steps, 3, HEADS, WIDTH // HEADS)
        query, key, value = triple.permute(2, 0, 3, 1, 4).unbind(0)
        weights = torch.softmax((query * (WIDTH / HEADS) ** -0.5) @ key.transpose(-1, -2), -1)
        x = x + self.join((weights @ value).transpose(1, 2).flatten(2))
        return x + self.narrow(functional.silu(self.widen(self.second(x))))


class Recogniser(nn.Module):
    """Lines [batch, 3, 48, width] in -1 to 1 (BGR) -> logits [batch, width / 4, CLASSES]; width a multiple of 8."""

    def __init__(self) -> None:
        super().__init__()
        self.stem, self.stem_norm = nn.Conv2d(3, 16, 3, 2, 1, bias=False), nn.BatchNorm2d(16)
        self.blocks = nn.Sequential(*(Block(*block) for block in BLOCKS))
        self.enter = nn.Sequential(Convolved(480, 60, 3), Convolved(60, WIDTH, 1))
        self.mixing = nn.Sequential(Mixing(), Mixing())
        self.norm = nn.LayerNorm(WIDTH, 1e-6)
        self.leave = Convolved(WIDTH, 480, 1)
        self.merge = nn.Sequential(Convolved(960, 60, 3), Convolved(60, WIDTH, 1))
        self.head = nn.Linear(WIDTH, CLASSES)

    def train(self, mode: bool = True) -> Recogniser:
        super().train(mode)
        self.stem_norm.eval()
        return self

    def readers(self) -> list[nn.Module]:
        """What comes after the backbone."""
        return [self.enter, self.mixing, self.norm, self.leave, self.merge, self.head]

    def see(self, lines: Tensor) -> Tensor:
        """The backbone: features [batch, 480, 1, width / 4]."""
        seen = self.blocks(self.stem_norm(self.stem(lines)))
        # One more column, so that there are as many steps as columns.
        return functional.avg_pool2d(torch.cat((seen, seen[..., -1:]), 3), (3, 2), (3, 1))

    def forward(self, lines: Tensor) -> Tensor:
        return self.read(self.see(lines))

    def read(self, seen: Tensor) -> Tensor:
        """Features of the backbone -> logits."""
        steps = self.enter(seen).squeeze(2).transpose(1, 2)
        steps = self.norm(self.mixing(steps))
        steps = self.leave(steps.transpose(1, 2).unsqueeze(2))
        steps = self.merge(torch.cat((seen, steps), 1))
        return self.head(steps.squeeze(2).transpose(1, 2))


def from_original(path: Path, characters: Path) -> Recogniser:
    """The network with the weights of PP-OCRv4's ONNX file, its head for the characters that both know.

    `characters` is the file's dictionary, one a line. Raises ValueError where the file is another network's.
    """
    net = Recogniser()
    weights = _tensors(path)
    with torch.no_grad():
        for target, stored in zip(_places(net), weights[:-2], strict=True):
            values = stored.T if target.ndim == 2 else stored
            if tuple(target.shape) != values.shape:
                raise ValueError(f"a tensor of {values.shape} where {tuple(target.shape)} belongs")
            target.copy_(torch.from_numpy(values.copy()))
        _fill_head(net.head, weights[-2], weights[-1], characters.read_text(encoding="utf-8").splitlines())
    return net


def _tensors(path: Path) -> list[np.ndarray]:
    """The learnt tensors of the file in the order of their use."""
    graph = onnx.load(str(path)).graph
    constants = {n.output[0]: numpy_helper.to_array(n.attribute[0].t) for n in graph.node if n.op_type == "Constant"}
    found = []
    for node in graph.node:
        if node.op_type in ("Conv", "BatchNormalization", "MatMul", "Mul", "Add"):
            values = [constants[name] for name in node.input if name in constants]
            # The numbers of an activation's formula have no dimension, an affine's have one.
            found += [value.astype(np.float32) for value in values if value.ndim > 0]
    return found


def _places(net: Recogniser) -> list[Tensor]:
    """The tensors of the network in the order in which the file uses them."""

    def norm(one: nn.BatchNorm2d) -> list[Tensor]:
        return [one.weight, one.bias, one.running_mean, one.running_var]

    def conv(one: nn.Conv2d | nn.Linear | nn.LayerNorm) -> list[Tensor]:
        return [one.weight, one.bias]

    def active(one: Activation) -> list[Tensor]:
        return [one.before.scale, one.before.shift, one.after.scale, one.after.shift]

    places = [net.stem.weight, *norm(net.stem_norm)]
    for block in net.blocks:
        places += [*conv(block.across), *active(block.one)]
        if isinstance(block.excite, Excitation):
            places += [*conv(block.excite.down), *conv(block.excite.up)]
        places += [*conv(block.along), *active(block.two)]
    for one in net.enter:
        places += [one.conv.weight, *norm(one.norm)]
    for one in net.mixing:
        for part in (one.first, one.triple, one.join, one.second, one.widen, one.narrow):
            places += conv(part)
    places += conv(net.norm)
    for one in (net.leave, *net.merge):
        places += [one.conv.weight, *norm(one.norm)]
    return places


def _fill_head(head: nn.Linear, weight: np.ndarray, bias: np.ndarray, characters: list[str]) -> None:
    """Classes of characters that the original knows start as it knows them, others small."""
    # Its dictionary lacks no character of a line, and its last class is the space.
    known = {0: 0, SPACE: weight.shape[1] - 1}
    known |= {index + 1: characters.index(c) + 1 for index, c in enumerate(CHARACTERS) if c in characters}
    nn.init.normal_(head.weight, std=0.01)
    head.bias.fill_(float(np.median(bias)))
    for ours, theirs in known.items():
        head.weight[ours] = torch.from_numpy(weight[:, theirs].copy())
        head.bias[ours] = float(bias[theirs])
