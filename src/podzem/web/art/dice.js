// Dice: pips up to six, beyond that a number.

import { draw, picture } from "./svg.js";

const MIDDLE = [[0, 0]], SLANT = [[-1, -1], [1, 1]], CORNERS = [...SLANT, [1, -1], [-1, 1]];
const PIPS = [[], MIDDLE, SLANT, [...SLANT, ...MIDDLE], CORNERS, [...CORNERS, ...MIDDLE], [...CORNERS, [-1, 0], [1, 0]]];

// A die that shows a face.
export function die(face, of = 6) {
  return picture("-24 -24 48 48", { class: "die", role: "img", "aria-hidden": "false", "aria-label": face }, ...sides(face, of));
}

// Pips are those of a die with six sides.
export function sides(face, of = 6) {
  const body = [
    draw("rect", { x: -20, y: -18, width: 40, height: 40, rx: 9 }),
    draw("rect", { x: -20, y: -22, width: 40, height: 40, rx: 9 }),
  ];
  const pips = of === 6 && PIPS[face]?.map(([x, y]) => draw("circle", { cx: x * 11, cy: y * 11 - 2, r: face === 1 ? 6 : 4 }));
  return [...body, ...(pips || [draw("text", { y: -2 }, String(face))])];
}
