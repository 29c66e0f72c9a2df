"""What goes over the wire: the bodies of requests and answers, and the messages of a live table."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

MAX_NAME = 30
MAX_MOVES = 128
MAX_THINGS = 100  # on one side of a sketch
MAX_WORDS = 300
MAX_NOTES = 10_000
MAX_DELAY = 3600

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
Number = Annotated[int, Field(ge=0, le=2**53 - 1, description="Of something that is counted; a store has no larger.")]
Seq = Annotated[
    int, Field(ge=0, description="The number of entries in the log so far: moves, chance, and what happened besides.")
]


class Problem(Message):
    """Why something was refused: a word for programs, a sentence for people, and the facts in it, so that it can be
    said in other languages (`refused-WORD` in the catalogue)."""

    error: str
    sentence: str
    facts: Facts = {}


# Named and not given as a model: a refusal is JSON, though the answer may be a text.
REFUSED = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
PROBLEM: dict[int | str, dict[str, Any]] = {"4XX": {"content": REFUSED, "description": "Refused"}}


# --- what can be played -----------------------------------------------------------------------------------------------


class OptionInfo(Message):
    """An option of a table: one of several words, a number in a range (then `choices` is empty), or yes or no (then
    `default` is one of them). Without a default it is left out unless somebody chooses it."""

    name: str
    default: OptionValue | None
    choices: list[str]
    low: int
    high: int


class Preset(Message):
    """A set of options with a name (`preset-NAME` in the catalogue)."""

    name: str
    options: dict[str, OptionValue]


class GameInfo(Message):
    name: str
    rules: int
    hides: Annotated[bool, Field(description="Whether a seat may know what another may not.")]
    resigning: Annotated[
        Literal["bot", "end"], Field(description="When somebody leaves for good: a bot plays on, or the game ends.")
    ] = "bot"
    has_rulebook: Annotated[bool, Field(description="Whether its rules can be read.")]
    has_lessons: Annotated[bool, Field(description="Whether it can be learned by playing.")]
    options: list[OptionInfo]
    bots: Annotated[list[str], Field(description="The bots that play it: the levels, the weakest first, and others.")]
    levels: Annotated[list[str], Field(description="Those of them that people choose from.")]
    data: Annotated[bool, Field(description="Whether a table may bring its own components.")]
    standing: Annotated[list[str], Field(description="The questions that can have standing answers.")]
    presets: list[Preset] = []


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
    """The rules of a game in words; the introduction is Markdown, too. `steps` has the ids of the clauses that say what
    is done in each step of a view, what matters most first; under `STEP N` those that are besides for a table of N."""

    title: str
    introduction: str
    chapters: list[RuleChapter]
    steps: dict[str, list[str]]


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


# --- clocks, and what people ask of each other ------------------------------------------------------------------------


class Pace(Message):
    """How long people may think: so many seconds for each turn (`per` move), or for the whole game, with some more
    after each turn."""

    per: Literal["move", "game"]
    seconds: Annotated[int, Field(ge=5, le=30 * 86_400)]
    increment: Annotated[int, Field(ge=0, le=3600)] = 0


class Clock(Message):
    """What each seat has thought, and what each still has of a whole game's time, in milliseconds. The seat that is
    `asked` thinks since `since` and may until `deadline`, in milliseconds since 1970, UTC; or its time is `out`."""

    used: list[int]
    left: list[int] | None
    asked: int | None
    since: int
    deadline: int | None
    out: bool


What = Literal["takeback", "pause", "end", "bot", "person"]


class Request(Message):
    """What a seat asks the others for; `about` is, for `bot` and `person`, the seat that somebody else is to play for.
    It happens when all seats in `needed` agree."""

    number: int
    seat: int
    what: What
    about: int
    agreed: list[int]
    needed: list[int]


class Course(Message):
    """How the game goes, besides its moves. One that was `ended` by all has no winners; in one that is not `rated`
    somebody alone with bots took back what had been seen."""

    request: Request | None
    paused: bool
    ended: bool
    rated: bool
    clock: Clock


class Wanted(Message):
    """Something to ask the others for; `seat` is whose, for `bot` and `person`."""

    what: What
    seat: int | None = None


class Answer(Message):
    """Of the request with this number."""

    number: int
    yes: bool


# --- tables -----------------------------------------------------------------------------------------------------------


Hash = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]


class Sitting(Message):
    """Who is to sit on a seat: whoever asks, nobody yet, or a bot. Who is `salted` adds to chance: the game waits until
    they have promised a salt and told it. Several people at one device sit on several seats of the same guest, each
    under a `name` of their own; they have one salt."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: str | None = None
    salted: bool = False


