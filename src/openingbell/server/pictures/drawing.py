"""The whole picture: the board, and beside it the game, who plays, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from openingbell.server.pictures import acquire, stockpile, syndicate
from openingbell.server.pictures.svg import BRASS, INK, PAPER, box, shortened, text

WIDTH, HEIGHT = 1200, 630
BOARDS: dict[str, Callable[[dict[str, Any]], Iterable[str]]] = {
    "acquire": acquire.board,
    "stockpile": stockpile.board,
    "syndicate": syndicate.board,
}
LONGEST_NAME = 20
MOST_NAMES = 8
BELL = (
    "M16 5.5a2 2 0 0 1 2 2v.6c3.6.9 5.8 4 5.8 7.9 0 4.6 1.2 6 2.4 7.2H5.8C7 22 8.2 20.6 8.2 16c0-3.9 2.2-7 5.8-7.9"
    "v-.6a2 2 0 0 1 2-2z M12.8 25h6.4a3.2 3.2 0 0 1-6.4 0z"
)


@dataclass(frozen=True)
class Scene:
    """What a spectator sees, in words; `view` is nothing before the game has begun."""

    game: str
    title: str
    names: Sequence[str]
    line: str
    actor: int | None
    view: dict[str, Any] | None


def picture(scene: Scene) -> str:
    """The same scene is always the same picture."""
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">',
            box(0, 0, WIDTH, HEIGHT, INK, 0),
            box(0, HEIGHT - 10, WIDTH, 10, BRASS, 0),
            *_beside(scene),
            '<g transform="translate(500 66)">',
            *_board(scene),
            "</g></svg>",
        )
    )


def _beside(scene: Scene) -> Iterable[str]:
    yield f'<g transform="translate(46 44) scale(2.2)"><path d="{BELL}" fill="{BRASS}"/></g>'
    yield text(52, 190, shortened(scene.title, 14), 54, PAPER, 700)
    for place, name in enumerate(scene.names[:MOST_NAMES]):
        y, turn = 260 + place * 40, place == scene.actor
        if turn:
            yield box(46, y - 24, 8, 30, BRASS, 2)
        yield text(68, y, shortened(name, LONGEST_NAME), 28, BRASS if turn else PAPER, 700 if turn else 400)
    yield text(52, HEIGHT - 40, shortened(scene.line, 26), 26, BRASS)


def _board(scene: Scene) -> Iterable[str]:
    draw = BOARDS.get(scene.game)
    if draw is not None and scene.view is not None:
        return draw(scene.view)
    return (f'<g transform="translate(150 20) scale(13)" opacity=".16"><path d="{BELL}" fill="{BRASS}"/></g>',)
