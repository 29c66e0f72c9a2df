"""What is told of players and games. Whoever asks is told nothing that is not for them: no link to a table that is not
listed and where they did not sit, and no name of a guest there."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from sqlalchemy.engine import Connection

from openingbell.core.game import Game
from openingbell.protocol import players as messages
from openingbell.rating.model import Rating
from openingbell.server import refusals
from openingbell.server.results.facts import TURN, shown_facts
from openingbell.server.results.outcome import bot_of, bot_player
from openingbell.server.store.accounts import guest_behind
from openingbell.server.store.models import BOT, SeatRow
from openingbell.server.store.standings import (
    ME,
    Card,
    Mark,
    Played,
    Rated,
    Standing,
    all_pools,
    cards,
    course,
    history,
    leaders,
    met,
    rank_of,
    standings_of,
    tallied,
)

LEAST = 5  # games, to be listed
MOST_LEADERS = 100
MOST_MET = 20
MOST_POINTS = 300
PAGE = 20  # games of a history
MARK = re.compile(r"(\d{1,15})-(\d{1,9})", re.ASCII)
NOBODY = Card(None, "")


def leaderboard(read: Connection, game: str, seats: int, viewer: str | None) -> messages.Leaderboard:
    found = leaders(read, game, seats, LEAST, MOST_LEADERS)
    mine = [one for one in standings_of(read, viewer) if (one.game, one.seats) == (game, seats)] if viewer else []
    known = cards(read, {one.player for one in (*found, *mine)}, viewer)
    pools = [messages.Pool(game=name, seats=number, games=games) for name, number, games in all_pools(read)]
    return messages.Leaderboard(
        game=game,
        seats=seats,
        games=next((pool.games for pool in pools if (pool.game, pool.seats) == (game, seats)), 0),
        least=LEAST,
        leaders=[_leader(number, one, known) for number, one in enumerate(found, 1)],
        you=_leader(rank_of(read, mine[0], LEAST), mine[0], known) if mine else None,
        pools=pools,
    )


def player_page(read: Connection, player_id: str, viewer: str | None) -> messages.Player:
    player = find_player(read, player_id, viewer)
    own, others = player == viewer, met(read, player, MOST_MET)
    known = cards(read, {player, *(row.other for row in others)}, viewer)
    if not own:  # whom somebody has met without an account is their business
        others = [row for row in others if known[row.other].id is not None]
    return messages.Player(
        player=_card(known[player]),
        you=own,
        standings=[_standing(one) for one in standings_of(read, player)],
        met=[
            messages.Met(player=_card(known[row.other]), games=row.games, ahead=row.ahead, behind=row.behind)
            for row in others
        ],
        courses=_courses(course(read, player, MOST_POINTS)),
        history=_history(read, player, None, viewer),
    )


def cards_at(read: Connection, seats: Sequence[SeatRow], viewer: str | None) -> messages.PlayerCards:
    """Who sits at a table, seat by seat; nobody, where a seat is open."""
    sitting = [bot_player(seat.bot or "") if seat.kind == BOT else seat.guest for seat in seats]
    known = cards(read, {player for player in sitting if player is not None}, viewer)
    return messages.PlayerCards(players=[_card(known.get(player or "", NOBODY)) for player in sitting])


def more_history(read: Connection, player_id: str, after: str, viewer: str | None) -> messages.PlayedGames:
    return _history(read, find_player(read, player_id, viewer), after, viewer)


def statistics(read: Connection, game: Game, seats: int) -> messages.Statistics:
    rows: dict[str, list[messages.Tally]] = {}
    for row in tallied(read, game.name, seats):
        rows.setdefault(row.fact, []).append(messages.Tally(value=row.value, times=row.times, wins=row.wins))
    return messages.Statistics(
        game=game.name,
        seats=seats,
        games=sum(tally.times for tally in rows.get(TURN, [])) // seats,
        facts=[
            messages.Fact(fact=fact, seat=of_seats, step=step, tallies=rows[fact])
            for fact, of_seats, step in shown_facts(game)
            if fact in rows
        ],
    )


def find_player(read: Connection, player_id: str, viewer: str | None) -> str:
    """The player behind the id of a page, who has one for this viewer."""
    if player_id == ME and viewer is not None:
        return viewer
    found = player_id if bot_of(player_id) is not None else guest_behind(read, player_id)
    if found is None or (bot_of(found) is not None and not standings_of(read, found)):
        raise refusals.no_player()
    return found


# --- parts ------------------------------------------------------------------------------------------------------------


def _history(read: Connection, player: str, after: str | None, viewer: str | None) -> messages.PlayedGames:
    """A page of games, and how to ask for the next one."""
    said = None if after is None else MARK.fullmatch(after)
    if after is not None and said is None:
        return messages.PlayedGames(games=[], after=None)
    mark = None if said is None else Mark(int(said[1]), int(said[2]))
    found = history(read, player, mark, PAGE + 1, viewer)
    shown = found[:PAGE]
    known = cards(read, {seat.player for game in shown for seat in game.seats if seat.player is not None}, viewer)
    return messages.PlayedGames(
        games=[_game(one, player, viewer, known) for one in shown],
        after=_after(shown, mark) if len(found) > PAGE else None,
    )


def _after(shown: Sequence[Played], before: Mark | None) -> str:
    """Where the next page goes on; many games may have ended at the same moment."""
    last = shown[-1].ended
    number = sum(game.ended == last for game in shown)
    if before is not None and before.ended == last:
        number += before.shown
    return f"{last}-{number}"


def _game(one: Played, player: str, viewer: str | None, known: Mapping[str, Card]) -> messages.PlayedGame:
    knows = one.listed or (viewer is not None and viewer in one.open_to)
    return messages.PlayedGame(
        table=one.table_id if knows and one.is_there else None,
        game=one.game,
        ended=_time(one.ended),
        own=[seat.player for seat in one.seats].index(player),
        unrated=one.unrated,
        rating=None if one.rating is None else one.rating.conservative(),
        seats=[
            messages.PlayedSeat(
                player=_card(_seen(known.get(seat.player or "", NOBODY), knows)),
                rank=seat.rank,
                score=seat.score,
                won=seat.won,
                gone=seat.gone,
            )
            for seat in one.seats
        ],
    )


def _seen(card: Card, knows: bool) -> Card:
    """Guests without an account are named to those who may look at the table."""
    return card if knows or card.id is not None else replace(card, name="")


def _courses(rated: Sequence[Rated]) -> list[messages.RatingCourse]:
    found: dict[tuple[str, int], list[messages.RatingPoint]] = {}
    for one in rated:
        point = messages.RatingPoint(at=_time(one.ended), rating=one.rating.conservative())
        found.setdefault((one.game, one.seats), []).append(point)
    return [messages.RatingCourse(game=game, seats=seats, points=points) for (game, seats), points in found.items()]


def _leader(rank: int, one: Standing, known: Mapping[str, Card]) -> messages.Leader:
    return messages.Leader(
        rank=rank, player=_card(known[one.player]), strength=_strength(one.rating), games=one.games, wins=one.wins
    )


def _standing(one: Standing) -> messages.PlayerStanding:
    return messages.PlayerStanding(
        game=one.game,
        seats=one.seats,
        strength=_strength(one.rating),
        games=one.games,
        wins=one.wins,
        place=one.ranks / one.games,
    )


def _strength(rating: Rating) -> messages.Strength:
    return messages.Strength(rating=rating.conservative(), mu=rating.mu, sigma=rating.sigma)


def _card(card: Card) -> messages.PlayerCard:
    return messages.PlayerCard(id=card.id, name=card.name, bot=card.bot)


def _time(moment: int) -> datetime:
    return datetime.fromtimestamp(moment / 1000, UTC)
