"""How the server refuses: a status, a word for programs, and a sentence for people.

The sentences are in the catalogue, `refused-WORD`: the server sends the English one and the facts in it, and a client
says the same in its reader's language.
"""

from __future__ import annotations

from collections.abc import Sequence

from openingbell.core.errors import BadData, BadMove, BadOptions, BadSketch, IllegalMove, Refused, UnknownGame
from openingbell.locales import Words, languages
from openingbell.protocol.accounts import FEWEST_SIGNS, MAX_LOGIN, MAX_PASSWORD, MIN_LOGIN, MIN_PASSWORD

NOTHING = "none"  # of a fact that there is not always


class HttpRefusal(Refused):
    """A request that is not granted: with its status, and a word for programs."""

    def __init__(self, status: int, error: str, **facts: int | str) -> None:
        super().__init__(Words("en").say(f"refused-{error}", **facts))
        self.status = status
        self.error = error
        self.facts = facts

    def body(self) -> dict[str, object]:
        """What a client is sent, a `messages.Problem`."""
        return {"error": self.error, "sentence": str(self), "facts": self.facts}


def no_guest() -> HttpRefusal:
    return HttpRefusal(401, "guest")


def no_token() -> HttpRefusal:
    return HttpRefusal(401, "token")


def not_with_token(scope: str) -> HttpRefusal:
    return HttpRefusal(403, "scope", scope=scope)


def no_such_token() -> HttpRefusal:
    return HttpRefusal(404, "no-token")


def too_many_tokens(limit: int) -> HttpRefusal:
    return HttpRefusal(409, "many-tokens", limit=limit)


def bad_login() -> HttpRefusal:
    return HttpRefusal(422, "login", least=MIN_LOGIN, most=MAX_LOGIN)


def login_taken() -> HttpRefusal:
    return HttpRefusal(409, "login-taken")


def bad_password() -> HttpRefusal:
    return HttpRefusal(422, "password", least=MIN_PASSWORD, most=MAX_PASSWORD, signs=FEWEST_SIGNS)


def wrong_login() -> HttpRefusal:
    return HttpRefusal(401, "wrong-login")


def wrong_code() -> HttpRefusal:
    return HttpRefusal(401, "wrong-code")


def wrong_passkey() -> HttpRefusal:
    return HttpRefusal(401, "wrong-passkey")


def wrong_proof() -> HttpRefusal:
    return HttpRefusal(403, "proof")


def no_passkeys_here() -> HttpRefusal:
    return HttpRefusal(409, "passkeys-here")


def no_such_passkey() -> HttpRefusal:
    return HttpRefusal(404, "no-passkey")


def last_way_in() -> HttpRefusal:
    return HttpRefusal(409, "last-way-in")


def too_many_logins() -> HttpRefusal:
    return HttpRefusal(429, "logins")


def has_account() -> HttpRefusal:
    return HttpRefusal(409, "account")


def no_account() -> HttpRefusal:
    return HttpRefusal(409, "no-account")


def not_your_seat() -> HttpRefusal:
    return HttpRefusal(403, "seat")


def which_seat() -> HttpRefusal:
    return HttpRefusal(422, "which-seat")


def same_name() -> HttpRefusal:
    return HttpRefusal(422, "same-name")


def not_the_host() -> HttpRefusal:
    return HttpRefusal(403, "host")


def no_hints() -> HttpRefusal:
    return HttpRefusal(403, "hints")


def not_asked() -> HttpRefusal:
    return HttpRefusal(409, "not-asked")


def too_many_hints(limit: int) -> HttpRefusal:
    return HttpRefusal(429, "many-hints", limit=limit)


def no_hint_now() -> HttpRefusal:
    return HttpRefusal(503, "no-hint")


def unwelcome() -> HttpRefusal:
    return HttpRefusal(403, "unwelcome")


def banned(reason: str, until: str) -> HttpRefusal:
    return HttpRefusal(403, "banned", reason=reason or NOTHING, until=until or NOTHING)


def nobody_meant() -> HttpRefusal:
    return HttpRefusal(422, "nobody-meant")


def reported_already() -> HttpRefusal:
    return HttpRefusal(409, "reported")


def too_many_reports(limit: int) -> HttpRefusal:
    return HttpRefusal(429, "reports", limit=limit)


def other_site() -> HttpRefusal:
    return HttpRefusal(403, "origin")


def no_table() -> HttpRefusal:
    return HttpRefusal(404, "table")


def no_player() -> HttpRefusal:
    return HttpRefusal(404, "player")


def table_deleted() -> HttpRefusal:
    return HttpRefusal(410, "deleted")


