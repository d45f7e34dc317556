"""The network that tells a decoder's hand: fixed measures of a crop's local residuals, and a small net to weigh them.

Two kinds of measures, each a mean over the crop, so that ink and place matter little:
- how strong the residuals of 4 x 4 pixels are, frequency by frequency and in brightness and both colours, at three
  levels each (a soft histogram): what a decoder leaves out of a picture's grain, or puts in;
- how the residual's size beats with periods of two and four pixels: what upsampling leaves behind. A period of eight
  is JPEG's, and not measured.
"""

from __future__ import annotations

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor, nn

CROP = 128
"""Side of what it is shown, pixels."""
LEVELS = {"luma": (1.5, 5.0, 20.0), "chroma": (0.7, 2.5, 8.0)}
"""Where each count of the histogram is full, grey levels of 255."""
RESIDUAL_FULL = 12.0
"""Residuals beyond this are ink's edges and are held there, grey levels of 255."""
PERIOD = 4


def spectrum_kernels() -> Tensor:
    """[270, 3, 4, 4]: 15 frequencies of luma and two colour differences, three levels, both signs."""
    k = np.arange(4)
    basis = np.sqrt(np.where(k == 0, 0.25, 0.5))[:, None] * np.cos(np.pi * (2 * k[None] + 1) * k[:, None] / 8)
    colours = {"luma": [[0.299, 0.587, 0.114]], "chroma": [[-0.169, -0.331, 0.5], [0.5, -0.419, -0.081]]}
    kernels = []
    for name, rows in colours.items():
        for row in rows:
            for v in range(4):
                for u in range(4):
                    if u or v:
                        wave = np.array(row)[:, None, None] * np.outer(basis[v], basis[u])
                        kernels += [sign * wave * 255 / level for level in LEVELS[name] for sign in (1, -1)]
    return torch.tensor(np.stack(kernels), dtype=torch.float32)


def residual_kernels() -> Tensor:
    """[16, 3, 3, 3]: each pixel's grey less its neighbours and their means, both signs."""
    lines = [
        [[0, 0, 0], [-1, 1, 0], [0, 0, 0]],
        [[0, -1, 0], [0, 1, 0], [0, 0, 0]],
        [[-1, 0, 0], [0, 1, 0], [0, 0, 0]],
        [[0, 0, 0], [-0.5, 1, -0.5], [0, 0, 0]],
        [[0, -0.5, 0], [0, 1, 0], [0, -0.5, 0]],
        [[0, -0.25, 0], [-0.25, 1, -0.25], [0, -0.25, 0]],
        [[-0.25, 0, -0.25], [0, 1, 0], [-0.25, 0, -0.25]],
        [[0.25, -0.5, 0.25], [-0.5, 1, -0.5], [0.25, -0.5, 0.25]],
    ]
    luma = np.array([0.299, 0.587, 0.114])[:, None, None] * 255 / RESIDUAL_FULL
    kernels = [sign * luma * np.array(line)[None] for line in lines for sign in (1, -1)]
    return torch.tensor(np.stack(kernels), dtype=torch.float32)


def beat_kernels() -> Tensor:
    """[15, 4, 4]: waves of a 4 x 4 grid but the mean; a residual's size times one of them shows its beat."""
    place = np.arange(PERIOD)
    line = [np.ones(4), np.cos(np.pi * place / 2), np.sin(np.pi * place / 2), np.cos(np.pi * place)]
    waves = [np.outer(a, b) for a in line for b in line][1:]
    return torch.tensor(np.stack(waves) / PERIOD, dtype=torch.float32)


FEATURES = 270 + 8 * 15


class Detector(nn.Module):
    """Pictures 0-1, [n, 3, CROP, CROP], to logits [n, 1]: rising with the likelihood of a decoder network."""

    def __init__(self, hidden: int = 24) -> None:
        super().__init__()
        self.register_buffer("spectrum", spectrum_kernels())
        self.register_buffer("residual", residual_kernels())
        self.register_buffer("beat", beat_kernels())
        self.register_buffer("mean", torch.zeros(FEATURES))
        self.register_buffer("spread", torch.ones(FEATURES))
        self.hidden = nn.Linear(FEATURES, hidden)
        self.last = nn.Linear(hidden, 1)

    def measures(self, picture: Tensor) -> Tensor:
        """[n, FEATURES]"""
        strength = F.conv2d(picture, self.spectrum, stride=2).clamp(0, 1).mean((2, 3))
        size = F.conv2d(picture, self.residual).clamp(0, 1)
        size = size[:, 0::2] + size[:, 1::2]
        kernels = self.beat.repeat(8, 1, 1)[:, None]
        beats = F.conv2d(size, kernels, stride=PERIOD, groups=8).mean((2, 3))
        return torch.cat([strength, beats * beats], 1)

    def weigh(self, measures: Tensor) -> Tensor:
        """[n, 1] logits of measures."""
        even = torch.tanh((measures - self.mean) / (2 * self.spread))
        return self.last(F.relu(self.hidden(F.dropout(even, 0.2, self.training))))

    def forward(self, picture: Tensor) -> Tensor:
        return self.weigh(self.measures(picture))
