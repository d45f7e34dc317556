"""A decoder as those of diffusion models are built: nearest neighbours and a convolution, once for each doubling.

The latent holds the strongest principal components of a block, as in `decoders.py`; the decoder is trained, not
solved, and comes less near. Its strides of 8 and 16 are what `peaks.py` looks for.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor, nn

WIDTHS = (64, 48, 32, 20, 12)
BATCH, PATCH, RATE = 6, 96, 2e-3


class Staged(nn.Module):
    """Pictures 0-1, [n, 3, h, w] with sides of multiples of the stride 2 ** `doublings`, and back."""

    def __init__(self, doublings: int, channels: int) -> None:
        super().__init__()
        self.stride = 2**doublings
        block = 3 * self.stride**2
        self.register_buffer("mean", torch.zeros(block))
        self.register_buffer("basis", torch.zeros(channels, block))
        self.register_buffer("spread", torch.ones(channels))
        self.first = nn.Conv2d(channels, WIDTHS[0], 3, padding=1)
        self.stages = nn.ModuleList(
            nn.Conv2d(into, out, 3, padding=1) for into, out in pairwise(WIDTHS[: doublings + 1])
        )
        self.last = nn.Conv2d(WIDTHS[doublings], 3, 3, padding=1)

    def encode(self, picture: Tensor) -> Tensor:
        blocks = F.pixel_unshuffle(picture - 0.5, self.stride) - self.mean[None, :, None, None]
        return torch.einsum("kb,nbhw->nkhw", self.basis, blocks) / self.spread[None, :, None, None]

    def forward(self, picture: Tensor) -> Tensor:
        x = F.silu(self.first(self.encode(picture)))
        for stage in self.stages:
            x = F.silu(stage(F.interpolate(x, scale_factor=2.0, mode="nearest")))
        return self.last(x) + 0.5


def train_staged(doublings: int, channels: int, pictures: Tensor, seed: int, steps: int) -> Staged:
    """A decoder of pictures [n, 3, h, w], 0-1, by that many steps."""
    torch.manual_seed(seed)
    rng = np.random.default_rng([seed, doublings])
    net = Staged(doublings, channels)
    blocks = F.pixel_unshuffle(pictures - 0.5, net.stride).permute(0, 2, 3, 1).flatten(0, 2)
    net.mean.copy_(blocks.mean(0))
    values, vectors = torch.linalg.eigh((blocks - net.mean).T @ (blocks - net.mean) / len(blocks))
    net.basis.copy_(vectors.T.flip(0)[:channels])
    net.spread.copy_(values.flip(0)[:channels].clamp(min=1e-8).sqrt())
    optimiser = torch.optim.Adam(net.parameters(), RATE)
    room = pictures.shape[2] - PATCH
    for step in range(steps):
        for group in optimiser.param_groups:
            group["lr"] = RATE * (0.5 * (1 + np.cos(np.pi * step / steps)) + 0.01)
        corners = [(one, *rng.integers(0, room + 1, 2)) for one in rng.integers(0, len(pictures), BATCH)]
        picture = torch.stack([pictures[n, :, y : y + PATCH, x : x + PATCH] for n, y, x in corners])
        optimiser.zero_grad()
        error = net(picture) - picture
        (error.abs().mean() + 10 * error.pow(2).mean()).backward()
        optimiser.step()
    return net.eval()
