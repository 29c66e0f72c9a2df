"""Nothing moves by itself, and little when somebody clicks: layout shift over a whole game on a laptop."""

from __future__ import annotations

from tests.browser.conftest import NewContext
from tests.browser.player import Player

LAPTOP = {"width": 1366, "height": 768}
# Sums of what the browser calls layout shift: while a story is told and nobody does anything, and at all other times.
WATCH = """
window.shifts = { told: 0, else: 0 };
window.stories = [];
new PerformanceObserver((list) => {
  for (const { startTime, value } of list.getEntries())
    window.shifts[window.stories.some(([from, to]) => from <= startTime && startTime <= to) ? "told" : "else"] += value;
}).observe({ type: "layout-shift", buffered: true });
"""
# One stop of the story, from a frame in which it stands still to the next stop or the end.
LISTEN = """async () => {
  const told = () => document.querySelector("[data-testid=skip]") && document.querySelector("[data-testid=prompt]");
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  const story = [performance.now(), Infinity];
  window.stories.push(story);
  const before = told()?.textContent;
  while (told() && told().textContent === before) await frame();
  story[1] = performance.now();
}"""
TOLD_WHOLE = 12  # stops of the story that are waited for; then it is skipped


def test_nothing_moves_by_itself(new_context: NewContext) -> None:
    context = new_context(viewport=LAPTOP)
    context.add_init_script(WATCH)
    ann = Player(context.new_page())
    ann.play_bots("Ann")
    told = 0
    while (what := ann.next_sign()) != "there":
        if told < TOLD_WHOLE and what == "skip":
            ann.page.evaluate(LISTEN)
            told += 1
        else:
            ann.do(what)
    assert told == TOLD_WHOLE
    shifts = ann.page.evaluate("window.shifts")
    assert shifts["told"] <= 0.02
    assert shifts["else"] <= 0.25
