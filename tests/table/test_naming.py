"""Nobody may be taken for the judge, a watcher or somebody else; what nobody sees does not stand in a name."""

import pytest

from podzem.core.errors import Malformed
from podzem.core.words import LANGUAGES
from podzem.table.listener import Forbidden
from podzem.table.naming import check_name, clean_name, look_of
from podzem.table.speech import names_for
from tests.table.driver import TableDriver


@pytest.mark.parametrize(
    "name",
    [
        "Съдия",
        "Судья",
        "Суддя",
        "Judge",
        "съдия",
        "JUDGE",
        "  Съдия  ",
        "С ъ д и я",
        "-= Съдия =-",
        "Judge 1",
        "№1 Съдия",
        "Cъдия",  # a Latin C
        "Ϲъдия",  # a Greek one
        "Съдu\u044f",
        "Сьдия",
        "Съ\u200bдия",
        "\u202eСъдия",
        "Съдия\u2060",
        "Съ\u3164дия",
        "Съдия\ufe0f",
        "Ј\u0075dge",  # a Cyrillic J
        "Ｊｕｄｇｅ",
        "𝐉𝐮𝐝𝐠𝐞",
        "Ⓙⓤⓓⓖⓔ",
        "🅹🆄🅳🅶🅴",
        "Jud\u0301ge",
        "Зрител",
        "зритель",
        "Глядач",
        "Wаtcher",
        "the Judge",
    ],
)
def test_nobody_calls_himself_judge_or_watcher(name: str) -> None:
    with pytest.raises(Forbidden, match="name-kept"):
        check_name(clean_name(name), [])


@pytest.mark.parametrize("name", ["Мария", "Иван", "Олена", "Ana", "Judith", "Съдийски", "Bo 2", "🙂", "—", "№1", "Ян"])
def test_ordinary_names_stand(name: str) -> None:
    assert clean_name(name) == name
    check_name(name, ["Пешо", "seeker 1"])


@pytest.mark.parametrize(
    ("name", "other"),
    [("Мария", "Мария"), ("мария", "Мария"), ("Mapия", "Мария"), ("Ма рия", "Мария"), ("🙂", "🙂"), ("Bо", "Bo")],
)
def test_nobody_takes_the_name_of_another(name: str, other: str) -> None:
    with pytest.raises(Forbidden, match="name-taken"):
        check_name(clean_name(name), ["Пешо", other])


def test_signs_alone_are_told_apart_by_themselves() -> None:
    assert look_of("🙂") == look_of("★") == ""
    check_name("🙂", ["★"])


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Мария   Ана ", "Мария Ана"),
        ("\u202eМария\u202c", "Мария"),
        ("Ма\u200bри\u200dя", "Мария"),
        ("Й\u0301", "Й\u0301"),
        ("Z\u0300\u0301\u0302\u0303\u0304\u0305", "Z\u0300\u0301"),
        ("e\u0301", "é"),
    ],
)
def test_a_name_is_shown_without_what_nobody_sees(name: str, shown: str) -> None:
    assert clean_name(name) == shown


@pytest.mark.parametrize("name", ["", " ", "\u200b\u202e", "a\nb", "a\x00b", "a\x1bb", "\u2028", "x" * 31, "\ud800"])
def test_what_cannot_be_shown_is_no_name(name: str) -> None:
    with pytest.raises(Malformed, match="1 to 30 printable characters"):
        clean_name(name)


def test_the_judges_word_is_refused_wherever_a_name_is_given() -> None:
    for name in ("Съдия", "Watcher", "seeker 1"):
        with pytest.raises(Forbidden, match="name-"):
            TableDriver(["person", "seeker"], name=name)
    driver = TableDriver(["person", "person", "person", "seeker"])
    with pytest.raises(Forbidden, match="name-kept"):
        driver.table.join(driver.tokens.invite, "Судья", None)
    ivan, rows = driver.join("Иван"), len(driver.log)
    assert driver.say(ivan, "name", name="Съдия")["say"].startswith("That is what the judge")
    assert driver.say(ivan, "name", name="Mapия")["say"].startswith("Somebody at this table has that name")
    assert (len(driver.log), driver.table.people.names[1]) == (rows, "Иван")
    for language in LANGUAGES:
        bot = names_for(driver.table.people, language)[3]
        assert driver.say(ivan, "name", name=bot.upper())["say"].startswith("Somebody at this table has that name")
    assert driver.say(ivan, "name", name=" Иван\u200b  II ")["is"] == "done"
    assert driver.table.people.names[1] == "Иван II"
    assert driver.say(ivan, "name", name="иван ii")["is"] == "done", "his own name is no other's"


def test_who_sits_down_with_a_name_like_anothers_is_told_apart_by_a_number() -> None:
    driver = TableDriver(["person", "person", "person", "person", "seeker"])
    assert driver.table.join(driver.tokens.watch, "Зрител", None)[2].role == "watch"
    for name in ("Mapия", "—", "—"):
        driver.join(name)
    assert driver.table.people.names == ["Мария", "Mapия 2", "—", "— 2", "seeker 1"]
