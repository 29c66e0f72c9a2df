"""A few shapes, as SVG."""

from __future__ import annotations

from html import escape

INK = "#16202e"
PAPER = "#f4ead7"
BRASS = "#e0b868"
FIELD = "#22304a"
TONES = ("#b93a32", "#e8c04a", "#2b52a8", "#2f7d4f", "#e88a5a", "#74409e", "#7cc6cf")
LIGHT = (TONES[1], TONES[4], TONES[6])  # on which dark letters are read
LOOSE = "#8d97a8"
SANS = "DejaVu Sans, Noto Sans, sans-serif"


def box(x: float, y: float, width: float, height: float, fill: str, round_: float = 4, edge: str = "none") -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="{round_}" '
        f'fill="{fill}" stroke="{edge}" stroke-width="3"/>'
    )


def disc(x: float, y: float, radius: float, fill: str, edge: str = PAPER) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{fill}" stroke="{edge}" stroke-width="2.5"/>'


def text(
    x: float, y: float, words: str, size: float, fill: str = PAPER, weight: int = 400, anchor: str = "start"
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="{SANS}" font-size="{size}" font-weight="{weight}" '
        f'text-anchor="{anchor}" fill="{fill}">{escape(words)}</text>'
    )


def ink_on(tone: str) -> str:
    return INK if tone in LIGHT else PAPER


def shortened(words: str, most: int) -> str:
    return words if len(words) <= most else f"{words[: most - 1]}…"
