"""Whether these very files run compiled."""

from __future__ import annotations


def is_compiled() -> bool:
    """True in a compiled module, whose file is a shared library."""
    return not __file__.endswith(".py")
