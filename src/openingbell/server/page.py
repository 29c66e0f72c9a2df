"""The page: files that the build put beside this module, and one document for every address a player may open."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, FastAPI
from fastapi.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

PAGE = Path(__file__).parent / "page"
NOT_BUILT = "The page was not built into this package; the API is at /api.\n"

router = APIRouter(include_in_schema=False)


class Assets(StaticFiles):
    """Files named after their content: kept for ever."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def is_built() -> bool:
    return (PAGE / "index.html").is_file()


def add_page(app: FastAPI) -> None:
    app.include_router(router)
    if is_built():
        app.mount("/assets", Assets(directory=PAGE / "assets"))


@router.get("/")
@router.get("/t/{table_id}")
async def document() -> Response:
    """Which table it shows is for the page to say."""
    if not is_built():
        return PlainTextResponse(NOT_BUILT, 503)
    return FileResponse(PAGE / "index.html", headers={"cache-control": "no-cache"})


@router.get("/{name}.svg")
async def picture(name: str) -> Response:
    """The page's icon."""
    path = PAGE / f"{name}.svg"
    known = path.parent == PAGE and path.is_file()
    return FileResponse(path) if known else PlainTextResponse("There is no such picture.\n", 404)
