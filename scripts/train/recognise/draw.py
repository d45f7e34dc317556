"""Pictures of lines as the service cuts them from pages: small print, scans, messengers, tight boxes."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from PIL import Image, ImageDraw

from ..pages.chance import Rng, between, chance, pick, weighted, whole
from ..pages.fonts import Face, Family, families, font_at
from .alphabet import classes_of, visual
from .net import HEIGHT
from .texts import Lines

HELD_OUT = ("nachlieli clm", "assistant", "courier-thin")
"""Designs kept for the lines that measure."""
USUAL = ("helvetica", "times", "david", "david libre", "frank-ruehl", "miriam", "courier", "dejavu", "heebo", "rubik")
"""Designs of documents, drawn oftener than those of posters."""
EM = (10.5, 44.0)
"""Sizes of print, pixels: 8 points at 96 dots an inch to headings at 200."""
WIDEST = 960
"""Pixels of a line at the height that the network sees."""


@dataclass(frozen=True)
class Line:
    """A line as the network sees it, and what it says from left to right."""

    picture: np.ndarray
    """uint8, HEIGHT x width."""
    classes: list[int]


def hebrew_families(held_out: bool) -> list[Family]:
    """Families that write Hebrew and are used (or kept) for training. Raises ValueError without any."""
    found = [f for f in families() if f.regular.hebrew and not f.handwritten and (f.design in HELD_OUT) == held_out]
    if not found:
        raise ValueError("fontconfig knows no such font with Hebrew letters")
    return found


class Drawer:
    """Draws one line after the other; the same generator draws the same lines."""

    def __init__(self, rng: Rng, words: list[str], held_out: bool = False) -> None:
        self.rng, self.lines = rng, Lines(rng, words)
        self.designs: dict[str, list[Family]] = {}
        for family in hebrew_families(held_out):
            self.designs.setdefault(family.design, []).append(family)
        self.weights = {design: 4.0 if design in USUAL else 1.0 for design in self.designs}

    def line(self) -> Line:
        while True:
            family = pick(self.rng, self.designs[weighted(self.rng, self.weights)])
            face = family.regular if chance(self.rng, 0.5) else pick(self.rng, list(family.faces.values()))
            text, right_to_left = self.lines.line()
            shown = visual(text, right_to_left).strip()
            if not shown or not face.covers(shown.replace(" ", "")):
                continue
            picture = self._photographed(shown, face)
            if picture.shape[1] <= WIDEST:
                return Line(picture, classes_of(shown))

    def _photographed(self, shown: str, face: Face) -> np.ndarray:
        rng = self.rng
        em = float(EM[0] * (EM[1] / EM[0]) ** (rng.random() ** 1.4))
        shrink = between(rng, 0.55, 0.95) if chance(rng, 0.25) else 1.0
        strip, ink = _set(rng, shown, face, em / shrink)
        strip = _printed(rng, strip, ink)
        if shrink < 1:
            strip = _saved(rng, strip, 0.5)
            size = (max(8, round(strip.shape[1] * shrink)), max(8, round(strip.shape[0] * shrink)))
            strip = cv2.resize(
                strip, size, interpolation=pick(rng, (cv2.INTER_AREA, cv2.INTER_LINEAR, cv2.INTER_CUBIC))
            )
            ink = tuple(v * shrink for v in ink)
        strip = _saved(rng, strip, 0.65)
        return _cut(rng, strip, ink)


Ink = tuple[float, float, float, float]
"""Left, top, right and bottom of the print, pixels."""


def _set(rng: Rng, shown: str, face: Face, em: float) -> tuple[np.ndarray, Ink]:
    """Black on white with room around, float32 0-255: hinted at its size, or drawn larger and averaged."""
    fine = pick(rng, (1, 1, 2, 3))
    font = font_at(face.path, em * fine)
    left, top, right, bottom = font.getbbox(shown)
    room = round(em * fine * 1.2)
    sheet = Image.new("L", (right - left + 2 * room, bottom - top + 2 * room), 255)
    at = (room - left + whole(rng, 0, fine - 1), room - top + whole(rng, 0, fine - 1))
    ImageDraw.Draw(sheet).text(at, shown, fill=0, font=font)
    strip = np.asarray(sheet, np.float32)
    ink = (room, room, room + right - left, room + bottom - top)
    if chance(rng, 0.3):
        strip, ink = _bent(rng, strip, ink)
    stretch = between(rng, 0.82, 1.2) if chance(rng, 0.25) else 1.0
    if fine > 1 or stretch != 1.0:
        width, height = strip.shape[1] * stretch / fine, strip.shape[0] / fine
        strip = cv2.resize(strip, (round(width), round(height)), interpolation=cv2.INTER_AREA)
        ink = (ink[0] * stretch / fine, ink[1] / fine, ink[2] * stretch / fine, ink[3] / fine)
    return strip, ink


def _bent(rng: Rng, strip: np.ndarray, ink: Ink) -> tuple[np.ndarray, Ink]:
    """Slanted, or a little turned."""
    height, width = strip.shape
    slant = between(rng, -0.1, 0.28) if chance(rng, 0.5) else 0.0
    turn = np.tan(np.radians(between(rng, -0.6, 0.6)))
    middle, base = width / 2, height / 2
    move = np.array([[1, -slant, slant * base], [turn, 1, -turn * middle]], np.float32)
    return cv2.warpAffine(strip, move, (width, height), flags=cv2.INTER_LINEAR, borderValue=255), ink


def _printed(rng: Rng, strip: np.ndarray, ink: Ink) -> np.ndarray:
    """With rules, in its ink on its paper, blurred and with grain."""
    height = ink[3] - ink[1]
    if chance(rng, 0.06):
        kernel = np.ones((2, 2) if chance(rng, 0.5) else (1, 2), np.uint8)
        strip = cv2.erode(strip, kernel) if chance(rng, 0.6) else cv2.dilate(strip, kernel)
    if chance(rng, 0.18):
        _rule(rng, strip, ink)
    paper = between(rng, 185, 256)
    black = min(paper - 45, between(rng, 0, 150) if chance(rng, 0.3) else between(rng, 0, 50))
    strip = black + strip * ((paper - black) / 255)
    if chance(rng, 0.2):
        strip = strip + np.linspace(-1, 1, strip.shape[1], dtype=np.float32) * between(rng, -22, 22)
    if chance(rng, 0.06):
        strip = 255 - strip
    if chance(rng, 0.5):
        strip = cv2.GaussianBlur(strip, (0, 0), between(rng, 0.2, 0.35 + 0.03 * height))
    if chance(rng, 0.4):
        noise = np.empty(strip.shape, np.float32)
        cv2.setRNGSeed(whole(rng, 1, 2**31 - 1))
        strip = strip + cv2.randn(noise, 0.0, between(rng, 1, 12))
    if chance(rng, 0.03):
        strip = np.where(strip < between(rng, 90, 170), 0.0, 255.0).astype(np.float32)
    return np.clip(strip, 0, 255)


def _rule(rng: Rng, strip: np.ndarray, ink: Ink) -> None:
    """A rule of a table beside the print, or a line under it."""
    height = ink[3] - ink[1]
    away, grey = between(rng, 0.08, 0.5) * height, between(rng, 0, 170)
    thick = max(1, round(height * between(rng, 0.03, 0.1)))
    side = whole(rng, 0, 3)
    if side < 2:
        y = round(ink[1] - away) if side == 0 else round(ink[3] + away)
        strip[max(0, y) : max(0, y) + thick] = grey
    else:
        x = round(ink[0] - away - 2) if side == 2 else round(ink[2] + away + 2)
        strip[:, max(0, x) : max(0, x) + thick] = grey


def _saved(rng: Rng, strip: np.ndarray, share: float) -> np.ndarray:
    """As a JPEG, for a share of the lines."""
    if not chance(rng, share):
        return strip
    quality = [cv2.IMWRITE_JPEG_QUALITY, whole(rng, 45, 95)]
    data = cv2.imencode(".jpg", strip.clip(0, 255).astype(np.uint8), quality)[1]
    return cv2.imdecode(data, cv2.IMREAD_GRAYSCALE).astype(np.float32)


def _cut(rng: Rng, strip: np.ndarray, ink: Ink) -> np.ndarray:
    """The box around the print as the detector or the ink gives it, at the height of the network."""
    height = ink[3] - ink[1]
    left, right = (ink[i] + sign * between(rng, -0.02, 0.6) * height for i, sign in ((0, -1), (2, 1)))
    top, bottom = (ink[i] + sign * between(rng, 0.0, 0.42) * height for i, sign in ((1, -1), (3, 1)))
    rows = slice(max(0, round(top)), min(strip.shape[0], max(round(bottom), round(top) + 4)))
    columns = slice(max(0, round(left)), min(strip.shape[1], max(round(right), round(left) + 4)))
    cut = strip[rows, columns].clip(0, 255).astype(np.uint8)
    width = max(8, int(np.ceil(cut.shape[1] * HEIGHT / cut.shape[0])))
    return cv2.resize(cut, (width, HEIGHT), interpolation=cv2.INTER_LINEAR)
