"""The price tracks: one line for each company, its price a disc on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from openingbell.server.pictures.svg import BRASS, FIELD, PAPER, TONES, box, disc, ink_on, shortened, text

WIDTH, HEIGHT = 648.0, 486.0
NAMES = 150.0
ORDER = (0, 2, 5, 1, 3, 6)  # the colours that companies have on the page


def board(view: dict[str, Any]) -> Iterator[str]:
    companies = view["companies"]
    high = HEIGHT / len(companies)
    for line, company in enumerate(companies):
        tone = TONES[ORDER[line % len(ORDER)]]
        y, spaces = line * high, len(company["track"])
        wide = (WIDTH - NAMES) / spaces
        yield text(0, y + high * 0.6, shortened(company["name"], 11), 22, PAPER, 700)
        for space in range(1, spaces + 1):
            reached = space <= company["space"]
            edge = BRASS if space == company["split_space"] else "none"
            yield box(
                NAMES + (space - 1) * wide + 2,
                y + high * 0.25,
                wide - 4,
                high * 0.5,
                tone if reached else FIELD,
                6,
                edge,
            )
        if company["space"] > 0:
            x = NAMES + (min(company["space"], spaces) - 0.5) * wide
            yield disc(x, y + high / 2, high * 0.3, tone)
            yield text(x, y + high / 2 + 8, str(company["price"] // 1000), 22, ink_on(tone), 700, "middle")
