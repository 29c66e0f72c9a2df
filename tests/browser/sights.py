"""Every page of the site, each with the address of a town where there is something to be seen on it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Sight:
    name: str
    path: str  # `{…}` is one of the town's places
    sign: str  # the test id of what is there once the page is
    clicks: tuple[str, ...] = ()  # what is opened on it before that, one after the other
    stranger: bool = False  # seen by somebody who has never been here

    def __str__(self) -> str:
        return self.name


SIGHTS = (
    Sight("lobby", "/", "your-turn"),
    Sight("lobby-of-a-stranger", "/", "today-acquire", stranger=True),
    Sight("set-up", "/", "delay-120", ("more-choices",)),
    Sight("waiting", "/t/{waiting}", "waiting"),
    Sight("waiting-for-a-stranger", "/t/{waiting}", "waiting", stranger=True),
    Sight("curtain", "/t/{hot-seat}", "curtain"),
    Sight("acquire", "/t/{acquire}", "hand"),
    Sight("acquire-over", "/t/{acquire-over}", "results"),
    Sight("stockpile", "/t/{stockpile}", "board"),
    Sight("stockpile-over", "/t/{stockpile-over}", "results"),
    Sight("syndicate", "/t/{syndicate}", "board"),
    Sight("syndicate-over", "/t/{syndicate-over}", "results"),
    Sight("trade", "/t/{syndicate}", "partner-1", ("kind-trade", "partner-1")),
    Sight("charts", "/t/{acquire}", "chart", ("tab-charts",)),
    Sight("talk", "/t/{acquire}", "talk-words", ("tab-talk",)),
    Sight("notes", "/t/{acquire}", "notes", ("tab-notes",)),
    Sight("table-menu", "/t/{acquire}", "ask-takeback", ("table-menu",)),
    Sight("typing", "/t/{acquire}", "typed", ("type-move",)),
    Sight("keys", "/t/{acquire}", "dialog-keys", ("menu", "menu-keys")),
    Sight("replay", "/replay/{acquire-over}?at=40", "replay"),
    Sight("replay-of-a-record", "/replay", "record-file"),
    Sight("review", "/review/{review}", "costliest"),
    Sight("review-not-asked", "/review/{acquire-over}", "review-ask"),
    *(Sight(f"learn-{game}", f"/learn/{game}", "task") for game in ("acquire", "stockpile", "syndicate")),
    *(Sight(f"rules-{game}", f"/rules/{game}", "rules") for game in ("acquire", "stockpile", "syndicate")),
    Sight("deal", "/d/{deal}", "beside", ("compare",)),
    Sight("deal-of-a-stranger", "/d/{deal}", "deal-hidden", stranger=True),
    Sight("new-deal", "/d/new", "deal-create"),
    Sight("leaderboard", "/leaderboard/acquire-3", "leaders"),
    Sight("player", "/p/me", "history"),
    Sight("statistics", "/statistics/acquire-3", "statistics"),
    Sight("account", "/account", "make-token"),
    Sight("account-of-a-stranger", "/account", "log-in", stranger=True),
    Sight("notices", "/notices", "webhook"),
    Sight("notices-of-a-table", "/notices/{acquire}", "table-off"),
    Sight("no-such-table", "/t/nosuchtable", "nothing", stranger=True),
    Sight("nowhere", "/nowhere", "nothing", stranger=True),
    Sight("offline", "/offline", "offline"),
)
