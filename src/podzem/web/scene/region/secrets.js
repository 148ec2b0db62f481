// What only the judge sees of a region: the land that nobody has seen, hidden landmarks, where the lost truly are.

import { draw, line } from "../../art/svg.js";
import { wear } from "../../frame/dom.js";
import { centre, drawLand } from "./land.js";
import { drawLandmarks } from "./landmarks.js";
import { drawPaths, drawRivers } from "./ways.js";

wear("secrets");

/** Everything that lies over the land for the judge alone; `named(landmark)` is what people call it. */
export function drawSecrets({ land: whole, places }, land, named) {
  const known = new Set(land.landmarks.map(({ id }) => id)), hidden = { ...whole, landmarks: whole.landmarks.filter(({ id }) => !known.has(id)) };
  return [...unseenOf(whole, land), ...drawLandmarks(hidden, named, { secret: true }), ...astray(places)];
}

// What only the judge knows of the land, faint.
function unseenOf(whole, land) {
  const blank = whole.terrain.map((row, y) => [...row].map((letter, x) => ((land.terrain[y]?.[x] ?? " ") === " " ? letter : " ")).join(""));
  return [draw("g", { class: "unseen-land" }, ...drawLand({ ...whole, terrain: blank }, "unseen"), ...drawRivers(whole), ...drawPaths(whole, false))];
}

// Where a lost party truly is, with a line from where it believes to be.
function astray(places) {
  return places.filter(({ cell, believed }) => `${cell}` !== `${believed}`).map(({ cell, believed }) =>
    draw("g", { class: "astray" }, draw("path", { d: line([centre(believed), centre(cell)]) }), draw("circle", { r: 9, cx: centre(cell)[0], cy: centre(cell)[1] })));
}
