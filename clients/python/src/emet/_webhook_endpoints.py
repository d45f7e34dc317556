"""Webhook endpoints and what was sent to them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any, Literal, cast
from urllib.parse import quote

from ._instant import iso
from ._transport import Call, Transport
from .models import (
    DeletedWebhook,
    WebhookDelivery,
    WebhookDeliveryList,
    WebhookDeliveryWithContent,
    WebhookEndpoint,
    WebhookEndpointWithSecret,
    WebhookReplay,
)

DeliveryState = Literal["pending", "delivered", "given_up", "skipped"]


class WebhookEndpoints:
    """Needs the scope ``webhooks:manage``."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self) -> list[WebhookEndpoint]:
        """Every endpoint."""
        return cast("list[WebhookEndpoint]", self._get("/webhooks")["data"])

    def create(self, url: str, *, notify_url: str | None = None) -> WebhookEndpointWithSecret:
        """The answer shows the secret, this once. Sent once: it may not be repeated safely."""
        fields = {"url": url} if notify_url is None else {"url": url, "notify_url": notify_url}
        return cast(WebhookEndpointWithSecret, self._post("/webhooks", fields, once=True))

    def retrieve(self, endpoint_id: str) -> WebhookEndpoint:
        """One endpoint."""
        return cast(WebhookEndpoint, self._get(_path(endpoint_id)))

    def delete(self, endpoint_id: str) -> DeletedWebhook:
        """Delete an endpoint with what was sent to it."""
        call = Call("DELETE", _path(endpoint_id))
        return cast(DeletedWebhook, self._transport.send(call).json())

    def ping(self, endpoint_id: str) -> WebhookDeliveryWithContent:
        """Send a test event and return what the receiver said."""
        answer = self._post(f"{_path(endpoint_id)}/ping", once=True)
        return cast(WebhookDeliveryWithContent, answer)

    def enable(self, endpoint_id: str) -> WebhookEndpoint:
        """Enable an endpoint after too many failures have disabled it."""
        return cast(WebhookEndpoint, self._post(f"{_path(endpoint_id)}/enable"))

    def roll(
        self, endpoint_id: str, *, keep_previous_s: int | None = None
    ) -> WebhookEndpointWithSecret:
        """A new secret, shown this once; the former one is valid for so many seconds more."""
        fields = {} if keep_previous_s is None else {"keep_previous_s": keep_previous_s}
        answer = self._post(f"{_path(endpoint_id)}/roll", fields, once=True)
        return cast(WebhookEndpointWithSecret, answer)

    def deliveries(
        self, endpoint_id: str, *, state: DeliveryState | None = None, limit: int | None = None
    ) -> Iterator[WebhookDelivery]:
        """What was sent to an endpoint or will be, newest first, over all pages."""
        cursor: str | None = None
        while True:
            query = {"state": state, "limit": limit, "cursor": cursor}
            path = f"{_path(endpoint_id)}/deliveries"
            page = cast(WebhookDeliveryList, self._get(path, query))
            yield from page["data"]
            cursor = page["next_cursor"]
            if cursor is None:
                return

    def delivery(self, endpoint_id: str, event_id: str) -> WebhookDeliveryWithContent:
        """One delivery with its body, and the headers and answer of each attempt."""
        return cast(WebhookDeliveryWithContent, self._get(_delivery_path(endpoint_id, event_id)))

    def replay(self, endpoint_id: str, event_id: str) -> WebhookDelivery:
        """Send one event again."""
        path = f"{_delivery_path(endpoint_id, event_id)}/replay"
        return cast(WebhookDelivery, self._post(path))

    def replay_since(self, endpoint_id: str, since: datetime) -> WebhookReplay:
        """Send all events of scans since an instant again."""
        fields = {"since": iso(since)}
        return cast(WebhookReplay, self._post(f"{_path(endpoint_id)}/replay", fields))

    def _get(self, path: str, query: Mapping[str, str | int | None] | None = None) -> Any:
        return self._transport.send(Call("GET", path, query=query or {})).json()

    def _post(
        self, path: str, fields: Mapping[str, object] | None = None, *, once: bool = False
    ) -> Any:
        body = None if fields is None else json.dumps(fields).encode()
        headers = {} if body is None else {"Content-Type": "application/json"}
        call = Call("POST", path, headers=headers, body=body, once=once)
        return self._transport.send(call).json()


def _path(endpoint_id: str) -> str:
    return f"/webhooks/{quote(endpoint_id, safe='')}"


def _delivery_path(endpoint_id: str, event_id: str) -> str:
    return f"{_path(endpoint_id)}/deliveries/{quote(event_id, safe='')}"
