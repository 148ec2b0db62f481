// The still part of the board: hatched rock, tunnels carved out of it as one shape, slabs, rooms, rifts, exits.

import { emblem } from "../art/emblems.js";
import { around, chances, draw, line, many, paint, short, soft } from "../art/svg.js";
import { CELL } from "./plan.js";

const ROOMS = new Set(["fire", "buried", "beast", "devil", "treasure", "prison"]);

export const isRoom = ({ kind }) => ROOMS.has(kind);

// Everything that never moves; `rooms` finds the rooms again, which open and close.
export function drawGround(plan, name) {
  const squares = plan.squares.map((square) => drawSquare(square, plan));
  const layer = draw("g", {}, definitions(), hatching(plan, name), outside(plan), carved(plan, name), ...squares);
  return { layer, rooms: new Map(plan.squares.map(({ id }, index) => [id, squares[index]])) };
}

// The unsteady hand, a little turbulence on the edge of the carved shape; and the light of a torch.
function definitions() {
  return draw("defs", {},
    draw("filter", { id: "rough", x: -0.05, y: -0.1, width: 1.1, height: 1.2 },
      draw("feTurbulence", { type: "fractalNoise", baseFrequency: 0.07, numOctaves: 2, seed: 7, result: "noise" }),
      draw("feDisplacementMap", { in: "SourceGraphic", in2: "noise", scale: 6 })),
    draw("radialGradient", { id: "torchlight" }, draw("stop", { class: "near" }), draw("stop", { offset: 1, class: "far" })));
}

// Old map-makers' rock: bundles of three strokes in a band along the passages.
function hatching(plan, name) {
  const chance = chances(name), { x, y, width, height } = plan.bounds, step = CELL * 0.36;
  let strokes = "";
  for (let row = y; row < y + height; row += step) {
    for (let column = x; column < x + width; column += step) {
      const here = [column + chance() * step * 0.7, row + chance() * step * 0.7];
      const turn = chance() / 2, half = 5 + chance() * 3, depth = plan.depth(...here);
      if (depth > -3 && depth < CELL * (0.35 + chance() * 0.5)) strokes += bundle(here, around(turn, 1), half);
    }
  }
  return draw("path", { class: "hatching", d: strokes });
}

function bundle([x, y], [dx, dy], half) {
  const stroke = (aside) => [half, -half].map((along) => [x - dy * aside + dx * along, y + dx * aside + dy * along]);
  return [-4, 0, 4].map((aside) => line(stroke(aside))).join("");
}

// Edge below, floor above, over all passages and rooms at once: that makes one continuous shape of them.
function carved(plan, name) {
  const passages = plan.links.map(line).join("");
  const rooms = [...plan.places.values()].filter(isRoom).map((room) => wall(room, chances(name + room.id))).join("");
  const layers = ["edge", "bevel", "floor"].flatMap((layer) => [
    draw("path", { class: `passage ${layer}`, d: passages }), draw("path", { class: `room ${layer}`, d: rooms })]);
  return draw("g", { class: "carved" }, ...layers);
}

// A room's wall: a square that no mason has straightened.
function wall({ x, y, size }, chance) {
  return soft(many(16, (step) => {
    const [dx, dy] = around(step / 16 + chance() * 0.03, 1);
    const reach = ((size * CELL) / 2 - 1) * Math.min(1 / Math.max(Math.abs(dx), Math.abs(dy)), 1.25) * (0.94 + chance() * 0.1);
    return [x + dx * reach, y + dy * reach];
  }));
}

function drawSquare(square, plan) {
  const here = plan.at(square.id), next = plan.at(square.neighbours[0]), chance = chances(square.id);
  const turn = (Math.atan2(here.y - next.y, here.x - next.x) * 180) / Math.PI;
  const parts = isRoom(square) ? room(here, chance) : square.kind === "chasm" ? [rift(turn, chance)] : slab(chance);
  if (square.kind === "chance") parts.push(emblem("spark", { transform: "scale(.72)" }));
  if (square.kind === "exit") parts.push(draw("path", { class: "arrow", d: "M-9-5H2V-10L12 0 2 10V5H-9ZM15-6L21 0 15 6M22-6L28 0 22 6", transform: `rotate(${turn})` }));
  if (square.kind === "start") parts.push(gate());
  return draw("g", { class: `square ${square.kind}`, "data-square": square.id, transform: `translate(${here.x} ${here.y})` }, ...parts);
}

// A slab is never quite square, never quite like its neighbour, and sometimes cracked.
function slab(chance) {
  const jitter = () => (chance() - 0.5) * 3;
  const corners = [[-11, -11], [11, -11], [11, 11], [-11, 11]].map(([x, y]) => [x + jitter(), y + jitter()]);
  const parts = [draw("path", { class: `slab tone-${Math.floor(chance() * 3)}`, d: `${line(corners)}Z` })];
  const crack = many(4, (step) => [jitter() * 2, -12 + step * 5 + jitter()]);
  return chance() < 0.4 ? [...parts, draw("path", { class: "scratch", d: line(crack) })] : parts;
}

// A rift gapes across the passage, ragged on both sides, with a ledge or two to be seen in it.
function rift(turn, chance) {
  const side = (way) => many(7, (step) => [way * (2 + (4 + chance() * 6) * Math.sin(((step + 0.5) / 7) * Math.PI)), way * (step * 5.6 - 16.8)]);
  const ledges = many(4, (step) => `M${short(chance() * 8 - 5)} ${step * 6 - 9}l${short(2 + chance() * 3)} ${short(chance() * 2 - 1)}`).join("");
  return draw("g", { transform: `rotate(${turn})` }, draw("path", { class: "rift", d: `${line([...side(1), ...side(-1)])}Z` }),
    draw("path", { class: "ledge", d: ledges }));
}

// A room's floor is strewn with pebbles; its emblem says what waits there.
function room({ kind, size }, chance) {
  const spread = () => short((chance() * 2 - 1) * size * CELL * 0.4);
  const pebbles = many(size * 8, () => `M${spread()} ${spread()}l${short(1 + chance() * 2)} ${short(chance())}`).join("");
  const sign = emblem(kind === "treasure" ? "hoard" : kind, { class: "sign", transform: `scale(${size > 1 ? size * 1.05 : 1.2})` });
  return [draw("path", { class: "scratch", d: pebbles }), sign, draw("g", { class: "opener" })];
}

// Two posts and a beam, seen from the front whatever way the tunnel leads.
const gate = () => paint("wood M-16 15V-13H-12V15ZM12 15V-13H16V15Z wood M-19-18H19V-12H-19Z ink M-14-8V10M14-8V10M-12-15H10");

// What is left of the day before the gate: firs, grass, trodden ground.
function outside({ start: { x, y } }) {
  const firs = [[-14, -92], [8, -82], [-24, 70], [2, 62]].map(([dx, dy]) => paint("leaf M0 0L6 12H3L9 22H-9L-3 12H-6Z", { transform: `translate(${dx} ${dy})` }));
  return draw("g", { transform: `translate(${x} ${y})` }, paint("path M-40 18C-30-14 20-12 60-10V12C30 12-10 34-40 18Z ink M24-58L26-52 28-57M26 60L28 66 31 61"), ...firs);
}
