"""What each record shows: by file name, a question whose answer has to be yes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise

from openingbell.core.record import Record
from tests.records.shown_syndicate import SYNDICATE
from tests.records.story import Step, Story

Shows = Callable[[Story], bool]

SAFE = 11


# --- the end -------------------------------------------------------------------------------------------------------


def why_it_ended(record: Record) -> str:
    """`all safe` or `41 tiles` by announcement, or `stalled`."""
    if "announce" not in record.moves:
        return "stalled"
    sizes = record.replay(to=record.moves.index("announce")).reveal()["sizes"].values()
    return "all safe" if min(sizes) >= SAFE else "41 tiles"


def ended(why: str, players: int) -> Shows:
    def shows(story: Story) -> bool:
        told = any(story.events("stalled" if why == "stalled" else "ending"))
        return told and why_it_ended(story.record) == why and story.record.options["players"] == players

    return shows


def stalled_with_tiles_left(story: Story) -> bool:
    """A-8.4: seven small corporations block every hand."""
    return any(story.events("stalled")) and story.end.reveal()["bag"] != []


def announced_before_placing_and_founded(story: Story) -> bool:
    """A-8.1: the announcement stands even though a small corporation is founded afterwards."""
    return story.said("announce", "place", "found")


def announced_beside_pass(story: Story) -> bool:
    return story.said("announce", "pass")


def announced_after_third_share(story: Story) -> bool:
    return story.said("buy", "buy", "buy", "announce", "done")


def shared_win(story: Story) -> bool:
    return len(story.end.winners()) > 1


# --- mergers -------------------------------------------------------------------------------------------------------


def merger_of(number: int, *verbs: str) -> Shows:
    """So many corporations merged, and right after the tile these moves were made."""

    def shows(story: Story) -> bool:
        for at, event in story.events("merger"):
            said = tuple(step.verb for step in story.steps[at + 1 : at + 1 + len(verbs)])
            merged = event.facts["corporations"]
            if isinstance(merged, list) and len(merged) == number and said == verbs:
                return True
        return False

    return shows


def absorb_asked_twice_in_a_merger(story: Story) -> bool:
    """A-5.10: asked again while equals remain."""
    spoken = [step.verb for step in story.steps if step.verb in ("place", "absorb")]
    return any(pair == ("absorb", "absorb") for pair in pairwise(spoken))


def disposals(story: Story) -> list[list[Step]]:
    """The moves of each holder in each disposal."""
    found: list[list[Step]] = []
    for at, step in enumerate(story.steps):
        if step.verb in ("sell", "trade", "keep"):
            before = story.steps[at - 1]
            goes_on = before.verb in ("sell", "trade") and before.actor == step.actor
            if goes_on and before.table["merger"] == step.table["merger"]:
                found[-1].append(step)
            else:
                found.append([step])
    return found


def sold_traded_and_kept(story: Story) -> bool:
    return any({step.verb for step in disposal} == {"sell", "trade", "keep"} for disposal in disposals(story))


def survivor_sold_out_while_trading(story: Story) -> bool:
    """A-5.7: somebody traded, still had two shares, and the bank had none of the survivor any more."""
    for disposal in disposals(story):
        for before, step in pairwise(disposal):
            held = step.table["shares"][step.actor][step.table["merger"]["defunct"]]
            if before.verb == "trade" and "trade" not in step.legal and held >= 2:
                return True
    return False


def market_took_part(story: Story) -> bool:
    """A-9: a draw for a defunct corporation and one for each at the end, and somewhere a tie with the market."""
    last = next(number for number, _ in story.events("ending"))
    draws = [number for number, _ in story.events("market")]
    at_the_end = [number for number in draws if number > last]
    return draws[0] < last and len(at_the_end) == len(story.steps[-1].sizes) > 1 and _tied_with_market(story)


def _tied_with_market(story: Story) -> bool:
    for _, event in story.events("holdings"):
        shares = event.facts["shares"]
        if isinstance(shares, list) and shares[2] == max(shares[:2]):
            return True
    return False


# --- foundings and tiles -------------------------------------------------------------------------------------------


def founded_without_free_share(story: Story) -> bool:
    return any(story.events("no-free-share"))


def eighth_waited(story: Story) -> bool:
    """A-4.3: a tile that would have founded an eighth corporation was placed later and founded one."""
    waiting: set[str] = set()
    for step, following in pairwise(story.steps):
        places = [text for text in step.legal if text.startswith("place")]
        if step.verb == "place" and step.text in waiting and following.verb == "found":
            return True
        if (step.verb == "place" or "pass" in step.legal) and len(step.sizes) == 7:
            blocked = {f"place {tile}" for tile in step.table["hands"][step.actor]} - set(places)
            waiting |= {text for text in blocked if not _touches(text.split()[1], step.table["board"])}
    return False


def _touches(tile: str, board: dict[str, str]) -> bool:
    """Whether a tile lies next to any corporation."""
    column, row = int(tile[:-1]), ord(tile[-1])
    beside = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return any(board.get(f"{number}{chr(letter)}") for number, letter in beside)


def kept_shares_were_sold_at_the_end(story: Story) -> bool:
    """A-5.8: kept in a merger, worth something because the corporation was founded again by somebody else."""
    for at, kept in story.events("kept"):
        name = kept.facts["corporation"]
        bought = {event.seat for number, event in story.events("bought") if number > at and _about(event.facts, name)}
        founders = {
            event.seat for number, event in story.events("founded") if number > at and _about(event.facts, name)
        }
        sellers = {
            event.seat for number, event in story.events("sold-out") if number > at and _about(event.facts, name)
        }
        if founders and kept.seat in sellers - bought - founders:
            return True
    return False


def _about(facts: Mapping[str, object], name: object) -> bool:
    return facts["corporation"] == name


def went_on_with_empty_bag(story: Story) -> bool:
    """A-7.4: tiles were placed with an empty bag for more than a round, until somebody announced the end."""
    placed = sum(step.verb == "place" and step.table["bag"] == [] for step in story.steps)
    return placed > int(story.record.options["players"]) and any(story.events("ending"))


def several_set_aside_at_once(story: Story) -> bool:
    """A-7.2: two dead tiles in one turn, and three draws after it."""
    for at, step in enumerate(story.steps):
        dead = [event for event in step.events if event.kind == "set-aside"]
        if len(dead) == 2 and [each.verb for each in story.steps[at + 1 : at + 4]] == ["draw"] * 3:
            return True
    return False


def passed_and_exchanged(story: Story) -> bool:
    """A-7.2: who passes sets dead tiles aside too and draws for them."""
    return any(
        step.verb == "done" and step.table["placed"] is None and any(event.kind == "set-aside" for event in step.events)
        for step in story.steps
    )


def option(name: str, value: object, also: Shows) -> Shows:
    return lambda story: story.record.options[name] == value and also(story)


ACQUIRE: dict[str, Shows] = {
    "absorb-asked-twice": absorb_asked_twice_in_a_merger,
    "announce-after-third-share": announced_after_third_share,
    "announce-before-placing": announced_before_placing_and_founded,
    "announce-beside-pass": announced_beside_pass,
    "classic-names": option("names", "classic", merger_of(2, "survive")),
    "dead-tiles-set-aside": several_set_aside_at_once,
    "disposal-mixed": sold_traded_and_kept,
    "eighth-corporation-waits": eighth_waited,
    "empty-bag": went_on_with_empty_bag,
    "five-players-stalled": ended("stalled", 5),
    "four-way-merger": merger_of(4),
    "hidden-holdings": option("holdings", "hidden", merger_of(3)),
    "kept-shares-founded-again": kept_shares_were_sold_at_the_end,
    "no-free-share": founded_without_free_share,
    "pass-exchanges-dead-tiles": passed_and_exchanged,
    "shared-win": shared_win,
    "six-players-all-safe": ended("all safe", 6),
    "stalled-with-tiles-left": stalled_with_tiles_left,
    "survivor-chosen": merger_of(2, "survive"),
    "survivor-sold-out": survivor_sold_out_while_trading,
    "three-players-41-tiles": ended("41 tiles", 3),
    "three-way-merger-absorb": merger_of(3, "absorb"),
    "two-players-market": market_took_part,
    "two-players-stalled": ended("stalled", 2),
}

# --- Stockpile -----------------------------------------------------------------------------------------------------


def at(players: int, investors: bool, board: str, also: Shows) -> Shows:
    """A table of this kind where that happened."""

    def shows(story: Story) -> bool:
        options = story.record.options
        kind = (options["players"], options["investors"], options["board"])
        return kind == (players, investors, board) and also(story)

    return shows


def happened(*kinds: str) -> Shows:
    return lambda story: all(any(story.events(kind)) for kind in kinds)


def placed_twice_in_a_row(story: Story) -> bool:
    """S-12.6: both pieces of a player were off the board."""
    bids = [step for step in story.steps if step.verb == "bid" and step.table["progress"]["placements"] >= 4]
    return any(one.actor == two.actor and one.table["round"] == two.table["round"] for one, two in pairwise(bids))


def boom_paid_a_dividend(story: Story) -> bool:
    """S-14.2: whatever raises the ticker."""
    return any(story.steps[number].verb == "boom" for number, _ in story.events("dividend"))


def looked_and_moved(story: Story) -> bool:
    """S-13.2: both abilities of one player, one after the other."""
    return any(
        {one.verb, two.verb} == {"look", "move"} and one.actor == two.actor for one, two in pairwise(story.steps)
    )


def second_pair_peeked(story: Story) -> bool:
    return any(step.text in ("peek 0.2", "peek 1.2") for step in story.steps)


def raised_after_cards(story: Story) -> bool:
    """S-13.4: Cramer's ability after his action cards."""
    return any(
        one.verb in ("boom", "bust") and two.verb in ("raise", "lower") and one.actor == two.actor
        for one, two in pairwise(story.steps)
    )


