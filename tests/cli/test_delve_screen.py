"""A delve in the terminal: squares with their sides, the words for them, and the players' own sheet."""

import re
from io import StringIO

import pytest
from rich.console import Console

from podzem.cli.play import Play
from podzem.cli.screens.delve import Delve, drawn, drawn_sheet
from podzem.cli.session import make_dice, open_session
from podzem.cli.speech import words_of
from podzem.cli.terminal import Terminal
from podzem.core.decisions import JUDGE, Decision, read_decision
from podzem.core.dice import Scripted, Seeded
from podzem.core.events import OPEN, Event, Term
from podzem.core.scribe import Scribe
from podzem.core.step import step
from podzem.core.words import LANGUAGES, Words
from podzem.systems.delve.asking import ANSWERS
from podzem.systems.delve.game import Game
from podzem.systems.delve.staging import stage
from podzem.systems.delve.system import SYSTEM
from tests.web.test_delve_asked import RAW, SCENES, WHOLE_PARTY, Scene


def begun() -> Game:
    return SYSTEM.setup(1, {}, Scribe(Seeded(1)))


def test_squares_are_drawn_with_their_walls_doors_and_the_way_out() -> None:
    rows = [row.rstrip() for row in drawn(SYSTEM.view(begun(), 0)).plain.splitlines() if row.strip()]
    assert rows == [
        "    ─── ─── ─── ───",
        "   <@@   ·   ·   · +",
        "    ─── ───     ───",
    ]


def test_the_sheet_is_a_character_to_a_square() -> None:
    game = begun()
    for text in ("0 sketch floor 1:0,4..3,4", "0 sketch stairs_up 1:0,4", "0 sketch danger 1:2,5"):
        SYSTEM.apply(game, read_decision(text), Scribe(Seeded(1)))
    assert drawn_sheet(SYSTEM.view(game, 0)).plain == "<···\n  ! "


@pytest.mark.parametrize("language", ["uk", "bg", "ru", "en"])
def test_the_screen_says_all_in_words(language: str) -> None:
    out = StringIO()
    game = begun()
    terminal = Terminal(
        SYSTEM, Words(language, SYSTEM.book.words, SYSTEM.book.terms), ["Ana"], Console(file=out, width=100)
    )
    terminal.at(game)
    Delve(terminal).show(game, 0, [])
    said = out.getvalue()
    assert "10" in said
    assert "screen-" not in said
    assert "hero-" not in said
    assert "{" not in said


def on_screen(language: str) -> tuple[Delve, Terminal, StringIO]:
    """A screen of a wide terminal, and what stands on it."""
    out = StringIO()
    words = words_of(SYSTEM.key, language)
    terminal = Terminal(SYSTEM, words, ["Ana"], Console(file=out, width=200))
    return Delve(terminal), terminal, out


def told(screen: Delve, terminal: Terminal, out: StringIO, game: Game) -> str:
    """What is drawn for one moment."""
    out.seek(0)
    out.truncate()
    terminal.at(game)
    screen.show(game, 0, [])
    return out.getvalue()


def test_what_the_rules_ask_stands_over_the_answers() -> None:
    screen, terminal, out = on_screen("uk")
    game = begun()
    assert "Як саме шукаєте?" not in told(screen, terminal, out, game)
    SYSTEM.apply(game, read_decision("0 search pc.1 wall_n ask"), Scribe(Seeded(1)))
    assert told(screen, terminal, out, game).splitlines()[-1] == "Як саме шукаєте? (Тарас, північна стіна)"


@pytest.mark.parametrize("language", ["uk", "bg", "ru", "en"])
def test_every_question_has_its_words(language: str) -> None:
    words = Words(language, SYSTEM.book.words, SYSTEM.book.terms)
    assert len(ANSWERS) > 10
    assert [kind for kind in ANSWERS if not words.has(f"asked-{kind}")] == []
    told = {scene.asked: words.say("event-ruled", asked=scene.asked, answer="1", was="2") for scene in SCENES}
    assert len(set(told.values())) == len(SCENES), "what he ruled about is told of each in its own words"


