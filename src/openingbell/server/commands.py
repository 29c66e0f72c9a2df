"""The HTTP side of the API: one function for each command; that of a move is in `moving.py`."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic_core import to_json

from openingbell.core.errors import Refused
from openingbell.core.registry import find_game, installed_games
from openingbell.core.standing import questions
from openingbell.locales import Words, catalogue_text, languages
from openingbell.locales.rules import has_rulebook, rulebook
from openingbell.server import messages, refusals
from openingbell.server.bots import bots_for
from openingbell.server.data_files import checked
from openingbell.server.guests import Guests, MaybeGuest, SomeGuest, card, set_cookie, token_of
from openingbell.server.house import House
from openingbell.server.lobby import Which
from openingbell.server.site import Site
from openingbell.server.table import Table

router = APIRouter(prefix="/api", responses=messages.PROBLEM)


async def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def _guests(request: Request) -> Guests:
    guests: Guests = request.app.state.guests
    return guests


AnyHouse = Annotated[House, Depends(_house)]
AnyGuests = Annotated[Guests, Depends(_guests)]


TableId = Annotated[str, Path(max_length=20)]


async def _table(house: AnyHouse, table_id: TableId) -> Table:
    return await house.table(table_id)


SomeTable = Annotated[Table, Depends(_table)]
MAX_WORTHS = 200
MAX_PROMISES = 1000
After = Annotated[str | None, Query(max_length=40)]


# --- what there is ----------------------------------------------------------------------------------------------------


@router.get("/health")
async def health(house: AnyHouse) -> dict[str, bool]:
    """Whether the server answers, and can read and write its store."""
    await house.store.check()
    return {"ok": True}


@router.get("/offer")
async def offer(request: Request) -> messages.Offer:
    """Games with their options and bots, and languages."""
    site: Site = request.app.state.site
    return messages.Offer(
        games=[
            messages.GameInfo(
                name=game.name,
                rules=game.rules_version,
                has_rulebook=has_rulebook(game.name),
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
                data=game.data_file is not None,
                standing=sorted(questions(game)),
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


# --- a table's own components -----------------------------------------------------------------------------------------


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
    return messages.Rules(title=book.title, introduction=book.introduction, chapters=list(chapters.values()))


# --- guests -----------------------------------------------------------------------------------------------------------


@router.post("/guests", status_code=201)
async def new_guest(
    wanted: messages.NewGuest, guests: AnyGuests, request: Request, response: Response
) -> messages.Welcome:
    """Be somebody."""
    welcome = await guests.welcome(wanted.name)
    set_cookie(request, response, welcome.token)
    return welcome


@router.get("/me")
async def me(guest: MaybeGuest, guests: AnyGuests, request: Request, response: Response) -> messages.Me:
    """Who you are; ask now and then, and your token does not grow old."""
    renewed = None if guest is None else await guests.renewed(guest, token_of(request))
    if renewed is None:
        return messages.Me(guest=None if guest is None else card(guest))
    set_cookie(request, response, renewed.token)
    return messages.Me(guest=renewed.guest, token=renewed.token)


@router.put("/me")
async def rename(
    wanted: messages.NewGuest, guest: SomeGuest, guests: AnyGuests, request: Request, response: Response
) -> messages.Welcome:
    """Be called otherwise, with a new token. Where you sit already you keep the name you sat down with."""
    welcome = await guests.rename(guest, wanted.name)
    set_cookie(request, response, welcome.token)
    return welcome


@router.delete("/me", status_code=204)
async def log_out(guest: SomeGuest, guests: AnyGuests, request: Request, response: Response) -> None:
    """Log out everywhere: no token of yours is known any more, and there is no way back."""
    await guests.revoke(guest)
    set_cookie(request, response, "")


@router.delete("/me/tokens")
async def log_out_elsewhere(
    guest: SomeGuest, guests: AnyGuests, request: Request, response: Response
) -> messages.Welcome:
    """Log out everywhere else: only the token in this answer is known from now on."""
    welcome = await guests.revoke(guest)
    set_cookie(request, response, welcome.token)
    return welcome


# --- tables -----------------------------------------------------------------------------------------------------------


@router.get("/tables")
async def lobby(house: AnyHouse, guest: MaybeGuest) -> messages.Tables:
    """Your tables, those with an open seat, and those that play."""
    return await house.lobby.first_pages(None if guest is None else guest.id)


@router.get("/lobby/{which}")
async def page(house: AnyHouse, guest: MaybeGuest, which: Which, after: After = None) -> messages.Page:
    """More of a list of the lobby, after what was shown already."""
    return await house.lobby.page(which, None if guest is None else guest.id, after)


@router.post("/tables", status_code=201)
async def set_up(wanted: messages.NewTable, house: AnyHouse, guest: SomeGuest, request: Request) -> messages.Table:
    """Set up a table."""
    table = await house.set_up(guest, wanted, _address(request))
    return table.describe(guest.id)


@router.get("/tables/{table_id}")
async def look(table: SomeTable, guest: MaybeGuest) -> messages.Table:
    """A table as you see it."""
    return table.describe(None if guest is None else guest.id)


@router.put("/tables/{table_id}/options")
async def change(wanted: messages.TableOptions, table: SomeTable, guest: SomeGuest) -> messages.Table:
    """Change the options of your table while it waits."""
    await table.change(guest, wanted)
    return table.describe(guest.id)


@router.delete("/tables/{table_id}", status_code=204)
async def forget(house: AnyHouse, table_id: TableId, guest: SomeGuest) -> None:
    """Be done with a table. As the host of one that waits you delete it, as a guest there you get up. One that was
    played leaves your list, and is deleted once it is on nobody's."""
    await house.forget(guest, table_id)


