"""Conversations on a phone."""

from __future__ import annotations

from ..canvas import Canvas
from ..chance import between, chance, pick, whole
from ..grounds import picture
from ..setting import Setting, pale
from .flow import Flow
from .screens import PHONES, status_bar, theme


def chat(s: Setting) -> Canvas:
    """A conversation: bubbles of text with amounts and times, and pictures that were JPEGs before."""
    rng, w = s.rng, s.write
    s, back, card, second = theme(s)
    width, height = pick(rng, PHONES)
    sheet = s.canvas(width, height, pick(rng, (back, pale(s.accent, 0.85) if sum(back) > 380 else back)))
    unit = width / between(rng, 24, 30)
    flow = Flow(sheet, s, unit * 0.8, unit, status_bar(sheet, s, s.ink, unit))
    flow.line(w.person(), "middle", s.faces.bold, unit * 1.2, "name")
    flow.space(0.5)
    mine = (
        pick(rng, (pale(s.accent, 0.7), (220, 248, 198))) if sum(back) > 380 else tuple(min(255, v + 40) for v in card)
    )
    while flow.room > unit * 5:
        own, lines = chance(rng, 0.5), [_remark(s) for _ in range(whole(rng, 1, 3))]
        photo = chance(rng, 0.15) and flow.room > unit * 14
        size = unit * between(rng, 0.95, 1.1)
        wide = min(width * 0.8, max(sheet.measure(line, s.faces.body, size) for line in lines) + unit * 2)
        tall = unit * (1.5 * len(lines) + 1.6) + (wide * 0.7 if photo else 0)
        x0 = width - unit * 0.6 - wide if own != s.rtl else unit * 0.6
        box = (x0, flow.y, x0 + wide, flow.y + tall)
        sheet.rectangle(box, mine if own else card, None, 1, unit * 0.6)
        sheet.region(box, "white_box")
        y = flow.y + unit * 0.5
        if photo:
            picture(sheet, s, (x0 + unit * 0.3, y, x0 + wide - unit * 0.3, y + wide * 0.68), False)
            y += wide * 0.7
        for line in lines:
            x, anchor = (x0 + wide - unit * 0.8, "r") if s.rtl else (x0 + unit * 0.8, "l")
            sheet.text(x, y, line, s.faces.body, sheet.fit(line, s.faces.body, size, wide - unit * 1.6), s.ink, anchor)
            y += unit * 1.5
        sheet.text(
            x0 + wide - unit * 0.8, box[3] - unit * 1.0, w.clock()[:5], s.faces.latin, unit * 0.65, second, "r", "clock"
        )
        flow.y = box[3] + unit * between(rng, 0.3, 1.2)
    return sheet


def _remark(s: Setting) -> str:
    """A line of talk, half of them with an amount, a date or a number in it."""
    text = s.write.sentence(whole(s.rng, 2, 5))
    if chance(s.rng, 0.5):
        text += " " + pick(s.rng, (s.write.price(s.write.value(5, 9000)), s.write.date(), s.write.phone()))
    return text