@pytest.mark.clause("delve.core.judge")
@pytest.mark.parametrize("language", ["uk", "bg", "ru", "en"])
@pytest.mark.parametrize("scene", SCENES, ids=[scene.asked for scene in SCENES])
def test_the_judge_reads_what_he_is_asked_about_what_the_book_would_do_and_why(scene: Scene, language: str) -> None:
    screen, terminal, out = on_screen(language)
    game = stage(1, scene.chosen, scene.state)
    for text, dice in (*scene.before, *((each, []) for each in scene.does)):
        game = step(SYSTEM, game, read_decision(text), Scripted(dice)).state
    question = game.questions[-1]
    assert question.kind == scene.asked
    terminal.at(game, JUDGE)
    screen.show(game, JUDGE, [])
    asked, usual = out.getvalue().splitlines()[-2:]
    assert asked.endswith(")") is (scene.asked not in WHOLE_PARTY), "whom and what it is about"
    assert not RAW.findall(asked), asked
    words, clause = usual.removesuffix("]").split(" [")
    assert words.endswith(str(terminal.words.term("answer", question.default, [])))
    assert not RAW.findall(words), words
    assert clause in SYSTEM.book.clauses


@pytest.mark.parametrize("language", ["uk", "bg", "ru", "en"])
def test_how_a_delve_is_won_has_a_word_in_a_simulation(language: str) -> None:
    kinds = set(SYSTEM.book.terms.facts.values())
    assert any(words_of(SYSTEM.key, language).has(f"{kind}-returned") for kind in kinds)


def test_packs_are_told_at_first_and_when_they_have_changed() -> None:
    screen, terminal, out = on_screen("en")
    game = begun()
    assert told(screen, terminal, out, game).count("stowed") == 4
    assert told(screen, terminal, out, game).count("stowed") == 0
    SYSTEM.apply(game, read_decision("0 drop pc.1 sword.5"), Scribe(Seeded(1)))
    assert told(screen, terminal, out, game).count("stowed") == 1


def test_an_order_that_four_can_be_given_is_one_row() -> None:
    screen, terminal, out = on_screen("en")
    game = begun()
    terminal.at(game)
    screen.choices(list(SYSTEM.decisions(game)))
    rows = [row for row in out.getvalue().splitlines() if row.strip()[:1].isdigit()]
    assert len(rows) == len({each.order for each in SYSTEM.decisions(game)}) < 25
    assert sum("… rest" in row and "(4)" in row for row in rows) == 1


def test_those_met_are_all_seen_though_two_share_a_square() -> None:
    room = {"drawing": "AAAAAAAA", "party": ["man torch!"]}
    game = stage(1, {}, {**room, "met": {"kind": "goblin", "at": "2,0 2,0 3,0", "step": "fight"}})
    told = drawn(SYSTEM.view(game, 0)).plain
    assert [sign for sign in "123" if sign in told] == ["1", "2", "3"]


def test_of_many_choices_only_the_odds_of_note_are_told() -> None:
    _, terminal, out = on_screen("en")
    game = begun()
    open_now = list(SYSTEM.decisions(game))
    terminal.at(game)
    terminal.odds(game, open_now, 0)
    rows = out.getvalue().splitlines()
    assert len(rows) < 50 < len(open_now)
    assert sum("nothing of note" in row for row in rows) == 1
    assert rows[-1].startswith("The others (")


def test_choices_are_found_by_the_words_on_the_screen() -> None:
    screen, terminal, out = on_screen("uk")
    game = begun()
    terminal.at(game)
    screen.list_with(list(SYSTEM.decisions(game)), ["орися", "смолоскип", "2"])
    assert "запалити" in out.getvalue()
    out.truncate(0)
    screen.list_with(list(SYSTEM.decisions(game)), ["вертоліт"])
    assert "вертоліт" in out.getvalue()


def test_what_people_can_do_and_go_by_is_told_at_first_and_when_it_has_changed() -> None:
    screen, terminal, out = on_screen("en")
    game = begun()
    first = told(screen, terminal, out, game)
    assert "STR 16 (+1)" in first
    assert "Defence 15, attack +3" in first
    assert "The group: the next torch will be lit at once." in first
    assert "feet left this turn: 120/120" in first
    again = told(screen, terminal, out, game)
    assert "STR 16" not in again
    assert "next torch" not in again
    after = step(SYSTEM, game, read_decision("0 speaker 1 pc.1"), Seeded(1)).state
    assert "will be lit at once. Taras speaks." in told(screen, terminal, out, after)


