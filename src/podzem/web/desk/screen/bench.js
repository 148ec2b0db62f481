// The bench of a fight: the board under the hand, who and what is put on it, the sheet of whoever is chosen.

import { fighter } from "../../scene/battle/fighters.js";
import { draw, picture } from "../../art/svg.js";
import { h, notice, replace, replaceKeepingFocus, select, wear } from "../../frame/dom.js";
import { learn, t } from "../../frame/words.js";
import { YARD, drawBoard, pairOf, square } from "../../scene/battle/ground.js";
import { Tokens } from "../../scene/battle/tokens.js";
import { sheetForm } from "./bench_sheet.js";
import { Plan } from "./plan.js";

const FEATURES = { wall: { wall: true }, mud: { ground: "awkward" }, water: { ground: "hard" }, narrow: { confined: true }, rise: { height: 1 }, hill: { height: 2 }, shadow: { light: "shadow" }, dark: { light: "dark" }, bush: { cover: "poor" }, fence: { cover: "fair" }, stones: { cover: "solid" }, loophole: { cover: "loophole" }, smoke: { smoke: true }, mist: { mist: true }, fire: { fire: true }, plain: null };
const MARGIN = 18;
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export async function createBench(host, stock, changed) {
  await Promise.all([wear("battle"), wear("screen"), learn("paper"), learn("screen")]);
  return new Bench(host, stock, changed);
}

class Bench {
  tool = { put: "brigand", side: "others" };
  chosen = null;
  cursor = [0, 0];

  constructor(host, stock, changed) {
    Object.assign(this, { stock, changed, plan: new Plan(stock) });
    this.ground = draw("g");
    this.tokens = new Tokens(stock.terms);
    this.mark = draw("path", { class: "cursor" });
    this.svg = draw("svg", { class: "fray plan", role: "application", tabindex: 0, "aria-label": t("the-board") }, this.ground, this.mark, this.tokens.layer);
    this.settings = h("div.bench-settings");
    this.pick = h("div.bench-pick");
    this.about = h("div.bench-about", { role: "region", "aria-label": t("who-is-chosen") });
    replace(host, h("div.bench-board", {}, this.settings, h("div.fray", {}, this.svg)), h("div.bench-side", {}, this.about, this.pick));
    this.#listen();
    this.#show();
  }

  get document() {
    return this.plan.document;
  }

  get fileName() {
    return "podzem-fight";
  }

  /** A document from elsewhere, as the server has read it. */
  take({ document, view }) {
    this.plan.read(document, new Map(view.squares.map(({ at, ...rest }) => [`${at}`, rest])));
    this.chosen = null;
    this.#show();
  }

