"""How strong players are: OpenSkill ratings, of bots in the arena and of everybody at a server."""
