"""The rules in words: the same clauses in every language, and figures that are the game's."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from openingbell.core.data import read_data
from openingbell.core.errors import Refused
from openingbell.core.registry import find_game, game_names
from openingbell.core.state import RULES
from openingbell.core.steps import Steps
from openingbell.games.acquire.components import NAMES_1999, NAMES_CLASSIC, PRICE_CARD, PRICE_ROW, STARTING_CASH
from openingbell.games.stockpile.components import COMPANY_NAMES
from openingbell.games.stockpile.game import DATA_FILE as STOCKPILE_DATA
from openingbell.locales import Words, languages
from openingbell.locales.catalogue import HERE
from openingbell.locales.rules import (
    DECISIONS,
    Clause,
    chapters,
    clauses,
    clauses_of_steps,
    decisions,
    parse,
    rulebook,
)

SYNDICATE_DATA = HERE.parent / "games" / "syndicate" / "syndicate.toml"
BOTH = [(game, language) for game in game_names() for language in languages()]
# The investors' clauses are numbered from ten on; of Syndicate's flow, every subject from the next ten.
COUNTED_ANEW = {"S-13.10", *(f"YF-{number}" for number in range(10, 101, 10))}


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_every_language_has_the_clauses_of_the_english_file(game: str, language: str) -> None:
    english = (HERE / "en" / f"{game}.rules.md").read_text(encoding="utf-8")
    ids = re.findall(r"^\*\*(\S+)\*\*", english, re.MULTILINE)
    assert list(clauses(game, language)) == ids
    assert list(chapters(game, language)) == re.findall(r"^## (\S+)", english, re.MULTILINE)
    assert len(ids) > 10


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_clauses_are_numbered_without_gaps(game: str, language: str) -> None:
    """In every chapter from 1 on; where clauses are counted through (`Y-12`), from 1 on for each letter."""
    expected: dict[str, int] = {}
    for clause in clauses(game, language):
        counted, number = re.findall(r"^(.+[-.])(\d+)$", clause)[0]
        assert int(number) == expected.get(counted, 1) or clause in COUNTED_ANEW, clause
        expected[counted] = int(number) + 1


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_chapters_are_in_order_and_have_their_clauses(game: str, language: str) -> None:
    """Chapters are numbered, or lettered where numbers are the clauses'; none is empty."""
    expected: dict[str, str] = {}
    for chapter in chapters(game, language):
        letter, _, place = chapter.partition("-")
        assert place == expected.get(letter, "A" if place.isalpha() else "1"), chapter
        expected[letter] = chr(ord(place) + 1) if place.isalpha() else str(int(place) + 1)
    assert list(dict.fromkeys(one.chapter for one in clauses(game, language).values())) == list(
        chapters(game, language)
    )
    for clause in clauses(game, language).values():
        assert clause.chapter == clause.id.partition(".")[0] or "." not in clause.id, clause.id
        assert clause.chapter.partition("-")[0] == clause.id.partition("-")[0], clause.id


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_marks_are_the_same_everywhere_and_only_at_the_end(game: str, language: str) -> None:
    english = clauses(game, "en")
    for clause in clauses(game, language).values():
        assert clause.mark == english[clause.id].mark, clause.id
        assert clause.mark in ("", "table", *DECISIONS), clause.id
        assert not re.search(r"\[[a-z]", clause.text + clause.reason), clause.id


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_every_decision_has_a_reason(game: str, language: str) -> None:
    """And a reason is whole sentences, in this language and not in another."""
    ours = decisions(game, language)
    assert [clause.id for clause in ours] == [clause.id for clause in clauses(game, language).values() if clause.reason]
    assert ours
    for clause in ours:
        assert not clause.reason[0].islower(), clause.id
        assert clause.reason.endswith("."), clause.id
        assert language == "en" or clause.reason != clauses(game, "en")[clause.id].reason, clause.id
    assert len({clause.reason for clause in ours}) == len(ours)


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_languages_agree_on_numbers_moves_and_references(game: str, language: str) -> None:
    """A number, a move, a tile or another clause that one language names, every language names."""
    telling = re.compile(r"`[^`]+`|\b[A-Z]+-\d+(?:\.\d+)?|\b\d+[A-I]\b|\d+(?!대 주주)")  # a shareholder, not a number
    for clause in clauses(game, language).values():
        english = clauses(game, "en")[clause.id]
        for pair in ((clause.text, english.text), (clause.reason, english.reason)):
            found, expected = (sorted(telling.findall(re.sub(r"[,.\u00a0]000", "000", one))) for one in pair)
            assert found == expected, clause.id


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_every_clause_is_whole_sentences(game: str, language: str) -> None:
    for clause in clauses(game, language).values():
        assert not clause.text[0].islower(), clause.id
        assert clause.text.endswith("."), clause.id
        assert "**" not in clause.text + clause.reason, clause.id
        assert "##" not in clause.text, clause.id


