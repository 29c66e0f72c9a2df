"""Accounts: ways to log in again, and what a person may do with all that is theirs."""