def no_rules(game: str) -> HttpRefusal:
    return HttpRefusal(404, "rulebook", game=game)


def no_seat(last: int) -> HttpRefusal:
    return HttpRefusal(404, "no-seat", last=last)


def no_position(last: int) -> HttpRefusal:
    return HttpRefusal(404, "position", last=last)


def no_language(language: str) -> HttpRefusal:
    return HttpRefusal(404, "language", language=language, languages=", ".join(languages()))


def no_path(status: int) -> HttpRefusal:
    return HttpRefusal(status, "path")


def seat_taken() -> HttpRefusal:
    return HttpRefusal(409, "taken")


def game_begun() -> HttpRefusal:
    return HttpRefusal(409, "begun")


def game_waits() -> HttpRefusal:
    return HttpRefusal(409, "waiting")


def game_runs() -> HttpRefusal:
    return HttpRefusal(409, "running")


def game_over() -> HttpRefusal:
    return HttpRefusal(409, "over")


def game_paused() -> HttpRefusal:
    return HttpRefusal(409, "paused")


def bot_plays() -> HttpRefusal:
    return HttpRefusal(409, "stand-in")


def asked_already() -> HttpRefusal:
    return HttpRefusal(409, "asked")


def asked_often(limit: int) -> HttpRefusal:
    return HttpRefusal(409, "asked-often", limit=limit)


def request_settled() -> HttpRefusal:
    return HttpRefusal(409, "settled")


def nothing_to_take_back() -> HttpRefusal:
    return HttpRefusal(409, "nothing-back")


def not_away() -> HttpRefusal:
    return HttpRefusal(409, "not-away")


def game_goes_on() -> HttpRefusal:
    return HttpRefusal(409, "unfinished")


def people_play() -> HttpRefusal:
    return HttpRefusal(409, "people-play")


def other_promise() -> HttpRefusal:
    return HttpRefusal(409, "promise")


def salts_told() -> HttpRefusal:
    return HttpRefusal(409, "salts-told")


def salt_too_early() -> HttpRefusal:
    return HttpRefusal(409, "salt-early")


def other_salt() -> HttpRefusal:
    return HttpRefusal(422, "salt")


def too_few_seats(sitting: int, seats: int) -> HttpRefusal:
    return HttpRefusal(409, "crowded", sitting=sitting, seats=seats)


def too_many_tables(limit: int) -> HttpRefusal:
    return HttpRefusal(429, "tables", limit=limit)


def too_many_from_here(limit: int) -> HttpRefusal:
    return HttpRefusal(429, "address", limit=limit)


def wrong_seq(seq: int) -> HttpRefusal:
    return HttpRefusal(409, "seq", seq=seq)


def later_entry(kind: str) -> HttpRefusal:
    return HttpRefusal(409, "version", kind=kind)


def other_rules(game: str, table: int, server: int) -> HttpRefusal:
    return HttpRefusal(409, "rules", game=game, table=table, server=server)


def other_name() -> HttpRefusal:
    return HttpRefusal(421, "hostname")


def too_large(limit: int) -> HttpRefusal:
    return HttpRefusal(413, "size", limit=limit)


def bad_request(reason: str, status: int = 422) -> HttpRefusal:
    return HttpRefusal(status, "request", reason=reason)


def bad_body(place: Sequence[int | str], problem: str) -> HttpRefusal:
    return bad_request(f"{'.'.join(map(str, place))}: {problem.lower()}")


def unwritable() -> HttpRefusal:
    return HttpRefusal(422, "signs")


def bad_name(limit: int) -> HttpRefusal:
    return HttpRefusal(422, "name", limit=limit)


def bad_options(reason: str) -> HttpRefusal:
    return HttpRefusal(422, "options", reason=reason)


def bad_data(reason: str) -> HttpRefusal:
    return HttpRefusal(422, "data", reason=reason)


def no_data_file(game: str) -> HttpRefusal:
    return HttpRefusal(404, "no-data", game=game)


def bad_move(reason: str, clause: str = "") -> HttpRefusal:
    return HttpRefusal(422, "move", reason=reason, clause=clause or NOTHING)


def bad_order() -> HttpRefusal:
    return HttpRefusal(422, "standing")


def no_trades() -> HttpRefusal:
    return HttpRefusal(422, "sketch-none")


def sketch_unread() -> HttpRefusal:
    return HttpRefusal(409, "sketch-reader")


def sketch_empty() -> HttpRefusal:
    return HttpRefusal(422, "sketch-empty")


def sketch_gone(thing: str) -> HttpRefusal:
    return HttpRefusal(409, "sketch-gone", thing=thing)


