"""The contract every game implements, and what works on any game: chance, records, the driver, the registry."""
