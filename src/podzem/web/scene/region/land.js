// Cells of the region: each a square of paper, inked by its terrain; what nobody has seen stays blank.

import { chances, draw, many, short } from "../../art/svg.js";

export const CELL = 48;

const LETTERS = { ".": "plain", f: "forest", h: "hills", b: "bog", M: "mountain", "~": "lake", "=": "sea" };
const WET = new Set(["lake", "sea"]);

export const terrainAt = ({ terrain }, x, y) => LETTERS[terrain[y]?.[x]] ?? null;

/** The middle of a cell. */
export const centre = ([x, y]) => [(x + 0.5) * CELL, (y + 0.5) * CELL];

// A stroke for each sign, drawn round its foot; rows of a picture stand behind each other from the top down.
const SIGNS = {
  plain: { count: 3, sign: (size) => `m-3 0l1.5-${short(3 + size * 2)}m2.5 ${short(3 + size * 2)}l.4-${short(4 + size * 2)}m2.6 ${short(4 + size * 2)}l-1.3-${short(3 + size)}` },
  forest: { count: 9, sign: (size) => `m0 4v-5c-5 1-7-3-4.5-6-1-4 4-7 ${short(4 + size)}-4.5 5-2 8 2 5.5 5.5 1.5 3-2 6-5.5 5` },
  hills: { count: 4, sign: (size) => `m-9 3q${short(4 + size)}-${short(11 + size * 5)} ${short(9 + size * 2)}-9t9 9m-7-1q1-4 3-6` },
  bog: { count: 6, sign: () => "m-7 2h14m-11 3h8m-4.5-5v-6m-3 6l-1-4m7 4l1-4" },
  mountain: { count: 4, sign: (size) => `m-11 8l${short(10 + size)}-${short(17 + size * 6)} 5 8 2.5-3 6 13m-13-15l2 6-2 4 3 5` },
  lake: { count: 4, sign: () => "m-8 0q4-4 8 0t8 0" },
  sea: { count: 5, sign: () => "m-8 0q4-5 8 0t8 0m-12 5q3-3 6 0" },
};

/** Everything that does not move: paper, signs of the terrain, the border of what is known. */
export function drawLand(land, name) {
  const layers = new Map();
  const washes = new Map();
  each(land, (terrain, x, y) => {
    washes.set(terrain, (washes.get(terrain) ?? "") + `M${x * CELL} ${y * CELL}h${CELL}v${CELL}h${-CELL}z`);
    layers.set(terrain, (layers.get(terrain) ?? "") + inked(terrain, x, y, chances(`${name} ${x} ${y}`)));
  });
  const paper = [...washes].map(([terrain, d]) => draw("path", { class: `wash is-${terrain}`, d }));
  const ink = [...layers].map(([terrain, d]) => draw("path", { class: `sign is-${terrain}`, d }));
  return [...paper, draw("path", { class: "shore", d: shores(land) }), draw("path", { class: "cell-line", d: lines(land) }), ...ink];
}

/** The whole region as blank paper under mist, its rows and columns numbered at the edge. */
export function drawFog([width, height]) {
  const number = (value, x, y) => draw("text", { class: "cell-number", x, y }, value);
  return [draw("rect", { class: "mist-sheet", width: width * CELL, height: height * CELL }), draw("rect", { class: "mist-over", width: width * CELL, height: height * CELL }),
    ...many(width, (x) => number(x, (x + 0.5) * CELL, -7)), ...many(height, (y) => number(y, -11, (y + 0.58) * CELL))];
}

/** Strokes that fill a whole surface. */
export const pattern = (id, side, d) => draw("pattern", { id, width: side, height: side, patternUnits: "userSpaceOnUse" }, draw("path", { class: id, d }));

function each(land, act) {
  land.terrain.forEach((row, y) => [...row].forEach((letter, x) => LETTERS[letter] && act(LETTERS[letter], x, y)));
}

// Signs keep off the middle, where parties and landmarks stand, and off the edge of the cell.
function inked(terrain, x, y, chance) {
  const { count, sign } = SIGNS[terrain];
  const spots = many(count, (index) => {
    const turn = (index + chance() * 0.6) / count, far = 0.27 + chance() * 0.1;
    return [(x + 0.5 + Math.cos(turn * 2 * Math.PI) * far) * CELL, (y + 0.53 + Math.sin(turn * 2 * Math.PI) * far) * CELL];
  });
  return spots.sort((a, b) => a[1] - b[1]).map(([left, foot]) => `M${short(left)} ${short(foot)}${sign(chance())}`).join("");
}

// The edge between land and water, where both are known.
function shores(land) {
  let d = "";
  each(land, (terrain, x, y) => {
    if (!WET.has(terrain)) return;
    const dry = (dx, dy) => { const other = terrainAt(land, x + dx, y + dy); return other && !WET.has(other); };
    if (dry(0, -1)) d += `M${x * CELL} ${y * CELL}h${CELL}`;
    if (dry(0, 1)) d += `M${x * CELL} ${(y + 1) * CELL}h${CELL}`;
    if (dry(-1, 0)) d += `M${x * CELL} ${y * CELL}v${CELL}`;
    if (dry(1, 0)) d += `M${(x + 1) * CELL} ${y * CELL}v${CELL}`;
  });
  return d;
}

function lines(land) {
  let d = "";
  each(land, (terrain, x, y) => { d += `M${x * CELL} ${y * CELL}h${CELL}v${CELL}`; });
  return d;
}

/** What is known but not in sight now, as one shape to be dimmed. */
export function remembered({ terrain, now }) {
  return terrain.map((row, y) => [...row].map((letter, x) =>
    (LETTERS[letter] && now[y]?.[x] !== "1" ? `M${x * CELL} ${y * CELL}h${CELL}v${CELL}h${-CELL}z` : "")).join("")).join("");
}
