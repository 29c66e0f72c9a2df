"""The tree of a search: flat arrays, one entry for each node."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

ROOT: Final = 0
NOTHING: Final = -1


class Tree:
    """Nodes are sequences of the seats' actions, whatever chance brought in between and whatever is hidden.

    A node was entered by `action` of `seat`. `value_sums` holds for each seat the sum of what it got in all visits.
    `availability` counts how often the action could have been taken: in other worlds it may not be legal.
    """

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.action = vec[i64]()
        self.seat = vec[i64]()
        self.first_child = vec[i64]()
        self.sibling = vec[i64]()
        self.visits = vec[i64]()
        self.availability = vec[i64]()
        self.value_sums = vec[float]()
        self.add(NOTHING, NOTHING, NOTHING)

    def add(self, parent: i64, seat: i64, action: i64) -> i64:
        node: i64 = len(self.action)
        self.action = append(self.action, action)
        self.seat = append(self.seat, seat)
        self.first_child = append(self.first_child, NOTHING)
        self.visits = append(self.visits, 0)
        self.availability = append(self.availability, 0)
        for _ in range(self.seats):
            self.value_sums = append(self.value_sums, 0.0)
        if parent == NOTHING:
            self.sibling = append(self.sibling, NOTHING)
        else:
            self.sibling = append(self.sibling, self.first_child[parent])
            self.first_child[parent] = node
        return node

    def child(self, parent: i64, seat: i64, action: i64) -> i64:
        """The node that an action leads to, or NOTHING if it was never tried."""
        node = self.first_child[parent]
        while node != NOTHING and (self.action[node] != action or self.seat[node] != seat):
            node = self.sibling[node]
        return node

    def most_visited(self, parent: i64, seat: i64, actions: vec[i64]) -> i64:
        """Which of these actions was tried most; NOTHING if none was."""
        found: i64 = NOTHING
        most: i64 = 0
        for action in actions:
            node = self.child(parent, seat, action)
            if node != NOTHING and self.visits[node] > most:
                most = self.visits[node]
                found = action
        return found

    def mean(self, node: i64, seat: i64) -> float:
        """What a seat got on average."""
        return self.value_sums[node * self.seats + seat] / float(max(self.visits[node], 1))

    def add_visit(self, node: i64, shares: vec[float]) -> None:
        """Count a visit and what came of it."""
        self.visits[node] += 1
        first = node * self.seats
        for seat in range(self.seats):
            self.value_sums[first + seat] += shares[seat]
