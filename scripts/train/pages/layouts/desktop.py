"""Programs on a desktop: a bar of actions, a list at the side, a form or a grid of small text."""

from __future__ import annotations

from dataclasses import replace

from ..canvas import Canvas
from ..chance import between, chance, pick, whole
from ..grounds import picture
from ..model import Colour
from ..setting import Setting, pale
from .flow import Column, Flow

SIZES = ((1280, 800), (1366, 768), (1440, 900), (1600, 900), (1920, 1080), (1100, 1200), (1024, 640))


def desktop(s: Setting) -> Canvas:
    rng = s.rng
    dark = chance(rng, 0.2)
    back: Colour = (
        pick(rng, ((30, 30, 34), (43, 43, 48)))
        if dark
        else pick(rng, ((255, 255, 255), (246, 247, 249), (240, 240, 240)))
    )
    s = replace(s, ink=(225, 225, 228) if dark else pick(rng, ((30, 30, 30), (0, 0, 0), (50, 56, 66))))
    width, height = pick(rng, SIZES)
    sheet = s.canvas(width, height, back)
    size = between(rng, 12.5, 18)
    edge: Colour = (70, 70, 76) if dark else (208, 210, 214)
    top = size * between(rng, 2.4, 3.6)
    sheet.rectangle((0, 0, width, top), pick(rng, (s.accent, edge, back)))
    for index in range(whole(rng, 3, 9)):
        x = size * (1 + 5.5 * index)
        if chance(rng, 0.5):
            sheet.rectangle(
                (x, top * 0.2, x + size * 4.8, top * 0.8),
                pale(s.accent, 0.6) if not dark else (60, 60, 68),
                edge,
                1,
                pick(rng, (0, 4)),
            )
        sheet.text(
            x + size * 0.4,
            top * 0.3,
            s.write.sentence(1),
            s.faces.body,
            size * 0.9,
            (20, 20, 20) if not dark else s.ink,
            "l",
            "label",
        )
    side = width * between(rng, 0.12, 0.22) if chance(rng, 0.75) else 0.0
    _side(s, sheet, side, top, size, edge)
    flow = Flow(sheet, s, size, size, top + size)
    flow.left, flow.right = (size, width - side - size) if s.rtl else (side + size, width - size)
    flow.line(
        s.write.title(pick(rng, ("statement", "form", "invoice"))),
        "start",
        s.faces.heading,
        size * between(rng, 1.2, 1.8),
        "heading",
    )
    if chance(rng, 0.6):
        _inputs(s, flow, edge, (255, 255, 255) if not dark else (56, 56, 62))
    rows = [
        [s.write.date(day), s.write.firm(), s.write.person(), s.write.money(s.write.value(5, 30000))]
        for day in range(whole(rng, 4, 30))
    ]
    flow.table(
        [
            Column("date", "date", 1),
            Column("item", "item", 2),
            Column("name", "name", 1.4),
            Column("amount", "amount", 1),
        ],
        rows,
        chance(rng, 0.6),
    )
    if chance(rng, 0.25) and flow.room > size * 8:
        picture(sheet, s, (flow.left, flow.y + size, flow.left + size * 14, flow.y + min(flow.room, size * 12)), False)
    return sheet


def _side(s: Setting, sheet: Canvas, width: float, top: float, size: float, edge: Colour) -> None:
    """The list of places at the reading side."""
    if width <= 0:
        return
    x0 = sheet.width - width if s.rtl else 0.0
    sheet.rectangle(
        (x0, top, x0 + width, sheet.height),
        pick(s.rng, (None, edge, pale(s.accent, 0.85) if sum(s.ink) < 380 else None)),
    )
    y, step, chosen = top + size, size * between(s.rng, 1.7, 2.6), whole(s.rng, 0, 6)
    for index in range(whole(s.rng, 5, 16)):
        if y > sheet.height - step:
            return
        if index == chosen:
            sheet.rectangle(
                (x0 + 3, y - size * 0.3, x0 + width - 3, y + size * 1.4),
                pale(s.accent, 0.5) if sum(s.ink) < 380 else (80, 80, 92),
                None,
                1,
                5,
            )
        x, anchor = (x0 + width - size * 2, "r") if s.rtl else (x0 + size * 2, "l")
        sheet.rectangle(
            (x0 + size * 0.6, y, x0 + size * 1.4, y + size * 0.8)
            if not s.rtl
            else (x0 + width - size * 1.4, y, x0 + width - size * 0.6, y + size * 0.8),
            s.accent,
            None,
            1,
            3,
        )
        text = s.write.sentence(whole(s.rng, 1, 2))
        sheet.text(
            x, y, text, s.faces.body, sheet.fit(text, s.faces.body, size, width - size * 2.6), s.ink, anchor, "label"
        )
        y += step


def _inputs(s: Setting, flow: Flow, edge: Colour, fill: Colour) -> None:
    """Fields to fill in, each a label over a bordered box with a value."""
    rng, sheet, size = s.rng, flow.sheet, flow.size
    choices = (
        ("name", s.write.person, "name"),
        ("account", s.write.account, "number"),
        ("date", s.write.date, "date"),
        ("phone", s.write.phone, "number"),
    )
    for _ in range(whole(rng, 1, 3)):
        count = whole(rng, 2, 3)
        width = (flow.right - flow.left) / count - size
        for index in range(count):
            key, value, role = pick(rng, choices)
            x0 = flow.left + index * (width + size)
            x, anchor = (x0 + width - 6, "r") if s.rtl else (x0 + 6, "l")
            sheet.text(x, flow.y, s.write.label(key), s.faces.body, size * 0.85, s.ink, anchor, "label")
            box = (x0, flow.y + size * 1.2, x0 + width, flow.y + size * 3)
            sheet.rectangle(box, fill, edge, 1, pick(rng, (0, 4)))
            sheet.region(box, "white_box")
            sheet.text(x, flow.y + size * 1.6, value(), s.faces.body, size, s.ink, anchor, role)
        flow.y += size * 3.8
    flow.space(0.4)
