"""The document of a request."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Bytes:
    """A document in memory, with a name."""

    content: bytes
    name: str = "document"


@dataclass(frozen=True)
class Url:
    """A document behind a public https URL, which the service fetches."""

    url: str
    name: str | None = None


Document = str | os.PathLike[str] | bytes | Bytes | Url


def encode(document: Document, fields: Mapping[str, object]) -> tuple[str, bytes]:
    """Media type and body of the request that sends a document with these fields."""
    given = {name: value for name, value in fields.items() if value is not None}
    if isinstance(document, Url):
        named = {} if document.name is None else {"file_name": document.name}
        return "application/json", json.dumps({"file_url": document.url, **named, **given}).encode()
    texts = {
        name: value if isinstance(value, str) else json.dumps(value)
        for name, value in given.items()
    }
    return _multipart(_read(document), texts)


def _read(document: str | os.PathLike[str] | bytes | Bytes) -> Bytes:
    if isinstance(document, Bytes):
        return document
    if isinstance(document, bytes):
        return Bytes(document)
    path = Path(document)
    return Bytes(path.read_bytes(), path.name)


def _multipart(file: Bytes, texts: Mapping[str, str]) -> tuple[str, bytes]:
    boundary = secrets.token_hex(24)
    parts = [_part(boundary, name, text.encode()) for name, text in texts.items()]
    # As browsers do (HTML standard, multipart/form-data encoding).
    name = file.name.replace("\r", "%0D").replace("\n", "%0A").replace('"', "%22")
    parts.append(_part(boundary, f'file"; filename="{name}', file.content))
    end = f"--{boundary}--\r\n".encode()
    return f"multipart/form-data; boundary={boundary}", b"".join([*parts, end])


def _part(boundary: str, name: str, content: bytes) -> bytes:
    head = f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n'
    return head.encode() + content + b"\r\n"
