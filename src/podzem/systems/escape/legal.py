"""Legality, one source: `why_not` says which clause forbids an order, `codes` lists those that none forbids (T1)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from podzem.systems.escape import codes as code_of
from podzem.systems.escape.board import BURIED_CAVE, CHASM, FIRE_CAVE
from podzem.systems.escape.cards import (
    BLADE,
    CAVE_IN,
    CLEARING,
    COIN,
    EXPLOSIVE,
    FIRE,
    GRILLE_CARD,
    INCENDIARY,
    NONE,
    PLACED,
    POINTER_CARD,
    WOOD,
)
from podzem.systems.escape.codes import card_of, order_of, pack, square_of, to_of
from podzem.systems.escape.game import AHEAD_OF, COUNTER, DEFEND, MOVE, OVER, REACT, SHOP, STRIKE, TURN, Game
from podzem.systems.escape.rules import (
    attack,
    blasting,
    caves,
    chance,
    chasm,
    counters,
    giving_up,
    prison,
    shopping,
    treasure,
)
from podzem.systems.escape.rules.movement import find_paths
from podzem.systems.escape.rules.reacting import why_not_react
from podzem.systems.escape.rules.turns import may_walk
from podzem.systems.escape.situation import LOCKED, OUTSIDE, SHUT_IN, leaves, open_orders, situation, why_not_open


def why_not(game: Game, code: i64) -> str:
    """The clause that forbids the seat that is asked an order of the open phase; empty when it is legal."""
    order = order_of(code)
    if game.phase == TURN:
        return why_not_open(game, game.actor, order) or _why_not_on_turn(game, game.actor, code, order)
    if game.phase == MOVE:
        return _why_not_moving(game, code, order)
    return _why_not_answering(game, code, order)


def _why_not_on_turn(game: Game, seat: i64, code: i64, order: i64) -> str:
    """Orders of a turn, once the situation leaves them open."""
    square, card = square_of(code), card_of(code)
    if order == code_of.ROLL:
        return why_not_roll(game, seat, situation(game, seat))
    if order == code_of.JUMP:
        return chasm.why_not_jump(game, seat, square)
    if order == code_of.WOOD:
        return chasm.why_not_wood(game, seat, square, card)
    if order == code_of.CLIMB:
        return chasm.why_not_climb(game, seat, square)
    if order == code_of.CLEAR:
        return counters.why_not_clear(game, seat, square, card)
    if order == code_of.CLEAR_CAVE:
        return caves.why_not_clear_cave(game, seat, square, card)
    if order == code_of.EXPLODE:
        return blasting.why_not_blast(game, seat, CAVE_IN, square, card)
    if order == code_of.IGNITE:
        return blasting.why_not_blast(game, seat, FIRE, square, card)
    if order == code_of.GRILLE:
        return counters.why_not_grille(game, seat, square, card)
    if order == code_of.POINTER:
        return counters.why_not_pointer(game, seat, square, to_of(code), card)
    if order == code_of.REMOVE_POINTER:
        return counters.why_not_remove_pointer(game, seat, card)
    return _why_not_in_place(game, seat, card, order)


def _why_not_in_place(game: Game, seat: i64, card: i64, order: i64) -> str:
    """Orders of a turn that need no square."""
    if order == code_of.SHOP:
        return shopping.why_not_shop(game, seat)
    if order == code_of.TAKE_TREASURE:
        return treasure.why_not_take_treasure(game, seat)
    if order == code_of.FIGHT:
        return caves.why_not_fight(game, seat, card)
    if order == code_of.DIG_OUT:
        return caves.why_not_dig_out(game, seat, card)
    if order == code_of.SAW_PRISON:
        return prison.why_not_saw(game, seat, card)
    if order == code_of.USE_PASS:
        return prison.why_not_use_pass(game, seat)
    if order == code_of.GIVE_UP:
        return giving_up.why_not_give_up(game, seat)
    return "" if order == code_of.PASS else "escape.turn.one_action"


def why_not_roll(game: Game, seat: i64, place: i64) -> str:
    """Locked and shut-in players may throw only to attack on their own square."""
    if (place != LOCKED and place != SHUT_IN) or attack.can_attack_in_place(game, seat):
        return ""
    return "escape.prison.locked" if place == LOCKED else "escape.cave.buried_blocked"


def _why_not_moving(game: Game, code: i64, order: i64) -> str:
    """After a throw: one of the legal paths, an attack in place, or staying where no path is."""
    if order == code_of.STAY_ATTACK:
        return attack.why_not_stay_attack(game, game.actor)
    if order == code_of.STAY:
        return "escape.move.full_number" if len(open_paths(game)) > 0 else ""
    if order == code_of.GO:
        return "" if code in open_paths(game) else "escape.move.full_number"
    return "escape.turn.one_action"


def open_paths(game: Game) -> vec[i64]:
    """The paths of the move under way; a locked or shut-in player has none."""
    return find_paths(game) if may_walk(game, game.actor) else vec[i64]()


def _why_not_answering(game: Game, code: i64, order: i64) -> str:
    """Orders that answer a question: strike, defence, reaction, square ahead, counter, purchase."""
    seat, square, card = game.actor, square_of(code), card_of(code)
    phase = game.phase
    if phase == STRIKE and order == code_of.STRIKE:
        return attack.why_not_strike(game, seat, square, card)
    if phase == STRIKE and order == code_of.HOLD:
        return attack.why_not_hold(game, seat)
    if (phase == DEFEND or phase == REACT) and order == code_of.DECLINE:
        return ""
    if phase == DEFEND and order == code_of.USE:
        return attack.why_not_defend(game, seat, card)
    if phase == REACT and order == code_of.USE:
        return why_not_react(game, seat, card)
    if phase == AHEAD_OF and order == code_of.CHOOSE:
        return chance.why_not_choose(game, seat, square)
    if phase == COUNTER and order == code_of.TAKE:
        return counters.why_not_take(game, square)
    if phase == SHOP and order == code_of.BUY:
        return shopping.why_not_buy(game, card)
    return "escape.turn.one_action"


def codes(game: Game) -> vec[i64]:
    """Every legal decision of the seat that is asked."""
    if game.phase == TURN:
        return _codes_on_turn(game, game.actor)
    if game.phase == MOVE:
        return _codes_moving(game)
    if game.phase == OVER:
        return vec[i64]()
    return _codes_answering(game, game.actor)


def _codes_on_turn(game: Game, seat: i64) -> vec[i64]:
    found = vec[i64](capacity=8)
    place = situation(game, seat)
    orders = open_orders(game, seat, place)
    if leaves(orders, code_of.ROLL) and not why_not_roll(game, seat, place):
        found = append(found, code_of.ROLL)
    if game.passes[seat] > 0 and leaves(orders, code_of.USE_PASS) and not prison.why_not_use_pass(game, seat):
        found = append(found, code_of.USE_PASS)
    if game.has(seat, COIN) and leaves(orders, code_of.SHOP) and not shopping.why_not_shop(game, seat):
        found = append(found, code_of.SHOP)
    if leaves(orders, code_of.TAKE_TREASURE) and not treasure.why_not_take_treasure(game, seat):
        found = append(found, code_of.TAKE_TREASURE)
    if leaves(orders, code_of.PASS):
        found = append(found, code_of.PASS)
    if leaves(orders, code_of.GIVE_UP) and not giving_up.why_not_give_up(game, seat):
        found = append(found, code_of.GIVE_UP)
    if place == OUTSIDE:
        return found
    return _codes_of_cards(game, seat, orders, game.square[seat], found)


def _codes_of_cards(game: Game, seat: i64, orders: i64, square: i64, found: vec[i64]) -> vec[i64]:
    """Orders aimed at each neighbouring square, then those of cards used where one stands."""
    climbs = leaves(orders, code_of.CLIMB)
    if climbs or leaves(orders, code_of.JUMP):
        held = game.held[seat]
        for slot in range(game.degree[square]):
            to = game.neighbour(square, slot)
            if climbs or game.kinds[to] == CHASM or held & useful_towards(game, to) != 0:
                found = _codes_towards(game, seat, orders, to, found)
    return _codes_here(game, seat, orders, found)


def _codes_towards(game: Game, seat: i64, orders: i64, square: i64, found: vec[i64]) -> vec[i64]:
    """Orders aimed at a neighbouring square: jumps, climbs, and each card that has a use there."""
    if game.kinds[square] == CHASM:
        if leaves(orders, code_of.JUMP) and not chasm.why_not_jump(game, seat, square):
            found = append(found, pack(code_of.JUMP, square))
    elif leaves(orders, code_of.CLIMB) and not chasm.why_not_climb(game, seat, square):
        found = append(found, pack(code_of.CLIMB, square))
    useful = useful_towards(game, square)
    for index in range(game.hand_size[seat]):
        card, category = game.card_at(seat, index), game.category_at(seat, index)
        if (useful >> category) & 1 == 0 or is_repeated(game, seat, index):
            continue
        order = order_towards(game, category, square)
        if order == code_of.POINTER:
            found = _codes_of_pointer(game, seat, orders, square, card, found)
        else:
            found = _add(game, seat, orders, order, square, card, found)
    return found


def useful_towards(game: Game, square: i64) -> i64:
    """The categories that have a use on a neighbouring square (T3), as bits."""
    useful: i64 = PLACED
    kind = game.kinds[square]
    if kind == CHASM:
        useful |= 1 << WOOD
    if game.is_blocked(square) or kind == FIRE_CAVE or kind == BURIED_CAVE:
        useful |= CLEARING
    return useful


def order_towards(game: Game, category: i64, square: i64) -> i64:
    """The order by which a useful card acts on a neighbouring square (T3)."""
    if category == EXPLOSIVE:
        return code_of.EXPLODE
    if category == INCENDIARY:
        return code_of.IGNITE
    if category == GRILLE_CARD:
        return code_of.GRILLE
    if category == POINTER_CARD:
        return code_of.POINTER
    if category == WOOD:
        return code_of.WOOD
    if game.is_blocked(square):
        return code_of.CLEAR
    return code_of.CLEAR_CAVE


def _add(game: Game, seat: i64, orders: i64, order: i64, square: i64, card: i64, found: vec[i64]) -> vec[i64]:
    code = pack(order, square, card)
    if leaves(orders, order) and not _why_not_on_turn(game, seat, code, order):
        return append(found, code)
    return found


def _codes_of_pointer(game: Game, seat: i64, orders: i64, square: i64, card: i64, found: vec[i64]) -> vec[i64]:
    if not leaves(orders, code_of.POINTER):
        return found
    for slot in range(game.degree[square]):
        to = game.neighbour(square, slot)
        if not counters.why_not_pointer(game, seat, square, to, card):
            found = append(found, pack(code_of.POINTER, square, card, to))
    return found


def _codes_here(game: Game, seat: i64, orders: i64, found: vec[i64]) -> vec[i64]:
    """Cards used where one stands: a due fight, digging out, sawing, removing a pointer."""
    order = _use_here(game, seat, orders)
    if order == NONE:
        return found
    for index in range(game.hand_size[seat]):
        if not is_repeated(game, seat, index):
            found = _add(game, seat, orders, order, 0, game.card_at(seat, index), found)
    return found


def _use_here(game: Game, seat: i64, orders: i64) -> i64:
    """The one order by which a card may act where one stands; -1 when there is none."""
    if leaves(orders, code_of.REMOVE_POINTER) and game.arrow_on(game.square[seat]) >= 0:
        return code_of.REMOVE_POINTER
    if leaves(orders, code_of.FIGHT):
        return code_of.FIGHT
    if leaves(orders, code_of.DIG_OUT):
        return code_of.DIG_OUT
    if leaves(orders, code_of.SAW_PRISON):
        return code_of.SAW_PRISON
    return NONE


def is_repeated(game: Game, seat: i64, index: i64) -> bool:
    """Whether the same card stands earlier in the hand; equal cards make one decision."""
    card = game.card_at(seat, index)
    for before in range(index):
        if game.card_at(seat, before) == card:
            return True
    return False


def _codes_moving(game: Game) -> vec[i64]:
    found = open_paths(game)
    if len(found) == 0:
        found = append(found, code_of.STAY)
    if not attack.why_not_stay_attack(game, game.actor):
        found = append(found, code_of.STAY_ATTACK)
    return found


def _codes_answering(game: Game, seat: i64) -> vec[i64]:
    """Every answer to the open question that no clause forbids."""
    if game.phase == AHEAD_OF:
        return _codes_of_squares(code_of.CHOOSE, chance.squares_ahead(game, seat))
    if game.phase == COUNTER:
        return _codes_of_counters(game)
    if game.phase == SHOP:
        return _codes_of_purchases(game)
    if game.phase == STRIKE:
        return _codes_of_strikes(game, seat)
    found = vec[i64]([code_of.DECLINE])
    for index in range(game.hand_size[seat]):
        code = pack(code_of.USE, 0, game.card_at(seat, index))
        if not is_repeated(game, seat, index) and not _why_not_answering(game, code, code_of.USE):
            found = append(found, code)
    return found


def _codes_of_squares(order: i64, squares: vec[i64]) -> vec[i64]:
    found = vec[i64]()
    for square in squares:
        found = append(found, pack(order, square))
    return found


def _codes_of_counters(game: Game) -> vec[i64]:
    found = vec[i64]()
    for square in range(game.setting.board.size):
        if not counters.why_not_take(game, square):
            found = append(found, pack(code_of.TAKE, square))
    return found


def _codes_of_purchases(game: Game) -> vec[i64]:
    found = vec[i64]()
    for card in range(game.setting.deck.size):
        if shopping.is_in_reserve(game, card):
            found = append(found, pack(code_of.BUY, 0, card))
    return found


def _codes_of_strikes(game: Game, seat: i64) -> vec[i64]:
    found = vec[i64]()
    if not attack.why_not_hold(game, seat):
        found = append(found, code_of.HOLD)
    if not game.has(seat, BLADE):
        return found
    for target in range(game.setting.players):
        for index in range(game.hand_size[seat]):
            card = game.card_at(seat, index)
            if not is_repeated(game, seat, index) and not attack.why_not_strike(game, seat, target, card):
                found = append(found, pack(code_of.STRIKE, target, card))
    return found
