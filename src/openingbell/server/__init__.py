"""Tables over the network: seats, moves, live views, and the store that keeps them."""
