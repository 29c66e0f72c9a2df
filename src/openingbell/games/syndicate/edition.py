"""The printed material: board, amounts and decks, as arrays that compiled rules can read."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.games.syndicate.components import (
    CASH_CARD,
    CELL_NAMES,
    CONTRABAND,
    CREDIT,
    CRISIS_HALF,
    EXCHANGE,
    F_CELL,
    FILMS,
    FIRM_CELL,
    FIRM_IDS,
    FIRMS,
    GROUP_IDS,
    GROUP_OF,
    HOLD_UP,
    ILLEGAL,
    INSURANCE,
    IS_CARDS,
    IS_CELL,
    LAND_OWNERSHIP,
    LANDING,
    MAFIA,
    MAFIA_CARD,
    MONOPOLY_IDS,
    MONOPOLY_OF,
    NONE,
    PARK,
    POLICE,
    PRISON,
    PRIZE,
    REST,
    RINGS,
    ROCK_BAND,
    SPACE_CARD,
    SPACE_CARDS,
    TAX_LOW,
    TRIAL,
    WITH_BAND,
)
from openingbell.games.syndicate.names import good_name
from openingbell.games.syndicate.reading import Printed
from openingbell.games.syndicate.view_types import CellView, FirmView


class Edition:
    """One edition under one preset (YF-13). Nothing in it ever changes."""

    def __init__(self, printed: Printed, children: bool) -> None:
        self.printed = printed
        self.children = children
        self._read_firms(printed)
        self._read_board(printed)
        self._read_decks(printed)
        amounts = printed.amounts
        self.supply: i64 = printed.supply
        self.start_cash: i64 = printed.start
        self.pay: i64 = amounts["pay"]
        self.prize: i64 = amounts["prize"]
        self.prison_turns: i64 = amounts["prison_turns"]
        self.prison_fine: i64 = amounts["prison_fine"]
        self.tax: i64 = amounts["tax"]
        self.tax_high: i64 = amounts["tax_high"]
        self.tax_low: i64 = amounts["tax_low"]
        self.landing: i64 = amounts["landing"]
        self.land_ownership: i64 = amounts["land_ownership"]
        self.racket: i64 = amounts["racket"]
        self.losing: i64 = amounts["losing"]
        self.space: i64 = amounts["space"]
        self.insurance_receipts: i64 = 0 if children else printed.insurance
        self.trial_receipts: i64 = 0 if children else printed.trial
        self.credit_receipts: i64 = 0 if children else printed.credit
        self.credit_value: i64 = printed.credit_value
        self.credit_laps: i64 = len(printed.credit_percent)
        self.credit_due: vec[i64] = _running(printed.credit_percent)
        self.exchange_shares: i64 = 0 if children else printed.exchange_shares
        self.loads: i64 = 0 if children else printed.loads
        self.load_buy: i64 = printed.load_buy
        self.load_sell: i64 = printed.load_sell
        self.hold_up_cost: i64 = printed.hold_up_cost
        self.space_cost: i64 = printed.space_cost
        self.mafia_cost: i64 = printed.mafia_cost
        self.mafia_fee: i64 = printed.mafia_returns
        self.mafia_cards: i64 = 0 if children else printed.mafia_count
        # What is seen of firms and cells before anything has happened: to fill in a copy is less than to write it anew.
        self.firm_views = [self._firm_view(firm) for firm in range(i64(WITH_BAND))]
        self.cell_views = [self._cell_view(cell) for cell in range(self.cells)]

    def _read_firms(self, printed: Printed) -> None:
        """Cost, returns, structures and shares of each firm; the rock band is the last one."""
        self.exists: vec[bool] = vec[bool]()
        self.cost: vec[i64] = vec[i64]()
        self.returns: vec[i64] = vec[i64]()
        self.limit: vec[i64] = vec[i64]()
        self.build_cost: vec[i64] = vec[i64]()
        self.build_returns: vec[i64] = vec[i64]()
        self.shares: vec[i64] = vec[i64]()
        self.at_exchange: vec[i64] = vec[i64]()  # Y-128 fewer than half
        self.control: vec[i64] = vec[i64]()  # Y-135 more than half
        self.firm_count: i64 = 0
        self.structures: i64 = 0
        self.dearest: i64 = 0  # the value of the dearest firm with all its structures …
        self.dearest_share: i64 = 0  # … and the nominal value of the dearest share
        self.worth_a_loan: i64 = 0  # the bits of the firms of which even one share is worth two
        for firm in range(i64(WITH_BAND)):
            exists = not self.children or not (
                GROUP_OF[firm] == ILLEGAL or firm == LANDING or firm == LAND_OWNERSHIP or firm == ROCK_BAND
            )
            shares: i64 = 0
            limit: i64 = 0
            cost: i64 = printed.band_cost
            returns: i64 = printed.band_returns
            build_cost: i64 = 0
            build_returns: i64 = 0
            if firm < FIRMS:
                cost, returns = printed.cost[firm], printed.returns[firm]
                shares = 0 if self.children else printed.shares[firm]
                monopoly = MONOPOLY_OF[firm]
                if exists and monopoly != NONE and MONOPOLY_IDS[monopoly] in printed.structures:
                    structure = printed.structures[MONOPOLY_IDS[monopoly]]
                    limit, build_cost, build_returns = structure.limit, structure.cost, structure.returns
                self.firm_count += 1 if exists else 0
            self.exists = append(self.exists, exists)
            self.cost = append(self.cost, cost)
            self.returns = append(self.returns, returns)
            self.limit = append(self.limit, limit)
            self.structures += limit
            self.build_cost = append(self.build_cost, build_cost)
            self.build_returns = append(self.build_returns, build_returns)
            self.shares = append(self.shares, shares)
            self.at_exchange = append(self.at_exchange, (shares - 1) // 2 if shares > 0 else i64(0))
            self.control = append(self.control, shares // 2 + 1)
            self.dearest = max(self.dearest, cost + limit * build_cost)
            if shares > 0:
                self.dearest_share = max(self.dearest_share, (cost + limit * build_cost) // shares)
            self.worth_a_loan |= 1 << firm if cost >= 2 * max(i64(1), shares) else i64(0)

    def _read_board(self, printed: Printed) -> None:
        """The loop. Cells that the children's preset leaves out become rest cells."""
        dropped = (CREDIT, INSURANCE, EXCHANGE, CONTRABAND, TRIAL, POLICE)
        self.cells: i64 = len(printed.cells)
        self.kind: vec[i64] = vec[i64]()
        self.firm_at: vec[i64] = vec[i64]()
        self.cell_of: vec[i64] = vec[i64]([NONE] * FIRMS)
        self.card_cells: vec[i64] = vec[i64]()  # those of IS and F, on which the rock band may lie
        self.prison: i64 = NONE
        self.park: i64 = NONE
        for cell, name in enumerate(printed.cells):
            kind: i64 = REST
            firm: i64 = NONE
            if name in FIRM_IDS:
                firm = FIRM_IDS.index(name)
                self.cell_of[firm] = cell
                if self.exists[firm]:
                    kind = FIRM_CELL
                else:
                    firm = NONE
            elif not (self.children and CELL_NAMES.index(name) in dropped):
                kind = CELL_NAMES.index(name)
            if kind == PRISON:
                self.prison = cell
            elif kind == PARK:
                self.park = cell
            elif kind == IS_CELL or kind == F_CELL:
                self.card_cells = append(self.card_cells, i64(cell))
            self.kind = append(self.kind, kind)
            self.firm_at = append(self.firm_at, firm)

    def _read_decks(self, printed: Printed) -> None:
        """How many of each card there are, what the F cards move, and the rings' values."""
        self.cards: i64 = CASH_CARD + len(printed.cash_cards)
        self.card_count: vec[i64] = vec[i64]()
        self.card_amount: vec[i64] = vec[i64]()
        for card in range(self.cards):
            self.card_count = append(self.card_count, self._count(card))
            self.card_amount = append(self.card_amount, i64(_amount(printed, card)))
        self.ring_from: vec[i64] = vec[i64]()  # where each ring's values begin, and behind them all the end
        self.ring_value: vec[i64] = vec[i64]()
        self.ring_count: vec[i64] = vec[i64]()  # how many cards have that value
        self.ring_size: vec[i64] = vec[i64]()
        self.ring_at: vec[i64] = vec[i64]()  # where each ring begins among all cards of the rings
        at: i64 = 0
        for ring in range(RINGS):
            self.ring_from = append(self.ring_from, i64(len(self.ring_value)))
            self.ring_at = append(self.ring_at, at)
            values = [] if self.children else printed.rings[ring]
            for value in sorted(set(values)):
                self.ring_value = append(self.ring_value, i64(value))
                self.ring_count = append(self.ring_count, i64(values.count(value)))
            self.ring_size = append(self.ring_size, i64(len(values)))
            at += len(values)
        self.ring_from = append(self.ring_from, i64(len(self.ring_value)))
        self.ring_at = append(self.ring_at, at)

    def _count(self, card: i64) -> i64:
        """YS-53 Children play with PRIZE, CRISIS and TAX, and with the cards that only move money."""
        if card < IS_CARDS:
            return 0 if self.children and not (card == PRIZE or CRISIS_HALF <= card <= TAX_LOW) else 1
        if card >= CASH_CARD:
            return 1
        if self.children:
            return 0
        if card == MAFIA_CARD:
            return self.printed.mafia_count
        return SPACE_CARDS if card == SPACE_CARD else 1

    def _firm_view(self, firm: i64) -> FirmView:
        monopoly = MONOPOLY_OF[firm]
        structure = self.printed.structures[MONOPOLY_IDS[monopoly]].name if self.limit[firm] > 0 else None
        return {
            "name": self.printed.names[firm] if firm < FIRMS else good_name(firm),
            "group": GROUP_IDS[GROUP_OF[firm]],
            "monopoly": None if monopoly == NONE else MONOPOLY_IDS[monopoly],
            "cell": int(self.cell_of[firm]) if firm < FIRMS else None,
            "owner": None,
            "place": "deck",
            "cost": int(self.cost[firm]),
            "value": int(self.cost[firm]),
            "returns": int(self.returns[firm]),
            "income": None,
            "structures": 0,
            "limit": int(self.limit[firm]),
            "structure": structure,
            "structure_cost": int(self.build_cost[firm]),
            "mortgaged": None,
            "redemption": None,
            "loan": 0,
            "insured": False,
            "plaintiff": None,
            "shares": None,
        }

    def _cell_view(self, cell: i64) -> CellView:
        firm, kind = self.firm_at[cell], self.kind[cell]
        return {
            "kind": "firm" if kind == FIRM_CELL else self.name_of_cell(cell),
            "firm": None if firm == NONE else FIRM_IDS[firm],
            "tokens": [],
            "band": False,
        }

    def has_films(self) -> bool:
        return self.ring_size[FILMS] > 0

    def price_of(self, good: i64) -> i64:
        """YF-94 What a card costs, and a firm without structures. The BANKER's price is not printed (YF-90)."""
        if good < WITH_BAND:
            return self.cost[good]
        if good == MAFIA:
            return self.mafia_cost
        return self.hold_up_cost if good == HOLD_UP else self.space_cost

    def name_of_card(self, card: i64) -> str:
        return self.printed.card_names[card]

    def name_of_cell(self, cell: i64) -> str:
        """The id of its firm, or what kind of cell it is."""
        return "rest" if self.kind[cell] == REST else self.printed.cells[cell]


def _amount(printed: Printed, card: i64) -> int:
    return printed.cash_cards[card - CASH_CARD][1] if card >= CASH_CARD else 0


def _running(percent: list[int]) -> vec[i64]:
    """Y-88 Per cent of the sum to be repaid after each lap."""
    due = vec[i64]()
    total: i64 = 100
    for more in percent:
        total += more
        due = append(due, total)
    return due