def a_fee_was_paid_later(story: Story) -> bool:
    """S-6.7: kept face up, and paid as soon as money came."""
    owed = [(number, event.seat) for number, event in story.events("owes")]
    paid = [(number, event.seat) for number, event in story.events("fee-paid")]
    return any(later > number and other == seat for number, seat in owed for later, other in paid)


def first_was_chosen(story: Story) -> bool:
    """S-2.3: nothing is drawn for it."""
    return not any(step.verb == "first" for step in story.steps) and story.steps[4].table["first"] == 2


def two_rounds_of_claims_in_one_move(story: Story) -> bool:
    """S-14.2: one forecast takes Stanford over two $ spaces."""
    told = [event for _, event in story.events("dividend", "revealed", "came-true")]
    return any(one.kind == two.kind == "dividend" and one.facts == two.facts for one, two in pairwise(told))


def both_laid_face_down(story: Story) -> bool:
    """S-13.18: Stuart's."""
    return any(one.verb == two.verb == "down" and one.actor == two.actor for one, two in pairwise(story.steps))


def the_deck_ran_out(story: Story) -> bool:
    """S-10.2: five players use all cards, and need no more."""
    return bool(story.end.reveal()["deck"] == {})


def peeked_after_bidding(story: Story) -> bool:
    """S-13.17: once more when bidding has ended."""
    return any(step.verb == "peek" and step.table["progress"]["bidding_over"] for step in story.steps)


