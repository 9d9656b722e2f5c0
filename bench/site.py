"""How the site loads on a phone, in a real Chromium: writes bench/results/site.md.

    make site && .venv/bin/python bench/site.py

Figures as Lighthouse names them, from the browser's own observers: first and largest contentful
paint, layout shift, and blocking time (what long tasks take beyond 50 ms). "Slow" is Lighthouse's
mobile profile: 1.6 Mbit/s, 150 ms round trips, a processor four times slower.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.e2e.chromium import chromium  # noqa: E402 - the browser and server of the tests
from tests.e2e.house import Server  # noqa: E402

WATCH = """
window.seen = { fcp: 0, lcp: 0, cls: 0, tbt: 0 };
const on = (type, each) => {
  const watch = new PerformanceObserver((list) => list.getEntries().forEach(each));
  watch.observe({ type, buffered: true });
};
on('paint', (e) => { if (e.name === 'first-contentful-paint') seen.fcp = e.startTime; });
on('largest-contentful-paint', (e) => { seen.lcp = e.startTime; });
on('layout-shift', (e) => { if (!e.hadRecentInput) seen.cls += e.value; });
on('longtask', (e) => { seen.tbt += Math.max(0, e.duration - 50); });
"""
SLOW = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
SETTLED_MS = 3_000
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def main() -> None:
    path, arguments = chromium()
    lines = [
        "## The site",
        "",
        "A phone of 360 × 740 in a real Chromium, cold cache, the server on the same machine;"
        " `bench/site.py`. Script is what was sent for the page, compressed. *Slow* is 1.6 Mbit/s,"
        " 150 ms round trips and a processor four times slower.",
        "",
        "| page | network | script | FCP | LCP | CLS | TBT | axe violations |",
        "|---|---|--:|--:|--:|--:|--:|--:|",
    ]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        for name in ("front", "table", "rules"):
            for slow in (False, True):
                lines.append(row(name, slow, measure(browser, server.url, name, slow)))
                print(lines[-1])
        browser.close()
        server.stop()
    (ROOT / "bench" / "results" / "site.md").write_text("\n".join(lines) + "\n")


def measure(browser: Browser, url: str, name: str, slow: bool) -> dict[str, Any]:
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True, locale="en-GB"
    )
    page = context.new_page()
    scripts: list[int] = []
    page.on(
        "requestfinished",
        lambda request: (
            scripts.append(request.sizes()["responseBodySize"])
            if request.resource_type == "script"
            else None
        ),
    )
    page.add_init_script(WATCH)
    if slow:
        session = context.new_cdp_session(page)
        session.send("Network.emulateNetworkConditions", SLOW)
        session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.goto(url + address(page, url, name))
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED_MS)
    seen: dict[str, Any] = page.evaluate("window.seen")
    page.evaluate(AXE.read_text())
    violations = page.evaluate("axe.run().then((found) => found.violations.length)")
    context.close()
    return {**seen, "script": sum(scripts), "violations": violations}


def address(page: Page, url: str, name: str) -> str:
    if name != "table":
        return {"front": "/", "rules": "/rules/cubirds"}[name]
    page.context.request.get(url + "/api/me")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wanted = {"game": "cubirds", "players": 2, "seats": seats}
    return f"/t/{page.context.request.post(url + '/api/tables', data=wanted).json()['id']}"


def row(name: str, slow: bool, seen: dict[str, Any]) -> str:
    return (
        f"| {name} | {'slow' if slow else 'as it is'} | {seen['script'] / 1000:.1f} kB"
        f" | {seen['fcp'] / 1000:.1f} s | {seen['lcp'] / 1000:.1f} s | {seen['cls']:.3f}"
        f" | {seen['tbt']:.0f} ms | {seen['violations']} |"
    )


if __name__ == "__main__":
    main()
