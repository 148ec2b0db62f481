"""A real server and a real Chromium; without Chromium the tests are skipped by name, unless that is forbidden."""

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.patience import MILLISECONDS
from tests.web.visitor import CHROMIUM, FLAGS, Site, Visitor

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("site"))
    yield site
    site.stop()


# One module at a time: two drivers cannot run in one process side by side.
@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        sync_playwright = None
    if sync_playwright is None or CHROMIUM is None:
        assert not os.environ.get("PODZEM_NO_SKIP"), "browser tests need chromium and playwright"
        pytest.skip("browser: needs chromium and playwright")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, timeout=MILLISECONDS)
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Any) -> Iterator[Visit]:
    """Visitors, each in a browser context of their own; whatever went wrong on their pages fails the test."""
    visitors: list[Visitor] = []

    def come(language: str = "en", width: int = 1280, height: int = 800, scheme: str = "dark", **rest: Any) -> Visitor:
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=language, color_scheme=scheme, **rest
        )
        context.set_default_timeout(MILLISECONDS)
        visitors.append(Visitor(context.new_page(), f"{width}-{scheme}-{language}"))
        return visitors[-1]

    yield come
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        visitor.page.context.close()
    assert not faults
