"""How smoothly the map of 7 Ages is panned, and how soon a click changes the board."""

from statistics import median
from typing import Any

from tests.e2e.hands import CLICK_TO_CHANGE, STAMP, until
from tests.e2e.positions import bring
from tests.e2e.seven_games import late, march

SLOWER = 4  # factor by which the processor is slowed down while the map is panned
REDRAWS = 58  # a second: 60 but for the frame in which measuring begins
CLICK = 150  # milliseconds from a click to the changed board, median

# While the map is dragged to and fro for so many milliseconds: redraws, and changes of what is painted.
DRAGGED = """async (time) => {
  const frame = document.querySelector('#board .frame');
  const box = frame.getBoundingClientRect();
  const send = (type, x, y) => frame.dispatchEvent(new PointerEvent(type, {
    pointerId: 1, isPrimary: true, bubbles: true, clientX: x, clientY: y, buttons: 1 }));
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  frame.setPointerCapture = () => undefined;
  let painted = 0;
  const watch = new MutationObserver((changes) => (painted += changes.length));
  watch.observe(frame, { subtree: true, childList: true, attributes: true });
  send('pointerdown', x, y);
  const began = performance.now();
  let count = 0;
  while (performance.now() - began < time) {
    await new Promise(requestAnimationFrame);
    send('pointermove', x + 200 * Math.sin(count / 9), y + 90 * Math.sin(count / 13));
    count += 1;
  }
  const rate = (count * 1000) / (performance.now() - began);
  const { scrollLeft, scrollTop } = frame.querySelector('.scroller');
  watch.disconnect();
  send('pointerup', x, y);
  return { rate, count, painted, moved: scrollLeft + scrollTop };
}"""


# Resolves when nothing has changed in the frame for a while.
QUIET = """() => new Promise((done) => {
  let timer;
  const watch = new MutationObserver(() => wait());
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (watch.disconnect(), requestAnimationFrame(() => done())), 500);
  };
  const frame = document.querySelector('#board .frame');
  watch.observe(frame, { subtree: true, childList: true, attributes: true });
  wait();
})"""


def pan(page: Any, closer: int, time: int) -> dict[str, float]:
    """Pan the map at a zoom with a slow processor: redraws a second, and how long one keeps the main thread (ms)."""
    tools = page.locator("#board .frame .tools button")
    tools.nth(2).dispatch_event("click")
    for _ in range(closer):
        tools.first.dispatch_event("click")
    page.evaluate(QUIET)
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable")
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(DRAGGED, 300)  # what is next to the frame is painted
    page.evaluate(QUIET)
    before = busy(line)
    found: dict[str, float] = page.evaluate(DRAGGED, time)
    found["cost"] = 1000 * (busy(line) - before) / found["count"]
    line.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    line.detach()
    return found


def busy(line: Any) -> float:
    """The seconds that the page's main thread has worked so far."""
    metrics = line.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))


def click_times(page: Any, selector: str, clicks: int) -> list[float]:
    """Milliseconds from a click to the changed board, taken back each time."""
    times = []
    for _ in range(clicks):
        times.append(page.evaluate(CLICK_TO_CHANGE, selector))
        page.wait_for_timeout(250)
        before = page.evaluate(STAMP)
        page.get_by_role("button", name="Undo").click()
        until(page, f"before => {STAMP} !== before", before)
        page.wait_for_timeout(250)
    return times


def figures(page: Any, clicks: int = 20, time: int = 3000) -> list[str]:
    """Both figures in late positions of seven players, as rows of a table."""
    rows = ["| seven players, late | seen | wanted | reached |", "|---|---|---|---|"]
    bring(page, march())
    page.locator("#board .place.can").first.wait_for(state="attached")
    for what, times in (
        ("a click on an area", click_times(page, "#board .place.can", clicks)),
        ("a marker laid", laid(page, clicks)),
    ):
        middle = median(times)
        rows.append(
            f"| {what}: median {middle:.0f} ms, slowest {max(times):.0f} ms | {middle:.0f} ms "
            f"| at most {CLICK} ms | {'yes' if middle <= CLICK else 'NO'} |"
        )
    for where, closer in (("the world", 1), ("a region", 3), ("from near", 6)):
        found = pan(page, closer, time)
        rows.append(
            f"| panning {where}, processor slowed {SLOWER} times: {found['cost']:.1f} ms for a redraw "
            f"| {found['rate']:.0f} redraws a second | 60 | {'yes' if found['rate'] >= REDRAWS else 'NO'} |"
        )
    return rows


def laid(page: Any, clicks: int) -> list[float]:
    """The same for the first marker that can be laid."""
    bring(page, late())
    page.locator('#board [data-move^="lay "]:enabled').first.wait_for(state="attached")
    return click_times(page, '#board [data-move^="lay "]:enabled', clicks)
