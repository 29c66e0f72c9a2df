"""The icons of the installed page, drawn from `public/icon.svg`: run this when that has changed."""

from __future__ import annotations

from pathlib import Path

import resvg_py

PUBLIC = Path(__file__).parent / "public"
ROUND = 'rx="7" '
BELL = '<path d="M16'


def main() -> None:
    drawn = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    for size in (192, 512):
        _write(f"icon-{size}.png", drawn, size)
    # Systems cut a maskable icon to their own shape: its ground goes to the edges, and the bell keeps away from them.
    ground, _, bell = drawn.replace(ROUND, "").partition(BELL)
    inner = (
        f'<g transform="translate(16 16) scale(.78) translate(-16 -16)">{BELL}{bell.replace("</svg>", "</g></svg>")}'
    )
    _write("icon-maskable.png", ground + inner, 512)
    _write("icon-apple.png", ground + inner, 180)


def _write(name: str, drawing: str, size: int) -> None:
    (PUBLIC / name).write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=drawing, width=size, height=size)))


if __name__ == "__main__":
    main()
