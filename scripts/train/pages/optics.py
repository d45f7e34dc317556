"""What lenses, sensors and their software do to any picture. Pictures are float32, 0-255, of one or three channels."""

from __future__ import annotations

import cv2
import numpy as np

from .chance import Rng, between, chance, pick
from .noise import grain


def blur(image: np.ndarray, sigma_x: float, sigma_y: float | None = None) -> np.ndarray:
    if max(sigma_x, sigma_y or 0) < 0.2:
        return image
    return cv2.GaussianBlur(image, (0, 0), sigmaX=max(0.05, sigma_x), sigmaY=max(0.05, sigma_y or sigma_x))


def unsharp(image: np.ndarray, amount: float, radius: float) -> np.ndarray:
    """Sharpening by the difference from a blurred copy."""
    return cv2.addWeighted(image, 1 + amount, blur(image, radius), -amount, 0)


def sensor_noise(image: np.ndarray, rng: Rng, shot: float, read: float, sigma: float = 0.0) -> np.ndarray:
    """Noise correlated over `sigma` pixels; its variance is `read`^2 plus `shot`^2 times the light (a share of 255)."""
    height, width = image.shape[:2]
    level = cv2.sqrt(cv2.max(image, 0) * (shot * shot / 255) + read * read)
    if image.ndim == 2:
        return image + level * grain(rng, height, width, sigma)
    noise = cv2.merge([grain(rng, height, width, sigma) for _ in range(3)])
    noise *= level
    noise += image
    return noise


def mosaic(image: np.ndarray, rng: Rng) -> np.ndarray:
    """Keeps one colour a pixel, as a Bayer sensor does, and guesses the others back by one of three methods."""
    raw = np.clip(image, 0, 255)
    plane = raw[..., 1].copy()
    plane[0::2, 0::2], plane[1::2, 1::2] = raw[0::2, 0::2, 0], raw[1::2, 1::2, 2]
    method = pick(rng, (cv2.COLOR_BayerBG2RGB, cv2.COLOR_BayerBG2RGB_EA))
    return cv2.cvtColor((plane * 256).astype(np.uint16), method).astype(np.float32) / 256


def denoise(image: np.ndarray, rng: Rng) -> np.ndarray:
    """One of the ways phones smooth: colour only, edges kept, a median, or a mixture with the blurred picture."""
    kind = pick(rng, ("colour", "edges", "median", "mixture"))
    whole = np.clip(image, 0, 255)
    if kind == "colour" and image.ndim == 3:
        planes = cv2.cvtColor(whole.astype(np.uint8), cv2.COLOR_RGB2YCrCb)
        planes[..., 1:] = cv2.blur(planes[..., 1:], (pick(rng, (5, 9, 15)),) * 2)
        return cv2.cvtColor(planes, cv2.COLOR_YCrCb2RGB).astype(np.float32)
    if kind == "edges":
        return cv2.bilateralFilter(whole.astype(np.uint8), 5, between(rng, 8, 30), 2.0).astype(np.float32)
    if kind == "median":
        return cv2.medianBlur(whole.astype(np.uint8), 3).astype(np.float32)
    soft = blur(whole, between(rng, 0.8, 1.6))
    edge = np.clip(np.abs(whole - soft) / between(rng, 8, 24), 0, 1)
    return soft + (whole - soft) * edge


def levels(image: np.ndarray, black: float, white: float, gamma: float = 1.0) -> np.ndarray:
    """Stretches [black, white] to [0, 255], clipped, then bends the middle by `gamma`."""
    stretched = np.clip((image - black) * (1 / max(1.0, white - black)), 0, 1)
    return (stretched if abs(gamma - 1) < 0.02 else cv2.pow(stretched, gamma)) * 255


def motion(image: np.ndarray, rng: Rng) -> np.ndarray:
    """A short straight smear of two to five pixels."""
    length, angle = between(rng, 2, 5), between(rng, 0, np.pi)
    kernel = np.zeros((7, 7), np.float32)
    offset = length / 2 * np.array([np.cos(angle), np.sin(angle)])
    a, b = np.round((3 - offset) * 16).astype(int), np.round((3 + offset) * 16).astype(int)
    cv2.line(kernel, tuple(map(int, a)), tuple(map(int, b)), 1.0, 1, cv2.LINE_AA, 4)
    return cv2.filter2D(image, -1, kernel / max(1e-6, float(kernel.sum())))


def flatten_light(image: np.ndarray, rng: Rng) -> np.ndarray:
    """What scanner apps do: divide by the paper's own brightness, then stretch and sharpen."""
    height, width = image.shape[:2]
    small = cv2.resize(np.clip(image, 0, 255).astype(np.uint8), (width // 4, height // 4), interpolation=cv2.INTER_AREA)
    ground = cv2.GaussianBlur(cv2.dilate(small, np.ones((11, 11), np.uint8)), (0, 0), 8).astype(np.float32)
    ground = cv2.resize(ground, (width, height), interpolation=cv2.INTER_LINEAR)
    flat = image / np.maximum(ground, 20) * 255
    flat = levels(flat, between(rng, 10, 90), between(rng, 215, 262), between(rng, 0.8, 1.5))
    return unsharp(flat, between(rng, 0, 1.2), between(rng, 0.7, 1.5)) if chance(rng, 0.6) else flat


def clip8(image: np.ndarray) -> np.ndarray:
    """Rounded to height x width x 3, uint8."""
    whole = cv2.addWeighted(image, 1.0, image, 0.0, 0.0, dtype=cv2.CV_8U)
    return whole if whole.ndim == 3 else cv2.cvtColor(whole, cv2.COLOR_GRAY2RGB)
