"""First-sight judgement for Stockpile."""

from openingbell.bots.stockpile.policy import STOCKPILE_POLICY

__all__ = ["STOCKPILE_POLICY"]
