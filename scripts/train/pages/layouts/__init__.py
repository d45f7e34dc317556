"""The kinds of document, what each is drawn by, and in which splits it may appear."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..canvas import Canvas
from ..setting import Setting
from ..splits import SPLITS
from . import article, bank, chat, desktop, letters, office, receipts, screens, web


@dataclass(frozen=True)
class Layout:
    """One kind of document.

    `screen` kinds are captured as screens, others as paper; `weight` is how often it is drawn, `figures` about how many
    names, dates, numbers and amounts it has (measured), of which a few are drawn oddly.
    """

    draw: Callable[[Setting], Canvas]
    weight: float
    figures: int
    screen: bool = False
    splits: tuple[str, ...] = SPLITS


LAYOUTS: dict[str, Layout] = {
    "receipt": Layout(receipts.receipt, 4.0, 22),
    "invoice": Layout(office.invoice, 1.2, 25),
    "statement": Layout(bank.statement, 1.4, 90),
    "transfer": Layout(bank.transfer, 1.0, 12),
    "payslip": Layout(office.payslip, 1.0, 28),
    "letter": Layout(letters.letter, 0.8, 9),
    "form": Layout(letters.form, 0.8, 35),
    "payment_app": Layout(screens.payment_app, 1.0, 9, True),
    "bank_app": Layout(screens.bank_app, 1.0, 50, True),
    "chat": Layout(chat.chat, 0.5, 9, True),
    "article": Layout(article.article, 0.7, 12),
    "desktop": Layout(desktop.desktop, 0.6, 55, True),
    "bill": Layout(office.bill, 0.8, 24, splits=("train", "val")),
    "card_statement": Layout(bank.card_statement, 0.8, 45, splits=("val", "test")),
    "medical": Layout(letters.medical, 1.2, 14, splits=("test",)),
    "certificate": Layout(letters.certificate, 0.6, 5, splits=("test",)),
    "web_banking": Layout(web.web_banking, 0.8, 58, True, splits=("train", "test")),
}


def kinds(split: str) -> list[str]:
    """The kinds that a split may draw."""
    return [name for name, layout in LAYOUTS.items() if split in layout.splits]
