"""The application: its parts put together, and every refusal in one form."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from openingbell import __version__
from openingbell.core.errors import Refused
from openingbell.server import commands, live, refusals
from openingbell.server.guard import Guard
from openingbell.server.guests import Guests
from openingbell.server.house import House
from openingbell.server.page import add_page
from openingbell.server.settings import Settings
from openingbell.server.store.database import open_database
from openingbell.server.store.store import Store


def create_app(settings: Settings) -> FastAPI:
    """An ASGI application that opens its store when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(open_database(settings.store))
        app.state.guests = Guests(store, await store.signing_key())
        app.state.house = House(store, settings)
        yield
        await app.state.house.close()

    app = FastAPI(
        title="Opening Bell",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard)
    app.include_router(commands.router)
    app.include_router(live.router)
    add_page(app)
    app.add_exception_handler(Refused, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_body)
    app.add_exception_handler(HTTPException, _refuse_path)
    app.add_exception_handler(Exception, _apologise)
    return app


def _problem(rejected: refusals.Rejected) -> JSONResponse:
    return JSONResponse(rejected.body(), rejected.status)


async def _refuse(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    return _problem(refusals.of_rules(error))


async def _refuse_body(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    return _problem(refusals.bad_request(f"{place}: {first['msg'].lower()}"))


async def _refuse_path(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    return _problem(refusals.no_path(error.status_code))


async def _apologise(request: Request, error: Exception) -> JSONResponse:
    return _problem(refusals.our_mistake())
