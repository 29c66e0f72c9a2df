"""Nothing moves by itself, and little when somebody clicks: layout shift over a whole game on a laptop."""

from __future__ import annotations

from tests.browser.conftest import NewContext
from tests.browser.player import Player

LAPTOP = {"width": 1366, "height": 768}
# Sums of what the browser calls layout shift, apart for what came within half a second of an input.
WATCH = """
window.shifts = { "with input": 0, "without input": 0 };
new PerformanceObserver((list) => {
  for (const shift of list.getEntries())
    window.shifts[shift.hadRecentInput ? "with input" : "without input"] += shift.value;
}).observe({ type: "layout-shift", buffered: true });
"""
TOLD_WHOLE = 12  # stops of the story that are waited for; then it is skipped


def test_nothing_moves_by_itself(new_context: NewContext) -> None:
    context = new_context(viewport=LAPTOP)
    context.add_init_script(WATCH)
    ann = Player(context.new_page())
    ann.play_bots("Ann")
    told = 0
    while not ann.element("results").count():
        if told < TOLD_WHOLE and ann.can_do() == "skip":
            ann.page.wait_for_function(
                "before => document.querySelector('[data-testid=prompt]').textContent !== before",
                arg=ann.element("prompt").text_content(),
            )
            told += 1
        else:
            ann.step()
    assert told == TOLD_WHOLE
    shifts = ann.page.evaluate("window.shifts")
    assert shifts["without input"] <= 0.02
    assert shifts["with input"] <= 0.25
