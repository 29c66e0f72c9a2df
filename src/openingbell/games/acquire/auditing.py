"""Whether a position is sound: nothing lost or doubled, and what is kept twice agrees."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.core.errors import AuditFailed
from openingbell.games.acquire.components import (
    ALL_CORPORATIONS,
    BANK,
    CORPORATIONS,
    EMPTY,
    GIANT_SIZE,
    HAND,
    IN_BAG,
    ON_BOARD,
    PURCHASES,
    ROW,
    SAFE_SIZE,
    SET_ASIDE,
    SHARES,
    SPACE_OF,
    SPACES,
    TILE_NAMES,
    TILES,
    UNINCORPORATED,
)
from openingbell.games.acquire.knowledge import LIMIT, all_limits, keeps_market_limits, may_hold
from openingbell.games.acquire.position import NONE, Position
from openingbell.games.acquire.steps import ABSORB, DEAL, DISPOSE, DRAW, FOUND, MARKET, STARTING_TILE, STEPS, SURVIVE


def audit(p: Position) -> None:
    """Raise AuditFailed with what is wrong."""
    _audit_turn(p)
    _audit_merger(p)
    _audit_tiles(p)
    _audit_hands(p)
    _audit_corporations(p)
    _audit_neighbours(p)
    _audit_shares(p)
    _audit_cash(p)
    _audit_limits(p)


def _audit_turn(p: Position) -> None:
    """The step fits the actor and what has been done so far."""
    STEPS.audit(p)
    if not (0 <= p.turn < p.players and 0 <= p.bought <= PURCHASES and 0 <= p.passes <= p.players):
        raise AuditFailed(f"turn of seat {p.turn} with {p.bought} purchases after {p.passes} passes")
    dealt = p.players * (1 + HAND)
    if (
        not 0 <= p.dealt <= dealt
        or (p.step == STARTING_TILE) != (p.dealt < p.players)
        or (p.step == DEAL) != (p.players <= p.dealt < dealt)
    ):
        raise AuditFailed(f"{p.dealt} tiles were dealt before step {p.step}")
    if (p.step == DRAW) != (p.to_draw > 0) or not 0 <= p.to_draw <= min(p.bag, HAND):
        raise AuditFailed(f"{p.to_draw} tiles are to be drawn in step {p.step}")


def _audit_merger(p: Position) -> None:
    """Only active corporations take part, each in one role; shares are disposed of in one that is being settled."""
    if not (NONE <= p.survivor < CORPORATIONS and NONE <= p.defunct < CORPORATIONS and NONE <= p.tile < TILES):
        raise AuditFailed(f"survivor {p.survivor}, defunct {p.defunct}, tile {p.tile}")
    roles = p.merging | p.absorbed
    survivor: i64 = 1 << p.survivor if p.survivor != NONE else 0
    defunct: i64 = 1 << p.defunct if p.defunct != NONE else 0
    if p.merging & p.absorbed or roles & (survivor | defunct) or survivor & defunct:
        raise AuditFailed("a corporation has two roles in a merger")
    if (roles | survivor | defunct) & ~p.active:
        raise AuditFailed("a corporation that is not on the board takes part in a merger")
    if (p.step == MARKET and not defunct) or (p.step == DISPOSE and not (defunct and survivor)):
        raise AuditFailed(f"step {p.step} without a corporation to settle")
    if (p.step == SURVIVE and p.survivor != NONE) or (p.step == ABSORB and p.survivor == NONE):
        raise AuditFailed(f"step {p.step} with survivor {p.survivor}")
    if p.step in (FOUND, SURVIVE, ABSORB, DISPOSE) and p.tile == NONE:
        raise AuditFailed(f"step {p.step} without a tile")
    if len(p.pending) % 2 != 0 or not 0 <= p.asked <= p.players:
        raise AuditFailed(f"{len(p.pending)} numbers wait, {p.asked} seats were asked")


def _audit_tiles(p: Position) -> None:
    """Every tile is in one place, and the board shows just those that were placed."""
    in_bag: i64 = 0
    in_hands: i64 = 0
    for tile in range(TILES):
        where = i64(p.holder[tile])
        if where == IN_BAG:
            in_bag += 1
        elif where < p.players:
            in_hands += 1
        elif where != ON_BOARD and where != SET_ASIDE:
            raise AuditFailed(f"{TILE_NAMES[tile]} is at {where}")
        if (where == ON_BOARD) != (p.board[SPACE_OF[tile]] != EMPTY):
            raise AuditFailed(f"{TILE_NAMES[tile]} is both on the board and elsewhere, or nowhere")
    if p.bag != in_bag:
        raise AuditFailed(f"the bag holds {in_bag} tiles, not {p.bag}")
    for seat in range(p.players):
        in_hands -= p.held[seat]
    if in_hands != 0:
        raise AuditFailed(f"{in_hands} more tiles are with seats than in their hands")
    for space in range(SPACES):
        if (space < ROW or space >= SPACES - ROW or space % ROW == 0) and p.board[space] != EMPTY:
            raise AuditFailed(f"something lies beside the board at {space}")


def _audit_hands(p: Position) -> None:
    """The hands hold the tiles that say so, in ascending order."""
    for seat in range(p.players):
        if not 0 <= p.held[seat] <= HAND:
            raise AuditFailed(f"seat {seat} holds {p.held[seat]} tiles")
        before = NONE
        for place in range(HAND):
            tile = p.hands[seat * HAND + place]
            if place >= p.held[seat]:
                if tile != NONE:
                    raise AuditFailed(f"seat {seat} has a tile behind its hand")
            elif not before < tile < TILES or i64(p.holder[tile]) != seat:
                raise AuditFailed(f"seat {seat} has a tile that is elsewhere, or not in order")
            before = tile


def _audit_corporations(p: Position) -> None:
    """Sizes are what the board shows, and the bits what the sizes say."""
    if (p.active | p.safe | p.giant) & ~ALL_CORPORATIONS:
        raise AuditFailed("there are more corporations than seven")
    tiles: i64 = 0
    for space in range(SPACES):
        if p.board[space] == UNINCORPORATED or p.board[space] == EMPTY:
            tiles += 1
    for corporation in range(CORPORATIONS):
        bit: i64 = 1 << corporation
        size: i64 = 0
        for space in range(SPACES):
            if i64(p.board[space]) == bit:
                size += 1
        tiles += size
        if p.size[corporation] != size or size == 1:
            raise AuditFailed(f"corporation {corporation} has {size} tiles, not {p.size[corporation]}")
        if (p.active & bit != 0) != (size > 0):
            raise AuditFailed(f"corporation {corporation} of size {size}: active or not?")
        if (p.safe & bit != 0) != (size >= SAFE_SIZE):
            raise AuditFailed(f"corporation {corporation} of size {size}: safe or not?")
        if (p.giant & bit != 0) != (size >= GIANT_SIZE):
            raise AuditFailed(f"corporation {corporation} of size {size}: can it end the game?")
    if tiles != SPACES:
        raise AuditFailed("a space belongs to more than one corporation")


def _audit_neighbours(p: Position) -> None:
    """What touches belongs together, but for the tile whose founding or merger is under way."""
    under_way = SPACE_OF[p.tile] if p.tile != NONE else NONE
    for space in range(i64(SPACES - ROW)):
        if not (_may_touch(p, space, space + 1, under_way) and _may_touch(p, space, space + ROW, under_way)):
            raise AuditFailed(f"space {space} does not go with its neighbours")


def _may_touch(p: Position, one: i64, other: i64, under_way: i64) -> bool:
    first = p.board[one]
    second = p.board[other]
    if first == EMPTY or second == EMPTY or first == second:
        return True
    return p.board[under_way] == UNINCORPORATED and (one == under_way or other == under_way)


def _audit_shares(p: Position) -> None:
    """There are 25 shares of each corporation."""
    for corporation in range(CORPORATIONS):
        total = p.owned(BANK, corporation)
        least = total
        for seat in range(p.players):
            total += p.owned(seat, corporation)
            least = min(least, p.owned(seat, corporation))
        if total != SHARES or least < 0:
            raise AuditFailed(f"there are {total} shares of corporation {corporation}, the least holding is {least}")


def _audit_cash(p: Position) -> None:
    """Nobody owes anything, and all money is in hundreds."""
    for seat in range(p.players):
        if p.cash[seat] < 0 or p.cash[seat] % 100 != 0:
            raise AuditFailed(f"seat {seat} has {p.cash[seat]}")


def _audit_limits(p: Position) -> None:
    """What everybody could conclude about the hands is true of them: so many tiles can have been there so long."""
    if len(p.limits) % LIMIT != 0 or len(p.market_limits) % LIMIT != 0:
        raise AuditFailed("a limit is not whole")
    limits = all_limits(p)
    for seat in range(p.players):
        if not keeps_market_limits(p, seat):
            raise AuditFailed(f"seat {seat} holds a tile that was in the bag when the market drew it")
        for age in range(p.held[seat]):
            possible: i64 = 0
            for place in range(p.held[seat]):
                if may_hold(p, limits, seat, age, p.hands[seat * HAND + place]):
                    possible += 1
            if possible <= age:
                raise AuditFailed(f"seat {seat} holds only {possible} tiles that can be among its {age + 1} oldest")
