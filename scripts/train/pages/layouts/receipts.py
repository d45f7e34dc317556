"""Till receipts: long and narrow, as a thermal head, a needle printer or a cash program writes them."""

from __future__ import annotations

import cv2
import numpy as np

from ..canvas import Canvas
from ..chance import between, chance, pick, weighted, whole
from ..codes import barcode
from ..marks import handwriting, logo, scribble, stamp
from ..setting import Setting
from .flow import Flow


def receipt(s: Setting) -> Canvas:
    """Header, items in one of four arrangements, totals, payment and thanks, cut to its length."""
    rng = s.rng
    coarse = s.mode == "bilevel" and chance(rng, 0.35)
    width = pick(rng, (360, 384, 420, 480)) if coarse else pick(rng, (576, 576, 640, 720, 768, 800, 832))
    columns = weighted(rng, {48: 1.0, 42: 1.5, 40: 1.0, 32: 1.2, 56: 0.4})
    columns = min(columns, 40) if coarse else columns
    size = width * 0.94 / columns / 0.6 * (0.85 if s.rtl else 0.95)
    if not s.faces.body.mono:
        size *= between(rng, 0.95, 1.25)
    sheet = s.canvas(width, round(width * (between(rng, 3.2, 4.2) if chance(rng, 0.25) else between(rng, 2.2, 3.2))))
    flow = Flow(sheet, s, width * between(rng, 0.02, 0.09), size, width * between(rng, 0.03, 0.25))
    flow.leading = size * between(rng, 1.02, 1.45)
    _header(s, flow)
    total = _items(s, flow)
    _totals(s, flow, total)
    _footer(s, flow)
    return _cut(sheet, flow.y + width * between(rng, 0.03, 0.3))


def _header(s: Setting, flow: Flow) -> None:
    rng, w = s.rng, s.write
    if chance(rng, 0.25):
        side = flow.size * between(rng, 3, 6)
        logo(flow.sheet, s, flow.sheet.width / 2 - side / 2, flow.y, side)
        flow.y += side + flow.size
    flow.line(
        w.firm(), "middle", s.faces.heading, flow.size * pick(rng, (1, 1.3, 1.6, 2.0)), "heading", stretch=_stretch(s)
    )
    for _ in range(whole(rng, 0, 2)):
        flow.line(w.address(), "middle")
    if chance(rng, 0.7):
        flow.line(f"{w.label('phone')}: {w.phone()}", "middle", role="number")
    if chance(rng, 0.8):
        flow.line(f"{w.label('company_id')} {w.digits(9)}", "middle", role="number")
    flow.space(between(rng, 0.2, 1))
    flow.line(
        w.title("receipt"),
        "middle",
        s.faces.bold,
        flow.size * pick(rng, (1, 1, 1.4, 2.0)),
        "heading",
        stretch=_stretch(s),
    )
    if chance(rng, 0.6):
        flow.line(f"{w.label('reference')}: {w.digits(whole(rng, 5, 13))}", role="number")
    flow.pair(f"{w.label('date')}: {w.date()}", w.clock(), "date")
    if chance(rng, 0.6):
        flow.pair(
            f"{w.label('cashier')}: {w.person().split()[0]}", f"{w.label('terminal')} {whole(rng, 1, 19)}", "number"
        )
    _rule(s, flow)


def _stretch(s: Setting) -> float:
    """How much wider than drawn a printer makes its emphasised lines."""
    return weighted(s.rng, {1.0: 0.65, 2.0: 0.2, 1.5: 0.1, 0.7: 0.05})


def _rule(s: Setting, flow: Flow) -> None:
    """A rule of characters or of ink, or none."""
    kind = weighted(s.rng, {"dashes": 3.0, "equals": 1.0, "stars": 0.6, "ink": 1.0, "dotted": 1.0, "none": 0.8})
    if kind in ("dashes", "equals", "stars"):
        mark = {"dashes": "-", "equals": "=", "stars": "*"}[kind]
        one = max(1.0, flow.sheet.measure(mark * 10, s.faces.body, flow.size) / 10)
        flow.line(mark * int((flow.right - flow.left) / one), "middle", role="rule")
    elif kind != "none":
        flow.space(0.2)
        flow.rule(0 if kind == "ink" else flow.size * 0.25, width=pick(s.rng, (1, 2, 3)))
        flow.space(0.2)


