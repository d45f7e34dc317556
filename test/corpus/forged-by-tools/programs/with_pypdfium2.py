"""Edits of page objects, and harmless steps, with PDFium."""

import ctypes

import pypdfium2 as pdfium
import pypdfium2.raw as raw
from order import carry_out


def text_of(item, text_page):
    size = raw.FPDFTextObj_GetText(item, text_page, None, 0)
    data = ctypes.create_string_buffer(size)
    raw.FPDFTextObj_GetText(item, text_page, ctypes.cast(data, ctypes.POINTER(ctypes.c_ushort)), size)
    return data.raw[: size - 2].decode("utf-16-le")


def wide(text):
    data = (text + "\0").encode("utf-16-le")
    return ctypes.cast(ctypes.create_string_buffer(data), ctypes.POINTER(ctypes.c_ushort))


def text_object(page, order):
    """The text object that shows the value, and its whole text."""
    text_page = page.get_textpage()
    left, bottom, right, top = order.box("patch")
    for item in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT]):
        x0, y0, x1, y1 = item.get_bounds()
        overlaps = x0 < right and left < x1 and y0 < top and bottom < y1
        text = text_of(item.raw, text_page) if overlaps else ""
        if order.before in text:
            return item, text
    raise SystemExit("no text object shows the value")


def typed(document, page, order):
    font = raw.FPDFText_LoadStandardFont(document.raw, order.font.encode())
    text = raw.FPDFPageObj_CreateTextObj(document.raw, font, order.number("size"))
    raw.FPDFText_SetText(text, wide(order.after))
    raw.FPDFPageObj_SetFillColor(text, *(round(part * 255) for part in order.colour("ink")), 255)
    raw.FPDFPageObj_Transform(text, 1, 0, 0, 1, order.number("x"), order.number("y"))
    raw.FPDFPage_InsertObject(page.raw, text)


def edited(change):
    def way(order):
        document = pdfium.PdfDocument(order.source)
        page = document[order.index]
        change(document, page, order)
        page.gen_content()
        document.save(order.out)

    return way


def covered(document, page, order):
    left, bottom, right, top = order.box("patch")
    paper = raw.FPDFPageObj_CreateNewRect(left, bottom, right - left, top - bottom)
    raw.FPDFPageObj_SetFillColor(paper, *(round(part * 255) for part in order.colour("paper")), 255)
    raw.FPDFPath_SetDrawMode(paper, raw.FPDF_FILLMODE_WINDING, False)
    raw.FPDFPage_InsertObject(page.raw, paper)
    typed(document, page, order)


def set_text(document, page, order):
    item, text = text_object(page, order)
    if not raw.FPDFText_SetText(item.raw, wide(text.replace(order.before, order.after, 1))):
        raise SystemExit("the text was not set")


def retyped(document, page, order):
    item, text = text_object(page, order)
    if text.strip() != order.before:
        raise SystemExit("the text object shows more than the value")
    page.remove_obj(item)
    typed(document, page, order)


def stamped(document, page, order):
    left, bottom, _, _ = order.box("place")
    font = raw.FPDFText_LoadStandardFont(document.raw, b"Helvetica-Bold")
    text = raw.FPDFPageObj_CreateTextObj(document.raw, font, 11)
    raw.FPDFText_SetText(text, wide(order.text))
    raw.FPDFPageObj_Transform(text, 1, 0, 0, 1, left + 4, bottom + 5)
    raw.FPDFPage_InsertObject(page.raw, text)


def merged(order):
    document = pdfium.PdfDocument(order.source)
    document.import_pages(pdfium.PdfDocument(order.second))
    document.save(order.out)


carry_out(
    {
        "cover": edited(covered),
        "set-text": edited(set_text),
        "retype": edited(retyped),
        "stamp": edited(stamped),
        "merge": merged,
        "resave": lambda order: pdfium.PdfDocument(order.source).save(order.out),
    }
)
