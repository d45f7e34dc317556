"""The network: what differs, on a page, from the rest of the same page.

What is measured of each cell (evidence.py, fixed) and what a few convolutions see of the picture there (`Sight`) is
compared with the cells of the page that have like content (`PageRelative`), and a small network reads the
differences. One trunk carries two heads, `copy-paste` and `background-patch`.

Shapes: picture [1, 3, H, W], grey levels 0-255, RGB, uint8 or float;
logits [1, 2, H // 8, W // 8], in the order of HEADS.
"""

import torch
import torch.nn as nn
import torch.nn.functional as F

from .evidence import Evidence, second

HEADS = ("copy-paste", "background-patch")
EVIDENCE, CONTENT, PAGE, SEEN = 52, 4, 58, 48
# Cells of like content are told apart by this many soft clusters.
BUCKETS = 12
# A bucket is pulled to the page's mean as if it held this many cells of it.
PRIOR_CELLS = 24.0
# `standing_out`: which peak stands for the rest of the page, its part, and a height that no page goes below.
PEAKS, PEAK_SHARE, LOWEST_PEAK = 6, 0.7, -7.0


class PageRelative(nn.Module):
    """Each cell's features less the mean of like cells of its page, over their spread.

    `centres` are k-means of standardised content, `floor` the least spread of a
    feature that counts: a part of its spread over many pages."""

    def __init__(self, features: int, clip: float = 5.0) -> None:
        super().__init__()
        self.clip = clip
        self.register_buffer("floor", torch.ones(features))
        self.register_buffer("centres", torch.randn(BUCKETS, CONTENT))

    def buckets(self, content: torch.Tensor) -> torch.Tensor:
        """content [1, 4, h, w] -> membership [K, N], rising to 1 over buckets for each cell."""
        flat = standardised(content.flatten(2))[0]
        distance = (flat[None] - self.centres[:, :, None]).pow(2).sum(1)
        return torch.softmax(-2.0 * distance, 0)

    def forward(self, features: torch.Tensor, member: torch.Tensor) -> torch.Tensor:
        flat = features.flatten(2)[0]
        page_mean = flat.mean(1, keepdim=True)
        flat = flat - page_mean
        page_power = flat.pow(2).mean(1, keepdim=True)
        cells = member.sum(1)[None] + PRIOR_CELLS
        mean = flat @ member.t() / cells
        power = (flat.pow(2) @ member.t() + PRIOR_CELLS * page_power) / cells
        spread = (power - mean.pow(2)).clamp(min=0) + self.floor[:, None].pow(2)
        z = (flat - mean @ member) / (spread @ member).sqrt()
        z = self.clip * torch.tanh(z / self.clip)
        return z.reshape(features.shape)


def standardised(x: torch.Tensor) -> torch.Tensor:
    """Less its mean over its spread, along the last axis."""
    x = x - x.mean(-1, keepdim=True)
    return x / (x.pow(2).mean(-1, keepdim=True).sqrt() + 0.05)


class Block(nn.Module):
    """A residual 3 x 3 convolution."""

    def __init__(self, width: int, dilation: int) -> None:
        super().__init__()
        self.conv = nn.Conv2d(width, width, 3, padding=dilation, dilation=dilation)
        self.mix = nn.Conv2d(width, width, 1)
        nn.init.zeros_(self.mix.weight)
        nn.init.zeros_(self.mix.bias)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + self.mix(F.relu(self.conv(x)))


class Separable(nn.Module):
    """A residual 3 x 3 convolution of each channel and a mix of all."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.each = nn.Conv2d(width, width, 3, padding=1, groups=width)
        self.mix = nn.Conv2d(width, width, 1)
        nn.init.normal_(self.mix.weight, std=0.3 / width**0.5)
        nn.init.zeros_(self.mix.bias)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + self.mix(F.relu(self.each(x)))


class Sight(nn.Module):
    """What the picture shows at each cell: picture [1, 3, 8 h, 8 w] -> features [1, SEEN, h, w].

    Reads light less the light around it, its second differences (they stand out from strokes only when made small),
    and two colours at half size. Strides of two, so that a letter's shape is seen with its edges."""

    def __init__(self, widths: tuple[int, int] = (20, 32)) -> None:
        super().__init__()
        first, second_ = widths
        ycc = torch.tensor([[0.299, 0.587, 0.114], [-0.169, -0.331, 0.5], [0.5, -0.419, -0.081]])
        self.register_buffer("ycc", ycc.reshape(3, 3, 1, 1))
        self.at_half = nn.Conv2d(10, first, 3, padding=1)
        self.at_fourth = nn.Sequential(nn.Conv2d(first, second_, 3, 2, 1), nn.ReLU(), Separable(second_))
        self.at_eighth = nn.Sequential(
            nn.Conv2d(second_, SEEN, 3, 2, 1), nn.ReLU(), Separable(SEEN), Separable(SEEN), nn.Conv2d(SEEN, SEEN, 1)
        )

    def forward(self, picture: torch.Tensor) -> torch.Tensor:
        height, width = picture.shape[2] // 8 * 8, picture.shape[3] // 8 * 8
        ycc = F.conv2d(picture[:, :, :height, :width].float(), self.ycc)
        luma = ycc[:, :1]
        around = F.interpolate(F.avg_pool2d(luma, 8), scale_factor=8, mode="nearest")
        rough = second(second(luma, 2), 3)
        rough = 2 * torch.tanh(rough / 8)
        shown = F.pixel_unshuffle(torch.cat([(luma - around) / 48, rough], 1), 2)
        x = torch.cat([shown, F.avg_pool2d(ycc[:, 1:], 2) / 16], 1)
        return self.at_eighth(self.at_fourth(F.relu(self.at_half(x))))


