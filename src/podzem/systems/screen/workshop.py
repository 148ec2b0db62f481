"""Fights made by a master (`podzem-fight/1`): what they are made of, what one comes to (screen.master.balance)."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, final

from podzem.core.decisions import JUDGE
from podzem.core.forms import plain
from podzem.core.words import Words
from podzem.systems.screen.beginning import new_fight, place_all
from podzem.systems.screen.board import COVERS, DIRECTIONS, GROUNDS, LIGHTS, WEATHERS
from podzem.systems.screen.chapters import turns
from podzem.systems.screen.data import CHARACTERISTICS, CHARACTERS, KINDS, SKILLS, SQUARES, WEAPONS, CreatureKind
from podzem.systems.screen.encounter import (
    FORMAT,
    LETTERS,
    MOST_CREATURES,
    WIDEST,
    faults_in,
    load_encounter,
    plain_encounter,
)
from podzem.systems.screen.setting import OPTIONS, PACKAGE, read_setting
from podzem.systems.screen.sheets import row_of
from podzem.systems.screen.view.viewer import seen_by


@final
class ScreenWorkshop:
    """The bestiary, the ready characters, grounds and weathers; a document is judged by the code that plays it."""

    option = "fight"
    desk = "screen"

    def stock(self, words: Words) -> dict[str, Any]:
        """Creatures with their sheets and names, weapons, what a square may be, the ready fights as documents."""
        option = next(one for one in OPTIONS if one.name == self.option)
        return {
            "format": FORMAT,
            "widest": WIDEST,
            "most": MOST_CREATURES,
            "creatures": [_creature(kind, words) for kind in (*CHARACTERS.values(), *KINDS.values())],
            "weapons": {name: words.term("weapon", name, ()) for name in WEAPONS},
            "characteristics": list(CHARACTERISTICS),
            "skills": list(SKILLS),
            "grounds": list(GROUNDS),
            "lights": list(LIGHTS),
            "covers": list(COVERS),
            "letters": {letter: plain(ground) for letter, ground in LETTERS.items()},
            "weathers": list(WEATHERS),
            "facings": list(DIRECTIONS),
            "terms": {
                kind: words.starting(f"{kind}-") for kind in ("creature", "weapon", "weather", "skill", "facing")
            },
            "fights": {word: _ready(word) for word in option.words},
        }

    def examine(self, text: str, words: Words) -> dict[str, Any]:
        """A document that cannot be read is refused; of one that can be everything wrong is told at once."""
        data = plain_encounter(text)
        faults = faults_in(data)
        told = [fault.say(words.language) for fault in faults]
        return {"document": data, "faults": told, **({} if faults else _drawn(text, words))}


def _creature(kind: CreatureKind, words: Words) -> dict[str, Any]:
    return {
        "id": kind.id,
        "say": words.term("creature", kind.id, ()),
        "character": kind.character,
        "squares": SQUARES[kind.size],
        "rank": kind.rank,
        "hp": kind.hp,
        "row": row_of(kind),
    }


def _ready(word: str) -> dict[str, Any]:
    return plain_encounter(files(PACKAGE).joinpath("fights", f"{word}.toml").read_text(encoding="utf-8"))


def _drawn(text: str, words: Words) -> dict[str, Any]:
    """The fight before its first round, as its master would see it, and how hard it is."""
    setting = read_setting(1, {"fight": text if "\n" in text else f"{text}\n"})
    fight = new_fight(setting)
    place_all(fight, load_encounter(setting.word("fight")))
    balance = turns.balance(fight)
    size = [fight.board.width, fight.board.height]
    return {
        "balance": balance,
        "say": words.term("balance", balance, ()),
        "scene": {"kind": "battle", "name": "own", "size": size, "map": True},
        "view": plain(seen_by(fight, JUDGE)),
    }
