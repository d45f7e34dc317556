"""Ways to make ink disappear. Each takes an RGB window, a boolean hole and what was seen of the window,
and returns the window with the hole filled; pixels outside the hole may be returned changed, they are not used."""

from __future__ import annotations

import cv2
import numpy as np

from .measure import Look
from .synthesis import decoded, quilted, telea

Window = np.ndarray


def plain_pixels(window: Window, hole: np.ndarray, seen: Look) -> np.ndarray:
    """Boolean window of ground pixels outside the hole, or of any outside pixel where none is clean."""
    outside = ~hole
    clean = outside & ~seen.rim
    return clean if clean.sum() > 12 else outside


def flat(window: Window, hole: np.ndarray, seen: Look, rng: np.random.Generator) -> Window:
    """One colour: the paper's as a picker takes it from one pixel, pure white, or off by a little."""
    pixels = window[plain_pixels(window, hole, seen)]
    way = rng.random()
    if len(pixels) == 0 or (way < 0.2 and seen.ground.mean() > 225):
        colour = np.full(3, 255.0)
    elif way < 0.65:
        colour = pixels[int(rng.integers(len(pixels)))].astype(np.float32)
    else:
        colour = np.median(pixels, axis=0) + rng.normal(0, 1.5, 3)
    return filled(window, hole, np.broadcast_to(colour, window.shape))


def local_mean(window: Window, hole: np.ndarray, seen: Look, rng: np.random.Generator) -> Window:
    """The median or mean of the ground around."""
    pixels = window[plain_pixels(window, hole, seen)]
    if len(pixels) == 0:
        return flat(window, hole, seen, rng)
    colour = np.median(pixels, axis=0) if rng.random() < 0.5 else pixels.mean(axis=0)
    return filled(window, hole, np.broadcast_to(colour, window.shape))


def gradient(window: Window, hole: np.ndarray, seen: Look, rng: np.random.Generator) -> Window:
    """A plane fitted to the ground by least squares, as a gradient tool leaves it."""
    clean = plain_pixels(window, hole, seen)
    rows, columns = np.nonzero(clean)
    if len(rows) < 12:
        return flat(window, hole, seen, rng)
    height, width = hole.shape
    basis = np.stack([np.ones(len(rows)), rows / height, columns / width], axis=1)
    factors, *_ = np.linalg.lstsq(basis, window[clean].astype(np.float64), rcond=None)
    y, x = np.mgrid[0:height, 0:width]
    plane = factors[0] + (y / height)[..., None] * factors[1] + (x / width)[..., None] * factors[2]
    return filled(window, hole, plane)


def noisy(window: Window, hole: np.ndarray, seen: Look, rng: np.random.Generator) -> Window:
    """The plane with Gaussian noise as strong as the ground's; half of the time as coarse as scanners make it."""
    noise = rng.standard_normal(window.shape).astype(np.float32)
    if rng.random() < 0.5:
        noise = np.repeat(noise[..., :1], 3, axis=2)
    if rng.random() < 0.5:
        noise = cv2.GaussianBlur(noise, (0, 0), float(rng.uniform(0.4, 1.0)))
        noise /= max(float(noise.std()), 1e-3)
    strength = max(seen.noise, 0.4) * float(rng.uniform(0.7, 1.3))
    return filled(window, hole, gradient(window, hole, seen, rng) + noise * strength)


def navier_stokes(window: Window, hole: np.ndarray, seen: Look, rng: np.random.Generator) -> Window:
    """Bertalmio's inpainting by fluid dynamics."""
    return cv2.inpaint(np.ascontiguousarray(window), hole.astype(np.uint8), float(rng.integers(2, 8)), cv2.INPAINT_NS)


def blurred(window: Window, hole: np.ndarray, seen: Look, rng: np.random.Generator) -> Window:
    """A smudge: a Gaussian wide enough that the ink can no longer be read."""
    return cv2.GaussianBlur(window, (0, 0), float(rng.uniform(0.25, 0.6)) * max(8, min(hole.shape)))


def median(window: Window, hole: np.ndarray, seen: Look, rng: np.random.Generator) -> Window:
    """A median filter larger than the strokes."""
    return cv2.medianBlur(np.ascontiguousarray(window), int(rng.choice([11, 15, 21, 31])))


def closed(window: Window, hole: np.ndarray, seen: Look, rng: np.random.Generator) -> Window:
    """Grey-scale closing (or opening, where the ink is the lighter one), then a little blur."""
    side = int(rng.choice([7, 9, 13, 17]))
    way = cv2.MORPH_CLOSE if seen.ground.mean() >= seen.ink_colour.mean() else cv2.MORPH_OPEN
    shape = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (side, side))
    out = cv2.morphologyEx(np.ascontiguousarray(window), way, shape)
    return cv2.GaussianBlur(out, (0, 0), float(rng.uniform(0.5, 1.5))) if rng.random() < 0.6 else out


def filled(window: Window, hole: np.ndarray, ground: np.ndarray) -> np.ndarray:
    """`ground` inside the hole and the window elsewhere, float32."""
    return np.where(hole[..., None], ground, window).astype(np.float32)


GROUNDS = {
    "flat": flat,
    "local_mean": local_mean,
    "gradient": gradient,
    "noisy": noisy,
    "telea": telea,
    "navier_stokes": navier_stokes,
    "quilted": quilted,
    "decoded": decoded,
    "blurred": blurred,
    "median": median,
    "closed": closed,
}
