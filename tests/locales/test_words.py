"""What the catalogue says, word for word where it is easy to get wrong."""

from __future__ import annotations

import pytest

from openingbell.core.errors import Refused
from openingbell.core.events import Event, Seen
from openingbell.games.acquire.board import EFFECT_NAMES
from openingbell.games.acquire.components import NAMES_1999, NAMES_CLASSIC
from openingbell.locales import Words, languages
from openingbell.locales.catalogue import HERE, Catalogue, catalogue

NAMES = ["Ann", "Bob", "Eve"]
EN = Words("en")
RU = Words("ru")


def seen_by_all(event: Event) -> Seen:
    seen = event.seen_by(None)
    assert seen is not None
    return seen


def test_languages_are_the_folders() -> None:
    assert languages() == sorted(path.name for path in HERE.iterdir() if (path / "core.ftl").exists())
    assert {"en", "ru"} <= {*languages()}


@pytest.mark.parametrize("language", ["xx", "", "EN", "../en", "__pycache__"])
def test_unknown_languages_are_refused_in_a_sentence(language: str) -> None:
    with pytest.raises(Refused, match=r"there is no language .*; there are: en, "):
        Words(language)


def test_a_language_is_read_once_and_only_when_needed() -> None:
    fresh = Catalogue("ru")
    assert "_bundle" not in vars(fresh)
    assert fresh.money(5) == "5\u00a0$"
    assert "_bundle" in vars(fresh)
    assert catalogue("ru") is catalogue("ru")


@pytest.mark.parametrize("language", languages())
def test_what_is_missing_is_an_error(language: str) -> None:
    words = Words(language)
    with pytest.raises(LookupError, match="no message acquire-event-nothing"):
        words.say("acquire-event-nothing")
    with pytest.raises(LookupError, match="Unknown external: level"):
        words.say("bot")
    with pytest.raises(LookupError, match="acquire-event-bought"):
        words.event("acquire", {"event": "bought", "seat": 0, "corporation": "Hydra"}, NAMES)
    with pytest.raises(LookupError):
        words.event("acquire", {"event": "announced", "seat": 3}, NAMES)
    with pytest.raises(LookupError, match="acquire-prompt-deal"):
        words.prompt("acquire", "deal")
    with pytest.raises(LookupError, match="chess-move-pass"):
        words.move("chess", {"type": "pass"})


@pytest.mark.parametrize(
    ("amount", "english", "russian"),
    [
        (0, "$0", "0_$"),
        (300, "$300", "300_$"),
        (1200, "$1,200", "1_200_$"),
        (41200, "$41,200", "41_200_$"),
        (1234500, "$1,234,500", "1_234_500_$"),
        (-700, "−$700", "−700_$"),
    ],
)
def test_money(amount: int, english: str, russian: str) -> None:
    assert EN.money(amount) == english
    assert RU.money(amount) == russian.replace("_", "\u00a0")


def test_money_of_a_game_that_has_no_dollars() -> None:
    assert EN.money(1200, "syndicate") == "1,200"
    assert EN.money(-50, "syndicate") == "−50"
    assert RU.money(1200, "syndicate") == "1\u00a0200"
    assert EN.money(1200, "acquire") == "$1,200"


def test_which_way_money_went_and_to_whom() -> None:
    """Paid by the bank, to the bank, to another; and by or to the Banker, whose money the bank's is."""
    told = [
        (Event("salary", 0, 75), "Ann gets 75 as pay.", "Ann получает 75: зарплата."),
        (Event("salary", 2, -75, 0), "Eve pays Ann 75 as pay.", "Eve платит игроку Ann 75: зарплата."),
        (Event("taxed", 0, -20), "Ann pays 20 in tax.", "Ann платит 20: налог."),
        (Event("built", 0, facts={"good": "motor_1"}), "Ann builds on Truck.", "Ann строит на клетке: Грузовики."),
        (
            Event("built", 0, -40, 2, facts={"good": "motor_1"}),
            "Ann builds on Truck for 40 (to Eve).",
            "Ann строит на клетке за 40 (игроку Eve): Грузовики.",
        ),
    ]
    for event, english, russian in told:
        assert EN.event("syndicate", seen_by_all(event), NAMES) == english
        assert RU.event("syndicate", seen_by_all(event), NAMES) == russian


def test_seats_and_items_in_lists() -> None:
    duel = seen_by_all(Event("tied", facts={"seats": [0, 2]}))
    assert EN.event("syndicate", duel, NAMES) == "A tie, and another throw: Ann and Eve."
    offer = seen_by_all(Event("proposed", 0, other=1, facts={"giving": ["share motor_1", "load", "150"], "taking": []}))
    english = "Ann offers Bob a trade: a share of Truck, a load of contraband and 150 for nothing."
    assert EN.event("syndicate", offer, NAMES) == english


def test_a_move_in_the_words_of_its_parts() -> None:
    assert EN.move("syndicate", {"type": "give", "paper": "share", "firm": "motor_1"}) == "Give a share of Truck"
    assert EN.move("syndicate", {"type": "give", "paper": "exchange"}) == "Give a share of the exchange"
    assert EN.move("syndicate", {"type": "give", "group": "motor"}) == "Give Motor industry"
    assert EN.move("syndicate", {"type": "give", "firm": "football_1"}) == "Give Lions"


