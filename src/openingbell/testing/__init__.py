"""The contract kit: what any game has to pass, ours or anybody's.

Each check plays random games and raises AssertionError with what is wrong. A package that adds a game calls
`check_declarations` once, and `check_game` for every kind of table and a few seeds, in its own tests.
"""

from openingbell.testing.declarations import check_declarations
from openingbell.testing.kit import check_game

__all__ = ["check_declarations", "check_game"]
