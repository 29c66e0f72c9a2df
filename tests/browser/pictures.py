"""Pictures that are kept, and how much another may differ from them.

Letters are drawn a little otherwise by every version of a font, so a pixel only counts as another if nothing like it is
next to it. What has moved, grown, gone or changed its colour is told all the same: a slight change of colour by whole
squares of the picture, in which the edges of letters make no difference.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Pixels = NDArray[np.int16]
COLOURS = 256
ALIKE = 64  # of 255, in the channel that differs most
SQUARE, SHADE = 16, 10  # pixels, and how much the colour of that many may change
OTHERS = 0.0015  # the part of a picture that may be other pixels …
FEW = 24  # … and how many of a small one
ROUNDED = 2  # how many pixels a picture may be longer or shorter


def differing(one: Image.Image, other: Image.Image) -> Image.Image | None:
    """Where two pictures are not the same, or None if they are."""
    if any(abs(a - b) > ROUNDED for a, b in zip(one.size, other.size, strict=True)):
        return beside(one, other)
    size = (min(one.width, other.width), min(one.height, other.height))
    mine, theirs = (np.asarray(image.convert("RGB").crop((0, 0, *size)), np.int16) for image in (one, other))
    differs = _missing(mine, theirs) | _missing(theirs, mine) | _tinted(mine, theirs)
    if differs.sum() <= max(FEW, OTHERS * differs.size):
        return None
    marked = theirs // 4 + 191
    marked[differs] = (220, 0, 0)
    return beside(one, other, Image.fromarray(marked.astype(np.uint8)))


def beside(*images: Image.Image) -> Image.Image:
    """Next to each other: what was, what is, and where they differ."""
    row = Image.new("RGB", (sum(image.width for image in images), max(image.height for image in images)), "white")
    x = 0
    for image in images:
        row.paste(image, (x, 0))
        x += image.width
    return row


def _missing(mine: Pixels, theirs: Pixels) -> NDArray[np.bool_]:
    """The pixels of the one that have nothing like them around the same place of the other."""
    height, width, _ = mine.shape
    around = np.pad(theirs, ((1, 1), (1, 1), (0, 0)), mode="edge")
    nearest = np.full((height, width), 255, np.int16)
    for y in range(3):
        for x in range(3):
            far = np.abs(mine - around[y : y + height, x : x + width]).max(axis=2)
            np.minimum(nearest, far, out=nearest)
    return nearest > ALIKE


def _tinted(mine: Pixels, theirs: Pixels) -> NDArray[np.bool_]:
    """The pixels of whole squares that have another colour."""
    height, width, _ = mine.shape
    rows, columns = np.arange(0, height, SQUARE), np.arange(0, width, SQUARE)
    sums = np.add.reduceat(np.add.reduceat((mine - theirs).astype(np.int64), rows, axis=0), columns, axis=1)
    sizes = np.outer(np.diff(rows, append=height), np.diff(columns, append=width))
    tinted: NDArray[np.bool_] = np.abs(sums).max(axis=2) > SHADE * sizes
    return tinted.repeat(SQUARE, axis=0).repeat(SQUARE, axis=1)[:height, :width]


def save(image: Image.Image, path: Path) -> None:
    """With few colours: a third of the size, and no difference that would be told."""
    path.parent.mkdir(parents=True, exist_ok=True)
    image.quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)
