"""What goes over the wire: the bodies of requests and answers, and the messages of a live table."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

MAX_NAME = 30
MAX_MOVES = 64

OptionValue = bool | int | str
Facts = dict[str, int | str]


class Message(BaseModel):
    """A body that holds what is declared and nothing else."""

    model_config = ConfigDict(extra="forbid")


def _visible(name: str) -> str:
    name = " ".join(name.split())
    seen = JOINERS.sub("", name)
    if not seen or not seen.isprintable():
        raise ValueError("a name can be seen")
    return name


# In some scripts, and in some emoji, signs that cannot be seen join the others or keep them apart.
JOINERS = re.compile(r"(?<=[^\x00-\x7f])[\u200c\u200d](?=[^\x00-\x7f\u200c\u200d])")
Name = Annotated[str, Field(max_length=MAX_NAME), AfterValidator(_visible)]
Seq = Annotated[int, Field(ge=0, description="The number of moves made so far, chance included.")]


class Problem(Message):
    """Why something was refused: a word for programs, a sentence for people, and the facts in it, so that it can be
    said in other languages (`refused-WORD` in the catalogue)."""

    error: str
    sentence: str
    facts: Facts = {}


PROBLEM: dict[int | str, dict[str, Any]] = {"4XX": {"model": Problem, "description": "Refused"}}


# --- what can be played -----------------------------------------------------------------------------------------------


class OptionInfo(Message):
    """An option of a table: one of several words, a number in a range (then `choices` is empty), or yes or no (then
    `default` is one of them). Without a default it is left out unless somebody chooses it."""

    name: str
    default: OptionValue | None
    choices: list[str]
    low: int
    high: int


class GameInfo(Message):
    name: str
    rules: int
    has_rulebook: Annotated[bool, Field(description="Whether its rules can be read.")]
    options: list[OptionInfo]
    bots: Annotated[list[str], Field(description="The bots that play it, the weakest first.")]
    data: Annotated[bool, Field(description="Whether a table may bring its own components.")]
    standing: Annotated[list[str], Field(description="The questions that can have standing answers.")]


class LanguageInfo(Message):
    code: str
    name: Annotated[str, Field(description="What its own speakers call it.")]


class Offer(Message):
    """What this server has: games and languages; and the page's address for people elsewhere, if it is known."""

    games: list[GameInfo]
    languages: list[LanguageInfo]
    address: str | None


# --- a table's own components -----------------------------------------------------------------------------------------


class DataFile(Message):
    """A data file as it is on somebody's disk: JSON if it is called so, else TOML."""

    name: str
    text: str


class DataChecked(Message):
    """The data to set up a table with, or what is wrong with them (`data-WORD` in the catalogue): some dozens of
    sentences at most, and how many more there are."""

    data: dict[str, Any] | None
    problems: list[Problem]
    more: int


class RuleClause(Message):
    """A clause in Markdown: paragraphs, tables, `moves` and *terms*. If it has a `reason`, it is our own decision, and
    if it is `provisional` we may decide otherwise."""

    id: str
    text: str
    reason: str
    provisional: bool


class RuleChapter(Message):
    id: str
    heading: str
    clauses: list[RuleClause]


class Rules(Message):
    """The rules of a game in words; the introduction is Markdown, too."""

    title: str
    introduction: str
    chapters: list[RuleChapter]


# --- guests -----------------------------------------------------------------------------------------------------------


class Guest(Message):
    id: str
    name: str


class NewGuest(Message):
    name: Name


class Welcome(Message):
    """A guest, and the token that proves it; a browser gets the same as a cookie."""

    guest: Guest
    token: str


class Me(Message):
    """Who asks; and a new token, when the old one is to be renewed."""

    guest: Guest | None
    token: str | None = None


# --- tables -----------------------------------------------------------------------------------------------------------


Hash = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]


class Sitting(Message):
    """Who is to sit on a seat: whoever asks, nobody yet, or a bot. Who is `salted` adds to chance: the game waits until
    they have promised a salt and told it."""

    kind: Literal["me", "open", "bot"]
    bot: str | None = None
    salted: bool = False


class NewTable(Message):
    """A table to be set up; `seats` has one entry for each seat, and the game begins when none is open."""

    game: str
    options: dict[str, OptionValue] = {}
    seats: list[Sitting]
    listed: bool = False
    data: Annotated[dict[str, Any] | None, Field(description="The table's own components.")] = None


class Seat(Message):
    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    bot: str | None
    present: bool


class Fair(Message):
    """How chance is promised: by the house, with the promise's number in the public list, and by the seats that have
    `promised` a salt. Once everybody sits and has promised they are to tell them, and the game begins."""

    number: int
    commitment: Hash
    promised: list[int]
    told: list[int]
    telling: bool


class SaltPromise(Message):
    """A player's hash of a salt and of the house's promise, both in hexadecimal: SHA-256(salt, commitment)."""

    house: Hash
    commitment: Hash


class SaltTold(Message):
    salt: Hash


class Draw(Message):
    """A draw as the rules have it: how much each outcome weighed, and which one it was."""

    weights: list[int]
    drawn: int


class Draws(Message):
    draws: list[Draw]


