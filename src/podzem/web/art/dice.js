// Dice: pips up to six, beyond that a number.

import { draw, isStill, picture } from "./svg.js";

const TUMBLE = 360; // milliseconds
const MIDDLE = [[0, 0]], SLANT = [[-1, -1], [1, 1]], CORNERS = [...SLANT, [1, -1], [-1, 1]];
const PIPS = [[], MIDDLE, SLANT, [...SLANT, ...MIDDLE], CORNERS, [...CORNERS, ...MIDDLE], [...CORNERS, [-1, 0], [1, 0]]];

// A die that shows a face.
export function die(face, of = 6) {
  return picture("-24 -24 48 48", { class: "die", role: "img", "aria-hidden": "false", "aria-label": face }, ...sides(face, of));
}

// Pips are those of a die with six sides.
function sides(face, of = 6) {
  const body = [
    draw("rect", { x: -20, y: -18, width: 40, height: 40, rx: 9 }),
    draw("rect", { x: -20, y: -22, width: 40, height: 40, rx: 9 }),
  ];
  const pips = of === 6 && PIPS[face]?.map(([x, y]) => draw("circle", { cx: x * 11, cy: y * 11 - 2, r: face === 1 ? 6 : 4 }));
  return [...body, ...(pips || [draw("text", { y: -2 }, String(face))])];
}

// Throw a die into a host: it rolls in, shows other faces on its way, and lies still.
export async function throwDie(host, face) {
  const thrown = die(face);
  host.append(thrown);
  if (isStill()) return thrown;
  [(face % 6) + 1, ((face + 2) % 6) + 1, ((face + 3) % 6) + 1, face].forEach((shown, step) =>
    setTimeout(() => thrown.replaceChildren(...sides(shown)), step * 80));
  const roll = [
    { transform: "translate(-70px, -30px) rotate(-320deg) scale(.7)", opacity: 0 },
    { transform: "translate(-24px, 8px) rotate(-140deg)", opacity: 1, offset: 0.5 },
    { transform: "translate(4px, -8px) rotate(18deg)", offset: 0.8 },
    { transform: "none" },
  ];
  await thrown.animate(roll, { duration: TUMBLE, easing: "ease-out" }).finished.catch(() => undefined);
  return thrown;
}