@router.post("/tables/{table_id}/next", status_code=201)
async def go_on(house: AnyHouse, table: SomeTable, guest: SomeGuest, request: Request) -> messages.Table:
    """Play again: the table at which the players of this one go on, set up by the first of them who asks."""
    following = await house.go_on(guest, table, _address(request))
    return following.describe(guest.id)


@router.put("/tables/{table_id}/seats/{seat}")
async def sit(seat: int, sitting: messages.Sitting, table: SomeTable, guest: SomeGuest) -> messages.Table:
    """Take a seat, free it, or give it to a bot."""
    await table.sit(guest, seat, sitting)
    return table.describe(guest.id)


@router.put("/tables/{table_id}/salt")
async def promise_salt(wanted: messages.SaltPromise, table: SomeTable, guest: SomeGuest) -> messages.Table:
    """Add to chance: tell the hash of a salt, before the game begins."""
    await table.promise_salt(guest, wanted)
    return table.describe(guest.id)


@router.post("/tables/{table_id}/salt")
async def tell_salt(told: messages.SaltTold, table: SomeTable, guest: SomeGuest) -> messages.Table:
    """Tell the salt, once everybody has promised one. With the last of them the game begins."""
    await table.tell_salt(guest, told)
    return table.describe(guest.id)


@router.post("/tables/{table_id}/preview", response_model=messages.Preview)
async def preview(wanted: messages.Moves, table: SomeTable, guest: SomeGuest) -> Response:
    """What moves would lead to, without making them."""
    return _json(table.preview(guest.id, wanted.seq, wanted.moves))


@router.get("/tables/{table_id}/standing")
async def standing(table: SomeTable, guest: SomeGuest) -> messages.Standing:
    """What answers for your seat, and what could. Nobody else is told."""
    return table.standing.offered(table.seating.own_seat(guest.id))


@router.post("/tables/{table_id}/standing")
async def give_order(wanted: messages.Order, table: SomeTable, guest: SomeGuest) -> messages.Standing:
    """Say for questions to come what you would answer, until you cancel it or something makes it doubtful."""
    seat = table.seating.own_seat(guest.id)
    await table.standing.give(seat, wanted)
    return table.standing.offered(seat)


@router.post("/tables/{table_id}/standing/cancel")
async def cancel_order(unwanted: messages.Order, table: SomeTable, guest: SomeGuest) -> messages.Standing:
    """One of your standing answers no longer."""
    seat = table.seating.own_seat(guest.id)
    await table.standing.cancel(seat, unwanted)
    return table.standing.offered(seat)


@router.get("/tables/{table_id}/positions/{seq}", response_model=messages.Position)
async def position(seq: int, table: SomeTable, guest: MaybeGuest) -> Response:
    """The position after so many moves, as you saw it then."""
    return _json(table.position_at(None if guest is None else guest.id, seq))


@router.get("/tables/{table_id}/worths")
async def worths(table: SomeTable, at: Annotated[list[int], Query(max_length=MAX_WORTHS)]) -> messages.Worths:
    """What everybody would have had if the game had ended after so many moves, once it is over."""
    return messages.Worths(worths=table.worths(at))


@router.get("/promises")
async def promises(house: AnyHouse, after: Annotated[int, Query(ge=0)] = 0) -> messages.HousePromises:
    """The public list of what the house has promised, a page of it: keep it, and nothing can be changed later."""
    found = await house.store.promises(after, MAX_PROMISES)
    return messages.HousePromises(promises=[messages.HousePromise(**one) for one in found])


@router.get("/tables/{table_id}/draws", response_model=messages.Draws)
async def draws(table: SomeTable) -> Response:
    """What every draw could have been and was, once the game is over, for clients that know no rules."""
    return _json({"draws": table.draws()})


@router.get("/tables/{table_id}/record")
async def record(table: SomeTable) -> Response:
    """The whole game, once it is over."""
    return _json(table.record())


def _address(request: Request) -> str:
    return "" if request.client is None else request.client.host


def _json(body: dict[str, Any]) -> Response:
    """What a game says, as it is: its views are nothing that could be checked here."""
    return Response(to_json(body), media_type="application/json")
