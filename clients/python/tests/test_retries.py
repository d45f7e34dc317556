from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from emet import Emet, EmetApiError, EmetConnectionError

Answer = Callable[[BaseHTTPRequestHandler], None]


def answer(status: int, body: object, headers: dict[str, str] | None = None) -> Answer:
    def send(handler: BaseHTTPRequestHandler) -> None:
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        handler.send_response(status)
        for name, value in (headers or {}).items():
            handler.send_header(name, value)
        handler.send_header("Content-Length", str(len(content)))
        handler.end_headers()
        handler.wfile.write(content)

    return send


def error(status: int, code: str, headers: dict[str, str] | None = None) -> Answer:
    return answer(status, {"error": {"code": code, "message": "No.", "request_id": "r-1"}}, headers)


def hang_up(handler: BaseHTTPRequestHandler) -> None:
    handler.close_connection = True


def say_nothing(handler: BaseHTTPRequestHandler) -> None:
    time.sleep(0.8)
    handler.close_connection = True


@contextmanager
def scripted(*answers: Answer) -> Iterator[tuple[Emet, list[Any]]]:
    """A server that gives these answers in turn, and the headers of what it was asked."""
    asked: list[Any] = []

    class Handler(BaseHTTPRequestHandler):
        def respond(self) -> None:
            self.rfile.read(int(self.headers.get("Content-Length", 0)))
            asked.append(self.headers)
            answers[min(len(asked), len(answers)) - 1](self)

        do_GET = do_POST = respond

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield Emet(f"http://127.0.0.1:{server.server_port}/", "k", timeout_s=0.4), asked
    finally:
        server.shutdown()


def test_requests_are_sent_again_with_the_same_key_as_the_service_says_when() -> None:
    answers = (
        error(503, "AI_NOT_CONFIGURED", {"Retry-After": "1"}),
        hang_up,
        error(500, "SERVICE_ERROR"),
        answer(202, {"id": "x", "status": "queued"}),
    )
    with scripted(*answers) as (emet, asked):
        began = time.monotonic()
        assert emet.create_scan(b"%PDF-1.4")["id"] == "x"
        assert time.monotonic() - began >= 1
        assert len(asked) == 4
        assert len({headers["Idempotency-Key"] for headers in asked}) == 1


@pytest.mark.parametrize(
    ("status", "code"),
    [(400, "INVALID_REQUEST"), (402, "QUOTA_EXCEEDED"), (409, "CONFLICT")],
)
def test_requests_that_cannot_succeed_are_sent_once(status: int, code: str) -> None:
    with scripted(error(status, code)) as (emet, asked):
        with pytest.raises(EmetApiError) as refused:
            emet.create_scan(b"%PDF-1.4")
        assert (refused.value.code, refused.value.request_id) == (code, "r-1")
        assert len(asked) == 1


def test_requests_that_may_not_be_repeated_are_sent_again_only_when_refused() -> None:
    with scripted(error(500, "SERVICE_ERROR")) as (emet, asked):
        with pytest.raises(EmetApiError):
            emet.webhooks.create("https://example.com/")
        assert len(asked) == 1
    later = error(429, "RATE_LIMITED", {"Retry-After": "1"})
    with scripted(later, answer(201, {"id": "x"})) as (emet, asked):
        assert emet.webhooks.create("https://example.com/")["id"] == "x"
        assert len(asked) == 2


def test_requests_that_fail_for_good_end_with_the_last_error_a_proxys_included() -> None:
    with scripted(answer(502, b"<html>")) as (emet, asked):
        with pytest.raises(EmetApiError) as refused:
            emet.usage()
        assert (refused.value.status, refused.value.code) == (502, "UNKNOWN")
        assert len(asked) == 4


def test_no_wait_is_longer_than_a_minute() -> None:
    limited = error(429, "RATE_LIMITED", {"Retry-After": "3600"})
    with scripted(limited) as (emet, asked):
        with pytest.raises(EmetApiError) as refused:
            emet.usage()
        assert refused.value.retry_after_s == 3600
        assert len(asked) == 1


def test_requests_end_when_nothing_answers() -> None:
    with scripted(say_nothing) as (emet, asked):
        with pytest.raises(EmetConnectionError):
            emet.usage()
        assert len(asked) == 4


def test_the_key_is_sent_nowhere_else() -> None:
    with scripted(answer(200, {})) as (_, elsewhere):
        target = {"Location": "http://127.0.0.1:9/"}
        with scripted(answer(302, b"", target)) as (emet, _asked):
            with pytest.raises(EmetApiError) as refused:
                emet.usage()
            assert refused.value.status == 302
        assert elsewhere == []


def test_waiting_polls_as_often_as_retry_after_says() -> None:
    again = {"Retry-After": "1"}
    answers = (
        answer(200, {"id": "x", "status": "queued"}, again),
        answer(200, {"id": "x", "status": "processing"}, again),
        answer(200, {"id": "x", "status": "completed", "report": {}}),
    )
    with scripted(*answers) as (emet, asked):
        began = time.monotonic()
        emet.wait_for_scan("x")
        assert len(asked) == 3
        assert time.monotonic() - began >= 2
