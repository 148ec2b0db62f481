// The still part of the board: hatched rock, tunnels carved out of it as one shape, slabs, rooms, rifts, exits.

import { emblem } from "../art/emblems.js";
import { chances, draw, paint, polygon, short, soft } from "../art/svg.js";
import { CELL } from "./plan.js";

const ROOMS = new Set(["fire", "buried", "beast", "devil", "treasure", "prison"]);

export const isRoom = (kind) => ROOMS.has(kind);

// Everything that never moves; `rooms` finds the rooms again, which open and close.
export function drawGround(plan, scene) {
  const rooms = new Map();
  const squares = scene.squares.map((square) => {
    const drawn = drawSquare(square, plan);
    if (isRoom(square.kind)) rooms.set(square.id, drawn);
    return drawn;
  });
  const layer = draw("g", { class: "ground" }, rough(), hatching(plan, scene.name), carved(plan, scene.name));
  layer.append(draw("g", { class: "squares" }, ...squares));
  return { layer, rooms };
}

// The unsteady hand: a little turbulence on the edge of the carved shape (scene.css switches it on).
function rough() {
  return draw("defs", {}, draw("filter", { id: "rough", x: "-2%", y: "-2%", width: "104%", height: "104%" },
    draw("feTurbulence", { type: "fractalNoise", baseFrequency: "0.07", numOctaves: "2", seed: "7", result: "noise" }),
    draw("feDisplacementMap", { in: "SourceGraphic", in2: "noise", scale: "6" })));
}

// Old map-makers' rock: bundles of three strokes in a band along the passages.
function hatching(plan, name) {
  const chance = chances(name);
  const { x, y, width, height } = plan.bounds;
  const step = CELL * 0.36;
  const strokes = [];
  for (let row = y; row < y + height; row += step) {
    for (let column = x; column < x + width; column += step) {
      const px = column + chance() * step * 0.7, py = row + chance() * step * 0.7;
      const turn = chance() * Math.PI, reach = CELL * (0.35 + chance() * 0.5);
      const depth = plan.depth(px, py);
      if (depth > -3 && depth < reach) strokes.push(bundle(px, py, turn, 5 + chance() * 3));
    }
  }
  return draw("path", { class: "hatching", d: strokes.join("") });
}

function bundle(x, y, turn, half) {
  const dx = Math.cos(turn), dy = Math.sin(turn);
  return [-4, 0, 4].map((aside) => {
    const mx = x - dy * aside, my = y + dx * aside;
    return `M${short(mx - dx * half)} ${short(my - dy * half)}L${short(mx + dx * half)} ${short(my + dy * half)}`;
  }).join("");
}

// Edge below, floor above, over all passages and rooms at once: that makes one continuous shape of them.
function carved(plan, name) {
  const passages = plan.links.map(([[ax, ay], [bx, by]]) => `M${ax} ${ay}L${bx} ${by}`).join("");
  const rooms = [...plan.places.values()].filter(({ kind }) => isRoom(kind)).map((room) => wall(room, name)).join("");
  const layers = ["edge", "bevel", "floor"].flatMap((layer) => [
    draw("path", { class: `passage ${layer}`, d: passages }),
    draw("path", { class: `room ${layer}`, d: rooms }),
  ]);
  return draw("g", { class: "carved" }, ...layers);
}

// A room's wall: a square that no mason has straightened.
function wall({ id, x, y, size }, name) {
  const chance = chances(name + id);
  const half = (size * CELL) / 2 - (size > 1 ? 1 : 0.5);
  const corners = [];
  for (let step = 0; step < 16; step += 1) {
    const turn = (step / 16) * 2 * Math.PI + chance() * 0.2;
    const stretch = Math.min(1 / Math.max(Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))), 1.25);
    const reach = half * stretch * (0.94 + chance() * 0.1);
    corners.push([x + Math.cos(turn) * reach, y + Math.sin(turn) * reach]);
  }
  return soft(corners);
}

