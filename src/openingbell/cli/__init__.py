"""The command `bell`."""