class Reader(nn.Module):
    """(picture, evidence, content, page) -> logits [1, 2, h, w].

    `sees` False leaves the picture out: the network of versions 1.0 to 1.2. Of `beside` more features, which follow
    the evidence, it is known already how they differ from like cells."""

    def __init__(self, width: int = 32, sees: bool = True, beside: int = 0) -> None:
        super().__init__()
        self.relative = PageRelative(EVIDENCE)
        self.register_buffer("page_mean", torch.zeros(PAGE))
        self.register_buffer("page_spread", torch.ones(PAGE))
        self.stem = nn.Conv2d(EVIDENCE + CONTENT + beside, width, 1)
        self.gate = nn.Sequential(nn.Linear(PAGE, 16), nn.ReLU(), nn.Linear(16, 2 * width))
        self.sight = Sight() if sees else None
        if sees:
            self.unlike = PageRelative(SEEN)
            self.take = nn.Conv2d(SEEN, width, 1)
        self.first = nn.Sequential(Block(width, 1), Block(width, 2))
        self.again = PageRelative(width)
        self.join = nn.Conv2d(2 * width, width, 1)
        self.last = nn.Sequential(Block(width, 1), Block(width, 4), Block(width, 2))
        self.out = nn.Conv2d(width, len(HEADS), 1)
        nn.init.zeros_(self.gate[2].weight)
        nn.init.zeros_(self.gate[2].bias)
        nn.init.constant_(self.out.bias, -4.0)

    def forward(self, picture: torch.Tensor, evidence: torch.Tensor, content: torch.Tensor, page: torch.Tensor):
        return self.read(picture, *self.compared(evidence, content), page)

    def compared(self, evidence: torch.Tensor, content: torch.Tensor):
        """The page against itself: differences and content [1, EVIDENCE + CONTENT + beside, h, w], membership
        [K, h, w]."""
        member = self.relative.buckets(content)
        shown = standardised(content.flatten(2)).reshape(content.shape)
        own, beside = evidence[:, :EVIDENCE], evidence[:, EVIDENCE:]
        differences = torch.cat([self.relative(own, member), shown, beside], 1)
        return differences, member.reshape(-1, *content.shape[2:])

    def read(
        self, picture: torch.Tensor, differences: torch.Tensor, member: torch.Tensor, page: torch.Tensor
    ) -> torch.Tensor:
        """Logits from a page, or while training a part of one, that was compared with itself."""
        member = member.flatten(1)
        page = ((page - self.page_mean) / self.page_spread).clamp(-2, 2)
        scale, shift = self.gate(page)[:, :, None, None].chunk(2, 1)
        x = self.stem(differences) * (1 + scale) + shift
        if self.sight is not None:
            # Only how a place differs from like places: what text looks like at all would be learned by heart.
            x = x + self.take(self.unlike(self.sight(picture), member))
        x = F.relu(x)
        x = self.first(x)
        x = F.relu(self.join(torch.cat([x, self.again(x, member)], 1)))
        return self.out(self.last(x))


def standing_out(logits: torch.Tensor) -> torch.Tensor:
    """Logits less a part of the page's sixth highest peak, [1, C, h, w] -> same.

    A page that is odd everywhere has many peaks, a forged one few: on receipts forged by other hands this
    told pages apart better (image AUC +.03 on average), and as well on drawn ones."""
    smooth = F.avg_pool2d(logits, 3, 1, 1, count_include_pad=False)
    peak = smooth == F.max_pool2d(smooth, (7, 13), 1, (3, 6))
    heights = torch.where(peak, smooth, torch.full_like(smooth, LOWEST_PEAK)).flatten(2)
    heights = F.pad(heights, (0, PEAKS), value=LOWEST_PEAK)
    other = heights.topk(PEAKS, 2).values[:, :, PEAKS - 1].clamp(min=LOWEST_PEAK)
    return logits - PEAK_SHARE * (other - LOWEST_PEAK)[:, :, None, None]


class Net(nn.Module):
    """picture -> logits of both heads, by how much a place stands out on its page."""

    def __init__(self, reader: Reader) -> None:
        super().__init__()
        self.evidence = Evidence()
        self.reader = reader

    def forward(self, picture: torch.Tensor) -> torch.Tensor:
        return standing_out(self.reader(picture, *self.evidence(picture)))
