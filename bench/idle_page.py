"""The share of a core that an idle page takes: Chromium drawing by software, home and a table of each system.

    .venv/bin/python bench/idle_page.py [--seconds 5]

CPU time of all of the browser's processes, before and after doing nothing for some seconds.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from podzem.systems import SYSTEMS
from tests.web.visitor import CHROMIUM, FLAGS, Site

SETTLED = 4.0
"""Seconds for what has just happened to be shown to its end."""


def main() -> None:
    """Print a row for each page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0)
    seconds = parser.parse_args().seconds
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder))
        try:
            for name, link in pages(site).items():
                print(f"{name:12} {share(link, seconds):.3f} of a core", flush=True)
        finally:
            site.stop()


def pages(site: Site) -> dict[str, str]:
    """The address of each page: home, and a table of each system as "play now" opens it."""
    tables = {key: site.open("person", "person", system=key, options={}) for key in SYSTEMS}
    return {"home": site.url, **{key: site.link(table) for key, table in tables.items()}}


def share(link: str, seconds: float) -> float:
    """CPU seconds a second of a browser that shows one page and does nothing."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.goto(link)
        page.wait_for_selector(".doorway, #decisions button")
        take_a_step(page)
        time.sleep(SETTLED)
        session = browser.new_browser_cdp_session()
        before = cpu_seconds(session)
        time.sleep(seconds)
        used = cpu_seconds(session) - before
        browser.close()
    return used / seconds


def take_a_step(page: Any) -> None:
    """Something happens first, at a table: what it animates must come to rest."""
    open_rows = page.locator("#decisions button.decision:not(.fold):not([disabled])")
    if open_rows.count():
        open_rows.first.click()


def cpu_seconds(session: Any) -> float:
    """CPU time of all processes of the browser so far."""
    return float(sum(each["cpuTime"] for each in session.send("SystemInfo.getProcessInfo")["processInfo"]))


if __name__ == "__main__":
    main()