def test_what_a_purchase_costs_has_no_sign() -> None:
    seen = seen_by_all(Event("bought", 0, -1200, facts={"corporation": "Hydra"}))
    assert EN.event("acquire", seen, NAMES) == "Ann buys a share of Hydra for $1,200."
    assert RU.event("acquire", seen, NAMES) == "Ann покупает акцию Hydra за 1\u00a0200\u00a0$."


def test_the_reader_is_addressed() -> None:
    seen = seen_by_all(Event("bought", 1, -300, facts={"corporation": "Hydra"}))
    assert EN.event("acquire", seen, ["Ann", EN.say("you")]) == "You buy a share of Hydra for $300."
    assert RU.event("acquire", seen, ["Ann", RU.say("you")]) == "Вы покупаете акцию Hydra за 300\u00a0$."


def test_lists() -> None:
    assert [EN.join(NAMES[:number]) for number in range(4)] == ["", "Ann", "Ann and Bob", "Ann, Bob and Eve"]
    assert [RU.join(NAMES[:number]) for number in range(4)] == ["", "Ann", "Ann и Bob", "Ann, Bob и Eve"]
    seen = seen_by_all(Event("merger", 2, facts={"corporations": ["Sackson", "Hydra", "Quantum"]}))
    assert EN.event("acquire", seen, NAMES) == "Eve merges Sackson, Hydra and Quantum."
    assert RU.event("acquire", seen, NAMES) == "Eve объединяет корпорации Sackson, Hydra и Quantum."


def test_holdings_name_the_holders_and_the_market() -> None:
    three = seen_by_all(Event("holdings", facts={"corporation": "Zeta", "shares": [3, 0, 11]}))
    assert EN.event("acquire", three, NAMES) == "Shares of Zeta: Ann has 3 and Eve has 11."
    assert RU.event("acquire", three, NAMES) == "Акции Zeta: Ann — 3 и Eve — 11."
    two = seen_by_all(Event("holdings", facts={"corporation": "Zeta", "shares": [3, 1, 9]}))
    assert EN.event("acquire", two, NAMES[:2]) == "Shares of Zeta: Ann has 3, Bob has 1 and the stock market has 9."
    assert RU.event("acquire", two, ["Вы", "Bob"]) == "Акции Zeta: вы — 3, Bob — 1 и биржа — 9."


def test_the_result_names_everybody() -> None:
    seen = seen_by_all(Event("over", facts={"scores": [41200, 0, 900]}))
    assert EN.event("acquire", seen, NAMES) == "The game is over: Ann has $41,200, Bob has $0 and Eve has $900."
    text = "Игра окончена: Ann — 41_200_$, Bob — 0_$ и Eve — 900_$."
    assert RU.event("acquire", seen, NAMES) == text.replace("_", "\u00a0")


@pytest.mark.parametrize(
    ("number", "object_form", "shares", "tiles"),
    [
        (1, "1 акцию", "1 акция", "1 плитка"),
        (2, "2 акции", "2 акции", "2 плитки"),
        (5, "5 акций", "5 акций", "5 плиток"),
        (11, "11 акций", "11 акций", "11 плиток"),
        (12, "12 акций", "12 акций", "12 плиток"),
        (21, "21 акцию", "21 акция", "21 плитка"),
        (24, "24 акции", "24 акции", "24 плитки"),
        (101, "101 акцию", "101 акция", "101 плитка"),
    ],
)
def test_russian_plurals(number: int, object_form: str, shares: str, tiles: str) -> None:
    kept: Seen = {"event": "kept", "seat": 0, "corporation": "Hydra", "shares": number}
    assert RU.event("acquire", kept, NAMES) == f"Ann оставляет себе {object_form} Hydra."
    sold: Seen = {"event": "sold-out", "seat": 0, "amount": 100, "corporation": "Hydra", "shares": number}
    assert RU.event("acquire", sold, NAMES) == f"Ann продаёт {object_form} Hydra за 100\u00a0$."
    market: Seen = {"event": "market", "corporation": "Hydra", "number": number}
    assert RU.event("acquire", market, NAMES) == f"Считается, что у биржи {shares} Hydra."
    assert RU.move("acquire", {"type": "market", "number": number}) == f"У биржи {shares}"
    grew: Seen = {"event": "grew", "corporation": "Hydra", "size": number}
    assert RU.event("acquire", grew, NAMES) == f"У корпорации Hydra теперь {tiles}."
    founded: Seen = {"event": "founded", "seat": 0, "corporation": "Hydra", "size": number}
    assert RU.event("acquire", founded, NAMES) == f"Ann основывает корпорацию Hydra, в ней {tiles}."


