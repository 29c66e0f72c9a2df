"""The command itself."""

from __future__ import annotations

import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from openingbell.core.errors import Refused
from openingbell.server.settings import default_store
from tests.cli.bell import refusal
from tests.patience import SECONDS
from tests.server.serving import ME, OPEN, Client, serving
from tests.server.serving import refusal as refusal_of


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


def test_a_folder_that_is_not_there_is_not_made_for_a_store(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'no' / 'where'}"
    said = refusal("serve", "--port", "0", "--store", store, status=1)
    assert said == f"the store {store} cannot be used: there is no folder {tmp_path / 'no'}"
    assert list(tmp_path.iterdir()) == []


def test_only_the_folder_of_the_default_store_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert default_store() == f"sqlite:///{tmp_path}/data/openingbell/tables.sqlite3"
    folder = tmp_path / "data" / "openingbell"
    assert folder.stat().st_mode & 0o777 == 0o700
    folder.chmod(0o755)
    default_store()
    assert folder.stat().st_mode & 0o777 == 0o700
    monkeypatch.setenv("XDG_DATA_HOME", "/proc/nowhere")
    with pytest.raises(Refused, match=r"^/proc/nowhere/openingbell cannot be made: "):
        default_store()


def test_health_looks_at_the_store(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = Client(server, "Ann")
        assert ann.get("/health") == {"ok": True}
        with closing(sqlite3.connect(server.store, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            assert refusal_of(httpx.get(f"{server.address}/readyz", timeout=SECONDS)) == (503, "store")
            assert httpx.get(f"{server.address}/healthz", timeout=SECONDS).json() == {"ok": True}
            other.execute("ROLLBACK")
        assert ann.get("/health") == {"ok": True}
        assert httpx.get(f"{server.address}/readyz", timeout=SECONDS).json() == {"ok": True}
        ann.close()


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
