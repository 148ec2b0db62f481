// A battle board: ground, those on it, where one may go, lines of fire, the blow that is being struck.

import { draw, line } from "../../art/svg.js";
import { wear } from "../../frame/dom.js";
import { learn } from "../../frame/words.js";
import { MapTools } from "../grid/map_tools.js";
import { Marks } from "../grid/marks.js";
import { PanZoom } from "../pan_zoom.js";
import { YARD, centre, drawBoard, pairOf, square, through } from "./ground.js";
import { Tokens } from "./tokens.js";

const MARK = 16; // the drawing's units to one of a mark's
const PATIENCE = 395;
const READABLE = 22; // pixels to a yard
const MARGIN = 18; // units round the board, where its numbers stand

/** Where a square stands for the marks. */
export const marked = ([x, y], squares = 1) => centre([x, y], squares).map((each) => each / MARK);

export async function createDrawing(host, scene, terms) {
  await Promise.all([learn("grid"), wear("marks")]);
  const board = new BattleBoard(host, scene, terms);
  return {
    show: (view, how) => board.show(view, how),
    light: (marks, onPick) => board.marks.light(marks, onPick),
    reach: (squares) => board.reach(squares),
    trace: (path) => board.trace(path),
    look: (creature) => board.look(creature),
    onCreature: (then) => { board.onCreature = then; },
    focusNext: () => board.marks.focusNext(),
    fit: () => board.panZoom.fit(),
    zoom: (factor) => board.panZoom.zoom(factor),
    destroy: () => board.destroy(),
  };
}

class BattleBoard {
  view = null;

  constructor(host, scene, terms) {
    Object.assign(this, { host, scene, size: scene.size });
    this.marks = new Marks((place) => this.panZoom.reveal(place));
    this.tokens = new Tokens(terms);
    this.ground = draw("g", { class: "ground" });
    this.items = draw("g", { class: "items" });
    this.within = draw("path", { class: "within" });
    this.blow = draw("path", { class: "struck" });
    this.track = draw("path", { class: "track" });
    this.said = draw("text", { class: "track-said" });
    const world = draw("g", {}, this.ground, this.within, this.items, this.blow, this.marks.layer, this.tokens.layer, this.track, this.said);
    this.svg = draw("svg", { class: "scene-drawing", role: "group", tabindex: -1 }, world);
    host.classList.add("scene", "fray");
    host.append(this.svg);
    const [width, height] = this.size;
    this.panZoom = new PanZoom(this.svg, world, { x: -MARGIN, y: -MARGIN, width: width * YARD + 2 * MARGIN, height: height * YARD + 2 * MARGIN }, (x, y, scale) => this.svg.classList.toggle("far", YARD * scale < READABLE));
    this.panZoom.onResize = () => this.view && this.#follow();
    this.tools = new MapTools(host, this.panZoom, () => undefined);
    this.svg.addEventListener("click", (event) => this.#clicked(event));
  }

  #clicked(event) {
    const picked = this.marks.tap(this.panZoom.inside(event), this.panZoom.scale);
    this.panZoom.clicked(event, picked);
    const id = !picked && event.target.closest?.("[data-creature]")?.dataset.creature;
    if (id) this.onCreature?.(id);
  }

  async show(view, { animate = false, lines = [] } = {}) {
    const drawn = JSON.stringify(view.squares);
    this.view = view;
    if (drawn !== this.drawn) this.ground.replaceChildren(...drawBoard(this.size, view.squares, this.scene.name, this.scene.map));
    this.drawn = drawn;
    this.items.replaceChildren(...view.items.filter(({ at }) => at.length).map(({ at, kind }) => {
      const [x, y] = centre(at);
      return draw("path", { class: `item is-${kind}`, transform: `translate(${x} ${y + 9})`, d: "M-8 3L8-3M-5-1L-2 5" });
    }));
    this.host.dataset.weather = view.weather === "clear" ? "" : view.weather === "extreme" ? "storm" : "rain";
    const moving = this.tokens.show(view, animate ? walked(lines) : undefined);
    this.#showBlow(view);
    this.#follow();
    if (animate) await Promise.race([moving, new Promise((done) => { setTimeout(done, PATIENCE); })]);
  }

  // Who strikes whom, as a line between them.
  #showBlow({ blow, creatures }) {
    const find = (id) => creatures.find((each) => each.id === id), [a, b] = [find(blow?.attacker), find(blow?.target)];
    this.blow.setAttribute("d", a && b ? line([centre(a.at, a.squares), centre(b.at, b.squares)]) : "");
  }

  #follow() {
    const { creatures, active, blow } = this.view, { panZoom } = this;
    // Whoever is struck is seen, and whoever strikes or acts above all.
    const looked = [blow?.target, blow?.attacker, active].map((name) => creatures.find(({ id }) => id === name)).filter(Boolean);
    const places = looked.map(({ at, squares }) => centre(at, squares)).map(([x, y]) => ({ x, y }));
    if (!places.length) return;
    if (panZoom.scale * YARD < READABLE && !(panZoom.fitted && panZoom.byHand)) panZoom.nearTo(places.at(-1), (READABLE + 6) / YARD);
    if (!panZoom.fitted) for (const place of places) panZoom.reveal(place);
  }

  /** Somebody is brought into the frame. */
  look({ at, squares }) {
    const [x, y] = centre(at, squares);
    if (!this.panZoom.fitted) this.panZoom.reveal({ x, y });
  }

  /** The squares that can be walked to, tinted. */
  reach(squares) {
    this.within.setAttribute("d", squares.map((each) => square(each, 1)).join(""));
  }

  /** A way or a line of fire: squares one after another; {path, say, shot} where there is something to say of it. */
  trace(told) {
    const { path = [], say = "", shot = false } = Array.isArray(told) ? { path: told } : told ?? {};
    const points = path.filter(Array.isArray);
    this.track.setAttribute("d", through(points));
    this.track.classList.toggle("is-shot", shot);
    const [x, y] = points.length ? centre(points.at(-1)) : [0, 0];
    for (const [name, value] of Object.entries({ x: Math.min(Math.max(x, 50), this.size[0] * YARD - 50), y: y - 22 })) this.said.setAttribute(name, value);
    this.said.textContent = points.length ? say : "";
  }

  destroy() {
    this.panZoom.destroy();
    this.tools.destroy();
    this.svg.remove();
    this.host.classList.remove("scene", "fray");
    delete this.host.dataset.weather;
  }
}

/** Where each one went, square by square, in the lines that are new. */
function walked(lines) {
  const found = new Map();
  for (const { event, creature, path } of lines) if (event === "moved" && path) found.set(creature, [...(found.get(creature) ?? []), ...path.map(pairOf)]);
  return found;
}
