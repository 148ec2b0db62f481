// Squares on a grid, joined by passages: layers from the rock up to the figures.

import { draw, line, short } from "../../art/svg.js";
import { Counters } from "./counters.js";
import { Figures } from "./figures.js";
import { drawGround } from "./ground.js";
import { Lights } from "./lights.js";
import { drawNames } from "./names.js";
import { PanZoom } from "../pan_zoom.js";
import { CELL, Plan } from "./plan.js";

const PATIENCE = 395; // milliseconds that anybody waits for a movement
const SETTLED = 160; // milliseconds without zooming
const READABLE = 25; // pixels to a cell below which names would only cover the board

// The controller that scene.js promises.
export function createDrawing(host, scene, terms) {
  const plan = new Plan(scene.squares), ground = drawGround(plan, scene.name);
  const rock = new Rock(plan, ground.layer, drawNames(plan, terms));
  const counters = new Counters(plan, ground.rooms), figures = new Figures(plan);
  const lights = new Lights(plan, (place) => panZoom.reveal(place));
  const track = draw("path", { class: "track" });
  const world = draw("g", {}, figures.light, counters.layer, lights.layer, track, figures.layer);
  const svg = draw("svg", { class: "scene-drawing", role: "group", tabindex: -1 }, world);
  host.classList.add("scene");
  host.append(rock.svg, svg);
  let awaited;

  const panZoom = new PanZoom(svg, world, plan.bounds, (x, y, scale) => {
    rock.move(x, y, scale);
    figures.resize(scale);
  });
  svg.addEventListener("click", (event) => panZoom.clicked(event, lights.tap(panZoom.inside(event), panZoom.scale)));

  return {
    async show(view, { animate = false, lines = [] } = {}) {
      awaited = view.awaited;
      counters.show(view, animate);
      const moving = figures.show(view, walked(lines), animate);
      if (animate) await Promise.race([moving, new Promise((done) => { setTimeout(done, PATIENCE); })]);
    },
    light: (places, onPick) => lights.light(places, onPick),
    trace(path) {
      const stops = [figures.figures[awaited], ...(path ?? []).map((id) => plan.at(id))].filter(Boolean);
      track.setAttribute("d", path?.length ? line(stops.map(({ x, y }) => [x, y])) : "");
    },
    focusNext: () => lights.focusNext(),
    fit: () => panZoom.fit(),
    zoom: (factor) => panZoom.zoom(factor),
    destroy() {
      panZoom.destroy();
      rock.svg.remove();
      svg.remove();
      host.classList.remove("scene");
    },
  };
}

// The rock is dear to paint: it is stretched while one zooms and painted afterwards.
class Rock {
  constructor({ bounds }, ...layers) {
    this.bounds = bounds;
    this.svg = draw("svg", { class: "scene-rock", "aria-hidden": true, viewBox: Object.values(bounds).join(" ") }, ...layers);
  }

  move(x, y, scale) {
    clearTimeout(this.settling);
    if (this.painted === undefined) this.#paint(scale);
    else if (this.painted !== scale) this.settling = setTimeout(() => this.#paint(scale) ?? this.#put(x, y, scale), SETTLED);
    this.#put(x, y, scale);
  }

  #put(x, y, scale) {
    const { bounds, painted } = this;
    this.svg.style.transform = `translate(${x + bounds.x * scale}px, ${y + bounds.y * scale}px) scale(${scale / painted})`;
  }

  #paint(scale) {
    const { style } = this.svg;
    this.painted = scale;
    style.width = `${this.bounds.width * scale}px`;
    style.height = `${this.bounds.height * scale}px`;
    style.fontSize = `${short(Math.max(10, 11 / scale))}px`;
    this.svg.classList.toggle("small", CELL * scale < READABLE);
  }
}

// The squares that each seat walked, from the journal's lines.
function walked(lines) {
  const ways = new Map();
  for (const { event, seat, path } of lines) {
    if (event === "move" && Array.isArray(path)) ways.set(seat, [...(ways.get(seat) ?? []), ...path]);
  }
  return ways;
}