  #change(act) {
    act();
    this.#show();
    this.changed();
  }

  #listen() {
    let painting = false;
    const at = (event) => {
      const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.svg.getScreenCTM().inverse());
      return [Math.floor(point.x / YARD), Math.floor(point.y / YARD)];
    };
    this.svg.addEventListener("pointerdown", (event) => {
      painting = true;
      this.#use(at(event), true);
    });
    this.svg.addEventListener("pointermove", (event) => painting && "paint" in this.tool && this.#use(at(event), false));
    for (const name of ["pointerup", "pointerleave", "pointercancel"]) this.svg.addEventListener(name, () => (painting = false));
    this.svg.addEventListener("keydown", (event) => {
      const step = STEPS[event.key];
      if (step) this.cursor = [0, 1].map((n) => Math.max(0, Math.min(this.cursor[n] + step[n], [this.plan.width, this.plan.height][n] - 1)));
      else if (event.key === "Enter" || event.key === " ") this.#use(this.cursor, true);
      else if (event.key === "Delete" && this.chosen) this.#remove();
      else return;
      event.preventDefault();
      this.#mark();
    });
  }

  /** What the tool in hand does at a square: somebody who stands there is chosen first. */
  #use([x, y], pressed) {
    const { plan } = this;
    if (x < 0 || y < 0 || x >= plan.width || y >= plan.height) return;
    this.cursor = [x, y];
    const here = plan.creatures.find((each) => covers(each, plan.squaresOf(each), [x, y]));
    if (here && pressed && !this.tool.move) this.chosen = here;
    else if ("paint" in this.tool) return this.#paint([x, y]);
    else if (this.tool.move && this.chosen) return this.#stand({ ...this.chosen, at: [x, y] });
    else if (pressed && this.tool.put) return this.#stand({ kind: this.tool.put, side: this.tool.side, at: [x, y], facing: this.tool.side === "heroes" ? "E" : "W" });
    return this.#show();
  }

  /** A wall rises where nobody stands. */
  #paint([x, y]) {
    const { plan } = this, feature = FEATURES[this.tool.paint];
    if (feature?.wall && plan.creatures.some((each) => covers(each, plan.squaresOf(each), [x, y]))) return this.#refuse();
    return this.#change(() => plan.paint(`${x},${y}`, feature));
  }

  /** Somebody new, or whoever is moved: where there is room for all of him. */
  #stand(creature) {
    const { plan } = this, moved = this.tool.move ? this.chosen : null;
    if (!plan.hasRoom(creature, moved)) return this.#refuse();
    return this.#change(() => {
      if (moved) this.tool = { put: moved.kind, side: moved.side ?? "others" };
      else plan.creatures.push(creature);
      this.chosen = moved ? Object.assign(moved, { at: creature.at }) : creature;
    });
  }

  #refuse() {
    notice(t("no-room-there"), { kind: "bad" });
  }

  #remove() {
    this.#change(() => {
      this.plan.creatures = this.plan.creatures.filter((each) => each !== this.chosen);
      this.chosen = null;
    });
  }

  #show() {
    const { plan } = this, size = [plan.width, plan.height];
    this.svg.setAttribute("viewBox", `${-MARGIN} ${-MARGIN} ${size[0] * YARD + 2 * MARGIN} ${size[1] * YARD + 2 * MARGIN}`);
    this.ground.replaceChildren(...drawBoard(size, [...plan.squares].map(([key, ground]) => ({ at: pairOf(key), ...ground })), "own"));
    this.#showTokens();
    this.#mark();
    this.#showSettings();
    this.#showPick();
    this.#showAbout();
  }

  #showTokens() {
    const { plan } = this, alike = new Map();
    const creatures = plan.creatures.map((each, index) => {
      const number = (alike.get(each.kind) ?? 0) + 1;
      alike.set(each.kind, number);
      return { id: `${index}`, kind: each.kind, name: { "": plan.nameOf(each) }, number: plan.isCharacter(each) ? 0 : number, side: each.side ?? "others", seat: 0, at: each.at, squares: plan.squaresOf(each), facing: each.facing ?? "S", hp: 1, hp_max: 1, conditions: {}, adv: 0, out: "", hidden: each.hidden };
    });
    this.tokens.figures.clear();
    this.tokens.layer.replaceChildren();
    this.tokens.show({ creatures, size: [plan.width, plan.height], active: `${plan.creatures.indexOf(this.chosen)}`, secrets: { hidden: creatures.filter(({ hidden }) => hidden).map(({ id }) => id) } });
  }

  #mark() {
    this.mark.setAttribute("d", square(this.cursor, 1));
  }

  #showSettings() {
    const { plan, stock } = this, name = plan.rest.name ?? {};
    const size = (which) => h("input", { type: "number", min: 4, max: stock.widest, value: String(plan[which]), "aria-label": t(`board-${which}`), onchange: (event) => {
      const wanted = Math.max(4, Math.min(Number(event.target.value) || plan[which], stock.widest));
      this.#change(() => plan.resize(which === "width" ? wanted : plan.width, which === "height" ? wanted : plan.height));
    } });
    const start = select([["", t("start-from")], ...Object.entries(stock.fights).map(([id, fight]) => [id, said(fight.name)])], "", { "aria-label": t("start-from"), "data-key": "start", onchange: (event) => event.target.value && this.#change(() => {
      plan.start(event.target.value);
      this.chosen = null;
    }) });
    const weather = select(stock.weathers.map((each) => [each, stock.terms.weather[each]]), plan.rest.weather ?? "clear", { "aria-label": t("weather-of-it"), onchange: (event) => this.#change(() => { plan.rest.weather = event.target.value; }) });
    const title = h("input", { value: said(name), maxlength: 60, "aria-label": t("name-of-it"), placeholder: t("name-of-it"), onchange: (event) => this.#change(() => { plan.rest.name = { ...(typeof name === "string" ? { en: name } : name), [document.documentElement.lang]: event.target.value }; }) });
    replace(this.settings, title, start, h("span.size", {}, size("width"), "×", size("height")), weather);
  }

  #showPick() {
    const { stock, tool } = this, group = (title, rows) => [h("h3", {}, title), h("div.stock", { role: "group", "aria-label": title }, rows)];
    const who = ({ id, say, character, rank, hp }) => h("button.pick", { type: "button", "data-key": `put ${id}`, "aria-pressed": String(tool.put === id), onclick: () => this.#take({ put: id, side: character ? "heroes" : "others" }) },
      picture("-13 -13 26 26", { class: "bust" }, fighter(id, {}, character ? "var(--safe)" : "var(--danger)")), h("span", {}, say, h("small", {}, `${t("hp")} ${hp}${rank !== "mob" && !character ? ` · ${t(`rank-${rank}`)}` : ""}`)));
    const brush = (name) => h("button.pick.brush", { type: "button", "data-key": `paint ${name}`, "aria-pressed": String(tool.paint === name), onclick: () => this.#take({ paint: name }) }, picture(`0 0 ${YARD} ${YARD}`, { class: "swatch fray" }, ...drawBoard([1, 1], [{ at: [0, 0], ...this.plan.plain, ...FEATURES[name] }], name).filter((each) => !each.classList.contains("ruler"))), h("span", {}, t(`paint-${name}`)));
    replaceKeepingFocus(this.pick, [...group(t("heroes-of-it"), stock.creatures.filter(({ character }) => character).map(who)), ...group(t("others-of-it"), stock.creatures.filter(({ character }) => !character).map(who)), ...group(t("ground-of-it"), Object.keys(FEATURES).map(brush))]);
  }

  /** What is picked once more is put back. */
  #take(tool) {
    const isHeld = ["put", "paint"].some((what) => tool[what] && tool[what] === this.tool[what]);
    Object.assign(this, { tool: isHeld ? {} : tool, chosen: null });
    this.#show();
  }

  #showAbout() {
    const { chosen, plan, stock } = this;
    if (!chosen) return replace(this.about, h("p.quiet", {}, t("bench-hint")));
    const put = (name, value) => this.#change(() => { chosen[name] = value; });
    return replaceKeepingFocus(this.about, [h("header", {}, h("strong", {}, plan.nameOf(chosen)), h("button.plain", { type: "button", "data-key": "move it", "aria-pressed": String(Boolean(this.tool.move)), onclick: () => { this.tool = { move: true }; this.#show(); } }, t("move-it")), h("button.plain", { type: "button", "data-key": "remove it", onclick: () => this.#remove() }, t("remove-it"))),
      h("p.bench-facts", {}, select([["heroes", t("heroes-of-it")], ["others", t("others-of-it")]], chosen.side ?? "others", { "data-key": "side", "aria-label": t("side-of-it"), onchange: (event) => put("side", event.target.value) }),
        select(stock.facings.map((each) => [each, stock.terms.facing[each]]), chosen.facing ?? "S", { "data-key": "facing", "aria-label": t("facing-of-it"), onchange: (event) => put("facing", event.target.value) }),
        h("label", {}, h("input", { type: "checkbox", "data-key": "hidden", checked: Boolean(chosen.hidden), onchange: (event) => put("hidden", event.target.checked) }), ` ${t("in-hiding")}`)),
      sheetForm(plan, chosen, (act) => this.#change(act))]);
  }
}

const said = (name) => (typeof name === "string" ? name : name?.[document.documentElement.lang] ?? name?.en ?? "");

const covers = ({ at: [x, y] }, size, [a, b]) => a >= x && b >= y && a < x + size && b < y + size;
