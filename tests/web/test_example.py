"""A system without a drawing and without a desk of its own, the worked example of CONTRIBUTING.md, on the page."""

import os
from pathlib import Path

import pytest

from tests.docs.example import KEY, write_register
from tests.patience import until
from tests.web.conftest import Visit
from tests.web.visitor import OPEN, Site

pytestmark = pytest.mark.browser


def test_a_game_of_the_example_is_played_by_its_list_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, visit: Visit
) -> None:
    write_register(tmp_path)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    site = Site(tmp_path)
    try:
        table = site.open("person", "hare", system=KEY, options={})
        visitor = visit("ru").sit(site.link(table))
        for _ in range(30):
            until(lambda: visitor.is_over() or visitor.can_decide())
            if visitor.is_over():
                break
            assert "Бросить и бежать" in visitor.text(f"{OPEN} >> nth=0")
            before = visitor.version()
            visitor.page.locator(OPEN).first.click()
            until(lambda seen=before: visitor.is_over() or visitor.version() != seen)
        assert visitor.is_over()
        assert "добегает первым" in visitor.text(".log")
    finally:
        site.stop()
