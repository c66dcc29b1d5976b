"""Makes the lobby's picture of Through the Ages out of the cards that the client draws.

`python -m tools.draw_ages_picture` needs the built client (make web) and a Chromium (python -m tools.prepare browser).
"""

import base64
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.e2e import browser as chromium  # noqa: E402
from tests.e2e.house import House  # noqa: E402

FILE = ROOT / "web" / "src" / "games" / "through_the_ages" / "board.webp"
SIDE = 720

# What lies on the table: card, left, top, turned by so many degrees, in a square of 720.
LAID = [
    ("bronze", 60, 470, -13), ("agriculture", 40, 40, 9), ("warriors", 520, 500, 11), ("philosophy", 540, 30, -8),
    ("monarchy", 330, 520, 4), ("republic", 20, 250, -5), ("tanks", 560, 270, 7), ("opera", 300, 10, 3),
    ("pyramids", 170, 150, -7), ("leonardo_da_vinci", 390, 140, 6), ("iron", 150, 380, 6),
    ("first_space_flight", 410, 360, -6), ("aristotle", 285, 262, -2),
]  # fmt: skip

LAY = """laid => {
  const table = document.createElement('div');
  table.className = 'ages';
  table.style.cssText = 'position:fixed;inset:0;z-index:99;--card:158px;background:'
    + 'radial-gradient(circle at 50% 45%, #f7efdb, #d9c69b 75%, #b99c62)';
  for (const [card, left, top, turned] of laid) {
    const face = document.querySelector(`[data-face="${card}"]`).cloneNode(true);
    face.style.cssText = `position:absolute;left:${left}px;top:${top}px;rotate:${turned}deg;`
      + 'box-shadow:0 3px 5px #2c201355, 0 12px 26px #2c201355';
    table.append(face);
  }
  document.body.append(table);
}"""


def main() -> None:
    """Draw it."""
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder) / "data")
        house.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.ARGUMENTS)
            page = browser.new_page(base_url=house.url, viewport={"width": SIDE, "height": SIDE}, locale="en-GB")
            page.goto("/#/cards/through_the_ages")
            page.wait_for_selector(".wall .card")
            page.evaluate("document.fonts.ready")
            page.evaluate(LAY, LAID)
            page.wait_for_timeout(300)
            session = page.context.new_cdp_session(page)
            shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": 82})
            FILE.write_bytes(base64.b64decode(shot["data"]))
            browser.close()
        finally:
            house.stop()


if __name__ == "__main__":
    main()
