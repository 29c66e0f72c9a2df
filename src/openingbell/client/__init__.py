"""A client of the server's API, for programs: typed, and the same calls for those that wait and for those that await.

from openingbell.client import Client, calls

with Client("http://127.0.0.1:8765") as bell:
    bell.ask(calls.be("Ann"))
    table = bell.ask(calls.set_up("acquire", [calls.ME, calls.bot("greedy")]))
    for message in bell.live(table.id):
        ...
"""

from openingbell.extras import need

need("client")

from openingbell.client import calls
from openingbell.client.asynchronous import AsyncClient
from openingbell.client.errors import NoAnswer, ServerRefused
from openingbell.client.synchronous import Client

__all__ = ["AsyncClient", "Client", "NoAnswer", "ServerRefused", "calls"]
