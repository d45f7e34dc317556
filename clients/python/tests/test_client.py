from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from emet import (
    Bytes,
    Emet,
    EmetApiError,
    EmetScanFailedError,
    EmetWaitTimeoutError,
    Url,
    verify_webhook,
)

from .conftest import Service


def test_a_document_is_sent_from_a_path_and_comes_back_with_its_report(
    emet: Emet, tmp_path: Path
) -> None:
    path = tmp_path / 'תדפיס "1".pdf'
    path.write_bytes(emet.test_document("high_risk"))
    scan = emet.scan(path, lang="en", metadata={"branch": "צפון"}, context={"notes": "a"})
    assert scan["verdict"] == "high_risk"
    assert scan["file"]["name"] == 'תדפיס "1".pdf'
    assert scan["metadata"] == {"branch": "צפון"}
    assert scan["report"]["summary"].startswith("Test data")
    assert scan["livemode"] is False


def test_a_document_is_sent_from_bytes_with_or_without_a_name(emet: Emet) -> None:
    document = emet.test_document("review")
    assert emet.scan(document)["verdict"] == "review"
    assert emet.scan(Bytes(document, "a.pdf"))["file"]["name"] == "a.pdf"


def test_a_url_is_left_to_the_service_to_fetch(emet: Emet) -> None:
    with pytest.raises(EmetApiError) as refused:
        emet.create_scan(Url("ftp://example.com/a.pdf", "a.pdf"))
    assert refused.value.code == "FILE_URL_REJECTED"


def test_a_scan_that_fails_says_why_as_a_code(emet: Emet) -> None:
    with pytest.raises(EmetScanFailedError) as failed:
        emet.scan(emet.test_document("slow"), client_reference="test:password_required:order 7")
    assert failed.value.error_code == "password_required"


def test_a_slow_scan_is_left_to_later_when_the_time_is_up(emet: Emet) -> None:
    with pytest.raises(EmetWaitTimeoutError) as late:
        emet.scan(emet.test_document("slow"), wait_s=0.3)
    scan_id = late.value.scan_id
    assert emet.retrieve_scan(scan_id)["status"] in ("queued", "processing")
    assert emet.delete_scan(scan_id) == {"id": scan_id, "deleted": True}
    with pytest.raises(EmetApiError) as gone:
        emet.retrieve_scan(scan_id)
    assert gone.value.code == "NOT_FOUND"


def test_scans_of_one_idempotency_key_are_one(emet: Emet) -> None:
    document = emet.test_document("low_risk")
    first = emet.create_scan(document, idempotency_key="py 4711")
    assert emet.create_scan(document, idempotency_key="py 4711")["id"] == first["id"]
    assert emet.create_scan(document)["id"] != first["id"]
    with pytest.raises(EmetApiError) as other:
        emet.create_scan(emet.test_document("review"), idempotency_key="py 4711")
    assert (other.value.code, other.value.status) == ("CONFLICT", 409)


def test_lists_run_over_all_pages_by_filter(emet: Emet) -> None:
    document = emet.test_document("low_risk")
    made = [emet.create_scan(document, client_reference="py listed")["id"] for _ in range(5)]
    found = [scan["id"] for scan in emet.list_scans(client_reference="py listed", limit=2)]
    assert found == made[::-1]
    later = datetime.now(UTC) + timedelta(hours=1)
    assert list(emet.list_scans(created_after=later)) == []
    with pytest.raises(ValueError, match="time zone"):
        emet.list_page(created_after=datetime(2026, 1, 1))


def test_key_usage_and_codes_are_shown(service: Service, emet: Emet) -> None:
    assert emet.key()["livemode"] is False
    assert emet.usage()["limit"] is None
    assert any(finding["code"] == "iban_invalid" for finding in emet.codes()["findings"])
    live = Emet(service.base_url, service.live_key)
    assert live.key()["livemode"] is True
    assert live.usage()["used"] == 0


def test_a_refusal_has_code_status_and_request_id(service: Service, emet: Emet) -> None:
    with pytest.raises(EmetApiError) as refused:
        Emet(service.base_url, "emet_test_nobody").usage()
    assert (refused.value.code, refused.value.status) == ("INVALID", 401)
    assert refused.value.request_id
    with pytest.raises(EmetApiError) as used_up:
        emet.create_scan(b"%PDF-1.4", client_reference="test:QUOTA_EXCEEDED")
    assert used_up.value.code == "QUOTA_EXCEEDED"


