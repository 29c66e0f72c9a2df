"""The report of a contest: the figures as a table and in charts, on one page."""

from __future__ import annotations

from collections.abc import Sequence

from openingbell.arena.charts import Row, Series, histograms, lines, whiskers
from openingbell.arena.contest import Contest
from openingbell.arena.figures import Figures, bots_of, figures, sittings_of
from openingbell.arena.intervals import Estimate, share_of
from openingbell.arena.match import Result
from openingbell.arena.page import heading, page, paragraph, table
from openingbell.arena.ratings import history, in_order
from openingbell.locales import Words

POINTS = 120  # along a line
HEADINGS = (
    "arena-heading-bot",
    "arena-heading-seats",
    "arena-heading-wins",
    "arena-heading-score",
    "arena-heading-rating",
    "arena-heading-milliseconds",
    "arena-heading-lost",
)
BROKEN_HEADINGS = ("arena-heading-bot", "arena-heading-kind", "arena-heading-sentence")
CHARTS = ("arena-chart-wins", "arena-chart-score", "arena-chart-spread", "arena-chart-course", "arena-chart-rating")


def report(contest: Contest, results: Sequence[Result], words: Words) -> str:
    """The page."""
    found = figures(contest, results)
    title = words.say("arena-report-title", game=words.say(f"{contest.game.name}-title"))
    parts = [
        paragraph(summary(found, words)),
        paragraph(terms(contest, words), "soft"),
    ]
    if results:
        parts += [
            table(headings(words), standings(found, words), caption=words.say("arena-about-intervals")),
            *_charts(contest, results, found, words),
            *_by_seat(contest, results, words),
            *_broken(found, words),
        ]
    return page(words.language, title, parts)


def summary(found: Figures, words: Words) -> str:
    return words.say("arena-played", games=found.games, all=found.contest.games, deals=found.deals)


def terms(contest: Contest, words: Words) -> str:
    """What was played, so that it can be played again."""
    options = ", ".join(f"{key}={str(value).lower()}" for key, value in contest.options.items())
    return words.say("arena-terms", budget=str(contest.budget), seed=str(contest.seed), options=options)


def headings(words: Words) -> list[str]:
    return [words.say(name) for name in HEADINGS]


def standings(found: Figures, words: Words) -> list[list[str]]:
    """The table of figures, a row for each bot."""
    return [
        [
            standing.bot,
            str(standing.seats),
            _percent_in(standing.wins),
            _money_in(standing.score, found.contest, words),
            f"{standing.rating.mu:.1f} ± {2 * standing.rating.sigma:.1f}",
            f"{standing.milliseconds:.1f}",
            str(standing.lost),
        ]
        for standing in found.standings
    ]


def _charts(contest: Contest, results: Sequence[Result], found: Figures, words: Words) -> list[str]:
    chance = 1 / contest.seats
    rows = [(one.bot, one.wins, one.score) for one in found.standings]

    def money(number: float) -> str:
        return words.money(round(number), contest.game.name)

    titles = [words.say(name) for name in CHARTS]
    charts = [
        whiskers(titles[0], [Row(bot, wins.mean, wins.low, wins.high) for bot, wins, _ in rows], _percent, chance),
        whiskers(titles[1], [Row(bot, score.mean, score.low, score.high) for bot, _, score in rows], money),
        histograms(titles[2], [(bot, _scores(contest, bot, results)) for bot, _, _ in rows], money),
        lines(titles[3], _course(contest, results), _percent, chance),
        lines(titles[4], _rating_course(contest, results), lambda number: f"{number:.0f}"),
    ]
    return [part for title, chart in zip(titles, charts, strict=True) for part in (heading(title), chart)]


def _by_seat(contest: Contest, results: Sequence[Result], words: Words) -> list[str]:
    """Each bot's share of wins on each seat. One that has several seats is on each of them several times in a deal."""
    title = words.say("arena-chart-seats")
    rows: list[list[str]] = []
    for bot in bots_of(contest):
        cells = [bot]
        for seat in range(contest.seats):
            deals: dict[int, list[float]] = {}
            for result in results:
                sitting = result.sittings[seat]
                if contest.entrants[sitting.entrant].text == bot:
                    deals.setdefault(contest.deal(result.number), []).append(sitting.win)
            shares = [sum(wins) / len(wins) for wins in deals.values()]
            cells.append(_percent_in(share_of(shares, sum(map(len, deals.values())))) if shares else "–")
        rows.append(cells)
    seats = [words.say("seat", number=seat) for seat in range(contest.seats)]
    return [heading(title), table([words.say("arena-heading-bot"), *seats], rows)]


def _broken(found: Figures, words: Words) -> list[str]:
    rows = [[standing.bot, one.kind, one.sentence] for standing in found.standings for one in standing.complaints]
    if not rows:
        return []
    names = [words.say(name) for name in BROKEN_HEADINGS]
    return [
        heading(words.say("arena-chart-broken")),
        paragraph(words.say("arena-about-broken"), "soft"),
        table(names, rows, texts=(1, 2)),
    ]


def _scores(contest: Contest, bot: str, results: Sequence[Result]) -> list[float]:
    return [one.score for result in results for one in sittings_of(contest, bot, result)]


def _course(contest: Contest, results: Sequence[Result]) -> list[Series]:
    """The share of wins up to each game."""
    series: list[Series] = []
    every = max(1, len(results) // POINTS)
    for bot in bots_of(contest):
        points: list[tuple[float, float]] = []
        wins = 0.0
        seats = 0
        for number, result in enumerate(in_order(results), 1):
            sittings = sittings_of(contest, bot, result)
            wins += sum(one.win for one in sittings)
            seats += len(sittings)
            if number % every == 0 or number == len(results):
                points.append((number, wins / seats))
        series.append(Series(bot, points))
    return series


def _rating_course(contest: Contest, results: Sequence[Result]) -> list[Series]:
    course = list(history(contest, results, max(1, len(results) // POINTS)))
    return [
        Series(
            bot,
            [(number, ratings[bot].mu) for number, ratings in course],
            [2 * ratings[bot].sigma for _, ratings in course],
        )
        for bot in bots_of(contest)
    ]


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _percent_in(share: Estimate) -> str:
    interval = "" if share.low is None or share.high is None else f" ({100 * share.low:.1f}–{100 * share.high:.1f})"
    return f"{100 * share.mean:.1f} %{interval}"


def _money_in(score: Estimate, contest: Contest, words: Words) -> str:
    def money(number: float) -> str:
        return words.money(round(number), contest.game.name)

    if score.low is None or score.high is None:
        return money(score.mean)
    return f"{money(score.mean)} ({money(score.low)}–{money(score.high)})"
