"""The audit log."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import cast

from ._instant import iso
from ._transport import Call, Transport
from .models import AuditEvent, AuditEventList


class AuditEvents:
    """Who did which administrative act. Needs the scope ``audit:read``."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        action: str | None = None,
        since: datetime | None = None,
        until: datetime | None = None,
        limit: int | None = None,
    ) -> Iterator[AuditEvent]:
        """Acts that concern the organisation, newest first, over all pages of ``limit``.

        action: such as ``key.created``.
        since: at this instant or later; until: earlier than this instant.
        """
        cursor: str | None = None
        while True:
            query = {
                "action": action,
                "since": iso(since),
                "until": iso(until),
                "limit": limit,
                "cursor": cursor,
            }
            call = Call("GET", "/audit-events", query=query)
            page = cast(AuditEventList, self._transport.send(call).json())
            yield from page["data"]
            cursor = page["next_cursor"]
            if cursor is None:
                return
