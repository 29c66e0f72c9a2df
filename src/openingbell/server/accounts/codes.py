"""Secrets that the server makes up itself. They are too long to be guessed, so a plain hash hides them."""

from __future__ import annotations

import hashlib
import secrets

from openingbell.server.store.store import READABLE

GROUPS, SIGNS = 5, 4  # of a recovery code: 99 bits


def new_recovery_code() -> str:
    """To be written down: k3m7-x2p9-…"""
    return "-".join("".join(secrets.choice(READABLE) for _ in range(SIGNS)) for _ in range(GROUPS))


def hash_of_code(code: str) -> str:
    """However it was typed."""
    return hash_of("".join(sign for sign in code.lower() if sign in READABLE))


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
