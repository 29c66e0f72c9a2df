"""Bids and sales in Stockpile at a terminal: what each choice costs or brings, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

from openingbell.core.rng import Rng
from openingbell.locales import Words
from tests.cli.bell import BELL
from tests.terminal.evening import Evening, everywhere, is_shown
from tests.terminal.window import Terminal

PLAYERS = 4


@everywhere
def test_a_round_without_investors(tmp_path: Path, columns: int, rows: int, language: str) -> None:
    """Up to the first sale: a line of bids for each pile, money with every card to sell, and first what is safe."""
    words, rng = Words(language), Rng(5)
    arguments = ("--bots", "random", "--seed", "8", "--players", str(PLAYERS), "--lang", language)
    names = [words.say("person", number=1), *words.tell_apart([words.bot("random")] * (PLAYERS - 1))]
    with Terminal(BELL, "play", "stockpile", *arguments, columns=columns, rows=rows, directory=tmp_path) as terminal:
        evening = Evening("stockpile", terminal, {"players": PLAYERS}, names, 1, 8, language=language)
        steps: set[str] = set()
        while "sell" not in steps:
            assert evening.next_decision()
            step = evening.game.view(0)["step"]
            steps.add(step)
            screen, choices = evening.screen(), evening.choices()
            assert [item for item in choices if not is_shown(item, screen)] == []
            assert not re.search("nvest|нвест", screen)
            assert not re.search(r"\d{4}", screen.replace("help, quit", ""))  # 1,435 or 1 435
            if step == "bid":
                a_line_for_each_pile(evening)
            if step == "sell":
                assert choices[0].words == words.move("stockpile", {"type": "done"})
                assert "Enter" in choices[0].money.plain
                assert all("+" in item.money.plain for item in choices[1:])
            evening.choose(int(rng.below(len(choices))))
        assert {"place", "bid", "sell"} <= steps


def a_line_for_each_pile(evening: Evening) -> None:
    """The pile is said once, then its bids; no money of others stands beside them, as if the bid had caused it."""
    words, lines = evening.words, evening.terminal.screen()
    forms = [move.form for move in evening.game.legal()]
    for pile in {form["pile"] for form in forms}:
        said = words.move("stockpile", {"type": "bid", "pile": pile, "amount": 0}).partition(":")[0]
        assert sum(line.lstrip().startswith(f"{said}:") for line in lines) == 1
    assert not any(name in item.money.plain for name in evening.game.names[1:] for item in evening.choices())
