"""What every request is asked, and what every answer says."""

from __future__ import annotations

import asyncio
import re
import socket
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from openingbell.core.errors import Refused
from openingbell.server.guard import BROWSER_HEADERS, Guard
from openingbell.server.site import Site
from tests.patience import SECONDS
from tests.server.serving import ME, OPEN, Client, Server, refusal

LONG = "x" * 300


def ask(server: Server, method: str, path: str, **headers: str) -> httpx.Response:
    with httpx.Client(base_url=server.address, timeout=SECONDS) as browser:
        return browser.request(method, path, headers=headers)


def headers_of(answer: httpx.Response) -> dict[str, str]:
    return {name: answer.headers.get(name, "") for name in BROWSER_HEADERS}


@pytest.mark.parametrize("origin", ["http://[", "http://]", "null", "://", "x" * 5000, "http://127.0.0.1:1"])
def test_an_origin_that_is_none_is_another_site(server: Server, origin: str) -> None:
    answer = ask(server, "POST", "/api/guests", origin=origin)
    assert refusal(answer) == (403, "origin")
    assert headers_of(answer) == BROWSER_HEADERS
    with pytest.raises(InvalidStatus):
        connect(
            f"{server.address.replace('http', 'ws')}/api/tables/x/live",
            open_timeout=SECONDS,
            additional_headers={"Origin": origin},
        )


@pytest.mark.parametrize(
    "path",
    [
        f"/{LONG}.svg", f"/{LONG}", f"/assets/{LONG}", "/assets/%00", "/%00.svg", "/%ff.svg",
        "/..%2fa.svg", f"/api/{LONG}", f"/api/tables/{LONG}", f"/api/locales/{LONG}", "/api/locales/%00",
        "/api/locales/..", "/api/tables/%00/record", "/foo", "/t/", "/t", "/api", "/apis", "/t/a/b",
    ],
)  # fmt: skip
def test_a_path_that_leads_nowhere_is_refused_with_the_same_headers(server: Server, path: str) -> None:
    answer = ask(server, "GET", path)
    assert answer.status_code in (404, 422) or answer.text.startswith("The page was not built")
    assert headers_of(answer) == BROWSER_HEADERS


@pytest.mark.parametrize(
    ("method", "path"),
    [("DELETE", "/account/tokens/%00"), ("GET", "/tables/%00"), ("GET", "/tables?after=%00"), ("POST", "/a%00b")],
)
def test_an_address_without_a_meaning_is_refused(ann: Client, method: str, path: str) -> None:
    assert refusal(ann.ask(method, path)) == (422, "signs")


@pytest.mark.parametrize(
    "language",
    [
        rb"\u0000", rb"a\u0000b", rb"\\\u0000", rb"\ud800", rb"\uDC00", rb"\udc00\ud800", rb"\ud83d\ud83d\ude00",
        rb"\\ud83d\ude00", b"\0", b"\xff", "\ud800".encode(errors="surrogatepass"),
    ],
)  # fmt: skip
def test_a_text_that_cannot_be_stored_is_refused(ann: Client, language: bytes) -> None:
    for encoding in ("utf-8", "utf-16", "utf-32"):
        body = b'{"language": "%s"}' % language
        if encoding != "utf-8":
            body = body.decode(errors="replace").encode(encoding)
        assert refusal(ann.ask_raw("PUT", "/notices", body)) == (422, "signs")


@pytest.mark.parametrize(
    ("name", "read"), [(rb"\ud83d\ude00", "\U0001f600"), (rb"\\u0000", r"\u0000"), (rb"\u0041", "A")]
)
def test_a_text_that_only_looks_like_it_is_granted(ann: Client, name: bytes, read: str) -> None:
    answer = ann.ask_raw("PUT", "/me", b'{"name": "%s"}' % name)
    assert answer.json()["guest"]["name"] == read


def page_of(answer: httpx.Response) -> str:
    """The page itself, without what it is to show first."""
    return re.sub(r'<script type="application/json" id="first">.*?</script>', "", answer.text, flags=re.DOTALL)


def test_the_address_of_a_table_is_the_page_whatever_its_name(server: Server) -> None:
    answer, lobby = ask(server, "GET", f"/t/{LONG}"), ask(server, "GET", "/")
    assert page_of(answer) == page_of(lobby)
    assert answer.status_code == (404 if lobby.status_code == 200 else 503)
    assert headers_of(answer) == BROWSER_HEADERS


