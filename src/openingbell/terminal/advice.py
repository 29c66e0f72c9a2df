"""A bot's opinion on a decision, as a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from openingbell.bots.decision import Choice, Decision
from openingbell.locales import Words

COLUMNS = {
    "visits": "hint-heading-visits",
    "chance": "hint-heading-chance",
    "score": "hint-heading-score",
    "spread": "hint-heading-spread",
    "gain": "hint-heading-gain",
}


def advice(
    decision: Decision,
    in_words: Callable[[str], str],
    game_name: str,
    words: Words,
    why: Sequence[str] = (),
    played: str | None = None,
    rows: int | None = None,
    label: Callable[[str], str] | None = None,
) -> RenderableType:
    """What it would do and `why`, what it thinks of each option (the best first, not more than `rows`), and what it
    expects.

    `label` says how the options are called in the table, if not in words.
    """
    columns = [name for name in COLUMNS if any(getattr(choice, name) is not None for choice in decision.choices)]
    table = Table(box=None, pad_edge=False)
    table.add_column(words.say("hint-heading-option"))
    for column in columns:
        table.add_column(words.say(COLUMNS[column]), justify="right")
    for choice in decision.choices[:rows]:
        mark = " ←" if choice.text == played else ""
        table.add_row(
            f"{(label or in_words)(choice.text)}{mark}",
            *(_cell(choice, column, game_name, words) for column in columns),
        )
    bot = words.bot(decision.bot)
    parts: list[RenderableType] = [
        Text(words.say("hint-advice", bot=bot, move=in_words(decision.chosen().text)), "bold"),
        *(Text(f"  · {reason}") for reason in why),
        table,
    ]
    if len(decision.line) > 1:
        parts.append(Text(words.say("hint-line", line=", ".join(decision.line))))
    if decision.iterations:
        parts.append(Text(words.say("hint-iterations", number=decision.iterations), "dim"))
    return Group(*parts)


def _cell(choice: Choice, column: str, game_name: str, words: Words) -> str:
    value = getattr(choice, column)
    if value is None:
        return "–"
    if column == "visits":
        return str(value)
    if column == "chance":
        return f"{100 * value:.1f} %"
    return words.money(round(value), game_name)
