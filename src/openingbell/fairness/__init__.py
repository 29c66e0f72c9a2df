"""Chance that nobody has to take on trust: promised before the game, drawn from the promise, checked afterwards."""
