"""`podzem odds`: what a decision leads to, or what dice do, exactly."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any

from podzem.cli import dice_odds
from podzem.cli.chances import Row, bar, both, table
from podzem.cli.options import read_text
from podzem.cli.speech import words_of
from podzem.core.decisions import Decision, Fact, read_decision, seat_name
from podzem.core.errors import Malformed
from podzem.core.forms import nest, read_line
from podzem.core.journal import read_journal, replay
from podzem.core.system import System
from podzem.core.words import Words
from podzem.lab.chains import ChainResult, Limits, follow, policy_of
from podzem.lab.dice_throw import Expression
from podzem.lab.dice_words import parse
from podzem.lab.odds import check_path
from podzem.lab.odds_data import as_data, chain_data, dice_data, values_at, verdict_data
from podzem.lab.settling import Effort, settle
from podzem.systems import EXAMPLE_DECISION, EXAMPLE_STATE, SYSTEMS, load_system

ALL = "all"
"""In the place of a decision: every open one."""
END = "end"
"""In its place too: how the game ends when it is left to itself."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What was asked beside the question itself."""

    players: int | None = None
    options: dict[str, object] = field(default_factory=dict)
    at: int | None = None
    paths: tuple[str, ...] = ()
    policy: str = "fallback"
    limits: Limits = field(default_factory=Limits)
    effort: Effort = field(default_factory=Effort)


def read_effort(budget: int | None, leftover: str | None, games: int | None, seed: int | None) -> Effort:
    """What may be spent on how a game ends; what is left out is as usual."""
    usual = Effort()
    effort = Effort(
        usual.ways if budget is None else budget,
        usual.leftover if leftover is None else _read_leftover(leftover),
        usual.games if games is None else games,
        usual.seed if seed is None else seed,
    )
    effort.check()
    return effort


def read_limits(turns: int, decisions: int | None, budget: int | None, leftover: str | None) -> Limits:
    """The limits of a chain from the command line; what is left out is as usual."""
    usual = Limits()
    limits = Limits(
        turns,
        usual.decisions if decisions is None else decisions,
        usual.states if budget is None else budget,
        usual.leftover if leftover is None else _read_leftover(leftover),
    )
    limits.check()
    return limits


def _read_leftover(text: str) -> Fraction:
    try:
        return Fraction(text)
    except (ValueError, ZeroDivisionError):
        raise Malformed(f"leftover {text!r}: a fraction such as 1/1000 was expected") from None


def answer(words: list[str], asked: Asked, as_json: bool, language: str) -> None:
    """Print the answer: of a system when the first word is one, else of dice."""
    if words[0] in SYSTEMS:
        _ask_system(words, asked, as_json, language)
        return
    question = _read_dice(words, asked)
    if as_json:
        _print_data(dice_data(question))
    else:
        print("\n".join(dice_odds.lines(question, language)))


def _print_data(data: dict[str, Any]) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def _read_dice(words: list[str], asked: Asked) -> Expression:
    if asked != Asked():
        raise Malformed("dice have no state, path or chain: only --json and --lang go with them")
    try:
        return parse(" ".join(words))
    except Malformed as error:
        if not words[0].isidentifier() or len(words) == 1:
            raise
        raise Malformed(f"{words[0]!r} is no system ({', '.join(SYSTEMS)}); read as dice: {error}") from None


def _ask_system(words: list[str], asked: Asked, as_json: bool, language: str) -> None:
    """Each decision is told as soon as it is followed, because a chain may take some seconds."""
    from podzem.cli.screens.services import SERVICES  # it brings a whole system with it

    if len(words) > 1 and words[1] in SERVICES.get(words[0], {}):
        _tell_service(words, as_json, language)
        return
    if words[0] in SERVICES and len(words) > 1 and words[1].isidentifier():
        known = ", ".join(SERVICES[words[0]])
        raise Malformed(f"odds {words[0]}: {words[1]!r} is none of {known}, and no state such as path=value")
    if len(words) < 3:
        example = f"{EXAMPLE_STATE} '{EXAMPLE_DECISION}'"
        raise Malformed(f"odds {words[0]}: a state and a decision were expected, such as {example}")
    system = load_system(words[0])
    state, names = _read_state(system, words[1], asked)
    for path in asked.paths:
        check_path(system, state, path)
    if words[2:] == [END]:
        _tell_end(system, state, asked.effort, as_json, words_of(system.key, language))
        return
    inquiry = _Inquiry(system, state, names, asked, words_of(system.key, language))
    answers = ((decision, inquiry.follow(decision)) for decision in _read_decisions(system, state, " ".join(words[2:])))
    if as_json:
        _print_data({"system": system.key, "decisions": [chain_data(system, *pair, asked.paths) for pair in answers]})
        return
    for pair in answers:
        print("\n".join(inquiry.lines(*pair)), flush=True)


