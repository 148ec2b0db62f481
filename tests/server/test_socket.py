"""The socket of a table, as docs/protocol.md promises it."""

import hashlib
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from podzem.table.answered import GENERATION
from tests.patience import SECONDS
from tests.server.client import Player, Server, play_on

pytestmark = pytest.mark.both  # rooms, locks and frames are compiled

Seat = Callable[[Player], Player]


def pair(server: Server, seated: Seat, **rest: Any) -> tuple[dict[str, Any], Player, Player]:
    """Two people at a table, both up to date: the one who is to decide first."""
    table = server.open("person", "person", **rest)
    tokens = [server.join(table, "Ana"), server.join(table, "Bo")]
    if rest.get("judge") != "human":
        raise AssertionError("people are joined at tables with a judge; use `host_and_guest`")
    first, second = (seated(server.sit(table, token)) for token in tokens)
    first.settle()
    return (table, first, second) if first.news["decisions"] else (table, second, first)


def host_and_guest(server: Server, seated: Seat, *bots: str, **rest: Any) -> tuple[dict[str, Any], Player, Player]:
    table = server.open("person", "person", *bots, **rest)
    host = seated(server.sit(table, table["token"]))
    guest = seated(server.sit(table, server.join(table)))
    host.settle()
    return table, host, guest


def in_turn(host: Player, guest: Player) -> tuple[Player, Player]:
    for player in (host, guest):
        player.settle()
    return (host, guest) if host.news["decisions"] else (guest, host)


def test_two_people_and_bots_play_to_the_end(server: Server, seated: Seat) -> None:
    _, host, guest = host_and_guest(server, seated, "seeker", "random")
    assert play_on([host, guest]) > 5
    assert host.news["outcome"] == guest.news["outcome"]
    assert host.news["decisions"] == []


def test_words_come_in_the_language_of_each(server: Server) -> None:
    table = server.open("person", "person")
    token = server.join(table)
    bulgarian, wordless = server.sit(table, table["token"], language="bg"), server.sit(table, token)
    assert bulgarian.welcome["table"]["title"] == "Подземен бяг"
    assert bulgarian.welcome["terms"]["card"]["knife"] == "нож"
    assert all("say" in line for line in bulgarian.news["lines"]["of"])
    assert "terms" not in wordless.welcome
    assert all("say" not in line for line in wordless.news["lines"]["of"])
    for player in (bulgarian, wordless):
        player.leave()


def test_a_repeated_message_is_answered_and_not_applied_again(server: Server, seated: Seat) -> None:
    table, host, guest = host_and_guest(server, seated)
    player, _ = in_turn(host, guest)
    version, decision = player.news["version"], player.news["decisions"][0]["do"]
    first = player.decide(decision, version=version, id="once")
    player.settle()
    again = player.decide(decision, version=version, id="once")
    assert again == first
    player.leave()
    back = seated(server.sit(table, player.token))
    assert back.decide(decision, version=version, id="once") == first
    assert back.news["version"] == first["version"]


def test_a_message_sent_again_after_very_many_others_is_still_not_applied_again(server: Server, seated: Seat) -> None:
    _, first, second = pair(server, seated, judge="human")
    done = first.decide(id="once")
    said = first.ask("chat", id="said", text="only once")
    for _ in range(2 * GENERATION + 1):
        second.ask("chat", text="and so on")
    again = first.ask("chat", id="said", text="only once")
    assert (again["is"], again["version"]) == ("done", said["version"])
    again = first.decide("0 roll", version=done["version"] - 1, id="once")
    assert (again["is"], again["version"]) == ("done", done["version"])
    second.settle()
    assert sum('"only once"' in frame for frame in second.frames) == 1
    assert first.ask("ping")["version"] == done["version"]


