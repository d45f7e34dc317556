"""A page of ReportLab with what is laid over another page."""

import io

from reportlab.pdfgen.canvas import Canvas


def sheet(order, draw):
    """The sheet as a PDF of one page, as large as the page it is laid over."""
    left, bottom, right, top = order.box("view")
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(right, top))
    draw(canvas, order)
    canvas.save()
    out.seek(0)
    return out


def value(canvas, order):
    """The paper over the old value, and the new one."""
    left, bottom, right, top = order.box("patch")
    canvas.setFillColorRGB(*order.colour("paper"))
    canvas.rect(left, bottom, right - left, top - bottom, stroke=0, fill=1)
    typed(canvas, order)


def typed(canvas, order):
    canvas.setFillColorRGB(*order.colour("ink"))
    canvas.setFont(order.font, order.number("size"))
    canvas.drawString(order.number("x"), order.number("y"), order.after)


def stamp(canvas, order):
    left, bottom, right, top = order.box("place")
    canvas.setStrokeColorRGB(0.1, 0.2, 0.6)
    canvas.setFillColorRGB(0.1, 0.2, 0.6)
    canvas.roundRect(left, bottom, right - left, top - bottom, 4)
    canvas.setFont("Helvetica-Bold", 11)
    canvas.drawString(left + 4, bottom + 5, order.text)


def number(canvas, order):
    left, bottom, right, _ = order.box("view")
    canvas.setFont("Helvetica", 8)
    canvas.drawCentredString((left + right) / 2, bottom + 12, order.text)
