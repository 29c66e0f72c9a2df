"""What goes over the wire about notices: where somebody wants to be told that it is their turn, and when not."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from openingbell.protocol.messages import Message

MAX_ADDRESS = 1000
MAX_LABEL = 60

Kind = Literal["push", "discord", "webhook"]
TimeOfDay = Annotated[str, Field(pattern=r"^([01]\d|2[0-3]):[0-5]\d$", description="Hours and minutes, as 22:30.")]


class PushKeys(Message):
    """What a browser's push subscription is encrypted for."""

    p256dh: Annotated[str, Field(max_length=200)]
    auth: Annotated[str, Field(max_length=100)]


class NewWay(Message):
    """Where notices are to go: a push subscription of a browser, with its keys, or a webhook. Discord's are known by
    their address."""

    address: Annotated[str, Field(max_length=MAX_ADDRESS)]
    keys: PushKeys | None = None
    label: Annotated[str, Field(max_length=MAX_LABEL)] = ""


class Way(Message):
    """A way that notices go. The address is a secret between you and whoever listens there: only its host is told."""

    id: str
    kind: Kind
    host: str
    label: str
    failed: Annotated[int, Field(description="How many notices in a row did not arrive.")]


class Quiet(Message):
    """From when until when nobody is to be disturbed, every day, in a time zone such as Europe/Rome."""

    since: TimeOfDay
    until: TimeOfDay
    zone: Annotated[str, Field(max_length=60)]


class NoticeWishes(Message):
    """In which language somebody wants to be told, and when not."""

    language: Annotated[str, Field(max_length=10)] = "en"
    quiet: Quiet | None = None


class Notices(Message):
    """How somebody is told that it is their turn. `key` is what a browser needs to subscribe."""

    key: str
    ways: list[Way]
    wishes: NoticeWishes


class TableNotices(Message):
    """Notices of one table: whether you want none, and, for its host, where everybody's turns are told."""

    off: bool
    ways: list[Way]


class NoticesOff(Message):
    """Whether you want no notices of a table."""

    off: bool
