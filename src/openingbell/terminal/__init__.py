"""Playing at a terminal, and looking at games there."""

from openingbell.extras import need

need("terminal")
