// Rivers from the middles of cells to their sides, by width; paths by kind; fords, bridges, ferries.

import { chances, draw, line, short } from "../../art/svg.js";
import { CELL, centre } from "./land.js";

const SIDES = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const CROSSINGS = {
  ford: "M-9-4h5m2 0h5m2 0h4M-9 4h5m2 0h5m2 0h4",
  bridge: "M-12-6q12-5 24 0M-12 6q12-5 24 0M-8-7v11M-3-9v11M3-9v11M8-7v11",
  ferry: "M-11 1h22l-4 6H-7ZM0 1v-11l7 5-7 3",
};

/** Arms of one width are one stroke, wavering a little on its way. */
export function drawRivers({ rivers }) {
  const widths = Map.groupBy(rivers, ({ width }) => width);
  return [3, 2, 1].filter((width) => widths.has(width)).flatMap((width) => {
    const d = widths.get(width).map(arm).join("");
    return [draw("path", { class: `river-edge w${width}`, d }), draw("path", { class: `river w${width}`, d })];
  });
}

function arm({ cell, side }) {
  const [x, y] = centre(cell), [dx, dy] = SIDES[side], half = CELL / 2, sway = (chances(`${cell}${side}`)() - 0.5) * 12;
  return `M${x} ${y}Q${short(x + dx * half * 0.5 - dy * sway)} ${short(y + dy * half * 0.5 + dx * sway)} ${x + dx * half} ${y + dy * half}`;
}

export function drawPaths({ paths }, washed) {
  const kinds = Map.groupBy(paths, ({ kind }) => kind);
  return [...kinds].flatMap(([kind, edges]) => {
    const d = edges.map(({ ends }) => line(ends.map(centre))).join("");
    return [draw("path", { class: "way-edge", d }), draw("path", { class: `way is-${kind}${washed ? " washed" : ""}`, d })];
  });
}

export function drawCrossings({ crossings }) {
  return crossings.map(({ kind, cell }) => draw("path", { class: `crossing is-${kind}`, transform: `translate(${centre(cell)})`, d: CROSSINGS[kind] ?? "" }));
}

/** Where on its cell somebody stands: aside from the river, on his own bank. */
export function standing(cell, bank) {
  const [x, y] = centre(cell), ends = bank.split("-").map((side) => SIDES[side]).filter(Boolean);
  if (ends.length < 2) return [x, y];
  const turn = ([dx, dy]) => (Math.atan2(dy, dx) / (2 * Math.PI) + 1) % 1;
  const from = turn(ends[0]), way = (turn(ends[1]) - from + 1) % 1 || 1, middle = (from + way / 2) * 2 * Math.PI;
  return [x + Math.cos(middle) * CELL * 0.27, y + Math.sin(middle) * CELL * 0.27];
}
