"""Combat in an expedition: from the meeting to the field (chapters 9 and 10 on the map), with scripted dice."""

from fractions import Fraction

import pytest

from podzem.core.decisions import read_decision
from podzem.core.events import OPEN, SECRET
from podzem.core.scribe import Scribe
from podzem.expedition import carrying, muster, spawning
from podzem.expedition.fight import marks
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.people import DOWN, Member
from podzem.systems.dungeon import deciding
from podzem.systems.dungeon.chapters.combat import battlefield, combat
from podzem.systems.dungeon.chapters.combat.odds import combat_odds
from podzem.systems.dungeon.game import COMBAT, ORDERS, Game
from podzem.world.item import Item
from podzem.world.points import read_point, write_point

from .build import corridor, event, finish, item, join, names, quiet, scribe


def battle(
    *kits: str, kind: str = "bear", count: int = 1, hs: int = 20, free: str = "", at: int = 20, **options: object
) -> Game:
    """A party in a passage two sazhens wide, its opponents so far to the east of it."""
    game = quiet(corridor(90, 4), at=f"{at},2", **options)
    for number, kit in enumerate(kits or ("sword* torch!",)):
        join(game, kit, type="man" if number == 0 else "spearman")
    assert game.groups[0].members[0] == 1
    met = spawning.spawn(game.company, kind, count, 1, scribe())
    game.meeting = Meeting(1, met, kind, at=read_point(f"{at + hs},2"), hs=hs, depth=1, free_phase=free)
    return game


def begin(game: Game, *faces: int) -> Scribe:
    one = scribe(*faces)
    assert game.meeting is not None
    combat.begin(game, game.meeting, one)
    finish(one)
    return one


def give(game: Game, *texts: str, dice: tuple[int, ...] = ()) -> Scribe:
    """Orders that must be open, with exactly these dice."""
    one = scribe(*dice)
    for text in texts:
        decision = read_decision(text if text.startswith("judge") or text[0].isdigit() else f"0 {text}")
        assert deciding.why_not(game, decision) is None, (text, deciding.why_not(game, decision))
        assert decision in deciding.candidates(game, decision.seat)
        deciding.apply(game, decision, one)
    finish(one)
    return one


def refused(game: Game, text: str) -> str:
    before = game.key()
    refusal = deciding.why_not(game, read_decision(f"0 {text}"))
    assert game.key() == before
    return refusal.clause if refusal else ""


def hero(game: Game) -> Member:
    return game.members[1]


def second(game: Game) -> Member:
    return game.members[game.groups[0].members[1]]


@pytest.mark.clause("dungeon.combat.modes")
def test_combat_modes__a_meeting_becomes_a_fight_at_its_distance():
    game = battle("sword* torch!", "knife*", hs=8)
    told = begin(game)
    assert game.stage == COMBAT
    assert game.fight is not None
    assert (int(game.fight.gap[0]), int(game.fight.width[0]), int(game.fight.width[1])) == (8, 8, 8)
    assert "combat_begins_unseen" in names(told)
    assert [found.audience for found in told.events if found.name == "combat_begins"] == [SECRET]
    near = battle("sword* torch!", hs=4)
    assert [found.audience for found in begin(near).events if found.name == "combat_begins"] == [OPEN]


@pytest.mark.clause("dungeon.combat.close")
@pytest.mark.clause("dungeon.combat.withdraw")
@pytest.mark.clause("dungeon.combat.contact")
def test_combat_contact__both_sides_move_on_the_map():
    game = battle("sword* torch!", hs=30)
    begin(game)
    give(game, "close_in 4")
    assert game.meeting is not None
    assert (write_point(game.groups[0].at), write_point(game.meeting.at)) == ("24,2", "44,2")
    assert game.fight is not None
    assert game.fight.gap[0] == 20
    give(game, "fall_back 10")
    assert write_point(game.groups[0].at) == "14,2"
    assert refused(game, "fall_back 29") == "dungeon.combat.withdraw"
    assert refused(game, "close_in 49") == "dungeon.combat.close"


