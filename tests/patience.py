"""How long something that has to come is waited for: it comes much sooner, or never, however busy the machine is."""

from __future__ import annotations

SECONDS = 300
