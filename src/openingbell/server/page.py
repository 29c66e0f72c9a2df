"""The page: files that the build put beside this module, and one document for every address a player may open."""

from __future__ import annotations

from html import escape
from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

from openingbell.locales.rules import has_rulebook
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
        for path in ("/", "/gallery", "/t/{table_id}"):
            app.add_api_route(path, self.document, include_in_schema=False)
        app.add_api_route("/rules/{game}", self.rules, include_in_schema=False)
        app.add_api_route("/{name}.svg", self.picture, include_in_schema=False)
        if is_built():
            app.mount("/assets", Assets(directory=FOLDER / "assets"))

    async def document(self) -> Response:
        """Which table it shows is for the page to say."""
        return self._document(200)

    async def rules(self, game: str) -> Response:
        """The rules of a game."""
        return self._document(200 if has_rulebook(game) else 404)

    async def picture(self, name: str) -> Response:
        """The page's icon."""
        known = f"{name}.svg" in self._pictures
        return FileResponse(FOLDER / f"{name}.svg") if known else PlainTextResponse("There is no such picture.\n", 404)

    def missing(self, path: str) -> Response | None:
        """What a person sees where nothing is: the page says so itself. None: only programs ask for such a path."""
        if any(f"{path}/".startswith(f"{programs}/") for programs in PROGRAMS_PATHS):
            return None
        return self._document(404)

    def _document(self, status: int) -> Response:
        if not is_built():
            return PlainTextResponse(NOT_BUILT, 503)
        html = DOCUMENT.read_text(encoding="utf-8").replace('<base href="/"', self._base, 1)
        return HTMLResponse(html, status, {"cache-control": "no-cache"})


def is_built() -> bool:
    return DOCUMENT.is_file()
