"""Phones: of paper on a table, and of a screen."""

from __future__ import annotations

import cv2
import numpy as np

from ..chance import Rng, between, chance, pick, weighted
from ..light import folds, light
from ..model import Page
from ..noise import smooth
from ..optics import blur, clip8, denoise, flatten_light, levels, mosaic, motion, sensor_noise, unsharp
from ..textures import paper, table_top
from .printing import printed


def photo(page: Page, rng: Rng, split: str) -> tuple[np.ndarray, np.ndarray, dict]:
    """A photo of paper, the 3 x 3 matrix from the page to it, and what was chosen."""
    ink = printed(page, rng)
    height, width = ink.shape[:2]
    reflect, texture = paper(rng, split, height, width)
    if chance(rng, 0.35):
        reflect = reflect * folds(rng, height, width)
    tint = np.array([1, between(rng, 0.95, 1.0), between(rng, 0.86, 1.0)], np.float32)
    sheet = ink * (reflect[..., None] * tint * between(rng, 0.86, 0.99))
    frame, matrix, size = _aim(width, height, rng)
    xs, ys = _sources(frame, size)
    bend = between(rng, 1, 7) if chance(rng, 0.45) else 0.0
    if bend:
        xs, ys = (
            xs + bend * np.sin(ys * (2 * np.pi / (height * between(rng, 0.6, 2.5)))),
            ys + bend * np.sin(xs * (2 * np.pi / (width * between(rng, 0.7, 2.5)))),
        )
    if _reduction(matrix, width) < 0.8:
        sheet = blur(sheet, 0.38 / _reduction(matrix, width))
    image = cv2.remap(sheet, xs, ys, pick(rng, (cv2.INTER_LINEAR, cv2.INTER_CUBIC)), borderMode=cv2.BORDER_REPLICATE)
    outside = np.maximum.reduce([-xs, xs - (width - 1), -ys, ys - (height - 1)])
    if float(outside.max()) > 0:
        cover = np.clip(0.5 - outside, 0, 1)[..., None]
        around = table_top(rng, split, size[1], size[0])
        near = 1 - between(rng, 0, 0.5) * np.exp(-np.maximum(outside, 0) / between(rng, 6, 30))[..., None]
        image = image * cover + around * near * (1 - cover)
    image = image * light(rng, size[1], size[0], between(rng, 0.05, 0.7))[..., None]
    if chance(rng, 0.1):
        spot = np.clip(smooth(rng, size[1], size[0], max(size) * between(rng, 0.15, 0.4)) - 0.8, 0, 1)
        image = image + (spot * between(rng, 30, 160))[..., None]
    image = _camera(image, rng)
    app = chance(rng, 0.22)
    if app:
        image = flatten_light(image, rng)
        if chance(rng, 0.3):
            image = cv2.cvtColor(
                cv2.cvtColor(np.clip(image, 0, 255).astype(np.float32), cv2.COLOR_RGB2GRAY), cv2.COLOR_GRAY2RGB
            )
    return clip8(image), matrix, {"paper": texture, "app": app, "bend": bend}


def photo_of_screen(page: Page, rng: Rng, split: str) -> tuple[np.ndarray, np.ndarray, dict]:
    """A photo of a lit screen: its subpixels meet the sensor's, so that bands of colour appear."""
    height, width = page.image.shape[:2]
    frame, matrix, size = _aim(width, height, rng)
    xs, ys = _sources(frame, size)
    barrel = between(rng, -1, 1) * 4e-9
    radius = (xs - width / 2) ** 2 + (ys - height / 2) ** 2
    xs, ys = xs + (xs - width / 2) * barrel * radius, ys + (ys - height / 2) * barrel * radius
    shown = page.image.astype(np.float32)
    if _reduction(matrix, width) < 0.8:
        shown = blur(shown, 0.38 / _reduction(matrix, width))
    bezel = between(rng, 4, 60)
    image = cv2.remap(
        shown, xs, ys, cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT, borderValue=(bezel, bezel, bezel)
    )
    depth = between(rng, 0.02, 0.22) / (1 + max(0.0, 1 / _reduction(matrix, width) - 1))
    pitch = pick(rng, (1.0, 1.0, 0.5, 1.5, 2.0))
    phase = xs * (2 * np.pi / pitch)
    for channel in range(3):
        image[..., channel] *= 1 + depth * np.cos(phase + channel * 2 * np.pi / 3)
    image *= (1 + depth * between(rng, 0.2, 1) * np.cos(ys * (2 * np.pi / pitch)))[..., None]
    image = levels(image, -between(rng, 0, 30), 255, between(rng, 0.85, 1.3))
    image = image * light(rng, size[1], size[0], between(rng, 0.05, 0.4))[..., None]
    if chance(rng, 0.4):
        glare = np.clip(smooth(rng, size[1], size[0], max(size) * between(rng, 0.2, 0.5)), 0, None)
        image = image + (glare * between(rng, 4, 40))[..., None]
    return clip8(_camera(image, rng)), matrix, {"pitch": pitch, "depth": depth}