@pytest.mark.parametrize("game", game_names())
def test_every_step_that_somebody_may_wait_for_has_clauses(game: str) -> None:
    """Those that ask a seat, those by chance, and the end; and no step that the game does not have."""
    steps: Steps = import_module(f"openingbell.games.{game}.steps").STEPS
    waited_for = {name for number, name in steps.names.items() if steps.kinds[number] != RULES}
    told = clauses_of_steps(find_game(game))
    assert set(steps.of_seats()) <= waited_for
    assert {step for step in told if " " not in step} == waited_for
    assert all(told.values())
    for step in told:
        name, _, players = step.partition(" ")
        assert name in waited_for, step
        assert players == "" or find_game(game).check({"players": int(players)}), step


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_the_clauses_of_steps_are_in_the_rules(game: str, language: str) -> None:
    for step, ids in clauses_of_steps(find_game(game)).items():
        assert set(ids) <= set(clauses(game, language)), step
        assert len(set(ids)) == len(ids), step


@pytest.mark.parametrize("language", languages())
def test_the_price_card_is_the_games(language: str) -> None:
    rows = [line.strip("|").split("|") for line in clauses("acquire", language)["A-1.3"].text.splitlines()]
    rows = [row for row in rows if len(row) > 1]
    sizes = [int(re.split("[–+]", cell)[0]) for cell in rows[0][1:]]
    for tier, corporation in enumerate((0, 2, 5)):
        prices = [int(cell) for cell in rows[2 + tier][1:]]
        for column, first in enumerate(sizes):
            last = sizes[column + 1] - 1 if column + 1 < len(sizes) else PRICE_ROW - 1
            for size in (first, last):
                assert PRICE_CARD[corporation * PRICE_ROW + size] == prices[column]


@pytest.mark.parametrize("language", languages())
def test_names_and_money_are_the_games(language: str) -> None:
    texts = {clause.id: clause.text for clause in clauses("acquire", language).values()}
    for name in NAMES_1999 + NAMES_CLASSIC:
        assert re.search(rf"\b{name}\b", texts["A-1.2"])
    assert [texts["A-9.4"].index(name) for name in NAMES_1999] == sorted(
        texts["A-9.4"].index(name) for name in NAMES_1999
    )
    assert Words(language).money(STARTING_CASH) in texts["A-2.1"]


def numbers(text: str) -> list[int]:
    """The numbers of a text, in their order; sums without the sign between their thousands."""
    return [int(number) for number in re.findall(r"\d+", re.sub(r"(?<=\d)[,.\u00a0](?=\d{3})", "", text))]


