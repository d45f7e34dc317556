"""Edits of pictures with OpenCV."""

import cv2
import numpy as np
from order import carry_out


def area(order, name):
    return [round(part) for part in order.box(name)]


def bgr(order, name):
    return [round(part) for part in reversed(order.colour(name))]


def copied(order):
    """Blended into the place as its gradients allow, or just laid over it at the edge."""
    picture = cv2.imread(order.source)
    donor = cv2.imread(order.donor)
    x, y, w, h = area(order, "from")
    left, top, width, height = area(order, "to")
    piece = cv2.resize(donor[y : y + h, x : x + w], (width, height), interpolation=cv2.INTER_CUBIC)
    middle = (left + width // 2, top + height // 2)
    mask = np.full(piece.shape[:2], 255, np.uint8)
    try:
        picture = cv2.seamlessClone(piece, picture, mask, middle, cv2.NORMAL_CLONE)
    except cv2.error:
        picture[top : top + height, left : left + width] = piece
    cv2.imwrite(order.out, picture)


def typed(order):
    picture = cv2.imread(order.source)
    x, y, w, h = area(order, "area")
    cv2.rectangle(picture, (x, y), (x + w - 1, y + h - 1), bgr(order, "paper"), -1)
    face = cv2.FONT_HERSHEY_SIMPLEX
    scale = cv2.getFontScaleFromHeight(face, max(6, h - 4), 1)
    thickness = max(1, h // 12)
    cv2.putText(
        picture, order.text, (x, y + h - 2), face, scale, bgr(order, "ink"), thickness, cv2.LINE_AA
    )
    cv2.imwrite(order.out, picture)


def erased(order):
    """Inpainted from around, by Telea's method."""
    picture = cv2.imread(order.source)
    x, y, w, h = area(order, "area")
    mask = np.zeros(picture.shape[:2], np.uint8)
    mask[y : y + h, x : x + w] = 255
    cv2.imwrite(order.out, cv2.inpaint(picture, mask, 3, cv2.INPAINT_TELEA))


def drawn(order):
    picture = cv2.imread(order.source)
    start, end = ([round(part) for part in order.box(name)] for name in ("from", "to"))
    thickness = max(1, round(order.number("width")))
    cv2.line(picture, start, end, bgr(order, "ink"), thickness, cv2.LINE_AA)
    cv2.imwrite(order.out, picture)


carry_out({"copy": copied, "type": typed, "erase": erased, "line": drawn})
