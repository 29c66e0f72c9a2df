"""Syndicate: firms, monopolies, shares and the underworld for two to six players, on a closed supply of money."""

from openingbell.games.syndicate.game import SYNDICATE

__all__ = ["SYNDICATE"]
