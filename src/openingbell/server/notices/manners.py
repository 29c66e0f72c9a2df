"""How notices are told, as whoever runs a server may decide in code; there is no option for it."""

from __future__ import annotations

from dataclasses import dataclass, field

from openingbell.server.notices.outside import Outside
from openingbell.server.site import Site, domain_of

NOBODY = "nobody@openingbell.invalid"


@dataclass(frozen=True)
class Manners:
    """Every `look` seconds the house looks whom to tell. A turn is told when it has waited `grace` seconds, and nobody,
    nor a table's readers, is told twice within `gap`: what waits by then is told together. What does not arrive is sent
    again after each of the `pauses`; a way where `patience` notices in a row did not arrive is forgotten. `contact` is
    the mail address that push services are told, for when something goes wrong.
    """

    look: float = 1.0
    grace: float = 15.0
    gap: float = 120.0
    pauses: tuple[float, ...] = (2.0, 10.0, 60.0)
    patience: int = 10
    outside: Outside = field(default_factory=Outside)
    contact: str = NOBODY


def contact_at(site: Site) -> str:
    """Whoever reads the post of the domain that people see; nobody, if there is none."""
    domain = domain_of(site.origin)
    return NOBODY if domain is None else f"postmaster@{domain}"
