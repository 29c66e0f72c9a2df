"""What the server signs with."""

from __future__ import annotations

import secrets
from typing import Final

SIGNING: Final = "signing"
NOTICES: Final = "notices"  # what push services know us by
KEPT: Final = "signing before"  # the last one: what it signed is still good


def new_key() -> str:
    return secrets.token_urlsafe(32)
