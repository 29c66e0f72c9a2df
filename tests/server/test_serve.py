"""The command itself."""

from __future__ import annotations

import socket
from pathlib import Path

from tests.cli.bell import refusal
from tests.server.serving import ME, OPEN, Client, serving


def test_a_port_that_is_taken_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = refusal("serve", "--port", port, "--store", f"sqlite:///{tmp_path / 's'}", status=1)
    assert said == f"cannot listen on 127.0.0.1:{port}: address already in use"


def test_a_store_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann,\n" * 200)
    said = refusal("serve", "--port", "0", "--store", f"sqlite:///{letter}", status=1)
    assert said == f"the store sqlite:///{letter} cannot be used: file is not a database"


def test_ctrl_c_ends_it_and_a_table_outlives_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = Client(server, "Ann")
        table = ann.set_up([ME, OPEN])
        with ann.live(table) as live:
            live.table()
            assert server.stop() == 0
        server.start()
        assert ann.get(f"/tables/{table}")["you"] == 0
        ann.close()
