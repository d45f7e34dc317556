"""Edits within the page's own operators, and harmless steps, with pikepdf."""

import io

import overlay
import pikepdf
from order import carry_out
from pikepdf import Array, Dictionary, Name, Operator, Pdf, String

SHOWING = ("Tj", "TJ", "'", '"')


def strings_of(operands):
    items = operands[-1] if len(operands) > 0 else []
    return list(items) if isinstance(items, Array) else [items]


def shown(operands):
    parts = (bytes(item) for item in strings_of(operands) if isinstance(item, String))
    return b"".join(parts)


def changed(operands, at, new):
    """The operands with the bytes from `at` on replaced, string by string."""
    rest = []
    for item in strings_of(operands):
        if not isinstance(item, String):
            rest.append(item)
            continue
        data = bytearray(bytes(item))
        for index in range(len(data)):
            if 0 <= index - at < len(new):
                data[index] = new[index - at]
        at -= len(data)
        rest.append(String(bytes(data)))
    last = Array(rest) if isinstance(operands[-1], Array) else rest[0]
    return [*list(operands)[:-1], last]


def edited(order, replace):
    """The page's operators with the one that shows the value replaced by what `replace` returns."""
    pdf = Pdf.open(order.source)
    page = pdf.pages[order.index]
    before, left = order.codes("beforeCodes"), int(order.nth)
    instructions = []
    for operands, operator in pikepdf.parse_content_stream(page):
        if left >= 0 and str(operator) in SHOWING:
            data, at = shown(operands), -1
            while left >= 0 and (at := data.find(before, at + 1)) >= 0:
                left -= 1
            if left < 0:
                instructions.extend(replace(operands, operator, at))
                continue
        instructions.append((operands, operator))
    if left >= 0:
        raise SystemExit("the value is not in the page's operators")
    page.Contents = pdf.make_stream(pikepdf.unparse_content_stream(instructions))
    return pdf, page


def swapped(order):
    new = order.codes("afterCodes")
    pdf, _ = edited(order, lambda operands, operator, at: [(changed(operands, at, new), operator)])
    pdf.save(order.out)


def retyped(order):
    """The old operator removed, the new value in a stream of its own."""
    pdf, page = edited(order, lambda *_: [])
    font = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name("/" + order.font))
    font.Encoding = Name.WinAnsiEncoding
    name = page.add_resource(pdf.make_indirect(font), Name.Font)
    ink = " ".join(f"{part:.3f}" for part in order.colour("ink"))
    x, y, size = (order.number(key) for key in ("x", "y", "size"))
    text = pikepdf.unparse_content_stream([([String(order.after)], Operator("Tj"))]).decode("latin1")
    page.contents_add(b"q", prepend=True)
    page.contents_add(
        f"Q q BT {name} {size:.2f} Tf {ink} rg {x:.2f} {y:.2f} Td {text} ET Q".encode("latin1")
    )
    pdf.save(order.out)


def laid_over(draw):
    def way(order):
        pdf = Pdf.open(order.source)
        with Pdf.open(overlay.sheet(order, draw)) as sheet:
            pdf.pages[order.index].add_overlay(sheet.pages[0], pikepdf.Rectangle(*order.box("view")))
            pdf.save(order.out)

    return way


def other_picture(order):
    """The picture of a scanned page replaced by an edited one."""
    from PIL import ImageDraw, ImageFont

    pdf = Pdf.open(order.source)
    page = pdf.pages[order.index]
    stream = max(page.images.values(), key=lambda image: image.Width * image.Height)
    picture = pikepdf.PdfImage(stream).as_pil_image().convert("RGB")
    left, bottom, right, top = order.box("view")
    across, up = picture.width / (right - left), picture.height / (top - bottom)

    def at(x, y):
        return ((x - left) * across, (top - y) * up)

    x0, y0, x1, y1 = order.box("patch")
    corners = (*at(x0, y1), *at(x1, y0))
    # Most of the place is paper.
    paper = picture.crop([round(part) for part in corners]).resize((64, 16)).getcolors(1024)
    draw = ImageDraw.Draw(picture)
    draw.rectangle(corners, fill=max(paper)[1])
    font = ImageFont.truetype(order.fontFile, size=order.number("size") * up)
    draw.text(at(order.number("x"), order.number("y")), order.after, (40, 40, 40), font, anchor="ls")
    data = io.BytesIO()
    picture.save(data, "JPEG", quality=85)
    stream.write(data.getvalue(), filter=Name.DCTDecode)
    stream.ColorSpace = Name.DeviceRGB
    stream.BitsPerComponent = 8
    pdf.save(order.out)


def merged(order):
    pdf = Pdf.open(order.source)
    with Pdf.open(order.second) as other:
        pdf.pages.extend(other.pages)
        pdf.save(order.out)


def saved(**how):
    def way(order):
        Pdf.open(order.source).save(order.out, **how)

    return way


def titled(order):
    pdf = Pdf.open(order.source)
    with pdf.open_metadata() as meta:
        meta["dc:title"] = order.text
    pdf.save(order.out)


carry_out(
    {
        "swap": swapped,
        "retype": retyped,
        "overlay": laid_over(overlay.value),
        "other-picture": other_picture,
        "stamp": laid_over(overlay.stamp),
        "merge": merged,
        "resave": saved(),
        "linearise": saved(linearize=True),
        "object-streams": saved(object_stream_mode=pikepdf.ObjectStreamMode.generate),
        "title": titled,
    }
)
