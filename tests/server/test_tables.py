"""Setting up tables, sitting down, and the lobby."""

from __future__ import annotations

import pytest

from tests.server.serving import BOT, ME, OPEN, Client, Live, granted, refusal


def kinds(table: dict[str, list[dict[str, str]]]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def test_a_table_with_bots_begins_at_once(ann: Client) -> None:
    table = ann.get(f"/tables/{ann.set_up([ME, BOT, BOT])}")
    assert (table["status"], kinds(table), table["you"], table["host"]) == ("playing", ["human", "bot", "bot"], 0, True)


def test_a_table_waits_for_its_last_player(ann: Client, bob: Client) -> None:
    table_id = ann.set_up([OPEN, ME])
    assert ann.get(f"/tables/{table_id}")["status"] == "waiting"
    table = bob.put(f"/tables/{table_id}/seats/0", ME)
    assert (table["status"], table["you"], table["host"]) == ("playing", 0, False)
    assert [seat["name"] for seat in table["seats"]] == ["Bob", "Ann"]


def test_the_host_fills_up_with_bots_and_frees_them_again(ann: Client, bob: Client) -> None:
    table_id = ann.set_up([ME, OPEN, OPEN])
    assert kinds(ann.put(f"/tables/{table_id}/seats/1", BOT)) == ["human", "bot", "open"]
    assert kinds(ann.put(f"/tables/{table_id}/seats/1", OPEN)) == ["human", "open", "open"]
    assert refusal(bob.ask("PUT", f"/tables/{table_id}/seats/1", BOT)) == (403, "host")


def test_a_seat_belongs_to_who_sits_there(ann: Client, bob: Client, nobody: Client) -> None:
    table_id = ann.set_up([ME, OPEN, OPEN])
    bob.put(f"/tables/{table_id}/seats/1", ME)
    assert refusal(bob.ask("PUT", f"/tables/{table_id}/seats/0", ME)) == (409, "taken")
    assert refusal(bob.ask("PUT", f"/tables/{table_id}/seats/2", ME)) == (422, "same-name")
    assert refusal(bob.ask("PUT", f"/tables/{table_id}/seats/0", OPEN)) == (403, "seat")
    assert refusal(nobody.ask("PUT", f"/tables/{table_id}/seats/2", ME)) == (401, "guest")
    assert refusal(bob.ask("PUT", f"/tables/{table_id}/seats/3", ME)) == (404, "no-seat")
    assert kinds(bob.put(f"/tables/{table_id}/seats/1", OPEN)) == ["human", "open", "open"]


def test_only_the_host_seats_bots_even_on_ones_own_seat(ann: Client, bob: Client) -> None:
    """Found by an attacker: sitting down and giving the seat away filled a table with bots."""
    table_id = ann.set_up([ME, OPEN, OPEN])
    bob.put(f"/tables/{table_id}/seats/1", ME)
    assert refusal(bob.ask("PUT", f"/tables/{table_id}/seats/1", BOT)) == (403, "host")
    assert kinds(ann.get(f"/tables/{table_id}")) == ["human", "human", "open"]
    assert kinds(ann.put(f"/tables/{table_id}/seats/1", BOT)) == ["human", "bot", "open"]


def test_the_host_removes_somebody_who_is_told(ann: Client, bob: Client) -> None:
    table_id = ann.set_up([ME, OPEN, OPEN])
    bob.put(f"/tables/{table_id}/seats/1", ME)
    with ann.live(table_id) as hosts, bob.live(table_id) as removed:
        assert removed.table()["you"] == 1
        assert kinds(ann.put(f"/tables/{table_id}/seats/1", OPEN)) == ["human", "open", "open"]
        message = removed.read()
        while message["type"] != "removed":
            message = removed.read()
        assert message == {"type": "removed", "seat": 1}
        assert removed.table(you=None)
        assert hosts.table(spectators=1)["seats"][1]["kind"] == "open"
        assert refusal(bob.ask("PUT", f"/tables/{table_id}/seats/2", ME)) == (403, "unwelcome")


def test_the_host_changes_the_options_of_a_waiting_table(ann: Client, bob: Client) -> None:
    table_id = ann.set_up([OPEN, ME, OPEN])
    bob.put(f"/tables/{table_id}/seats/2", ME)
    four = {"options": {"players": 4, "holdings": "hidden"}, "listed": False}
    assert refusal(bob.ask("PUT", f"/tables/{table_id}/options", four)) == (403, "host")
    with bob.live(table_id) as live:
        table = ann.put(f"/tables/{table_id}/options", four)
        assert (table["options"]["holdings"], kinds(table)) == ("hidden", ["open", "human", "human", "open"])
        assert live.table(you=2)["options"]["players"] in (3, 4)
        two = {"options": {"players": 2}, "listed": True}
        nobody_fits = {"options": {"players": 9}, "listed": True}
        assert refusal(ann.ask("PUT", f"/tables/{table_id}/options", nobody_fits)) == (422, "options")
        ann.put(f"/tables/{table_id}/seats/0", BOT)
        assert refusal(ann.ask("PUT", f"/tables/{table_id}/options", two)) == (409, "crowded")
        ann.put(f"/tables/{table_id}/seats/0", OPEN)
        table = ann.put(f"/tables/{table_id}/options", two)  # nobody is missing any more
        assert (kinds(table), table["status"], table["you"]) == (["human", "human"], "playing", 0)
        assert live.table(status="playing")["you"] == 1
    assert refusal(ann.ask("PUT", f"/tables/{table_id}/options", four)) == (409, "begun")


def test_everybody_is_invited_to_play_again(ann: Client, bob: Client, nobody: Client) -> None:
    table_id = ann.set_up([ME, BOT, OPEN])
    bob.put(f"/tables/{table_id}/seats/2", ME)
    assert refusal(bob.ask("POST", f"/tables/{table_id}/next")) == (409, "unfinished")
    with ann.live(table_id) as anns, bob.live(table_id) as bobs, nobody.live(table_id) as nobodys:
        play_out(table_id, {0: (ann, anns), 2: (bob, bobs)})
        record = ann.get(f"/tables/{table_id}/record")
        again = bob.post(f"/tables/{table_id}/next", None)
        assert (again["status"], kinds(again), again["you"], again["host"]) == (
            "waiting", ["open", "bot", "human"], 2, True,
        )  # fmt: skip
        for live in (anns, bobs, nobodys):
            assert live.table(next=again["id"])["status"] == "over"
        joined = ann.post(f"/tables/{table_id}/next", None)
        assert (joined["id"], joined["you"]) == (again["id"], None)
        assert ann.put(f"/tables/{again['id']}/seats/0", ME)["status"] == "playing"
        assert refusal(nobody.ask("POST", f"/tables/{table_id}/next")) == (401, "guest")
    assert ann.get(f"/tables/{table_id}/record") == record
    table = ann.get(f"/tables/{table_id}")
    assert (table["next"], table["seq"]) == (again["id"], len(record["moves"]) + 1)
    positions = [ann.get(f"/tables/{table_id}/positions/{table['seq'] - back}")["view"] for back in (0, 1)]
    assert positions[0] == positions[1]


def play_out(table: str, players: dict[int, tuple[Client, Live]]) -> None:
    """To the end, everybody taking the last legal move. Whoever is asked next hears of it; a bot answers by itself."""
    position = {seat: live.position() for seat, (_, live) in players.items()}
    while any(seen["view"]["actor"] != -2 for seen in position.values()):
        behind = min(position, key=lambda seat: int(position[seat]["seq"]))
        newest = max(position.values(), key=lambda seen: int(seen["seq"]))["seq"]
        if position[behind]["seq"] == newest:  # nobody has heard of more than another
            asked = next((seat for seat, seen in position.items() if seen["legal"]), None)
            if asked is not None:
                granted(players[asked][0].move(table, newest, position[asked]["legal"][-1]["move"]))
        position[behind] = players[behind][1].position()


def test_nobody_sits_down_in_a_running_game(ann: Client, bob: Client) -> None:
    table_id = ann.set_up([ME, BOT])
    assert refusal(bob.ask("PUT", f"/tables/{table_id}/seats/1", ME)) == (409, "begun")
    assert refusal(ann.ask("PUT", f"/tables/{table_id}/seats/0", OPEN)) == (409, "begun")


def test_the_lobby_shows_ones_own_tables_and_the_listed_ones(ann: Client, bob: Client, nobody: Client) -> None:
    waiting = ann.set_up([ME, OPEN], listed=True)
    playing = ann.set_up([ME, BOT], listed=True)
    private = ann.set_up([ME, OPEN])
    own = [table["id"] for table in ann.get("/tables")["mine"]]
    assert sorted(own) == sorted([private, playing, waiting])
    assert own.index(private) < own.index(waiting)  # the latest first; the bot may have moved at the other meanwhile
    for other in (bob, nobody):
        lobby = other.get("/tables")
        assert waiting in [table["id"] for table in lobby["open"]]
        assert playing in [table["id"] for table in lobby["playing"]]
        assert private not in str(lobby)


@pytest.mark.parametrize(
    ("request_", "problem"),
    [
        ({"game": "chess", "seats": [ME, BOT]}, "options"),
        ({"game": "acquire", "options": {"players": 3}, "seats": [ME, BOT]}, "options"),
        ({"game": "acquire", "options": {"players": 7}, "seats": [ME] + [BOT] * 6}, "options"),
        ({"game": "acquire", "options": {"players": 2, "wine": "red"}, "seats": [ME, BOT]}, "options"),
        ({"game": "acquire", "options": {"players": 2}, "seats": [ME, ME]}, "same-name"),
        ({"game": "acquire", "options": {"players": 2}, "seats": [ME, {"kind": "bot", "bot": "oracle"}]}, "options"),
        ({"game": "acquire", "options": {"players": 2}, "seats": [ME, {"kind": "bot"}]}, "options"),
        ({"game": "acquire", "options": {"players": 2}, "seats": "none"}, "request"),
        ({"game": "acquire", "options": {"players": 2}, "seats": [ME, BOT], "host": "me"}, "request"),
        ([], "request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(ann: Client, request_: object, problem: str) -> None:
    before = len(ann.get("/tables")["mine"])
    assert refusal(ann.ask("POST", "/tables", request_)) == (422, problem)
    assert len(ann.get("/tables")["mine"]) == before


def test_what_is_not_there_is_refused(ann: Client) -> None:
    assert refusal(ann.ask("GET", "/tables/nowhere")) == (404, "table")
    assert refusal(ann.ask("GET", "/nowhere")) == (404, "path")
    assert refusal(ann.ask("GET", "/locales/xx")) == (404, "language")
    waiting = ann.set_up([ME, OPEN])
    assert refusal(ann.ask("GET", f"/tables/{waiting}/positions/0")) == (409, "waiting")
    assert refusal(ann.ask("GET", f"/tables/{waiting}/record")) == (409, "waiting")
    playing = ann.set_up([ME, BOT])
    assert refusal(ann.ask("GET", f"/tables/{playing}/record")) == (409, "running")
    assert refusal(ann.ask("GET", f"/tables/{playing}/positions/9999")) == (404, "position")


def test_the_offer_is_what_can_be_played(nobody: Client) -> None:
    offer = nobody.get("/offer")
    acquire = next(game for game in offer["games"] if game["name"] == "acquire")
    players = next(option for option in acquire["options"] if option["name"] == "players")
    assert (players["low"], players["high"]) == (2, 6)
    levels = ["beginner", "casual", "skilled", "strong", "master"]
    assert [game["levels"] for game in offer["games"]] == [levels] * 3
    assert [game["bots"] for game in offer["games"]] == [[*levels, "random", "greedy", "expert"]] * 3
    assert {"code": "ru", "name": "Русский"} in offer["languages"]
    for language in [spoken["code"] for spoken in offer["languages"]]:
        assert "acquire-title = " in nobody.ask("GET", f"/locales/{language}").text


def test_the_rules_in_words(nobody: Client) -> None:
    """In the reader's language, clause by clause."""
    english, russian = (nobody.get(f"/rules/acquire/{language}") for language in ("en", "ru"))
    ids = [
        [clause["id"] for chapter in book["chapters"] for clause in chapter["clauses"]] for book in (english, russian)
    ]
    assert ids[0] == ids[1]
    assert "A-5.2" in ids[0]
    assert english["chapters"][4]["heading"] == "Mergers"
    assert english["chapters"] != russian["chapters"]
    assert english["steps"]["found"][0] == "A-4.1"
    assert refusal(nobody.ask("GET", "/rules/acquire/xx")) == (404, "language")
    assert refusal(nobody.ask("GET", "/rules/nosuchgame/en")) == (404, "rulebook")
    assert [game["has_rulebook"] for game in nobody.get("/offer")["games"]] == [True, True, True]
