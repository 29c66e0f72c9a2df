"""First-sight judgement for Acquire."""

from openingbell.bots.acquire.policy import ACQUIRE_POLICY

__all__ = ["ACQUIRE_POLICY"]
