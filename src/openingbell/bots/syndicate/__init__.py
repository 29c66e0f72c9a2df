"""First-sight judgement for Syndicate."""

from openingbell.bots.syndicate.policy import SYNDICATE_POLICY

__all__ = ["SYNDICATE_POLICY"]