def _aim(width: int, height: int, rng: Rng) -> tuple[np.ndarray, np.ndarray, tuple[int, int]]:
    """Where the page's corners fall: the matrices out of the picture and into it, and the picture's size."""
    long_side = between(rng, 1150, 2000)
    fill = between(rng, 0.72, 0.97) if chance(rng, 0.6) else between(rng, 0.98, 1.08)
    scale = min(long_side * fill / max(height, width), np.sqrt(2.6e6 / (height * width)) * fill)
    scale = max(scale, 560 / width)
    shown_w, shown_h = width * scale, height * scale
    size = (int(shown_w / fill * (1 + between(rng, 0, 0.12 if fill < 0.98 else 0.0))), int(shown_h / fill))
    angle = np.deg2rad(float(np.clip(rng.normal(0, 1.6), -5, 5)))
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * (shown_w / 2, shown_h / 2)
    keystone = min(shown_w, shown_h) * between(rng, 0, 0.035)
    placed = corners @ turn.T + rng.normal(0, 1, (4, 2)) * keystone + (size[0] / 2, size[1] / 2)
    page = np.float32([[0, 0], [width, 0], [width, height], [0, height]])
    matrix = cv2.getPerspectiveTransform(page, placed.astype(np.float32))
    return np.linalg.inv(matrix), matrix, size


def _sources(inverse: np.ndarray, size: tuple[int, int]) -> tuple[np.ndarray, np.ndarray]:
    """For each pixel of the picture, the point of the page that it sees; two float32 arrays."""
    xs, ys = np.arange(size[0], dtype=np.float32)[None], np.arange(size[1], dtype=np.float32)[:, None]
    m = (inverse / inverse[2, 2]).astype(np.float32)
    depth = m[2, 0] * xs + m[2, 1] * ys + 1
    return (m[0, 0] * xs + m[0, 1] * ys + m[0, 2]) / depth, (m[1, 0] * xs + m[1, 1] * ys + m[1, 2]) / depth


def _reduction(matrix: np.ndarray, width: int) -> float:
    """Pixels of the picture to one of the page, along its top edge."""
    ends = np.array([[0, 0, 1], [width, 0, 1]], np.float64) @ matrix.T
    a, b = ends[:, :2] / ends[:, 2:]
    return float(np.hypot(*(b - a)) / width)


def _camera(image: np.ndarray, rng: Rng) -> np.ndarray:
    """Lens, sensor and the phone's own processing."""
    warm, tint = between(rng, -0.06, 0.1), between(rng, -0.02, 0.015)
    image = image * (np.array([1 + warm, 1 - tint, 1 - 1.2 * warm], np.float32) * between(rng, 0.68, 1.02))
    soft = blur(image, between(rng, 0.4, 1.3))
    if chance(rng, 0.25):
        where = np.clip(0.5 + 0.5 * smooth(rng, *image.shape[:2], max(image.shape) * 0.5), 0, 1)[..., None]
        soft = soft * (1 - where) + blur(soft, between(rng, 0.6, 1.5)) * where
    image = motion(soft, rng) if chance(rng, 0.12) else soft
    noise = weighted(rng, {0.5: 0.3, 1.0: 0.4, 2.0: 0.3})
    image = sensor_noise(image, rng, between(rng, 1, 4.5) * noise, between(rng, 0.4, 2) * noise)
    if chance(rng, 0.6):
        image = mosaic(image, rng)
    if chance(rng, 0.75):
        image = denoise(image, rng)
    if chance(rng, 0.75):
        image = unsharp(image, between(rng, 0.2, 1.6), between(rng, 0.7, 2.0))
    bright = float(np.percentile(image[::8, ::8], 95))
    image = levels(image, between(rng, 0, 25), max(60, bright) + between(rng, -8, 45), between(rng, 0.75, 1.25))
    if chance(rng, 0.3):
        grey = image.mean(2, keepdims=True)
        image = grey + (image - grey) * between(rng, 0.7, 1.4)
    return image
