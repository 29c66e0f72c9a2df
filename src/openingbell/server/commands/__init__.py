"""The HTTP side of the API: a file for each noun, a function for each command; that of a move is in `moving.py`."""

from __future__ import annotations

from fastapi import APIRouter

from openingbell.protocol import messages
from openingbell.server.commands import (
    accounts,
    agreeing,
    blocks,
    deals,
    forks,
    hints,
    lessons,
    login,
    notices,
    offer,
    past,
    people,
    pictures,
    players,
    replays,
    reports,
    reviews,
    sketches,
    standing,
    tables,
    talk,
    worlds,
)

PARTS = (
    *(offer, people, accounts, login, tables, standing, agreeing, hints, sketches, talk, blocks, reports),
    *(past, replays, worlds, players, lessons, forks, deals, notices, reviews, pictures),
)

router = APIRouter(prefix="/api", responses=messages.PROBLEM)
for part in PARTS:
    router.include_router(part.router)
