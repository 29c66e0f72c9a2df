"""The API's description, which other programs and the page's types are made from."""

from __future__ import annotations

import json
from pathlib import Path

from openingbell.server.describe import document

PUBLISHED = Path(__file__).parents[2] / "web" / "openapi.json"


def test_the_published_description_is_the_present_one() -> None:
    assert json.loads(PUBLISHED.read_text(encoding="utf-8")) == document(), "run: make api"


def test_live_messages_and_views_are_described() -> None:
    schemas = document()["components"]["schemas"]
    assert schemas["PositionChanged"]["properties"]["events"]["items"] == {"$ref": "#/components/schemas/SeenEvent"}
    board = schemas["AcquireView"]["properties"]["board"]
    assert board["additionalProperties"] == {"type": "string"}
    assert schemas["AcquireView"]["properties"]["corporations"]["items"] == {
        "$ref": "#/components/schemas/AcquireCorporationView"
    }
