"""What a server says, heard in the background while somebody thinks: their presence at the table does not flicker."""

from __future__ import annotations

from queue import SimpleQueue
from threading import Thread

from openingbell.client.lines import Heard
from openingbell.client.synchronous import Client
from openingbell.core.errors import Refused


class Following:
    def __init__(self, client: Client, table_id: str) -> None:
        self._queue: SimpleQueue[Heard | Refused] = SimpleQueue()
        self._live = client.live(table_id)
        Thread(target=self._listen, daemon=True).start()

    def next(self) -> Heard:
        """The next message, as soon as there is one; or why there will be none."""
        message = self._queue.get()
        if isinstance(message, Refused):
            raise message
        return message

    def close(self) -> None:
        self._live.close()

    def _listen(self) -> None:
        try:
            for message in self._live:
                self._queue.put(message)
        except Refused as error:
            self._queue.put(error)
