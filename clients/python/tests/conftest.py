"""The real service, and a receiver of its webhooks for test data."""

from __future__ import annotations

import json
import subprocess
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from emet import Emet

SCRIPT = Path(__file__).parents[2] / "test-service.mjs"


@dataclass
class Service:
    base_url: str
    test_key: str
    live_key: str
    webhook_secret: str
    received: list[tuple[dict[str, str], bytes]] = field(default_factory=list)


@pytest.fixture(scope="session")
def service() -> Iterator[Service]:
    received: list[tuple[dict[str, str], bytes]] = []

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            received.append((dict(self.headers.items()), body))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    receiver = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    threading.Thread(target=receiver.serve_forever, daemon=True).start()
    hook = f"http://127.0.0.1:{receiver.server_port}/hooks"
    program = subprocess.Popen(
        ["node", SCRIPT, hook], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert program.stdin is not None and program.stdout is not None
    line = program.stdout.readline()
    assert line, "the service did not start"
    told = json.loads(line)
    yield Service(
        told["baseUrl"], told["testKey"], told["liveKey"], told["webhookSecret"], received
    )
    program.stdin.close()
    program.wait(60)
    receiver.shutdown()


@pytest.fixture(scope="session")
def emet(service: Service) -> Emet:
    return Emet(service.base_url, service.test_key)
