"""Words for people: sentences and rules in every language there is a folder for. Everything else here is data."""

from openingbell.locales.catalogue import languages
from openingbell.locales.words import Words

__all__ = ["Words", "languages"]
