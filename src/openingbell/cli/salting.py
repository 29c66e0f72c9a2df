"""What somebody at a terminal adds to chance: a salt of their own, promised before the game, told once all have."""

from __future__ import annotations

from openingbell.client import Client, ServerRefused, calls
from openingbell.fairness.promise import new_secret, salt_commitment
from openingbell.protocol.messages import SaltPromise, SaltTold, Sitting, Table

SALTED = Sitting(kind="me", salted=True)


class Salting:
    """Does what is due whenever the table is told anew."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._house = ""  # the promise for which the salt was made
        self._salt = ""
        self.told = ""  # the hash with which it was promised

    def see(self, table: Table) -> None:
        fair, you = table.fair, table.you
        if table.status != "waiting" or fair is None or you is None or you in fair.told:
            return
        is_ours = self._house == fair.commitment
        is_lost = fair.telling and not is_ours and not fair.told  # promised at another device, which may be gone
        try:
            if you not in fair.promised or is_lost:
                self._promise(table.id, fair.commitment)
            elif fair.telling and is_ours:
                self._client.ask(calls.tell_salt(table.id, SaltTold(salt=self._salt)))
        except ServerRefused:
            return  # something has changed, and what is told next is another chance

    def _promise(self, table_id: str, house: str) -> None:
        """What is told late may not know of a promise yet: then the same salt is promised again."""
        if self._house != house:
            self._house, self._salt = house, new_secret()
        self.told = salt_commitment(self._salt, house)
        self._client.ask(calls.promise_salt(table_id, SaltPromise(house=house, commitment=self.told)))
