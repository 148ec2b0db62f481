// A battle board: ground, those on it, where one may go, lines of fire, the blow that is being struck.

import { draw, line } from "../../art/svg.js";
import { wear } from "../../frame/dom.js";
import { learn } from "../../frame/words.js";
import { MapTools } from "../grid/map_tools.js";
import { Marks } from "../grid/marks.js";
import { PanZoom } from "../pan_zoom.js";
import { YARD, centre, drawBoard } from "./ground.js";
import { Tokens } from "./tokens.js";

const MARK = 16; // the drawing's units to one of a mark's
const PATIENCE = 395;
const READABLE = 22; // pixels to a yard

/** Where a square stands for the marks. */
export const marked = ([x, y], squares = 1) => centre([x, y], squares).map((each) => each / MARK);

export async function createDrawing(host, scene) {
  await Promise.all([learn("grid"), wear("grid"), wear("marks")]);
  const board = new BattleBoard(host, scene);
  return {
    show: (view, how) => board.show(view, how),
    light: (marks, onPick) => board.marks.light(marks, onPick),
    trace: (path) => board.trace(path),
    onCreature: (then) => { board.onCreature = then; },
    focusNext: () => board.marks.focusNext(),
    fit: () => board.panZoom.fit(),
    zoom: (factor) => board.panZoom.zoom(factor),
    destroy: () => board.destroy(),
  };
}

class BattleBoard {
  view = null;

  constructor(host, scene) {
    Object.assign(this, { host, scene, size: scene.size });
    this.marks = new Marks((place) => this.panZoom.reveal(place));
    this.tokens = new Tokens();
    this.ground = draw("g", { class: "ground" });
    this.items = draw("g", { class: "items" });
    this.blow = draw("path", { class: "blow" });
    this.track = draw("path", { class: "track" });
    const world = draw("g", {}, this.ground, this.items, this.track, this.blow, this.marks.layer, this.tokens.layer);
    this.svg = draw("svg", { class: "scene-drawing", role: "group", tabindex: -1 }, world);
    host.classList.add("scene", "battle");
    host.append(this.svg);
    const [width, height] = this.size;
    this.panZoom = new PanZoom(this.svg, world, { x: -YARD / 2, y: -YARD / 2, width: (width + 1) * YARD, height: (height + 1) * YARD }, (x, y, scale) => this.svg.classList.toggle("far", YARD * scale < READABLE));
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

  async show(view, { animate = false } = {}) {
    const drawn = JSON.stringify(view.squares);
    this.view = view;
    if (drawn !== this.drawn) this.ground.replaceChildren(...drawBoard(this.size, view.squares, this.scene.name));
    this.drawn = drawn;
    this.items.replaceChildren(...view.items.map(({ at, kind }) => {
      const [x, y] = centre(at);
      return draw("path", { class: `item is-${kind}`, transform: `translate(${x} ${y + 9})`, d: "M-8 3L8-3M-5-1L-2 5" });
    }));
    this.host.dataset.weather = view.weather === "clear" ? "" : view.weather === "extreme" ? "storm" : "rain";
    const moving = this.tokens.show(view, animate);
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
    const { creatures, active } = this.view, here = creatures.find(({ id }) => id === active), { panZoom } = this;
    if (!here) return;
    const [x, y] = centre(here.at, here.squares);
    if (panZoom.scale * YARD < READABLE && !(panZoom.fitted && panZoom.byHand)) panZoom.nearTo({ x, y }, (READABLE + 6) / YARD);
    else if (!panZoom.fitted) panZoom.reveal({ x, y });
  }

  /** A way or a line of fire: squares one after another. */
  trace(path) {
    const points = (path ?? []).filter(Array.isArray).map((each) => centre(each));
    this.track.setAttribute("d", points.length > 1 ? line(points) : "");
  }

  destroy() {
    this.panZoom.destroy();
    this.tools.destroy();
    this.svg.remove();
    this.host.classList.remove("scene", "battle");
    delete this.host.dataset.weather;
  }
}
