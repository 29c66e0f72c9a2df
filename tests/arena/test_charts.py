"""Charts: round numbers at the axes, everything inside the picture, names that do not cover each other."""

from __future__ import annotations

import itertools
import re
import xml.etree.ElementTree as ElementTree

import pytest

from openingbell.arena.charts import WIDTH, Row, Scale, Series, histograms, lines, whiskers


def percent(number: float) -> str:
    return f"{100 * number:.0f} %"


def test_marks_are_round_and_inside() -> None:
    assert Scale(0, 1, 0, 100).marks() == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1])
    assert Scale(13_606, 87_357, 0, 100).marks() == [20_000, 40_000, 60_000, 80_000]
    assert Scale(-3, 4, 0, 100).marks() == [-2, 0, 2, 4]
    assert Scale(0, 1, 50, 250)(0.25) == 100
    assert Scale(5, 5, 0, 100)(5) == 0  # a single number is still a chart


CHARTS = {
    "whiskers": whiskers("Wins", [Row("a & b", 0.5, 0.25, 1.0), Row("c", 0.0, None, None)], percent, 0.25),
    "lines": lines("Course", [Series(name, [(1, 0.5), (9, 0.1)], [0.1, 0.2]) for name in "abcdef"], percent, 0.25),
    "histograms": histograms("Scores", [("a", [1.0, 2.0, 9.0]), ("b", [])], percent),
    "nothing": lines("Nothing", [Series("a", [])], percent),
}


@pytest.mark.parametrize("chart", CHARTS.values(), ids=CHARTS)
def test_everything_is_inside_the_picture(chart: str) -> None:
    picture = ElementTree.fromstring(chart)
    _, _, width, height = map(float, picture.attrib["viewBox"].split())
    assert width == WIDTH
    for part in picture.iter():
        for side, limit in (("x", width), ("y", height)):
            for name in (side, f"{side}1", f"{side}2", f"c{side}"):
                assert -1 <= float(part.get(name, 0)) <= limit
        if part.tag.endswith("rect"):
            assert float(part.get("x", 0)) + float(part.get("width", 0)) <= width
            assert float(part.get("y", 0)) + float(part.get("height", 0)) <= height
        for number in re.findall(r"H(-?[0-9.]+)", part.get("d", "")):
            assert -1 <= float(number) <= width
        for number in re.findall(r"[ML](-?[0-9.]+) (-?[0-9.]+)", part.get("d", "")):
            assert -1 <= float(number[0]) <= width
            assert -1 <= float(number[1]) <= height


def test_names_do_not_cover_each_other_even_at_the_bottom() -> None:
    picture = ElementTree.fromstring(CHARTS["lines"])
    places = sorted(float(part.get("y", 0)) for part in picture.iter() if part.text in tuple("abcdef"))
    assert len(places) == 6
    assert all(below - above >= 14 for above, below in itertools.pairwise(places))


def test_of_a_long_name_the_end_is_shown() -> None:
    shown = whiskers("Wins", [Row("exec:/home/ann/bots/thrifty.py", 0.5, None, None)], percent)
    assert ">…nn/bots/thrifty.py<" in shown


def test_a_names_signs_are_escaped() -> None:
    assert "a &amp; b" in CHARTS["whiskers"]
