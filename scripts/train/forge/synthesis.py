"""Ground made up rather than filled: by a decoder, by quilting. The functions have the shape of those in `grounds`."""

from __future__ import annotations

import cv2
import numpy as np

from .measure import Look

Window = np.ndarray


def telea(window: Window, hole: np.ndarray, seen: Look, rng: np.random.Generator) -> Window:
    """Telea's fast marching inpainting."""
    return cv2.inpaint(
        np.ascontiguousarray(window), hole.astype(np.uint8), float(rng.integers(2, 8)), cv2.INPAINT_TELEA
    )


def decoded(window: Window, hole: np.ndarray, seen: Look, rng: np.random.Generator) -> Window:
    """What a small autoencoder leaves: hole closed, then everything rebuilt from a reduced grid, with the detail
    that a few principal components of this window carry and the faint lattice of transposed convolution."""
    base = telea(window, hole, seen, rng).astype(np.float32) if hole.any() else window.astype(np.float32)
    step = int(rng.choice([2, 2, 3, 4]))
    coarse = upsampled(base, step, rng)
    detail = principal(base - coarse, int(rng.integers(3, 14)))
    lattice = rng.normal(1, 0.012, (step, step)).astype(np.float32)
    gain = np.tile(lattice, (base.shape[0] // step + 1, base.shape[1] // step + 1))[: base.shape[0], : base.shape[1]]
    return np.clip((coarse + detail * float(rng.uniform(0.3, 1.0))) * gain[..., None], 0, 255)


def upsampled(base: np.ndarray, step: int, rng: np.random.Generator) -> np.ndarray:
    """`base` (h, w, 3 float32) reduced `step` times and brought back: by interpolation, by nearest neighbours and a
    random kernel, or by the linear decoder with one 3 x 3 kernel a phase that fits this window best (ridge)."""
    height, width = base.shape[0] // step, base.shape[1] // step
    if height < 4 or width < 4:
        return cv2.GaussianBlur(base, (0, 0), 1.0)
    whole = (base.shape[1], base.shape[0])
    small = cv2.resize(base, (width, height), interpolation=cv2.INTER_AREA)
    way = int(rng.integers(4))
    if way < 2:
        return cv2.resize(small, whole, interpolation=(cv2.INTER_LINEAR, cv2.INTER_CUBIC)[way])
    if way == 2:
        kernel = rng.dirichlet(np.full(9, 2.0)).reshape(3, 3).astype(np.float32)
        return cv2.filter2D(cv2.resize(small, whole, interpolation=cv2.INTER_NEAREST), -1, kernel)
    wide = cv2.copyMakeBorder(small, 1, 1, 1, 1, cv2.BORDER_REPLICATE)
    near = np.stack([wide[y : y + height, x : x + width] for y in range(3) for x in range(3)], axis=-1).reshape(-1, 9)
    exact = cv2.resize(base, (width * step, height * step), interpolation=cv2.INTER_LINEAR)
    goal = exact.reshape(height, step, width, step, 3).transpose(0, 2, 4, 1, 3).reshape(-1, step * step)
    mean = near.mean(axis=1, keepdims=True)
    fit = np.linalg.solve((near - mean).T @ (near - mean) + 50 * np.eye(9), (near - mean).T @ (goal - mean))
    out = ((near - mean) @ fit + mean).reshape(height, width, 3, step, step).transpose(0, 3, 1, 4, 2)
    return cv2.resize(out.reshape(height * step, width * step, 3).astype(np.float32), whole)


def principal(detail: np.ndarray, keep: int) -> np.ndarray:
    """`detail` (h, w, 3) rebuilt from the first `keep` principal components of its 8 x 8 patches."""
    height, width = detail.shape[0] // 8 * 8, detail.shape[1] // 8 * 8
    if height < 16 or width < 16:
        return detail * 0
    blocks = detail[:height, :width].reshape(height // 8, 8, width // 8, 8, 3).transpose(0, 2, 1, 3, 4)
    flat_blocks = blocks.reshape(-1, 192)
    _, vectors = np.linalg.eigh(flat_blocks.T @ flat_blocks)
    basis = vectors[:, -keep:]
    rebuilt = (flat_blocks @ basis @ basis.T).reshape(height // 8, width // 8, 8, 8, 3).transpose(0, 2, 1, 3, 4)
    out = np.zeros_like(detail)
    out[:height, :width] = rebuilt.reshape(height, width, 3)
    return out


def quilted(window: Window, hole: np.ndarray, seen: Look, rng: np.random.Generator) -> Window:
    """Patches of the ground nearby, each chosen to fit its filled neighbours (Efros and Freeman), overlaps blended."""
    side, overlap = int(rng.choice([8, 10, 12])), 3
    clean = ~(hole | seen.rim)
    fitting = cv2.erode(clean.astype(np.uint8), np.ones((side, side), np.uint8), anchor=(0, 0), borderValue=0)
    rows, columns = np.nonzero(fitting[: hole.shape[0] - side, : hole.shape[1] - side])
    if len(rows) < 4:
        return telea(window, hole, seen, rng)
    picks = rng.choice(len(rows), min(120, len(rows)), replace=False)
    pixels = window.astype(np.float32)
    bank = np.stack([pixels[y : y + side, x : x + side] for y, x in zip(rows[picks], columns[picks])])
    known = (~hole).astype(np.float32)
    out = pixels * known[..., None]
    feather = np.minimum.outer(*[np.minimum(np.arange(1, side + 1), np.arange(side, 0, -1))] * 2).clip(0, overlap)
    for top in range(0, hole.shape[0] - side + 1, side - overlap):
        for left in range(0, hole.shape[1] - side + 1, side - overlap):
            area = np.s_[top : top + side, left : left + side]
            if known[area].min() > 0:
                continue
            error = (((bank - out[area]) ** 2) * known[area][None, ..., None]).sum(axis=(1, 2, 3))
            best = bank[int(rng.choice(np.argsort(error)[:3]))]
            weight = np.where(known[area] > 0, (feather / (overlap + 1)) * hole[area], 1.0)[..., None]
            out[area] = out[area] * (1 - weight) + best * weight
            known[area] = 1
    if (known == 0).any():
        rest = known == 0
        out[rest] = telea(window, hole, seen, rng)[rest]
    return out
