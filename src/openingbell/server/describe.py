"""The API described to other programs: `python -m openingbell.server.describe` prints its OpenAPI document.

FastAPI describes the HTTP side by itself; the live messages and the games' views are added here.
"""

from __future__ import annotations

import json
import sys
from typing import Any, cast, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import BaseModel, create_model
from pydantic.json_schema import models_json_schema

from openingbell.core.registry import installed_games
from openingbell.protocol import messages
from openingbell.server.app import create_app
from openingbell.server.settings import Settings

REFERENCES = "#/components/schemas/{model}"
LIVE: tuple[type[BaseModel], ...] = (messages.Hello, messages.Ping, *get_args(messages.LiveMessage))


def document() -> dict[str, Any]:
    """The whole OpenAPI document."""
    described = create_app(Settings(store="sqlite://")).openapi()
    models = [(model, "serialization") for model in (*LIVE, *_views())]
    _, schemas = models_json_schema(cast(Any, models), ref_template=REFERENCES)
    described["components"]["schemas"] |= schemas["$defs"]
    return described


def _views() -> list[type[BaseModel]]:
    """A model of each game's view, if the game declares one."""
    declared = {game.name: game.view_type for game in installed_games()}
    return [_model(view, name.capitalize()) for name, view in declared.items() if is_typeddict(view)]


def _model(typed_dict: type[Any], game: str) -> type[BaseModel]:
    """Named after the game too: two games may both have cards."""
    name = game + typed_dict.__name__.removeprefix(game)
    fields: dict[str, Any] = {key: (_described(hint, game), ...) for key, hint in get_type_hints(typed_dict).items()}
    return create_model(name, __doc__=typed_dict.__doc__, **fields)


def _described(hint: Any, game: str) -> Any:
    """A type with models in place of typed dictionaries, however deep they are."""
    if is_typeddict(hint):
        return _model(hint, game)
    parts = get_args(hint)
    if not parts:
        return hint
    described = tuple(_described(part, game) for part in parts)
    origin = get_origin(hint)
    if origin in (list, dict):
        return origin[described]
    union = described[0]
    for part in described[1:]:
        union = union | part
    return union


if __name__ == "__main__":
    sys.stdout.write(json.dumps(document(), indent=2, ensure_ascii=False, sort_keys=True) + "\n")
