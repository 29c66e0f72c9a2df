"""An embedded store has one server: whoever comes second is told where the first one is.

The claim is a lock on a file beside the store. It is given up when the process ends, however it ends. A store in a
database may have any number of servers, and needs none.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Protocol

from openingbell.core.errors import Refused, reason
from openingbell.server.store.database import unusable, url_of
from openingbell.server.store.sqlite import file_of

MAX_ADDRESS = 1000
STARTING_SECONDS = 5


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        os.lseek(file, MAX_ADDRESS, os.SEEK_SET)  # behind the address, which others may read
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Served(Refused):
    """Another server has the store; `address` is where it is, empty while it is only starting."""

    def __init__(self, address: str) -> None:
        where = f"at {address}" if address else "by one that is just starting"
        super().__init__(f"this store is served already, {where}")
        self.address = address


class Claim(Protocol):
    """Held from before the store is opened until the process ends."""

    def announce(self, address: str) -> None:
        """Write down where the server is, for whoever comes second."""

    def release(self) -> None: ...


def claim_store(address: str) -> Claim:
    """The claim on a store, or Served; what cannot be a store is refused."""
    url = url_of(address)
    try:
        return FileClaim(file_of(url)) if url.get_backend_name() == "sqlite" else NoClaim()
    except Served:
        raise
    except Refused as error:
        raise unusable(url, str(error)) from error


class NoClaim:
    """On what others may have, too."""

    def announce(self, address: str) -> None:
        pass

    def release(self) -> None:
        pass


class FileClaim:
    """A lock on a file, which holds the server's address."""

    def __init__(self, store: Path) -> None:
        path = store.with_name(f"{store.name}.server")
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise Refused(f"{path} cannot be written: {reason(error)}") from error
        try:
            _lock(self._file)
        except (BlockingIOError, PermissionError) as error:
            address = self._read()
            os.close(self._file)
            raise Served(address) from error
        os.ftruncate(self._file, 0)

    def _read(self) -> str:
        """Where the first one is, as soon as it says so."""
        for _ in range(STARTING_SECONDS * 10):
            address = os.read(self._file, MAX_ADDRESS).decode(errors="replace").strip()
            if address:
                return address
            time.sleep(0.1)
        return ""

    def announce(self, address: str) -> None:
        os.write(self._file, f"{address}\n".encode())

    def release(self) -> None:
        os.close(self._file)
