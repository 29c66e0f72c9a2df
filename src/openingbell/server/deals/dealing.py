"""Deals are made, played and told of."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import date, timedelta
from typing import TYPE_CHECKING

from openingbell.bots.budget import MAX_BUDGET, Budget
from openingbell.bots.levels import is_level
from openingbell.core.errors import BadOptions
from openingbell.core.game import Game
from openingbell.core.options import Options
from openingbell.core.registry import find_game, installed_games
from openingbell.fairness.promise import Promise
from openingbell.protocol import messages
from openingbell.protocol.deals import Comparison, Deal, Deals, NewDeal
from openingbell.server import refusals
from openingbell.server.bots import bots_for, sits
from openingbell.server.deals import days
from openingbell.server.deals.accounts import has_account
from openingbell.server.deals.comparing import compare
from openingbell.server.deals.results import told
from openingbell.server.deals.shared import is_closed, is_played
from openingbell.server.entries import now
from openingbell.server.limits import require_may_deal
from openingbell.server.origins import DEAL, Origin
from openingbell.server.store.deals import (
    AttemptRow,
    DealRow,
    add_deal,
    attempts_of,
    best_of,
    close_deal,
    deals_of_day,
    is_at,
    made_since,
    played_by,
    players,
    read_deal,
)
from openingbell.server.store.models import Guest
from openingbell.server.store.store import Store, new_id
from openingbell.server.store.writer import TooLate
from openingbell.server.table import Table

if TYPE_CHECKING:
    from openingbell.server.house import House

DAY = 24 * 60 * 60 * 1000
MOST_OF_ONE = 50  # deals that somebody may make in a day
MOST_SHOWN = 200  # attempts at one deal
LEVELS_OWN = Budget(iterations=MAX_BUDGET)  # a level thinks as far as it is made for


class Dealing:
    """`budget` is how far bots may think here at most, if that is said in iterations."""

    def __init__(self, house: House, store: Store, budget: Budget) -> None:
        self._house = house
        self._store = store
        self._budget = budget if budget.iterations else LEVELS_OWN

    # --- making -----------------------------------------------------------------------------------------------------

    async def make(self, guest: Guest, wanted: NewDeal, address: str) -> DealRow:
        """A deal that whoever has its link may play until it closes."""
        game = find_game(wanted.game)
        options = game.check(wanted.options)
        _require_seats(game, options, wanted.seats)
        if await self._store.read(lambda read: made_since(read, guest.id, now() - DAY)) >= MOST_OF_ONE:
            raise refusals.too_many_deals(MOST_OF_ONE)
        await require_may_deal(self._store, address)
        moment = now()
        return await self._add(game, options, wanted.seats, moment, moment + wanted.days * DAY, guest.id)

    async def prepare(self) -> None:
        """The deals of today, and those of tomorrow, so that they are promised before their day begins."""
        for day in (days.today(), days.today() + timedelta(days=1)):
            await self._prepare(day)

    async def _prepare(self, day: date) -> None:
        there = {deal.game for deal in await self._store.read(lambda read: deals_of_day(read, day.isoformat()))}
        for game in installed_games():
            if game.name not in there and bots_for(game):
                options = days.options_of_day(game)
                with suppress(TooLate):  # another worker was faster
                    seats = days.seats_of_day(game, options, day)
                    await self._add(game, options, seats, *days.span(day), day=day.isoformat())

    async def _add(
        self,
        game: Game,
        options: Options,
        seats: Sequence[str | None],
        opens: int,
        closes: int,
        host: str | None = None,
        day: str | None = None,
    ) -> DealRow:
        deal = DealRow(
            id=new_id(),
            game=game.name,
            rules=game.rules_version,
            options=dict(options),
            seats=list(seats),
            budget=str(self._budget),
            host=host,
            day=day,
            opens=opens,
            closes=closes,
        )
        promise = Promise.of(deal.id, game, options)
        await self._store.write(lambda write: add_deal(write, deal, promise), promises=True)
        return deal

    async def close(self, guest: Guest, deal_id: str) -> None:
        """Whoever made a deal ends it: its secret is told, and nobody plays it any more."""
        if (await self.find(deal_id)).host != guest.id:
            raise refusals.not_the_host()
        await self._store.write(lambda write: close_deal(write, deal_id))

    # --- playing ----------------------------------------------------------------------------------------------------

    async def play(self, guest: Guest, deal_id: str, address: str) -> Table:
        """The table at which a guest plays a deal: the one they are at, or a new one."""
        deal = await self.find(deal_id)
        tried = await self._attempts(deal_id, guest.id)
        if tried and tried[-1].finished is None and await self._store.table(tried[-1].played_at) is not None:
            return await self._house.table(tried[-1].played_at)
        if is_closed(deal):
            raise refusals.deal_closed()
        if deal.opens > now():
            raise refusals.deal_not_open()
        try:
            return await self._begin(guest, deal, len(tried) + 1, address)
        except TooLate:  # in two windows at once
            return await self._house.table((await self._attempts(deal_id, guest.id))[-1].played_at)

    async def _begin(self, guest: Guest, deal: DealRow, number: int, address: str) -> Table:
        counts = number == 1 and await has_account(self._store, guest.id)
        attempt = AttemptRow(deal.id, guest.id, number, "", counts, now())
        seats = [messages.Sitting(kind="bot", bot=bot) if bot else messages.Sitting(kind="me") for bot in deal.seats]
        new = messages.NewTable(game=deal.game, options=deal.options, seats=seats, hints=False, talk=False)
        origin = Origin(DEAL, deal=deal.id, number=number)
        return await self._house.set_up(guest, new, address, origin=origin, attempt=attempt)

    # --- looking ----------------------------------------------------------------------------------------------------

    async def find(self, deal_id: str) -> DealRow:
        deal = await self._store.read(lambda read: read_deal(read, deal_id))
        if deal is None:
            raise refusals.no_deal()
        return deal

    async def of_day(self, day: date, guest_id: str | None) -> Deals:
        """Those of a day that has come. Of today there always are some."""
        if day > days.today():
            raise refusals.deal_not_open()
        if day == days.today():
            await self.prepare()
        found = await self._store.read(lambda read: deals_of_day(read, day.isoformat()))
        return Deals(day=day.isoformat(), deals=[await self.describe(deal, guest_id) for deal in found])

    async def describe(self, deal: DealRow, guest_id: str | None) -> Deal:
        """A deal as a guest sees it: how others played only if they have."""
        closed = is_closed(deal)
        promise = await self._store.promise(deal.id)
        assert promise is not None, "a deal has a promise from the first"
        mine = [] if guest_id is None else await self._store.read(lambda read: played_by(read, deal, guest_id))
        may_see = closed or any(is_played(one.attempt) for one in mine)
        best = await self._store.read(lambda read: best_of(read, deal, MOST_SHOWN)) if may_see else None
        return Deal(
            id=deal.id,
            game=deal.game,
            options=deal.options,
            seats=deal.seats,
            day=deal.day,
            opens=deal.opens,
            closes=deal.closes,
            closed=closed,
            host=guest_id is not None and deal.host == guest_id,
            number=promise.number,
            commitment=promise.commitment,
            secret=promise.secret if closed else None,
            players=await self._store.read(lambda read: players(read, deal.id)),
            mine=[told(one, guest_id) for one in mine],
            results=None if best is None else [told(one, guest_id) for one in best],
        )

    async def compare(self, guest: Guest, deal_id: str, other: str) -> Comparison:
        """Somebody's attempt and one's own first, for whoever has played theirs to the end."""
        deal = await self.find(deal_id)
        tried = await self._store.read(lambda read: played_by(read, deal, guest.id))
        own = [one for one in tried if is_played(one.attempt)]
        if not own:
            raise refusals.deal_unplayed()
        if not own[0].is_there or not await self._store.read(lambda read: is_at(read, deal_id, other)):
            raise refusals.no_attempt()
        return compare(
            await self._house.current(own[0].attempt.played_at, guest.id),
            await self._house.current(other, guest.id),
            deal.seats.index(None),
        )

    async def _attempts(self, deal_id: str, guest_id: str) -> list[AttemptRow]:
        return await self._store.read(lambda read: attempts_of(read, deal_id, guest_id))


def _require_seats(game: Game, options: Options, seats: Sequence[str | None]) -> None:
    """One seat to play from, and bots that decide the same in the same position on all others: the levels do."""
    if len(seats) != game.seats(options):
        raise BadOptions(f"there are {len(seats)} seats in the request, but {game.seats(options)} at this table")
    if seats.count(None) != 1:
        raise BadOptions("one seat is for whoever plays the deal, and bots have the others")
    for bot in seats:
        if bot is not None and not (is_level(bot) and sits(game, bot)):
            raise BadOptions(f"{bot!r} is not one of the levels that can play a deal")
