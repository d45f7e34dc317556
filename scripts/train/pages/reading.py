"""Lines in reading order turned into what is seen from left to right, and what a token is."""

from __future__ import annotations

import re
from collections.abc import Callable

from bidi import get_display

_HEBREW = re.compile(r"[\u0590-\u05ff]")

_LATIN = re.compile(r"[A-Za-z]")

_AMOUNT = re.compile(r"^[-+]?\W{0,2}\d[\d,]*\.\d{2}$")

_DATE = re.compile(r"^\d{1,4}[-./]\d{1,2}[-./]\d{2,4}$")


def reading_order(text: str, rtl: bool) -> list[str]:
    """The tokens of a logical line from left to right as they are seen; runs of Latin words keep their own order."""
    tokens = text.split()
    if not rtl:
        if not any(_HEBREW.search(token) for token in tokens):
            return tokens
        return _reverse_runs(tokens, lambda token: bool(_HEBREW.search(token)))
    return _reverse_runs(tokens[::-1], lambda token: bool(_LATIN.search(token)))


def _reverse_runs(tokens: list[str], belongs: Callable[[str], bool]) -> list[str]:
    """The tokens with each run of neighbours that belong together turned round."""
    ordered: list[str] = []
    run: list[str] = []
    for token in tokens:
        if belongs(token):
            run.append(token)
            continue
        ordered += run[::-1] + [token]
        run = []
    return ordered + run[::-1]


def as_seen(token: str, rtl: bool) -> str:
    """One token's characters from left to right."""
    return get_display(token, base_dir="R" if rtl or _HEBREW.search(token) else "L") if _HEBREW.search(token) else token


def role_of(token: str, role: str) -> str:
    if _AMOUNT.match(token):
        return "amount"
    if _DATE.match(token):
        return "date"
    if role in ("label", "text", "heading", "amount", "date") and any(c.isdigit() for c in token):
        return "number"
    return "text" if role in ("amount", "date", "number") and not any(c.isdigit() for c in token) else role