def _items(s: Setting, flow: Flow) -> float:
    """The bought lines; returns their sum."""
    rng, w = s.rng, s.write
    style, total = pick(rng, ("one-line", "two-line", "code-first", "columns")), 0.0
    if style == "columns" and chance(rng, 0.8):
        flow.pair(f"{w.label('quantity')}  {w.label('item')}", w.label("amount"), "label", chance(rng, 0.4))
        _rule(s, flow)
    for _ in range(weighted(rng, {whole(rng, 1, 4): 1.0, whole(rng, 4, 12): 2.0, whole(rng, 12, 26): 0.6})):
        if flow.room < flow.leading * 13:
            break
        count, price = whole(rng, 1, 4), w.value(1, 300)
        total += round(count * price, 2)
        amount = w.money(count * price) + (
            (" " + pick(rng, ("S", "Z", "*", "T"))) if chance(rng, 0.12) and not s.rtl else ""
        )
        if style == "one-line":
            flow.pair(w.item(), amount, "amount")
        elif style == "columns":
            flow.pair(f"{count}  {w.item()}", amount, "amount")
        else:
            if style == "code-first":
                flow.line(f"{w.digits(13)} {w.item()}", role="item")
            else:
                flow.line(f"{w.item()} {w.item()}", role="item")
            flow.pair(f"  {count} X {w.money(price)}", amount, "amount")
    _rule(s, flow)
    return max(total, 1.0)


def _totals(s: Setting, flow: Flow, total: float) -> None:
    rng, w = s.rng, s.write
    rate = pick(rng, (1.17, 1.18, 1.06, 1.2))
    if chance(rng, 0.7):
        flow.pair(w.label("subtotal"), w.money(total / rate), "amount")
        flow.pair(w.label("vat"), w.money(total - total / rate), "amount")
    flow.pair(
        w.label("total"),
        w.price(total),
        "amount",
        chance(rng, 0.6),
        size=flow.size * pick(rng, (1, 1, 1.3, 1.7, 2.0)),
        stretch=_stretch(s),
    )
    _rule(s, flow)
    if chance(rng, 0.5):
        paid = float(np.ceil(total / 10) * 10)
        flow.pair(w.label("cash"), w.money(paid), "amount")
        flow.pair(w.label("change"), w.money(paid - total), "amount")
    else:
        flow.pair(f"{w.label('card')} {w.digits(4)}", w.money(total), "amount")
        flow.line(f"{w.label('reference')}: {w.digits(whole(rng, 6, 8))}", role="number")
    if chance(rng, 0.4):
        flow.space(0.5)
        flow.pair(w.label("quantity"), str(whole(rng, 1, 30)), "number")


def _footer(s: Setting, flow: Flow) -> None:
    rng, w, sheet = s.rng, s.write, flow.sheet
    flow.space(between(rng, 0.3, 1.5))
    for _ in range(whole(rng, 1, 4)):
        flow.line(w.thanks(), "middle")
    if chance(rng, 0.35) and flow.room > sheet.width * 0.3:
        flow.space(0.4)
        code = barcode(sheet, s, sheet.width * 0.2, flow.y, sheet.width * 0.6, sheet.width * between(rng, 0.1, 0.2))
        flow.y = code[3] + flow.size * 2
    if chance(rng, 0.15):
        stamp(
            sheet,
            s,
            sheet.width * between(rng, 0.1, 0.5),
            max(20, flow.y - sheet.width * between(rng, 0.2, 0.7)),
            sheet.width * between(rng, 0.25, 0.45),
        )
    if chance(rng, 0.2):
        handwriting(
            sheet,
            s,
            sheet.width * between(rng, 0.3, 0.7),
            flow.y * between(rng, 0.05, 0.95),
            str(whole(rng, 10, 9999)),
            flow.size * between(rng, 1.5, 3),
        )
    if chance(rng, 0.2):
        scribble(sheet, s, sheet.width * between(rng, 0.1, 0.6), flow.y, sheet.width * between(rng, 0.2, 0.4))
        flow.y += sheet.width * 0.15


def _cut(sheet: Canvas, height: float) -> Canvas:
    """The sheet cut below its last line; never wider than long."""
    height = int(min(sheet.height, max(height, sheet.width * 0.9)))
    sheet.picture = sheet.picture.crop((0, 0, sheet.picture.size[0], height * sheet.scale))
    sheet.height = height
    sheet.words = [word for word in sheet.words if word.box[3] <= height]
    return sheet


def doubled(image: np.ndarray) -> np.ndarray:
    """A page whose every pixel is a square of two by two dots, as the coarse fonts of old printers are."""
    return cv2.resize(image, None, fx=2, fy=2, interpolation=cv2.INTER_NEAREST)


def needles(image: np.ndarray, pitch: int) -> np.ndarray:
    """A page whose every dark pixel is a round dot of `pitch` pixels, as a needle printer strikes it."""
    grey = image.min(2)
    ink = (grey < 140).astype(np.float32)
    wide = cv2.resize(ink, None, fx=pitch, fy=pitch, interpolation=cv2.INTER_NEAREST)
    centre = (pitch - 1) / 2
    ys, xs = np.mgrid[0:pitch, 0:pitch]
    dot = np.clip(1.25 - np.hypot(xs - centre, ys - centre) / (pitch * 0.5), 0, 1).astype(np.float32)
    tone = wide * np.tile(dot, (image.shape[0], image.shape[1]))
    colour = cv2.resize(image, None, fx=pitch, fy=pitch, interpolation=cv2.INTER_NEAREST)
    return (255 - (255 - colour.astype(np.float32)) * np.clip(tone * 1.3, 0, 1)[..., None]).astype(np.uint8)
