"""Edits of pictures with Pillow."""

from order import carry_out
from PIL import Image, ImageDraw, ImageFilter, ImageFont


def area(order, name):
    """Left, top, right, bottom."""
    x, y, w, h = (round(part) for part in order.box(name))
    return x, y, x + w, y + h


def rgb(order, name):
    return tuple(round(part) for part in order.colour(name))


def opened(order, name="source"):
    return Image.open(order.words[name]).convert("RGB")


def copied(order):
    picture = opened(order)
    left, top, right, bottom = area(order, "to")
    piece = opened(order, "donor").crop(area(order, "from"))
    picture.paste(piece.resize((right - left, bottom - top), Image.LANCZOS), (left, top))
    picture.save(order.out)


def typed(order):
    picture = opened(order)
    draw = ImageDraw.Draw(picture)
    box = area(order, "area")
    draw.rectangle((box[0], box[1], box[2] - 1, box[3] - 1), fill=rgb(order, "paper"))
    font = ImageFont.truetype(order.font, float(order.size))
    draw.text((int(order.left), int(order.baseline)), order.text, rgb(order, "ink"), font, anchor="ls")
    picture.save(order.out)


def erased(order):
    """The paper beside it, blurred, over the place."""
    picture = opened(order)
    box = area(order, "area")
    flat = Image.new("RGB", (box[2] - box[0], box[3] - box[1]), rgb(order, "paper"))
    soft = Image.new("L", flat.size, 0)
    soft.paste(255, (2, 2, flat.width - 2, flat.height - 2))
    picture.paste(flat, box[:2], soft.filter(ImageFilter.GaussianBlur(1.5)))
    picture.save(order.out)


def drawn(order):
    picture = opened(order)
    line = [*order.box("from"), *order.box("to")]
    ImageDraw.Draw(picture).line(line, rgb(order, "ink"), max(1, round(order.number("width"))))
    picture.save(order.out)


carry_out({"copy": copied, "type": typed, "erase": erased, "line": drawn})
