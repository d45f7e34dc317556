"""Barcodes and squares of modules."""

from __future__ import annotations

import numpy as np

from .canvas import Canvas
from .chance import chance, whole
from .model import Box
from .setting import Setting


def barcode(sheet: Canvas, s: Setting, x: float, y: float, width: float, height: float) -> Box:
    """Bars of one to four modules with a number below, or a square of modules."""
    rng, box = s.rng, (x, y, x + width, y + height)
    if chance(rng, 0.35):
        side, count = min(width, height * 1.6), whole(rng, 21, 37)
        cell = max(1.0, side / count)
        grid = rng.random((count, count)) < 0.5
        for corner in ((0, 0), (0, count - 7), (count - 7, 0)):
            grid[corner[0] : corner[0] + 7, corner[1] : corner[1] + 7] = True
            grid[corner[0] + 1 : corner[0] + 6, corner[1] + 1 : corner[1] + 6] = False
            grid[corner[0] + 2 : corner[0] + 5, corner[1] + 2 : corner[1] + 5] = True
        for row, column in zip(*np.nonzero(grid)):
            sheet.rectangle(
                (x + column * cell, y + row * cell, x + (column + 1) * cell, y + (row + 1) * cell), (0, 0, 0)
            )
        box = (x, y, x + side, y + side)
    else:
        module, at = max(1.0, width / whole(rng, 90, 150)), x
        while at < x + width - 4 * module:
            bar = module * whole(rng, 1, 4)
            sheet.rectangle((at, y, at + bar, y + height), (0, 0, 0))
            at += bar + module * whole(rng, 1, 4)
        sheet.text(
            x + width / 2,
            y + height + 3,
            s.write.digits(13),
            s.faces.latin,
            max(10, height * 0.22),
            (0, 0, 0),
            "m",
            "code",
        )
    sheet.region(box, "barcode")
    return box
