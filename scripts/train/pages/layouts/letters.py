"""Pages that are mostly prose or boxes: letters, medical notes, forms, certificates."""

from __future__ import annotations

from ..canvas import Canvas
from ..chance import between, chance, pick, whole
from ..grounds import guilloche
from ..marks import logo, scribble, stamp
from ..setting import Setting
from .flow import Flow
from .paper import ending, fields, letterhead, sheet_of_paper


def prose(s: Setting, flow: Flow, lines: int) -> None:
    """Lines of running text filled to the margins, with an amount or a date inside some of them."""
    for _ in range(lines):
        if flow.room < flow.leading:
            return
        text = s.write.sentence(4)
        if chance(s.rng, 0.25):
            text += " " + (s.write.price(s.write.value(10, 50000)) if chance(s.rng, 0.5) else s.write.date())
        while flow.sheet.measure(text, s.faces.body, flow.size) < (flow.right - flow.left) * between(s.rng, 0.7, 0.88):
            text += " " + s.write.sentence(2).lower()
        flow.line(text)


def letter(s: Setting) -> Canvas:
    rng, w = s.rng, s.write
    flow = sheet_of_paper(s, between(rng, 1, 1.25))
    letterhead(s, flow, w.bank(), w.title("letter"))
    flow.line(f"{w.label('date')}: {w.date()}", pick(rng, ("start", "end")), role="date")
    fields(
        s,
        flow,
        [
            ("name", w.person(), "name"),
            ("id", w.digits(9), "number"),
            ("account", w.account(), "number"),
            ("balance", w.price(w.value(100, 200000)), "amount"),
        ][: whole(rng, 2, 4)],
    )
    for _ in range(whole(rng, 1, 4)):
        flow.space(0.8)
        prose(s, flow, whole(rng, 2, 6))
    flow.space(1)
    ending(s, flow)
    return flow.sheet


def medical(s: Setting) -> Canvas:
    rng, w = s.rng, s.write
    flow = sheet_of_paper(s)
    letterhead(s, flow, w.firm(), w.title("medical"))
    fields(
        s,
        flow,
        [
            ("name", w.person(), "name"),
            ("id", w.digits(9), "number"),
            ("date", w.date(), "date"),
            ("period", f"{w.date()} - {w.date(whole(rng, 1, 9))}", "date"),
            ("doctor", w.person(), "name"),
            ("licence", w.digits(5), "number"),
        ],
    )
    for _ in range(whole(rng, 1, 3)):
        flow.space(0.7)
        flow.line(w.sentence(2), "start", s.faces.bold, role="heading")
        prose(s, flow, whole(rng, 1, 5))
    if chance(rng, 0.8):
        stamp(
            flow.sheet,
            s,
            flow.sheet.width * between(rng, 0.05, 0.3),
            min(flow.y, flow.sheet.height * 0.8),
            flow.sheet.width * 0.22,
        )
        scribble(
            flow.sheet,
            s,
            flow.sheet.width * between(rng, 0.1, 0.3),
            min(flow.y, flow.sheet.height * 0.82),
            flow.sheet.width * 0.18,
        )
    ending(s, flow)
    return flow.sheet


def form(s: Setting) -> Canvas:
    """Numbered boxes with a small label and a filled value each, and tick boxes."""
    rng, w = s.rng, s.write
    flow = sheet_of_paper(s)
    letterhead(s, flow, w.firm(), w.title("form"))
    choices = [
        ("name", w.person, "name"),
        ("id", lambda: w.digits(9), "number"),
        ("address", w.address, "text"),
        ("phone", w.phone, "number"),
        ("date", w.date, "date"),
        ("amount", lambda: w.price(w.value(10, 30000)), "amount"),
        ("employer", w.firm, "name"),
        ("account", w.account, "number"),
        ("bank", w.bank, "text"),
    ]
    filled = s.faces.hand if s.faces.hand and chance(rng, 0.35) else s.faces.number
    ink = pick(rng, (s.ink, (10, 20, 110), (0, 0, 0)))
    height = flow.size * between(rng, 2.6, 3.6)
    while flow.room > height * 2 and chance(rng, 0.95):
        count, x = whole(rng, 1, 4), flow.left
        width = (flow.right - flow.left) / count
        for _ in range(count):
            key, value, role = pick(rng, choices)
            flow.sheet.rectangle(
                (x, flow.y, x + width, flow.y + height), (255, 255, 255) if chance(rng, 0.1) else None, (110, 110, 110)
            )
            side, anchor = (x + width - 6, "r") if s.rtl else (x + 6, "l")
            flow.sheet.text(side, flow.y + 3, w.label(key), s.faces.body, flow.size * 0.65, s.ink, anchor, "label")
            if chance(rng, 0.85):
                text = value()
                face = filled if filled.covers(text.replace(" ", "")) else s.faces.body
                size = flow.sheet.fit(text, face, flow.size * 1.05, width - 12)
                flow.sheet.text(side, flow.y + height * 0.42, text, face, size, ink, anchor, role)
            x += width
        flow.y += height
    flow.space(0.5)
    ending(s, flow)
    return flow.sheet


def certificate(s: Setting) -> Canvas:
    """A framed landscape or portrait page with guilloche, a large title and a signature."""
    rng, w = s.rng, s.write
    width = whole(rng, 900, 1500)
    height = round(width * pick(rng, (0.707, 1.414, 0.75)))
    sheet = s.canvas(width, height, mode="hinted" if width * height > 1_500_000 else None)
    margin = width * between(rng, 0.03, 0.06)
    guilloche(sheet, rng, s.accent, (margin, margin, width - margin, height - margin))
    for inset in (margin * 0.6, margin * 0.9):
        sheet.rectangle((inset, inset, width - inset, height - inset), None, s.accent, pick(rng, (2, 4, 7)))
    flow = Flow(sheet, s, margin * 2.5, width * between(rng, 0.016, 0.022), margin * 2)
    logo(sheet, s, width / 2 - flow.size * 2, flow.y, flow.size * 4)
    flow.y += flow.size * 5
    flow.line(
        w.title("certificate"), "middle", s.faces.heading, flow.size * between(rng, 2.2, 3.4), "heading", s.accent
    )
    flow.space(1)
    flow.line(w.person(), "middle", s.faces.bold, flow.size * between(rng, 1.5, 2.4), "name")
    for _ in range(whole(rng, 1, 3)):
        flow.line(w.sentence(whole(rng, 5, 10)), "middle")
    flow.space(0.5)
    fields(
        s,
        flow,
        [("id", w.digits(9), "number"), ("date", w.date(), "date"), ("reference", w.digits(8), "number")],
        flow.size * 9,
    )
    stamp(sheet, s, width * between(rng, 0.1, 0.6), min(flow.y, height * 0.75), width * 0.16)
    scribble(sheet, s, width * between(rng, 0.2, 0.6), min(flow.y, height * 0.78), width * 0.18)
    return sheet