def test_a_stale_decision_is_told_the_news_whole(server: Server, seated: Seat) -> None:
    _, host, guest = host_and_guest(server, seated)
    player, _ = in_turn(host, guest)
    version = player.news["version"]
    assert player.decide()["is"] == "done"
    answer = player.decide("0 roll", version=version)
    assert answer["is"] == "stale"
    assert answer["version"] > version
    assert player.until("news")["whole"] is True


def test_out_of_turn_and_foreign_seats_are_refused(server: Server, seated: Seat) -> None:
    _, host, guest = host_and_guest(server, seated)
    player, other = in_turn(host, guest)
    before = player.news["version"]
    mine = 0 if other is host else 1
    refused = other.decide(f"{mine} roll", version=before)
    assert refused["is"] == "refused"
    assert refused["clause"].startswith("escape.")
    assert other.decide(f"{1 - mine} roll", version=before)["is"] == "error"
    assert other.decide("judge set round=1", version=before)["is"] == "error"
    assert player.ask("ping")["version"] == before


def test_who_comes_back_gets_the_lines_he_lacks(server: Server, seated: Seat) -> None:
    table, host, guest = host_and_guest(server, seated)
    while in_turn(host, guest)[0] is guest:
        guest.decide()
    before = seated(server.sit(table, guest.token))
    lines, version = before.news["lines"], before.news["version"]
    had = lines["from"] + len(lines["of"]) - 1
    for player in (guest, before):
        player.leave()
    assert host.decide()["is"] == "done"
    back = seated(server.sit(table, guest.token, lines=had, version=version))
    assert back.news["lines"]["from"] == had + 1
    assert back.news["lines"]["fresh"] is False
    assert len(back.news["lines"]["of"]) > 0
    whole = seated(server.sit(table, guest.token))
    assert whole.news["lines"]["fresh"] is True
    assert whole.news["lines"]["of"] == [*lines["of"], *back.news["lines"]["of"]][-50:]
    asked = whole.ask("lines", **{"from": 1, "to": had})
    assert asked["lines"]["of"][-len(lines["of"]) :] == lines["of"]


def test_presence_is_seen_by_the_others(server: Server, seated: Seat) -> None:
    _, host, guest = host_and_guest(server, seated)
    assert [seat["present"] for seat in host.news["seats"]] == [True, True]
    guest.leave()
    told = host.until("news", where=lambda told: "seats" in told)
    assert [seat["present"] for seat in told["seats"]] == [True, False]


def test_an_absent_seat_is_lent_to_a_bot_and_given_back_on_hello(server: Server, seated: Seat) -> None:
    table, host, guest = host_and_guest(server, seated)
    assert host.ask("lend", seat=1, bot="seeker")["is"] == "error"
    guest.leave()
    host.until("news", where=lambda told: "seats" in told and not told["seats"][1]["present"])
    assert host.ask("lend", seat=1, bot="search:100000000")["is"] == "error"
    assert host.ask("lend", seat=1, bot="seeker")["is"] == "done"
    for _ in range(200):
        host.settle()
        if host.news["decisions"]:
            host.decide()
            if host.news["version"] > 20:
                break
    assert host.news["seats"][1]["lent"] == "seeker"
    back = seated(server.sit(table, guest.token))
    assert back.news["seats"][1]["lent"] is None


def test_a_paused_table_takes_no_decisions_and_its_bots_rest(server: Server, seated: Seat) -> None:
    _, host, guest = host_and_guest(server, seated)
    assert guest.ask("pause")["is"] == "error"
    assert host.ask("pause")["is"] == "done"
    player, _ = in_turn(host, guest)
    refused = player.decide()
    assert (refused["is"], refused["say"]) == ("error", "The table is paused.")
    assert host.ask("resume")["is"] == "done"
    player.settle()
    assert player.decide()["is"] == "done"


