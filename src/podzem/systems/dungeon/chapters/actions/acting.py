"""«Действия»: single acts of the players, which no die decides (dungeon.action.single)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.expedition.people import ANIMAL, Member
from podzem.systems.dungeon import events
from podzem.systems.dungeon.chapters.actions.consequences import bring_about
from podzem.systems.dungeon.chapters.encounters import encounters
from podzem.systems.dungeon.chapters.traps import traps
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Order
from podzem.systems.dungeon.reach import group_of, no, target, why_not_there
from podzem.systems.dungeon.setting import read_part
from podzem.world.dungeon_map import Feature
from podzem.world.light import DIM

CLAUSE: Final = "dungeon.action.single"
VERBS: Final[list[str]] = read_part("turn")["verbs"]["verbs"]
"""What can be tried on anything; a verb that only a map knows on all that is known, so as not to tell on what."""
RESULTS: Final = ("open", "find", "spring")


def verbs(game: Game) -> list[str]:
    """The verbs that can be tried on any feature; those that only a map knows once a feature of theirs is known."""
    known = {id for level in game.site.known.values() for id in level.features}
    features = [feature for level in game.dungeon.levels for feature in level.features if feature.id in known]
    own = {verb for feature in features for verb in feature.acts}
    return [*VERBS, *sorted(own - set(VERBS))]


def known_features(game: Game, depth: int) -> list[Feature]:
    """What was seen of a level and is no terrain."""
    known = game.site.known[depth].features if depth in game.site.known else {}
    return [feature for feature in game.dungeon.level(depth).features if feature.id in known and not feature.terrain]


def act_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """Every verb on every feature that was seen on this level."""
    return [(f.id, verb) for f in known_features(game, group_of(game, member).depth) for verb in verbs(game)]


def why_not_act(game: Game, member: Member, feature: Feature, verb: str) -> Refusal | None:
    """A feature that was seen, within a step; the hand must be free for it this turn."""
    group = group_of(game, member)
    if member.kind == ANIMAL or member.number in game.orders:
        return no("dungeon.action.list", "act", member=member.id)
    return why_not_there(game, member, "act", target(game, group, "act", feature.id), DIM)


def act(game: Game, member: Member, feature: Feature, verb: str, scribe: Scribe) -> None:
    """A known verb gives its result, an unknown one nothing; what takes a turn takes his."""
    group = group_of(game, member)
    game.site.known[group.depth].tried.append(f"{feature.id}.{verb}")
    events.acted_on(scribe, member, feature, verb)
    if verb not in feature.acts:
        events.nothing_happens(scribe, feature)
        return
    result, turns = feature.acts[verb]
    if turns:
        game.orders[member.number] = Order("act", [feature.id, verb])
    if f"{feature.id}.{verb}" not in game.site.acted:
        game.site.acted.append(f"{feature.id}.{verb}")
    if result.partition(" ")[0] in RESULTS:
        bring_about(game, group, result, scribe)
    else:
        events.act_answer(scribe, feature, feature.act_texts.get(verb, {"": result}))
    traps.act_done(game, group.depth, feature.id, verb, [member], scribe)
    if any(group is other for other in game.groups):
        bring_about(game, group, encounters.acted(game, group, feature.id, scribe), scribe)
