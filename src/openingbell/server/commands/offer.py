"""What there is: games, words, rules, data files."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse

from openingbell.core.errors import Refused
from openingbell.core.registry import find_game, installed_games
from openingbell.core.standing import questions
from openingbell.lessons.lesson import tutorial_games
from openingbell.locales import Words, catalogue_text, languages
from openingbell.locales.rules import clauses_of_steps, has_rulebook, rulebook
from openingbell.protocol import messages
from openingbell.server import refusals
from openingbell.server.bots import bots_for, levels_for
from openingbell.server.commands.asking import AnyHouse
from openingbell.server.data_files import checked
from openingbell.server.presets import presets
from openingbell.server.site import Site

router = APIRouter()


@router.get("/health")
async def health(house: AnyHouse) -> dict[str, bool]:
    """Whether the server answers, and can read and write its store."""
    await house.store.check()
    return {"ok": True}


@router.get("/offer")
async def offer(request: Request) -> messages.Offer:
    """Games with their options and bots, and languages."""
    site: Site = request.app.state.site
    learnable = tutorial_games()
    return messages.Offer(
        games=[
            messages.GameInfo(
                name=game.name,
                rules=game.rules_version,
                hides=game.hides,
                resigning=game.resigning,  # type: ignore[arg-type]
                has_rulebook=has_rulebook(game.name),
                has_lessons=game.name in learnable,
                options=[
                    messages.OptionInfo(
                        name=option.name,
                        default=option.default,
                        choices=list(option.choices),
                        low=option.low,
                        high=option.high,
                    )
                    for option in game.options
                ],
                bots=bots_for(game),
                levels=levels_for(game),
                data=game.data_file is not None,
                standing=sorted(questions(game)),
                presets=[messages.Preset(name=name, options=chosen) for name, chosen in presets(game).items()],
            )
            for game in installed_games()
        ],
        languages=[messages.LanguageInfo(code=code, name=Words(code).say("language-name")) for code in languages()],
        address=site.others,
    )


@router.get("/locales/{language}", response_class=PlainTextResponse)
async def words(language: str) -> str:
    """The words of a language, as one Fluent file."""
    try:
        return catalogue_text(language)
    except Refused as error:
        raise refusals.no_language(language) from error


@router.get("/games/{game}/data", response_class=PlainTextResponse)
async def data_file(game: str) -> str:
    """The components of the printed game, as a file to begin one's own with."""
    path = find_game(game).data_file
    if path is None:
        raise refusals.no_data_file(game)
    return path.read_text(encoding="utf-8")


@router.post("/games/{game}/data")
async def check_data(game: str, file: messages.DataFile) -> messages.DataChecked:
    """Everything that is wrong with a data file, or what it says."""
    return checked(find_game(game), file)


@router.get("/rules/{game}/{language}")
async def rules(game: str, language: str) -> messages.Rules:
    """The rules of a game in words, in English what this language lacks."""
    if language not in languages():
        raise refusals.no_language(language)
    if not has_rulebook(game):
        raise refusals.no_rules(game)
    book = rulebook(game, language)
    chapters = {one: messages.RuleChapter(id=one, heading=said, clauses=[]) for one, said in book.chapters.items()}
    for clause in book.clauses.values():
        chapters[clause.chapter].clauses.append(
            messages.RuleClause(
                id=clause.id, text=clause.text, reason=clause.reason, provisional=clause.mark == "provisional"
            )
        )
    return messages.Rules(
        title=book.title,
        introduction=book.introduction,
        chapters=list(chapters.values()),
        steps=clauses_of_steps(find_game(game)),
    )
