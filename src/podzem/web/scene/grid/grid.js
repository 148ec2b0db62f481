// A map on squared paper: what the light shows now, what is remembered, who stands where. Layers from the paper up.

import { draw, line } from "../../art/svg.js";
import { wear } from "../../frame/dom.js";
import { learn } from "../../frame/words.js";
import { PanZoom } from "../pan_zoom.js";
import { cellsPath, knownBounds, whereabouts } from "./cells.js";
import { Company, plannedWays } from "./company.js";
import { MapTools } from "./map_tools.js";
import { Marks, UNIT } from "./marks.js";
import { drawSigns } from "./signs.js";
import { drawWalls } from "./walls.js";

const ready = Promise.all([learn("grid"), wear("marks")]);
const PATIENCE = 395; // milliseconds that anybody waits for a movement
const READABLE = 9; // pixels to a cell: a larger map is first seen near the party
const NEAR = 14;
const ROOMY = [22, 14]; // cells: the least that is shown
const NOTHING = { depth: 0, bounds: [0, 0, 0, 0], seen: [], now: [], walls: [], openings: [], areas: [], features: [], heaps: [], traps: [], places: {}, walked: [] };

// The controller that scene.js promises; besides `where(word)`, `depth()` and marks instead of places to light.
export async function createDrawing(host, scene, terms) {
  await ready;
  const map = new GridMap(host, scene, terms);
  return {
    show: (view, how) => map.show(view, how),
    light: (marks, onPick) => map.marks.light(marks, onPick),
    trace: (path) => map.trace(path),
    where: (word) => map.where(word),
    depth: () => map.level.depth,
    level: () => map.level,
    onLevel: (then) => { map.onLevel = then; },
    focusNext: () => map.marks.focusNext(),
    fit: () => map.panZoom.fit(),
    zoom: (factor) => map.panZoom.zoom(factor),
    destroy: () => map.destroy(),
  };
}

class GridMap {
  level = NOTHING;
  chosen = null; // the depth that somebody asked to see; otherwise the party is followed
  where = () => null;

  constructor(host, scene, terms) {
    Object.assign(this, { host, scene, terms });
    this.company = new Company(terms);
    this.marks = new Marks((place) => this.panZoom.reveal(place));
    this.ground = draw("g", { class: "ground" });
    this.signs = draw("g", { class: "signs" });
    this.secrets = draw("g", { class: "secrets" });
    this.track = draw("path", { class: "track" });
    const world = draw("g", {}, this.#paper(), this.ground, this.secrets, this.signs, this.company.plans, this.marks.layer, this.track, this.company.strangers, this.company.layer);
    this.svg = draw("svg", { class: "scene-drawing", role: "group", tabindex: -1 }, world);
    host.classList.add("scene", "on-paper");
    host.append(this.svg);
    this.panZoom = new PanZoom(this.svg, world, knownBounds(NOTHING, ROOMY), (x, y, scale) => this.#zoomed(scale));
    this.panZoom.onResize = () => this.view && this.#follow(this.view, false);
    this.tools = new MapTools(host, this.panZoom, (depth) => this.#choose(depth), true);
    this.svg.addEventListener("click", (event) => this.panZoom.clicked(event, this.marks.tap(this.panZoom.inside(event), this.panZoom.scale)));
  }

  #zoomed(scale) {
    this.company.resize(scale);
    this.svg.classList.toggle("far", UNIT * scale < READABLE);
  }

  #paper() {
    const side = this.scene.cell * UNIT;
    this.sheet = draw("rect", { fill: "url(#squares)" });
    const squares = draw("pattern", { id: "squares", width: side, height: side, patternUnits: "userSpaceOnUse" }, draw("path", { class: "square-line", d: `M${side} 0H0V${side}` }));
    return draw("g", {}, draw("defs", {}, squares), this.sheet);
  }

  async show(view, { animate = false } = {}) {
    this.view = view;
    const level = this.#levelOf(view), isOther = level.depth !== this.level.depth;
    const changed = JSON.stringify(level) !== JSON.stringify(this.level);
    this.level = level;
    if (changed) this.#draw(view);
    this.where = whereabouts(level, view.groups, view.meeting);
    this.tools.offerAloud(this.scene.aloud !== false || Boolean(view.secrets));
    this.tools.show(view.levels.map(({ depth }) => depth), level.depth);
    const moving = this.company.show(view, level.depth, animate && !isOther);
    await this.#drawSecrets(view);
    this.#follow(view, isOther);
    if (animate) await Promise.race([moving, new Promise((done) => { setTimeout(done, PATIENCE); })]);
  }

  // What the judge alone sees goes when he looks through other eyes, be it while its module is still on the way.
  async #drawSecrets(view) {
    if (!view.secrets) return this.secrets.replaceChildren();
    const { drawSecrets } = await import("./secrets.js");
    return this.view === view && drawSecrets(this.secrets, view.secrets, this.level, this.#name);
  }

  // The depth that was asked for, else that of the viewer's own people, else the first.
  #levelOf({ levels, groups, members, viewer }) {
    const own = new Set(members.filter(({ owner }) => owner === viewer).map(({ id }) => id));
    const home = groups.find(({ spots }) => Object.keys(spots).some((id) => own.has(id))) ?? groups[0];
    const find = (depth) => levels.find((level) => level.depth === depth);
    return find(this.chosen) ?? find(home?.depth) ?? levels[0] ?? NOTHING;
  }

