"""One game in the terminal: who sits where, its journal, taking decisions, taking back, saving."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from podzem.cli.options import read_text
from podzem.core.decisions import JUDGE, Decision
from podzem.core.dice import Committed, Dice, Entered, Seeded
from podzem.core.errors import Diverged, FaceNeeded, Malformed
from podzem.core.journal import Journal, Moment, open_game, read_journal, record, replay
from podzem.core.protocols import Bot
from podzem.core.ruling import Again, Ruling
from podzem.core.step import step
from podzem.core.system import System
from podzem.core.weighing import Held, thrown, weighed
from podzem.lab.bots import bot_names, decide, make_bot
from podzem.systems import load_system
from podzem.table.chance import THROWN_BY_HAND

DICE = ("seeded", "entered", "committed")


@dataclass
class Session:
    """A game under way with all its moments."""

    system: System[Any]
    journal: Journal
    moments: list[Moment[Any]]
    dice: Dice
    bots: dict[int, Bot]
    secret: bytes | None
    judged: bool = False
    """Whether a person is the judge."""

    @property
    def state(self) -> Any:
        """The state as it is now."""
        return self.moments[-1].state

    @property
    def names(self) -> list[str]:
        """The players by seat."""
        return self.journal.header.seats

    @property
    def people(self) -> list[int]:
        """The seats that people hold, the judge's last."""
        seats = [seat for seat in range(len(self.names)) if seat not in self.bots]
        return [*seats, JUDGE] if self.judged else seats

    def take(self, decision: Decision, ask_face: Callable[[int], int]) -> Moment[Any]:
        """Take a decision; a real die that is missing is asked for, and the step run again."""
        while True:
            try:
                done = step(self.system, self.state, decision, self.dice)
            except FaceNeeded as needed:
                assert isinstance(self.dice, Entered)
                self.dice.enter(ask_face(needed.sides))
                continue
            self.moments.append(record(self.journal, done))
            return self.moments[-1]

    def lay(self, decision: Decision, ask_face: Callable[[int], int]) -> Held:
        """What a decision leads to, for the judge to weigh before it is told."""
        held = self._thrown(decision, self.dice, [], ask_face)
        if isinstance(self.dice, Entered):
            self.dice.forget()
        return held

    def rule(self, held: Held, die: int, face: int, ask_face: Callable[[int], int]) -> Held:
        """The same with another face of one die; the others fall as they fell."""
        rulings = held.with_face(die, face)
        dice = self.dice if isinstance(self.dice, Committed) else Again(held.fallen, self.dice)
        return self._thrown(held.decision, dice, rulings, ask_face)

    def _thrown(self, decision: Decision, dice: Dice, rulings: list[Ruling], ask_face: Callable[[int], int]) -> Held:
        while True:
            try:
                return thrown(self.system, self.state, decision, dice, rulings)
            except FaceNeeded as needed:
                assert isinstance(self.dice, Entered)
                self.dice.enter(ask_face(needed.sides))

    def accept(self, held: Held) -> Moment[Any]:
        """Let what the judge has weighed stand; committed dice have now fallen."""
        if isinstance(self.dice, Committed):
            for sides, _ in held.fallen:
                self.dice.face(sides)
        self.moments.append(record(self.journal, weighed(self.system, self.state, held), held.replaced))
        return self.moments[-1]

    def bot_decision(self, seat: int) -> Decision:
        """What the bot on a seat decides."""
        return decide(self.system, self.state, seat, self.bots[seat])

    def take_back(self, seat: int) -> Decision | None:
        """Take back the seat's own last decision, if the rules of undo allow it."""
        last = self.moments[-1]
        if len(self.moments) < 2 or not last.can_be_taken_back_by(seat, self.system, self.moments[-2].state):
            return None
        self.moments.pop()
        self.journal = self.journal.fork(len(self.journal.entries) - 1)
        return last.decision

    def save(self, file: Path) -> None:
        """Write the journal; the game is whole on disk or not there at all."""
        draft = file.with_name(file.name + ".part")
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            draft.write_text(self.journal.text(), encoding="utf-8")
            draft.replace(file)
            if self.secret is not None:
                _secret_file(file).write_text(self.secret.hex(), encoding="ascii")
                _secret_file(file).chmod(0o600)
        except OSError as error:
            raise Malformed(f"{file} cannot be written: {error.strerror}") from None


