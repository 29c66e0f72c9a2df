"""One store has one server."""

from __future__ import annotations

from pathlib import Path

from openingbell.server.claim import FileClaim, Served
from tests.cli.bell import bell
from tests.server.serving import serving


def test_the_second_server_says_where_the_first_is_and_ends(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        second = bell("serve", "--port", "0", "--store", f"sqlite:///{server.store}", status=3)
        assert second.stdout == f"Opening Bell is at {server.address}/ already\n"
        assert second.stderr == ""
        assert server.stop() == 0
    with serving(tmp_path) as server:
        assert server.is_running()


def test_a_claim_ends_with_its_process_and_not_before(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        server.kill()
        server.start()
        first = server.address
        try:
            FileClaim(server.store)
        except Served as served:
            assert served.address == f"{first}/"
        else:
            raise AssertionError("the store of a running server could be claimed")
