"""The rules a second time, as plainly as they can be written: one generator that asks and is answered in notation.

Nothing here is shared with the engine but the data file. It is slow and careless of memory; `test_reference.py` plays
random games in both and compares what is legal, what is likely and who has what after every move.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any

Question = tuple[int, dict[str, int]]  # the seat, or -1 for chance; what may be said, with weights for chance
Flow = Generator[Question, str, Any]
CHANCE = -1
BANK = -1

SUPERS = {
    "military": ["munitions_1", "munitions_2", "munitions_3", "munitions_4", "landing"],
    "mineral_super": ["mineral_1", "mineral_2", "mineral_3", "mineral_4", "land_ownership"],
    "entertainment": ["cinema_1", "cinema_2", "music_1", "music_2"],
    "illegal": ["club_1", "club_2", "sheriff", "espionage", "racket"],
    "motor": ["motor_1", "motor_2", "motor_3"],
    "building": ["building_1", "building_2", "building_3"],
    **{f"football_{number}": [f"football_{number}"] for number in (1, 2, 3, 4)},
}
FIRMS = [firm for firms in SUPERS.values() for firm in firms]
GROUP = {firm: group for group, firms in SUPERS.items() for firm in firms}
IS_DECK = ["WAR", "PEACE", "PRIZE", "CRISIS 1/2", "CRISIS 1 1/2", "TAX 20%", "TAX 5%", "DISASTER", "INHERITANCE"]
IS_DECK += ["MEET A CASSATION", "DISMISS A CASSATION"]
LEVIES = ("landing", "land_ownership", "racket")


class TurnEnds(Exception):
    """M is ruined."""


class GameOver(Exception):
    pass


def half_up(number: int) -> int:
    return -(-number // 2)


class Reference:
    def __init__(self, data: dict[str, Any], options: dict[str, Any]) -> None:
        self.data = data
        self.n = options["players"]
        self.end = options["end"]
        self.last_round = options["rounds"]
        self.trades = options["trades"]
        self.full = options["preset"] == "full"
        self.cash = [data["money"]["start"]] * self.n
        self.bank = 241 * data["money"]["pieces"] - sum(self.cash)
        self.token: list[int | None] = [0] * self.n
        self.alive = [True] * self.n
        self.jail: list[int | None] = [None] * self.n
        self.rest = [False] * self.n
        self.loan = [0] * self.n
        self.laps = [0] * self.n
        self.stocks = [0] * self.n
        self.loads = [0] * self.n
        self.mafia = [0] * self.n
        gone = [] if self.full else ["landing", "land_ownership", *SUPERS["illegal"]]
        self.owner: dict[str, int | str] = {firm: "gone" if firm in gone else "bank" for firm in FIRMS}
        self.band: int | None = None
        self.band_at: int | None = None
        self.built = dict.fromkeys(FIRMS, 0)
        self.pledge = dict.fromkeys(FIRMS, 0)
        self.insured: set[str] = set()
        self.suit: dict[str, int] = {}
        self.share: dict[str, dict[Any, int]] = {}
        if self.full:
            for firm in FIRMS:
                count = data["firms"][firm]["shares"]
                if count:
                    self.share[firm] = dict.fromkeys(range(self.n), 0) | {"exchange": 2, "cell": count - 2}
        self.hold_up: int | None = None
        self.space: int | None = None
        self.banker: int | None = None
        self.lying: dict[str, int] = {}
        kept = ["PRIZE", "CRISIS 1/2", "CRISIS 1 1/2", "TAX 20%", "TAX 5%"]
        self.unseen: dict[str, dict[str, int]] = {"is": {name: 1 for name in IS_DECK if self.full or name in kept}}
        special = {"ROCK BAND": 1, "MAFIA": data["fate"]["mafia"]["count"], "BANK HOLD-UP": 1, "SPACE PROGRAME": 2}
        special |= {"BANKER": 1, "SUCCESS": 1}
        self.unseen["f"] = (special if self.full else {}) | dict.fromkeys(data["fate"]["cash"], 1)
        self.under: dict[str, list[str]] = {"is": [], "f": []}
        values = {"list": data["exchange"]["rates"], "film": data["films"]["values"]}
        values["espionage"] = data["espionage"]["values"]
        self.rings: dict[str, list[int | None]] = {name: [None] * len(cards) for name, cards in values.items()}
        self.ring_values = values
        self.top = dict.fromkeys(values, 0)
        self.rate = 0
        self.queue: list[str] = []
        self.bank_waits = False
        self.cells = data["board"]["cells"]
        self.m = 0
        self.round = 1

    # --- small things -------------------------------------------------------------------------------------------------

    def after(self, seat: int) -> list[int]:
        """Seat order after X, living players only."""
        order = [(seat + places) % self.n for places in range(1, self.n)]
        return [other for other in order if self.alive[other]]

    def kind(self, cell: int) -> str:
        name = self.cells[cell]
        if name in FIRMS:
            return "rest" if self.owner[name] == "gone" else "firm"
        dropped = ("CREDIT", "INSURANCE", "EXCHANGE", "CONTRABAND", "TRIAL", "POLICE")
        return "rest" if not self.full and name in dropped else str(name)

    def card_cells(self) -> list[int]:
        return [cell for cell, name in enumerate(self.cells) if name in ("IS", "F")]

    def cost(self, firm: str) -> int:
        return int(self.data["firms"][firm]["cost"])

    def line(self, firm: str) -> dict[str, Any] | None:
        """The structure line of a firm."""
        monopoly = self.monopoly(firm)
        found: dict[str, Any] | None = self.data["structures"].get(monopoly)
        return found

    def monopoly(self, firm: str) -> str:
        name = firm.rpartition("_")[0] if firm[-1].isdigit() else ""
        return {"club": "clubs", "football": ""}.get(name, name)

    def price_of_structure(self, firm: str) -> int:
        line = self.line(firm)
        return line["cost"] if line else 0

    def limit(self, firm: str) -> int:
        line = self.line(firm)
        return line["limit"] if line else 0

    def value(self, firm: str) -> int:
        return self.cost(firm) + self.built[firm] * self.price_of_structure(firm)

    def nominal(self, firm: str) -> int:
        return self.value(firm) // int(self.data["firms"][firm]["shares"])

    def bank_shares(self, firm: str) -> int:
        return self.share[firm]["exchange"] + self.share[firm]["cell"] if firm in self.share else 0

    def held(self, firm: str, seat: int) -> int:
        return self.share[firm][seat] if firm in self.share else 0

    def mine(self, seat: int) -> list[str]:
        return [firm for firm in FIRMS if self.owner[firm] == seat]

    def works(self, firm: str) -> bool:
        return self.pledge[firm] == 0

    def count(self, seat: int, group: str) -> int:
        """Unmortgaged firms of a group, ROCK BAND and MAFIA included."""
        number = sum(self.owner[firm] == seat and self.works(firm) for firm in SUPERS[group])
        if group == "entertainment" and self.band == seat:
            number += 1
        return number + (self.mafia[seat] if group == "illegal" else 0)

    def has_part(self, seat: int, group: str) -> bool:
        if any(self.owner[firm] == seat for firm in SUPERS[group]):
            return True
        return (group == "entertainment" and self.band == seat) or (group == "illegal" and self.mafia[seat] > 0)

    def crisis(self, seat: int, amount: int) -> int:
        if self.lying.get("CRISIS 1/2") == seat:
            return amount // 2
        return amount * 3 // 2 if self.lying.get("CRISIS 1 1/2") == seat else amount

    def income(self, firm: str) -> int:
        owner = self.owner[firm]
        assert isinstance(owner, int)
        line = self.line(firm)
        amount = self.data["firms"][firm]["returns"] + (self.built[firm] * line["returns"] if line else 0)
        if not firm.startswith("football"):
            amount *= self.count(owner, GROUP[firm])
        if firm.startswith("munitions"):
            amount *= 2 if self.lying.get("WAR") == owner else 0 if self.lying.get("PEACE") == owner else 1
        return self.crisis(owner, amount)

    def due(self, firm: str, seat: int) -> int:
        """The income, or the levy."""
        owner = self.owner[firm]
        assert isinstance(owner, int)
        own = [other for other in self.mine(seat) if self.works(other)]
        amounts = self.data["amounts"]
        if firm == "landing":
            return self.crisis(owner, amounts["landing"] * sum(other.startswith("mineral_") for other in own))
        if firm == "land_ownership":
            return self.crisis(owner, amounts["land_ownership"] * sum(self.limit(other) > 0 for other in own))
        if firm == "racket":
            return self.crisis(owner, amounts["racket"] * (len(own) + (self.band == seat)))
        return self.income(firm)

    def fee(self, seat: int) -> int:
        return self.crisis(seat, self.data["fate"]["mafia"]["returns"] * self.count(seat, "illegal"))

    def stock_left(self) -> int:
        return (int(self.data["exchange"]["shares"]) if self.full else 0) - sum(self.stocks)

    def loads_left(self) -> int:
        return int(self.data["contraband"]["loads"]) - sum(self.loads)

    def receipts_left(self) -> int:
        return int(self.data["receipts"]["credit"]) - sum(self.loan)

    def banker_price(self) -> int:
        firms = sum(self.cost(firm) for firm in FIRMS if self.owner[firm] == "bank")
        stock = 0
        for firm in FIRMS:
            if self.owner[firm] != "gone":
                stock += (self.limit(firm) - self.built[firm]) * self.price_of_structure(firm)
        return half_up(firms + stock)

    def bank_money(self) -> int:
        return int(self.bank if self.banker is None else self.cash[self.banker])

    def give(self, giver: int, taker: int, amount: int) -> None:
        """Money; -1 is the bank, which is the BANKER if there is one."""
        for side, sign in ((giver, -1), (taker, 1)):
            who = self.banker if side == BANK and self.banker is not None else side
            if who == BANK:
                self.bank += sign * amount
            else:
                self.cash[who] += sign * amount

    def price_for(self, seat: int, price: int) -> int:
        return half_up(price) if seat == self.banker else price

    def spend(self, seat: int, price: int) -> None:
        if seat != self.banker:
            self.give(seat, BANK, price)
            return
        rivals = self.after(seat)
        for rival in rivals:
            self.give(seat, rival, price // len(rivals))

    def pays_out(self, seat: int, amount: int) -> bool:
        return seat != self.banker and self.bank_money() >= amount

    def put_under(self, deck: str, name: str) -> None:
        self.under[deck].append(name)

    def ask(self, seat: int, texts: Iterable[str]) -> Flow:
        options = dict.fromkeys(texts, 1)
        if set(options) <= {"done"} or set(options) <= {"pass"}:
            return next(iter(options))
        answer = yield seat, options
        return answer

    def draw(self, deck: str) -> Flow:
        unseen = {name: number for name, number in self.unseen[deck].items() if number}
        options = unseen or {self.under[deck][0]: 1}
        answer = yield CHANCE, {f"{deck} {name}": weight for name, weight in options.items()}
        name = answer.partition(" ")[2]
        if unseen:
            self.unseen[deck][name] -= 1
        else:
            self.under[deck].pop(0)
        return name

    def turn_ring(self, name: str) -> Flow:
        cards = self.rings[name]
        known = cards[self.top[name]]
        options = {known: 1} if known is not None else {}
        if known is None:
            for value in self.ring_values[name]:
                options[value] = self.ring_values[name].count(value) - cards.count(value)
        answer = yield CHANCE, {f"{name} {value}": weight for value, weight in options.items() if weight > 0}
        value = int(answer.split()[1])
        cards[self.top[name]] = value
        self.shift(name)
        return value

    def shift(self, name: str) -> None:
        self.top[name] = (self.top[name] + 1) % len(self.rings[name])

    # --- changes of hand ----------------------------------------------------------------------------------------------

    def becomes(self, firm: str, seat: int) -> None:
        self.owner[firm] = seat
        if self.suit.get(firm) == seat:
            del self.suit[firm]

    def from_bank(self, firm: str, seat: int) -> None:
        self.becomes(firm, seat)
        if firm in self.share:
            self.share[firm][seat] += self.bank_shares(firm)
            self.share[firm]["exchange"] = self.share[firm]["cell"] = 0

    def share_to_bank(self, firm: str, seat: int) -> None:
        self.share[firm][seat] -= 1
        place = "exchange" if self.share[firm]["exchange"] < 2 else "cell"
        self.share[firm][place] += 1

    def strip(self, firm: str, seat: int) -> None:
        """What leaves an owner for the bank: pledge, insurance, his shares."""
        self.pledge[firm] = 0
        self.insured.discard(firm)
        for _ in range(self.held(firm, seat)):
            self.share_to_bank(firm, seat)

    def to_bank(self, firm: str, seat: int) -> None:
        self.strip(firm, seat)
        self.built[firm] = 0
        self.owner[firm] = "bank"

    def control(self, firms: Iterable[str]) -> None:
        for firm in firms:
            for seat in range(self.n):
                if self.held(firm, seat) >= 3 and self.owner[firm] != seat:
                    if self.owner[firm] == "bank":
                        self.from_bank(firm, seat)
                    else:
                        self.becomes(firm, seat)

    def lose_part(self, loser: int, winner: int, group: str) -> Flow:
        """YF-4"""
        payouts = []
        for firm in SUPERS[group]:
            if self.owner[firm] == loser:
                if firm in self.insured and self.works(firm):
                    payouts.append(self.value(firm))
                self.insured.discard(firm)
                if firm in self.share:
                    self.share[firm][winner] += self.share[firm][loser]
                    self.share[firm][loser] = 0
                self.becomes(firm, winner)
        if group == "entertainment" and self.band == loser:
            self.band, self.band_at = winner, None
        if group == "illegal":
            self.mafia[winner] += self.mafia[loser]
            self.mafia[loser] = 0
        for amount in payouts:
            yield from self.bank_pays(loser, amount)

    # --- debts --------------------------------------------------------------------------------------------------------

    def bank_pays(self, seat: int, amount: int) -> Flow:
        """YF-60"""
        if seat == self.banker or not self.alive[seat]:
            return
        if self.banker is not None:
            yield from self.debt(self.banker, seat, amount)
            return
        paid = min(amount, self.bank)
        self.give(BANK, seat, paid)
        rest = amount - paid
        while rest > 0:
            options = {}
            if self.stock_left() > 0 and self.rate <= rest:
                options = {"take exchange": self.rate}
            if not options:
                for firm in FIRMS:
                    price = self.price_of_structure(firm)
                    own = self.owner[firm] == seat and self.works(firm) and self.built[firm] < self.limit(firm)
                    if own and price <= rest:
                        options[f"take-structure {firm}"] = price
            if not options:
                for firm in FIRMS:
                    if self.owner[firm] == "bank" and self.cost(firm) <= rest:
                        options[f"take {firm}"] = self.cost(firm)
            if not options:
                return
            answer = yield seat, dict.fromkeys([*options, "waive"], 1)
            if answer == "waive":
                return
            rest -= options[answer]
            verb, what = answer.split()
            if what == "exchange":
                self.stocks[seat] += 1
            elif verb == "take-structure":
                self.built[what] += 1
            else:
                self.from_bank(what, seat)

    def debt(self, debtor: int, creditor: int, amount: int) -> Flow:
        """YF-61; the creditor may be the bank."""
        if not self.alive[debtor] or (creditor != BANK and not self.alive[creditor]) or amount <= 0:
            return
        if creditor == BANK and debtor == self.banker:
            return
        while self.cash[debtor] < amount:
            if debtor == self.banker:
                amount = yield from self.banker_gives(debtor, creditor, amount)
                if amount < 0:
                    yield from self.ruin(debtor, creditor)
                    return
                continue
            options = self.ways_out(debtor, creditor)
            if not options:
                yield from self.ruin(debtor, creditor)
                return
            answer = yield debtor, dict.fromkeys(options, 1)
            sum_due = options[answer]
            verb, what = answer.split()
            if what == "exchange":
                self.stocks[debtor] -= 1
            elif verb == "sell-share":
                self.share_to_bank(what, debtor)
            elif verb == "mortgage":
                self.pledge[what] = sum_due
            else:
                self.to_bank(what, debtor)
            paid = min(sum_due, self.bank_money())
            self.give(BANK, debtor, paid)
            struck = min(sum_due - paid, max(0, amount - self.cash[debtor]))
            amount -= struck
            if creditor != BANK and struck:
                yield from self.bank_pays(creditor, struck)
        self.give(debtor, creditor, amount)

    def ways_out(self, debtor: int, creditor: int) -> dict[str, int]:
        options = {}
        for firm in self.mine(debtor):
            lent = self.lent(firm)
            if self.can_pledge(firm) and lent > 0:
                options[f"mortgage {firm}"] = lent
            if firm in self.insured and self.works(firm):
                options[f"surrender {firm}"] = self.value(firm)
        for firm in self.share:
            if self.sellable(firm, debtor):
                options[f"sell-share {firm}"] = self.nominal(firm)
        if self.stocks[debtor]:
            options["sell-share exchange"] = self.rate
        if self.banker is not None and creditor not in (BANK, self.banker):
            options = {text: paid for text, paid in options.items() if self.cash[self.banker] >= paid}
        return options

    def banker_gives(self, debtor: int, creditor: int, amount: int) -> Flow:
        options = {}
        for firm in FIRMS:
            if self.owner[firm] == "bank" or (self.owner[firm] == debtor and self.works(firm)):
                options[f"give {firm}"] = self.value(firm) // 2
        if self.stock_left() or self.stocks[debtor]:
            options["give exchange"] = self.rate // 2
        if not options:
            return -1
        answer = yield debtor, dict.fromkeys(options, 1)
        what = answer.split()[1]
        worth = options[answer]
        if what == "exchange":
            if not self.stock_left():
                self.stocks[debtor] -= 1
            self.stocks[creditor] += 1
        elif self.owner[what] == "bank":
            self.from_bank(what, creditor)
        else:
            if what in self.share:
                self.share[what][creditor] += self.share[what][debtor]
                self.share[what][debtor] = 0
            self.becomes(what, creditor)
        self.control(self.share)
        return max(0, amount - worth)

    def ruin(self, seat: int, creditor: int) -> Flow:
        """YF-63, YF-64"""
        fate = self.data["fate"]
        worth = self.stocks[seat] * self.rate + self.loads[seat] * self.data["contraband"]["buy"]
        worth += self.mafia[seat] * fate["mafia"]["cost"] + (self.band == seat) * fate["rock_band"]["cost"]
        worth += (self.hold_up == seat) * fate["bank_hold_up"]["cost"]
        worth += (self.space == seat) * fate["space_programme"]["cost"]
        worth += sum(self.value(firm) - self.pledge[firm] for firm in self.mine(seat))
        foreign = [firm for firm in self.share if self.owner[firm] != seat]
        worth += sum(self.held(firm, seat) * self.nominal(firm) for firm in foreign)
        self.give(seat, creditor, self.cash[seat])
        self.loan[seat] = self.laps[seat] = self.stocks[seat] = self.loads[seat] = 0
        for firm in foreign:
            for _ in range(self.held(firm, seat)):
                self.share_to_bank(firm, seat)
        for firm in [firm for firm, plaintiff in self.suit.items() if plaintiff == seat]:
            del self.suit[firm]
        for card in IS_DECK:
            if self.lying.get(card) == seat:
                del self.lying[card]
                self.put_under("is", card)
        if self.space == seat:
            self.space = None
            self.put_under("f", "SPACE PROGRAME")
        for firm in self.mine(seat):
            self.strip(firm, seat)
            self.owner[firm] = "waits"
            self.queue.append(firm)
        if self.band == seat:
            self.band = self.band_at = None
            self.queue.append("ROCK BAND")
        self.queue += ["MAFIA"] * self.mafia[seat]
        self.mafia[seat] = 0
        if self.hold_up == seat:
            self.hold_up = None
            self.queue.append("BANK HOLD-UP")
        if self.banker == seat:
            self.banker = None
            self.bank_waits = True
        self.alive[seat] = False
        self.token[seat] = self.jail[seat] = None
        self.rest[seat] = False
        if creditor != BANK:
            yield from self.bank_pays(creditor, worth)
        if sum(self.alive) == 1 or self.end == "first-bankruptcy":
            raise GameOver
        yield from self.auctions()
        if seat == self.m:
            raise TurnEnds

    def auctions(self) -> Flow:
        while self.queue:
            good = self.queue.pop(0)
            yield from self.auction(good, self.value(good) if good in FIRMS else self.price(good))
        if self.bank_waits:
            self.bank_waits = False
            yield from self.auction("BANKER", self.banker_price())

    def price(self, card: str) -> int:
        fate = self.data["fate"]
        if card == "BANKER":
            return self.banker_price()
        key = {"ROCK BAND": "rock_band", "MAFIA": "mafia", "BANK HOLD-UP": "bank_hold_up"}.get(card, "space_programme")
        return int(fate[key]["cost"])

    def auction(self, good: str, nominal: int) -> Flow:
        """YF-65"""

        def speakers(first: int, price: int) -> list[int]:
            barred = good in ("BANK HOLD-UP", "SPACE PROGRAME")
            order = [*self.after(first), *([first] if first == self.m and self.alive[first] else [])]
            return [seat for seat in order if self.cash[seat] >= price and not (barred and seat == self.banker)]

        step = max(1, -(-nominal // 10))
        passed: set[int] = set()
        bidder = -1
        for seat in speakers(self.m, nominal):
            if (yield seat, {f"bid {nominal}": 1, "pass": 1}) == "pass":
                passed.add(seat)
            else:
                bidder = seat
                break
        price = nominal
        while bidder >= 0:
            for seat in speakers(bidder, price + step):
                if seat in passed or seat == bidder:
                    continue
                if (yield seat, {f"bid {price + step}": 1, "pass": 1}) == "pass":
                    passed.add(seat)
                else:
                    bidder, price = seat, price + step
                    break
            else:
                yield from self.sold(good, bidder, price)
                return
        before = nominal
        for tenths in range(9, 0, -1):
            price = nominal * tenths // 10
            if price in (0, before):
                continue
            before = price
            for seat in speakers(self.m, price):
                if (yield seat, {f"bid {price}": 1, "pass": 1}) != "pass":
                    yield from self.sold(good, seat, price)
                    return
        if good in FIRMS:
            self.owner[good] = "bank"
            self.built[good] = 0
        else:
            self.put_under("f", good)

    def sold(self, good: str, seat: int, price: int) -> Flow:
        self.spend(seat, price)
        yield from self.gets(good, seat)

    def gets(self, good: str, seat: int) -> Flow:
        if good in FIRMS:
            self.from_bank(good, seat)
        elif good == "ROCK BAND":
            self.band, self.band_at = seat, None
        elif good == "MAFIA":
            self.mafia[seat] += 1
        elif good == "BANK HOLD-UP":
            self.hold_up = seat
        elif good == "BANKER":
            self.becomes_banker(seat)
        elif self.space == seat:
            yield from self.space_done(seat)
        else:
            if self.space is not None:
                self.put_under("f", "SPACE PROGRAME")
            self.space = seat

    def space_done(self, seat: int) -> Flow:
        self.space = None
        self.put_under("f", "SPACE PROGRAME")
        self.put_under("f", "SPACE PROGRAME")
        yield from self.bank_pays(seat, self.data["amounts"]["space"])

    def becomes_banker(self, seat: int) -> None:
        others = self.after(seat)
        each = self.bank // len(others)
        for other in others:
            self.give(BANK, other, each)
        self.give(BANK, seat, self.bank)
        self.banker = seat
        self.loan[seat] = self.laps[seat] = 0
        for firm in self.mine(seat):
            self.pledge[firm] = 0
            self.insured.discard(firm)
        if self.hold_up == seat:
            self.hold_up = None
            self.put_under("f", "BANK HOLD-UP")
        if self.space == seat:
            self.space = None
            self.put_under("f", "SPACE PROGRAME")

    # --- the turn -----------------------------------------------------------------------------------------------------

    def play(self) -> Flow:
        answer = yield CHANCE, {f"first {seat}": 1 for seat in range(self.n)}
        self.m = starter = int(answer.split()[1])
        if self.full:
            self.rate = yield from self.turn_ring("list")
        try:
            while True:
                try:
                    if self.rest[self.m]:
                        self.rest[self.m] = False
                    else:
                        yield from self.turn()
                except TurnEnds:
                    pass
                while True:
                    self.m = (self.m + 1) % self.n
                    if self.m == starter:
                        if self.round == self.last_round:
                            raise GameOver
                        self.round += 1
                    if self.alive[self.m]:
                        break
        except GameOver:
            return

    def turn(self) -> Flow:
        for _ in range(6):
            yield from self.deals()
            pairs = [(a, b) for a in range(1, 7) for b in range(1, 7)]
            answer = yield CHANCE, {f"roll {a} {b}": 1 for a, b in pairs}
            a, b = (int(word) for word in answer.split()[1:])
            m = self.m
            freed = False
            if self.jail[m] is not None:
                if a != b:
                    self.jail[m] = (self.jail[m] or 0) + 1
                    if self.jail[m] == self.data["amounts"]["prison_turns"]:
                        self.jail[m] = None
                        yield from self.debt(m, BANK, self.data["amounts"]["prison_fine"])
                    return
                self.jail[m] = None
                freed = True
            yield from self.walk(a + b)
            yield from self.arrive()
            if a != b or freed or self.cells[self.token[m]] in ("PRISON", "PARK"):
                return

    def walk(self, steps: int) -> Flow:
        m = self.m
        for _ in range(steps):
            cell = ((self.token[m] or 0) + 1) % len(self.cells)
            self.token[m] = cell
            if self.cells[cell] == "PAY":
                yield from self.bank_pays(m, self.data["amounts"]["pay"])
            elif self.cells[cell] == "espionage" and isinstance(self.owner["espionage"], int):
                if self.owner["espionage"] == m:
                    value = yield from self.turn_ring("espionage")
                    nine = 5 + self.data["fate"]["mafia"]["count"]
                    yield from self.bank_sum(value * (nine if self.count(m, "illegal") == nine else 1))
                else:
                    self.shift("espionage")
            elif self.kind(cell) == "CREDIT" and self.loan[m]:
                percent = 100 + sum(self.data["receipts"]["credit_percent"][: self.laps[m] + 1])
                owed = -(-self.loan[m] * self.data["receipts"]["credit_value"] * percent // 100)
                if self.laps[m] == len(self.data["receipts"]["credit_percent"]) - 1:
                    self.loan[m] = self.laps[m] = 0
                    yield from self.debt(m, BANK, owed)
                    continue
                options = ["repay"] if self.cash[m] >= owed else []
                if (yield m, dict.fromkeys([*options, "prolong"], 1)) == "repay":
                    self.give(m, BANK, owed)
                    self.loan[m] = self.laps[m] = 0
                else:
                    self.laps[m] += 1

    def bank_sum(self, value: int) -> Flow:
        """Received from the bank or owed to it."""
        if value > 0:
            yield from self.bank_pays(self.m, value)
        else:
            yield from self.debt(self.m, BANK, -value)

    # --- the deal phase -----------------------------------------------------------------------------------------------

    def can_pledge(self, firm: str) -> bool:
        return self.works(firm) and GROUP[firm] != "illegal" and not firm.startswith("football")

    def lent(self, firm: str) -> int:
        bank = self.bank_shares(firm)
        return (self.value(firm) - (bank * self.nominal(firm) if bank else 0)) // 2

    def sellable(self, firm: str, seat: int) -> bool:
        return self.held(firm, seat) > 0 and not (self.owner[firm] == seat and self.pledge[firm] > 0)

    def sales(self) -> list[str]:
        """`sell-share …` of one's own accord."""
        m = self.m
        texts = [
            f"sell-share {firm}"
            for firm in self.share
            if self.sellable(firm, m) and self.pays_out(m, self.nominal(firm))
        ]
        if self.stocks[m] and self.pays_out(m, self.rate):
            texts.append("sell-share exchange")
        return texts

    def sell(self, what: str) -> None:
        if what == "exchange":
            self.stocks[self.m] -= 1
            self.give(BANK, self.m, self.rate)
        else:
            self.share_to_bank(what, self.m)
            self.give(BANK, self.m, self.nominal(what))

    def deals(self) -> Flow:
        m = self.m
        pledged: set[str] = set()
        bought_out: set[str] = set()
        laid = False
        begun = 0
        while True:
            texts = ["done", *self.sales()]
            for firm in self.mine(m):
                line = self.line(firm)
                monopoly = [other for other in FIRMS if self.monopoly(other) == self.monopoly(firm) != ""]
                whole = all(self.owner[other] == m and self.works(other) for other in monopoly)
                room = line and whole and self.built[firm] < self.limit(firm)
                if room and self.cash[m] >= self.price_for(m, self.price_of_structure(firm)):
                    texts.append(f"build {firm}")
                if firm not in pledged:
                    lent = self.lent(firm)
                    if self.can_pledge(firm) and lent > 0 and self.pays_out(m, lent):
                        texts.append(f"mortgage {firm}")
                    back = -(-self.pledge[firm] * 11 // 10)
                    if self.pledge[firm] and m != self.banker and self.cash[m] >= back:
                        texts.append(f"redeem {firm}")
                number = self.bank_shares(firm)
                open_to_him = number and firm not in bought_out and self.works(firm)
                if open_to_him and self.cash[m] >= self.price_for(m, number * self.nominal(firm)):
                    texts.append(f"buy-out {firm}")
            if m == self.banker:
                for firm in FIRMS:
                    if self.owner[firm] == "bank" and self.cash[m] >= half_up(self.cost(firm)):
                        texts.append(f"buy {firm}")
            if self.band == m and not laid and (self.band_at is None or self.band_at not in self.token):
                texts += [
                    f"lay {cell}" for cell in self.card_cells() if cell not in self.token and cell != self.band_at
                ]
            if self.trades and begun < 2:
                texts += [f"trade {seat}" for seat in self.after(m)]
            answer = yield from self.ask(m, texts)
            if answer == "done":
                return
            verb, what = answer.split()
            if verb == "build":
                self.built[what] += 1
                self.spend(m, self.price_for(m, self.price_of_structure(what)))
            elif verb == "mortgage":
                pledged.add(what)
                self.pledge[what] = self.lent(what)
                self.give(BANK, m, self.pledge[what])
            elif verb == "redeem":
                pledged.add(what)
                self.give(m, BANK, -(-self.pledge[what] * 11 // 10))
                self.pledge[what] = 0
            elif verb == "sell-share":
                self.sell(what)
            elif verb == "buy-out":
                bought_out.add(what)
                self.spend(m, self.price_for(m, self.bank_shares(what) * self.nominal(what)))
                self.from_bank(what, m)
            elif verb == "buy":
                self.spend(m, half_up(self.cost(what)))
                self.from_bank(what, m)
            elif verb == "lay":
                laid = True
                self.band_at = int(what)
            else:
                begun += 1
                yield from self.trade(int(what))

    def trade(self, partner: int) -> Flow:
        m = self.m
        groups = list(SUPERS)
        order = [*groups, *(f"share {firm}" for firm in FIRMS), "exchange", "load", "100", "75", "50", "10", "5", "1"]
        most = {"100": 10**6, "75": 1, "50": 1, "10": 4, "5": 1, "1": 4}
        named: dict[str, dict[str, int]] = {"give": {}, "take": {}}
        verb_now, at = "give", 0

        def money(verb: str) -> int:
            return sum(int(item) * number for item, number in named[verb].items() if item in most)

        def there(verb: str, item: str) -> bool:
            giver = m if verb == "give" else partner
            number = named[verb].get(item, 0)
            if item in most:
                other = "take" if verb == "give" else "give"
                return number < most[item] and not money(other) and money(verb) + int(item) <= self.cash[giver]
            if item == "load":
                return number < self.loads[giver]
            if item == "exchange":
                return number < self.stocks[giver]
            if item.startswith("share "):
                firm = item.split()[1]
                return self.owner[firm] != giver and number < self.held(firm, giver)
            whole = all(self.works(firm) for firm in SUPERS[item] if self.owner[firm] == giver)
            return number == 0 and self.has_part(giver, item) and whole

        while True:
            texts = ["cancel"]
            for verb in ("give", "take"):
                if verb == "give" and verb_now == "take":
                    continue
                first = at if verb == verb_now else 0
                texts += [f"{verb} {item}" for item in order[first:] if there(verb, item)]
            if named["give"] and named["take"]:
                texts.append("propose")
            answer = yield m, dict.fromkeys(texts, 1)
            if answer == "cancel":
                return
            if answer == "propose":
                break
            verb, _, item = answer.partition(" ")
            named[verb][item] = named[verb].get(item, 0) + 1
            verb_now, at = verb, order.index(item)
        if (yield partner, {"accept": 1, "refuse": 1}) == "refuse":
            return
        moved: list[tuple[str, int, int]] = []
        mafia = list(self.mafia)
        band = self.band
        for verb, giver, taker in (("give", m, partner), ("take", partner, m)):
            for item, number in named[verb].items():
                if item in SUPERS:
                    moved += [(firm, giver, taker) for firm in SUPERS[item] if self.owner[firm] == giver]
                    if item == "illegal":
                        self.mafia[giver] -= mafia[giver]
                        self.mafia[taker] += mafia[giver]
                    if item == "entertainment" and band == giver:
                        self.band, self.band_at = taker, None
                elif item.startswith("share "):
                    self.share[item.split()[1]][giver] -= number
                    self.share[item.split()[1]][taker] += number
                elif item == "exchange":
                    self.stocks[giver] -= number
                    self.stocks[taker] += number
                elif item == "load":
                    self.loads[giver] -= number
                    self.loads[taker] += number
                else:
                    self.give(giver, taker, int(item) * number)
        for firm, giver, taker in moved:
            foreign = named["take" if giver == m else "give"].get(f"share {firm}", 0)  # these just came to the giver
            if firm in self.share:
                own = self.share[firm][giver] - foreign
                self.share[firm][giver] -= own
                self.share[firm][taker] += own
            self.becomes(firm, taker)
        self.control(firm for firm in FIRMS if firm in self.share)

    # --- arrival ------------------------------------------------------------------------------------------------------

    def arrive(self) -> Flow:
        m = self.m
        goes_on, rent = yield from self.meet()
        if not goes_on:
            return
        band = self.band
        if band is not None and band != m and self.band_at == self.token[m] and self.jail[band] is None:
            each = self.data["fate"]["rock_band"]["returns"]
            yield from self.debt(m, band, self.crisis(band, each * self.count(band, "entertainment")))
        yield from self.cell(rent)

    def meet(self) -> Flow:
        """YF-70 to YF-76; whether steps (b) and (c) follow, and the rent from before a duel that O won."""
        m = self.m
        place = self.token[m]
        if self.cells[place] in ("BEGINNING", "PRISON"):
            return True, None
        here = [seat for seat in range(self.n) if self.token[seat] == place]
        bosses = [seat for seat in here if self.mafia[seat]]
        firm = self.cells[place] if self.kind(place or 0) == "firm" else None
        found = self.owner[firm] if firm and self.works(firm) else None
        o = found if isinstance(found, int) else None
        firm_duel = False
        if firm is not None and o is not None:
            group = GROUP[firm]
            for g in bosses:
                if g == o:
                    continue
                first = g == m and (group == "illegal" or (not firm.startswith("football") and self.has_part(m, group)))
                second = o in here and m in (g, o)
                firm_duel = firm_duel or first or second
        if not firm_duel and len(bosses) < 2:
            if not bosses:
                return True, None
            boss = bosses[0]
            fee = self.fee(boss)
            payers = [seat for seat in self.after(m) if seat in here] if boss == m else [m]
            for payer in payers:
                yield from self.debt(payer, boss, fee)
            return True, None
        duelists = set(bosses) | ({o} if firm_duel and o is not None else set())
        rent = self.due(firm, m) if firm_duel and firm is not None and o != m else None
        group_at_stake = GROUP[firm] if firm_duel and firm is not None else None

        def strength(seat: int) -> int:
            if group_at_stake is None:
                return self.mafia[seat]
            others = sum(self.owner[each] == seat and self.works(each) for each in SUPERS[group_at_stake])
            others += group_at_stake == "entertainment" and self.band == seat
            return self.mafia[seat] + others

        throwing = set(duelists)
        for again in range(4):
            best: dict[int, int] = {}
            for seat in [m, *self.after(m)]:
                if seat in throwing:
                    for _ in range(strength(seat)):
                        pairs = {f"throw {a} {b}": 1 for a in range(1, 7) for b in range(1, 7)}
                        answer = yield CHANCE, pairs
                        best[seat] = max(best.get(seat, 0), sum(int(word) for word in answer.split()[1:]))
            throwing = {seat for seat in best if best[seat] == max(best.values())}
            if len(throwing) == 1:
                break
            if again == 3:
                tied = [seat for seat in [*self.after(m), m] if seat in throwing]
                throwing = {o} if o in throwing and o is not None else {tied[0]}
        (w,) = throwing
        fee = self.fee(w)
        for loser in self.after(w):
            if loser in duelists:
                self.mafia[w] += self.mafia[loser]
                self.mafia[loser] = 0
                if group_at_stake is not None:
                    yield from self.lose_part(loser, w, group_at_stake)
                if not self.alive[w]:
                    return True, None
        if group_at_stake is not None and w == o:
            return True, rent
        for payer in self.after(w):
            if payer in duelists or (payer in here and m in (payer, w)):
                yield from self.debt(payer, w, fee)
        return group_at_stake is None, None

    def cell(self, rent: int | None) -> Flow:
        m = self.m
        place = self.token[m]
        assert place is not None
        kind = self.kind(place)
        amounts = self.data["amounts"]
        if kind == "firm":
            yield from self.firm_cell(self.cells[place], rent)
        elif kind == "IS":
            yield from self.society()
        elif kind == "F":
            yield from self.fate()
        elif kind == "EXCHANGE":
            yield from self.exchange()
        elif kind == "CREDIT":
            size = self.data["receipts"]["credit_value"]
            numbers = range(1, self.receipts_left() + 1) if not self.loan[m] else ()
            sums = [number * size for number in numbers if self.pays_out(m, number * size)]
            answer = yield from self.ask(m, ["pass", *(f"borrow {amount}" for amount in sums)])
            if answer != "pass":
                self.loan[m] = int(answer.split()[1]) // size
                self.give(BANK, m, int(answer.split()[1]))
        elif kind == "CONTRABAND":
            yield from self.smuggle()
        elif kind == "INSURANCE":
            while True:
                firms = [firm for firm in self.mine(m) if GROUP[firm] != "illegal" and firm not in self.insured]
                firms = [firm for firm in firms if self.works(firm) and self.cash[m] >= half_up(self.value(firm))]
                if m == self.banker or len(self.insured) >= self.data["receipts"]["insurance"]:
                    firms = []
                answer = yield from self.ask(m, ["done", *(f"insure {firm}" for firm in firms)])
                if answer == "done":
                    break
                self.insured.add(answer.split()[1])
                self.give(m, BANK, half_up(self.value(answer.split()[1])))
        elif kind == "TRIAL":
            while True:
                rivals = [firm for firm in FIRMS if self.owner[firm] in self.after(m) and GROUP[firm] != "illegal"]
                rivals = [firm for firm in rivals if firm not in self.suit and self.cash[m] >= self.value(firm)]
                if m == self.banker or len(self.suit) >= self.data["receipts"]["trial"]:
                    rivals = []
                answer = yield from self.ask(m, ["done", *(f"sue {firm}" for firm in rivals)])
                if answer == "done":
                    break
                self.suit[answer.split()[1]] = m
                self.give(m, BANK, self.value(answer.split()[1]))
        elif kind == "TAX":
            high, low = self.lying.get("TAX 20%") == m, self.lying.get("TAX 5%") == m
            each = amounts["tax_high"] if high else amounts["tax_low"] if low else amounts["tax"]
            firms = [firm for firm in self.mine(m) if self.works(firm) and GROUP[firm] != "illegal"]
            yield from self.debt(m, BANK, each * (len(firms) + (self.band == m)))
        elif kind == "PRIZE":
            yield from self.bank_pays(m, amounts["prize"])
        elif kind == "PARK":
            self.rest[m] = True
        elif kind == "PRISON":
            self.jail[m] = 0
        elif kind == "GO TO THE PARK":
            self.token[m] = self.cells.index("PARK")
            yield from self.arrive()
        elif kind == "POLICE":
            for firm in SUPERS["illegal"]:
                if self.owner[firm] == m:
                    self.strip(firm, m)
                    self.owner[firm] = "waits"
                    self.queue.append(firm)
            self.queue += ["MAFIA"] * self.mafia[m]
            self.mafia[m] = self.loads[m] = 0
            if self.hold_up == m:
                self.hold_up = None
                self.queue.append("BANK HOLD-UP")
            self.token[m] = self.cells.index("PRISON")
            self.jail[m] = 0
            yield from self.auctions()

    def firm_cell(self, firm: str, rent: int | None) -> Flow:
        m = self.m
        o = self.owner[firm]
        cinema = firm.startswith("cinema") and self.full
        if o == "bank":
            price = self.price_for(m, self.cost(firm))
            answer = yield from self.ask(m, ["pass", *([f"buy {firm}"] if self.cash[m] >= price else [])])
            if answer == "pass":
                yield from self.auction(firm, self.cost(firm))
            else:
                self.spend(m, price)
                self.from_bank(firm, m)
            return
        if o == m:
            if not self.works(firm):
                return
            if cinema:
                value = yield from self.turn_ring("film")
                both = all(self.owner[each] == m and self.works(each) for each in ("cinema_1", "cinema_2"))
                factor = 5 if self.count(m, "entertainment") == 5 else 2 if both else 1
                yield from self.bank_sum(value * factor)
            while True:
                price = self.price_for(m, self.price_of_structure(firm))
                own = self.owner[firm] == m and self.works(firm) and self.built[firm] < self.limit(firm)
                answer = yield from self.ask(m, ["done", *([f"build {firm}"] if own and self.cash[m] >= price else [])])
                if answer == "done":
                    return
                self.built[firm] += 1
                self.spend(m, price)
        assert isinstance(o, int)
        if cinema:
            self.shift("film")
        if self.works(firm) and self.jail[o] is None:
            if firm == "sheriff":
                yield from self.lose_part(m, o, "illegal")
                self.loads[o] += self.loads[m]
                self.loads[m] = 0
                if self.hold_up == m:
                    self.hold_up = None if o == self.banker else o
                    if o == self.banker:
                        self.put_under("f", "BANK HOLD-UP")
            else:
                income = self.due(firm, m) if rent is None else rent
                part = income // self.data["firms"][firm]["shares"] if firm in self.share else 0
                yield from self.debt(m, o, income - part * self.held(firm, m))
                for seat in self.after(o):
                    if seat != m and self.jail[seat] is None and firm not in LEVIES:
                        yield from self.debt(o, seat, part * self.held(firm, seat))
        if firm in self.share and self.owner[firm] in self.after(m) and self.works(firm) and self.share[firm]["cell"]:
            price = self.price_for(m, self.share[firm]["cell"] * self.nominal(firm))
            answer = yield from self.ask(m, ["pass", *([f"buy-cell {firm}"] if self.cash[m] >= price else [])])
            if answer != "pass":
                self.spend(m, price)
                self.share[firm][m] += self.share[firm]["cell"]
                self.share[firm]["cell"] = 0
                self.control([firm])

    def exchange(self) -> Flow:
        m = self.m
        self.rate = yield from self.turn_ring("list")
        for seat in self.after(m):
            if self.jail[seat] is None:
                yield from self.debt(m, seat, self.crisis(seat, self.rate * self.stocks[seat]))
        bought = False
        while True:
            texts = ["done"] if bought else ["done", *self.sales()]
            for firm in self.share:
                price = self.price_for(m, self.nominal(firm))
                if self.share[firm]["exchange"] and self.works(firm) and self.cash[m] >= price:
                    texts.append(f"buy-share {firm}")
            if self.stock_left() and self.cash[m] >= self.price_for(m, self.rate):
                texts.append("buy-share exchange")
            answer = yield from self.ask(m, texts)
            if answer == "done":
                return
            verb, what = answer.split()
            if verb == "sell-share":
                self.sell(what)
                continue
            bought = True
            if what == "exchange":
                self.spend(m, self.price_for(m, self.rate))
                self.stocks[m] += 1
            else:
                self.spend(m, self.price_for(m, self.nominal(what)))
                self.share[what]["exchange"] -= 1
                self.share[what][m] += 1
                self.control([what])

    def smuggle(self) -> Flow:
        m = self.m
        bought = False
        trade = self.data["contraband"]
        while True:
            texts = ["done"]
            if not bought and self.loads[m] and self.pays_out(m, trade["sell"]):
                texts.append("sell-load")
            if m != self.banker and self.cash[m] >= trade["buy"] and self.loads_left():
                texts.append("buy-load")
            answer = yield from self.ask(m, texts)
            if answer == "done":
                return
            if answer == "sell-load":
                self.loads[m] -= 1
                self.give(BANK, m, trade["sell"])
            else:
                bought = True
                self.loads[m] += 1
                self.give(m, BANK, trade["buy"])

    # --- cards --------------------------------------------------------------------------------------------------------

    def fate(self) -> Flow:
        m = self.m
        card = yield from self.draw("f")
        if card in self.data["fate"]["cash"]:
            self.put_under("f", card)
            yield from self.bank_sum(self.data["fate"]["cash"][card])
        elif card == "SUCCESS":
            self.put_under("f", card)
            if self.hold_up == m:
                self.give(BANK, m, self.bank_money())
                self.hold_up = None
                self.put_under("f", "BANK HOLD-UP")
        elif card == "SPACE PROGRAME" and self.space == m:
            yield from self.space_done(m)
        else:
            nominal = self.price(card)
            price = self.price_for(m, nominal)
            barred = m == self.banker and card in ("SPACE PROGRAME", "BANK HOLD-UP")
            offer = [f"buy {card}"] if self.cash[m] >= price and not barred else []
            answer = yield from self.ask(m, ["pass", *offer])
            if answer == "pass":
                yield from self.auction(card, nominal)
            else:
                self.spend(m, price)
                yield from self.gets(card, m)

    def society(self) -> Flow:
        m = self.m
        card = yield from self.draw("is")
        pairs = {"WAR": "PEACE", "CRISIS 1/2": "CRISIS 1 1/2", "TAX 20%": "TAX 5%"}
        pairs |= {other: one for one, other in pairs.items()}
        if card in pairs:
            if pairs[card] in self.lying:
                del self.lying[pairs[card]]
                self.put_under("is", pairs[card])
            if card in ("WAR", "PEACE") and not any(firm.startswith("munitions") for firm in self.mine(m)):
                self.put_under("is", card)
            else:
                self.lying[card] = m
            return
        self.put_under("is", card)
        place = self.token[m]
        assert place is not None
        size = len(self.cells)
        if card == "PRIZE":
            teams = [firm for firm in FIRMS if firm.startswith("football")]
            if any(self.owner[team] == m for team in teams):
                each = self.data["amounts"]["losing"]
                owed = [(seat, each * sum(self.owner[team] == seat for team in teams)) for seat in self.after(m)]
                unowned = each * sum(self.owner[team] == "bank" for team in teams)
                for seat, amount in owed:
                    yield from self.debt(seat, m, amount)
                yield from self.bank_pays(m, unowned)
        elif card == "DISASTER":
            ahead = [self.cells[(place + distance) % size] for distance in range(1, size + 1)]
            own = [firm for firm in ahead if firm in FIRMS and self.owner[firm] == m]
            if own:
                group = GROUP[own[0]]
                payouts = []
                for firm in SUPERS[group]:
                    if self.owner[firm] == m:
                        if firm in self.insured and self.works(firm):
                            payouts.append(self.value(firm))
                        self.to_bank(firm, m)
                if group == "entertainment" and self.band == m:
                    self.band = self.band_at = None
                    self.put_under("f", "ROCK BAND")
                if group == "illegal":
                    for _ in range(self.mafia[m]):
                        self.put_under("f", "MAFIA")
                    self.mafia[m] = 0
                for amount in payouts:
                    yield from self.bank_pays(m, amount)
        elif card == "INHERITANCE":
            behind = [self.cells[(place - distance) % size] for distance in range(1, size + 1)]
            others = [firm for firm in behind if firm in FIRMS and self.owner[firm] not in (m, "gone")]
            if others:
                o = self.owner[others[0]]
                if isinstance(o, int):
                    yield from self.lose_part(o, m, GROUP[others[0]])
                else:
                    self.from_bank(others[0], m)
        else:
            for firm in FIRMS:
                if self.suit.get(firm) == m:
                    del self.suit[firm]
                    o = self.owner[firm]
                    if card == "DISMISS A CASSATION" or o == m:
                        continue
                    if isinstance(o, int):
                        yield from self.lose_part(o, m, GROUP[firm])
                    else:
                        self.from_bank(firm, m)

    def winners(self) -> list[int]:
        """Y-137, YF-12: the richest of the living."""
        standing = {seat: score for seat, score in enumerate(self.scores()) if self.alive[seat]}
        return [seat for seat in standing if standing[seat] == max(standing.values())]

    def scores(self) -> list[int]:
        """YS-52, YF-12"""
        found = []
        for seat in range(self.n):
            if not self.alive[seat]:
                found.append(0)
                continue
            percent = 100 + sum(self.data["receipts"]["credit_percent"][: self.laps[seat] + 1])
            total = self.cash[seat] + self.stocks[seat] * self.rate + self.loads[seat] * self.data["contraband"]["buy"]
            total -= -(-self.loan[seat] * self.data["receipts"]["credit_value"] * percent // 100)
            total += self.mafia[seat] * self.data["fate"]["mafia"]["cost"]
            total += (self.band == seat) * self.data["fate"]["rock_band"]["cost"]
            for firm in FIRMS:
                if self.owner[firm] == seat:
                    total += self.value(firm) // 2 if self.pledge[firm] else self.value(firm)
                elif firm in self.share:
                    total += self.held(firm, seat) * self.nominal(firm)
            found.append(total)
        return found
