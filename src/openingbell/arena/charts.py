"""Charts as SVG of our own drawing: no script, no other file, and colours that nobody needs in order to read them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise

WIDTH = 720
LEFT = 150  # for names
RIGHT = 30
TOP = 14
ROW = 34
HEIGHT = 260
AXIS = 30  # below a chart
COLOURS = 8  # as many as the page's style has
LABEL_GAP = 14
MAX_LABEL = 19

Write = Callable[[float], str]


@dataclass(frozen=True)
class Row:
    """A figure with its interval."""

    name: str
    mean: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Series:
    """A line through points, with a band around it if `spread` says how far."""

    name: str
    points: Sequence[tuple[float, float]]
    spread: Sequence[float] = ()


class Scale:
    """Numbers to places along an axis, with round numbers marked on it."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        if high <= low:
            high = low + 1
        self.low, self.high, self.start, self.end = low, high, start, end

    def __call__(self, number: float) -> float:
        return round(self.start + (number - self.low) / (self.high - self.low) * (self.end - self.start), 1)

    def marks(self, about: int = 5) -> list[float]:
        rough = (self.high - self.low) / about
        power = 10.0 ** math.floor(math.log10(rough))
        step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.999)
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [number * step for number in range(first, last + 1)]


def whiskers(title: str, rows: Sequence[Row], write: Write, reference: float | None = None) -> str:
    """A point with its interval for each name; a dashed line where chance would be."""
    numbers = [number for row in rows for number in (row.mean, row.low, row.high) if number is not None]
    numbers += [0.0] if reference is None else [0.0, reference]
    scale = Scale(min(numbers), max(numbers), LEFT, WIDTH - RIGHT - 60)
    bottom = TOP + ROW * len(rows)
    parts = _across(scale, bottom, write)
    if reference is not None:
        x = scale(reference)
        parts.append(f'<line class="reference" x1="{x}" x2="{x}" y1="{TOP}" y2="{bottom}"/>')
    for number, row in enumerate(rows):
        y = TOP + ROW * number + ROW / 2
        colour = f"c{number % COLOURS}"
        parts.append(_text(LEFT - 10, y + 4, _short(row.name), "end"))
        if row.low is not None and row.high is not None:
            low, high = scale(row.low), scale(row.high)
            parts.append(f'<path class="{colour} line" d="M{low} {y - 6}v12M{low} {y}H{high}M{high} {y - 6}v12"/>')
            parts.append(_text(high + 8, y + 4, write(row.mean)))
        parts.append(f'<circle class="{colour} dot" cx="{scale(row.mean)}" cy="{y}" r="5"/>')
    return _svg(title, bottom + AXIS, parts)


def lines(title: str, series: Sequence[Series], write: Write, reference: float | None = None) -> str:
    """Lines over a common axis, each named at its end."""
    across = [x for one in series for x, _ in one.points]
    heights = [y for one in series for _, y in one.points]
    for one in series:
        heights += [y + sign * far for (_, y), far in zip(one.points, one.spread, strict=False) for sign in (-1, 1)]
    if reference is not None:
        heights.append(reference)
    bottom = TOP + HEIGHT
    x_scale = Scale(min(across, default=0), max(across, default=1), 60, WIDTH - LEFT)
    y_scale = Scale(min(heights, default=0), max(heights, default=1), bottom, TOP)
    parts = _across(x_scale, bottom, lambda number: f"{number:,.0f}") + _upwards(y_scale, 60, WIDTH - LEFT, write)
    if reference is not None:
        y = y_scale(reference)
        parts.append(f'<line class="reference" x1="60" x2="{WIDTH - LEFT}" y1="{y}" y2="{y}"/>')
    ends = _apart([y_scale(one.points[-1][1]) if one.points else bottom for one in series], bottom)
    for number, one in enumerate(series):
        colour = f"c{number % COLOURS}"
        if one.spread:
            above = [(x_scale(x), y_scale(y + far)) for (x, y), far in zip(one.points, one.spread, strict=True)]
            below = [(x_scale(x), y_scale(y - far)) for (x, y), far in zip(one.points, one.spread, strict=True)]
            parts.append(f'<path class="{colour} band" d="{_path([*above, *reversed(below)])}Z"/>')
        parts.append(f'<path class="{colour} line" d="{_path([(x_scale(x), y_scale(y)) for x, y in one.points])}"/>')
        parts.append(_text(WIDTH - LEFT + 8, ends[number] + 4, _short(one.name), style=colour))
    return _svg(title, bottom + AXIS, parts)


