"""Dirt and damage on the glass, in the feeder and at the edges of a sheet."""

from __future__ import annotations

import cv2
import numpy as np

from ..chance import Rng, between, chance, pick, whole


def blemish(image: np.ndarray, rng: Rng) -> None:
    """Draws dust and, each now and then, punched holes, a stripe of the feeder, a bent corner, a dark one."""
    _dust(image, rng)
    for draw, often in ((_holes, 0.3), (_stripe, 0.25), (_bent_corner, 0.15), (_dark_corner, 0.25)):
        if chance(rng, often):
            draw(image, rng)


def _tone(rng: Rng, low: float, high: float) -> tuple[float, float, float]:
    return (between(rng, low, high),) * 3


def _dust(image: np.ndarray, rng: Rng) -> None:
    height, width = image.shape[:2]
    for _ in range(whole(rng, 0, 25)):
        centre, axes = (whole(rng, 0, width - 1), whole(rng, 0, height - 1)), (whole(rng, 0, 2), whole(rng, 0, 2))
        cv2.ellipse(image, centre, axes, between(rng, 0, 180), 0, 360, _tone(rng, 0, 180), -1, cv2.LINE_AA)


def _holes(image: np.ndarray, rng: Rng) -> None:
    height, width = image.shape[:2]
    radius, x = int(width * between(rng, 0.012, 0.022)), int(width * pick(rng, (0.04, 0.06, 0.95)))
    tone = _tone(rng, 0, 60) if chance(rng, 0.6) else _tone(rng, 170, 240)
    for y in (between(rng, 0.1, 0.5), between(rng, 0.5, 0.9)):
        cv2.circle(image, (x, int(height * y)), radius, tone, -1, cv2.LINE_AA)


def _stripe(image: np.ndarray, rng: Rng) -> None:
    x = whole(rng, 0, image.shape[1] - 1)
    cv2.line(image, (x, 0), (x, image.shape[0]), _tone(rng, 120, 240), 1)


def _bent_corner(image: np.ndarray, rng: Rng) -> None:
    width = image.shape[1]
    side, reach, drop = pick(rng, (0, width)), whole(rng, 20, max(21, width // 5)), whole(rng, 20, 200)
    across = (abs(side - reach), 0)
    tone = _tone(rng, 0, 90) if chance(rng, 0.5) else _tone(rng, 200, 255)
    cv2.fillPoly(image, [np.array([[side, 0], across, [side, drop]], np.int32)], tone, cv2.LINE_AA)
    cv2.line(image, across, (side, drop), _tone(rng, 60, 200), whole(rng, 1, 4), cv2.LINE_AA)


def _dark_corner(image: np.ndarray, rng: Rng) -> None:
    height, width = image.shape[:2]
    corner = (pick(rng, (0, width)), pick(rng, (0, height)))
    axes = (whole(rng, 10, max(11, width // 8)), whole(rng, 8, 60))
    cv2.ellipse(image, corner, axes, 0, 0, 360, _tone(rng, 0, 50), -1, cv2.LINE_AA)
