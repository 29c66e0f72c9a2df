"""The application: its parts put together, and every refusal in one form."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

from openingbell import __version__
from openingbell.core.errors import Refused
from openingbell.protocol import messages
from openingbell.server import commands, moving, probes, refusals
from openingbell.server.accounts.accounts import Accounts
from openingbell.server.door import Door
from openingbell.server.guard import Guard, problem
from openingbell.server.guests import Guests
from openingbell.server.house import House
from openingbell.server.live import Live
from openingbell.server.moving import Moving
from openingbell.server.page import Page
from openingbell.server.settings import Settings
from openingbell.server.sharing import GUESTS, Alone, Sharing
from openingbell.server.store.database import open_database
from openingbell.server.store.store import Store


def create_server(settings: Settings) -> ASGIApp:
    """All that a request goes through: the guard, the door, what is asked most, and the application."""
    app = create_app(settings)
    return Guard(Door(Moving(Live(app, app.state), app.state), app.state), settings.site)


def create_app(settings: Settings) -> FastAPI:
    """An ASGI application that opens its store when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(open_database(settings.store))
        house = app.state.house = House(store, settings, _sharing(store, settings))
        guests = app.state.guests = await Guests.of(store, lambda: house.sharing.announce(GUESTS))
        house.hearing.parts.append(guests)
        accounts = app.state.accounts = Accounts(house, guests)
        await house.open()
        yield
        accounts.close()
        await app.state.house.close()

    app = FastAPI(
        title="Opening Bell",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.add_middleware(Shorter, minimum_size=1000)
    app.include_router(moving.router)
    app.include_router(commands.router)
    app.include_router(probes.router)
    app.state.site = settings.site
    app.state.page = Page(settings.site)
    app.state.page.add_to(app)
    app.add_exception_handler(RequestValidationError, _refuse_body)
    app.add_exception_handler(HTTPException, _refuse_path)
    app.add_exception_handler(Refused, _refuse)
    app.add_exception_handler(Exception, _fail)
    return app


def _sharing(store: Store, settings: Settings) -> Sharing:
    """Whom the store is shared with. What that needs is not installed with every server."""
    if not store.is_shared:
        return Alone()
    from openingbell.server.together import Together

    return Together(settings.store, settings.place)


class Shorter(GZipMiddleware):
    """Files, words and lists are sent compressed; the short answer to a command does not pay for being looked at."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "GET":
            await super().__call__(scope, receive, send)
        else:
            await self.app(scope, receive, send)


async def _refuse(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    return problem(refusals.of_rules(error))


async def _refuse_body(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["loc"][-1] == "name":
        return problem(refusals.bad_name(messages.MAX_NAME))
    if first["loc"][-1] == "words":
        return problem(refusals.bad_words(messages.MAX_WORDS))
    if first["loc"][-1] == "login":
        return problem(refusals.bad_login())
    if first["loc"][-1] == "password":
        return problem(refusals.bad_password())
    return problem(refusals.bad_body(first["loc"], first["msg"]))


async def _refuse_path(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    page: Page = request.app.state.page
    missing = await page.missing(request) if error.status_code == 404 else None
    if missing is not None:
        return missing
    return problem(refusals.no_path(error.status_code))


async def _fail(request: Request, error: Exception) -> JSONResponse:
    """The guard, who hears of the error, too, writes it down."""
    return problem(refusals.our_mistake())
