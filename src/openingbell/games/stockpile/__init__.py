"""Stockpile: inside information, piles to bid for and a market to manipulate, for two to five players."""

from openingbell.games.stockpile.game import STOCKPILE

__all__ = ["STOCKPILE"]
