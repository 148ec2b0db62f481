// The land: inked terrain as far as it is known, water, ways, landmarks, parties; season and weather lie over it.
// While somebody is below ground the drawing is the dungeon's own, on squared paper, and comes back afterwards.

import { draw, line } from "../../art/svg.js";
import { wear } from "../../frame/dom.js";
import { learn, tongue } from "../../frame/words.js";
import { MapTools } from "../grid/map_tools.js";
import { Marks } from "../grid/marks.js";
import { PanZoom } from "../pan_zoom.js";
import { CELL, centre, drawFog, drawLand, pattern, remembered } from "./land.js";
import { drawLandmarks } from "./landmarks.js";
import { Parties } from "./parties.js";
import { drawCrossings, drawPaths, drawRivers } from "./ways.js";

const MARK = 16; // the drawing's units to one of a mark's
const PATIENCE = 395; // milliseconds that anybody waits for a movement
const READABLE = 26; // pixels to a cell: a larger land is first seen near the party
const NEAR = 52;
const MARGIN = 22; // round the land
const COLD = new Set(["autumn", "winter"]);
const WET = new Set(["rain", "storm", "snow", "blizzard"]);

/** Where a cell stands for the marks. */
export const marked = ([x, y]) => [((x + 0.5) * CELL) / MARK, ((y + 0.5) * CELL) / MARK];

export async function createDrawing(host, scene, terms) {
  await Promise.all([learn("grid"), wear("marks")]);
  const land = new Region(host, scene, terms);
  return {
    show: (view, how) => land.show(view, how),
    light: (marks, onPick) => (land.below ? land.below.light(marks, onPick) : land.marks.light(marks, onPick)),
    trace: (path) => (land.below ? land.below.trace(path) : land.trace(path)),
    get where() {
      return land.below?.where; // above ground nothing is asked for by its name
    },
    depth: () => land.below?.depth(),
    level: () => land.below?.level(),
    onLevel: (then) => { land.onLevel = then; land.below?.onLevel(then); },
    onParty: (then) => { land.onParty = then; },
    lookBelow: (isDown, elsewhere) => land.look(isDown, elsewhere),
    isBelow: () => Boolean(land.below),
    focusNext: () => (land.below ?? land.marks).focusNext(),
    fit: () => (land.below ? land.below.fit() : land.panZoom.fit()),
    zoom: (factor) => (land.below ? land.below.zoom(factor) : land.panZoom.zoom(factor)),
    destroy: () => land.destroy(),
  };
}

class Region {
  below = null; // the dungeon's drawing, while it is shown
  looksBelow = true; // while some are below and some above, the desk says who is looked at
  view = null;
  #descending = null; // until the dungeon's drawing is there
  #drawn = "";
  #looked = ""; // the parties of another dungeon that is looked at
  #strokes = null; // of rain and snow, since the first wet day

  constructor(host, scene, terms) {
    Object.assign(this, { host, scene, terms });
    this.marks = new Marks((place) => this.panZoom.reveal(place));
    this.parties = new Parties((number) => this.onParty?.(number));
    this.ground = draw("g", { class: "land" });
    this.secrets = draw("g", { class: "secrets" });
    this.fog = draw("g", { class: "fog" });
    this.track = draw("g", { class: "planned-way" });
    this.world = draw("g", {}, this.fog, this.ground, this.secrets, this.parties.plans, this.marks.layer, this.track, this.parties.layer);
    this.svg = draw("svg", { class: "scene-drawing", role: "group", tabindex: -1 }, definitions(), this.world, draw("rect", { class: "weather", width: "100%", height: "100%" }));
    host.classList.add("scene", "region");
    host.append(this.svg);
    this.panZoom = new PanZoom(this.svg, this.world, bounds(scene.size ?? [14, 10]), (x, y, scale) => this.#zoomed(scale));
    this.panZoom.onResize = () => this.view && this.#follow(this.view);
    this.tools = new MapTools(host, this.panZoom, () => undefined);
    this.svg.addEventListener("click", (event) => this.panZoom.clicked(event, this.marks.tap(this.panZoom.inside(event), this.panZoom.scale)));
  }

  #zoomed(scale) {
    this.parties.resize(scale);
    this.svg.classList.toggle("far", CELL * scale < 34);
  }

  async show(view, how = {}) {
    this.view = view;
    if (this.#isBelow) return this.#showBelow(how);
    this.#comeUp();
    const { land, weather, date, secrets } = view;
    const drawn = JSON.stringify([land, weather.washed, weather.ice, secrets?.land, secrets?.places, tongue()]), changed = drawn !== this.#drawn;
    this.#drawn = drawn;
    if (changed) this.#draw(view);
    if (COLD.has(date.season) || weather.ice) wear("cold");
    this.host.dataset.season = date.season;
    this.#rainOrSnow(weather.kind);
    this.host.classList.toggle("on-ice", weather.ice);
    const moving = this.parties.show(view, how.animate);
    this.#follow(view);
    if (how.animate) await Promise.race([moving, new Promise((done) => { setTimeout(done, PATIENCE); })]);
    return undefined;
  }

  #rainOrSnow(kind) {
    this.host.dataset.weather = WET.has(kind) ? kind : "";
    if (WET.has(kind)) this.#strokes ??= import("./weather.js").then(({ drawWeather }) => this.svg.prepend(drawWeather()));
  }