  #choose(depth) {
    this.chosen = depth;
    this.show(this.view);
    this.onLevel?.();
  }

  /** A word of the rules as the viewer calls it. */
  #name = (kind, word) => this.terms[kind]?.[word] ?? word;

  #draw() {
    const { level } = this, name = this.#name;
    const lights = [1, 2, 3].map((grade) => draw("path", { class: `light-${grade}`, d: cellsPath(level, level.now, grade) }));
    const walked = draw("path", { class: "walked", d: level.walked.map((way) => line(way.map(([x, y]) => [x * UNIT, y * UNIT]))).join("") });
    this.ground.replaceChildren(draw("path", { class: "floor", d: cellsPath(level, level.seen, 1) }), ...lights,
      draw("path", { class: "squares-over", fill: "url(#squares)", d: cellsPath(level, level.seen, 1) }), walked, ...drawWalls(level));
    this.signs.replaceChildren(...drawSigns(level, name));
  }

  // The frame grows with what is known; where it is larger than the eye can read, the party is in its middle.
  #follow({ groups, secrets, frames }, isOther) {
    const { level, panZoom } = this, here = groups.find(({ depth }) => depth === level.depth);
    const whole = secrets?.levels.find(({ depth }) => depth === level.depth)?.areas.flatMap(({ rects }) => rects) ?? [];
    const corners = [...whole, ...(frames?.[level.depth] ? [frames[level.depth]] : [])].flatMap(([x, y, width, height]) => [[x, y], [x + width, y + height]]);
    const bounds = knownBounds(level, ROOMY, [...(here ? [here.at, ...plannedWays(here).flat()] : []), ...corners]);
    for (const [key, value] of Object.entries({ x: bounds.x - 4000, y: bounds.y - 4000, width: bounds.width + 8000, height: bounds.height + 8000 })) this.sheet.setAttribute(key, value);
    panZoom.frame(bounds);
    if (!here) return;
    const [x, y] = here.at.map((each) => each * UNIT);
    const isSmall = panZoom.scale * UNIT < READABLE, isOwn = panZoom.fitted && panZoom.byHand;
    if (isSmall && (isOther || !isOwn)) panZoom.nearTo({ x, y }, NEAR / UNIT);
    else if (!panZoom.fitted) panZoom.reveal({ x, y });
  }

  trace(path) {
    const stops = (path ?? []).map((word) => (Array.isArray(word) ? word : this.where(word))).filter(Boolean);
    const points = stops.map(([x, y]) => [x * UNIT, y * UNIT]);
    const ring = points.length === 1 ? [[-11, 0], [0, -11], [11, 0], [0, 11], [-11, 0]].map(([dx, dy]) => [points[0][0] + dx, points[0][1] + dy]) : points;
    this.track.setAttribute("d", ring.length ? line(ring) : "");
  }

  destroy() {
    this.panZoom.destroy();
    this.tools.destroy();
    this.svg.remove();
    this.host.classList.remove("scene", "on-paper");
  }
}
