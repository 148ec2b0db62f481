// One game under load: which moves are under way, and who has heard of them.
"use strict";

const PLAYERS = 4;
const ALL = (1 << PLAYERS) - 1;

class Desk {
  constructor(game) {
    this.game = game;
    this.under_way = [];
    this.seen = -1;
    this.turn = null;
    this.is_over = false;
    this.moves = 0;
  }

  /** Whoever is on turn moves now. */
  move(now) {
    const { seat, version, send } = this.turn;
    this.turn = null;
    this.under_way.push({ seat, version, begun: now, heard: 0 });
    send();
  }

  /** A socket has heard of a version; the moves that led there are heard by this seat. True if a turn came up. */
  hear(seat, version, send, over, now, tally) {
    this.is_over ||= over;
    for (const move of this.under_way) if (version > move.version) this.#note(move, seat, now, tally);
    while (this.under_way.length && this.under_way[0].heard === ALL) this.under_way.shift();
    if (send === null || version <= this.seen) return false;
    this.seen = version;
    this.turn = { seat, version, send };
    return true;
  }

  #note(move, seat, now, tally) {
    if (move.heard & (1 << seat)) return;
    move.heard |= 1 << seat;
    if (seat === move.seat) {
      this.moves += 1;
      tally.moves += 1;
      tally.mover.push(now - move.begun);
    }
    if (move.heard === ALL) tally.table.push(now - move.begun);
  }

  /** Whether everybody knows that the game has ended. */
  get is_done() {
    return this.is_over && this.under_way.length === 0;
  }
}

module.exports = { Desk };
