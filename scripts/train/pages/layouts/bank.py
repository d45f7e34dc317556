"""What banks print: statements of accounts and cards, confirmations of transfers."""

from __future__ import annotations

from ..canvas import Canvas
from ..chance import between, chance, whole
from ..setting import Setting
from .flow import Column
from .paper import ending, fields, letterhead, sheet_of_paper


def statement(s: Setting) -> Canvas:
    rng, w = s.rng, s.write
    dense = chance(rng, 0.55)
    flow = sheet_of_paper(s, 0.82 if dense else 1.0)
    letterhead(s, flow, w.bank(), w.title("statement"))
    fields(
        s,
        flow,
        [
            ("name", w.person(), "name"),
            ("account", w.account(), "number"),
            ("period", f"{w.date()} - {w.date(30)}", "date"),
            ("id", w.digits(9), "number"),
        ][: whole(rng, 2, 4)],
    )
    flow.space(0.6)
    single, balance, rows = chance(rng, 0.4), w.value(200, 60000), []
    for day in range(whole(rng, 22, 60) if dense else whole(rng, 5, 18)):
        change = w.value(5, 9000) * (1 if chance(rng, 0.3) else -1)
        balance += change
        cells = [w.date(day), w.move(), w.digits(whole(rng, 4, 8))]
        cells += (
            [w.money(change, chance(rng, 0.2))]
            if single
            else [w.money(abs(change)) if change < 0 else "", w.money(change) if change > 0 else ""]
        )
        rows.append(cells + [w.money(balance)])
    columns = [Column("date", "date", 1), Column("description", "text", 2.2), Column("reference", "number", 1)]
    columns += (
        [Column("amount", "amount", 1.1)]
        if single
        else [Column("debit", "amount", 1.1), Column("credit", "amount", 1.1)]
    )
    flow.table(columns + [Column("balance", "amount", 1.2)], rows, dense)
    flow.space(0.6)
    if flow.room > flow.leading * 2:
        flow.pair(w.label("balance"), w.price(balance), "amount", True)
    ending(s, flow)
    return flow.sheet


def card_statement(s: Setting) -> Canvas:
    rng, w = s.rng, s.write
    flow = sheet_of_paper(s)
    letterhead(s, flow, w.bank(), w.title("card"))
    fields(s, flow, [("name", w.person(), "name"), ("card", w.digits(4), "number"), ("date", w.date(), "date")])
    rows = [
        [w.date(day), w.firm(), w.money(w.value(5, 2500)), w.money(w.value(5, 2500))]
        for day in range(whole(rng, 6, 30))
    ]
    flow.table(
        [
            Column("date", "date", 1),
            Column("description", "text", 2.5),
            Column("amount", "amount", 1),
            Column("debit", "amount", 1),
        ],
        rows,
        chance(rng, 0.5),
    )
    flow.space(0.5)
    flow.pair(w.label("total"), w.price(w.value(300, 20000)), "amount", True)
    ending(s, flow)
    return flow.sheet


def transfer(s: Setting) -> Canvas:
    rng, w = s.rng, s.write
    flow = sheet_of_paper(s, between(rng, 1, 1.3))
    letterhead(s, flow, w.bank(), w.title("transfer"))
    keys = [
        ("date", w.date(), "date"),
        ("value_date", w.date(1), "date"),
        ("payer", w.person(), "name"),
        ("account", w.account(), "number"),
        ("beneficiary", w.person() if chance(rng, 0.5) else w.firm(), "name"),
        ("bank", w.bank(), "text"),
        ("account", w.account(), "number"),
        ("amount", w.price(w.value(50, 90000)), "amount"),
        ("fee", w.price(w.value(1, 30)), "amount"),
        ("purpose", w.move(), "text"),
        ("reference", w.digits(whole(rng, 8, 12)), "number"),
    ]
    flow.leading *= between(rng, 1, 1.5)
    fields(s, flow, [key for key in keys if key[0] in ("amount", "beneficiary", "date") or chance(rng, 0.8)])
    flow.space(1)
    ending(s, flow)
    return flow.sheet