def test_a_person_gets_a_page_and_a_program_a_sentence_where_nothing_is(server: Server) -> None:
    assert refusal(ask(server, "GET", "/api/nowhere")) == (404, "path")
    assert refusal(ask(server, "DELETE", "/api/guests")) == (405, "path")
    missing, lobby = ask(server, "GET", "/foo"), ask(server, "GET", "/")
    assert page_of(missing) == page_of(lobby)
    assert missing.status_code == (404 if lobby.status_code == 200 else 503)


def test_what_fails_inside_is_answered_and_noted(caplog: pytest.LogCaptureFixture) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("secret")

    transport = httpx.ASGITransport(Guard(broken, Site()))

    async def get() -> httpx.Response:
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as browser:
            return await browser.get("/api/me")

    answer = asyncio.run(get())
    assert refusal(answer) == (500, "server")
    assert "secret" not in answer.text
    assert headers_of(answer) == BROWSER_HEADERS
    assert "GET /api/me failed" in caplog.text


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "[", "localhost.evil.example:80", ""])
def test_a_name_that_is_not_ours_is_refused(server: Server, host: str) -> None:
    """So no page from elsewhere can talk to a server at home by giving it a name of its own."""
    assert refusal(ask(server, "GET", "/api/me", host=host)) == (421, "hostname")
    assert ask(server, "GET", "/", host=host).text.startswith("This server does not answer to that name")


def test_nobody_listens_under_a_name_that_is_not_ours(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), SECONDS) as line, pytest.raises(InvalidStatus):
        connect("ws://evil.example/api/tables/x/live", sock=line, open_timeout=SECONDS)


@pytest.mark.parametrize("host", ["localhost:1", "LocalHost", "a.localhost", "192.168.1.5:8765", "[::1]:8765"])
def test_names_of_the_machine_and_numbers_are_answered_to(server: Server, host: str) -> None:
    assert ask(server, "GET", "/api/me", host=host).status_code == 200


def test_more_names_are_allowed_by_an_option() -> None:
    site = Site.of(("Bell.Example",), None)
    assert site.answers_to("bell.example:8765")
    assert not site.answers_to("www.bell.example")


def test_behind_a_proxy_its_address_is_ours() -> None:
    """Whether the proxy passes the name and the path on, or puts its own and takes the path away."""
    site = Site.of((), "https://Bell.example/games/")
    assert site.answers_to("bell.example")
    assert site.answers_to("127.0.0.1:8765")
    assert not site.answers_to("evil.example")
    for host in ("bell.example", "127.0.0.1:8765"):
        assert site.is_home("https://bell.example", host)
        assert not site.is_home("https://evil.example", host)
    assert [site.inside(path) for path in ("/games/api/me", "/games", "/api/me", "/gamesters")] == [
        "/api/me", "/", "/api/me", "/gamesters",
    ]  # fmt: skip


@pytest.mark.parametrize("address", ["", "bell.example", "ftp://bell.example", "https://", "http://[", "https://a/?b"])
def test_what_is_no_address_of_a_site_is_refused(address: str) -> None:
    with pytest.raises(Refused, match="is not the address of a site"):
        Site.of((), address)


def test_a_request_with_a_length_and_chunks_is_refused(server: Server) -> None:
    """Two servers in a row could take it for two different requests."""
    request = (
        "POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        "Content-Length: 14\r\nTransfer-Encoding: chunked\r\n\r\ne\r\n{\"name\":\"Ann\"}\r\n0\r\n\r\n"
    )  # fmt: skip
    with socket.create_connection(("127.0.0.1", server.port), SECONDS) as line:
        line.sendall(request.encode())
        answer = line.makefile("rb").read()
    assert answer.startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize("path", ["/", "/api/offer", "/api/tables", "/api/health", "/api/locales/en", "/icon.svg"])
def test_head_is_answered_as_get_without_the_body(server: Server, path: str) -> None:
    got, headed = ask(server, "GET", path), ask(server, "HEAD", path)
    assert (headed.status_code, headed.content) == (got.status_code, b"")
    assert headed.headers.get("content-type") == got.headers.get("content-type")


@pytest.mark.parametrize("name", ["🎩", "👩‍👩‍👧", "می‌خواهم", "Zoë", "李小龙", "❤️"])
def test_names_in_all_scripts_and_signs_are_good(server: Server, name: str) -> None:
    client = Client(server, name)
    table: dict[str, Any] = client.get(f"/tables/{client.set_up([ME, OPEN])}")
    assert table["seats"][0]["name"] == name
    client.close()
