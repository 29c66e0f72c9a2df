"""Chance at a table: what the house has promised, and what its players add to it before the game begins."""

from __future__ import annotations

from collections.abc import Sequence

from openingbell.core.chance import Chance
from openingbell.core.state import State
from openingbell.fairness.account import Account, Salt
from openingbell.fairness.drawing import FairChance
from openingbell.fairness.promise import Promise, salt_commitment
from openingbell.protocol import messages
from openingbell.server import refusals
from openingbell.server.bots import Fixed
from openingbell.server.store.models import HUMAN, OPEN, PromiseRow, SaltRow, SeatRow
from openingbell.server.store.store import Store
from openingbell.server.store.writer import TooLate


class Promised:
    """The last promise for a table that waits, or the one its game was begun with."""

    def __init__(self, table_id: str, row: PromiseRow, store: Store) -> None:
        self._table_id = table_id
        self._store = store
        self.row = row

    async def load(self) -> None:
        """Others may have added to it, or promised anew."""
        found = await self._store.promise(self._table_id)
        assert found is not None, "a promise is never taken back"
        self.row = found

    def describe(self, seats: Sequence[SeatRow]) -> messages.Fair:
        return messages.Fair(
            number=self.row.number,
            commitment=self.row.commitment,
            promised=[seat for seat in _salted(seats) if seat in self.row.salts],
            told=[seat for seat in _salted(seats) if self._salt(seat) is not None],
            telling=self._may_be_told(seats),
        )

    def lacking(self, seats: Sequence[SeatRow]) -> list[int]:
        """The seats whose salts are not told yet."""
        return [seat for seat in _salted(seats) if self._salt(seat) is None]

    def chance(self, seats: Sequence[SeatRow], drawn: int) -> Chance:
        """Who draws, after so many draws at this table."""
        return FairChance(self.row.secret, [salt.salt for salt in self._salts(seats)], drawn)

    async def meet(self, guest_id: str | None) -> None:
        """Somebody comes to look."""

    def admits(self, guest_id: str | None) -> bool:
        """Whether somebody without a seat may see at once what spectators may not."""
        return False

    def fixed(self, state: State) -> Fixed | None:
        """What decides for a bot here that is else left to chance; nothing, unless others have to get the same."""
        return None

    def account(self, seats: Sequence[SeatRow], draws: Sequence[int], after: int = 0) -> Account | None:
        """Everything, to be told when the game is over and not before; `draws` are the numbers of those that count,
        which come `after` so many moves of another game."""
        row = self.row
        in_a_row = list(draws) == list(range(1, len(draws) + 1))
        numbers = None if in_a_row else draws
        promised = (self._table_id, row.number, row.commitment, row.secret, self._salts(seats))
        return Account(*promised, numbers, after, again=row.again)

    async def promise(self, seat: int, wanted: messages.SaltPromise) -> None:
        """A player promises a salt, or another one as long as nobody has told theirs."""
        if wanted.house != self.row.commitment:
            raise refusals.other_promise()
        try:
            await self._store.put_salt(self._table_id, self.row.number, seat, SaltRow(wanted.commitment))
        except TooLate as error:
            raise refusals.salts_told() from error
        self.row.salts[seat] = SaltRow(wanted.commitment)

    async def tell(self, seat: int, salt: str, seats: Sequence[SeatRow]) -> None:
        """A player tells the salt that they have promised."""
        promised = self.row.salts.get(seat)
        if promised is None or not self._may_be_told(seats):
            raise refusals.salt_too_early()
        if salt_commitment(salt, self.row.commitment) != promised.commitment:
            raise refusals.other_salt()
        await self._store.tell_salt(self._table_id, self.row.number, seat, salt)
        self.row.salts[seat] = SaltRow(promised.commitment, salt)

    async def forget(self, seat: int) -> None:
        """Whoever promised a salt for this seat has left it."""
        if seat in self.row.salts:
            await self._store.put_salt(self._table_id, self.row.number, seat, None)
            del self.row.salts[seat]

    async def begin_anew(self, promise: Promise) -> None:
        """Another secret: some have told their salts, and others come or go."""
        self.row = await self._store.add_promise(self._table_id, promise)

    def is_told(self) -> bool:
        return any(salt.salt is not None for salt in self.row.salts.values())

    def _may_be_told(self, seats: Sequence[SeatRow]) -> bool:
        """Whether everybody sits and has promised: whoever came later could choose a salt that suits them."""
        return all(seat.kind != OPEN for seat in seats) and all(seat in self.row.salts for seat in _salted(seats))

    def _salt(self, seat: int) -> str | None:
        row = self.row.salts.get(seat)
        return None if row is None else row.salt

    def _salts(self, seats: Sequence[SeatRow]) -> list[Salt]:
        """Those the game was begun with, whoever plays for their seats by now."""
        found = [(seat, row) for seat, row in sorted(self.row.salts.items()) if seats[seat].salted]
        return [Salt(seat, row.salt, row.commitment) for seat, row in found if row.salt is not None]


def _salted(seats: Sequence[SeatRow]) -> list[int]:
    """The seats of people who bring a salt; of several at one device, the first. A program need not: then it trusts the
    house and the other players."""
    found: dict[str | None, int] = {}
    for seat in seats:
        if seat.kind == HUMAN and seat.salted:
            found.setdefault(seat.guest, seat.seat)
    return list(found.values())
