"""What the server writes down: each line with its time, and the same complaint only now and then."""

from __future__ import annotations

import errno
import json
import logging
import time
from datetime import UTC, datetime

FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
QUIET_SECONDS = 60.0
OUT_OF_FILES = (errno.EMFILE, errno.ENFILE)


class Seldom(logging.Filter):
    """Lets a complaint through once a minute, with the number of those it kept back since."""

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[tuple[str, str], float] = {}
        self._kept_back: dict[tuple[str, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if _is_about_a_closed_door(record):
            return False
        _shorten(record)
        kind = record.name, str(record.msg)
        moment = time.monotonic()
        if moment - self._last.get(kind, -QUIET_SECONDS) < QUIET_SECONDS:
            self._kept_back[kind] = self._kept_back.get(kind, 0) + 1
            return False
        self._last[kind] = moment
        more = self._kept_back.pop(kind, 0)
        if more:
            record.msg = f"{record.getMessage()} (and {more} more like this)"
            record.args = ()
        return True


def _is_about_a_closed_door(record: logging.LogRecord) -> bool:
    """After a time without open files asyncio listens again, even if the server has ended meanwhile, and complains."""
    return (
        record.name == "asyncio" and isinstance(_error(record), ValueError) and "_start_serving" in record.getMessage()
    )


def _error(record: logging.LogRecord) -> BaseException | None:
    return record.exc_info[1] if record.exc_info else None


def _shorten(record: logging.LogRecord) -> None:
    """That there are no more open files needs no traceback for each connection that cannot be had."""
    error = _error(record)
    if isinstance(error, OSError) and error.errno in OUT_OF_FILES:
        record.msg, record.args, record.exc_info = "no connection can be accepted: too many open files", (), None


class JsonLines(logging.Formatter):
    """For programs that collect logs: an object in a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def write_logs(as_json: bool = False) -> None:
    """Everything from warnings on goes to standard error. What is said there names tables, and never what is hidden."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if as_json else logging.Formatter(FORMAT))
    handler.addFilter(Seldom())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
