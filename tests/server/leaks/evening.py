"""A whole game at a real server, in which everybody tries every door: players, spectators, and somebody else."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from openingbell.core.state import OVER
from openingbell.fairness.promise import new_secret, salt_commitment
from tests.server.leaks.hearing import Viewer
from tests.server.serving import BOT, ME, OPEN, Server

SALTED = {**ME, "salted": True}

DELAY = 1  # seconds
ACCEPTED = 201
OVER_ONLY = ("record", "draws", "worths?at=1", "replay", "review")  # doors that open when the game is over
FIRST_SUM = 111
CLOCK = {"per": "game", "seconds": 3600, "increment": 5}
OPTIONS: dict[str, list[dict[str, object]]] = {
    "acquire": [{"holdings": "hidden"}, {"holdings": "open"}],
    "stockpile": [{"investors": True, "board": "advanced"}, {"investors": False}],
    "syndicate": [{}],
}


@dataclass
class Private:
    """What people at the table wrote, and who besides them may read it while the game is played."""

    notes: dict[str, Viewer] = field(default_factory=dict)
    words: dict[str, bool] = field(default_factory=dict)  # and whether a player said it
    orders: dict[int, list[dict[str, Any]]] = field(default_factory=dict)  # by seat
    told: list[dict[str, Any]] = field(default_factory=list)  # those that everybody is told of
    sketches: dict[str, tuple[int, int]] = field(default_factory=dict)  # by a sum that nothing else has
    sandboxes: list[tuple[Viewer, str, int]] = field(default_factory=list)  # whose, and from which position


class Evening:
    """One table of a game, whose number decides what it is like."""

    def __init__(self, server: Server, game: str, number: int) -> None:
        self.game = game
        self.chooser = random.Random(f"{game} {number}")
        self.people, bots = 2 + number % 2, number // 2 % 2
        self.delay = DELAY if number % 3 == 0 else 0
        self.seats = self.people + bots
        self.due: list[Door] = []  # doors to be tried, each as often as any other
        self.private = Private()
        self.stranger = Viewer(server, "Zoe")
        self.spectators = [Viewer(server, None), Viewer(server, "Sue")]
        self.players = [Viewer(server, f"Player {seat}", seat) for seat in range(self.people)]
        self.everybody = [*self.players, *self.spectators, self.stranger]
        options = OPTIONS[game][number % len(OPTIONS[game])]
        wanted = {
            "game": game, "options": {"players": self.seats, **options}, "listed": True, "hints": True,
            "seats": [SALTED, *[OPEN] * (self.people - 1), *[BOT] * bots], "delay": self.delay, "clock": CLOCK,
        }  # fmt: skip
        self.id = str(self.players[0].must("POST", "/tables", wanted)["id"])
        self.path = f"/tables/{self.id}"

    # --- the game -----------------------------------------------------------------------------------------------------

    def play(self, moves: int) -> None:
        """To its end, or until all agree to end it after so many moves."""
        for player in self.players[1:]:
            player.must("PUT", f"{self.path}/seats/{player.seat}", ME)
        for viewer in (*self.players, *self.spectators):
            viewer.watch(f"{self.path}/live")
        for viewer in self.everybody:
            viewer.watch("/lobby/live")
        self._salt(self.players[0])
        for _ in range(moves):
            position = self._asked()
            if position["view"]["actor"] == OVER:
                break
            if self.chooser.random() < 0.5:
                self._next_door()(self, self.chooser.choice(self.everybody))
            self._move()
        else:
            self._agree(self.players[0], {"what": "end"})
        self._look_back()

    def _salt(self, player: Viewer) -> None:
        """With the last one the game begins, before everybody's eyes."""
        salt, house = new_secret(), player.must("GET", self.path)["fair"]["commitment"]
        player.must("PUT", f"{self.path}/salt", {"house": house, "commitment": salt_commitment(salt, house)})
        player.must("POST", f"{self.path}/salt", {"salt": salt})

    def _next_door(self) -> Door:
        if not self.due:
            self.due = self.chooser.sample(DOORS, len(DOORS))
        return self.due.pop()

    def _asked(self) -> dict[str, Any]:
        """The position in which somebody has to decide who is no bot, or the last one."""
        return self.players[0].wait(lambda one: one["view"]["actor"] < self.people and one["view"]["actor"] != -1)

    def _move(self) -> None:
        actor = self._asked()["view"]["actor"]
        if actor == OVER:
            return
        player = self.players[actor]
        seq = self.players[0].position["seq"]
        position = player.wait(lambda one: one["seq"] >= seq)
        if position["legal"]:
            move = self.chooser.choice(position["legal"])["move"]
            answer = player.ask("POST", f"{self.path}/moves", {"seq": position["seq"], "moves": [move]})
            if answer.status_code == ACCEPTED:
                self._heard_by_all(answer.json()["seq"])

    def _heard_by_all(self, seq: int) -> None:
        for player in self.players:
            player.wait(lambda one: one["seq"] >= seq)

    def _agree(self, viewer: Viewer, wanted: dict[str, Any]) -> None:
        """Ask the others for something, and they say yes."""
        answer = viewer.ask("POST", f"{self.path}/requests", wanted)
        if answer.status_code != ACCEPTED:
            return
        self._heard_by_all(answer.json()["seq"])
        while (asked := viewer.position["course"]["request"]) is not None:
            reply = {"number": asked["number"], "yes": True}
            answer = self.players[asked["needed"][0]].must("POST", f"{self.path}/requests/answer", reply)
            self._heard_by_all(answer["seq"])

    def _look_back(self) -> None:
        """Once it is over everybody asks for what was kept from them. Who is behind is not told yet."""
        for viewer in self.everybody:
            for door in (*OVER_ONLY, "talk", "positions/3", "positions?at=2&at=4", "players", ""):
                viewer.ask("GET", f"{self.path}/{door}".rstrip("/"))
        for viewer in (self.players[0], *self.spectators):
            self._open(viewer)
        self._go_on(self.spectators[-1])  # for whom it may not be over yet

    # --- doors --------------------------------------------------------------------------------------------------------

    def _preview(self, viewer: Viewer) -> None:
        legal = viewer.position.get("legal") or [{"move": "pass"}]
        moves = [self.chooser.choice(legal)["move"]]
        viewer.ask("POST", f"{self.path}/preview", {"seq": self._seq(), "moves": moves})

    def _intrude(self, viewer: Viewer) -> None:
        """A move out of turn, or from nobody."""
        if not viewer.position.get("legal"):
            viewer.ask("POST", f"{self.path}/moves", {"seq": self._seq(), "moves": ["done"]})

    def _err(self, viewer: Viewer) -> None:
        """Moves of which the second cannot be: nothing is made, and the refusal tells no more than a preview."""
        if viewer.position.get("legal"):
            wrong = {"seq": self._seq(), "moves": [viewer.position["legal"][0]["move"]] * 2}
            viewer.ask("POST", f"{self.path}/preview", wrong)

    def _past(self, viewer: Viewer) -> None:
        viewer.ask("GET", f"{self.path}/positions/{self.chooser.randint(0, self._seq())}")

    def _several(self, viewer: Viewer) -> None:
        at = sorted(self.chooser.randint(0, self._seq()) for _ in range(2))
        viewer.ask("GET", f"{self.path}/positions?" + "&".join(f"at={one}" for one in at))

    def _world(self, viewer: Viewer) -> None:
        viewer.ask("GET", f"{self.path}/worlds/{self._seq()}")

    def _too_early(self, viewer: Viewer) -> None:
        for door in OVER_ONLY:
            viewer.ask("GET", f"{self.path}/{door}")
        viewer.ask("POST", f"{self.path}/review")

    def _go_on(self, viewer: Viewer) -> None:
        """From a game that is not over, or at the next table."""
        seats = [ME, *[BOT] * (self.seats - 1)]
        viewer.ask("POST", "/forks", {"table": self.id, "at": self._seq() // 2, "seats": seats})
        viewer.ask("POST", f"{self.path}/next")

    def _try_out(self, viewer: Viewer) -> None:
        """A sandbox: whoever plays it to its end sees all that is in it, so nothing may lie there as it really does."""
        seq = self._seq()
        answer = viewer.ask("POST", f"{self.path}/what-if", {"seq": seq, "bot": BOT["bot"]})
        if answer.status_code == ACCEPTED:
            self.private.sandboxes.append((viewer, str(answer.json()["id"]), seq))

    def _meet(self, viewer: Viewer) -> None:
        viewer.ask("GET", f"{self.path}/players")

    def _open(self, viewer: Viewer) -> None:
        """The page, with what it shows first."""
        viewer.open(f"/t/{self.id}")

    def _hint(self, viewer: Viewer) -> None:
        viewer.ask("POST", f"{self.path}/hint", {"seq": self._seq()})

    def _lobby(self, viewer: Viewer) -> None:
        for door in ("/tables", "/lobby/playing", self.path, "/promises"):
            viewer.ask("GET", door)

    def _talk(self, viewer: Viewer) -> None:
        words = f"word{len(self.private.words)}x{viewer.seat}"
        self.private.words[words] = viewer.seat is not None
        viewer.ask("POST", f"{self.path}/talk", {"words": words})
        self.chooser.choice(self.everybody).ask("GET", f"{self.path}/talk")

    def _note(self, viewer: Viewer) -> None:
        notes = f"note{len(self.private.notes)}x{viewer.seat}"
        self.private.notes[notes] = viewer
        viewer.ask("PUT", f"{self.path}/notes", {"notes": notes})
        self.chooser.choice(self.everybody).ask("GET", f"{self.path}/notes")

    def _order(self, viewer: Viewer) -> None:
        """One of the standing answers that are offered; what is to be chosen freely stays as it was offered."""
        offered = viewer.ask("GET", f"{self.path}/standing").json().get("offers")
        if offered:
            one = self.chooser.choice(offered)
            order = {"word": one["word"], "facts": one["facts"]}
            told = bool(one["public"]) and self.chooser.random() < 0.5
            assert viewer.seat is not None
            self.private.orders.setdefault(viewer.seat, []).append(order)
            if told:
                self.private.told.append(order)
            viewer.ask("POST", f"{self.path}/standing", {**order, "told": told})
        self.chooser.choice(self.everybody).ask("GET", f"{self.path}/standing")

    def _sketch(self, viewer: Viewer) -> None:
        """A trade that is only thought about, and then shown: what can be had for a sum that no other sketch names."""
        if viewer.seat is not None:
            partner = self.chooser.choice([player.seat for player in self.players if player is not viewer])
            assert partner is not None
            sum_of_money = f"{FIRST_SUM + len(self.private.sketches)}"
            sketch = {"proposer": viewer.seat, "partner": partner, "gives": [sum_of_money], "takes": []}
            judged = viewer.ask("POST", f"{self.path}/sketch", {**sketch, "seq": self._seq()}).json()
            wanted = [thing for thing in judged.get("may_take", ()) if thing != "money"]
            if wanted and sum_of_money not in judged["gone"]:
                self.private.sketches[sum_of_money] = (viewer.seat, partner)
                viewer.ask("POST", f"{self.path}/sketches", {**sketch, "takes": wanted[:1]})
        self.chooser.choice(self.everybody).ask("GET", f"{self.path}/sketches")

    def _take_back(self, viewer: Viewer) -> None:
        self._agree(viewer, {"what": "takeback"})

    def _pause(self, viewer: Viewer) -> None:
        self._agree(viewer, {"what": "pause"})
        if self.players[0].position["course"]["paused"]:
            self._heard_by_all(self.players[0].must("POST", f"{self.path}/resume")["seq"])

    def _seq(self) -> int:
        return int(self.players[0].position["seq"])


Door = Callable[[Evening, Viewer], None]
DOORS: tuple[Door, ...] = (
    Evening._preview, Evening._intrude, Evening._err, Evening._past, Evening._several, Evening._world,
    Evening._too_early, Evening._go_on, Evening._try_out, Evening._meet, Evening._open, Evening._hint, Evening._lobby,
    Evening._talk, Evening._note, Evening._order, Evening._sketch, Evening._take_back, Evening._pause,
)  # fmt: skip


@contextmanager
def played(server: Server, game: str, number: int, moves: int) -> Iterator[Evening]:
    """An evening after its last move, with everything that its people were sent."""
    evening = Evening(server, game, number)
    try:
        evening.play(moves)
        yield evening
    finally:
        for viewer in evening.everybody:
            viewer.close()