@pytest.mark.clause("dungeon.combat.stunned")
@pytest.mark.clause("dungeon.surprise.use")
def test_combat_stunned__opponents_who_surprise_act_at_once():
    game = battle("sword* torch!", kind="chud", count=2, hs=6, free="others")
    game.members[1].items.append(Item("plate", 99, ready=True))
    told = begin(game)
    assert event(told, "main_order")["order"] == "hold_line"
    assert game.fight is not None
    assert game.fight.phase == 2
    assert game.fight.has(0, marks.BARRED)


@pytest.mark.clause("dungeon.combat.orders")
def test_combat_orders__the_judge_orders_for_the_opponents_and_neither_sees_the_other():
    game = battle("sword* torch!", kind="bandit", count=2, hs=4, judge="ask", judge_opponents="ask")
    begin(game)
    assert deciding.needed(game) == (0, -2)
    before = deciding.candidates(game, 0)
    told = give(game, "judge hold_line")
    assert told.events == []
    assert deciding.candidates(game, 0) == before
    assert deciding.needed(game) == (0,)
    told = give(game, "hold_line")
    assert [found.facts["order"] for found in told.events if found.name == "main_order"] == ["hold_line", "hold_line"]


@pytest.mark.clause("dungeon.attack.loss")
@pytest.mark.clause("dungeon.attack.removal")
def test_attack_loss__the_caller_names_the_lost_and_they_fall():
    game = battle("mail* sword* torch!", "knife*", "knife*", kind="bandit", count=2, hs=0)
    begin(game)
    told = give(game, "hold_line", dice=(6, 1))
    assert "fell" not in names(told)
    assert deciding.needed(game) == (0,)
    assert refused(game, "fight") == "dungeon.combat.orders"
    spear = second(game)
    give(game, f"lose {spear.id}")
    assert spear.status == DOWN
    assert game.fight is not None
    assert game.fight.phase == 2


@pytest.mark.clause("dungeon.load.ammo")
def test_load_ammo__a_quiver_after_four_phases_of_fire():
    game = battle("bow* quiver torch", kind="idol", hs=40, judge_opponents="ask", judge="ask")
    hero(game).effects.clear()
    game.members[1].items[2].burning = game.members[1].items[2].ready = False
    begin(game)
    assert game.fight is not None
    quiver = hero(game).items[1]
    game.fight.ground[1] = 0
    for _ in range(4):
        game.fight.ground[1] = 0
        give(game, "fire", "judge hold_line", dice=(1,))
    assert quiver.left == 6
    assert carrying.weight(quiver) == 4 * (1 + 6)
    quiver.left = 0
    muster.refresh(game.company, game.fight, game.fight_group, game.hurls)
    assert refused(game, "fire") == "dungeon.load.ammo"


@pytest.mark.clause("dungeon.attack.thrown")
def test_attack_thrown__a_sword_flies_and_lies_by_the_enemy():
    game = battle("sword* torch!", kind="bandit", count=2, hs=4, judge_opponents="ask", judge="ask")
    begin(game)
    sword = hero(game).items[0]
    told = give(game, f"throw pc.1 {sword.id}", "fire", "judge hold_line", dice=(3,))
    shot = event(told, "shot")
    assert (shot["modifier"], shot["target"]) == (-1, 2)
    assert sword not in hero(game).items
    heap = next(heap for heap in game.site.heaps if sword in heap.items)
    assert heap.at == read_point("24,2")


@pytest.mark.clause("dungeon.attack.thrown")
def test_attack_thrown__not_two_handed_not_from_behind_not_in_melee():
    game = battle("two_handed_weapon*", hs=4, kind="bandit", judge_opponents="ask", judge="ask")
    begin(game)
    assert refused(game, f"throw pc.1 {hero(game).items[0].id}") == "dungeon.attack.thrown"
    melee = battle("sword* torch!", hs=0, judge_opponents="ask", judge="ask")
    begin(melee)
    assert refused(melee, f"throw pc.1 {hero(melee).items[0].id}") == "dungeon.combat.fire"
    assert refused(melee, f"throw pc.1 {hero(melee).items[1].id}") == "dungeon.combat.fire"


