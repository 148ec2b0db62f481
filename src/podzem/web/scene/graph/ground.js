// What never moves: hatched rock, tunnels carved out of it, slabs, rooms, rifts, exits.

import { emblem } from "./emblems.js";
import { around, bundle, chances, draw, line, many, paint, short, soft } from "../../art/svg.js";
import { CELL } from "./plan.js";

const ROOMS = new Set(["fire", "buried", "beast", "devil", "treasure", "prison"]);

const isRoom = ({ kind }) => ROOMS.has(kind);

// The layer, and its rooms by name: they open and close.
export function drawGround(plan, name) {
  const squares = plan.squares.map((square) => drawSquare(square, plan));
  const layer = draw("g", {}, definitions(), hatching(plan, name), outside(plan), carved(plan, name), ...squares);
  return { layer, rooms: new Map(plan.squares.map(({ id }, index) => [id, squares[index]])) };
}

// An unsteady hand for the carved edge; the light of a torch.
function definitions() {
  return draw("defs", {},
    draw("filter", { id: "rough", x: -0.05, y: -0.1, width: 1.1, height: 1.2 },
      draw("feTurbulence", { type: "fractalNoise", baseFrequency: 0.07, numOctaves: 2, seed: 7, result: "noise" }),
      draw("feDisplacementMap", { in: "SourceGraphic", in2: "noise", scale: 6 })),
    draw("radialGradient", { id: "torchlight" }, draw("stop"), draw("stop", { offset: 1 })));
}

// Old map-makers' rock: bundles of three strokes in a band along the passages.
function hatching(plan, name) {
  const chance = chances(name), { x, y, width, height } = plan.bounds, step = CELL * 0.36;
  const row = (top) => many(width / step, (column) => {
    const here = [x + (column + chance() * 0.7) * step, top + chance() * 0.7 * step], depth = plan.depth(...here);
    return depth > -3 && depth < CELL * (0.35 + chance() * 0.5) ? bundle(here, chance(), 5 + chance() * 3) : "";
  }).join("");
  return draw("path", { class: "hatching", d: many(height / step, (each) => row(y + each * step)).join("") });
}

// All edges below all floors: that makes one continuous shape of passages and rooms.
function carved(plan, name) {
  const passages = plan.links.map(line).join("");
  const rooms = [...plan.places.values()].filter(isRoom).map((room) => wall(room, chances(name + room.id))).join("");
  return draw("g", { class: "carved" }, ...["tunnel-edge", "cave-edge", "tunnel-bevel", "tunnel-floor", "cave-floor"].map((layer) =>
    draw("path", { class: layer, d: layer.startsWith("cave") ? rooms : passages })));
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
  return draw("g", { class: "square", "data-square": square.id, transform: `translate(${here.x} ${here.y})` }, ...parts);
}

// A slab is never quite square, and sometimes cracked.
function slab(chance) {
  const jitter = () => (chance() - 0.5) * 3;
  const corners = [[-11, -11], [11, -11], [11, 11], [-11, 11]].map(([x, y]) => [x + jitter(), y + jitter()]);
  const parts = [draw("path", { class: "slab", opacity: short(0.6 + chance() * 0.4), d: `${line(corners)}Z` })];
  const crack = many(4, (step) => [jitter() * 2, -12 + step * 5 + jitter()]);
  return chance() < 0.4 ? [...parts, draw("path", { class: "scratch", d: line(crack) })] : parts;
}

// A rift gapes across the passage.
function rift(turn, chance) {
  const side = (way) => many(7, (step) => [way * (2 + (4 + chance() * 6) * Math.sin(((step + 0.5) / 7) * Math.PI)), way * (step * 5.6 - 16.8)]);
  return draw("path", { class: "rift", transform: `rotate(${turn})`, d: `${line([...side(1), ...side(-1)])}Z` });
}

function room({ kind, size }, chance) {
  const spread = () => short((chance() * 2 - 1) * size * CELL * 0.4);
  const pebbles = many(size * 8, () => `M${spread()} ${spread()}l${short(1 + chance() * 2)} ${short(chance())}`).join("");
  const sign = emblem(kind === "treasure" ? "hoard" : kind, { class: "sign", transform: `scale(${size > 1 ? size * 1.05 : 1.2})` });
  return [draw("path", { class: "scratch", d: pebbles }), sign, draw("g", { class: "opener", transform: `translate(${size * 13} ${size * -13}) scale(.5)` })];
}

const gate = () => paint("wood M-16 15V-13H-12V15ZM12 15V-13H16V15Z wood M-19-18H19V-12H-19Z ink M-14-8V10M14-8V10M-12-15H10");

// Before the gate: firs, grass, trodden ground.
function outside({ start: { x, y } }) {
  const firs = ["-14 -92", "8 -82", "-24 70", "2 62"].map((at) => paint("safe M0 0L6 12H3L9 22H-9L-3 12H-6Z", { transform: `translate(${at})` }));
  return draw("g", { transform: `translate(${x} ${y})` }, paint("path M-40 18C-30-14 20-12 60-10V12C30 12-10 34-40 18Z ink M24-58L26-52 28-57M26 60L28 66 31 61"), ...firs);
}
