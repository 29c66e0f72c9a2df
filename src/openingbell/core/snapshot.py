"""States as plain data and back: integers, truth values and arrays of integers, named in a list of fields."""

from __future__ import annotations

from collections.abc import Sequence
from inspect import get_annotations
from typing import TYPE_CHECKING, Any, cast

from librt import vecs

from openingbell.core.errors import AuditFailed, BadRecord

if TYPE_CHECKING:
    from openingbell.core.state import State

_extend: Any = vecs.extend  # for arrays of any type; the typed form needs to know which


def fields_of(kind: type[object], *besides: str) -> tuple[str, ...]:
    """The attributes that a class of states declares, but for the game, the number of players, and those named.

    Besides are the table's options, from which a state is started, and what `derive` works out.
    """
    fields: dict[str, None] = {}
    for ancestor in kind.__mro__:
        compiled: tuple[str, ...] = getattr(ancestor, "__mypyc_attrs__", ())  # compiling erases annotations
        fields.update(dict.fromkeys((*get_annotations(ancestor), *compiled)))
    left_out = {"game", "players", *besides}
    return tuple([field for field in fields if field not in left_out])


def take_snapshot(thing: object, fields: Sequence[str]) -> dict[str, Any]:
    """The named attributes of a state, or of a part of one."""
    return {field: _plain(getattr(thing, field)) for field in fields}


def _plain(value: object) -> object:
    if value is None or isinstance(value, int):
        return value
    return list(cast("Sequence[int]", value)) if _is_array(value) else take_snapshot(value, fields_of(type(value)))


def fill_from_snapshot(state: State, fields: Sequence[str], snapshot: dict[str, Any]) -> None:
    """Give a fresh state the values of a snapshot, and refuse those that do not fit together."""
    for field in fields:
        if getattr(state, field) is None and snapshot[field] is not None:
            part = state.new_part(field)
            for detail in fields_of(type(part)):
                _fill(part, detail, snapshot[field][detail])
            setattr(state, field, part)
        else:
            _fill(state, field, snapshot[field])
    state.derive()
    try:
        state.audit()
    except AuditFailed as error:
        raise BadRecord(f"this snapshot contradicts itself: {error}") from error


def _fill(thing: object, field: str, value: Any) -> None:
    fresh = getattr(thing, field)
    if _is_array(fresh):
        if len(fresh) > 0 and len(value) != len(fresh) and field != "pending":  # what begins empty may grow
            raise BadRecord(f"{field} in this snapshot is too long or too short")
        setattr(thing, field, _extend(fresh[:0], value))
    elif type(value) is type(fresh):
        setattr(thing, field, value)
    else:
        raise BadRecord(f"{field} in this snapshot is not what it should be")


def _is_array(value: object) -> bool:
    return hasattr(value, "__len__")
