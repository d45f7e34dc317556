"""Web banking in a browser."""

from __future__ import annotations

from dataclasses import replace

from ..canvas import Canvas
from ..chance import between, chance, pick, whole
from ..setting import Setting
from .flow import Column, Flow


def web_banking(s: Setting) -> Canvas:
    """A browser page: a bar with an address, a menu band and a table of movements."""
    rng, w = s.rng, s.write
    s = replace(s, ink=pick(rng, ((33, 37, 41), (0, 0, 0), (51, 51, 51))))
    width, height = pick(rng, ((1280, 720), (1366, 768), (1440, 900), (1024, 768), (1600, 900), (980, 1300)))
    sheet = s.canvas(width, height, (255, 255, 255))
    size = between(rng, 13, 18)
    top = 0.0
    if chance(rng, 0.6):
        sheet.rectangle((0, 0, width, 44), pick(rng, ((222, 225, 230), (240, 240, 244), (53, 54, 58))))
        sheet.rectangle((120, 8, width - 160, 36), (255, 255, 255), None, 1, 14)
        sheet.text(
            140,
            14,
            "https://online." + pick(rng, ("harbour-bank", "unionsavings", "meridian")) + ".example/account",
            s.faces.latin,
            14,
            (60, 60, 60),
            "l",
            "address",
        )
        top = 44
    sheet.rectangle((0, top, width, top + 56), s.accent)
    flow = Flow(sheet, s, width * between(rng, 0.03, 0.12), size, top + 16)
    flow.line(w.bank(), "start", s.faces.heading, size * 1.6, "heading", (255, 255, 255))
    flow.y = top + 80
    flow.line(w.title("statement"), "start", s.faces.bold, size * 1.4, "heading")
    flow.pair(w.label("balance"), w.price(w.value(10, 80000)), "amount", gap=width * 0.2)
    balance, rows = w.value(100, 50000), []
    for day in range(whole(rng, 6, 24)):
        change = w.value(5, 7000) * (1 if chance(rng, 0.3) else -1)
        balance += change
        rows.append([w.date(day), w.move(), w.digits(6), w.money(change), w.money(balance)])
    flow.table(
        [
            Column("date", "date", 1),
            Column("description", "text", 2),
            Column("reference", "number", 1),
            Column("amount", "amount", 1),
            Column("balance", "amount", 1),
        ],
        rows,
        chance(rng, 0.4),
    )
    return sheet
