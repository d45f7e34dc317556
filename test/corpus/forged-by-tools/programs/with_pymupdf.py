"""Edits and harmless steps with PyMuPDF."""

import shutil

import pymupdf
from order import carry_out


def opened(order, appended=False):
    if not appended:
        return pymupdf.open(order.source)
    shutil.copyfile(order.source, order.out)
    return pymupdf.open(order.out)


def saved(document, order):
    document.save(order.out, garbage=3, deflate=True)


def on_page(order, box):
    """A box or point of the PDF's space in PyMuPDF's: from the upper left corner, downwards."""
    left, _, _, top = order.box("view")
    if len(box) == 2:
        return pymupdf.Point(box[0] - left, top - box[1])
    return pymupdf.Rect(box[0] - left, top - box[3], box[2] - left, top - box[1])


SHORT = {
    "Helvetica": "helv",
    "Helvetica-Bold": "hebo",
    "Times-Roman": "tiro",
    "Times-Bold": "tibo",
    "Courier": "cour",
    "Courier-Bold": "cobo",
}


def typed(page, order):
    page.insert_text(
        on_page(order, [order.number("x"), order.number("y")]),
        order.after,
        fontname=SHORT[order.font],
        fontsize=order.number("size"),
        color=order.colour("ink"),
    )


def covered(page, order):
    paper = order.colour("paper")
    page.draw_rect(on_page(order, order.box("patch")), color=None, fill=paper, width=0)
    typed(page, order)


def redacted(page, order):
    page.add_redact_annot(on_page(order, order.box("patch")), fill=order.colour("paper"))
    page.apply_redactions(images=pymupdf.PDF_REDACT_IMAGE_NONE)
    typed(page, order)


def whole(edit):
    def way(order):
        document = opened(order)
        edit(document[order.index], order)
        saved(document, order)

    return way


def appended(edit):
    def way(order):
        document = opened(order, appended=True)
        edit(document[order.index], order)
        document.saveIncr()

    return way


def note_over(page, order):
    """A text annotation with a filled background over the value."""
    note = page.add_freetext_annot(
        on_page(order, order.box("patch")),
        order.after,
        fontsize=order.number("size"),
        fontname=SHORT[order.font].replace("tiro", "tiro"),
        text_color=order.colour("ink"),
        fill_color=order.colour("paper"),
    )
    note.update()


def picture_over(page, order):
    """The new value as a picture."""
    box = on_page(order, order.box("patch"))
    small = pymupdf.open()
    sheet = small.new_page(width=box.width, height=box.height)
    sheet.draw_rect(sheet.rect, color=None, fill=order.colour("paper"), width=0)
    baseline = order.number("y") - order.box("patch")[1]
    start = pymupdf.Point(order.number("x") - order.box("patch")[0], box.height - baseline)
    sheet.insert_text(
        start,
        order.after,
        fontname=SHORT[order.font],
        fontsize=order.number("size"),
        color=order.colour("ink"),
    )
    page.insert_image(box, pixmap=sheet.get_pixmap(dpi=200))


def rasterised(document, order, dpi=150):
    pictures = pymupdf.open()
    for page in document:
        pixels = page.get_pixmap(dpi=dpi)
        sheet = pictures.new_page(width=page.rect.width, height=page.rect.height)
        sheet.insert_image(sheet.rect, stream=pixels.tobytes("jpeg", jpg_quality=85))
    saved(pictures, order)


def edited_picture(order):
    document = opened(order)
    redacted(document[order.index], order)
    rasterised(document, order)


def highlighted(page, order):
    page.add_highlight_annot(on_page(order, order.box("patch")))


def commented(page, order):
    left, _, _, top = order.box("place")
    page.add_text_annot(on_page(order, [left, top]), order.text)


def noted(page, order):
    page.add_freetext_annot(on_page(order, order.box("place")), order.text, fontsize=9).update()


def blackened(page, order):
    page.add_redact_annot(on_page(order, order.box("patch")), fill=(0, 0, 0))
    page.apply_redactions(images=pymupdf.PDF_REDACT_IMAGE_PIXELS)


def stamped(page, order):
    box = on_page(order, order.box("place"))
    page.draw_rect(box, color=(0.7, 0.1, 0.1), width=1.2)
    page.insert_text(
        box.bl + (4, -5), order.text, fontname="hebo", fontsize=11, color=(0.7, 0.1, 0.1)
    )


def numbered(order):
    document = opened(order)
    for number, page in enumerate(document, 1):
        foot = pymupdf.Point(page.rect.width / 2 - 15, page.rect.height - 14)
        page.insert_text(foot, f"{number} / {len(document)}", fontsize=8)
    saved(document, order)


def merged(order):
    document = opened(order)
    with pymupdf.open(order.second) as other:
        document.insert_pdf(other)
    saved(document, order)


def turned(order):
    document = opened(order)
    document[order.index].set_rotation(90)
    saved(document, order)


def recognised(order):
    """What a scanner's software does: the words of the picture, invisible, in a second revision."""
    with pymupdf.open(order.second) as read:
        words = [page.get_text("words") for page in read]
    document = opened(order, appended=True)
    for page, on in zip(document, words):
        for left, top, right, bottom, text, *_ in on:
            size = (bottom - top) * 0.75
            width = pymupdf.get_text_length(text, fontname="helv", fontsize=size)
            if width > 0:
                start = pymupdf.Point(left, bottom - size * 0.25)
                scale = pymupdf.Matrix((right - left) / width, 1)
                page.insert_text(
                    start, text, fontname="helv", fontsize=size, render_mode=3, morph=(start, scale)
                )
    document.saveIncr()


def filled(order):
    document = opened(order, appended=True)
    for page in document:
        for field in page.widgets():
            if field.field_type == pymupdf.PDF_WIDGET_TYPE_TEXT and not field.field_value:
                field.field_value = order.text
                field.update()
                document.saveIncr()
                return
    raise SystemExit("no empty field")


def resaved(order):
    saved(opened(order), order)


carry_out(
    {
        "cover": whole(covered),
        "cover-appended": appended(covered),
        "redact": whole(redacted),
        "redact-appended": appended(redacted),
        "note-over": appended(note_over),
        "picture-over": whole(picture_over),
        "edited-picture": edited_picture,
        "highlight": appended(highlighted),
        "comment": appended(commented),
        "note": appended(noted),
        "redact-black": whole(blackened),
        "stamp": whole(stamped),
        "stamp-appended": appended(stamped),
        "number": numbered,
        "merge": merged,
        "rotate": turned,
        "ocr-layer": recognised,
        "fill": filled,
        "resave": resaved,
        "raster": lambda order: rasterised(opened(order), order),
    }
)
