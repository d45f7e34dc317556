"""What firms send: invoices, payslips, bills."""

from __future__ import annotations

from ..canvas import Canvas
from ..chance import between, chance, pick, whole
from ..codes import barcode
from ..setting import Setting, pale
from .flow import Column
from .paper import ending, fields, letterhead, sheet_of_paper


def invoice(s: Setting) -> Canvas:
    rng, w = s.rng, s.write
    flow = sheet_of_paper(s)
    letterhead(s, flow, w.firm(), f"{w.title('invoice')} {w.digits(whole(rng, 4, 8))}")
    fields(
        s,
        flow,
        [
            ("date", w.date(), "date"),
            ("name", w.person() if chance(rng, 0.5) else w.firm(), "name"),
            ("address", w.address(), "text"),
            ("company_id", w.digits(9), "number"),
        ][: whole(rng, 2, 4)],
    )
    flow.space(0.6)
    rows, total = [], 0.0
    for _ in range(whole(rng, 1, 14)):
        count, price = whole(rng, 1, 20), w.value(4, 3000)
        total += round(count * price, 2)
        rows.append([w.item(), str(count), w.money(price), w.money(count * price)])
    flow.table(
        [
            Column("item", "item", between(rng, 2, 4)),
            Column("quantity", "number", 0.8),
            Column("price", "amount", 1.2),
            Column("amount", "amount", 1.3),
        ],
        rows,
        chance(rng, 0.3),
    )
    flow.space(0.5)
    kept = flow.left, flow.right
    if chance(rng, 0.7):
        middle = (flow.left + flow.right) / 2
        flow.left, flow.right = (flow.left, middle) if s.rtl else (middle, flow.right)
    rate = pick(rng, (0.17, 0.18, 0.2, 0.06))
    flow.pair(w.label("subtotal"), w.price(total), "amount")
    flow.pair(w.label("vat"), w.price(total * rate), "amount")
    flow.rule()
    flow.pair(w.label("total"), w.price(total * (1 + rate)), "amount", True, size=flow.size * pick(rng, (1, 1.2, 1.4)))
    flow.left, flow.right = kept
    flow.space(1)
    ending(s, flow)
    return flow.sheet


def payslip(s: Setting) -> Canvas:
    rng, w = s.rng, s.write
    flow = sheet_of_paper(s, 0.9)
    letterhead(s, flow, w.firm(), f"{w.title('payslip')} {whole(rng, 1, 12):02d}/{whole(rng, 2023, 2026)}")
    fields(
        s,
        flow,
        [
            ("name", w.person(), "name"),
            ("id", w.digits(9), "number"),
            ("department", w.digits(3), "number"),
            ("bank", w.account(), "number"),
        ],
    )
    flow.space(0.4)
    gross = w.value(5500, 40000)
    earned = [
        [w.move(), str(whole(rng, 1, 182)), w.money(w.value(30, 200)), w.money(gross * between(rng, 0.1, 0.9))]
        for _ in range(whole(rng, 2, 9))
    ]
    flow.table(
        [
            Column("description", "text", 2.4),
            Column("quantity", "number", 0.8),
            Column("price", "amount", 1),
            Column("amount", "amount", 1.2),
        ],
        earned,
        True,
    )
    flow.pair(w.label("gross"), w.money(gross), "amount", True)
    flow.space(0.3)
    taken = [
        [w.label(key), w.money(gross * between(rng, 0.01, 0.16))]
        for key in ("income_tax", "insurance", "health", "pension")
    ]
    flow.table([Column("description", "text", 3), Column("amount", "amount", 1)], taken, True)
    flow.space(0.3)
    flow.pair(
        w.label("net"),
        w.price(gross * between(rng, 0.6, 0.85)),
        "amount",
        True,
        size=flow.size * pick(rng, (1, 1.3, 1.6)),
    )
    ending(s, flow)
    return flow.sheet


def bill(s: Setting) -> Canvas:
    rng, w = s.rng, s.write
    flow = sheet_of_paper(s)
    letterhead(s, flow, w.firm(), w.title("bill"))
    fields(
        s,
        flow,
        [
            ("name", w.person(), "name"),
            ("address", w.address(), "text"),
            ("period", f"{w.date()} - {w.date(60)}", "date"),
            ("reference", w.digits(10), "number"),
        ],
    )
    flow.space(0.5)
    box = (flow.left, flow.y, flow.left + (flow.right - flow.left) * between(rng, 0.4, 1), flow.y + flow.size * 5)
    flow.sheet.rectangle(box, pale(s.accent, between(rng, 0.5, 0.9)), s.accent, 2, pick(rng, (0, 10)))
    flow.sheet.region(box, "shading")
    flow.sheet.text(
        (box[0] + box[2]) / 2,
        flow.y + flow.size,
        w.price(w.value(60, 3000)),
        s.faces.bold,
        flow.size * between(rng, 1.6, 2.6),
        s.ink,
        "m",
        "amount",
    )
    flow.y = box[3] + flow.size
    rows = [[w.item(), str(whole(rng, 1, 900)), w.money(w.value(0.5, 900))] for _ in range(whole(rng, 3, 10))]
    flow.table([Column("item", "item", 3), Column("quantity", "number", 1), Column("amount", "amount", 1)], rows, False)
    flow.space(1)
    ending(s, flow)
    if flow.room > flow.size * 6:
        barcode(flow.sheet, s, flow.left, flow.y + flow.size, flow.sheet.width * 0.5, flow.size * 3)
    return flow.sheet
