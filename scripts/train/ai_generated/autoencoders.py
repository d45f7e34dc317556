"""Training of the autoencoders, and how near they come to what they were given."""

from __future__ import annotations

import time
from pathlib import Path

import numpy as np
import torch

from .decoders import FAMILIES, Autoencoder, Family, reachable

WANTED_DB = 35.0
"""Below this a reconstruction is told from its original by its blur alone."""
SOLVE_ON, SOLVE_SIDE, SOLVE_ROWS, RIDGE = 14, 96, 40_000, 1e-5
BATCH, PATCH, RATE = 6, 64, 1e-3


def train_autoencoder(name: str, crops: np.ndarray, seed: int, path: Path, steps: int) -> None:
    """Solves and trains one family on uint8 [n, side, side, 3]; kept when it is there."""
    if path.exists():
        return
    torch.manual_seed(seed)
    rng = np.random.default_rng([seed, sorted(FAMILIES).index(name)])
    begun = time.monotonic()
    net, decibels = train_decoder(FAMILIES[name], crops, rng, steps)
    print(f"{name}: {net.channels} channels, {decibels:.1f} dB, {time.monotonic() - begun:.0f} s", flush=True)
    part = path.with_suffix(".part")
    # A tensor: PyTorch 1 reads no numbers where it reads weights only.
    kept = {"net": net.state_dict(), "psnr": torch.tensor(decibels), "channels": net.channels, "name": name}
    torch.save(kept, part)
    part.rename(path)


def train_decoder(family: Family, crops: np.ndarray, rng: np.random.Generator, steps: int) -> tuple[Autoencoder, float]:
    """A network of a family, and its decibels on some of the crops.

    The latent keeps as much of a block as gives WANTED_DB by itself; decoders that mix neighbours need more of it.
    """
    # Blocks of more pixels have more components, and need more of them to be told apart.
    on, across = (SOLVE_ON, SOLVE_SIDE) if family.factor <= 8 else (10 * SOLVE_ON, 2 * SOLVE_SIDE)
    sample = as_input(crops[rng.choice(len(crops), min(on, len(crops)), replace=False)][:, :across, :across])
    mean, basis, channels = principal_components(sample, family.factor)
    if family.spread in ("nearest", "bilinear", "bicubic"):
        channels = 3 * family.factor**2
    held = crops[:: max(1, len(crops) // 12)][:12, :128, :128]
    while True:
        net = Autoencoder(family, channels)
        net.mean.copy_(mean)
        net.basis.copy_(basis[:channels])
        solve(net, sample, rng)
        if psnr(net, held) >= WANTED_DB or channels == len(mean):
            break
        channels = min(len(mean), 1 + round(1.3 * channels))
    refine(net, crops, rng, steps)
    return net, psnr(net, held)


def principal_components(pictures: torch.Tensor, factor: int) -> tuple[torch.Tensor, torch.Tensor, int]:
    """Mean of the blocks, their components (the strongest first), and how many give WANTED_DB and a little more."""
    blocks = torch.nn.functional.pixel_unshuffle(pictures - 0.5, factor).permute(0, 2, 3, 1).flatten(0, 2)
    mean = blocks.mean(0)
    values, vectors = torch.linalg.eigh((blocks - mean).T @ (blocks - mean) / len(blocks))
    left_out = values.clamp(min=0).cumsum(0).flip(0) / len(values)
    enough = int((left_out > 10 ** (-(WANTED_DB + 2) / 10)).sum())
    return mean, vectors.T.flip(0), min(len(values), max(3, enough))


def solve(net: Autoencoder, pictures: torch.Tensor, rng: np.random.Generator) -> None:
    """Ridge regression of the picture on what the convolution reads, output by output where their reach differs."""
    with torch.no_grad():
        latent = net.encode(pictures)
        seen = net.read(latent)
        wanted = pictures - 0.5
        if net.family.spread == "residual":
            wanted = wanted - net.enlarged(latent)
        if net.outputs() != 3:
            wanted = torch.nn.functional.pixel_unshuffle(wanted, net.family.factor)
        wanted = wanted.permute(0, 2, 3, 1).flatten(0, 2)
        some = torch.from_numpy(rng.choice(len(seen), min(SOLVE_ROWS, len(seen)), replace=False))
        seen, wanted = torch.cat([seen[some], torch.ones(len(some), 1)], 1), wanted[some]
        gram, sums = (seen.T @ seen).double() / len(seen), (seen.T @ wanted).double() / len(seen)
        gram += RIDGE * torch.eye(len(gram), dtype=torch.double) * gram.diagonal().mean()
        reach = torch.cat([reachable(net.family, net.channels), torch.ones(1, net.outputs(), dtype=torch.bool)])
        for pattern in reach.unique(dim=1).T:
            of = (reach == pattern[:, None]).all(0)
            used = pattern.nonzero()[:, 0]
            part = torch.linalg.solve(gram[used][:, used], sums[used][:, of])
            for column, values in zip(of.nonzero()[:, 0], part.T):
                net.weights[used, column] = values.float()


def refine(net: Autoencoder, crops: np.ndarray, rng: np.random.Generator, steps: int) -> None:
    """Trains the small network that corrects what was solved."""
    optimiser = torch.optim.Adam(net.detail.parameters(), RATE)
    net.train()
    for step in range(steps):
        for group in optimiser.param_groups:
            group["lr"] = RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
        picture = patches(crops, rng)
        optimiser.zero_grad()
        error = net(picture) - picture
        (0.1 * error.abs().mean() + 10 * error.pow(2).mean()).backward()
        optimiser.step()


def patches(crops: np.ndarray, rng: np.random.Generator) -> torch.Tensor:
    room = crops.shape[1] - PATCH
    cut = []
    for one in rng.integers(len(crops), size=BATCH):
        y, x = rng.integers(room + 1, size=2)
        cut.append(crops[one, y : y + PATCH, x : x + PATCH])
    return as_input(np.stack(cut))


def as_input(pictures: np.ndarray) -> torch.Tensor:
    return torch.from_numpy(pictures.astype(np.float32) / 255).permute(0, 3, 1, 2).contiguous()


def rebuilt(net: Autoencoder, pictures: np.ndarray) -> np.ndarray:
    """uint8 [n, h, w, 3] and back, 8 at a time."""
    net.eval()
    parts = []
    with torch.no_grad():
        for at in range(0, len(pictures), 8):
            given = net(as_input(pictures[at : at + 8])).clamp(0, 1)
            parts.append((given * 255).round().to(torch.uint8).permute(0, 2, 3, 1).numpy())
    return np.concatenate(parts)


def psnr(net: Autoencoder, pictures: np.ndarray) -> float:
    """Decibels of the mean error over all the pictures."""
    difference = rebuilt(net, pictures).astype(np.float32) - pictures
    return float(10 * np.log10(255**2 / max(1e-9, np.mean(difference**2))))


def load_autoencoder(path: Path) -> tuple[Autoencoder, float]:
    """The network and its decibels."""
    kept = torch.load(path, weights_only=True)
    net = Autoencoder(FAMILIES[kept["name"]], kept["channels"])
    net.load_state_dict(kept["net"])
    return net.eval(), float(kept["psnr"])
