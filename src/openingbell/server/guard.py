"""What is checked and said about every request before anybody looks at it: name, size, signs, origin, headers for
browsers."""

from __future__ import annotations

import logging

from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from openingbell.core.errors import Refused
from openingbell.server import refusals, signs
from openingbell.server.metrics import count_answer
from openingbell.server.refusals import HttpRefusal
from openingbell.server.site import Site

log = logging.getLogger(__name__)

MAX_BODY = 64 * 1024
MAX_RECORD = 1024 * 1024  # a long game on a table's own components has some hundred kilobytes
TAKES_RECORDS = "/api/replays"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
BROWSER_HEADERS = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "frame-ancestors 'none'; base-uri 'self'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in BROWSER_HEADERS.items()]
OTHER_SITE = 4403


def problem(rejected: HttpRefusal) -> JSONResponse:
    """A refusal as an answer."""
    return JSONResponse(rejected.body(), rejected.status)


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self._app = app
        self._site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, _Sender(send))
        elif scope["type"] == "websocket" and not self._is_welcome(scope):
            await send({"type": "websocket.close", "code": OTHER_SITE})
        else:
            await self._app(self._inside(scope), receive, send)

    async def _answer(self, scope: Scope, receive: Receive, sender: _Sender) -> None:
        """Whatever becomes of it, it is answered, with the headers that browsers heed."""
        try:
            self._check(scope)
            inside = self._inside(scope)
            takes_record = inside["path"].startswith(TAKES_RECORDS)
            body = await _read_body(receive, MAX_RECORD if takes_record else MAX_BODY)
            if body is not None:
                signs.require_in_body(body)
                await self._app(inside, _once_more(body, receive), sender.send)
            return
        except Refused as error:
            refused = refusals.of_rules(error)
        except Exception:
            log.exception("%s %s failed", scope["method"], scope["path"])
            refused = refusals.our_mistake()
        if not sender.has_begun:
            await _refusal(refused, scope)(scope, receive, sender.send)

    def _check(self, scope: Scope) -> None:
        said = _headers(scope)
        host = _text(said.get(b"host"))
        if not self._site.answers_to(host):
            raise refusals.other_name()
        if scope["method"] not in SAFE_METHODS and not self._site.is_home(_text(said.get(b"origin")), host):
            raise refusals.other_site()
        if b"content-length" in said and b"transfer-encoding" in said:
            raise refusals.bad_request("it has a length and comes in chunks", 400)
        signs.require_in_address(scope["path"], scope["query_string"])

    def _is_welcome(self, scope: Scope) -> bool:
        said = _headers(scope)
        host = _text(said.get(b"host"))
        return self._site.answers_to(host) and self._site.is_home(_text(said.get(b"origin")), host)

    def _inside(self, scope: Scope) -> Scope:
        """What the application sees. It answers HEAD as GET; the connection leaves the body out."""
        if scope["type"] not in ("http", "websocket"):
            return scope
        path = self._site.inside(scope["path"])
        method = "GET" if scope.get("method") == "HEAD" else scope.get("method")
        if path == scope["path"] and method == scope.get("method"):
            return scope
        return {**scope, "path": path, "raw_path": path.encode(), "method": method}


def _headers(scope: Scope) -> dict[bytes, bytes]:
    """What a request says of itself; of what it says twice, the first."""
    return dict(reversed(scope["headers"]))


def _text(value: bytes | None) -> str | None:
    return None if value is None else value.decode("latin-1")


def _refusal(refused: HttpRefusal, scope: Scope) -> Response:
    """For people who came by the wrong door a sentence, for programs the usual form."""
    if refused.error == "hostname" and not scope["path"].startswith("/api/"):
        answer: Response = PlainTextResponse(f"{refused}\n", refused.status)
    else:
        answer = problem(refused)
    if refused.status == 400:
        answer.headers["connection"] = "close"  # where the next request would begin is anybody's guess
    return answer


async def _read_body(receive: Receive, most: int) -> bytes | None:
    """The whole body, refused when it is too large, whatever it says of its own length; None: the client left."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        if len(body) > most:
            raise refusals.too_large(most)
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
        self.has_begun = False

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.has_begun = True
            count_answer(message["status"])
            said = dict(message["headers"])
            message["headers"] = [*message["headers"], *[one for one in RAW_HEADERS if one[0] not in said]]
        await self._send(message)
