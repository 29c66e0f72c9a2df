"""Levels: the same judgement, heeded more or less coolly, at strengths that do not depend on the machine."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from librt.vecs import vec

from openingbell.arena.contest import Contest
from openingbell.arena.entrants import read_entrants
from openingbell.arena.match import play_match
from openingbell.bots.budget import Budget
from openingbell.bots.errors import UnknownBot
from openingbell.bots.greedy import Greedy
from openingbell.bots.levels import LEVELS, Level, personalities, pick, strength
from openingbell.bots.observer import Observer
from openingbell.bots.policy import RULED_OUT
from openingbell.bots.registry import find_bot
from openingbell.core.build import is_compiled
from openingbell.core.game import Game
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.state import State
from openingbell.locales import Words, languages
from tests.bots.positions import decisions, games

ANY = Budget(milliseconds=50)


def ask(bot: Level, state: State, number: int) -> str:
    return state.game.to_text(state, bot.choose(Observer(state, int(state.actor), Rng(5, number)), ANY))


def test_a_level_takes_what_looks_better_the_likelier_the_cooler_it_is() -> None:
    def taken(temperature: float) -> Counter[int]:
        rng = Rng(1)
        return Counter(int(pick(vec[float]([0.0, 1.0, RULED_OUT]), temperature, rng)) for _ in range(1000))

    assert taken(0.0) == {1: 1000}
    assert 700 < taken(1.0)[1] < 760  # e to 1
    assert 500 < taken(10.0)[1] < 560
    assert all(2 not in taken(temperature) for temperature in (0.5, 1.0, 10.0))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_level_thinks_further_or_cooler_than_the_one_below(game: Game) -> None:
    strengths = [strength(level, game.name) for level in LEVELS]
    for (ahead, heat), (further, cooler) in pairwise(strengths):
        assert further > ahead or (further == ahead and cooler < heat)
    assert strengths[-1][1] == 0.0


def test_the_time_it_is_given_means_nothing_to_a_level() -> None:
    for state in decisions(find_game("stockpile"), 3):
        decided = []
        for budget in (Budget(milliseconds=1), Budget(iterations=100_000)):
            bot = find_bot("skilled")
            bot.choose(Observer(state, int(state.actor), Rng(3)), budget)
            decision = bot.explain()
            assert decision is not None
            decided.append(decision.to_json())
        assert decided[0] == decided[1]
        assert decided[0]["iterations"] == strength("skilled", "stockpile")[0]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_beginner_errs_where_greedy_does_not_but_never_against_all_sense(game: Game) -> None:
    beginner, differs = Level("beginner"), 0
    for number, state in enumerate(decisions(game, 60 if is_compiled() else 12)):
        observer = Observer(state, int(state.actor), Rng(5, number))
        judged = Greedy().think(observer, ANY)
        sensible = [choice.text for choice in judged.choices if choice.gain is not None and choice.gain > RULED_OUT]
        move = ask(beginner, state, number)
        assert not sensible or move in sensible
        differs += move != judged.choices[0].text
    assert differs > 0


def test_a_level_beats_one_far_below_it() -> None:
    """The steps between them take hundreds of games to measure (`make levels`); this would find one turned round."""
    game = find_game("stockpile")
    tried = (("casual", "beginner", 60), ("skilled", "beginner", 12))
    for above, below, rounds in tried if is_compiled() else (("casual", "beginner", 12),):
        entrants = read_entrants(f"{above},{below},{above},{below}", ANY)
        contest = Contest.of(game, game.check({"players": 4}), entrants, ANY, 3, rounds)
        bots = [entrant.make() for entrant in entrants]
        played = [play_match(contest, bots, number) for number in range(rounds)]
        won = sum(one.win for result in played for one in result.sittings if one.entrant % 2 == 0)
        assert won > 0.55 * len(played)


def test_a_personality_leans_to_some_moves() -> None:
    """At a table of Syndicate a cautious player insures more than a raider."""
    leanings: dict[str, Counter[str]] = {name: Counter() for name in personalities()}
    for number, state in enumerate(decisions(find_game("syndicate"), 400)):
        for name in leanings:
            leanings[name][ask(Level("beginner", name), state, number).split()[0]] += 1
    assert leanings["cautious"]["insure"] > leanings["raider"]["insure"]
    assert len({tuple(sorted(counted.items())) for counted in leanings.values()}) == len(leanings)


def test_a_personality_is_part_of_the_name() -> None:
    assert find_bot("skilled:raider").name == "skilled:raider"
    with pytest.raises(UnknownBot, match="there is no personality 'saint'; there are: cautious, trader, raider"):
        find_bot("skilled:saint")
    with pytest.raises(UnknownBot, match="there is no bot 'expert:raider'"):
        find_bot("expert:raider")


@pytest.mark.parametrize("language", languages())
def test_every_level_and_personality_has_a_name_and_every_level_a_sentence(language: str) -> None:
    words = Words(language)
    names = [words.bot(name) for level in LEVELS for name in (level, *(f"{level}:{one}" for one in personalities()))]
    assert len(set(names)) == len(names)
    assert all(words.has(f"bot-about-{level}") for level in LEVELS)
    assert Words("en").bot("skilled:raider") == "Skilled (raider)"