STOCKPILE: dict[str, Shows] = {
    "two-players-placing-twice-in-a-row": at(2, False, "standard", placed_twice_in_a_row),
    "two-players-advanced-boom-pays-dividend": at(2, False, "advanced", boom_paid_a_dividend),
    "two-players-investors-look-and-move": at(2, True, "standard", looked_and_moved),
    "two-players-investors-advanced-second-pair": at(2, True, "advanced", second_pair_peeked),
    "three-players-split-again": at(3, False, "standard", happened("split-again")),
    "three-players-advanced-bankrupt": at(3, False, "advanced", happened("bankrupt", "lost")),
    "three-players-investors-raise-after-cards": at(3, True, "standard", raised_after_cards),
    "three-players-investors-advanced-declared": at(3, True, "advanced", happened("declared", "claimed")),
    "three-players-shared-win": at(3, False, "standard", shared_win),
    "four-players-unpaid-fee": at(4, False, "standard", a_fee_was_paid_later),
    "four-players-first-chosen": at(4, False, "standard", first_was_chosen),
    "four-players-advanced-two-claims-in-one-move": at(4, False, "advanced", two_rounds_of_claims_in_one_move),
    "four-players-investors-both-face-down": at(4, True, "standard", both_laid_face_down),
    "four-players-investors-advanced-fee-bonus": at(4, True, "advanced", happened("fee-bonus")),
    "five-players-empty-deck": at(5, False, "standard", the_deck_ran_out),
    "five-players-advanced-halved": at(5, False, "advanced", happened("halved", "sold-split")),
    "five-players-investors-hidden-card-moved": at(5, True, "standard", happened("moved-hidden")),
    "five-players-investors-advanced-peek-after-bidding": at(5, True, "advanced", peeked_after_bidding),
}

SHOWN: dict[str, dict[str, Shows]] = {"acquire": ACQUIRE, "stockpile": STOCKPILE, "syndicate": SYNDICATE}
