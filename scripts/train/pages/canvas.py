"""A page to draw on: text in either direction, with each word's box remembered."""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from .chance import Rng
from .fonts import Face, font_at
from .model import Box, Colour, Region, Word
from .reading import as_seen, reading_order, role_of

MODES = ("hinted", "smooth", "bilevel", "lcd")
"""How glyphs become pixels: FreeType with hinting, supersampled, without grey levels, or with coloured subpixels."""

_SCALES = {"hinted": 1, "smooth": 2, "bilevel": 1, "lcd": 3}

Oddity = Callable[["Canvas", str, Face, float, Colour, str], "tuple[Face, float, Colour, float, str | None]"]


class Canvas:
    """An RGB page under a brush that remembers words and regions. Coordinates and sizes are in page pixels."""

    def __init__(
        self, rng: Rng, width: int, height: int, background: Colour, mode: str, rtl: bool, latin: Face
    ) -> None:
        self.rng, self.width, self.height, self.rtl = rng, width, height, rtl
        self.background, self.mode, self.scale, self.latin = background, mode, _SCALES[mode], latin
        self.picture = Image.new("RGB", (width * self.scale, height * self.scale), background)
        self.brush = ImageDraw.Draw(self.picture)
        self.brush.fontmode = "1" if mode == "bilevel" else "L"
        self.words: list[Word] = []
        self.regions: list[Region] = []
        self.oddity: Oddity | None = None

    def measure(self, text: str, face: Face, size: float) -> float:
        """The width of a line in page pixels."""
        tokens = text.split()
        space = self._font(face, size).getlength(" ")
        return (
            sum(self._font(self._face_for(t, face), size).getlength(t) for t in tokens)
            + space * max(0, len(tokens) - 1)
        ) / self.scale

    def text(
        self,
        x: float,
        y: float,
        text: str,
        face: Face,
        size: float,
        colour: Colour,
        anchor: str = "l",
        role: str = "text",
        stretch: float = 1.0,
    ) -> Box:
        """Draws one line whose top is at y and whose left, middle or right ('l', 'm', 'r') is at x; returns its bounds.

        `stretch` widens the finished glyphs, as receipt printers do for their double-width lines.
        """
        font = self._font(face, size)
        space = font.getlength(" ") * stretch
        tokens = reading_order(text, self.rtl)
        faces = [self._face_for(token, face) for token in tokens]
        widths = [self._font(f, size).getlength(as_seen(t, self.rtl)) * stretch for t, f in zip(tokens, faces)]
        total = sum(widths) + space * max(0, len(tokens) - 1)
        at = x * self.scale - {"l": 0.0, "m": total / 2, "r": total}[anchor]
        left, base = at, y * self.scale + font.getmetrics()[0] * 0.92
        for token, token_face, width in zip(tokens, faces, widths):
            self._token(at, base, token, token_face, size, colour, role_of(token, role), stretch)
            at += width + space
        return (left / self.scale, y, at / self.scale, y + size)

    def fit(self, text: str, face: Face, size: float, width: float) -> float:
        """The largest size not over `size` at which the line is at most `width` wide."""
        measured = self.measure(text, face, size)
        return size if measured <= width else max(6.0, size * width / measured)

    def rectangle(
        self, box: Box, fill: Colour | None = None, outline: Colour | None = None, width: float = 1, radius: float = 0
    ) -> None:
        x0, y0, x1, y1 = (value * self.scale for value in box)
        if x1 <= x0 or y1 <= y0:
            return
        stroke = max(1, round(width * self.scale))
        if radius:
            self.brush.rounded_rectangle((x0, y0, x1 - 1, y1 - 1), radius * self.scale, fill, outline, stroke)
        else:
            self.brush.rectangle((x0, y0, x1 - 1, y1 - 1), fill, outline, stroke)

    def line(
        self, x0: float, y0: float, x1: float, y1: float, colour: Colour, width: float = 1, dash: float = 0
    ) -> None:
        """A straight rule; `dash` is the length of a dash and of a gap, 0 for an unbroken one."""
        stroke = max(1, round(width * self.scale))
        ends = np.array([[x0, y0], [x1, y1]]) * self.scale
        if not dash:
            self.brush.line([tuple(ends[0]), tuple(ends[1])], fill=colour, width=stroke)
            return
        length = float(np.hypot(*(ends[1] - ends[0])))
        step = max(2.0, dash * self.scale)
        for start in np.arange(0, length, 2 * step):
            a, b = (
                ends[0] + (ends[1] - ends[0]) * start / length,
                ends[0] + (ends[1] - ends[0]) * min(length, start + step) / length,
            )
            self.brush.line([tuple(a), tuple(b)], fill=colour, width=stroke)

    def region(self, box: Box, kind: str) -> None:
        self.regions.append(Region(box, kind))

    def pixels(self, box: Box) -> np.ndarray | None:
        """A copy of a place at the canvas's own scale, or None where it is off the page."""
        x0, y0, x1, y1 = self._inside(box)
        return np.asarray(self.picture.crop((x0, y0, x1, y1))).copy() if x1 > x0 and y1 > y0 else None

    def put(self, box: Box, pixels: np.ndarray) -> None:
        """Lays pixels as `pixels` gave them back on the page."""
        x0, y0, _, _ = self._inside(box)
        self.picture.paste(Image.fromarray(pixels), (x0, y0))

    def finish(self) -> np.ndarray:
        """The page, height x width x 3 RGB uint8, brought down from the scale it was drawn at."""
        drawn = np.asarray(self.picture)
        if self.mode == "lcd":
            return _subpixels(drawn)
        return (
            drawn.copy()
            if self.scale == 1
            else cv2.resize(drawn, (self.width, self.height), interpolation=cv2.INTER_AREA)
        )

    def _token(
        self, x: float, base: float, token: str, face: Face, size: float, colour: Colour, role: str, stretch: float
    ) -> None:
        lift, odd = 0.0, None
        if self.oddity is not None:
            face, size, colour, lift, odd = self.oddity(self, token, face, size, colour, role)
            face = self._face_for(token, face)
        font, seen = self._font(face, size), as_seen(token, self.rtl)
        base += lift * self.scale
        bounds = font.getbbox(seen, mode=self.brush.fontmode, anchor="ls")
        box = tuple(
            v / self.scale
            for v in (x + bounds[0] * stretch, base + bounds[1], x + bounds[2] * stretch, base + bounds[3])
        )
        if odd == "box":
            pad = 0.12 * size
            self.rectangle((box[0] - pad, box[1] - pad, box[2] + pad, box[3] + pad), self._box_colour())
            self.region((box[0] - pad, box[1] - pad, box[2] + pad, box[3] + pad), "white_box")
        if odd == "rough":
            self.brush.fontmode = "1"
        if stretch == 1:
            self.brush.text((x, base), seen, font=font, fill=colour, anchor="ls")
        else:
            self._stretched(x, base, seen, font, bounds, colour, stretch)
        self.brush.fontmode = "1" if self.mode == "bilevel" else "L"
        if (
            box[2] - box[0] >= 1
            and box[3] - box[1] >= 1
            and box[0] >= 0
            and box[1] >= 0
            and box[2] <= self.width
            and box[3] <= self.height
        ):
            self.words.append(Word(token, box, role, face.path, size, colour, odd))

    def _stretched(
        self,
        x: float,
        base: float,
        seen: str,
        font: ImageFont.FreeTypeFont,
        bounds: tuple[float, float, float, float],
        colour: Colour,
        stretch: float,
    ) -> None:
        width, height = max(1, round(bounds[2] - bounds[0])), max(1, round(bounds[3] - bounds[1]))
        cover = Image.new("L", (width, height), 0)
        brush = ImageDraw.Draw(cover)
        brush.fontmode = self.brush.fontmode
        brush.text((-bounds[0], -bounds[1]), seen, font=font, fill=255, anchor="ls")
        sharp = self.brush.fontmode == "1"
        cover = cover.resize(
            (max(1, round(width * stretch)), height), Image.Resampling.NEAREST if sharp else Image.Resampling.BICUBIC
        )
        self.picture.paste(colour, (round(x + bounds[0] * stretch), round(base + bounds[1])), cover)

    def _box_colour(self) -> Colour:
        if sum(self.background) < 300:
            return tuple(value + int(self.rng.integers(0, 24)) for value in self.background)
        return (255, 255, 255) if self.rng.random() < 0.6 else tuple(int(v) for v in self.rng.integers(238, 256, 3))

    def _face_for(self, token: str, face: Face) -> Face:
        return face if face.covers(token) else self.latin if self.latin.covers(token) else face

    def _font(self, face: Face, size: float):
        return font_at(face.path, size * self.scale)

    def _inside(self, box: Box) -> tuple[int, int, int, int]:
        x0, y0, x1, y1 = (round(value * self.scale) for value in box)
        width, height = self.picture.size
        return max(0, x0), max(0, y0), min(width, x1), min(height, y1)


def _subpixels(drawn: np.ndarray) -> np.ndarray:
    """A page drawn three times as large, as red, green and blue thirds of each pixel with a five-tap filter."""
    height, width = drawn.shape[0] // 3, drawn.shape[1] // 3
    rows = cv2.resize(drawn, (drawn.shape[1], height), interpolation=cv2.INTER_AREA)
    soft = cv2.filter2D(rows, -1, np.array([[1, 2, 3, 2, 1]], np.float32) / 9)
    return np.stack([soft[:, c : width * 3 : 3, c] for c in range(3)], axis=2).copy()
