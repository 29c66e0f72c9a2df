"""Acquire, after the 1999 edition: tiles, corporations, mergers and shares for two to six players."""

from openingbell.games.acquire.game import ACQUIRE

__all__ = ["ACQUIRE"]