def test_webhooks_of_the_service_are_verified_from_raw_bytes(service: Service, emet: Emet) -> None:
    scan_id = emet.scan(emet.test_document("medical"))["id"]
    deadline = time.monotonic() + 10
    while not (found := [one for one in service.received if scan_id.encode() in one[1]]):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    headers, body = found[0]
    event = verify_webhook(body, headers, service.webhook_secret)
    assert event["type"] == "scan.completed"
    data: Any = event["data"]
    scan = data["scan"]
    assert (scan["id"], scan["document_type"], scan["livemode"]) == (scan_id, "medical", False)


def test_webhook_endpoints_are_managed(service: Service, emet: Emet) -> None:
    known = emet.webhooks.list()[0]
    assert known["livemode"] is False
    made = emet.webhooks.create(known["url"])
    ping = emet.webhooks.ping(made["id"])
    assert (ping["type"], ping["attempts"][0]["status"]) == ("ping", 204)
    headers, body = next(one for one in service.received if ping["id"].encode() in one[1])
    assert verify_webhook(body, headers, made["secret"])["type"] == "ping"
    rolled = emet.webhooks.roll(made["id"], keep_previous_s=60)
    assert rolled["secret"] != made["secret"]
    scan_id = emet.scan(emet.test_document("low_risk"))["id"]
    sent = list(emet.webhooks.deliveries(made["id"], limit=1))
    assert [one["type"] for one in sent] == ["scan.completed", "ping"]
    event_id = sent[0]["id"]
    assert emet.webhooks.delivery(made["id"], event_id)["scan_id"] == scan_id
    assert emet.webhooks.replay(made["id"], event_id)["state"] == "pending"
    assert emet.webhooks.enable(made["id"])["state"] == "ok"
    assert emet.webhooks.retrieve(made["id"])["id"] == made["id"]
    assert emet.webhooks.replay_since(made["id"], datetime.now(UTC))["deliveries"] == 0
    assert emet.webhooks.delete(made["id"])["deleted"] is True
    with pytest.raises(EmetApiError):
        emet.webhooks.retrieve(made["id"])


def test_keys_are_made_listed_over_pages_rolled_and_revoked(service: Service, emet: Emet) -> None:
    expires_at = datetime.now(UTC) + timedelta(days=1)
    made = emet.keys.create(["usage:read"], name="Report", owner=None, expires_at=expires_at)
    assert (made["name"], made["scopes"], made["owner"]) == ("Report", ["usage:read"], None)
    assert datetime.fromisoformat(made["expires_at"] or "") - expires_at < timedelta(seconds=1)
    assert Emet(service.base_url, made["key"]).key()["id"] == made["id"]
    rolled = emet.keys.roll(made["id"], keep_previous_s=60, expires_at=None)
    assert (rolled["expires_at"], rolled["previous"]["replaced_by"]) == (None, rolled["id"])
    for key in (made["key"], rolled["key"]):
        Emet(service.base_url, key).usage()
    listed = [one["id"] for one in emet.keys.list(limit=1)]
    assert listed[:2] == [rolled["id"], made["id"]]
    assert len(listed) == 3
    assert emet.keys.revoke(rolled["id"])["state"] == "revoked"
    assert emet.keys.retrieve(rolled["id"])["state"] == "revoked"
    with pytest.raises(EmetApiError) as refused:
        Emet(service.base_url, rolled["key"]).usage()
    assert (refused.value.status, refused.value.code) == (401, "INVALID")
    emet.keys.revoke(made["id"])


def test_audit_events_say_newest_first_who_did_what(service: Service, emet: Emet) -> None:
    began = datetime.now(UTC)
    made = emet.keys.create(["usage:read"])
    emet.keys.revoke(made["id"])
    events = list(emet.audit_events.list(since=began, limit=1))
    own = [one for one in events if one["target"] is not None and one["target"]["id"] == made["id"]]
    assert [(one["action"], one["actor"]["type"]) for one in own] == [
        ("key.revoked", "key"),
        ("key.created", "key"),
    ]
    assert all(one["outcome"] == "done" for one in own)
    before = emet.audit_events.list(until=began, action="key.revoked")
    assert made["id"] not in [one["target"] and one["target"]["id"] for one in before]
