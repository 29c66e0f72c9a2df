"""Playing at a terminal, and looking at games there."""
