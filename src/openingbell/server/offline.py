"""What a browser keeps to show without a connection: one sentence, which tries again by itself."""

from __future__ import annotations

from html import escape

from openingbell.locales import Words

DOCUMENT = """<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>{title}</title>
    <script src="{path}/offline.js" defer></script>
    <style>
      body {{
        display: grid;
        place-content: center;
        gap: 1rem;
        box-sizing: border-box;
        min-height: 100vh;
        margin: 0;
        padding: 1rem;
        background: #16202e;
        color: #f4ead7;
        font: max(1.2rem, 1.5vmin) / 1.5 Georgia, serif;
        text-align: center;
      }}
      a {{
        color: #e0b868;
      }}
    </style>
  </head>
  <body data-testid="offline">
    <h1>{title}</h1>
    <p>{offline}</p>
    <p><a href="">{again}</a></p>
  </body>
</html>
"""


def offline_page(language: str, path: str) -> str:
    """`path`: below which the page is served."""
    words = Words(language)
    said = {"title": "page-title", "offline": "notice-offline", "again": "page-try-again"}
    return DOCUMENT.format(
        language=language, path=escape(path), **{name: escape(words.say(word)) for name, word in said.items()}
    )
