"""Lines, fields and tables down a page, mirrored on a right-to-left one."""

from __future__ import annotations

from dataclasses import dataclass

from ..canvas import Canvas
from ..chance import between, chance, pick
from ..fonts import Face
from ..model import Colour
from ..setting import Setting, pale


@dataclass
class Column:
    """A table column: the label's key, what its cells are, and its share of the width."""

    key: str
    role: str
    share: float


class Flow:
    """A pen that moves down the page between two margins. `size` is the body's size in pixels."""

    def __init__(self, sheet: Canvas, s: Setting, margin: float, size: float, y: float | None = None) -> None:
        self.sheet, self.s, self.size = sheet, s, size
        self.left, self.right = margin, sheet.width - margin
        self.y = margin if y is None else y
        self.leading = size * between(s.rng, 1.25, 1.7)

    @property
    def room(self) -> float:
        """How much height is left above the lower margin."""
        return self.sheet.height - self.size * 3 - self.y

    def line(
        self,
        text: str,
        place: str = "start",
        face: Face | None = None,
        size: float | None = None,
        role: str = "text",
        colour: Colour | None = None,
        stretch: float = 1.0,
    ) -> None:
        """One line at the reading side ('start'), in the middle or at the far side ('end')."""
        face, size = face or self.s.faces.body, size or self.size
        size = self.sheet.fit(text, face, size, (self.right - self.left) / stretch)
        x, anchor = self.place(place)
        self.sheet.text(x, self.y, text, face, size, colour or self.s.ink, anchor, role, stretch)
        self.y += self.leading * size / self.size

    def place(self, place: str) -> tuple[float, str]:
        if place == "middle":
            return (self.left + self.right) / 2, "m"
        return (self.right, "r") if (place == "start") == self.s.rtl else (self.left, "l")

    def pair(
        self,
        label: str,
        value: str,
        role: str,
        bold: bool = False,
        gap: float | None = None,
        size: float | None = None,
        stretch: float = 1.0,
    ) -> None:
        """A label at the reading side and its value at the far side, or `gap` pixels from the margin."""
        size, s = size or self.size, self.s
        label_face = s.faces.bold if bold else s.faces.body
        face = s.faces.bold if bold and chance(s.rng, 0.7) else s.faces.number
        if gap is None:
            needed = (
                self.sheet.measure(label, label_face, size) + self.sheet.measure(value, face, size) + size
            ) * stretch
            size *= min(1.0, (self.right - self.left) / max(1.0, needed))
        x, anchor = self.place("start")
        self.sheet.text(x, self.y, label, label_face, size, s.ink, anchor, "label", stretch)
        if gap is None:
            vx, va = self.place("end")
        else:
            vx, va = (self.right - gap, "r") if s.rtl else (self.left + gap, "l")
        self.sheet.text(vx, self.y, value, face, size, s.ink, va, role, stretch)
        self.y += self.leading * size / self.size

    def rule(self, dash: float = 0, colour: Colour | None = None, width: float = 1) -> None:
        self.sheet.line(self.left, self.y, self.right, self.y, colour or self.s.ink, width, dash)
        self.y += self.leading * 0.4

    def space(self, lines: float) -> None:
        self.y += self.leading * lines

    def table(self, columns: list[Column], rows: list[list[str]], dense: bool, head: bool = True) -> None:
        """A table with one of several kinds of rule and shading; stops at the lower margin."""
        s, rng, sheet = self.s, self.s.rng, self.sheet
        row_height = self.size * (between(rng, 1.25, 1.5) if dense else between(rng, 1.6, 2.3))
        grid = pick(rng, ("none", "rows", "all", "outer"))
        dark = sum(s.ink) > 500
        zebra = None if not chance(rng, 0.4) else (46, 46, 52) if dark else pale(s.accent, between(rng, 0.85, 0.94))
        head_fill = pick(
            rng, (None, s.accent, (60, 60, 66)) if dark else (None, s.accent, pale(s.accent, 0.7), (225, 225, 225))
        )
        line_colour, top = pick(rng, ((0, 0, 0), (120, 120, 120), (190, 190, 190), pale(s.accent, 0.4))), self.y
        lines = ([[s.write.label(c.key) for c in columns]] if head else []) + rows
        edges = self._edges(columns)
        for index, cells in enumerate(lines):
            if self.room < row_height:
                break
            is_head = head and index == 0
            fill = head_fill if is_head else zebra if zebra and index % 2 else None
            if fill:
                sheet.rectangle((self.left, self.y, self.right, self.y + row_height), fill)
            colour = (255, 255, 255) if is_head and fill and sum(fill) < 380 else s.ink
            for (x0, x1), column, cell in zip(edges, columns, cells):
                self._cell(cell, column, x0, x1, row_height, is_head, colour)
            self.y += row_height
            if grid in ("rows", "all"):
                sheet.line(self.left, self.y, self.right, self.y, line_colour)
        if grid in ("all", "outer"):
            sheet.rectangle((self.left, top, self.right, self.y), None, line_colour)
        if grid == "all":
            for x0, _ in edges:
                sheet.line(x0, top, x0, self.y, line_colour)
        sheet.region((self.left, top, self.right, self.y), "table")
        if head_fill or zebra:
            sheet.region((self.left, top, self.right, self.y), "shading")

    def _edges(self, columns: list[Column]) -> list[tuple[float, float]]:
        total, at, edges = sum(c.share for c in columns), self.left, []
        for column in columns:
            width = (self.right - self.left) * column.share / total
            edges.append((at, at + width))
            at += width
        if self.s.rtl:
            edges = [(self.left + self.right - b, self.left + self.right - a) for a, b in edges]
        return edges

    def _cell(self, text: str, column: Column, x0: float, x1: float, height: float, head: bool, colour: Colour) -> None:
        if not text:
            return
        s, pad = self.s, self.size * 0.35
        number = column.role in ("amount", "number", "date")
        face = s.faces.bold if head else s.faces.number if number else s.faces.body
        size = self.sheet.fit(text, face, self.size, x1 - x0 - 2 * pad)
        right = column.role == "amount" or s.rtl
        if not head and text.startswith("-") and chance(s.rng, 0.25):
            colour = (180, 0, 0)
        self.sheet.text(
            x1 - pad if right else x0 + pad,
            self.y + (height - size * 1.15) / 2,
            text,
            face,
            size,
            colour,
            "r" if right else "l",
            "label" if head else column.role,
        )
