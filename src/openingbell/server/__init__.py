"""Tables over the network: seats, moves, live views, and the store that keeps them."""

from openingbell.extras import need

need("server")
