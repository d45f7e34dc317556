"""A pretrained backbone in the place of `Sight`: it sees the picture, and is trained on with the rest of the network.

EfficientNet-lite0 up to a stride of 8, which is the side of a cell: the traces of an edit are small. How a place
differs from like places of its page is read from it as from `Sight`, so what is compared is who taught the
convolutions, and whether they may learn on.
"""

from __future__ import annotations

import torch
import torch.nn as nn
import torch.nn.functional as F

from ..evidence import CELL
from ..net import SEEN, Reader
from .backbones import Lite, filled, same

# Blocks of `Lite` up to a stride of 8; where its levels end, with their strides and channels.
BLOCKS = 5
ENDS = {2: (4, 24), 4: (8, 40)}
# The backbone's learning rate, as a part of that of the layers trained from nothing; 0 leaves it as it was published.
RATES = {"shallow-tuned": 0.05, "shallow-held": 0.0}


class Shallow(nn.Module):
    """What the first blocks of a backbone show at each cell: picture [1, 3, 8 h, 8 w] -> features [1, SEEN, h, w].

    Its normalisation keeps the scales it was published with: one page is no sample to measure them on."""

    def __init__(self, lite: Lite) -> None:
        super().__init__()
        self.stem, self.even = lite._conv_stem, lite._bn0
        self.blocks = nn.ModuleList(list(lite._blocks)[:BLOCKS])
        self.read = nn.Conv2d(sum(channels for _, channels in ENDS.values()), SEEN, 1)

    def backbone(self) -> list[nn.Parameter]:
        """The weights that others trained."""
        return [*self.stem.parameters(), *self.even.parameters(), *self.blocks.parameters()]

    def train(self, mode: bool = True):
        super().train(mode)
        for layer in self.modules():
            if isinstance(layer, nn.BatchNorm2d):
                layer.eval()
        return self

    def forward(self, picture: torch.Tensor) -> torch.Tensor:
        rows, columns = (size // CELL for size in picture.shape[2:])
        x = F.relu6(self.even(same(self.stem, (filled(picture) - 127) / 128)))
        levels = []
        for at, block in enumerate(self.blocks):
            x = block(x)
            if at in ENDS:
                levels.append(F.avg_pool2d(x, CELL // ENDS[at][0]))
        return self.read(torch.cat(levels, 1))[:, :, :rows, :columns]


def groups_of(reader: Reader, variant: str) -> list[dict]:
    """The optimiser's groups: the weights of a pretrained backbone learn at a part (`slower`) of the rate."""
    if variant not in RATES:
        return [{"params": list(reader.parameters()), "slower": 1.0}]
    slow = reader.sight.backbone()
    if not RATES[variant]:
        for weight in slow:
            weight.requires_grad_(False)
    known = {id(weight) for weight in slow}
    rest = [weight for weight in reader.parameters() if id(weight) not in known]
    return [{"params": rest, "slower": 1.0}, {"params": slow, "slower": RATES[variant]}]
