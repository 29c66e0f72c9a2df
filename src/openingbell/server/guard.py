"""What is checked and said about every request before anybody looks at it: size, origin, and headers for browsers."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from openingbell.server.refusals import Rejected

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
        body = _Body(receive)
        sender = _Sender(send)
        try:
            if scope["method"] not in SAFE_METHODS and not _same_origin(scope):
                raise Rejected(403, "origin", "this request comes from another site")
            body.check_declared(scope)
            await self._app(scope, body.receive, sender.send)
        except Rejected as refused:
            content = {"error": refused.error, "sentence": str(refused)}
            await JSONResponse(content, refused.status)(scope, receive, sender.send)


class _Body:
    """A request's body, refused when it is too large, whatever it says of its own length."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._size = 0

    def check_declared(self, scope: Scope) -> None:
        declared = Headers(scope=scope).get("content-length", "0")
        self._add(int(declared) if declared.isdecimal() and len(declared) < 20 else LARGEST_BODY + 1)
        self._size = 0

    async def receive(self) -> Message:
        message = await self._receive()
        self._add(len(message.get("body", b"")))
        return message

    def _add(self, size: int) -> None:
        self._size += size
        if self._size > LARGEST_BODY:
            raise Rejected(413, "size", f"a request has at most {LARGEST_BODY} bytes")


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
