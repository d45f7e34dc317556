"""Phone screens: payments and accounts, flat and exact, light or dark."""

from __future__ import annotations

from dataclasses import replace

from ..canvas import Canvas
from ..chance import between, chance, pick, whole
from ..grounds import gradient, picture
from ..model import Colour
from ..setting import Setting, pale
from .flow import Flow

PHONES = (
    (720, 1280),
    (720, 1560),
    (750, 1334),
    (828, 1792),
    (1080, 1920),
    (1080, 2160),
    (1080, 2340),
    (1170, 2532 * 3 // 4),
    (1125, 1800),
)


def theme(s: Setting) -> tuple[Setting, Colour, Colour, Colour]:
    """The setting for a light or dark screen, its background, its cards and its secondary text."""
    if chance(s.rng, 0.3):
        back = pick(s.rng, ((0, 0, 0), (18, 18, 18), (24, 28, 38), (30, 30, 46)))
        return replace(s, ink=(235, 235, 235)), back, tuple(min(255, v + 16) for v in back), (150, 150, 156)
    back = pick(s.rng, ((255, 255, 255), (245, 246, 248), (242, 242, 247), (250, 250, 252)))
    return (
        replace(s, ink=pick(s.rng, ((0, 0, 0), (28, 28, 30), (33, 37, 41), (60, 60, 67)))),
        back,
        (255, 255, 255),
        (120, 120, 128),
    )


def status_bar(sheet: Canvas, s: Setting, colour: Colour, unit: float) -> float:
    """Clock, signal, battery; returns the height it takes."""
    rng = s.rng
    sheet.text(
        unit * 1.6,
        unit * 0.6,
        f"{whole(rng, 0, 23)}:{whole(rng, 0, 59):02d}",
        s.faces.latin,
        unit * 0.95,
        colour,
        "l",
        "clock",
    )
    x = sheet.width - unit * 3.2
    sheet.rectangle((x, unit * 0.75, x + unit * 1.5, unit * 1.4), None, colour, 2, 4)
    sheet.rectangle((x + 3, unit * 0.75 + 3, x + unit * 1.4 * between(rng, 0.3, 1), unit * 1.4 - 3), colour)
    for bar in range(4):
        sheet.rectangle(
            (
                x - unit * (2.2 - bar * 0.38),
                unit * (1.2 - bar * 0.14),
                x - unit * (2.2 - bar * 0.38 - 0.24),
                unit * 1.42,
            ),
            colour,
        )
    return unit * 2.2


def payment_app(s: Setting) -> Canvas:
    """A payment sent or received: a large amount in the middle and a card of details."""
    rng, w = s.rng, s.write
    s, back, card, second = theme(s)
    width, height = pick(rng, PHONES)
    sheet = s.canvas(width, height, back)
    unit = width / between(rng, 24, 30)
    flow = Flow(sheet, s, unit * between(rng, 1.2, 2), unit, status_bar(sheet, s, s.ink, unit))
    if chance(rng, 0.15):
        gradient(sheet, rng, (0, 0, width, height * between(rng, 0.3, 1.0)), back)
    if chance(rng, 0.5):
        sheet.rectangle((0, flow.y, width, flow.y + unit * 2.6), s.accent)
        sheet.text(
            width / 2,
            flow.y + unit * 0.7,
            w.title("transfer"),
            s.faces.bold,
            unit * 1.15,
            (255, 255, 255),
            "m",
            "heading",
        )
        flow.y += unit * 4
    centre, radius = width / 2, unit * between(rng, 1.6, 2.6)
    k = sheet.scale
    if chance(rng, 0.3):
        picture(sheet, s, (centre - radius, flow.y, centre + radius, flow.y + 2 * radius), True)
    else:
        sheet.brush.ellipse(
            [(centre - radius) * k, flow.y * k, (centre + radius) * k, (flow.y + 2 * radius) * k],
            fill=pick(rng, ((46, 184, 92), s.accent, pale(s.accent, 0.3))),
        )
    sheet.region((centre - radius, flow.y, centre + radius, flow.y + 2 * radius), "logo")
    flow.y += 2 * radius + unit
    flow.line(w.person(), "middle", s.faces.bold, unit * 1.2, "name")
    flow.line(w.price(w.value(5, 5000)), "middle", s.faces.heading, unit * between(rng, 2, 3.4), "amount")
    flow.line(f"{w.date()} {w.clock()}", "middle", size=unit * 0.9, role="date", colour=second)
    flow.space(1)
    rows = [
        ("beneficiary", w.person(), "name"),
        ("account", w.account(), "number"),
        ("reference", w.digits(13), "number"),
        ("purpose", w.move(), "text"),
        ("fee", w.price(w.value(0.1, 9)), "amount"),
        ("status", w.sentence(2), "text"),
    ]
    rows = [row for row in rows if chance(rng, 0.75)] or rows[:2]
    flow.leading = unit * between(rng, 2, 2.8)
    box = (flow.left, flow.y, flow.right, flow.y + flow.leading * len(rows) + unit)
    sheet.rectangle(
        box, card, pick(rng, (None, pale((90, 90, 90), 0.6) if sum(back) > 380 else (60, 60, 60))), 1, unit * 0.6
    )
    sheet.region(box, "white_box")
    flow.left, flow.right, flow.y = flow.left + unit * 0.7, flow.right - unit * 0.7, flow.y + unit * 0.7
    for key, value, role in rows:
        flow.pair(w.label(key), value, role)
    if flow.room > unit * 5:
        button = (flow.left, height - unit * 4.4, flow.right, height - unit * 2)
        sheet.rectangle(button, s.accent, None, 1, unit * pick(rng, (0.3, 1.2)))
        sheet.text(width / 2, height - unit * 3.8, w.sentence(2), s.faces.bold, unit, (255, 255, 255), "m", "heading")
    return sheet


def bank_app(s: Setting) -> Canvas:
    """An account on a phone: the balance on a card and a list of movements with round icons."""
    rng, w = s.rng, s.write
    s, back, card, second = theme(s)
    width, height = pick(rng, PHONES)
    sheet = s.canvas(width, height, back)
    unit = width / between(rng, 24, 32)
    flow = Flow(sheet, s, unit * between(rng, 1, 1.8), unit, status_bar(sheet, s, s.ink, unit))
    box = (flow.left, flow.y, flow.right, flow.y + unit * between(rng, 5, 8))
    fill = s.accent if chance(rng, 0.6) else card
    sheet.rectangle(box, fill, None, 1, unit * pick(rng, (0, 0.6, 1.2)))
    if fill == s.accent and chance(rng, 0.4):
        gradient(sheet, rng, box, s.accent)
    on_card = s.ink if fill == card else (255, 255, 255) if sum(s.accent) < 500 else (0, 0, 0)
    side, anchor = (box[2] - unit, "r") if s.rtl else (box[0] + unit, "l")
    sheet.text(
        side, box[1] + unit, f"{w.label('account')} {w.account()}", s.faces.body, unit * 0.9, on_card, anchor, "number"
    )
    sheet.text(
        side,
        box[1] + unit * 2.6,
        w.price(w.value(100, 90000)),
        s.faces.heading,
        unit * between(rng, 1.5, 2.2),
        on_card,
        anchor,
        "amount",
    )
    sheet.region(box, "shading")
    flow.y = box[3] + unit
    row, divider, day = unit * between(rng, 2.8, 4), pale((90, 90, 90), 0.75) if sum(back) > 380 else (48, 48, 52), 0
    while flow.room > row:
        icon = unit * 0.9
        x = flow.right - icon if s.rtl else flow.left + icon
        k = sheet.scale
        sheet.brush.ellipse(
            [(x - icon) * k, (flow.y + row / 2 - icon) * k, (x + icon) * k, (flow.y + row / 2 + icon) * k],
            fill=pick(rng, (s.accent, pale(s.accent, 0.5), (160, 160, 170))),
        )
        start = (flow.right - unit * 2.6, "r") if s.rtl else (flow.left + unit * 2.6, "l")
        sheet.text(
            start[0],
            flow.y + row * 0.16,
            w.firm() if chance(rng, 0.5) else w.move(),
            s.faces.body,
            unit,
            s.ink,
            start[1],
            "name",
        )
        sheet.text(start[0], flow.y + row * 0.54, w.date(day), s.faces.body, unit * 0.75, second, start[1], "date")
        value = w.value(2, 6000) * (1 if chance(rng, 0.3) else -1)
        end = (flow.left, "l") if s.rtl else (flow.right, "r")
        sheet.text(
            end[0],
            flow.y + row * 0.3,
            w.money(value, chance(rng, 0.4)),
            s.faces.number,
            unit * 1.05,
            (40, 160, 80) if value > 0 and chance(rng, 0.7) else s.ink,
            end[1],
            "amount",
        )
        flow.y += row
        day += 1
        if chance(rng, 0.8):
            sheet.line(flow.left, flow.y, flow.right, flow.y, divider)
    return sheet