def _tell_service(words: list[str], as_json: bool, language: str) -> None:
    """What a system can be asked without a state."""
    from podzem.cli.screens.services import answer as serve

    found = serve(words[0], words[1:], words_of(words[0], language))
    if as_json:
        _print_data({"system": words[0], "asked": words[1:], "chances": {name: as_data(each) for name, each in found}})
    else:
        print("\n".join(table(found, Fraction(1))))


def _tell_end(system: System[Any], state: Any, effort: Effort, as_json: bool, words: Words) -> None:
    found = settle(system, state, effort)
    if as_json:
        _print_data({"system": system.key, "end": verdict_data(found)})
        return
    facts: dict[str, Fact] = {"states": found.states, "ways": found.ways, "games": found.games}
    print(words.say(f"odds-end-{found.method}", **facts))
    ends = {words.say(f"prospect-{end}"): each for end, each in found.chances.items()}
    wide = max(map(len, ends), default=0)
    for name, each in sorted(ends.items(), key=lambda pair: -pair[1].value):
        bounds = f"{each.low:.4f}–{each.high:.4f}"
        print(f"  {name.ljust(wide)}  {each.value:.4f}  ({bounds})  {bar(Fraction(each.value), Fraction(1))}".rstrip())


def _read_state(system: System[Any], text: str, asked: Asked) -> tuple[Any, list[str]]:
    """The state of a line or of a journal, and the names of the seats."""
    if text.startswith("@"):
        return _read_moment(system, Path(text[1:]), asked)
    if asked.at is not None:
        raise Malformed("--at names an entry of a journal: @FILE was expected in the place of the state")
    players = asked.players or system.book.seats[0]
    staging = system.forms.staging
    read = system.forms.read if staging is None else staging.stage
    return read(players, asked.options, nest(read_line(text))), [str(seat) for seat in range(players)]


def _read_moment(system: System[Any], file: Path, asked: Asked) -> tuple[Any, list[str]]:
    if asked.players is not None or asked.options:
        raise Malformed("a journal has its own players and options; --players and --option go with a state line")
    journal = read_journal(read_text(file))
    if journal.header.system != system.key:
        raise Malformed(f"{file} is a journal of {journal.header.system}, not of {system.key}")
    last = len(journal.entries) - 1
    at = last if asked.at is None else asked.at
    if not 0 <= at <= last:
        raise Malformed(f"{file} has entries 0 to {last}, not {at}")
    *_, moment = replay(system, journal.fork(at + 1))
    return moment.state, journal.header.seats


def _read_decisions(system: System[Any], state: Any, text: str) -> list[Decision]:
    open_now = system.decisions(state)
    if not open_now:
        raise Malformed("the game is over: no decision is open")
    if text == ALL:
        return open_now
    decision = read_decision(text)
    if decision.seat < 0:
        raise Malformed(f"{text!r}: odds are told for the decision of a seat, not of the {seat_name(decision.seat)}")
    return [decision]


@dataclass(frozen=True, slots=True)
class _Inquiry:
    """One state, about whose decisions is asked."""

    system: System[Any]
    state: Any
    names: list[str]
    asked: Asked
    words: Words

    def follow(self, decision: Decision) -> ChainResult[Any]:
        policy = policy_of(self.system, self.asked.policy)
        return follow(self.system, self.state, decision, policy, self.asked.limits)

    def lines(self, decision: Decision, result: ChainResult[Any]) -> list[str]:
        """The answer for a person."""
        order = self.words.order(decision, self.system.book.orders[decision.order], self.names)
        lines = [f"{decision}: {order}", *self._chain_line(decision.seat), *table(self._prospects(result), Fraction(1))]
        for path in self.asked.paths:
            lines += [path, *table(values_at(self.system, result, path), Fraction(1))]
        return lines + self._leftover_lines(result)

    def _prospects(self, result: ChainResult[Any]) -> list[Row]:
        rows = [(self.words.say(f"prospect-{name}"), chance) for name, chance in result.prospects().items()]
        return [*rows, (self.words.say("prospect-nothing"), result.uneventful())]

    def _chain_line(self, seat: int) -> list[str]:
        turns = self.asked.limits.turns
        facts: dict[str, Fact] = {"turns": turns, "name": self.names[seat], "policy": self.asked.policy}
        return ["  " + self.words.say("odds-chain", **facts)] if turns else []

    def _leftover_lines(self, result: ChainResult[Any]) -> list[str]:
        if not result.cut_by:
            return []
        limit = str(getattr(self.asked.limits, result.cut_by))
        return ["  " + self.words.say(f"odds-cut-{result.cut_by}", chance=both(result.leftover), limit=limit)]
