"""Who plays here: leaderboards, players' pages, and statistics of games."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query

from openingbell.core.registry import find_game
from openingbell.protocol import players as messages
from openingbell.server.commands.asking import AnyHouse, SomeTable
from openingbell.server.guests import MaybeGuest
from openingbell.server.results import answers

router = APIRouter()
GameName = Annotated[str, Path(max_length=40)]
Seats = Annotated[int, Path(ge=1, le=100)]
PlayerId = Annotated[str, Path(max_length=60)]


@router.get("/leaderboards/{game}/{seats}")
async def leaderboard(house: AnyHouse, guest: MaybeGuest, game: GameName, seats: Seats) -> messages.Leaderboard:
    """The strongest players of a game with so many players, bots among them."""
    name, viewer = find_game(game).name, None if guest is None else guest.id
    return await house.store.read(lambda read: answers.leaderboard(read, name, seats, viewer))


@router.get("/players/{player}")
async def player(house: AnyHouse, guest: MaybeGuest, player: PlayerId) -> messages.Player:
    """A player's page: somebody with an account, a bot (`bot:NAME`), or yourself (`me`)."""
    viewer = None if guest is None else guest.id
    return await house.store.read(lambda read: answers.player_page(read, player, viewer))


@router.get("/players/{player}/games")
async def games(
    house: AnyHouse, guest: MaybeGuest, player: PlayerId, after: Annotated[str, Query(max_length=40)]
) -> messages.PlayedGames:
    """More of a player's games, after those that were shown."""
    viewer = None if guest is None else guest.id
    return await house.store.read(lambda read: answers.more_history(read, player, after, viewer))


@router.get("/tables/{table_id}/players")
async def at_table(house: AnyHouse, table: SomeTable, guest: MaybeGuest) -> messages.PlayerCards:
    """Who sits at a table, with the ids of their pages."""
    viewer = None if guest is None else guest.id
    seats = table.seats_for(table.eyes(viewer))
    return await house.store.read(lambda read: answers.cards_at(read, seats, viewer))


@router.get("/statistics/{game}/{seats}")
async def statistics(house: AnyHouse, game: GameName, seats: Seats) -> messages.Statistics:
    """What this server's finished games of a kind tell."""
    found = find_game(game)
    return await house.store.read(lambda read: answers.statistics(read, found, seats))