Delay = Annotated[int, Field(ge=0, le=MAX_DELAY, description="Seconds that spectators are behind.")]
MayHint = Annotated[
    bool | None, Field(description="Whether players may ask for hints; null: whoever is alone with bots may.")
]


class NewTable(Message):
    """A table to be set up; `seats` has one entry for each seat, and the game begins when none is open."""

    game: str
    options: dict[str, OptionValue] = {}
    seats: list[Sitting]
    listed: bool = False
    hints: MayHint = None
    data: Annotated[dict[str, Any] | None, Field(description="The table's own components.")] = None
    delay: Delay = 0
    talk: Annotated[bool, Field(description="Whether people may talk at the table.")] = True
    clock: Annotated[
        Pace | None, Field(description="How long people may think; without one, as long as they like.")
    ] = None


class Seat(Message):
    """A bot on a `human` seat plays for somebody who is away; if it is `offered`, somebody else may play on instead."""

    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    bot: str | None
    present: bool
    offered: bool = False


class Told(Message):
    """A standing answer that everybody at the table was told of: whose it is, its word, and what it is about."""

    seat: int
    word: str
    facts: Facts


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
    """A draw as the rules have it: how much each outcome weighed, which one it was, and which move of the game."""

    weights: list[int]
    drawn: int
    move: int


class Draws(Message):
    draws: list[Draw]


class HousePromise(Message):
    """One line of the public list."""

    number: int
    commitment: Hash
    at: Annotated[int, Field(description="When, in milliseconds since 1970, UTC.")]


class HousePromises(Message):
    promises: list[HousePromise]


class RemovedPerson(Message):
    """Somebody whom the host has removed, by the number with which they may be let come again."""

    number: int
    name: str


class Origin(Message):
    """Where a table comes from that did not begin as others do; none of these is rated. The first `moves` of a `fork`
    are another game's; a `what-if` began at a position that looked like one of a running game; `table` and `seq` say
    which, if it was played here and you may know. At a `deal` somebody plays it, as their attempt of this `number`."""

    kind: Literal["fork", "what-if", "deal"]
    table: str | None = None
    seq: int = 0
    moves: int = 0
    deal: str | None = None
    number: int = 0


class Table(Message):
    """A table as one viewer sees it: `yours` are the viewer's seats, `you` the one they look from, `host` whether they
    set it up."""

    id: str
    game: str
    options: dict[str, OptionValue]
    status: Literal["waiting", "playing", "over"]
    seats: list[Seat]
    you: Annotated[int | None, Field(description="The only seat of the viewer, or the one they said.")]
    yours: list[int] = []
    host: bool
    listed: bool
    delay: Delay = 0
    talk: Annotated[bool, Field(description="Whether people may talk at the table.")] = True
    hints: Annotated[bool, Field(description="Whether players may ask for hints.")] = False
    spectators: int
    seq: Seq
    created: datetime
    names: Annotated[
        dict[str, str] | None,
        Field(description="Of a table with its own components: what is called otherwise than in the catalogue."),
    ]
    actor: Annotated[int | None, Field(description="The seat that has to decide, if one has.")]
    scores: list[int] | None
    removed: Annotated[
        list[RemovedPerson], Field(description="Whom the host has removed, for the host alone: they cannot sit down.")
    ] = []
    told: Annotated[list[Told], Field(description="What players have told the table of their standing answers.")] = []
    next: Annotated[str | None, Field(description="The table at which the players go on, once somebody set it up.")]
    clock: Annotated[Pace | None, Field(description="How long people may think.")] = None
    fair: Annotated[Fair | None, Field(description="Nothing in the lobby, and at tables older than promises.")] = None
    begins_by: Annotated[
        int | None,
        Field(
            description="Of a full table that waits for salts: who has not told theirs by then, in milliseconds since "
            "1970, UTC, gets up."
        ),
    ] = None
    origin: Annotated[Origin | None, Field(description="Of a table that did not begin as others do.")] = None
    sealed: Annotated[bool, Field(description="Of a deal: whether you see nothing before you have played it.")] = False


