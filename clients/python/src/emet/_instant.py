"""Instants as the API takes them."""

from __future__ import annotations

from datetime import datetime


def iso(instant: datetime | None) -> str | None:
    """ISO 8601; raises ValueError without a time zone."""
    if instant is None:
        return None
    if instant.tzinfo is None:
        raise ValueError("an instant without a time zone is not known: use datetime.now(UTC)")
    return instant.isoformat()