def histograms(title: str, samples: Sequence[tuple[str, Sequence[float]]], write: Write) -> str:
    """How numbers are spread, one row of bars for each name, all on one axis."""
    numbers = [number for _, sample in samples for number in sample]
    scale = Scale(min(numbers, default=0), max(numbers, default=1), LEFT, WIDTH - RIGHT)
    bins = max(8, min(60, round(2 * math.sqrt(max((len(sample) for _, sample in samples), default=1)))))
    height = 64
    bottom = TOP + height * len(samples)
    parts = _across(scale, bottom, write)
    for number, (name, sample) in enumerate(samples):
        counts = [0] * bins
        for value in sample:
            counts[min(bins - 1, int((value - scale.low) / (scale.high - scale.low) * bins))] += 1
        base = TOP + height * (number + 1)
        parts.append(_text(LEFT - 10, base - 4, _short(name), "end"))
        wide = (scale.end - scale.start) / bins
        for at, count in enumerate(counts):
            if count:
                tall = round((height - 8) * count / max(counts), 1)
                x = round(scale.start + at * wide, 1)
                parts.append(
                    f'<rect class="c{number % COLOURS} bar" x="{x}" y="{base - tall}" '
                    f'width="{round(wide * 0.9, 1)}" height="{tall}"/>'
                )
        if sample:
            x = scale(sum(sample) / len(sample))
            parts.append(f'<line class="mean" x1="{x}" x2="{x}" y1="{base - height + 8}" y2="{base}"/>')
    return _svg(title, bottom + AXIS, parts)


def _across(scale: Scale, bottom: float, write: Write) -> list[str]:
    parts = [f'<line class="axis" x1="{scale.start}" x2="{scale.end}" y1="{bottom}" y2="{bottom}"/>']
    for mark in scale.marks():
        x = scale(mark)
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP}" y2="{bottom}"/>')
        parts.append(_text(x, bottom + 18, write(mark), "middle", "small"))
    return parts


def _upwards(scale: Scale, left: float, right: float, write: Write) -> list[str]:
    parts: list[str] = []
    for mark in scale.marks():
        y = scale(mark)
        parts.append(f'<line class="grid" x1="{left}" x2="{right}" y1="{y}" y2="{y}"/>')
        parts.append(_text(left - 8, y + 4, write(mark), "end", "small"))
    return parts


def _apart(places: Sequence[float], bottom: float) -> list[float]:
    """Names at the ends of lines, moved until none covers another: down, and back up where there is no more room."""
    moved = list(places)
    order = sorted(range(len(moved)), key=lambda index: moved[index])
    for above, below in pairwise(order):
        moved[below] = max(moved[below], moved[above] + LABEL_GAP)
    room = bottom
    for index in reversed(order):
        moved[index] = min(moved[index], room)
        room = moved[index] - LABEL_GAP
    return moved


def _short(name: str) -> str:
    """A name that fits beside a chart; of a long one the end tells more, as with a path."""
    return name if len(name) <= MAX_LABEL else f"…{name[1 - MAX_LABEL :]}"


def _path(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in points) if points else ""


def _text(x: float, y: float, text: str, anchor: str = "start", style: str = "") -> str:
    return f'<text class="{style}" x="{x}" y="{y}" text-anchor="{anchor}">{escape(text)}</text>'


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    name = escape(title, quote=True)
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{name}">{"".join(parts)}</svg>'
