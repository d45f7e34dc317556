"""What is measured of each 8 x 8 cell of a page, without learned weights.

No feature is the picture itself: each is a residual, a ratio of scales, a
colour of noise, a trace of JPEG compression or a rank of ink, so that the
network behind cannot learn what text looks like. All is made of operations that
ONNX has, and costs about as much as two full-size convolutions.

Shapes: picture [1, 3, H, W], grey levels 0-255, RGB; h = H // 8, w = W // 8; maps [1, C, h, w].
"""

import math

import torch
import torch.nn as nn
import torch.nn.functional as F

CELL = 8
# Log energies below this amplitude (grey levels) are one: less than rounding to 8 bits leaves.
FLOOR = 0.05
# The first 14 AC frequencies (row, column) by zig-zag, in two bands.
BANDS = [
    [(0, 1), (1, 0), (2, 0), (1, 1), (0, 2)],
    [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0), (3, 1), (2, 2), (1, 3), (0, 4)],
]
# Candidate quantisation steps of an earlier compression; a step of 1 leaves no trace.
STEPS = [*range(2, 17), *range(18, 33, 2)]
LAGS = [(0, 1), (1, 0), (1, 1), (0, 2), (2, 0)]


def dct_basis() -> torch.Tensor:
    """The 64 orthonormal 8 x 8 DCT-II functions, [64, 1, 8, 8], index 8 * row + column."""
    n = torch.arange(8, dtype=torch.float32)
    rows = torch.cos((2 * n[None] + 1) * n[:, None] * math.pi / 16) * 0.5
    rows[0] *= math.sqrt(0.5)
    return torch.einsum("ui,vj->uvij", rows, rows).reshape(64, 1, 8, 8)


def second(x: torch.Tensor, axis: int, step: int = 1) -> torch.Tensor:
    """Half the second difference along an axis at a spacing; the border repeats. [.., H, W] -> same."""
    pad = (step, step, 0, 0) if axis == 3 else (0, 0, step, step)
    wide = F.pad(x, pad, mode="replicate")
    size = x.shape[axis]
    return x - 0.5 * (wide.narrow(axis, 0, size) + wide.narrow(axis, 2 * step, size))


def cells(x: torch.Tensor) -> torch.Tensor:
    """Mean over each cell."""
    return F.avg_pool2d(x, CELL)


def log_energy(x: torch.Tensor) -> torch.Tensor:
    return torch.log(x + FLOOR)


def zeros(coefficients: torch.Tensor) -> torch.Tensor:
    """Share of a block's AC coefficients that round to zero: highest where the block was quantised."""
    return (coefficients.abs() < 0.5).float().mean(1, keepdim=True)