@pytest.mark.parametrize(("number", "shares"), [(1, "1 share"), (2, "2 shares"), (11, "11 shares"), (21, "21 shares")])
def test_english_plurals(number: int, shares: str) -> None:
    kept: Seen = {"event": "kept", "seat": 0, "corporation": "Hydra", "shares": number}
    assert EN.event("acquire", kept, NAMES) == f"Ann keeps {shares} of Hydra."


def test_a_draw_names_the_tile_to_its_owner_alone() -> None:
    event = Event("drew", 1, secret={"tile": "9A"}, knows=(1,))
    told = {viewer: event.seen_by(viewer) for viewer in (None, 0, 1, 2)}
    for words, with_tile, without in (
        (EN, "Bob draws 9A.", "Bob draws a tile."),
        (RU, "Bob берёт плитку 9A.", "Bob берёт плитку."),
    ):
        for viewer, seen in told.items():
            assert seen is not None
            assert words.event("acquire", seen, NAMES) == (with_tile if viewer == 1 else without)


def test_questions_say_more_to_those_who_bring_their_view() -> None:
    merger = {"survivor": "Zeta", "defunct": "Hydra", "waiting": ["Hydra", "Zeta"], "settled": [], "market": None}
    view = {"step": "dispose", "placed": "9A", "bought": 2, "merger": merger, "cash": [None, 300]}
    assert EN.prompt("acquire", "buy") == "Buy up to three shares in this turn, then choose “Done buying”."
    assert EN.prompt("acquire", "buy", view) == "You may buy one more share."
    assert EN.prompt("acquire", "survive", view) == "9A merges Hydra and Zeta. Choose which of the largest survives."
    assert RU.prompt("acquire", "absorb", view) == "Какую корпорацию следующей поглотит Zeta?"
    assert RU.prompt("acquire", "dispose", view).startswith("Zeta поглощает Hydra: продайте")


def test_moves() -> None:
    assert EN.move("acquire", {"type": "buy", "corporation": "Hydra"}) == "Buy a share of Hydra"
    assert RU.move("acquire", {"type": "buy", "corporation": "Hydra"}) == "Купить акцию Hydra"
    assert EN.move("acquire", {"type": "place", "tile": "12I"}) == "Place 12I"
    assert RU.move("acquire", {"type": "pass"}) == "Пасовать"


@pytest.mark.parametrize("language", languages())
def test_names_at_the_table(language: str) -> None:
    words = Words(language)
    for corporation in NAMES_1999 + NAMES_CLASSIC:
        assert words.say(f"acquire-name-{corporation}") == words.name("acquire", corporation)
    assert len({words.say(f"acquire-effect-{effect}") for effect in EFFECT_NAMES}) == len(EFFECT_NAMES)
    assert words.say("acquire-title")


def test_things_are_called_by_their_names_if_they_have_one() -> None:
    assert EN.name("acquire", "Hydra") == "Hydra"
    assert EN.name("acquire", "3C") == "3C"
    assert EN.move("acquire", {"type": "buy", "corporation": "Nobody"}) == "Buy a share of Nobody"


@pytest.mark.parametrize("language", languages())
def test_names_of_players_are_never_read_as_messages(language: str) -> None:
    name = "{ $seat } [b] acquire-title"
    assert name in Words(language).event("acquire", {"event": "announced", "seat": 0}, [name])


@pytest.mark.parametrize("language", languages())
def test_sentences_have_no_invisible_marks(language: str) -> None:
    text = Words(language).event("acquire", {"event": "placed", "seat": 0, "tile": "9A"}, NAMES)
    assert not {"\u2068", "\u2069"} & set(text)


def told(words: Words, *events: Seen) -> list[str]:
    """Sentences of events in a row, as few as they need."""
    row = [events[0]]
    for event in events[1:]:
        both = words.together("acquire", row[-1], event)
        row[-1:] = [row[-1], event] if both is None else [both]
    return [words.event("acquire", event, NAMES) for event in row]


def test_what_happens_several_times_in_a_row_is_told_once() -> None:
    hidden: Seen = {"event": "drew", "seat": 0, "hidden": True}
    sold: Seen = {"event": "sold", "seat": 1, "amount": 700, "corporation": "Hydra"}
    tiles: list[Seen] = [{"event": "drew", "seat": 1, "tile": tile} for tile in ("1A", "5C", "9I")]
    passed: Seen = {"event": "passed", "seat": 1}
    assert told(EN, hidden, hidden, hidden) == ["Ann draws 3 tiles."]
    assert told(EN, sold, sold, sold, sold, sold) == ["Bob sells 5 shares of Hydra for $3,500."]
    assert told(EN, *tiles) == ["Bob draws 1A, 5C and 9I."]
    assert told(EN, passed, passed, passed) == ["Bob has no tile that can be placed and passes. ×3"]


def test_what_differs_is_told_apart() -> None:
    bought: Seen = {"event": "bought", "seat": 1, "amount": -700, "corporation": "Hydra"}
    assert told(EN, bought, {**bought, "corporation": "Zeta"}, {**bought, "seat": 0}) == [
        "Bob buys a share of Hydra for $700.",
        "Bob buys a share of Zeta for $700.",
        "Ann buys a share of Hydra for $700.",
    ]
