"""Documents with fields and tables: invoices, statements, transfers, payslips, bills, card statements, forms."""

from __future__ import annotations

from ..canvas import Canvas
from ..chance import between, chance, pick, whole
from ..marks import barcode, guilloche, highlight, logo, picture, scribble, stamp, watermark
from ..setting import Setting, pale
from .flow import Column, Flow


def sheet_of_paper(s: Setting, density: float = 1.0) -> Flow:
    """A blank A4 or letter page, 760-1660 px wide, and a pen at its top."""
    rng = s.rng
    width = whole(rng, 760, 1300) if chance(rng, 0.75) else whole(rng, 1300, 1660)
    height = round(width * pick(rng, (1.414, 1.414, 1.414, 1.294, 0.707 if chance(rng, 0.3) else 1.414)))
    size = min(width, height * 1.1) * between(rng, 0.0135, 0.0235) * density
    mode = "hinted" if s.mode == "smooth" and width * height > 1_700_000 else s.mode
    sheet = s.canvas(width, height, mode=mode)
    if chance(rng, 0.1):
        guilloche(sheet, rng, s.accent, (0, 0, width, height))
    if chance(rng, 0.05):
        watermark(sheet, s)
    return Flow(sheet, s, width * between(rng, 0.04, 0.1), max(11.0, size))


def letterhead(s: Setting, flow: Flow, firm: str, title: str) -> None:
    """A band, a logo with the name, or a bare name; then the title."""
    rng, sheet, size = s.rng, flow.sheet, flow.size
    kind = pick(rng, ("band", "logo", "plain", "logo"))
    if kind == "band":
        height = size * between(rng, 2.5, 5)
        sheet.rectangle((0, flow.y - size, sheet.width, flow.y + height), s.accent)
        x, anchor = flow.place("start")
        sheet.text(x, flow.y + height * 0.25, firm, s.faces.heading, size * 1.7, (255, 255, 255), anchor, "heading")
        flow.y += height + size
    else:
        side = size * between(rng, 3, 6)
        if kind == "logo":
            logo(sheet, s, flow.left if s.rtl else flow.right - side, flow.y, side)
        flow.line(firm, "start", s.faces.heading, size * between(rng, 1.2, 2), "heading", pick(rng, (s.ink, s.accent)))
        for _ in range(whole(rng, 0, 3)):
            flow.line(
                pick(
                    rng,
                    (
                        s.write.address(),
                        f"{s.write.label('phone')}: {s.write.phone()}",
                        f"{s.write.label('company_id')} {s.write.digits(9)}",
                    ),
                ),
                "start",
                size=size * 0.9,
            )
        flow.y = max(flow.y, flow.y if kind == "plain" else flow.y + size)
    flow.space(between(rng, 0.2, 1))
    flow.line(
        title,
        pick(rng, ("middle", "start")),
        s.faces.heading,
        size * between(rng, 1.3, 2.1),
        "heading",
        pick(rng, (s.ink, s.ink, s.accent)),
    )
    flow.space(between(rng, 0.2, 0.8))


def fields(s: Setting, flow: Flow, keys: list[tuple[str, str, str]], gap: float | None = None) -> None:
    """Rows of (label key, value, role), sometimes in a box of their own colour."""
    if chance(s.rng, 0.2):
        box = (
            flow.left - flow.size * 0.5,
            flow.y - flow.size * 0.4,
            flow.right + flow.size * 0.5,
            flow.y + flow.leading * len(keys) + flow.size * 0.2,
        )
        fill = pick(s.rng, ((255, 255, 255), pale(s.accent, 0.9), (242, 242, 242)))
        flow.sheet.rectangle(box, fill, pick(s.rng, (None, (150, 150, 150))), 1, pick(s.rng, (0, 8)))
        flow.sheet.region(box, "white_box" if min(fill) == 255 else "shading")
    width = flow.right - flow.left
    step = gap or width * between(s.rng, 0.22, 0.45)
    for key, value, role in keys:
        flow.pair(s.write.label(key) + pick(s.rng, (":", ":", "")), value, role, gap=step)


def ending(s: Setting, flow: Flow) -> None:
    """Small print, a stamp, a signature, a code, a highlighter, a redaction: each on some pages."""
    rng, sheet, size = s.rng, flow.sheet, flow.size
    for _ in range(whole(rng, 0, 4)):
        if flow.room > flow.leading:
            flow.line(s.write.sentence(whole(rng, 6, 14)), "start", size=size * pick(rng, (0.75, 0.85, 1)))
    if chance(rng, 0.22):
        side = sheet.width * between(rng, 0.12, 0.25)
        stamp(
            sheet,
            s,
            between(rng, 0.1, 0.65) * sheet.width,
            min(flow.y + size, sheet.height - side) - between(rng, 0, size * 6),
            side,
        )
    if chance(rng, 0.22):
        scribble(
            sheet,
            s,
            between(rng, 0.1, 0.6) * sheet.width,
            min(flow.y, sheet.height - size * 6),
            sheet.width * between(rng, 0.12, 0.25),
        )
    if chance(rng, 0.12) and flow.room > size * 8:
        barcode(
            sheet,
            s,
            flow.left + between(rng, 0, 0.4) * sheet.width,
            flow.y + size * 2,
            sheet.width * between(rng, 0.2, 0.35),
            size * between(rng, 2.5, 4),
        )
    if chance(rng, 0.06) and flow.room > size * 10:
        side, tall = sheet.width * between(rng, 0.2, 0.4), min(flow.room - size * 4, size * between(rng, 6, 14))
        picture(sheet, s, (flow.left, flow.y + size, flow.left + side, flow.y + size + tall), False)
    _over_words(s, sheet)
    if chance(rng, 0.5):
        sheet.text(
            sheet.width / 2,
            sheet.height - size * 2.2,
            f"{s.write.label('page')} 1 / {whole(rng, 1, 4)}",
            s.faces.body,
            size * 0.8,
            s.ink,
            "m",
            "text",
        )


def _over_words(s: Setting, sheet: Canvas) -> None:
    rng = s.rng
    for kind, often in (("highlight", 0.1), ("redaction", 0.07)):
        if not chance(rng, often) or not sheet.words:
            continue
        for _ in range(whole(rng, 1, 3)):
            word = pick(rng, sheet.words)
            box = (word.box[0] - 3, word.box[1] - 2, word.box[2] + 3, word.box[3] + 2)
            if kind == "highlight":
                highlight(sheet, rng, box)
            else:
                sheet.rectangle(box, (0, 0, 0) if chance(rng, 0.8) else (255, 255, 255))
                sheet.region(box, "redaction")
                sheet.words = [other for other in sheet.words if not _meet(other.box, box)]
                if not sheet.words:
                    return


def _meet(a: tuple[float, ...], b: tuple[float, ...]) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


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
