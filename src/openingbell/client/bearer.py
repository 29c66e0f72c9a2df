"""What both clients are: somebody at a server, what they send, and how an answer is read."""

from __future__ import annotations

import httpx

from openingbell.client.calls import Answer, Call
from openingbell.client.lines import SECONDS, ask_for, require_success, token_in


class Bearer:
    """One guest at a server, or, without a token, somebody who only watches."""

    def __init__(self, server: str, token: str | None = None, seconds: float = SECONDS) -> None:
        self.server = server.rstrip("/")
        self.token = token
        self._seconds = seconds

    def _request(self, call: Call[Answer]) -> httpx.Request:
        headers = {"content-type": "application/json"}
        if self.token is not None:
            headers["authorization"] = f"Bearer {self.token}"
        timeout = httpx.Timeout(self._seconds).as_dict()
        return httpx.Request(
            call.method,
            ask_for(self.server, call.path),
            content=call.body,
            headers=headers,
            extensions={"timeout": timeout},
        )

    def _answer(self, call: Call[Answer], response: httpx.Response) -> Answer:
        """What was asked for; ServerRefused in the server's words. A token in it is borne from now on."""
        require_success(response.status_code, response.content, self.server)
        answer = call.read(response.content)
        self.token = token_in(answer) or self.token
        return answer
