"""What a browser keeps to show without a connection: one sentence, which tries again by itself."""

from __future__ import annotations

from html import escape

from openingbell.locales import Words

SECONDS = 10
DOCUMENT = """<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta http-equiv="refresh" content="{seconds}" />
    <title>{title}</title>
    <style>
      body {{
        display: grid;
        place-content: center;
        gap: 1rem;
        min-height: 100vh;
        margin: 0;
        padding: 1rem;
        background: #16202e;
        color: #f4ead7;
        font: 1.2rem/1.5 Georgia, serif;
        text-align: center;
      }}
      a {{
        color: #e0b868;
      }}
    </style>
  </head>
  <body>
    <h1>{title}</h1>
    <p>{offline}</p>
    <p><a href="">{again}</a></p>
  </body>
</html>
"""


def offline_page(language: str) -> str:
    words = Words(language)
    said = {"title": "page-title", "offline": "notice-offline", "again": "page-try-again"}
    return DOCUMENT.format(
        language=language, seconds=SECONDS, **{name: escape(words.say(word)) for name, word in said.items()}
    )
