"""Peaks of a decoder in the spectra of a picture's rows and columns, and what genuine pictures show of them.

    python -m scripts.train.ai_generated.peaks --train GROUNDS --genuine FOLDER FOLDER --work FOLDER

A decoder that makes its latent 16 times larger may leave a period of 16 pixels. Its overtones lie at multiples of 1/16
of the sampling rate; the even ones are JPEG's blocks of 8 as well, so the odd ones are measured: log power of the
luminance's residual over that of neighbouring frequencies (after AIForge-Doc v2, arXiv 2604.25213). Of a stride of 8
all overtones are JPEG's: `period=8` measures the odd multiples of 1/8, to show what that is worth.

Decoders of strides 8 and 16 are trained on `--train`, give genuine pictures back at their own size, and both are passed
on in the same ways. The table says, by way, what genuine pictures show, and which share of the decoders' lies beyond
every genuine one. Nothing is fitted, so all genuine pictures count as held out.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import torch
from scipy.stats import binomtest
from sklearn.metrics import roc_auc_score
from torch import nn

from .autoencoders import as_input, psnr, rebuilt, train_decoder
from .decoders import FAMILIES, Autoencoder, Family
from .staged import Staged, train_staged

SEGMENT = 512
"""Pixels of a row whose spectrum is taken; segments overlap by half."""
HELD = 12.0
"""Residuals are held at so many grey levels: ink's edges would outweigh the grain."""
BESIDE = range(3, 9)
"""Distances of the neighbouring frequencies, in steps of 1 / SEGMENT; a Hann window leaks two steps."""
LONGEST = 1024
"""Of larger pictures the middle is measured."""
LEAST_SIDE = 256
MESSENGER = 1600
"""Longest side that a messenger lets through, pixels; it saves as JPEG 75."""
WAYS = ("png", "jpeg-92", "jpeg-75", "messenger")
MARK = 0.03
"""Published: all of 6 pictures of Stable Diffusion lay above it, and none of 28 photos."""

SOLVED = {
    "patch8": FAMILIES["patch8"],
    "transposed16 (stride 8)": Family(8, "zeros", 16),
    "patch16": Family(16, "shuffle", 1),
    "shuffle16": Family(16, "shuffle", 3),
    "transposed32 (stride 16)": Family(16, "zeros", 32),
}
STAGED = {"staged8": (3, 32), "staged16": (4, 96)}
"""Doublings and channels of the latent: a sixth and an eighth of a block's numbers."""


def peaks(picture: np.ndarray, period: int = 16) -> float:
    """log10 of power at odd multiples of 1 / `period` over that at neighbouring frequencies, mean of these multiples
    and of rows and columns; near 0 where nothing repeats. picture [h, w, 3] uint8, RGB, sides of LEAST_SIDE at least.
    """
    return standing_out(spectra(picture), period)


def spectra(picture: np.ndarray) -> list[np.ndarray]:
    """Power of the luminance's residual by frequency, of rows and of columns."""
    light = cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY).astype(np.float32)
    residual = np.clip(light - cv2.GaussianBlur(light, (0, 0), 1.5), -HELD, HELD)
    return [spectrum(lines) for lines in (residual, residual.T)]