def test_chat_and_whispers_reach_whom_they_are_for(server: Server, seated: Seat) -> None:
    table, first, second = pair(server, seated, judge="human")
    judge = seated(server.sit(table, table["token"]))
    watcher = seated(server.sit(table, table["watch"]))
    seat = first.welcome["you"]["seat"]
    everyone = [first, second, judge, watcher]
    assert first.ask("chat", text="hello all")["is"] == "done"
    for player in everyone:
        player.settle()
    assert first.ask("chat", text="for the judge", to="judge")["is"] == "done"
    assert judge.ask("chat", text="for you alone", to=seat)["is"] == "done"
    assert first.ask("chat", text="not to a player", to=second.welcome["you"]["seat"])["is"] == "error"
    for player in everyone:
        player.settle()
    heard = [
        {word for word in ("hello all", "for the judge", "for you alone") if word in "".join(p.frames)}
        for p in everyone
    ]
    assert heard[0] == heard[2] == {"hello all", "for the judge", "for you alone"}
    assert heard[1] == heard[3] == {"hello all"}


def test_entered_dice_are_asked_for_one_by_one(server: Server, seated: Seat) -> None:
    _, host, guest = host_and_guest(server, seated, dice="entered")
    player, _ = in_turn(host, guest)
    version, seat = player.news["version"], player.welcome["you"]["seat"]
    asked = player.decide(f"{seat} roll", version=version, id="throw")
    assert (asked["is"], asked["sides"], asked["faces"]) == ("face", 6, [])
    answer, faces = asked, []
    while answer["is"] == "face":
        faces.append(2)
        answer = player.decide(f"{seat} roll", version=version, id="throw", faces=faces)
    assert answer["is"] == "done"
    player.settle()
    thrown = [line["facts"]["face"] for line in player.news["lines"]["of"] if "face" in line["facts"]]
    assert thrown == faces


def test_committed_dice_show_their_seed_when_all_is_over(server: Server, seated: Seat, tmp_path: Path) -> None:
    table = server.open("person", "seeker", dice="committed")
    host = seated(server.sit(table, table["token"]))
    commitment = host.welcome["table"]["commitment"]
    play_on([host])
    seed = host.news["outcome"]["seed"]
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == commitment
    assert not any(seed in frame for frame in host.frames[:-5])
    journal = tmp_path / "game.jsonl"
    journal.write_text(server.call("GET", f"/api/tables/{table['table']}/export", table["token"]).text)
    done = subprocess.run([sys.executable, "-m", "podzem", "verify", str(journal), seed], capture_output=True)
    assert done.returncode == 0, done.stderr


def test_the_clock_takes_the_default(server: Server, seated: Seat) -> None:
    _, host, guest = host_and_guest(server, seated, clock=1)
    player, _ = in_turn(host, guest)
    version = player.news["version"]
    assert 0 <= player.news["deadline"] <= 1000
    told = player.until("news", where=lambda told: told["version"] > version)
    assert told["version"] == version + 1


def test_the_judge_looks_rewinds_and_forks(server: Server, seated: Seat) -> None:
    table, first, second = pair(server, seated, judge="human")
    judge = seated(server.sit(table, table["token"], language="en"))
    for _ in range(6):
        player, _ = in_turn(first, second)
        player.decide()
    judge.settle()
    entry, version = judge.news["entry"], judge.news["version"]
    look = judge.ask("look", seat=0, at=2)
    assert (look["at"], look["last"]) == (2, entry - 1)
    assert look["view"]
    fork = judge.ask("fork", to=2, id="f")
    assert judge.ask("fork", to=2, id="f")["tokens"] == fork["tokens"]
    other = seated(server.sit(fork["tokens"], fork["tokens"]["token"]))
    assert other.news["entry"] == 3
    assert judge.ask("rewind", version=version, to=2)["is"] == "done"
    for player in (judge, first):
        player.settle()
    assert judge.news["entry"] == 3
    assert judge.ask("rewind", version=judge.news["version"], to=50)["is"] == "error"


