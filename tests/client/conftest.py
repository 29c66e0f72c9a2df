from __future__ import annotations

import pytest

from tests.server.conftest import any_server, postgres
from tests.server.serving import Server

__all__ = ["any_server", "postgres"]


@pytest.fixture
def server(any_server: Server) -> Server:
    return any_server
