// A small generator for the choices, so that every run begins with the same games.
"use strict";

/** A function that draws one of `count`. */
function chooser(seed) {
  let state = seed + 1;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

module.exports = { chooser };
