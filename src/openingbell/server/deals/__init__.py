"""Deals: the same chance against the same bots from the same seat, for everybody who has the link."""
