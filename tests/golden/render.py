"""Scripts of play become texts that people can read: moves, what each viewer learns, what is legal, what is refused.

A script is a `# title`, prose in further `#` lines, and scenes. A scene begins with `== what it is about`, then comes
`key: value` setup for the game's table (indented lines go on with the value), then one line for each thing done:

    place 3C                 a move, by whoever has to move, chance included
    quietly draw 1A; done    moves that are only listed
    expect-refused place 1A  a text, or a typed form in braces, that must be refused and change nothing
    look                     the table as everybody sees it
    # prose                  is copied
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import pairwise

from openingbell.core.errors import Refused
from openingbell.core.events import Event, Seen
from openingbell.core.play import read_move
from openingbell.core.playout import apply_audited
from openingbell.core.state import CHANCE, OVER, State

Setup = dict[str, list[str]]
SETUP_LINE = re.compile(r"([a-z]+(?: \d)?):(.*)")
LISTED_OUTCOMES = 12
LONGEST = 116


@dataclass(frozen=True)
class Table:
    """What a game brings along: how to set up a scene, and how its table looks to everybody."""

    arrange: Callable[[Setup], State]
    look: Callable[[State], list[str]]


@dataclass
class Scene:
    title: str
    setup: Setup = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)


def render(script: str, table: Table) -> str:
    """The whole golden text of a script."""
    prose, scenes = read(script)
    output = list(prose)
    for scene in scenes:
        output += ["", "", scene.title, "=" * len(scene.title), "", *play(scene, table)]
    return re.sub(r" +\n", "\n", "\n".join(output) + "\n")


def read(script: str) -> tuple[list[str], list[Scene]]:
    """The prose before the first scene, and the scenes."""
    prose: list[str] = []
    scenes: list[Scene] = []
    key = ""
    for line in script.splitlines():
        if line.startswith("== "):
            scenes.append(Scene(line.removeprefix("== ")))
        elif not scenes:
            prose += [line.removeprefix("#").removeprefix(" ")] if line else []
        elif line.startswith("  ") and not scenes[-1].lines:
            scenes[-1].setup[key].append(line.strip())
        elif (found := SETUP_LINE.fullmatch(line)) and not scenes[-1].lines:
            key = found[1]
            scenes[-1].setup[key] = [found[2].strip()] if found[2] else []
        elif line:
            scenes[-1].lines.append(line)
    return prose, scenes


def play(scene: Scene, table: Table) -> list[str]:
    """The lines of one scene."""
    state = table.arrange(scene.setup)
    output = [*table.look(state), "", waits(state)]
    moves = 0
    for before, line in pairwise(["", *scene.lines]):
        word, _, rest = line.partition(" ")
        if word == "#":
            output += [rest] if before.startswith("# ") else ["", rest]
        elif line == "look":
            output += ["", *table.look(state), "", waits(state)]
        elif word == "expect-refused":
            output += ["", f"{name(int(state.actor))} tries: {rest}", *refusal(state, rest, moves + 1)]
        elif word == "quietly":
            texts = rest.split("; ")
            moves += len(texts)
            for text in texts:
                move(state, text)
            output += ["", *wrapped("then: ", texts, "; "), waits(state)]
        else:
            moves += 1
            output += ["", f"{name(int(state.actor))}: {line}", *move(state, line), waits(state)]
    return output


def move(state: State, text: str) -> list[str]:
    """Make a move and audit it. Returns what everybody learns."""
    players = len(state.scores())
    action = state.game.from_text(state, text)
    assert state.is_legal(action), f"{text!r} is not legal; {waits(state).strip()}"
    return [line for event in apply_audited(state, action) for line in told(event, players)]


def told(event: Event, players: int) -> list[str]:
    """An event in each form, with those who see it so."""
    forms: dict[str, list[int | None]] = {}
    for viewer in viewers(players):
        seen = event.seen_by(viewer)
        forms.setdefault("nothing" if seen is None else form(seen), []).append(viewer)
    return [f"    {audience(seers, players)}: {text}" for text, seers in forms.items()]


def form(seen: Seen) -> str:
    parts = [spelt(key, value) for key, value in seen.items() if key != "event"]
    return f"{seen['event']}" + "".join(f", {part}" for part in parts)


def spelt(key: str, value: object) -> str:
    if value is True:
        return key
    return f"{key} " + (" ".join(str(item) for item in value) if isinstance(value, list) else str(value))


def waits(state: State) -> str:
    """Who has to decide what, and everything that is legal."""
    if state.actor == OVER:
        return f"  over: scores {state.scores()}, winners {state.winners()}"
    texts = [state.game.to_text(state, action) for action in state.legal()]
    if state.actor != CHANCE:
        return "\n".join(wrapped(f"  {name(int(state.actor))} may: ", texts))
    weights = list(state.weights())
    if len(texts) > LISTED_OUTCOMES:
        return f"  chance: {texts[0]} … {texts[-1]}, {len(texts)} outcomes of weight {sum(weights)} in all"
    return "\n".join(
        wrapped("  chance: ", [f"{text} (x{weight})" for text, weight in zip(texts, weights, strict=True)])
    )


def refusal(state: State, text: str, number: int) -> list[str]:
    """What is said to a move that must be refused; nothing may change."""
    before = state.everything()
    log: list[Event] = []
    try:
        if text.startswith("{"):
            state.apply(state.game.from_json(state, json.loads(text)), log)
        else:
            state.apply(read_move(state, text, number), log)
    except Refused as refused:
        said = f"{type(refused).__name__}: {refused}"
    else:
        raise AssertionError(f"{text!r} was accepted")
    assert (state.everything(), log) == (before, []), f"{text!r} was refused, but something changed"
    return [f"    refused, nothing changed: {said if len(said) <= 2 * LONGEST else said[:LONGEST] + ' …'}"]


def name(actor: int) -> str:
    return {CHANCE: "chance", OVER: "nobody"}.get(actor, f"seat {actor}")


def viewers(players: int) -> list[int | None]:
    return [*range(players), None]


def audience(seers: list[int | None], players: int) -> str:
    """`everybody`, or the seats and the spectator by name."""
    if len(seers) == players + 1:
        return "everybody"
    return ", ".join("spectator" if seer is None else name(seer) for seer in seers)


def wrapped(head: str, items: Iterable[str], separator: str = ", ") -> list[str]:
    """Items in lines of a readable width."""
    lines = [head]
    for item in items:
        if len(lines[-1]) + len(item) > LONGEST:
            lines.append("      ")
        lines[-1] += item + separator
    lines[-1] = lines[-1].removesuffix(separator)
    return lines