function drawSquare(square, plan) {
  const here = plan.at(square.id);
  const group = draw("g", { class: `square ${square.kind}`, "data-square": square.id, transform: `translate(${here.x} ${here.y})` });
  const chance = chances(square.id);
  if (isRoom(square.kind)) group.append(...room(square.kind, here, chance));
  else if (square.kind === "chasm") group.append(...rift(chance));
  else group.append(...slab(chance));
  if (square.kind === "chance") group.append(emblem("spark", { class: "emblem spark", transform: "scale(.72)" }));
  if (square.kind === "exit") group.append(wayOut(here, plan.at(square.neighbours[0])));
  if (square.kind === "start") group.append(gate(here, plan));
  return group;
}

// A slab is never quite square, never quite like its neighbour, and sometimes cracked.
function slab(chance) {
  const jitter = () => (chance() - 0.5) * 3;
  const corners = [[-11, -11], [11, -11], [11, 11], [-11, 11]].map(([x, y]) => [x + jitter(), y + jitter()]);
  const parts = [draw("path", { class: `slab tone-${Math.floor(chance() * 3)}`, d: polygon(corners) })];
  if (chance() < 0.4) {
    const [x, y] = [chance() * 12 - 6, chance() * 8 - 4];
    parts.push(draw("path", { class: "crack", d: `M${short(x)} -12l${short(jitter())} 5 ${short(2 + jitter())} 4 ${short(jitter())} ${short(4 + y)}` }));
  }
  return parts;
}

function rift(chance) {
  const ring = (least, most) => Array.from({ length: 11 }, (_, step) => {
    const turn = (step / 11) * 2 * Math.PI, reach = least + chance() * (most - least);
    return [Math.cos(turn) * reach, Math.sin(turn) * reach];
  });
  const ledges = Array.from({ length: 5 }, (_, step) => `M${-8 + step * 4} ${short(-7 + chance() * 4)}l${short(chance() * 3 - 1.5)} ${short(5 + chance() * 4)}`);
  return [
    draw("path", { class: "rim", d: polygon(ring(13, 18)) }),
    draw("path", { class: "void", d: polygon(ring(9, 15)) }),
    draw("path", { class: "ledge", d: ledges.join("") }),
  ];
}

// A room's floor is strewn with pebbles; its emblem says what waits there.
function room(kind, { size }, chance) {
  const spread = size * CELL * 0.4;
  const pebbles = Array.from({ length: size * 7 }, () => `M${short((chance() * 2 - 1) * spread)} ${short((chance() * 2 - 1) * spread)}l${short(1 + chance() * 2)} ${short(chance())}`);
  const sign = emblem(kind, { class: `emblem sign e-${kind}`, transform: `scale(${size > 1 ? 2.1 * (size / 2) : 1.2})` });
  return [draw("path", { class: "pebbles", d: pebbles.join("") }), sign, draw("g", { class: "opener" })];
}

function wayOut(here, inside) {
  const turn = (Math.atan2(here.y - inside.y, here.x - inside.x) * 180) / Math.PI;
  return draw("g", { class: "way-out", transform: `rotate(${turn})` },
    draw("path", { class: "arrow", d: "M-9-5H2V-10L12 0 2 10V5H-9Z" }),
    draw("path", { class: "arrow small", d: "M16-6L22 0 16 6M22-6L28 0 22 6" }));
}

// The entrance: two posts and a beam, seen from the front whatever way it leads.
function gate(here, plan) {
  const { out } = plan.start;
  return paint([
    "wood M-15 15V-13H-11V15Z", "wood M11 15V-13H15V15Z", "wood M-18-17H18V-12H-18Z", "ink M-13-8V10M13-8V10M-12-14.5H10",
  ], { class: "gate", transform: `translate(${short(out.x * 4)} ${short(out.y * 4)})` });
}
