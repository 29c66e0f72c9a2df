"""The arena: bots against each other in paired games, with honest numbers; and reviews of games that were played."""
