from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

import pytest

from emet import EmetWebhookError, verify_webhook

SECRET = "whsec_test"
NOW = 1_790_000_000
BODY = b'{"id":"e","type":"ping","data":{"message":"ping"}}'


def sign(body: bytes = BODY, at: int = NOW, secret: str = SECRET) -> str:
    signed = str(at).encode() + b"." + body
    return f"t={at},v1={hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()}"


def fault_of(
    body: Any = BODY, signature: Any = None, secret: Any = SECRET, given: bool = False
) -> str:
    header = signature if given or signature is not None else sign()
    try:
        verify_webhook(body, header, secret, now=NOW)
    except EmetWebhookError as error:
        assert str(error).endswith(".")
        return error.fault
    return "none"


def test_the_right_signature_gives_the_event_from_bytes_text_and_headers() -> None:
    assert verify_webhook(BODY, sign(), SECRET, now=NOW)["type"] == "ping"
    assert fault_of(body=BODY.decode()) == "none"
    assert fault_of(signature={"emet-signature": sign()}) == "none"


def test_either_secret_is_valid_while_one_replaces_the_other() -> None:
    assert fault_of(secret=["new", SECRET]) == "none"
    both = sign(secret="new") + "," + sign().split(",")[1]
    assert fault_of(signature=both) == "none"
    assert fault_of(signature=both, secret="third") == "signature_wrong"


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        ({"body": b"{}"}, "signature_wrong"),
        ({"secret": "other"}, "signature_wrong"),
        ({"signature": f"t={NOW + 1}," + sign().split(",")[1]}, "signature_wrong"),
        ({"signature": sign(at=NOW - 301)}, "too_old"),
        ({"signature": sign(at=NOW - 300)}, "none"),
        ({"signature": sign(at=NOW + 301)}, "in_the_future"),
        ({"signature": ""}, "signature_missing"),
        ({"signature": None, "given": True}, "signature_missing"),
        ({"signature": {}}, "signature_missing"),
        ({"signature": "v1=00"}, "signature_malformed"),
        ({"signature": "t=x,v1=" + "0" * 64}, "signature_malformed"),
        ({"signature": "t=1,v1=" + "0" * 63}, "signature_malformed"),
        ({"body": json.loads(BODY)}, "body_not_raw"),
        ({"body": b"text", "signature": sign(b"text")}, "body_not_json"),
    ],
)
def test_any_other_is_refused_saying_what_is_wrong(arguments: dict[str, Any], fault: str) -> None:
    assert fault_of(**arguments) == fault
