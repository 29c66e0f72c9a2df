"""A review for people: as rows of tables, and as a page with charts."""

from __future__ import annotations

from openingbell.arena.charts import Series, lines
from openingbell.arena.page import heading, page, paragraph, table
from openingbell.arena.review import Judged, Review
from openingbell.locales import Words

ACCOUNT = (
    "review-heading-player",
    "review-heading-score",
    "review-heading-decisions",
    "review-heading-given-up",
    "review-heading-money",
    "review-heading-others",
    "review-heading-luck",
    "review-heading-result",
)
DECISION = (
    "review-heading-move",
    "review-heading-player",
    "review-heading-played",
    "review-heading-advice",
    "review-heading-given-up",
    "review-heading-money",
    "review-heading-sure",
)
TEXTS = (1, 2, 3, 6)  # the columns of the second table that are words


def review_page(review: Review, words: Words) -> str:
    title = words.say("review-title", game=words.say(f"{review.game}-title"))
    worst = review.costliest()
    parts = [
        *([paragraph(words.say("review-noise"))] if review.is_mostly_noise() else []),
        table(account_headings(words), account_rows(review, words), caption=words.say("review-about-parts")),
        heading(words.say("review-costliest")),
        table(decision_headings(words), [decision_row(one, review, words) for one in worst], TEXTS),
    ]
    if review.decisions:
        parts += [
            heading(words.say("review-chart-chances")),
            lines(words.say("review-chart-chances"), _chances(review), _percent, 1 / len(review.names)),
            heading(words.say("review-chart-given-up")),
            lines(words.say("review-chart-given-up"), _given_up(review), _points),
        ]
    marked = [at for at, one in enumerate(review.decisions) if one in worst]
    parts += [
        heading(words.say("review-decisions")),
        paragraph(words.say("review-about-decisions"), "soft"),
        table(decision_headings(words), [decision_row(one, review, words) for one in review.decisions], TEXTS, marked),
    ]
    return page(words.language, title, parts)


def account_headings(words: Words) -> list[str]:
    return [words.say(name) for name in ACCOUNT]


def account_rows(review: Review, words: Words) -> list[list[str]]:
    return [
        [
            review.names[one.seat],
            words.money(one.score, review.game),
            str(one.decisions),
            f"{_points(one.given_up)} ± {200 * one.error:.1f}",
            words.money(round(one.money), review.game),
            _points(one.from_others),
            "–" if one.luck is None else _points(one.luck),
            "–" if one.result is None else _percent(one.result),
        ]
        for one in review.accounts
    ]


def decision_headings(words: Words) -> list[str]:
    return [words.say(name) for name in DECISION]


def decision_row(one: Judged, review: Review, words: Words) -> list[str]:
    agrees = one.played == one.advice
    return [
        str(one.number),
        review.names[one.seat],
        one.played,
        "" if agrees else one.advice,
        "" if agrees else f"{_points(one.given_up)} ± {200 * one.error:.1f}",
        "" if agrees else words.money(round(one.money), review.game),
        "" if agrees else words.say(f"review-sure-{one.sure}"),
    ]


def _chances(review: Review) -> list[Series]:
    return [
        Series(name, [(one.number, one.chances[seat]) for one in review.decisions])
        for seat, name in enumerate(review.names)
    ]


def _given_up(review: Review) -> list[Series]:
    series: list[Series] = []
    for seat, name in enumerate(review.names):
        total = 0.0
        points: list[tuple[float, float]] = [(0.0, 0.0)]
        for one in review.decisions:
            if one.seat == seat:
                total += one.given_up
                points.append((one.number, total))
        series.append(Series(name, points))
    return series


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _points(share: float) -> str:
    """A difference of chances, in percentage points."""
    return f"{'+' if share > 0 else '−' if share < 0 else ''}{abs(100 * share):.1f}"
