"""The games, one room each. A room imports the core and nothing else."""
