"""Edits and harmless steps with pypdf, its overlays drawn by ReportLab."""

import overlay
from order import carry_out
from pypdf import PdfReader, PdfWriter
from pypdf.annotations import Highlight
from pypdf.generic import ArrayObject, FloatObject


def writer_of(order, appended=False):
    if appended:
        return PdfWriter(order.source, incremental=True)
    writer = PdfWriter()
    writer.append(order.source)
    return writer


def laid_over(draw, appended=False):
    def way(order):
        writer = writer_of(order, appended)
        page = PdfReader(overlay.sheet(order, draw)).pages[0]
        writer.pages[order.index].merge_page(page)
        writer.write(order.out)

    return way


def highlighted(order):
    writer = writer_of(order)
    left, bottom, right, top = order.box("patch")
    corners = [left, top, right, top, left, bottom, right, bottom]
    quads = ArrayObject([FloatObject(one) for one in corners])
    writer.add_annotation(order.index, Highlight(rect=order.box("patch"), quad_points=quads))
    writer.write(order.out)


def merged(order):
    writer = writer_of(order)
    writer.append(order.second)
    writer.write(order.out)


def turned(order):
    writer = writer_of(order)
    writer.pages[order.index].rotate(90)
    writer.write(order.out)


def filled(order):
    writer = writer_of(order, appended=True)
    fields = writer.get_form_text_fields() or {}
    empty = next((name for name, text in fields.items() if not text), None)
    if empty is None:
        raise SystemExit("no empty field")
    for page in writer.pages:
        if "/Annots" in page:
            writer.update_page_form_field_values(page, {empty: order.text}, auto_regenerate=False)
    writer.write(order.out)


def resaved(order):
    writer_of(order).write(order.out)


def compressed(order):
    writer = writer_of(order)
    for page in writer.pages:
        page.compress_content_streams()
    writer.compress_identical_objects()
    writer.write(order.out)


carry_out(
    {
        "overlay": laid_over(overlay.value),
        "overlay-appended": laid_over(overlay.value, appended=True),
        "highlight": highlighted,
        "stamp": laid_over(overlay.stamp),
        "number": laid_over(overlay.number),
        "merge": merged,
        "rotate": turned,
        "fill": filled,
        "resave": resaved,
        "compress": compressed,
    }
)
