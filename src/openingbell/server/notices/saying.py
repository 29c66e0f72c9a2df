"""What a notice says: the game, with whom, whose turn it is, and where.

It is made from these alone, so that nothing hidden can be in it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass

from openingbell.locales import Words, preferred_language
from openingbell.protocol.notices import Kind

MARKED = re.compile(r"([\\`*_~|>\[\]()#:<@-])")
JSON = {"content-type": "application/json", "user-agent": "OpeningBell"}


@dataclass(frozen=True)
class Turn:
    """Somebody's turn at a table of a game: their name, the other people's, the bots', and the table's id."""

    table_id: str
    game: str
    name: str
    others: tuple[str, ...]
    bots: tuple[str, ...] = ()


@dataclass(frozen=True)
class Notice:
    """What somebody is told: a headline, a line below it, and the path that leads there. `tag` is the same for notices
    of which the last one replaces those before."""

    title: str
    text: str
    path: str
    tag: str


def words_in(language: str) -> Words:
    """Of the language that somebody wished for; English if it is not spoken here any more."""
    return Words(preferred_language([language]))


def your_turns(words: Words, turns: Sequence[Turn]) -> Notice:
    """To whoever has to decide, once for all tables that wait."""
    if len(turns) == 1:
        return Notice(words.say("notice-your-turn"), _where(words, turns[0]), f"t/{turns[0].table_id}", "turn")
    games = words.join(list(dict.fromkeys(_title(words, turn) for turn in turns)))
    return Notice(words.say("notice-your-turns", number=len(turns)), games, "next", "turn")


def somebodys_turn(words: Words, turn: Turn) -> Notice:
    """To whoever reads what a table tells."""
    return Notice(words.say("notice-turn-of", name=turn.name), _where(words, turn), f"t/{turn.table_id}", turn.table_id)


def trial(words: Words) -> Notice:
    """For somebody who wants to see whether it works."""
    return Notice(words.say("notice-trial"), words.say("notice-trial-text"), "", "trial")


def body_for(kind: Kind, notice: Notice, site: str) -> bytes:
    """As it is sent; a browser knows itself where the page is."""
    if kind == "push":
        said = {"title": notice.title, "text": notice.text, "path": notice.path, "tag": notice.tag}
    elif kind == "discord":
        text = f"**{_plain(notice.title)}**\n{_plain(notice.text)}\n<{site}{notice.path}>"
        return json.dumps({"content": text, "allowed_mentions": {"parse": []}}).encode()
    else:
        said = {"title": notice.title, "text": f"{notice.title}: {notice.text}", "url": f"{site}{notice.path}"}
    return json.dumps(said).encode()


def _where(words: Words, turn: Turn) -> str:
    names = [*turn.others, *map(words.bot, turn.bots)]
    return words.say("notice-where", game=_title(words, turn), names=words.join(names))


def _title(words: Words, turn: Turn) -> str:
    return words.say(f"{turn.game}-title")


def _plain(text: str) -> str:
    """Names are text: nothing in one becomes a link, a mention or a heading."""
    return MARKED.sub(r"\\\1", text)
