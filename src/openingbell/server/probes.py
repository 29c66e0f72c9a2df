"""What whoever runs the server asks it again and again: whether it lives, and whether it can be sent people."""

from __future__ import annotations

from fastapi import APIRouter

from openingbell.server.commands.offer import health

router = APIRouter(include_in_schema=False)  # not for players' programs

router.add_api_route("/readyz", health)


@router.get("/healthz")
async def alive() -> dict[str, bool]:
    """It answers at all: a store that does not is no reason to start the server anew."""
    return {"ok": True}
