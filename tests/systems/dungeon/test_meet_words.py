"""Every event and order of the part has its words in every language, and they take the facts that are told."""

import re

import pytest

from podzem.core.decisions import Decision
from podzem.core.words import LANGUAGES, Words
from podzem.expedition import events as people
from podzem.expedition.meeting import events as meetings
from podzem.expedition.town import events as town
from podzem.expedition.town.hiring import TABLE
from podzem.systems.dungeon.orders import OF_CAPTIVES, OF_MEETINGS, OF_QUESTIONS, OF_THE_TOWN, ORDERS
from podzem.world.creatures import CREATURES

REFUSALS = (
    "attitude.choices",
    "attitude.change",
    "captive.excess",
    "captive.hire",
    "captive.sale",
    "captive.party",
    "core.auto_judge",
    "aid.needs",
    "aid.window",
    "aid.breakage",
    "treasure.magic",
    "money.values",
    "income.delivery",
    "premise.companions",
    "premise.goal",
    "hire.candidates",
    "hire.roll",
    "hire.terms",
    "character.create",
    "level.growth",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_order_has_words(language: str) -> None:
    words = Words(language, ["podzem.systems.dungeon"])
    wanted = [f"event-{name}" for table in (people, meetings, town) for name in table.EVENTS]
    wanted += [f"order-{table}" for table in (*OF_QUESTIONS, *OF_MEETINGS, *OF_CAPTIVES, *OF_THE_TOWN)]
    wanted += [f"kind-{kind}" for kind in CREATURES] + [f"member-{kind}" for kind in CREATURES]
    wanted += [f"member-{type}" for type in TABLE["companions"] if type != "clause"]
    wanted += [f"refused-dungeon-{clause.replace('.', '-')}" for clause in REFUSALS]
    assert [message for message in wanted if not words.has(message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (1, {"ru": "1 дневной запас", "uk": "1 денний запас", "bg": "1 дневна дажба", "en": "1 day's food"}),
        (2, {"ru": "2 дневных запаса", "uk": "2 денні запаси", "bg": "2 дневни дажби", "en": "2 days' food"}),
        (5, {"ru": "5 дневных запасов", "uk": "5 денних запасів", "bg": "5 дневни дажби", "en": "5 days' food"}),
        (11, {"ru": "11 дневных запасов", "uk": "11 денних запасів", "bg": "11 дневни дажби", "en": "11 days' food"}),
        (21, {"ru": "21 дневной запас", "uk": "21 денний запас", "bg": "21 дневни дажби", "en": "21 days' food"}),
    ],
)
def test_numbers_have_their_forms(language: str, count: int, expected: dict[str, str]) -> None:
    said = Words(language, ["podzem.systems.dungeon"]).say("event-fed", count=count)
    assert expected[language] in re.sub(r"\s+", " ", said)


@pytest.mark.parametrize(
    ("count", "said"), [("1", "1 дневной запас"), ("3", "3 дневных запаса"), ("8", "8 дневных запасов")]
)
def test_numbers_of_decisions_have_their_forms_too(count: str, said: str) -> None:
    words = Words("ru", ["podzem.systems.dungeon"])
    text = words.order(Decision(0, "offer_food", (count,)), ORDERS["offer_food"], [])
    assert said in re.sub(r"\s+", " ", text)
