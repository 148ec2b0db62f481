"""What people and things are called: by their kind, with a small number where several are alike.

The number by which orders name somebody counts everything that there is; a name counts those alone who are known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from podzem.core.decisions import Fact
from podzem.expedition.company import Company
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.marks import OTHERS
from podzem.expedition.fight.sight import is_others_shown
from podzem.expedition.ledger import Candidate
from podzem.expedition.people import CAPTIVE, PC, Member
from podzem.world.creatures import CREATURES
from podzem.world.item import Item

Name = tuple[str, dict[str, Fact]]
Called = dict[str, Name]
"""By id; whoever stands for a player is called by the player's own name, and not here."""


def own_people(members: Iterable[Member]) -> Called:
    """The first of his kind by the kind alone, each who came later with his number: so nobody's name ever changes."""
    own = sorted((one for one in members if one.owner >= 0 and one.kind != PC), key=lambda one: one.number)
    return {id: _name(term, n if n > 1 else 0) for id, term, n in _ranked(_people(own))}


def strangers(company: Company, fight: Fight | None) -> Called:
    """Those met: who is held or fought with his number among them, all others by their kind alone."""
    met = [one for one in company.members.values() if one.owner < 0]
    by_kind = {id: _name(term, 0) for id, term in _people(met)}
    return {**by_kind, **captives(company), **_opponents(company, fight)}


def _opponents(company: Company, fight: Fight | None) -> Called:
    """Those who are fought: the ones in sight are counted first, so that no number tells of those who are not."""
    if fight is None:
        return {}
    rows = [row for row in range(len(fight.names)) if fight.side[row] == OTHERS]
    rows.sort(key=lambda row: (not is_others_shown(fight, fight.front[row]), row))
    return _alike(_people(company.members[int(fight.member[row])] for row in rows))


def captives(company: Company) -> Called:
    """Those whom the company holds, each holder's by themselves."""
    found: dict[int, list[Member]] = {}
    for one in company.members.values():
        if one.status == CAPTIVE and one.owner < 0:
            found.setdefault(one.captor, []).append(one)
    return {id: name for held in found.values() for id, name in _alike(_people(held)).items()}


def gone(id: str) -> Name | None:
    """Somebody who was met and is no more, by his kind: stories still speak of him."""
    kind = id.rpartition(".")[0]
    return _name(f"member-{kind}", 0) if kind in CREATURES else None


def bearers(company: Company) -> list[Member]:
    """Those whose things are known: the company's own, and whom it holds."""
    return [one for one in company.members.values() if one.owner >= 0 or one.status == CAPTIVE]


def candidates(some: Iterable[Candidate]) -> Called:
    """Those who may be hired in one place."""
    return _alike(_people(some))


def things(items: Iterable[Item]) -> Called:
    """Things of one holder, or of one heap, with what is in them."""
    return _alike((item.id, f"item-{item.kind}") for item in _with_contents(items))


def vessels(some: Iterable[tuple[str, str]]) -> Called:
    """Vessels that lie in one place, each by its id and its kind."""
    return _alike((id, f"vessel-{kind}") for id, kind in some)


def _people(some: Iterable[Member | Candidate]) -> Iterator[tuple[str, str]]:
    return ((one.id, f"member-{one.type}") for one in some)


def _with_contents(items: Iterable[Item]) -> Iterator[Item]:
    for item in items:
        yield item
        yield from _with_contents(item.contents)


def _alike(some: Iterable[tuple[str, str]]) -> Called:
    """Each by its word, with its number among those of the same word where there are several."""
    found = list(some)
    many = Counter(term for _, term in found)
    return {id: _name(term, n if many[term] > 1 else 0) for id, term, n in _ranked(found)}


def _ranked(some: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str, int]]:
    seen: Counter[str] = Counter()
    for id, term in some:
        seen[term] += 1
        yield id, term, seen[term]


def _name(term: str, n: int) -> Name:
    return "named-one", {"term": term, "n": n}
