"""Printed matter: headings, columns of prose, bullets, a drawing; a contract or a notice more than a form."""

from __future__ import annotations

import numpy as np

from ..canvas import Canvas
from ..chance import between, chance, pick, whole
from ..grounds import gradient, picture
from ..marks import scribble
from ..setting import Setting, ink_colour, pale
from .flow import Flow
from .paper import sheet_of_paper


def article(s: Setting) -> Canvas:
    """A title, then one or two columns; one page in ten is nearly empty."""
    rng, w = s.rng, s.write
    flow = sheet_of_paper(s, between(rng, 0.9, 1.5))
    flow.line(
        w.sentence(whole(rng, 2, 4)),
        pick(rng, ("start", "middle")),
        s.faces.heading,
        flow.size * between(rng, 1.4, 2.6),
        "heading",
    )
    flow.line(f"{w.date()} {w.person()}", pick(rng, ("start", "middle")), role="name")
    flow.space(0.5)
    sparse = chance(rng, 0.1)
    columns = 1 if sparse or flow.sheet.width < 900 else pick(rng, (1, 1, 2))
    top, gap = flow.y, flow.size * 2
    width = (flow.right - flow.left - gap * (columns - 1)) / columns
    for column in range(columns):
        left = flow.left + column * (width + gap)
        pen = Flow(flow.sheet, s, flow.left, flow.size, top)
        pen.left, pen.right, pen.leading = left, left + width, flow.leading
        _column(s, pen, 1 if sparse else 30)
    if chance(rng, 0.25):
        scribble(flow.sheet, s, flow.left, flow.sheet.height - flow.size * 7, flow.sheet.width * 0.2)
    return flow.sheet


def _column(s: Setting, flow: Flow, most: int) -> None:
    """Paragraphs, bullets, headings and drawings down to the lower margin, at most `most` of them."""
    rng, w = s.rng, s.write
    for _ in range(most):
        if flow.room < flow.leading * 4:
            return
        kind = pick(rng, ("prose", "prose", "prose", "bullets", "heading", "figure"))
        if kind == "heading":
            flow.line(w.sentence(whole(rng, 1, 3)), "start", s.faces.bold, flow.size * between(rng, 1, 1.4), "heading")
        elif kind == "figure" and chance(rng, 0.5):
            _figure(s, flow)
        else:
            for index in range(whole(rng, 2, 7)):
                if flow.room < flow.leading:
                    return
                mark = f"{index + 1}." if kind == "bullets" else ""
                _filled(s, flow, mark)
        flow.space(0.5)


def _filled(s: Setting, flow: Flow, mark: str) -> None:
    """One line of words up to the far margin, now and then with a figure in it."""
    text = f"{mark} {s.write.sentence(3)}".strip()
    if chance(s.rng, 0.12):
        text += " " + pick(s.rng, (s.write.price(s.write.value(10, 90000)), s.write.date(), s.write.digits(6)))
    limit = (flow.right - flow.left) * between(s.rng, 0.75, 0.92)
    while flow.sheet.measure(text, s.faces.body, flow.size) < limit:
        text += " " + s.write.sentence(2).lower()
    flow.line(text)


def _figure(s: Setting, flow: Flow) -> None:
    """A photograph, a passage of colours, or a drawing of lines and areas as in charts and maps."""
    rng, sheet = s.rng, flow.sheet
    height = min(flow.room - flow.leading * 2, flow.size * between(rng, 6, 16))
    if height < flow.size * 3:
        return
    box = (flow.left, flow.y, flow.left + (flow.right - flow.left) * between(rng, 0.4, 1), flow.y + height)
    kind = pick(rng, ("photo", "gradient", "bars", "lines"))
    if kind == "photo":
        picture(sheet, s, box, False)
    elif kind == "gradient":
        gradient(sheet, rng, box, s.accent)
    else:
        sheet.rectangle(box, pick(rng, (None, pale(s.accent, 0.9))), s.ink)
        xs = np.linspace(box[0] + 6, box[2] - 6, whole(rng, 5, 14))
        ys = box[3] - 4 - (height - 10) * rng.random(len(xs))
        if kind == "bars":
            for x, y in zip(xs[:-1], ys):
                sheet.rectangle((x, y, x + (xs[1] - xs[0]) * 0.7, box[3] - 3), s.accent)
        else:
            for _ in range(whole(rng, 1, 5)):
                ys = box[3] - 4 - (height - 10) * rng.random(len(xs))
                colour, width = ink_colour(rng), between(rng, 1, 5)
                for a in range(len(xs) - 1):
                    sheet.line(xs[a], ys[a], xs[a + 1], ys[a + 1], colour, width)
        sheet.region(box, "drawing")
    flow.y = box[3] + flow.size * 0.5
