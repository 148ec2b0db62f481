"""Orders of movement: move, crawl, run, disengage, mount, stand (screen.turn.move, screen.act.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.screen import events, field, walking
from podzem.systems.screen.acts.rows import ANYWHERE, BOARD, FREE, MAIN, MOVE, Act, WhyNot, Words, no
from podzem.systems.screen.believed import believed
from podzem.systems.screen.board import DIRECTIONS, Square, read_square, write_square
from podzem.systems.screen.chapters import conditions, grips, mounts, moving
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.reach import Stops


def _halts(fight: Fight, creature: Creature) -> Stops:
    return walking.halts(fight, creature, moving.yards_of(fight, creature))


def _why_not_there(fight: Fight, creature: Creature, word: str) -> Refusal | None:
    """To a square that he can reach; without a board anywhere away from the enemies (screen.map.grid)."""
    if fight.setting.is_on("map"):
        leads = _halts(fight, creature).holds(read_square(word))
    else:
        leads = word == ANYWHERE and bool(moving.flight(fight, creature))
    return None if leads else no("screen.turn.move", "E_BLOCKED")


def _moves(fight: Fight, creature: Creature) -> list[Words]:
    if not fight.setting.is_on("map"):
        return [(ANYWHERE,)]
    return [(write_square(square),) for square in _halts(fight, creature).all().squares]


def why_not_walk(fight: Fight, creature: Creature) -> Refusal | None:
    """Who holds or is held stays; after a shot from a stand too (screen.clinch.effects, screen.mod.moved_and_shot)."""
    if grips.is_held(fight, creature):
        return no("screen.clinch.effects", "E_CLINCHED")
    if creature.shot == "standing":
        return no("screen.mod.moved_and_shot", "E_SHOT_STANDING")
    failed = creature.disengage_tried and not creature.disengaged
    if failed and fight.setting.word("disengage_fail") == "stay" and field.in_close_combat(fight, creature):
        return no("screen.act.disengage", "E_TRIED")
    return None


def _why_not_to(prone: bool) -> WhyNot:
    def why_not(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
        if creature.prone != prone:
            return no("screen.turn.move", "E_PRONE" if creature.prone else "E_NOT_APPLICABLE")
        refusal = why_not_walk(fight, creature)
        if refusal is not None:
            return refusal
        return _why_not_there(fight, creature, words[0])

    return why_not


def _walk(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    known = believed(fight, creature.seat)
    mover, square = known.who(creature.number), read_square(words[0])
    way = moving.flight(known, mover) if square is None else _halts(known, mover).way(square)
    moving.walk(fight, creature, way, scribe)


def _why_not_run(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    if creature.prone:
        return no("screen.act.run", "E_PRONE")
    return _why_not_to(False)(fight, creature, words)


def _why_not_disengage(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    clause = "screen.act.disengage"
    if grips.is_held(fight, creature):
        return no("screen.clinch.effects", "E_CLINCHED")
    if creature.prone:
        return no(clause, "E_PRONE")
    if creature.disengage_tried:
        return no(clause, "E_TRIED")
    if creature.move_used and fight.setting.word("disengage_move") == "own_move":
        return no("screen.turn.budget", "E_NO_MOVE")
    return None if field.in_close_combat(fight, creature) else no(clause, "E_NOT_APPLICABLE")


def _disengage(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    moving.disengage(fight, creature, scribe)


def why_not_withdraw(fight: Fight, creature: Creature) -> Refusal | None:
    """The withdrawal itself, where it is the free action (option disengage_move)."""
    free = fight.setting.word("disengage_move") == "free" and creature.disengaged and not creature.ran
    return None if free else no("screen.act.disengage", "E_NOT_APPLICABLE")


def _why_not_withdraw(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    refusal = why_not_withdraw(fight, creature)
    if refusal is not None:
        return refusal
    return _why_not_there(fight, creature, words[0])


def _withdraw(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    creature.ran = True
    _walk(fight, creature, words, scribe)


def _why_not_stand(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    if not creature.prone:
        return no("screen.act.stand", "E_NOT_APPLICABLE")
    by_move = fight.setting.word("stand_cost") == "move"
    if by_move and creature.move_used:
        return no("screen.turn.budget", "E_NO_MOVE")
    return no("screen.turn.budget", "E_NO_MAIN") if not by_move and creature.main_used else None


def _stand(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    if fight.setting.word("stand_cost") == "move":
        creature.move_used = True
    else:
        creature.main_used = True
        creature.aim = creature.aim_weapon = 0
    creature.prone = False
    events.about(fight, scribe, events.STOOD, creature)


def _turns(fight: Fight, creature: Creature) -> list[Words]:
    return [(way,) for way in DIRECTIONS if way != creature.facing]


def _why_not_face(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    fits = words[0] in DIRECTIONS and words[0] != creature.facing
    return None if fits else no("screen.map.facing", "E_NOT_APPLICABLE")


def _face(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    creature.facing = words[0]
    events.word(fight, scribe, events.TURNED, creature, "facing", words[0])


def _why_not_go_prone(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    return no("screen.turn.free", "E_NOT_APPLICABLE") if creature.prone else None


def _go_prone(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    conditions.gain(fight, creature, "prone", scribe)


# riding


def _beasts(fight: Fight, creature: Creature) -> list[Words]:
    return [(one.id,) for one in fight.friends(creature) if fight.kind_of(one).size > fight.kind_of(creature).size]


def _why_not_mount(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    beast = fight.find(words[0])
    fits = beast is not None and (words[0],) in _beasts(fight, creature) and not beast.rider and not beast.prone
    if not fits or creature.mount or creature.prone or beast is None or field.apart(fight, creature, beast) > 1:
        return no("screen.mount.rules", "E_NOT_APPLICABLE")
    return why_not_walk(fight, creature)


def _mount(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    beast = fight.find(words[0])
    assert beast is not None
    mounts.mount(fight, creature, beast, scribe)


def _beside(fight: Fight, creature: Creature) -> list[Square]:
    """Free squares beside the mount."""
    taken = field.occupants(fight)
    beast = fight.who(creature.mount)
    near = {(x + dx, y + dy) for x, y in field.squares_of(fight, beast) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    return [square for square in sorted(near) if fight.board.holds(square) and not taken.get(square)]


def _dismounts(fight: Fight, creature: Creature) -> list[Words]:
    free = _beside(fight, creature) if creature.mount else []
    if not fight.setting.is_on("map"):
        return [(ANYWHERE,)] if free else []
    return [(write_square(square),) for square in free]


def _why_not_dismount(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    return None if words in _dismounts(fight, creature) else no("screen.mount.rules", "E_NOT_APPLICABLE")


def _dismount(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    square = read_square(words[0]) or _beside(fight, creature)[0]
    mounts.dismount(fight, creature, square, scribe)


ROWS: Final[tuple[Act, ...]] = (
    Act("move", ("square",), cost=MOVE, choices=_moves, why_not=_why_not_to(False), do=_walk),
    Act("crawl", ("square",), cost=MOVE, choices=_moves, why_not=_why_not_to(True), do=_walk),
    Act("run", ("square",), cost=MAIN, choices=_moves, why_not=_why_not_run, do=_walk),
    Act("disengage", (), cost=FREE, why_not=_why_not_disengage, do=_disengage),
    Act("withdraw", ("square",), cost=FREE, choices=_moves, why_not=_why_not_withdraw, do=_withdraw),
    Act("stand", (), cost=FREE, why_not=_why_not_stand, do=_stand),
    Act("face", ("facing",), cost=FREE, choices=_turns, why_not=_why_not_face, do=_face, played=BOARD),
    Act("go_prone", (), cost=FREE, why_not=_why_not_go_prone, do=_go_prone),
    Act("mount", ("target",), cost=MOVE, choices=_beasts, why_not=_why_not_mount, do=_mount),
    Act("dismount", ("square",), cost=MOVE, choices=_dismounts, why_not=_why_not_dismount, do=_dismount),
)
