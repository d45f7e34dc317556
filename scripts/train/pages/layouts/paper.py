"""What most documents share: the sheet, the head, the fields and what comes at the end."""

from __future__ import annotations

from ..canvas import Canvas
from ..chance import between, chance, pick, whole
from ..codes import barcode
from ..grounds import guilloche, picture
from ..marks import highlight, logo, scribble, stamp, watermark
from ..setting import Setting, pale
from .flow import Flow


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
