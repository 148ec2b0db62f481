// Landmarks as map-makers draw them: each type a small picture with its name under it.

import { draw, paint } from "../../art/svg.js";
import { CELL, centre } from "./land.js";

const PICTURES = {
  town: "stone M-15 9V-4H-9V-12H-4V-6H4V-14H10V-4H15V9Z wood M-3 9V2A3 3 0 0 1 3 2V9Z danger M-10-12L-6-19-3-12ZM3-14L7-21 11-14Z",
  village: "wood M-13 9V0L-7-6-1 0V9ZM2 9V2L7-3 13 2V9Z gold M-15 1L-7-8 1 1-1 2-7-4-13 2ZM1 3L7-5 14 3 12 4 7-1 3 4Z",
  homestead: "wood M-7 8V-1L0-7 7-1V8Z gold M-9 0L0-10 9 0 7 1 0-6-7 1Z",
  fortress: "stone M-13 9V-10H-8V-6H-4V-10H4V-6H8V-10H13V9Z edge M-3 9V1A3 3 0 0 1 3 1V9Z",
  castle: "stone M-12 9V-12H-8V-8H-3V-15H3V-8H8V-12H12V9Z edge M-3 9V1A3 3 0 0 1 3 1V9Z",
  monster_settlement: "bone M-12 9L-8-7-3 9ZM-1 9L4-10 9 9ZM7 9L11-3 15 9Z ink M4-10V-15M-8-7V-12 danger O4 -17 2.2",
  giant_stronghold: "stone M-16 10L-13-11H-6L-4-17H6L8-9H14L16 10Z edge M-4 10V0H4V10Z",
  mountain: "",
  lair: "edge M-12 8C-12-8 12-8 12 8Z bone M-5 8L-3 2-1 8ZM2 8L4 2 6 8Z",
  dungeon_entrance: "stone M-13 9V-6A13 11 0 0 1 13-6V9Z edge M-8 9V-4A8 8 0 0 1 8-4V9Z torch M-1 1C-3-2 0-4 0-7 3-4 3-1 1 1Z",
  ruin: "stone M-12 9V-3L-9-6V-1H-5V9ZM1 9V-9L4-6 6-8V9ZM9 9V2L12 4V9Z",
  shrine: "wood M-2 9V-9H2V9ZM-7-4H7V0H-7Z gold M-5-9L0-15 5-9Z",
  grave: "safe M-13 9C-8-4 8-4 13 9Z stone M-3-1V-10A3 3 0 0 1 3-10V-1Z",
  spring: "stone M-10 8C-10-2 10-2 10 8Z water M-5 8C-5 2 5 2 5 8ZM-1 1C-1-5 3-6 3-9 6-5 5-1 1 1Z",
  camp: "wood M-12 9L0-10 12 9Z edge M-4 9L0 1 4 9Z",
  tower: "stone M-6 9L-5-12H-8V-16H-4V-14H-2V-16H2V-14H4V-16H8V-12H5L6 9Z edge M-2 9V3H2V9Z",
  great_tree: "wood M-3 10V-2H3V10Z safe O-7 -5 7 safe O7 -5 7 safe O0 -12 8",
  great_idol: "wood M-5 10L-6-8A6 6 0 0 1 6-8L5 10Z ink M-3-8H-1M1-8H3M-3-3Q0 0 3-3",
  cache: "wood M-8 7V-1H8V7ZM-8-2A8 5 0 0 1 8-2Z gold M-2-2H2V3H-2Z",
  secret_door: "stone M-9 9V-8H9V9Z magic M-4 9V-3A4 4 0 0 1 4-3V9Z",
};

/** Known landmarks; `named(landmark)` is what people call it here. */
export function drawLandmarks(land, named, { secret = false } = {}) {
  const shared = new Map();
  return land.landmarks.filter(({ type }) => PICTURES[type] !== "").map((landmark) => {
    const key = `${landmark.cell}`, place = shared.get(key) ?? 0;
    shared.set(key, place + 1);
    return drawOne(landmark, named(landmark), place, secret);
  });
}

// Several in one cell stand side by side, the first in the middle.
const ASIDE = [[0, 0], [14, -12], [-14, -12], [14, 12], [-14, 12]];

function drawOne({ id, type, cell, hostile, entered }, name, place, secret) {
  const [x, y] = centre(cell), [dx, dy] = ASIDE[place % ASIDE.length], size = place ? 0.6 : 0.8;
  const classes = ["landmark", `is-${type}`, hostile && "hostile", entered && "entered", secret && "secret"].filter(Boolean);
  const label = draw("text", { class: "landmark-name", y: CELL * 0.45 }, name);
  return draw("g", { class: classes.join(" "), "data-landmark": id, transform: `translate(${x + dx} ${y + dy})` },
    draw("title", {}, name), paint(PICTURES[type] ?? PICTURES.ruin, { transform: `scale(${size})` }), place ? "" : label);
}