def make_dice(kind: str, seed: int | None) -> tuple[Dice, bytes | None]:
    """The dice of a table, and the secret of committed ones."""
    if kind not in DICE:
        raise Malformed(f"there are no {kind!r} dice; {', '.join(DICE)} was expected")
    number = secrets.randbits(64) if seed is None else seed
    if kind == "committed":
        secret = secrets.token_bytes(16) if seed is None else seed.to_bytes(16, "big", signed=True)
        return Committed(secret), secret
    return (Entered(THROWN_BY_HAND, Seeded(number)) if kind == "entered" else Seeded(number)), None


def seat_bots(system: System[Any], seats: list[str]) -> dict[int, Bot]:
    """The bots among the seats, by the names they sit under."""
    kinds = {seat: name.split()[0] for seat, name in enumerate(seats)}
    return {seat: make_bot(system, kind, seat) for seat, kind in kinds.items() if is_bot(system, kind)}


def is_bot(system: System[Any], name: str) -> bool:
    """Whether a seat's name is that of a bot; search may name its nodes: search:20000."""
    return name.partition(":")[0] in bot_names(system)


def name_seats(system: System[Any], seats: list[str], players: int | None, person: str) -> list[str]:
    """The seats as named; without names one person and the system's own bots. Bots of a kind are numbered."""
    if not seats:
        seats = [person] + [system.advice.bots[0]] * ((players or system.book.usual) - 1)
    if players is not None and players != len(seats):
        raise Malformed(f"{len(seats)} seats were named for {players} players")
    if any(not name.strip() or not name.isprintable() or len(name) > 30 for name in seats):
        raise Malformed("a seat's name has 1 to 30 printable characters")
    named = [
        f"{name} {seats[: seat + 1].count(name)}" if is_bot(system, name) else name for seat, name in enumerate(seats)
    ]
    if len(set(named)) != len(named):
        raise Malformed("two seats have the same name")
    return named


def open_session(key: str, seats: list[str], options: dict[str, Any], dice: Dice, secret: bytes | None) -> Session:
    """A new game; nobody throws the dice of a set-up by hand."""
    system = load_system(key)
    commitment = dice.commitment if isinstance(dice, Committed) else None
    opening = Seeded(secrets.randbits(64)) if isinstance(dice, Entered) else dice
    journal, moment = open_game(system, len(seats), options, seats, opening, commitment)
    return Session(system, journal, [moment], dice, seat_bots(system, seats), secret)


def resume_session(file: Path, kind: str) -> Session:
    """A saved game, every digest verified; committed dice go on from the secret kept beside it."""
    journal = read_journal(read_text(file))
    system = load_system(journal.header.system)
    moments = list(replay(system, journal))
    if journal.header.commitment is None:
        dice, secret = make_dice(kind, None)
        if secret is not None:
            raise Malformed("a game that was not begun with committed dice cannot go on with them")
    else:
        secret = read_secret(read_text(_secret_file(file)).strip())
        dice = check_commitment(journal, secret)
    return Session(system, journal, moments, dice, seat_bots(system, journal.header.seats), secret)


def _secret_file(file: Path) -> Path:
    return file.with_name(file.name + ".secret")


def read_secret(text: str) -> bytes:
    """A seed in hexadecimal digits."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise Malformed("a seed is an even number of hexadecimal digits") from None


def check_commitment(journal: Journal, secret: bytes) -> Committed:
    """The committed dice of a journal after its last face; the first face that is not theirs is named."""
    dice = Committed(secret)
    if journal.header.commitment is None:
        raise Malformed("this journal was not played with committed dice")
    if dice.commitment != journal.header.commitment:
        raise Diverged("the seed is not the one whose hash was published")
    for number, entry in enumerate(journal.entries):
        for sides, face in entry.fallen:
            if dice.face(sides) != face:
                raise Diverged(f"entry {number}: the journal has {face} of a d{sides}, the seed gives another face")
    return dice