class Evidence(nn.Module):
    """picture -> (evidence [1, C, h, w], content [1, 4, h, w], page [1, P])."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("basis", dct_basis()[1:])
        self.register_buffer(
            "ycc",
            torch.tensor([[0.299, 0.587, 0.114], [-0.1687, -0.3313, 0.5], [0.5, -0.4187, -0.0813]]).reshape(3, 3, 1, 1),
        )
        self.register_buffer("edge", torch.tensor([1.0, -3.0, 3.0, -1.0]).reshape(1, 1, 1, 4))
        turn = (torch.arange(8)[:, None] + torch.arange(8)[None]) % 8
        self.register_buffer("turn", turn.reshape(-1))
        self.register_buffer("history", torch.tensor([8 * r + c - 1 for band in BANDS for r, c in band]))
        self.register_buffer("steps", torch.tensor(STEPS, dtype=torch.float32).reshape(1, 1, -1))

    def forward(self, picture: torch.Tensor):
        height, width = picture.shape[2] // CELL * CELL, picture.shape[3] // CELL * CELL
        ycc = F.conv2d(picture[:, :, :height, :width].float(), self.ycc)
        luma, chroma = ycc[:, :1], ycc[:, 1:]
        noise = self.residuals(luma)
        colour = self.chroma(chroma)
        content, sharp = self.strokes(luma)
        grid, phase_x, phase_y, strength = self.grid(luma)
        block, block_page = self.blocks(luma, phase_x, phase_y)
        evidence = torch.cat([noise, colour, sharp, grid, block], 1)
        page = torch.cat([strength, block_page, evidence.mean((2, 3))], 1)
        return evidence, content, page

    def residuals(self, luma: torch.Tensor) -> torch.Tensor:
        """Energy, floor, tail, flatness, peak and colour of the noise: 17 maps. The residuals are
        second differences along x, y and both (the SRM's, Fridrich and Kodovsky 2012), and at spacing 2."""
        dxx, dyy = second(luma, 3), second(luma, 2)
        both = second(dxx, 2)
        size = both.abs()
        level = log_energy(
            torch.cat(
                [
                    cells(size),
                    cells(dxx.abs()),
                    cells(dyy.abs()),
                    cells(second(luma, 3, 2).abs()),
                    cells(second(luma, 2, 2).abs()),
                ],
                1,
            )
        )
        low = log_energy(-F.max_pool2d(-F.avg_pool2d(size, 4), 2))
        lap = both.clamp(-24, 24)
        height, width = lap.shape[2], lap.shape[3]
        power = cells(lap * lap)
        tail = 0.5 * torch.log(power + FLOOR * FLOOR) - level[:, :1]
        flat = cells((size < 0.3).float())
        peak = log_energy(F.max_pool2d(size, CELL)) - level[:, :1]
        wide = F.pad(lap, (0, 2, 0, 2))
        around = F.avg_pool2d(power, 3, 1, 1, count_include_pad=False) + 0.1
        colour = [
            F.avg_pool2d(cells(lap * wide[:, :, dy : dy + height, dx : dx + width]), 3, 1, 1, count_include_pad=False)
            / around
            for dy, dx in LAGS
        ]
        scale = torch.cat(
            [
                level[:, 3:4] - level[:, 1:2],
                level[:, 4:5] - level[:, 2:3],
                level[:, :1] - 0.5 * (level[:, 1:2] + level[:, 2:3]),
            ],
            1,
        )
        return torch.cat([level, low, tail, flat, peak, *colour, scale], 1)

    def chroma(self, chroma: torch.Tensor) -> torch.Tensor:
        """Noise of the colour at two scales, and its ratio: 6 maps."""
        fine = log_energy(cells(second(chroma, 3).abs()))
        half = F.avg_pool2d(chroma, 2)
        coarse = log_energy(F.avg_pool2d(second(second(half, 3), 2).abs(), CELL // 2))
        return torch.cat([fine, coarse, fine - coarse], 1)

    def strokes(self, luma: torch.Tensor):
        """Content (what is like what): light, contrast here, contrast around, paper around;
        and how sharp the edges are for their contrast, how dark the ink and how light the paper is."""
        light = cells(luma)
        top, bottom = F.max_pool2d(luma, CELL), -F.max_pool2d(-luma, CELL)
        top3, bottom3 = F.max_pool2d(top, 3, 1, 1), -F.max_pool2d(-bottom, 3, 1, 1)
        dx = F.max_pool2d(F.pad((luma[..., 1:] - luma[..., :-1]).abs(), (0, 1)), CELL)
        dy = F.max_pool2d(F.pad((luma[..., 1:, :] - luma[..., :-1, :]).abs(), (0, 0, 0, 1)), CELL)
        ddx = F.max_pool2d(F.pad((luma[..., 2:] - luma[..., :-2]).abs(), (1, 1)), CELL)
        span = top3 - bottom3
        steep = torch.maximum(dx, dy)
        content = torch.cat([light / 255, torch.log1p(top - bottom), torch.log1p(span), top3 / 255], 1)
        sharp = torch.cat(
            [steep / (span + 8), dx / (ddx + 4), bottom3 / 64, top3 / 64, (steep - (top - bottom)) / (span + 8)], 1
        )
        return content, sharp

    def grid(self, luma: torch.Tensor):
        """Agreement of the local 8 x 8 block grid with the page's, at 8 shifts along x and y: 16 maps;
        the page's phase along x and y (the first column and row of a block) and its strength [1, 2]."""
        maps, phases, strengths = [], [], []
        for axis in (3, 2):
            edge = self.edge if axis == 3 else self.edge.transpose(2, 3)
            pad = (1, 2, 0, 0) if axis == 3 else (0, 0, 1, 2)
            jump = F.conv2d(F.pad(luma, pad, mode="replicate"), edge).abs()
            jump = jump.clamp(max=40)
            h, w = luma.shape[2] // CELL, luma.shape[3] // CELL
            folded = jump.reshape(1, h, CELL, w, CELL)
            lines = folded.mean(2) if axis == 3 else folded.mean(4).transpose(2, 3)
            lines = (lines / (lines.mean(3, keepdim=True) + 0.5)).clamp(max=3)
            lines = F.avg_pool2d(lines.permute(0, 3, 1, 2), 5, 1, 2, count_include_pad=False)
            lines = lines - lines.mean(1, keepdim=True)
            page = lines.mean((2, 3))
            strength = page.pow(2).sum(1, keepdim=True).sqrt()
            shape = page / (strength + 0.02)
            turned = shape.index_select(1, self.turn).reshape(8, 8, 1, 1)
            maps.append(F.conv2d(lines, turned))
            phases.append((page.argmax(1) + 1) % CELL)
            strengths.append(strength)
        return torch.cat(maps, 1), phases[0], phases[1], torch.cat(strengths, 1)

    def blocks(self, luma: torch.Tensor, phase_x: torch.Tensor, phase_y: torch.Tensor):
        """DCT at the page's own grid: band energies, zeros against shifted grids, and agreement with
        the quantisation steps that the page's coefficients cluster at: 8 maps, and page figures [1, 4]."""
        first = self.shifted(luma, phase_x, phase_y)
        height, width = luma.shape[2], luma.shape[3]
        wide = F.pad(first, (0, 4, 0, 4), mode="replicate")
        coefficients = F.conv2d(first, self.basis, stride=CELL)
        share = [zeros(coefficients)]
        for sx, sy in ((4, 4), (4, 0), (0, 4)):
            moved = wide[:, :, sy : sy + height, sx : sx + width]
            share.append(share[0] - zeros(F.conv2d(moved, self.basis, stride=CELL)))
        agreement, page = self.quantised(coefficients.index_select(1, self.history))
        return torch.cat([*share, agreement], 1), page

    def shifted(self, luma: torch.Tensor, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        """The picture moved so that column x and row y come first; the far edge repeats."""
        columns = (torch.arange(luma.shape[3], device=luma.device) + x).clamp(max=luma.shape[3] - 1)
        rows = (torch.arange(luma.shape[2], device=luma.device) + y).clamp(max=luma.shape[2] - 1)
        return luma.index_select(3, columns).index_select(2, rows)

    def quantised(self, d: torch.Tensor):
        """d [1, 14, h, w]: how well each block's coefficients lie on multiples of the steps that the
        page's do. The page's clustering at step q is the mean of a triangle wave of d / q over
        coefficients that are not zero (a characteristic function, after Lin et al. 2009): 2 bands x
        (agreement, share of coefficients that can tell)."""
        h, w = d.shape[2], d.shape[3]
        flat = d.reshape(d.shape[1], h * w, 1)
        ratio = flat.abs() / self.steps
        wave = 1 - 4 * (ratio - ratio.round()).abs()
        tells = (ratio > 0.6).float()
        wave = wave * tells
        count = tells.sum(1, keepdim=True)
        cluster = (wave.sum(1, keepdim=True) / (count + 200)).clamp(min=0.1) - 0.1
        weight = cluster * cluster * (1.02 - cluster)
        total = weight.sum(2, keepdim=True)
        weight = weight / (total + 0.01)
        vote = (wave * weight).sum(2)
        told = (tells * weight).sum(2)
        maps, page, start = [], [], 0
        for band in BANDS:
            end = start + len(band)
            sum_vote, sum_told = vote[start:end].sum(0), told[start:end].sum(0)
            maps += [sum_vote / (sum_told + 0.3), sum_told / len(band)]
            page += [cluster[start:end].amax((1, 2)).mean(), sum_told.mean() / len(band)]
            start = end
        return torch.stack(maps).reshape(1, -1, h, w), torch.stack(page).reshape(1, -1)
