"""An address as a picture for a phone's camera, drawn in letters."""

from __future__ import annotations

import segno

MARGIN = 2
# Two rows of squares in one of letters: upper and lower are dark or not.
BLOCKS = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}


def qr_code(text: str) -> list[str]:
    """Its lines, to be shown in black on white."""
    code = segno.make(text, micro=False)
    rows = [[bool(square) for square in row] for row in code.matrix_iter(border=MARGIN)]
    rows.append([False] * len(rows[0]))  # their number is odd
    return ["".join(BLOCKS[pair] for pair in zip(*rows[top : top + 2], strict=True)) for top in range(0, len(rows), 2)]
