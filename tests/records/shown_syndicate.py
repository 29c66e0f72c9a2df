"""What each record of Syndicate shows."""

from __future__ import annotations

from collections.abc import Callable

from tests.records.story import Story

Shows = Callable[[Story], bool]


def why_it_ended(story: Story) -> str:
    """`one left`, `first ruin`, or `rounds`."""
    ruined = [player["ruined"] for player in story.end.view(None)["players"]]
    if ruined.count(False) == 1:
        return "one left"
    if story.record.options["end"] == "first-bankruptcy" and any(ruined):
        return "first ruin"
    return "rounds"


def ended(why: str, **options: object) -> Shows:
    """The game ended so at such a table."""

    def shows(story: Story) -> bool:
        chosen = story.record.options
        return why_it_ended(story) == why and all(chosen[name] == value for name, value in options.items())

    return shows


def told(*kinds: str) -> Shows:
    """All these things happened."""

    def shows(story: Story) -> bool:
        return all(any(True for _ in story.events(kind)) for kind in kinds)

    return shows


def said(*verbs: str) -> Shows:
    """Somebody made these moves one right after the other."""

    def shows(story: Story) -> bool:
        return story.said(*verbs)

    return shows


def three_in_a_duel(story: Story) -> bool:
    duels = [event.facts["seats"] for _, event in story.events("duel", "firm-duel")]
    return any(isinstance(seats, list) and len(seats) > 2 for seats in duels)


def film_for_the_monopolist(story: Story) -> bool:
    """Y-60: twice the value of the card."""
    for number, event in story.events("film"):
        values = [other.facts["value"] for other in story.steps[number].events if other.kind == "released-film"]
        if values and isinstance(values[0], int) and event.amount == 2 * values[0]:
            return True
    return False


SYNDICATE: dict[str, Shows] = {
    "bank-pays-in-kind": told("took-stock", "took-structure"),
    "banker-pays-in-property": told("banker", "gave-firm"),
    "bank-robbed": told("loot"),
    "children-first-ruin": ended("first ruin", preset="children"),
    "children-rounds": ended("rounds", preset="children", trades=True),
    "credit-for-three-laps": told("borrowed", "prolonged", "repaid"),
    "duel-of-three": three_in_a_duel,
    "film-for-the-monopolist": film_for_the_monopolist,
    "five-players-one-left": ended("one left", players=5),
    "four-players-first-ruin": ended("first ruin", players=4, preset="full"),
    "lawsuits": told("sued", "won-case", "lost-case"),
    "police-and-sheriff": told("confiscated", "loads-seized", "imprisoned", "released"),
    "six-players-rounds": ended("rounds", players=6, end="rounds"),
    "space-programme": told("space-void", "space-done"),
    "taken-over": told("taken-over"),
    "three-players-cap": ended("rounds", players=3, end="last"),
    "trades": told("accepted", "traded-money", "trade-refused", "trade-cancelled"),
    "two-players-one-left": ended("one left", players=2),
}
