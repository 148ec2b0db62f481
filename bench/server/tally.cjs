// What is counted of the moves: how many, and how long until the mover and until the last of the table heard of one.
"use strict";

class Tally {
  constructor() {
    this.moves = 0;
    this.opened = 0;
    this.mover = [];
    this.table = [];
  }

  told(seconds) {
    return {
      seconds,
      moves: this.moves,
      opened: this.opened,
      mover: quantiles(this.mover),
      table: quantiles(this.table),
    };
  }
}

/** Milliseconds at the middle, at 99 of 100, and at most. */
function quantiles(times) {
  const sorted = Float64Array.from(times).sort();
  const at = (share) => (sorted.length ? sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] : null);
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}

module.exports = { Tally, quantiles };
