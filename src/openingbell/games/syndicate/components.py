"""What the rules themselves name: the firms and their groups, the kinds of cells, the cards.

Prices, the order of the loop and the values of cards are the edition's; see edition.py.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MAX_PLAYERS: Final = 6  # Y-14
NOBODY: Final = -1
NONE: Final = -1
BANK: Final = -1  # on either side of a payment

# Y-3 The firms on the board, in the order in which the rules always count them (YF-1).
FIRM_IDS: Final = (
    "munitions_1",
    "munitions_2",
    "munitions_3",
    "munitions_4",
    "landing",
    "mineral_1",
    "mineral_2",
    "mineral_3",
    "mineral_4",
    "land_ownership",
    "cinema_1",
    "cinema_2",
    "music_1",
    "music_2",
    "club_1",
    "club_2",
    "sheriff",
    "espionage",
    "racket",
    "motor_1",
    "motor_2",
    "motor_3",
    "building_1",
    "building_2",
    "building_3",
    "football_1",
    "football_2",
    "football_3",
    "football_4",
)
FIRMS: Final = 29
MUNITIONS: Final = 4  # the firms before this one
LANDING: Final = 4
MINERAL: Final = 5  # the first of four
LAND_OWNERSHIP: Final = 9
CINEMA: Final = 10  # the first of two
MUSIC: Final = 12
CLUB: Final = 14
SHERIFF: Final = 16
ESPIONAGE_FIRM: Final = 17
RACKET: Final = 18
MOTOR: Final = 19
FOOTBALL: Final = 25  # the first of four, which are the last firms
# Y-57 The rock band acts as a firm without a cell; it stands behind the others in every array of firms.
ROCK_BAND: Final = 29
WITH_BAND: Final = 30

# Where a firm is that no seat owns.
IN_BANK: Final = 6
WAITING: Final = 7  # for its auction (YF-64)
GONE: Final = 8  # not in this preset (YF-13), or the rock band in the F deck

# YF-2 Groups. The firms of each stand together; the rock band and the MAFIA cards are one of them besides.
GROUP_IDS: Final = (
    "military",
    "mineral_super",
    "entertainment",
    "illegal",
    "motor",
    "building",
    "football_1",
    "football_2",
    "football_3",
    "football_4",
)
GROUPS: Final = 10
MILITARY: Final = 0
MINERALS: Final = 1
ENTERTAINMENT: Final = 2
ILLEGAL: Final = 3
TEAMS: Final = 6  # from here on a group is one football team
GROUP_FIRST: Final = vec[i64]([0, 5, 10, 14, 19, 22, 25, 26, 27, 28])
GROUP_END: Final = vec[i64]([5, 10, 14, 19, 22, 25, 26, 27, 28, 29])


def _groups() -> list[int]:
    return [group for group in range(GROUPS) for _ in range(GROUP_FIRST[group], GROUP_END[group])] + [ENTERTAINMENT]


GROUP_OF: Final = vec[i64]([i64(group) for group in _groups()])


def _group_bits(group: int) -> int:
    """A set of firms as bits, the first firm the lowest."""
    return sum(1 << firm for firm in range(WITH_BAND) if GROUP_OF[firm] == group)


GROUP_BITS: Final = vec[i64]([i64(_group_bits(group)) for group in range(GROUPS)])

# Y-33 Monopolies within the groups; a firm of none builds nothing.
MONOPOLY_IDS: Final = ("munitions", "mineral", "cinema", "music", "clubs", "motor", "building")
MONOPOLY_FIRST: Final = vec[i64]([0, 5, 10, 12, 14, 19, 22])
MONOPOLY_END: Final = vec[i64]([4, 9, 12, 14, 16, 22, 25])


def _monopolies() -> list[int]:
    found = [NONE] * WITH_BAND
    for monopoly in range(len(MONOPOLY_IDS)):
        for firm in range(MONOPOLY_FIRST[monopoly], MONOPOLY_END[monopoly]):
            found[firm] = monopoly
    return found


MONOPOLY_OF: Final = vec[i64]([i64(monopoly) for monopoly in _monopolies()])


def _monopoly_bits(monopoly: int) -> int:
    return (1 << int(MONOPOLY_END[monopoly])) - (1 << int(MONOPOLY_FIRST[monopoly]))


MONOPOLY_BITS: Final = vec[i64]([i64(_monopoly_bits(monopoly)) for monopoly in range(len(MONOPOLY_IDS))])

# Kinds of cells. REST is what the children's preset makes of some of them (YF-13).
CELL_NAMES: Final = (
    "BEGINNING",
    "IS",
    "F",
    "CREDIT",
    "INSURANCE",
    "PRISON",
    "EXCHANGE",
    "CONTRABAND",
    "PRIZE",
    "PARK",
    "TRIAL",
    "PAY",
    "POLICE",
    "TAX",
    "GO TO THE PARK",
)
BEGINNING: Final = 0
IS_CELL: Final = 1
F_CELL: Final = 2
CREDIT: Final = 3
INSURANCE: Final = 4
PRISON: Final = 5
EXCHANGE: Final = 6
CONTRABAND: Final = 7
PRIZE_CELL: Final = 8
PARK: Final = 9
TRIAL: Final = 10
PAY: Final = 11
POLICE: Final = 12
TAX: Final = 13
GO_TO_PARK: Final = 14
FIRM_CELL: Final = 15
REST: Final = 16

# Y-4 The IS deck, one of each; the first seven but PRIZE may lie before a player.
IS_NAMES: Final = (
    "WAR",
    "PEACE",
    "PRIZE",
    "CRISIS 1/2",
    "CRISIS 1 1/2",
    "TAX 20%",
    "TAX 5%",
    "DISASTER",
    "INHERITANCE",
    "MEET A CASSATION",
    "DISMISS A CASSATION",
)
IS_CARDS: Final = 11
WAR: Final = 0
PEACE: Final = 1
PRIZE: Final = 2
CRISIS_HALF: Final = 3
CRISIS_MORE: Final = 4
TAX_HIGH: Final = 5
TAX_LOW: Final = 6
DISASTER: Final = 7
INHERITANCE: Final = 8
MEET: Final = 9
DISMISS: Final = 10
LYING: Final = 7

# Y-5 The F deck, numbered on from the IS deck; the cards that only move money come last and are the edition's.
F_NAMES: Final = ("ROCK BAND", "MAFIA", "BANK HOLD-UP", "SPACE PROGRAME", "BANKER", "SUCCESS")
ROCK_BAND_CARD: Final = 11
MAFIA_CARD: Final = 12
HOLD_UP_CARD: Final = 13
SPACE_CARD: Final = 14
BANKER_CARD: Final = 15
SUCCESS_CARD: Final = 16
CASH_CARD: Final = 17
SPACE_CARDS: Final = 2

# Goods are what can be sold by auction: the firms, the rock band, and cards.
MAFIA: Final = 30
HOLD_UP: Final = 31
SPACE: Final = 32
BANKER: Final = 33
CARD_OF_GOOD: Final = 18  # a good's number less this is its card's

# Y-8 The decks that never lose a card: rings with a pointer to the top (YF-23).
SHARE_LIST: Final = 0
FILMS: Final = 1
ESPIONAGE: Final = 2
RINGS: Final = 3

# Y-12 Money tokens, largest first.
TOKENS: Final = vec[i64]([100, 75, 50, 10, 5, 1])