class TableOptions(Message):
    """What the host may change while a table waits."""

    options: dict[str, OptionValue]
    listed: bool
    delay: Delay | None = None
    hints: MayHint = None
    clock: Pace | None = None


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
    """What happened, in the form this viewer may see; `seq` counts the entries up to and including its own.
    Kinds that begin with `table-` are the table's: after `table-takeback` nothing of the game's holds that came after
    `to`."""

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


class World(Message):
    """A position that looks to a seat as the one after `seq` moves does, as a snapshot of the game: what the seat
    cannot see was dealt anew."""

    seq: Seq
    world: dict[str, Any]


class Worths(Message):
    """What each seat would have had if the game had ended then, for each of some positions."""

    worths: list[list[int]]


# --- hints ------------------------------------------------------------------------------------------------------------


class HintWanted(Message):
    """For the decision that comes after `seq` moves."""

    seq: Seq


class AdvisedMove(Message):
    move: str
    form: dict[str, Any]


class Hint(Message):
    """What an expert would do: moves that belong together, why (`GAME-reason-WORD` or `hint-reason-WORD` in the
    catalogue), and the part of the win it hopes for."""

    moves: list[AdvisedMove]
    reasons: list[dict[str, Any]]
    chance: float | None


# --- standing answers -------------------------------------------------------------------------------------------------


class OrderMeant(Message):
    """A standing answer: its kind's word, and what it is about (`GAME-standing-WORD` in the catalogue)."""

    word: Annotated[str, Field(max_length=40)]
    facts: Facts


class Order(OrderMeant):
    """One that was given."""

    told: Annotated[bool, Field(description="Whether everybody at the table is told of it.")] = False


class OfferedOrder(OrderMeant):
    """One that could be given now; `number` is the fact that may be chosen freely, if there is one. Of a `public` one
    the table may be told."""

    number: str
    public: bool


class Cancelled(OrderMeant):
    """One that stands no longer, and the doubt: a word and, if there is one, the thing it is about."""

    doubt: str


class Stands(Message):
    """What answers for your seat, and what does not any more."""

    orders: list[Order]
    cancelled: list[Cancelled]


class Standing(Stands):
    """The same, and what you could say now."""

    offers: list[OfferedOrder]


# --- sketches of trades -----------------------------------------------------------------------------------------------


Things = Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=MAX_THINGS)]


class Sketch(Message):
    """What `proposer` would offer `partner`, in the words of the notation and in any order, of money the sum. It binds
    nobody."""

    proposer: int
    partner: int
    gives: Things
    takes: Things


class SketchAsked(Sketch):
    """A sketch to be judged, after moves that are only planned."""

    seq: Seq
    moves: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=MAX_MOVES)] = []


class SketchShown(Sketch):
    """A sketch that one of the two has shown the other."""

    sender: int


class ThingNamed(Message):
    """So many of a thing, what they are worth together, and of a group the goods that belong to it."""

    item: str
    number: int
    worth: int
    goods: list[str]


class FirmChanged(Message):
    """A firm with another owner or rent: before, and after."""

    firm: str
    owner: list[int | None]
    rent: list[int | None]


class MonopolyChanged(Message):
    monopoly: str
    seat: int
    gained: Annotated[bool, Field(description="Else it is lost.")]


class SeatChanged(Message):
    """What a seat has and is worth: before, and after."""

    seat: int
    cash: list[int]
    worth: list[int]


class SketchJudged(Message):
    """What the rules say of a sketch: the `moves` that propose it (none, if it cannot be proposed as it is), and
    whether you may make them `now`; what is `gone` because it cannot be traded; what each side may name at most, of
    `money` the sum; and what would change."""

    moves: list[str]
    now: bool
    gives: list[ThingNamed]
    takes: list[ThingNamed]
    gone: list[str]
    may_give: dict[str, int]
    may_take: dict[str, int]
    firms: list[FirmChanged]
    monopolies: list[MonopolyChanged]
    seats: list[SeatChanged]


