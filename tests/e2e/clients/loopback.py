"""A stand-in for a model's API on 127.0.0.1, in a thread of the test."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, Protocol

from tests.e2e.clients.script import Script
from zstandard import ZstdDecompressor

Json = dict[str, Any]
_POLL_S = 0.05


@dataclass(frozen=True, slots=True)
class Answer:
    """One HTTP answer."""

    body: bytes
    status: int = 200
    type: str = "application/json"
    delay_s: float = 0.0


class Api(Protocol):
    """One vendor's API: requests in, answers out."""

    script: Script

    def post(self, path: str, body: Json) -> Answer: ...

    def get(self, path: str) -> Answer: ...


def as_json(document: Json, status: int = 200, delay_s: float = 0.0) -> Answer:
    return Answer(json.dumps(document).encode(), status, delay_s=delay_s)


def as_events(events: Iterable[Json], delay_s: float = 0.0) -> Answer:
    """Server-sent events; each is named by its `type`."""
    body = "".join(f"event: {event['type']}\ndata: {json.dumps(event)}\n\n" for event in events)
    return Answer(body.encode(), type="text/event-stream; charset=utf-8", delay_s=delay_s)


@contextmanager
def serving(api: Api) -> Iterator[str]:
    """The address at which the API answers, for as long as the block lasts."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _handler_of(api))
    server.daemon_threads = True
    thread = Thread(target=server.serve_forever, args=(_POLL_S,), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()


def _handler_of(api: Api) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_HEAD(self) -> None:
            self._send(Answer(b""))

        def do_GET(self) -> None:
            self._send(api.get(self.path))

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length") or 0))
            if self.headers.get("content-encoding") == "zstd":
                body = ZstdDecompressor().stream_reader(body).read()
            api.script.bodies.append(body)
            self._send(api.post(self.path.partition("?")[0], json.loads(body or b"{}")))

        def _send(self, answer: Answer) -> None:
            time.sleep(answer.delay_s)
            try:
                self.send_response(answer.status)
                self.send_header("content-type", answer.type)
                self.send_header("content-length", str(len(answer.body)))
                self.end_headers()
                self.wfile.write(answer.body)
            except (BrokenPipeError, ConnectionResetError):
                return  # the client went away: interrupted, or timed out

        def log_message(self, format: str, *args: object) -> None:
            """Not on the test's stderr."""

    return Handler
