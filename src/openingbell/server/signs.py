"""Signs that no store can keep: the one whose number is zero, and halves of signs, which JSON can name alone."""

from __future__ import annotations

import re

from openingbell.server import refusals

ZERO = "\0"
ZERO_IN_QUERY = b"%00"
ESCAPED = re.compile(
    r"""\\u[dD][89abAB]..\\u[dD][c-fC-F]..  # both halves of a sign
      | (\\u0000 | \\u[dD][89a-fA-F]..)     # what cannot be kept
      | \\.                                 # anything else, such as a backslash that has a `u` behind it
    """,
    re.VERBOSE | re.DOTALL,
)


def require_in_address(path: str, query: bytes) -> None:
    if ZERO in path or ZERO_IN_QUERY in query:
        raise refusals.unwritable()


def require_in_body(body: bytes) -> None:
    """It is JSON in UTF-8, or nothing that anybody here reads; other encodings of JSON are full of zeros."""
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise refusals.unwritable() from None
    if ZERO in text or ("\\u" in text and any(found[1] for found in ESCAPED.finditer(text))):
        raise refusals.unwritable()
