"""Verification of webhooks."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import time
from collections.abc import Mapping, Sequence
from typing import Literal, cast

from .errors import EmetError
from .models import WebhookEvent

WebhookFault = Literal[
    "body_not_raw",
    "signature_missing",
    "signature_malformed",
    "too_old",
    "in_the_future",
    "signature_wrong",
    "body_not_json",
]

_TOLERANCE_S = 300


class EmetWebhookError(EmetError):
    """The webhook is not to be trusted, or cannot be read; ``fault`` says which. Answer 400."""

    def __init__(self, message: str, fault: WebhookFault) -> None:
        super().__init__(message)
        self.fault: WebhookFault = fault


def verify_webhook(
    body: bytes | str,
    signature: str | Mapping[str, str] | None,
    secret: str | Sequence[str],
    *,
    tolerance_s: int = _TOLERANCE_S,
    now: float | None = None,
) -> WebhookEvent:
    """Check the signature of a webhook and return its event.

    Events may arrive twice: deduplicate by ``id``, which is also the header ``Emet-Delivery``.

    body: exactly as it arrived. Parsed and written again, it has another signature.
    signature: the value of the header ``Emet-Signature``, or all headers of the request.
    secret: of the endpoint; while it is being changed, the old and the new one.
    tolerance_s: greatest age of the signature, and as much into the future.
    now: seconds since 1970; default: the clock.

    Raises EmetWebhookError.
    """
    raw = _raw_bytes(body)
    t, given = _read_signature(_header_of(signature))
    age_s = int(time.time() if now is None else now) - t
    secrets = [secret] if isinstance(secret, str) else secret
    signed = str(t).encode() + b"." + raw
    expected = [hmac.new(one.encode(), signed, hashlib.sha256).hexdigest() for one in secrets]
    if not any(hmac.compare_digest(own, theirs) for own in expected for theirs in given):
        raise EmetWebhookError(
            "The signature is not that of this body and secret: check that the body is raw "
            "and the secret is that of this endpoint.",
            "signature_wrong",
        )
    if age_s > tolerance_s:
        raise EmetWebhookError(f"The signature is {age_s} seconds old.", "too_old")
    if age_s < -tolerance_s:
        raise EmetWebhookError(
            f"The signature is {-age_s} seconds in the future: check the clock of this machine.",
            "in_the_future",
        )
    try:
        return cast(WebhookEvent, json.loads(raw))
    except ValueError as error:
        raise EmetWebhookError("The body is signed, but is no JSON.", "body_not_json") from error


def _raw_bytes(body: object) -> bytes:
    if isinstance(body, str):
        return body.encode()
    if isinstance(body, bytes | bytearray | memoryview):
        return bytes(body)
    raise EmetWebhookError(
        "The body is not raw bytes: a parser read it before. Use request.get_data() in Flask, "
        "request.body in Django, await request.body() in FastAPI.",
        "body_not_raw",
    )


def _header_of(signature: str | Mapping[str, str] | None) -> str:
    if isinstance(signature, Mapping):
        named = (value for name, value in signature.items() if name.lower() == "emet-signature")
        signature = next(named, None)
    if not signature:
        raise EmetWebhookError("The header Emet-Signature is missing.", "signature_missing")
    return signature


def _read_signature(header: str) -> tuple[int, list[str]]:
    """``t=<seconds>,v1=<hex>``, with a ``v1`` for each secret that is valid."""
    parts = [part.strip() for part in header.split(",")]
    times = [part[2:] for part in parts if re.fullmatch(r"t=[0-9]{1,15}", part)]
    signatures = [part[3:] for part in parts if re.fullmatch(r"v1=[0-9a-f]{64}", part)]
    if not times or not signatures:
        raise EmetWebhookError(
            "The header Emet-Signature is not of the form t=<seconds>,v1=<hex>.",
            "signature_malformed",
        )
    return int(times[0]), signatures
