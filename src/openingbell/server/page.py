"""The page: files that the build put beside this module, and one document for every address a player may open."""

from __future__ import annotations

from html import escape
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

from openingbell.locales import Words
from openingbell.locales.rules import has_rulebook
from openingbell.server.first import first_view
from openingbell.server.guests import set_cookie
from openingbell.server.site import Site

FOLDER = Path(__file__).parent / "page"
DOCUMENT = FOLDER / "index.html"
NOT_BUILT = "The page was not built into this package; the API is at /api.\n"
PROGRAMS_PATHS = ("/api", "/assets")


class Assets(StaticFiles):
    """Files named after their content: kept for ever."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


class Page:
    """Serves the page; `site` says below which path people see it."""

    def __init__(self, site: Site) -> None:
        self._base = f'<base href="{escape(site.path)}/"'
        self._pictures = {path.name for path in FOLDER.glob("*.svg")}

    def add_to(self, app: FastAPI) -> None:
        app.add_api_route("/", self.lobby, include_in_schema=False)
        app.add_api_route("/t/{table_id}", self.table, include_in_schema=False)
        app.add_api_route("/rules/{game}", self.rules, include_in_schema=False)
        app.add_api_route("/gallery", self.gallery, include_in_schema=False)
        app.add_api_route("/{name}.svg", self.picture, include_in_schema=False)
        if is_built():
            app.mount("/assets", Assets(directory=FOLDER / "assets"))

    async def lobby(self, request: Request) -> Response:
        return await self._document(request, is_lobby=True)

    async def table(self, request: Request, table_id: str) -> Response:
        return await self._document(request, table_id=table_id)

    async def rules(self, request: Request, game: str) -> Response:
        return await self._document(request, 200 if has_rulebook(game) else 404)

    async def gallery(self, request: Request) -> Response:
        return await self._document(request)

    async def picture(self, name: str) -> Response:
        """The page's icon."""
        known = f"{name}.svg" in self._pictures
        return FileResponse(FOLDER / f"{name}.svg") if known else PlainTextResponse("There is no such picture.\n", 404)

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
        html = html.replace("</head>", f"{first.script()}</head>", 1)
        response = HTMLResponse(html, status if status != 200 else found, {"cache-control": "no-store"})
        if token is not None:
            set_cookie(request, response, token)
        return response


def is_built() -> bool:
    return DOCUMENT.is_file()
