"""Writes the examples of the page's gallery, web/src/gallery/scenes.json: positions of random games from fixed seeds.

    PYTHONPATH=. .venv/bin/python docs/make_gallery.py

Each scene is what the server would send to whoever opens such a table, and what its viewer has planned there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from pydantic_core import to_json

from openingbell.core.chance import Stream
from openingbell.core.play import Play
from openingbell.core.playout import pick
from openingbell.core.preview import preview
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.sketch import Sketch
from openingbell.protocol import messages
from openingbell.server.positions import legal_moves

SCENES = Path(__file__).parents[1] / "web" / "src" / "gallery" / "scenes.json"
MAX_EVENTS = 30  # in a log
CREATED = datetime(2026, 1, 5, 9, 30, tzinfo=UTC)
NAMES = ["Ann", "Boris", "Cleo"]
LONG_NAMES = [
    "Bartholomäus van der Lindenhof",
    "Владислава Константинопольская",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Maximilian Mustermann-Schmidts",
    "Anne-Sophie de la Tour du Pin",
]

Scene = dict[str, Any]
View = dict[str, Any]


def game_until(reached: Callable[[View], bool], game: str = "acquire", players: int = 4, **options: object) -> Play:
    """A random game up to the first position where seat 0 has to decide and its view is like that."""
    seed = 0
    while True:
        seed += 1
        rng = Rng(seed)
        play = Play.start(find_game(game), {"players": players, **options}, Stream(rng))
        while not play.is_over():
            if play.state.actor == 0 and reached(play.state.view(0)):
                return play
            play.act(pick(play.state, rng))


def table(name: str, game: str, people: Sequence[str], seats: int, status: str, you: int | None = 0) -> View:
    """People have the first seats; a table that plays has bots on the others."""
    rest = messages.Seat(seat=0, kind="open", name="", bot=None, present=False)
    if status != "waiting":
        rest = messages.Seat(seat=0, kind="bot", name="", bot="greedy", present=True)
    seated = [
        messages.Seat(seat=seat, kind="human", name=people[seat], bot=None, present=seat != 1)
        if seat < len(people)
        else rest.model_copy(update={"seat": seat})
        for seat in range(seats)
    ]
    described = messages.Table(
        id=name,
        game=game,
        options=dict(find_game(game).options_of(Play.start(find_game(game), {"players": seats}, Stream(Rng(1))).state)),
        status=status,  # type: ignore[arg-type]
        seats=seated,
        you=you,
        yours=[] if you is None else [you],
        host=you == 0,
        listed=True,
        spectators=0,
        names=None,
        seq=0,
        created=CREATED,
        actor=None,
        scores=None,
        next=None,
    )
    return messages.TableChanged(table=described, now=0).model_dump()


def log(play: Play, you: int | None) -> list[View]:
    """The last of what happened; of a game that is over all that moved money, which its result is made of."""
    seen = play.seen(you)
    old = [told for told in seen[:-MAX_EVENTS] if play.is_over() and _is_in_results(told[1])]
    return [{"seq": seq, "event": event} for seq, event in [*old, *seen[-MAX_EVENTS:]]]


def stops(play: Play, you: int | None) -> list[View]:
    """What whoever was ruined had before, which the page tells of."""
    ruins = [seq for seq, event in play.seen(you)[-MAX_EVENTS:] if event["event"] == "ruined"]
    return [{"seq": seq - 1, "view": play.at(seq - 1).view(you)} for seq in ruins if not play.is_over()]


def _is_in_results(event: View) -> bool:
    return "amount" in event or event["event"] in ("round", "turn", "ending", "holdings")


def scene(name: str, play: Play, people: Sequence[str] = NAMES, you: int | None = 0) -> Scene:
    """A position as it is sent to somebody who has just come."""
    status = "over" if play.is_over() else "playing"
    position = {
        "type": "position",
        "seq": play.seq,
        "since": 0,
        "view": play.state.view(you),
        "legal": legal_moves(play.state, you),
        "events": log(play, you),
        "stops": stops(play, you),
    }
    sent = [table(name, play.state.game.name, people, len(play.state.scores()), status, you), position]
    return {"name": name, "messages": sent}


def planned(name: str, play: Play, *wanted: Callable[[View, View], bool]) -> Scene:
    """The same after the viewer has planned, for each wish, the first move that fulfils it."""
    texts: list[str] = []
    steps: list[View] = []
    for wish in wanted:
        before = preview(play.state, 0, texts, play.seq + 1)
        view = before.state.view(0)
        move = next(move for move in before.legal() if wish(move, view))
        texts.append(move["move"])
        defunct = (view.get("merger") or {}).get("defunct") or ""
        steps.append({"question": f"{view['step']} {defunct}".strip(), "moves": [move]})
    after = preview(play.state, 0, texts, play.seq + 1)
    draft = {
        "seq": play.seq,
        "steps": steps,
        "view": None if after.final else after.state.view(0),
        "legal": [] if after.final else after.legal(),
        "final": after.final,
    }
    return {**scene(name, play), "draft": draft}


def is_a(kind: str) -> Callable[[View, View], bool]:
    return lambda move, view: move["form"]["type"] == kind


def places(effect: str) -> Callable[[View, View], bool]:
    """A tile that does this."""
    return lambda move, view: any(
        move["form"].get("tile") == tile["tile"] and tile["effect"] == effect for tile in view["hand"]
    )


def holds(*effects: str) -> Callable[[View], bool]:
    """Tiles of all these kinds in a hand that is to be played from, on a board with something on it."""
    return lambda view: (
        view["step"] == "place"
        and {tile["effect"] for tile in view["hand"]} >= set(effects)
        and len(view["board"]) > 20
        and view["cash"][0] > 1000
    )


def at_step(step: str) -> Callable[[View], bool]:
    return lambda view: view["step"] == step and len(view["board"]) > 15


def may_end(view: View) -> bool:
    """Shares are to be bought, and all that stand are safe: the end may be announced."""
    standing = [corporation["safe"] for corporation in view["corporations"] if corporation["size"] > 0]
    return view["step"] == "buy" and not view["announced"] and len(standing) > 1 and all(standing)


def stockpile(reached: Callable[[View], bool], players: int = 4) -> Play:
    """Stockpile with everything there is: investors, and the advanced board."""
    return game_until(reached, "stockpile", players, investors=True, board="advanced")


def asks(step: str, investor: str = "", **known: Callable[[Any], bool]) -> Callable[[View], bool]:
    """Seat 0 is asked this, as this investor; and other facts of its view are so."""
    return lambda view: (
        view["step"] == step
        and (investor == "" or investor in view["investors"][0])
        and all(check(view[fact]) for fact, check in known.items())
    )


def stockpile_scenes() -> list[Scene]:
    bidding = stockpile(asks("bid", progress=lambda progress: progress["placements"] > 4))
    selling = stockpile(asks("sell", portfolios=lambda all_: bool(all_[0]["split"]) and len(all_[0]["known"]) > 2))
    placing = stockpile(asks("place", round=lambda number: number > 2))
    return [
        scene("st-choose", stockpile(asks("choose"))),
        scene("st-place", placing),
        planned("st-laid", placing, is_a("up")),
        planned("st-laid-both", placing, is_a("up"), is_a("down")),
        scene("st-secretive", stockpile(asks("place", "Stuart"))),
        scene("st-move", stockpile(asks("prepare", "Mark"))),
        scene("st-look", stockpile(asks("prepare", "Warren"))),
        scene("st-peek", stockpile(asks("peek"))),
        scene("st-bid", bidding),
        planned("st-bid-planned", bidding, is_a("bid")),
        scene("st-discount", stockpile(asks("bid", "Donald"))),
        scene("st-two", stockpile(asks("bid", progress=lambda progress: progress["placements"] > 4), 2)),
        scene(
            "st-act", stockpile(asks("act", portfolios=lambda all_: bool(all_[0]["known"].keys() & {"boom", "bust"})))
        ),
        scene("st-nudge", stockpile(asks("act", "Cramer"))),
        scene("st-sell", selling),
        planned("st-sold", selling, is_a("sell")),
        scene("st-claim", stockpile(asks("claim", claim=lambda claim: claim["normal"] > 0))),
        scene("st-claim-nothing", stockpile(asks("claim", claim=lambda claim: claim["normal"] + claim["split"] == 0))),
        scene("st-declare", stockpile(asks("declare"))),
        scene("st-crowd", stockpile(asks("bid"), 5), LONG_NAMES),
        scene("st-watched", until_another(stockpile(asks("sell"))), you=None),
        scene("st-over", to_the_end(stockpile(asks("sell")))),
    ]


def syndicate(reached: Callable[[View], bool], players: int = 4, **options: object) -> Play:
    return game_until(reached, "syndicate", players, **options)


def asked_late(step: str) -> Callable[[View], bool]:
    """Seat 0 is asked this when it has firms of several groups."""
    return lambda view: view["step"] == step and len(view["players"][0]["firms"]) > 2


def sketched(found: Scene, play: Play, wanted: Sketch) -> Scene:
    """The same with a trade that the partner has shown, who wants no other, and what the rules say of it."""
    judging = play.state.game.sketching
    assert judging is not None
    judged = messages.SketchJudged(now=True, **judging.judge(play.state, wanted))
    sketch = messages.Sketch(
        proposer=wanted.proposer, partner=wanted.partner, gives=list(wanted.gives), takes=list(wanted.takes)
    )
    shown = messages.SketchShown(sender=wanted.partner, **sketch.model_dump())
    told = messages.Told(seat=wanted.partner, word="no-offers-for", facts={"group": "motor"})
    found["messages"][0]["table"]["told"] = [told.model_dump()]
    found["messages"].append(messages.SketchesChanged(sketches=[shown]).model_dump())
    return {**found, "sketch": sketch.model_dump(), "judged": judged.model_dump()}


def tradable(view: View, seat: int) -> str:
    """The first group of theirs without a mortgage."""
    groups: dict[str, list[str]] = view["players"][seat]["firms"]
    return next(group for group, firms in groups.items() if not any(view["firms"][firm]["mortgaged"] for firm in firms))


def syndicate_scenes() -> list[Scene]:
    dealing = syndicate(
        lambda view: asked_late("deal")(view) and any(move.startswith("build ") for move in view["prices"])
    )
    duel = scene("sy-duel", syndicate(asked_late("deal")))
    duel["messages"][-1]["view"]["duel"] = {
        "group": "illegal",
        "seats": [0, 2],
        "throwing": 2,
        "best": [9, 0, 4, 0],
        "ties": 0,
    }
    answering = syndicate(asked_late("answer"))
    offer = answering.state.view(0)["trade"]
    offered = Sketch(offer["seat"], offer["partner"], offer["gives"], offer["takes"])
    trading = syndicate(lambda view: asked_late("deal")(view) and len(view["players"][1]["firms"]) > 2)
    groups = [tradable(trading.state.view(0), seat) for seat in (0, 1)]
    wanted = Sketch(0, 1, [groups[0], "85"], [groups[1]])
    card = scene("sy-card", syndicate(lambda view: view["step"] == "offer-card"))
    return [
        scene("sy-deal", dealing),
        planned("sy-planned", dealing, is_a("build")),
        scene("sy-offer", syndicate(lambda view: view["step"] == "offer-firm" and view["round"] > 3)),
        card,
        duel,
        scene("sy-exchange", syndicate(asked_late("exchange"))),
        scene("sy-auction", syndicate(asked_late("auction"))),
        sketched(scene("sy-answer", answering), answering, offered),
        sketched(scene("sy-sketch", trading), trading, wanted),
        scene("sy-debt", syndicate(lambda view: view["step"] == "debt")),
        scene(
            "sy-ruin", syndicate(lambda view: any(one["ruined"] for one in view["players"]) and bool(view["waiting"]))
        ),
        scene("sy-ruined", when_ruined()),
        scene("sy-crowd", syndicate(asked_late("deal"), 6), LONG_NAMES),
        scene("sy-watched", until_another(syndicate(asked_late("deal"))), you=None),
        scene("sy-over", to_the_end(syndicate(asked_late("deal"), end="rounds", rounds=12))),
    ]


def when_ruined() -> Play:
    """Seat 0 is ruined, and its goods are being auctioned."""
    seed = 0
    while True:
        seed += 1
        rng = Rng(seed)
        play = Play.start(find_game("syndicate"), {"players": 4}, Stream(rng))
        while not play.is_over():
            view = play.state.view(0)
            if view["players"][0]["ruined"] and view["waiting"]:
                return play
            play.act(pick(play.state, rng))


def to_the_end(play: Play) -> Play:
    rng = Rng(7)
    while not play.is_over():
        play.act(pick(play.state, rng))
    return play


def until_another(play: Play) -> Play:
    """On to where somebody else has to decide."""
    rng = Rng(7)
    while play.state.actor <= 0:
        play.act(pick(play.state, rng))
    return play


def scenes() -> list[Scene]:
    kinds = holds("alone", "founds", "grows", "merges")
    disposing = game_until(lambda view: view["step"] == "dispose" and sum(view["shares"][0]) > 3)
    past = scene("past", game_until(kinds))
    past["past"] = {"seq": 40, "view": game_until(kinds).at(40).view(0)}
    story = scene("story", until_another(game_until(kinds)))
    story["story"] = story["messages"][-1]["events"][-2:]
    late = game_until(lambda view: view["round"] == 4 and view["step"] == "sell", "stockpile")
    merged = scene("merged", disposing)
    merged["story"] = [told for told in merged["messages"][-1]["events"] if "bonus" in told["event"]["event"]]
    return [
        {"name": "waiting", "messages": [table("waiting", "acquire", NAMES[:2], 4, "waiting")]},
        {"name": "invited", "messages": [table("invited", "stockpile", LONG_NAMES[:3], 5, "waiting", None)]},
        scene("placing", game_until(kinds)),
        scene("eighth", game_until(holds("eighth"))),
        scene("dead", game_until(holds("dead"))),
        planned("planned", game_until(kinds), places("alone"), is_a("buy"), is_a("buy")),
        planned("confirming", game_until(holds("merges")), places("merges")),
        scene("founding", game_until(at_step("found"))),
        scene("surviving", game_until(at_step("survive"))),
        scene("disposing", disposing),
        planned("disposed", disposing, is_a("sell")),
        scene("buying", game_until(at_step("buy"), players=6), LONG_NAMES),
        scene("ending", game_until(may_end)),
        scene("watching", until_another(game_until(kinds)), you=None),
        scene("others", until_another(game_until(kinds))),
        story,
        merged,
        past,
        scene("over", to_the_end(game_until(kinds))),
        scene("over-watched", to_the_end(game_until(kinds, players=6)), LONG_NAMES, None),
        scene("stockpile", game_until(lambda view: view["step"] == "bid", "stockpile")),
        scene("books", late, LONG_NAMES),
        scene("books-watched", late, LONG_NAMES, None),
        scene("books-first", game_until(lambda view: view["round"] == 0, "stockpile", 5, investors=True)),
        scene("books-over", to_the_end(late)),
        *stockpile_scenes(),
        *syndicate_scenes(),
    ]


def main() -> None:
    lines = [to_json(one).decode() for one in scenes()]
    SCENES.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