  /** Look at those below, in another dungeon too, or at the land. */
  look(isDown, elsewhere = null) {
    const looked = elsewhere?.parties.join() ?? "";
    if (this.looksBelow === isDown && this.#looked === looked) return;
    if (this.#looked !== looked) this.#comeUp(); // another map, another paper
    this.looksBelow = isDown;
    this.#looked = looked;
    if (this.view) this.show(this.view);
  }

  get #isBelow() {
    return Boolean(this.view?.below && this.looksBelow);
  }

  /** The dungeon that is looked at, and its paper. */
  get #dungeon() {
    const other = this.view.elsewhere?.find(({ parties }) => parties.join() === this.#looked);
    return other ?? { below: this.view.below, paper: this.scene.below };
  }

  // Down: the squared paper takes the place of the land.
  async #showBelow(how) {
    this.#descending ??= this.#descend();
    await this.#descending;
    return this.#isBelow ? this.below?.show(this.#dungeon.below, how) : undefined;
  }

  async #descend() {
    const { goDown } = await import("./below.js"), first = this.#dungeon;
    if (this.#isBelow) {
      const below = await goDown(this, first);
      below.show(this.#dungeon.below ?? first.below);
      this.below = below;
    }
    if (this.#isBelow) this.onLevel?.();
    else this.#comeUp();
  }

  #comeUp() {
    this.#descending = null;
    if (!this.below) return;
    this.below.destroy();
    this.below = null;
    this.svg.style.display = "";
    this.tools.element.hidden = false;
    this.host.classList.add("scene", "region");
  }

  #draw({ land, weather, secrets }) {
    this.fog.replaceChildren(...drawFog(land.size));
    const named = ({ name, type }) => name[tongue()] || Object.values(name)[0] || this.terms.landmark?.[type] || "";
    this.ground.replaceChildren(...drawLand(land, this.scene.name ?? ""), ...drawRivers(land), ...drawPaths(land, weather.washed),
      ...drawCrossings(land), draw("path", { class: "remembered", d: remembered(land) }), ...drawLandmarks(land, named));
    if (secrets) import("./secrets.js").then(({ drawSecrets }) => this.secrets.replaceChildren(...drawSecrets(secrets, land, named)));
    else this.secrets.replaceChildren();
  }

  // All of the land is in the frame, be it fog; where that is more than the eye can read, the party is in its middle,
  // unless somebody has moved the map himself.
  #follow({ land, parties, shown }) {
    const { panZoom } = this, here = parties.find(({ number }) => number === shown) ?? parties[0];
    panZoom.frame(bounds(land.size));
    if (!here) return;
    const [x, y] = centre(here.cell), isSmall = panZoom.scale * CELL < READABLE;
    if (isSmall && !(panZoom.fitted && panZoom.byHand)) panZoom.nearTo({ x, y }, NEAR / CELL);
    else if (!panZoom.fitted) panZoom.byHand ? panZoom.reveal({ x, y }) : panZoom.nearTo({ x, y }, panZoom.scale);
  }

  /** A planned march from cell to cell, its nights marked; a list of one cell is ringed. */
  trace(plan) {
    const cells = (Array.isArray(plan) ? plan : plan?.way ?? []).filter(Array.isArray), points = cells.map(centre);
    if (points.length < 2) return this.track.replaceChildren(...points.map(([cx, cy]) => draw("circle", { class: "ring", cx, cy, r: 17 })));
    return this.track.replaceChildren(draw("path", { class: "track", d: line(points) }), ...(plan.nights ?? []).map((cell, night) => camp(points[cell], night + 1)), draw("circle", { class: "track-end", cx: points.at(-1)[0], cy: points.at(-1)[1], r: 6 }));
  }

  destroy() {
    this.#comeUp();
    this.panZoom.destroy();
    this.tools.destroy();
    this.svg.remove();
    this.host.classList.remove("scene", "region", "on-ice");
    for (const key of ["season", "weather"]) delete this.host.dataset[key];
  }
}

// All of the land and a margin for its numbers.
function bounds([width, height]) {
  return { x: -MARGIN, y: -MARGIN, width: width * CELL + 2 * MARGIN, height: height * CELL + 2 * MARGIN };
}

// A night on the way: a tent with its number.
function camp([x, y], number) {
  return draw("g", { class: "night", transform: `translate(${x} ${y - 12})` }, draw("path", { d: "M-9 8L0-8 9 8Z" }), draw("text", { y: 6 }, number));
}

// What nobody has seen lies under mist.
function definitions() {
  return draw("defs", {}, pattern("mist", 96, "M8 22q8-10 18-3 9-7 16 2M52 70q10-11 20-2 9-6 14 3M60 18q6-6 12 0M14 72q7-7 14 0"));
}
