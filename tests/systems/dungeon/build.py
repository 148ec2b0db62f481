"""Small expeditions for tests, put together in a few words.

    game = expedition(at="1,5", known=True)
    hero = join(game, "mail* shield* sword* torch! ration:3")
    porter = join(game, "knife sack", type="porter")

An item is its kind, `:3` its count, `*` readied, `!` readied and burning; lights, skins and ammunition come full.
"""

import json

from podzem.core.decisions import read_decision
from podzem.core.dice import Scripted
from podzem.core.scribe import Scribe
from podzem.expedition.carrying import measures
from podzem.expedition.people import ACTIVE, ANIMAL, COMPANION, PC, Member
from podzem.site.contents import Heap
from podzem.site.sight import knowledge
from podzem.systems.dungeon import deciding, turn_stage
from podzem.systems.dungeon.game import ORDERS, Game, new_game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.orders import ORDERS as ROWS
from podzem.systems.dungeon.setting import read_setting
from podzem.systems.dungeon.staging import QUIET, know_free_doors, whole_level
from podzem.world.gear import GEAR
from podzem.world.ground import Ground
from podzem.world.item import Item
from podzem.world.points import read_point

TURN_ORDERS = {name: row.facts for name, row in ROWS.items() if ORDERS in row.stages}


def item(game: Game, text: str) -> Item:
    """One item from its short form."""
    ready, burning = text.endswith(("*", "!")), text.endswith("!")
    kind, _, count = text.rstrip("*!").partition(":")
    made = Item(kind, game.company.take_number(), int(count or 1), ready=ready, burning=burning)
    if kind in GEAR:
        made.left = measures(made) or GEAR[kind].turns
    return made


def expedition(
    map: str = "proba", at: str = "1,5", depth: int = 1, heading: str = "E", known: bool = True, **options: object
) -> Game:
    """A game below ground with one empty group, in the order stage."""
    players = int(str(options.pop("players", 1)))
    game = new_game(read_setting(players, {"map": map, **options}), ORDERS)
    game.company.ledger.purse = [0] * players
    area = Ground(game.dungeon.level(depth)).area_at(read_point(at), heading)
    game.groups = [Group(1, depth, read_point(at), heading, area=area)]
    for level in game.dungeon.levels:
        game.site.known[level.depth] = whole_level(game, level.depth) if known else knowledge(game.site, level.depth)
        if known:
            know_free_doors(game, level)
    return game


def quiet(
    map: str = "proba", at: str = "1,5", depth: int = 1, heading: str = "E", known: bool = True, **options: object
) -> Game:
    """As `expedition`, but nobody wanders about, so that the end of a turn throws no die."""
    return expedition(map, at, depth, heading, known, **{**QUIET, **options})


def join(game: Game, items: str = "", type: str = "man", seat: int = 0, group: int = 1, rank: int = -1) -> Member:
    """A new member at the end of the march, or in a rank."""
    number = game.company.take_number()
    kind = PC if type == "man" else ANIMAL if type == "donkey" else COMPANION
    member = Member(kind, type, number, owner=seat, status=ACTIVE, group=group)
    member.items = [item(game, text) for text in items.split()]
    game.members[number] = member
    ranks = game.group(group).ranks
    if 0 <= rank < len(ranks):
        ranks[rank].append(number)
    else:
        ranks.append([number])
    return member


def light_on_floor(game: Game) -> None:
    """A torch that burns on and on, lying where the first group stands: diggers need both hands."""
    torch = item(game, "torch!")
    torch.left, torch.ready = 1000, False
    game.site.heaps.append(Heap(game.groups[0].depth, game.groups[0].at, [torch], seen=3))


def chart(areas: list[object], openings: list[object], entrances: tuple[str, ...] = ("O0",), **more: object) -> str:
    """A small map as a document: areas as (id, kind, rect…), openings as (id, a, b, x, y, direction, width[, door])."""
    written = [{"id": a[0], "kind": a[1], "rects": [list(rect) for rect in a[2:]]} for a in areas]  # type: ignore[index]
    ways = []
    for id, a, b, x, y, direction, width, *door in openings:  # type: ignore[misc]
        way = {"id": id, "between": [a, b], "at": [x, y], "dir": direction, "width": width}
        ways.append(way | ({"door": door[0]} if door else {}))
    level = {"depth": 1, "areas": written, "openings": ways, **more}
    document = {"format": "podzem-dungeon/1", "id": "tiny", "title": "tiny", "cell": 2, "levels": [level]}
    return json.dumps(document | {"entrances": list(entrances)}, indent=1)


def corridor(length: int, width: int = 2, **more: object) -> str:
    """A straight passage to the east from the entrance at 0."""
    areas = [("OUT", "outside", (-2, 0, 2, width)), ("P", "passage", (0, 0, length, width))]
    return chart(areas, [("O0", "OUT", "P", 0, width / 2, "E", width)], **more)


def trapped(
    type: str = "pit", length: int = 40, width: int = 2, rect: tuple[int, ...] = (10, 0, 2, 2), **more: object
) -> Game:
    """A lit way with a trap in it, the group five sazhens before it."""
    trap = {"id": "T", "area": "P", "rect": list(rect), "bound": "place", "type": type, **more}
    return quiet(corridor(length, width, traps=[trap]), at=f"4,{width / 2:g}")


def scribe(*faces: int, sides: int = 6) -> Scribe:
    """A listening scribe whose dice show these faces; `finish` complains about dice left over."""
    return Scribe(Scripted([(sides, face) for face in faces]), listening=True)


def finish(*scribes: Scribe) -> None:
    """Complain about dice that nobody asked for."""
    for one in scribes:
        assert isinstance(one.dice, Scripted)
        one.dice.finish()


def told(one: Scribe, viewer: int = 0) -> list[str]:
    """What a viewer has heard, as text."""
    from podzem.core.events import sees

    return [str(event) for event in one.events if sees(event.audience, viewer)]


def names(one: Scribe) -> list[str]:
    """The names of all events."""
    return [event.name for event in one.events]


def order(game: Game, *texts: str, dice: Scribe | None = None) -> Scribe:
    """Give orders that must be legal, each written without the seat for seat 0, or with another seat before it."""
    one = dice if dice is not None else scribe()
    for text in texts:
        decision = read_decision(text if text[0].isdigit() else f"0 {text}")
        refusal = deciding.why_not(game, decision)
        assert refusal is None, f"{text}: {refusal}"
        deciding.apply(game, decision, one)
    return one


def refused(game: Game, text: str) -> str:
    """The clause by which an order is refused; the game must stay as it was."""
    before = game.key()
    refusal = deciding.why_not(game, read_decision(text if text[0].isdigit() else f"0 {text}"))
    assert game.key() == before
    return refusal.clause if refusal is not None else ""


def pass_turn(game: Game, *texts: str, faces: tuple[int, ...] = ()) -> Scribe:
    """Orders, `hold` for everybody else, and the turn as far as it goes with these dice, none left over."""
    one = scribe(*faces)
    order(game, *texts, dice=one)
    for seat in range(game.setting.players):
        if turn_stage.without_order(game, seat):
            order(game, f"{seat} all hold", dice=one)
    order(game, f"{game.company.caller} release", dice=one)
    finish(one)
    return one


def event(one: Scribe, name: str) -> dict[str, object]:
    """The facts of the first event of that name."""
    return dict(next(found.facts for found in one.events if found.name == name))
