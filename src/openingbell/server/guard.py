"""What is checked and said about every request before anybody looks at it: size, origin, and headers for browsers."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from openingbell.server.refusals import Rejected, other_site, too_large

LARGEST_BODY = 64 * 1024
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
BROWSER_HEADERS = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not _same_origin(scope):
            await send({"type": "websocket.close", "code": 4403})
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        sender = _Sender(send)
        try:
            if scope["method"] not in SAFE_METHODS and not _same_origin(scope):
                raise other_site()
            body = await _read_body(receive)
            if body is not None:
                await self._app(scope, _once_more(body, receive), sender.send)
        except Rejected as refused:
            await JSONResponse(refused.body(), refused.status)(scope, receive, sender.send)


async def _read_body(receive: Receive) -> bytes | None:
    """The whole body, refused when it is too large, whatever it says of its own length; None: the client left."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        if len(body) > LARGEST_BODY:
            raise too_large(LARGEST_BODY)
        if not message.get("more_body", False):
            return bytes(body)


def _once_more(body: bytes, receive: Receive) -> Receive:
    """A body that was read already, for the application to read; then what else the client says."""
    given = False

    async def receive_again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again


class _Sender:
    """Answers with the headers that browsers should heed."""

    def __init__(self, send: Send) -> None:
        self._send = send

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in BROWSER_HEADERS.items():
                headers.setdefault(name, value)
        await self._send(message)


def _same_origin(scope: Scope) -> bool:
    """Browsers say where a request comes from; other clients need not."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")