@pytest.mark.clause("dungeon.treasure.magic")
def test_treasure_magic__a_wand_of_fire_is_a_shot_of_the_phase():
    game = battle("sword* torch!", kind="karl", hs=10, judge_opponents="ask", judge="ask")
    wand = Item("wand", 90, row=1, told=True, left=3)
    hero(game).items.append(wand)
    begin(game)
    assert game.fight is not None
    game.fight.ground[1] = 0
    told = give(game, "use pc.1 wand.90", "fire", "judge hold_line", dice=(1,))
    assert (event(told, "shot")["modifier"], event(told, "shot")["needs"]) == (2, 2)
    assert wand.left == 2
    assert refused(game, "fire") == "dungeon.load.ammo"


@pytest.mark.clause("dungeon.treasure.magic")
def test_treasure_magic__a_wand_of_sleep_takes_the_phase_and_levels_of_the_first_rank():
    game = battle("sword* torch!", kind="bandit", count=4, hs=4, judge_opponents="ask", judge="ask")
    hero(game).items.append(Item("wand", 90, row=6, told=True, left=3))
    begin(game)
    told = give(game, "use pc.1 wand.90", dice=(2,))
    assert len([name for name in names(told) if name == "fell_asleep"]) == 2
    assert game.fight is not None
    assert game.fight.has(0, marks.BUSY)
    assert sum(game.fight.has(row, marks.ASLEEP) for row in range(5)) == 2


@pytest.mark.clause("dungeon.combat.other")
def test_combat_other__a_potion_takes_the_phase():
    game = battle("sword* torch!", kind="bandit", hs=0, judge_opponents="ask", judge="ask")
    hero(game).items.append(Item("potion", 91, row=2, told=True))
    begin(game)
    give(game, "use pc.1 potion.91")
    assert refused(game, "retreat 2") == "dungeon.combat.other"
    told = give(game, "fight", "judge hold_line")
    assert "struck" not in names(told)


@pytest.mark.clause("dungeon.combat.incidental")
def test_combat_incidental__changing_the_weapon_costs_one_a_second_change_the_phase():
    game = battle("sword knife* torch!", kind="karl", hs=0, judge_opponents="ask", judge="ask")
    sword, knife = hero(game).items[:2]
    begin(game)
    give(game, f"stow pc.1 {knife.id}", f"ready pc.1 {sword.id}")
    assert game.fight is not None
    assert game.fight.has(0, marks.INCIDENTAL)
    assert not game.fight.has(0, marks.BUSY)
    give(game, f"stow pc.1 {sword.id}")
    assert game.fight.has(0, marks.BUSY)
    give(game, "fight", "judge hold_line")
    give(game, f"ready pc.1 {sword.id}")
    told = give(game, "fight", "judge hold_line", dice=(1,))
    assert event(told, "struck")["modifier"] == -1
    told = give(game, "fight", "judge hold_line", dice=(1,))
    assert event(told, "struck")["modifier"] == 0


@pytest.mark.clause("dungeon.combat.space")
@pytest.mark.clause("dungeon.combat.first_rank")
def test_combat_space__a_shield_readied_in_the_rank_pushes_others_back():
    game = battle("sword* shield", "knife*", "knife*", "knife*", kind="karl", hs=0, judge_opponents="ask", judge="ask")
    begin(game)
    shield = hero(game).items[1]
    give(game, f"ready pc.1 {shield.id}")
    assert game.fight is not None
    assert [int(rank) for rank in game.fight.rank][:4] == [0, 0, 0, 1]


