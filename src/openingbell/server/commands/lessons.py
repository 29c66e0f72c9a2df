"""Learning a game: nothing of it is stored, whoever learns sends along what they have done."""

from __future__ import annotations

from fastapi import APIRouter, Response

from openingbell.locales import languages
from openingbell.protocol import messages
from openingbell.protocol.lessons import Learned, LessonPosition, LessonSketch, Planning, Tutorial
from openingbell.server import refusals
from openingbell.server.commands.asking import as_json
from openingbell.server.lessons import LessonTable, words_of

router = APIRouter()


@router.get("/lessons/{game}/{language}")
async def tutorial(game: str, language: str) -> Tutorial:
    """What the lessons of a game say."""
    if language not in languages():
        raise refusals.no_language(language)
    return words_of(game, language)


@router.post("/lessons/{game}/{number}", response_model=LessonPosition)
async def learn(game: str, number: int, learned: Learned) -> Response:
    """A lesson, counted from 0, after your moves in it; one that is not right is explained by a clause."""
    return as_json(LessonTable(game, number, learned.made).position(learned.since))


@router.post("/lessons/{game}/{number}/preview", response_model=messages.Preview)
async def preview(game: str, number: int, planning: Planning) -> Response:
    """What moves would lead to in a lesson, as far as you can know; one that is not right is explained by a clause."""
    return as_json(LessonTable(game, number, planning.made).preview(planning.moves))


@router.post("/lessons/{game}/{number}/positions/{seq}", response_model=messages.Position)
async def position(game: str, number: int, seq: int, learned: Learned) -> Response:
    """The position after so many moves of a lesson's game."""
    return as_json(LessonTable(game, number, learned.made).position_at(seq))


@router.post("/lessons/{game}/{number}/sketch")
async def judge(game: str, number: int, wanted: LessonSketch) -> messages.SketchJudged:
    """What the rules say of a trade that you only think about in a lesson."""
    return LessonTable(game, number, wanted.made).judge(wanted.sketch)
