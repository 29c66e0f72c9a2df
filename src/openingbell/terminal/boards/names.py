"""Players' names where there is little room."""

from __future__ import annotations

import re

from rich.cells import cell_len, set_cell_size


def short_name(name: str, width: int) -> str:
    """At most so wide; the number that tells `Expert` from `Expert 2` is kept."""
    if cell_len(name) <= width:
        return name
    number = re.search(r" ?\d+$", name)
    end = f"…{number[0]}" if number else "…"
    return set_cell_size(name, max(0, width - cell_len(end))) + end
