"""The client."""

from __future__ import annotations

import time
import uuid
from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any, Literal, cast
from urllib.parse import quote

from ._audit_events import AuditEvents
from ._document import Document, encode
from ._instant import iso
from ._keys import Keys
from ._transport import Call, Transport
from ._webhook_endpoints import WebhookEndpoints
from .errors import EmetScanFailedError, EmetWaitTimeoutError
from .models import (
    Codes,
    DeletedScan,
    KeyDetails,
    Scan,
    ScanContext,
    ScanList,
    Usage,
)

Lang = Literal["he", "en"]
Status = Literal["queued", "processing", "completed", "failed"]
Verdict = Literal["low_risk", "review", "high_risk"]
Include = Literal["report", "summary"]

_WAIT_S = 15 * 60.0
# Seconds between two looks at a scan, where the service does not say.
_POLL_S = 5.0


class Emet:
    """A client of the API, version 2026-10-01. One instance may be shared between threads.

    base_url: of the API, such as ``https://emet.example.com/api/v1``.
    timeout_s: for one try, between two bytes.
    retries_max: further tries after the first.
    """

    def __init__(
        self, base_url: str, api_key: str, *, timeout_s: float = 60.0, retries_max: int = 3
    ) -> None:
        self._transport = Transport(base_url, api_key, timeout_s=timeout_s, retries_max=retries_max)
        self.webhooks = WebhookEndpoints(self._transport)
        self.keys = Keys(self._transport)
        self.audit_events = AuditEvents(self._transport)

    def scan(
        self,
        document: Document,
        *,
        lang: Lang | None = None,
        context: ScanContext | None = None,
        client_reference: str | None = None,
        metadata: Mapping[str, str] | None = None,
        idempotency_key: str | None = None,
        wait_s: float = _WAIT_S,
    ) -> Scan:
        """Send a document, wait for its report and return the completed scan.

        Raises EmetScanFailedError when the document cannot be analysed,
        EmetWaitTimeoutError when it is not done in time, and EmetApiError or
        EmetConnectionError when a request fails for good.
        """
        created = self.create_scan(
            document,
            lang=lang,
            context=context,
            client_reference=client_reference,
            metadata=metadata,
            idempotency_key=idempotency_key,
        )
        return self.wait_for_scan(created["id"], wait_s=wait_s)

    def create_scan(
        self,
        document: Document,
        *,
        lang: Lang | None = None,
        context: ScanContext | None = None,
        client_reference: str | None = None,
        metadata: Mapping[str, str] | None = None,
        idempotency_key: str | None = None,
    ) -> Scan:
        """Send a document: the path of a file, its bytes, ``Bytes`` or ``Url``.

        Requests with the same idempotency key create one scan. By default each call has a
        key of its own, so that its retries are safe; give one to be safe across restarts.
        """
        media_type, body = encode(
            document,
            {
                "lang": lang,
                "context": context,
                "client_reference": client_reference,
                "metadata": None if metadata is None else dict(metadata),
            },
        )
        headers = {
            "Content-Type": media_type,
            "Idempotency-Key": idempotency_key or str(uuid.uuid4()),
        }
        call = Call("POST", "/scans", headers=headers, body=body)
        return cast(Scan, self._transport.send(call).json())

    def wait_for_scan(self, scan_id: str, *, wait_s: float = _WAIT_S) -> Scan:
        """Wait until a scan is final, as the service asks to, and return it with its report."""
        deadline = time.monotonic() + wait_s
        while True:
            answer = self._transport.send(Call("GET", f"/scans/{quote(scan_id, safe='')}"))
            scan = cast(Scan, answer.json())
            if scan["status"] == "completed":
                return scan
            if scan["status"] == "failed":
                message = scan["error"] or "The scan failed."
                raise EmetScanFailedError(message, scan_id=scan_id, error_code=scan["error_code"])
            left_s = deadline - time.monotonic()
            if left_s <= 0:
                message = f"The scan is still {scan['status']}."
                raise EmetWaitTimeoutError(message, scan_id=scan_id)
            said = answer.headers.get("Retry-After", "")
            time.sleep(min(float(said) if said.isdigit() else _POLL_S, left_s))

    def retrieve_scan(self, scan_id: str, *, include: Include | None = None) -> Scan:
        """Return a scan; with its report once it is completed, unless ``summary`` is asked for."""
        path = f"/scans/{quote(scan_id, safe='')}"
        return cast(Scan, self._get(path, include=include))

    def delete_scan(self, scan_id: str) -> DeletedScan:
        """Delete a scan with its report and document, for good."""
        call = Call("DELETE", f"/scans/{quote(scan_id, safe='')}")
        return cast(DeletedScan, self._transport.send(call).json())

    def list_scans(
        self,
        *,
        status: Status | None = None,
        verdict: Verdict | None = None,
        client_reference: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        include: Include | None = None,
        limit: int | None = None,
    ) -> Iterator[Scan]:
        """Every scan that fits, newest first, page after page as they are asked for.

        limit: scans on a page, 1 to 100.
        """
        cursor: str | None = None
        while True:
            page = self.list_page(
                status=status,
                verdict=verdict,
                client_reference=client_reference,
                created_after=created_after,
                created_before=created_before,
                include=include,
                limit=limit,
                cursor=cursor,
            )
            yield from page["data"]
            cursor = page["next_cursor"]
            if cursor is None:
                return

    def list_page(
        self,
        *,
        status: Status | None = None,
        verdict: Verdict | None = None,
        client_reference: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        include: Include | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> ScanList:
        """One page of scans. A cursor belongs to the filters it was given for."""
        page = self._get(
            "/scans",
            status=status,
            verdict=verdict,
            client_reference=client_reference,
            created_after=iso(created_after),
            created_before=iso(created_before),
            include=include,
            limit=limit,
            cursor=cursor,
        )
        return cast(ScanList, page)

    def report_pdf(self, scan_id: str, *, lang: Lang | None = None) -> bytes:
        """The report of a completed scan as PDF, in its language unless another is given."""
        path = f"/scans/{quote(scan_id, safe='')}/report.pdf"
        return self._transport.send(Call("GET", path, query={"lang": lang})).body

    def heatmap(self, scan_id: str, heatmap_id: str) -> bytes:
        """A heatmap of a page, as PNG, by its id in ``report.forensic_analysis``."""
        path = f"/scans/{quote(scan_id, safe='')}/heatmaps/{quote(heatmap_id, safe='')}"
        return self._transport.send(Call("GET", path)).body

    def usage(self) -> Usage:
        """The allowance of this month and what is used of it."""
        return cast(Usage, self._get("/usage"))

    def key(self) -> KeyDetails:
        """Whose the key is and what it may do."""
        return cast(KeyDetails, self._get("/"))

    def codes(self) -> Codes:
        """Every code that reports, failed scans and errors may carry, with its meaning."""
        return cast(Codes, self._get("/codes"))

    def test_document(self, outcome: str) -> bytes:
        """The document that, sent with a test key, ends in this outcome."""
        path = f"/test-documents/{quote(outcome, safe='')}"
        return self._transport.send(Call("GET", path)).body

    def _get(self, path: str, **query: str | int | None) -> Any:
        return self._transport.send(Call("GET", path, query=query)).json()
