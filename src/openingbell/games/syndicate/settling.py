"""How a debt is settled: in cash, else by what the debtor can raise; the bank in kind; the BANKER by halves."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.state import RULES, Log
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.bank import money_of_bank, pay, stocks_left
from openingbell.games.syndicate.components import BANK, FIRMS, IN_BANK, NOBODY, NONE
from openingbell.games.syndicate.debts import ABOUT, AMOUNT, COMPENSATION, CREDITOR, DEBTOR, REASON, REASONS, drop, owe
from openingbell.games.syndicate.firms import nominal, value
from openingbell.games.syndicate.inkind import pay_in_kind
from openingbell.games.syndicate.mortgage import is_mortgageable, loan, put_in_pledge
from openingbell.games.syndicate.names import tell
from openingbell.games.syndicate.ownership import check_control, from_bank, hand_over, to_bank
from openingbell.games.syndicate.position import Position, held
from openingbell.games.syndicate.ruin import ruin
from openingbell.games.syndicate.selling import may_sell_share, sell_share, sell_stock
from openingbell.games.syndicate.steps import DEBT, SETTLE


def settle(p: Position, log: Log | None) -> None:
    """The debt on top: paid by itself if the cash is there, else the debtor is asked, else he is ruined (YF-61)."""
    debtor = p.noted(DEBTOR)
    creditor = p.noted(CREDITOR)
    if debtor == BANK:
        debtor = p.banker
    if (creditor == BANK and debtor == p.banker and debtor != NOBODY) or creditor == debtor or _is_off(p, debtor):
        drop(p)  # nothing is settled between the bank and the BANKER (YF-92), nor with those who have left
    elif _is_off(p, creditor):
        drop(p)
    elif debtor == BANK:
        pay_in_kind(p, log)
    elif p.cash[debtor] >= p.noted(AMOUNT):
        pay(p, debtor, creditor, p.noted(AMOUNT), REASONS[p.noted(REASON)], p.noted(ABOUT), log)
        drop(p)
    else:
        p.decide(DEBT, debtor)
        if not can_raise(p):
            ruin(p, log)


def _is_off(p: Position, seat: i64) -> bool:
    return seat >= 0 and p.ruined[seat] > 0


# --- what the debtor may do -----------------------------------------------------------------------------------------


def bank_would_pay(p: Position, amount: i64) -> bool:
    """Without a BANKER always, as far as its money goes; with one only he and the bank as creditors bear less."""
    if p.banker == NOBODY:
        return True
    creditor = p.noted(CREDITOR)
    return creditor == BANK or creditor == p.banker or p.cash[p.banker] >= amount


def may_mortgage(p: Position, firm: i64) -> bool:
    return is_mortgageable(p, p.actor, firm) and bank_would_pay(p, loan(p, firm))


def may_sell(p: Position, firm: i64) -> bool:
    return may_sell_share(p, p.actor, firm) and bank_would_pay(p, nominal(p, firm))


def may_sell_stock(p: Position) -> bool:
    return p.stocks[p.actor] > 0 and bank_would_pay(p, p.rate)


def may_surrender(p: Position, firm: i64) -> bool:
    """An insured, unmortgaged firm (Y-102)."""
    return (
        p.insured[firm] > 0 and p.owner[firm] == p.actor and p.mortgage[firm] == 0 and bank_would_pay(p, value(p, firm))
    )


def may_give(p: Position, firm: i64) -> bool:
    """YF-92 The BANKER: a firm in the bank, or an unmortgaged one of his own."""
    return p.owner[firm] == IN_BANK or (p.owner[firm] == p.actor and p.mortgage[firm] == 0)


def may_give_stock(p: Position) -> bool:
    return p.stocks[p.actor] > 0 or stocks_left(p) > 0


def can_raise(p: Position) -> bool:
    """Whether the debtor has anything left to choose."""
    if p.actor == p.banker:
        if may_give_stock(p):
            return True
        for firm in range(i64(FIRMS)):
            if may_give(p, firm):
                return True
        return False
    if may_sell_stock(p):
        return True
    for firm in range(i64(FIRMS)):
        if may_mortgage(p, firm) or may_sell(p, firm) or may_surrender(p, firm):
            return True
    return False


def legal(p: Position) -> vec[i64]:
    actions = vec[i64](capacity=16)
    if p.actor == p.banker:
        for firm in range(i64(FIRMS)):
            if may_give(p, firm):
                actions = append(actions, moves.GIVE + moves.ITEM_FIRM + firm)
        if may_give_stock(p):
            actions = append(actions, moves.GIVE + moves.ITEM_EXCHANGE)
        return actions
    for firm in range(i64(FIRMS)):
        if may_mortgage(p, firm):
            actions = append(actions, moves.MORTGAGE + firm)
    for firm in range(i64(FIRMS)):
        if may_sell(p, firm):
            actions = append(actions, moves.SELL_SHARE + firm)
    if may_sell_stock(p):
        actions = append(actions, moves.SELL_EXCHANGE)
    for firm in range(i64(FIRMS)):
        if may_surrender(p, firm):
            actions = append(actions, moves.SURRENDER + firm)
    return actions


def is_legal(p: Position, action: i64) -> bool:
    if p.actor == p.banker:
        if action == moves.GIVE + moves.ITEM_EXCHANGE:
            return may_give_stock(p)
        firm = action - moves.GIVE - moves.ITEM_FIRM
        return 0 <= firm < FIRMS and may_give(p, firm)
    if moves.MORTGAGE <= action < moves.REDEEM:
        return may_mortgage(p, action - moves.MORTGAGE)
    if moves.SELL_SHARE <= action < moves.SELL_EXCHANGE:
        return may_sell(p, action - moves.SELL_SHARE)
    if action == moves.SELL_EXCHANGE:
        return may_sell_stock(p)
    return moves.SURRENDER <= action < moves.INSURE and may_surrender(p, action - moves.SURRENDER)


# --- and how it goes ------------------------------------------------------------------------------------------------


def raise_money(p: Position, action: i64, log: Log | None) -> None:
    """One step of it; then the debt is looked at again."""
    debtor = p.actor
    if action >= moves.GIVE:
        give(p, action - moves.GIVE, log)
    elif action >= moves.SURRENDER:
        firm = action - moves.SURRENDER
        amount = value(p, firm)
        to_bank(p, firm)
        receive(p, amount, "surrendered", firm, log)
    elif action >= moves.SELL_EXCHANGE:
        receive(p, sell_stock(p, debtor), "sold-stock", NONE, log)
    elif action >= moves.SELL_SHARE:
        firm = action - moves.SELL_SHARE
        receive(p, sell_share(p, debtor, firm), "sold-share", firm, log)
    else:
        firm = action - moves.MORTGAGE
        receive(p, put_in_pledge(p, firm), "mortgaged", firm, log)


def receive(p: Position, amount: i64, kind: str, firm: i64, log: Log | None) -> None:
    """The bank pays as far as its money goes; a shortfall is struck off the debt still open after that (YF-61)."""
    debtor = p.actor
    creditor = p.noted(CREDITOR)
    paid = min(amount, money_of_bank(p))
    if paid > 0:
        pay(p, BANK, debtor, paid, kind, firm, log)
    else:
        tell(log, kind, debtor, firm)
    struck = min(amount - paid, max(i64(0), p.noted(AMOUNT) - p.cash[debtor]))
    p.set_note(AMOUNT, p.noted(AMOUNT) - struck)
    p.decide(SETTLE, RULES)
    if creditor != BANK:
        owe(p, BANK, creditor, struck, COMPENSATION, NONE)


def give(p: Position, item: i64, log: Log | None) -> None:
    """YF-92 The BANKER gives property straight to the creditor at half its value; an excess is lost."""
    debtor = p.actor
    creditor = p.noted(CREDITOR)
    if item == moves.ITEM_EXCHANGE:
        worth = p.rate // 2
        if stocks_left(p) == 0:
            p.stocks[debtor] -= 1
        p.stocks[creditor] += 1
        tell(log, "gave-stock", debtor, NONE, 0, creditor)
    else:
        firm = item - moves.ITEM_FIRM
        worth = value(p, firm) // 2
        if p.owner[firm] == IN_BANK:
            from_bank(p, firm, creditor)
        else:
            p.move_shares(firm, debtor, creditor, held(p, firm, debtor))
            hand_over(p, firm, creditor)
        tell(log, "gave-firm", debtor, firm, 0, creditor)
        check_control(p, firm, log)
    p.set_note(AMOUNT, max(i64(0), p.noted(AMOUNT) - worth))
    p.decide(SETTLE, RULES)
