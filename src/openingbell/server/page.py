"""The page: files that the build put beside this module, and one document for every address a player may open."""

from __future__ import annotations

import re
from functools import partial
from html import escape
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles

from openingbell.core.errors import Refused
from openingbell.lessons.lesson import tutorial_games
from openingbell.locales import Words
from openingbell.locales.rules import has_rulebook
from openingbell.server.first import first_view, language_of
from openingbell.server.guests import MaybeGuest, set_cookie
from openingbell.server.house import House
from openingbell.server.offline import offline_page
from openingbell.server.pictures.tags import tags
from openingbell.server.site import Site

FOLDER = Path(__file__).parent / "page"
DOCUMENT = FOLDER / "index.html"
NOT_BUILT = "The page was not built into this package; the API is at /api.\n"
TYPES = {".webmanifest": "application/manifest+json"}  # the others everybody knows
AT = re.compile(r"\d{1,9}")  # a position
PROGRAMS_PATHS = ("/api", "/assets")
# Rooms of the page that ask for what they show themselves; `web/src/router.svelte.ts` knows them, too.
ROOMS = (
    *("/account", "/d/{name}", "/replay", "/replay/{name}", "/p/{name}", "/leaderboard/{name}"),
    *("/statistics/{name}", "/notices", "/notices/{name}", "/review/{name}", "/gallery"),
)


class Assets(StaticFiles):
    """Files named after their content: kept for ever."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


class Page:
    """Serves the page; `site` says below which path people see it."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._path = site.path
        self._base = f'<base href="{escape(site.path)}/"'
        self._files = [path for path in FOLDER.glob("*.*") if path != DOCUMENT]

    def add_to(self, app: FastAPI) -> None:
        app.add_api_route("/", self.lobby, include_in_schema=False)
        app.add_api_route("/t/{table_id}", self.table, include_in_schema=False)
        app.add_api_route("/next", self.next, include_in_schema=False)
        app.add_api_route("/rules/{game}", self.rules, include_in_schema=False)
        app.add_api_route("/learn/{game}", self.learn, include_in_schema=False)
        for path in ROOMS:
            app.add_api_route(path, self.room, include_in_schema=False)
        app.add_api_route("/offline", self.offline, include_in_schema=False)
        for file in self._files:
            app.add_api_route(f"/{file.name}", partial(self.file, file), include_in_schema=False)
        if is_built():
            app.mount("/assets", Assets(directory=FOLDER / "assets"))

    async def lobby(self, request: Request) -> Response:
        return await self._document(request, is_lobby=True)

    async def table(self, request: Request, table_id: str) -> Response:
        return await self._document(request, table_id=table_id)

    async def next(self, request: Request, guest: MaybeGuest, after: str | None = None) -> Response:
        """The table that waits for the visitor; the lobby, if none does."""
        house: House = request.app.state.house
        table_id = None if guest is None else await house.notices.next_table(guest.id, after)
        place = "" if table_id is None else f"t/{table_id}"
        return RedirectResponse(f"{self._path}/{place}", 303, {"cache-control": "no-store"})

    async def rules(self, request: Request, game: str) -> Response:
        return await self._document(request, 200 if has_rulebook(game) else 404)

    async def learn(self, request: Request, game: str) -> Response:
        return await self._document(request, 200 if game in tutorial_games() else 404)

    async def room(self, request: Request) -> Response:
        return await self._document(request)

    async def offline(self, request: Request) -> Response:
        """What a browser keeps for when there is no connection."""
        return HTMLResponse(offline_page(language_of(request), self._path))

    async def file(self, path: Path) -> Response:
        """An icon, or what an installed page needs. Browsers ask each time whether it is still the same."""
        return FileResponse(path, media_type=TYPES.get(path.suffix), headers={"cache-control": "no-cache"})

    async def missing(self, request: Request) -> Response | None:
        """What a person sees where nothing is: the page says so itself. None: only programs ask for such a path."""
        if any(f"{request.url.path}/".startswith(f"{programs}/") for programs in PROGRAMS_PATHS):
            return None
        return await self._document(request, 404)

    async def _document(
        self, request: Request, status: int = 200, table_id: str | None = None, is_lobby: bool = False
    ) -> Response:
        """With what is shown first, which is the visitor's own: nobody is to keep it."""
        if not is_built():
            return PlainTextResponse(NOT_BUILT, 503)
        first, found, token = await first_view(request, table_id, is_lobby)
        html = DOCUMENT.read_text(encoding="utf-8").replace('<base href="/"', self._base, 1)
        html = html.replace('<html lang="en"', f'<html lang="{first.language}"', 1)
        late = escape(Words(first.language).say("page-not-loaded"))
        html = html.replace('<div id="page">', f'<div id="page"><p class="late">{late}</p>', 1)
        html = html.replace("</head>", f"{await self._preview(request, first.language)}{first.script()}</head>", 1)
        response = HTMLResponse(html, status if status != 200 else found, {"cache-control": "no-store"})
        if token is not None:
            set_cookie(request, response, token)
        return response

    async def _preview(self, request: Request, language: str) -> str:
        """What others show where a link to a table, or to a position of it, is shared."""
        path, names = request.url.path.lstrip("/"), request.path_params
        table_id = names.get("table_id") or (names.get("name") if path.startswith("replay/") else None)
        if table_id is None:
            return ""
        house: House = request.app.state.house
        at = request.query_params.get("at", "")
        seq = int(at) if AT.fullmatch(at) else None
        try:
            table = await house.current(table_id)
        except Refused:
            return ""  # there is none, and the page says so
        seen = f"{path}?at={seq}" if seq is not None else path
        return tags(table, seq, Words(language), self._site.address(str(request.base_url)), seen)


def is_built() -> bool:
    return DOCUMENT.is_file()