def test_players_may_not_do_what_is_the_judges(server: Server, seated: Seat) -> None:
    _, first, second = pair(server, seated, judge="human")
    version = first.news["version"]
    for message in (
        {"do": "rewind", "version": version, "to": 0},
        {"do": "fork", "to": 0},
        {"do": "look", "seat": 1, "at": 0},
    ):
        answer = first.ask(message.pop("do"), **message)
        assert (answer["is"], answer["say"]) == ("error", "Only the judge may do that.")
    assert second.ask("ping")["version"] == version


def test_a_decision_is_taken_back_until_something_answers(server: Server, seated: Seat) -> None:
    table, host, guest = host_and_guest(server, seated)
    for _ in range(300):
        player, _ = in_turn(host, guest)
        version = player.news["version"]
        decision = player.decide()
        assert decision["is"] == "done"
        player.settle()
        if player.news["take_back"]:
            assert player.ask("take_back", version=player.news["version"])["is"] == "done"
            player.settle()
            assert player.news["version"] == version + 2
            return
        if player.news["outcome"]:
            break
    pytest.fail(f"nothing could be taken back at {table['table']}")


def test_odds_are_told_for_every_open_decision(server: Server, seated: Seat) -> None:
    _, host, guest = host_and_guest(server, seated)
    player, other = in_turn(host, guest)
    answer = player.ask("odds", version=player.news["version"])
    assert set(answer["of"]) == {decision["do"] for decision in player.news["decisions"]}
    assert other.ask("odds", version=other.news["version"])["of"] == {}


def test_a_second_tab_of_the_same_seat_hears_the_same(server: Server, seated: Seat) -> None:
    table, host, guest = host_and_guest(server, seated)
    tab = seated(server.sit(table, host.token))
    player, _ = in_turn(host, guest)
    player.decide()
    for one in (host, tab):
        one.settle()
    news = [[frame for frame in one.frames if '"is":"news"' in frame][-1] for one in (host, tab)]
    assert news[0] == news[1]


def test_everything_is_there_after_a_restart(start: Callable[..., Server]) -> None:
    server = start()
    table = server.open("person", "person")
    token = server.join(table)
    players = [server.sit(table, table["token"]), server.sit(table, token)]
    for _ in range(8):
        in_turn(*players)[0].decide()
    for player in players:
        player.settle()
    views = [player.news["view"] for player in players]
    assert server.stop() == 0
    assert [player.closes() for player in players] == [1012, 1012]
    server.start()
    again = [server.sit(table, player.token) for player in players]
    assert [player.news["view"] for player in again] == views
    for player in (*players, *again):
        player.leave()


def test_a_slow_reader_is_passed_over_and_gets_the_latest(start: Callable[..., Server]) -> None:
    server = start()
    table = server.open("person", "seeker", pace=0)
    host = server.sit(table, table["token"])
    slow = Player(server.address(table["table"]), table["watch"], max_queue=1)
    slow.hello()
    for _ in range(60):
        host.ask("chat", text="x" * 400)
        host.settle()
    slow.settle()
    assert slow.news["version"] >= 1
    assert sum('"is":"chat"' in frame for frame in slow.frames) > 0
    for player in (host, slow):
        player.leave()


def test_the_bot_of_the_documentation_plays_a_whole_game(server: Server, tmp_path: Path) -> None:
    bot = Path(__file__).resolve().parents[2] / "docs" / "examples" / "bot.py"
    assert len(bot.read_text().splitlines()) < 50
    table = server.open("person", "person", judge="human")
    link = f"{server.url}/table/{table['table']}#invite={table['invite']}"
    command = [sys.executable, str(bot), link]
    playing = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    said = [one.communicate(timeout=SECONDS) for one in playing]
    assert said[0][0].startswith("winners: "), said
    assert said[0] == said[1]
    watcher = server.sit(table, table["watch"])
    assert json.dumps(watcher.news["outcome"]["winners"]) in said[0][0]
    watcher.leave()
