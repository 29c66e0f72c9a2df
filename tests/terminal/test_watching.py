"""`bell watch` at a terminal: it goes by itself, stops, and goes step by step."""

from __future__ import annotations

import re

from openingbell.core.registry import find_game
from openingbell.locales import Words
from openingbell.terminal.log import Log
from openingbell.terminal.session import Session
from tests.cli.bell import BELL
from tests.terminal.evening import everywhere, joined
from tests.terminal.window import RIGHT, Terminal


@everywhere
def test_pause_and_step(columns: int, rows: int, language: str) -> None:
    """Stopped at once, each key is one move, and what it brought is told last, in a window of another size too."""
    words = Words(language)
    going, paused = (re.escape(words.say(f"watch-keys{which}")) for which in ("", "-paused"))
    names = words.tell_apart([words.bot("random")] * 3)
    beside = Session.start(find_game("acquire"), {"players": 3}, names, (), 2)
    log = Log(beside, None, words)
    command = (BELL, "watch", "acquire", "--bots", "random", "--players", "3", "--seed", "2", "--speed", "0.01")
    with Terminal(*command, "--lang", language, columns=columns, rows=rows) as terminal:
        terminal.expect_screen(going)
        assert last_told(terminal).endswith(joined(log.last(1)))
        terminal.send(" ")
        terminal.expect_screen(paused)
        for _ in range(4):
            beside.wait()
            terminal.send(RIGHT)
            terminal.expect_screen(rf"{re.escape(log.last(1)[0][:30])}(.|\n)*{paused}")
            assert last_told(terminal).endswith(joined(log.last(1)))
        terminal.resize(columns + 20, rows + 5)
        terminal.expect_screen(rf"^─{{{columns + 20}}}$(.|\n)*{paused}")
        assert last_told(terminal).endswith(joined(log.last(1)))
        terminal.send(" ")
        terminal.expect_screen(going)
        terminal.send("q")
        assert terminal.wait() == 0
        assert terminal.settings() == terminal.settings_before


def last_told(terminal: Terminal) -> str:
    """What stands above the rule."""
    screen = terminal.screen()
    rule = next(number for number, line in enumerate(screen) if line.startswith("─" * 40))
    return joined(screen[:rule])
