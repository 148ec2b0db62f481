// A scene of kind "graph": squares on a grid, joined by passages. Layers from the rock up to the figures.

import { draw, short } from "../art/svg.js";
import { Counters } from "./counters.js";
import { Figures } from "./figures.js";
import { drawGround, isRoom } from "./ground.js";
import { Lights } from "./lights.js";
import { PanZoom } from "./pan_zoom.js";
import { CELL, Plan } from "./plan.js";

const PATIENCE = 395; // milliseconds after which nobody waits for a movement any more
const SMALL = 600; // pixels below which the rough edge is left out: it is not seen there, and costs

// The controller of a drawing: see scene.js.
export function createDrawing(host, scene, terms) {
  const plan = new Plan(scene.squares);
  const ground = drawGround(plan, scene);
  const counters = new Counters(plan, ground.rooms);
  const figures = new Figures(plan);
  const names = drawNames(plan, terms);
  const track = draw("path", { class: "track" });
  const lights = new Lights(plan, () => panZoom);
  const world = draw("g", { class: "world" }, torchlight(), ground.layer, figures.light, names, counters.layer, figures.treasure.element, lights.layer, track, figures.layer);
  const svg = draw("svg", { class: "scene-drawing", role: "group" }, world);
  const shade = document.createElement("div");
  shade.className = "scene-shade";
  host.classList.add("scene");
  host.append(svg, shade);
  let asked = -1;

  const panZoom = new PanZoom(svg, world, plan.bounds, CELL, (scale) => {
    svg.classList.toggle("small", CELL * scale < 20);
    svg.classList.toggle("rough", svg.clientWidth >= SMALL);
    names.style.fontSize = `${short(Math.max(10, 11.5 / scale))}px`;
    figures.resize(scale);
  });
  svg.addEventListener("click", (event) => lights.pick(event, panZoom.scale));

  return {
    async show(view, { animate = false, lines = [] } = {}) {
      asked = view.awaited;
      counters.show(view, animate);
      const moving = figures.show(view, walked(lines), animate);
      if (animate) await Promise.race([moving, new Promise((done) => setTimeout(done, PATIENCE))]);
    },
    light: (places, onPick) => lights.light(places, onPick),
    trace(path) {
      const from = figures.of(asked);
      track.setAttribute("d", path?.length ? dots([...(from ? [from] : []), ...path.map((id) => plan.at(id))]) : "");
    },
    focusNext: () => lights.focusNext(),
    fit: () => panZoom.fit(),
    zoom: (factor) => panZoom.zoom(factor),
    destroy() {
      panZoom.destroy();
      svg.remove();
      shade.remove();
      host.classList.remove("scene");
    },
  };
}

// The squares that each seat walked, in order, from the journal's lines.
function walked(lines) {
  const ways = new Map();
  for (const { event, seat, path } of lines) {
    if (event === "move" && Array.isArray(path)) ways.set(seat, [...(ways.get(seat) ?? []), ...path]);
  }
  return ways;
}

const dots = (points) => `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}`;

// Names of rooms and ways out, on the rock beside them, in at most two lines.
function drawNames(plan, terms) {
  const group = draw("g", { class: "names" });
  for (const here of plan.places.values()) {
    const name = terms.square?.[here.id];
    if (name && (isRoom(here.kind) || here.kind === "exit" || here.kind === "start")) group.append(drawName(here, name, plan));
  }
  return group;
}

function drawName(here, name, plan) {
  const words = name.split(" ");
  const cut = words.length > 1 ? Math.ceil(words.length / 2) : 1;
  const lines = [words.slice(0, cut).join(" "), words.slice(cut).join(" ")].filter(Boolean);
  const side = freeSide(here, plan);
  const y = here.y + side * ((here.size * CELL) / 2 + 5);
  const first = side > 0 ? 0.75 : -0.15 - (lines.length - 1);
  return draw("text", { class: "name", y },
    ...lines.map((line, index) => draw("tspan", { x: here.x, dy: `${index ? 1 : first}em` }, line)));
}

// Above (-1) or below (1): where the rock is thicker.
function freeSide(here, plan) {
  const room = (side) => {
    const y = here.y + side * ((here.size / 2) * CELL + 14);
    return Math.min(plan.depth(here.x, y), plan.depth(here.x - CELL, y), plan.depth(here.x + CELL, y));
  };
  return room(1) >= room(-1) ? 1 : -1;
}

function torchlight() {
  return draw("defs", {}, draw("radialGradient", { id: "torchlight" },
    draw("stop", { offset: "0", class: "near" }), draw("stop", { offset: "1", class: "far" })));
}
