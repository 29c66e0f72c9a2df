"""A page that is one file: headings, tables and charts, readable by day, by night and on paper."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from openingbell.arena.charts import COLOURS

STYLE = """
:root { color-scheme: light dark; --ink: #1d2526; --paper: #fbfaf6; --rule: #d6d2c6; --soft: #5c6667;
  --c0: #0072b2; --c1: #d55e00; --c2: #009e73; --c3: #9a4f96; --c4: #8a6d00; --c5: #3b7fa8; --c6: #7a3b00; --c7: #444; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6df; --paper: #16191a; --rule: #3a4041; --soft: #9aa5a6;
  --c0: #56b4e9; --c1: #f0884a; --c2: #34c79b; --c3: #d58fd0; --c4: #e0c24a; --c5: #8fc7e6; --c6: #d9a06b;
  --c7: #bbb; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto;
  max-width: 52rem; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .5rem; } h2 { font-size: 1.15rem; margin: 2.2rem 0 .5rem; }
p { margin: .4rem 0; } .soft, caption { color: var(--soft); }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem .3rem 0; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--rule); }
th:first-child, td:first-child, .text { text-align: left; } .text { white-space: normal; }
td:first-child { white-space: normal; overflow-wrap: anywhere; min-width: 6rem; }
caption { caption-side: bottom; text-align: left; padding-top: .4rem; }
th { border-bottom: 2px solid var(--ink); font-weight: 600; } tr.mark td { font-weight: 600; }
svg { display: block; width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 13px; }
svg .small { fill: var(--soft); font-size: 11px; } .axis { stroke: var(--ink); } .grid { stroke: var(--rule); }
.reference, .mean { stroke: var(--soft); stroke-dasharray: 4 3; } .line { fill: none; stroke-width: 2; }
.band { opacity: .15; stroke: none; } .bar { opacity: .75; }
""" + "".join(
    f".c{number}.line {{ stroke: var(--c{number}); }} .c{number}.dot, .c{number}.bar, .c{number}.band, "
    f"svg text.c{number} {{ fill: var(--c{number}); }}\n"
    for number in range(COLOURS)
)


def page(language: str, title: str, parts: Sequence[str]) -> str:
    """The whole file. Parts are HTML already."""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{escape(title)}</h1>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def paragraph(text: str, style: str = "") -> str:
    return f'<p class="{style}">{escape(text)}</p>'


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def table(
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    texts: Sequence[int] = (),
    marked: Sequence[int] = (),
    caption: str = "",
) -> str:
    """Numbers to the right, the first column and `texts` to the left; `marked` rows stand out."""

    def cells(kind: str, row: Sequence[str]) -> str:
        return "".join(
            f"<{kind}{' class=text' if at in texts else ''}>{escape(cell)}</{kind}>" for at, cell in enumerate(row)
        )

    body = "\n".join(
        f"<tr{' class=mark' if at in marked else ''}>{cells('td', row)}</tr>" for at, row in enumerate(rows)
    )
    below = f"<caption>{escape(caption)}</caption>" if caption else ""
    head = f"<thead><tr>{cells('th', headings)}</tr></thead>"
    return f'<div class="wide"><table>{below}{head}\n<tbody>{body}</tbody></table></div>'
