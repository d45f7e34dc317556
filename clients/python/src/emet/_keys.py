"""The keys of the organisation."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, Final, cast
from urllib.parse import quote

from ._instant import iso
from ._transport import Call, Transport
from .models import ApiKey, ApiKeyList, ApiKeyWithSecret, RolledApiKey


class Unset:
    """For parameters whose ``None`` says something."""


UNSET: Final = Unset()


class Keys:
    """Needs the scope ``keys:manage``."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, *, limit: int | None = None) -> Iterator[ApiKey]:
        """Every key, newest first, over all pages of ``limit``."""
        cursor: str | None = None
        while True:
            call = Call("GET", "/keys", query={"limit": limit, "cursor": cursor})
            page = cast(ApiKeyList, self._transport.send(call).json())
            yield from page["data"]
            cursor = page["next_cursor"]
            if cursor is None:
                return

    def create(
        self,
        scopes: Sequence[str],
        *,
        name: str | None = None,
        owner: str | Unset | None = UNSET,
        expires_at: datetime | None = None,
    ) -> ApiKeyWithSecret:
        """The answer shows the key, this once.

        scopes: those of the calling key, or fewer.
        owner: e-mail address; the owner of the calling key unless given, nobody with None.

        Sent once: when its answer is lost, find the key in the list and revoke it.
        """
        fields: dict[str, object] = {"scopes": [*scopes], "expires_at": iso(expires_at)}
        if name is not None:
            fields["name"] = name
        if not isinstance(owner, Unset):
            fields["owner"] = owner
        return cast(ApiKeyWithSecret, self._post("/keys", fields))

    def retrieve(self, key_id: str) -> ApiKey:
        """One key."""
        return cast(ApiKey, self._transport.send(Call("GET", _path(key_id))).json())

    def roll(
        self,
        key_id: str,
        *,
        keep_previous_s: int | None = None,
        expires_at: datetime | Unset | None = UNSET,
    ) -> RolledApiKey:
        """A new key alike, shown this once; both work until ``previous["expires_at"]``.

        keep_previous_s: seven days unless given, 0 ends the former key at once.
        expires_at: of the new key; after as long a life as the former one was given unless
        given, never with None.

        Sent once: when its answer is lost, and the former key has ``replaced_by``, roll that
        one with ``keep_previous_s=0``.
        """
        fields: dict[str, object] = {}
        if keep_previous_s is not None:
            fields["keep_previous_s"] = keep_previous_s
        if not isinstance(expires_at, Unset):
            fields["expires_at"] = iso(expires_at)
        return cast(RolledApiKey, self._post(f"{_path(key_id)}/roll", fields))

    def revoke(self, key_id: str) -> ApiKey:
        """It is refused from now on, and stays in the list."""
        return cast(ApiKey, self._transport.send(Call("DELETE", _path(key_id))).json())

    def _post(self, path: str, fields: Mapping[str, object]) -> Any:
        headers = {"Content-Type": "application/json"}
        body = json.dumps(fields).encode()
        call = Call("POST", path, headers=headers, body=body, once=True)
        return self._transport.send(call).json()


def _path(key_id: str) -> str:
    return f"/keys/{quote(key_id, safe='')}"
