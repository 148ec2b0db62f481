"""The journal: damaged, tampered or foreign ones are named by their line; nothing of them is believed."""

import json
import pickle
from typing import Any

import pytest

from podzem.core.decisions import Refusal, read_decision
from podzem.core.dice import Scripted, Seeded
from podzem.core.errors import BadScript, Diverged, Malformed, Refused
from podzem.core.journal import Journal, Moment, open_game, read_journal, record, replay
from podzem.core.step import step
from podzem.lab.bots import RandomBot, decide
from podzem.systems import load_system

SYSTEM = load_system("escape")


@pytest.fixture(scope="module")
def game() -> tuple[Journal, list[Moment[Any]]]:
    dice, bot = Seeded(21), RandomBot(21)
    journal, moment = open_game(SYSTEM, 2, {"board": "short"}, ["a", "b"], dice)
    moments = [moment]
    for _ in range(60):
        seat = SYSTEM.turns.awaited(moment.state)[0]
        moment = record(journal, step(SYSTEM, moment.state, decide(SYSTEM, moment.state, seat, bot), dice))
        moments.append(moment)
    return journal, moments


def tampered(game: tuple[Journal, list[Moment[Any]]], entry: int, key: str, value: object) -> Journal:
    lines = game[0].text().splitlines()
    row = json.loads(lines[entry + 1])
    row[key] = value
    lines[entry + 1] = json.dumps(row)
    return read_journal("\n".join(lines))


def verify(journal: Journal) -> int:
    return len(list(replay(SYSTEM, journal)))


def test_a_journal_verifies(game: tuple[Journal, list[Moment[Any]]]) -> None:
    assert verify(read_journal(game[0].text())) == 61


def test_a_changed_digest_face_or_decision_is_found(game: tuple[Journal, list[Moment[Any]]]) -> None:
    thrown = next(i for i, entry in enumerate(game[0].entries) if i > 5 and entry.do and entry.do.endswith(" roll"))
    face = game[0].entries[thrown].dice[0][1]
    for entry, key, value in [
        (30, "digest", "0" * 16),
        (thrown, "dice", [[6, face % 6 + 1]]),
        (thrown, "dice", []),
        (thrown, "dice", [[6, face], [6, 1]]),
        (thrown, "dice", [[7, face]]),
        (thrown, "dice", [[6, 99]]),
        (thrown, "do", "0 give_up" if game[0].entries[thrown].do == "0 roll" else "0 roll"),
        (0, "dice", []),
        (0, "digest", "f" * 16),
    ]:
        with pytest.raises(Diverged, match=r"\[escape.journal\]"):
            verify(tampered(game, entry, key, value))


def test_a_removed_entry_is_found(game: tuple[Journal, list[Moment[Any]]]) -> None:
    lines = game[0].text().splitlines()
    with pytest.raises(Diverged):
        verify(read_journal("\n".join(lines[:20] + lines[21:])))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "empty"),
        ("{}", "line 1"),
        ("rubbish", "line 1"),
        ('{"podzem":9,"system":"escape","rules":"","players":2,"options":{},"seats":[]}', "format 9"),
        ('{"podzem":1,"system":"escape","rules":"","players":2,"options":{},"seats":[]}', "set-up"),
        ('{"podzem":1,"system":"escape","rules":"","players":2,"options":{},"seats":[],"colour":1}', "line 1"),
        ('{"podzem":1,"system":"escape","rules":"","players":2,"options":{},"seats":[]}\n{"do":1}', "line 2"),
    ],
)
def test_a_damaged_journal_names_its_line(text: str, message: str) -> None:
    with pytest.raises(Malformed, match=message):
        read_journal(text)


def test_rewind_and_fork_rebuild_from_the_journal(game: tuple[Journal, list[Moment[Any]]]) -> None:
    journal, moments = game
    fork = journal.fork(31)
    *_, last = replay(SYSTEM, fork)
    assert last.state.key() == moments[30].state.key()
    decision = SYSTEM.decisions(last.state)[-1]
    record(fork, step(SYSTEM, last.state, decision, Seeded(5)))
    assert verify(fork) == 32
    assert len(journal.entries) == 61
    for wrong in (0, 62):
        with pytest.raises(Malformed, match="1 to that many"):
            journal.fork(wrong)


def test_only_ones_own_last_decision_without_dice_or_secrets_can_be_taken_back() -> None:
    state = SYSTEM.forms.read(2, {}, {"players": {"0": {"square": "t1001", "hand": ["grille"]}}})
    grille = step(SYSTEM, state, read_decision("0 grille t1101 grille"), Seeded(1))
    moment = Moment(1, grille.decision, grille.state, grille.events, grille.faces)
    assert moment.can_be_taken_back_by(0, SYSTEM, state)
    assert not moment.can_be_taken_back_by(1, SYSTEM, state)
    rolled = step(SYSTEM, state, read_decision("0 roll"), Seeded(1))
    moment = Moment(1, rolled.decision, rolled.state, rolled.events, rolled.faces)
    assert not moment.can_be_taken_back_by(0, SYSTEM, state)
    coin = SYSTEM.forms.read(2, {}, {"players": {"0": {"hand": ["coin"]}}, "reserve": ["knife"]})
    shop = step(SYSTEM, coin, read_decision("0 shop"), Seeded(1))
    assert shop.faces == ()
    moment = Moment(1, shop.decision, shop.state, shop.events, shop.faces)
    assert not moment.can_be_taken_back_by(0, SYSTEM, coin)


def test_a_script_that_does_not_fit_leaves_state_and_script_as_they_were() -> None:
    walk = read_decision("0 go t0504 t0505 c0405 t0305 t0205 c0204")
    moving = SYSTEM.forms.read(
        2,
        {},
        {
            "players": {"0": {"square": "t0604"}},
            "chance": ["C19"],
            "phase": "move",
            "thrown": 6,
            "steps": 6,
            "extra_due": True,
        },
    )
    before, script = moving.key(), Scripted([(6, 6), (8, 1)])
    with pytest.raises(BadScript, match=r"wrong sides: die 2 .* \[escape.order.script\]"):
        step(SYSTEM, moving, walk, script)
    assert script.face(6) == 6  # the first die is given again
    assert moving.key() == before


def test_a_refusal_survives_the_way_between_processes() -> None:
    sent = Refused(Refusal("escape.table.players", "players", {"n": 1}))
    heard = pickle.loads(pickle.dumps(sent))
    assert heard.refusal == sent.refusal
    assert str(heard) == str(sent)
