"""What a document says of itself to those who show a preview of its link (Open Graph)."""

from __future__ import annotations

from html import escape

from openingbell.locales import Words
from openingbell.server.pictures.desk import can_paint, scene_of
from openingbell.server.pictures.drawing import HEIGHT, WIDTH
from openingbell.server.table import Table


def tags(table: Table, seq: int | None, words: Words, site: str, path: str) -> str:
    """Of a table, or of one of its positions; `site` is where people find the page, `path` what leads there from it."""
    scene = scene_of(table, seq, words)
    title = words.say("picture-title", game=scene.title, names=words.join(list(scene.names)))
    said = {
        "og:type": "website",
        "og:site_name": words.say("page-title"),
        "og:title": title,
        "og:description": scene.line,
        "og:url": f"{site}{path}",
        "twitter:card": "summary_large_image",
    }
    if can_paint():
        # The number changes with the position: whoever keeps pictures fetches the new one.
        shown = (table.seq_for(table.eyes(None)) or None) if seq is None else seq
        said |= {
            "og:image": f"{site}api/tables/{table.id}/picture{'' if shown is None else f'?at={shown}'}",
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": title,
        }
    return "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in said.items())