class Sketches(Message):
    """The sketches between you and others: at most one with each of them, the last that was shown."""

    sketches: list[SketchShown]


# --- talk and notes ---------------------------------------------------------------------------------------------------


def _clean(words: str) -> str:
    """One line, without signs that nobody sees or that turn the others around."""
    words = "".join(sign for sign in " ".join(words.split()) if sign.isprintable() or sign in "\u200c\u200d")
    if not JOINERS.sub("", words).strip("\u200c\u200d "):
        raise ValueError("there is nothing to hear")
    return words


SaidWords = Annotated[str, Field(max_length=MAX_WORDS), AfterValidator(_clean)]


class Spoken(Message):
    words: SaidWords


class Word(Message):
    """Something said: by whom (the same `author` is the same guest), from which seat or from none, to whom, and when so
    many moves were known to them."""

    number: int
    author: int
    mine: bool
    seat: int | None
    name: str
    room: Literal["table", "players", "spectators"]
    seq: Seq
    at: Annotated[int, Field(description="When, in milliseconds since 1970, UTC.")]
    words: str


class Muted(Message):
    author: int
    name: str


class Talk(Message):
    """What you may hear after `since`; if that is 0, instead of what you have heard. `muted` and `blocked` are those
    who have spoken here and whom you do not hear; if it is `off` you hear nobody."""

    since: int
    words: list[Word]
    muted: list[Muted]
    blocked: list[Muted] = []
    off: bool


class Muting(Message):
    author: int
    muted: bool


class TalkOff(Message):
    off: bool


class TalkAllowed(Message):
    allowed: bool


class Notes(Message):
    """What somebody has written down for themselves."""

    notes: Annotated[str, Field(max_length=MAX_NOTES), AfterValidator(lambda text: text.replace("\0", ""))]


# --- live -------------------------------------------------------------------------------------------------------------


class Hello(Message):
    """The first message of a client: the last `seq` it has, for which of its seats it looks if it has several, and its
    token unless it has a cookie."""

    type: Literal["hello"] = "hello"
    seq: Seq = 0
    seat: int | None = None
    talk: Annotated[int, Field(ge=0, description="The number of the last thing heard.")] = 0
    token: str | None = None


class Ping(Message):
    """Later messages of a client, when it has heard nothing for a while: is somebody there? One whose reader is `away`
    has its page out of sight, and may be sent a notice."""

    type: Literal["ping"]
    away: bool = False


class Pong(Message):
    """The answer to a ping."""

    type: Literal["pong"] = "pong"


class TableChanged(Message):
    """Somebody sat down, left, came or went, or the table's status changed."""

    type: Literal["table"] = "table"
    table: Table
    now: Annotated[int, Field(description="What time it is here, in milliseconds since 1970, UTC.")]


class PositionChanged(Message):
    """The position now, what the viewer may do, and all that happened after `since`. It is as it is since `moved`: what
    a viewer has planned since then still holds.

    `stops` are the positions on the way that are worth a look, each with those parts of its view that differ from the
    one now."""

    type: Literal["position"] = "position"
    seat: Annotated[int | None, Field(description="Whose position it is; null: what everybody sees.")] = None
    seq: Seq
    since: Seq
    moved: Seq
    view: dict[str, Any] | None
    legal: list[Move]
    events: list[SeenEvent]
    stops: list[Position]
    course: Course | None


class Removed(Message):
    """The host has removed you from your seat, and you cannot sit down here; null: you may again."""

    type: Literal["removed"] = "removed"
    seat: int | None


class StandingChanged(Stands):
    """What answers for your seat has changed. Nobody else is told."""

    type: Literal["standing"] = "standing"


class SketchesChanged(Sketches):
    """The sketches between you and others are these now. Nobody else is told."""

    type: Literal["sketches"] = "sketches"


class TalkChanged(Talk):
    """Somebody has said something, or you have muted somebody."""

    type: Literal["talk"] = "talk"


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


LiveMessage = (
    Pong
    | TableChanged
    | PositionChanged
    | StandingChanged
    | SketchesChanged
    | TalkChanged
    | Removed
    | LobbyChanged
    | Refusal
)