@pytest.mark.clause("dungeon.combat.ten_phases")
def test_combat_ten_phases__thirteen_phases_are_two_turns():
    game = battle("sword* torch! plate*", kind="karl", hs=0, judge_opponents="ask", judge="ask")
    torch = hero(game).items[1]
    torch.left = 1
    begin(game)
    for number in range(10):
        assert torch.burning
        give(game, "hold_line", "judge hold_line")
        assert game.company.turn == (number + 1) // 10
    assert game.stage == COMBAT
    assert not torch.burning
    for _ in range(2):
        give(game, "hold_line", "judge hold_line")
    give(game, "break_off", "hold_line", "judge break_off", "judge hold_line")
    assert (game.stage, game.company.turn, game.fight) == (ORDERS, 2, None)


@pytest.mark.clause("dungeon.combat.newcomers")
@pytest.mark.parametrize(("attitude", "fronts"), [((1, 2), 2), ((3, 4), 1)])
def test_combat_newcomers__attack_or_wait(attitude: tuple[int, int], fronts: int):
    game = battle("sword* torch! plate*", "knife*", kind="karl", hs=0, judge_opponents="ask", judge="ask")
    begin(game)
    for _ in range(9):
        give(game, "hold_line", "judge hold_line")
    band = Meeting(1, [], "bandit", "wandering", depth=1, waited=True)
    band.creatures = spawning.spawn(game.company, "bandit", 2, 1, scribe())
    game.waiting.append(band)
    give(game, "hold_line", "judge hold_line", dice=(3, 4, *attitude))
    assert game.fight is not None
    assert sum(gap >= 0 for gap in game.fight.gap) == fronts
    assert len(game.waiting) == 2 - fronts
    if fronts == 2:
        give(game, "hold_line", "hold_line", "judge hold_line", "judge hold_line")
        assert [number for number in band.creatures if number in game.fight.member] == band.creatures


@pytest.mark.clause("dungeon.combat.end")
def test_combat_end__round_the_corner_and_not_followed():
    game = quiet(at="21,5", judge_opponents="ask", judge="ask")
    join(game, "sword* torch!")
    met = spawning.spawn(game.company, "karl", 1, 1, scribe())
    game.meeting = Meeting(1, met, "karl", at=read_point("9,5"), hs=12, depth=1)
    begin(game)
    told = give(game, "fall_back 10", "judge hold_line")
    assert event(told, "combat_over") == {"side": "others", "way": "got_away"}
    assert game.stage == ORDERS


@pytest.mark.clause("dungeon.combat.width")
def test_combat_width__a_doorway_and_the_room_behind_it():
    game = quiet(at="36,19")
    join(game, "sword* torch!")
    ground = battlefield.ground_at(game.site, 1)
    assert battlefield.width_at(ground, read_point("36,19"), "PB", "E") == 4
    assert battlefield.width_at(ground, read_point("44,19"), "R1", "E") == 28
    assert battlefield.width_at(ground, read_point("30,19"), "PB", "E") == 4
    near, beyond = (battlefield.width_at(ground, read_point(at), "R1", "E") for at in ("37,19", "38,19"))
    assert (near, beyond) == (4, 28), "within half a sazhen of the doorway, and farther"


@pytest.mark.clause("dungeon.loyalty.score")
@pytest.mark.clause("dungeon.level.combat")
def test_loyalty_score__follows_what_he_wears_now():
    game = battle("sword*", "mail* shield* spear*", kind="karl")
    man = second(game)
    assert muster.recruit(game.company, man, 0).loyalty == 3
    man.items = [one for one in man.items if one.kind != "shield"]
    assert muster.recruit(game.company, man, 0).loyalty == 2
    assert muster.recruit(game.company, hero(game), 0).loyalty == marks.NOBODY_LOYAL
    man.level = man.resilience = 3
    assert (muster.recruit(game.company, man, 0).dice, muster.recruit(game.company, man, 0).left) == (3, 3)
    plain = battle("sword*", "mail*", kind="karl", levels_in_combat=False)
    second(plain).level = second(plain).resilience = 3
    assert (
        muster.recruit(plain.company, second(plain), 0).dice,
        muster.recruit(plain.company, second(plain), 0).left,
    ) == (1, 1)


