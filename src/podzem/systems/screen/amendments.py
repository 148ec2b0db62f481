"""What a human judge may change: wounds, conditions, places, the next test (screen.core.judge_override)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Decision, Refusal
from podzem.core.numbers import read_natural
from podzem.core.orders import OrderSpec, is_miscounted
from podzem.core.scribe import Scribe
from podzem.systems.screen import events, walking
from podzem.systems.screen.acts.rows import no
from podzem.systems.screen.amendable import setter
from podzem.systems.screen.board import WEATHERS, Square, read_square
from podzem.systems.screen.chapters import advantage, conditions, damage, dying, moving, situation, turns
from podzem.systems.screen.chapters.rolls import knows_health
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import CONDITIONS
from podzem.systems.screen.fight import AFTER, OVER, TURN, Fight
from podzem.systems.screen.resolving import Call

CLAUSE: Final = "screen.core.judge_override"
LADDER: Final = (60, 40, 20, 10, -10, -20, -30)
MOST_ADV: Final = 9
ORDERS: Final[dict[str, OrderSpec]] = {
    spec.name: spec
    for spec in (
        OrderSpec("modify", ("number", "reason")),
        OrderSpec("wound", ("creature", "number")),
        OrderSpec("heal", ("creature", "number")),
        OrderSpec("inflict", ("creature", "condition")),
        OrderSpec("relieve", ("creature", "condition")),
        OrderSpec("grant", ("creature", "number")),
        OrderSpec("place", ("creature", "square")),
        OrderSpec("apart", ("creature", "target", "number")),
        OrderSpec("hide", ("creature",)),
        OrderSpec("reveal", ("creature",)),
        OrderSpec("weather", ("weather",)),
        OrderSpec("end_fight", ()),
        OrderSpec("set", ("path",)),
    )
}


def why_not(fight: Fight, decision: Decision) -> Refusal | None:
    """Bounded changes that leave a fight in which somebody can go on."""
    if is_miscounted(ORDERS, decision):
        return no(CLAUSE, "E_NOT_APPLICABLE", expected=" ".join(ORDERS[decision.order].facts))
    if fight.stage == OVER:
        return no("screen.turn.fight_end", "E_NOT_APPLICABLE")
    if decision.order == "end_fight":
        return None if fight.stage in (TURN, AFTER) else no(CLAUSE, "E_NOT_APPLICABLE")
    if decision.order == "weather":
        fits = decision.words[0] in WEATHERS and decision.words[0] != fight.weather
        return None if fits else no(CLAUSE, "E_NOT_APPLICABLE")
    if decision.order == "set":
        return None if setter(fight, decision.words[0]) is not None else no(CLAUSE, "E_NOT_APPLICABLE")
    if decision.order == "modify":
        return None if decision.words[0] in map(str, LADDER) and fight.stage == TURN else no(CLAUSE, "E_NOT_APPLICABLE")
    creature = fight.find(decision.words[0])
    if creature is None or creature.dead or creature.gone:
        return no(CLAUSE, "E_NOT_APPLICABLE")
    return _why_not_about(fight, creature, decision)


def _why_not_about(fight: Fight, creature: Creature, decision: Decision) -> Refusal | None:
    word = decision.words[1] if len(decision.words) > 1 else ""
    number = read_natural(word) if decision.order in ("wound", "heal", "grant") else 0
    refused = no(CLAUSE, "E_NOT_APPLICABLE")
    if decision.order in ("wound", "heal"):
        return None if number and number <= fight.kind_of(creature).hp and not fight.windows else refused
    if decision.order == "grant":
        return None if number is not None and number <= min(MOST_ADV, advantage.most(fight, creature)) else refused
    if decision.order in ("inflict", "relieve"):
        on = word in CONDITIONS and conditions.is_on(creature, word)
        settled = not fight.windows and not fight.attacks
        return None if word in CONDITIONS and on == (decision.order == "relieve") and settled else refused
    if decision.order == "place":
        return None if fight.setting.is_on("map") and _is_free(fight, creature, word) else refused
    if decision.order == "apart":
        return None if _places_apart(fight, creature, decision) else refused
    return None if creature.hidden == (decision.order == "reveal") and fight.stage == TURN else refused


def _places_apart(fight: Fight, creature: Creature, decision: Decision) -> list[Square]:
    """Where somebody may stand when a master without a board says how far he is from another."""
    other, yards = fight.find(decision.words[1]), read_natural(decision.words[2])
    settled = not (fight.windows or creature.mount or creature.rider or fight.setting.is_on("map"))
    if not settled or other is None or other is creature or other.gone or not yards or yards > situation.FARTHEST:
        return []
    return situation.squares_apart(fight, creature, other, yards)


def _is_free(fight: Fight, creature: Creature, text: str) -> bool:
    square = read_square(text)
    if square is None or fight.windows or creature.mount or creature.rider:
        return False
    return walking.fits(fight, creature, square)


def apply(fight: Fight, decision: Decision, scribe: Scribe) -> None:
    """Carry it out; what players would see of it is told openly."""
    if scribe.listening:
        scribe.record(events.AMENDED, {"text": decision.text})
    if decision.order == "modify":
        fight.call = Call(int(decision.words[0]), decision.words[1])
        events.plain(scribe, events.CALLED, n=fight.call.value, reason=fight.call.reason)
    elif decision.order == "weather":
        fight.weather = decision.words[0]
    elif decision.order == "end_fight":
        (turns.close if fight.stage == AFTER else turns.finish_fight)(fight, scribe)
    elif decision.order == "set":
        change = setter(fight, decision.words[0])
        assert change is not None
        change()
    else:
        creature = fight.find(decision.words[0])
        assert creature is not None
        _apply_to(fight, creature, decision, scribe)


def _apply_to(fight: Fight, creature: Creature, decision: Decision, scribe: Scribe) -> None:
    word = decision.words[1] if len(decision.words) > 1 else ""
    if decision.order == "wound":
        damage.lose_hp(fight, creature, int(word), scribe)
        dying.fall(fight, creature, scribe)
    elif decision.order == "heal":
        creature.hp = min(fight.kind_of(creature).hp, creature.hp + int(word))
        creature.unconscious = False
        events.health(fight, scribe, creature, knows_health(fight, creature))
    elif decision.order == "inflict":
        if word == "poisoned":
            conditions.gain_poison(fight, creature, "weak", scribe)
        else:
            conditions.gain(fight, creature, word, scribe)
    elif decision.order == "relieve":
        conditions.lose(fight, creature, word, scribe)
    elif decision.order == "grant":
        creature.adv = int(word)
        events.advantage(fight, scribe, creature, CLAUSE)
    elif decision.order == "place":
        square = read_square(word)
        assert square is not None
        moving.place(fight, creature, square)
        conditions.out_of_sight(fight, creature)
    elif decision.order == "apart":
        moving.place(fight, creature, _places_apart(fight, creature, decision)[0])
    else:
        creature.hidden = decision.order == "hide"
        conditions.out_of_sight(fight, creature)
