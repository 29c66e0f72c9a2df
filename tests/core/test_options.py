"""Options: checked in one place, refused in one sentence."""

from __future__ import annotations

import pytest

from openingbell.core.errors import BadOptions
from openingbell.core.options import Option, check_options

DECLARED = (Option("players", 4, low=2, high=6), Option("names", "1999", choices=("1999", "classic")))


def test_defaults_fill_what_is_not_given() -> None:
    assert check_options(DECLARED, {}) == {"players": 4, "names": "1999"}


@pytest.mark.parametrize("players", [2, "2", 6, "6"])
def test_numbers_may_come_as_text(players: object) -> None:
    assert check_options(DECLARED, {"players": players})["players"] == int(str(players))


def test_a_choice_may_come_as_a_number() -> None:
    assert check_options(DECLARED, {"names": 1999})["names"] == "1999"


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"players": 7}, "option players is '7', but may be: 2 to 6"),
        ({"players": 1}, "option players is '1', but may be: 2 to 6"),
        ({"players": -3}, "option players is '-3', but may be: 2 to 6"),
        ({"players": "four"}, "option players is 'four', but may be: 2 to 6"),
        ({"players": "--4"}, "option players is '--4', but may be: 2 to 6"),
        ({"players": 4.0}, "option players is '4.0', but may be: 2 to 6"),
        ({"players": True}, "option players is 'True', but may be: 2 to 6"),
        ({"players": None}, "option players is 'None', but may be: 2 to 6"),
        ({"players": "४"}, "option players is '४', but may be: 2 to 6"),
        ({"names": "modern"}, "option names is 'modern', but may be: 1999, classic"),
        ({"colour": "red"}, "there is no option 'colour'; there are: players, names"),
    ],
)
def test_wrong_options_are_refused(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        check_options(DECLARED, given)
    assert str(refusal.value) == sentence


SOME = (Option("trades", False), Option("first", None, low=0, high=4))


def test_what_has_no_default_is_left_out_unless_chosen() -> None:
    assert check_options(SOME, {}) == {"trades": False}
    assert check_options(SOME, {"first": None}) == {"trades": False}
    assert check_options(SOME, {"first": "3"}) == {"trades": False, "first": 3}
    with pytest.raises(BadOptions):
        check_options(SOME, {"first": 5})


@pytest.mark.parametrize(
    ("given", "value"), [(True, True), (False, False), ("true", True), ("False", False), ("yes", True), ("no", False)]
)
def test_yes_or_no_may_come_as_text(given: object, value: bool) -> None:
    assert check_options(SOME, {"trades": given})["trades"] is value


@pytest.mark.parametrize("value", [1, "1", "maybe", None, ""])
def test_what_is_neither_yes_nor_no_is_refused(value: object) -> None:
    with pytest.raises(BadOptions, match=r"option trades is '.*', but may be: true, false"):
        check_options(SOME, {"trades": value})


def test_everything_that_may_be_chosen() -> None:
    assert DECLARED[0].values() == [2, 3, 4, 5, 6]
    assert DECLARED[1].values() == ["1999", "classic"]
    assert SOME[0].values() == [False, True]
