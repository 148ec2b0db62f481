"""`podzem play`: a whole game in the terminal, people and bots in any seat."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from rich.console import Console

from podzem.cli.judging import weigh
from podzem.cli.screens.shape import screen_of
from podzem.cli.session import Session, make_dice, name_seats, open_session, resume_session
from podzem.cli.speech import clause_text, own_words, refused, words_of
from podzem.cli.terminal import Terminal
from podzem.core.deciding import open_to
from podzem.core.decisions import JUDGE, WATCHER, Decision, read_decision, seat_name
from podzem.core.errors import Malformed, PodzemError, Refused
from podzem.core.events import Event
from podzem.core.journal import lines_for
from podzem.core.numbers import read_natural
from podzem.core.orders import is_miscounted
from podzem.core.weighing import Held, is_to_be_weighed
from podzem.systems import load_system
from podzem.table.speech import called_in


class Quit(Exception):
    """The person has had enough for today."""


class TakenBack(Exception):
    """A decision was taken back; whoever is asked now is asked anew."""


def play_new(
    key: str,
    players: int | None,
    seats: list[str],
    options: dict[str, Any],
    seed: int | None,
    dice: str,
    judge: bool,
    language: str,
) -> None:
    """A new game; without named seats one person against three seekers."""
    system = load_system(key)
    named = name_seats(system, seats, players, own_words(language).say("you"))
    source, secret = make_dice(dice, seed)
    if judge and any(option.name == "judge" for option in system.book.options):
        options = {"judge": "ask", **options}
    session = open_session(key, named, options, source, secret)
    session.judged = judge
    Play(session, language).run()


def play_on(file: Path, seats: list[str], dice: str, judge: bool, language: str) -> None:
    """Go on with a saved game."""
    if seats:
        raise Malformed("a saved game keeps its seats; --seat goes with a new one")
    session = resume_session(file, dice)
    session.judged = judge
    Play(session, language, file).run()


class Play:
    """The loop of one game: show, ask, take, tell."""

    def __init__(self, session: Session, language: str, file: Path | None = None) -> None:
        self.session = session
        self.language = language
        self.words = words_of(session.system.key, language)
        self.console = Console(highlight=False)
        self.terminal = Terminal(session.system, self.words, session.names, self.console)
        self.screen = screen_of(self.terminal, session.system.showing.scene(session.state).get("desk", ""))
        self.file = file
        self.told: dict[int, list[Event]] = {}
        self.last_person: int | None = None
        self.weighs = False
        """Whether the judge weighs each throw before it is told."""

    def run(self) -> None:
        """Until the game is over or the person leaves."""
        self._greet()
        try:
            while (outcome := self.session.system.outcome(self.session.state)) is None:
                seat = self.session.system.turns.needed(self.session.state)[0]
                if seat == JUDGE and not self.session.judged:
                    self._take(self.session.system.turns.fallback(self.session.state, seat))
                    continue
                if seat in self.session.bots:
                    self._take(self.session.bot_decision(seat))
                    continue
                with suppress(TakenBack):
                    self._turn_of(seat)
            self._print_news(self._viewer())
            winners = ", ".join(self.session.names[seat] for seat in outcome.winners)
            self.terminal.say("game-won" if winners else "game-draw", winners=winners)
        except Quit:
            self.terminal.say("game-left")
        self._save(None)
        if self.session.secret is not None:
            self.terminal.say("dice-seed", seed=self.session.secret.hex())

    def _greet(self) -> None:
        self.console.print(self.words.say("title"), style="bold", markup=False)
        self.console.print(self.words.say("tagline"), markup=False)
        if self.session.journal.header.commitment is not None:
            self.terminal.say("dice-commitment", commitment=self.session.journal.header.commitment)
        self.console.print(self.words.say("legend"), style="dim", markup=False)
        self.terminal.say("help-hint")
        self._greet_judge()

    def _greet_judge(self) -> None:
        if self.session.judged:
            self.terminal.say("judge-help")
            if self.words.has("judge-orders"):
                self.terminal.say("judge-orders")

    def _name(self, seat: int) -> str:
        return self.words.say("judge") if seat == JUDGE else self.session.names[seat]

    def _viewer(self) -> int:
        """Through whose eyes news is told between turns: the only person's, else everybody's."""
        people = self.session.people
        return people[0] if len(people) == 1 else WATCHER

    def _turn_of(self, seat: int) -> None:
        """Hand the screen over if another person had it, then ask until a decision is taken."""
        self._hand_over(seat)
        self._show(seat)
        while True:
            try:
                decision = self._answer(self._ask(self.words.say("prompt", name=self._name(seat))), seat)
            except Malformed as error:
                self.console.print(str(error), style="red", markup=False)
                continue
            if decision is not None and self._take(decision):
                if len(self.session.people) > 1:
                    self._print_news(seat)
                return

    def _hand_over(self, seat: int) -> None:
        if len(self.session.people) > 1 and self.last_person != seat:
            self._print_news(WATCHER)
            self._ask(self.words.say("hand-over", name=self._name(seat)))
            self.console.clear()
        self.last_person = seat

    def _show(self, seat: int) -> None:
        decisions = self._open_to(seat)
        self.terminal.at(self.session.state, seat if seat == JUDGE else None)
        self._print_news(seat)
        self.screen.show(self.session.state, seat, decisions)
        self.screen.choices(decisions)

    def _open_to(self, seat: int) -> list[Decision]:
        return open_to(self.session.system, self.session.state, seat)

    def _print_news(self, viewer: int) -> None:
        """The lines a viewer has not been told yet, numbered for him alone."""
        system, moments = self.session.system, self.session.moments
        known, events = len(self.told.get(viewer, [])), list[Event]()
        for before, moment in zip([*moments[:1], *moments], moments):
            told = lines_for(moment.events, viewer)
            fresh = told[max(0, known - len(events)) :]
            events += told
            if fresh:
                self.terminal.lines(fresh, len(events) - len(fresh) + 1, called_in(system, before.state, moment))
        self.told[viewer] = events

    def _ask(self, prompt: str) -> str:
        try:
            return self.console.input(prompt + " ", markup=False).strip()
        except (EOFError, KeyboardInterrupt):
            raise Quit from None

    def _answer(self, text: str, seat: int) -> Decision | None:
        """A decision by its number or text form; or a wish that is fulfilled at once."""
        decisions = self._open_to(seat)
        if not text and len(decisions) == 1:
            return decisions[0]
        number = read_natural(text)
        if number is not None:
            if 1 <= number <= len(decisions):
                return decisions[number - 1]
            self.terminal.say("no-such-number", n=len(decisions))
            return None
        wish, _, rest = text.partition(" ")
        if text.startswith("?"):
            self._explain(text[1:].strip(), seat)
        elif wish in ("l", "list"):
            self.screen.list_with(decisions, rest.split())
        elif wish in ("o", "odds"):
            self.terminal.odds(self.session.state, decisions, seat)
        elif wish in ("u", "undo"):
            self._undo(seat)
        elif wish in ("s", "save"):
            self._save(Path(rest) if rest else None)
        elif wish in ("q", "quit"):
            raise Quit
        elif wish in ("m", "map", ""):
            self._show(seat)
        elif wish in ("h", "help"):
            self.terminal.say("help", example=decisions[0].text if decisions else "")
            self.terminal.say("legend")
            self._greet_judge()
        elif wish in ("w", "weigh") and self.session.judged:
            self.weighs = not self.weighs
            self.terminal.say("judge-weighs" if self.weighs else "judge-weighs-not")
        elif wish == "judge" and self.session.judged:
            return read_decision(text)
        else:
            return read_decision(f"{seat_name(seat)} {text}")
        return None

    def _take(self, decision: Decision) -> bool:
        """Take a decision; a refused one is explained and changes nothing."""
        if self._is_misspelt(decision):
            return False
        try:
            if self.weighs:
                return self._weigh(self.session.lay(decision, self._ask_face))
            self.session.take(decision, self._ask_face)
        except Refused as error:
            self.console.print(refused(error, self.language, tuple(self.session.names)), style="red", markup=False)
            return False
        except PodzemError as error:
            self.console.print(str(error), style="red", markup=False)
            return False
        return True

    def _is_misspelt(self, decision: Decision) -> bool:
        """Whether that is no order, or one with too few words or too many; then it is told how it is typed."""
        orders = self.session.system.book.orders
        if decision.order not in orders:
            self.terminal.say("no-such-order", word=decision.order)
            return True
        if not is_miscounted(orders, decision):
            return False
        pattern = " ".join((decision.order, *(fact.upper() for fact in orders[decision.order].facts)))
        alike = [each.text for each in self._open_to(decision.seat) if each.order == decision.order]
        self.terminal.say("order-looks", example=[*alike, pattern][0])
        return True

    def _weigh(self, held: Held) -> bool:
        """What is to be weighed goes to the judge first; false when he gives it back."""
        if is_to_be_weighed(self.session.system, self.session.state, held):
            self._hand_over(JUDGE)
            name = self._name(held.decision.seat)
            weighed = weigh(self.session, self.terminal, held, name, self._ask, self._ask_face)
            if weighed is None:
                return False
            held = weighed
        self.session.accept(held)
        return True

    def _ask_face(self, sides: int) -> int:
        while True:
            answer = self._ask(self.words.say("throw-die", sides=sides))
            face = read_natural(answer)
            if face is not None and 1 <= face <= sides:
                return face

    def _explain(self, sought: str, seat: int) -> None:
        """A line's sum and its clause, by number (the last one without); a clause by id, or all with a word."""
        lines, book = self.told.get(seat, []), self.session.system.book.clauses
        if sought in ("", *map(str, range(1, len(lines) + 1))) and lines:
            line = lines[int(sought or len(lines)) - 1]
            self.terminal.terms(line)
            clauses = [line.clause]
        elif sought in book:
            clauses = [sought]
        else:
            clauses = [clause.id for clause in book.search(sought, self.language)] if sought else []
        if not clauses:
            self.terminal.say("no-such-rule", sought=sought)
        for clause in clauses:
            self.console.print("\n".join(clause_text(self.session.system, clause, self.language)), markup=False)

    def _undo(self, seat: int) -> None:
        """The person who sits here may take back his own last decision; so may the one who sat here before."""
        for person in (seat, *self.session.people):
            decision = self.session.take_back(person)
            if decision is not None:
                self.terminal.say("undone", name=self._name(person), what=self.terminal.order(decision))
                self._forget_lines()
                raise TakenBack
        self.terminal.say("cannot-undo")

    def _forget_lines(self) -> None:
        """Lines of what was taken back are told no more."""
        for viewer, lines in self.told.items():
            still = [event for moment in self.session.moments for event in lines_for(moment.events, viewer)]
            self.told[viewer] = lines[: len(still)]

    def _save(self, file: Path | None) -> None:
        """Write the journal where asked, where it came from, or into the data folder."""
        if file is None and self.file is None:
            stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
            file = user_data_path("podzem") / "games" / f"{self.session.system.key}-{stamp}.jsonl"
        self.file = file or self.file
        assert self.file is not None
        try:
            self.session.save(self.file)
            self.terminal.say("saved", file=str(self.file))
        except PodzemError as error:
            self.console.print(str(error), style="red", markup=False)
