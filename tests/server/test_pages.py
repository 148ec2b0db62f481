"""The page's files as the server sends them."""

import re

import pytest

from podzem.server.modules import reached
from podzem.server.pages import REMARK, ROOMY, bare, bare_module, bare_style
from podzem.server.web_files import WEB
from tests.server.client import Server

PAGES = ("/", "/table/anything", "/rules/escape")


@pytest.mark.parametrize("path", PAGES)
def test_a_page_and_all_that_it_names_are_there(server: Server, path: str) -> None:
    page = server.call("GET", path)
    assert page.status_code == 200
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    named = re.findall(r'(?:src|href)="(/static/[^"]+)"', page.text)
    assert any(name.endswith(".js") for name in named)
    assert any(name.endswith(".css") for name in named)
    for name in named:
        assert server.call("GET", name).status_code == 200, name


@pytest.mark.parametrize("path", PAGES)
def test_no_page_needs_what_the_policy_forbids(server: Server, path: str) -> None:
    text = server.call("GET", path).text
    assert not re.search(r"<script(?![^>]*\ssrc=)", text)
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=", text)


def test_the_icon_is_found_by_its_old_name_too(server: Server) -> None:
    icon = server.call("GET", "/favicon.ico")
    assert (icon.status_code, icon.headers["content-type"]) == (200, "image/svg+xml; charset=utf-8")
    assert icon.text == server.call("GET", "/static/art/icon.svg").text
    assert icon.text.startswith("<svg")


def test_a_file_that_the_browser_has_is_not_sent_again(server: Server) -> None:
    first = server.call("GET", "/")
    assert first.headers["content-encoding"] == "gzip"
    again = server.call("GET", "/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = server.call("GET", "/", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == first.text


@pytest.mark.parametrize("path", ["/static/../app.py", "/static/%2e%2e/app.py", "/static/words/en.ftl", "/static/x.js"])
def test_nothing_else_is_sent(server: Server, path: str) -> None:
    assert server.call("GET", path).status_code == 404


def test_the_words_of_the_page_are_there_in_four_languages(server: Server) -> None:
    words = [server.call("GET", f"/api/words/{language}").json() for language in ("bg", "ru", "uk", "en")]
    assert len(words[0]) > 50
    assert all(one.keys() == words[0].keys() for one in words)
    assert server.call("GET", "/api/words/fr").status_code == 422
    assert "play-now" in server.call("GET", "/api/words/uk?part=home").json()
    assert server.call("GET", "/api/words/uk?part=../words").status_code == 404
    assert server.call("GET", "/api/words/uk?part=cellar").status_code == 404


def test_modules_are_sent_without_comments_and_indents_line_for_line() -> None:
    text = "/** A thing.\n *  More. */\nfunction a() {\n  // Why.\n  return `b // c`;\n}\n/* style */\n.x { }\n"
    assert bare(text) == "\n\nfunction a() {\n\nreturn `b // c`;\n}\n\n.x { }\n"
    assert bare_style('a, b { color: red; margin: 0 1px }\n@media print { a:is(.x) { content: " y" } }') == (
        'a,b{color:red;margin:0 1px }\n@media print{a:is(.x){content:" y" }}'
    )
    modules = sorted(WEB.rglob("*.js"))
    assert len(modules) > 50
    lines = [line.replace('"`"', "") for file in modules for line in file.read_text("utf-8").split("\n")]
    uneven = [line for line in lines if line.count("`") % 2]
    assert uneven == [], "a text over several lines would lose its indents"


def test_operators_that_lose_their_room_stand_in_no_text_of_the_page() -> None:
    text = re.compile(r'"[^"\n]*"')
    for path in sorted(WEB.rglob("*.js")):
        for line in bare(path.read_text(encoding="utf-8")).split("\n"):
            assert not [said for said in text.findall(line) if ROOMY.search(said) or REMARK.search(said)], (path, line)
    assert bare_module('let a = (b) => "c"; // d\nif (a === b && c) {') == 'let a=(b)=>"c";\nif (a===b&&c){'


@pytest.mark.parametrize(("system", "kind"), [("escape", "graph"), ("dungeon", "grid")])
def test_the_page_of_a_table_names_what_its_scene_needs(server: Server, system: str, kind: str) -> None:
    """And of a table that is not there, no scene's."""
    body = {"system": system, "seats": ["person"] * 2, "name": "Ana"}
    table = server.call("POST", "/api/tables", body=body).json()["table"]
    own, other = (server.call("GET", f"/table/{name}").text for name in (table, "anything"))
    wanted = reached(f"scene/{kind}/{kind}.js", f"desk/{system}/desk.js")
    assert [name for name in wanted if not preloads(own, name)] == []
    assert [name for name in wanted if preloads(other, name)] != wanted
    assert not preloads(other, wanted[0])


def preloads(page: str, name: str) -> bool:
    return f'<link rel=modulepreload href="/static/{name}"' in page
