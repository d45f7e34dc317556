"""Overlays with pdfrw, drawn by ReportLab."""

import overlay
from order import carry_out
from pdfrw import PageMerge, PdfReader, PdfWriter


def laid_over(draw):
    def way(order):
        document = PdfReader(order.source)
        sheet = PdfReader(fdata=overlay.sheet(order, draw).read()).pages[0]
        PageMerge(document.pages[order.index]).add(sheet).render()
        PdfWriter(order.out, trailer=document).write()

    return way


def merged(order):
    writer = PdfWriter(order.out)
    for path in (order.source, order.second):
        writer.addpages(PdfReader(path).pages)
    writer.write()


carry_out({"overlay": laid_over(overlay.value), "stamp": laid_over(overlay.stamp), "merge": merged})