def too_many_sketches(limit: int) -> HttpRefusal:
    return HttpRefusal(429, "sketches", limit=limit)


def talk_off() -> HttpRefusal:
    return HttpRefusal(409, "talk-off")


def too_much_talk() -> HttpRefusal:
    return HttpRefusal(429, "talk-rate")


def no_author() -> HttpRefusal:
    return HttpRefusal(404, "author")


def bad_words(limit: int) -> HttpRefusal:
    return HttpRefusal(422, "words", limit=limit)


def nothing_left() -> HttpRefusal:
    return HttpRefusal(409, "nothing-left")


def no_record() -> HttpRefusal:
    return HttpRefusal(409, "no-record")


def no_what_if() -> HttpRefusal:
    return HttpRefusal(403, "what-if")


def not_in_deals() -> HttpRefusal:
    return HttpRefusal(409, "in-deals")


def no_deal() -> HttpRefusal:
    return HttpRefusal(404, "deal")


def deal_closed() -> HttpRefusal:
    return HttpRefusal(409, "deal-closed")


def deal_open() -> HttpRefusal:
    return HttpRefusal(409, "deal-open")


def deal_not_open() -> HttpRefusal:
    return HttpRefusal(409, "deal-early")


def deal_unplayed() -> HttpRefusal:
    return HttpRefusal(403, "deal-unplayed")


def no_attempt() -> HttpRefusal:
    return HttpRefusal(404, "attempt")


def too_many_deals(limit: int) -> HttpRefusal:
    return HttpRefusal(429, "deals", limit=limit)


def too_many_deals_from_here(limit: int) -> HttpRefusal:
    return HttpRefusal(429, "address-deals", limit=limit)


def too_many_guests(limit: int) -> HttpRefusal:
    return HttpRefusal(429, "address-guests", limit=limit)


def too_many_reviews(limit: int) -> HttpRefusal:
    return HttpRefusal(429, "many-reviews", limit=limit)


def too_many_pictures(limit: int) -> HttpRefusal:
    return HttpRefusal(429, "many-pictures", limit=limit)


def too_many_replays(limit: int) -> HttpRefusal:
    return HttpRefusal(429, "many-replays", limit=limit)


def too_many_readers() -> HttpRefusal:
    return HttpRefusal(503, "readers")


def bad_address() -> HttpRefusal:
    return HttpRefusal(422, "notice-address")


def unknown_address() -> HttpRefusal:
    return HttpRefusal(422, "notice-unknown")


def private_address() -> HttpRefusal:
    return HttpRefusal(422, "notice-private")


def bad_subscription() -> HttpRefusal:
    return HttpRefusal(422, "notice-subscription")


def no_zone() -> HttpRefusal:
    return HttpRefusal(422, "notice-zone")


def no_way() -> HttpRefusal:
    return HttpRefusal(404, "notice-way")


def too_many_ways(limit: int) -> HttpRefusal:
    return HttpRefusal(409, "notice-ways", limit=limit)


def too_many_trials(limit: int) -> HttpRefusal:
    return HttpRefusal(429, "notice-trials", limit=limit)


def notice_lost() -> HttpRefusal:
    return HttpRefusal(502, "notice-lost")


def our_mistake() -> HttpRefusal:
    return HttpRefusal(500, "server")


def no_lessons(game: str) -> HttpRefusal:
    return HttpRefusal(404, "lessons", game=game)


def no_lesson(last: int) -> HttpRefusal:
    return HttpRefusal(404, "no-lesson", last=last)


def not_the_lesson(why: str, clause: str) -> HttpRefusal:
    return HttpRefusal(422, "lesson", why=why, clause=clause)


def store_fails() -> HttpRefusal:
    return HttpRefusal(503, "store")


def bad_sketch(refused: BadSketch) -> HttpRefusal:
    """A trade that nobody could make, in the game's own words."""
    if refused.word == "sketch-none":
        return HttpRefusal(422, "sketch-none")
    if refused.word == "sketch-seat":
        return HttpRefusal(422, "sketch-seat")
    return HttpRefusal(422, "sketch-thing", thing=refused.thing)


def of_rules(refused: Refused) -> HttpRefusal:
    """The rules' own refusals, with a status."""
    if isinstance(refused, HttpRefusal):
        return refused
    if isinstance(refused, IllegalMove):
        return bad_move(str(refused), refused.clause)
    if isinstance(refused, BadMove):
        return bad_move(str(refused))
    if isinstance(refused, BadSketch):
        return bad_sketch(refused)
    if isinstance(refused, BadData):
        return bad_data(str(refused))
    if isinstance(refused, BadOptions | UnknownGame):
        return bad_options(str(refused))
    return bad_request(str(refused))
