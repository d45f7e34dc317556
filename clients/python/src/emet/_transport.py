"""Sends requests, and sends them again where that is safe and may help."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from email.message import Message
from http.client import HTTPException
from typing import IO, Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode, urlsplit
from urllib.request import HTTPRedirectHandler, OpenerDirector, Request, build_opener

from .errors import EmetApiError, EmetConnectionError

# The service said to wait no longer than this; longer waits are left to the caller.
_PAUSE_MAX_S = 60.0
_PAUSE_FIRST_S = 0.5

# Statuses after which the same request may succeed.
_RETRIED = frozenset({429, 500, 502, 503, 504})


@dataclass(frozen=True)
class Answer:
    body: bytes
    headers: Message

    def json(self) -> Any:
        return json.loads(self.body)


@dataclass(frozen=True)
class Call:
    method: str
    path: str
    query: Mapping[str, str | int | None] = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)
    body: bytes | None = None
    # Whether doing it twice does more than once; then only a refusal is sent again.
    once: bool = False


class _NoRedirects(HTTPRedirectHandler):
    """The key must not travel to wherever an answer points."""

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: Any, newurl: str
    ) -> None:
        return None


class Transport:
    def __init__(self, base_url: str, api_key: str, *, timeout_s: float, retries_max: int) -> None:
        if urlsplit(base_url).scheme not in ("http", "https"):
            raise ValueError("base_url must be an http or https URL")
        if not api_key:
            raise ValueError("api_key must not be empty")
        self._base = base_url.rstrip("/")
        self._key = api_key
        self._timeout_s = timeout_s
        self._retries_max = retries_max
        self._opener: OpenerDirector = build_opener(_NoRedirects)

    def send(self, call: Call) -> Answer:
        """Raise EmetApiError or EmetConnectionError after the last try."""
        retries = 0
        while True:
            try:
                return self._try(call)
            except (EmetApiError, EmetConnectionError) as failure:
                pause_s = _pause_before(retries, failure, once=call.once)
                if retries >= self._retries_max or pause_s is None:
                    raise
            time.sleep(pause_s)
            retries += 1

    def _try(self, call: Call) -> Answer:
        query = {name: value for name, value in call.query.items() if value is not None}
        request = Request(
            f"{self._base}{call.path}{'?' + urlencode(query) if query else ''}",
            data=call.body,
            method=call.method,
            headers={"Authorization": f"Bearer {self._key}", **call.headers},
        )
        try:
            with self._opener.open(request, timeout=self._timeout_s) as response:
                return Answer(response.read(), response.headers)
        except HTTPError as answer:
            with answer:
                raise _read_error(answer) from None
        except (URLError, HTTPException, OSError) as error:
            raise EmetConnectionError(f"The service could not be reached: {error}.") from error


def _pause_before(
    retries: int, failure: EmetApiError | EmetConnectionError, *, once: bool
) -> float | None:
    """Seconds to wait before the next try; None when none would help."""
    # Only this refusal says for certain that nothing was done.
    if once and not (isinstance(failure, EmetApiError) and failure.status == 429):
        return None
    if isinstance(failure, EmetApiError):
        said = failure.retry_after_s
        # A conflict with a time is a first request that is still being handled.
        if failure.status not in _RETRIED and not (failure.status == 409 and said is not None):
            return None
        if said is not None:
            return said if said <= _PAUSE_MAX_S else None
    return _PAUSE_FIRST_S * float(2**retries) * (0.5 + random.random())


def _read_error(answer: HTTPError) -> EmetApiError:
    try:
        found = json.loads(answer.read())["error"]
        message, code, request_id = found["message"], found["code"], found["request_id"]
    except (ValueError, KeyError, TypeError, OSError, HTTPException):
        # No error of the API: a proxy's page.
        message, code = f"The service answered with status {answer.code}.", "UNKNOWN"
        request_id = answer.headers.get("X-Request-Id")
    retry_after = answer.headers.get("Retry-After", "")
    return EmetApiError(
        message,
        status=answer.code,
        code=code,
        request_id=request_id,
        retry_after_s=float(retry_after) if retry_after.isdigit() else None,
    )
