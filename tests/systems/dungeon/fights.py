"""Small fights for tests: sides of a few fighters at a distance in a width, and phases with scripted dice."""

from collections.abc import Sequence

from podzem.core.dice import Scripted
from podzem.core.scribe import Scribe
from podzem.expedition.fight.codes import NAMES, pack
from podzem.expedition.fight.enlisting import Recruit, enlist
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.legal import is_ready, why_not
from podzem.expedition.fight.marks import DARK_SIGHT, PEOPLE, STATES, TRAITS
from podzem.expedition.fight.phase import begin, order, resolve

SEES = PEOPLE | DARK_SIGHT


def man(name: str, **what: int) -> Recruit:
    """Somebody without armour who sees in the dark, so that light does not matter, with what is given."""
    recruit = Recruit(name, 0, 0)
    recruit.traits = SEES
    for key, value in what.items():
        assert hasattr(recruit, key), key
        setattr(recruit, key, value)
    if "level" in what:
        recruit.dice = what.get("dice", what["level"])
        recruit.left = what.get("left", what["level"])
    return recruit


def archer(name: str, **what: int) -> Recruit:
    return man(name, **{"traits": SEES | trait("shoots"), "shot": 0, "reach": 24, "ammo": 10, "strike": -1, **what})


def trait(*names: str) -> int:
    return sum(1 << TRAITS.index(name) for name in names)


def set_up(
    party: Sequence[Recruit], others: Sequence[Recruit], hs: int = 0, width: int = 8, switches: int = 0,
    widths: tuple[int, int] | None = None,
) -> Fight:  # fmt: skip
    """A fight on one front; width in quarter sazhens."""
    fight = Fight(switches)
    fight.open_front(0, hs, *(widths or (width, width)))
    for side, recruits in enumerate((party, others)):
        for recruit in recruits:
            recruit.side = side
            enlist(fight, recruit)
    begin(fight)
    return fight


def code(fight: Fight, text: str) -> int:
    """`close 20`, `lose a2`, `shift a1 1`: an order as its code."""
    name, *words = text.split()
    values = [fight.names.index(word) if word in fight.names else int(word) for word in words]
    if name == "shift":
        return int(pack(NAMES.index(name), values[0] * 4 + values[1]))
    return int(pack(NAMES.index(name), values[0] if values else 0))


def refusal(fight: Fight, side: int, text: str) -> str:
    return str(why_not(fight, side, code(fight, text)))


class PhaseEvents:
    """What a phase told."""

    def __init__(self, scribe: Scribe) -> None:
        self.events = scribe.events

    def members(self, name: str) -> list[str]:
        return [str(event.facts["member"]) for event in self.events if event.name == name]

    def named(self, name: str) -> list[dict[str, object]]:
        return [dict(event.facts) for event in self.events if event.name == name]


def phase(fight: Fight, party: str, others: str, dice: Sequence[int] = ()) -> PhaseEvents:
    """Both sides' orders (several by `;`), with exactly these faces of six-sided dice."""
    scripted = Scripted([(6, face) for face in dice])
    return run(fight, party, others, scripted)


def run(fight: Fight, party: str, others: str, scripted: Scripted) -> PhaseEvents:
    scribe = Scribe(scripted, listening=True)
    for side, texts in enumerate((party, others)):
        for text in filter(None, (part.strip() for part in texts.split(";"))):
            assert refusal(fight, side, text) == "", (side, text)
            order(fight, side, code(fight, text), scribe)
    if is_ready(fight):
        resolve(fight, scribe)
    scripted.finish()
    return PhaseEvents(scribe)


def answer(fight: Fight, side: int, text: str, dice: Sequence[int] = ()) -> PhaseEvents:
    """A loss named, or the judge's word."""
    scripted = Scripted([(6, face) for face in dice])
    scribe = Scribe(scripted, listening=True)
    assert refusal(fight, side, text) == ""
    order(fight, side, code(fight, text), scribe)
    scripted.finish()
    return PhaseEvents(scribe)


def states(fight: Fight) -> dict[str, str]:
    return {name: STATES[fight.state[row]] for row, name in enumerate(fight.names)}


def standing(fight: Fight, side: int) -> list[str]:
    return [fight.names[row] for row in fight.line if fight.side[row] == side and fight.state[row] == 0]


def ranks(fight: Fight, side: int, front: int = 0) -> list[list[str]]:
    rows = [row for row in fight.line if fight.stands(row, front, side)]
    return [
        [fight.names[row] for row in rows if fight.rank[row] == rank]
        for rank in sorted({fight.rank[row] for row in rows})
    ]
