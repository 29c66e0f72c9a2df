"""Words for people: sentences and rules in every language there is a folder for. Everything else here is data."""

from openingbell.extras import need

need("terminal", "fluent")

from openingbell.locales.catalogue import catalogue_text, languages, preferred_language
from openingbell.locales.words import Words

__all__ = ["Words", "catalogue_text", "languages", "preferred_language"]