def standing_out(powers: list[np.ndarray], period: int) -> float:
    """`peaks` of spectra."""
    found = []
    for power in powers:
        size = 2 * (len(power) - 1)
        for odd in range(1, period // 2, 2):
            at = odd * size // period
            beside = [power[at + side * step] for step in BESIDE for side in (-1, 1)]
            found.append(np.log10(power[at] + 1e-9) - np.log10(np.array(beside) + 1e-9).mean())
    return float(np.mean(found))


def spectrum(lines: np.ndarray) -> np.ndarray:
    """Mean power of all segments of all lines [n, length], [segment // 2 + 1]."""
    size = min(SEGMENT, lines.shape[1] // 32 * 32)
    window = np.hanning(size + 1)[:-1].astype(np.float32)
    powers = [
        (np.abs(np.fft.rfft(lines[:, start : start + size] * window, axis=1)) ** 2).mean(0)
        for start in range(0, lines.shape[1] - size + 1, size // 2)
    ]
    return np.mean(powers, 0)


def sent(picture: np.ndarray, way: str) -> np.ndarray:
    """The picture as it arrives."""
    if way == "png":
        return picture
    longest = max(picture.shape[:2])
    if way == "messenger":
        # A picture below the limit is sent at three quarters, or the chain would be JPEG 75 once more.
        by = MESSENGER / longest if longest > MESSENGER else 0.75
        picture = cv2.resize(picture, None, fx=by, fy=by, interpolation=cv2.INTER_AREA)
    quality = 92 if way == "jpeg-92" else 75
    data = cv2.imencode(".jpg", picture[:, :, ::-1], [cv2.IMWRITE_JPEG_QUALITY, quality])[1]
    return cv2.imdecode(data, cv2.IMREAD_COLOR)[:, :, ::-1]


def middle(picture: np.ndarray) -> np.ndarray:
    """At most LONGEST pixels of each side, of sides of multiples of 16."""
    cuts = []
    for size in picture.shape[:2]:
        kept = min(LONGEST, size) // 16 * 16
        # At a multiple of 8, so that a JPEG's blocks stay where they were.
        start = (size - kept) // 2 // 8 * 8
        cuts.append(slice(start, start + kept))
    return np.ascontiguousarray(picture[cuts[0], cuts[1]])


def opened(folder: Path) -> Iterator[tuple[str, np.ndarray]]:
    """Pictures of a folder that are large enough, by the hash of their names."""
    endings = {".jpg", ".jpeg", ".png", ".webp", ".tif", ".tiff"}
    found = [path for path in folder.rglob("*") if path.suffix.lower() in endings]
    for path in sorted(found, key=lambda one: hashlib.sha256(one.stem.encode()).hexdigest()):
        picture = cv2.imread(str(path), cv2.IMREAD_COLOR)
        if picture is not None and min(picture.shape[:2]) >= LEAST_SIDE:
            yield path.name, middle(picture[:, :, ::-1])


def crops_of(folder: Path, each: int, side: int = 256) -> np.ndarray:
    """Inked places of pictures that may be trained on, [n, side, side, 3]."""
    rng, crops = np.random.default_rng(1), []
    for _, picture in opened(folder):
        for _ in range(each):
            y, x = (int(rng.integers(0, size - side + 1)) for size in picture.shape[:2])
            crop = picture[y : y + side, x : x + side]
            if crop.std() > 8:
                crops.append(crop)
    return np.stack(crops)


def decoders_of(crops: np.ndarray, work: Path, refine: int, steps: int) -> dict[str, nn.Module]:
    """All decoders by name, trained unless they were before."""
    found: dict[str, nn.Module] = {}
    for name in (*SOLVED, *STAGED):
        path = work / f"{name.split()[0]}.pt"
        if path.exists():
            state = torch.load(path)
            channels = len(state["basis"])
            net = Autoencoder(SOLVED[name], channels) if name in SOLVED else Staged(*STAGED[name])
            net.load_state_dict(state)
        else:
            torch.manual_seed(1)
            if name in SOLVED:
                net, _ = train_decoder(SOLVED[name], crops, np.random.default_rng([1, len(found)]), refine)
            else:
                net = train_staged(*STAGED[name], as_input(crops), 1, steps)
            torch.save(net.state_dict(), path)
        found[name] = net.eval()
        print(f"{name}: {psnr(net, crops[::9][:12]):.1f} dB", flush=True)
    return found


def measured(picture: np.ndarray) -> dict[str, dict[int, float]]:
    """What a picture shows, by way of sending and period."""
    found = {}
    for way in WAYS:
        seen = sent(picture, way)
        if min(seen.shape[:2]) >= LEAST_SIDE:
            powers = spectra(seen)
            found[way] = {period: standing_out(powers, period) for period in (16, 8)}
    return found


def share(holds: np.ndarray) -> str:
    """How many of how many, with the interval of their share (Wilson)."""
    low, high = binomtest(int(holds.sum()), len(holds)).proportion_ci(method="wilson")
    return f"{int(holds.sum())} of {len(holds)} ({low:.0%} to {high:.0%})"


def summary(genuine: dict[str, float], made: dict[str, float]) -> str:
    """Of what a decoder made of some of the genuine pictures, by their names: how it differs from its own picture, AUC,
    and the shares above MARK and beyond all genuine ones on either side."""
    all_, of = np.array(list(genuine.values())), np.array(list(made.values()))
    differs = float(np.median([value - genuine[name] for name, value in made.items()]))
    auc = roc_auc_score([0] * len(all_) + [1] * len(of), [*all_, *of])
    return (
        f"median {np.median(of):+.3f}, less its picture {differs:+.3f}, AUC {auc:.2f}, over {MARK}: {share(of > MARK)}"
        f", above all genuine {share(of > all_.max())}, below all {share(of < all_.min())}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--train", type=Path, required=True, help="pictures that decoders may be trained on")
    parser.add_argument("--genuine", type=Path, nargs="+", required=True)
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--given", type=int, default=8, help="pictures of each folder that decoders give back")
    parser.add_argument("--refine", type=int, default=60)
    parser.add_argument("--steps", type=int, default=1200)
    options = parser.parse_args()
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    options.work.mkdir(parents=True, exist_ok=True)
    decoders = decoders_of(crops_of(options.train, 3), options.work, options.refine, options.steps)
    rows = []
    for folder in options.genuine:
        for at, (name, picture) in enumerate(opened(folder)):
            rows.append({"of": folder.name, "by": "genuine", "name": name, "seen": measured(picture)})
            if at < options.given:
                for by, net in decoders.items():
                    given = rebuilt(net, picture[None])[0]
                    rows.append({"of": folder.name, "by": by, "name": name, "seen": measured(given)})
        print(f"{folder.name}: {sum(row['of'] == folder.name for row in rows)} measured", flush=True)
    (options.work / "peaks.json").write_text(json.dumps(rows))
    show(rows)


def show(rows: list[dict]) -> None:
    """The table, by period and way."""
    for period in (16, 8):
        for way in WAYS:
            of: dict[tuple[str, str], dict[str, float]] = {}
            for row in rows:
                if way in row["seen"]:
                    of.setdefault((row["of"], row["by"]), {})[row["name"]] = row["seen"][way][period]
            print(f"odd multiples of 1/{period}, {way}")
            genuine = together(of, "genuine")
            for folder, values in [*((f, v) for (f, by), v in of.items() if by == "genuine"), ("all", genuine)]:
                found = np.array(list(values.values()))
                mid, high, most = np.quantile(found, [0.5, 0.95, 1])
                over = share(found > MARK)
                print(
                    f"  genuine, {folder}: median {mid:+.3f}, 95 % {high:+.3f}, most {most:+.3f}, over {MARK}: {over}"
                )
            for name in dict.fromkeys(by for _, by in of if by != "genuine"):
                print(f"  {name}: {summary(genuine, together(of, name))}")


def together(of: dict[tuple[str, str], dict[str, float]], by: str) -> dict[str, float]:
    """Pictures of all folders that are genuine, or were made by one decoder."""
    return {name: value for (_, maker), values in of.items() if maker == by for name, value in values.items()}


if __name__ == "__main__":
    main()