def card(text: str) -> list[list[str]]:
    """The rows of the table in a clause, without its headings."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]
    return rows[2:]


@pytest.mark.parametrize("language", languages())
def test_stockpiles_figures_are_the_games(language: str) -> None:
    """Cards, forecasts, bids, rounds and cash, as the data file has them."""
    texts = {clause.id: clause.text for clause in clauses("stockpile", language).values()}
    data = read_data(STOCKPILE_DATA)
    deck = data["deck"]
    stocks = sum(number for card, number in deck.items() if card in COMPANY_NAMES)
    fees = sum(number for card, number in deck.items() if card in data["fees"])
    assert numbers(texts["S-1.2"])[:3] == [sum(deck.values()), stocks, fees]
    assert numbers(texts["S-1.2"])[3:7] == [*data["fees"].values(), deck["boom"] + deck["bust"]]
    assert re.findall("`([^`]+)`", texts["S-1.3"]) == data["forecasts"]["cards"]
    assert numbers(texts["S-1.4"]) == data["bidding"]["track"]
    assert [int(cell) for cell in card(texts["S-1.6"])[0][1:]] == list(data["rounds"].values())
    assert data["cash"] == {"many": numbers(texts["S-2.1"])[0], "two": numbers(texts["S-12.1"])[0]}
    for investor, cash in enumerate(data["investors"].values()):
        amounts = numbers(texts[f"S-13.{10 + investor}"])
        assert amounts[: len(set(cash.values()))] == list(dict.fromkeys(cash.values())), investor


@pytest.mark.parametrize("language", languages())
def test_stockpiles_tracks_are_the_games(language: str) -> None:
    words = Words(language)
    boards = read_data(STOCKPILE_DATA)["board"]
    rows = {row[0]: row[1:] for row in card(clauses("stockpile", language)["S-14.3"].text)}
    assert len(rows) == len(COMPANY_NAMES)
    for company, track in boards["advanced"].items():
        values, start, split, dividends = rows[words.name("stockpile", company)]
        assert numbers(values) == track["values"]
        assert (int(start), int(split), numbers(dividends)) == (track["start"], track["split"], track["dividends"])
    standard = clauses("stockpile", language)["S-1.5"].text
    for track in boards["standard"].values():
        assert numbers(standard) == [track["values"][0], track["values"][-1], track["start"], 10, 1]


@pytest.mark.parametrize("language", languages())
def test_syndicates_firms_and_structures_are_the_games(language: str) -> None:
    """The tables of firms and of what is built on them, as the data file has them, in its order."""
    data = read_data(SYNDICATE_DATA)
    rows = card(clauses("syndicate", language)["YS-9"].text)
    firms, structures = rows[: len(data["firms"])], rows[len(data["firms"]) + 2 :]
    assert [(row[0].strip("`"), row[1], *map(int, row[2:])) for row in firms] == [
        (firm, facts["name"], facts["cost"], facts["returns"], facts["shares"]) for firm, facts in data["firms"].items()
    ]
    assert [(row[1], *map(int, row[2:])) for row in structures] == [
        (facts["name"], facts["limit"], facts["cost"], facts["returns"]) for facts in data["structures"].values()
    ]


@pytest.mark.parametrize("language", languages())
def test_syndicates_loop_is_the_games(language: str) -> None:
    data = read_data(SYNDICATE_DATA)
    loop = [data["firms"][cell]["name"] if cell in data["firms"] else cell for cell in data["board"]["cells"]]
    text = clauses("syndicate", language)["YS-1"].text.partition("\n")[2]
    assert re.findall(r"(\d+) ([A-Z][A-Z -]*)", text) == [(str(number), cell) for number, cell in enumerate(loop)]


@pytest.mark.parametrize("language", languages())
def test_syndicates_amounts_are_the_games(language: str) -> None:
    texts = {clause.id: clause.text for clause in clauses("syndicate", language).values()}
    data = read_data(SYNDICATE_DATA)
    amounts, fate, receipts = data["amounts"], data["fate"], data["receipts"]
    assert numbers(texts["Y-16"]) == [data["money"]["start"]]
    assert numbers(texts["YS-41"]) == [amounts["pay"], amounts["prize"], amounts["prison_fine"]]
    assert [numbers(texts[clause]) for clause in ("Y-54", "Y-55", "Y-66", "Y-93")] == [
        [amounts["landing"]], [amounts["land_ownership"]], [amounts["racket"]], [amounts["tax"]],
    ]  # fmt: skip
    assert numbers(texts["YF-87"]) == [amounts["tax"], amounts["tax_high"], amounts["tax_low"], amounts["prize"]]
    assert numbers(texts["YS-31"]) == [amounts["losing"], 3 * amounts["losing"]]
    assert numbers(texts["YS-33"]) == data["exchange"]["rates"]
    assert numbers(texts["YS-37"])[:2] == [receipts["credit"], receipts["credit_value"]]
    assert numbers(texts["YS-38"]) == [data["contraband"]["buy"], data["contraband"]["sell"]]
    assert numbers(texts["YS-25"]) == [fate["rock_band"]["cost"], fate["rock_band"]["returns"]]
    assert numbers(texts["YS-28"])[:2] == [fate["mafia"]["cost"], fate["mafia"]["returns"]]
    assert numbers(texts["YS-49"]) == [fate["bank_hold_up"]["cost"]]
    assert numbers(texts["YS-50"]) == [fate["space_programme"]["cost"], amounts["space"]]
    brings, costs = texts["YS-48"].split(". ")
    for sign, sentence in ((1, brings), (-1, costs)):
        named = re.findall(r"[A-Z][A-Z -]*[A-Z]", sentence)
        assert dict(zip(named, numbers(sentence), strict=True)) == {
            name: sign * amount for name, amount in fate["cash"].items() if sign * amount > 0
        }


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_title_and_introduction(game: str, language: str) -> None:
    rules = rulebook(game, language)
    assert rules.title == Words(language).say(f"{game}-title")
    assert rules.introduction


def test_reading() -> None:
    rules = parse(
        "# Game\n\nIntro.\n\n## X-1 One\n\n**X-1.1** A.\n\n| a |\n\nB. [table]\n\n## X-2 Two\n\n"
        "**X-2.1** C, see [1]. [settled: D: e.]\n\n**X-2.2** F. [provisional: G.]\n\n**X-2.3** H.\n\n"
        "## XY-A Three\n\n**XY-12** I.\n"
    )
    assert (rules.title, rules.introduction) == ("Game", "Intro.")
    assert rules.chapters == {"X-1": "One", "X-2": "Two", "XY-A": "Three"}
    assert list(rules.clauses.values()) == [
        Clause("X-1.1", "A.\n\n| a |\n\nB.", "table", chapter="X-1"),
        Clause("X-2.1", "C, see [1].", "settled", "D: e.", "X-2"),
        Clause("X-2.2", "F.", "provisional", "G.", "X-2"),
        Clause("X-2.3", "H.", chapter="X-2"),
        Clause("XY-12", "I.", chapter="XY-A"),
    ]
    assert [clause.is_decision for clause in rules.clauses.values()] == [False, True, True, False, False]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("**X-1.1** A.\n**X-1.1** B.", "twice"),
        ("**X-1.1** A. [settled]", "a decision has a reason"),
        ("**X-1.1** A. [table: B.]", "a table has none"),
    ],
)
def test_what_cannot_be_meant_is_an_error(text: str, problem: str) -> None:
    with pytest.raises(AssertionError, match=problem):
        parse(f"# Game\n{text}\n")


def test_what_is_given_out_can_be_changed_without_harm() -> None:
    clauses("acquire", "en").clear()
    assert clauses("acquire", "en")


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match="no rules of 'chess' in 'en'; there are: acquire"):
        clauses("chess", "en")
    with pytest.raises(Refused, match="no language 'xx'"):
        clauses("acquire", "xx")
