"""Draws a page of a PDF as PNG: way=mupdf or pdfium, page from 1, dpi, source, out."""

from order import carry_out


def mupdf(order):
    import pymupdf

    with pymupdf.open(order.source) as document:
        document[order.index].get_pixmap(dpi=int(order.dpi)).save(order.out)


def pdfium(order):
    import pypdfium2

    with pypdfium2.PdfDocument(order.source) as document:
        page = document[order.index]
        page.render(scale=order.number("dpi") / 72).to_pil().convert("RGB").save(order.out)


carry_out({"mupdf": mupdf, "pdfium": pdfium})
