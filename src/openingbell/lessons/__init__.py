"""Lessons: games that somebody learns by playing them, on the real rules, in positions that were written for it."""