@pytest.mark.clause("delve.combat.down", "delve.time.travel")
def test_how_somebody_is_stands_in_his_row() -> None:
    screen, terminal, out = on_screen("en")
    game = begun()
    hurt, dying = game.people[1], game.people[2]
    hurt.hp, hurt.exhaustion, dying.hp, dying.state, dying.rounds = 1, 2, 0, "down", 2
    rows = told(screen, terminal, out, game).splitlines()
    assert next(row for row in rows if "(pc.1)" in row).split("  ")[-2].strip() == "wounded, slow, exhaustion −2"
    assert "dying, rounds to live: 4" in next(row for row in rows if "(pc.2)" in row)


@pytest.mark.clause("delve.wander.interval")
def test_only_the_judge_reads_the_clock_of_encounter_checks() -> None:
    game = begun()
    game.groups[0].counter = 1
    for viewer, is_shown in ((0, False), (JUDGE, True)):
        screen, terminal, out = on_screen("en")
        terminal.at(game)
        screen.show(game, viewer, [])
        assert ("encounter check: turn 1 of 3" in out.getvalue()) == is_shown


@pytest.mark.clause("delve.search.repeat")
def test_what_was_tried_is_told_to_those_who_stand_there() -> None:
    screen, terminal, out = on_screen("en")
    game = begun()
    for text in ("0 describe pc.1 I tap the west wall", "0 wait 1"):
        game = step(SYSTEM, game, read_decision(text), Scripted([(6, 2)] * 2)).state
    assert "Searches described here: the west wall (tapping)" in told(screen, terminal, out, game)
    away = step(SYSTEM, game, read_decision("0 explore 1 1:3,4"), Seeded(1)).state
    assert "Searches described" not in told(screen, terminal, out, away)


@pytest.mark.clause("delve.core.check")
def test_a_line_opens_into_what_its_sum_is_made_of() -> None:
    _, terminal, out = on_screen("uk")
    terms = [Term("dexterity", 1, "delve.core.modifiers"), Term("stealth", 2, "delve.core.skills")]
    terminal.terms(Event("checked", "delve.trap.disarm", OPEN, {}, terms))
    assert out.getvalue().strip() == "спритність +1, скрадання +2"


def test_what_is_no_order_and_how_one_is_typed_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    dice, secret = make_dice("seeded", 1)
    play = Play(open_session("delve", ["Ana"], {}, dice, secret), "en")
    assert not play._take(Decision(0, "sleep", ("well",)))
    assert not play._take(Decision(0, "explore", ("1",)))
    said = capsys.readouterr().out
    assert "There is no order “sleep”." in said
    assert "The order is typed like this: explore 1 1:1,4" in said
    play._answer("h", 0)
    assert "for instance: explore 1 1:1,4" in capsys.readouterr().out


@pytest.mark.clause("delve.core.judge")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_orders_that_a_judge_is_told_of_are_his(language: str) -> None:
    game = begun()
    told = words_of(SYSTEM.key, language).say("judge-orders")
    typed = [re.split(" [–—] ", part)[0].removeprefix("judge ") for part in told.partition(": ")[2].split("; ")]
    refused = {text for text in typed if SYSTEM.refuse(game, read_decision(f"judge {text}")) is not None}
    assert len(typed) == 10
    assert refused == {"frighten band.500"}, "nobody is met yet"


@pytest.mark.clause("delve.gear.list")
def test_what_is_for_sale_is_listed_with_its_price() -> None:
    screen, terminal, out = on_screen("uk")
    game = SYSTEM.setup(1, {"party": "create"}, Scribe(Seeded(1)))
    told(screen, terminal, out, game)
    screen.list_with(SYSTEM.decisions(game), ["buy", "tinderbox", "pc.1"])
    rows = [row.strip() for row in out.getvalue().splitlines()]
    assert rows[-1] == "3 куни"
    assert rows[-2].endswith("[buy pc.1 tinderbox]")