@pytest.mark.clause("dungeon.defence.armour")
@pytest.mark.clause("dungeon.defence.shield")
def test_defence__the_best_armour_and_a_readied_shield():
    def defence(kit: str) -> int:
        game = battle(kit)
        return int(muster.recruit(game.company, hero(game), 0).defence)

    assert [defence(kit) for kit in ("", "light_armour*", "mail*", "plate*")] == [0, 1, 2, 3]
    assert [defence(kit) for kit in ("plate* shield*", "shield*", "shield", "mail* light_armour*")] == [4, 1, 0, 2]
    game = battle("mail* light_armour*")
    assert carrying.load(game.company, hero(game)) == 4 * 55


@pytest.mark.clause("dungeon.attack.odds")
def test_attack_odds__of_the_combat_are_shown_to_those_who_see_it():
    game = battle("mail* shield* sword*", kind="karl", hs=0)
    game.members[1].effects.clear()
    begin(game)
    game.fight.ground[0] = game.fight.ground[1] = 0
    answer = combat_odds(game, read_decision("0 fight"))
    assert answer == {"won": Fraction(1, 3), "lost": Fraction(1, 3), "down": Fraction(2, 3), "kill": Fraction(2, 3)}
    assert combat_odds(game, read_decision("0 keep_ranks")) is None
    more = battle("mail* shield* sword*", "sword*", kind="karl", count=8, hs=0)
    begin(more)
    more.fight.ground[0] = more.fight.ground[1] = 0
    told = combat_odds(more, read_decision("0 fight"))
    assert told["down"] == pytest.approx(told["down-1"] + told["down-2"], abs=1e-8)
    counted = sum(told.get(f"kill-{count}", 0) for count in (1, 2, 3, 4, 5, "more"))
    assert told["kill"] == pytest.approx(counted, abs=1e-8)
    assert told["kill-more"] < told["kill-1"]
    dark = battle("mail* sword*", kind="karl", hs=20)
    begin(dark)
    assert combat_odds(dark, read_decision("0 hold_line")) == {}
    hidden = battle("mail* sword* torch!", kind="karl", hs=0, show_odds=False)
    begin(hidden)
    assert combat_odds(hidden, read_decision("0 fight")) == {}


@pytest.mark.clause("dungeon.load.ammo")
def test_load_ammo__half_of_it_is_found_again_by_the_switch():
    game = battle("bow* quiver", kind="bandit", hs=4, ammo_recovery="half")
    quiver = hero(game).items[1]
    quiver.left, quiver.spent = 5, 5
    begin(game)
    assert game.fight is not None
    game.fight.winner = marks.PARTY
    from podzem.expedition import gathering
    from podzem.systems.dungeon.chapters.combat import aftermath

    aftermath._gather(game, game.fight)
    assert quiver.spent == 2
    gathering.gather(game.company, hero(game), scribe())
    assert (quiver.left, quiver.spent) == (7, 0)


@pytest.mark.clause("dungeon.core.secrecy")
def test_core_secrecy__what_unseen_opponents_do_is_told_to_the_judge_alone():
    game = battle("sword* torch!", kind="chud", count=2, hs=40, judge_opponents="ask", judge="ask")
    begin(game)
    told = give(game, "hold_line", "judge close_in 6")
    assert [found.audience for found in told.events if found.name == "moved"] == [SECRET]
    assert [found.audience for found in told.events if found.name == "main_order"] == [OPEN, SECRET]
    told = give(game, "hold_line", "judge fire", dice=(1, 1))
    assert "unseen_shots" in names(told)
    assert {found.audience for found in told.events if found.name == "shot"} == {SECRET}


def test_item_helper__reads_kits():
    game = battle()
    assert item(game, "sword*").ready
