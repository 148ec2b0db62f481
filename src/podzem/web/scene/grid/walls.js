// Walls in ink, and rock hatched behind them in the manner of old map-makers.

import { bundle, chances, draw, line } from "../../art/svg.js";
import { gradeAt } from "./cells.js";
import { UNIT } from "./marks.js";

const SHAKE = 1.5; // how far a hand is off the line
const BAND = 0.78; // how deep the rock is hatched, in cells

// The layer of a level's known walls.
export function drawWalls(level) {
  const pieces = level.walls.flatMap(split);
  return [draw("path", { class: "hatching", d: pieces.flatMap((piece) => hatched(piece, level)).join("") }),
    draw("path", { class: "wall", d: pieces.map(([a, b]) => line([shaken(a), shaken(b)])).join("") })];
}

// A wall edge by edge of the cells it runs along.
function split([x1, y1, x2, y2]) {
  const steps = Math.max(1, Math.round(Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1))));
  const at = (step) => [x1 + ((x2 - x1) * step) / steps, y1 + ((y2 - y1) * step) / steps];
  return Array.from({ length: steps }, (_, step) => [at(step), at(step + 1)]);
}

// Where lines meet they shake alike.
function shaken([x, y]) {
  const chance = chances(`${x} ${y}`);
  return [x * UNIT + (chance() - 0.5) * SHAKE, y * UNIT + (chance() - 0.5) * SHAKE];
}

// Rock lies on the side that nobody has seen as ground.
function hatched([[x1, y1], [x2, y2]], level) {
  const upright = x1 === x2, x = Math.min(x1, x2), y = Math.min(y1, y2), chance = chances(`${x1} ${y1} ${x2} ${y2}`);
  const sides = upright ? [[-1, 0], [1, 0]] : [[0, -1], [0, 1]];
  return sides.filter(([dx, dy]) => !gradeAt(level, level.seen, Math.floor(x + Math.min(dx, 0)), Math.floor(y + Math.min(dy, 0))))
    .flatMap(([dx, dy]) => [0.22, 0.72].map((along) => {
      const out = 0.25 + chance() * BAND * 0.75, aside = along + (chance() - 0.5) * 0.3;
      return bundle([(x + (upright ? dx * out : aside)) * UNIT, (y + (upright ? aside : dy * out)) * UNIT], chance(), 3.4 + chance() * 2.2);
    }));
}
