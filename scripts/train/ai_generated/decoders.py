"""Autoencoders that give a picture back nearly as it was, each with another way of making it larger again.

A latent holds part of the numbers of a block of `factor` x `factor` pixels (principal components, the strongest first).
A decoder makes it larger (`spread`), reads a neighbourhood of it by a convolution solved in closed form (ridge
regression), and corrects that by a small network trained for the rest. Solving leaves nothing to train but detail: so
the pictures come back at 35 dB and more after seconds, and only the hand of the upsampler is left in them.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
import torch.nn.functional as F
from torch import Tensor, nn


@dataclass(frozen=True)
class Family:
    """`factor`: pixels of a latent's side; `spread`: how it is made larger; `kernel`: the convolution's side."""

    factor: int
    spread: str
    kernel: int
    quantised: bool = False


FAMILIES: dict[str, Family] = {
    "nearest2": Family(2, "nearest", 5),
    "bilinear2": Family(2, "bilinear", 9),
    "bicubic2": Family(2, "bicubic", 9),
    "transposed4": Family(2, "zeros", 4),
    "transposed3": Family(2, "zeros", 3),
    "transposed8": Family(4, "zeros", 8),
    "shuffle2": Family(2, "shuffle", 3),
    "shuffle4": Family(4, "shuffle", 3),
    "patch8": Family(8, "shuffle", 1),
    "quantised2": Family(2, "nearest", 5, quantised=True),
    "subpixel2": Family(2, "residual", 3),
}

STEP = 1 / 48
"""Distance of a quantised latent's levels, for pictures 0-1."""


class Autoencoder(nn.Module):
    """Pictures 0-1, [n, 3, h, w] with sides of multiples of the factor, and back."""

    def __init__(self, family: Family, channels: int, hidden: int = 12) -> None:
        """`channels`: numbers of the 3 * factor ** 2 of a block that the latent keeps."""
        super().__init__()
        self.family, self.channels = family, channels
        block = 3 * family.factor**2
        self.register_buffer("mean", torch.zeros(block))
        self.register_buffer("basis", torch.zeros(channels, block))
        self.register_buffer("weights", torch.zeros(self.inputs() + 1, self.outputs()))
        self.detail = nn.Sequential(nn.Conv2d(3, hidden, 3, padding=1), nn.SiLU(), nn.Conv2d(hidden, 3, 3, padding=1))
        nn.init.zeros_(self.detail[2].weight)
        nn.init.zeros_(self.detail[2].bias)

    def inputs(self) -> int:
        """Numbers that one step of the solved convolution reads."""
        return self.channels * side(self.family) ** 2

    def outputs(self) -> int:
        """Numbers that it makes: those of a block, or of one pixel where it runs at full size."""
        return 3 if self.family.spread in ("nearest", "bilinear", "bicubic") else 3 * self.family.factor**2

    def encode(self, picture: Tensor) -> Tensor:
        blocks = F.pixel_unshuffle(picture - 0.5, self.family.factor) - self.mean[None, :, None, None]
        latent = torch.einsum("kb,nbhw->nkhw", self.basis, blocks)
        return torch.round(latent / STEP) * STEP if self.family.quantised else latent

    def spread(self, latent: Tensor) -> Tensor:
        """What the solved convolution runs over, its edges repeated: at the latent's size or at the picture's."""
        family = self.family
        if family.spread in ("nearest", "bilinear", "bicubic"):
            smooth = {} if family.spread == "nearest" else {"align_corners": False}
            latent = F.interpolate(latent, scale_factor=family.factor, mode=family.spread, **smooth)
        return F.pad(latent, (side(family) // 2,) * 4, mode="replicate")

    def read(self, latent: Tensor) -> Tensor:
        """All that each step of the convolution sees: [steps, inputs]."""
        return F.unfold(self.spread(latent), side(self.family)).transpose(1, 2).flatten(0, 1)

    def solved(self, latent: Tensor) -> Tensor:
        reach = side(self.family)
        kernel = self.weights[:-1].T.reshape(self.outputs(), -1, reach, reach)
        made = F.conv2d(self.spread(latent), kernel, self.weights[-1])
        if self.outputs() != 3:
            made = F.pixel_shuffle(made, self.family.factor)
        if self.family.spread == "residual":
            made = made + self.enlarged(latent)
        return made + 0.5

    def enlarged(self, latent: Tensor) -> Tensor:
        """The picture's block means, made larger bicubically: what a residual is added to."""
        blocks = torch.einsum("kb,nkhw->nbhw", self.basis, latent) + self.mean[None, :, None, None]
        small = blocks.unflatten(1, (3, -1)).mean(2)
        return F.interpolate(small, scale_factor=self.family.factor, mode="bicubic", align_corners=False)

    def forward(self, picture: Tensor) -> Tensor:
        made = self.solved(self.encode(picture))
        return made + self.detail(made - 0.5)


def side(family: Family) -> int:
    """Side of the solved convolution. A transposed one is solved as what a block's pixels see of 3 x 3 latents."""
    return 3 if family.spread == "zeros" else family.kernel


def reachable(family: Family, channels: int) -> Tensor:
    """Which weights a transposed convolution has, [inputs, outputs]: those its kernel reaches; all for the others."""
    inputs, outputs = channels * side(family) ** 2, 3 * family.factor**2
    if family.spread != "zeros":
        return torch.ones(inputs, outputs if family.spread in ("shuffle", "residual") else 3, dtype=torch.bool)
    factor, kernel = family.factor, family.kernel
    before = (kernel - factor) // 2
    # Pixel p of a block, seen from the latent d blocks away, lies at kernel tap p - d * factor + before.
    line = torch.tensor([[0 <= p - d * factor + before < kernel for p in range(factor)] for d in (-1, 0, 1)])
    by_tap = torch.einsum("ay,bx->abyx", line.float(), line.float()).reshape(9, factor * factor) > 0
    return by_tap.repeat(channels, 1).repeat(1, 3)