class HousePromise(Message):
    """One line of the public list."""

    number: int
    commitment: Hash
    at: Annotated[int, Field(description="When, in milliseconds since 1970, UTC.")]


class HousePromises(Message):
    promises: list[HousePromise]


class Table(Message):
    """A table as one viewer sees it: `you` is the viewer's seat, `host` whether they set it up."""

    id: str
    game: str
    options: dict[str, OptionValue]
    status: Literal["waiting", "playing", "over"]
    seats: list[Seat]
    you: int | None
    host: bool
    listed: bool
    spectators: int
    seq: Seq
    created: datetime
    names: Annotated[
        dict[str, str] | None,
        Field(description="Of a table with its own components: what is called otherwise than in the catalogue."),
    ]
    actor: Annotated[int | None, Field(description="The seat that has to decide, if one has.")]
    scores: list[int] | None
    next: Annotated[str | None, Field(description="The table at which the players go on, once somebody set it up.")]
    fair: Annotated[Fair | None, Field(description="Nothing in the lobby, and at tables older than promises.")] = None


class TableOptions(Message):
    """What the host may change while a table waits."""

    options: dict[str, OptionValue]
    listed: bool


Mark = Annotated[str | None, Field(description="What to ask for the next page with; null if there is none.")]


class After(Message):
    """For each list of the lobby, where it goes on."""

    mine: Mark
    open: Mark
    playing: Mark


class Tables(Message):
    """The lobby: one's own tables, those that wait for you first and those that are over last, and the listed ones of
    others that have an open seat or play. Of each list only the beginning; `after` says where it goes on."""

    mine: list[Table]
    open: list[Table]
    playing: list[Table]
    after: After


class Page(Message):
    """More tables of a list in the lobby."""

    tables: list[Table]
    after: Mark


# --- moves ------------------------------------------------------------------------------------------------------------


class Move(Message):
    """A legal move: its notation, which is what one sends, and its typed form. If it `ends` what can be planned,
    chance, another seat or something hidden comes next."""

    move: str
    form: dict[str, Any]
    ends: bool


class SeenEvent(Message):
    """What happened, in the form this viewer may see; `seq` counts the moves up to and including its own."""

    seq: Seq
    event: dict[str, Any]


class Moves(Message):
    """One or more moves of the viewer's seat in a row, all or none; `seq` is the number the first of them will have."""

    seq: Seq
    moves: Annotated[list[Annotated[str, Field(max_length=200)]], Field(min_length=1, max_length=MAX_MOVES)]


class Accepted(Message):
    """The moves are stored; `seq` counts all moves up to the last of them."""

    seq: Seq


class Preview(Message):
    """What these moves would lead to. If `final`, they would end the viewer's say: chance, another seat or something
    hidden comes next, which only making them will tell."""

    final: bool
    view: dict[str, Any] | None
    legal: list[Move]


class Position(Message):
    """A table's position after `seq` moves as the viewer sees, or then saw, it."""

    seq: Seq
    view: dict[str, Any] | None


class Worths(Message):
    """What each seat would have had if the game had ended then, for each of some positions."""

    worths: list[list[int]]


# --- standing answers -------------------------------------------------------------------------------------------------


class Order(Message):
    """A standing answer: its kind's word, and what it is about (`GAME-standing-WORD` in the catalogue)."""

    word: Annotated[str, Field(max_length=40)]
    facts: Facts


class OfferedOrder(Order):
    """One that could be given now; `number` is the fact that may be chosen freely, if there is one."""

    number: str


class Cancelled(Order):
    """One that stands no longer, and the doubt: a word and, if there is one, the thing it is about."""

    doubt: str


class Stands(Message):
    """What answers for your seat, and what does not any more."""

    orders: list[Order]
    cancelled: list[Cancelled]


class Standing(Stands):
    """The same, and what you could say now."""

    offers: list[OfferedOrder]


# --- live -------------------------------------------------------------------------------------------------------------


class Hello(Message):
    """The first message of a client: the last `seq` it has, and its token unless it has a cookie."""

    type: Literal["hello"] = "hello"
    seq: Seq = 0
    token: str | None = None


class TableChanged(Message):
    """Somebody sat down, left, came or went, or the table's status changed."""

    type: Literal["table"] = "table"
    table: Table


class PositionChanged(Message):
    """The position now, what the viewer may do, and all that happened after `since`.

    `stops` are the positions on the way that are worth a look, each with those parts of its view that differ from the
    one now."""

    type: Literal["position"] = "position"
    seq: Seq
    since: Seq
    view: dict[str, Any] | None
    legal: list[Move]
    events: list[SeenEvent]
    stops: list[Position]


class Removed(Message):
    """The host freed your seat."""

    type: Literal["removed"] = "removed"
    seat: int


class StandingChanged(Stands):
    """What answers for your seat has changed. Nobody else is told."""

    type: Literal["standing"] = "standing"


class LobbyChanged(Message):
    """The lobby as it is now."""

    type: Literal["lobby"] = "lobby"
    tables: Tables


class Refusal(Message):
    """The last message before the server closes the connection."""

    type: Literal["refused"] = "refused"
    error: str
    sentence: str
    facts: Facts = {}


LiveMessage = TableChanged | PositionChanged | StandingChanged | Removed | LobbyChanged | Refusal
